#!/usr/bin/env python3
"""Random drawings as Skia and resvg draw them, and shadows as NumPy blurs them: drawings.py [--check]

Writes skia-drawings.{json,png}, resvg-drawings.{json,png} and path-shadows.{json,png} into
Tests/CairoRenderingTests/Fixtures; with --check it reports whether the files are up to date: descriptions exactly,
pixels within a level, as processors differ. Needs NumPy, Pillow, skia-python and resvg_py; takes some seconds. Written
with NumPy 2.4.6, Pillow 13.0.0, skia-python 144.1 and resvg_py 0.5.0.

A drawing is a list of items, each a path with what it is painted with. A picture of many drawings has their colours,
premultiplied, in its upper half and their alphas in the lower one, so that no byte is rounded twice.
"""

import io
import json
import math
import pathlib
import random
import sys

import numpy as np
import resvg_py
import skia
from PIL import Image

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "Tests/CairoRenderingTests/Fixtures"
SIDE = 40
COLUMNS = 25
COUNT = 500
PDF_MODES = [
    "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight",
    "difference", "exclusion", "hue", "saturation", "color", "luminosity",
]
# resvg burns dark colours with few bits, and its modes of hue and luminosity are not PDF's where a colour has to be
# clipped; Skia's are.
RESVG_MODES = [mode for mode in PDF_MODES[:-4] if mode != "colorBurn"]
SKIA_MODES = {
    **{mode: "k" + mode[0].upper() + mode[1:] for mode in PDF_MODES},
    "normal": "kSrcOver", "clear": "kClear", "copy": "kSrc", "sourceIn": "kSrcIn", "sourceOut": "kSrcOut",
    "sourceAtop": "kSrcATop", "destinationOver": "kDstOver", "destinationIn": "kDstIn", "destinationOut": "kDstOut",
    "destinationAtop": "kDstATop", "xor": "kXor", "plusLighter": "kPlus",
}
CAPS = ["butt", "round", "square"]
JOINS = ["miter", "round", "bevel"]


class Maker:
    """Random drawings; the same for the same seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def number(self, low, high):
        return round(self.random.uniform(low, high), 2)

    def point(self, low=-6, high=SIDE + 6):
        return [self.number(low, high), self.number(low, high)]

    def chance(self, share):
        return self.random.random() < share

    def path(self):
        kind = self.random.choice(["polygon", "curves", "rectangle", "star", "two"])
        if kind == "rectangle":
            (x, y), (w, h) = self.point(0, 22), self.point(6, 22)
            return [["M", x, y], ["L", x + w, y], ["L", x + w, y + h], ["L", x, y + h], ["Z"]]
        if kind == "polygon":
            points = [self.point() for _ in range(self.random.randint(3, 7))]
            return [["M", *points[0]]] + [["L", *point] for point in points[1:]] + [["Z"]]
        if kind == "star":
            (x, y), radius = self.point(12, 28), self.number(8, 18)
            angles = [math.pi * 4 / 5 * index for index in range(5)]
            points = [[round(x + radius * math.sin(a), 2), round(y - radius * math.cos(a), 2)] for a in angles]
            return [["M", *points[0]]] + [["L", *point] for point in points[1:]] + [["Z"]]
        contours = 2 if kind == "two" else 1
        path = []
        for _ in range(contours):
            path.append(["M", *self.point()])
            for _ in range(self.random.randint(2, 4)):
                path.append(["C", *self.point(), *self.point(), *self.point()])
            if self.chance(0.6):
                path.append(["Z"])
        return path

    def color(self):
        alpha = 1 if self.chance(0.5) else self.number(0.2, 1)
        return [self.number(0, 1), self.number(0, 1), self.number(0, 1), alpha]

    def stops(self):
        inner = sorted(self.number(0.1, 0.9) for _ in range(self.random.randint(0, 2)))
        locations = [0.0] + [x for index, x in enumerate(inner) if index == 0 or x > inner[index - 1]] + [1.0]
        return [[location, *self.color()] for location in locations]

    def transform(self):
        angle, scale, skew = self.number(-3, 3), self.number(0.5, 1.6), self.number(-0.5, 0.5)
        sine, cosine = math.sin(angle), math.cos(angle)
        a, b, c, d = scale * cosine, scale * sine, -sine + skew * cosine, cosine + skew * sine
        middle = SIDE / 2
        return [round(value, 4) for value in (a, b, c, d, middle - a * middle - c * middle, middle - b * middle - d * middle)]

    def paint(self, conic):
        if self.chance(0.6):
            return {"color": self.color()}
        kinds = ["axial", "radial"] + (["conic"] if conic else [])
        kind = self.random.choice(kinds)
        gradient = {"stops": self.stops()}
        if kind == "axial":
            start = self.point(0, SIDE)
            angle, length = self.number(0, 6), self.number(8, 40)
            end = [round(start[0] + length * math.cos(angle), 2), round(start[1] + length * math.sin(angle), 2)]
            gradient["axial"] = [*start, *end]
        elif kind == "radial":
            (x, y), radius = self.point(10, 30), self.number(8, 24)
            focus = [round(x + self.number(-0.6, 0.6) * radius, 2), round(y + self.number(-0.6, 0.6) * radius, 2)]
            gradient["radial"] = [*focus, 0, x, y, radius]
        else:
            gradient["conic"] = [*self.point(10, 30), self.number(0, 360)]
        return {"gradient": gradient}

    def stroke(self, path, transformed):
        # Cairo compares mitres with the limit after a transform, the others before it.
        stroke = {
            "width": self.number(1, 9), "cap": self.random.choice(CAPS),
            "join": self.random.choice(JOINS[1:] if transformed else JOINS), "limit": self.number(1, 12),
        }
        if self.chance(0.4) and all(element[0] != "C" for element in path):
            # Both programs measure curves only roughly, so that dashes along them lie elsewhere.
            stroke["dashes"] = [self.number(2, 9) for _ in range(2 * self.random.randint(1, 2))]
            stroke["phase"] = self.number(0, 10)
        return stroke

    def item(self, modes, conic):
        item = {"path": self.path(), "evenOdd": self.chance(0.4), **self.paint(conic)}
        if self.chance(0.5):
            item["transform"] = self.transform()
        if self.chance(0.3):
            item["clip"] = self.path()
        if self.chance(0.35):
            item["stroke"] = self.stroke(item["path"], "transform" in item)
        if self.chance(0.5):
            item["mode"] = self.random.choice(modes)
        if self.chance(0.3):
            item["alpha"] = self.number(0.2, 0.9)
        return item

    def drawing(self, modes, conic):
        background = {
            "path": [["M", 0, 0], ["L", SIDE, 0], ["L", SIDE, SIDE], ["L", 0, SIDE], ["Z"]], "evenOdd": False,
            **self.paint(conic),
        }
        items = [self.item(modes, conic) for _ in range(self.random.randint(2, 4))]
        return ([background] if self.chance(0.7) else []) + items


# Skia


def skia_path(commands, even_odd=False):
    builder = skia.Path()
    for name, *numbers in commands:
        if name == "M":
            builder.moveTo(*numbers)
        elif name == "L":
            builder.lineTo(*numbers)
        elif name == "C":
            builder.cubicTo(*numbers)
        else:
            builder.close()
    builder.setFillType(skia.PathFillType.kEvenOdd if even_odd else skia.PathFillType.kWinding)
    return builder


def skia_color(red, green, blue, alpha):
    return skia.Color4f(red, green, blue, alpha)


def skia_paint(item):
    paint = skia.Paint(AntiAlias=True)
    paint.setBlendMode(getattr(skia.BlendMode, SKIA_MODES[item.get("mode", "normal")]))
    alpha = item.get("alpha", 1)
    if "color" in item:
        red, green, blue, own = item["color"]
        paint.setColor4f(skia_color(red, green, blue, own * alpha))
    else:
        gradient = item["gradient"]
        colors = [skia_color(*stop[1:]).toColor() for stop in gradient["stops"]]
        locations = [stop[0] for stop in gradient["stops"]]
        if "axial" in gradient:
            x0, y0, x1, y1 = gradient["axial"]
            shader = skia.GradientShader.MakeLinear([skia.Point(x0, y0), skia.Point(x1, y1)], colors, locations)
        elif "radial" in gradient:
            x0, y0, r0, x1, y1, r1 = gradient["radial"]
            shader = skia.GradientShader.MakeTwoPointConical(
                skia.Point(x0, y0), r0, skia.Point(x1, y1), r1, colors, locations)
        else:
            x, y, angle = gradient["conic"]
            turn = skia.Matrix()
            turn.setRotate(angle, x, y)
            shader = skia.GradientShader.MakeSweep(x, y, colors, locations, localMatrix=turn)
        paint.setShader(shader)
        paint.setAlphaf(alpha)
    if "stroke" in item:
        stroke = item["stroke"]
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(stroke["width"])
        paint.setStrokeCap(getattr(skia.Paint.Cap, f"k{stroke['cap'].capitalize()}_Cap"))
        paint.setStrokeJoin(getattr(skia.Paint.Join, f"k{stroke['join'].capitalize()}_Join"))
        paint.setStrokeMiter(stroke["limit"])
        if "dashes" in stroke:
            paint.setPathEffect(skia.DashPathEffect.Make(stroke["dashes"], stroke["phase"]))
    return paint


def skia_draw(items):
    pixels = np.zeros((SIDE, SIDE, 4), np.uint8)
    info = skia.ImageInfo.Make(SIDE, SIDE, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    surface = skia.Surface.MakeRasterDirect(info, pixels)
    with surface as canvas:
        for item in items:
            canvas.save()
            if "transform" in item:
                a, b, c, d, x, y = item["transform"]
                canvas.concat(skia.Matrix.MakeAll(a, c, x, b, d, y, 0, 0, 1))
            if "clip" in item:
                canvas.clipPath(skia_path(item["clip"]), skia.ClipOp.kIntersect, True)
            canvas.drawPath(skia_path(item["path"], item["evenOdd"]), skia_paint(item))
            canvas.restore()
    surface.flushAndSubmit()
    return pixels


# resvg


def svg_path(commands):
    return " ".join(name + " ".join(f"{number:.6g}" for number in numbers) for name, *numbers in commands)


def svg_color(red, green, blue):
    return f"rgb({red * 100:.6g}%, {green * 100:.6g}%, {blue * 100:.6g}%)"


def svg_gradient(gradient, name):
    stops = "".join(
        f'<stop offset="{location}" stop-color="{svg_color(*color)}" stop-opacity="{alpha}"/>'
        for location, *color, alpha in gradient["stops"])
    if "axial" in gradient:
        x0, y0, x1, y1 = gradient["axial"]
        return (f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x0}" y1="{y0}" x2="{x1}" '
                f'y2="{y1}">{stops}</linearGradient>')
    fx, fy, _, x, y, radius = gradient["radial"]
    return (f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{radius}" fx="{fx}" '
            f'fy="{fy}">{stops}</radialGradient>')


def svg_item(item, index):
    definitions = ""
    if "gradient" in item:
        definitions += svg_gradient(item["gradient"], f"g{index}")
        ink, opacity = f"url(#g{index})", 1
    else:
        *color, opacity = item["color"]
        ink = svg_color(*color)
    if "stroke" in item:
        stroke = item["stroke"]
        style = (f'fill="none" stroke="{ink}" stroke-opacity="{opacity}" stroke-width="{stroke["width"]}" '
                 f'stroke-linecap="{stroke["cap"]}" stroke-linejoin="{stroke["join"]}" '
                 f'stroke-miterlimit="{stroke["limit"]}"')
        if "dashes" in stroke:
            style += (f' stroke-dasharray="{" ".join(map(str, stroke["dashes"]))}" '
                      f'stroke-dashoffset="{stroke["phase"]}"')
    else:
        style = f'fill="{ink}" fill-opacity="{opacity}" fill-rule="{"evenodd" if item["evenOdd"] else "nonzero"}"'
    body = f'<path d="{svg_path(item["path"])}" {style}/>'
    if "clip" in item:
        definitions += f'<clipPath id="c{index}"><path d="{svg_path(item["clip"])}"/></clipPath>'
        body = f'<g clip-path="url(#c{index})">{body}</g>'
    if "mask" in item:
        definitions += svg_gradient(item["mask"]["gradient"], f"k{index}")
        definitions += (f'<mask id="m{index}" maskUnits="userSpaceOnUse" x="-100" y="-100" width="300" height="300" '
                        f'mask-type="alpha"><path d="{svg_path(item["mask"]["path"])}" fill="url(#k{index})"/></mask>')
        body = f'<g mask="url(#m{index})">{body}</g>'
    if "transform" in item:
        body = f'<g transform="matrix({" ".join(map(str, item["transform"]))})">{body}</g>'
    mode = item.get("mode", "normal")
    css = "".join("-" + letter.lower() if letter.isupper() else letter for letter in mode)
    return definitions, f'<g opacity="{item.get("alpha", 1)}" style="mix-blend-mode:{css}">{body}</g>'


def svg(items):
    parts = [svg_item(item, index) for index, item in enumerate(items)]
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">'
            f'<defs>{"".join(part[0] for part in parts)}</defs>{"".join(part[1] for part in parts)}</svg>')


def resvg_draw(items):
    png = resvg_py.svg_to_bytes(svg_string=svg(items), skip_system_fonts=True)
    plain = np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGBA")).astype(float)
    alpha = plain[..., 3:] / 255
    return np.concatenate([np.rint(plain[..., :3] * alpha), plain[..., 3:]], axis=2).astype(np.uint8)


# Shadows


def shadow_case(maker):
    x, y, width, height = maker.number(8, 14), maker.number(8, 14), maker.number(8, 18), maker.number(8, 18)
    return {
        "rectangle": [x, y, width, height], "radius": maker.number(0, 9),
        "offset": [maker.number(-3, 3), maker.number(-3, 3)], "deviation": maker.number(0.3, 4),
    }


def shadow(case):
    """The coverage of a rounded rectangle from 16 × 16 samples a pixel, blurred by the Gaussian itself."""
    (x, y, width, height), radius, (dx, dy) = case["rectangle"], case["radius"], case["offset"]
    radius = min(radius, width / 2, height / 2)
    reach, samples = 24, 16
    places = (np.arange(-reach * samples, (SIDE + reach) * samples) + 0.5) / samples
    across = np.abs(places - (x + dx + width / 2)) - (width / 2 - radius)
    down = np.abs(places - (y + dy + height / 2)) - (height / 2 - radius)
    outside = np.hypot(np.maximum(across[None, :], 0), np.maximum(down[:, None], 0))
    inside = (outside <= radius) if radius > 0 else (across[None, :] <= 0) & (down[:, None] <= 0)
    side = SIDE + 2 * reach
    coverage = inside.reshape(side, samples, side, samples).mean(axis=(1, 3))
    distances = np.arange(-reach, reach + 1)
    kernel = np.exp(-(distances**2) / (2 * case["deviation"] ** 2))
    kernel /= kernel.sum()
    for axis in (0, 1):
        coverage = np.apply_along_axis(lambda line: np.convolve(line, kernel, "same"), axis, coverage)
    alpha = np.rint(coverage[reach:-reach, reach:-reach] * 255).astype(np.uint8)
    zeros = np.zeros_like(alpha)
    return np.stack([zeros, zeros, zeros, alpha], axis=2)


# Files


def sheet(pictures):
    rows = -(-len(pictures) // COLUMNS)
    colors = np.zeros((rows * SIDE, COLUMNS * SIDE, 3), np.uint8)
    alphas = np.zeros_like(colors)
    for index, picture in enumerate(pictures):
        top, left = index // COLUMNS * SIDE, index % COLUMNS * SIDE
        colors[top:top + SIDE, left:left + SIDE] = picture[..., :3]
        alphas[top:top + SIDE, left:left + SIDE] = picture[..., 3:]
    return np.concatenate([colors, alphas])


def with_mask(maker, items):
    for item in items[1:]:
        if maker.chance(0.3):
            gradient = {"stops": maker.stops(), "axial": [*maker.point(0, SIDE), *maker.point(0, SIDE)]}
            item["mask"] = {"path": maker.path(), "gradient": gradient}
    return items


def files():
    maker = Maker(37)
    skia_drawings = [maker.drawing(sorted(SKIA_MODES), conic=True) for _ in range(COUNT)]
    yield "skia-drawings", skia_drawings, sheet([skia_draw(items) for items in skia_drawings])
    maker = Maker(1137)
    drawings = [with_mask(maker, maker.drawing(RESVG_MODES, conic=False)) for _ in range(COUNT)]
    yield "resvg-drawings", drawings, sheet([resvg_draw(items) for items in drawings])
    maker = Maker(2237)
    cases = [shadow_case(maker) for _ in range(50)]
    yield "path-shadows", cases, sheet([shadow(case) for case in cases])


def lines(drawings):
    return "[\n" + ",\n".join(json.dumps(drawing, separators=(",", ":")) for drawing in drawings) + "\n]\n"


def main():
    stale = []
    for name, drawings, pixels in files():
        text, picture = FIXTURES / f"{name}.json", FIXTURES / f"{name}.png"
        if "--check" not in sys.argv:
            text.write_text(lines(drawings))
            Image.fromarray(pixels).save(picture, optimize=True)
            continue
        known = np.asarray(Image.open(picture).convert("RGB")).astype(int)
        if text.read_text() != lines(drawings) or np.abs(known - pixels).max() > 1:
            stale.append(name)
    if stale:
        sys.exit(f"Not what would be written now: {', '.join(stale)}")


if __name__ == "__main__":
    main()
