"""How good each option looks at a glance, in hundredths of a point: what captains in playouts go by.

A captain wants missions for which the right crew is ready, then techs, fights and repairs; nobody passes while somebody
can still do something useful.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from wardroom.kernel import Ask, Card, Option, copy_of

from ..cards import CARDS, FACTIONS, MISSIONS, OMEGAS, ROOM, ROOMS, ROUNDS, SPACES
from ..flow.rooms import ANY, Order, copyable, fits, is_order, options, place_called, work
from ..flow.techs import OrNone, edges
from ..state import CADET, COLOR_OF, COLORS, COMMANDERS, DONE, Ship, Starship
from .outlook import following
from .prospects import best_reach, gain, open_slot, place_worth, repair_gain, tech_worth
from .values import (
    LEADERS,
    NEVER,
    POINT,
    WEIGHTS,
    Crew,
    crew_of,
    figure_cost,
    line_worths,
    mission_worth,
    plan,
    stand,
    walk_worth,
    worth,
)

USELESS, LAST = NEVER, NEVER // 2
"""An action that does nothing is worse than to pass; to pass is worse than all that does something."""


def rate(state: Starship, ask: Ask) -> Sequence[int]:
    """How good each option looks without trying it."""
    if ask.kind == "turn":
        return rate_turn(state, ask)
    rater = RATERS.get(ask.kind, plain_words)
    return [rater(state, ask, option) for option in ask.options]


WORDS = {"none": -5, "stay": 0, "discard": -10, "keep": 10, "take": 0}
"""Options that are words, where nothing better is known."""


def plain_words(_state: Starship, _ask: Ask, option: Option) -> int:
    if isinstance(option, str):
        return WORDS.get(option, 5)
    if isinstance(option, tuple):
        return 20
    return int(option)


# --- the turn ---------------------------------------------------------------------------------------------------------


def rate_turn(state: Starship, ask: Ask) -> list[int]:
    """What to do with a turn: what it brings, less what the figure could do elsewhere."""
    seat = ask.seat
    ship = state.ships[seat]
    crew = crew_of(ship.ready)
    rooms = options(state, seat)
    return [
        rate_room(state, seat, ship, rooms[option]) if option in rooms else rate_action(state, seat, ship, crew, option)
        for option in ask.options
    ]


def rate_action(state: Starship, seat: int, ship: Ship, crew: Crew, option: Option) -> int:
    if option == "pass":
        return LAST
    if option == "mission":
        return mission_worth(state.cards.faces[state.missions[ship.place]], crew) + WEIGHTS["mission-now"]
    if option == "promote":
        return WEIGHTS["promote"] + WEIGHTS["promote-left"] * (ROUNDS - state.round)
    return train_worth(state, seat, ship, crew)


def rate_room(state: Starship, seat: int, ship: Ship, room: str | Card) -> int:
    """A room, and whoever is missed least in it; a commander has a second task."""
    job = work(state, room)
    if job.color == ANY:
        return max((rate_room(state, seat, ship, card) for card in copyable(state, seat)), default=USELESS)
    doing = [figure for figure in dict.fromkeys(ship.ready) if fits(figure, job.color)]
    if doing:
        figure = min(doing, key=figure_cost)
        rest = ship.ready[:]
        rest.remove(figure)
        brought = gain(state, seat, job.effects, crew_of(rest))
        if brought <= WEIGHTS["enough"]:
            return USELESS
        if job.single_use:
            brought -= WEIGHTS["used-up"] * (ROUNDS - state.round)
        return brought - figure_cost(figure) + (WEIGHTS["second"] if figure in LEADERS else 0)
    brought = gain(state, seat, job.effects, crew_of(ship.ready)) - WEIGHTS["pair"]
    return brought - WEIGHTS["ensign"] if brought > WEIGHTS["enough"] else USELESS


def train_worth(state: Starship, seat: int, ship: Ship, crew: Crew) -> int:
    """A cadet becomes an ensign: for the mission here, or for good."""
    left = ROUNDS - state.round
    if CADET not in crew:
        return USELESS
    value = WEIGHTS["train-left"] * left - WEIGHTS["train"]
    card = state.missions.get(ship.place)
    if card is not None and state.holder.get(ship.place, seat) == seat:
        name = state.cards.faces[card]
        if len(crew) >= len(MISSIONS[name].lines):
            better = max(plan(name, trained(crew, color)) for color in COLORS)
            now = mission_worth(name, crew)
            value = max(value, now + WEIGHTS["mission-now"] + better - plan(name, crew) - WEIGHTS["medal"])
    return value


@cache
def trained(crew: Crew, color: str, figure: str = CADET) -> Crew:
    figures = list(crew)
    figures[figures.index(figure)] = color
    return crew_of(figures)


# --- within a turn ----------------------------------------------------------------------------------------------------


def rate_place(state: Starship, ask: Ask, option: str) -> int:
    """Where to fly."""
    seat = ask.seat
    ship = state.ships[seat]
    if option == "repair":
        return WEIGHTS["mend"]
    crew = crew_of(ship.ready)
    if option == "stay":
        return place_worth(state, seat, ship.place, crew)
    value = place_worth(state, seat, option, crew)
    if ask.kind == "move":
        left = dict(ask.args)["left"]
        if left > 1:
            value = max(value, best_reach(state, seat, crew, option, left - 1, WEIGHTS["damage"]))
        if state.chart.near[ship.place][option] in state.pirates and not state.has(seat, "shield_generator"):
            value += WEIGHTS["damage"]
    return value - 1


def rate_tech(state: Starship, ask: Ask, option: OrNone) -> int:
    return tech_worth(state, ask.seat, option) if option != "none" else 0


def rate_given(state: Starship, ask: Ask, option: Card) -> int:
    """A tech to give up."""
    return -tech_worth(state, ask.seat, option)


def rate_slot(state: Starship, ask: Ask, slot: int) -> int:
    """Matches now, and not a good tech to throw away."""
    seat = ask.seat
    slots = state.ships[seat].slots
    held_there = slots[slot - 1]
    card = dict(ask.args)["card"]
    face = state.cards.faces[card]
    shown = OMEGAS.get(face) or CARDS[face]
    value = 0 if held_there is None else -tech_worth(state, seat, held_there) - WEIGHTS["ensign"]
    for mine, other, step in ((shown.left, 1, -1), (shown.right, 0, 1)):
        if 1 <= slot + step <= len(slots):
            facing = edges(state, seat, slot + step)[other]
            value += WEIGHTS["bonus-match"] * sum(
                icon is not None and icon == across for icon, across in zip(mine, facing)
            )
    return value


def rate_repair(state: Starship, ask: Ask, option: Option) -> int:
    if option == "none":
        return -1
    ship = state.ships[ask.seat]
    if option == "cargo":
        return 60 + 20 * (state.load(ask.seat) + 1 >= state.capacity(ask.seat))
    return 90 if not open_slot(ship) and state.round < ROUNDS else 55


def rate_figure(state: Starship, ask: Ask, option: str) -> int:
    """Who activates a room: a commander, or whoever can do least else."""
    if option == "artifacts":
        return -WEIGHTS["pair"] if state.round < ROUNDS else -WEIGHTS["pair"] - POINT
    if option == "crowd":
        return 0
    return WEIGHTS["second"] if option in LEADERS else -figure_cost(option)


def rate_second(state: Starship, ask: Ask, option: Any) -> int:
    """A commander's second task after a room."""
    if option == "none":
        return 0
    if is_order(option):
        return rate_order(state, ask.seat, option) - (0 if option[1] in COLORS else 30)
    room: str | Card = option[1] if isinstance(option, tuple) else option
    job = work(state, room)
    if job.color == ANY:
        return WEIGHTS["basic"]
    return gain(state, ask.seat, job.effects, crew_of(state.ships[ask.seat].ready))


def rate_order(state: Starship, seat: int, order: Order) -> int:
    """A subordinate brought back; of equal ones, whoever lets the better crew return in the next round (SHIP-12.1)."""
    if len(order) == 2 or state.round == ROUNDS:
        return WEIGHTS["command"]
    ship = state.ships[seat]
    return WEIGHTS["command"] + returning(ship, order) - returning(ship, order[:2])


def returning(ship: Ship, order: Order) -> int:
    """What those can do who will be ready in the next round, after an order."""
    after = copy_of(ship)
    after.ready.append(after.queue.pop(place_called(ship.queue, order)))
    return sum(map(figure_cost, following(after)))


def rate_copy(state: Starship, ask: Ask, option: Card) -> int:
    """What the Holodeck copies."""
    return gain(state, ask.seat, work(state, option).effects, crew_of(state.ships[ask.seat].ready))


def current(state: Starship, seat: int) -> str:
    """The mission that is being accomplished: the last one taken."""
    return state.cards.faces[state.row(seat, DONE)[-1]]


def rate_assign(state: Starship, ask: Ask, option: str) -> int:
    """Who stands on a line, so that the rest can be manned well too."""
    name = current(state, ask.seat)
    ship = state.ships[ask.seat]
    number = len(ship.busy)
    rest = ship.ready[:]
    rest.remove(option)
    return stand(name, number, option) + plan(name, crew_of(rest), number + 1)


def rate_line(state: Starship, ask: Ask, option: str) -> int:
    """Whether a line with something bad in it is worth it."""
    name, color = current(state, ask.seat), dict(ask.args)["name_color"]
    if option == "ignore":
        return 0
    return max(
        (worth(line.effects) for line in MISSIONS[name].lines if line.color == color),
        default=0,
    )


def rate_second_line(state: Starship, ask: Ask, option: Option) -> int:
    """A commander's second task on a mission."""
    if option == "none":
        return 0
    if is_order(option):
        return rate_order(state, ask.seat, option)
    name, busy = current(state, ask.seat), state.ships[ask.seat].busy
    return max(
        (gained for gained, figure in zip(line_worths(name), busy) if figure in LEADERS),
        default=WEIGHTS["command"],
    )


def rate_track(state: Starship, ask: Ask, option: str) -> int:
    """Where the marker gains most: points, and what lies ahead."""
    if option == "none":
        return -1
    track = FACTIONS.index(option)
    count = int(dict(ask.args).get("count", 1))
    steps = state.ships[ask.seat].steps[track]
    return walk_worth(option, state.track_sides[track], steps, count, state.events[track] is not None)


def rate_back(state: Starship, ask: Ask, option: str) -> int:
    """Honesty Summit: which marker goes back for medals."""
    if option == "none":
        return -1
    steps = state.ships[ask.seat].steps[FACTIONS.index(option)]
    return WEIGHTS["medal"] * min(3, steps % SPACES) - walk_worth(option, "A", max(0, steps - 3), 3, False)


def rate_choice(state: Starship, ask: Ask, option: str) -> int:
    """One of two lists, which is called by its icons."""
    ship = state.ships[ask.seat]
    value = 0
    for verb, count in read_name(option):
        value += repair_gain(state, ship, count) if verb == "repair" else WEIGHTS[verb] * count
    return value


@cache
def read_name(name: str) -> tuple[tuple[str, int], ...]:
    """`repair-2_any`: two repairs and a step."""
    found = []
    for token in name.split("_"):
        verb, _, number = token.rpartition("-")
        if number.isdigit():
            found.append((verb.replace("-", "_"), int(number)))
        else:
            found.append((token.replace("-", "_"), 1))
    return tuple((verb, count) for verb, count in found if verb in WEIGHTS)


def rate_trained(state: Starship, ask: Ask, option: str) -> int:
    """Who is trained."""
    return 10 if option == CADET else 0


def rate_color(state: Starship, ask: Ask, color: str) -> int:
    """Which colour a cadet gets: for the mission here, or what the ready room lacks."""
    ship, seat = state.ships[ask.seat], ask.seat
    crew = crew_of(ship.ready)
    value = rooms_of(state, ship, color) * 20 - 40 * sum(COLOR_OF.get(figure) == color for figure in crew)
    card = state.missions.get(ship.place)
    if card is not None and state.holder.get(ship.place, seat) == seat and CADET in crew:
        name = state.cards.faces[card]
        if len(crew) >= len(MISSIONS[name].lines):
            value += plan(name, trained(crew, color))
    return value


def rate_promoted(state: Starship, ask: Ask, color: str) -> int:
    """Who becomes a commander: a colour that has rooms, and no commander yet."""
    ship = state.ships[ask.seat]
    return 30 * rooms_of(state, ship, color) - 20 * (COMMANDERS[color] in ship.figures())


def rooms_of(state: Starship, ship: Ship, color: str) -> int:
    """How many rooms of a colour there are aboard."""
    count = sum(room.color == color for room in ROOMS.values())
    for card in ship.slots:
        tech = None if card is None else state.tech(card)
        count += tech is not None and tech.kind == ROOM and tech.color == color
    return count


def rate_fight(state: Starship, ask: Ask, option: OrNone) -> int:
    return 0 if option == "none" else 10


def rate_spend(state: Starship, ask: Ask, option: str) -> int:
    return 0 if option == "none" else 10


def rate_drop(state: Starship, ask: Ask, option: str) -> int:
    return -1 if option == "pirate" else 0


def rate_pay(state: Starship, ask: Ask, option: str) -> int:
    return {"medal": 0, "pirate": -20}.get(option, -10)


def rate_hull(state: Starship, ask: Ask, option: str) -> int:
    full = state.load(ask.seat) >= state.capacity(ask.seat)
    return int((option == "discard") == full)


RATERS: dict[str, Callable[[Starship, Ask, Any], int]] = {
    "move": rate_place,
    "jump": rate_place,
    "tech": rate_tech,
    "give-tech": rate_given,
    "slot": rate_slot,
    "repair": rate_repair,
    "crew": rate_figure,
    "second": rate_second,
    "copy": rate_copy,
    "assign": rate_assign,
    "line": rate_line,
    "second-line": rate_second_line,
    "track": rate_track,
    "translate": rate_track,
    "orelle": rate_track,
    "summit": rate_back,
    "choose": rate_choice,
    "train": rate_trained,
    "train-to": rate_color,
    "promote": rate_promoted,
    "fight": rate_fight,
    "spend": rate_spend,
    "drop": rate_drop,
    "pay": rate_pay,
    "hull": rate_hull,
}
