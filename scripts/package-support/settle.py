#!/usr/bin/env python3
"""Copies an executable without the parts that differ between builds of the same sources.

    scripts/package-support/settle.py EXECUTABLE COPY

The compiler stores a hash of each module's intermediate code in .swift_modhash, to skip modules that have not changed;
it may differ between builds whose code is the same. The hashes are set to zeros, and the build ID is computed again.
"""

import hashlib
import struct
import sys

HASHES, BUILD_ID = ".swift_modhash", ".note.gnu.build-id"
NOTE_HEADER = 16  # three lengths and "GNU\0"


def sections(image):
    """Offsets and sizes of an ELF file's sections by their names (System V ABI, 64 bits, little-endian)."""
    if image[:6] != b"\x7fELF\x02\x01":
        sys.exit("error: the executable is no 64-bit, little-endian ELF file.")
    (table,) = struct.unpack_from("<Q", image, 0x28)
    size, count, names = struct.unpack_from("<HHH", image, 0x3A)
    headers = [struct.unpack_from("<IIQQQQ", image, table + index * size) for index in range(count)]
    start = headers[names][4]
    name = lambda offset: image[start + offset : image.index(b"\0", start + offset)].decode()
    return {name(header[0]): header[4:6] for header in headers}


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with open(sys.argv[1], "rb") as file:
        image = bytearray(file.read())
    found = sections(image)
    for name, start in ((HASHES, 0), (BUILD_ID, NOTE_HEADER)):
        offset, size = found.get(name, (0, 0))
        if size > start:
            image[offset + start : offset + size] = bytes(size - start)
    if BUILD_ID in found:
        offset, size = found[BUILD_ID]
        image[offset + NOTE_HEADER : offset + size] = hashlib.sha1(image).digest()[: size - NOTE_HEADER]
    with open(sys.argv[2], "wb") as file:
        file.write(image)


if __name__ == "__main__":
    main()
