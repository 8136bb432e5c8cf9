#!/usr/bin/env python3
"""Makes the fonts in `Fonts`. Needs fontTools (Debian: python3-fonttools) and PyPI's wheel of the font.

    pip download --no-deps fontpkg-nunito-sans==3.101
    make-fonts.py WHEEL

NunitoSans-Regular.ttf, NunitoSans-Bold.ttf: Nunito Sans 3.101 at wght 400 and 700, wdth 100, opsz 12, YTLC 500, without
hints, reduced to ASCII, the ellipsis and the hyphen, with its kerning. The recorded pictures are set in version 3.006, which has
the same advances and line metrics. (c) 2016 The Nunito Sans Project Authors, SIL Open Font License 1.1 (Fonts/LICENSE).
"""

import hashlib
import io
import pathlib
import sys
import zipfile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SHA256 = "1b45117e05c2b6315c616f4f096c727d2ce7bc055e99d8aba9a01e3f76583844"
SOURCE = "fontpkg_nunito_sans/files/NunitoSans[YTLC,opsz,wdth,wght].ttf"
LICENCE = "fontpkg_nunito_sans/LICENSE"
FONTS = pathlib.Path(__file__).parent / "Fonts"
CHARACTERS = [*range(0x20, 0x7F), 0x2010, 0x2026]


def instance(data, weight, style):
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    instancer.instantiateVariableFont(font, {"wght": weight, "wdth": 100, "opsz": 12, "YTLC": 500}, inplace=True)
    options = subset.Options()
    options.layout_features = ["kern", "liga", "ccmp", "mark"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.hinting = False
    options.drop_tables += ["STAT", "DSIG"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in options.name_IDs]
    texts = {1: "Nunito Sans", 2: style, 4: f"Nunito Sans {style}", 6: f"NunitoSans-{style}"}
    texts[3] = f"3.101;NONE;NunitoSans-{style}"
    for name, text in texts.items():
        names.setName(text, name, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    bold = style == "Bold"
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x61 | (0x20 if bold else 0x40)
    font["head"].macStyle = 1 if bold else 0
    font.save(FONTS / f"NunitoSans-{style}.ttf")


def main():
    wheel = pathlib.Path(sys.argv[1]).read_bytes()
    if hashlib.sha256(wheel).hexdigest() != SHA256:
        sys.exit("error: not the wheel of fontpkg-nunito-sans 3.101.")
    with zipfile.ZipFile(io.BytesIO(wheel)) as files:
        data = files.read(SOURCE)
        (FONTS / "LICENSE").write_bytes(files.read(LICENCE))
    instance(data, 400, "Regular")
    instance(data, 700, "Bold")


if __name__ == "__main__":
    main()
