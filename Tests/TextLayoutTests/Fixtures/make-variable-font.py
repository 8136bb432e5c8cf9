#!/usr/bin/env python3
"""Writes Variable.ttf with fontTools: one axis, wght 100 to 900 (default 400), one letter, 'A'.

The letter advances 500 units at 400, 400 at 100 and 800 at 900 (1000 units per em); OpenType interpolates linearly
between them, so it advances 650 at 650. The drawing is a rectangle.
"""
import os
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation


def box(width):
    pen = TTGlyphPen(None)
    for i, point in enumerate([(50, 0), (50, 700), (width - 50, 700), (width - 50, 0)]):
        (pen.moveTo if i == 0 else pen.lineTo)(point)
    pen.closePath()
    return pen.glyph()


builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder([".notdef", "A"])
builder.setupCharacterMap({0x41: "A"})
builder.setupGlyf({".notdef": box(500), "A": box(500)})
builder.setupHorizontalMetrics({".notdef": (500, 50), "A": (500, 50)})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Galley Variable", "styleName": "Regular", "psName": "GalleyVariable"})
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, sCapHeight=700, sxHeight=500)
builder.setupPost()
builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
# Deltas of the four points, then of the left, right, top and bottom phantom points.
lighter = [(0, 0), (0, 0), (-100, 0), (-100, 0), (0, 0), (-100, 0), (0, 0), (0, 0)]
bolder = [(0, 0), (0, 0), (300, 0), (300, 0), (0, 0), (300, 0), (0, 0), (0, 0)]
builder.setupGvar({"A": [
    TupleVariation({"wght": (-1, -1, 0)}, lighter),
    TupleVariation({"wght": (0, 1, 1)}, bolder),
], ".notdef": []})
builder.font["head"].created = builder.font["head"].modified = 0
builder.font.recalcTimestamp = False
builder.save(os.path.join(os.path.dirname(os.path.abspath(__file__)), "Variable.ttf"))
