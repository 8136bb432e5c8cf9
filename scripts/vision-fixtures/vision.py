#!/usr/bin/env python3
"""Pictures blurred by SciPy, and other programs' matrices of colour vision deficiencies: vision.py [--check]

Writes blurred-pictures.json into Tests/CairoRenderingTests/Fixtures and color-vision.json into
Tests/ViewRenderingTests/Fixtures; with --check it reports whether the files are up to date. Needs NumPy, SciPy,
colour-science and colorspacious; takes some seconds. Written with NumPy 2.4.6, SciPy 1.17.1, colour-science 0.4.7 and
colorspacious 1.1.2.
"""

import json
import pathlib
import sys

import numpy as np
from scipy.ndimage import gaussian_filter

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 20, 14
DEVIATIONS = [0.3, 0.45, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.3, 1.6, 1.99, 2, 3.5, 8]
PASSES = 5
LEAST_OF_BOXES = 2


def light(encoded):
    """Linear light of encoded sRGB (IEC 61966-2-1)."""
    return np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)


def picture():
    """Bars, a gradient and noise, as 8-bit RGB, with edges everywhere, also at the picture's border."""
    noise = np.random.RandomState(7).randint(0, 256, (HEIGHT, WIDTH, 3))
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    pixels = np.where((columns[..., None] // 3) % 2 == 0, [0, 40, 255], [255, 200, 0])
    pixels = np.where(rows[..., None] > 8, noise, pixels)
    return np.where(columns[..., None] > 15, (rows * 18)[..., None] + [0, 4, 9], pixels).astype(int)


def boxes(deviation):
    """The extended box of Gwosdek and others (2011), convolved with itself for each of a blur's passes."""
    variance = deviation**2 / PASSES
    radius = int((np.sqrt(1 + 12 * variance) - 1) / 2)
    end = (2 * radius + 1) * (variance - radius * (radius + 1) / 3) / (2 * ((radius + 1) ** 2 - variance))
    box = np.array([end] + [1.0] * (2 * radius + 1) + [end])
    box /= box.sum()
    kernel = np.array([1.0])
    for _ in range(PASSES):
        kernel = np.convolve(kernel, box)
    return kernel


def bound(deviation):
    """The largest difference between Galley's blur and a Gaussian's, in two directions, for light from 0 to 1.

    A difference of kernels whose weights sum to 0 moves a value by at most half the sum of their magnitudes. Without
    boxes, Galley uses the Gaussian's weights out to at most five deviations, rounded to 1/65536: an error of half a
    step each, and as much as all of these together in the middle.
    """
    if deviation < LEAST_OF_BOXES:
        return 2 * int(np.ceil(5 * deviation)) / 65536
    kernel = boxes(deviation)
    reach = max(len(kernel) // 2, int(8 * deviation) + 1)
    distances = np.arange(-reach, reach + 1)
    gaussian = np.exp(-(distances**2) / (2 * deviation**2))
    gaussian /= gaussian.sum()
    kernel = np.pad(kernel, reach - len(kernel) // 2)
    return float(np.abs(kernel - gaussian).sum())


def blurred_pictures():
    pixels = picture()
    lights = light(pixels / 255)
    cases = []
    for deviation in DEVIATIONS:
        blurred = gaussian_filter(lights, (deviation, deviation, 0), mode="nearest", truncate=8)
        cases.append({
            "deviation": deviation,
            "bound": round(bound(deviation), 5),
            "light": [round(float(value), 5) for value in blurred.flatten()],
        })
    return {
        "source": "scipy.ndimage.gaussian_filter, mode nearest, of linear light (IEC 61966-2-1), row by row, RGB",
        "width": WIDTH, "height": HEIGHT,
        "pixels": ["%02x%02x%02x" % tuple(pixel) for row in pixels for pixel in row],
        "blurred": cases,
    }


def color_vision():
    """The paper's matrices from colour-science, and those in between from colorspacious, which interpolates linearly.
    There, colour-science continues along the segment after the next instead.
    """
    from colorspacious.cvd import machado_et_al_2009_matrix
    from colour.blindness import CVD_MATRICES_MACHADO2010

    cases = []
    for kind in ["Protanomaly", "Deuteranomaly", "Tritanomaly"]:
        matrices = [(step / 10, CVD_MATRICES_MACHADO2010[kind][step / 10]) for step in range(11)]
        for percent in [5, 25, 53.1, 99]:
            matrices.append((percent / 100, machado_et_al_2009_matrix(kind.lower(), percent)))
        for severity, matrix in matrices:
            cases.append({
                "kind": kind.lower(), "severity": severity,
                "matrix": [round(float(value), 8) + 0.0 for value in np.asarray(matrix).flatten()],
            })
    return {"source": "colour-science 0.4.7; between its steps colorspacious 1.1.2", "matrices": cases}


def lines(document):
    """The document as JSON, with a line for each case."""
    parts = []
    for key, value in document.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            value = "[\n" + ",\n".join("    " + json.dumps(item) for item in value) + "\n  ]"
        else:
            value = json.dumps(value)
        parts.append(f'  "{key}": {value}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main():
    outputs = {
        "Tests/CairoRenderingTests/Fixtures/blurred-pictures.json": blurred_pictures(),
        "Tests/ViewRenderingTests/Fixtures/color-vision.json": color_vision(),
    }
    for path, document in outputs.items():
        text = lines(document)
        if "--check" in sys.argv:
            if (ROOT / path).read_text() != text:
                sys.exit(f"{path} is not what this script writes.")
        else:
            (ROOT / path).write_text(text)


if __name__ == "__main__":
    main()
