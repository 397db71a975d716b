"""SETI-15.1: the Mascamites, whose samples are collected on Jupiter and Saturn and carried home in capsules."""

from __future__ import annotations

from wardroom.kernel import Asking, Card, Steps

from ...cards import SAMPLE_PLANETS, SAMPLES_PER_PLANET
from ...state import CAPSULES, SAMPLES_BOARD, SAMPLES_JUPITER, SAMPLES_SATURN, Seti, zone
from .. import asking, discovery

PILES = dict(zip(SAMPLE_PLANETS, (SAMPLES_JUPITER, SAMPLES_SATURN)))
"""Where the samples of each planet lie face down."""


def setup(state: Seti, slot: int, first: int) -> Steps:
    """SETI-15.1.1: of the 7 samples 3 go face down to Jupiter and 3 to Saturn, one face up on the board."""
    cards = state.cards
    cards.draw(SAMPLES_SATURN, (SAMPLES_JUPITER, SAMPLES_PER_PLANET))  # shuffled at the start of the game
    seventh = cards.rows[SAMPLES_JUPITER][-1]
    cards.move(seventh, SAMPLES_BOARD)
    state.tell("samples-placed", card=seventh)
    yield from discovery.reward(state, slot, first)


def samples(state: Seti, planet: str) -> list[Card]:
    """The samples that lie face down at a planet."""
    return state.cards.rows[PILES[planet]] if planet in PILES else []


# Collecting


def collect(state: Seti, seat: int, planet: str) -> Steps:
    """SETI-15.1.2: look at all samples of the planet, keep one, return the rest. With an own marker it is a capsule on
    the planet's space (SETI-15.1.4); nobody else learns which one it is."""
    if samples(state, planet):
        chosen = yield from look(state, seat, planet, "sample")
        state.cards.blur(samples(state, planet), ~(1 << seat))
        state.cards.move(chosen, zone(seat, CAPSULES))
        state.agencies[seat].capsules[chosen] = state.where(planet)
        state.tell("collected", seat=seat, card=chosen, name_place=planet)


def look(state: Seti, seat: int, planet: str, kind: str) -> Asking[Card]:
    """Show all samples of a planet to one player, who chooses one of them."""
    pile = samples(state, planet)
    state.cards.show(pile, 1 << seat)
    state.tell("looked", seat=seat, cards=tuple(pile), name_place=planet)
    return (yield from asking.choose(state, seat, kind, lambda: pile[:], args=(("name_place", planet),)))


def probe_at(state: Seti, seat: int, planet: str) -> bool:
    """Whether an own probe is there; a capsule counts as one (SETI-15.1.4)."""
    agency, space = state.agencies[seat], state.where(planet)
    return space in agency.probes or space in agency.capsules.values()


# Delivering


def capsules_at(state: Seti, seat: int, place: str) -> list[Card]:
    """SETI-15.1.5: own capsules on the space of Earth or a planet."""
    space = state.where(place)
    return [card for card in state.cards.rows[zone(seat, CAPSULES)] if state.agencies[seat].capsules[card] == space]


def deliver(state: Seti, seat: int, place: str) -> Asking[Card]:
    """SETI-15.1.6: capsules are not tied to cards, so any of those here will do. The mission's condition
    holds, so there is one."""

    def offer() -> list[Card]:
        return capsules_at(state, seat, place)

    token = yield from asking.choose(state, seat, "capsule", offer, args=(("name_place", place),))
    del state.agencies[seat].capsules[token]
    lay(state, token)
    state.tell("delivered", seat=seat, card=token, name_place=place)
    return token


def lay(state: Seti, token: Card) -> None:
    """SETI-15.1.7: a sample goes face up on the next free blue sample space, which is an ordinary space from now on."""
    state.cards.move(token, SAMPLES_BOARD)
