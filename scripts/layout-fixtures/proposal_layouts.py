#!/usr/bin/env python3
"""Writes random trees of stacks, frames, padding, spacers and priorities with their frames: the fixture of ProposalLayoutTests.
Needs Python 3.10 alone. First it lays out what SwiftUI laid out on macOS, and fails if one of the recorded trees differs.

    scripts/layout-fixtures/proposal_layouts.py [--check]

With --check, writes nothing and fails if the file would change.
"""

import json
import pathlib
import random
import sys
import zlib

from proposals import ALIGNMENTS, Unsettled, laid_out
from recorded_trees import check_recorded

SEED = 20261130
CASES = 3000
FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "ProposalLayoutTests" / "Fixtures"
FILE = FIXTURES / "random-trees.jsonl.zlib"
RECORDED = FIXTURES / "frame-trees.jsonl"
DEPTH = 5
LEAVES = 5


class Draw:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.leaves = 0

    def chance(self, probability):
        return self.random.random() < probability

    def length(self, low, high):
        value = self.random.randint(2 * low, 2 * high) / 2
        return int(value) if value == int(value) else value

    def pick(self, choices):
        return self.random.choices(list(choices), list(choices.values()))[0]

    def case(self):
        self.leaves = 0
        offer = [None if self.chance(0.15) else self.length(20, 400) for _ in range(2)]
        return {"proposed": offer, "view": self.view(DEPTH, stacked=False)}

    def view(self, depth, stacked):
        """A view; spacers are only made in stacks, as what their axis is elsewhere is not known."""
        if depth == 0 or self.leaves >= LEAVES or self.chance(0.12):
            return self.leaf(stacked)
        modifiers = {"frame": 4, "padding": 2, "priority": 2, "fixedSize": 1, "aspectRatio": 1, "second": 1}
        kind = self.pick({"stack": 8, "ZStack": 1} | modifiers)
        return getattr(self, kind.lower())(depth - 1, stacked)

    def leaf(self, stacked):
        self.leaves += 1
        kind = self.pick({"Box": 5, "Color": 4, "Words": 4, "Divider": 1, "Spacer": 4 if stacked else 0})
        if kind == "Box":
            return [kind, {"width": self.length(1, 80), "height": self.length(1, 60)}]
        if kind == "Words":
            options = {"count": self.random.randint(1, 9), "width": self.length(4, 40), "height": self.length(8, 24)}
            return [kind, options | ({"gap": self.length(0, 6)} if self.chance(0.5) else {})]
        if kind == "Spacer" and self.chance(0.5):
            return [kind, {"minLength": self.length(0, 20)}]
        return [kind]

    def stack(self, depth, stacked):
        name = self.random.choice(["HStack", "VStack"])
        guides = ["top", "center", "bottom"] if name == "HStack" else ["leading", "center", "trailing"]
        options = {"alignment": self.random.choice(guides)}
        if self.chance(0.6):
            options["spacing"] = self.length(0, 16)
        return [name, options, [self.view(depth, True) for _ in range(self.random.choice([1, 2, 2, 3, 3, 4]))]]

    def alignment(self):
        return {"alignment": self.random.choice(sorted(ALIGNMENTS))} if self.chance(0.5) else {}

    def zstack(self, depth, stacked):
        return ["ZStack", self.alignment(), [self.view(depth, False) for _ in range(self.random.randint(1, 3))]]

    def frame(self, depth, stacked):
        options = self.alignment()
        if self.chance(0.5):
            for side in self.random.choice([["width"], ["height"], ["width", "height"]]):
                options[side] = self.length(0, 200)
        else:
            for side in self.random.choice([["Width"], ["Height"], ["Width", "Height"]]):
                least, ideal, most = sorted(self.length(0, 200) for _ in range(3))
                limits = {"min": least, "ideal": ideal, "max": "infinity" if self.chance(0.4) else most}
                options |= {kind + side: limits[kind] for kind in limits if self.chance(0.45)}
        return ["frame", options, [self.view(depth, stacked)]]

    def padding(self, depth, stacked):
        edges = [["all"], ["horizontal"], ["vertical"], ["leading"], ["top", "trailing"], ["horizontal", "bottom"]]
        options = {edge: self.length(0, 24) for edge in self.random.choice(edges)}
        return ["padding", options, [self.view(depth, stacked)]]

    def fixedsize(self, depth, stacked):
        options = self.random.choice([{}, {"horizontal": False}, {"vertical": False}])
        return ["fixedSize", options, [self.view(depth, stacked)]]

    def aspectratio(self, depth, stacked):
        options = {"ratio": self.random.choice([0.25, 0.5, 1, 2, 4])} | ({"fills": True} if self.chance(0.4) else {})
        return ["aspectRatio", options, [self.view(depth, stacked)]]

    def second(self, depth, stacked):
        name = self.random.choice(["overlay", "background"])
        return [name, self.alignment(), [self.view(depth, False), self.view(depth, False)]]

    def priority(self, depth, stacked):
        return ["priority", {"value": self.random.choice([-1, 0.5, 1, 2])}, [self.view(depth, stacked)]]


def number(value):
    value = round(float(value), 4)
    return int(value) if value == int(value) else value


def case_line(case):
    size, leaves = laid_out(case["view"], case["proposed"])
    frames = [[number(value) for value in frame] for _, frame in leaves]
    return json.dumps(case | {"root": [number(side) for side in size], "leaves": frames}, separators=(",", ":")) + "\n"


def main():
    different = check_recorded(RECORDED.read_text().splitlines())
    if different:
        sys.exit(f"error: laid out differently from what SwiftUI did: {', '.join(different)}")
    draw, lines = Draw(SEED), []
    while len(lines) < CASES:
        try:
            case = draw.case()
            if draw.leaves > 1:
                lines.append(case_line(case))
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
