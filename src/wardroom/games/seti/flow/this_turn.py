"""SETI-1.18: what cards promise for the rest of the turn.

A promise is kept in `agency.turn` under the name of its effect: the faces of the cards that made it, which lie open. It
counts from the moment the card is played, whatever causes the event, and pays once unless it says "each". Whoever ends
a turn calls `forget`.
"""

from __future__ import annotations

from wardroom.kernel import Asking, Steps

from ..cards import HAND_CARDS, SPECIALS, Effects, Special
from ..state import Seti
from . import effects

VISIT, RING_MOVE, SECTOR = "visit", "ring_move", "sector_completed"
"""One of the player's pieces entered a space by a move or by a push (SETI-1.12); a move kept the distance to the Sun
(SETI-1.15); the player completed a sector, which is being resolved (SETI-8.7, SETI-8.22). No free action completes one,
so that was after the card was played."""
PUBLICITY = "visit_publicity"
"""A visit is about to give publicity: something may take its place."""
FREE_ASTEROIDS, NO_PUBLICITY = "free_asteroids", "no_visit_publicity"
"""For these nothing happens: while they wait, leaving asteroids costs no extra move, and moving gives no publicity."""


def waiting(state: Seti, seat: int, event: str) -> list[tuple[str, Special]]:
    """The effects that wait for this, and the faces of their cards."""
    turn = state.agencies[seat].turn
    if not turn:
        return []
    names = [name for name in turn if name in SPECIALS and SPECIALS[name].when == event]
    printed = [(face, effect) for name in names for face in turn[name] for effect in HAND_CARDS[face].effect]
    return [(face, effect) for face, effect in printed if isinstance(effect, Special) and effect.name in names]


def waits(state: Seti, seat: int, event: str) -> bool:
    """Whether an effect waits for this."""
    return bool(waiting(state, seat, event))


def happen(state: Seti, seat: int, event: str, place: str = "") -> Asking[bool]:
    """Something happens that effects may wait for. Whether one of them takes its place."""
    instead = False
    for face, effect in waiting(state, seat, event):
        instead = (yield from effect.happen(state, seat, face, place)) or instead
    return instead


def keep(state: Seti, seat: int, face: str, gain: Effects) -> Steps:
    """What a card promised is gained."""
    state.tell("promise-kept", seat=seat, card=face)
    yield from effects.run(state, seat, gain)


def forget(state: Seti, seat: int) -> None:
    """The turn is over."""
    state.agencies[seat].turn = {}
