"""Pillow writes the scene's frames, which it has as gray pictures in memory, as APNG and GIF."""

import os
import sys

import numpy
from PIL import Image
from scene import Scene
from worker import milliseconds, serve


class Writing:
    def __init__(self, scene):
        self.scene = scene
        self.pictures = []

    def load(self, file):
        scene = self.scene
        frames = numpy.fromfile(file, numpy.uint8).reshape(-1, scene.height, scene.width)
        self.pictures = [Image.fromarray(frame) for frame in frames]
        return {}

    def save(self, file, kind, duration):
        first, *rest = self.pictures

        def work():
            first.save(
                file, kind, save_all=True, append_images=rest, duration=duration, loop=0
            )

        return {"ms": milliseconds(work), "bytes": os.path.getsize(file)}


def main():
    writing = Writing(Scene(sys.argv[1]))
    apng_duration = 1000 / writing.scene.frames_per_second
    serve(
        {
            "load": writing.load,
            "apng": lambda file: writing.save(file, "PNG", apng_duration),
            # GIF counts hundredths of a second, and browsers slow a delay of one of them down.
            "gif": lambda file: writing.save(file, "GIF", 20),
        }
    )


main()
