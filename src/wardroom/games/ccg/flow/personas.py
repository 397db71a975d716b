"""CCG-7.15: persona replacement at the start of the own turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from wardroom.kernel import PASS, Ask, Card, Reason, Steps

from ..cards.kinds import FACES, PERSONNEL, UNIQUE
from ..places import aboard, held, on
from ..state import HAND, NOWHERE, TABLE, Ccg, place_at, zone
from .refusing import refuse
from .windows import may_be_hidden


def versions(state: Ccg, seat: int) -> list[Card]:
    """Personnel in play of which the list has another version that may be in hand. Public."""
    if not state.hand(seat):
        return []
    return [
        card
        for card in state.table()
        if state.owner[card] == seat
        and state.controller(card) == seat
        and any(may_be_hidden(state, seat, face) for face in others(state, seat, card))
    ]


def others(state: Ccg, seat: int, card: Card) -> Iterator[str]:
    """Other faces of the list of the same persona."""
    face = state.face(card)
    if face.kind == PERSONNEL and face.limit == UNIQUE:
        for other in state.listed[seat]:
            if other != face.id and is_version(other, face.id):
                yield other


@cache
def is_version(first: str, second: str) -> bool:
    one, other = FACES[first], FACES[second]
    return one.kind == other.kind and one.limit == UNIQUE and any(name in other.names for name in one.names)


def replace(state: Ccg, seat: int) -> Steps:
    """A version in play may be exchanged for another one in hand, which keeps its place and its state."""
    while olds := versions(state, seat):
        candidates: list[Any] = [PASS, *(("replace", old, new) for old in olds for new in state.hand(seat))]

        def judge(option: Any) -> Reason | None:
            if option == PASS or is_version(state.cards.faces[option[2]], state.cards.faces[option[1]]):
                return None
            return refuse(state, "CCG-7.15", "no-version", card=option[1])

        choice: Any = yield Ask(seat, "persona", candidates, judge)
        if choice == PASS:
            return
        exchange(state, seat, choice[1], choice[2])


def exchange(state: Ccg, seat: int, old: Card, new: Card) -> None:
    """The new one takes over place and state; what lay on the old one lies on it."""
    state.cards.move(new, TABLE)
    state.where[new] = state.where[old]
    for other in (*on(state, old), *held(state, old), *aboard(state, old)):
        state.where[other] = place_at(state.where[other].kind, new)
    for name in ("stopped", "disabled", "stasis", "captive", "mixing", "activated"):
        mask = getattr(state, name)
        if mask >> old & 1:
            setattr(state, name, mask & ~(1 << old) | 1 << new)
    for kept in (state.control, state.team):
        if old in kept:
            kept[new] = kept.pop(old)
    state.lasting = [(word, new if card == old else card, until) for word, card, until in state.lasting]
    state.where[old] = NOWHERE
    state.cards.move(old, zone(seat, HAND))
    state.note("persona replaced")
    state.tell("replaced", seat=seat, card=old, card2=new)
