"""CCG-5.2, CCG-5.32, CCG-27: the decks are laid out, and who begins is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from wardroom.kernel import Card, Cards, Chance
from wardroom.kernel.errors import BadSetup

from ..decks import DECKS, RANDOM, Deck, deck_of, format_of
from ..state import (
    ACADEMY,
    DEALT,
    DECK,
    DOORWAYS,
    HAND,
    MISSIONS,
    NOWHERE,
    OUT,
    Q_SIDE,
    SEEDS,
    SITES,
    START,
    TABLE,
    TACTICS,
    TENT,
    TRIBBLES,
    Ccg,
    zone,
    zones,
)
from .dealt import deal_missions, deal_seeds, lay_in_play

HAND_SIZE = {ACADEMY: 5}
"""CCG-27.5; in the full game seven (CCG-5.32)."""
CARD_PLAYS = {ACADEMY: 2}
"""CCG-27.4; in the full game as agreed (CCG-27.10)."""


def setup(_seats: int, settings: Mapping[str, Any], chance: Chance) -> Ccg:
    """CCG-5.1, CCG-27.5, CCG-27.6."""
    decks = choose_decks([str(settings["deck_1"]), str(settings["deck_2"])], str(settings["format"]), chance)
    state = Ccg(2, Cards(zones(), 2), chance)
    state.format = str(settings["format"])
    state.seeding = str(settings["seeding"])
    state.plays = CARD_PLAYS.get(state.format, int(settings["plays"]))
    for seat, deck in enumerate(decks):
        lay_out(state, seat, deck)
    state.first = state.active = chance.below(2)
    if state.seeding == DEALT:
        deal_missions(state)
        deal_seeds(state)
        state.part = DOORWAYS
    if state.format == ACADEMY and state.seeding == DEALT:
        begin(state)
    return state


def choose_decks(wanted: Sequence[str], format: str, chance: Chance) -> list[Deck]:
    """CCG-3.14, CCG-27.1: both are of the format of the game; chance gives nobody the other's ready-made deck."""
    free = [name for name in DECKS if format_of(name) == format and name not in wanted]
    names = [name if name != RANDOM else free.pop(chance.below(len(free))) for name in wanted]
    decks = [deck_of(name) for name in names]
    if any(deck.format != format for deck in decks):
        raise BadSetup("other-format", format=format)
    return decks


def lay_out(state: Ccg, seat: int, deck: Deck) -> None:
    """CCG-5.6, CCG-5.32: every pile in its zone, shuffled where it is drawn from."""
    cards = state.cards
    piles: list[tuple[int, Sequence[str], str]] = [
        (zone(seat, MISSIONS), deck.missions, "mission"),
        (zone(seat, SEEDS), deck.seeds, "seed"),
        (zone(seat, DECK), deck.draw, "draw"),
        (zone(seat, TACTICS), deck.tactics, "tactic"),
        (zone(seat, Q_SIDE), deck.q_side, "q"),
        (zone(seat, TRIBBLES), deck.tribbles, "tribble"),
        (zone(seat, TENT), deck.tent, "tent"),
        (zone(seat, SITES), deck.sites, "site"),
        (TABLE, deck.in_play, ""),
    ]
    for number, faces, back in piles:
        if not faces:
            continue
        cards.add(number, faces, back)
        if number not in (TABLE, zone(seat, SEEDS)):
            cards.shuffle(number, state.chance)
    fresh = len(cards.faces) - len(state.owner)
    state.owner += [seat] * fresh
    state.where += [NOWHERE] * fresh
    state.listed[seat] = dict(Counter([*deck.draw, *deck.seeds, *deck.in_play]))


def begin(state: Ccg) -> None:
    """CCG-5.31, CCG-5.32, CCG-27.5: what was not seeded leaves the game, hands are drawn, the first player begins."""
    for seat in (0, 1):
        for card in state.row(seat, SEEDS)[:]:
            state.cards.move(card, zone(seat, OUT))
        lay_in_play(state, seat)
        state.cards.draw(zone(seat, HAND), (zone(seat, DECK), HAND_SIZE.get(state.format, 7)))
    state.active = state.first
    state.part = START


def cards_of(state: Ccg, seat: int) -> list[Card]:
    return [Card(number) for number, owner in enumerate(state.owner) if owner == seat]
