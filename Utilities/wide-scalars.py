"""Writes the table of characters that are two columns wide, for SheenTerminal.

    python3 -m venv .venv && .venv/bin/pip install unicodedata2==17.0.0
    .venv/bin/python Utilities/wide-scalars.py > Sources/SheenTerminal/Text/WideScalars.swift

The characters are those whose East Asian Width (Unicode Standard Annex #11) is Wide or Fullwidth:
among them all that are shown as emoji by themselves. The version is the one whose properties the
standard library of Swift 6.3 has. `--check` compares with the file instead of printing.
"""

import pathlib
import sys

import unicodedata2

WIDTH = 100


def ranges():
    start = None
    for code in range(0x110000):
        wide = unicodedata2.east_asian_width(chr(code)) in "WF"
        if wide and start is None:
            start = code
        if not wide and start is not None:
            yield start, code - 1
            start = None
    if start is not None:
        yield start, 0x10FFFF


def text():
    items = [f"0x{a:X}, 0x{b:X}," for a, b in ranges()]
    lines, line = [], "   "
    for item in items:
        if len(line) + 1 + len(item) > WIDTH:
            lines.append(line)
            line = "   "
        line += " " + item
    lines.append(line)
    table = "\n".join(lines)
    return f"""enum WideScalars {{
  /// The first and the last of each run of scalars whose East Asian Width is Wide or Fullwidth, in
  /// Unicode {unicodedata2.unidata_version}; written by `Utilities/wide-scalars.py`.
  static let bounds: [UInt32] = [
{table}
  ]
}}
"""


if __name__ == "__main__":
    if "--check" in sys.argv:
        root = pathlib.Path(__file__).resolve().parent.parent
        file = root / "Sources/SheenTerminal/Text/WideScalars.swift"
        sys.exit(0 if file.read_text() == text() else f"{file} is not what this script writes")
    sys.stdout.write(text())
