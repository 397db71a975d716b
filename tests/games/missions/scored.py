"""Hands of Missions scored in a line, so that tests read like the rulebook.

    assert paid("hand_phaser commander_riker")["hand_phaser"] == 9

Whatever a test does not choose is chosen best. Everything is scored by the plain evaluator and by the fast one.
"""

from __future__ import annotations

from wardroom.games.missions.scoring import fast
from wardroom.games.missions.scoring.explained import Choices, Line, Sheet, choices_from_json, explain


def scored(hand: str, **choices: object) -> Sheet:
    """The score sheet of a hand; choices by the name of their card, as clients send them."""
    cards = hand.split()
    chosen = choices_from_json(cards, choices)
    sheet = explain(cards, chosen)
    assert fast.best(cards, chosen) == (sheet.total, sheet.choices)
    assert fast.best(cards, sheet.choices) == (sheet.total, sheet.choices)
    if chosen == Choices():
        assert fast.total(cards) == sheet.total
    assert [row.card for row in sheet.rows] == cards
    assert all(row.points == sum(line.points for line in row.lines) for row in sheet.rows)
    assert sum(row.points for row in sheet.rows) == sheet.total
    return sheet


def paid(hand: str, **choices: object) -> dict[str, int]:
    """The points of every card of a hand."""
    return {row.card: row.points for row in scored(hand, **choices).rows}


def total(hand: str, **choices: object) -> int:
    return scored(hand, **choices).total


def blanked(hand: str, **choices: object) -> set[str]:
    """The cards shown as blanked."""
    return {row.card for row in scored(hand, **choices).rows if row.blanked}


def lines(card: str, hand: str, **choices: object) -> tuple[Line, ...]:
    """The lines of one card of a hand."""
    return next(row.lines for row in scored(hand, **choices).rows if row.card == card)


def ship(type: str, lifeform: str, affiliation: str, specialty: str) -> dict[str, str]:
    """What `unidentified_ship` is said to be."""
    return {"type": type, "lifeform": lifeform, "affiliation": affiliation, "specialty": specialty}


def thought(target: str, affiliation: str) -> dict[str, str]:
    """Whose affiliation `thought_maker` changes, and to what."""
    return {"target": target, "affiliation": affiliation}
