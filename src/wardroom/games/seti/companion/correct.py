"""Correct the table: whatever the companion keeps can be set right at every turn of the human.

A correction changes what is kept and nothing else: no reward, no card, no milestone follows from it at once. What
cannot be so on any table is refused, with the rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardroom.kernel import Card, Option, Reason, Steps

from ..automa.message import TILES
from ..cards import GOLD_TILES, MESSAGE_REWARDS, PLANET_BOARD, RIVAL_COMPUTER, SPECIES, STARS, TECHS, TILE_BONUSES
from ..cards.rival import LEFT, RIGHT
from ..cards.setup import PUBLICITY_MAX
from ..cards.solar import DISCS
from ..cards.species import AHEAD
from ..flow.objectives import ALL
from ..state import TRACES
from . import asking, gains, objectives, sky
from .asking import BACK
from .state import ASIDE, CAPACITY, HUMAN, RIVAL, TILE, Companion
from .traces import SIDES

STEPS = (-10, -5, -1, 1, 5, 10)
"""By how much a score is set right at a time."""
POOL, CARDS = 13, 6
"""So many data and cards can be set."""


def menu(state: Companion) -> Steps:
    """What is wrong, and how it stands on the table."""
    what = yield from asking.ask("correct", [*THINGS, BACK])
    if what != BACK:
        yield from THINGS[what](state)


def number(field: str, values: range) -> Callable[[Companion], Steps]:
    """A counter with few values."""

    def change(state: Companion) -> Steps:
        value = yield from asking.ask(f"fix-{field}", list(values), n=getattr(state, field))
        setattr(state, field, value)
        state.tell("corrected", what=field, n=value)

    return change


def score(state: Companion) -> Steps:
    """In steps, until it is right. Milestones passed now act at the end of the turn, as always."""
    while True:

        def judge(option: Any) -> Reason | None:
            below = option != BACK and state.score + option < 0
            return asking.refuse("SETI-16.8", "score-below") if below else None

        step = yield from asking.ask("fix-score", [*STEPS, BACK], judge, n=state.score)
        if step == BACK:
            return
        state.score += step
        state.tell("corrected", what="score", n=state.score)


def arrow(state: Companion) -> Steps:
    state.arrow = yield from asking.ask("fix-arrow", [LEFT, RIGHT])
    state.tell("corrected", what="arrow", n=0)


def probe(state: Companion) -> Steps:
    answer = yield from asking.ask("fix-probe", ["there", "away"])
    state.probe = answer == "there"
    state.tell("corrected", what="probe", n=int(state.probe))


def techs(state: Companion) -> Steps:
    """The rival's tiles. Each stack has four (SETI-2.7)."""

    def judge(option: Any) -> Reason | None:
        verb, tech = option
        if verb == "remove":
            return None if tech in state.techs else asking.refuse("SETI-16.11", "tech-not-held", card=tech)
        return None if state.taken.count(tech) < len(TILE_BONUSES) else asking.refuse("SETI-2.7", "stack-taken")

    options: list[Option] = [(verb, tech) for verb in ("add", "remove") for tech in TECHS]
    verb, tech = yield from asking.ask("fix-techs", options, judge)
    if verb == "remove":
        state.techs.remove(tech)
    else:
        state.techs.append(tech)
        state.taken.append(tech)
    state.tell("corrected", what="techs", n=len(state.techs))


def stacks(state: Companion) -> Steps:
    """Whether a stack has its 2-VP tile, and whether it has tiles at all: then everything about it is asked again."""

    def judge(option: Any) -> Reason | None:
        verb, tech = option
        if verb == "gone" and tech not in state.first_tiles:
            return asking.refuse("SETI-5.31", "first-tile-gone", card=tech)
        if verb == "there" and tech in state.taken:
            return asking.refuse("SETI-5.31", "first-tile-rival", card=tech)
        return None

    options: list[Option] = [(verb, tech) for verb in ("there", "gone") for tech in TECHS]
    verb, tech = yield from asking.ask("fix-stacks", options, judge)
    if verb == "gone":
        state.first_tiles.remove(tech)
    else:
        state.first_tiles = [each for each in TECHS if each in (*state.first_tiles, tech)]
        state.stacks[tech] = list(TILE_BONUSES)
    state.tell("corrected", what="stacks", n=0)


def planets(state: Companion) -> Steps:
    """SETI-5.19: a figure was taken away: all places at that planet are asked about again."""
    planet = yield from asking.ask(
        "fix-planets", [each for each in PLANET_BOARD if each != "oumuamua" or state.visitor]
    )
    state.orbits = [each for each in state.orbits if each != planet]
    state.ground[planet] = list(PLANET_BOARD[planet].first_landing_data)
    own = [moon.id for moon in PLANET_BOARD[planet].moons]
    state.moons = [moon for moon in state.moons if moon not in own]
    state.tell("corrected", what="planets", n=0)


def gold(state: Companion) -> Steps:
    """The first place of a gold tile."""
    tile = yield from asking.ask("fix-gold", list(GOLD_TILES))
    if tile in state.gold:
        state.gold.remove(tile)
    else:
        state.gold.append(tile)
    state.tell("corrected", what="gold", n=0)


def spaces(state: Companion) -> Steps:
    """Whose marker is on a discovery space of a species that is not known (SETI-13.1)."""

    def judge(option: Any) -> Reason | None:
        known = state.sites[SIDES.index(option[0])].name is not None
        return asking.refuse("SETI-13.7", "species-there") if known else None

    options: list[Option] = [
        (side, color, who) for side in SIDES for color in TRACES for who in ("rival", "other", "free")
    ]
    if all(site.name for site in state.sites):
        options.append(BACK)
    answer = yield from asking.ask("fix-spaces", options, lambda each: None if each == BACK else judge(each))
    if answer == BACK:
        return
    side, color, who = answer
    site = state.sites[SIDES.index(side)]
    if who == "free":
        site.spaces.pop(color, None)
    else:
        site.spaces[color] = RIVAL if who == "rival" else HUMAN
    state.tell("corrected", what="spaces", n=0)


def species(state: Companion) -> Steps:
    """Another species, or none yet. Not after the rival has taken its card (SETI-16.32); nor is the first forgotten
    after it has taken that of the second, which would become the first."""

    def taken(name: str) -> bool:
        return SPECIES[name].rival_card not in [state.face(card) for card in state.cards.rows[ASIDE]]

    def judge(option: Any) -> Reason | None:
        if option == BACK:
            return None
        side, name = option
        now = state.sites[SIDES.index(side)].name
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
    site = state.sites[SIDES.index(side)]
    assert site.name is not None
    place = state.found.index(site.name)
    if name == "unknown":
        del state.found[place]
        site.name = None
        site.spaces = {color: owner for color, owner in site.spaces.items() if owner == RIVAL}
    else:
        state.found[place] = site.name = name
    site.board = []
    state.tell("corrected", what="species", n=0)


def slots(state: Companion) -> Steps:
    """A marker of the rival more or less, or a slot filled anew (SETI-8.13)."""

    def judge(option: Any) -> Reason | None:
        verb, slot = option
        if verb == "remove" and RIVAL not in state.slots[slot]:
            return asking.refuse("SETI-8.2", "no-rival-marker", name_star=slot)
        if verb == "add" and state.left(slot) <= 1:
            return asking.refuse("SETI-8.8", "slot-empty", name_star=slot)
        return None

    known = [*STARS, *([TILE] if state.visitor else [])]
    options: list[Option] = [(verb, slot) for verb in ("add", "remove", "clear") for slot in known]
    verb, slot = yield from asking.ask("fix-slots", options, judge)
    markers = state.slots[slot]
    if verb == "add":
        markers.append(RIVAL)
    elif verb == "remove":
        del markers[len(markers) - 1 - markers[::-1].index(RIVAL)]
    else:
        markers.clear()
    state.tell("corrected", what="slots", n=CAPACITY[slot] - len(markers))


def discs(state: Companion) -> Steps:
    """How the discs stand, and which turns next."""
    yield from sky.discs(state)
    state.next_disc = yield from asking.ask("fix-next_disc", list(DISCS), n=state.next_disc)
    state.tell("corrected", what="discs", n=0)


def tasks(state: Companion) -> Steps:
    """SETI-17.2: a task that was marked by mistake."""
    marked: list[Option] = [(card, number) for card, done in state.tasks.items() for number in sorted(done)]
    answer: Any = yield from asking.ask("fix-tasks", [*marked, BACK], about=objectives.named(state))
    if answer == BACK:
        return
    card, done = answer
    assert isinstance(card, Card) and done <= len(ALL[state.face(card)].tasks)
    state.tasks[card].remove(done)
    state.tell("corrected", what="tasks", n=done)


def message(state: Companion) -> Steps:
    """SETI-16.49: whether its message tile is on the track; and rewards that are covered after all."""

    def judge(option: Any) -> Reason | None:
        if option == "away":
            return None
        if "centaurians" not in state.found:
            return asking.refuse("SETI-16.49", "no-centaurians")
        if option == "ahead" and state.message is None and state.sent >= TILES:
            return asking.refuse("SETI-16.49", "no-message-left")
        return None

    answer = yield from asking.ask("fix-message", ["away", "ahead", "rewards"], judge)
    if answer == "rewards":
        state.messages = [each.id for each in MESSAGE_REWARDS]
    elif answer == "away":
        state.message = None
    else:
        state.sent += state.message is None
        state.message = state.score + AHEAD
    state.tell("corrected", what="message", n=0)


def progress(state: Companion) -> Steps:
    """No card comes for a correction."""
    answer = yield from asking.ask("fix-progress", list(range(1, len(gains.track(state)) + 1)), n=state.progress)
    state.progress = answer
    state.tell("corrected", what="progress", n=answer)


THINGS: dict[str, Callable[[Companion], Steps]] = {
    "score": score,
    "publicity": number("publicity", range(PUBLICITY_MAX + 1)),
    "computer": number("filled", range(RIVAL_COMPUTER + 1)),
    "pool": number("pool", range(POOL)),
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
    "exofossils": number("exofossils", range(CARDS + 4)),
    "exertians": number("exertians", range(CARDS)),
}
"""Everything that can be set right, in the order in which it is offered."""
