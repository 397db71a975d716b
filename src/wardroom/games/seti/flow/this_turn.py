"""SETI-1.18: what a card promises for the rest of the turn.

A promise is kept in `agency.turn` under the name of its effect: the faces of the cards that made it, which lie open. It
counts from the moment the card is played, whatever causes the event, and pays once unless it says "each". Whoever ends
a turn calls `forget`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from wardroom.kernel import Card, Request, Steps

from ..cards import EARTH, HAND_CARDS, Effects, Special
from ..state import Seti
from . import asking, effects, moving, supply
from .solar import Space, is_planet

PLANETS_SEEN = "planets_seen"


def begin(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """A card with such an effect is played."""
    assert card is not None, "a promise for this turn stands on a card"
    turn = state.agencies[seat].turn
    turn.setdefault(special.name, []).append(state.face(card))
    if special.name == "planets_visited":
        turn[PLANETS_SEEN] = []
    yield from ()


def forget(state: Seti, seat: int) -> None:
    """The turn is over."""
    state.agencies[seat].turn = {}


def promise(face: str, name: str) -> Special:
    """The effect of this name on a card."""
    for effect in HAND_CARDS[face].effect:
        if isinstance(effect, Special) and effect.name == name:
            return effect
    raise LookupError(f"{face} has no {name}")


def visited(state: Seti, seat: int, content: str, _space: Space, _pushed: bool) -> Steps:
    """One of the seat's pieces has entered a space, by a move or by a push (SETI-1.12)."""
    turn = state.agencies[seat].turn
    if not turn:
        return
    for face in turn.get("flyby", ())[:]:
        special = promise(face, "flyby")
        if special.arg("place") == content:
            turn["flyby"].remove(face)  # once
            yield from pay_out(state, seat, face, special.arg("gain"))
    if "planets_visited" in turn and (is_planet(content) or content == EARTH) and content not in turn[PLANETS_SEEN]:
        turn[PLANETS_SEEN].append(content)
        for face in turn["planets_visited"]:
            supply.score(state, seat, promise(face, "planets_visited").arg("vp"))


def moved_in_ring(state: Seti, seat: int) -> Steps:
    """SETI-1.15: a move has kept the distance to the Sun."""
    yield from keep(state, seat, "ring_move")


def asteroid_free(state: Seti, seat: int) -> bool:
    """Whether leaving asteroids costs no extra move this turn."""
    return "free_asteroids" in state.agencies[seat].turn


def visit_publicity(state: Seti, seat: int) -> bool:
    """Whether moving gives publicity this turn."""
    return "no_visit_publicity" not in state.agencies[seat].turn


def slingshot(state: Seti, seat: int, content: str) -> Generator[Request, Any, bool]:
    """A visit is about to give 1 publicity; a planet may give 1 move instead. True: it did, and the move is made."""
    if "slingshot" not in state.agencies[seat].turn or not is_planet(content):
        return False
    answer = yield from asking.decide(
        state, seat, "slingshot", lambda: ["publicity", "move"], args=(("name_place", content),)
    )
    if answer == "publicity":
        return False
    yield from moving.move(state, seat, 1)
    return True


def completed_sector(state: Seti, seat: int, _star: str) -> Steps:
    """A sector that this seat has completed this turn is being resolved (SETI-8.7, SETI-8.22). No free action completes
    one, so it was after the card was played."""
    yield from keep(state, seat, "sector_completed")


def keep(state: Seti, seat: int, name: str) -> Steps:
    """What was promised once is gained."""
    for face in state.agencies[seat].turn.pop(name, ()):
        yield from pay_out(state, seat, face, promise(face, name).arg("gain"))


def pay_out(state: Seti, seat: int, face: str, gain: Effects) -> Steps:
    state.tell("promise-kept", seat=seat, card=face)
    yield from effects.run(state, seat, gain)
