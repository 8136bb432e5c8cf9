"""The frames of compositional layouts, restated from rules, in rational numbers.

The rules are those of UIKit's public header and documentation, and of frames measured in pictures of native layouts
(faberNovel/CompositionalLayoutDSL). x and y are "x" and "y" here, and every box is solved from its parent's room:

C1  a share is of the parent's room: its size less its contentInsets; shares are cut down to whole pixels
C2  contentInsets do not count along an estimated dimension
C3  a cell is its place less the item's contentInsets
C4  count n: n parts of (room - (n-1) x spacing) / n, cut to pixels; shares of what is in them are of that room
C5  without a count subitems repeat in turn while they fit; the first always has its place; a group of an estimated
    length takes all its subitems once, and more while their estimates fit into its own
C6  spacing lies between neighbours; edge spacing around a subitem, outside its size
C7  what room is left over goes to flexible spacings and edges, in equal shares; across the line to the flexible edges
    of each subitem by itself
C8  an estimated extent is what an item needs, or the estimate; a group's is what its subitems take, and across the line
    the largest of those that are no share of it, whose shares are then of that
C9  groups follow each other with the section's spacing; the last one has the items that are left
C10 the outermost group's shares are of the room less the section's insets, except along the axis in which the section
    itself scrolls
C11 headers and footers lie before and after the section's insets, and are narrowed by those across
C12 a section with neither items nor headers takes nothing; spacing between sections remains
C13 a supplementary view lies inside the anchored edges of its container (the cell, or the group less its insets), moved
    by points or a share of its own size, or with its own anchor on the container's; its origin is rounded to the nearest
    pixel of the content, halves away from zero
"""

import dataclasses
from fractions import Fraction as F

TOLERANCE = F(1, 1000)
OTHER = {"x": "y", "y": "x"}


@dataclasses.dataclass
class Item:
    size: dict  # axis: (kind, value); kinds: fw, fh, abs, est
    insets: dict = dataclasses.field(default_factory=lambda: {"x": (F(0), F(0)), "y": (F(0), F(0))})
    edges: dict = dataclasses.field(default_factory=dict)  # (axis, end 0 or 1): (is flexible, length)
    views: list = dataclasses.field(default_factory=list)
    axis: str | None = None  # of a group
    count: int | None = None
    spacing: tuple = (False, F(0))
    subitems: list = dataclasses.field(default_factory=list)

    def estimated(self, axis):
        return self.size[axis][0] == "est"

    def shares(self, axis):
        return self.size[axis][0] in ("fw", "fh")

    def inset(self, axis):
        return (F(0), F(0)) if self.estimated(axis) else self.insets[axis]  # C2

    def edge(self, axis, end):
        return self.edges.get((axis, end), (False, F(0)))

    def edge_length(self, axis):
        return self.edge(axis, 0)[1] + self.edge(axis, 1)[1]


@dataclasses.dataclass
class View:
    """A supplementary view."""

    kind: str
    size: dict
    edges: str  # of t, l, b, r
    offset: tuple = (F(0), F(0))
    fractional: bool = False
    own: str | None = None  # edges of its own anchor


@dataclasses.dataclass
class Box:
    """A solved place: cells and views are (x, y, w, h) from the box's origin."""

    size: dict
    cells: list
    views: list  # (kind, index of the cell or None, frame)


def share_of_edges(edges, axis):
    first, last = ("l", "r") if axis == "x" else ("t", "b")
    if (first in edges) == (last in edges):
        return F(1, 2)
    return F(0) if first in edges else F(1)


class Unsettled(Exception):
    """A subitem holds another number of items once its siblings have decided about its extent: nothing says what then."""


class Layout:
    def __init__(self, scale, needs):
        self.scale, self.needs = scale, needs

    def cut(self, length):
        return F(length * self.scale // 1, self.scale)

    def away(self, length):
        pixels = abs(length) * self.scale
        rounded = F((pixels + F(1, 2)) // 1, self.scale)
        return rounded if length >= 0 else -rounded

    def extent(self, dimension, room):
        kind, value = dimension
        if kind in ("fw", "fh"):
            return max(F(0), self.cut(room["x" if kind == "fw" else "y"] * value))  # C1
        return value

    # One item or group

    def solve(self, item, room, given, queue):
        """Takes items from the queue, a list of indices."""
        return self.solve_group(item, room, given, queue) if item.axis else self.solve_cell(item, room, given, queue)

    def solve_cell(self, item, room, given, queue):
        need = self.needs.get(queue.pop(0), {})
        size = {}
        for axis in "xy":
            own = need.get(axis) if item.estimated(axis) else None
            size[axis] = given.get(axis, own if own is not None else self.extent(item.size[axis], room))
        frame = self.within({"x": F(0), "y": F(0)}, size, item)  # C3
        return Box(size, [frame], self.views(item, frame, 0))

    @staticmethod
    def within(origin, size, item):
        frame = []
        for axis in "xy":
            before, after = item.inset(axis)
            frame.append((origin[axis] + before, max(F(0), size[axis] - before - after)))
        return (frame[0][0], frame[1][0], frame[0][1], frame[1][1])

    def views(self, item, container, cell):
        result = []
        spans = {"x": (container[0], container[2]), "y": (container[1], container[3])}
        for view in item.views:
            size = {axis: self.extent(view.size[axis], {a: spans[a][1] for a in "xy"}) for axis in "xy"}
            place = {}
            for axis, offset in zip("xy", view.offset):
                start, length = spans[axis]
                moved = offset * size[axis] if view.fractional else offset
                share = share_of_edges(view.edges, axis)
                own = share if view.own is None else share_of_edges(view.own, axis)
                place[axis] = start + share * length + moved - own * size[axis]  # C13
            result.append((view.kind, cell, (place["x"], place["y"], size["x"], size["y"])))
        return result

    def solve_group(self, group, room, given, queue):
        along, across = group.axis, OTHER[group.axis]
        size = {axis: given.get(axis, self.extent(group.size[axis], room)) for axis in "xy"}
        is_open = {axis: group.estimated(axis) and axis not in given for axis in "xy"}
        inner = {axis: max(F(0), size[axis] - sum(group.inset(axis))) for axis in "xy"}
        shared = dict(inner)
        if group.count:
            shared[along] = max(F(0), inner[along] - (group.count - 1) * group.spacing[1])  # C4
            parts = self.counted(group, shared, queue)
        else:
            parts = self.filled(group, inner, is_open[along], queue)
        if is_open[across]:
            extent, parts = self.follow(group, shared, parts)
            inner = inner | {across: inner[across] if extent is None else extent}
        return self.put(group, size, inner, is_open, parts)

    def counted(self, group, shared, queue):
        axis = group.axis
        part = self.cut(shared[axis] / group.count)
        parts = []
        for index in range(group.count):
            if not queue:
                break
            item, before = group.subitems[index % len(group.subitems)], list(queue)
            parts.append((item, self.solve(item, shared, {axis: part}, queue), before, {axis: part}))
        return parts

    def filled(self, group, inner, is_open, queue):
        axis, parts, used, index = group.axis, [], F(0), 0
        while queue:
            item, before = group.subitems[index % len(group.subitems)], list(queue)
            box = self.solve(item, inner, {}, queue)
            planned = self.extent(item.size[axis], inner) if is_open else box.size[axis]
            used += planned + item.edge_length(axis) + (group.spacing[1] if parts else 0)  # C6
            once = is_open and index < len(group.subitems)
            if used > inner[axis] + TOLERANCE and parts and not once:  # C5
                queue[:] = before
                break
            parts.append((item, box, before, {}))
            index += 1
        return parts

    def follow(self, group, shared, parts):
        across = OTHER[group.axis]
        own = [box.size[across] + item.edge_length(across) for item, box, _, _ in parts if not item.shares(across)]
        if not own:
            return None, parts
        shared = shared | {across: max(own)}  # C8
        again = []
        for item, box, before, given in parts:
            if item.shares(across):
                count = len(box.cells)
                box = self.solve(item, shared, given, before[:count])
                if len(box.cells) != count:
                    raise Unsettled
            again.append((item, box, before, given))
        return shared[across], again

    def put(self, group, size, inner, is_open, parts):
        along, across = group.axis, OTHER[group.axis]
        total = sum((box.size[along] + item.edge_length(along) for item, box, _, _ in parts), F(0))
        total += group.spacing[1] * max(0, len(parts) - 1)
        if is_open[along] and parts:
            inner = inner | {along: total}
            size = size | {along: total}
        if is_open[across]:
            size = size | {across: inner[across]}
        flexible = sum(item.edge(along, 0)[0] + item.edge(along, 1)[0] for item, _, _, _ in parts)
        flexible += (len(parts) - 1) if group.spacing[0] and parts else 0
        share = max(F(0), inner[along] - total) / flexible if flexible else F(0)  # C7
        box, place = Box(size, [], []), group.inset(along)[0]
        for number, (item, child, _, _) in enumerate(parts):
            before, after = item.edge(along, 0), item.edge(along, 1)
            place += (group.spacing[1] + (share if group.spacing[0] else 0)) if number else 0
            place += before[1] + (share if before[0] else 0)
            left = inner[across] - child.size[across] - item.edge_length(across)
            origin = {along: place, across: group.inset(across)[0] + self.across(item, across, left)}
            shift = (origin["x"], origin["y"])
            first = len(box.cells)
            box.cells += [moved(cell, shift) for cell in child.cells]
            box.views += [(kind, None if cell is None else cell + first, moved(frame, shift)) for kind, cell, frame in child.views]
            place += child.size[along] + after[1] + (share if after[0] else 0)
        frame = self.within({"x": F(0), "y": F(0)}, size, group)
        box.views += self.views(group, frame, None)
        return box

    @staticmethod
    def across(item, axis, left):
        before, after = item.edge(axis, 0), item.edge(axis, 1)
        if not before[0]:
            return before[1]
        return before[1] + max(F(0), left) / (2 if after[0] else 1)


def moved(frame, shift):
    return (frame[0] + shift[0], frame[1] + shift[1], frame[2], frame[3])


@dataclasses.dataclass
class Section:
    group: Item
    count: int
    insets: dict
    gap: F
    orthogonal: bool
    header: dict | None  # a size
    footer: dict | None
    needs: dict  # item: {axis: length}


def section_frames(section, axis, room, scale, start):
    """The section's extent, the frames of its cells, its views and its header and footer."""
    across = OTHER[axis]
    layout = Layout(scale, section.needs)
    if section.count == 0 and not section.header and not section.footer:
        return F(0), [], [], None, None  # C12
    run = across if section.orthogonal else axis
    inner = {a: max(F(0), room[a] - (0 if section.orthogonal and a == run else sum(section.insets[a]))) for a in "xy"}  # C10
    boundary = dict(room)
    boundary[across] = max(F(0), room[across] - sum(section.insets[across]))  # C11

    def edge(size):
        return None if size is None else {a: layout.extent(size[a], boundary) for a in "xy"}

    header, footer = edge(section.header), edge(section.footer)
    before = header[axis] if header else F(0)
    origin = {axis: before + section.insets[axis][0], across: section.insets[across][0]}
    queue, cells, views, place, extent, numbers = list(range(section.count)), [], [], F(0), F(0), {}
    while queue:  # C9
        box = layout.solve(section.group, inner, {}, queue)
        shift = {run: origin[run] + place, OTHER[run]: origin[OTHER[run]]}
        shift[axis] += start
        first = len(cells)
        cells += [moved(cell, (shift["x"], shift["y"])) for cell in box.cells]
        for kind, cell, frame in box.views:
            number = first + cell if cell is not None else numbers.get(kind, 0)
            if cell is None:
                numbers[kind] = number + 1
            x, y, width, height = moved(frame, (shift["x"], shift["y"]))
            views.append((kind, number, (layout.away(x), layout.away(y), width, height)))
        place += box.size[run] + section.gap
        extent = max(extent, box.size[axis]) if section.orthogonal else place - section.gap
    content = extent + sum(section.insets[axis])

    def frame(size, at):
        if size is None:
            return None
        middle = section.insets[across][0] + (boundary[across] - size[across]) / 2
        place = {axis: start + at, across: middle}
        return (layout.away(place["x"]), layout.away(place["y"]), size["x"], size["y"])

    end = before + content
    return end + (footer[axis] if footer else 0), cells, views, frame(header, F(0)), frame(footer, end)


def frames(sections, axis, room, scale, spacing):
    """All sections' frames, and the extent of the content."""
    result, start = [], F(0)
    for index, section in enumerate(sections):
        start += spacing if index else 0
        extent, *rest = section_frames(section, axis, room, scale, start)
        result.append(rest)
        start += extent
    return result, start
