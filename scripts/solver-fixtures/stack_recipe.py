"""UIStackView's constraints, from published dumps and articles, and the frames that result from them.

Sources: the constraint dumps of kean's article "Let's Build UIStackView" (2017), which print UIStackView's own
constraints with their identifiers and priorities; fillProportionally's decreasing priorities are from the same dumps.
This file is independent of Galley's UIStackView and of its solver.
"""

import lexicographic
from layout_model import Box, Expression, Layout
from lexicographic import REQUIRED

SYSTEM_SPACING = 8
FILL_FAMILY = ["fill", "fillEqually", "fillProportionally"]


def add_view(layout, item, path, parent):
    box = Box(layout)
    layout.boxes.append((path, box, parent, item.get("hidden", False)))
    if "stack" in item:
        arrange(layout, item["stack"], box, path + ".")
        return box
    for axis in (0, 1):
        hugging = item.get("hugging", [250, 250])[axis]
        compression = item.get("compression", [750, 750])[axis]
        layout.relate(box.size(axis), "<=", item["size"][axis], hugging)
        layout.relate(box.size(axis), ">=", item["size"][axis], compression)
    return box


class Stack:
    """A stack while its constraints are made: the canvas, all arranged views, and those that are not hidden."""

    def __init__(self, layout, options, box, path):
        self.layout, self.options, self.box = layout, options, box
        self.axis = 0 if options["axis"] == "horizontal" else 1
        self.cross = 1 - self.axis
        self.canvas = self.make_canvas()
        self.items = options["items"]
        self.views = [add_view(layout, item, path + str(index), box) for index, item in enumerate(self.items)]
        self.visible = [index for index, item in enumerate(self.items) if not item.get("hidden")]

    def make_canvas(self):
        """The stack itself, or the guide inside its margins (top, left, bottom, right)."""
        if "margins" not in self.options:
            return self.box
        top, left, bottom, right = self.options["margins"]
        guide = Box(self.layout)
        for axis, before, after in [(0, left, right), (1, top, bottom)]:
            self.relate(guide.start(axis), "=", self.box.start(axis).plus(Expression({}, before)))
            self.relate(guide.end(axis), "=", self.box.end(axis).plus(Expression({}, -after)))
        return guide

    def relate(self, *arguments):
        self.layout.relate(*arguments)

    def spacing_after(self, index):
        spacing = dict(self.options.get("customSpacing", [])).get(index, "default")
        return {"default": self.options["spacing"], "system": SYSTEM_SPACING}.get(spacing, spacing)

    def baseline(self, index, which):
        """An item's first or last baseline; the near edge of an item that has none."""
        box, item = self.views[index], self.items[index]
        first, last = item.get("baselines", [0, 0])
        if which == "first":
            return box.start(1).plus(Expression({}, first))
        return box.end(1).plus(Expression({}, -last))


def arrange(layout, options, box, path=""):
    stack = Stack(layout, options, box, path)
    connect_ends(stack)
    space(stack)
    hide(stack)
    distribute(stack)
    align(stack)


def connect_ends(stack):
    """UISV-canvas-connection along the axis."""
    axis, visible = stack.axis, stack.visible
    stack.relate(stack.canvas.start(axis), "=", stack.views[visible[0]].start(axis))
    stack.relate(stack.views[visible[-1]].end(axis), "=", stack.canvas.end(axis))


def space(stack):
    """UISV-spacing between visible neighbours; a hidden view between two takes no space."""
    relation = "=" if stack.options["distribution"] in FILL_FAMILY else ">="
    for previous, following in zip(stack.visible, stack.visible[1:]):
        end, start = stack.views[previous].end(stack.axis), stack.views[following].start(stack.axis)
        if stack.options.get("baselineRelative") and stack.axis == 1:
            end, start = stack.baseline(previous, "last"), stack.baseline(following, "first")
        stack.relate(start, relation, end.plus(Expression({}, stack.spacing_after(previous))))


def hide(stack):
    """UISV-hiding."""
    for index, view in enumerate(stack.views):
        if index not in stack.visible:
            stack.relate(view.size(stack.axis), "=", 0)


def distribute(stack):
    distribution = stack.options["distribution"]
    if distribution == "fillEqually":
        first = stack.views[stack.visible[0]]
        for index in stack.visible[1:]:
            stack.relate(stack.views[index].size(stack.axis), "=", first.size(stack.axis))
    elif distribution == "fillProportionally":
        fill_proportionally(stack)
    elif distribution in ("equalSpacing", "equalCentering") and len(stack.visible) > 1:
        spread(stack, centering=distribution == "equalCentering")


def fill_proportionally(stack):
    """Each item is a share of the canvas, at 999, 998, …; as spacing counts in the shares, they may not add up."""
    sizes = [stack.items[index]["size"][stack.axis] for index in stack.visible]
    total = sum(sizes) + stack.options["spacing"] * (len(sizes) - 1)
    for order, index in enumerate(stack.visible):
        share = stack.canvas.size(stack.axis).scaled(sizes[order] / total)
        priority = REQUIRED if len(sizes) == 1 else 999 - order
        stack.relate(stack.views[index].size(stack.axis), "=", share, priority)


def spread(stack, centering):
    """Equal gaps between edges, or between centres at 149, 148, …; the stack is no longer than needed, at 49."""
    axis, first_gap = stack.axis, None
    for order, (previous, following) in enumerate(zip(stack.visible, stack.visible[1:])):
        before, after = stack.views[previous], stack.views[following]
        gap = Box(stack.layout)
        stack.relate(gap.start(axis), "=", before.center(axis) if centering else before.end(axis))
        stack.relate(gap.end(axis), "=", after.center(axis) if centering else after.start(axis))
        stack.relate(gap.start(1 - axis), "=", 0)
        stack.relate(gap.size(1 - axis), "=", 0)
        if first_gap is None:
            first_gap = gap
        else:
            stack.relate(gap.size(axis), "=", first_gap.size(axis), 150 - order if centering else REQUIRED)
    stack.relate(stack.box.size(axis), "=", 0, 49)


def align(stack):
    """UISV-alignment of every arranged view, hidden ones too, with the first; then the canvas across the axis."""
    cross, alignment, views = stack.cross, stack.options["alignment"], stack.views
    edges = {
        "fill": [lambda i: views[i].start(cross), lambda i: views[i].end(cross)],
        "leading": [lambda i: views[i].start(cross)],
        "center": [lambda i: views[i].center(cross)],
        "trailing": [lambda i: views[i].end(cross)],
        "firstBaseline": [lambda i: stack.baseline(i, "first")],
        "lastBaseline": [lambda i: stack.baseline(i, "last")],
    }[alignment]
    for edge in edges:
        for index in range(1, len(views)):
            stack.relate(edge(0), "=", edge(index))
    if alignment == "fill":
        stack.relate(stack.canvas.start(cross), "=", views[0].start(cross))
        stack.relate(stack.canvas.end(cross), "=", views[0].end(cross))
        return
    for view in views:
        stack.relate(view.size(cross), "=", 0, 25)
    if alignment == "center" and len(stack.visible) == 1:
        center_single(stack)
    else:
        span(stack)


def center_single(stack):
    cross, view = stack.cross, stack.views[stack.visible[0]]
    stack.relate(stack.canvas.start(cross), "<=", view.start(cross))
    stack.relate(stack.canvas.end(cross), ">=", view.end(cross))
    stack.relate(stack.canvas.center(cross), "=", view.center(cross))
    stack.relate(stack.box.size(cross), "=", 0, 49)


def span(stack):
    """UISV-alignment-spanner around the visible views, as small as possible at 51, and the canvas's free sides."""
    cross, alignment, canvas, first = stack.cross, stack.options["alignment"], stack.canvas, stack.views[0]
    spanner = Box(stack.layout)
    stack.relate(spanner.start(stack.axis), "=", 0)
    stack.relate(spanner.size(stack.axis), "=", 0)
    for index in stack.visible:
        view = stack.views[index]
        leading, trailing = alignment == "leading", alignment == "trailing"
        stack.relate(spanner.start(cross), "=" if leading else "<=", view.start(cross), 999.5 if leading else REQUIRED)
        stack.relate(spanner.end(cross), "=" if trailing else ">=", view.end(cross), 999.5 if trailing else REQUIRED)
    stack.relate(spanner.size(cross), "=", 0, 51)
    stack.relate(canvas.start(cross), "=", first.start(cross) if alignment == "leading" else spanner.start(cross))
    if alignment == "lastBaseline":
        stack.relate(canvas.end(cross), ">=", first.end(cross))
    else:
        stack.relate(canvas.end(cross), "=", first.end(cross) if alignment == "trailing" else spanner.end(cross))
    if alignment == "center":
        stack.relate(canvas.center(cross), "=", first.center(cross))
    if alignment in ("firstBaseline", "lastBaseline"):
        stack.relate(stack.box.size(cross), "=", 0, 49)


def solve(options, width=None, height=None):
    """For the stack ("") and all visible views: path, frame in the superview, ranges of ambiguous coordinates."""
    layout = Layout()
    box = Box(layout)
    layout.boxes.append(("", box, None, False))
    for axis, size in ((0, width), (1, height)):
        layout.relate(box.start(axis), "=", 0)
        if size is not None:
            layout.relate(box.size(axis), "=", size)
    arrange(layout, options, box)
    face = lexicographic.solve(layout.variables, layout.constraints)
    return [frame_in(face, *entry[:3]) for entry in layout.boxes if not entry[3]]


def frame_in(face, path, box, parent):
    entry = {"path": path, "frame": []}
    for axis, name, expression in [
        (0, "x", box.start(0)), (1, "y", box.start(1)), (0, "width", box.size(0)), (1, "height", box.size(1)),
    ]:
        if parent is not None and name in ("x", "y"):
            expression = expression.plus(parent.start(axis).scaled(-1))
        least, greatest = face.bounds_of(expression.terms.items())
        if greatest - least > 1e-6:
            bounds = [None if abs(v) == float("inf") else rounded(v) for v in (least, greatest)]
            entry.setdefault("ambiguous", {})[name] = bounds
            entry["frame"].append(None)
        else:
            entry["frame"].append(rounded(least))
    return entry


def rounded(value):
    value = round(value, 6)
    return int(value) if value == int(value) else value
