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


def main(folder):
    folder = pathlib.Path(folder)
    page = folder / "index.html"
    if not page.is_file():
        return [f"there is no {page}"]

    wrong = []
    links = re.findall(r"""(?:src|href)=["']([^"'#]+)""", page.read_text(encoding="utf-8"))
    for link in sorted(set(links)):
        if re.match(r"[a-z]+:", link):
            continue
        target = folder / urllib.parse.unquote(link)
        if not target.is_file() or target.stat().st_size == 0:
            wrong.append(f"{page} refers to {link}, which is missing or empty")

    counts = collections.Counter()
    endings = (".png", ".apng", ".gif", ".webp")
    for path in sorted(p for p in folder.rglob("*") if p.suffix.lower() in endings):
        try:
            with Image.open(path) as picture:
                frames = getattr(picture, "n_frames", 1)
                picture.seek(frames - 1)
                picture.load()
                counts[picture.format, "moving" if frames > 1 else "still"] += 1
        except (OSError, EOFError, SyntaxError) as error:
            wrong.append(f"{path} does not open: {error}")

    for kind in [("PNG", "still"), ("PNG", "moving"), ("GIF", "moving"), ("WEBP", "moving")]:
        if counts[kind] < SCREENS:
            wrong.append(f"{folder} has {counts[kind]} {' '.join(kind)} pictures, not {SCREENS}")
    if not wrong:
        print(f"{page} and {sum(counts.values())} pictures are there and open")
    return wrong


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit("\n".join(main(sys.argv[1])) or None)
