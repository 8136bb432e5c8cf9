"""The pixels of PNG files as Galley writes them (8 bits a channel, not interlaced), read by the specification (PNG, third edition)."""

import struct
import zlib

CHANNELS = {0: 1, 2: 3, 4: 2, 6: 4}


class Picture:
    def __init__(self, data):
        assert data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG"
        chunks, at, packed = {}, 8, b""
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at : at + 8])
            body = data[at + 8 : at + 8 + length]
            chunks.setdefault(kind, body)
            packed += body if kind == b"IDAT" else b""
            at += length + 12
        self.width, self.height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
        assert (depth, interlaced) == (8, 0) and (color in CHANNELS or color == 3), f"colour type {color}"
        self._palette, self._alpha = chunks.get(b"PLTE"), chunks.get(b"tRNS", b"")
        self._color, self._step = color, CHANNELS.get(color, 1)
        self._rows = self._unfiltered(zlib.decompress(packed))

    def _unfiltered(self, data):
        size, rows, above = self.width * self._step, [], bytearray(self.width * self._step)
        for y in range(self.height):
            start = y * (size + 1)
            row = self._row(data[start], bytearray(data[start + 1 : start + 1 + size]), above)
            rows.append(row)
            above = row
        return rows

    def _row(self, kind, row, above):
        """Undoes one of the five filters (section 9.2)."""
        step = self._step
        for i in range(len(row) if kind else 0):
            a, b, c = (row[i - step], above[i], above[i - step]) if i >= step else (0, above[i], 0)
            row[i] = (row[i] + (0, a, b, (a + b) // 2, paeth(a, b, c))[kind]) & 255
        return row

    def pixel(self, x, y):
        """Red, green, blue and alpha."""
        part = tuple(self._rows[y][x * self._step : (x + 1) * self._step])
        if self._color == 3:
            index = part[0]
            return (*self._palette[3 * index : 3 * index + 3], self._alpha[index] if index < len(self._alpha) else 255)
        if self._color in (0, 4):
            return (part[0],) * 3 + (part[1:] or (255,))
        return part if self._color == 6 else (*part, 255)


def paeth(a, b, c):
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c
