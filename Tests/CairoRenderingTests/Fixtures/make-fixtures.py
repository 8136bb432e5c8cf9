#!/usr/bin/env python3
"""Makes the fixtures beside this file. Needs fontTools (Debian: python3-fonttools).

glyph-coverage.json  The exact area that outlines of bundled fonts cover of each pixel, by clipping polygons; no
                     rasteriser is involved. Curves are cut into 64 straight pieces.
joined-glyphs.json   A glyph of Noto Sans Arabic that joins on both sides, tatweel (a plain bar), and its advance.
variable-bar.ttf     A font with one axis, wght 100...400...900: the glyph 'A' is a bar 500 units high, and 250, 500
                     and 1000 units wide there. 1000 units an em.
color-layers.ttf     A font with a COLR table of version 0. 'A' has two layers: a red bar 500 x 500 units, and over it a
                     bar 250 x 500 in the colour of the text. 'B' has no colours and is the 500 x 500 bar.
color-bitmaps.ttf    A font with an sbix table of 10 and 20 pixels an em. 'A' is half an em square in it, blue at 10
                     pixels and green at 20; 'B' is not in it. Both have outlines, which FreeType 2.12 does not open.
noto-color-emoji.ttf U+1F600, U+2764 and the space of Noto Color Emoji 2.042, made when the path of NotoColorEmoji.ttf
                     (Debian 12: fonts-noto-color-emoji) is given. (c) Google Inc., SIL Open Font License 1.1; its name
                     table says so.
"""

import json
import pathlib
import struct
import sys
import zlib

from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.sbixGlyph import Glyph as BitmapGlyph
from fontTools.ttLib.tables.sbixStrike import Strike
from fontTools.ttLib.tables.TupleVariation import TupleVariation

HERE = pathlib.Path(__file__).parent
FONTS = HERE.parents[2] / "fonts" / "Files"
PIECES = 64
# Font, character, pixels per em, quarter of a pixel.
SAMPLES = [
    ("Inter/Inter-Regular.otf", "g", 34, 0),
    ("Inter/Inter-Regular.otf", "R", 17, 1),
    ("Inter/Inter-Bold.otf", "8", 51, 2),
    ("NotoSansArabic/NotoSansArabic-Regular.ttf", "ع", 34, 3),
    ("NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", "क", 25.5, 1),
]


def polygons(font, name):
    """The outline of a glyph as polygons in font units."""
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    result, points = [], []
    for operation, arguments in pen.value:
        if operation == "moveTo":
            points = [arguments[0]]
        elif operation == "lineTo":
            points.append(arguments[0])
        elif operation == "curveTo":
            points += cubic(points[-1], *arguments)
        elif operation == "qCurveTo":
            assert arguments[-1] is not None
            controls, end = list(arguments[:-1]), arguments[-1]
            for index, control in enumerate(controls):
                last = index == len(controls) - 1
                target = end if last else middle(control, controls[index + 1])
                points += quadratic(points[-1], control, target)
        elif operation in ("closePath", "endPath"):
            result.append(points)
    return result


def middle(a, b):
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def cubic(a, b, c, d):
    def at(t):
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        return tuple(sum(w * p[i] for w, p in zip(weights, (a, b, c, d))) for i in (0, 1))

    return [at(i / PIECES) for i in range(1, PIECES + 1)]


def quadratic(a, b, c):
    def at(t):
        weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
        return tuple(sum(w * p[i] for w, p in zip(weights, (a, b, c))) for i in (0, 1))

    return [at(i / PIECES) for i in range(1, PIECES + 1)]


def clipped(points, axis, bound, keeps_above):
    """Sutherland and Hodgman, 1974: the part of a polygon on one side of a line."""
    result = []
    for index, point in enumerate(points):
        before = points[index - 1]
        inside = (point[axis] >= bound) == keeps_above or point[axis] == bound
        was_inside = (before[axis] >= bound) == keeps_above or before[axis] == bound
        if inside != was_inside:
            share = (bound - before[axis]) / (point[axis] - before[axis])
            crossing = [before[i] + share * (point[i] - before[i]) for i in (0, 1)]
            crossing[axis] = bound
            result.append(tuple(crossing))
        if inside:
            result.append(point)
    return result


def area(points):
    return sum(points[i - 1][0] * p[1] - p[0] * points[i - 1][1] for i, p in enumerate(points)) / 2


def coverage(file, character, size, quarter):
    font = TTFont(FONTS / file)
    name = font.getBestCmap()[ord(character)]
    scale = size / font["head"].unitsPerEm
    outline = [
        [(x * scale + quarter / 4, -y * scale) for x, y in polygon] for polygon in polygons(font, name)
    ]
    xs = [x for polygon in outline for x, _ in polygon]
    ys = [y for polygon in outline for _, y in polygon]
    left, top = int(min(xs) // 1), int(min(ys) // 1)
    width, height = int(-(-max(xs) // 1)) - left, int(-(-max(ys) // 1)) - top
    rows = []
    for row in range(top, top + height):
        strips = [clipped(clipped(p, 1, row, True), 1, row + 1, False) for p in outline]
        for column in range(left, left + width):
            cells = [clipped(clipped(p, 0, column, True), 0, column + 1, False) for p in strips]
            rows.append(round(255 * abs(sum(area(p) for p in cells if p)), 1))
    return {
        "font": file, "glyph": font.getGlyphID(name), "character": character, "pixelSize": size,
        "quarter": quarter, "left": left, "top": top, "width": width, "height": height, "coverage": rows,
    }


def joined():
    file = "NotoSansArabic/NotoSansArabic-Regular.ttf"
    font = TTFont(FONTS / file)
    name = font.getBestCmap()[0x0640]
    return {
        "font": file, "glyph": font.getGlyphID(name), "advance": font["hmtx"][name][0],
        "unitsPerEm": font["head"].unitsPerEm,
    }


def bar(width):
    pen = TTGlyphPen(None)
    for place, point in enumerate([(0, 0), (0, 500), (width, 500), (width, 0)]):
        pen.moveTo(point) if place == 0 else pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def bars(glyphs, characters, family):
    """A font of 1000 units an em, each of whose glyphs is a bar of the given width."""
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(characters)
    builder.setupGlyf({name: bar(width) for name, width in glyphs.items()})
    builder.setupHorizontalMetrics({name: (width, 0) for name, width in glyphs.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2()
    builder.setupPost()
    builder.setupNameTable({
        "familyName": family, "styleName": "Regular", "psName": family.replace(" ", "") + "-Regular",
    })
    return builder


def save(builder, path):
    head = builder.font["head"]
    head.created = head.modified = 3_600_000_000  # A fixture must not depend on the clock.
    builder.font.recalcTimestamp = False
    builder.save(path)


def variable_bar(path):
    builder = bars({".notdef": 500, "A": 500}, {65: "A"}, "Variable Bar")
    builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
    phantom = [(0, 0)] * 4
    builder.setupGvar({
        "A": [
            TupleVariation({"wght": (0, 1, 1)}, [(0, 0), (0, 0), (500, 0), (500, 0)] + phantom),
            TupleVariation({"wght": (-1, -1, 0)}, [(0, 0), (0, 0), (-250, 0), (-250, 0)] + phantom),
        ]
    })
    save(builder, path)


def color_layers(path):
    builder = bars({".notdef": 500, "A": 500, "B": 500, "half": 250}, {65: "A", 66: "B"}, "Color Layers")
    builder.setupCOLR({"A": [("B", 0), ("half", 0xFFFF)]}, version=0)
    builder.setupCPAL([[(1, 0, 0, 1)]])
    save(builder, path)


def square_png(side, rgba):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    rows = (b"\0" + bytes(rgba) * side) * side
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def color_bitmaps(path):
    builder = bars({".notdef": 500, "A": 500, "B": 500}, {65: "A", 66: "B"}, "Color Bitmaps")
    table = builder.font["sbix"] = newTable("sbix")
    table.version, table.flags = 1, 1
    for size, rgba in ((10, (0, 0, 255, 255)), (20, (0, 255, 0, 255))):
        strike = Strike(ppem=size, resolution=72)
        strike.glyphs["A"] = BitmapGlyph(
            glyphName="A", graphicType="png ", originOffsetX=0, originOffsetY=0, imageData=square_png(size // 2, rgba))
        table.strikes[size] = strike
    save(builder, path)


def noto_color_emoji(source, path):
    options = subset.Options(name_IDs=["*"], notdef_outline=True, layout_features=[], recalc_timestamp=False)
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[0x20, 0x2764, 0x1F600])
    subsetter.subset(font)
    subset.save_font(font, path, options)


def write(name, value):
    (HERE / name).write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


write("glyph-coverage.json", [coverage(*sample) for sample in SAMPLES])
write("joined-glyphs.json", joined())
variable_bar(HERE / "variable-bar.ttf")
color_layers(HERE / "color-layers.ttf")
color_bitmaps(HERE / "color-bitmaps.ttf")
if len(sys.argv) > 1:
    noto_color_emoji(sys.argv[1], HERE / "noto-color-emoji.ttf")
