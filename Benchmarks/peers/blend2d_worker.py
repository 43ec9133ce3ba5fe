"""Blend2D draws the scene: every pixel of every frame, or only what the band has changed."""

import math
import sys

from blend2d_binding import Canvas, Path
from scene import Scene
from worker import per_frame, serve

QUARTER = math.pi / 2

# Rows that are repainted together: more rows repaint pixels that the slanted band doesn't touch,
# fewer need more calls. 100 was the fastest of 25, 50, 100 and 200.
SLAB = 100


def half(p, left):
    """The left or right rounded end of a placeholder."""
    path = Path()
    top, bottom, r = p.y + p.radius, p.y + p.height - p.radius, p.radius
    if left:
        path.move_to(p.x + r, p.y + p.height)
        path.arc_to(p.x + r, bottom, r, r, QUARTER, QUARTER)
        path.arc_to(p.x + r, top, r, r, 2 * QUARTER, QUARTER)
    else:
        path.move_to(p.x + p.width - r, p.y)
        path.arc_to(p.x + p.width - r, top, r, r, -QUARTER, QUARTER)
        path.arc_to(p.x + p.width - r, bottom, r, r, 0, QUARTER)
    path.close()
    return path


def whole(p):
    """A placeholder as one path."""
    path = Path()
    left, right, r = p.x + p.radius, p.x + p.width - p.radius, p.radius
    top, bottom = p.y + p.radius, p.y + p.height - p.radius
    path.arc_to(right, top, r, r, -QUARTER, QUARTER, True)
    path.arc_to(right, bottom, r, r, 0, QUARTER)
    path.arc_to(left, bottom, r, r, QUARTER, QUARTER)
    path.arc_to(left, top, r, r, 2 * QUARTER, QUARTER)
    path.close()
    return path


class Drawing:
    def __init__(self, scene):
        self.scene = scene
        self.canvas = Canvas(scene.width, scene.height)
        self.paths = [whole(p) for p in scene.placeholders]
        self.ends = [(p, half(p, True), half(p, False)) for p in scene.placeholders]
        self.stops = [(offset, round(level)) for offset, level in scene.stops()]
        self.full(scene.frames - 1)

    def use_light(self, frame):
        scene = self.scene
        back = scene.center(frame) - scene.band / 2
        front = back + scene.band
        self.canvas.use_gradient(
            scene.ux * back, scene.uy * back, scene.ux * front, scene.uy * front, self.stops
        )

    def full(self, frame):
        self.canvas.use_grey(self.scene.background)
        self.canvas.fill_all()
        self.placeholders(frame)

    def placeholders(self, frame):
        """Draws the placeholders over what is there; their soft edges get harder each time."""
        self.use_light(frame)
        for path in self.paths:
            self.canvas.fill_path(path)

    def changed(self, frame):
        """The rectangles and the rounded ends in which this frame differs from the last."""
        rectangles, ends = [], []
        for p, left, right in self.ends:
            inner, outer = p.x + p.radius, p.x + p.width - p.radius
            first, last = self.scene.changed_columns(frame, p.y, p.y + p.height)
            if first < inner and last > p.x:
                ends.append((left, p.x, p.y, p.radius, p.height))
            if first < p.x + p.width and last > outer:
                ends.append((right, outer, p.y, p.radius, p.height))
            for y in range(p.y, p.y + p.height, SLAB):
                height = min(SLAB, p.y + p.height - y)
                first, last = self.scene.changed_columns(frame, y, y + height)
                first, last = max(first, inner), min(last, outer)
                if first < last:
                    rectangles.append((first, y, last - first, height))
        return rectangles, ends

    def dirty(self, frame):
        rectangles, ends = self.changed(frame)
        # A soft edge drawn twice gets harder, so the round ends start from the background again.
        if ends:
            self.canvas.use_grey(self.scene.background)
        for _, *box in ends:
            self.canvas.fill_rect(*box)
        self.use_light(frame)
        for path, *_ in ends:
            self.canvas.fill_path(path)
        for box in rectangles:
            self.canvas.fill_rect(*box)

    def picture(self, frame, file, how="full"):
        """Writes one frame as gray levels, drawn whole or reached by changes alone."""
        if how == "dirty":
            for k in range(frame + 1):
                self.dirty(k)
        else:
            self.full(frame)
        self.canvas.pixels()[:, :, 0].tofile(file)
        self.full(self.scene.frames - 1)
        return {}


def main():
    scene = Scene(sys.argv[1])
    drawing = Drawing(scene)
    serve(
        {
            "full": lambda: per_frame(scene, drawing.full),
            "placeholders": lambda: per_frame(scene, drawing.placeholders),
            "dirty": lambda: per_frame(scene, drawing.dirty),
            "picture": lambda frame, file, how="full": drawing.picture(int(frame), file, how),
        }
    )


main()
