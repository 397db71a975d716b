"""SHIP-4.1: a turn: training and promotion, then a room, a mission, or passing."""

from __future__ import annotations

from wardroom.kernel import Ask, Option, Reason, Steps, pick_one

from ..cards import PROMOTION_COST, TILES, TRAINING_COST
from ..state import CADET, COLORS, COMMANDERS, Starship
from . import missions, rooms
from .effects import run
from .hold import pay, purse
from .techs import refill

POOR_TRAINING = Reason("SHIP-10.4", "too-few-medals", (("cost", TRAINING_COST),))
POOR_PROMOTION = Reason("SHIP-10.8", "too-few-medals", (("cost", PROMOTION_COST),))
NOBODY_TO_TRAIN = Reason("SHIP-10.5", "nobody-to-train")
NOBODY_TO_PROMOTE = Reason("SHIP-10.8", "nobody-to-promote")
NO_RING = Reason("SHIP-10.9", "no-ring")
STATION_TILES = {str(tile.station): tile for tile in TILES.values() if tile.station}


def turn(state: Starship, seat: int) -> Steps:
    """Exactly one of: activate a room, accomplish a mission, pass (SHIP-4.1)."""
    own = rooms.options(state, seat)  # training and promotion leave them as they are

    def judge(option: Option) -> Reason | None:
        return rooms.why_not(state, seat, own[option]) if option in own else why_not(state, seat, option)

    while True:
        action: Option = yield Ask.among(seat, "turn", [*own, "mission", "train", "promote", "pass"], judge)
        if action == "train":
            yield from train(state, seat)
        elif action == "promote":
            yield from promote(state, seat)
        else:
            break
    if action == "pass":
        state.ships[seat].passed = True
        state.tell("passed", seat=seat)
    elif action == "mission":
        yield from missions.accomplish(state, seat)
    else:
        yield from rooms.activate(state, seat, own[action])
    yield from apply_stations(state, seat)
    refill(state)


def why_not(state: Starship, seat: int, action: Option) -> Reason | None:
    """Why a captain cannot do this now, instead of using a room."""
    if action == "mission":
        return missions.why_not(state, seat)
    if action == "train":
        return why_not_train(state, seat)
    return why_not_promote(state, seat) if action == "promote" else None


def trainable(state: Starship, seat: int) -> list[str]:
    """SHIP-10.4: a cadet or an ensign in the ready room."""
    ready = state.ships[seat].ready
    return [figure for figure in (CADET, *COLORS) if figure in ready]


def why_not_train(state: Starship, seat: int) -> Reason | None:
    if not trainable(state, seat):
        return NOBODY_TO_TRAIN
    return POOR_TRAINING if purse(state, seat) < TRAINING_COST else None


def why_not_promote(state: Starship, seat: int) -> Reason | None:
    ship = state.ships[seat]
    if not any(color in ship.ready for color in COLORS):
        return NOBODY_TO_PROMOTE
    if not ship.rings:
        return NO_RING
    return POOR_PROMOTION if purse(state, seat) < PROMOTION_COST else None


def train(state: Starship, seat: int) -> Steps:
    """SHIP-10.4: swap a cadet for an ensign, or an ensign for one of another colour."""
    figure = yield from pick_one(seat, "train", trainable(state, seat))
    colors = [color for color in COLORS if color != figure]  # SHIP-10.24
    color: str = yield Ask(seat, "train-to", colors)
    yield from pay(state, seat, TRAINING_COST)
    ready = state.ships[seat].ready
    ready[ready.index(figure)] = color
    state.note("training")
    state.tell("trained", seat=seat, the_figure=figure, name_color=color)


def promote(state: Starship, seat: int) -> Steps:
    """SHIP-10.8: an ensign of the ready room becomes a commander of its colour."""
    ship = state.ships[seat]
    color = yield from pick_one(seat, "promote", [color for color in COLORS if color in ship.ready])
    yield from pay(state, seat, PROMOTION_COST)
    ship.ready[ship.ready.index(color)] = COMMANDERS[color]
    ship.rings -= 1
    state.note("promotion")
    state.tell("promoted", seat=seat, name_color=color)


def apply_stations(state: Starship, seat: int) -> Steps:
    """SHIP-5.9: whoever ends a turn at a station that has its tile applies it; it works once a round (SHIP-5.10)."""
    while True:  # SHIP-5.16: a tile may take the ship to another station
        station = state.station_at(state.ships[seat].place)
        if station is None or station in state.waiting:
            return
        state.waiting[station] = state.round + 1
        state.tell("station", seat=seat, name_place=station)
        yield from run(state, seat, STATION_TILES[station].effects)
