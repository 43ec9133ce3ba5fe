"""img2webp writes the scene's frames, which it reads from uncompressed files, as lossless WebP."""

import os
import subprocess
import sys
import tempfile

import numpy
from scene import Scene
from worker import milliseconds, serve


class Writing:
    def __init__(self, scene, folder):
        self.scene = scene
        self.folder = folder
        self.files = []

    def load(self, file):
        scene = self.scene
        frames = numpy.fromfile(file, numpy.uint8).reshape(-1, scene.height, scene.width)
        for number, frame in enumerate(frames):
            # Gray PNM costs next to nothing to read, so the time is that of the encoder.
            path = os.path.join(self.folder, f"{number:03}.pgm")
            with open(path, "wb") as out:
                out.write(f"P5\n{scene.width} {scene.height}\n255\n".encode())
                out.write(frame.tobytes())
            self.files.append(path)
        return {}

    def webp(self, file):
        command = ["img2webp", "-loop", "0", "-lossless", "-d", "17", *self.files, "-o", file]

        def work():
            subprocess.run(command, check=True, stderr=subprocess.DEVNULL)

        return {"ms": milliseconds(work), "bytes": os.path.getsize(file)}


def main():
    with tempfile.TemporaryDirectory() as folder:
        writing = Writing(Scene(sys.argv[1]), folder)
        serve({"load": writing.load, "webp": writing.webp})


main()
