#!/usr/bin/env python3
"""Computes the width of text in the system font independently of Galley, and compares it with recordings and Galley.

    system_font_widths.py TABLE [--advances FILE] [--labels FILE] [--observed FILE --styles FILE]
    system_font_widths.py TABLE --compare GALLEY [--count 10000] [--seed 1] [--tolerance 0.01]
    system_font_widths.py TABLE --text TEXT [--size 17] [--weight regular] [--italic]

TABLE has San Francisco's advances in 1/2048 em: a line of names, then for each of the 95 characters of ASCII its
advances in ultraLight, regular and black up to 17 points and from 28, and those of the regular italic.

The width of a text is the sum of its glyphs' advances, the tracking of its size, and Inter's negative kerning times a
factor of the weight. Sizes from 17 to 28 points are between the two sets of advances.

Needs hb-shape (libharfbuzz-bin) for Inter's glyphs and kerning. Exit status 1: a comparison failed.
"""

import argparse
import json
import math
import pathlib
import random
import re
import statistics
import subprocess
import sys
import typing

ROOT = pathlib.Path(__file__).resolve().parents[2]
EM = 2048

# Weights that are interpolated from regular to another weight of the table: that weight, and its share.
MIXTURES = {
    "thin": ("ultraLight", 0.78377), "light": ("ultraLight", 0.34055), "medium": ("black", 0.18335),
    "semibold": ("black", 0.31665), "bold": ("black", 0.5), "heavy": ("black", 0.76666),
}
FACES = {
    "ultraLight": "Thin", "thin": "ExtraLight", "light": "Light", "regular": "Regular", "medium": "Medium",
    "semibold": "SemiBold", "bold": "Bold", "heavy": "ExtraBold", "black": "Black",
}
# Weights whose upright faces are made specifically for the system font.
OWN_FACES = ["medium", "semibold", "bold", "heavy"]
DISPLAY_CUT = 22  # points from which InterDisplay is used

# Factors of Inter's kerning, up to 17 points and from 28.
KERNING = {
    "ultraLight": (1.05, 1.65), "thin": (1.05, 1.60), "light": (1.05, 1.52), "regular": (1.05, 1.45),
    "medium": (0.97, 1.35), "semibold": (0.92, 1.28), "bold": (0.86, 1.19), "heavy": (0.785, 1.07),
    "black": (0.73, 0.98),
}
# Tracking in 1/2048 em by size in points; interpolated linearly, rounded down to whole units.
TRACKING = [
    (6, 82), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40), (17, -52),
    (20, -46), (22, -24), (24, 6), (26, 17), (28, 28), (32, 26), (36, 21), (40, 19), (44, 17), (48, 15), (52, 13),
    (56, 11), (60, 9), (64, 7), (68, 5), (72, 4), (76, 2), (80, 0),
]
# The share of the advances from 28 points by size; the rest is that of the advances up to 17.
OPTICAL = [(17, 0), (19, 1 / 11), (24, 9 / 11), (28, 1)]


def line(points, x):
    """Interpolates linearly between points; outside of them, the value of the nearest."""
    if x <= points[0][0]:
        return points[0][1]
    for (left, low), (right, high) in zip(points, points[1:]):
        if x <= right:
            return low + (high - low) * (x - left) / (right - left)
    return points[-1][1]


def tracking(size):
    return math.floor(line(TRACKING, size) + 1e-9)


class Font(typing.NamedTuple):
    size: float
    weight: str = "regular"
    italic: bool = False

    @property
    def is_display(self):
        return self.size >= DISPLAY_CUT


class Glyph(typing.NamedTuple):
    name: str
    cluster: int
    own: float  # its own advance in 1/2048 em
    kerning: float


class Inter:
    """The bundled files of Inter, through hb-shape."""

    def __init__(self, folder):
        self.folder = folder
        self.shaped = {}
        self.ems = {}

    def face(self, font):
        cut = "InterDisplay" if font.is_display else "Inter"
        if font.weight in OWN_FACES and not font.italic:
            return self.folder / f"{cut}-System{FACES[font.weight]}.ttf"
        style = FACES[font.weight] + ("Italic" if font.italic else "")
        return self.folder / f"{cut}-{style.replace('RegularItalic', 'Italic')}.otf"

    def units(self, face):
        """The file's units per em, in which hb-shape measures: big-endian in the table `head`, at offset 18."""
        if face not in self.ems:
            data = face.read_bytes()
            tables = (data[12 + 16 * index:28 + 16 * index] for index in range(int.from_bytes(data[4:6], "big")))
            head = next(int.from_bytes(table[8:12], "big") for table in tables if table[:4] == b"head")
            self.ems[face] = int.from_bytes(data[head + 18:head + 20], "big")
        return self.ems[face]

    def prepare(self, pairs):
        """Shapes texts, each in its font, with as few calls of hb-shape as possible."""
        wanted = {}
        for font, text in pairs:
            if (self.face(font), text) not in self.shaped:
                wanted.setdefault(self.face(font), {})[text] = None
        for face, texts in wanted.items():
            rows = zip(texts, self.run(face, texts), self.run(face, texts, "--features=-kern"), strict=True)
            for text, kerned, plain in rows:
                unit = EM / self.units(face)
                self.shaped[face, text] = [
                    Glyph(own["g"], own["cl"], own["ax"] * unit, (glyph["ax"] - own["ax"]) * unit)
                    for glyph, own in zip(kerned, plain, strict=True)]

    def run(self, face, texts, *options):
        output = subprocess.run(
            ["hb-shape", face, "--output-format=json", *options],
            input="\n".join(texts) + "\n", text=True, capture_output=True, check=True).stdout
        return [json.loads(row) for row in output.splitlines()]

    def glyphs(self, font, text):
        self.prepare([(font, text)])
        return self.shaped[self.face(font), text]

    def own(self, font, character):
        return self.glyphs(font, character)[0]


class Advances:
    """San Francisco's advances, in 1/2048 em."""

    def __init__(self, path):
        rows = [row.split("\t") for row in path.read_text().splitlines() if not row.startswith("# ")]
        self.table = {row[0]: dict(zip(rows[0][1:], map(float, row[1:]), strict=True)) for row in rows[1:]}
        if sorted(self.table) != [chr(code) for code in range(0x20, 0x7F)]:
            sys.exit(f"error: {path} does not have the 95 characters of ASCII.")

    def at(self, font, character):
        share = line(OPTICAL, font.size)
        return (1 - share) * self.of_cut(font, character, "17") + share * self.of_cut(font, character, "28")

    def of_cut(self, font, character, cut):
        row = self.table[character]
        regular = row["regular" + cut]
        other, share = MIXTURES.get(font.weight, (font.weight, 1))
        upright = regular * (1 - share) + row[other + cut] * share
        return upright + (row["italic" + cut] - regular if font.italic else 0)


class SystemFont:
    def __init__(self, advances, inter):
        self.advances = advances
        self.inter = inter

    def units(self, font, text):
        """The width in 1/2048 em."""
        glyphs = self.inter.glyphs(font, text)
        clusters = sorted({glyph.cluster for glyph in glyphs})
        ends = dict(zip(clusters, clusters[1:] + [len(text)]))
        total = len(clusters) * tracking(font.size)
        for glyph in glyphs:
            total += self.advance(font, glyph, text[glyph.cluster:ends[glyph.cluster]])
        small, large = KERNING[font.weight]
        share = line(OPTICAL, font.size)
        kerning = sum(min(glyph.kerning, 0) for glyph in glyphs)
        return total + kerning * ((1 - share) * small + share * large)

    def advance(self, font, glyph, characters):
        """The advance of a character's glyph or of a substitute for it; a ligature is corrected like a symbol."""
        if len(characters) == 1:
            return self.advances.at(font, characters) + glyph.own - self.inter.own(font, characters).own
        return glyph.own + self.symbol_difference(font)

    def symbol_difference(self, font):
        """How much wider San Francisco's punctuation is than Inter's, on average."""
        symbols = [character for character in self.advances.table if not character.isalnum() and character != " "]
        return statistics.mean(
            self.advances.at(font, character) - self.inter.own(font, character).own for character in symbols)

    def width(self, font, text):
        """The width in points."""
        return self.units(font, text) * font.size / EM


def named_font(name):
    """The font that a recording calls, for example, `regular italic` or `semibold`."""
    weight, _, slope = name.partition(" ")
    return weight, slope == "italic"


def rows(path):
    """The lines of a table, without its comment and its header."""
    lines = [row.split("\t") for row in path.read_text().splitlines() if not row.startswith("# ")]
    return lines[1:]


def check_advances(system, path):
    worst, count = 0, 0
    for name, size, character, recorded in rows(path):
        font = Font(float(size), *named_font(name))
        units = system.advances.at(font, character) + tracking(font.size)
        worst = max(worst, abs(units / EM - float(recorded) / font.size))
        count += 1
    print(f"advances: {count}; worst difference {worst:.1e} em")
    return worst <= 1e-5


class Label(typing.NamedTuple):
    font: Font
    text: str
    width: float  # points, rounded up to a pixel
    scale: int  # pixels per point


def recorded_labels(path):
    return [
        Label(Font(float(size), *named_font(name)), text, float(width), 3)
        for name, size, text, width, *_ in rows(path)]


def observed_labels(path, styles):
    """Interface Builder's ASCII labels in the system font, each once, without those that contradict another."""
    styles = json.loads(styles.read_text())["styles"]
    found = {}
    for name, text, width, _, device, _ in rows(path):
        if name.startswith("style:"):
            style = styles[{"Subhead": "subheadline"}.get(name[6:], name[6].lower() + name[7:])]
            font = Font(style["point_size"]["L"], style["weight"])
        elif match := re.fullmatch(r"(boldSystem|system|\.AppleSystemUIFont)(?: ([a-z]+))? ([\d.]+)", name):
            font = Font(float(match[3]), "bold" if match[1] == "boldSystem" else match[2] or "regular")
        else:
            continue
        scale = 3 if device in ("retina5_5", "retina5_9", "retina6_5", "retina6_12") else 2
        if text.isascii():
            found.setdefault((font, text, width), Label(font, text, float(width), scale))
    every = list(found.values())
    return [
        label for label in every
        if all(abs(other.width - label.width) <= 1 for other in every if other[:2] == label[:2])]


def check_labels(system, title, labels, worst_allowed, to_the_pixel):
    system.inter.prepare((label.font, label.text) for label in labels)
    errors, pixels = [], []
    for label in labels:
        found = math.ceil(system.width(label.font, label.text) * label.scale - 1e-6)
        recorded = round(label.width * label.scale)
        errors.append(abs(found / recorded - 1))
        pixels.append(abs(found - recorded))
    errors.sort()
    median, most, worst = statistics.median(errors), errors[math.ceil(0.95 * len(errors)) - 1], errors[-1]
    exact = pixels.count(0)
    print(
        f"{title}: {len(labels)}; median {100 * median:.2f} %, 95 % {100 * most:.2f} %, worst {100 * worst:.2f} %; "
        f"to the pixel {exact}, within one {exact + pixels.count(1)}")
    return median == 0 and worst <= worst_allowed and exact >= to_the_pixel * len(labels)


def random_texts(count, seed):
    """ASCII texts in fonts of all weights from regular up, at 6 to 60 points in steps of a quarter."""
    choice = random.Random(seed)
    heavy = [weight for weight in FACES if weight not in ("ultraLight", "thin", "light")]
    characters = [chr(code) for code in range(0x20, 0x7F)]
    while count > 0:
        text = "".join(choice.choices(characters, k=choice.randint(1, 40))).strip()
        if text:
            yield Font(choice.randint(24, 240) / 4, choice.choice(heavy)), text
            count -= 1


def compare(system, galley, count, seed, tolerance):
    cases = list(random_texts(count, seed))
    system.inter.prepare(cases)
    requests = "".join(
        json.dumps({"text": text, "font": {"size": font.size, "weight": font.weight}, "want": ["size"]}) + "\n"
        for font, text in cases)
    answers = subprocess.run(
        [galley, "measure", "--jsonl"], input=requests, text=True, capture_output=True, check=True).stdout
    found = []
    for (font, text), answer in zip(cases, answers.splitlines(), strict=True):
        width = json.loads(answer)["measurements"][0]["size"]["width"]
        found.append((width - system.width(font, text), font, text))
    found.sort(key=lambda row: abs(row[0]))
    off = sum(abs(difference) > tolerance for difference, _, _ in found)
    median, worst = abs(found[len(found) // 2][0]), abs(found[-1][0])
    print(
        f"compared: {count}; off by more than {tolerance} points: {off}; "
        f"median {median:.2g}, worst {worst:.2g} points")
    for difference, font, text in found[-5:] if off else []:
        print(f"  {difference:+.4f} points at {font.size:g} {font.weight}: {text}")
    return off == 0


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS)
    parser.add_argument("table", type=pathlib.Path)
    parser.add_argument("--fonts", type=pathlib.Path, default=ROOT / "fonts/Files/Inter")
    for name in ("--advances", "--labels", "--observed", "--styles"):
        parser.add_argument(name, type=pathlib.Path)
    parser.add_argument("--compare", metavar="GALLEY")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tolerance", type=float, default=0.01)
    parser.add_argument("--text")
    parser.add_argument("--size", type=float, default=17)
    parser.add_argument("--weight", choices=FACES, default="regular")
    parser.add_argument("--italic", action="store_true")
    given = parser.parse_args()
    if given.observed and not given.styles:
        parser.error("--observed needs --styles, the table of text styles")
    return given


def main():
    given = arguments()
    system = SystemFont(Advances(given.table), Inter(given.fonts))
    passed = []
    if given.text is not None:
        print(system.width(Font(given.size, given.weight, given.italic), given.text))
    if given.advances:
        passed.append(check_advances(system, given.advances))
    if given.labels:
        passed.append(check_labels(system, "labels", recorded_labels(given.labels), 0.015, 0.7))
    if given.observed:
        labels = observed_labels(given.observed, given.styles)
        passed.append(check_labels(system, "labels of Interface Builder", labels, math.inf, 0.5))
    if given.compare:
        passed.append(compare(system, given.compare, given.count, given.seed, given.tolerance))
    if not all(passed):
        sys.exit(1)


if __name__ == "__main__":
    main()
