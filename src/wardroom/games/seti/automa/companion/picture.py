"""The discs as interfaces draw them: what the companion knows of the solar system, and nothing else.

It knows how the discs stand once somebody has said so, and whether the rival's probe is on Earth. It does not know
which star is in which sector, nor where any other probe is: sectors are numbered as they are asked for, clockwise from
Neptune's.
"""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Plain

from ...cards.solar import COLUMNS, EARTH, RINGS
from ...flow.solar import System, system
from ...show.picture.shapes import BED, cell, point
from ...show.picture.sky import Discs, Piece, angle, layers, space
from ...state import RIVAL
from .sky import ORIGIN

View = Any
NUMBER_AT = sum(BED) / 2


def picture(view: View) -> Plain:
    """Nothing where nobody has said how the discs stand."""
    if view["turned"] is None:
        return None
    turned: Discs = tuple(view["turned"])
    now = system(turned, view["visitor"])
    standing = [Piece(RIVAL, 0, "probe", "", now.places[EARTH])] if view["probe"] else []
    return {
        "next": view["next_disc"],
        **layers(turned, view["visitor"], now, standing, []),
        "sectors": [sector(column, now, standing) for column in range(COLUMNS)],
    }


def sector(column: int, now: System, standing: list[Piece]) -> dict[str, Any]:
    """One eighth of the board, with its number and its four spaces."""
    return {
        "column": column,
        "number": (column - ORIGIN) % COLUMNS,
        "bed": cell(RINGS + 1, column),
        "at": point(NUMBER_AT, angle(column)),
        "spaces": [space(ring, column, now, standing) for ring in range(1, RINGS + 1)],
    }
