#!/usr/bin/env python3
"""Writes random compositional layouts with their frames: the fixture of CompositionalLayoutsTests. Needs Python 3.10 alone.

    scripts/layout-fixtures/compositional_layouts.py [--check]

With --check, writes nothing and fails if the file would change.
"""

import json
import pathlib
import random
import sys
import zlib
from fractions import Fraction as F

from compositional import Item, Section, Unsettled, View, frames

SEED = 20261129
CASES = 3000
FILE = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "CompositionalLayoutsTests" / "Fixtures" / "cases.jsonl.zlib"
EDGES = ["t", "l", "b", "r", "tl", "tr", "bl", "br", ""]


class Draw:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, probability):
        return self.random.random() < probability

    def length(self, low, high):
        return F(self.random.randint(2 * low, 2 * high), 2)

    def insets(self, probability, high):
        if not self.chance(probability):
            return {"x": (F(0), F(0)), "y": (F(0), F(0))}
        return {axis: (self.length(0, high), self.length(0, high)) for axis in "xy"}

    def share(self):
        return self.random.choice([F(1), F(1, 2), F(1, 4), F(3, 4), F(1, 5), F(3, 10), F(2, 5)])

    def dimension(self, axis, low, high, estimates=True):
        kind = self.random.choices(["share", "other", "abs", "est"], [5, 1, 4, 3 if estimates else 0])[0]
        if kind == "share":
            return ("fw" if axis == "x" else "fh", self.share())
        if kind == "other":
            return ("fh" if axis == "x" else "fw", self.random.choice([F(1, 4), F(1, 5), F(1, 10)]))
        return (kind, self.length(low, high))

    def edges(self):
        if not self.chance(0.2):
            return {}
        ends = [(axis, end) for axis in "xy" for end in (0, 1)]
        return {end: (self.chance(0.4), self.length(0, 6)) for end in self.random.sample(ends, self.random.randint(1, 3))}

    def views(self, probability, kind):
        if not self.chance(probability):
            return []
        fractional = self.chance(0.5)
        offset = (
            tuple(self.random.choice([F(0), F(1, 2), F(-1, 2), F(1)]) for _ in range(2))
            if fractional
            else tuple(self.length(-10, 10) for _ in range(2))
        )
        size = {"x": ("abs", self.length(8, 20)), "y": ("abs", self.length(8, 20))}
        if self.chance(0.2):
            size["x"] = ("fw", self.share())
        own = self.random.choice(EDGES) if self.chance(0.3) else None
        return [View(kind, size, self.random.choice(EDGES), offset, fractional, own)]

    def item(self):
        return Item(
            {"x": self.dimension("x", 20, 120), "y": self.dimension("y", 20, 80)},
            insets=self.insets(0.3, 5),
            edges=self.edges(),
            views=self.views(0.15, "badge"),
        )

    def group(self, depth, orthogonal_axis=None):
        axis = self.random.choice("xy")
        size = {"x": self.dimension("x", 100, 300), "y": self.dimension("y", 60, 200)}
        if orthogonal_axis is None and self.chance(0.6):
            size["x"] = ("fw", F(1))
        make = lambda: self.group(depth - 1, 0) if depth and self.chance(0.3) else self.item()
        count = self.random.randint(1, 5) if self.chance(0.35) else None
        return Item(
            size,
            insets=self.insets(0.25, 10),
            edges=self.edges() if orthogonal_axis == 0 else {},
            views=self.views(0.1, "group"),
            axis=axis,
            count=count,
            spacing=(self.chance(0.3), self.random.choice([F(0), F(8), self.length(0, 12)])),
            subitems=[make() for _ in range(1 if count else self.random.randint(1, 3))],
        )

    def header(self):
        if not self.chance(0.3):
            return None
        width = ("fw", F(1)) if self.chance(0.7) else self.dimension("x", 50, 200, estimates=False)
        return {"x": width, "y": ("abs", self.length(10, 40))}

    def section(self):
        orthogonal = self.chance(0.2)
        count = self.random.choice([0, 1, 2, 3, 4, 5, 6, 7])
        needs = {}
        if self.chance(0.6):
            for item in range(count):
                if self.chance(0.7):
                    needs[item] = {"x": self.length(10, 120), "y": self.length(10, 120)}
        return Section(
            self.group(self.random.randint(0, 2)), count, self.insets(0.5, 20), self.random.choice([F(0), F(10), self.length(0, 20)]),
            orthogonal, self.header(), self.header(), needs,
        )

    def case(self):
        return {
            "scale": self.random.choice([1, 2, 3, 3, 3]),
            "axis": self.random.choices("yx", [4, 1])[0],
            "room": {"x": F(self.random.choice([320, 375, 393, 402, 430, 744, 1024])), "y": F(self.random.choice([568, 812, 852]))},
            "spacing": self.random.choice([F(0), F(0), F(8), self.length(0, 20)]),
            "sections": [self.section() for _ in range(self.random.choice([1, 1, 1, 2]))],
        }


def is_settled(case):
    """Whether the case says nothing about what is not known.

    Left out: estimates in a section that scrolls itself, whose height depends on what is visible.
    """
    def has_estimate(item):
        return any(item.estimated(axis) for axis in "xy") or any(has_estimate(child) for child in item.subitems)

    return not any(section.orthogonal and has_estimate(section.group) for section in case["sections"])


def number(value):
    rounded = round(float(value), 6)
    return int(rounded) if rounded.is_integer() else rounded


def size_json(size):
    return [[size[axis][0], str(size[axis][1])] for axis in "xy"]


def insets_json(insets):
    return [number(value) for axis in "xy" for value in insets[axis]]


def item_json(item):
    result = {"size": size_json(item.size)}
    if any(value for axis in "xy" for value in item.insets[axis]):
        result["insets"] = insets_json(item.insets)
    if item.edges:
        result["edges"] = [
            [int(item.edge(axis, end)[0]), number(item.edge(axis, end)[1])] for axis in "xy" for end in (0, 1)
        ]
    if item.views:
        result["views"] = [
            {
                "kind": view.kind,
                "size": size_json(view.size),
                "edges": view.edges,
                "offset": [number(value) for value in view.offset],
                "fractional": view.fractional,
            }
            | ({} if view.own is None else {"own": view.own})
            for view in item.views
        ]
    if item.axis:
        result["axis"] = item.axis
        result["subitems"] = [item_json(child) for child in item.subitems]
        if item.count:
            result["count"] = item.count
        if item.spacing != (False, 0):
            result["spacing"] = [int(item.spacing[0]), number(item.spacing[1])]
    return result


def frame_json(frame):
    return None if frame is None else [number(value) for value in frame]


def section_json(section, solved):
    cells, views, header, footer = solved
    result = {
        "group": item_json(section.group),
        "count": section.count,
        "insets": insets_json(section.insets),
        "gap": number(section.gap),
        "orthogonal": section.orthogonal,
        "needs": [[item, number(need["x"]), number(need["y"])] for item, need in section.needs.items()],
        "cells": [frame_json(cell) for cell in cells],
        "views": [[kind, index] + frame_json(frame) for kind, index, frame in views],
    }
    for name, size, frame in [("header", section.header, header), ("footer", section.footer, footer)]:
        if size:
            result |= {name: size_json(size), name + "Frame": frame_json(frame)}
    return result


def case_line(case):
    solved, extent = frames(case["sections"], case["axis"], case["room"], case["scale"], case["spacing"])
    return {
        "scale": case["scale"],
        "axis": case["axis"],
        "room": [number(case["room"][axis]) for axis in "xy"],
        "spacing": number(case["spacing"]),
        "sections": [section_json(section, frames) for section, frames in zip(case["sections"], solved)],
        "extent": number(extent),
    }


def main():
    draw, lines = Draw(SEED), []
    while len(lines) < CASES:
        case = draw.case()
        if not is_settled(case):
            continue
        try:
            lines.append(json.dumps(case_line(case), separators=(",", ":")) + "\n")
        except Unsettled:
            continue
    text = "".join(lines)
    if sys.argv[1:] == ["--check"]:
        # Versions of zlib pack differently.
        if not FILE.exists() or zlib.decompress(FILE.read_bytes()) != text.encode():
            sys.exit(f"error: not what this script writes: {FILE}")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        FILE.write_bytes(zlib.compress(text.encode(), 9))


if __name__ == "__main__":
    main()
