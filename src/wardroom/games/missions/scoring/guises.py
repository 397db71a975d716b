"""Every way a card can count, as one bit; a filter is then one mask over all of them.

Bits, from the bottom: the Galaxy cards as printed, cards with other lifeforms beside certain cards (MIS-10.12), the
Missions that other cards name (MIS-10.26); all these fit in 60 bits, so that a plain hand is a small integer. Above
them the cards with an affiliation given by `thought_maker` (MIS-10.3), at the top the readings of `unidentified_ship`
(MIS-10.1). Python's ``&`` costs what the shorter operand costs: plain hands do not pay for the length of the masks.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from ..cards import AFFILIATIONS, CARDS, GALAXY, LIFEFORMS, SPECIALTIES, Galaxy
from ..cards.clauses import CopyBest, Each, EachDistinct, EachOfChosen, Slots, Tiers, With, WithDistinct, WithSame
from ..cards.filters import (
    AFFILIATION,
    LIFEFORM,
    SPECIALTY,
    TYPE,
    VALUES,
    Both,
    Either,
    Filter,
    Guise,
    Named,
    Not,
    Shows,
    ShowsAny,
)
from .choices import CHANGE, READING, SHIP, Ship, Thought

#: MIS-10.1: what `unidentified_ship` may be, in a fixed order; ship number i is bit FIRST_SHIP + i.
_SHIP_SECTIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (TYPE, READING.types),
    (LIFEFORM, LIFEFORMS),
    (AFFILIATION, AFFILIATIONS),
    (SPECIALTY, SPECIALTIES),
)
SHIPS: Final[tuple[Ship, ...]] = tuple(Ship(*values) for values in product(*(v for _, v in _SHIP_SECTIONS)))


def filters_of(card: str) -> list[Filter]:
    """Every filter in a card's bonuses, in printed order."""
    found: list[Filter] = []
    for clause in CARDS[card].score:
        match clause:
            case Tiers():
                found += [tier.of for tier in clause.tiers]
            case Slots():
                found += clause.fill
            case With():
                found += [clause.of] if clause.further is None else [clause.of, clause.further.of]
            case Each() | EachDistinct() | WithDistinct() | WithSame() | CopyBest():
                found.append(clause.of)
            case EachOfChosen():
                pass  # looks at whatever lifeform is chosen
    return found


def _names(meant: Filter) -> Iterator[str]:
    match meant:
        case Named():
            yield meant.card
        case Both() | Either():
            yield from _names(meant.first)
            yield from _names(meant.second)
        case Not():
            yield from _names(meant.inner)


def _low_guises() -> list[Guise]:
    found = [CARDS[card].printed for card in GALAXY]
    for card in GALAXY:
        facts = CARDS[card]
        if isinstance(facts, Galaxy) and facts.counts_as is not None:
            found.append(facts.printed._replace(lifeforms=facts.counts_as.lifeforms))
    named = {name for card in CARDS for meant in filters_of(card) for name in _names(meant)}
    return found + [CARDS[card].printed for card in CARDS if card in named and card not in GALAXY]


def _thought_guises(low: list[Guise]) -> Iterator[tuple[int, Guise]]:
    """Every card `thought_maker` can change, in each new affiliation (MIS-10.5), with its number among `low`."""
    for number, guise in enumerate(low):
        if CHANGE.of.fits(guise):
            for affiliation in AFFILIATIONS:
                if affiliation not in guise.affiliations:
                    yield number, guise._replace(affiliations=frozenset((affiliation,)))


_LOW: Final = _low_guises()
_THOUGHTS: Final = list(_thought_guises(_LOW))
_FIRST_THOUGHT: Final = 60
FIRST_SHIP: Final = _FIRST_THOUGHT + len(_THOUGHTS)

#: Every guise but the ships by its bit number.
_GUISES: Final[dict[int, Guise]] = {
    **dict(enumerate(_LOW)),
    **{_FIRST_THOUGHT + number: guise for number, (_, guise) in enumerate(_THOUGHTS)},
}

#: Each card as printed; 0 for a Mission that no card names.
BIT: Final[dict[str, int]] = {
    card: next((1 << number for number, guise in enumerate(_LOW) if guise.card == card), 0) for card in CARDS
}
#: What `thought_maker` can make of a guise: the choice, the old guise, the new one.
CHANGED: Final[dict[int, list[tuple[Thought, int, int]]]] = {1 << number: [] for number in range(len(_LOW))}
for _position, (_number, _guise) in enumerate(_THOUGHTS):
    _thought = Thought(_guise.card, next(iter(_guise.affiliations)))
    CHANGED[1 << _number].append((_thought, 1 << _number, 1 << _FIRST_THOUGHT + _position))
#: All readings of the ship, counted from 0.
ALL_SHIPS: Final[int] = (1 << len(SHIPS)) - 1


def _ship_atoms() -> Iterator[tuple[tuple[str, str], int]]:
    """For every value, the readings with it: ships are in the order of a product, so these are plain rhythms."""
    stride = len(SHIPS)
    for section, values in _SHIP_SECTIONS:
        period = stride
        stride //= len(values)
        beats = ALL_SHIPS // ((1 << period) - 1)
        for place, value in enumerate(values):
            yield (section, value), ((1 << stride) - 1 << stride * place) * beats << FIRST_SHIP


def _atoms() -> tuple[dict[tuple[str, str], int], dict[str, int]]:
    """For every value of every section, and for every card, the guises that show it."""
    shown = {(section, value): 0 for section, values in VALUES.items() for value in values}
    own = dict.fromkeys(CARDS, 0)
    for number, guise in _GUISES.items():
        own[guise.card] |= 1 << number
        for section in VALUES:
            for value in guise.shows(section):
                shown[section, value] |= 1 << number
    for atom, readings in _ship_atoms():
        shown[atom] |= readings
    own[SHIP] |= ALL_SHIPS << FIRST_SHIP
    return shown, own


_SHOWN, OWN = _atoms()
_EVERY: Final[int] = sum(OWN.values())


def mask(meant: Filter) -> int:
    """All guises a filter means."""
    match meant:
        case Shows():
            return _SHOWN[meant.section, meant.value]
        case ShowsAny():
            return any_of([_SHOWN[meant.section, value] for value in VALUES[meant.section]])
        case Named():
            return OWN[meant.card]
        case Both():
            return mask(meant.first) & mask(meant.second)
        case Either():
            return mask(meant.first) | mask(meant.second)
        case Not():
            return _EVERY & ~mask(meant.inner)
    raise TypeError(f"no mask for {type(meant).__name__}")


def any_of(masks: list[int]) -> int:
    union = 0
    for one in masks:
        union |= one
    return union


def shown_by(section: str) -> dict[int, int]:
    """Of every guise that shows a value in a section: all its values there, as a set of bits."""
    shown: dict[int, int] = {}
    for place, guises in enumerate(value_masks(section)):
        for number in bits(guises):
            shown[1 << number] = shown.get(1 << number, 0) | 1 << place
    return shown


def bits(guises: int) -> Iterator[int]:
    """The bit numbers in a mask."""
    digits = bin(guises)[:1:-1]
    number = digits.find("1")
    while number >= 0:
        yield number
        number = digits.find("1", number + 1)


def value_masks(section: str) -> list[int]:
    """For every value of a section, the guises that show it."""
    return [_SHOWN[section, value] for value in VALUES[section]]


def ships_in(guises: int) -> int:
    """The readings of the ship among these guises, counted from 0."""
    return guises >> FIRST_SHIP
