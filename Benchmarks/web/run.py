#!/usr/bin/env python3
"""What moving placeholders cost a browser: our light beside a moving pseudo-element in each one.

    Benchmarks/web/run.py [--rounds 5] [--seconds 5] [--check]

Builds `sheen`, writes pages of 200 and of 20 placeholders with it, and shows them in headless
Chromium. The other side is written by hand from the published description of react-loading-skeleton
3.5: each placeholder has a pseudo-element with a gradient, which moves from -100 % to 100 % of it in
1.5 s, ease-in-out. Ours is slanted and in step, and without a rest, so that both draw every frame.

Processor time is that of all processes of the browser. Rounds take all pages in turn, and every
figure is a median over the rounds, that of style, layout and paint the most in any; ratios are
medians of the rounds' ratios. Frames and phases are counted after the time was taken, because tracing
costs time too. With --check the exit code says whether the goals are met.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

from devtools import Browser
from measure import cost, phases

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTH, HEIGHT, COLUMNS = 1280, 1080, 5

# At most this part of the other side's time, and at most this much more for ten times as many.
GOAL, GROWTH = 0.65, 1.2


def ours(folder, count, *options):
    """A page of our own command: rows of five bars 240 points wide, which fill the page.

    Fewer bars are higher, so that pages of 20 and 200 show as much light."""
    rows = count // COLUMNS
    bar = {"rounded": 4, "width": 240, "height": (HEIGHT - 3 * (rows - 1)) / rows}
    row = {"row": [bar] * COLUMNS, "spacing": 16}
    screen = {"column": [row] * (count // COLUMNS), "spacing": 3}
    source = folder / f"{count}.json"
    source.write_text(json.dumps({
        "sheen": 1, "name": "bench", "size": [WIDTH, HEIGHT], "skeleton": screen}))
    page = folder / f"ours-{count}{''.join(options)}.html"
    subprocess.run(
        [SHEEN, "render", source, "-o", page, "--style", "tilted", *options], check=True)
    return page


def theirs(folder, count):
    page = folder / f"theirs-{count}.html"
    page.write_text(f"""<!DOCTYPE html><html lang="en"><title>t</title><style>
* {{ margin: 0; box-sizing: border-box }} body {{ background: #fff }}
main {{ display: grid; grid-template-columns: repeat({COLUMNS}, 240px); gap: 3px 16px }}
@keyframes move {{ 100% {{ transform: translateX(100%) }} }}
span {{ display: block; position: relative; overflow: hidden; height: 24px; border-radius: 4px;
  line-height: 1; background-color: #ebebeb }}
span::after {{ content: " "; position: absolute; top: 0; left: 0; right: 0; height: 100%;
  background: linear-gradient(90deg, #ebebeb, #f5f5f5, #ebebeb);
  transform: translateX(-100%); animation: move 1.5s ease-in-out infinite }}
</style><main>{"<span></span>" * count}</main></html>""")
    return page


def open_page(browser, page):
    tab = browser.tab()
    tab.size(WIDTH, HEIGHT)
    tab.media(prefers_color_scheme="light")
    tab.open(page.as_uri())
    tab.evaluate("new Promise(done => setTimeout(done, 700))")
    return tab


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    # A browser draws nothing outside of its window, whatever size of the page is asked for.
    window = f"--window-size={WIDTH + 100},{HEIGHT + 200}"
    with tempfile.TemporaryDirectory() as name, Browser(window) as browser:
        folder = pathlib.Path(name)
        pages = {
            "one light, 200": ours(folder, 200, "--rest", "0"),
            "one light, 20": ours(folder, 20, "--rest", "0"),
            "one light, 200, with its rest": ours(folder, 200),
            "pseudo-elements, 200": theirs(folder, 200),
            "pseudo-elements, 20": theirs(folder, 20),
        }
        rounds = []
        for number in range(options.rounds):
            figures = {}
            for label, page in pages.items():
                tab = open_page(browser, page)
                figures[label] = {
                    **cost(tab, options.seconds), **phases(tab, options.seconds / 2)}
                tab.close()
            rounds.append(figures)
            print(f"round {number + 1} of {options.rounds}", file=sys.stderr)

    def median(label, part):
        return statistics.median(figures[label].get(part, 0) for figures in rounds)

    def most(label, part):
        return max(figures[label][part] for figures in rounds)

    print(f"{'ms of processor time per second':34}{'all':>8}{'main':>8}{'compositor':>12}"
          f"{'drawn/s':>9}{'style':>7}{'layout':>8}{'paint':>7}")
    for label in pages:
        print(f"{label:34}{median(label, 'all'):8.0f}{median(label, 'main'):8.0f}"
              f"{median(label, 'compositor'):12.0f}{median(label, 'drawn'):9.1f}"
              f"{most(label, 'style'):7}{most(label, 'layout'):8}{most(label, 'paint'):7}")

    def ratio(a, b, part):
        """Of the time for a drawn frame, so that a frame that is not drawn counts for neither."""
        def each(figures, label):
            return figures[label][part] / max(figures[label]["drawn"], 1)
        return statistics.median(
            each(figures, a) / each(figures, b) for figures in rounds if figures[b].get(part))

    results = []
    for what, a, b, part, goal in [
        ("all processes", "one light, 200", "pseudo-elements, 200", "all", GOAL),
        ("compositor", "one light, 200", "pseudo-elements, 200", "compositor", GOAL),
        ("from 20 to 200", "one light, 200", "one light, 20", "all", GROWTH),
    ]:
        value = ratio(a, b, part)
        results.append(value <= goal)
        print(f"{what}, for each drawn frame: {value:.2f} × (goal: at most {goal})")
    quiet = all(
        most(label, part) == 0 for label in pages for part in ("style", "layout", "paint")
        if label.startswith("one light"))
    results.append(quiet)
    print(f"style, layout and paint while it moves: {'none' if quiet else 'SOME'}")
    return 0 if all(results) or not options.check else 1


if __name__ == "__main__":
    # What writes the pages is not measured, so it need not be optimized.
    subprocess.run(
        ["swift", "build", "--product", "sheen"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    SHEEN = pathlib.Path(subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True,
        text=True).stdout.strip()) / "sheen"
    sys.exit(main())
