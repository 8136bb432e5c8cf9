#!/usr/bin/env python3
"""Writes delta-e.json beside itself: colour differences of CIE 116-1995 (CIE94, weights of graphic arts) as other programs
compute them, and colours in CIE L*a*b* under D65.

    pip install colour-science==0.4.6 colormath==3.0.0 networkx
    python3 make-delta-e.py

- `published`: pairs whose differences are printed, each with its source. Both engines have to give them to the digits
  that are printed.
- `lab`: the 34 pairs of G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and
  Application 30 (2005), table 1, with the CIE94 difference that both engines agree on to 1e-9. The first is the standard.
- `pixels`: pairs of 8-bit sRGB colours, their L*a*b* under D65 by colour-science, with the white point that the matrix of
  IEC 61966-2-1 gives (the sums of its rows), and the difference of the two.
"""

import json
import pathlib
import random
import warnings

warnings.filterwarnings("ignore")
import colour
import numpy

numpy.asscalar = lambda a: a.item()  # colormath 3.0.0 is older than NumPy 1.23, which dropped it.
from colormath.color_diff import delta_e_cie1994
from colormath.color_objects import LabColor

LINDBLOOM = "brucelindbloom.com, ColorDifferenceCalc, in the tests of Colourful (CIE94ColorDifferenceTest.cs)"
PUBLISHED = [
    ((0.9, 16.3, -2.22), (0.7, 14.2, -1.80), 1.249, 3, "colormath, tests/test_color_diff.py"),
    ((100.0, 21.57210357, 272.22819350), (100.0, 426.67945353, 72.39590835), 83.7792255, 7,
     "colour-science, documentation of delta_E_CIE1994"),
    ((100.0, 0.0, 0.0), (0.0, 0.0, 0.0), 100.0, 6, LINDBLOOM),
    ((100.0, -50.0, 50.0), (20.0, 10.0, -20.0), 89.358114, 6, LINDBLOOM),
    ((10.3454, 3.2151, -189.1230), (51.7781, -22.5151, 1.0001), 51.361909, 6, LINDBLOOM),
]
SHARMA = """
50.0000 2.6772 -79.7751 50.0000 0.0000 -82.7485
50.0000 3.1571 -77.2803 50.0000 0.0000 -82.7485
50.0000 2.8361 -74.0200 50.0000 0.0000 -82.7485
50.0000 -1.3802 -84.2814 50.0000 0.0000 -82.7485
50.0000 -1.1848 -84.8006 50.0000 0.0000 -82.7485
50.0000 -0.9009 -85.5211 50.0000 0.0000 -82.7485
50.0000 0.0000 0.0000 50.0000 -1.0000 2.0000
50.0000 -1.0000 2.0000 50.0000 0.0000 0.0000
50.0000 2.4900 -0.0010 50.0000 -2.4900 0.0009
50.0000 2.4900 -0.0010 50.0000 -2.4900 0.0010
50.0000 2.4900 -0.0010 50.0000 -2.4900 0.0011
50.0000 2.4900 -0.0010 50.0000 -2.4900 0.0012
50.0000 -0.0010 2.4900 50.0000 0.0009 -2.4900
50.0000 -0.0010 2.4900 50.0000 0.0010 -2.4900
50.0000 -0.0010 2.4900 50.0000 0.0011 -2.4900
50.0000 2.5000 0.0000 50.0000 0.0000 -2.5000
50.0000 2.5000 0.0000 73.0000 25.0000 -18.0000
50.0000 2.5000 0.0000 61.0000 -5.0000 29.0000
50.0000 2.5000 0.0000 56.0000 -27.0000 -3.0000
50.0000 2.5000 0.0000 58.0000 24.0000 15.0000
50.0000 2.5000 0.0000 50.0000 3.1736 0.5854
50.0000 2.5000 0.0000 50.0000 3.2972 0.0000
50.0000 2.5000 0.0000 50.0000 1.8634 0.5757
50.0000 2.5000 0.0000 50.0000 3.2592 0.3350
60.2574 -34.0099 36.2677 60.4626 -34.1751 39.4387
63.0109 -31.0961 -5.8663 62.8187 -29.7946 -4.0864
61.2901 3.7196 -5.3901 61.4292 2.2480 -4.9620
35.0831 -44.1164 3.7933 35.0232 -40.0716 1.5901
22.7233 20.0904 -46.6940 23.0331 14.9730 -42.5619
36.4612 47.8580 18.3852 36.2715 50.5065 21.2231
90.8027 -2.0831 1.4410 91.1528 -1.6435 0.0447
90.9257 -0.5406 -0.9208 88.6381 -0.8985 -0.7239
6.7747 -0.2908 -2.4247 5.8714 -0.0985 -2.2286
2.0776 0.0795 -1.1350 0.9033 -0.0636 -0.5514
"""
MATRIX = numpy.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def difference(standard, sample):
    """The difference by both engines."""
    one = float(colour.difference.delta_E_CIE1994(numpy.array(standard), numpy.array(sample), textiles=False))
    other = float(delta_e_cie1994(LabColor(*standard), LabColor(*sample)))
    assert abs(one - other) < 1e-9, (standard, sample, one, other)
    return one


def lab(pixel):
    light = colour.models.eotf_sRGB(numpy.array([(pixel >> shift & 0xFF) / 255 for shift in (16, 8, 0)]))
    xyz = MATRIX @ light
    white = colour.XYZ_to_xy(MATRIX.sum(axis=1))
    return [float(v) for v in colour.XYZ_to_Lab(xyz, white)]


published = []
for standard, sample, value, digits, source in PUBLISHED:
    assert round(difference(standard, sample), digits) == value, (standard, difference(standard, sample))
    published.append({"standard": standard, "sample": sample, "difference": value, "digits": digits, "source": source})

pairs = []
for line in SHARMA.split("\n")[1:-1]:
    numbers = [float(word) for word in line.split()]
    pairs.append({"standard": numbers[:3], "sample": numbers[3:], "difference": difference(numbers[:3], numbers[3:])})

chosen = random.Random(94)
colors = [(0x000000, 0xFFFFFF), (0xFFFFFF, 0xFEFEFE), (0xFFFFFF, 0xFFFFFE), (0x000000, 0x000001), (0xFF0000, 0x00FF00),
          (0xFFFFFF, 0xFDFDFD), (0xFFFFFF, 0xF9F9F9), (0x0000FF, 0x0100FF), (0x204060, 0x204063), (0x204060, 0x204064),
          (0x204060, 0x204065), (0x808080, 0x818181), (0x0A0A0A, 0x0B0B0B)]
colors += [(chosen.randrange(1 << 24), chosen.randrange(1 << 24)) for _ in range(60)]
colors += [(base, base ^ chosen.randrange(1, 8) << chosen.choice((0, 8, 16)))
           for base in (chosen.randrange(1 << 24) for _ in range(60))]
pixels = []
for one, other in colors:
    a, b = lab(one), lab(other)
    pixels.append({"standard": f"{one:06x}", "sample": f"{other:06x}", "lab": a, "difference": difference(a, b)})

path = pathlib.Path(__file__).with_name("delta-e.json")
tables = {"published": published, "lab": pairs, "pixels": pixels}
rows = ",\n".join(
    f' "{name}": [\n' + ",\n".join("  " + json.dumps(row) for row in table) + "\n ]" for name, table in tables.items())
path.write_text('{\n "source": "make-delta-e.py",\n' + rows + "\n}\n")
