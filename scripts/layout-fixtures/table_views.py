#!/usr/bin/env python3
"""Writes random table views with what they show: fixtures of UIKit's tests. Needs Python 3.10 alone.

    scripts/layout-fixtures/table_views.py [--check]

Independently of Galley's sources, restates what `tables-and-controls.md` of the shared facts and Apple's documentation
say about a table that was scrolled once: styles, titles, insets, and heights that are given or estimated until they are
visible. Figures without a source are Galley's choices, and marked below. With --check, writes nothing and fails if the
file would change.
"""

import json
import math
import pathlib
import random
import sys

SEED = 20261124
TABLES = 1000
FILE = pathlib.Path(__file__).resolve().parents[2] / "Tests/UIKitSupport/Fixtures/Tables/views.jsonl"

# From Interface Builder's documents (§2).
TITLE = {"plain": 28, "grouped": 38, "insetGrouped": 38}
ROOM_ABOVE = {"plain": 22, "grouped": 0, "insetGrouped": 0}
FIRST_TITLE = {2: 17.5, 3: 52 / 3}
CARD_MARGIN = {320: 16, 375: 16, 414: 20}
# From memory: an empty header or footer of a group.
EMPTY = {2: 17.5, 3: 53 / 3}
# A footer's line of 13 points is 13 * 2444 / 2048 high in Inter, on device pixels, with 8 above and 6 below (§2).
FOOTER = {scale: 8 + math.ceil(13 * 2444 / 2048 * scale) / scale + 6 for scale in (2, 3)}
# Galley's estimate for a title that has not been visible.
GUESS = TITLE


def quarters(draw, low, high):
    return draw.randint(4 * low, 4 * high) / 4


def boundary(draw):
    """Whether there is a title, and the height that the delegate gives; None: it leaves that to the table."""
    return {"title": draw.random() < 0.5, "said": draw.choice([None, None, None, 0, quarters(draw, 1, 60)])}


def table(draw):
    return {
        "style": draw.choice(list(TITLE)),
        "scale": draw.choice([2, 3]),
        "width": draw.choice(list(CARD_MARGIN)),
        "height": draw.randint(100, 700),
        "insets": [draw.choice([0, draw.randint(0, 90)]) for _ in range(2)],
        "outer": [draw.choice([0, quarters(draw, 0, 150)]) for _ in range(2)],
        "estimates": draw.random() < 0.6,
        "sections": [
            {
                "header": boundary(draw),
                "footer": boundary(draw),
                "rows": [
                    [quarters(draw, 10, 120), quarters(draw, 1, 140)] for _ in range(draw.choice([0, 1, 2, 4, 11]))
                ],
            }
            for _ in range(draw.randint(1, 4))
        ],
    }


class Layout:
    """The heights of a table's parts as far as they are known, and the frames that follow from them."""

    def __init__(self, made):
        self.made = made
        self.heights, self.rows_unknown, self.titles_unknown, self.true = {}, set(), {}, {}
        for index, section in enumerate(made["sections"]):
            self.bound("h", index, section["header"])
            for row, (estimate, height) in enumerate(section["rows"]):
                name = f"r{index}.{row}"
                self.true[name] = height
                self.heights[name] = estimate if made["estimates"] else height
                if made["estimates"]:
                    self.rows_unknown.add(name)
            self.bound("f", index, section["footer"])

    def bound(self, kind, index, part):
        name, style, scale = f"{kind}{index}", self.made["style"], self.made["scale"]
        said = part["said"]
        if said is not None and (said > 0 or style == "plain"):
            self.heights[name] = said
        elif not part["title"]:
            self.heights[name] = 0 if style == "plain" else EMPTY[scale]
        else:
            shown = TITLE[style] if kind == "h" else FOOTER[scale]
            first = FIRST_TITLE[scale] if kind == "h" and index == 0 and style != "plain" else 0
            self.heights[name], self.titles_unknown[name] = GUESS[style], shown + first

    def places(self):
        """The top of each part, and the height of the whole table."""
        made, y, tops, above = self.made, self.made["outer"][0], {}, ROOM_ABOVE[self.made["style"]]
        for index, section in enumerate(made["sections"]):
            y += above if self.heights[f"h{index}"] > 0 else 0
            for name in [f"h{index}"] + [f"r{index}.{row}" for row in range(len(section["rows"]))] + [f"f{index}"]:
                tops[name] = y
                y += self.heights[name]
        return tops, y + made["outer"][1]

    def frames(self, offset):
        """Top and height of the visible parts at an offset; titles of plain tables stay visible, within the insets."""
        made, (tops, _) = self.made, self.places()
        top, bottom = offset, offset + made["height"]
        low, high = top + made["insets"][0], bottom - made["insets"][1]
        frames = {n: (y, self.heights[n]) for n, y in tops.items() if self.heights[n] > 0}
        seen = {n for n, (y, h) in frames.items() if y < bottom and y + h > top}
        if made["style"] == "plain" and seen:
            sections = [int(name[1:].split(".")[0]) for name in seen]
            for index in range(min(sections), max(sections) + 1):
                header, footer = (f"h{index}", f"f{index}")
                head, foot = (self.heights[n] for n in (header, footer))
                if header in frames:
                    frames[header] = (max(tops[header], min(low, tops[footer] - head)), head)
                if footer in frames:
                    frames[footer] = (min(tops[footer], max(high - foot, tops[header] + head)), foot)
                for name in (header, footer):
                    if name in frames and frames[name][0] < bottom and sum(frames[name]) > top:
                        seen.add(name)
        return {name: frames[name] for name in tops if name in seen}

    def settle(self, offset):
        """Takes the heights of visible rows until no more become visible, then measures titles, until all are known."""
        while True:
            rows = self.rows_unknown & set(self.frames(offset))
            if rows:
                self.rows_unknown -= rows
                self.heights.update({name: self.true[name] for name in rows})
                continue
            titles = set(self.titles_unknown) & set(self.frames(offset))
            if not titles:
                return
            self.heights.update({name: self.titles_unknown.pop(name) for name in titles})


def case(draw):
    """A table that is laid out at its top, and then at an offset."""
    made = table(draw)
    layout, start = Layout(made), -made["insets"][0]
    layout.settle(start)
    end = layout.places()[1] + made["insets"][1] - made["height"]
    # Far enough from the end that heights which become known do not change the offset.
    offset = quarters(draw, start, max(start, int(end * 0.6)))
    layout.settle(offset)
    height = layout.places()[1]
    if height + made["insets"][1] - made["height"] < offset:
        return case(draw)
    margin = CARD_MARGIN[made["width"]] if made["style"] == "insetGrouped" else 0
    shown = [[n, round(y, 6), round(h, 6)] for n, (y, h) in layout.frames(offset).items()]
    return made | {
        "offset": offset,
        "contentHeight": round(height, 6),
        "x": margin,
        "partWidth": made["width"] - 2 * margin,
        "shown": shown,
    }


def main():
    draw = random.Random(SEED)
    text = "".join(json.dumps(case(draw), separators=(",", ":")) + "\n" for _ in range(TABLES))
    if "--check" in sys.argv[1:]:
        if not FILE.exists() or FILE.read_text() != text:
            sys.exit(f"error: {FILE} is not what the script writes\nhint: run scripts/layout-fixtures/table_views.py")
        return
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text)


if __name__ == "__main__":
    main()
