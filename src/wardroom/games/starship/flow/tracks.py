"""SHIP-11: the faction tracks and their events."""

from __future__ import annotations

from wardroom.kernel import Ask, Steps, pick_one

from ..cards import BONUSES, EVENT_SPACE, EVENTS, FACTIONS, SOLO_EVENTS, SPACES
from ..state import ON_ZINCA, Starship
from .techs import throw_away

ZINCA = FACTIONS.index("zinca")
MOST_EVENTS = 2


def advance_any(state: Starship, seat: int, count: int) -> Steps:
    """SHIP-14.20: choose one track for the whole advance."""
    answer: str = yield Ask(seat, "track", [*FACTIONS, "none"], args=(("count", count),))
    if answer != "none":
        yield from walk(state, seat, FACTIONS.index(answer), count, least=1)


def advance(state: Starship, seat: int, track: int, count: int) -> Steps:
    """SHIP-14.19: up to so many steps on a named track; with the Universal Translator on another one (SHIP-15.17)."""
    if state.has(seat, "universal_translator"):
        answer: str = yield Ask(seat, "translate", [*FACTIONS, "none"], args=(("count", count),))
        if answer == "none":
            return
        yield from walk(state, seat, FACTIONS.index(answer), count, least=1)
    else:
        yield from walk(state, seat, track, count, least=0)


def walk(state: Starship, seat: int, track: int, count: int, least: int) -> Steps:
    """SHIP-11.3: as far as the captain wants. After every bonus or event it may be thought over again."""
    left, start = count, least
    while left:
        reach = min(left, steps_to_next(state, seat, track))
        options = list(range(reach, start - 1, -1))
        steps = yield from pick_one(seat, "steps", options, (("track_faction", FACTIONS[track]),))
        if not steps:
            return
        yield from step_forward(state, seat, track, steps)
        if steps < reach:
            return
        left -= steps
        start = 0


def steps_to_next(state: Starship, seat: int, track: int) -> int:
    """How many steps to the next space where something happens."""
    steps = state.ships[seat].steps[track]
    for ahead in range(1, SPACES):
        if has_effect(state, track, (steps + ahead) % SPACES):
            return ahead
    return SPACES


def has_effect(state: Starship, track: int, space: int) -> bool:
    if space == EVENT_SPACE and state.events[track] is not None:
        return True
    return space in BONUSES[FACTIONS[track]][state.track_sides[track]]


def step_forward(state: Starship, seat: int, track: int, steps: int) -> Steps:
    """SHIP-11.2: forward, and what lies on the last space is applied at once."""
    from .effects import run

    ship = state.ships[seat]
    laps = ship.steps[track] // SPACES
    ship.steps[track] += steps
    state.tell("advanced", seat=seat, track_faction=FACTIONS[track], steps=steps)
    if ship.steps[track] // SPACES > laps:  # SHIP-11.8
        state.tell("lap", seat=seat, track_faction=FACTIONS[track])
    space = ship.steps[track] % SPACES
    bonus = BONUSES[FACTIONS[track]][state.track_sides[track]].get(space)
    if bonus is not None:
        yield from run(state, seat, bonus)
    name = state.events[track]
    if space == EVENT_SPACE and name is not None:
        yield from trigger_event(state, seat, track, name)


def trigger_event(state: Starship, seat: int, track: int, name: str) -> Steps:
    """SHIP-11.5: the event lying there happens for all, once; after the second the third is removed (SHIP-11.6)."""
    from .effects import run

    state.events[track] = None
    state.triggered += 1
    state.note(f"event:{name}")
    state.tell("event", seat=seat, card=name)
    if state.triggered == MOST_EVENTS:
        remove_rest(state)
    card = SOLO_EVENTS[name] if state.solo else EVENTS[name]
    order = [(seat + number) % state.seats for number in range(state.seats)]  # SHIP-11.7
    yield from run(state, seat, card.trigger)
    for each in order:
        yield from run(state, each, card.each)
    for each in order[1:]:
        yield from run(state, each, card.others)
    yield from run(state, seat, card.trigger_after)


def remove_rest(state: Starship) -> None:
    """SHIP-11.6: the remaining event goes back to the box, a tech lying with it to the discard."""
    for track, name in enumerate(state.events):
        if name is not None:
            state.events[track] = None
            state.tell("event-off", card=name)
            if track == ZINCA:
                for card in state.cards.rows[ON_ZINCA][:]:
                    throw_away(state, card)
