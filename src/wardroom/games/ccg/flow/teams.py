"""CCG-12.10, CCG-12.11: crews and Away Teams, and who among them is active."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wardroom.kernel import Card

from ..cards.kinds import PERSONNEL
from ..places import away_teams, people
from ..state import Ccg
from .compatible import all_agree


def active(state: Ccg, cards: Iterable[Card]) -> list[Card]:
    """Those who are neither stopped nor disabled, in stasis or captive (CCG-18.1, CCG-18.20)."""
    idle = state.stopped | state.disabled | state.stasis | state.captive
    return [card for card in cards if not idle >> card & 1]


def active_people(state: Ccg, cards: Iterable[Card]) -> list[Card]:
    return people(state, active(state, cards))


def join_surface(state: Ccg, cards: Sequence[Card], location: int) -> None:
    """CCG-8.2: whoever comes to a surface joins the first Away Team there that they are compatible with, or forms a new
    one. CCG-12.5: those who come together stay together where they may."""
    by_seat: dict[int, list[Card]] = {}
    for card in cards:
        by_seat.setdefault(state.controller(card), []).append(card)
    for seat, group in by_seat.items():
        if all_agree(state, seat, group):
            join(state, seat, group, location)
        else:
            for card in group:
                join(state, seat, [card], location)


def join(state: Ccg, seat: int, group: Sequence[Card], location: int) -> None:
    newcomers = set(group)
    teams = {
        number: [card for card in team if card not in newcomers]
        for number, team in away_teams(state, location, seat).items()
    }
    number = 0
    while number in teams and not all_agree(state, seat, [*teams[number], *group]):
        number += 1
    for card in group:
        if number:
            state.team[card] = number
        else:
            state.team.pop(card, None)


def free_number(state: Ccg, seat: int, location: int) -> int:
    """A number for a new Away Team."""
    teams = away_teams(state, location, seat)
    number = 0
    while number in teams:
        number += 1
    return number


def is_person(state: Ccg, card: Card) -> bool:
    return state.kind(card) == PERSONNEL
