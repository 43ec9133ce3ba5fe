"""Compares Sheen with other programs that draw and write the same animation, in one run.

All contestants stay alive for the whole run and are asked in turn, round after round, so that a
busy moment of the machine burdens all of them. The first round warms up and is not counted. The
exit code is 0 when every goal holds, 1 when one is missed or could not be measured.
"""

import argparse
import json
import os
import pathlib
import platform
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE / "peers"))

import numpy  # noqa: E402

import variants  # noqa: E402
from contestant import Contestant  # noqa: E402
from goals import CONTEXT, GOALS, judge, table  # noqa: E402
from pictures import difference, frames_that_differ  # noqa: E402
from reference import Reference  # noqa: E402
from scene import Scene  # noqa: E402

SCENE = HERE / "scene.json"

# Levels of 255 that a picture may be off, and the share of pixels that may be off by more than one.
# Programs differ in how they anti-alias a curve; ours is held to more.
OUR_DIFFERENCE = (2, 0.0005)
PEER_DIFFERENCE = (8, 0.002)


class Run:
    def __init__(self, ours, folder):
        self.folder = pathlib.Path(folder)
        self.scene = Scene(SCENE)
        self.reference = Reference(self.scene)
        self.ours = Contestant("Sheen", [ours, SCENE])
        self.blend2d = Contestant.peer("Blend2D", "blend2d_worker.py", SCENE)
        self.cairo = Contestant.peer("Cairo", "cairo_worker.py", SCENE)
        self.pillow = Contestant.peer("Pillow", "pillow_worker.py", SCENE)
        self.img2webp = Contestant.peer("img2webp", "img2webp_worker.py", SCENE)
        self.drawing = {
            "fill": (self.ours, "fill"),
            "full": (self.ours, "full"),
            "blend2d full": (self.blend2d, "full"),
            "blend2d placeholders": (self.blend2d, "placeholders"),
            "cairo full": (self.cairo, "full"),
            "dirty": (self.ours, "dirty"),
            "blend2d dirty": (self.blend2d, "dirty"),
        }
        self.add_variants(ours)
        self.writing = {
            "apng": (self.ours, "apng"),
            "pillow apng": (self.pillow, "apng"),
            "gif": (self.ours, "gif"),
            "pillow gif": (self.pillow, "gif"),
            "webp": (self.ours, "webp"),
            "img2webp webp": (self.img2webp, "webp"),
        }
        self.results = {}
        self.failures = []

    def add_variants(self, ours):
        """Contestants of their own for the scenes that differ in number and in area."""
        description = json.loads(SCENE.read_text(encoding="utf-8"))
        for name, scene in variants.all_of(description).items():
            path = self.folder / f"{name.replace(' ', '-')}.json"
            path.write_text(scene, encoding="utf-8")
            self.drawing[name] = (Contestant("Sheen", [ours, path]), "dirty")

    def check_drawing(self):
        """Every contestant must draw the scene, or its time says nothing."""
        for contestant, ways, allowed in [
            (self.ours, ("full", "dirty"), OUR_DIFFERENCE),
            (self.blend2d, ("full", "dirty"), PEER_DIFFERENCE),
            (self.cairo, ("full",), PEER_DIFFERENCE),
        ]:
            for way in ways:
                worst = (0, 0.0)
                for frame in 0, 1, self.scene.frames // 2, self.scene.frames - 1:
                    file = self.folder / "picture.gray"
                    request = ("picture", frame, file, *([way] if len(ways) > 1 else []))
                    answer = contestant.ask(*request)
                    if "error" in answer:
                        self.failures.append(f"{contestant.name}, {way}: {answer['error']}")
                        break
                    found = difference(file, self.reference.frame(frame))
                    worst = tuple(map(max, worst, found))
                else:
                    text = f"at most {worst[0]} levels, {worst[1]:.3%} of the pixels by more than 1"
                    print(f"{contestant.name}, {way}: differs from the reference by {text}")
                    if any(a > b for a, b in zip(worst, allowed)):
                        self.failures.append(f"{contestant.name}, {way}: not the same picture")

    def prepare_frames(self):
        """The frames that the encoders of others are given: ours, if they can be had."""
        file = self.folder / "frames.gray"
        answer = self.ours.ask("frames", file)
        if "error" in answer:
            self.failures.append(f"Sheen, frames: {answer['error']} (the peers get the reference's)")
            with open(file, "wb") as out:
                for frame in range(self.scene.frames):
                    out.write(self.reference.frame(frame).tobytes())
        for contestant in self.pillow, self.img2webp:
            contestant.ask("load", file)
        shape = (self.scene.frames, self.scene.height, self.scene.width)
        return numpy.fromfile(file, numpy.uint8).reshape(shape)

    def measure(self, requests, rounds, with_file=False):
        for number in range(rounds + 1):
            for name, (contestant, request) in requests.items():
                progress(f"round {number} of {rounds}: {name}")
                file = [self.folder / name.replace(" ", "-")] if with_file else []
                answer = contestant.ask(request, *file)
                if "error" in answer:
                    if number == 0:
                        self.failures.append(f"{contestant.name}, {name}: {answer['error']}")
                elif number > 0:
                    self.results.setdefault(name, []).append(answer)
        progress("")

    def check_writing(self, frames):
        """Every file must show the frames exactly."""
        for name, (contestant, _) in self.writing.items():
            if name not in self.results:
                continue
            wrong = frames_that_differ(self.folder / name.replace(" ", "-"), frames)
            print(f"{contestant.name}, {name}: {wrong} of {len(frames)} frames differ")
            if wrong:
                self.failures.append(f"{contestant.name}, {name}: {wrong} frames are wrong")


def progress(text):
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def describe(scene):
    area = sum(p.width * p.height for p in scene.placeholders) / (scene.width * scene.height)
    print(
        f"Scene: {scene.width} × {scene.height} pixels, {len(scene.placeholders)} placeholders "
        f"on {area:.1%} of them, {scene.frames} frames"
    )
    cpu = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
        cpu = f"{len(names)} × {names[0]}" if names else cpu
    print(f"Machine: {cpu}; load {os.getloadavg()[0]:.1f}; Python {platform.python_version()}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--ours", required=True, help="the program SheenBench, built for release")
    parser.add_argument("--rounds", type=int, default=15, help="rounds of drawing (15)")
    parser.add_argument("--writing-rounds", type=int, default=3, help="rounds of encoding (3)")
    options = parser.parse_args()
    if options.rounds < 1 or options.writing_rounds < 1:
        parser.error("at least one round is needed")

    with tempfile.TemporaryDirectory() as folder:
        run = Run(options.ours, folder)
        describe(run.scene)
        run.check_drawing()
        frames = run.prepare_frames()
        run.measure(run.drawing, options.rounds)
        run.measure(run.writing, options.writing_rounds, with_file=True)
        run.check_writing(frames)
        for contestant, _ in {**run.drawing, **run.writing}.values():
            if contestant.process.poll() is None:
                contestant.end()

    head = ["", "ours", "other", "ratio", "goal", ""]
    rows = [[goal.name, *judge(goal, run.results)] for goal in GOALS]
    context = [[goal.name, *judge(goal, run.results)] for goal in CONTEXT]
    print("\n" + table([head, *rows, [""] * len(head), *context]) + "\n")
    for failure in run.failures:
        print(f"problem: {failure}")
    missed = [row[0] for row in rows if row[-1] != "holds"]
    print(f"{len(rows) - len(missed)} of {len(rows)} goals hold")
    return 1 if missed or run.failures else 0


if __name__ == "__main__":
    sys.exit(main())
