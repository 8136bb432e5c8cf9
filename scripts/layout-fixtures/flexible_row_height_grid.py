"""The frames of rwbutler/FlexibleRowHeightGridLayout 3.0.0, restated from a table of its behaviour.

Shares neither code nor method with Galley's layout: rational numbers instead of floating point, and every frame is
computed by a sum over everything above it instead of with a running offset. The rules have the table's numbers:

F2   numberOfColumns of 0 or less means 2
F3   a section's inset and spacings are the delegate's, or else the layout's own
F4   a header or footer of height 0 or less is left out; one with only a height (1.x) is as wide as the content
F5   column width = (bounds.width - inset.left - inset.right - spacing x (n - 1) - contentInset.left
     - contentInset.right) / n
F6   x of column i = i x (column width + spacing) + inset.left; headers and footers: x = 0, width as given
F7   a row is as tall as its tallest item, and never crosses sections
F8   header, then the line spacing if this is not the first section; inset.top; every row followed by the line spacing,
     the last and partial ones too; the footer moved down by inset.top + inset.bottom once more, while what follows it
     counts its height alone, and the line spacing unless this is the last section
F9   so inset.bottom has no effect without a footer, and a last footer may extend beyond the content
F10  content size = (bounds.width - contentInset.left - contentInset.right, all heights)
"""

import dataclasses
from fractions import Fraction


@dataclasses.dataclass
class Insets:
    top: Fraction
    left: Fraction
    bottom: Fraction
    right: Fraction


@dataclasses.dataclass
class Section:
    """A delegate's answers for a section; None: it gives none."""

    inset: Insets | None
    line_spacing: Fraction | None
    interitem_spacing: Fraction | None
    header: tuple[Fraction | None, Fraction] | None  # width (None: only a height is given) and height
    footer: tuple[Fraction | None, Fraction] | None
    heights: list[Fraction]


@dataclasses.dataclass
class Grid:
    width: Fraction
    content_inset: Insets
    columns: int
    inset: Insets
    line_spacing: Fraction
    interitem_spacing: Fraction
    sections: list[Section]

    @property
    def used_columns(self):
        return self.columns if self.columns > 0 else 2  # F2

    @property
    def content_width(self):
        return self.width - self.content_inset.left - self.content_inset.right  # F10

    def inset_of(self, section):
        return section.inset or self.inset  # F3

    def line_spacing_of(self, section):
        return self.line_spacing if section.line_spacing is None else section.line_spacing

    def interitem_spacing_of(self, section):
        return self.interitem_spacing if section.interitem_spacing is None else section.interitem_spacing

    def column_width(self, section):
        count = self.used_columns
        inset = self.inset_of(section)
        gaps = self.interitem_spacing_of(section) * (count - 1)
        return (self.content_width - inset.left - inset.right - gaps) / count  # F5

    def column_x(self, section, column):
        step = self.column_width(section) + self.interitem_spacing_of(section)
        return column * step + self.inset_of(section).left  # F6

    def row_heights(self, section):
        count = self.used_columns
        rows = [section.heights[start : start + count] for start in range(0, len(section.heights), count)]
        return [max(row) for row in rows]  # F7

    def header_room(self, index):
        """The height that a section's header takes, including its spacing."""
        section = self.sections[index]
        if not has_height(section.header):
            return Fraction(0)
        return section.header[1] + (self.line_spacing_of(section) if index > 0 else 0)  # F8

    def rows_room(self, section, rows):
        """The height that the inset above and the first `rows` rows take, each with its spacing."""
        heights = self.row_heights(section)[:rows]
        return self.inset_of(section).top + sum(heights) + self.line_spacing_of(section) * len(heights)  # F8

    def footer_room(self, index):
        section = self.sections[index]
        if not has_height(section.footer):
            return Fraction(0)
        is_last = index == len(self.sections) - 1
        return section.footer[1] + (0 if is_last else self.line_spacing_of(section))  # F8

    def section_room(self, index):
        section = self.sections[index]
        rows = self.rows_room(section, len(section.heights))
        return self.header_room(index) + rows + self.footer_room(index)

    def section_top(self, index):
        return sum((self.section_room(above) for above in range(index)), Fraction(0))

    def content_height(self):
        return self.section_top(len(self.sections))  # F8, F9

    def header_frame(self, index):
        section = self.sections[index]
        if not has_height(section.header):
            return None  # F4
        return [Fraction(0), self.section_top(index), self.supplementary_width(section.header), section.header[1]]

    def footer_frame(self, index):
        section = self.sections[index]
        if not has_height(section.footer):
            return None
        inset = self.inset_of(section)
        above = self.section_top(index) + self.header_room(index) + self.rows_room(section, len(section.heights))
        top = above + inset.top + inset.bottom  # F8
        return [Fraction(0), top, self.supplementary_width(section.footer), section.footer[1]]

    def supplementary_width(self, size):
        return self.content_width if size[0] is None else size[0]

    def item_spans(self, index):
        """Top and height of every item of a section."""
        section = self.sections[index]
        heights = self.row_heights(section)
        first = self.section_top(index) + self.header_room(index)
        tops = [first + self.rows_room(section, row) for row in range(len(heights))]
        rows = [item // self.used_columns for item in range(len(section.heights))]
        return [(tops[row], heights[row]) for row in rows]


def has_height(size):
    return size is not None and size[1] > 0
