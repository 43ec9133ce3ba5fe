"""Checks what `make demo` wrote: the pages, all that they refer to, and that the pictures open.

Usage: check-demo.py FOLDER. Needs Pillow, which had no part in writing the files.
"""

import collections
import pathlib
import re
import sys
import urllib.parse

from PIL import Image

# Ten named screens and the four of the reference articles.
SCREENS = 14

# The folders of the gallery, and how many screens are recorded in each, in four variants: the named
# ones, and six of SwiftUI and three of UIKit that are written as an app's are.
RECORDED = {
    "swiftui": SCREENS,
    "uikit": SCREENS,
    "raster": SCREENS,
    "swiftui/examples": 6,
    "uikit/examples": 3,
}
VARIANTS = 4


def links(page):
    """The files that a page refers to."""
    found = re.findall(r"""(?:src|href|srcset)=["']([^"'#]+)""", page.read_text(encoding="utf-8"))
    return {
        page.parent / urllib.parse.unquote(link)
        for link in found if not re.match(r"[a-z]+:", link)}


def broken_links(page):
    """What a page refers to and isn't there."""
    return [
        f"{page} refers to {target}, which is missing or empty"
        for target in sorted(links(page))
        if not target.is_file() or target.stat().st_size == 0]


def check_gallery(folder, counts):
    """What is wrong with the gallery, whose files are all shown."""
    page = folder / "index.html"
    wrong = []
    shown = {target.resolve() for target in links(page)}
    wrong += [
        f"{page} does not show {path}" for path in sorted(folder.rglob("*"))
        if path.is_file() and path != page and path.resolve() not in shown]
    for name, screens in RECORDED.items():
        for kind in [("PNG", "still"), ("WEBP", "moving")]:
            count = counts[folder / name, *kind]
            if count < screens * VARIANTS:
                wrong.append(
                    f"{folder / name} has {count} {' '.join(kind)} pictures, "
                    f"not {screens * VARIANTS}")
    text = page.read_text(encoding="utf-8")
    for kind, start in [("HTML", '<div id="html-'), ("SVG", '<svg xmlns="[^"]+" id="svg-')]:
        count = len(re.findall(start, text))
        if count != SCREENS * VARIANTS:
            wrong.append(f"{page} has {count} screens as {kind}, not {SCREENS * VARIANTS}")
    return wrong


def main(folder):
    folder = pathlib.Path(folder)
    gallery = folder / "gallery"
    page = folder / "index.html"
    pages = [page, gallery / "index.html"]
    missing = [f"there is no {page}" for page in pages if not page.is_file()]
    if missing:
        return missing
    wrong = [problem for page in pages for problem in broken_links(page)]
    for one, other in [pages, reversed(pages)]:
        if other.resolve() not in {target.resolve() for target in links(one)}:
            wrong.append(f"{one} has no link to {other}")

    counts = collections.Counter()
    endings = (".png", ".apng", ".gif", ".webp")
    for path in sorted(p for p in folder.rglob("*") if p.suffix.lower() in endings):
        try:
            with Image.open(path) as picture:
                frames = getattr(picture, "n_frames", 1)
                picture.seek(frames - 1)
                picture.load()
                motion = "moving" if frames > 1 else "still"
                counts[path.parent, picture.format, motion] += 1
        except (OSError, EOFError, SyntaxError) as error:
            wrong.append(f"{path} does not open: {error}")

    for kind in [("PNG", "still"), ("PNG", "moving"), ("GIF", "moving"), ("WEBP", "moving")]:
        count = counts[folder, *kind]
        if count < SCREENS:
            wrong.append(f"{folder} has {count} {' '.join(kind)} pictures, not {SCREENS}")
    wrong += check_gallery(gallery, counts)
    if not wrong:
        print(f"{page}, {gallery / 'index.html'} and {sum(counts.values())} pictures are there, "
              "and all pictures open")
    return wrong


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit("\n".join(main(sys.argv[1])) or None)
