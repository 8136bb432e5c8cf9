"""Frames of stack views in many configurations, by a linear program: stack_views.py [--check]

Writes Tests/UIKitSupport/Fixtures/StackViews/cases.jsonl; its README.md explains the format. Needs numpy and
scipy (see lexicographic.py); takes about five minutes. --check only compares the program with the known frames below.
"""

import argparse
import itertools
import json
import pathlib
import sys

import numpy
import scipy

import lexicographic
import stack_recipe

OUTPUT = pathlib.Path(__file__).resolve().parents[2] / "Tests/UIKitSupport/Fixtures/StackViews"
AXES = ["horizontal", "vertical"]
DISTRIBUTIONS = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
ALIGNMENTS = ["fill", "leading", "center", "trailing"]
MARGINS = [4, 12, 6, 10]


def item(width, height, **options):
    return {"size": [width, height], **options}


# The four items of the known frames; three of which one gives way first on both axes; some with baselines.
FOUR = [item(40, 20), item(60, 30), item(10, 50), item(25, 25)]
YIELDING = [item(30, 20), item(52, 41, hugging=[249, 249], compression=[749, 749]), item(20, 30.5)]
FIRST_BASELINES = [item(50, 40, baselines=[30, 8]), item(40, 20, baselines=[16, 4]), item(30, 33, baselines=[12, 5])]
LAST_BASELINES = [item(50, 40, baselines=[16, 12]), item(40, 20, baselines=[16, 4]), item(30, 33, baselines=[12, 5])]


def stack(axis, distribution, alignment, items, spacing=5, **options):
    return {"axis": axis, "distribution": distribution, "alignment": alignment, "spacing": spacing, **options,
            "items": items}


def case(group, options, size=(None, None)):
    return {"group": group, "stack": options, **{n: s for n, s in zip(("width", "height"), size) if s is not None}}


def turned(axis, along, across):
    """Width and height of a size that is given along and across an axis."""
    return (along, across) if axis == "horizontal" else (across, along)


def with_hidden(items, hidden):
    return [{**entry, "hidden": True} if index in hidden else entry for index, entry in enumerate(items)]


def main_cases():
    for axis, distribution, alignment in itertools.product(AXES, DISTRIBUTIONS, ALIGNMENTS):
        for items, size, margins in itertools.product(
            [FOUR, YIELDING], [(None, None), (400, 300)], [{}, {"margins": MARGINS}]
        ):
            yield case("margins and sizes", stack(axis, distribution, alignment, items, **margins), size)


def hidden_cases():
    for axis, distribution, alignment in itertools.product(AXES, DISTRIBUTIONS, ALIGNMENTS):
        for hidden, size in itertools.product([[0], [1], [3], [0, 2]], [(None, None), (300, 200)]):
            yield case("hidden", stack(axis, distribution, alignment, with_hidden(FOUR, hidden), spacing=10), size)


def spacing_cases():
    without_shares = [distribution for distribution in DISTRIBUTIONS if distribution != "fillProportionally"]
    customs = [[[0, 20]], [[1, "system"]], [[0, 0], [2, 12.5]], [[0, "default"], [1, 30]]]
    for axis, distribution, custom in itertools.product(AXES, without_shares, customs):
        for size, hidden in itertools.product([(None, None), (400, 300)], [[], [1]]):
            items = with_hidden(FOUR, hidden)
            yield case("custom spacing", stack(axis, distribution, "center", items, customSpacing=custom), size)


def tight_cases():
    for axis, distribution, alignment in itertools.product(AXES, DISTRIBUTIONS, ["fill", "center"]):
        for along, across in [(70, None), (None, 24), (96, 24), (400, None), (None, 90)]:
            options = stack(axis, distribution, alignment, YIELDING)
            yield case("little room, one side given", options, turned(axis, along, across))


def few_cases():
    for axis, distribution, alignment in itertools.product(AXES, DISTRIBUTIONS, ALIGNMENTS):
        for items, size in itertools.product([FOUR[:1], FOUR[1:3]], [(None, None), (200, 100)]):
            yield case("one or two items", stack(axis, distribution, alignment, items), size)


def nested_cases():
    outer_distributions = ["fill", "fillEqually", "equalSpacing", "equalCentering"]
    inner_distributions = ["fill", "fillProportionally", "equalCentering"]
    for axis, distribution, alignment in itertools.product(AXES, outer_distributions, ALIGNMENTS):
        for inner, size in itertools.product(inner_distributions, [(None, None), (320, 240)]):
            other = AXES[1 - AXES.index(axis)]
            nested = {"stack": stack(other, inner, "leading", YIELDING, spacing=3)}
            yield case("nested", stack(axis, distribution, alignment, [FOUR[0], nested, FOUR[2]], spacing=8), size)
    for axis, alignment, margins in itertools.product(AXES, ALIGNMENTS, [{}, {"margins": MARGINS}]):
        other = AXES[1 - AXES.index(axis)]
        third = {"stack": stack(axis, "fillEqually", "fill", FOUR[:2], spacing=2)}
        second = {"stack": stack(other, "fill", "center", [third, FOUR[2]], spacing=4, **margins)}
        yield case("nested twice", stack(axis, "fill", alignment, [second, FOUR[3]], spacing=6))


def baseline_cases():
    for distribution, (alignment, items) in itertools.product(
        DISTRIBUTIONS,
        [("firstBaseline", FIRST_BASELINES), ("lastBaseline", LAST_BASELINES), ("firstBaseline", FOUR),
         ("lastBaseline", FOUR)],
    ):
        yield case("baseline alignment", stack("horizontal", distribution, alignment, items))
    for distribution, alignment in itertools.product(["fill", "fillEqually"], ALIGNMENTS):
        for size in [(None, None), (200, 200)]:
            options = stack("vertical", distribution, alignment, FIRST_BASELINES, spacing=30, baselineRelative=True)
            yield case("baseline-relative", options, size)


def all_cases():
    return itertools.chain(main_cases(), hidden_cases(), spacing_cases(), tight_cases(), few_cases(), nested_cases(),
                           baseline_cases())


# Published or derived by others: distribution, alignment, size, and x, y, width, height of each item where known.
def known():
    def row(distribution, alignment, size, stack_size, *columns, items=FOUR, spacing=5):
        return stack("horizontal", distribution, alignment, items, spacing), size, stack_size, columns

    natural, given, tall = (None, None), (400, 300), (None, 300)
    widths, heights = [40, 60, 10, 25], [20, 30, 50, 25]
    x = [0, 45, 110, 125]
    yield row("fill", "fill", natural, [150, 50], x, [0] * 4, widths, [50] * 4)
    yield row("fillEqually", "fill", natural, [255, 50], [0, 65, 130, 195], [0] * 4, [60] * 4, [50] * 4)
    yield row("fillProportionally", "fill", natural, [150, 50], x, [0] * 4, widths, [50] * 4)
    yield row("equalSpacing", "fill", natural, [150, 50], x, [0] * 4, widths, [50] * 4)
    yield row("equalCentering", "fill", natural, [197.5, 50], [0, 45, 125, 172.5], [0] * 4, widths, [50] * 4)
    yield row("fillEqually", "fill", given, [400, 300], [0, 101.25, 202.5, 303.75], [0] * 4, [96.25] * 4, [300] * 4)
    yield row("fillProportionally", "fill", given, [400, 300], [0, 111.667, 276.667, 308.333], [0] * 4,
              [106.667, 160, 26.667, 91.667], [300] * 4)
    yield row("equalSpacing", "fill", given, [400, 300], [0, 128.333, 276.667, 375], [0] * 4, widths, [300] * 4)
    yield row("equalCentering", "fill", given, [400, 300], [0, 112.5, 260, 375], [0] * 4, widths, [300] * 4)
    yield row("fill", "leading", natural, [150, 50], x, [0] * 4, widths, heights)
    yield row("fill", "center", natural, [150, 50], x, [15, 10, 0, 12.5], widths, heights)
    yield row("fill", "trailing", natural, [150, 50], x, [30, 20, 0, 25], widths, heights)
    yield row("fill", "leading", tall, [150, 300], x, [0] * 4, widths, heights)
    yield row("fill", "center", tall, [150, 300], x, [140, 135, 125, 137.5], widths, heights)
    yield row("fill", "trailing", tall, [150, 300], x, [280, 270, 250, 275], widths, heights)
    shares = [item(160, 20), item(80, 20), item(40, 20)]
    yield row("fillProportionally", "fill", (200, 20), [200, 20], [0, 114.286, 171.429], [0] * 3,
              [114.286, 57.143, 28.571], [20] * 3, items=shares, spacing=0)
    shares = [item(100, 20), item(150, 20), item(200, 20)]
    yield row("fillProportionally", "fill", (600, 20), [600, 20], [0, 133.333, 333.333], [0] * 3,
              [133.333, 200, 266.667], [20] * 3, items=shares, spacing=0)


def check():
    """Exits with an error unless every known frame is reproduced within 0.01 points."""
    for options, size, stack_size, columns in known():
        entries = stack_recipe.solve(options, *size)
        expected = [[0, 0, *stack_size], *zip(*columns)]
        for entry, frame in zip(entries, expected, strict=True):
            if any(a is None or abs(a - b) > 0.01 for a, b in zip(entry["frame"], frame)):
                sys.exit(f"{options['distribution']}/{options['alignment']} {size}: {entry}, not {frame}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    only_check = parser.parse_args().check
    check()
    if only_check:
        return
    lines, ambiguous, refused = [], 0, {}
    for entry in all_cases():
        try:
            views = stack_recipe.solve(entry["stack"], entry.get("width"), entry.get("height"))
        except (lexicographic.Infeasible, lexicographic.NearTie) as reason:
            name = type(reason).__name__
            refused[name] = refused.get(name, 0) + 1
            continue
        ambiguous += any("ambiguous" in view for view in views)
        lines.append(json.dumps({**entry, "views": views}, separators=(",", ":")))
        print(f"\r{len(lines)} configurations", end="", file=sys.stderr)
    (OUTPUT / "cases.jsonl").write_text("\n".join(lines) + "\n")
    versions = f"Python {sys.version.split()[0]}, numpy {numpy.__version__}, scipy {scipy.__version__}"
    print(f"\n{len(lines)} configurations, {ambiguous} with ambiguous coordinates, refused {refused}; {versions}")


if __name__ == "__main__":
    main()
