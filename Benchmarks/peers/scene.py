"""The scene that every contestant draws, read from the one file that describes it."""

import dataclasses
import json
import math


@dataclasses.dataclass(frozen=True)
class Placeholder:
    """A rounded rectangle in whole pixels; a circle has a radius of half its side."""

    x: int
    y: int
    width: int
    height: int
    radius: int


class Scene:
    """One page of placeholders and the band of light that crosses it once."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            read = json.load(file)
        self.width = read["width"]
        self.height = read["height"]
        self.frames = read["frames"]
        self.frames_per_second = read["framesPerSecond"]
        self.background = gray(read["background"])
        self.base = gray(read["base"])
        self.highlight = gray(read["highlight"])
        self.band = read["band"]
        self.ux = math.cos(math.radians(read["angle"]))
        self.uy = math.sin(math.radians(read["angle"]))
        self.placeholders = [Placeholder(**p) for p in read["placeholders"]]
        extent = self.width * abs(self.ux) + self.height * abs(self.uy)
        self.travel = extent + self.band

    def center(self, frame):
        """Where the band's middle is along the direction of travel, in pixels.

        Frame 0 has the whole band just outside of the page, so the loop has no seam.
        """
        middle = self.width / 2 * self.ux + self.height / 2 * self.uy
        return middle + self.travel * (frame % self.frames / self.frames - 0.5)

    def lit_columns(self, frame, y0, y1):
        """The pixels [from, to) that the band can reach in rows y0 to y1 of a frame."""
        center = self.center(frame)
        return self.columns_between(center - self.band / 2, center + self.band / 2, y0, y1)

    def changed_columns(self, frame, y0, y1):
        """The pixels [from, to) that can differ between a frame and the one before it."""
        if frame % self.frames == 0:
            # The band leaves at one side and enters at the other: only its old place changes.
            return self.lit_columns(self.frames - 1, y0, y1)
        back = self.center(frame - 1) - self.band / 2
        front = self.center(frame) + self.band / 2
        return self.columns_between(back, front, y0, y1)

    def columns_between(self, back, front, y0, y1):
        slant = (y0 * self.uy, y1 * self.uy)
        first = (back - max(slant)) / self.ux
        last = (front - min(slant)) / self.ux
        return max(0, math.floor(first)), min(self.width, math.ceil(last))

    def stops(self, count=17):
        """The raised cosine as (offset, gray) stops across the width of the band."""
        steps = count - 1
        return [(k / steps, self.level(k / steps - 0.5)) for k in range(count)]

    def level(self, x):
        """The gray of a placeholder at x band widths from the band's middle."""
        light = (1 + math.cos(2 * math.pi * x)) / 2 if abs(x) < 0.5 else 0
        return self.base + (self.highlight - self.base) * light


def gray(color):
    """The level 0 to 255 of a color written #XXXXXX with three equal channels."""
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    if not red == green == blue:
        raise ValueError(f"the benchmark's colors are grays, but this one isn't: {color}")
    return red
