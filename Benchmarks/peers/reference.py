"""The scene drawn slowly and plainly with numpy: what every contestant's picture must show."""

import numpy

# Sub-pixels on a side when the coverage of a rounded corner is counted.
FINE = 16


class Reference:
    def __init__(self, scene):
        self.scene = scene
        self.coverage = numpy.zeros((scene.height, scene.width))
        for p in scene.placeholders:
            part = self.coverage[p.y : p.y + p.height, p.x : p.x + p.width]
            numpy.maximum(part, rounded(p.width, p.height, p.radius), out=part)
        y, x = numpy.mgrid[0 : scene.height, 0 : scene.width]
        self.along = (x + 0.5) * scene.ux + (y + 0.5) * scene.uy

    def frame(self, number):
        """One frame as gray levels."""
        scene = self.scene
        place = (self.along - scene.center(number)) / scene.band
        light = numpy.where(abs(place) < 0.5, (1 + numpy.cos(2 * numpy.pi * place)) / 2, 0)
        shape = scene.base + (scene.highlight - scene.base) * light
        levels = scene.background + (shape - scene.background) * self.coverage
        return numpy.floor(levels + 0.5).astype(numpy.uint8)


def rounded(width, height, radius):
    """How much of each pixel of a rounded rectangle is inside of it, 0 to 1."""
    covered = numpy.ones((height, width))
    if radius == 0:
        return covered
    fine = (numpy.arange(radius * FINE) + 0.5) / FINE
    inside = (fine[:, None] - radius) ** 2 + (fine[None, :] - radius) ** 2 <= radius**2
    corner = inside.reshape(radius, FINE, radius, FINE).mean(axis=(1, 3))
    covered[:radius, :radius] = corner
    covered[:radius, width - radius :] = corner[:, ::-1]
    covered[height - radius :, :radius] = corner[::-1]
    covered[height - radius :, width - radius :] = corner[::-1, ::-1]
    return covered
