"""The owner's choices (MIS-9.8) as fields of a form, for score pads: what there is, and what was chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..cards import AFFILIATIONS, CARDS
from ..scoring.choices import BLANKS, BORG, CHANGE, PLAGUE, PLAGUE_LIFEFORMS, SHIP, SHIP_VALUES, THOUGHT
from ..scoring.explained import BadChoice, choices_from_json, choices_to_json, explain

NOBODY = "nobody"
"""Thought Maker may change nothing (MIS-10.3), Borg Cube blank fewer than it might (MIS-10.8)."""


class Offer(NamedTuple):
    """A field: its name, the text that asks, the values with the texts that say them, and the value that is best."""

    name: str
    ask: str
    values: tuple[tuple[str, str], ...]
    best: str


def offers(hand: Sequence[str]) -> list[Offer]:
    """What the owner of this hand may choose."""
    best = used(choices_to_json(explain(hand).choices))
    fields = [
        *(_ship() if SHIP in hand else ()),
        *(_thought(hand) if THOUGHT in hand else ()),
        *(_borg(hand) if BORG in hand else ()),
        *([(PLAGUE, "ask-plague", _said("lifeform", PLAGUE_LIFEFORMS))] if PLAGUE in hand else ()),
    ]
    return [Offer(name, ask, values, best.get(name, "")) for name, ask, values in fields]


Field = tuple[str, str, tuple[tuple[str, str], ...]]


def _said(section: str, values: Sequence[str]) -> tuple[tuple[str, str], ...]:
    return tuple((value, f"{section}-{value}") for value in values)


def _ship() -> list[Field]:
    return [(f"{SHIP}.{part}", f"ask-ship-{part}", _said(part, values)) for part, values in SHIP_VALUES.items()]


def _thought(hand: Sequence[str]) -> list[Field]:
    able = [card for card in hand if card != THOUGHT and (card == SHIP or CHANGE.of.fits(CARDS[card].printed))]
    targets = ((NOBODY, "option-thought-target-decline"), *((card, f"card-{card}") for card in able))
    return [
        (f"{THOUGHT}.target", "ask-thought-target", targets),
        (f"{THOUGHT}.affiliation", "ask-thought-affiliation", _said("affiliation", AFFILIATIONS)),
    ]


def _borg(hand: Sequence[str]) -> list[Field]:
    able = [card for card in hand if BLANKS.of.fits(CARDS[card].printed)]
    values = ((NOBODY, "option-borg-enough"), *((card, f"card-{card}") for card in able))
    return [(f"{BORG}.{number}", "ask-borg", values) for number in range(1, BLANKS.most + 1)]


def used(choices: Mapping[str, object]) -> dict[str, str]:
    """Choices as the values of the fields."""
    values: dict[str, str] = {}
    for card, chosen in choices.items():
        if isinstance(chosen, dict):
            values.update({f"{card}.{part}": str(value) for part, value in chosen.items()})
        elif isinstance(chosen, list):
            blanked = [*map(str, chosen), *[NOBODY] * BLANKS.most]
            values.update({f"{card}.{number}": blanked[number - 1] for number in range(1, BLANKS.most + 1)})
        elif chosen is None:
            values[f"{card}.target"] = NOBODY
        else:
            values[card] = str(chosen)
    return values


def chosen(hand: Sequence[str], fields: Mapping[str, str]) -> dict[str, object]:
    """The choices of a filled form, as `choices_from_json` reads them. A field left empty is the best one; of a ship
    or a cube of which something is chosen, the rest is as in the best choice of all."""
    given = {name: value for name, value in fields.items() if value}
    best = used(choices_to_json(explain(hand).choices)) if given else {}
    choices: dict[str, object] = {}
    ship = {part: given.get(f"{SHIP}.{part}", best.get(f"{SHIP}.{part}", "")) for part in SHIP_VALUES}
    if SHIP in hand and any(f"{SHIP}.{part}" in given for part in SHIP_VALUES):
        choices[SHIP] = ship
    if THOUGHT in hand and (f"{THOUGHT}.target" in given or f"{THOUGHT}.affiliation" in given):
        choices[THOUGHT] = _thought_chosen(hand, given, best)
    if BORG in hand and any(f"{BORG}.{number}" in given for number in range(1, BLANKS.most + 1)):
        names = [f"{BORG}.{number}" for number in range(1, BLANKS.most + 1)]
        picked = [given.get(name) or best.get(name, NOBODY) for name in names]
        choices[BORG] = [card for card in dict.fromkeys(picked) if card != NOBODY]
    if PLAGUE in hand and PLAGUE in given:
        choices[PLAGUE] = given[PLAGUE]
    return choices


def _thought_chosen(hand: Sequence[str], given: Mapping[str, str], best: Mapping[str, str]) -> dict[str, str] | None:
    """Whom Thought Maker changes to what; whichever of both is left open is as good as it can be."""
    target = given.get(f"{THOUGHT}.target") or best.get(f"{THOUGHT}.target", NOBODY)
    if target == NOBODY:
        return None
    affiliation = given.get(f"{THOUGHT}.affiliation")
    if affiliation or target not in hand:
        return {"target": target, "affiliation": affiliation or AFFILIATIONS[0]}
    return max(({"target": target, "affiliation": each} for each in AFFILIATIONS), key=lambda told: _worth(hand, told))


def _worth(hand: Sequence[str], thought: dict[str, str]) -> int:
    try:
        return explain(hand, choices_from_json(hand, {THOUGHT: thought})).total
    except BadChoice:  # it has this affiliation already (MIS-10.5)
        return -1
