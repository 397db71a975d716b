"""CCG-13.18: a mission is completed."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Card, Steps

from ..cards.kinds import ARTIFACT, Artifact
from ..places import on_mission
from ..spaceline import mission
from ..state import HAND, SURFACE, Ccg, place_at
from . import do
from .attempt import Attempt
from .teams import join_surface
from .windows import COMPLETED, Trigger, earned, window

WHEN_SOLVED: dict[str, Callable[[Ccg, Attempt], Steps]] = {}
"""What missions do when they are solved, by face."""
BY_CARD: dict[str, Callable[[Ccg, Attempt, Card], Steps]] = {}
"""What cards in play of the solver do then, by face."""
EARNED: dict[str, Callable[[Ccg, int, Card], Steps]] = {}
"""Artifacts that are used at once, by face."""


def solve(state: Ccg, this: Attempt) -> Steps:
    """CCG-13.18: it is marked as completed, scores its points, gives the artifacts found, then whatever it says, and
    can be answered."""
    location = state.locations[this.location]
    face = mission(state, this.location, this.seat)
    target = location.missions[0]
    location.solved = this.seat
    state.tell("solved", seat=this.seat, card=target)
    state.note("solved")
    do.score(state, this.seat, face.points or 0, for_mission=True)
    yield from earn_artifacts(state, this)
    if face.id in WHEN_SOLVED:
        yield from WHEN_SOLVED[face.id](state, this)
    for card in state.table()[:]:
        effect = BY_CARD.get(state.cards.faces[card])
        if effect is not None and do.in_play(state, card):
            yield from effect(state, this, card)
    yield from window(state, Trigger(COMPLETED, this.seat, tuple(this.there(state)), this.location))


def earn_artifacts(state: Ccg, this: Attempt) -> Steps:
    """CCG-10.5, CCG-10.7: earned by whoever completes the mission, whoever seeded them: they are theirs from now on."""
    for card in on_mission(state, this.location):
        face = state.face(card)
        if face.kind != ARTIFACT or not isinstance(face, Artifact):
            continue
        state.tell("earned", seat=this.seat, card=card)
        state.note(f"earned {face.id}")
        state.noted[earned(this.seat, face.id)] = state.turn
        if state.owner[card] != this.seat:
            state.control[card] = this.seat
        if face.use == "immediate":
            effect = EARNED.get(face.id)
            if effect is not None:
                yield from effect(state, this.seat, card)
            if do.in_play(state, card):
                do.leave(state, card)
        elif face.use == "equipment":
            join_team(state, this, card)
        elif face.use == "table":
            do.to_core(state, card, this.seat)
        elif state.owner[card] == this.seat:
            do.leave(state, card, HAND)
        else:
            earn_from_other(state, this.seat, card)


def earn_from_other(state: Ccg, seat: int, card: Card) -> None:
    """An artifact of the other player goes to the solver's hand; it is that player's card from then on."""
    state.owner[card] = seat
    face = state.cards.faces[card]
    state.listed[seat][face] = state.listed[seat].get(face, 0) + 1
    state.listed[1 - seat][face] = state.listed[1 - seat].get(face, 0) - 1
    do.leave(state, card, HAND)


def join_team(state: Ccg, this: Attempt, card: Card) -> None:
    """CCG-10.7: used as equipment, it is with the team."""
    party = this.parties[0]
    if party.ship is not None:
        do.put(state, card, place_at("aboard", party.ship))
        return
    do.put(state, card, place_at(SURFACE, this.location))
    there = party.people(state)
    if there:
        number = state.team.get(there[0], 0)
        if number:
            state.team[card] = number
    else:
        join_surface(state, [card], this.location)
