"""CCG-12: beaming and walking; splitting and joining Away Teams."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from wardroom.kernel import DONE, Ask, Card, Reason, Steps

from ..cards.kinds import FACILITY, MISSION, SHIP
from ..places import (
    Company,
    aboard_of,
    away_teams,
    crew,
    is_carried,
    is_landing,
    landed,
    landed_people,
    mixed,
    on_mission,
    people,
    vessels,
)
from ..spaceline import has_planet
from ..state import ABOARD, DOCKED, LANDED, SURFACE, Ccg, Location, place_at
from . import do
from .compatible import agreeing, all_agree, compatible, usable, welcome, why_not_aboard
from .options import option
from .refusing import refuse
from .teams import active_people, free_number, join_surface

EVERYBODY = "everybody"
"""A team that is ready: whoever may go."""
BARRIERS = ("atmospheric_ionization",)
"""Cards on a mission through which nobody beams (CCG-12.8)."""


def routes(state: Ccg, seat: int, number: int) -> list[Any]:
    """CCG-12.2: from each of a player's ships and facilities at a location, and the surface, to each other one there;
    only from where somebody is. By foot where a door leads (CCG-12.9)."""
    found: list[Any] = []
    spots = spots_at(state, state.locations[number], seat) if vessels(state, number) else []
    for start in spots:
        if not carried_at(state, start, seat):
            continue
        for goal in spots:
            if goal != start:
                found.append(option("beam", start, goal))
                if is_door(state, start, goal):
                    found.append(option("walk", start, goal))
    return found


def legal_routes(state: Ccg, seat: int, number: int) -> list[Any]:
    """Those that somebody can take. To a planet it is enough that one of them can go at all."""
    found: list[Any] = []
    spots = spots_at(state, state.locations[number], seat) if vessels(state, number) else []
    there = [company_at(state, spot, seat) for spot in spots]
    if not any(who.active for who in there):
        return []
    hosts = [hosting(state, spot, who) for spot, who in zip(spots, there)]
    doors = [door_of(state, spot) for spot in spots]
    shut = [why_not_through(state, spot) is not None for spot in spots]
    for first, start in enumerate(spots):
        leaving = movers(state, there[first])
        for second, goal in enumerate(spots) if leaving else ():
            if first == second or not is_open_to(state, seat, leaving, hosts[second]):
                continue
            if not shut[first] and not shut[second]:
                found.append(option("beam", start, goal))
            is_door = goal in doors[first] or start in doors[second]
            if is_door and not (state.is_stopped(start) or state.is_stopped(goal)):
                found.append(option("walk", start, goal))
    return found


def movers(state: Ccg, who: Company) -> list[tuple[str, ...]]:
    """The affiliations of those who can leave a place; people of the same ones can go to the same places."""
    if not state.lasting:
        return who.of_active
    return mixed(state, [card for card in who.active if not do.is_quarantined(state, card)])


def hosting(state: Ccg, spot: Card, who: Company) -> tuple[tuple[str, ...], ...]:
    """With whom those who come there must work together: a vessel, and the player's people aboard."""
    return () if state.kind(spot) == MISSION else (state.affiliations(spot), *who.affiliations)


def is_open_to(state: Ccg, seat: int, movers: Sequence[tuple[str, ...]], host: tuple[tuple[str, ...], ...]) -> bool:
    """Whether any of them can come to a place."""
    return any(welcome(state, seat, one, host) for one in movers)


def spots_at(state: Ccg, location: Location, seat: int) -> list[Card]:
    """Where people of a player can be there: usable ships and facilities, and the planet (named by its mission)."""
    found = [card for card in vessels(state, location.number) if usable(state, seat, card)]
    return [*found, location.missions[0]] if has_planet(state, location) else found


def carried_at(state: Ccg, spot: Card, seat: int) -> list[Card]:
    """A player's personnel and equipment there, as far as they can be given orders now."""
    there = (
        landed_people(state, state.where[spot].host, seat) if state.kind(spot) == MISSION else crew(state, spot, seat)
    )
    return [card for card in there if state.led >> card & 1] if state.led else there


def company_at(state: Ccg, spot: Card, seat: int) -> Company:
    """The same, and how they are."""
    if state.kind(spot) == MISSION:
        return landed(state, state.where[spot].host, seat)
    return aboard_of(state, spot, seat)


def is_door(state: Ccg, start: Card, goal: Card) -> bool:
    """CCG-12.9: between a docked ship and its facility, a landed ship or a planet facility and the surface."""
    return goal in door_of(state, start) or start in door_of(state, goal)


def door_of(state: Ccg, inner: Card) -> Sequence[Card]:
    """Where one walks to from a ship or facility: what it is docked at, or the planet that it stands on."""
    place = state.where[inner]
    if place.kind == DOCKED:
        return (Card(place.host),)
    if place.kind in (LANDED, SURFACE) and state.kind(inner) in (SHIP, FACILITY):
        return state.locations[place.host].missions
    return ()


def why_not_go(state: Ccg, seat: int, option: Any) -> Reason | None:
    """Why nobody can take this way."""
    word, start, goal = option
    there = carried_at(state, start, seat)
    if not there:
        return refuse(state, "CCG-12.2", "nobody-there", card=start)
    if word == "beam":
        wrong = why_not_beam(state, start, goal)
        if wrong is not None:
            return wrong
    for vessel in (start, goal):
        if word == "walk" and state.is_stopped(vessel):
            return refuse(state, "CCG-18.1", "is-stopped", card=vessel)
    first: Reason | None = None
    for card in active_people(state, there):
        wrong = why_not_move(state, seat, start, goal, card, ())
        if wrong is None:
            return None
        first = first or wrong
    return first or refuse(state, "CCG-12.6", "all-stopped", card=start)


def why_not_beam(state: Ccg, start: Card, goal: Card) -> Reason | None:
    """CCG-12.2, CCG-12.4, CCG-17.4."""
    return why_not_through(state, start) or why_not_through(state, goal)


def why_not_through(state: Ccg, spot: Card) -> Reason | None:
    """Why nobody beams to or from a place."""
    if state.is_cloaked(spot):
        return refuse(state, "CCG-17.4", "is-cloaked", card=spot)
    if state.kind(spot) == MISSION:
        for card in on_mission(state, state.where[spot].host):
            if state.cards.faces[card] in BARRIERS:
                return refuse(state, "CCG-12.8", "barrier", card=card)
    return None


def why_not_move(state: Ccg, seat: int, start: Card, goal: Card, card: Card, others: Sequence[Card]) -> Reason | None:
    """Whether this card may go there together with these."""
    if state.is_stopped(card):
        return refuse(state, "CCG-12.6", "is-stopped", card=card)
    if state.lasting and do.is_quarantined(state, card):
        return refuse(state, "CCG-18.32", "quarantined", card=card)
    if state.kind(goal) in (SHIP, FACILITY):
        wrong = why_not_aboard(state, seat, card, goal)
        if wrong is not None:
            return wrong
        for other in others:
            if not compatible(state, seat, card, other):
                return refuse(state, "CCG-8.1", "incompatible", card=card, card2=other)
    return None


def go(state: Ccg, seat: int, option: Any) -> Steps:
    """CCG-12.14: any number of cards from one place to one other place; CCG-12.5: all at once."""
    word, start, goal = option
    left, picked, onward = carried_at(state, start, seat), list[Card](), 0
    host = hosting(state, goal, company_at(state, goal, seat))
    while left:
        judge = partial(why_not_pick, state, seat, start, goal, tuple(picked))
        candidates: list[Any] = [*left, DONE, *([] if picked else [EVERYBODY])]
        choice: Any = yield Ask(
            seat,
            f"who-{word}",
            candidates,
            judge,
            sift=partial(movable, state, seat, host, tuple(left), tuple(picked)),
            args=(("card", start), ("card2", goal)),
            many=True,
            onward=onward,
        )
        if choice == DONE:
            break
        if choice == EVERYBODY:
            picked = all_who_may(state, seat, start, goal)
            break
        onward = left.index(choice)
        del left[onward]
        picked.append(choice)
    if picked:
        arrive(state, seat, word, picked, goal)


def movable(
    state: Ccg, seat: int, host: tuple[tuple[str, ...], ...], left: Sequence[Card], picked: Sequence[Card]
) -> list[Any]:
    """What may be picked now. People of the same affiliations may all go, or none of them."""
    free = [card for card in left if not state.stopped >> card & 1]
    if state.lasting:
        free = [card for card in free if not do.is_quarantined(state, card)]
    if host:
        free = agreeing(state, seat, free, (*host, *mixed(state, people(state, picked))))
        if not active_people(state, picked):
            free = carriable(state, seat, free)
    done = [DONE] if not picked or active_people(state, picked) else []
    return [*free, *done, *([] if picked else [EVERYBODY])]


def carriable(state: Ccg, seat: int, cards: Sequence[Card]) -> list[Card]:
    """CCG-10.1, CCG-12.12: those who go by themselves, and what one of them can take along."""
    carriers = active_people(state, cards)
    return [card for card in cards if any(compatible(state, seat, card, carrier) for carrier in carriers)]


def why_not_pick(state: Ccg, seat: int, start: Card, goal: Card, picked: Sequence[Card], choice: Any) -> Reason | None:
    """CCG-10.1, CCG-12.12: equipment and disabled people go only where somebody carries them."""
    if choice == EVERYBODY:
        return None
    if choice == DONE:
        if picked and not active_people(state, picked):
            return Reason("CCG-10.1", "nobody-carries")
        return None
    wrong = why_not_move(state, seat, start, goal, choice, picked)
    if wrong is None and not active_people(state, [*picked, choice]):
        taken = [*picked, choice]
        left = [card for card in carried_at(state, start, seat) if card not in taken]
        if all(why_not_move(state, seat, start, goal, card, taken) for card in active_people(state, left)):
            return Reason("CCG-10.1", "nobody-carries")
    return wrong


def all_who_may(state: Ccg, seat: int, start: Card, goal: Card) -> list[Card]:
    """Everybody who may go together, first come first."""
    picked: list[Card] = []
    for card in carried_at(state, start, seat):
        if why_not_move(state, seat, start, goal, card, picked) is None:
            picked.append(card)
    return picked if active_people(state, picked) else []


def arrive(state: Ccg, seat: int, word: str, cards: Sequence[Card], goal: Card) -> None:
    """They are there; CCG-12.13: aboard a stopped ship they stop with it."""
    if state.kind(goal) == MISSION:
        location = state.where[goal].host
        for card in cards:
            do.put(state, card, place_at(SURFACE, location))
        join_surface(state, cards, location)
    else:
        for card in cards:
            do.put(state, card, place_at(ABOARD, goal))
        if state.is_stopped(goal):
            do.stop(state, cards)
    state.note("beamed" if word == "beam" else "walked")
    state.tell("beams" if word == "beam" else "walks", seat=seat, cards=tuple(cards), card=goal)


# Away Teams


def groupings(state: Ccg, seat: int, number: int) -> list[Any]:
    """CCG-12.11: Away Teams may be split and joined in the orders."""
    if not is_landing(state, number):
        return []
    planet = state.locations[number].missions[0]
    several = len(people(state, landed_people(state, number, seat))) > 1
    teams = len(away_teams(state, number, seat)) > 1
    return [*([option("split", planet)] if several else []), *([option("join", planet)] if teams else [])]


def why_not_join(state: Ccg, seat: int, option: Any) -> Reason | None:
    """CCG-8.2: incompatible personnel form teams of their own."""
    teams = list(away_teams(state, state.where[option[1]].host, seat).values())
    for number, team in enumerate(teams):
        for other in teams[number + 1 :]:
            if all_agree(state, seat, [*team, *other]):
                return None
    return Reason("CCG-8.2", "teams-incompatible")


def join(state: Ccg, seat: int, option: Any) -> Steps:
    """Whoever can be together is one team."""
    location = state.where[option[1]].host
    there = landed_people(state, location, seat)
    for card in there:
        state.team[card] = free_number(state, seat, location)
    for card in there:
        join_surface(state, [card], location)
    state.tell("joins", seat=seat, card=option[1])
    yield from ()


def split(state: Ccg, seat: int, option: Any) -> Steps:
    """Some of those on a surface become a team of their own."""
    location = state.where[option[1]].host
    left, picked = landed_people(state, location, seat), list[Card]()
    onward = 0
    while left:
        choice: Any = yield Ask(
            seat,
            "who-split",
            [*left, DONE],
            partial(why_not_split, state, seat, tuple(picked)),
            sift=partial(splitting, state, seat, tuple(left), tuple(picked)),
            args=(("card", option[1]),),
            many=True,
            onward=onward,
        )
        if choice == DONE:
            break
        onward = left.index(choice)
        del left[onward]
        picked.append(choice)
    if picked and left:
        number = free_number(state, seat, location)
        for card in picked:
            state.team[card] = number
        state.tell("splits", seat=seat, cards=tuple(picked), card=option[1])


def why_not_split(state: Ccg, seat: int, picked: Sequence[Card], choice: Any) -> Reason | None:
    if choice == DONE:
        return None
    if not is_carried(state, choice) or not all_agree(state, seat, [*picked, choice]):
        return refuse(state, "CCG-8.2", "incompatible", card=choice, card2=picked[0])
    return None


def splitting(state: Ccg, seat: int, left: Sequence[Card], picked: Sequence[Card]) -> list[Any]:
    """Whoever may go with those who were picked."""
    return [*agreeing(state, seat, left, tuple(mixed(state, people(state, picked)))), DONE]


def locations(state: Ccg) -> list[Location]:
    return [location for location in state.locations if location.missions]
