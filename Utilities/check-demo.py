"""Checks what `make demo` wrote: the page, all that it refers to, and that the pictures open.

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

# Those and six of SwiftUI, and three of UIKit, each in four variants.
STAGE_PICTURES = {"swiftui": (SCREENS + 6) * 4, "uikit": 3 * 4}


def broken_links(page):
    """What a page refers to and isn't there."""
    links = re.findall(r"""(?:src|href|srcset)=["']([^"'#]+)""", page.read_text(encoding="utf-8"))
    wrong = []
    for link in sorted(set(links)):
        if re.match(r"[a-z]+:", link):
            continue
        target = page.parent / urllib.parse.unquote(link)
        if not target.is_file() or target.stat().st_size == 0:
            wrong.append(f"{page} refers to {link}, which is missing or empty")
    return wrong


def main(folder):
    folder = pathlib.Path(folder)
    page = folder / "index.html"
    pages = [page, *(folder / name / "index.html" for name in STAGE_PICTURES)]
    missing = [f"there is no {page}" for page in pages if not page.is_file()]
    if missing:
        return missing
    wrong = [problem for page in pages for problem in broken_links(page)]

    counts = collections.Counter()
    endings = (".png", ".apng", ".gif", ".webp")
    for path in sorted(p for p in folder.rglob("*") if p.suffix.lower() in endings):
        try:
            with Image.open(path) as picture:
                frames = getattr(picture, "n_frames", 1)
                picture.seek(frames - 1)
                picture.load()
                motion = "moving" if frames > 1 else "still"
                counts[path.parent.name, picture.format, motion] += 1
        except (OSError, EOFError, SyntaxError) as error:
            wrong.append(f"{path} does not open: {error}")

    for kind in [("PNG", "still"), ("PNG", "moving"), ("GIF", "moving"), ("WEBP", "moving")]:
        count = counts[folder.name, *kind]
        if count < SCREENS:
            wrong.append(f"{folder} has {count} {' '.join(kind)} pictures, not {SCREENS}")
    for name, wanted in STAGE_PICTURES.items():
        if f"{name}/index.html" not in page.read_text(encoding="utf-8"):
            wrong.append(f"{page} has no section about {name}")
        for kind in [("PNG", "still"), ("WEBP", "moving")]:
            count = counts[name, *kind]
            if count < wanted:
                wrong.append(f"{folder}/{name} has {count} {' '.join(kind)} pictures, not {wanted}")
    if not wrong:
        print(f"{page} and {sum(counts.values())} pictures are there and open")
    return wrong


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit("\n".join(main(sys.argv[1])) or None)
