"""The six captains and both sides of their boards: multipliers by track, missions (CHAIR-17.5, CHAIR-22.1)."""

from __future__ import annotations

from typing import NamedTuple

BASIC, ADVANCED = "basic", "advanced"
SIDES = (BASIC, ADVANCED)
BURNHAM = "burnham"
"""The one captain whose Bot has rules of its own (CHAIR-30.9, CHAIR-31.5)."""


class Board(NamedTuple):
    """One side of a board. Each track has pairs of a space and the multiplier it shows."""

    research: tuple[tuple[int, int], ...]
    influence: tuple[tuple[int, int], ...]
    military: tuple[tuple[int, int], ...]
    missions: tuple[str, ...]

    def multiplier(self, track: int, space: int) -> int:
        """CHAIR-17.5: that of the last marked space reached; 0 below the first (CHAIR-17.7)."""
        reached = 0
        for marked, factor in (self.research, self.influence, self.military)[track]:
            if space >= marked:
                reached = factor
        return reached


class Captain(NamedTuple):
    """A captain: the prefix of its cards, and its board."""

    name: str
    prefix: str
    card: str
    boards: dict[str, Board]


CAPTAINS: dict[str, Captain] = {
    "picard": Captain(
        "picard",
        "pic",
        "pic_jean_luc_picard",
        {
            BASIC: Board(
                ((0, 1), (2, 2), (7, 3), (10, 4), (13, 5), (15, 6)),
                ((0, 1), (3, 2), (8, 3), (11, 5), (15, 7)),
                ((0, 1), (5, 3), (10, 4), (14, 5)),
                ("peace_negotiations",),
            ),
            ADVANCED: Board(
                ((2, 1), (7, 2), (10, 3), (13, 4), (15, 5)),
                ((3, 1), (8, 2), (11, 4), (15, 6)),
                ((5, 2), (10, 3), (14, 4)),
                ("peace_negotiations", "arbiter_of_succession", "seek_out_new_life"),
            ),
        },
    ),
    "sisko": Captain(
        "sisko",
        "sis",
        "sis_benjamin_sisko",
        {
            BASIC: Board(
                ((0, 1), (3, 2), (8, 3), (11, 5), (15, 7)),
                ((0, 1), (2, 2), (7, 3), (10, 4), (13, 5), (15, 6)),
                ((0, 1), (4, 2), (9, 4), (13, 5), (15, 6)),
                ("a_call_to_arms",),
            ),
            ADVANCED: Board(
                ((3, 1), (8, 2), (11, 4), (15, 6)),
                ((2, 1), (7, 2), (10, 3), (13, 4), (15, 5)),
                ((4, 1), (9, 3), (13, 4), (15, 5)),
                ("a_call_to_arms", "bajors_application_to_the_federation", "contacting_the_dominion"),
            ),
        },
    ),
    "burnham": Captain(
        "burnham",
        "bur",
        "bur_michael_burnham",
        {
            BASIC: Board(
                ((0, 1), (2, 2), (7, 3), (10, 4), (13, 5), (15, 6)),
                ((0, 1), (2, 2), (7, 3), (10, 4), (13, 5), (15, 6)),
                ((0, 1), (5, 3), (10, 4), (14, 5)),
                ("investigate_the_burn",),
            ),
            ADVANCED: Board(
                ((2, 1), (7, 2), (10, 3), (13, 4), (15, 5)),
                ((2, 1), (7, 2), (10, 3), (13, 4), (15, 5)),
                ((5, 2), (10, 3), (14, 4)),
                ("investigate_the_burn", "reunite_the_federation", "dealing_with_the_emerald_chain"),
            ),
        },
    ),
    "koloth": Captain(
        "koloth",
        "kol",
        "kol_koloth_the_dahar_master",
        {
            BASIC: Board(
                ((0, 1), (5, 3), (10, 4), (14, 5)),
                ((0, 1), (3, 2), (8, 3), (11, 5), (15, 7)),
                ((0, 1), (2, 2), (7, 3), (10, 4), (13, 5), (15, 7)),
                ("expanding_the_empire",),
            ),
            ADVANCED: Board(
                ((5, 2), (10, 3), (14, 4)),
                ((3, 1), (8, 2), (11, 4), (15, 6)),
                ((2, 1), (7, 2), (10, 3), (13, 4), (15, 6)),
                ("expanding_the_empire", "romulan_weapons_trade_agreement", "sabotage"),
            ),
        },
    ),
    "sela": Captain(
        "sela",
        "sel",
        "sel_sela",
        {
            BASIC: Board(
                ((0, 1), (5, 3), (10, 4), (14, 5)),
                ((0, 1), (5, 3), (10, 4), (14, 5)),
                ((0, 1), (5, 3), (10, 4), (14, 5)),
                ("romulan_might",),
            ),
            ADVANCED: Board(
                ((5, 2), (10, 3), (14, 4)),
                ((5, 2), (10, 3), (14, 4)),
                ((5, 2), (10, 3), (14, 4)),
                ("romulan_might", "the_reunification_plot", "the_duras_plot"),
            ),
        },
    ),
    "shran": Captain(
        "shran",
        "shr",
        "shr_thylek_shran",
        {
            BASIC: Board(
                ((0, 1), (5, 3), (10, 4), (14, 5)),
                ((0, 1), (2, 2), (7, 3), (10, 4), (13, 5), (15, 6)),
                ((0, 1), (3, 2), (8, 3), (11, 5), (15, 6)),
                ("securing_andorias_borders",),
            ),
            ADVANCED: Board(
                ((5, 2), (10, 3), (14, 4)),
                ((2, 1), (7, 2), (10, 3), (13, 4), (15, 5)),
                ((3, 1), (8, 2), (11, 4), (15, 5)),
                ("securing_andorias_borders", "founding_the_federation", "andorian_mining_consortium"),
            ),
        },
    ),
}
