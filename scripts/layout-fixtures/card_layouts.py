#!/usr/bin/env python3
"""Writes random grids and waterfalls with their frames: the fixtures of CardLayoutsTests. Needs Python 3.10 alone.

    scripts/layout-fixtures/card_layouts.py [--check]

With --check, writes nothing and fails if a file would change.
"""

import json
import pathlib
import random
import sys
from fractions import Fraction

from flexible_row_height_grid import Grid, Insets, Section
from waterfall import COLUMNS, Waterfall

SEED = 20261121
GRIDS = 1000
WATERFALLS = 400
FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "CardLayoutsTests" / "Fixtures"
WIDTHS = [320, 375, 390, 393, 414, 430, 667, 744, 820, 844, 932, 1024, 1180, 1366]


class Draw:
    """Random inputs. Lengths are whole quarters of a point, which floating point represents exactly."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, probability):
        return self.random.random() < probability

    def length(self, low, high):
        return Fraction(self.random.randint(4 * low, 4 * high), 4)

    def maybe(self, probability, make):
        return make() if self.chance(probability) else None

    def spacing(self):
        return self.random.choice([Fraction(0), Fraction(8), Fraction(10), self.length(0, 20)])

    def insets(self):
        if self.chance(0.2):
            return Insets(*[Fraction(10)] * 4)
        return Insets(*[self.length(0, 24) for _ in range(4)])

    def width(self):
        return Fraction(self.random.choice(WIDTHS)) if self.chance(0.8) else self.length(200, 1400)

    def heights(self):
        count = self.random.choice([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 25, 40])
        if self.chance(0.01):
            count = self.random.randint(100, 300)
        tallest = self.random.choice([20, 100, 400])
        return [Fraction(0) if self.chance(0.03) else self.length(0, tallest) for _ in range(count)]

    def section_count(self):
        return self.random.choices(range(7), [1, 10, 6, 4, 2, 1, 1])[0]

    def supplementary(self, by_height):
        """A header's or footer's size, without a width for version 1.x; its height is sometimes 0 or negative."""
        height = self.random.choice([Fraction(0), Fraction(-5), Fraction(44), Fraction(100), self.length(1, 150)])
        return (None if by_height else self.length(0, 1400), height)

    def section(self, by_height):
        """A delegate's answers for a section; in version 1.x a delegate only gives heights."""
        return Section(
            inset=None if by_height else self.maybe(0.5, self.insets),
            line_spacing=None if by_height else self.maybe(0.4, self.spacing),
            interitem_spacing=None if by_height else self.maybe(0.4, self.spacing),
            header=self.maybe(0.5, lambda: self.supplementary(by_height)),
            footer=self.maybe(0.5, lambda: self.supplementary(by_height)),
            heights=self.heights(),
        )

    def grid(self):
        by_height = self.chance(0.2)
        grid = Grid(
            width=self.width(),
            content_inset=self.insets() if self.chance(0.4) else Insets(*[Fraction(0)] * 4),
            columns=self.random.choice([-3, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 9]),
            inset=self.insets() if self.chance(0.4) else Insets(*[Fraction(0)] * 4),
            line_spacing=self.spacing(),
            interitem_spacing=self.spacing(),
            sections=[self.section(by_height) for _ in range(self.section_count())],
        )
        if any(grid.column_width(section) < 0 for section in grid.sections):
            return self.grid()
        return grid

    def waterfall(self):
        idiom, orientation = self.random.choice(list(COLUMNS))
        waterfall = Waterfall(
            idiom=idiom,
            orientation=orientation,
            columns=self.maybe(0.3, lambda: self.random.randint(1, 7)),
            width=self.width(),
            content_inset_left=self.length(0, 24) if self.chance(0.4) else Fraction(0),
            content_inset_right=self.length(0, 24) if self.chance(0.4) else Fraction(0),
            padding=Fraction(6) if self.chance(0.7) else self.length(0, 12),
            sections=[self.heights() for _ in range(self.section_count())],
        )
        return waterfall if waterfall.item_width >= 0 else self.waterfall()


def number(value):
    """A number with at most 12 significant digits."""
    if value is None:
        return None
    rounded = float(f"{float(value):.12g}")
    return int(rounded) if rounded.is_integer() else rounded


def numbers(values):
    return None if values is None else [number(value) for value in values]


def insets_line(insets):
    return None if insets is None else numbers([insets.top, insets.left, insets.bottom, insets.right])


def grid_line(grid):
    sections = []
    for index, section in enumerate(grid.sections):
        asked = {
            "inset": insets_line(section.inset),
            "lineSpacing": number(section.line_spacing),
            "interitemSpacing": number(section.interitem_spacing),
            "header": numbers(section.header),
            "footer": numbers(section.footer),
            "heights": numbers(section.heights),
        }
        expected = {
            "columnWidth": number(grid.column_width(section)),
            "columns": numbers(grid.column_x(section, column) for column in range(grid.used_columns)),
            "headerFrame": numbers(grid.header_frame(index)),
            "footerFrame": numbers(grid.footer_frame(index)),
            "items": [numbers(span) for span in grid.item_spans(index)],
        }
        sections.append({key: value for key, value in (asked | expected).items() if value is not None})
    return {
        "width": number(grid.width),
        "contentInset": insets_line(grid.content_inset),
        "numberOfColumns": grid.columns,
        "sectionInset": insets_line(grid.inset),
        "minimumLineSpacing": number(grid.line_spacing),
        "minimumInteritemSpacing": number(grid.interitem_spacing),
        "sections": sections,
        "contentSize": numbers([grid.content_width, grid.content_height()]),
    }


def waterfall_line(waterfall):
    line = {
        "idiom": waterfall.idiom,
        "orientation": waterfall.orientation,
        "numberOfColumns": waterfall.columns,
        "width": number(waterfall.width),
        "contentInset": numbers([0, waterfall.content_inset_left, 0, waterfall.content_inset_right]),
        "cellPadding": number(waterfall.padding),
        "itemWidth": number(waterfall.item_width),
        "columns": numbers(waterfall.item_x(column) for column in range(waterfall.used_columns)),
        "sections": [
            {"heights": numbers(heights), "items": [numbers(span) for span in waterfall.item_spans(index)]}
            for index, heights in enumerate(waterfall.sections)
        ],
        "contentSize": numbers([waterfall.content_width, waterfall.content_height()]),
    }
    return {key: value for key, value in line.items() if value is not None}


def json_lines(lines):
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def main():
    draw = Draw(SEED)
    files = {
        FIXTURES / "Grids" / "cases.jsonl": json_lines(grid_line(draw.grid()) for _ in range(GRIDS)),
        FIXTURES / "Waterfalls" / "cases.jsonl": json_lines(waterfall_line(draw.waterfall()) for _ in range(WATERFALLS)),
    }
    if sys.argv[1:] == ["--check"]:
        stale = [str(path) for path, text in files.items() if not path.exists() or path.read_text() != text]
        if stale:
            sys.exit(f"error: not what this script writes: {', '.join(stale)}")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        for path, text in files.items():
            path.write_text(text)


if __name__ == "__main__":
    main()
