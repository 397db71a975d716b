"""How good a position looks to a captain, and how good each option looks at a glance. All in hundredths of a point.

The values of icons are those the component set was balanced with: a track step 0.7, a medal 0.9, an android 1.8 and so
on, against about 2 points for what one figure does in one action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from wardroom.kernel import Ask, Card, Option

from .cards import (
    ABILITY,
    CARDS,
    DESIGNS,
    FACTIONS,
    MISSIONS,
    OMEGAS,
    ROUNDS,
    SPACES,
    Choose,
    Effect,
    Effects,
    Icon,
    Mission,
    Special,
    Spend,
    track_points,
)
from .flow.missions import matches as stands_well
from .flow.techs import edges
from .scoring import damage
from .scoring import total as half_points
from .state import ANDROID, ARTIFACTS, CADET, COMMANDERS, OVER, Ship, Starship

POINT = 100
ICONS = {
    "move": 55,
    "jump": 110,
    "fight": 180,
    "tech": 160,
    "tech_recycle": 180,
    "repair": 115,
    "damage": -115,
    "android": 180,
    "medal": 90,
    "artifact": 75,
    "pirate": 100,
    "ambush": -40,
    "pull": 180,
    "coop": 70,
    "zinca": 70,
    "nian": 70,
    "any": 72,
}
SPECIALS = {"hive_mind": 70, "star_gate": 30, "zinca_library": 220, "omega_draft": 380, "holodeck": 230}
GIVEN_UP = {"medal": 90, "artifact": 75, "pirate": 100, "tech": 120}
BASIC = 140
"""What an action in a basic room is worth."""
FIGURES = {CADET: 120, ANDROID: 180, "red": 165, "yellow": 165, "blue": 165}
COMMANDER = 300
OMEGA_HOPE = 90
"""An omega in a slot will still grow, each round that is left."""
ABILITY_ROUND = 85
"""What an ability gives in a round."""


def worth(effects: Effects) -> int:
    """What a list of effects is worth on average."""
    return sum(worth_of(effect) for effect in effects)


def worth_of(effect: Effect) -> int:
    if isinstance(effect, Icon):
        return ICONS[effect.verb] * effect.n
    if isinstance(effect, Spend):
        return max(0, worth(effect.gain) - GIVEN_UP[effect.what] * effect.n)
    if isinstance(effect, Choose):
        return max(worth(each) for each in effect.lists)
    assert isinstance(effect, Special)
    return SPECIALS.get(effect.name, 100)


@cache
def tech_round(face: str) -> int:
    """What a tech adds in each round that is left."""
    tech = DESIGNS[CARDS[face].design]
    if tech.kind == ABILITY:
        return ABILITY_ROUND
    more = max(20, worth(tech.effects) - BASIC)
    return more * 3 // 5 if tech.single_use else more


@cache
def line_worths(name: str) -> tuple[int, ...]:
    return tuple(max(0, worth(line.effects)) for line in MISSIONS[name].lines)


def evaluate(state: Starship, seat: int) -> int:
    """Points now, and what crew, techs, tokens and place promise for the rest of the game."""
    points = half_points(state, seat) * POINT // 2
    if state.phase == OVER:
        return points
    ship = state.ships[seat]
    left = ROUNDS - state.round
    return points + crew(ship, left) + engine(state, seat, left) + stores(state, seat, left) + way(state, seat, left)


def crew(ship: Ship, left: int) -> int:
    """Figures that can act now or later. In the last round the queue is worth nothing more."""
    value = 0
    if not ship.passed or left:
        discount = 100 if not ship.passed else 60
        value += sum(figure_worth(figure) for figure in ship.ready + ship.busy) * discount // 100
    if left:
        leaving = len(ship.queue) - 3
        for place, figure in enumerate(ship.queue):
            value += figure_worth(figure) * (60 if place < leaving else 25) // 100
        value += 40 * (left - 1) * sum(figure in COMMANDERS.values() for figure in ship.ready + ship.queue)
    return value


def figure_worth(figure: str) -> int:
    return FIGURES.get(figure, COMMANDER)


def engine(state: Starship, seat: int, left: int) -> int:
    """Techs in slots, and free slots for more."""
    ship = state.ships[seat]
    value = 0
    for card, hurt in zip(ship.slots, ship.damaged):
        if card is None:
            value += 0 if hurt else 15 * left
        elif (face := state.cards.faces[card]) in OMEGAS:
            value += OMEGA_HOPE * left
        else:
            value += tech_round(face) * (2 * left + 1) // 2
    return value


def stores(state: Starship, seat: int, left: int) -> int:
    """Medals and artifacts are worth more than their half point while they can be used; steps lead to bonuses."""
    ship = state.ships[seat]
    value = (45 * ship.medals + 30 * len(state.row(seat, ARTIFACTS))) * min(2, left + 1) // 2
    for steps in ship.steps:  # smooth between the zones
        value += 39 * steps - POINT * track_points(steps) + 8 * (steps % SPACES)
    return value - 12 * damage(state, seat) * left


def way(state: Starship, seat: int, left: int) -> int:
    """The missions at hand: standing on a good one, or a move or two away."""
    ship = state.ships[seat]
    if not ship.ready and not left:
        return 0
    ready = ship.ready if ship.ready and not ship.passed else ship.queue
    best = 0
    near = state.chart.near
    for place, card in state.missions.items():
        holder = state.holder.get(place, seat)
        if holder != seat:
            continue
        gain = mission_worth(MISSIONS[state.cards.faces[card]], ready)
        if place == ship.place:
            gain = gain * 80 // 100
        elif place in near[ship.place]:
            gain = gain * 50 // 100
        elif any(place in near[next_one] for next_one in near[ship.place]):
            gain = gain * 40 // 100
        else:
            gain = gain * 20 // 100
        best = max(best, gain)
    return best


def mission_worth(mission: Mission, ready: Sequence[str]) -> int:
    """Points and matched lines, less what the figures could do elsewhere."""
    value = mission.points * POINT
    free = list(ready)
    for line, gain in sorted(zip(mission.lines, line_worths(mission.id)), key=lambda each: -each[1]):
        able = [figure for figure in free if stands_well(figure, line)]
        if able:
            chosen = min(able, key=figure_worth)
            value += gain
        elif free:
            chosen = min(free, key=figure_worth)
        else:
            return 0
        free.remove(chosen)
        value -= figure_worth(chosen)
    return max(0, value)


# --- at a glance ------------------------------------------------------------------------------------------------------

WORDS = {"none": -5, "stay": 0, "ignore": -50, "resolve": 50, "again": 200, "discard": -10, "keep": 10, "take": 0}
"""Options that are words, where nothing better is known."""


def rate(state: Starship, ask: Ask) -> Sequence[int]:
    """How good each option looks without trying it."""
    rater = RATERS.get(ask.kind, plain_words)
    return [rater(state, ask, option) for option in ask.options]


def plain_words(_state: Starship, _ask: Ask, option: Option) -> int:
    if isinstance(option, str):
        return WORDS.get(option, 5)
    if isinstance(option, tuple):
        return 20
    return int(option)


def rate_turn(state: Starship, ask: Ask, option: Option) -> int:
    """What to do with a turn."""
    seat = ask.seat
    ship = state.ships[seat]
    if option == "pass":
        return 0
    if option == "mission":
        return mission_worth(MISSIONS[state.face(state.missions[ship.place])], ship.ready) + 150
    if option == "promote":
        return 60 if state.round < ROUNDS else -10
    if option == "train":
        return 30 if CADET in ship.ready and ship.medals > 1 else -10
    if isinstance(option, tuple):
        tech = state.tech(option[1])  # type: ignore[arg-type]
        return worth(tech.effects) if tech is not None else 0
    return rate_basic(state, seat, str(option))


def rate_basic(state: Starship, seat: int, room: str) -> int:
    ship = state.ships[seat]
    if room == "helm":
        return 20 if ship.place in state.missions else 150
    if room == "weapons":
        return 170 if any(route in state.pirates for route in state.chart.near[ship.place].values()) else 1
    if room == "science":
        return 160 if any(card is None and not hurt for card, hurt in zip(ship.slots, ship.damaged)) else 1
    return 120 if ship.damage or any(ship.damaged) else 1


def rate_place(state: Starship, ask: Ask, option: Option) -> int:
    """Where to fly."""
    if option == "repair":
        return 100
    seat = ask.seat
    ship = state.ships[seat]
    place = ship.place if option == "stay" else str(option)
    value = place_worth(state, seat, place)
    if ask.kind == "move" and option != "stay":
        route = state.chart.near[ship.place][place]
        if route in state.pirates and not state.has(seat, "shield_generator"):
            value -= 115
        if dict(ask.args)["left"] > 1:
            value = max(value, max(place_worth(state, seat, far) - 20 for far in state.chart.near[place]))
    return value


def place_worth(state: Starship, seat: int, place: str) -> int:
    ship = state.ships[seat]
    card = state.missions.get(place)
    if card is not None and state.holder.get(place, seat) == seat:
        return mission_worth(MISSIONS[state.cards.faces[card]], ship.ready or ship.queue)
    station = state.station_at(place)
    if station is not None and station not in state.waiting:
        return 220
    return 10 if place in state.numbers else 0


def rate_tech(state: Starship, ask: Ask, option: Option) -> int:
    if not isinstance(option, Card):
        return 0
    face = state.face(option)
    left = ROUNDS - state.round
    if face in OMEGAS:
        return 200 + 40 * left
    return tech_round(face) * (2 * left + 1) // 2 + 60


def rate_slot(state: Starship, ask: Ask, option: Option) -> int:
    """Matches now, and not a good tech to throw away."""
    seat, slot = ask.seat, int(option)  # type: ignore[arg-type]
    held = state.ships[seat].slots[slot - 1]
    card = dict(ask.args)["card"]
    shown = OMEGAS.get(state.face(card)) or CARDS[state.face(card)]
    value = 0 if held is None else -rate_tech(state, ask, held)
    for mine, other, step in ((shown.left, 1, -1), (shown.right, 0, 1)):
        if 1 <= slot + step <= len(state.ships[seat].slots):
            facing = edges(state, seat, slot + step)[other]
            value += 90 * sum(icon is not None and icon == across for icon, across in zip(mine, facing))
    return value


def rate_repair(state: Starship, ask: Ask, option: Option) -> int:
    if option == "none":
        return -1
    ship = state.ships[ask.seat]
    if option == "cargo":
        return 60 + 20 * (state.load(ask.seat) + 1 >= state.capacity(ask.seat))
    free = sum(card is None and not hurt for card, hurt in zip(ship.slots, ship.damaged))
    return 90 if not free and state.round < ROUNDS else 55


def rate_figure(state: Starship, ask: Ask, option: Option) -> int:
    """Who activates a room: whoever can do least else."""
    if option == "artifacts":
        return -150
    if option == "crowd":
        return 0
    return COMMANDER if option in COMMANDERS.values() else -figure_worth(str(option))


def rate_assign(state: Starship, ask: Ask, option: Option) -> int:
    """Who stands on a line: the cheapest figure that matches, or the cheapest of all."""
    color = dict(ask.args)["name_color"]
    figure = str(option)
    fits = figure == ANDROID or (color != "gold" and figure.endswith(color))
    return (400 if fits else 0) - figure_worth(figure) // (4 if fits else 1)


def rate_track(state: Starship, ask: Ask, option: Option) -> int:
    """Where the marker gains most: points, and a bonus ahead."""
    if option == "none":
        return -1
    steps = state.ships[ask.seat].steps[FACTIONS.index(str(option))]
    count = int(dict(ask.args).get("count", 1))
    return 10 * (track_points(steps + count) - track_points(steps)) + (steps + count) % SPACES


def rate_fight(state: Starship, ask: Ask, option: Option) -> int:
    return 10 if isinstance(option, Card) else 0


def rate_spend(state: Starship, ask: Ask, option: Option) -> int:
    return 0 if option == "none" else 10


def rate_drop(state: Starship, ask: Ask, option: Option) -> int:
    return -1 if option == "pirate" else 0


RATERS: dict[str, Callable[[Starship, Ask, Option], int]] = {
    "turn": rate_turn,
    "move": rate_place,
    "jump": rate_place,
    "tech": rate_tech,
    "slot": rate_slot,
    "repair": rate_repair,
    "crew": rate_figure,
    "assign": rate_assign,
    "track": rate_track,
    "translate": rate_track,
    "orelle": rate_track,
    "fight": rate_fight,
    "spend": rate_spend,
    "drop": rate_drop,
}
