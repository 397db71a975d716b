"""How far a captain has come with a mission (CHAIR-22.1): what goals are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from wardroom.kernel import Card

from ..flow.wants import ANYTHING, Wants, has, in_play, on_ship
from ..state import CAPTAIN, FLEET, PLACES, Chair
from .kinds import (
    FACES,
    SPECIES,
    TRACKS,
    WILDCARD,
    Effect,
)

Without = frozenset[Card]
Progress = list[tuple[int, int]]
Goal = Callable[[Chair, int, Without], Progress]
Least = tuple[tuple[int, int], ...]


class Mission(NamedTuple):
    """A mission. `counts`: the beamed cards that may contribute to its goal. `least`: zones
    that hold so many cards at least when it is met, which is quick to see."""

    name: str
    vp: int
    progress: Goal
    reward: Effect
    counts: Wants = ANYTHING
    least: Least = ()


MISSIONS: dict[str, Mission] = {}


def mission(
    name: str, vp: int, progress: Goal, counts: Wants = ANYTHING, least: Least = ()
) -> Callable[[Effect], Effect]:
    """The function below is the reward of this mission."""

    def add(reward: Effect) -> Effect:
        MISSIONS[name] = Mission(name, vp, progress, reward, counts, least)
        return reward

    return add


# How far one has come


def deployed(state: Chair, side: int) -> list[Card]:
    return [card for card in state.row(side, FLEET) if card in state.ship_at]


def locations(state: Chair, side: int) -> list[Card]:
    """Controlled Locations; Sha Ka Ree is one (CHAIR-28.8)."""
    return [*state.row(side, PLACES), *(card for card in state.row(side, FLEET) if card in state.teams)]


def there(state: Chair, side: int, without: Without, captain: bool = True) -> list[Card]:
    """One's cards in play."""
    found = in_play(state, side)
    if not captain:
        for card in state.row(side, CAPTAIN):
            found.remove(card)
    return [card for card in found if card not in without] if without else found


def wildcards(state: Chair, cards: Iterable[Card]) -> int:
    return sum(WILDCARD in state.face(card).traits for card in cards)


def species(state: Chair, cards: Iterable[Card], left_out: Sequence[str], each_alien: bool = False) -> int:
    """CHAIR-28.11: different species; every Wildcard is one more (CHAIR-15.6). `each_alien`: every alien and every
    transcendent card counts by itself."""
    found: set[str] = set()
    more, faces = 0, state.cards.faces
    for card in cards:
        peoples, each_more = peoples_on(faces[card], tuple(left_out), each_alien)
        found.update(peoples)
        more += each_more
    return len(found) + more


@cache
def peoples_on(face: str, left_out: Sequence[str], each_alien: bool) -> tuple[tuple[str, ...], int]:
    """The species that a card shows, and how many it counts for by itself."""
    traits = FACES[face].traits
    if any(each in traits for each in left_out):
        return (), 0
    lone = [each for each in traits if each_alien and each in ("alien", "transcendent")]
    return tuple(each for each in traits if each in SPECIES and each not in lone), len(lone) + (WILDCARD in traits)


def best_ship(state: Chair, side: int, without: Without, judge: Callable[[list[Card]], Progress]) -> Progress:
    """CHAIR-22.4: the deployed SHIP that comes closest, with the cards on it."""
    ways = [judge([card for card in on_ship(state, ship) if card not in without]) for ship in deployed(state, side)]
    if len(ways) < 2:
        return ways[0] if ways else judge([])
    return min(ways, key=lambda way: sum(max(0, need - have) for have, need in way))


def assigned(cards: Sequence[Card], wants: Sequence[Callable[[Card], bool]]) -> int:
    """How many of these wishes can be met at once, each by a card of its own."""
    holder: dict[int, int] = {}

    def place(wish: int, tried: set[int]) -> bool:
        for at, card in enumerate(cards):
            if at not in tried and wants[wish](card):
                tried.add(at)
                if at not in holder or place(holder[at], tried):
                    holder[at] = wish
                    return True
        return False

    return sum(place(wish, set()) for wish in range(len(wants)))


def wearing(state: Chair, name: str) -> Callable[[Card], bool]:
    """A wish for a card with a trait."""
    return lambda card: has(state, card, name)


def filled(progress: Progress, wild: int) -> Progress:
    """With so many Wildcards, each of which counts as one trait in a goal (CHAIR-15.5), where something lacks."""
    made = []
    for have, need in progress:
        used = min(wild, max(0, need - have))
        made.append((have + used, need))
        wild -= used
    return made


def track(state: Chair, side: int, name: str) -> int:
    return state.captaincies[side].tracks[TRACKS.index(name)]
