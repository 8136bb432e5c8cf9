"""Measures texts with Skia's paragraphs, in C++ except for the call itself.

    skia_measure.py CORPUS

CORPUS holds a file per language, one paragraph per line. Every text is new, as the number of its pass is appended.
`skia.layout` is the height of a paragraph of 17 points laid out in 343, CPU time; fonts are those of FONTCONFIG_FILE.
"""

import pathlib
import sys
import time

import skia
from skia import textlayout

PASSES = 5


def main(corpus):
    fonts = textlayout.FontCollection()
    fonts.setDefaultFontManager(skia.FontMgr())
    unicode = skia.Unicodes.ICU.Make()
    style = textlayout.ParagraphStyle()

    def height(language, text):
        look = textlayout.TextStyle()
        look.setFontSize(17)
        look.setFontFamilies(["Inter", "Noto Sans"])
        look.setLocale(language)
        builder = textlayout.ParagraphBuilder.make(style, fonts, unicode)
        builder.pushStyle(look)
        builder.addText(text)
        paragraph = builder.Build()
        paragraph.layout(343)
        return paragraph.Height

    texts = [
        (path.stem, line)
        for path in sorted(pathlib.Path(corpus).glob("*.txt"))
        for line in path.read_text(encoding="utf-8").split("\n")
        if line.strip()
    ]
    # Opens the fonts before the timed part.
    total = sum(height(*one) for one in texts)
    began = time.process_time()
    for number in range(PASSES):
        total += sum(height(language, f"{text} {number}") for language, text in texts)
    seconds = time.process_time() - began
    if total <= 0:
        sys.exit("error: nothing was measured.")
    print(f"skia.layout\t{PASSES * len(texts) / seconds:.0f}\ttexts/s")


main(*sys.argv[1:])
