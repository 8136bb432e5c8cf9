"""Draws the catalogue's pictures with Cairo: python3 draw.py folder.

A picture is a function that draws in points. Each is written at 2x and 3x, and tiles also at 1x.
Pictures of walks fill cards of every width: they are drawn twice as large, and only written at 2x.
"""

import math
import sys
from pathlib import Path

import cairo


def rgb(text):
    """The three numbers from 0 to 1 of "#RRGGBB"."""
    return tuple(int(text[i : i + 2], 16) / 255 for i in (1, 3, 5))


def fill(context, color, alpha=1.0):
    context.set_source_rgba(*rgb(color), alpha)
    context.fill()


def gradient(context, x0, y0, x1, y1, *colors):
    """Sets the source to a gradient through the colours, from point to point."""
    pattern = cairo.LinearGradient(x0, y0, x1, y1)
    for index, color in enumerate(colors):
        pattern.add_color_stop_rgb(index / (len(colors) - 1), *rgb(color))
    context.set_source(pattern)


def polygon(context, *points):
    context.move_to(*points[0])
    for point in points[1:]:
        context.line_to(*point)
    context.close_path()


def circle(context, x, y, radius):
    context.new_sub_path()
    context.arc(x, y, radius, 0, 2 * math.pi)


def ellipse(context, x, y, width, height):
    context.save()
    context.translate(x, y)
    context.scale(width / 2, height / 2)
    circle(context, 0, 0, 1)
    context.restore()


def rounded(context, x, y, width, height, radius):
    context.new_sub_path()
    for corner, (cx, cy) in enumerate([(x + width, y), (x + width, y + height), (x, y + height), (x, y)]):
        cx += -radius if corner in (0, 1) else radius
        cy += radius if corner in (0, 3) else -radius
        context.arc(cx, cy, radius, (corner - 1) * math.pi / 2, corner * math.pi / 2)
    context.close_path()


# MARK: A person


def portrait(c):
    """A doctor, 128 by 128 points: dark hair, a white coat over a blue shirt."""
    gradient(c, 0, 0, 0, 128, "#BFE3E0", "#7DB9B6")
    c.paint()
    # Hair behind, down to the shoulders.
    c.move_to(36, 92)
    c.curve_to(26, 62, 30, 22, 64, 20)
    c.curve_to(98, 22, 102, 62, 92, 92)
    c.close_path()
    fill(c, "#2B1F1C")
    # Shoulders: the coat, its lapels, the shirt between them.
    c.move_to(10, 128)
    c.curve_to(12, 106, 30, 100, 50, 96)
    c.line_to(78, 96)
    c.curve_to(98, 100, 116, 106, 118, 128)
    c.close_path()
    fill(c, "#F7F8FA")
    polygon(c, (50, 95), (64, 124), (78, 95))
    fill(c, "#3C6E9F")
    for side in (-1, 1):
        polygon(c, (64 + side * 14, 94), (64 + side * 22, 99), (64 + side * 12, 128), (64 + side * 2, 128))
        fill(c, "#DDE3EA")
    # The neck and its shadow, the face, ears.
    rounded(c, 54, 78, 20, 24, 9)
    fill(c, "#D9A07C")
    for x in (42, 86):
        ellipse(c, x, 63, 9, 14)
        fill(c, "#E0AB88")
    ellipse(c, 64, 61, 44, 56)
    fill(c, "#EDBE9C")
    # Hair in front, parted at the side.
    c.move_to(40, 62)
    c.curve_to(38, 38, 48, 26, 64, 26)
    c.curve_to(82, 26, 90, 40, 88, 62)
    c.curve_to(84, 48, 76, 42, 70, 40)
    c.curve_to(60, 46, 46, 48, 40, 62)
    c.close_path()
    fill(c, "#3A2A25")
    # Eyes, brows, nose and a smile.
    for x in (55, 73):
        ellipse(c, x, 61, 4.6, 5.4)
        fill(c, "#33231E")
        circle(c, x + 0.8, 60, 0.9)
        fill(c, "#FFFFFF")
    c.set_line_cap(cairo.LINE_CAP_ROUND)
    c.set_line_width(1.6)
    c.set_source_rgb(*rgb("#3A2A25"))
    for x in (55, 73):
        c.move_to(x - 4, 54.5)
        c.curve_to(x - 1, 52.8, x + 2, 52.8, x + 4, 54.5)
        c.stroke()
    c.set_source_rgb(*rgb("#C98B68"))
    c.move_to(64, 63)
    c.curve_to(63, 67, 62, 69, 65, 69.5)
    c.stroke()
    c.set_line_width(2)
    c.set_source_rgb(*rgb("#B25B50"))
    c.move_to(57, 75)
    c.curve_to(61, 79, 68, 79, 71.5, 75)
    c.stroke()


# MARK: A flag


def flag(c):
    """Norway's, 44 by 32 points: 22 by 16 units of 2 points; its cross has the widths of the flag act of 1898."""
    for color, x, y, width, height in [
        ("#BA0C2F", 0, 0, 22, 16), ("#FFFFFF", 6, 0, 4, 16), ("#FFFFFF", 0, 6, 22, 4), ("#00205B", 7, 0, 2, 16),
        ("#00205B", 0, 7, 22, 2),
    ]:
        c.rectangle(2 * x, 2 * y, 2 * width, 2 * height)
        fill(c, color)


# MARK: Symbols, white on nothing, 40 by 40 points; the circle behind them is the image view's background


def white(c, width=2.4):
    c.set_source_rgb(1, 1, 1)
    c.set_line_width(width)
    c.set_line_cap(cairo.LINE_CAP_ROUND)
    c.set_line_join(cairo.LINE_JOIN_ROUND)


def storm(c):
    white(c)
    for x, y, radius in [(14.5, 18.5, 4.5), (20.5, 15.5, 6), (26.5, 18.5, 4.5)]:
        circle(c, x, y, radius)
    c.fill()
    c.rectangle(14.5, 17, 12, 6)
    c.fill()
    polygon(c, (21, 24.5), (16.5, 30), (19.5, 30), (18.5, 34), (23.5, 28), (20.5, 28), (22.5, 24.5))
    c.fill()


def flame(c):
    white(c)
    c.move_to(20.5, 8)
    c.curve_to(22, 13, 29, 16, 29, 23)
    c.curve_to(29, 28.5, 25, 32, 20, 32)
    c.curve_to(15, 32, 11, 28.5, 11, 23.5)
    c.curve_to(11, 20, 13, 18, 14, 15.5)
    c.curve_to(15.5, 17, 16, 18, 16.5, 19.5)
    c.curve_to(19.5, 17, 21, 12, 20.5, 8)
    c.close_path()
    c.move_to(20, 29)
    c.curve_to(22.6, 29, 24, 27, 24, 25)
    c.curve_to(24, 22.5, 21.5, 21.5, 21, 19.5)
    c.curve_to(19, 21.5, 16, 22.5, 16, 25.2)
    c.curve_to(16, 27.4, 17.6, 29, 20, 29)
    c.set_fill_rule(cairo.FILL_RULE_EVEN_ODD)
    c.fill()


def door(c):
    white(c)
    rounded(c, 12.5, 8.5, 15, 23, 1.5)
    c.stroke()
    polygon(c, (14, 10), (23, 13), (23, 31.5), (14, 31.5))
    c.fill()
    c.set_operator(cairo.OPERATOR_CLEAR)
    circle(c, 20.6, 21.5, 1.3)
    c.fill()


def drop(c):
    white(c)
    c.move_to(20, 8)
    c.curve_to(24, 14, 29, 18.5, 29, 24)
    c.curve_to(29, 29, 25, 32.5, 20, 32.5)
    c.curve_to(15, 32.5, 11, 29, 11, 24)
    c.curve_to(11, 18.5, 16, 14, 20, 8)
    c.fill()
    c.set_operator(cairo.OPERATOR_CLEAR)
    c.set_line_width(2)
    c.arc(20, 24, 5, math.pi * 0.55, math.pi * 0.95)
    c.stroke()


def leaf(c):
    white(c)
    c.move_to(10.5, 29.5)
    c.curve_to(8.5, 17, 17, 9.5, 31, 10)
    c.curve_to(32, 23, 24.5, 31.5, 13.5, 29.5)
    c.close_path()
    c.fill()
    c.move_to(9, 32.5)
    c.line_to(13, 28)
    c.stroke()
    c.set_operator(cairo.OPERATOR_CLEAR)
    c.set_line_width(1.8)
    c.move_to(12.5, 28.5)
    c.curve_to(16, 23, 20, 19, 26, 15)
    c.stroke()


def battery(c):
    white(c)
    rounded(c, 8.5, 14.5, 20, 11, 2.5)
    c.stroke()
    rounded(c, 31, 17.5, 2.4, 5, 1.1)
    c.fill()
    rounded(c, 11, 17, 5, 6, 1)
    c.fill()


def fan(c):
    white(c)
    for turn in range(3):
        c.save()
        c.translate(20, 20)
        c.rotate(turn * 2 * math.pi / 3)
        c.move_to(0, 0)
        c.curve_to(-7, -4, -5, -12.5, 1, -12.5)
        c.curve_to(6.5, -12.5, 6, -5, 0, 0)
        c.fill()
        c.restore()
    c.set_operator(cairo.OPERATOR_CLEAR)
    circle(c, 20, 20, 2)
    c.fill()


def gauge(c):
    white(c)
    c.arc(20, 23, 11, math.pi, 2 * math.pi)
    c.stroke()
    c.move_to(20, 23)
    c.line_to(26, 16.5)
    c.stroke()
    circle(c, 20, 23, 2.2)
    c.fill()
    rounded(c, 12, 27.5, 16, 2.4, 1.2)
    c.fill()


def key(c):
    white(c, 2.6)
    circle(c, 14.5, 20, 4.6)
    c.stroke()
    c.move_to(19.5, 20)
    c.line_to(31, 20)
    c.move_to(30, 20)
    c.line_to(30, 24.5)
    c.move_to(25.5, 20)
    c.line_to(25.5, 23.5)
    c.stroke()


def bell(c):
    white(c)
    c.move_to(11, 27)
    c.curve_to(14.5, 24, 13, 20, 14, 16.5)
    c.curve_to(15, 12.5, 17.5, 11, 20, 11)
    c.curve_to(22.5, 11, 25, 12.5, 26, 16.5)
    c.curve_to(27, 20, 25.5, 24, 29, 27)
    c.close_path()
    c.fill()
    circle(c, 20, 10, 1.8)
    c.fill()
    c.arc(20, 28.5, 3, 0, math.pi)
    c.fill()


# MARK: Landscapes, 160 by 120 points


def hills(c, color, y, heights):
    """A soft outline through heights above y, filled to the bottom."""
    step = 160 / (len(heights) - 1)
    c.move_to(0, 120)
    c.line_to(0, y - heights[0])
    for index in range(1, len(heights)):
        x0, x1 = (index - 1) * step, index * step
        middle = (x0 + x1) / 2
        c.curve_to(middle, y - heights[index - 1], middle, y - heights[index], x1, y - heights[index])
    c.line_to(160, 120)
    c.close_path()
    fill(c, color)


def sky(c, *colors):
    gradient(c, 0, 0, 0, 90, *colors)
    c.paint()


def mountains(c):
    sky(c, "#8EC5F2", "#E8F3FB")
    circle(c, 124, 28, 11)
    fill(c, "#FFE9A8")
    polygon(c, (-10, 96), (38, 34), (86, 96))
    fill(c, "#7A8CA6")
    polygon(c, (50, 96), (98, 22), (154, 96))
    fill(c, "#62748F")
    for snow in [
        [(38, 34), (27, 48), (34, 46), (39, 51), (44, 45), (49, 48)],
        [(98, 22), (86, 40), (94, 37), (99, 43), (105, 36), (111, 39)],
    ]:
        polygon(c, *snow)
        fill(c, "#FFFFFF")
    hills(c, "#4E8F5B", 88, [6, 0, 8, 2, 10])
    hills(c, "#3C7A4B", 104, [0, 8, 2, 6, 0])


def coast(c):
    sky(c, "#F9C58D", "#FBE7C9")
    circle(c, 52, 56, 14)
    fill(c, "#F2845C")
    gradient(c, 0, 64, 0, 120, "#3F88A5", "#1F5773")
    c.rectangle(0, 64, 160, 56)
    c.fill()
    for x, y, width in [(40, 70, 26), (44, 77, 18), (36, 84, 30), (90, 92, 40), (16, 104, 34)]:
        rounded(c, x, y, width, 2, 1)
        fill(c, "#FFFFFF", 0.45)
    polygon(c, (160, 40), (128, 48), (118, 72), (126, 78), (160, 84))
    fill(c, "#5B4A4A")
    polygon(c, (132, 48), (135, 24), (141, 24), (144, 46))
    fill(c, "#F7F3EE")
    c.rectangle(134.6, 18, 6.8, 6)
    fill(c, "#C4483C")


def forest(c):
    sky(c, "#CDE8D0", "#F3F8EC")
    hills(c, "#A9CFB1", 84, [14, 26, 12, 30, 16])
    for depth, (color, y, size) in enumerate([("#5F9E77", 92, 26), ("#2F6B4F", 110, 38)]):
        for index in range(8):
            x = index * 24 - 6 + depth * 12
            height = size + 9 * ((index * 5 + depth * 3) % 4) / 3
            for part in range(3):
                top = y - height + part * height * 0.24
                half = height * (0.13 + 0.06 * part)
                polygon(c, (x, top), (x - half, top + height * 0.42), (x + half, top + height * 0.42))
                fill(c, color)
    hills(c, "#23503B", 110, [2, 0, 4, 0, 2])


def river(c):
    sky(c, "#B9DDF0", "#FDF6E3")
    hills(c, "#9BC08B", 74, [10, 18, 6, 14, 20])
    hills(c, "#7FAE6E", 84, [4, 8, 2, 8, 4])
    c.move_to(92, 82)
    c.curve_to(60, 90, 120, 96, 70, 120)
    c.line_to(130, 120)
    c.curve_to(140, 100, 84, 92, 98, 82)
    c.close_path()
    fill(c, "#5FA4C9")
    for x, height in [(22, 34), (34, 28), (140, 30)]:
        c.rectangle(x - 1.5, 100 - height * 0.4, 3, height * 0.4 + 2)
        fill(c, "#6B4E3A")
        ellipse(c, x, 100 - height * 0.7, height * 0.62, height * 0.8)
        fill(c, "#4F8A4B")


# MARK: Tiles that image views stretch: a soft light on a colour


def tile(width, height, light, dark):
    def draw(c):
        gradient(c, 0, 0, 0, height, light, dark)
        c.paint()
        circle(c, width * 0.2, height * 0.1, max(width, height) * 0.45)
        fill(c, "#FFFFFF", 0.22)

    return draw


SYMBOLS = [storm, flame, door, drop, leaf, battery, fan, gauge, key, bell]
PICTURES = {
    "portrait": (128, 128, portrait),
    "flag": (44, 32, flag),
    **{f"symbol-{draw.__name__}": (40, 40, draw) for draw in SYMBOLS},
}
WALKS = [mountains, coast, forest, river]
TILES = {
    "40x20": (40, 20, tile(40, 20, "#FF9F6B", "#E8643C")),
    "60x30": (60, 30, tile(60, 30, "#6FB7F2", "#2F7FCB")),
    "10x50": (10, 50, tile(10, 50, "#8AD6A0", "#36A65B")),
    "25x25": (25, 25, tile(25, 25, "#C9A2F2", "#8A56CC")),
}


def write(path, width, height, scale, draw):
    """Writes the picture as a PNG, without an alpha channel if it is fully opaque."""
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width * scale, height * scale)
    context = cairo.Context(surface)
    context.scale(scale, scale)
    draw(context)
    surface.flush()
    if all(alpha == 255 for alpha in bytes(surface.get_data())[3::4]):
        opaque = cairo.ImageSurface(cairo.FORMAT_RGB24, width * scale, height * scale)
        copy = cairo.Context(opaque)
        copy.set_source_surface(surface)
        copy.paint()
        surface = opaque
    surface.write_to_png(str(path))


def main():
    folder = Path(sys.argv[1])
    for name, (width, height, draw) in {**PICTURES, **TILES}.items():
        for scale in (2, 3):
            write(folder / f"{name}@{scale}x.png", width, height, scale, draw)
    for name, (width, height, draw) in TILES.items():
        write(folder / f"{name}.png", width, height, 1, draw)
    for draw in WALKS:
        write(folder / f"walk-{draw.__name__}@2x.png", 160, 120, 4, draw)


if __name__ == "__main__":
    main()
