"""CHAIR-1.9: Automated Command cards. Each captain has a TRAITS card and a SUITS card, the latter with a side for when
the Bot has a Duty Officer and one for when it has none. A module of `rows/` fills them, row by row:

    picard = Command("picard")

    @picard.traits("synthetic", "android")
    def build_on_data(do: Do) -> Steps: ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..cards.kinds import ALLY, CARGO, DIRECTIVE, ENCOUNTER, INCIDENT, LOCATION, PERSON, SHIP, Effect

TRAITS, WITHOUT, WITH = "traits", "without", "with"
"""The sides: TRAITS, SUITS without and with a Duty Officer."""
SUIT_ROWS = (INCIDENT, SHIP, ALLY, CARGO, PERSON, DIRECTIVE, ENCOUNTER, LOCATION)
"""The rows of a SUITS side, in printed order."""


class Row(NamedTuple):
    """One printed row: where it stands (the first is 1), what it names, and what the Bot does. `attack`: a part of it
    is aimed at the person (CHAIR-35.1)."""

    captain: str
    side: str
    number: int
    names: tuple[str, ...]
    effect: Effect
    attack: bool

    @property
    def id(self) -> str:
        return f"{self.captain}-{self.side}-{self.number if self.side == TRAITS else self.names[0]}"


Registers = Callable[[Effect], Effect]


class Command:
    """The two cards of a captain."""

    __slots__ = ("captain", "sides")

    def __init__(self, captain: str) -> None:
        self.captain = captain
        self.sides: dict[str, list[Row]] = {TRAITS: [], WITHOUT: [], WITH: []}
        COMMANDS[captain] = self

    def traits(self, *names: str, attack: bool = False) -> Registers:
        """The next row of the TRAITS card."""
        return self.register(TRAITS, names, attack)

    def without(self, suit: str, attack: bool = False) -> Registers:
        """The row of a suit without a Duty Officer."""
        return self.register(WITHOUT, (suit,), attack)

    def with_officer(self, suit: str, attack: bool = False) -> Registers:
        return self.register(WITH, (suit,), attack)

    def register(self, side: str, names: tuple[str, ...], attack: bool) -> Registers:
        def add(effect: Effect) -> Effect:
            rows = self.sides[side]
            number = len(rows) + 1 if side == TRAITS else SUIT_ROWS.index(names[0]) + 1
            rows.append(Row(self.captain, side, number, names, effect, attack))
            return effect

        return add

    def suit_row(self, side: str, suit: str) -> Row | None:
        return next((row for row in self.sides[side] if row.names == (suit,)), None)


COMMANDS: dict[str, Command] = {}
"""By captain. The modules of `rows/` fill it."""
