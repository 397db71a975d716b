"""Sensible seeding by hand: dilemmas that the other deck finds hard at the bottom of the missions that it finds easiest
to reach for, artifacts under one's own planets, the facility in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from wardroom.kernel import Ask

from ..cards.kinds import ARTIFACT, CONDITIONS, FACES, PERSONNEL, Dilemma
from ..flow.seeding import SEED
from ..spaceline import is_own, mission, spaceline
from ..state import FIRST_PILE, Ccg
from .crews import passes

NO_USE = -20
TEAM = 6
"""So many people are a usual team; who meets it is judged by how many of such teams of the other deck pass."""


def under(state: Ccg, ask: Ask) -> Sequence[int]:
    """CCG-5.15: a card and a mission. The best wall goes down first: the first card laid lies lowest (CCG-5.16)."""
    return [0 if isinstance(each, str) else pair(state, ask.seat, each) for each in ask.options]


def pair(state: Ccg, seat: int, option: Any) -> int:
    """Evenly over the missions that only the other can or will solve, most points first."""
    _, card, target = option
    number = state.where[target].host
    face = state.face(card)
    if face.kind == ARTIFACT:
        return 900 if is_own(state, number, seat) else NO_USE
    if is_own(state, number, seat) and len(state.locations[number].missions) == 1:
        return NO_USE
    laid = len(state.row(seat, FIRST_PILE + number))
    points = mission(state, number, 1 - seat).points or 0
    return max(1, 500 + hardness(face.id, people_of(state, 1 - seat)) // 5 + points - 100 * laid)


def people_of(state: Ccg, seat: int) -> tuple[str, ...]:
    """Everybody on a seat's open list (CCG-3.15)."""
    return tuple(face for face in sorted(state.listed[seat]) if FACES[face].kind == PERSONNEL)


@cache
def hardness(dilemma: str, people: tuple[str, ...]) -> int:
    """In per mille: of teams of six of these, in a fixed order, how many a dilemma stops; a little for what harms."""
    face = FACES[dilemma]
    if not people or not isinstance(face, Dilemma):
        return 0
    if face.way != CONDITIONS:
        return 250
    teams = [tuple(sorted((people * 2)[start : start + TEAM])) for start in range(len(people))]
    stopped = sum(not passes(dilemma, team, "") for team in teams)
    return 1000 * stopped // len(teams) + (100 if face.fail else 0)


def home(state: Ccg, ask: Ask) -> Sequence[int]:
    """CCG-5.23: a facility at the mission nearest to the middle."""
    return [0 if isinstance(each, str) else site(state, ask.seat, each) for each in ask.options]


def site(state: Ccg, seat: int, option: Any) -> int:
    if option[0] != SEED:
        return 10
    number = state.where[option[2]].host
    row = spaceline(state, number)
    near = len(row) - abs(2 * row.index(number) - (len(row) - 1))
    return 10 + near + (20 if is_own(state, number, seat) else 0)


def door(state: Ccg, ask: Ask) -> Sequence[int]:
    """CCG-5.4: whatever may be seeded is of use."""
    return [0 if isinstance(each, str) else 10 for each in ask.options]
