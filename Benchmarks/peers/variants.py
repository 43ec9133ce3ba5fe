"""Scenes made from the one scene, for the question of what the time depends on."""

import json

# Columns and rows of equal placeholders that together always cover 1000 by 900 pixels.
SPLITS = {1: (1, 1), 10: (2, 5), 100: (10, 10), 1000: (20, 50)}
SPLIT_AREA = (1000, 900)

# Bars of one size: their number is in proportion to their area.
AREAS = {1: 2, 2: 4, 4: 8}
BAR = (1000, 120)


def split(description, number):
    """The scene with one area cut into a number of placeholders."""
    columns, rows = SPLITS[number]
    return grid(description, columns, rows, SPLIT_AREA[0] // columns, SPLIT_AREA[1] // rows)


def area(description, times):
    """The scene with placeholders of one, two or four times an area."""
    return grid(description, 1, AREAS[times], *BAR)


def grid(description, columns, rows, width, height):
    """The scene with equal placeholders, spread evenly over the page."""
    across = (description["width"] - columns * width) // (columns + 1)
    down = (description["height"] - rows * height) // (rows + 1)
    placeholders = [
        {
            "x": across + column * (width + across),
            "y": down + row * (height + down),
            "width": width,
            "height": height,
            "radius": 0,
        }
        for row in range(rows)
        for column in range(columns)
    ]
    return json.dumps({**description, "placeholders": placeholders})
