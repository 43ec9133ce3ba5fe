"""Draws what a terminal showed as a picture.

    Utilities/terminal-picture.py OUTPUT CAPTURE... [--columns N] [--rows N] [--size PX] [--ms N]

Each CAPTURE is the text of a screen with its escapes, as `tmux capture-pane -e -p` writes it. One
becomes a picture (.png); several become an animation (.gif, .webp or .png) of `--ms` milliseconds a
frame. Needs python3-pil and fonts-dejavu-core.
"""

import argparse
import re
import unicodedata

from PIL import Image, ImageDraw, ImageFont

FOREGROUND = (230, 230, 230)
BACKGROUND = (18, 18, 18)
FONTS = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono%s.ttf"
# The one above has no braille, of which spinners are made.
BRAILLE = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
BASIC = [
    (0, 0, 0), (205, 49, 49), (13, 188, 121), (229, 229, 16),
    (36, 114, 200), (188, 63, 188), (17, 168, 205), (204, 204, 204),
    (102, 102, 102), (241, 76, 76), (35, 209, 139), (245, 245, 67),
    (59, 142, 234), (214, 112, 214), (41, 184, 219), (255, 255, 255),
]


def indexed(number):
    if number < 16:
        return BASIC[number]
    if number < 232:
        levels = (0, 95, 135, 175, 215, 255)
        number -= 16
        return levels[number // 36], levels[number // 6 % 6], levels[number % 6]
    return (8 + (number - 232) * 10,) * 3


class Ink:
    def __init__(self):
        self.foreground = self.background = None
        self.dim = self.bold = False

    def select(self, parameters):
        numbers = [int(n or 0) for n in parameters.replace(":", ";").split(";")]
        while numbers:
            n = numbers.pop(0)
            if n == 0:
                self.__init__()
            elif n == 1:
                self.bold = True
            elif n == 2:
                self.dim = True
            elif n == 22:
                self.dim = self.bold = False
            elif n in (38, 48):
                kind = numbers.pop(0)
                if kind == 5:
                    color = indexed(numbers.pop(0))
                else:
                    color, numbers = tuple(numbers[:3]), numbers[3:]
                self.set(n == 48, color)
            elif n in (39, 49):
                self.set(n == 49, None)
            elif 30 <= n <= 37 or 40 <= n <= 47:
                self.set(n >= 40, BASIC[n % 10])
            elif 90 <= n <= 97 or 100 <= n <= 107:
                self.set(n >= 100, BASIC[n % 10 + 8])

    def set(self, is_background, color):
        if is_background:
            self.background = color
        else:
            self.foreground = color

    def color(self):
        color = self.foreground or FOREGROUND
        if self.dim:
            behind = self.background or BACKGROUND
            color = tuple((a + b) // 2 for a, b in zip(color, behind))
        return color


def cells(line, ink):
    """The characters of a line with the ink of each."""
    for part in re.split(r"(\x1b\[[0-9;:]*m)", line):
        match = re.fullmatch(r"\x1b\[([0-9;:]*)m", part)
        if match:
            ink.select(match.group(1))
            continue
        for character in re.sub(r"\x1b[^a-zA-Z\\]*[a-zA-Z\\]", "", part):
            yield character, ink.color(), ink.background, ink.bold


def draw(text, columns, rows, size):
    fonts = [ImageFont.truetype(FONTS % kind, size) for kind in ("", "-Bold")]
    braille = ImageFont.truetype(BRAILLE, size)
    width, height = round(fonts[0].getlength("M")), size * 5 // 4
    height += height % 2
    image = Image.new("RGB", (columns * width, rows * height), BACKGROUND)
    canvas = ImageDraw.Draw(image)
    ink = Ink()
    for row, line in enumerate(text.split("\n")[:rows]):
        column = 0
        for character, color, background, bold in cells(line, ink):
            wide = unicodedata.east_asian_width(character) in "WF"
            left, top = column * width, row * height
            box = (left, top, left + width * (2 if wide else 1) - 1, top + height - 1)
            if background:
                canvas.rectangle(box, fill=background)
            if character in "▀▄█":
                middle = top + height // 2
                canvas.rectangle(
                    (box[0], middle if character == "▄" else top,
                     box[2], middle - 1 if character == "▀" else box[3]), fill=color)
            elif character != " ":
                font = braille if "\u2800" <= character <= "\u28ff" else fonts[bold]
                canvas.text((left, top + size // 10), character, font=font, fill=color)
            column += 2 if wide else 1
    return image


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("output")
    parser.add_argument("captures", nargs="+")
    parser.add_argument("--columns", type=int, default=80)
    parser.add_argument("--rows", type=int, default=24)
    parser.add_argument("--size", type=int, default=14)
    parser.add_argument("--ms", type=int, default=50)
    options = parser.parse_args()
    frames = []
    for path in options.captures:
        with open(path, encoding="utf-8", newline="") as file:
            frames.append(draw(file.read(), options.columns, options.rows, options.size))
    if len(frames) == 1:
        frames[0].save(options.output, optimize=True)
    else:
        frames[0].save(
            options.output, save_all=True, append_images=frames[1:], duration=options.ms, loop=0,
            lossless=True, method=6)


if __name__ == "__main__":
    main()
