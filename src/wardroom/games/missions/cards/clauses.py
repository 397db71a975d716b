"""The kinds of bonus text, as data (MIS-5, MIS-6) and what else a card may say.

`scoring` reads these and explains them, `fast` compiles them. Every clause names the rule it is explained by.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from typing import Final

from . import vocabulary as v
from .filters import Filter, Guise


@dataclass(frozen=True)
class Each:
    """FOR EACH: points for every card that fits (MIS-5.3)."""

    points: int
    of: Filter
    rule: str = "MIS-5.3"


@dataclass(frozen=True)
class With:
    """WITH: points once if at least so many cards fit (MIS-5.1).

    `further` is paid only beside these points, for cards not used up by them (MIS-10.18).
    """

    points: int
    of: Filter
    least: int = 1
    further: Each | None = None
    rule: str = "MIS-5.1"


@dataclass(frozen=True)
class Tiers:
    """Graded lines, of which only the best satisfied one is paid (MIS-5.15)."""

    tiers: tuple[With, ...]
    rule: str = "MIS-5.15"


@dataclass(frozen=True)
class Slots:
    """Points once if a different card can be found for every requirement (MIS-5.12).

    The cards in the slots of `apart` (counted from 0) must be able to show different values of `section` (MIS-6.10).
    """

    points: int
    fill: tuple[Filter, ...]
    section: str = ""
    apart: tuple[int, ...] = ()
    rule: str = "MIS-5.12"


@dataclass(frozen=True)
class EachDistinct:
    """Points for every card that fits and can show a value no other counted card shows (MIS-6.2)."""

    points: int
    section: str
    of: Filter
    rule: str = "MIS-6.1"


@dataclass(frozen=True)
class WithDistinct:
    """Points once if so many cards that fit can each show a different value (MIS-6.3)."""

    points: int
    section: str
    of: Filter
    least: int
    rule: str = "MIS-6.3"


@dataclass(frozen=True)
class WithSame:
    """Points once if so many cards that fit share one value."""

    points: int
    section: str
    of: Filter
    least: int
    rule: str = "MIS-5.1"


@dataclass(frozen=True)
class EachOfChosen:
    """Points for every card of the lifeform this card's owner chose (MIS-10.17)."""

    points: int
    human: int
    rule: str = "MIS-10.17"

    def worth(self, lifeform: str) -> int:
        return self.human if lifeform == v.HUMAN else self.points


@dataclass(frozen=True)
class CopyBest:
    """The same points as the best card that fits (MIS-10.13)."""

    of: Filter
    rule: str = "MIS-10.13"


Clause = Each | With | Tiers | Slots | EachDistinct | WithDistinct | WithSame | EachOfChosen | CopyBest


@dataclass(frozen=True)
class BlankedUnless:
    """BLANKED UNLESS a card that fits is there (MIS-5.5).

    With `reserve`, one such card is set aside and feeds none of this card's clauses (MIS-10.21).
    """

    of: Filter
    reserve: bool = False
    rule: str = "MIS-5.5"


@dataclass(frozen=True)
class CountsAs:
    """This card has other lifeforms while a card that fits is there (MIS-10.12)."""

    lifeforms: frozenset[str]
    beside: Filter


@dataclass(frozen=True)
class ChooseReading:
    """The owner says what this card is: one of these types, one lifeform, one affiliation, one specialty (MIS-10.1)."""

    types: tuple[str, ...]


@dataclass(frozen=True)
class ChangeAffiliation:
    """The owner may change the affiliation of one other card, which earns a bonus (MIS-10.3)."""

    of: Filter
    bonus: int


@dataclass(frozen=True)
class BlankUpTo:
    """The owner may blank so many own cards, each of which then scores what this card scores (MIS-10.8)."""

    most: int
    of: Filter


@dataclass(frozen=True)
class ChooseLifeform:
    """The owner names a lifeform (MIS-10.17)."""

    never: frozenset[str]


Choice = ChooseReading | ChangeAffiliation | BlankUpTo | ChooseLifeform

_NONE: Final[frozenset[str]] = frozenset()


@dataclass(frozen=True)
class Galaxy:
    """A Galaxy card: type, specialty, lifeform, affiliation, text (MIS-2.1)."""

    id: str
    types: Set[str]
    specialties: Set[str] = _NONE
    lifeforms: Set[str] = _NONE
    affiliation: str | None = None
    score: Sequence[Clause] = ()
    blanked_unless: BlankedUnless | None = None
    counts_as: CountsAs | None = None
    choose: Choice | None = None
    printed: Guise = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "types", frozenset(self.types))
        object.__setattr__(self, "specialties", frozenset(self.specialties))
        object.__setattr__(self, "lifeforms", frozenset(self.lifeforms))
        object.__setattr__(self, "score", tuple(self.score))
        mine = frozenset() if self.affiliation is None else frozenset((self.affiliation,))
        guise = Guise(
            self.id, frozenset(self.types), frozenset(self.specialties), frozenset(self.lifeforms), affiliations=mine
        )
        object.__setattr__(self, "printed", guise)


@dataclass(frozen=True)
class Mission:
    """A Mission card: text only (MIS-2.13)."""

    id: str
    score: Sequence[Clause] = ()
    blanked_unless: BlankedUnless | None = None
    choose: Choice | None = None
    printed: Guise = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "score", tuple(self.score))
        object.__setattr__(self, "printed", Guise(self.id, frozenset((v.MISSION,))))
