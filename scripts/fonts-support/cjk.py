"""The subsets of Noto Sans CJK: the characters of each, and the command that makes it.

The characters are those of the national standards, read from Python's codecs for their encodings.
"""

import dataclasses

# Every feature except access to all alternates and forms of other periods or standards (`aalt`, `hist`, `jp78`, `jp83`,
# `jp90`, `nlck`). These, and `locl` forms of other languages, which have separate faces here, would double a file's
# size.
FEATURES = "calt,ccmp,dlig,fwid,halt,hwid,kern,liga,ljmo,locl,mark,palt,pwid,ruby,tjmo,vert,vhal,vjmo,vkrn,vpal,vrt2"
SCRIPTS = ("cyrl", "grek", "hang", "hani", "kana", "latn")

HIGH = range(0xA1, 0xFF)


@dataclasses.dataclass(frozen=True)
class Subset:
    """A face of the collection NotoSansCJK, reduced to `characters`."""

    face: int
    languages: tuple[str, ...]  # OpenType language systems to keep beside the default
    characters: str

    def command(self, collection, characters_file, output):
        """The arguments of pyftsubset."""
        return [
            collection,
            f"--font-number={self.face}",
            f"--text-file={characters_file}",
            f"--output-file={output}",
            f"--layout-features={FEATURES}",
            f"--layout-scripts={','.join(self.language_systems())}",
            "--no-hinting",
            "--notdef-outline",
            "--name-IDs=*",
            "--name-languages=*",
            "--no-recalc-timestamp",
        ]

    def language_systems(self):
        return ["DFLT"] + [f"{script}.{language}" for script in SCRIPTS for language in ("dflt", *self.languages)]


def table(codec, leads, trails=HIGH):
    """The characters in the rows of a double-byte encoding."""
    decoded = (bytes([lead, trail]).decode(codec, errors="ignore") for lead in leads for trail in trails)
    return {text for text in decoded if len(text) == 1}


def block(first, last):
    return {chr(code) for code in range(first, last + 1)}


# ASCII; CJK symbols and punctuation with kana; fullwidth and halfwidth forms; the dotted circle that HarfBuzz inserts
# under a tone mark without a syllable.
COMMON = block(0x20, 0x7E) | block(0x3000, 0x30FF) | block(0xFF01, 0xFFEE) | {"\u25CC"}
BOPOMOFO = block(0x3105, 0x312F) | block(0x31A0, 0x31BF)
# The jamo of modern syllables, for decomposed text.
MODERN_JAMO = block(0x1100, 0x1112) | block(0x1161, 0x1175) | block(0x11A8, 0x11C2)
# Greek, Cyrillic and box drawing are in the standards, but other bundled fonts draw them better.
LEFT_OUT = block(0x0370, 0x052F) | block(0x2500, 0x257F)


def subset(face, languages, *sets):
    return Subset(face, languages, "".join(sorted(COMMON.union(*sets) - LEFT_OUT)))


# JIS X 0208: symbols and kana, then han of levels 1 and 2.
JAPANESE = subset(0, ("JAN",), table("euc_jp", range(0xA1, 0xA9)), table("euc_jp", range(0xB0, 0xF5)))
# KS X 1001: symbols, jamo and 2,350 syllables. Its han are left to the other faces.
KOREAN = subset(
    1, ("KOR",), table("euc_kr", range(0xA1, 0xAD)), table("euc_kr", range(0xB0, 0xC9)), MODERN_JAMO
)
# GB 2312: symbols, then han of levels 1 and 2.
SIMPLIFIED_CHINESE = subset(
    2, ("ZHS",), table("gb2312", range(0xA1, 0xAA)), table("gb2312", range(0xB0, 0xF8)), BOPOMOFO
)
# Big5: symbols, then the 5,401 han of level 1, which ends at 0xC67E.
BIG5_TRAILS = [*range(0x40, 0x7F), *HIGH]
TRADITIONAL_CHINESE = subset(
    3,
    ("ZHT", "ZHH"),
    table("big5", range(0xA1, 0xC6), BIG5_TRAILS),
    table("big5", [0xC6], range(0x40, 0x7F)),
    BOPOMOFO,
)
