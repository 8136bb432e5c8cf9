"""The subset of Noto Color Emoji: what Unicode recommends for general interchange, but for a few couples.

Left out are pictures that no such sequence shows (private use characters, flags of states and provinces), and kisses and
couples with heart of two different skin tones, so that the font fits into the limit of the folder. The characters of
these are kept: they stand side by side.
"""

from fontTools import subset

TONES = range(0x1F3FB, 0x1F400)
HEART = 0x2764
TAGS = range(0xE0020, 0xE007F)
REGIONS = ("gbeng", "gbsct", "gbwls")  # the flags of subdivisions in emoji-sequences.txt
PRIVATE = range(0xF0000, 0x110000)

DESCRIPTION = (
    "without private use characters, flags of subdivisions other than " + ", ".join(REGIONS)
    + ", and couples in love of two skin tones")


def ligature_subtables(font):
    for lookup in font["GSUB"].table.LookupList.Lookup:
        if lookup.LookupType == 4:
            yield from lookup.SubTable


class Sequences:
    """The characters that each glyph stands for."""

    def __init__(self, font):
        self.characters = {}
        for character, glyph in sorted(font.getBestCmap().items()):
            self.characters.setdefault(glyph, character)
        self.components = {}
        for table in ligature_subtables(font):
            for first, ligatures in table.ligatures.items():
                for ligature in ligatures:
                    self.components.setdefault(ligature.LigGlyph, [first, *ligature.Component])

    def of(self, glyph):
        if glyph in self.characters:
            return [self.characters[glyph]]
        return [character for part in self.components.get(glyph, []) for character in self.of(part)]


def is_left_out(sequence):
    tags = "".join(chr(character - 0xE0000) for character in sequence if character in TAGS)
    tones = {character for character in sequence if character in TONES}
    return (tags != "" and tags not in REGIONS) or (HEART in sequence and len(tones) > 1)


def write(original, target):
    options = subset.Options(
        layout_features=["*"], name_IDs=["*"], name_languages=["*"], glyph_names=False, recalc_timestamp=False,
        notdef_outline=True)
    font = subset.load_font(str(original), options)
    sequences = Sequences(font)
    for table in ligature_subtables(font):
        for first, ligatures in list(table.ligatures.items()):
            kept = [one for one in ligatures if not is_left_out(sequences.of(one.LigGlyph))]
            if kept:
                table.ligatures[first] = kept
            else:
                del table.ligatures[first]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[character for character in font.getBestCmap() if character not in PRIVATE])
    subsetter.subset(font)
    subset.save_font(font, str(target), options)
