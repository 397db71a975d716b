"""Correct the table: whatever the companion keeps can be set right at every turn of the human.

A correction changes what is kept and nothing else: no reward, no card, no milestone follows from it at once. What
cannot be so on any table is refused, with the rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardroom.kernel import Option, Reason, Steps

from ...cards import GOLD_TILES, PLANET_BOARD, RIVAL_COMPUTER, SPECIES, STARS, TECHS, TILE_BONUSES
from ...cards.rival import LEFT, RIGHT
from ...cards.setup import PUBLICITY_MAX
from ...cards.solar import DISCS, EARTH
from ...cards.species import AHEAD
from ...flow.signals import TILE
from ...flow.species import centaurians
from ...flow.techs import STACKS
from ...flow.traces import SIDES, slot
from ...state import RIVAL, RIVAL_ASIDE, TILES_GONE, TRACES
from .. import gains
from ..message import in_reserve
from . import asking, discoveries, objectives, sectors, sky
from .asking import BACK, HUMAN
from .state import Companion

STEPS = (-10, -5, -1, 1, 5, 10)
"""By how much a score is set right at a time."""
POOL, CARDS = 13, 6
"""So many data and cards can be set."""


def menu(state: Companion) -> Steps:
    """What is wrong, and how it stands on the table."""
    what = yield from asking.ask("correct", [*THINGS, BACK])
    if what != BACK:
        yield from THINGS[what](state)


def number(what: str, field: str, values: range) -> Callable[[Companion], Steps]:
    """A counter of the rival with few values."""

    def change(state: Companion) -> Steps:
        value = yield from asking.ask(f"fix-{what}", list(values), n=getattr(state.rival, field))
        setattr(state.rival, field, value)
        state.tell("corrected", what=what, n=value)

    return change


def score(state: Companion) -> Steps:
    """In steps, until it is right. Milestones passed now act at the end of the turn, as always."""
    own = state.rival
    while True:

        def judge(option: Any) -> Reason | None:
            below = option != BACK and own.score + option < 0
            return asking.refuse("SETI-16.8", "score-below") if below else None

        step = yield from asking.ask("fix-score", [*STEPS, BACK], judge, n=own.score)
        if step == BACK:
            return
        own.score += step
        state.tell("corrected", what="score", n=own.score)


def arrow(state: Companion) -> Steps:
    state.arrow = yield from asking.ask("fix-arrow", [LEFT, RIGHT])
    state.tell("corrected", what="arrow", n=0)


def probe(state: Companion) -> Steps:
    answer = yield from asking.ask("fix-probe", ["there", "away"])
    state.rival.probes = [state.where(EARTH)] if answer == "there" else []
    state.tell("corrected", what="probe", n=len(state.rival.probes))


def techs(state: Companion) -> Steps:
    """The rival's tiles. Each stack has four (SETI-2.7)."""

    def judge(option: Any) -> Reason | None:
        verb, tech = option
        if verb == "remove":
            return None if tech in state.rival.techs else asking.refuse("SETI-16.11", "tech-not-held", card=tech)
        return (
            None if state.taken_by_rival.count(tech) < len(TILE_BONUSES) else asking.refuse("SETI-2.7", "stack-taken")
        )

    options: list[Option] = [(verb, tech) for verb in ("add", "remove") for tech in TECHS]
    verb, tech = yield from asking.ask("fix-techs", options, judge)
    if verb == "remove":
        state.rival.techs.remove(tech)
    else:
        state.rival.techs.append(tech)
        state.taken_by_rival.append(tech)
    state.tell("corrected", what="techs", n=len(state.rival.techs))


def stacks(state: Companion) -> Steps:
    """Whether a stack has its 2-VP tile, and whether it has tiles at all: then everything about it is asked again."""

    def judge(option: Any) -> Reason | None:
        verb, tech = option
        if verb == "gone" and tech not in state.first_tiles:
            return asking.refuse("SETI-5.31", "first-tile-gone", card=tech)
        if verb == "there" and tech in state.taken_by_rival:
            return asking.refuse("SETI-5.31", "first-tile-rival", card=tech)
        return None

    options: list[Option] = [(verb, tech) for verb in ("there", "gone") for tech in TECHS]
    verb, tech = yield from asking.ask("fix-stacks", options, judge)
    if verb == "gone":
        state.first_tiles.remove(tech)
    else:
        state.first_tiles = [each for each in TECHS if each in (*state.first_tiles, tech)]
        fill(state, tech)
    state.tell("corrected", what="stacks", n=0)


def fill(state: Companion, tech: str) -> None:
    """Every tile may be in the stack again."""
    cards, stack = state.cards, STACKS[tech]
    there = [state.face(card) for card in cards.rows[stack]]
    for bonus in TILE_BONUSES:
        if bonus not in there:
            cards.move(next(card for card in cards.rows[TILES_GONE] if state.face(card) == bonus), stack)


def planets(state: Companion) -> Steps:
    """SETI-5.19: a figure was taken away: all places at that planet are asked about again."""
    planet = yield from asking.ask(
        "fix-planets", [each for each in PLANET_BOARD if each != "oumuamua" or state.visitor]
    )
    state.first_orbits = [each for each in state.first_orbits if each != planet]
    state.landing_data[planet] = list(PLANET_BOARD[planet].first_landing_data)
    own = [moon.id for moon in PLANET_BOARD[planet].moons]
    for agency in state.agencies:
        agency.moons = [moon for moon in agency.moons if moon not in own]
    state.tell("corrected", what="planets", n=0)


def gold(state: Companion) -> Steps:
    """The first place of a gold tile."""
    tile = yield from asking.ask("fix-gold", list(GOLD_TILES))
    state.gold_marks[tile] = [] if state.gold_marks[tile] else [HUMAN]
    state.tell("corrected", what="gold", n=0)


def spaces(state: Companion) -> Steps:
    """Whose marker is on a discovery space of a species that is not known (SETI-13.1)."""

    def judge(option: Any) -> Reason | None:
        known = slot(state, option[0]).name is not None
        return asking.refuse("SETI-13.7", "species-there") if known else None

    options: list[Option] = [
        (side, color, who) for side in SIDES for color in TRACES for who in ("rival", "other", "free")
    ]
    if all(found.name for found in state.species):
        options.append(BACK)
    answer = yield from asking.ask("fix-spaces", options, lambda each: None if each == BACK else judge(each))
    if answer == BACK:
        return
    side, color, who = answer
    spaces, before = slot(state, side).spaces, discoveries.marked(state)
    if who == "free":
        spaces.pop(color, None)
    else:
        spaces[color] = RIVAL if who == "rival" else HUMAN
    state.asked = [said + now - old for said, now, old in zip(state.asked, discoveries.marked(state), before)]
    state.tell("corrected", what="spaces", n=0)


def species(state: Companion) -> Steps:
    """Another species, or none yet. Not after the rival has taken its card (SETI-16.32); nor is the first forgotten
    after it has taken that of the second, which would become the first."""

    def taken(name: str) -> bool:
        return SPECIES[name].rival_card not in [state.face(card) for card in state.cards.rows[RIVAL_ASIDE]]

    def judge(option: Any) -> Reason | None:
        if option == BACK:
            return None
        side, name = option
        now = slot(state, side).name
        if now is None:
            return asking.refuse("SETI-13.7", "not-discovered")
        if name in state.found:
            return asking.refuse("SETI-2.1", "species-known")
        concerned = state.found[state.found.index(now) :] if name == "unknown" else [now]
        return asking.refuse("SETI-16.32", "species-card-taken") if any(map(taken, concerned)) else None

    options: list[Option] = [(side, name) for side in SIDES for name in (*SPECIES, "unknown")]
    answer = yield from asking.ask("fix-species", [*options, BACK], judge)
    if answer == BACK:
        return
    side, name = answer
    site = slot(state, side)
    assert site.name is not None
    place = state.found.index(site.name)
    if name == "unknown":
        del state.found[place]
        site.name = None
        site.spaces = {color: owner for color, owner in site.spaces.items() if owner == RIVAL}
        state.asked = discoveries.marked(state)
    else:
        state.found[place] = site.name = name
    site.board = []
    state.tell("corrected", what="species", n=0)


def slots(state: Companion) -> Steps:
    """A marker of the rival more or less, or a slot filled anew (SETI-8.13)."""

    def judge(option: Any) -> Reason | None:
        verb, star = option
        if verb == "remove" and RIVAL not in sectors.markers(state, star):
            return asking.refuse("SETI-8.2", "no-rival-marker", name_star=star)
        if verb == "add" and sectors.left(state, star) <= 1:
            return asking.refuse("SETI-8.8", "slot-empty", name_star=star)
        return None

    known = [*STARS, *([TILE] if state.visitor else [])]
    options: list[Option] = [(verb, star) for verb in ("add", "remove", "clear") for star in known]
    verb, star = yield from asking.ask("fix-slots", options, judge)
    markers = sectors.markers(state, star)[:]
    if verb == "add":
        markers.append(RIVAL)
    elif verb == "remove":
        del markers[len(markers) - 1 - markers[::-1].index(RIVAL)]
    else:
        markers.clear()
    sectors.lay(state, star, markers)
    state.tell("corrected", what="slots", n=sectors.left(state, star))


def discs(state: Companion) -> Steps:
    """How the discs stand, and which turns next."""
    yield from sky.discs(state)
    state.next_disc = yield from asking.ask("fix-next_disc", list(DISCS), n=state.next_disc)
    state.tell("corrected", what="discs", n=0)


def tasks(state: Companion) -> Steps:
    """SETI-17.2: a task that was marked by mistake."""
    marked: list[Option] = [(card, number) for card, done in state.tasks.items() for number in sorted(done)]
    answer: Any = yield from asking.ask("fix-tasks", [*marked, BACK], about=objectives.describe_tasks(state))
    if answer == BACK:
        return
    card, done = answer
    state.tasks[card].remove(done)
    state.tell("corrected", what="tasks", n=done)


def message(state: Companion) -> Steps:
    """SETI-16.49: whether its message tile is on the track; and rewards that are covered after all."""

    def judge(option: Any) -> Reason | None:
        if option == "away":
            return None
        if "centaurians" not in state.found:
            return asking.refuse("SETI-16.49", "no-centaurians")
        if option == "ahead" and state.rival.message is None and not in_reserve(state):
            return asking.refuse("SETI-16.49", "no-message-left")
        return None

    answer = yield from asking.ask("fix-message", ["away", "ahead", "rewards"], judge)
    if answer == "rewards":
        own = [each for each in centaurians.REWARDS if f"message:{each}" in state.happened]
        state.messages = [each for each in centaurians.REWARDS if each not in own]
        state.agencies[HUMAN].message = AHEAD
    elif answer == "away":
        state.rival.message = None
    else:
        state.rival.message = state.rival.score + AHEAD
    state.tell("corrected", what="message", n=0)


def progress(state: Companion) -> Steps:
    """No card comes for a correction."""
    answer = yield from asking.ask("fix-progress", list(range(1, len(gains.track(state)) + 1)), n=state.progress)
    state.progress = answer
    state.tell("corrected", what="progress", n=answer)


def exertians(state: Companion) -> Steps:
    """Cards it has played."""
    state.exertians = yield from asking.ask("fix-exertians", list(range(CARDS)), n=state.exertians)
    state.tell("corrected", what="exertians", n=state.exertians)


THINGS: dict[str, Callable[[Companion], Steps]] = {
    "score": score,
    "publicity": number("publicity", "publicity", range(PUBLICITY_MAX + 1)),
    "computer": number("filled", "upper", range(RIVAL_COMPUTER + 1)),
    "pool": number("pool", "data", range(POOL)),
    "progress": progress,
    "arrow": arrow,
    "probe": probe,
    "techs": techs,
    "stacks": stacks,
    "tasks": tasks,
    "discs": discs,
    "slots": slots,
    "planets": planets,
    "gold": gold,
    "spaces": spaces,
    "species": species,
    "message": message,
    "exofossils": number("exofossils", "exofossils", range(CARDS + 4)),
    "exertians": exertians,
}
"""Everything that can be set right, in the order in which it is offered."""
