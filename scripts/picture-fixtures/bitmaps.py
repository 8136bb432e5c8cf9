#!/usr/bin/env python3
"""JPEG, WebP and GIF files, and their pixels as resvg decodes them: bitmaps.py [--check]

Writes bitmaps.json into Tests/ImageDecodingTests/Fixtures; with --check it reports whether the file is up to date. The
decoders of resvg (zune-jpeg, image-webp and gif, in Rust) share no code with libjpeg-turbo, libwebp and giflib. Needs
NumPy, Pillow and resvg_py. Written with NumPy 2.4.6, Pillow 13.0.0 and resvg_py 0.5.0 (resvg 0.45).
"""

import base64
import io
import json
import pathlib
import struct
import sys

import numpy as np
import resvg_py
from PIL import Image

FILE = pathlib.Path(__file__).resolve().parents[2] / "Tests/ImageDecodingTests/Fixtures/bitmaps.json"
WIDTH, HEIGHT = 24, 20


def colored():
    """Gradients with a red rectangle."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    pixels = np.stack([x * 10, y * 12, x * y % 256], axis=2).astype(np.uint8)
    pixels[5:12, 6:16] = [250, 30, 20]
    return Image.fromarray(pixels)


def smooth():
    """Colours that change slowly, so that each way to enlarge their planes gives nearly the same."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    return Image.fromarray(np.stack([100 + x * 2, 160 - y * 2, 90 + x + y], axis=2).astype(np.uint8))


def translucent():
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    alpha = np.where((x // 4 + y // 4) % 2 == 0, 255, x * 10).astype(np.uint8)
    return Image.merge("RGBA", [*colored().split(), Image.fromarray(alpha)])


def encoded(image, kind, **options):
    output = io.BytesIO()
    image.save(output, kind, **options)
    return output.getvalue()


def oriented(value):
    """EXIF data, in big-endian order, with the orientation alone."""
    return b"Exif\0\0MM\0*\0\0\0\x08" + struct.pack(">HHHIHHI", 1, 0x0112, 3, 1, value, 0, 0)


def display_p3():
    """A profile of Display P3's primaries with sRGB's curve (ICC.1:2022)."""
    def number(value):
        return struct.pack(">i", round(value * 65536))

    curve = b"para\0\0\0\0\0\x03\0\0" + b"".join(map(number, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]))
    points = {b"rXYZ": [0.5151, 0.2412, -0.0011], b"gXYZ": [0.2920, 0.6922, 0.0419], b"bXYZ": [0.1571, 0.0666, 0.7841]}
    data = {tag: b"XYZ \0\0\0\0" + b"".join(map(number, point)) for tag, point in points.items()}
    data |= {b"rTRC": curve, b"gTRC": curve, b"bTRC": curve}
    offset, table, body = 132 + 12 * len(data), b"", b""
    for tag, value in data.items():
        table += tag + struct.pack(">II", offset + len(body), len(value))
        body += value
    head = bytearray(128)
    head[0:4] = struct.pack(">I", offset + len(body))
    head[12:24], head[36:40] = b"mntrRGB XYZ ", b"acsp"
    return bytes(head) + struct.pack(">I", len(data)) + table + body


def files():
    """The name of each case, the type of its file, and its bytes."""
    image, soft = colored(), smooth()
    jpeg = "image/jpeg"
    yield "JPEG 4:4:4", jpeg, encoded(image, "JPEG", quality=90, subsampling=0)
    yield "JPEG 4:2:2", jpeg, encoded(soft, "JPEG", quality=95, subsampling=1)
    yield "JPEG 4:2:0", jpeg, encoded(soft, "JPEG", quality=95, subsampling=2)
    yield "JPEG progressive", jpeg, encoded(soft, "JPEG", quality=95, subsampling=2, progressive=True)
    yield "JPEG with restarts", jpeg, encoded(image, "JPEG", quality=90, subsampling=0, restart_marker_blocks=2)
    yield "JPEG grey", jpeg, encoded(image.convert("L"), "JPEG", quality=90)
    for orientation in range(1, 9):
        yield f"JPEG of orientation {orientation}", jpeg, encoded(
            image.resize((8, 6)), "JPEG", quality=90, subsampling=0, exif=oriented(orientation))
    yield "JPEG in Display P3", jpeg, encoded(
        Image.new("RGB", (8, 8), (200, 100, 50)), "JPEG", quality=100, subsampling=0, icc_profile=display_p3())
    yield "JPEG in CMYK", jpeg, encoded(Image.new("CMYK", (8, 8), (0, 255, 255, 0)), "JPEG", quality=100)
    yield "WebP lossy", "image/webp", encoded(image, "WEBP", quality=90)
    yield "WebP lossless", "image/webp", encoded(translucent(), "WEBP", lossless=True, exact=True)
    yield "WebP animated", "image/webp", encoded(
        image, "WEBP", save_all=True, append_images=[soft], duration=100)
    yield "GIF", "image/gif", encoded(image.quantize(16), "GIF", interlace=0)
    yield "GIF interlaced", "image/gif", encoded(image.quantize(16), "GIF", interlace=1)
    yield "GIF of two frames", "image/gif", encoded(
        image.quantize(16), "GIF", save_all=True, append_images=[soft.quantize(4)])
    yield "GIF with a transparent colour", "image/gif", encoded(image.quantize(16), "GIF", transparency=3)


def pixels(data, kind):
    """Straight RGBA as resvg decodes it; None where it does not."""
    width, height = Image.open(io.BytesIO(data)).size
    address = f"data:{kind};base64,{base64.b64encode(data).decode()}"
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<image width="{width}" height="{height}" image-rendering="optimizeSpeed" href="{address}"/></svg>')
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=document)))).convert("RGBA")
    return {"width": width, "height": height, "rgba": base64.b64encode(picture.tobytes()).decode()}


def main():
    cases = [
        {"name": name, "file": base64.b64encode(data).decode(), **pixels(data, kind)} for name, kind, data in files()]
    text = json.dumps({"origin": "scripts/picture-fixtures/bitmaps.py", "cases": cases}, indent=1) + "\n"
    if "--check" in sys.argv:
        if FILE.read_text() != text:
            sys.exit(f"error: {FILE} is not what {sys.argv[0]} writes")
        return
    FILE.write_text(text)


main()
