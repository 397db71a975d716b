"""What there is to gain here and now, in hundredths of a point: by a list of effects, a tech, a place to fly to."""

from __future__ import annotations

from wardroom.kernel import Card

from ..cards import MISSIONS, OMEGAS, ROUNDS, TILES, Choose, Effects, Icon, Spend
from ..flow.effects import count_held
from ..scoring import COUNTS
from ..state import Ship, Starship
from .values import POINT, WEIGHTS, Crew, fewest_pirates, mission_worth, tech_round, ways, worth

STATIONS = {str(tile.station): tile.effects for tile in TILES.values() if tile.station}


# --- what there is to gain --------------------------------------------------------------------------------------------


def gain(state: Starship, seat: int, effects: Effects, crew: Crew) -> int:
    """What a list of effects brings here and now, to a captain whose crew is then ready for more."""
    value = moved = 0
    for effect in effects:
        if isinstance(effect, Icon):
            value += gain_of(state, seat, effect, crew, moved)
            moved += effect.verb in ("move", "jump")
        elif isinstance(effect, Spend):
            if count_held(state, seat, effect.what) >= effect.n:
                value += max(0, gain(state, seat, effect.gain, crew) - WEIGHTS[effect.what] * effect.n)
        elif isinstance(effect, Choose):
            value += max(gain(state, seat, each, crew) for each in effect.lists)
        else:
            value += WEIGHTS.get(effect.name, 100)
    return value


def gain_of(state: Starship, seat: int, icon: Icon, crew: Crew, moved: int) -> int:
    verb, ship = icon.verb, state.ships[seat]
    if verb == "repair":
        return repair_gain(state, ship, icon.n)
    if verb == "move":
        return flight(state, seat, crew, icon.n)
    if verb == "jump":
        return jump_gain(state, seat, crew)
    if verb == "fight":
        near = state.chart.near[ship.place]
        return WEIGHTS["fight"] * icon.n if moved or any(route in state.pirates for route in near.values()) else 0
    if verb in ("tech", "tech_recycle"):
        return best_tech(state, seat) if open_slot(ship) else WEIGHTS["recycle"] * (verb == "tech_recycle")
    if verb == "pull":
        return WEIGHTS["pull"] * min(icon.n, len(ship.queue) + 1)
    return WEIGHTS[verb] * icon.n


def open_slot(ship: Ship) -> bool:
    return any(card is None and not hurt for card, hurt in zip(ship.slots, ship.damaged))


def repair_gain(state: Starship, ship: Ship, count: int) -> int:
    hurt = ship.damage + ship.overflow + sum(ship.damaged)
    value = WEIGHTS["mend"] * min(count, hurt)
    if hurt and any(ship.damaged) and not open_slot(ship):
        value += WEIGHTS["slot-left"] * (ROUNDS - state.round)
    return value


def best_tech(state: Starship, seat: int) -> int:
    return max((tech_worth(state, seat, card) for card in state.central if card is not None), default=0)


def tech_worth(state: Starship, seat: int, card: Card) -> int:
    """What a tech brings in the rest of the game; an omega what it would give now, and some more."""
    face = state.cards.faces[card]
    left = ROUNDS - state.round
    if face in OMEGAS:
        omega = OMEGAS[face]
        points = omega.points * COUNTS[omega.per](state, seat)
        return POINT * (points if omega.most is None else min(points, omega.most)) + WEIGHTS["omega-left"] * left
    return tech_round(face) * (2 * left + 1) // 2 + WEIGHTS["tech-now"]


# --- where to fly -----------------------------------------------------------------------------------------------------


def place_worth(state: Starship, seat: int, place: str, crew: Crew) -> int:
    """What it is worth to stand somewhere with a crew that is ready."""
    card = state.missions.get(place)
    if card is not None:
        if state.holder.get(place, seat) != seat:
            return 0
        name = state.cards.faces[card]
        if len(crew) >= len(MISSIONS[name].lines):
            return mission_worth(name, crew) * WEIGHTS["reach"] // 100
        return 0 if state.round == ROUNDS else MISSIONS[name].points * WEIGHTS["later"]
    value = 0
    for station, at in state.stations.items():
        if at == place and station not in state.waiting and state.ships[seat].place != place:
            value = worth(STATIONS[station])
    if "yellow" in crew or "commander-yellow" in crew:
        pirates = state.pirates
        for route in state.chart.near[place].values():
            if route in pirates:
                return value + WEIGHTS["prey"]
    return value


def flight(state: Starship, seat: int, crew: Crew, moves: int) -> int:
    """What is gained by going where so many moves lead."""
    here = state.ships[seat].place
    stay = place_worth(state, seat, here, crew)
    cost = 0 if state.has(seat, "shield_generator") else WEIGHTS["damage"]
    return best_reach(state, seat, crew, here, moves, cost, stay) - stay


def best_reach(state: Starship, seat: int, crew: Crew, start: str, moves: int, cost: int, best: int = 0) -> int:
    """What the best place is worth that so many moves lead to, where each pirate on the way costs so much."""
    for place, routes in ways(state.map_side, start, moves):
        value = place_worth(state, seat, place, crew)
        if value > best:
            best = max(best, value + cost * fewest_pirates(routes, state.pirates))
    return best


def jump_gain(state: Starship, seat: int, crew: Crew) -> int:
    here = place_worth(state, seat, state.ships[seat].place, crew)
    return max(0, max(place_worth(state, seat, place, crew) for place in state.chart.places) - here)
