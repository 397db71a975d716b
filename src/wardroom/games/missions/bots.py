"""How good a position looks, and how good an option looks at a glance: what greedy and search go by."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from wardroom.kernel import Ask, Card

from .cards import CARDS, MISSIONS, Galaxy, Mission
from .cards.clauses import Clause, CopyBest, Each, EachDistinct, EachOfChosen, Slots, Tiers, With
from .cards.filters import Guise
from .fast import total
from .flow.turn import MOST_MISSIONS
from .state import Missions

Synergy = dict[str, dict[str, int]]
HOPES = {"galaxy": 450, "mission": 350}
"""What a deck usually adds, in hundredths of a point; found by play."""
TAKES, DROPS = 4, 3
"""How many cards are looked at exactly, as the one to take and the one to go."""
UNLIKELY = -100_000
MISSION_CARDS = frozenset(MISSIONS)
A_COPY = 4
"""What Ensign Crusher may hope for from a card he could copy."""


@cache
def synergy() -> Synergy:
    """What two cards bring each other at a glance: each clause's points, shared among the cards it needs."""
    cards = list(CARDS.values())
    return {
        one.id: {other.id: brings(one, other) + brings(other, one) if other is not one else 0 for other in cards}
        for one in cards
    }


def brings(card: Galaxy | Mission, giver: Galaxy | Mission) -> int:
    """What a card may score for a giver."""
    return sum(share(clause, giver.printed) for clause in card.score)


def share(clause: Clause, giver: Guise) -> int:
    if isinstance(clause, Slots):
        return clause.points // len(clause.fill) if any(slot.fits(giver) for slot in clause.fill) else 0
    if isinstance(clause, Tiers):
        return max(share(tier, giver) for tier in clause.tiers)
    if isinstance(clause, EachOfChosen):
        return clause.points // 2 if giver.lifeforms else 0
    if not clause.of.fits(giver):
        return (
            clause.further.points
            if isinstance(clause, With) and clause.further and clause.further.of.fits(giver)
            else 0
        )
    if isinstance(clause, CopyBest):
        return A_COPY
    if isinstance(clause, (Each, EachDistinct)):
        return clause.points
    return clause.points // clause.least


@lru_cache(maxsize=30_000)
def worth(hand: frozenset[str]) -> int:
    """The best total of a hand; playouts from one position meet the same hands again and again."""
    return total(tuple(hand))


def evaluate(state: Missions, seat: int) -> int:
    """The total of the hand as it stands."""
    return state.scores[seat] if state.scores else worth(frozenset(state.hand(seat)))


def rate(state: Missions, ask: Ask) -> Sequence[int]:
    """Points each option brings at once, in hundredths, where it may be among the best; far below it where not."""
    if ask.kind == "source":
        return rate_sources(state, ask)
    faces = state.cards.faces
    if ask.kind in ("discard", "discard-second", "q-discard"):
        return rate_discards([faces[card] for card in ask.candidates], [faces[card] for card in ask.options])  # type: ignore[index]
    if ask.kind == "q-take":
        hand = state.hand(ask.seat)
        return [fit(faces[card], hand) for card in ask.options]  # type: ignore[index]
    return range(len(ask.options), 0, -1)  # take the extra turn, count for the best total


def rate_discards(hand: list[str], options: list[str]) -> list[int]:
    """What is left when a card goes; looked at exactly for the cards that fit least."""
    held = frozenset(hand)
    rated = [UNLIKELY - fit(face, hand) for face in options]
    for place in sorted(range(len(options)), key=rated.__getitem__)[-DROPS:]:
        rated[place] += 100 * worth(held - {options[place]}) - UNLIKELY
    return rated


def rate_sources(state: Missions, ask: Ask) -> list[int]:
    """A card of the discard by what it adds at once in place of a weak one; a deck by what a deck usually adds."""
    faces = state.cards.faces
    hand = state.hand(ask.seat)
    held = frozenset(hand)
    now = worth(held)
    fits = {face: fit(face, hand) for face in hand}
    weak = min(fits, key=fits.__getitem__)
    rated: list[int] = []
    cards: list[int] = []
    for place, option in enumerate(ask.options):
        if isinstance(option, Card):
            cards.append(place)
            face = faces[option]
            rated.append(UNLIKELY + fit(face, hand) - synergy()[face][weak])
        else:
            rated.append(HOPES[str(option)])
    missions = [face for face in hand if face in MISSION_CARDS]
    for place in sorted(cards, key=rated.__getitem__)[-TAKES:]:
        card = ask.options[place]
        taken = faces[card]  # type: ignore[index]
        brought = synergy()[taken]
        goes = min(droppable(hand, missions, taken), key=lambda face: fits[face] + brought[face])
        rated[place] = 100 * (worth(held - {goes} | {taken}) - now) + rated[place] - UNLIKELY
    return rated


def droppable(hand: list[str], missions: list[str], taken: str) -> list[str]:
    """MIS-4.11, 4.12: what may go for a card of the discard."""
    if taken in MISSION_CARDS:
        return missions if len(missions) == MOST_MISSIONS else hand
    return hand if len(missions) == MOST_MISSIONS else [face for face in hand if face not in missions]


def fit(face: str, hand: Sequence[str]) -> int:
    """What a card and a hand may bring each other."""
    return sum(map(synergy()[face].__getitem__, hand))
