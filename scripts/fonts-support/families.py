"""The families of fonts/Files, in the manifest's order, which is the order of fallback."""

import dataclasses
from collections.abc import Callable
from pathlib import Path

import cjk
import emoji
import symbols

INTER = "usr/share/fonts/opentype/inter"
INTER_VARIABLE = "usr/share/fonts/truetype/inter-vf"
NOTO = "usr/share/fonts/truetype/noto"
NOTO_CJK = "usr/share/fonts/opentype/noto"
ROBOTO_SLAB = "usr/share/fonts/opentype/roboto/slab"

# The names of usWeightClass 100, 200, ... 900 in the names of Inter's files.
WEIGHTS = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]


@dataclasses.dataclass(frozen=True)
class Source:
    """A font file of a package, and the file that is made from it."""

    path: str  # in the package
    name: str  # in the family's folder
    optical_size: str | None = None
    subset: cjk.Subset | None = None
    change: "Change | None" = None


@dataclasses.dataclass(frozen=True)
class Change:
    """How a file is made from the package's, in Python."""

    description: str
    writer: Callable[[Path], Callable[[Path, Path], None]]  # the unpacked packages → (original, target) → nothing


# The weights of the system font that use other locations on Inter's axis, so that text is as dark as San Francisco's:
# fonts/README.md.
SYSTEM_WEIGHTS = {500: 486, 600: 554, 700: 648, 800: 786}


@dataclasses.dataclass(frozen=True)
class SystemSource:
    """A variable font's face at a location, with the names of a static face of the family."""

    path: str  # in the package
    name: str  # in the family's folder
    optical_size: str
    named: str  # the static face
    weight: int
    location: int  # on the axis
    package: str = "fonts-inter-variable"
    axis: str = "wght"
    subset: cjk.Subset | None = None
    change: Change | None = None


@dataclasses.dataclass(frozen=True)
class Family:
    name: str
    role: str
    package: str
    sources: list[Source]
    scripts: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    licence: str = "OFL-1.1"
    system_sources: tuple[SystemSource, ...] = ()
    # The text of its licence, from the unpacked packages, where the package has no file of it.
    licence_text: Callable[[Path], str] | None = None
    # The names of its glyphs, and their code points: fonts of symbols.
    glyphs: Callable[[Path], dict[str, int]] | None = None

    @property
    def folder(self):
        return self.name.replace(" ", "")


def copied(folder, *names, optical_size=None):
    return [Source(f"{folder}/{name}", name, optical_size) for name in names]


def inter():
    def cut(prefix):
        styles = WEIGHTS + [f"{weight}Italic".replace("RegularItalic", "Italic") for weight in WEIGHTS]
        return [f"{prefix}-{style}.otf" for style in styles]

    sources = copied(INTER, *cut("Inter"), optical_size="text")
    sources += copied(INTER, *cut("InterDisplay"), optical_size="display")
    variable = tuple(
        SystemSource(
            f"{INTER_VARIABLE}/{cut}-roman.var.ttf", f"{cut}-System{style}.ttf", size, f"{cut}-{style}.otf", weight, place)
        for cut, size in (("Inter", "text"), ("InterDisplay", "display"))
        for weight, place in SYSTEM_WEIGHTS.items()
        for style in [WEIGHTS[weight // 100 - 1]]
    )
    return Family("Inter", "system", "fonts-inter", sources, system_sources=variable)


def noto(name, role="fallback", scripts=(), weights=("Regular", "Bold"), package="fonts-noto-core"):
    files = [f"{name.replace(' ', '')}-{weight}.ttf" for weight in weights]
    return Family(name, role, package, copied(NOTO, *files), scripts)


def noto_cjk(name, scripts, languages, subset):
    sources = [
        Source(
            f"{NOTO_CJK}/NotoSansCJK-{weight}.ttc",
            f"{name.replace(' ', '')}-{weight}.otf",
            subset=subset,
        )
        for weight in ("Regular", "Bold")
    ]
    return Family(name, "fallback", "fonts-noto-cjk", sources, scripts, languages)


FAMILIES = [
    inter(),
    noto("Noto Sans Mono", "monospaced", package="fonts-noto-mono"),
    Family(
        "Roboto Slab",
        "custom",
        "fonts-roboto-slab",
        copied(ROBOTO_SLAB, *[f"RobotoSlab-{weight}.otf" for weight in ("Light", "Regular", "Bold")]),
        licence="Apache-2.0",
    ),
    noto("Noto Sans Arabic", scripts=("Arab",)),
    noto("Noto Sans Hebrew", scripts=("Hebr",)),
    noto("Noto Sans Devanagari", scripts=("Deva",)),
    noto("Noto Sans Bengali", scripts=("Beng",)),
    noto("Noto Sans Tamil", scripts=("Taml",)),
    noto("Noto Sans Thai", scripts=("Thai",)),
    noto("Noto Sans Khmer", scripts=("Khmr",)),
    noto("Noto Sans Lao", scripts=("Laoo",)),
    noto("Noto Sans Myanmar", scripts=("Mymr",)),
    noto("Noto Sans Armenian", scripts=("Armn",)),
    noto("Noto Sans Georgian", scripts=("Geor",)),
    noto("Noto Sans Ethiopic", scripts=("Ethi",)),
    # A language matches every longer tag, `zh` also `zh-Hant`, so TC comes before SC.
    noto_cjk("Noto Sans CJK JP", ("Hira", "Kana", "Hani"), ("ja",), cjk.JAPANESE),
    noto_cjk("Noto Sans CJK KR", ("Hang", "Hani"), ("ko",), cjk.KOREAN),
    noto_cjk(
        "Noto Sans CJK TC", ("Hani", "Bopo"), ("zh-Hant", "zh-TW", "zh-HK", "zh-MO", "yue"), cjk.TRADITIONAL_CHINESE
    ),
    noto_cjk("Noto Sans CJK SC", ("Hani", "Bopo"), ("zh", "zh-Hans", "zh-CN", "zh-SG"), cjk.SIMPLIFIED_CHINESE),
    noto("Noto Sans", scripts=("Latn", "Cyrl", "Grek")),
    noto("Noto Sans Symbols", "symbols", ("Zsym",)),
    noto("Noto Sans Symbols2", "symbols", ("Zsym",), weights=("Regular",)),
    noto("Noto Sans Math", "symbols", ("Zmth",), weights=("Regular",)),
    Family(
        "Noto Color Emoji",
        "emoji",
        "fonts-noto-color-emoji",
        [
            Source(
                f"{NOTO}/NotoColorEmoji.ttf",
                "NotoColorEmoji.ttf",
                change=Change(emoji.DESCRIPTION, lambda _: emoji.write),
            )
        ],
        scripts=("Zsye",),
    ),
    Family(
        "CupertinoIcons",
        "icons",
        "flet-web",
        [Source(symbols.CUPERTINO, "CupertinoIcons.ttf")],
        licence="MIT",
        licence_text=symbols.cupertino_licence,
        glyphs=symbols.cupertino_glyphs,
    ),
    Family(
        "Material Symbols Outlined",
        "icons",
        "qtmaterialsymbols",
        [
            Source(
                symbols.MATERIAL,
                "MaterialSymbolsOutlined.ttf",
                change=Change(symbols.MATERIAL_DESCRIPTION, symbols.write_material),
            )
        ],
        licence="Apache-2.0",
        licence_text=symbols.material_licence,
        glyphs=symbols.material_glyphs,
    ),
]
