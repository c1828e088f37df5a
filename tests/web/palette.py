"""Pictures with few colours: what a browser takes of a page, made small enough to be kept."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

MOST = 256
# Red, green and blue, a byte each.
DEEP = 3
SIGNATURE = b"\x89PNG\r\n\x1a\n"
Colour = bytes


def pixels(png: bytes) -> tuple[int, int]:
    """Width and height."""
    width, height = struct.unpack_from(">II", png, 16)
    return width, height


def with_palette(png: bytes) -> bytes:
    """The same picture in its commonest colours, each other one replaced by the nearest."""
    width, height = pixels(png)
    packed = b"".join(data for kind, data in _chunks(png) if kind == b"IDAT")
    seen = [_colours(row) for row in _rows(zlib.decompress(packed), width, height)]
    counted = Counter(colour for row in seen for colour in row)
    palette = [colour for colour, _ in counted.most_common(MOST)]
    number = {colour: _nearest(colour, palette) for colour in counted}
    lines = b"".join(b"\0" + bytes(number[colour] for colour in row) for row in seen)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    made = ((b"IHDR", head), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(lines, 9)))
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in (*made, (b"IEND", b"")))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _rows(packed: bytes, width: int, height: int) -> Iterator[bytes]:
    """The rows without their filters (PNG, chapter 9)."""
    stride = width * DEEP
    above = bytes(stride)
    for start in range(0, height * (stride + 1), stride + 1):
        row = bytearray(packed[start + 1 : start + 1 + stride])
        if packed[start]:
            _unfilter(packed[start], row, above)
        above = bytes(row)
        yield above


def _unfilter(kind: int, row: bytearray, above: bytes) -> None:
    for at in range(len(row)):
        left, corner = (row[at - DEEP], above[at - DEEP]) if at >= DEEP else (0, 0)
        guess = (0, left, above[at], (left + above[at]) // 2, _paeth(left, above[at], corner))
        row[at] = (row[at] + guess[kind]) & 0xFF


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda each: abs(guess - each))


def _colours(row: bytes) -> list[Colour]:
    return [row[at : at + DEEP] for at in range(0, len(row), DEEP)]


def _nearest(colour: Colour, palette: Sequence[Colour]) -> int:
    return min(range(len(palette)), key=lambda number: _distance(colour, palette[number]))


def _distance(one: Iterable[int], other: Iterable[int]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
