"""Fits the system font's widths to San Francisco's and prints the figures: calibrate.py

Rows are those of observed-label-sizes.tsv set in the system font, each font, text and width once, in the file's order:
the first, third, ... are for fitting, the others for checking. fonts/README.md explains the method; the figures
found are written by hand into Sources/DynamicType/SystemFontCalibration.swift. Needs hb-shape (libharfbuzz-bin).
"""

import json
import math
import pathlib
import re
import statistics
import subprocess
import typing

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Tests/HeadlessUIKitTests/Fixtures"
TRACKING = ROOT / "Tests/DynamicTypeTests/Fixtures/tracking.json"
FONTS = ROOT / "fonts/Files/Inter"

# UIKit's names of weights, and of Inter's files.
WEIGHTS = {
    "thin": (200, "ExtraLight"), "light": (300, "Light"), "regular": (400, "Regular"), "medium": (500, "Medium"),
    "semibold": (600, "SemiBold"), "bold": (700, "Bold"),
}
TEXT, DISPLAY = "Inter", "InterDisplay"
DISPLAY_CUT = 22  # points from which the display cut draws
TEXT_SIZE, DISPLAY_SIZE = 20, 24  # points between which widths go over from one cut's to the other's
HB_UNITS = 100_000  # hb-shape's units per em


class Label(typing.NamedTuple):
    size: float
    weight: str
    text: str
    width: float  # points, rounded up to a pixel
    scale: int  # pixels per point


def font(name, styles):
    """Size and weight of a font as the fixture names it; None if it is not the system font."""
    if name.startswith("style:"):
        style = styles[{"Subhead": "subheadline"}.get(name[6:], name[6].lower() + name[7:])]
        return style["point_size"]["L"], style["weight"]
    match = re.fullmatch(r"(boldSystem|system|\.AppleSystemUIFont)(?: ([a-z]+))? ([\d.]+)", name)
    if match is None:
        return None
    return float(match[3]), "bold" if match[1] == "boldSystem" else match[2] or "regular"


def labels():
    """The distinct rows, in the file's order."""
    styles = json.loads((FIXTURES / "text-styles.json").read_text())["styles"]
    found = {}
    for line in (FIXTURES / "observed-label-sizes.tsv").read_text().splitlines():
        columns = line.split("\t")
        if line.startswith("#") or columns[0] == "font" or font(columns[0], styles) is None:
            continue
        size, weight = font(columns[0], styles)
        scale = 3 if columns[4] in ("retina5_5", "retina5_9", "retina6_5", "retina6_12") else 2
        label = Label(size, weight, columns[1], float(columns[2]), scale)
        found.setdefault(label[:4], label)
    return list(found.values())


def consistent(label, every):
    """Whether no other width of the same text in the same font differs by more than rounding up, a point at most."""
    return all(abs(other.width - label.width) <= 1 for other in every if other[:3] == label[:3])


def shape(every):
    """For each cut and label: its advance in ems, and its clusters."""
    shaped = {}
    for cut in (TEXT, DISPLAY):
        for weight, (_, name) in WEIGHTS.items():
            texts = sorted({label.text for label in every if label.weight == weight})
            if not texts:
                continue
            output = subprocess.run(
                ["hb-shape", FONTS / f"{cut}-{name}.otf", f"--font-size={HB_UNITS}", "--output-format=json"],
                input="\n".join(texts) + "\n", text=True, capture_output=True, check=True).stdout
            for text, line in zip(texts, output.splitlines(), strict=True):
                glyphs = json.loads(line)
                ems = sum(glyph["ax"] for glyph in glyphs) / HB_UNITS
                shaped[cut, weight, text] = ems, len({glyph["cl"] for glyph in glyphs})
    return shaped


class Model(typing.NamedTuple):
    shaped: dict
    tracking: dict  # San Francisco's, points by size
    display_cut: float = DISPLAY_CUT
    per_weight: float = 0  # ems for each step of weight above regular
    between_cuts: float = 0  # ems

    def width(self, label, drawn_as=None):
        """Points, not rounded."""
        weight = drawn_as or label.weight
        is_display = label.size >= self.display_cut
        ems, clusters = self.shaped[DISPLAY if is_display else TEXT, weight, label.text]
        steps = max(0, (WEIGHTS[weight][0] - 400) / 100)
        share = min(max((label.size - TEXT_SIZE) / (DISPLAY_SIZE - TEXT_SIZE), 0), 1)
        extra = steps * self.per_weight + (is_display - share) * self.between_cuts
        return ems * label.size + clusters * (self.tracking[label.size] + extra * label.size)

    def misfit(self, label, drawn_as=None):
        """The relative error against the middle of the observed pixel."""
        observed = label.width - 0.5 / label.scale
        return abs(self.width(label, drawn_as) / observed - 1)

    def error(self, label):
        """The relative error of the width as a label reports it, rounded up to the same pixel."""
        rounded = math.ceil(self.width(label) * label.scale - 1e-9) / label.scale
        return abs(rounded / label.width - 1)


def fit_weight(model, part, drawn_as=None):
    """The ten-thousandth of an em per step of weight with the least mean misfit, and that misfit."""
    models = (model._replace(per_weight=ems / 10_000) for ems in range(200))
    return min(
        (statistics.mean(candidate.misfit(label, drawn_as) for label in part), candidate.per_weight)
        for candidate in models)


def fit(model, part):
    """The model with its two figures from the labels of `part`."""
    differences = []
    for label in part:
        ems, clusters = model.shaped[TEXT, label.weight, label.text]
        differences.append((ems - model.shaped[DISPLAY, label.weight, label.text][0]) / clusters)
    fitted = model._replace(between_cuts=round(statistics.median(differences), 3))
    _, per_weight = fit_weight(fitted, [label for label in part if WEIGHTS[label.weight][0] > 400])
    return fitted._replace(per_weight=per_weight)


def summary(errors):
    """Number, median, 95th percentile (the value that 95 % do not exceed) and the greatest, in per cent."""
    errors = sorted(errors)
    figures = statistics.median(errors), errors[math.ceil(0.95 * len(errors)) - 1], errors[-1]
    return f"{len(errors):4}" + "".join(f"{100 * figure:8.2f}" for figure in figures)


GROUPS = {
    "all": lambda label: True,
    "regular below 20": lambda label: label.weight == "regular" and label.size < 20,
    "semibold and bold": lambda label: label.weight in ("semibold", "bold"),
    "from 20 points": lambda label: label.size >= 20,
}


def report(title, model, part):
    print(f"{title:38}   n  median    95 %     max")
    for name, belongs in GROUPS.items():
        print(f"  {name:34}", summary([model.error(label) for label in part if belongs(label)]))


def main():
    every = labels()
    shaped = shape(every + [label._replace(weight="semibold") for label in every if label.weight == "bold"])
    rows = json.loads(TRACKING.read_text())["families"]["sf_pro"]
    plain = Model(shaped, {row["size"]: row["points"] for row in rows})
    fitting, checking = every[0::2], every[1::2]
    used = [label for label in fitting if consistent(label, every)]
    calibrated = fit(plain, used)
    print(f"{len(every)} distinct rows; contradictory:", [label[:4] for label in every if not consistent(label, every)])
    print(f"per weight {calibrated.per_weight}, between cuts {calibrated.between_cuts}")
    other = fit(plain, [label for label in checking if consistent(label, every)])
    print(f"from the other half: per weight {other.per_weight}, between cuts {other.between_cuts}")
    bold = [label for label in used if label.weight == "bold" and label.size < 20]
    for weight in ("bold", "semibold"):
        print(f"boldSystem below 20 as {weight}: misfit, per weight", fit_weight(plain, bold, weight))
    semibold = [label for label in used if label.weight == "semibold"]
    print("semibold itself: misfit, per weight", fit_weight(plain, semibold))
    parts = {"check": checking, "fit": fitting}
    for name, part in parts.items():
        without = [label for label in part if consistent(label, every)]
        report(f"{name}, tracking only, display from 20", plain._replace(display_cut=20), without)
        report(f"{name}, calibrated", calibrated, without)
        report(f"{name}, calibrated, no row left out", calibrated, part)


if __name__ == "__main__":
    main()
