#!/usr/bin/env python3
"""Writes png-cases.json beside itself: small PNG files, built chunk by chunk, and the pixels they must decode to.

Files and pixels follow W3C PNG, third edition (https://www.w3.org/TR/png-3/): chunks §5 and §11, Adam7 §8.1, filters §9,
sample depth scaling §13.12 (floor(sample * 255 / max + 0.5)), tRNS §11.3.1.1. Premultiplying is exact rounding by
fractions. It needs Python's standard library only, and shares no code with libspng.
"""

import base64
import json
import pathlib
import struct
import zlib
from fractions import Fraction

WIDTH, HEIGHT = 9, 7
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
NAMES = {0: "grey", 2: "rgb", 3: "indexed", 4: "grey-alpha", 6: "rgba"}
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def sample(x, y, channel, depth):
    """A pattern that uses the whole range, both ends included."""
    if x == 0:
        return 0
    if x == WIDTH - 1:
        return (1 << depth) - 1
    return (x * 37 + y * 101 + channel * 59 + x * y * 4099) % (1 << depth)


def rounded(value):
    return (value + Fraction(1, 2)).__floor__()


def to8(value, depth):
    return rounded(Fraction(value * 255, (1 << depth) - 1))


def palette_entry(index):
    return ((index * 83 + 7) % 256, (index * 29 + 101) % 256, (index * 151 + 31) % 256)


def palette_alpha(index):
    return (index * 97 + 40) % 256


def packed(samples, depth):
    """A row of samples as bytes: big-endian, the leftmost in the highest bits."""
    bits = "".join(format(value, f"0{depth}b") for value in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))


def paeth(a, b, c):
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def filtered(rows, unit):
    """The rows behind their filter bytes; the five filters take turns."""
    out, above = b"", bytes(len(rows[0]))
    for number, row in enumerate(rows):
        kind = number % 5
        line = bytearray()
        for i, byte in enumerate(row):
            a = row[i - unit] if i >= unit else 0
            b = above[i]
            c = above[i - unit] if i >= unit else 0
            line.append((byte - (0, a, b, (a + b) // 2, paeth(a, b, c))[kind]) % 256)
        out += bytes([kind]) + bytes(line)
        above = row
    return out


def case(color, depth, interlaced, transparent):
    channels = CHANNELS[color]
    grid = [[[sample(x, y, c, depth) for c in range(channels)] for x in range(WIDTH)] for y in range(HEIGHT)]
    unit = max(1, channels * depth // 8)
    image = b""
    for x0, y0, dx, dy in ADAM7 if interlaced else [(0, 0, 1, 1)]:
        rows = [[v for pixel in row[x0::dx] for v in pixel] for row in grid[y0::dy]]
        if rows and rows[0]:
            image += filtered([packed(row, depth) for row in rows], unit)
    file = b"\x89PNG\r\n\x1a\n"
    file += chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, color, 0, 0, int(interlaced)))
    key = grid[3][4]
    if color == 3:
        count = 1 << depth
        file += chunk(b"PLTE", b"".join(bytes(palette_entry(i)) for i in range(count)))
        if transparent:
            # One entry fewer than the palette has: the last is opaque.
            file += chunk(b"tRNS", bytes(palette_alpha(i) for i in range(count - 1)))
    elif transparent:
        file += chunk(b"tRNS", b"".join(struct.pack(">H", v) for v in key))
    data = zlib.compress(image, 9)
    # Two IDAT chunks: a stream may be cut anywhere.
    file += chunk(b"IDAT", data[:11]) + chunk(b"IDAT", data[11:]) + chunk(b"IEND", b"")

    pixels = b""
    for row in grid:
        for values in row:
            if color == 3:
                rgb = palette_entry(values[0])
                alpha = palette_alpha(values[0]) if transparent and values[0] < (1 << depth) - 1 else 255
            else:
                scaled = [to8(v, depth) for v in values]
                rgb = scaled[:3] if color in (2, 6) else scaled[:1] * 3
                alpha = scaled[-1] if color in (4, 6) else 0 if transparent and values == key else 255
            red, green, blue = (rounded(Fraction(v * alpha, 255)) for v in rgb)
            pixels += bytes((blue, green, red, alpha))
    name = f"{NAMES[color]}-{depth}" + ("-adam7" if interlaced else "") + ("-trns" if transparent else "")
    return {"name": name, "png": base64.b64encode(file).decode(), "pixels": pixels.hex()}


cases = [
    case(color, depth, interlaced, transparent)
    for color in DEPTHS
    for depth in DEPTHS[color]
    for interlaced in (False, True)
    for transparent in ((False, True) if color in (0, 2, 3) else (False,))
]
path = pathlib.Path(__file__).with_name("png-cases.json")
path.write_text(
    json.dumps({"source": "make-png-cases.py", "width": WIDTH, "height": HEIGHT, "cases": cases}, indent=1) + "\n")
