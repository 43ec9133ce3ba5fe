"""Scenes made from the one scene, for the question of what the time depends on.

All are small: what the band covers of them, at most 0.8 MB, stays in a core's own cache. A scene that
didn't fit would be slower for another reason than the number or the area of its placeholders.
"""

import json

# One area of 200 by 1000 pixels, whole or cut. Cut into stripes it keeps its number of rows, so that
# nothing but the number of placeholders changes; cut into tiles each row has more beginnings and
# ends as well. By number: columns and rows of placeholders.
STRIPES = {1: (1, 1), 10: (1, 10), 100: (1, 100), 1000: (1, 1000)}
TILES = {1000: (4, 250)}
CUT_AREA = (200, 1000)

# Bars of one size, so their number is in proportion to their area.
AREAS = {1: 1, 2: 2, 4: 4}
BAR = (1000, 120)

# High enough for all of these, and the same for all, so that the light is the same too.
PAGE_HEIGHT = 2048


def all_of(description):
    """The text of every variant by its name, such as "tiles 1000"."""
    scenes = {}
    for name, cuts in ("stripes", STRIPES), ("tiles", TILES):
        for number, shape in cuts.items():
            scenes[f"{name} {number}"] = cut(description, *shape)
    for times, number in AREAS.items():
        scenes[f"area {times}"] = grid(description, 1, number, *BAR)
    return scenes


def cut(description, columns, rows):
    return grid(description, columns, rows, CUT_AREA[0] // columns, CUT_AREA[1] // rows)


def grid(description, columns, rows, width, height):
    """The scene with equal placeholders instead of its own, one pixel apart.

    So close, because the same pixels in more pages of memory would take longer.
    """
    placeholders = [
        {
            "x": column * (width + 1),
            "y": row * (height + 1),
            "width": width,
            "height": height,
            "radius": 0,
        }
        for row in range(rows)
        for column in range(columns)
    ]
    return json.dumps({**description, "height": PAGE_HEIGHT, "placeholders": placeholders})
