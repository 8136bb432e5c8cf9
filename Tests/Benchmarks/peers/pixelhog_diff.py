"""Compares two PNG files with pixelhog and writes the picture of the difference."""

import pathlib
import sys

import pixelhog

pair = tuple(pathlib.Path(path).read_bytes() for path in sys.argv[1:3])
[(picture, different, _, _)] = pixelhog.diff_batch([pair])
print(different)
pathlib.Path(sys.argv[3]).write_bytes(picture)
