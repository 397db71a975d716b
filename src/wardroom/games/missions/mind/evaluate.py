"""How good a position looks, and how good an option looks at a glance: what greedy and search go by."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from wardroom.kernel import Ask, Card

from ..cards import CARDS, MISSIONS, Galaxy, Mission
from ..cards.clauses import Clause, CopyBest, Each, EachDistinct, EachOfChosen, Slots, Tiers, With
from ..cards.filters import Guise
from ..flow.meddling import Q
from ..flow.turn import LAST_GALAXY, LAST_MISSION, MOST_MISSIONS
from ..scoring.choices import SHIP
from ..scoring.fast import total
from ..state import Missions
from .potential import POTENTIAL

Synergy = dict[str, dict[str, int]]
HOPES = {"galaxy": 450, "mission": 350}
"""What a deck usually adds, in hundredths of a point; found by play."""
Q_HOPE = 25
"""What two more cards may add at the end (MIS-8); found by play."""
TAKES, GOES, DROPS = 4, 1, 3
"""How many cards are looked at exactly: as the one to take, the one to go for it, the one to drop."""
OLD = 24
"""How the age of a game is counted: in parts of its length."""
UNLIKELY = -100_000
MISSION_CARDS = frozenset(MISSIONS)
A_COPY, A_GUESS = 4, 3
"""What Ensign Crusher may hope for from a card he could copy, and any card from an Unidentified Ship."""


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
    """What one fitting card brings; Unidentified Ship may fit anything, but not everything at once."""
    if giver.card == SHIP:
        return A_GUESS if not isinstance(clause, CopyBest) else 0
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


def evaluate(state: Missions, seat: int) -> int:
    """The total of the hand as it stands, and what Meddlesome Q may still add to it."""
    if state.scores:
        return state.scores[seat]
    return worth(frozenset(state.hand(seat)))


@lru_cache(maxsize=50_000)
def worth(hand: frozenset[str]) -> int:
    """The best total of a hand, and what Meddlesome Q may still add to it. Playouts meet the same hands again and
    again."""
    return total(tuple(hand)) + (Q_HOPE if Q in hand else 0)


def promise(hand: frozenset[str], age: int) -> int:
    """What a hand may end with, in hundredths of a point: the older the game, the more what it is worth now counts,
    and the less what its cards may still bring."""
    young = sum(map(POTENTIAL.__getitem__, hand))
    return (worth(hand) * present(age) + (OLD - age) * 10 * young) // OLD


def present(age: int) -> int:
    """What a point of today's total counts for in the end, in hundredths; times OLD."""
    return 27 * OLD + 71 * age


def game_age(galaxy: int, missions: int) -> int:
    """How far the game has come, by what lies in the discard: 0 at the start, OLD at the end (MIS-7.1)."""
    return min(OLD, max(OLD // LAST_GALAXY * galaxy, OLD // LAST_MISSION * missions))


def rate(state: Missions, ask: Ask) -> Sequence[int]:
    """What each option promises, in hundredths of a point, where it may be among the best; far less where not."""
    if ask.kind == "source":
        return rate_sources(state, ask)
    faces = state.cards.faces
    if ask.kind in ("discard", "discard-second", "q-discard"):
        hand = [faces[card] for card in ask.candidates]  # type: ignore[index]
        return rate_discards(hand, [faces[card] for card in ask.options], game_age(*state.out()))  # type: ignore[index]
    if ask.kind == "q-take":
        hand = state.hand(ask.seat)
        return [fit(faces[card], hand) for card in ask.options]  # type: ignore[index]
    return range(len(ask.options), 0, -1)  # take the extra turn, count for the best total


def rate_discards(hand: list[str], options: list[str], age: int) -> list[int]:
    """What is left when a card goes; looked at exactly for the cards that fit least."""
    held = frozenset(hand)
    rated = [UNLIKELY - fit(face, hand) for face in options]
    for place in sorted(range(len(options)), key=rated.__getitem__)[-DROPS:]:
        rated[place] = promise(held - {options[place]}, age)
    return rated


def rate_sources(state: Missions, ask: Ask) -> list[int]:
    """A card of the discard by what it promises in place of a weak one; a deck by what a deck usually adds."""
    faces, age = state.cards.faces, game_age(*state.out())
    hand = state.hand(ask.seat)
    held = frozenset(hand)
    now = promise(held, age)
    fits = {face: fit(face, hand) for face in hand}
    rated: list[int] = []
    cards: list[int] = []
    for place, option in enumerate(ask.options):
        if isinstance(option, Card):
            cards.append(place)
            rated.append(UNLIKELY + fit(faces[option], hand))
        else:
            rated.append(HOPES[str(option)] * present(age) // OLD // 100)
    missions = [face for face in hand if face in MISSION_CARDS]
    for place in sorted(cards, key=rated.__getitem__)[-TAKES:]:
        taken = faces[ask.options[place]]  # type: ignore[index]
        brought = synergy()[taken]
        goes = sorted(droppable(hand, missions, taken), key=lambda face: fits[face] + brought[face])[:GOES]
        rated[place] = max(promise(held - {face} | {taken}, age) for face in goes) - now
    return rated


def droppable(hand: list[str], missions: list[str], taken: str) -> list[str]:
    """MIS-4.11, 4.12: what may go for a card of the discard."""
    if taken in MISSION_CARDS:
        return missions if len(missions) == MOST_MISSIONS else hand
    return hand if len(missions) == MOST_MISSIONS else [face for face in hand if face not in missions]


def fit(face: str, hand: Sequence[str]) -> int:
    """What a card and a hand may bring each other."""
    return sum(map(synergy()[face].__getitem__, hand))
