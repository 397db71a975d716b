"""SETI-13.7, 13.8: a species is discovered, and whoever holds its discovery spaces is rewarded."""

from __future__ import annotations

from wardroom.kernel import EVERYBODY, Asking, Steps

from ..state import LEFT, RIGHT, TRACES, Seti
from . import species, supply, traces

BOARDS = (LEFT, RIGHT)
"""Where the two species boards lie."""


def discoveries(state: Seti, first: int) -> Asking[bool]:
    """SETI-3.10 (d), SETI-13.11: every species whose three discovery spaces are filled, the left one first. Whether
    there was any."""
    any_found = False
    for slot, found in enumerate(state.species):
        if found.name is None and len(found.spaces) == len(TRACES):
            yield from discover(state, slot, first)
            any_found = True
    return any_found


def discover(state: Seti, slot: int, first: int) -> Steps:
    """SETI-13.8: the board is revealed, then its own set-up is followed, which also rewards. `first` is whose turn
    ended; all goes in turn order from there (SETI-13.15)."""
    board = state.cards.rows[BOARDS[slot]][-1]
    state.cards.show((board,), EVERYBODY)
    name = state.face(board)
    state.species[slot].name = name
    state.found.append(name)
    state.note(f"species:{name}")
    state.tell("discovered", the_species=name, side=traces.SIDES[slot])
    yield from species.SETUPS[name](state, slot, first)


def reward(state: Seti, slot: int, first: int) -> Steps:
    """SETI-13.8, 13.9: a card of the species for each own marker on its discovery spaces; then the next card of the
    deck is laid open."""
    name = state.species[slot].name
    assert name is not None
    for seat in turn_order(state, first):
        count = markers(state, slot, seat)
        if state.is_rival(seat):
            if count:
                yield from supply.gain(state, seat, "alien_card", count)
        else:
            for _ in range(count):
                supply.take_alien_card(state, seat, name, from_open=False)
    supply.open_alien_card(state, name)


def markers(state: Seti, slot: int, seat: int) -> int:
    """How many of the three discovery spaces are this player's."""
    return sum(owner == seat for owner in state.species[slot].spaces.values())


def turn_order(state: Seti, first: int) -> list[int]:
    """Everybody, the rival too, clockwise from this seat."""
    count = len(state.agencies)
    return [(first + number) % count for number in range(count)]
