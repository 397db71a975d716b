"""SETI-16.39 to SETI-16.41, SETI-16.72 to SETI-16.74: where the rival marks a life trace."""

from __future__ import annotations

from typing import NamedTuple

from wardroom.kernel import Option, Steps

from ..cards import RIVAL_COMPUTER, SPECIES, Effects, Gain, Space
from ..cards.setup import DISCOVERY_REWARDS, OVERFLOW_REWARD
from ..state import TRACES
from . import asking, rewards
from .asking import NONE
from .state import HUMAN, RIVAL, Companion

SIDES = ("left", "right")
DISCOVERY, OVERFLOW = 0, -1


class Place(NamedTuple):
    """A slot, a colour and a row: 0 is the discovery space, -1 the overflow space, the board is counted from 1."""

    side: str
    color: str
    row: int


def mark(state: Companion, color: str, only: str | None = None) -> Steps:
    """The lowest free space over both species, for a universal trace in all columns; then its cost and reward."""
    order, certain = candidates(state, color, only)
    options: list[Option] = [tuple(place) for place in order]
    shown = {"name_color": color, "arrow": state.arrow}
    answer = yield from asking.first_of("lowest", options, certain, **shown)
    if answer == NONE:
        place = overflow(state, color, only)
    else:
        place = Place(*answer)
        learn(state, order[: order.index(place)])
    yield from put(state, place)


def columns(state: Companion, color: str, only: str | None) -> list[tuple[str, str]]:
    """SETI-16.72: from left to right, as the arrow prefers them."""
    colors = TRACES if color == "any" else (color,)
    sides = [side for side, site in zip(SIDES, state.sites) if only is None or site.name == only]
    return asking.pointed(state, [(side, each) for side in sides for each in colors])


def candidates(state: Companion, color: str, only: str | None) -> tuple[list[Place], bool]:
    """Every space that may be free, the lowest first; whether the last of them certainly is."""
    found: list[tuple[int, int, Place]] = []
    sure: list[tuple[int, int, Place]] = []
    for order, (side, each) in enumerate(columns(state, color, only)):
        site = state.sites[SIDES.index(side)]
        if site.name is None:
            if each not in site.spaces:
                found.append((DISCOVERY, order, Place(side, each, DISCOVERY)))
            continue
        marked = [row for its, row, _ in site.board if its == each]
        for row, space in enumerate(SPECIES[site.name].board[each], 1):
            if affords(state, space.cost) and (space.repeat or row not in marked):
                entry = (row, order, Place(side, each, row))
                found.append(entry)
                if space.repeat:
                    sure.append(entry)
    found.sort()
    if not sure:
        return [place for _, _, place in found], False
    last = found.index(min(sure))
    return [place for _, _, place in found[: last + 1]], True


def affords(state: Companion, cost: Effects) -> bool:
    """SETI-16.48, SETI-16.50: exofossils it holds; data only beyond a full computer."""
    for part in cost:
        if isinstance(part, Gain):
            if part.what == "exofossil" and state.exofossils < part.n:
                return False
            if part.what == "data" and (state.filled < RIVAL_COMPUTER or state.pool < part.n):
                return False
    return True


def overflow(state: Companion, color: str, only: str | None) -> Place:
    """All of them are taken. Those whose sample is still missing may come later."""
    learn(state, candidates(state, color, only)[0])
    side, each = columns(state, color, only)[0]
    return Place(side, each, OVERFLOW)


def learn(state: Companion, places: list[Place]) -> None:
    """Spaces that turned out to be taken; one without its sample may be free later (SETI-15.1.7)."""
    for side, color, row in places:
        site = state.sites[SIDES.index(side)]
        if row == DISCOVERY:
            site.spaces[color] = HUMAN
        elif not printed(state, Place(side, color, row)).needs_sample:
            site.board.append((color, row, HUMAN))


def printed(state: Companion, place: Place) -> Space:
    name = state.sites[SIDES.index(place.side)].name
    assert name is not None
    return SPECIES[name].board[place.color][place.row - 1]


def put(state: Companion, place: Place) -> Steps:
    """SETI-16.74: the marker, its cost, its reward."""
    side, color, row = place
    number = SIDES.index(side)
    site = state.sites[number]
    name = site.name or "unknown"
    state.tell("companion-trace", side=side, the_species=name, feminine_color=color, row=row)
    if row == OVERFLOW:
        reward: Effects = OVERFLOW_REWARD
    elif row == DISCOVERY:
        site.spaces[color] = RIVAL
        state.touched.append(side)
        reward = DISCOVERY_REWARDS[number]
    else:
        space = printed(state, place)
        pay(state, space.cost)
        site.board.append((color, row, RIVAL))
        reward = space.reward
    state.note(f"trace:{name}")
    yield from rewards.run(state, reward)


def pay(state: Companion, cost: Effects) -> None:
    for part in cost:
        if isinstance(part, Gain):
            if part.what == "exofossil":
                state.exofossils -= part.n
            else:
                state.pool -= part.n
            state.tell("rival-paid", what=part.what, n=part.n)
