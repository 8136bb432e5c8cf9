#!/usr/bin/env python3
"""Counts the pixels that other programs find different in generated pairs of pictures: counts.py [--check]

Writes counts.json into Tests/ImageComparisonTests/Fixtures, whose README.md describes it; with --check it reports
whether the file is up to date. Needs Pillow, PyPI's pixelmatch, and ImageMagick's `compare`; takes some
seconds. The pairs are those of GeneratedPair.swift in the tests, which makes them from the same seeds; a checksum of
each picture shows that both make the same.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import zlib

import PIL
from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

OUTPUT = pathlib.Path(__file__).resolve().parents[2] / "Tests/ImageComparisonTests/Fixtures/counts.json"
WIDTH, HEIGHT = 48, 36
THRESHOLDS = [0, 0.05, 0.1, 0.3]
SEEDS = range(6)
MASK = (1 << 64) - 1


class Generator:
    """SplitMix64, as in Tests/Support/SeededGenerator.swift."""

    def __init__(self, seed):
        self.state = seed

    def number(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return ((mixed ^ (mixed >> 31)) >> 32) % bound


def color(random):
    return tuple(random.number(256) for _ in range(3))


def blend(below, above, weight):
    """`above` over `below` with a weight in 16ths."""
    return tuple((a * weight + b * (16 - weight) + 8) // 16 for a, b in zip(above, below))


def disc(pixels, x0, y0, radius, ink):
    """A disc whose centre and radius are in quarters of a pixel; each pixel is sampled at 16 points."""
    for y in range(HEIGHT):
        for x in range(WIDTH):
            inside = sum(
                (2 * (4 * x + i - x0) + 1) ** 2 + (2 * (4 * y + j - y0) + 1) ** 2 <= 4 * radius * radius
                for i in range(4) for j in range(4))
            pixels[y * WIDTH + x] = blend(pixels[y * WIDTH + x], ink, inside)


def discs(pixels, seed, dx=0, level=0):
    random = Generator(seed)
    for _ in range(4):
        x, y, radius = random.number(4 * WIDTH), random.number(4 * HEIGHT), 8 + random.number(40)
        ink = color(random)
        disc(pixels, x + dx, y, radius, (ink[0] ^ level,) + ink[1:])


def lines(pixels, seed, missing=None, dx=0):
    """Lines of short strokes with soft ends, like text seen from afar."""
    random = Generator(seed)
    ink = color(random)
    for line in range(4):
        for stroke in range(7):
            x, weight = 6 * stroke + 2 + random.number(2), 4 + random.number(12)
            if line == missing:
                continue
            for y in range(8 * line + 3, 8 * line + 9):
                for column, strength in ((x, weight), (x + 1, 16), (x + 2, 16 - weight)):
                    place = y * WIDTH + min(column + dx, WIDTH - 1)
                    pixels[place] = blend(pixels[place], ink, strength)


def noise(pixels, seed, count, levels):
    random = Generator(seed)
    for _ in range(count):
        place, channel, value = random.number(WIDTH * HEIGHT), random.number(3), 1 + random.number(levels)
        changed = list(pixels[place])
        changed[channel] = (changed[channel] + value) % 256
        pixels[place] = tuple(changed)


def ramp(pixels):
    for place in range(WIDTH * HEIGHT):
        x, y = place % WIDTH, place // WIDTH
        pixels[place] = (5 * x, 7 * y, (3 * x + 2 * y) % 256)


def pair(kind, seed):
    """Expected and actual pixels."""
    paper = color(Generator(seed + 1000))
    expected, actual = ([paper] * (WIDTH * HEIGHT) for _ in range(2))
    if kind == "moved discs":
        discs(expected, seed), discs(actual, seed, dx=4)
    elif kind == "discs moved by a quarter":
        discs(expected, seed), discs(actual, seed, dx=1)
    elif kind == "discs of another level":
        discs(expected, seed), discs(actual, seed, level=1)
    elif kind == "missing line":
        lines(expected, seed), lines(actual, seed, missing=seed % 4)
    elif kind == "moved lines":
        lines(expected, seed), lines(actual, seed, dx=1)
    elif kind == "few pixels":
        ramp(expected), ramp(actual), noise(actual, seed, 1 + seed, 255)
    elif kind == "small noise":
        discs(expected, seed), discs(actual, seed), noise(actual, seed, 200, 24)
    elif kind == "much noise":
        ramp(expected), ramp(actual), noise(actual, seed, 900, 255)
    return expected, actual


KINDS = [
    "moved discs", "discs moved by a quarter", "discs of another level", "missing line", "moved lines", "few pixels",
    "small noise", "much noise"]


def image(pixels):
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.putdata(pixels)
    return picture


def checksum(pixels):
    return zlib.crc32(bytes(value for pixel in pixels for value in pixel))


def image_magick(expected, actual):
    with tempfile.TemporaryDirectory() as folder:
        paths = [f"{folder}/{name}.png" for name in ("expected", "actual")]
        expected.save(paths[0]), actual.save(paths[1])
        run = subprocess.run(["compare", "-metric", "AE", *paths, "null:"], capture_output=True, text=True, check=False)
        return int(run.stderr)


def row(kind, seed):
    pixels = pair(kind, seed)
    images = [image(one) for one in pixels]
    perceived = [
        [pixelmatch(*images, threshold=threshold, includeAA=includes) for includes in (False, True)]
        for threshold in THRESHOLDS]
    return {
        "kind": kind, "seed": seed, "checksums": [checksum(one) for one in pixels],
        "differing": image_magick(*images), "perceived": perceived}


def main():
    rows = [row(kind, seed) for kind in KINDS for seed in SEEDS]
    head = json.dumps({"width": WIDTH, "height": HEIGHT, "thresholds": THRESHOLDS})[:-1]
    text = head + ', "pairs": [\n' + ",\n".join(json.dumps(one) for one in rows) + "\n]}\n"
    if "--check" in sys.argv:
        if OUTPUT.read_text() != text:
            sys.exit(f"{OUTPUT.name} is not what this program writes. Run it without --check.")
    else:
        OUTPUT.write_text(text)
        print(f"{len(rows)} pairs, Pillow {PIL.__version__}")


if __name__ == "__main__":
    main()
