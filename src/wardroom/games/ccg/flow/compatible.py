"""CCG-4.15 to CCG-4.20, CCG-8: which cards work together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from wardroom.kernel import Card, Reason

from ..cards.kinds import BORG, FACILITY, FEDERATION, KLINGON, PERSONNEL, ROMULAN, SHIP, STATION, UNBOUND, Facility
from ..places import aboard, core, faces_of_kind, mixed, people, remembered
from ..state import Ccg
from .refusing import refuse

TREATIES = {
    "treaty_federation_klingon": (FEDERATION, KLINGON),
    "treaty_federation_romulan": (FEDERATION, ROMULAN),
    "treaty_romulan_klingon": (ROMULAN, KLINGON),
}
"""CCG-8.3."""


def agree(state: Ccg, seat: int, first: tuple[str, ...], second: tuple[str, ...]) -> bool:
    """CCG-4.16 to CCG-4.18: whether cards of a player with these affiliations work together. CCG-8.5: one that is not
    in play counts as all of its own."""
    if agree_alone(first, second):
        return True
    if TREATIES.keys().isdisjoint(state.listed[seat]):
        return False
    return any(treaty(state, seat, one, other) for one in first for other in second)


@cache
def agree_alone(first: tuple[str, ...], second: tuple[str, ...]) -> bool:
    """Without any treaty."""
    return any(
        one == other or (BORG not in (one, other) and (one in UNBOUND or other in UNBOUND))
        for one in first
        for other in second
    )


def treaty(state: Ccg, seat: int, one: str, other: str) -> bool:
    """CCG-8.3: a treaty on the own table."""
    faces = state.cards.faces
    return any({one, other} == set(TREATIES.get(faces[card], ())) for card in core(state, seat))


def compatible(state: Ccg, seat: int, card: Card, other: Card) -> bool:
    """CCG-4.19: equipment is with everything."""
    faces, bound = state.cards.faces, faces_of_kind(PERSONNEL, SHIP, FACILITY)
    if faces[card] not in bound or faces[other] not in bound:
        return True
    return agree(state, seat, state.mixes_as(card), state.mixes_as(other))


def matches(state: Ccg, card: Card, other: Card) -> bool:
    """CCG-4.15: exactly the same affiliation. CCG-11.32, CCG-16.74: for a Non-Aligned or Neutral ship a compatible one
    is enough."""
    mine, others = state.affiliations(card), state.affiliations(other)
    if any(one in others for one in mine):
        return True
    return any(one in UNBOUND for one in others) and BORG not in mine


def usable(state: Ccg, seat: int, vessel: Card) -> bool:
    """CCG-4.20: your own, and every station."""
    if state.controller(vessel) == seat:
        return True
    face = state.face(vessel)
    return isinstance(face, Facility) and face.facility == STATION


def why_not_aboard(state: Ccg, seat: int, card: Card, host: Card, but: Sequence[Card] = ()) -> Reason | None:
    """CCG-8.1, CCG-7.12: incompatible cards of one player may not be aboard the same ship or facility. `but`: those who
    leave it at the same time."""
    if not compatible(state, seat, card, host):
        return refuse(state, "CCG-8.1", "incompatible", card=card, card2=host)
    if state.kind(card) == PERSONNEL:
        other = stranger_aboard(state, seat, state.mixes_as(card), host, but)
        if other is not None:
            return refuse(state, "CCG-7.12", "incompatible", card=card, card2=other)
    return None


@remembered
def stranger_aboard(
    state: Ccg, seat: int, affiliations: tuple[str, ...], host: Card, but: Sequence[Card]
) -> Card | None:
    """Somebody of a player aboard with whom people of these affiliations do not work together."""
    for other in people(state, aboard(state, host)):
        theirs = state.mixes_as(other)
        if not agree(state, seat, affiliations, theirs) and other not in but and state.controller(other) == seat:
            return other
    return None


def agreeing(state: Ccg, seat: int, cards: Sequence[Card], others: tuple[tuple[str, ...], ...]) -> list[Card]:
    """Those of these cards of people who work together with all others of these affiliations; equipment does."""
    faces, wanted = state.cards.faces, faces_of_kind(PERSONNEL)
    fits: dict[tuple[str, ...], bool] = {}
    found = []
    for card in cards:
        if faces[card] in wanted:
            one = state.mixes_as(card)
            if one not in fits:
                fits[one] = welcome(state, seat, one, others)
            if not fits[one]:
                continue
        found.append(card)
    return found


def welcome(state: Ccg, seat: int, one: tuple[str, ...], others: tuple[tuple[str, ...], ...]) -> bool:
    """Whether cards with these affiliations work together with all of those."""
    if welcome_alone(one, others):
        return True
    return not TREATIES.keys().isdisjoint(state.listed[seat]) and all(agree(state, seat, one, each) for each in others)


@cache
def welcome_alone(one: tuple[str, ...], others: tuple[tuple[str, ...], ...]) -> bool:
    """Without any treaty."""
    return all(agree_alone(one, other) for other in others)


def all_agree(state: Ccg, seat: int, cards: Sequence[Card]) -> bool:
    """CCG-8.2: whether these may be one Away Team."""
    there = mixed(state, people(state, cards))
    return all(agree(state, seat, one, other) for place, one in enumerate(there) for other in there[place + 1 :])
