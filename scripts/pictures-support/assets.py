"""Draws the catalogue's assets with Cairo: python3 assets.py folder.

Writes an asset catalogue: a picture in three scales, each with a dark variant and as many dots as it has pixels per
point; a bubble with caps; icons as SVG and as PDF; colours.
"""

import io
import json
import sys
from pathlib import Path

import cairo
from draw import circle, fill, gradient, polygon, rounded

ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill-rule="evenodd" '
    'd="M12 2a7.5 7.5 0 0 1 7.5 7.5C19.5 15 12 22 12 22S4.500 15 4.500 9.500A7.500 7.500 0 0 1 12 2zm0 4.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"/></svg>\n')


def sky(c, scale, dark):
    """A sun over a hill, or a moon; 56 by 56 points."""
    rounded(c, 0, 0, 56, 56, 12)
    gradient(c, 0, 0, 0, 56, *(("#101A3C", "#33407A") if dark else ("#5AB0F2", "#CFEAFF")))
    c.clip_preserve()
    c.fill()
    circle(c, 36, 20, 10)
    fill(c, "#F4F1DE" if dark else "#FFC93C")
    if dark:
        circle(c, 40, 17, 8)
        fill(c, "#18224A")
    c.move_to(0, 44)
    c.curve_to(16, 32, 32, 36, 56, 46)
    c.line_to(56, 56)
    c.line_to(0, 56)
    c.close_path()
    fill(c, "#1E5B3C" if dark else "#55A630")
    for index in range(scale):
        circle(c, 8 + index * 8, 9, 2.5)
        fill(c, "#FFFFFF")


def bubble(c, scale, dark):
    """A speech bubble; 32 by 28 points, with caps of 14 points at the sides and 12 at the top and bottom."""
    rounded(c, 1, 1, 30, 22, 10)
    fill(c, "#2C3550" if dark else "#E8EEF9")
    polygon(c, (6, 20), (6, 27.5), (14, 22))
    fill(c, "#2C3550" if dark else "#E8EEF9")


def png(path, draw, width, height, scale, dark):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width * scale, height * scale)
    context = cairo.Context(surface)
    context.scale(scale, scale)
    draw(context, scale, dark)
    surface.write_to_png(str(path))


def pdf(path):
    """A leaf; 24 by 24 points."""
    output = io.BytesIO()
    surface = cairo.PDFSurface(output, 24, 24)
    surface.set_metadata(cairo.PDF_METADATA_CREATE_DATE, "2026-01-01T00:00:00Z")
    context = cairo.Context(surface)
    context.move_to(3, 21)
    context.curve_to(2, 8, 10, 3, 21, 3)
    context.curve_to(22, 14, 16, 22, 3, 21)
    context.close_path()
    gradient(context, 3, 21, 21, 3, "#2D6A4F", "#95D5B2")
    context.fill()
    context.move_to(3, 21)
    context.line_to(16, 9)
    context.set_source_rgb(1, 1, 1)
    context.set_line_width(1.2)
    context.stroke()
    surface.finish()
    path.write_bytes(output.getvalue())


DARK = {"appearances": [{"appearance": "luminosity", "value": "dark"}]}


def write(folder, contents):
    folder.mkdir(parents=True, exist_ok=True)
    contents["info"] = {"author": "xcode", "version": 1}
    (folder / "Contents.json").write_text(json.dumps(contents, indent=2) + "\n")


def color(root, name, light, dark):
    def entry(text):
        parts = {key: f"0x{text[i : i + 2]}" for key, i in (("red", 1), ("green", 3), ("blue", 5))}
        return {"idiom": "universal", "color": {"color-space": "srgb", "components": {**parts, "alpha": "1.000"}}}

    write(root / f"{name}.colorset", {"colors": [entry(light), {**DARK, **entry(dark)}]})


def main(root):
    write(root, {})
    images = []
    for dark in (False, True):
        for scale in (1, 2, 3):
            name = f"sky{'-dark' if dark else ''}@{scale}x.png"
            images.append({"idiom": "universal", "scale": f"{scale}x", "filename": name, **(DARK if dark else {})})
            write(root / "sky.imageset", {})
            png(root / "sky.imageset" / name, sky, 56, 56, scale, dark)
    write(root / "sky.imageset", {"images": images})
    images = []
    for dark in (False, True):
        name = f"bubble{'-dark' if dark else ''}@3x.png"
        slicing = {
            "mode": "9-part", "center": {"mode": "stretch", "width": 12, "height": 12},
            "cap-insets": {"left": 42, "right": 42, "top": 36, "bottom": 36}}
        images.append({
            "idiom": "universal", "scale": "3x", "filename": name, "resizing": slicing, **(DARK if dark else {})})
        write(root / "bubble.imageset", {})
        png(root / "bubble.imageset" / name, bubble, 32, 28, 3, dark)
    write(root / "bubble.imageset", {"images": images})
    write(root / "Icons", {"properties": {"provides-namespace": True}})
    vector = {"preserves-vector-representation": True}
    write(root / "Icons/pin.imageset", {
        "images": [{"idiom": "universal", "filename": "pin.svg"}],
        "properties": {**vector, "template-rendering-intent": "template"}})
    (root / "Icons/pin.imageset/pin.svg").write_text(ICON)
    write(root / "Icons/leaf.imageset", {"images": [{"idiom": "universal", "filename": "leaf.pdf"}], "properties": vector})
    pdf(root / "Icons/leaf.imageset/leaf.pdf")
    color(root, "Card", "#FFFFFF", "#1B2033")
    color(root, "Ink", "#1D2433", "#F2F4F8")
    color(root, "Accent", "#D62828", "#FF8FA3")


main(Path(sys.argv[1]))
