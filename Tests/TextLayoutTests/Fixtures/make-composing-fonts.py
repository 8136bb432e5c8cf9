#!/usr/bin/env python3
"""Writes Composing.ttf and ComposingMade.ttf: fonts whose feature ccmp has a lookup of every type and format.

Needs python3-fonttools. Every glyph is a rectangle. In Composing.ttf ccmp changes texts of plain characters that begin
with one of a c d h k q r s u w x, and no others: what it has for i, j, m, n, y and z needs the mark, and what it has for t
needs both the mark and what only locl makes. In ComposingMade.ttf it changes what another feature makes of o and p.
"""
import os

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

HERE = os.path.dirname(os.path.abspath(__file__))
LETTERS = [chr(c) for c in range(ord("a"), ord("z") + 1)]
EXTRA = ["acutecomb", "q.alt", "a_b", "i_acute", "z.alt", "j.dotless", "m.alt", "h.alt", "k.alt", "t.TRK", "o_p", "made.alt",
         "u.alt", "c.alt", "r.alt"]

COMPOSING = """
languagesystem DFLT dflt;
languagesystem latn dflt;
languagesystem latn TRK;
lookup toZ { sub x by z.alt; } toZ;
lookup toDotless { sub j by j.dotless; sub m by m.alt; } toDotless;
lookup toH { sub h by h.alt; sub u by u.alt; } toH;
lookup toC { sub [c d m n] by c.alt; } toC;
lookup toR { sub [r s y z] by r.alt; } toR;
feature locl { script latn; language TRK; sub t by t.TRK; } locl;
feature ccmp {
  lookup single { sub q by q.alt; } single;
  lookup multiple { sub w by v v; } multiple;
  lookup ligatures useExtension { sub a b by a_b; sub i acutecomb by i_acute; sub t.TRK acutecomb by i_acute; } ligatures;
  lookup chained { sub x' lookup toZ y; sub n acutecomb m' lookup toDotless; sub j' lookup toDotless acutecomb; } chained;
  lookup glyphContexts { sub h' lookup toH h'; sub u' lookup toH v'; sub h' lookup toH v'; sub u' lookup toH h'; } glyphContexts;
  lookup classContexts { %s } classContexts;
  lookup chainedClasses { %s } chainedClasses;
  lookup reversed { rsub k' l by k.alt; } reversed;
} ccmp;
"""

# So many rules that fontTools' shortest format is by classes.
CLASSES = ["[c d]", "[e f]", "[g l]", "[m n]", "[r s]", "[y z]"]
CONTEXTS = [f"sub [c d]' lookup toC {one}' {other}';" for one in CLASSES for other in CLASSES]
CONTEXTS += [f"sub [m n]' lookup toC {one}' acutecomb';" for one in CLASSES]
CHAINED = [f"sub [r s]' lookup toR {one} {other};" for one in CLASSES for other in CLASSES]
CHAINED += [f"sub {one} [y z]' lookup toR acutecomb;" for one in CLASSES]
CHAINED += [f"sub acutecomb [y z]' lookup toR {one};" for one in CLASSES]

MADE = """
feature liga { sub o p by o_p; } liga;
feature ccmp { sub o_p by made.alt; } ccmp;
"""


def build(family, features, path):
    builder = FontBuilder(1000, isTTF=True)
    order = [".notdef", "space"] + LETTERS + EXTRA
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({0x20: "space", 0x301: "acutecomb", **{ord(c): c for c in LETTERS}})
    glyphs = {}
    for index, name in enumerate(order):
        pen = TTGlyphPen(None)
        pen.moveTo((50, 0))
        for point in [(50, 500), (100 + index, 500), (100 + index, 0)]:
            pen.lineTo(point)
        pen.closePath()
        glyphs[name] = pen.glyph()
    builder.setupGlyf(glyphs)
    # No two advances are equal, so that widths tell glyphs apart.
    builder.setupHorizontalMetrics({name: (400 + 7 * index, 50) for index, name in enumerate(order)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    name = family.replace(" ", "") + "-Regular"
    builder.setupNameTable({"familyName": family, "styleName": "Regular", "psName": name, "fullName": family})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    addOpenTypeFeaturesFromString(builder.font, features)
    builder.font["head"].created = builder.font["head"].modified = 3786912000
    builder.font.recalcTimestamp = False
    builder.save(path)
    return [(lookup.LookupType, getattr(lookup.SubTable[0], "Format", 1))
            for lookup in builder.font["GSUB"].table.LookupList.Lookup]


kinds = build("Galley Composing", COMPOSING % (" ".join(CONTEXTS), " ".join(CHAINED)), os.path.join(HERE, "Composing.ttf"))
build("Galley Composing Made", MADE, os.path.join(HERE, "ComposingMade.ttf"))
# fontTools chooses the shortest format.
assert {(2, 1), (5, 1), (5, 2), (6, 1), (6, 2), (7, 1), (8, 1)} <= set(kinds), kinds
