"""Checks built documentation: every public symbol of a module is listed in a group of its first page.

    Utilities/check-docs.py FOLDER
"""

import json
import pathlib
import sys

# DocC makes a group of its own for what a module adds to the types of others.
MADE_BY_DOCC = {"Extended Modules"}


def unlisted(page):
    """The symbols that nobody has put into a group of a module's first page."""
    for section in json.loads(page.read_text()).get("topicSections", []):
        if section.get("generated") and section["title"] not in MADE_BY_DOCC:
            yield from (name.rsplit("/", 1)[-1] for name in section["identifiers"])


catalogs = list(pathlib.Path("Sources").glob("*/*.docc"))
pages = sorted(pathlib.Path(sys.argv[1], "data/documentation").glob("*.json"))
pages = [page for page in pages if page.stem.startswith("sheen")]
found = {page.stem: names for page in pages if (names := list(unlisted(page)))}
for module, names in found.items():
    print(f"docs: {module} lists these in no group: {', '.join(names)}", file=sys.stderr)
if len(pages) != len(catalogs):
    print(f"docs: of {len(catalogs)} catalogs {len(pages)} are there", file=sys.stderr)
sys.exit(1 if found or len(pages) != len(catalogs) else 0)
