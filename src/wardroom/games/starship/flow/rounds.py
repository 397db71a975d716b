"""SHIP-12: the end of a round and the beginning of the next."""

from __future__ import annotations

from wardroom.kernel import Steps

from ..automa import new_action_deck
from ..cards import COUNTDOWN, QUEUE_KEPT, ROUNDS
from ..state import CADET, OVER, Starship
from .abilities import trigger
from .hold import gain_medals


def next_round(state: Starship) -> Steps:
    """Queues slide, items are handed out, station tiles return, the marker passes (SHIP-12.9)."""
    if state.round == ROUNDS:  # SHIP-12.8
        state.phase = OVER
        return
    for seat in range(state.seats):
        slide(state, seat)
    state.round += 1
    state.tell("round", number=state.round)
    for seat in range(state.seats):
        hand_out(state, seat)
    return_tiles(state)
    if state.solo:
        new_action_deck(state)
    else:
        state.first = (state.first + 1) % state.seats  # SHIP-12.5
    state.active = state.first
    for number in range(state.seats):  # SHIP-12.6
        seat = (state.first + number) % state.seats
        state.ships[seat].passed = False
        yield from trigger(state, seat, "start_of_new_round")


def slide(state: Starship, seat: int) -> None:
    """SHIP-12.1: figures leave from the front until only the last 3 remain."""
    ship = state.ships[seat]
    leaving = max(0, len(ship.queue) - QUEUE_KEPT)
    ship.ready += ship.queue[:leaving]
    del ship.queue[:leaving]


def hand_out(state: Starship, seat: int) -> None:
    """SHIP-12.3: what lies beside the new round."""
    for item in COUNTDOWN[state.round].per_player:
        if item == "medal":
            gain_medals(state, seat, 1)
        else:
            state.ships[seat].ready.append(CADET)
            state.tell("cadet", seat=seat)


def return_tiles(state: Starship) -> None:
    """SHIP-12.4: a waiting tile returns unless a captain's ship is at its station."""
    for station, waits in list(state.waiting.items()):
        if waits == state.round:
            if any(ship.place == state.stations[station] for ship in state.ships):
                state.waiting[station] = waits + 1  # after round 4: set aside for good
            else:
                del state.waiting[station]
                state.tell("tile-back", name_place=station)
