"""Pictures of pages made small: a few colours are enough for them, if they are the right ones."""

from __future__ import annotations

import struct
import zlib
from collections import Counter

HEAD = b"\x89PNG\r\n\x1a\n"
COLOURS = 80
Colour = tuple[int, int, int]


def reduced(picture: bytes) -> bytes:
    """A PNG of eight bits a channel, without interlacing, as one with a palette."""
    width, height, pixels = decoded(picture)
    counted = Counter(pixels)
    palette = chosen(counted)
    places = {colour: min(range(len(palette)), key=lambda place: apart(colour, palette[place])) for colour in counted}
    rows = bytearray()
    for y in range(height):
        rows.append(0)  # no filter: with a palette it would only hurt
        rows += bytes(map(places.__getitem__, pixels[y * width : (y + 1) * width]))
    return b"".join(
        (
            HEAD,
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", bytes(part for colour in palette for part in colour)),
            chunk(b"IDAT", zlib.compress(bytes(rows), 9)),
            chunk(b"IEND", b""),
        )
    )


def chosen(counted: Counter[Colour]) -> list[Colour]:
    """One after the other, the colour that is missed most: seen often, and far from those that are there. So a small
    mark in a colour of its own keeps it."""
    alike: dict[Colour, Counter[Colour]] = {}
    for colour, count in counted.items():
        alike.setdefault((colour[0] >> 3, colour[1] >> 3, colour[2] >> 3), Counter())[colour] = count
    weights = {group.most_common(1)[0][0]: group.total() ** 0.5 for group in alike.values()}
    palette = [counted.most_common(1)[0][0]]
    missed = {colour: weight * apart(colour, palette[0]) for colour, weight in weights.items()}
    while len(palette) < COLOURS and any(missed.values()):
        palette.append(max(missed, key=lambda colour: missed[colour]))
        missed = {
            colour: min(before, weights[colour] * apart(colour, palette[-1])) for colour, before in missed.items()
        }
    return palette


def apart(one: Colour, two: Colour) -> int:
    """How different two colours look."""
    red, green, blue = one[0] - two[0], one[1] - two[1], one[2] - two[2]
    return 3 * red * red + 4 * green * green + 2 * blue * blue


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def decoded(picture: bytes) -> tuple[int, int, list[Colour]]:
    """Width, height, and the pixels row by row."""
    if not picture.startswith(HEAD):
        raise ValueError("no PNG")
    at, data, width, height, channels = len(HEAD), b"", 0, 0, 0
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        kind, body = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colours, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            if depth != 8 or colours not in (2, 6) or interlaced:
                raise ValueError("another sort of PNG")
            channels = 3 if colours == 2 else 4
        elif kind == b"IDAT":
            data += body
        at += 12 + length
    return width, height, unfiltered(zlib.decompress(data), width * channels, channels)


def unfiltered(data: bytes, length: int, step: int) -> list[Colour]:
    """The colours, without transparency, of rows that are each written by one of five filters."""
    pixels: list[Colour] = []
    above = bytearray(length)
    for start in range(0, len(data), length + 1):
        row = bytearray(data[start + 1 : start + 1 + length])
        restore(data[start], row, above, step)
        pixels += zip(row[0::step], row[1::step], row[2::step])
        above = row
    return pixels


def restore(kind: int, row: bytearray, above: bytearray, step: int) -> None:
    if kind == 2:
        row[:] = bytes((value + up) & 255 for value, up in zip(row, above))
    elif kind:
        for place in range(len(row)):
            left = row[place - step] if place >= step else 0
            corner = above[place - step] if place >= step else 0
            row[place] = (row[place] + guess(kind, left, above[place], corner)) & 255


def guess(kind: int, left: int, up: int, corner: int) -> int:
    """What a filter expects at a place, from its neighbours."""
    if kind == 1:
        return left
    if kind == 3:
        return (left + up) // 2
    likely = left + up - corner
    return min((left, up, corner), key=lambda each: abs(likely - each))
