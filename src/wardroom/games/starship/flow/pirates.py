"""SHIP-7: fights, ambushes and uprisings."""

from __future__ import annotations

from typing import Literal

from wardroom.kernel import Ask, Card, Steps

from ..cards import PIRATES as TOKENS
from ..cards import PRISONER
from ..state import (
    ANDROID,
    DRAWN,
    ON_ROUTES,
    PIRATE_DISCARD,
    PIRATE_SUPPLY,
    PIRATES,
    Starship,
    zone,
)
from .hold import damage, gain_medals, load_artifact, stow
from .supply import draw


def pirates_near(state: Starship, seat: int) -> list[Card]:
    """The pirates on routes at a ship's location."""
    near = state.chart.near[state.ships[seat].place]
    return [state.pirates[route] for route in near.values() if route in state.pirates]


def fight(state: Starship, seat: int) -> Steps:
    """SHIP-7.7: you may fight one pirate on a route at your location. The damage comes first."""
    pirates = pirates_near(state, seat)
    if not pirates:
        return
    card: Card | Literal["none"] = yield Ask(seat, "fight", [*pirates, "none"])
    if card == "none":
        return
    yield from damage(state, seat)
    leave_route(state, card)
    state.cards.move(card, zone(seat, PIRATES))
    state.tell("defeated", seat=seat, card=card)
    yield from collect_reward(state, seat, card)
    yield from after_fight(state, seat)


def leave_route(state: Starship, card: Card) -> None:
    route = next(route for route, pirate in state.pirates.items() if pirate == card)
    del state.pirates[route]


def collect_reward(state: Starship, seat: int, token: Card) -> Steps:
    """SHIP-7.8: a medal and an artifact, or an android. Token and artifact come aboard together."""
    if TOKENS[state.face(token)].reward == PRISONER:
        gain_android(state, seat)
        yield from stow(state, seat, [token])
        return
    gain_medals(state, seat, 1)
    yield from stow(state, seat, [token, *load_artifact(state, seat)])


def gain_android(state: Starship, seat: int) -> None:
    """SHIP-10.19: into the ready room."""
    state.ships[seat].ready.append(ANDROID)
    state.tell("android", seat=seat)


def after_fight(state: Starship, seat: int) -> Steps:
    from .abilities import trigger

    yield from trigger(state, seat, "after_fight")


def ambush(state: Starship, seat: int) -> None:
    """SHIP-7.2: a drawn pirate goes to the route of its colour at your location, if that is free."""
    card = draw(state, PIRATE_SUPPLY)
    if card is not None:
        send_pirate(state, card, state.ships[seat].place)


def send_pirate(state: Starship, card: Card, place: str) -> None:
    color = TOKENS[state.face(card)].exhaust
    route = state.chart.route(place, color)
    if route is None or route in state.pirates:  # SHIP-7.4
        state.cards.move(card, PIRATE_DISCARD)
        state.tell("ambush-off", card=card, name_place=place)
    else:
        put_pirate(state, card, route)


def put_pirate(state: Starship, card: Card, route: str) -> None:
    """SHIP-7.1: a route holds at most one."""
    state.pirates[route] = card
    state.cards.move(card, ON_ROUTES)
    one, other = state.chart.ends(route)
    state.tell("ambush", card=card, name_place=one, name_place2=other)


def uprising(state: Starship) -> None:
    """SHIP-7.11: a pirate on every numbered tile, then each to its route in ascending order (SHIP-7.12); then the
    countdown restarts. All are drawn before any is discarded, so none comes twice."""
    state.uprisings += 1
    state.note("uprising")
    state.tell("uprising")
    drawn: list[tuple[Card, str]] = []
    for place in sorted(state.numbers, key=lambda place: abs(state.numbers[place])):
        card = draw(state, PIRATE_SUPPLY)
        if card is not None:
            state.cards.move(card, DRAWN)
            drawn.append((card, place))
    for card, place in drawn:
        send_pirate(state, card, place)
    for place, number in state.numbers.items():
        state.numbers[place] = abs(number)
