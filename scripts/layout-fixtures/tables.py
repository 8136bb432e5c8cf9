#!/usr/bin/env python3
"""Writes random tables with the positions of all their parts: fixtures of UIKit's tests. Needs Python 3.10 alone.

    scripts/layout-fixtures/tables.py [--check]

Independently of Galley's sources, restates what the shared facts and Apple's documentation say: parts are stacked,
headers of a plain table stay at the top of the visible area until their section's end pushes them out, footers at its
bottom. With --check, writes nothing and fails if the file would change.
"""

import json
import pathlib
import random
import sys
from fractions import Fraction

SEED = 20261123
TABLES = 1000
FILE = pathlib.Path(__file__).resolve().parents[2] / "Tests/UIKitSupport/Fixtures/Tables/cases.jsonl"


def length(draw, low, high):
    """A random length in whole quarters of a point, which floating point represents exactly."""
    return Fraction(draw.randint(4 * low, 4 * high), 4)


def section(draw):
    rows = draw.choice([0, 1, 2, 3, 5, 8, 13]) if draw.random() < 0.98 else draw.randint(50, 120)
    return {
        "padding": draw.choice([Fraction(0), Fraction(22), length(draw, 0, 30)]),
        "header": draw.choice([Fraction(0), Fraction(28), length(draw, 0, 80)]),
        "rows": [Fraction(0) if draw.random() < 0.03 else length(draw, 1, 140) for _ in range(rows)],
        "footer": draw.choice([Fraction(0), Fraction(0), length(draw, 0, 60)]),
    }


def table(draw):
    return {
        "header": draw.choice([Fraction(0), length(draw, 0, 200)]),
        "footer": draw.choice([Fraction(0), length(draw, 0, 200)]),
        "sections": [section(draw) for _ in range(draw.choices(range(7), [1, 8, 6, 4, 2, 1, 1])[0])],
        "height": length(draw, 100, 900),
    }


def stack(table):
    """Every part as (name, top, height), by adding up heights."""
    parts, y = [], table["header"]
    for index, content in enumerate(table["sections"]):
        y += content["padding"]
        parts.append((f"h{index}", y, content["header"]))
        y += content["header"]
        for row, height in enumerate(content["rows"]):
            parts.append((f"r{index}.{row}", y, height))
            y += height
        parts.append((f"f{index}", y, content["footer"]))
        y += content["footer"]
    return parts, y + table["footer"]


def pinned(table, parts, top, bottom):
    """The position of each header and footer while the visible area is between two positions."""
    places = {name: (y, height) for name, y, height in parts}
    result = []
    for index in range(len(table["sections"])):
        header, header_height = places[f"h{index}"]
        footer, footer_height = places[f"f{index}"]
        shown = header
        if shown < top:
            shown = max(header, min(top, footer - header_height))
        low = footer
        if low + footer_height > bottom:
            low = min(footer, max(bottom - footer_height, header + header_height))
        result.append([shown, low])
    return result


def case(draw):
    made = table(draw)
    parts, height = stack(made)
    top = length(draw, -100, max(1, int(height) + 50))
    bottom = top + made["height"]
    visible = [name for name, y, size in parts if size > 0 and y < bottom and y + size > top]
    return {
        "header": made["header"],
        "footer": made["footer"],
        "sections": [[s["padding"], s["header"], s["rows"], s["footer"]] for s in made["sections"]],
        "tops": [y for _, y, _ in parts],
        "contentHeight": height,
        "shown": [top, bottom],
        "visible": visible,
        "pinned": pinned(made, parts, top, bottom),
    }


def plain(value):
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else float(value)
    if isinstance(value, list):
        return [plain(item) for item in value]
    return {key: plain(item) for key, item in value.items()} if isinstance(value, dict) else value


def main():
    draw = random.Random(SEED)
    text = "".join(json.dumps(plain(case(draw)), separators=(",", ":")) + "\n" for _ in range(TABLES))
    if "--check" in sys.argv[1:]:
        if not FILE.exists() or FILE.read_text() != text:
            sys.exit(f"error: {FILE} is not what the script writes\nhint: run scripts/layout-fixtures/tables.py")
        return
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text)


if __name__ == "__main__":
    main()
