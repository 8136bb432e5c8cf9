"""Compares two PNG files with pybind11_pixelmatch and writes the picture of the difference, like its own command."""

import sys

import numpy
import pybind11_pixelmatch as pixelmatch

expected, actual = (pixelmatch.read_image(path) for path in sys.argv[1:3])
picture = numpy.zeros(expected.shape, dtype=expected.dtype)
print(pixelmatch.pixelmatch(expected, actual, output=picture, options=pixelmatch.Options()))
pixelmatch.write_image(sys.argv[3], picture)
