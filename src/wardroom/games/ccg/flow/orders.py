"""CCG-6.5, CCG-6.14: the orders of a turn. Each is a word, then what it is given to; people are picked after that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from wardroom.kernel import Ask, Card, Reason, Steps

from ..looking import looking, remembered_there
from ..places import fleet, occupied
from ..state import ABOARD, END, Ccg, Place, place_at
from . import (
    attempt,
    battle_people,
    battle_ships,
    beaming,
    capture,
    cloak,
    docking,
    downloads,
    hidden,
    moving,
    playing,
    rescuing,
)
from .options import option
from .windows import PAUSE, Trigger, pause

MOST_ORDERS = 60
"""CCG-6.16."""
END_ORDERS = "end"
Judging = Callable[[Ccg, int, Any], Reason | None]
Doing = Callable[[Ccg, int, Any], Steps]


class Order(NamedTuple):
    """One kind of order. `judge` says why it cannot be given, `carry_out` does it."""

    judge: Judging
    carry_out: Doing


class Source(NamedTuple):
    """Where orders come from: all that one can point at with one ship of a player, or at one location; `legal`: a
    faster way to those that are allowed."""

    listing: Callable[..., list[Any]]
    legal: Callable[..., list[Any]] | None = None


ORDERS: dict[str, Order] = {
    "fly": Order(moving.why_not_fly, moving.fly),
    "dock": Order(docking.why_not_dock, docking.dock),
    "undock": Order(docking.why_not_undock, docking.undock),
    "beam": Order(beaming.why_not_go, beaming.go),
    "walk": Order(beaming.why_not_go, beaming.go),
    "split": Order(lambda _state, _seat, _option: None, beaming.split),
    "join": Order(beaming.why_not_join, beaming.join),
    "attempt": Order(attempt.why_not_attempt, attempt.attempt),
    "rescue": Order(rescuing.why_not_rescue, rescuing.rescue),
    "retrieve": Order(capture.why_not_retrieve, capture.retrieve),
    "jail": Order(capture.why_not_jail, capture.jail),
    "attack": Order(battle_ships.why_not_attack, battle_ships.attack),
    "battle": Order(battle_people.why_not_battle, battle_people.battle),
    "cloak": Order(cloak.why_not_cloak, cloak.cloak),
    "decloak": Order(cloak.why_not_decloak, cloak.decloak),
}
BY_SHIP: dict[str, Source] = {
    "attempt": Source(attempt.attempts_of),
    "fly": Source(moving.flights, moving.legal_flights),
    "dock": Source(docking.dockings, docking.legal_dockings),
    "cloak": Source(cloak.cloakings),
}
"""What orders a ship can be given, whoever is elsewhere at its location."""
AGAINST: dict[str, Source] = {"attack": Source(battle_ships.attacks, battle_ships.legal_attacks)}
"""What it can be told to do to others."""
BY_PLACE: dict[str, Source] = {
    "attempt": Source(attempt.attempts_at),
    "beam": Source(beaming.routes, beaming.legal_routes),
    "group": Source(beaming.groupings),
    "rescue": Source(rescuing.rescues),
    "retrieve": Source(capture.retrievals),
    "jail": Source(capture.jailings),
    "battle": Source(battle_people.battles),
}
"""Those that are given at a location."""
IN_TURN = ("attempt", "fly", "beam", "dock", "group", "rescue", "retrieve", "jail", "attack", "battle", "cloak")
"""The order in which they are offered."""


def order(state: Ccg) -> Steps:
    """CCG-6.5: one order, a card that may be played now, or the end of the turn."""
    seat = state.active
    choice: Any = yield Ask(
        seat,
        "order",
        partial(possible, state, seat),
        partial(why_not, state, seat),
        sift=partial(legal, state, seat),
        about=partial(about, state, seat),
    )
    if choice == END_ORDERS:
        if not (yield from pause(state)):  # CCG-14.11: both have passed
            state.part = END
    elif choice[0] == "play":
        yield from playing.play(state, seat, choice[1])
    elif choice[0] == "agenda":
        yield from hidden.use(state, seat, choice, Trigger(PAUSE, seat))
    elif choice[0] == "download":
        yield from downloads.use(state, seat, choice, Trigger(PAUSE, seat))
    else:
        state.orders_given += 1
        yield from ORDERS[choice[0]].carry_out(state, seat, choice)


def about(state: Ccg, seat: int, choice: Any) -> Mapping[str, Any]:
    """What an attack comes to is said with it, and how many people attempt a mission."""
    if choice[0] == "attack":
        return battle_ships.sums(state, seat, choice)
    if choice[0] == "attempt":
        return attempt.strength(state, seat, choice)
    return {}


def possible(state: Ccg, seat: int) -> list[Any]:
    """Everything that one can point at."""
    found: list[Any] = []
    for word in IN_TURN:
        for source in [each[word] for each in (BY_SHIP, AGAINST) if word in each]:
            for ship, location in fleet(state, seat):
                found += source.listing(state, seat, ship, location)
        if word in BY_PLACE:
            for location in occupied(state):
                found += BY_PLACE[word].listing(state, seat, location)
    found += [option("play", card) for card in state.hand(seat)]
    found += downloads.offered(state, seat, Trigger(PAUSE, seat))
    found += hidden.offered(state, seat, Trigger(PAUSE, seat))
    return [*found, END_ORDERS]


def legal(state: Ccg, seat: int) -> list[Any]:
    """What may be done, in the same order."""
    return looking(state, partial(sifted, state, seat))


def sifted(state: Ccg, seat: int) -> list[Any]:
    found: list[Any] = []
    if state.orders_given < MOST_ORDERS:
        own = fleet(state, seat)
        pieces = [orders_of(state, place_at(ABOARD, ship), seat, ship, location) for ship, location in own]
        pieces += [orders_against(state, location, seat, ship) for ship, location in own]
        pieces += [orders_at(state, location, seat) for location in occupied(state)]
        by_word: dict[str, list[Any]] = {word: [] for word in IN_TURN}
        for piece in pieces:
            for word, some in piece.items():
                by_word[word] += some
        found = [each for some in by_word.values() for each in some]
    found += playing.plays(state, seat)
    found += downloads.offered(state, seat, Trigger(PAUSE, seat))
    found += hidden.offered(state, seat, Trigger(PAUSE, seat))
    if state.orders_given < MOST_ORDERS and moving.why_not_rest(state, seat) is not None:
        return found
    return [*found, END_ORDERS]


@remembered_there
def orders_of(state: Ccg, _aboard: Place, seat: int, ship: Card, location: int) -> dict[str, list[Any]]:
    """What a ship may be told to do, by kinds."""
    return sorted_out(state, seat, BY_SHIP, (ship, location))


@remembered_there
def orders_against(state: Ccg, location: int, seat: int, ship: Card) -> dict[str, list[Any]]:
    """What a ship may be told to do to others there."""
    return sorted_out(state, seat, AGAINST, (ship, location))


@remembered_there
def orders_at(state: Ccg, location: int, seat: int) -> dict[str, list[Any]]:
    """What may be done at a location apart from that."""
    return sorted_out(state, seat, BY_PLACE, (location,))


def sorted_out(state: Ccg, seat: int, sources: Mapping[str, Source], where: tuple[Any, ...]) -> dict[str, list[Any]]:
    """What is allowed, of each kind of which something is."""
    found: dict[str, list[Any]] = {}
    for word, source in sources.items():
        if source.legal is not None:
            legal = source.legal(state, seat, *where)
        else:
            listed = source.listing(state, seat, *where)
            legal = [each for each in listed if ORDERS[each[0]].judge(state, seat, each) is None]
        if legal:
            found[word] = legal
    return found


def why_not(state: Ccg, seat: int, option: Any) -> Reason | None:
    """Why an order cannot be given."""
    if option == END_ORDERS:
        return None if state.orders_given >= MOST_ORDERS else moving.why_not_rest(state, seat)
    if option[0] in ("download", "agenda"):
        return None
    if option[0] == "play":
        return playing.why_not_play(state, seat, option[1])
    if state.orders_given >= MOST_ORDERS:
        return Reason("CCG-6.16", "too-many-orders", (("count", MOST_ORDERS),))
    return ORDERS[option[0]].judge(state, seat, option)


def holder(state: Ccg, card: Card) -> int:
    return state.controller(card)
