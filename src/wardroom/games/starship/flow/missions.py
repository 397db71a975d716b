"""SHIP-9: missions, line by line."""

from __future__ import annotations

from typing import Literal

from wardroom.kernel import Ask, Reason, Steps, pick_one

from ..cards import MISSIONS, Icon, Line, Mission, Special, parts
from ..state import ANDROID, COLOR_OF, COMMANDERS, DONE, GOLD, MISSION_DECK, ON_PLANETS, Starship, zone
from .abilities import after_mission, trigger
from .effects import run
from .pirates import uprising
from .rooms import Order, command, subordinates, whereabouts

NO_MISSION = Reason("SHIP-9.1", "no-mission-here")
RESERVED = Reason("SHIP-5.6", "reserved")
TOO_FEW = Reason("SHIP-9.1", "too-few-figures")
DREADED = frozenset({"damage", "ambush", "pull", "zinca_library", "omega_draft"})
"""What is not optional and what a captain may want to avoid (SHIP-9.6, 9.20, 14.0): three icons, and two specials that
draw and discard cards. Medals and androids are not optional either, but nobody minds them."""


def mission_at(state: Starship, seat: int) -> Mission | None:
    """The mission on the planet where a ship stands."""
    card = state.missions.get(state.ships[seat].place)
    return None if card is None else MISSIONS[state.face(card)]


def why_not(state: Starship, seat: int) -> Reason | None:
    """SHIP-9.1: why the mission here cannot be accomplished now."""
    ship = state.ships[seat]
    mission = mission_at(state, seat)
    if mission is None:
        return NO_MISSION
    if state.holder.get(ship.place, seat) != seat:
        return RESERVED
    return TOO_FEW if len(ship.ready) < len(mission.lines) else None


def matches(figure: str, line: Line) -> bool:
    """SHIP-9.7: an android matches every colour, only androids match gold, cadets match nothing."""
    if figure == ANDROID:
        return True
    return line.color != GOLD and COLOR_OF.get(figure) == line.color


def accomplish(state: Starship, seat: int) -> Steps:
    """SHIP-9.2 to 9.14."""
    ship = state.ships[seat]
    planet = ship.place
    card = state.missions.pop(planet)
    mission = MISSIONS[state.face(card)]
    state.cards.move(card, zone(seat, DONE))
    state.tell("mission", seat=seat, card=card)
    state.note(f"mission:{mission.id}")
    yield from assign(state, seat, mission)
    ship.unscathed = True
    for figure, line in zip(ship.busy[:], mission.lines):
        if matches(figure, line):
            yield from resolve(state, seat, line, figure)
    ship.unscathed = False
    figures, ship.busy = ship.busy, []  # SHIP-9.9
    ship.queue += [figure for figure in figures if figure != ANDROID]
    for _ in range(figures.count(ANDROID)):
        yield from trigger(state, seat, "when_android_leaves_after_mission")
    yield from after_mission(state, seat, mission)
    new_mission(state, planet)


def assign(state: Starship, seat: int, mission: Mission) -> Steps:
    """SHIP-9.3: one figure for each line, all before any line is resolved."""
    ship = state.ships[seat]
    for number, line in enumerate(mission.lines, 1):
        args = (("line", number), ("name_color", line.color))
        figure = yield from pick_one(seat, "assign", list(dict.fromkeys(ship.ready)), args)
        ship.ready.remove(figure)
        ship.busy.append(figure)


def resolve(state: Starship, seat: int, line: Line, figure: str) -> Steps:
    """SHIP-9.5, 9.6: all effects of a line from left to right, or none; a commander may go on (SHIP-10.13)."""
    if is_dreaded(line):
        answer: str = yield Ask(seat, "line", ["resolve", "ignore"], args=(("name_color", line.color),))
        if answer == "ignore":
            return
    yield from run(state, seat, line.effects)
    if figure in COMMANDERS.values():
        options = ["again", *subordinates(state, seat, COLOR_OF[figure]), "none"]
        second: Literal["again", "none"] | Order = yield Ask(
            seat, "second-line", options, about=whereabouts(state, seat)
        )
        if second == "again":
            yield from run(state, seat, line.effects)
        elif second != "none":
            command(state, seat, second)


def is_dreaded(line: Line) -> bool:
    return any(
        isinstance(part, Icon) and part.verb in DREADED or isinstance(part, Special) and part.name in DREADED
        for part in parts(line.effects)
    )


def new_mission(state: Starship, planet: str) -> None:
    """SHIP-9.14: the highest face-up number goes face down to this planet; where it lay a mission appears."""
    source = max(state.numbers, key=lambda place: state.numbers[place])
    number = state.numbers.pop(source)
    state.numbers[planet] = -number
    deck = state.cards.rows[MISSION_DECK]
    if deck:  # SHIP-9.17
        card = deck[-1]
        state.missions[source] = card
        state.cards.move(card, ON_PLANETS)
        state.tell("appeared", card=card, name_place=source)
    if number == 1:  # SHIP-9.15
        uprising(state)
