"""SHIP-5: moves, jumps and reservations."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Ask, Steps

from ..cards import HOME
from ..state import Starship
from .hold import damage, is_damaged, repair


def arrive(state: Starship, seat: int, place: str) -> None:
    """A ship leaves where it stands and stands elsewhere (SHIP-5.5 to 5.8)."""
    ship = state.ships[seat]
    left, ship.place = ship.place, place
    if state.holder.get(left, seat) == seat:  # it held the reservation, or nobody did
        state.holder.pop(left, None)
        staying = [number for number, other in enumerate(state.ships) if other.place == left]
        if len(staying) == 1:
            reserve(state, staying[0], left)
    if not any(other.place == place for other in state.ships if other is not ship):
        reserve(state, seat, place)


def reserve(state: Starship, seat: int, place: str) -> None:
    """SHIP-5.14: there is no reservation at a station."""
    if place != HOME and state.station_at(place) is None:
        state.holder[place] = seat


def move(state: Starship, seat: int, count: int = 1) -> Steps:
    """SHIP-5.1: up to so many moves, each along one route and each optional."""
    for left in range(count, 0, -1):
        ship = state.ships[seat]
        near = state.chart.near[ship.place]
        options = [*near, *repair_instead(state, seat), "stay"]
        answer: str = yield Ask(seat, "move", options, args=(("left", left),))
        if answer == "stay":
            return
        if answer == "repair":  # SHIP-15.13
            yield from repair(state, seat)
            continue
        route = near[answer]
        arrive(state, seat, answer)
        state.tell("moved", seat=seat, name_place=answer)
        if route in state.pirates and not state.has(seat, "shield_generator"):  # SHIP-5.2
            yield from damage(state, seat)


def jump(state: Starship, seat: int, only: Sequence[str] = ()) -> Steps:
    """SHIP-5.3: to any other location, or to one of these only, past all pirates."""
    here = state.ships[seat].place
    places = [place for place in only or state.chart.places if place != here]
    answer: str = yield Ask(seat, "jump", [*places, *repair_instead(state, seat), "stay"])
    if answer == "repair":
        yield from repair(state, seat)
    elif answer != "stay":
        arrive(state, seat, answer)
        state.tell("jumped", seat=seat, name_place=answer)


def repair_instead(state: Starship, seat: int) -> list[str]:
    """SHIP-15.13: with the Hyper-Charger a gained move or jump may be a repair instead."""
    return ["repair"] if is_damaged(state, seat) and state.has(seat, "hyper_charger") else []
