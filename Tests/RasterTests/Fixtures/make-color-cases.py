#!/usr/bin/env python3
"""Writes color-cases.json beside itself: small PNG files with chunks that describe their colours, the colour space those
mean, and the pixels in sRGB.

Chunks follow W3C PNG, third edition (https://www.w3.org/TR/png-3/) §11.3.2, code points ITU-T H.273, profiles ICC.1:2022.
Primaries are those of ITU-R BT.709, SMPTE EG 432-1 and Adobe RGB (1998); they become matrices as in SMPTE RP 177 and are
adapted to D50 with Bradford's matrix (ICC.1:2022 Annex E). Matrices are exact fractions, the transfer function of IEC
61966-2-1 has 50 digits. It needs Python's standard library only, and shares no code with libspng or with Galley.
"""

import base64
import json
import pathlib
import struct
import zlib
from decimal import Decimal, getcontext
from fractions import Fraction as F

getcontext().prec = 50
D65 = (F(3127, 10000), F(3290, 10000))
SRGB = [(F(64, 100), F(33, 100)), (F(30, 100), F(60, 100)), (F(15, 100), F(6, 100))]
P3 = [(F(68, 100), F(32, 100)), (F(265, 1000), F(69, 100)), (F(15, 100), F(6, 100))]
ADOBE = [(F(64, 100), F(33, 100)), (F(21, 100), F(71, 100)), (F(15, 100), F(6, 100))]
BRADFORD = [[F(8951, 10000), F(2664, 10000), F(-1614, 10000)], [F(-7502, 10000), F(17135, 10000), F(367, 10000)],
            [F(389, 10000), F(-685, 10000), F(10296, 10000)]]
PIXELS = [(255, 255, 255), (0, 0, 0), (128, 128, 128), (255, 0, 0), (0, 255, 0), (0, 0, 255), (200, 120, 40), (55, 126, 34)]


def product(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(3)) for j in range(len(b[0]))] for i in range(3)]


def inverse(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    rows = [[e * i - f * h, c * h - b * i, b * f - c * e], [f * g - d * i, a * i - c * g, c * d - a * f],
            [d * h - e * g, b * g - a * h, a * e - b * d]]
    return [[x / det for x in row] for row in rows]


def to_xyz(primaries):
    columns = [[x, y, 1 - x - y] for x, y in primaries]
    matrix = [[columns[j][i] for j in range(3)] for i in range(3)]
    white = [[D65[0] / D65[1]], [F(1)], [(1 - D65[0] - D65[1]) / D65[1]]]
    scale = product(inverse(matrix), white)
    return [[matrix[i][j] * scale[j][0] for j in range(3)] for i in range(3)]


def colorants(primaries):
    """X, Y, Z of red, green and blue under D50."""
    xyz = to_xyz(primaries)
    source = product(BRADFORD, [[sum(row)] for row in xyz])
    target = product(BRADFORD, [[F(9642, 10000)], [F(1)], [F(8249, 10000)]])
    gains = [[target[i][0] / source[i][0] if i == j else F(0) for j in range(3)] for i in range(3)]
    adapted = product(product(inverse(BRADFORD), product(gains, BRADFORD)), xyz)
    return [[adapted[i][j] for i in range(3)] for j in range(3)]


def linear(value):
    value = Decimal(value) / 255
    return value / Decimal("12.92") if value <= Decimal("0.04045") else ((value + Decimal("0.055")) / Decimal("1.055")) ** Decimal("2.4")


def encoded(light):
    light = min(max(light, Decimal(0)), Decimal(1))
    value = light * Decimal("12.92") if light <= Decimal("0.0031308") else Decimal("1.055") * light ** (1 / Decimal("2.4")) - Decimal("0.055")
    return int((value * 255 + Decimal("0.5")).to_integral_value(rounding="ROUND_FLOOR"))


def from_p3(pixel):
    matrix = product(inverse(to_xyz(SRGB)), to_xyz(P3))
    light = [linear(v) for v in pixel]
    return tuple(
        encoded(sum((Decimal(f.numerator) / Decimal(f.denominator)) * l for f, l in zip(row, light))) for row in matrix)


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def fixed(value):
    return struct.pack(">i", int((Decimal(value.numerator) / Decimal(value.denominator) * 65536).to_integral_value())) if isinstance(value, F) else struct.pack(">i", round(value * 65536))


PARAMETRIC = b"para\0\0\0\0" + struct.pack(">HH", 3, 0) + b"".join(
    fixed(v) for v in (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045))
TABLE = b"curv\0\0\0\0" + struct.pack(">I", 1024) + b"".join(
    struct.pack(">H", int((linear(Decimal(i) * 255 / 1023) * 65535 + Decimal("0.5")).to_integral_value(rounding="ROUND_FLOOR"))) for i in range(1024))
GAMMA = b"curv\0\0\0\0" + struct.pack(">IH", 1, 563) + b"\0\0"  # 2.19921875


def profile(space, tags):
    table, data = b"", b""
    start = 132 + 12 * len(tags)
    for name, body in tags:
        table += name + struct.pack(">II", start + len(data), len(body))
        data += body + bytes(-len(body) % 4)
    size = start + len(data)
    header = struct.pack(">I", size) + b"none" + bytes.fromhex("02100000") + b"mntr" + space + b"XYZ " + bytes(12) + b"acsp"
    return (header + bytes(128 - len(header)) + struct.pack(">I", len(tags)) + table + data)


def rgb_profile(primaries, curve):
    tags = [(name, b"XYZ \0\0\0\0" + b"".join(fixed(v) for v in values))
            for name, values in zip((b"rXYZ", b"gXYZ", b"bXYZ"), colorants(primaries))]
    return profile(b"RGB ", tags + [(name, curve) for name in (b"rTRC", b"gTRC", b"bTRC")])


def iccp(name, body):
    return chunk(b"iCCP", name + b"\0\0" + zlib.compress(body, 9))


def chrm(white, primaries):
    values = [v for point in [white] + primaries for v in point]
    return chunk(b"cHRM", b"".join(struct.pack(">I", int(v * 100000)) for v in values))


def gama(value):
    return chunk(b"gAMA", struct.pack(">I", value))


def png(color_type, depth, rows, chunks):
    head = struct.pack(">IIBBBBB", 4, 2, depth, color_type, 0, 0, 0)
    raw = b"".join(b"\0" + row for row in rows)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunks + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def rgb(chunks):
    return png(2, 8, [bytes(sum(PIXELS[i : i + 4], ())) for i in (0, 4)], chunks)


def deep(chunks):
    row = lambda i: b"".join(struct.pack(">H", v * 257) for p in PIXELS[i : i + 4] for v in p)
    return png(2, 16, [row(0), row(4)], chunks)


def rgba(chunks):
    return png(6, 8, [b"".join(bytes(p + (128,)) for p in PIXELS[i : i + 4]) for i in (0, 4)], chunks)


def indexed(chunks):
    return png(3, 8, [bytes(range(i, i + 4)) for i in (0, 4)], chunks + chunk(b"PLTE", bytes(sum(PIXELS, ()))))


def grey(chunks):
    return png(0, 8, [bytes((p[0] for p in PIXELS[i : i + 4])) for i in (0, 4)], chunks)


def bgra(pixels, alpha=255):
    rounded = lambda v: (F(v * alpha, 255) + F(1, 2)).__floor__()
    return b"".join(bytes((rounded(b), rounded(g), rounded(r), alpha)) for r, g, b in pixels).hex()


PLAIN, CONVERTED = PIXELS, [from_p3(p) for p in PIXELS]
GREYS = [(p[0],) * 3 for p in PIXELS]
CICP_P3, CICP_SRGB = chunk(b"cICP", bytes([12, 13, 0, 1])), chunk(b"cICP", bytes([1, 13, 0, 1]))
ICC_P3, ICC_SRGB = iccp(b"Display P3", rgb_profile(P3, PARAMETRIC)), iccp(b"sRGB", rgb_profile(SRGB, TABLE))
ADOBE_RGB = iccp(b"Adobe RGB (1998)", rgb_profile(ADOBE, GAMMA))
CHRM_ADOBE = "colours of the primaries 0.3127 0.329 0.64 0.33 0.21 0.71 0.15 0.06"
CASES = [
    ("no chunk", rgb(b""), "sRGB", bgra(PLAIN)),
    ("sRGB", rgb(chunk(b"sRGB", b"\0")), "sRGB", bgra(PLAIN)),
    ("sRGB before gAMA", rgb(gama(100000) + chunk(b"sRGB", b"\0")), "sRGB", bgra(PLAIN)),
    ("gAMA of sRGB", rgb(gama(45455)), "sRGB", bgra(PLAIN)),
    ("gAMA and cHRM of sRGB", rgb(gama(45455) + chrm(D65, SRGB)), "sRGB", bgra(PLAIN)),
    ("gAMA 1", rgb(gama(100000)), "colours of gamma 1.0", bgra(PLAIN)),
    ("cHRM of Adobe RGB", rgb(gama(45455) + chrm(D65, ADOBE)), CHRM_ADOBE, bgra(PLAIN)),
    ("gAMA and cHRM of Display P3", rgb(gama(45455) + chrm(D65, P3)), "displayP3", bgra(CONVERTED)),
    ("cICP of sRGB", rgb(CICP_SRGB), "sRGB", bgra(PLAIN)),
    ("cICP of Display P3", rgb(CICP_P3), "displayP3", bgra(CONVERTED)),
    ("cICP of BT.2100 PQ", rgb(chunk(b"cICP", bytes([9, 16, 0, 1]))), "the colours of cICP 9 16 0 1", bgra(PLAIN)),
    ("iCCP of sRGB, table", rgb(ICC_SRGB), "sRGB", bgra(PLAIN)),
    ("iCCP of sRGB, parameters", rgb(iccp(b"sRGB", rgb_profile(SRGB, PARAMETRIC))), "sRGB", bgra(PLAIN)),
    ("iCCP of Display P3", rgb(ICC_P3), "displayP3", bgra(CONVERTED)),
    ("iCCP of Adobe RGB", rgb(ADOBE_RGB), "the ICC profile 'Adobe RGB (1998)'", bgra(PLAIN)),
    ("iCCP of sRGB's primaries, gamma 2.2", rgb(iccp(b"Gamma", rgb_profile(SRGB, GAMMA))), "the ICC profile 'Gamma'", bgra(PLAIN)),
    ("iCCP of grey", grey(iccp(b"Grey", profile(b"GRAY", [(b"kTRC", PARAMETRIC)]))), "sRGB", bgra(GREYS)),
    ("iCCP that is no profile", rgb(iccp(b"Text", bytes(200))), "the ICC profile 'Text'", bgra(PLAIN)),
    ("cICP before iCCP", rgb(CICP_P3 + ICC_SRGB), "displayP3", bgra(CONVERTED)),
    ("iCCP before gAMA", rgb(gama(100000) + ICC_P3), "displayP3", bgra(CONVERTED)),
    ("Display P3, 16 bits", deep(ICC_P3), "displayP3", bgra(CONVERTED)),
    ("Display P3, half transparent", rgba(ICC_P3), "displayP3", bgra(CONVERTED, 128)),
    ("Display P3, indexed", indexed(ICC_P3), "displayP3", bgra(CONVERTED)),
]

cases = [{"name": n, "png": base64.b64encode(p).decode(), "colorSpace": s, "pixels": x} for n, p, s, x in CASES]
path = pathlib.Path(__file__).with_name("color-cases.json")
profile_of_p3 = base64.b64encode(rgb_profile(P3, PARAMETRIC)).decode()
path.write_text(json.dumps({"cases": cases, "displayP3Profile": profile_of_p3}, indent=1) + "\n")
