"""The person at a real table, who tells the rival how it stands.

Most questions are the same one: which of these, in this order, is the first that is free? Whatever stands before the
answer is then known to be taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from wardroom.kernel import Asking, Card, Option, Reason, Steps

from ...cards import SAMPLES, SECTOR_COLORS, TILE_BONUSES
from ...cards.rival import LANDER, ORBITER
from ...flow import techs, traces
from ...flow.signals import ALL_STARS
from ...flow.traces import Place
from ...state import SAMPLES_BOARD, TILES_GONE, TRACES
from .. import Witness
from . import discoveries, sectors, sky
from .asking import HUMAN, NONE, ask, refuse

if TYPE_CHECKING:
    from .state import Companion

BOTH = "both"
T = TypeVar("T")


class Person(Witness["Companion"]):
    """Asked what the rival must know, unless it was said before."""

    __slots__ = ()

    def first(self, state: Companion, kind: str, order: Sequence[Any], **args: Any) -> Asking[Any]:
        """Those before the answer are taken. Nothing behind one that is free for certain is asked about."""
        certain = next((number for number, each in enumerate(order) if free(state, kind, each, number)), None)
        if certain == 0 or not order:
            return order[0] if order else None
        options = [*order, NONE] if certain is None else order[: certain + 1]
        answer = yield from ask(kind, options, **args)
        for each in order if answer == NONE else order[: order.index(answer)]:
            TAKEN[kind](state, each)
        return None if answer == NONE else answer

    # The sky

    def discs(self, state: Companion) -> Steps:
        return sky.discs(state)

    def rotate(self, state: Companion) -> Steps:
        yield from super().rotate(state)
        state.near = {}
        yield from sky.anomaly(state)

    # Sectors

    def star(self, state: Companion, body: str) -> Asking[str]:
        if body not in state.near:
            state.near[body] = yield from ask("star", list(ALL_STARS), name_place=body)
        star = state.near[body]
        yield from sectors.confirm(state, (star,))
        return star

    def slots(self, state: Companion, stars: Sequence[str]) -> Steps:
        return sectors.confirm(state, stars)

    def row_color(self, state: Companion) -> Asking[str | None]:
        color: str = yield from ask("row-color", [*SECTOR_COLORS, NONE], arrow=state.arrow)
        if color == NONE:
            return None
        state.tell("companion-discards-row", arrow=state.arrow, feminine_color=color)
        return color

    # Planets, techs

    def first_places(self, state: Companion, planet: str) -> Steps:
        """What was taken once is not asked."""
        orbit, ground = planet not in state.first_orbits, bool(state.landing_data[planet])
        if not orbit and not ground:
            return

        def judge(option: Any) -> Reason | None:
            if not orbit and option in (BOTH, ORBITER):
                return refuse("SETI-5.12", "orbit-covered", name_place=planet)
            if not ground and option in (BOTH, LANDER):
                return refuse("SETI-5.15", "ground-covered", name_place=planet)
            return None

        answer = yield from ask("places", [BOTH, ORBITER, LANDER, NONE], judge, name_place=planet)
        if answer not in (BOTH, ORBITER) and orbit:
            state.first_orbits.append(planet)
        if answer not in (BOTH, LANDER):
            state.landing_data[planet] = []
        state.sure.append(planet)

    def landing_data(self, state: Companion, planet: str) -> Steps:
        """SETI-16.25: the largest still uncovered."""
        left = state.landing_data[planet]
        spaces: list[Option] = [*left] if planet in state.sure else [*left, 0]
        if left and len(spaces) > 1:
            data = yield from ask("landing-space", spaces, name_place=planet)
            state.landing_data[planet] = left[left.index(data) :] if data else []

    def top_tile(self, state: Companion, tech: str) -> Asking[Card]:
        """SETI-7.10: each stack has every bonus once, so none comes twice."""
        stack = {state.face(card): card for card in state.cards.rows[techs.STACKS[tech]]}

        def judge(option: Any) -> Reason | None:
            return None if option in stack else refuse("SETI-7.10", "bonus-gone", card=tech)

        bonus = yield from ask("bonus", list(TILE_BONUSES), judge, card=tech)
        state.note(f"tech:{tech}")
        return stack[bonus]

    # Species

    def sample_on(self, state: Companion, row: int) -> Asking[Card | None]:
        token = yield from ask("sample-here", list(SAMPLES))
        return next(card for card in state.cards.rows[SAMPLES_BOARD] if state.face(card) == token)

    def lay_sample(self, state: Companion, planet: str) -> Steps:
        left = yield from ask("sample-left", ["yes", NONE], name_place=planet)
        state.tell("rival-no-sample" if left == NONE else "companion-sample", name_place=planet)

    def next_anomaly(self, state: Companion) -> Asking[str]:
        color: str = yield from ask("next-anomaly", list(TRACES))
        return color

    def leads(self, state: Companion, color: str) -> Asking[bool]:
        if not sky.owns(state, color):
            return False
        highest: str = yield from ask("highest", ["rival", "you"], feminine_color=color)
        return highest == "rival"

    def exertians(self, state: Companion) -> int:
        return state.exertians

    def play_exertian(self, state: Companion) -> None:
        state.exertians += 1

    # The end of a turn and of a round

    def complete_sectors(self, state: Companion) -> Steps:
        return sectors.resolve(state)

    def discoveries(self, state: Companion, first: int) -> Asking[bool]:
        return discoveries.asked(state)

    def take_end_card(self, state: Companion) -> None:
        """It is told what to do."""

    def discard_end_cards(self, state: Companion) -> None:
        state.tell("companion-end-card-left")


def free(state: Companion, kind: str, thing: Any, number: int) -> bool:
    """Whether a thing, that number in the order, is free for certain: a space with room for any number of markers; a
    message reward if the human's only tile is on another one."""
    if kind == "lowest" and thing[2] > traces.DISCOVERY:
        return traces.printed(traces.slot(state, thing[0]), *thing[1:]).repeat
    return kind == "message-free" and number == int(state.agencies[HUMAN].message is not None)


# What turned out to be taken


def trace(state: Companion, place: Place) -> None:
    """SETI-16.41: a space that is marked. One without its sample may be free later (SETI-15.1.7)."""
    side, color, row = place
    at = traces.slot(state, side)
    if row == traces.DISCOVERY:
        at.spaces[color] = HUMAN
    elif not traces.printed(at, color, row).needs_sample:
        at.board.append((color, row, HUMAN))


def neutral_space(state: Companion, place: tuple[str, str]) -> None:
    traces.slot(state, place[0]).spaces[place[1]] = HUMAN


def moon(state: Companion, moon: str) -> None:
    state.agencies[HUMAN].moons.append(moon)


def gold(state: Companion, tile: str) -> None:
    state.gold_marks[tile].append(HUMAN)


def message(state: Companion, reward: str) -> None:
    """The human's own message tile is there."""
    state.messages.remove(reward)
    state.agencies[HUMAN].message = None


def first_tile(state: Companion, tech: str) -> None:
    state.first_tiles.remove(tech)


def stack(state: Companion, tech: str) -> None:
    for card in state.cards.rows[techs.STACKS[tech]][:]:
        state.cards.move(card, TILES_GONE)


TAKEN: dict[str, Callable[[Companion, Any], None]] = {
    "lowest": trace,
    "neutral-space": neutral_space,
    "moon": moon,
    "gold-free": gold,
    "message-free": message,
    "first-tile": first_tile,
    "tile-left": stack,
}
"""What each question teaches of those before the answer."""
