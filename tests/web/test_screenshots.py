"""The pictures in the documentation: they are there, and small."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path

from .palette import HEAD, chunk, decoded, reduced

ROOT = Path(__file__).parents[2]
LARGEST = 120 << 10


def test_every_picture_of_the_readme_is_there() -> None:
    shown = re.findall(r'src="(docs/screenshots/[a-z-]+\.png)"', (ROOT / "README.md").read_text("utf-8"))
    assert len(shown) == 2 and all((ROOT / each).exists() for each in shown)


def test_pictures_are_small() -> None:
    pictures = list((ROOT / "docs" / "screenshots").glob("*.png"))
    assert len(pictures) >= 7 and all(picture.stat().st_size < LARGEST for picture in pictures)


def test_a_picture_with_few_colours_loses_none() -> None:
    rows = [[(0, 0, 0), (250, 190, 90), (8, 12, 20)], [(255, 255, 255), (250, 190, 90), (40, 200, 160)]]
    picture = written(rows)
    width, height, pixels = decoded(picture)
    assert (width, height, pixels) == (3, 2, [*rows[0], *rows[1]])
    small = reduced(picture)
    palette = small[small.index(b"PLTE") + 4 :][:18]
    at = small.index(b"IDAT")
    places = zlib.decompress(small[at + 4 : at + 4 + struct.unpack(">I", small[at - 4 : at])[0]])
    colours = [tuple(palette[3 * place : 3 * place + 3]) for place in places[1:4] + places[5:8]]
    assert colours == pixels


def written(rows: list[list[tuple[int, int, int]]]) -> bytes:
    """As Chromium does: the first row by differences to the left, the second by differences to what is above."""
    flat = [[part for colour in row for part in colour] for row in rows]
    left = [(part - (flat[0][at - 3] if at >= 3 else 0)) & 255 for at, part in enumerate(flat[0])]
    above = [(part - up) & 255 for part, up in zip(flat[1], flat[0])]
    data = bytes([1, *left, 2, *above])
    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 2, 0, 0, 0)
    return HEAD + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")
