"""The solar system as printed: three discs over a fixed board, and the stars around it (SETI-10.9, SETI-2.2).

Rows run by column x = 0..7, clockwise, for a disc at rotation 0.
A disc turned by s shows its column c at x = (c + s) % 8.
"""

from __future__ import annotations

from typing import Final, NamedTuple

RINGS: Final = 4
COLUMNS: Final = 8
DISCS: Final = (1, 2, 3)

HOLE: Final = None
EMPTY: Final = "empty"
ASTEROIDS: Final = "asteroids"
COMET: Final = "comet"
EARTH: Final = "earth"
OUMUAMUA: Final = "oumuamua"
PLANETS: Final = ("mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune")
"""All planets one can orbit or land on; 'Oumuamua joins them when it is discovered."""

GAP, E, A, C = HOLE, EMPTY, ASTEROIDS, COMET

#: Disc -> ring -> what each column shows; None: a gap through which the layer below is seen.
LAYERS: Final[dict[int, dict[int, tuple[str | None, ...]]]] = {
    1: {1: (GAP, "mercury", E, "venus", GAP, EARTH, E, GAP)},
    2: {1: (GAP, GAP, E, A, E, A, E, GAP), 2: (GAP, GAP, "mars", GAP, GAP, E, A, GAP)},
    3: {
        1: (E, C, A, GAP, GAP, E, A, A),
        2: (C, GAP, E, GAP, A, E, GAP, A),
        3: (GAP, GAP, E, "jupiter", E, GAP, GAP, "saturn"),
    },
    0: {  # the board below
        1: (A, C, E, A, A, E, C, C),
        2: (E, C, A, E, C, E, A, E),
        3: (E, A, C, A, A, E, E, A),
        4: ("uranus", E, E, "neptune", E, C, E, C),
    },
}
#: Where 'Oumuamua's tile goes when it is discovered: on disc 3 (SETI-15.3.1).
OUMUAMUA_PLACE: Final = (3, 5)  # ring, column of the disc

#: The discs that move when a disc is turned (SETI-10.2).
CARRIED: Final = {1: (1,), 2: (1, 2), 3: (1, 2, 3)}


class Star(NamedTuple):
    """A nearby star: its colour, how many data its slot holds, what winning its sector gives first and later."""

    id: str
    color: str
    capacity: int
    first: str
    later: str


STARS: Final[dict[str, Star]] = {
    star.id: star
    for star in (
        Star("procyon", "blue", 5, "trace:red", "vp:3"),
        Star("vega", "black", 4, "vp:2 trace:red", "vp:5"),
        Star("sirius_a", "blue", 6, "trace:red", "trace:red"),
        Star("barnards_star", "red", 5, "trace:red", "vp:3"),
        Star("kepler_22", "yellow", 5, "trace:red", "vp:3"),
        Star("proxima_centauri", "red", 6, "trace:red", "trace:red"),
        Star("61_virginis", "yellow", 6, "trace:red", "trace:red"),
        Star("beta_pictoris", "black", 5, "vp:3 trace:red", "trace:red"),
    )
}
#: The four sector boards, two stars each, clockwise, and the columns of the four sides they lie on.
SECTOR_BOARDS: Final = (
    ("procyon", "vega"),
    ("sirius_a", "barnards_star"),
    ("kepler_22", "proxima_centauri"),
    ("61_virginis", "beta_pictoris"),
)
SIDES: Final = ((7, 0), (1, 2), (3, 4), (5, 6))
