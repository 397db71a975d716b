"""How good each option looks at a glance: the orders follow the plan; everything else is let be unless it repairs,
saves or brings something. The figures only rank options of one question; ending the turn is 0."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from wardroom.kernel import DONE, PASS, Ask, Card

from ..cards.kinds import ARTIFACT, EQUIPMENT, FACILITY, INTERRUPT, MISSION, PERSONNEL, REPORTING, SHIP
from ..flow.attempt import party_of
from ..flow.beaming import EVERYBODY, carried_at
from ..flow.staffing import missing_icon
from ..flow.teams import active
from ..places import all_vessels, location_of, looking, ships
from ..state import ORDERS, Ccg
from . import seeding
from .crews import person
from .evaluate import thing
from .plan import Plan, together

ATTEMPT, DOWN, UP, ABOARD, UNDOCK, FLY = 2000, 900, 850, 800, 700, 600
RESCUE, REPAIR, DOWNLOAD = 1000, 100, 150
STAFFING = 2000
NO_USE = -20
CAPTURING = ("romulan_ambush",)
"""Interrupts that are played whenever they can be."""


def rate(state: Ccg, ask: Ask) -> Sequence[int]:
    """How good each option looks without trying it."""
    rater = RATERS.get(ask.kind)
    if rater is None:
        return [WORDS.get(option, 0) if isinstance(option, str) else 1 for option in ask.options]
    return looking(state, partial(rater, state, ask))


WORDS = {"yes": 1, "keep_silent": 1}


def chosen(ask: Ask) -> Sequence[Any]:
    """The options: words, cards, or a word with cards."""
    return ask.options


# Orders


def orders(state: Ccg, ask: Ask) -> list[int]:
    plan = Plan(state, ask.seat)
    return [0 if isinstance(each, str) else ORDER[each[0]](plan, each) for each in chosen(ask)]


def attempt(plan: Plan, option: Any) -> int:
    """CCG-13.11: by those who are active. Where the odds are bad it is not worth it."""
    _, target, who = option
    state, seat = plan.state, plan.seat
    party = party_of(state, seat, who)
    faces = plan.faces(active(state, party.members))
    ship = plan.ship_face(who)
    location = state.where[target].host
    if plan.icon(location) == "dual":
        crews = [plan.force_at(each) for each in ships(state, seat) if location_of(state, each) == location]
        faces, ship = together(faces, *crews[:1]), plan.best_ship()
    value = plan.expected(location, faces, ship, plan.is_hurt(who))
    return ATTEMPT + value // 10 if value > 0 else NO_USE


def fly(plan: Plan, option: Any) -> int:
    """To where the ship is for, or as near as it gets; not before those who come along are aboard."""
    _, ship, target = option
    goal = plan.goal(ship)
    if goal is None:
        return NO_USE
    before = plan.distance(location_of(plan.state, ship), goal)
    after = plan.distance(plan.state.where[target].host, goal)
    if before is None or after is None or after >= before:
        return NO_USE
    return FLY - after


def undock(plan: Plan, option: Any) -> int:
    """To go where it is for, or for space where it is."""
    ship = option[1]
    goal, here = plan.goal(ship), location_of(plan.state, ship)
    if goal is None or (goal == here and plan.icon(here) == "planet"):
        return NO_USE
    return UNDOCK


def dock(plan: Plan, option: Any) -> int:
    """For repairs, where there is nothing else to do."""
    ship = option[1]
    return REPAIR if plan.is_hurt(ship) and plan.goal(ship) is None else NO_USE


def move(plan: Plan, option: Any) -> int:
    """Beaming and walking: down to a planet that is to be attempted, aboard a ship that leads, up where nothing is left
    to do."""
    _, start, goal = option
    state = plan.state
    here = location_of(state, start)
    if state.kind(goal) == MISSION:
        return down(plan, start, here)
    if state.kind(goal) == FACILITY or not plan.leads(goal, here) or plan.state.is_stopped(goal):
        return NO_USE
    movers = active(state, carried_at(state, start, plan.seat))
    if not movers:
        return NO_USE
    if state.kind(start) == MISSION:
        stay = plan.icon(here) != "space" and plan.expected(here, plan.faces(movers), "") > 0
        return NO_USE if stay else UP
    if state.kind(start) == SHIP:
        return NO_USE if plan.leads(start, here) else UP
    return ABOARD


def down(plan: Plan, start: Card, here: int) -> int:
    """Where whoever is here can solve it, and it is what the ship came for."""
    state = plan.state
    if plan.icon(here) == "space" or not team_down(plan, start, here):
        return NO_USE
    return DOWN if state.kind(start) != SHIP or plan.goal(start) == here else NO_USE


def team_down(plan: Plan, start: Card, here: int) -> list[Card]:
    """Who should go down to solve the mission with those who are there: everybody, or, of a ship, all but its staff if
    they do as well; nobody, if that cannot go well."""
    state, seat = plan.state, plan.seat
    there = active(state, carried_at(state, state.locations[here].missions[0], seat))
    movers = active(state, carried_at(state, start, seat))
    if not movers:
        return []
    if there and plan.expected(here, plan.faces(there), "") > 0:
        return []  # they can do it by themselves
    if plan.expected(here, plan.faces([*there, *movers]), "") <= 0:
        return []
    if state.kind(start) != SHIP or there:
        return movers
    return plan.but_staff(here, movers, staff_of(state, start, movers))


def staff_of(state: Ccg, ship: Card, movers: Sequence[Card]) -> list[Card]:
    """Some who can staff the ship: those with least skills."""
    people = [card for card in movers if state.kind(card) == PERSONNEL]
    people.sort(key=lambda card: person(state.cards.faces[card]))
    needed = getattr(state.face(ship), "staffing", ())
    kept: list[Card] = []
    for count in range(1, len(people) + 1):
        kept = people[:count]
        if missing_icon(state, kept, needed) is None:
            return kept
    return kept


def play_now(plan: Plan, option: Any) -> int:
    """A card in the midst of orders."""
    return plays(plan, option[1])


def nothing(value: int) -> Callable[[Plan, Any], int]:
    return lambda _plan, _option: value


ORDER: dict[str, Callable[[Plan, Any], int]] = {
    "attempt": attempt,
    "fly": fly,
    "undock": undock,
    "dock": dock,
    "beam": move,
    "walk": lambda plan, option: move(plan, option) - 1,  # beaming does as well
    "split": nothing(NO_USE),
    "join": nothing(NO_USE),  # the outlook says whether it is better
    "rescue": nothing(RESCUE),
    "retrieve": nothing(RESCUE),
    "jail": nothing(NO_USE),
    "agenda": nothing(RESCUE),
    "attack": nothing(NO_USE),
    "battle": nothing(NO_USE),
    "cloak": nothing(NO_USE),
    "decloak": nothing(UNDOCK),
    "play": play_now,
    "alert": lambda plan, _option: 50 * sum(plan.state.kind(card) in REPORTING for card in plan.state.hand(plan.seat)),
    "download": nothing(DOWNLOAD),
}


# Who goes


def who_goes(state: Ccg, ask: Ask) -> list[int]:
    """Down to a planet the team that is wanted; anywhere else everybody."""
    start, goal = (card for _, card in ask.args)
    here = location_of(state, start)
    words = {DONE: 10, EVERYBODY: 60}
    wanted: list[Card] | None = None
    if state.kind(goal) == MISSION:
        left = [each for each in ask.candidates if not isinstance(each, str)]
        movers = carried_at(state, start, ask.seat)
        if len(left) == len(movers):
            wanted = team_down(Plan(state, ask.seat), start, here)
            if len(wanted) == len(active(state, movers)):
                words[EVERYBODY] = 90
        else:  # picking goes on; who was there at first is wanted or not
            wanted = team_down(Plan(state, ask.seat), start, here)
        return [words[each] if isinstance(each, str) else 70 if each in wanted else 0 for each in ask.options]
    return [words[each] if isinstance(each, str) else 40 for each in ask.options]


def who_splits(state: Ccg, ask: Ask) -> list[int]:
    """One and no more: enough to see what it comes to. To pick everybody would change nothing."""
    (_, target), *_ = ask.args
    everybody = carried_at(state, target, ask.seat)
    first = len(ask.candidates) > len(everybody)
    return [int(isinstance(each, str) != first) for each in ask.options]


# Playing cards


def playing(state: Ccg, ask: Ask) -> list[int]:
    plan = Plan(state, ask.seat)
    return [0 if isinstance(each, str) else ORDER[each[0]](plan, each) for each in chosen(ask)]


def plays(plan: Plan, card: Card) -> int:
    """Whoever the plan lacks comes first, and who lets a ship fly; a ship where there is none."""
    state, seat = plan.state, plan.seat
    match state.kind(card):
        case "personnel":
            staff = STAFFING if plan.lets_fly(card) else 0
            return 200 + max(0, plan.helps(card)) + person(state.cards.faces[card]) // 10 + staff
        case "ship":
            return 180 if ships(state, seat) else 900
        case "equipment":
            return 150 + max(0, plan.helps(card))
        case "facility":
            return 100
        case kind if kind == INTERRUPT and state.cards.faces[card] in CAPTURING:
            return 210
        case kind if kind in (INTERRUPT, ARTIFACT) or state.part == ORDERS:
            return NO_USE
        case _:
            return 210


def report_to(state: Ccg, ask: Ask) -> list[int]:
    """Where most of the own people and ships are."""
    faces = [location_of(state, option) if isinstance(option, Card) else -1 for option in ask.options]
    mine = [state.controller(vessel) == ask.seat for vessel, _ in all_vessels(state)]
    near = [where for (_, where), own in zip(all_vessels(state), mine) if own]
    return [
        10 * near.count(place) + (len(carried_at(state, option, ask.seat)) if isinstance(option, Card) else 0)
        for place, option in zip(faces, ask.options)
    ]


def fetch(state: Ccg, ask: Ask) -> list[int]:
    """The card that helps most; it is worth having one."""
    plan = Plan(state, ask.seat)
    return [0 if isinstance(each, str) else max(1, value_of(plan, each)) for each in chosen(ask)]


def value_of(plan: Plan, card: Card) -> int:
    if plan.state.kind(card) in (PERSONNEL, SHIP, EQUIPMENT):
        return plays(plan, card)
    return 1


# Windows, and who is struck


def answer(state: Ccg, ask: Ask) -> list[int]:
    """Passed, unless it saves something of one's own or gets somebody for nothing."""
    about = next((value for name, value in ask.args if name == "card"), None)
    own = about is not None and state.controller(about) == ask.seat
    worth = 50 if ask.window in SAVING and own else NO_USE
    return [
        0 if each == PASS else use_now(state, ask, each) if isinstance(each, tuple) else worth for each in ask.options
    ]


SAVING = ("killed", "destroying", "before_winner", "completed")


def use_now(state: Ccg, ask: Ask, option: Any) -> int:
    """A download in the midst of an attempt, where somebody more helps at once; a capture whenever it can be had."""
    if option[0] == "agenda":
        return RESCUE
    return DOWNLOAD if ask.window in ("encounter", "requirements") and state.active == ask.seat else NO_USE


def strike(state: Ccg, ask: Ask) -> list[int]:
    """The other's best, one's own least."""
    return [harm(state, ask.seat, each) if isinstance(each, Card) else 0 for each in ask.options]


def harm(state: Ccg, seat: int, card: Card) -> int:
    owner = state.controller(card)
    value = thing(state, owner, card)
    return -value if owner == seat else value


def pay(state: Ccg, ask: Ask) -> list[int]:
    """A card is paid so that the attempt goes on: the one that is worth least."""
    return [300 - thing(state, ask.seat, each) if isinstance(each, Card) else 0 for each in ask.options]


def aim_player(state: Ccg, ask: Ask) -> list[int]:
    """What is played at a player mostly brings cards."""
    return [int(each == "you") for each in ask.options]


def lead(_state: Ccg, ask: Ask) -> list[int]:
    """With another's team: into battle, or as far away as it flies; going to and fro is of no use."""
    worth = {"attack": 4, "battle": 4, "fly": 3}
    return [1 if isinstance(each, str) else worth.get(each[0], 0) for each in chosen(ask)]


Rater = Callable[[Ccg, Ask], Sequence[int]]
RATERS: dict[str, Rater] = {
    "order": orders,
    "lead": lead,
    "play": playing,
    "who-beam": who_goes,
    "who-walk": who_goes,
    "who-split": who_splits,
    "report-to": report_to,
    "fetch": fetch,
    "take-from-deck": fetch,
    "answer": answer,
    "answer-about": answer,
    "struck": strike,
    "pay-discard": pay,
    "aim-player": aim_player,
    "seed-dilemma": seeding.under,
    "seed-facility": seeding.home,
    "seed-doorway": seeding.door,
}
