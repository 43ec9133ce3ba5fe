"""What has to hold, and the table that says whether it does."""

import dataclasses
import statistics


@dataclasses.dataclass(frozen=True)
class Goal:
    """One row: what we need, beside what another needs for the same, or beside a fixed number.

    `ours` and `other` name measurements. A ratio is the median of the ratios within each round,
    because a busy moment of the machine then burdens both.
    """

    name: str
    ours: str
    other: str | None = None
    limit: float | str | None = None
    unit: str = "ms"


# The limit of a ratio that must be below one, where one is a miss.
LESS = "less"

# Ratios to other programs, measured in the same run, hold on any machine. Sizes are exact.
GOALS = [
    # A frame of ours is its placeholders: nobody else can have changed the gaps. What draws over a
    # picture has to clear it first, or its soft edges would get harder; CONTEXT has it without that.
    Goal("whole frame / Blend2D", "full", "blend2d full", 0.35),
    Goal("whole frame / Cairo", "full", "cairo full", 0.05),
    Goal("changed part / Blend2D", "dirty", "blend2d dirty", 0.35),
    Goal("APNG time / Pillow, gray", "apng", "pillow apng", 0.8),
    Goal("APNG size", "apng", limit=520_000, unit="bytes"),
    Goal("GIF time / Pillow, exact", "gif", "pillow gif", LESS),
    Goal("GIF size / Pillow, exact", "gif", "pillow gif", LESS, "bytes"),
    Goal("WebP time / img2webp", "webp", "img2webp webp", LESS),
    Goal("WebP size", "webp", limit=362_000, unit="bytes"),
    Goal("10 placeholders / 1, same area", "stripes 10", "stripes 1", 1.1),
    Goal("100 placeholders / 1, same area", "stripes 100", "stripes 1", 1.1),
    Goal("1000 placeholders / 1, same area", "stripes 1000", "stripes 1", 1.1),
    Goal("2 × the area / 1 ×", "area 2", "area 1", 2 * 1.1),
    Goal("4 × the area / 1 ×", "area 4", "area 1", 4 * 1.1),
]

# Rows that explain the others.
CONTEXT = [
    Goal("whole frame / Blend2D that clears nothing", "full", "blend2d placeholders"),
    Goal("every pixel once / Blend2D", "fill", "blend2d full"),
    Goal("whole frame / every pixel once", "full", "fill"),
    Goal("1000 tiles / 1, same area", "tiles 1000", "stripes 1"),
]


def judge(goal, results):
    """The cells of a goal's row: ours, other, ratio, limit, verdict."""
    ours = values(results, goal.ours, goal.unit)
    other = values(results, goal.other, goal.unit) if goal.other else None
    if not ours or other == []:
        mine = shown(ours, goal.unit) if ours else "–"
        return [mine, "–", "–", allowed(goal), "not measured"]
    cells = [shown(ours, goal.unit)]
    if goal.other:
        measured = statistics.median(a / b for a, b in zip(ours, other))
        cells += [shown(other, goal.unit), f"{measured:.3f}"]
    else:
        measured = statistics.median(ours)
        cells += ["", ""]
    return [*cells, allowed(goal), verdict(goal, measured)]


def verdict(goal, measured):
    if goal.limit is None:
        return ""
    holds = measured < 1 if goal.limit == LESS else measured <= goal.limit
    return "holds" if holds else "MISSED"


def values(results, name, unit):
    return [answer[unit] for answer in results.get(name, []) if unit in answer]


def shown(numbers, unit):
    middle = statistics.median(numbers)
    if unit == "bytes":
        return f"{middle:,.0f} bytes"
    return f"{middle:,.0f} ms" if middle >= 100 else f"{middle:.4f} ms"


def allowed(goal):
    if goal.limit is None:
        return ""
    if not goal.other:
        return f"≤ {goal.limit:,} bytes"
    return "< 1" if goal.limit == LESS else f"≤ {goal.limit:.3g}"


def table(rows):
    """Rows of cells, the first being the head, as text in columns."""
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    lines = []
    for row in rows:
        numbers = [cell.rjust(width) for cell, width in zip(row[1:-1], widths[1:-1])]
        lines.append("  ".join([row[0].ljust(widths[0]), *numbers, row[-1]]).rstrip())
    return "\n".join(lines)
