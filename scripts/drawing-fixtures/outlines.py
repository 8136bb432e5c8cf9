#!/usr/bin/env python3
"""What Skia says of random paths: outlines.py [--check]

Writes skia-outlines.json into Tests/OutlineGeometryTests/Fixtures; with --check it reports whether the file is up to date.
Needs skia-python; takes some seconds. Written with skia-python 144.1.

A path is a list of elements: M, L, Q (a quadratic curve), C, A (an arc that touches two lines: two points and a radius) and
Z. Each has the bounds of its curves, a line's style, and probes: places with whether they are inside by the nonzero rule, by
the even-odd rule, and inside of the line along the path. A place that is not told apart from places 0.05 points beside it is
none.
"""

import json
import pathlib
import random
import sys

import skia

FIXTURE = pathlib.Path(__file__).resolve().parents[2] / "Tests/OutlineGeometryTests/Fixtures/skia-outlines.json"
COUNT = 500
PROBES = 24
SIDE = 100
MARGIN = 0.05
CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap, "square": skia.Paint.kSquare_Cap}
JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join, "bevel": skia.Paint.kBevel_Join}


def number(chance, low, high):
    return round(chance.uniform(low, high), 2)


def point(chance):
    return [number(chance, 0, SIDE), number(chance, 0, SIDE)]


def contour(chance):
    elements = [["M", *point(chance)]]
    for _ in range(chance.randint(1, 5)):
        kind = chance.choice("LLQCCA")
        points = {"L": 1, "Q": 2, "C": 3, "A": 2}[kind]
        numbers = [value for _ in range(points) for value in point(chance)]
        elements.append([kind, *numbers] + ([number(chance, 1, 12)] if kind == "A" else []))
    return elements + ([["Z"]] if chance.random() < 0.6 else [])


def drawn(elements):
    path = skia.Path()
    calls = {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo, "A": path.arcTo}
    for kind, *numbers in elements:
        path.close() if kind == "Z" else calls[kind](*numbers)
    return path


def style(chance):
    dashes = [number(chance, 3, 15) for _ in range(2 * chance.randint(1, 2))] if chance.random() < 0.4 else []
    return {
        "width": number(chance, 1, 14), "cap": chance.choice(list(CAPS)), "join": chance.choice(list(JOINS)),
        "miterLimit": number(chance, 1, 8), "dashes": dashes, "phase": number(chance, 0, 20) if dashes else 0,
    }


def stroked(path, line):
    paint = skia.Paint(
        Style=skia.Paint.kStroke_Style, StrokeWidth=line["width"], StrokeCap=CAPS[line["cap"]],
        StrokeJoin=JOINS[line["join"]], StrokeMiter=line["miterLimit"])
    if line["dashes"]:
        paint.setPathEffect(skia.DashPathEffect.Make(line["dashes"], line["phase"]))
    result = skia.Path()
    paint.getFillPath(path, result, skia.Rect.MakeWH(SIDE, SIDE), 8)
    return result


def insides(path, x, y):
    """Whether a place is inside, or None where places beside it differ."""
    found = {path.contains(x + dx, y + dy) for dx in (-MARGIN, 0, MARGIN) for dy in (-MARGIN, 0, MARGIN)}
    return found.pop() if len(found) == 1 else None


def case(chance):
    elements = [element for _ in range(chance.choice([1, 1, 2])) for element in contour(chance)]
    line = style(chance)
    path = drawn(elements)
    bounds = path.computeTightBounds()
    path.setFillType(skia.PathFillType.kWinding)
    even = skia.Path(path)
    even.setFillType(skia.PathFillType.kEvenOdd)
    outline = stroked(path, line)
    probes = []
    for _ in range(PROBES * 3):
        x, y = (number(chance, bounds.left() - 8, bounds.right() + 8), number(chance, bounds.top() - 8, bounds.bottom() + 8))
        answers = [insides(each, x, y) for each in (path, even, outline)]
        if None not in answers and len(probes) < PROBES:
            probes.append([x, y, *[int(answer) for answer in answers]])
    edges = [round(edge, 4) for edge in (bounds.left(), bounds.top(), bounds.right(), bounds.bottom())]
    return {"elements": elements, "bounds": edges, "style": line, "probes": probes}


def main():
    chance = random.Random(20261129)
    cases = [case(chance) for _ in range(COUNT)]
    text = "[\n" + ",\n".join(json.dumps(each, separators=(",", ":")) for each in cases) + "\n]\n"
    if "--check" in sys.argv:
        if not FIXTURE.exists() or FIXTURE.read_text() != text:
            sys.exit(f"{FIXTURE.name} is not up to date: run {sys.argv[0]}")
        return
    FIXTURE.parent.mkdir(parents=True, exist_ok=True)
    FIXTURE.write_text(text)


if __name__ == "__main__":
    main()
