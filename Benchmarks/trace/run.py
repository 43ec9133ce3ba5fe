#!/usr/bin/python3
"""How well and how fast `sheen trace` understands a screen.

    Benchmarks/trace/run.py [--check] [--sheen PATH] [--half tune|held]

Pages of Debian packages (pages.txt) are shown at three widths. The boxes of the document are the truth for
a picture of the same page; how many of them a skeleton made at two widths has in their places at the third
is counted by `sheen trace --check`. Tune on one half of the pages and report the other: a page belongs to
the half that the first byte of its path's SHA-256 says, even (tune) or odd (held).

Time is that of the whole command on one processor, reading the file included, and memory the largest it
has had. Ratios are of medians over rounds that take all sizes in turn.
"""

import argparse
import hashlib
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WIDTHS = [390, 820, 1280]


def half(path):
    return "held" if hashlib.sha256(path.encode()).digest()[0] % 2 else "tune"


def boxes(path):
    found = []
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        kind, *numbers = line.split()
        x, y, width, height, radius = map(float, numbers)
        if kind != "surface":
            found.append((x, y, x + width, y + height))
    return found


def overlap(a, b):
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    if width <= 0 or height <= 0:
        return 0
    both = width * height
    return both / ((a[2] - a[0]) * (a[3] - a[1]) + (b[2] - b[0]) * (b[3] - b[1]) - both)


def matched(truth, found, least=0.6):
    """How many boxes of the one are in the other, each one once, the best pairs first."""
    pairs = [(overlap(a, b), i, j) for i, a in enumerate(truth) for j, b in enumerate(found)]
    used_a, used_b = set(), set()
    for value, i, j in sorted(pairs, reverse=True):
        if value < least:
            break
        if i not in used_a and j not in used_b:
            used_a.add(i)
            used_b.add(j)
    return len(used_a)


class Goals:
    def __init__(self):
        self.missed = 0

    def row(self, name, value, goal, unit="", largest=False):
        met = value <= goal if largest else value >= goal
        self.missed += not met
        sign = "≤" if largest else "≥"
        print(f"  {name:<58} {value:8.3f}{unit}  {sign} {goal}{unit}  {'met' if met else 'MISSED'}")


def run(sheen, *arguments):
    return subprocess.run([sheen, "trace", *map(str, arguments)], capture_output=True, text=True, check=False)


def pages(sheen, folder, goals, halves):
    counts = {name: [0, 0, 0] for name in ("tune", "held")}
    flows = {name: [0, 0] for name in ("tune", "held")}
    for line in (HERE / "pages.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        package, path = line.split()
        side = half(path)
        if side not in halves:
            continue
        page = f"/usr/share/doc/{path}"
        for width in WIDTHS:
            text, picture, seen = (folder / f"{width}.{end}" for end in ("txt", "png", "seen.txt"))
            done = run(sheen, page, "--width", width, "-o", text, "--picture", picture)
            if done.returncode:
                print(f"  {path} at {width}: {done.stderr.strip()}")
                continue
            truth = boxes(text)
            traced = run(sheen, picture, "--scale", 1, "-o", seen)
            found = boxes(seen) if traced.returncode == 0 else []
            hits = matched(truth, found)
            counts[side] = [a + b for a, b in zip(counts[side], (hits, len(truth), len(found)))]
            if os.environ.get("VERBOSE"):
                print(f"    {hits / max(1, len(truth)):.2f} {hits / max(1, len(found)):.2f} {path} {width}")
        flow = folder / "flow.json"
        if run(sheen, page, "--width", 390, "--width", 1280, "-o", flow).returncode == 0:
            check = run(sheen, page, "--width", 820, "--check", flow, "--tolerance", 4)
            wrong = sum(1 for found in check.stdout.splitlines() if "is missing" not in found)
            total = len(boxes(folder / "820.txt"))
            flows[side][0] += max(0, total - wrong)
            flows[side][1] += total
    for side in halves:
        hits, truth, found = counts[side]
        if not truth:
            continue
        recall, precision = hits / truth, hits / max(1, found)
        f1 = 2 * recall * precision / max(1e-9, recall + precision)
        print(f"Debian pages, {side} half: {truth} boxes at {WIDTHS}, recall {recall:.3f}, precision {precision:.3f}")
        goals.row(f"F1 of a picture at an overlap of 0.6 ({side})", f1, 0.85)
        fits, all_boxes = flows[side]
        goals.row(f"in place within 4 points at a width not given ({side})", fits / max(1, all_boxes), 0.95)


def speed(sheen, folder, goals):
    sizes = {}
    for factor, size in ((1, "390x844"), (2, "390x1688"), (4, "780x1688")):
        path = folder / f"phone-{factor}.png"
        subprocess.run(
            [sheen, "render", "feed", "--size", size, "--scale", "3", "--time", "0.8", "-o", path], check=True
        )
        sizes[factor] = path
    times = {factor: [] for factor in sizes}
    for _ in range(7):
        for factor, path in sizes.items():
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run(
                ["taskset", "-c", "0", sheen, "trace", path, "--scale", "3", "-o", folder / "out.json"], check=True
            )
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            times[factor].append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    medians = {factor: statistics.median(values) for factor, values in times.items()}
    probe = "import resource,subprocess,sys;subprocess.run(sys.argv[1:]);print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    memory = subprocess.run(
        [sys.executable, "-c", probe, sheen, "trace", sizes[1], "--scale", "3", "-o", folder / "out.json"],
        capture_output=True, text=True, check=True,
    )
    print("A phone's screenshot of 1170 × 2532 pixels, the whole command on one processor")
    goals.row("time", medians[1] * 1000, 150, " ms", largest=True)
    goals.row("memory", int(memory.stdout) / 1024, 120, " MB", largest=True)
    goals.row("twice as many pixels", medians[2] / medians[1], 2.2, "×", largest=True)
    goals.row("four times as many pixels", medians[4] / medians[1], 4.4, "×", largest=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--sheen", default=str(ROOT / ".build/release/sheen"))
    parser.add_argument("--half", choices=["tune", "held"])
    options = parser.parse_args()
    goals = Goals()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        speed(options.sheen, folder, goals)
        pages(options.sheen, folder, goals, [options.half] if options.half else ["tune", "held"])
    if options.check and goals.missed:
        sys.exit(f"tracebench: {goals.missed} goals were missed")


if __name__ == "__main__":
    main()
