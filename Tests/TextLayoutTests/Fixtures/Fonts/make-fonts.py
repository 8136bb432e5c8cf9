#!/usr/bin/env python3
"""Writes the small fonts of this folder, and expected.json with the values that fontTools reads from them.

All but Emoji.ttf are drawn here: every glyph is a rectangle. Needs python3-fonttools, python3-brotli and, for Emoji.ttf,
fonts-noto-color-emoji (Debian 12). README.md describes each file.
"""
import io
import json
import os

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

HERE = os.path.dirname(os.path.abspath(__file__))
ADVANCES = {".notdef": 500, "space": 250, "A": 600, "V": 610, "one": 400, "zero": 550, "one.tnum": 550, "zero.tnum": 550,
            "a": 450, "a.smcp": 480}
CHARACTERS = {0x20: "space", 0x41: "A", 0x56: "V", 0x30: "zero", 0x31: "one", 0x61: "a"}
FEATURES = """
feature kern { pos A V -80; } kern;
feature tnum { sub one by one.tnum; sub zero by zero.tnum; } tnum;
feature smcp { sub a by a.smcp; } smcp;
"""
PATHS = []


def box(width):
    pen = TTGlyphPen(None)
    for i, point in enumerate([(50, 0), (50, 700), (width - 50, 700), (width - 50, 0)]):
        (pen.moveTo if i == 0 else pen.lineTo)(point)
    pen.closePath()
    return pen.glyph()


def build(family, style, weight=400, width=5, italic=False, em=1000, ascent=800, descent=-200, scale=1, characters=CHARACTERS,
          **post):
    """A static font whose advances are ADVANCES times `scale`."""
    builder = FontBuilder(em, isTTF=True)
    advances = {name: round(advance * scale) for name, advance in ADVANCES.items()}
    builder.setupGlyphOrder(list(advances))
    builder.setupCharacterMap(characters)
    builder.setupGlyf({name: TTGlyphPen(None).glyph() if name == "space" else box(advance)
                       for name, advance in advances.items()})
    builder.setupHorizontalMetrics({name: (advance, 0 if name == "space" else 50) for name, advance in advances.items()})
    builder.setupHorizontalHeader(ascent=ascent, descent=descent)
    name = family.replace(" ", "") + "-" + style.replace(" ", "")
    builder.setupNameTable({"familyName": family, "styleName": style, "psName": name, "fullName": family + " " + style})
    selection = (1 if italic else 0) | (32 if weight >= 700 else 0) | (0x40 if style == "Regular" else 0)
    builder.setupOS2(sTypoAscender=ascent, sTypoDescender=descent, usWinAscent=max(0, ascent), usWinDescent=max(0, -descent),
                     sCapHeight=700, sxHeight=500, usWeightClass=weight, usWidthClass=width, fsSelection=selection,
                     yStrikeoutSize=40, yStrikeoutPosition=300)
    builder.setupPost(**{"underlinePosition": -100, "underlineThickness": 60, "italicAngle": -10 if italic else 0, **post})
    builder.font["head"].macStyle = (1 if weight >= 700 else 0) | (2 if italic else 0)
    addOpenTypeFeaturesFromString(builder.font, FEATURES)
    finish(builder.font)
    return builder


def finish(font):
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False


def save(font, name):
    path = os.path.join(HERE, name)
    font.save(path)
    PATHS.append(path)


def axes_font():
    """Four axes. Each moves the right side of every glyph: wght by 200 and -100, wdth by 150 and -150, opsz by -40 and 60."""
    builder = build("Galley Axes", "Regular")
    axes = [("wght", 100, 400, 900, "Weight"), ("wdth", 75, 100, 125, "Width"), ("slnt", -10, 0, 0, "Slant"),
            ("opsz", 8, 14, 144, "Optical Size")]
    place = {"wght": 400, "wdth": 100, "slnt": 0, "opsz": 14}
    instances = [{"location": {**place, **at}, "stylename": name, "postscriptfontname": "GalleyAxes-" + name.replace(" ", "")}
                 for name, at in [("Regular", {}), ("Bold", {"wght": 700}), ("Condensed", {"wdth": 75}),
                                  ("Bold Slanted", {"wght": 700, "slnt": -10})]]
    builder.setupFvar(axes, instances)

    def right(delta):
        return [(0, 0), (0, 0), (delta, 0), (delta, 0), (0, 0), (delta, 0), (0, 0), (0, 0)]

    def variations(name):
        if name == "space":
            return []
        spans = [("wght", (-1, -1, 0), -100), ("wght", (0, 1, 1), 200), ("wdth", (-1, -1, 0), -150), ("wdth", (0, 1, 1), 150),
                 ("opsz", (-1, -1, 0), 60), ("opsz", (0, 1, 1), -40)]
        tuples = [TupleVariation({axis: span}, right(delta)) for axis, span, delta in spans]
        slanted = [(0, 0), (120, 0), (120, 0), (0, 0)] + [(0, 0)] * 4
        return tuples + [TupleVariation({"slnt": (-1, -1, 0)}, slanted)]

    builder.setupGvar({name: variations(name) for name in ADVANCES})
    finish(builder.font)
    return builder.font


def absurd_fonts():
    save(build("Galley Zero", "Regular", ascent=0, descent=0, underlinePosition=0, underlineThickness=0).font, "ZeroLine.ttf")
    save(build("Galley Upside", "Regular", ascent=-300, descent=400).font, "UpsideDown.ttf")
    save(build("Galley Tower", "Regular", ascent=32000, descent=-32000, underlinePosition=-32000,
               underlineThickness=32000).font, "Tower.ttf")
    save(build("Galley Tiny", "Regular", em=16, ascent=13, descent=-3, scale=0.016).font, "TinyEm.ttf")
    font = build("Galley Units", "Regular").font
    font["head"].unitsPerEm = 8
    save(font, "UnitsOutOfRange.ttf")
    font = build("Galley Unmapped", "Regular").font
    del font["cmap"]
    save(font, "NoCmap.ttf")
    save(build("Galley Spaceless", "Regular", characters={0x41: "A", 0x56: "V"}).font, "NoSpace.ttf")


def emoji():
    options = subset.Options(drop_tables=["GSUB"], name_IDs=[1, 2, 4, 6], recalc_timestamp=False, glyph_names=False)
    font = subset.load_font("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[0x1F600])
    subsetter.subset(font)
    save(font, "Emoji.ttf")


def facts(font):
    name, os2, head, hhea, post = font["name"], font["OS/2"], font["head"], font["hhea"], font["post"]
    names = {
        "postScriptName": name.getDebugName(6), "familyName": name.getDebugName(16) or name.getDebugName(1),
        "styleName": name.getDebugName(17) or name.getDebugName(2),
    }
    numbers = {
        "weight": os2.usWeightClass, "widthClass": os2.usWidthClass, "italic": bool(os2.fsSelection & 1),
        "unitsPerEm": head.unitsPerEm, "ascender": hhea.ascent, "descender": hhea.descent, "lineGap": hhea.lineGap,
        "capHeight": getattr(os2, "sCapHeight", 0), "xHeight": getattr(os2, "sxHeight", 0),
        "underlineTop": post.underlinePosition, "underlineThickness": post.underlineThickness,
        "strikeoutTop": os2.yStrikeoutPosition, "strikeoutThickness": os2.yStrikeoutSize,
        "glyphCount": font["maxp"].numGlyphs, "advanceOfA": font["hmtx"]["A"][0] if "A" in font["hmtx"].metrics else None,
    }
    return {**names, **numbers}


def places(path):
    """The letter A by fontTools' instancer at locations of the design space."""
    wanted = [{}, {"wght": 700}, {"wght": 650}, {"wght": 100}, {"wdth": 75}, {"wdth": 125, "wght": 900}, {"opsz": 8},
              {"opsz": 144}, {"opsz": 40, "wght": 500}]
    result = []
    for place in wanted:
        full = {"wght": 400, "wdth": 100, "slnt": 0, "opsz": 14, **place}
        font = instancer.instantiateVariableFont(TTFont(path), full)
        result.append({"place": place, "advanceOfA": font["hmtx"]["A"][0]})
    return result


def main():
    save(build("Galley Plain", "Regular").font, "Plain.ttf")
    for flavor in ["woff", "woff2"]:
        font = TTFont(os.path.join(HERE, "Plain.ttf"), recalcTimestamp=False)
        font.flavor = flavor
        save(font, "Plain." + flavor)
    save(axes_font(), "Axes.ttf")
    collection = TTCollection()
    for style, weight, italic, scale in [("Regular", 400, False, 1), ("Bold Italic", 700, True, 1.1)]:
        data = io.BytesIO()
        build("Galley Pair", style, weight=weight, italic=italic, scale=scale).font.save(data)
        collection.fonts.append(TTFont(data, recalcTimestamp=False))
    save(collection, "Pair.ttc")
    save(build("Galley Pair", "Condensed Light", weight=300, width=3, scale=0.8).font, "PairCondensedLight.ttf")
    save(build("Galley Pair", "Regular", scale=1.3).font, "PairAgain.ttf")
    save(build("Galley Mono", "Regular", isFixedPitch=1).font, "Mono.ttf")
    absurd_fonts()
    emoji()
    expected = {}
    for path in PATHS:
        name = os.path.basename(path)
        fonts = TTCollection(path).fonts if name.endswith(".ttc") else [TTFont(path)]
        expected[name] = [facts(font) for font in fonts]
    document = {"fonts": expected, "places of Axes.ttf": places(os.path.join(HERE, "Axes.ttf"))}
    with open(os.path.join(HERE, "expected.json"), "w") as file:
        file.write(json.dumps(document, indent=1) + "\n")


main()
