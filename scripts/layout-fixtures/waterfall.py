"""The frames of the waterfall of cards, restated from a table of its behaviour.

The table is of the layout in "Self-sizing UICollectionViewCells" (the article on alert cards); as in
`flexible_row_height_grid.py`, rational numbers and sums instead of running offsets:

W1  columns: portrait: tablet 2, else 1; landscape: tablet 3, phone 2, else 1
W2  item i of a section goes to column i mod n
W3  content width = bounds.width - contentInset.left - contentInset.right, a column's is an n-th of it; an item is asked
    for its height at column width - 2 x padding; its slot is 2 x padding taller; its frame is the slot inset by padding
W4  a section starts at the largest y so far, in column 0
W5  content size = content width x the largest bottom of a slot
"""

import dataclasses
from fractions import Fraction

COLUMNS = {
    ("pad", "portrait"): 2,
    ("phone", "portrait"): 1,
    ("tv", "portrait"): 1,
    ("pad", "landscape"): 3,
    ("phone", "landscape"): 2,
    ("tv", "landscape"): 1,
}  # W1; "tv" stands for any other


@dataclasses.dataclass
class Waterfall:
    idiom: str
    orientation: str
    columns: int | None  # None: given by W1
    width: Fraction
    content_inset_left: Fraction
    content_inset_right: Fraction
    padding: Fraction
    sections: list[list[Fraction]]

    @property
    def used_columns(self):
        return self.columns or COLUMNS[self.idiom, self.orientation]

    @property
    def content_width(self):
        return self.width - self.content_inset_left - self.content_inset_right  # W3

    @property
    def column_width(self):
        return self.content_width / self.used_columns

    @property
    def item_width(self):
        return self.column_width - 2 * self.padding

    def item_x(self, column):
        return column * self.column_width + self.padding

    def column_room(self, heights, column, items=None):
        """The height that the first `items` items of a section's column take, all of them by default."""
        chosen = heights[column :: self.used_columns][:items]  # W2
        return sum(chosen, Fraction(0)) + 2 * self.padding * len(chosen)

    def section_top(self, index):
        tallest = [
            max(self.column_room(heights, column) for column in range(self.used_columns))
            for heights in self.sections[:index]
        ]
        return sum(tallest, Fraction(0))  # W4

    def content_height(self):
        return self.section_top(len(self.sections))  # W5

    def item_spans(self, index):
        """Top and height of the frame of every item of a section."""
        heights = self.sections[index]
        top = self.section_top(index) + self.padding
        count = self.used_columns
        return [
            (top + self.column_room(heights, item % count, item // count), height)
            for item, height in enumerate(heights)
        ]
