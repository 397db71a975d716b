"""The owner's choices at scoring (MIS-9.8): what they are, what makes one illegal, how they travel as JSON.

Four cards let their owner choose. In `Choices`, None always means "not chosen yet", and then the best one is taken.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeVar

from ..cards import AFFILIATIONS, CARDS, GALAXY, LIFEFORMS, ORDER, SPECIALTIES
from ..cards.clauses import BlankUpTo, ChangeAffiliation, ChooseLifeform, ChooseReading
from ..cards.filters import Guise


class Refused(ValueError):
    """Something cannot be scored: the rule it breaks, and the key and arguments of the text that says so."""

    rule: str
    key: str

    def __init__(self, rule: str, key: str, args: Mapping[str, str | int] | None = None) -> None:
        super().__init__(rule, key, args)
        self.rule = rule
        self.key = key
        self._args = dict(args or {})

    @property
    def args(self) -> dict[str, str | int]:  # type: ignore[override]  # arguments of the text, as in every refusal
        return self._args

    def __str__(self) -> str:
        return f"{self.rule}: {self.key} {self._args}"


class BadHand(Refused):
    """These cards are no hand."""


class BadChoice(Refused):
    """The owner may not choose this."""


class Ship(NamedTuple):
    """What `unidentified_ship` is said to be (MIS-10.1)."""

    type: str
    lifeform: str
    affiliation: str
    specialty: str


class Thought(NamedTuple):
    """Whose affiliation `thought_maker` changes, and to what (MIS-10.3)."""

    target: str
    affiliation: str


class Decline(Enum):
    """`thought_maker` may change nothing (MIS-10.3): that is a choice too, other than not having chosen."""

    DECLINED = "declined"


DECLINED: Final = Decline.DECLINED


class Choices(NamedTuple):
    """Every choice of an owner; None = not chosen."""

    ship: Ship | None = None
    thought: Thought | Decline | None = None
    borg: tuple[str, ...] | None = None
    plague: str | None = None


_Kind = TypeVar("_Kind", ChooseReading, ChangeAffiliation, BlankUpTo, ChooseLifeform)


def _chooser(kind: type[_Kind]) -> tuple[str, _Kind]:
    """The card that offers this kind of choice, and what it offers."""
    for card in CARDS.values():
        if isinstance(card.choose, kind):
            return card.id, card.choose
    raise LookupError(kind.__name__)


SHIP, READING = _chooser(ChooseReading)
THOUGHT, CHANGE = _chooser(ChangeAffiliation)
BORG, BLANKS = _chooser(BlankUpTo)
PLAGUE, INFECTS = _chooser(ChooseLifeform)

#: MIS-10.17: the lifeforms a plague can strike.
PLAGUE_LIFEFORMS: Final[tuple[str, ...]] = tuple(lifeform for lifeform in LIFEFORMS if lifeform not in INFECTS.never)
#: MIS-10.1: what each part of a ship's reading may be.
SHIP_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "type": READING.types,
    "lifeform": LIFEFORMS,
    "affiliation": AFFILIATIONS,
    "specialty": SPECIALTIES,
}


def ship_guise(ship: Ship) -> Guise:
    """MIS-10.1: what `unidentified_ship` counts as; the chosen values replace the printed ones."""
    return Guise(
        SHIP,
        types=frozenset((ship.type,)),
        specialties=frozenset((ship.specialty,)),
        lifeforms=frozenset((ship.lifeform,)),
        affiliations=frozenset((ship.affiliation,)),
    )


def check_hand(hand: Sequence[str]) -> None:
    """Every card exists, and exists once (MIS-1.2, MIS-1.3); any number of them can be looked at."""
    seen: set[str] = set()
    for card in hand:
        if not isinstance(card, str) or card not in CARDS:
            raise BadHand("MIS-1.7", "unknown-card", {"name": str(card)})
        if card in seen:
            raise BadHand("MIS-1.2" if card in GALAXY else "MIS-1.3", "repeated-card", {"card": card})
        seen.add(card)


def check_choices(hand: Sequence[str], choices: Choices) -> None:
    """Raise `BadChoice` at the first choice that is not this hand's owner's to make (MIS-9.8)."""
    for card, chosen in zip((SHIP, THOUGHT, BORG, PLAGUE), choices):
        if chosen is not None and card not in hand:
            raise BadChoice("MIS-9.8", "choice-without-card", {"card": card})
    if choices.ship is not None:
        _check_ship(choices.ship)
    if isinstance(choices.thought, Thought):
        _check_thought(hand, choices.thought, choices.ship)
    if choices.borg is not None:
        _check_borg(hand, choices.borg)
    if choices.plague is not None and choices.plague not in PLAGUE_LIFEFORMS:
        raise BadChoice("MIS-10.17", "plague-lifeform", {"value": choices.plague})


def _check_ship(ship: Ship) -> None:
    for part, allowed in SHIP_VALUES.items():
        value = getattr(ship, part)
        if value not in allowed:
            raise BadChoice("MIS-10.1", "ship-value", {"part": part, "value": value})


def _check_thought(hand: Sequence[str], thought: Thought, ship: Ship | None) -> None:
    target, affiliation = thought
    if affiliation not in AFFILIATIONS:
        raise BadChoice("MIS-10.3", "thought-affiliation", {"value": affiliation})
    _check_held(hand, target, "MIS-10.3")
    if target == SHIP:  # it has a lifeform whatever it is said to be (MIS-10.4)
        current = None if ship is None else ship.affiliation
    else:
        card = CARDS[target]
        if target == THOUGHT or not CHANGE.of.fits(card.printed):
            raise BadChoice("MIS-10.3", "thought-target-lifeless", {"card": target})
        current = next(iter(card.printed.affiliations), None)
    if affiliation == current:
        raise BadChoice("MIS-10.5", "thought-same-affiliation", {"card": target, "affiliation": affiliation})


def _check_held(hand: Sequence[str], card: str, rule: str) -> None:
    if card not in CARDS:
        raise BadChoice("MIS-1.7", "unknown-card", {"name": card})
    if card not in hand:
        raise BadChoice(rule, "choice-absent", {"card": card})


def _check_borg(hand: Sequence[str], blanked: tuple[str, ...]) -> None:
    if len(blanked) > BLANKS.most:
        raise BadChoice("MIS-10.8", "borg-too-many", {"most": BLANKS.most})
    for position, card in enumerate(blanked):
        _check_held(hand, card, "MIS-10.8")
        if not BLANKS.of.fits(CARDS[card].printed):
            raise BadChoice("MIS-10.8", "borg-mission", {"card": card})
        if card in blanked[:position]:
            raise BadChoice("MIS-10.8", "borg-repeated", {"card": card})


def choices_from_json(hand: Sequence[str], data: object) -> Choices:
    """Read the choices a client sends; a card that is not mentioned is not chosen for."""
    check_hand(hand)
    if not isinstance(data, dict):
        raise BadChoice("MIS-9.8", "choices-malformed")
    for name in data:
        if name not in (SHIP, THOUGHT, BORG, PLAGUE):
            raise BadChoice("MIS-9.8", "choice-unknown", {"name": str(name)})
    ship = thought = borg = plague = None
    if SHIP in data:
        ship = Ship(**_words(SHIP, data[SHIP], Ship._fields))
    if THOUGHT in data:
        told = data[THOUGHT]
        thought = DECLINED if told is None else Thought(**_words(THOUGHT, told, Thought._fields))
    if BORG in data:
        borg = _word_list(BORG, data[BORG])
    if PLAGUE in data:
        plague = _word(PLAGUE, data[PLAGUE])
    choices = Choices(ship, thought, borg, plague)
    check_choices(hand, choices)
    return in_order(choices)


def choices_to_json(choices: Choices) -> dict[str, object]:
    """The form that `choices_from_json` reads."""
    data: dict[str, object] = {}
    if choices.ship is not None:
        data[SHIP] = choices.ship._asdict()
    if choices.thought is not None:
        data[THOUGHT] = choices.thought._asdict() if isinstance(choices.thought, Thought) else None
    if choices.borg is not None:
        data[BORG] = list(choices.borg)
    if choices.plague is not None:
        data[PLAGUE] = choices.plague
    return data


def in_order(choices: Choices) -> Choices:
    """The same choices in the one form that compares equal: the order of blanked cards says nothing."""
    if choices.borg is None:
        return choices
    return choices._replace(borg=tuple(sorted(choices.borg, key=ORDER.__getitem__)))


def _word(card: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadChoice("MIS-9.8", "choice-malformed", {"card": card})
    return value


def _word_list(card: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)):
        raise BadChoice("MIS-9.8", "choice-malformed", {"card": card})
    return tuple(_word(card, word) for word in value)


def _words(card: str, value: object, names: tuple[str, ...]) -> dict[str, str]:
    if not isinstance(value, dict) or set(value) != set(names):
        raise BadChoice("MIS-9.8", "choice-malformed", {"card": card})
    return {name: _word(card, value[name]) for name in names}
