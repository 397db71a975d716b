"""What ends every turn (SETI-3.10, SETI-16.14): the rival's milestones, neutral markers, discoveries."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from wardroom.kernel import Option, Reason, Request, Steps

from ..cards import GOLD_MILESTONES, GOLD_TILES, MESSAGE_REWARDS, NEUTRAL_MILESTONES, SPECIES
from ..state import TRACES
from . import actions, asking, gains, rewards
from .asking import NONE
from .state import HUMAN, NEUTRAL, RIVAL, Companion
from .traces import SIDES

REWARDS = {each.id: each.reward for each in MESSAGE_REWARDS}
MESSAGE = 0


def end_of_turn(state: Companion) -> Steps:
    """Repeated until nothing is open (SETI-12.12)."""
    again = True
    while again:
        again = yield from personal(state)
        again = (yield from neutral(state)) or again
        again = (yield from discoveries(state)) or again


def quiet(state: Companion) -> bool:
    """Whether nothing is open that a question may be about."""
    marks = [mark for mark in (*GOLD_MILESTONES, *NEUTRAL_MILESTONES) if mark not in state.milestones]
    if state.message is not None:
        marks.append(state.message)
    return not state.touched and all(mark > state.score for mark in marks)


def personal(state: Companion) -> Generator[Request, Any, bool]:
    """SETI-12.11: gold milestones and the message tile, by ascending score. The rival ignores those of the Exertians
    (SETI-16.52)."""
    marks = [(mark, 1) for mark in GOLD_MILESTONES if mark <= state.score and mark not in state.milestones]
    if state.message is not None and state.message <= state.score:
        marks.append((state.message, MESSAGE))
    for mark, kind in sorted(marks, key=lambda each: (each[0], -each[1])):
        if kind == MESSAGE:
            yield from answer_message(state)
        else:
            state.milestones.append(mark)
            yield from gold(state, mark)
    return bool(marks)


def gold(state: Companion, mark: int) -> Steps:
    """SETI-16.43, SETI-16.75: a tile whose first place is free, as the arrow prefers; none: the milestone lapses."""
    order: list[Option] = [tile for tile in asking.pointed(state, GOLD_TILES) if tile not in state.gold]
    tile = yield from asking.first_of("gold-free", order, n=mark)
    state.gold += [str(each) for each in (order if tile == NONE else order[: order.index(tile) + 1])]
    if tile == NONE:
        state.tell("rival-gold-none")
    else:
        state.note(f"gold:{tile}")
        state.tell("companion-gold", n=mark, name_gold=tile)


def answer_message(state: Companion) -> Steps:
    """SETI-16.50: the leftmost or rightmost message reward that is uncovered."""
    state.message = None
    order: list[Option] = [each for each in asking.pointed(state, list(REWARDS)) if each in state.messages]
    reward = yield from asking.first_of("message-free", order)
    passed = order if reward == NONE else order[: order.index(reward) + 1]
    state.messages = [each for each in state.messages if each not in passed]
    if reward != NONE:
        state.note(f"message:{reward}")
        state.tell("companion-message", card=reward)
        yield from rewards.run(state, REWARDS[reward])


def neutral(state: Companion) -> Generator[Request, Any, bool]:
    """SETI-12.4 to 12.6, SETI-16.42: a neutral marker on the leftmost empty discovery space."""
    acted = False
    for mark in NEUTRAL_MILESTONES:
        if state.score >= mark and mark not in state.milestones:
            state.milestones.append(mark)
            acted = True
            yield from place_neutral(state, mark)
    return acted


def place_neutral(state: Companion, mark: int) -> Steps:
    order: list[Option] = [
        (side, color)
        for side, site in zip(SIDES, state.sites)
        if site.name is None
        for color in TRACES
        if color not in site.spaces
    ]
    place = yield from asking.first_of("neutral-space", order, n=mark)
    passed: list[Any] = list(order if place == NONE else order[: order.index(place)])
    for side, color in passed:
        state.sites[SIDES.index(side)].spaces[color] = HUMAN
    if place == NONE:
        state.tell("companion-no-neutral", n=mark)
        return
    side, color = place
    state.sites[SIDES.index(side)].spaces[color] = NEUTRAL
    state.touched.append(side)
    state.tell("rival-neutral", n=mark, name_color=color, side=side)


# Discoveries


def discoveries(state: Companion) -> Generator[Request, Any, bool]:
    """SETI-13.7, SETI-13.11: where a discovery space was marked, whether that species is discovered, and which it is;
    the left one first."""
    sides = [side for side in SIDES if side in state.touched and state.sites[SIDES.index(side)].name is None]
    state.touched = []
    acted = False
    for side in sides:
        acted = (yield from discovery(state, (side,), NONE)) or acted
    return acted


def discovery(state: Companion, sides: Sequence[str], leave: str) -> Generator[Request, Any, bool]:
    """Which species is discovered where; `leave`: none."""
    options: list[Option] = [(side, name) for side in sides for name in SPECIES]

    def judge(option: Any) -> Reason | None:
        return why_not_discovered(state, option)

    side = sides[0] if len(sides) == 1 else "any"
    answer = yield from asking.ask("discovered", [leave, *options], judge, side=side)
    if answer == leave:
        return False
    yield from discover(state, *answer)
    return True


def report(state: Companion) -> Steps:
    """The human says that a species is discovered."""
    sides = [side for side, site in zip(SIDES, state.sites) if site.name is None]
    yield from discovery(state, sides, asking.BACK)


def why_not_discovered(state: Companion, option: Any) -> Reason | None:
    if option == asking.BACK:
        return None
    if option == NONE:
        for side, site in zip(SIDES, state.sites):
            if site.name is None and len(site.spaces) == len(TRACES):
                return asking.refuse("SETI-13.7", "spaces-full", side=side)
        return None
    return asking.refuse("SETI-2.1", "species-known") if option[1] in state.found else None


def discover(state: Companion, side: str, name: str) -> Steps:
    """SETI-13.8: the rival's reward is progress for each own marker (SETI-16.6); the Centaurians' tile (SETI-16.49)."""
    site = state.sites[SIDES.index(side)]
    site.name = name
    state.found.append(name)
    state.note(f"species:{name}")
    state.tell("companion-discovered", the_species=name, side=side)
    own = list(site.spaces.values()).count(RIVAL)
    for color in TRACES:
        site.spaces.setdefault(color, HUMAN)
    if name == "centaurians":
        actions.place_message(state)
    if own:
        gains.receive(state, "progress" if name == "exertians" else "alien_card", own)
    yield from ()
