"""Cairo draws the scene: every pixel of every frame."""

import math
import sys

import cairo
import numpy
from scene import Scene
from worker import per_frame, serve

QUARTER = math.pi / 2


class Drawing:
    def __init__(self, scene):
        self.scene = scene
        self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, scene.width, scene.height)
        self.context = cairo.Context(self.surface)
        self.stops = [(offset, level / 255) for offset, level in scene.stops()]
        self.paths = [self.path(p) for p in scene.placeholders]

    def path(self, p):
        left, right, r = p.x + p.radius, p.x + p.width - p.radius, p.radius
        top, bottom = p.y + p.radius, p.y + p.height - p.radius
        self.context.new_path()
        self.context.arc(right, top, r, -QUARTER, 0)
        self.context.arc(right, bottom, r, 0, QUARTER)
        self.context.arc(left, bottom, r, QUARTER, 2 * QUARTER)
        self.context.arc(left, top, r, 2 * QUARTER, 3 * QUARTER)
        self.context.close_path()
        return self.context.copy_path()

    def full(self, frame):
        scene, context = self.scene, self.context
        background = scene.background / 255
        context.set_source_rgb(background, background, background)
        context.paint()
        back = scene.center(frame) - scene.band / 2
        front = back + scene.band
        light = cairo.LinearGradient(
            scene.ux * back, scene.uy * back, scene.ux * front, scene.uy * front
        )
        for offset, level in self.stops:
            light.add_color_stop_rgb(offset, level, level, level)
        context.set_source(light)
        for path in self.paths:
            context.new_path()
            context.append_path(path)
            context.fill()
        self.surface.flush()

    def picture(self, frame, file):
        """Writes one frame as gray levels."""
        self.full(frame)
        pixels = numpy.frombuffer(self.surface.get_data(), numpy.uint8)
        pixels.reshape(self.scene.height, self.surface.get_stride() // 4, 4)[
            :, : self.scene.width, 0
        ].tofile(file)
        return {}


def main():
    scene = Scene(sys.argv[1])
    drawing = Drawing(scene)
    serve(
        {
            "full": lambda: per_frame(scene, drawing.full),
            "picture": lambda frame, file: drawing.picture(int(frame), file),
        }
    )


main()
