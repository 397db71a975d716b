"""SETI-16.6 to SETI-16.9: what the rival gains. It has no use for resources: they become progress."""

from __future__ import annotations

from wardroom.kernel import Steps

from ..cards import LEVELS, PROGRESS_FOR, RIVAL_COMPUTER, TRACKS, Effects, Gain
from ..cards.setup import COMPUTER, PUBLICITY_MAX
from ..flow import supply
from ..state import RIVAL, Seti
from . import deck


def gain(state: Seti, what: str, n: int = 1) -> Steps:
    """So many of anything, as the verb of everybody: it never asks."""
    receive(state, what, n)
    yield from ()


def progress(state: Seti, n: int) -> Steps:
    """So many steps on the progress track."""
    advance(state, n)
    yield from ()


def receive_all(state: Seti, effects: Effects) -> None:
    """Plain gains from left to right: the bonus of a card, of a tile, of a computer space."""
    for effect in effects:
        if isinstance(effect, Gain):
            receive(state, effect.what, effect.n)


def receive(state: Seti, what: str, n: int = 1) -> None:
    """One kind of thing. A move means nothing to the rival (SETI-20.8)."""
    if what == "vp":
        supply.score(state, RIVAL, n)
    elif what == "publicity":
        publicise(state, n)
    elif what == "data":
        load(state, n)
    elif what == "exofossil":  # SETI-16.48
        state.agencies[RIVAL].exofossils += n
        state.tell("rival-exofossils", n=n, total=state.agencies[RIVAL].exofossils)
    elif what == "progress":
        advance(state, n)
    elif what in PROGRESS_FOR:
        state.tell("rival-converts", what=what, n=n, steps=PROGRESS_FOR[what] * n)
        advance(state, PROGRESS_FOR[what] * n)


def publicise(state: Seti, n: int) -> None:
    """SETI-16.8: up to 10."""
    lost = state.agencies[RIVAL].publicity + n - PUBLICITY_MAX
    supply.publicity(state, RIVAL, n)
    if lost > 0:
        state.tell("rival-publicity-lost", n=lost)


def load(state: Seti, n: int) -> None:
    """SETI-16.9: into the computer from left to right, what finds no room there into the pool."""
    agency = state.agencies[RIVAL]
    room = min(n, RIVAL_COMPUTER - agency.upper)
    agency.data += n - room
    state.tell("rival-data", n=n, filled=agency.upper + room, pool=agency.data)
    for _ in range(room):
        cover(state)


def refill(state: Seti) -> None:
    """SETI-16.30: the computer is filled from the pool, token by token."""
    agency = state.agencies[RIVAL]
    while agency.data and agency.upper < RIVAL_COMPUTER:
        agency.data -= 1
        cover(state)


def cover(state: Seti) -> None:
    """One token on the next space of the computer, each time with its reward (SETI-16.66)."""
    agency = state.agencies[RIVAL]
    agency.upper += 1
    effect = COMPUTER[agency.upper - 1].effect
    if effect:
        state.tell("rival-covers", space=agency.upper)
        receive_all(state, effect)


def track(state: Seti) -> tuple[str, ...]:
    """The techs along the progress track of this level."""
    return TRACKS[LEVELS[state.level].track]


def advance(state: Seti, steps: int) -> None:
    """SETI-16.57: step by step; each time the marker passes the card icon, between the last space and the first, an
    advanced card comes on top of the deck right then (SETI-16.4)."""
    if not steps:
        return
    techs = track(state)
    there = (state.progress - 1 + steps) % len(techs)
    state.tell("rival-advances", steps=steps, space=there + 1, card=techs[there])
    for _ in range(steps):
        state.progress = state.progress % len(techs) + 1
        if state.progress == 1:
            deck.gain_advanced(state)
