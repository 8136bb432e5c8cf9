#!/usr/bin/env python3
"""SVG and PDF files of every construct, and their pixels as other programs draw them: vectors.py [--check]

Writes svg.json and pdf.json into Tests/VectorPicturesTests/Fixtures; with --check it reports whether the files are up to
date. SVG is drawn by resvg (resvg_py), PDF by MuPDF (mutool), both at two pixels per point: neither shares code with
librsvg, poppler or Cairo. Needs NumPy, Pillow, resvg_py and Debian's mupdf-tools. Written with resvg_py 0.5.0 and MuPDF
1.21.1.
"""

import base64
import io
import json
import pathlib
import subprocess
import sys
import tempfile
import zlib

import resvg_py
from PIL import Image

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Tests/VectorPicturesTests/Fixtures"
SCALE = 2


def dot():
    """A PNG of 32 x 32 pixels as an address: as many as are drawn, as programs enlarge images by other filters."""
    output = io.BytesIO()
    image = Image.new("RGBA", (32, 32), (255, 0, 0, 255))
    image.paste((0, 0, 255, 128), (12, 12, 30, 20))
    image.save(output, "PNG")
    return "data:image/png;base64," + base64.b64encode(output.getvalue()).decode()


def svg(body, attributes='width="24" height="24"'):
    return f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" {attributes}>{body}</svg>'


SVG = {
    "path of lines": svg('<path d="M2 2L22 4l-3 17H6V12h-3z" fill="#c30"/>'),
    "path of curves": svg('<path d="M2 12C2 2 22 2 22 12S12 22 12 12Q6 4 4 20T2 12Z" fill="teal"/>'),
    "path of arcs": svg('<path d="M3 12A9 6 30 1 1 21 12a5 5 0 0 0-9 3z" fill="navy"/>'),
    "even-odd": svg('<path fill-rule="evenodd" d="M2 2h20v20h-20zM6 6h12v12h-12z"/>'),
    "nonzero": svg('<path d="M2 2h20v20h-20zM6 6h12v12h-12z"/>'),
    "rect with rx": svg('<rect x="2.5" y="4" width="18" height="14" rx="5" ry="3" fill="green"/>'),
    "circle and ellipse": svg('<circle cx="8" cy="8" r="6" fill="red"/><ellipse cx="15" cy="16" rx="8" ry="4" fill="blue"/>'),
    "line": svg('<line x1="2" y1="3" x2="21" y2="19" stroke="black" stroke-width="3"/>'),
    "polyline and polygon": svg('<polyline points="2,2 12,10 22,2" fill="none" stroke="red"/><polygon points="4 22,12 12,20 22"/>'),
    "caps": svg('<path d="M5 5h14" stroke="red" stroke-width="4" stroke-linecap="round"/><path d="M5 14h14" stroke="blue" stroke-width="4" stroke-linecap="square"/>'),
    "joins": svg('<path d="M4 20L12 6L20 20" fill="none" stroke="#333" stroke-width="4" stroke-linejoin="round"/>'),
    "mitre limit": svg('<path d="M4 20L12 6L14 20" fill="none" stroke="#333" stroke-width="3" stroke-miterlimit="2"/>'),
    "dashes": svg('<path d="M2 12h20" stroke="black" stroke-width="4" stroke-dasharray="5 2 1" stroke-dashoffset="3"/>'),
    "groups with transforms": svg('<g transform="translate(12 12) rotate(30) scale(.5 1)"><rect x="-8" y="-8" width="16" height="16" fill="purple"/></g>'),
    "skew": svg('<rect transform="skewX(20) matrix(1 0 .2 1 0 0)" x="2" y="4" width="10" height="12" fill="brown"/>'),
    "opacity": svg('<g opacity=".5"><rect x="2" y="2" width="14" height="14" fill="red"/><rect x="8" y="8" width="14" height="14" fill="blue" fill-opacity=".5"/></g>'),
    "linear gradient": svg('<defs><linearGradient id="a" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity=".4"/></linearGradient></defs><rect x="2" y="2" width="20" height="20" fill="url(#a)"/>'),
    "gradient in user space": svg('<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="6" x2="12" gradientTransform="rotate(20)" spreadMethod="reflect"><stop stop-color="#fc0"/><stop offset="1" stop-color="#06c"/></linearGradient><rect width="24" height="24" fill="url(#a)"/>'),
    "radial gradient": svg('<radialGradient id="a" cx=".4" cy=".4" r=".5" fx=".3" fy=".3"><stop offset=".2" stop-color="white"/><stop offset="1" stop-color="black"/></radialGradient><circle cx="12" cy="12" r="10" fill="url(#a)"/>'),
    "inherited gradient": svg('<linearGradient id="b"><stop stop-color="red"/><stop offset="1" stop-color="lime"/></linearGradient><linearGradient id="a" xlink:href="#b" y2="1" x2="0"/><rect width="24" height="24" fill="url(#a)"/>'),
    "use": svg('<defs><path id="p" d="M0 0h6v6z"/></defs><use href="#p" x="3" y="3" fill="red"/><use xlink:href="#p" transform="translate(12 12) scale(1.5)" fill="blue"/>'),
    "symbol": svg('<symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol><use href="#s" x="4" y="4" width="16" height="16" fill="olive"/>'),
    "clip path": svg('<clipPath id="c"><circle cx="12" cy="12" r="8"/></clipPath><rect width="24" height="24" fill="red" clip-path="url(#c)"/>'),
    "clip path in shares": svg('<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height=".5"/></clipPath><rect x="4" y="4" width="16" height="16" clip-path="url(#c)"/>'),
    "mask": svg('<mask id="m"><rect width="24" height="24" fill="white"/><circle cx="12" cy="12" r="6" fill="#888"/></mask><rect width="24" height="24" fill="blue" mask="url(#m)"/>'),
    "pattern": svg('<pattern id="p" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="3" height="3" fill="red"/></pattern><rect x="2" y="2" width="20" height="20" fill="url(#p)"/>'),
    "styles": svg('<style>.a{fill:#0a0;stroke:#000;stroke-width:2}#b{fill:orange}</style><rect class="a" x="3" y="3" width="8" height="18"/><rect id="b" x="13" y="3" width="8" height="18"/>'),
    "style attribute": svg('<rect x="3" y="3" width="18" height="18" style="fill: rgb(10, 120, 200); opacity: .6"/>'),
    "current colour": svg('<g color="crimson"><rect x="3" y="3" width="18" height="18" fill="currentColor"/></g>'),
    "blur": svg('<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect x="7" y="7" width="10" height="10" filter="url(#f)"/>'),
    "shadow of a filter": svg('<filter id="f" x="0" y="0" width="24" height="24" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="h"/><feOffset dy="2"/><feGaussianBlur stdDeviation="1"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.4 0"/><feBlend in2="b" result="e"/><feBlend in="SourceGraphic" in2="e"/></filter><g filter="url(#f)"><rect x="5" y="5" width="14" height="12" rx="3" fill="white"/></g>'),
    "image": svg(f'<image x="4" y="4" width="16" height="16" href="{dot()}"/>'),
    "marker": svg('<marker id="m" markerWidth="4" markerHeight="4" refX="2" refY="2"><circle cx="2" cy="2" r="2"/></marker><path d="M4 4L20 20" stroke="red" marker-end="url(#m)" marker-start="url(#m)"/>'),
    "view box": svg('<circle cx="50" cy="50" r="50"/>', 'width="24" height="24" viewBox="0 0 100 100"'),
    "view box with margins": svg('<rect width="100" height="50" fill="red"/>', 'width="24" height="24" viewBox="0 0 100 50" preserveAspectRatio="xMaxYMin meet"'),
    "view box that is cut": svg('<circle cx="50" cy="25" r="25"/>', 'width="24" height="24" viewBox="0 0 100 50" preserveAspectRatio="xMidYMid slice"'),
    "view box alone": svg('<circle cx="8" cy="10" r="7"/>', 'viewBox="0 0 16 20"'),
    "size in px": svg('<rect width="10" height="10"/>', 'width="16px" height="12px"'),
    "size in inches": svg('<rect width="10" height="10"/>', 'width="0.25in" height="0.125in"'),
    "nested svg": svg('<svg x="4" y="4" width="16" height="8" viewBox="0 0 4 2"><rect width="4" height="4" fill="red"/></svg>'),
    "visibility": svg('<rect width="24" height="24" fill="red" visibility="hidden"/><rect width="8" height="8" display="none"/><rect x="8" width="8" height="8"/>'),
    "document type and comments": '<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- made by hand -->' + svg('<title>T</title><desc>D</desc><metadata/><path d="M0 0h12v12z"/>'),
    "prefixed names": '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="24" height="24"><s:rect width="12" height="9"/></s:svg>',
}

PDF_CONTENT = {
    "lines": "2 2 m 22 5 l 12 20 l h f",
    "curves c, v and y": "1 0 0 rg 2 12 m 2 22 22 22 22 12 c 20 2 12 2 v 4 2 2 12 y f",
    "re": "0 0.5 0 rg 3 4 16.5 12 re f",
    "even-odd": "2 2 20 20 re 6 6 12 12 re f*",
    "nonzero": "2 2 20 20 re 6 6 12 12 re f",
    "stroke": "0 0 1 RG 3 w 4 4 m 20 20 l S",
    "close and stroke": "2 w 4 4 m 20 4 l 12 20 l s",
    "fill and stroke": "1 1 0 rg 0 0 0 RG 2 w 5 5 14 14 re B",
    "fill and stroke, even-odd": "0 1 1 rg 1 w 2 2 20 20 re 7 7 10 10 re B*",
    "close, fill and stroke": ".5 g 1 w 4 4 m 20 4 l 12 20 l b",
    "caps and joins": "4 w 1 J 1 j 5 5 m 12 18 l 19 5 l S",
    "mitre limit": "3 w 0 j 2 M 5 5 m 12 20 l 14 5 l S",
    "dashes": "3 w [5 2] 1 d 2 12 m 22 12 l S",
    "clip": "12 12 m 22 12 l 12 22 l h W n 1 0 0 rg 0 0 24 24 re f",
    "clip, even-odd": "2 2 20 20 re 7 7 10 10 re W* n 0 0 1 rg 0 0 24 24 re f",
    "q, Q and cm": "q .7 .3 -.3 .7 8 4 cm 1 0 0 rg 0 0 12 12 re f Q 0 0 6 6 re f",
    "grey": ".4 g 2 2 20 20 re f",
    # Other inks are other colours by MuPDF's profile.
    "cmyk": "0 0 0 1 k 2 2 20 20 re f",
    "ICC": "/ICC cs .2 .6 .4 scn 2 2 20 20 re f",
    "DeviceRGB by name": "/DeviceRGB cs .8 .1 .4 sc 2 2 20 20 re f",
    "constant alpha": "1 0 0 rg 2 2 14 14 re f /Half gs 0 0 1 rg 8 8 14 14 re f",
    "multiply": "1 1 0 rg 2 2 14 14 re f /Multiply gs 0 1 1 rg 8 8 14 14 re f",
    "soft mask": "/Soft gs 1 0 0 rg 0 0 24 24 re f",
    "axial shading": "q 2 2 20 20 re W n /Axial sh Q",
    "radial shading": "/Radial sh",
    "shading pattern": "/Pattern cs /PAxial scn 4 4 16 16 re f",
    "tiling pattern": "/Pattern cs /PTile scn 2 2 20 20 re f",
    "form": "q 1 0 0 1 4 4 cm /Form Do Q q 1 0 0 1 12 12 cm /Form Do Q",
    "transparency group": "/Half gs /Group Do",
    "image": "q 16 0 0 16 4 4 cm /Image Do Q",
    "image with a soft mask": "q 16 0 0 16 4 4 cm /Masked Do Q",
    "inline image": "q 16 0 0 16 4 4 cm BI /W 2 /H 2 /CS /RGB /BPC 8 /F /AHx ID FF0000 00FF00 0000FF FFFFFF> EI Q",
}


def stream(number, entries, data):
    return f"{number} 0 obj\n<< {entries} /Length {len(data)} >>\nstream\n".encode() + data + b"\nendstream\nendobj\n"


def pdf(content, packed=False, box="0 0 24 24"):
    """A page with resources of every kind."""
    data = content.encode()
    filters = ""
    if packed:
        data, filters = zlib.compress(data, 9), "/Filter /FlateDecode"
    resources = (
        "/ColorSpace << /ICC [/ICCBased 5 0 R] >> "
        "/ExtGState << /Half << /ca .5 /CA .5 >> /Multiply << /BM /Multiply >> /Soft << /SMask << /S /Luminosity /G 6 0 R >> >> >> "
        "/Shading << /Axial 7 0 R /Radial 8 0 R >> /Pattern << /PAxial 9 0 R /PTile 10 0 R >> "
        "/XObject << /Form 11 0 R /Group 12 0 R /Image 13 0 R /Masked 14 0 R >>")
    ramp = "/Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>"
    objects = [
        b"1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n",
        b"2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n",
        f"3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [{box}] /Contents 4 0 R /Resources << {resources} >> >>\nendobj\n".encode(),
        stream(4, filters, data),
        stream(5, "/N 3 /Alternate /DeviceRGB", b""),
        stream(6, "/Type /XObject /Subtype /Form /BBox [0 0 24 24] /Group << /S /Transparency /CS /DeviceGray >>",
               b"1 g 2 2 20 20 re f .5 g 7 7 10 10 re f"),
        f"7 0 obj\n<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [2 2 22 22] {ramp} /Extend [true true] >>\nendobj\n".encode(),
        f"8 0 obj\n<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [10 10 2 12 12 10] {ramp} /Extend [true true] >>\nendobj\n".encode(),
        b"9 0 obj\n<< /PatternType 2 /Shading 7 0 R >>\nendobj\n",
        stream(10, "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 6 6] /XStep 6 /YStep 6 /Resources << >>",
               b"1 0 0 rg 0 0 3 3 re f"),
        stream(11, "/Type /XObject /Subtype /Form /BBox [0 0 8 8]", b"0 .6 .3 rg 0 0 12 6 re f"),
        stream(12, "/Type /XObject /Subtype /Form /BBox [0 0 24 24] /Group << /S /Transparency >>",
               b"1 0 0 rg 2 2 14 14 re f 0 0 1 rg 8 8 14 14 re f"),
        stream(13, "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceRGB /BitsPerComponent 8",
               bytes([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0])),
        stream(14, "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceRGB /BitsPerComponent 8 /SMask 15 0 R",
               bytes([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0])),
        stream(15, "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8",
               bytes([255, 128, 128, 0])),
    ]
    file, places = b"%PDF-1.7\n", []
    for item in objects:
        places.append(len(file))
        file += item
    table = len(file)
    file += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode()
    file += b"".join(b"%010d 00000 n \n" % place for place in places)
    return file + f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF\n".encode()


def pixels(picture):
    picture = picture.convert("RGBA")
    data = base64.b64encode(zlib.compress(picture.tobytes(), 9)).decode()
    return {"width": picture.width, "height": picture.height, "zlib": data}


def drawn_by_resvg(document):
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=document, zoom=SCALE, dpi=96, skip_system_fonts=True))))


def drawn_by_mutool(file):
    with tempfile.TemporaryDirectory() as folder:
        source, output = pathlib.Path(folder, "a.pdf"), pathlib.Path(folder, "a.png")
        source.write_bytes(file)
        subprocess.run(
            ["mutool", "draw", "-q", "-r", str(72 * SCALE), "-c", "rgba", "-o", str(output), str(source)], check=True,
            capture_output=True)
        return Image.open(output).convert("RGBA")


def documents():
    cases = [{"name": name, "file": text, **pixels(drawn_by_resvg(text))} for name, text in SVG.items()]
    yield "svg.json", cases
    files = {name: pdf(content) for name, content in PDF_CONTENT.items()}
    files["packed content"] = pdf("1 0 0 rg 2 2 20 20 re f", packed=True)
    files["box with an origin"] = pdf("0 0 1 rg 12 12 10 5 re f", box="10 10 34 28")
    cases = [
        {"name": name, "file": base64.b64encode(file).decode(), **pixels(drawn_by_mutool(file))}
        for name, file in files.items()]
    yield "pdf.json", cases


def main():
    for name, cases in documents():
        text = json.dumps({"origin": "scripts/picture-fixtures/vectors.py", "cases": cases}, indent=1) + "\n"
        if "--check" not in sys.argv:
            (FOLDER / name).write_text(text)
        elif (FOLDER / name).read_text() != text:
            sys.exit(f"error: {FOLDER / name} is not what {sys.argv[0]} writes")


main()
