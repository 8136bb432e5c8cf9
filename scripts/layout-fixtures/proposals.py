"""SwiftUI's stacks, frames, padding, spacers and priorities, restated from rules, in rational numbers.

The rules are Apple's documentation, objc.io's articles on stacks and aspect ratios, swiftuifieldguide.com, layouts
recorded on macOS (Tests/ProposalLayoutTests/Fixtures/frame-trees.jsonl), against which recorded_trees.py checks this
program, and two pictures of iOS 17 (spark.jsonl of ProposalTextTests, for the last sentence of S8). A view is a list:
name, options, children. It is asked for its size with a proposal, in each direction a length, INFINITY for as much as it
can have, or None for its own.

S1  a stack takes its spacing off what is proposed, and shares the rest
S2  the child whose length differs least between INFINITY and 0 is served first; it is proposed what is left, divided by the
    number of children not served; what it does not take remains for them
S3  a stack is as long as its children and its spacing, and across as large as they are when they are aligned
S4  a higher priority is served first, of everything less the least lengths of all lower ones
S5  a spacer is below every priority; it has at least its minimum, 8 if none is given, and no size across its stack
S7  with nothing proposed along its axis, a stack proposes nothing to its children
S8  across the axis the proposal is passed on; with nothing proposed there, children are asked again with what the stack is
    across after the first time
S9  without a spacing neighbours have 8 between them, nothing beside a spacer, and the lower one's gap between two texts above
    each other; a container wishes what its children at the edges wish
Z   layers are proposed the whole, and are aligned
F   a frame proposes and reports its lengths; limits clamp the proposal; with both limits the child does not count, with the least
    alone a frame is no longer than the child or the least need, with the greatest alone it has the proposal, and at least the child
E   padding is taken off the proposal, which does not become negative
X   fixedSize proposes nothing
A   a ratio proposes the largest rectangle inside of the proposal, or the smallest around it; it reports what the child answers
O   overlays and backgrounds are proposed the size of their main view, and have no size of their own

What the rules leave open raises Unsettled.
"""

from fractions import Fraction as F

INFINITY = float("inf")
HALF = F(1, 2)
ALONG = {"HStack": 0, "VStack": 1}
# Where a view's guide is, as a share of its length, across and down.
ALIGNMENTS = {
    "center": (HALF, HALF),
    "top": (HALF, F(0)),
    "bottom": (HALF, F(1)),
    "leading": (F(0), HALF),
    "trailing": (F(1), HALF),
    "topLeading": (F(0), F(0)),
    "topTrailing": (F(1), F(0)),
    "bottomLeading": (F(0), F(1)),
    "bottomTrailing": (F(1), F(1)),
}
SPACER = ("spacer", F(0))
PLAIN = ("plain", F(0))


class Unsettled(Exception):
    """The rules do not say, or no two programs that compute with floating point need agree."""


def length(value):
    return INFINITY if value == "infinity" else None if value is None else F(str(value))


class View:
    """A view with what it answered."""

    def __init__(self, notation, along=None):
        self.name = notation[0]
        self.options = (notation[1] if len(notation) > 1 else None) or {}
        self.along = along  # the axis of the stack that it is in
        inner = ALONG.get(self.name, along)
        self.children = [View(child, inner) for child in (notation[2] if len(notation) > 2 else [])]
        self.known = {}

    def option(self, name, otherwise=None):
        value = length(self.options.get(name))
        return otherwise if value is None else value

    def alignment(self):
        return ALIGNMENTS[self.options.get("alignment", "center")]

    def size(self, offer):
        if offer not in self.known:
            self.known[offer] = getattr(self, "size_" + self.name.lower())(offer)
        return self.known[offer]

    # What neighbours of a stack are from each other.

    def wishes(self):
        """What the view wishes at its start and its end, across and down."""
        if self.name == "Spacer":
            return ((SPACER, SPACER), (SPACER, SPACER))
        if self.name in ("Text", "Words"):
            gap = ("text", self.option("gap", F(0)))
            return ((gap, gap), (gap, gap))
        if self.name in ("Box", "Color", "Divider"):
            return ((PLAIN, PLAIN), (PLAIN, PLAIN))
        if self.name in ("overlay", "background"):
            return self.main().wishes()
        inner = [child.wishes() for child in self.children]
        return tuple(
            (inner[0][axis][0], inner[-1][axis][1]) if ALONG.get(self.name) == axis else self.common(inner, axis)
            for axis in (0, 1)
        )

    def common(self, wishes, axis):
        """The wish of views beside each other: known only if it is the same, or if it does not matter here."""
        for end in (0, 1):
            if len({wish[axis][end] for wish in wishes}) > 1 or (
                self.name == "ZStack" and wishes[0][axis][end] != PLAIN and len(wishes) > 1
            ):
                return (None, None)
        return wishes[0][axis]

    def gaps(self):
        axis = ALONG[self.name]
        spacing = self.option("spacing")
        gaps = []
        for first, second in zip(self.children, self.children[1:]):
            if spacing is not None:
                gaps.append(spacing)
                continue
            before, after = first.wishes()[axis][1], second.wishes()[axis][0]
            if before is None or after is None:
                raise Unsettled("what neighbours wish")
            if SPACER in (before, after):
                gaps.append(F(0))
            elif axis == 1 and before[0] == after[0] == "text":
                gaps.append(after[1])
            else:
                gaps.append(F(8))
        return gaps

    # Leaves.

    def size_text(self, offer):
        return self.option("width"), self.option("height")

    def size_box(self, offer):
        return self.option("width"), self.option("height")

    def size_words(self, offer):
        """Words of one width: as many in a line as there is room for."""
        count, width, height = self.options["count"], self.option("width"), self.option("height")
        in_line = count
        if offer[0] is not None and offer[0] != INFINITY:
            in_line = max(1, min(count, (offer[0] / width + F(1, 10**6)).__floor__()))
        return in_line * width, -(-count // in_line) * height

    def size_color(self, offer):
        return tuple(F(10) if side is None else side for side in offer)

    def size_divider(self, offer):
        return F(10) if offer[0] is None else offer[0], F(1)

    def size_spacer(self, offer):
        least = self.option("minLength", F(8))
        return tuple(
            max(least, least if offer[axis] is None else offer[axis]) if axis == self.along else F(0) for axis in (0, 1)
        )

    # Stacks.

    def priority(self):
        if self.name == "priority":
            return self.option("value")
        if self.name == "Spacer":
            return -INFINITY
        if not self.children or self.name in ALONG and len(self.children) > 1:
            return 0
        inner = self.main().priority()
        if inner != 0 and self.name in ("HStack", "VStack", "ZStack", "overlay", "background"):
            raise Unsettled("whether a container has the priority of its view")
        return inner

    def offers(self, offer):
        axis = ALONG[self.name]
        offers = self.shares(offer)
        if offer[1 - axis] is not None:
            return offers
        sizes = [child.size(child_offer) for child, child_offer in zip(self.children, offers)]
        across = max((size[1 - axis] for size in sizes), default=F(0))
        return self.shares(tuple(across if side != axis else offer[axis] for side in (0, 1)))

    def shares(self, offer):
        axis = ALONG[self.name]
        if offer[axis] is None or offer[axis] == INFINITY:
            return [offer] * len(self.children)

        def offering(share):
            return tuple(share if side == axis else offer[side] for side in (0, 1))

        def answer(child, share):
            return child.size(offering(share))[axis]

        left = offer[axis] - sum(self.gaps())
        least = [answer(child, F(0)) for child in self.children]
        if INFINITY in least:
            raise Unsettled("a least length without end")
        growth = [answer(child, INFINITY) - least[i] for i, child in enumerate(self.children)]
        ranks = [child.priority() for child in self.children]
        offers = [None] * len(self.children)
        for rank in sorted(set(ranks), reverse=True):
            kept = sum((least[i] for i, other in enumerate(ranks) if other < rank), F(0))
            group = sorted((i for i, other in enumerate(ranks) if other == rank), key=lambda i: (growth[i], i))
            check_order([growth[i] for i in group])
            for served, i in enumerate(group):
                share = max(F(0), (left - kept) / (len(group) - served))
                offers[i] = offering(share)
                left -= answer(self.children[i], share)
        return offers

    def size_stack(self, offer):
        axis = ALONG[self.name]
        sizes = [child.size(child_offer) for child, child_offer in zip(self.children, self.offers(offer))]
        whole = sum((size[axis] for size in sizes), F(0)) + sum(self.gaps(), F(0))
        across = max((size[1 - axis] for size in sizes), default=F(0))
        return (whole, across) if axis == 0 else (across, whole)

    size_hstack = size_vstack = size_stack

    def size_zstack(self, offer):
        sizes = [child.size(offer) for child in self.children]
        return max(size[0] for size in sizes), max(size[1] for size in sizes)

    # Modifiers.

    def child_offer(self, offer):
        """What the only child of a modifier is proposed."""
        if self.name == "frame":
            return tuple(self.frame_offer(side, offer[axis]) for axis, side in enumerate(("Width", "Height")))
        if self.name == "padding":
            return tuple(
                None if side is None else max(F(0), side - self.padding(axis)) for axis, side in enumerate(offer)
            )
        if self.name == "fixedSize":
            return tuple(
                None if self.options.get(key, True) else offer[axis]
                for axis, key in enumerate(("horizontal", "vertical"))
            )
        if self.name == "aspectRatio":
            return self.ratio_offer(offer)
        return offer

    def limits(self, side):
        """The least, the ideal and the greatest length of a frame with limits; None for one with lengths."""
        has_limits = any(name[:3] in ("min", "ide", "max") for name in self.options)
        return [self.option(kind + side) for kind in ("min", "ideal", "max")] if has_limits else None

    def frame_offer(self, side, offer):
        if self.limits(side) is None:
            return self.option(side.lower(), offer)
        least, ideal, most = self.limits(side)
        offer = ideal if offer is None else offer
        return None if offer is None else clamp(offer, least, most)

    def frame_length(self, side, offer, child):
        if self.limits(side) is None:
            return self.option(side.lower(), child)
        least, ideal, most = self.limits(side)
        offer = ideal if offer is None else offer
        if offer is None:
            return clamp(child, least, most)
        if least is not None and most is not None:
            return clamp(offer, least, most)
        if most is not None:
            if child > most:
                raise Unsettled("a child beyond the greatest length")
            return min(most, max(offer, child))
        return child if least is None else max(least, min(offer, child))

    def size_frame(self, offer):
        size = self.children[0].size(self.child_offer(offer))
        return tuple(self.frame_length(side, offer[axis], size[axis]) for axis, side in enumerate(("Width", "Height")))

    def edge(self, name):
        axis = "horizontal" if name in ("leading", "trailing") else "vertical"
        every = self.option("all", F(16)) if "all" in self.options else F(0)
        return self.option(name, self.option(axis, every))

    def padding(self, axis):
        return self.edge("leading") + self.edge("trailing") if axis == 0 else self.edge("top") + self.edge("bottom")

    def size_padding(self, offer):
        size = self.children[0].size(self.child_offer(offer))
        return tuple(size[axis] + self.padding(axis) for axis in (0, 1))

    def ratio_offer(self, offer):
        ratio, choose = self.option("ratio"), max if self.options.get("fills") else min
        if offer == (None, None):
            return offer
        heights = [side for side in (None if offer[0] is None else offer[0] / ratio, offer[1]) if side is not None]
        height = choose(heights)
        return height * ratio, height

    def size_only(self, offer):
        return self.children[0].size(self.child_offer(offer))

    size_fixedsize = size_aspectratio = size_priority = size_only

    def main(self):
        return self.children[1 if self.name == "background" else 0]

    def size_main(self, offer):
        return self.main().size(offer)

    size_overlay = size_background = size_main

    # Places.

    def placed(self, offer):
        """The children with their corners and what they are proposed."""
        size = self.size(offer)
        if self.name in ALONG:
            axis, position = ALONG[self.name], F(0)
            offers, gaps, share = self.offers(offer), self.gaps() + [F(0)], self.alignment()[1 - ALONG[self.name]]
            for child, child_offer, gap in zip(self.children, offers, gaps):
                own = child.size(child_offer)
                corner = (size[1 - axis] - own[1 - axis]) * share
                yield child, (position, corner) if axis == 0 else (corner, position), child_offer
                position += own[axis] + gap
            return
        for child in self.children:
            is_second = self.name in ("overlay", "background") and child is not self.main()
            child_offer = size if is_second else self.child_offer(offer)
            if self.name == "padding":
                yield child, (self.edge("leading"), self.edge("top")), child_offer
                continue
            own = child.size(child_offer)
            yield child, tuple((size[i] - own[i]) * self.alignment()[i] for i in (0, 1)), child_offer

    def frames(self, offer, corner=(F(0), F(0))):
        """The leaves with their frames, in drawing order."""
        size = self.size(offer)
        if INFINITY in size:
            raise Unsettled("a view without end")
        if not self.children:
            return [] if self.name in ALONG else [(self, (*corner, *size))]
        result = []
        for child, place, child_offer in self.placed(offer):
            result += child.frames(child_offer, tuple(corner[i] + place[i] for i in (0, 1)))
        return result


def clamp(value, least, most):
    return max(F(0) if least is None else least, value if most is None else min(value, most))


def check_order(growths):
    """Numbers that floating point has exactly have one order; of others only those that are not close."""
    for first, second in zip(growths, growths[1:]):
        if second == INFINITY or second - first > F(1, 10**6):
            continue
        if any(growth.denominator & (growth.denominator - 1) for growth in (first, second)):
            raise Unsettled("an order among equals")


def laid_out(notation, offer):
    """The size of a view, and the frames of its leaves."""
    view = View(notation)
    offer = tuple(length(side) for side in offer)
    return view.size(offer), view.frames(offer)
