"""SHIP-4.1: a turn: training and promotion, then a room, a mission, or passing."""

from __future__ import annotations

from wardroom.kernel import Ask, Option, Reason, Steps

from ..cards import PROMOTION_COST, ROOMS, TILES, TRAINING_COST
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
    while True:
        candidates = choices(state, seat)

        def judge(option: Option) -> Reason | None:
            return why_not(state, seat, option)

        action: Option = yield Ask.among(seat, "turn", candidates, judge)
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
        yield from rooms.activate(state, seat, rooms.target(action))
    yield from stations(state, seat)
    refill(state)


def choices(state: Starship, seat: int) -> list[Option]:
    techs: list[Option] = [("tech", card) for card in state.ships[seat].slots if card is not None]
    return [*ROOMS, *techs, "mission", "train", "promote", "pass"]


def why_not(state: Starship, seat: int, action: Option) -> Reason | None:
    """Why a captain cannot do this now."""
    if action == "pass":
        return None
    if action == "mission":
        return missions.why_not(state, seat)
    if action == "train":
        return why_not_train(state, seat)
    if action == "promote":
        return why_not_promote(state, seat)
    return rooms.why_not(state, seat, rooms.target(action))


def trainable(state: Starship, seat: int) -> list[Option]:
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
    figures = trainable(state, seat)
    figure: Option = figures[0]
    if len(figures) > 1:
        figure = yield Ask(seat, "train", figures)
    colors: list[Option] = [color for color in COLORS if color != figure]  # SHIP-10.24
    color: str = yield Ask(seat, "train-to", colors)
    yield from pay(state, seat, TRAINING_COST)
    ready = state.ships[seat].ready
    ready[ready.index(str(figure))] = color
    state.note("training")
    state.tell("trained", seat=seat, the_figure=figure, name_color=color)


def promote(state: Starship, seat: int) -> Steps:
    """SHIP-10.8: an ensign of the ready room becomes a commander of its colour."""
    ship = state.ships[seat]
    able: list[Option] = [color for color in COLORS if color in ship.ready]
    color: Option = able[0]
    if len(able) > 1:
        color = yield Ask(seat, "promote", able)
    yield from pay(state, seat, PROMOTION_COST)
    ship.ready[ship.ready.index(str(color))] = COMMANDERS[str(color)]
    ship.rings -= 1
    state.note("promotion")
    state.tell("promoted", seat=seat, name_color=color)


def stations(state: Starship, seat: int) -> Steps:
    """SHIP-5.9: whoever ends a turn at a station that has its tile applies it; it works once a round (SHIP-5.10)."""
    while True:  # SHIP-5.16: a tile may take the ship to another station
        station = state.station_at(state.ships[seat].place)
        if station is None or station in state.waiting:
            return
        state.waiting[station] = state.round + 1
        state.tell("station", seat=seat, name_place=station)
        yield from run(state, seat, STATION_TILES[station].effects)
