"""SETI-11: missions in front of a player, and what happens to them.

Circles and tasks are counted from 1. `agency.circles` holds the covered circles of each triggered mission,
`state.tasks` the fulfilled tasks of each open objective.
"""

from __future__ import annotations

from wardroom.kernel import Card, Reason, Steps

from ..cards import HAND_CARDS, Circle, Trigger
from ..state import DONE, PLAYED, Seti, zone
from . import asking, effects, objectives
from .conditions import holds

GOLD_BOX = Reason("SETI-11.11", "gold-box")
BY_ITSELF = Reason("SETI-11.8", "completes-by-itself")
COMPLETED = Trigger("complete_mission")


def happen(state: Seti, seat: int, *triggers: Trigger) -> Steps:
    """One event with all its descriptions (SETI-17.19). It fulfils at most one task of an objective (SETI-17.4), and
    its owner may cover one circle (SETI-11.6, SETI-11.7), both if both are there (SETI-17.5). The rival has neither."""
    if state.tasks and seat == 0:
        yield from objectives.happen(state, triggers)
    if state.is_rival(seat):
        return
    faces = state.cards.faces
    for card in state.cards.rows[zone(seat, PLAYED)]:
        if HAND_CARDS[faces[card]].circles and open_circles(state, seat, card, triggers):
            yield from choose_circle(state, seat, triggers)
            return


def open_circles(state: Seti, seat: int, card: Card, triggers: tuple[Trigger, ...]) -> list[int]:
    """The circles of a mission that an event matches and that are not covered yet; of equal ones the first. A card is
    in front of its owner only after it was played, so that only later events count (SETI-5.5, SETI-11.5)."""
    circles = HAND_CARDS[state.face(card)].circles
    covered = state.agencies[seat].circles.get(card, ())
    found: dict[Circle, int] = {}
    for number, circle in enumerate(circles, 1):
        if circle.trigger in triggers and number not in covered:
            found.setdefault(circle, number)
    return list(found.values())


def choose_circle(state: Seti, seat: int, triggers: tuple[Trigger, ...]) -> Steps:
    """SETI-11.4, 11.10: the owner may cover one of them, or decline and wait."""

    def offer() -> list[tuple[Card, int]]:
        cards = state.cards.rows[zone(seat, PLAYED)]
        return [(card, number) for card in cards for number in open_circles(state, seat, card, triggers)]

    def about(option: tuple[Card, int]) -> dict[str, str]:
        return {"name_circle": f"{state.face(option[0])}-{option[1]}"}

    chosen = yield from asking.may_choose(state, seat, "circle", offer, decline=asking.NONE, about=about)
    if chosen is not None:
        yield from cover(state, seat, *chosen)


def cover(state: Seti, seat: int, card: Card, number: int) -> Steps:
    """SETI-11.13: the reward comes at once; with the last circle the mission is completed (SETI-11.8)."""
    circles = HAND_CARDS[state.face(card)].circles
    covered = state.agencies[seat].circles.setdefault(card, [])
    covered.append(number)
    state.tell("circle", seat=seat, card=card, number=number)
    state.note(f"circle:{state.face(card)}:{number}")
    yield from effects.run(state, seat, circles[number - 1].reward, card)
    if len(covered) == len(circles) and state.cards.at[card] == zone(seat, PLAYED):
        yield from turn_down(state, seat, card)


def completable(state: Seti, seat: int, card: Card) -> Reason | None:
    """SETI-11.1: why the mission on a card in front of a player cannot be completed now."""
    printed = HAND_CARDS[state.face(card)]
    mission = printed.mission
    if mission is None:
        return BY_ITSELF if printed.circles else GOLD_BOX
    if holds(state, seat, mission.condition):
        return None
    return Reason("SETI-11.1", "condition-not-met", (("card", state.face(card)),))


def complete(state: Seti, seat: int, card: Card) -> Steps:
    """SETI-11.1: a free action: gain the reward and turn the mission face down."""
    mission = HAND_CARDS[state.face(card)].mission
    assert mission is not None
    yield from effects.run(state, seat, mission.reward, card)
    yield from turn_down(state, seat, card)


def turn_down(state: Seti, seat: int, card: Card) -> Steps:
    """SETI-11.3: it stays face down in front of its owner; this is an event too (SETI-17.11, SETI-17.24)."""
    state.agencies[seat].circles.pop(card, None)
    state.cards.move(card, zone(seat, DONE))
    state.tell("mission-completed", seat=seat, card=card)
    state.note(f"mission:{state.face(card)}")
    yield from happen(state, seat, COMPLETED)
