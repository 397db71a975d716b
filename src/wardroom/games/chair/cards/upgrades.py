"""The backs of the six TRAITS cards: what a game of a campaign brings against each Bot (CHAIR-36.7). Each has a part
for a victory and one for a defeat, with two bonuses; there are 24 in all.

A BOOST has its moment and what it does; a REINFORCE bonus says which of one's own cards may go to the Reinforcement
pile."""

from __future__ import annotations

from typing import NamedTuple

from wardroom.kernel import Steps

from ..flow.verbs import cards, plays, reinforcements
from ..flow.wants import Wants, suit, trait
from ..pieces import Do
from ..state import DECK, DISCARD, HAND, LOG, RESERVE
from .kinds import ALLY, ATTACK, AVAILABLE, CARGO, FACES, INCIDENT, LOCATION, MARKET_SUITS, PERSON, SHIP, Face, Part
from .kinds import RESERVE as RESERVES
from .parts import gains

BEFORE_HAND, AFTER_HAND, START = "before_hand", "after_hand", "start"
MOMENTS = (BEFORE_HAND, AFTER_HAND, START)
"""When a BOOST is carried out (CHAIR-36.12): before the opening hand is drawn, after it, or at the start, which is
after both."""
NOT_RESERVE = (HAND, DISCARD, DECK)
"""Where FIND looks if the Reserve deck is excluded."""


class Boost(NamedTuple):
    """A bonus of every later game."""

    moment: str
    effect: Part


def find_one(do: Do) -> Steps:
    """Find a card, Reserve deck excluded."""
    yield from cards.find(do, zones=NOT_RESERVE)


def find_two(do: Do) -> Steps:
    """Find two cards, Reserve deck excluded."""
    yield from find_one(do)
    yield from cards.find(do, zones=(DISCARD, DECK))  # the first one is in the hand already


def find_location(do: Do) -> Steps:
    """Find a LOCATION, Reserve deck excluded, and free play it at once."""
    found = yield from cards.find(do, suit(LOCATION), NOT_RESERVE)
    if found is not None:
        yield from plays.free_play(do, cards=[found], optional=False)


def find_and_log(do: Do) -> Steps:
    """Find a card in one's deck or Reserve deck, and log it."""
    found = yield from cards.find(do, zones=(DECK, RESERVE))
    if found is not None:
        yield from cards.lay(do, found, LOG)


BOOSTS: dict[str, Boost] = {
    "find_two": Boost(BEFORE_HAND, find_two),
    "find_one": Boost(BEFORE_HAND, find_one),
    "find_location": Boost(BEFORE_HAND, find_location),
    "find_and_log": Boost(BEFORE_HAND, find_and_log),
    "draw_two": Boost(AFTER_HAND, gains(draw=2)),
    "draw_one": Boost(AFTER_HAND, gains(draw=1)),
    "take_reinforcement": Boost(AFTER_HAND, reinforcements.take),
    "research_three": Boost(START, gains(research=3)),
    "research_one": Boost(START, gains(research=1)),
    "influence_three": Boost(START, gains(influence=3)),
    "influence_one": Boost(START, gains(influence=1)),
    "military_three": Boost(START, gains(military=3)),
    "dilithium_two": Boost(START, gains(dilithium=2)),
    "dilithium_one": Boost(START, gains(dilithium=1)),
    "latinum_two": Boost(START, gains(latinum=2)),
    "glory_two": Boost(START, gains(glory=2)),
}
"""All BOOSTs. None of this box has a cost, so that none is optional (CHAIR-36.12)."""
SOURCES = {"reserve": RESERVES, "available": AVAILABLE}
"""REINFORCE bonuses: a card of one's own with this start mark, but no INCIDENT."""


class Offer(NamedTuple):
    """What one part of a TRAITS card's back offers: the Market cards that match, and two bonuses."""

    match: Wants
    bonuses: tuple[str, str]


class Upgrades(NamedTuple):
    win: Offer
    loss: Offer


def either(*wants: Wants) -> Wants:
    return tuple(want for each in wants for want in each)


UPGRADES: dict[str, Upgrades] = {
    "picard": Upgrades(
        Offer(trait("alien", "transcendent"), ("research_three", "find_two")),
        Offer(either(suit(ALLY), trait("alien", "synthetic")), ("research_one", "find_one")),
    ),
    "shran": Upgrades(
        Offer(trait("weapon", "business"), ("find_location", "dilithium_two")),
        Offer(either(suit(CARGO), trait("human", "tellarite")), ("dilithium_one", "reserve")),
    ),
    "koloth": Upgrades(
        Offer(suit(SHIP), ("military_three", "glory_two")),
        Offer(trait("weapon", ATTACK, "klingon"), ("reserve", "available")),
    ),
    "sela": Upgrades(
        Offer(trait(ATTACK, "shady", "cloak"), ("find_and_log", "take_reinforcement")),
        Offer(trait("weapon", ATTACK, "romulan"), ("reserve", "available")),
    ),
    "sisko": Upgrades(
        Offer(trait("anomaly", "scientist"), ("influence_three", "latinum_two")),
        Offer(suit(CARGO, ALLY, PERSON), ("influence_one", "dilithium_one")),
    ),
    "burnham": Upgrades(
        Offer(either(suit(PERSON), trait("creature")), ("draw_two", "reserve")),
        Offer(either(suit(CARGO, PERSON), trait("starfleet")), ("draw_one", "available")),
    ),
}


def part_for(bot: str, won: bool) -> Offer:
    return UPGRADES[bot].win if won else UPGRADES[bot].loss


def is_market_card(face: Face) -> bool:
    """CHAIR-1.3, CHAIR-36.9: a common PERSON, CARGO, SHIP or ALLY."""
    return not face.crew and face.suit in MARKET_SUITS


def own_cards(captain: str, source: str) -> list[str]:
    """The cards of a captain that a REINFORCE bonus may take."""
    return [
        face.id
        for face in FACES.values()
        if face.crew == captain and face.start == SOURCES[source] and face.suit != INCIDENT
    ]
