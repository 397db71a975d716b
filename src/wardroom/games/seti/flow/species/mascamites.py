"""SETI-15.1: the Mascamites, whose samples are collected on Jupiter and Saturn and carried home in capsules."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from wardroom.kernel import EVERYBODY, Card, Option, Request, Steps

from ...cards import HAND_CARDS, MOONS, SAMPLE_PLANETS, SAMPLES, SAMPLES_PER_PLANET, Conditional, Special
from ...state import CAPSULES, SAMPLES_BOARD, SAMPLES_JUPITER, SAMPLES_SATURN, Seti, zone
from .. import asking, discovery, effects, figures

PILES = dict(zip(SAMPLE_PLANETS, (SAMPLES_JUPITER, SAMPLES_SATURN)))
"""Where the samples of each planet lie face down."""
ANYWHERE = "any"


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


def collect_sample(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """SETI-15.1.2, 15.1.3: land (or orbit), then collect a sample of that planet, if there is any; a moon belongs to
    its planet."""
    by = special.arg("by")
    if by == "orbit_or_land":
        place = yield from figures.orbit_or_land(state, seat)
    else:
        place = yield from figures.land(state, seat, anywhere=by == "land_anywhere")
    if place is not None:
        yield from collect(state, seat, MOONS.get(place, place))


def collect(state: Seti, seat: int, planet: str) -> Steps:
    """SETI-15.1.2: look at all samples of the planet, keep one, return the rest. With an own marker it is a capsule on
    the planet's space (SETI-15.1.4); nobody else learns which one it is."""
    chosen = yield from look(state, seat, planet, "sample")
    if chosen is not None:
        state.cards.blur(samples(state, planet), ~(1 << seat))
        state.cards.move(chosen, zone(seat, CAPSULES))
        state.agencies[seat].capsules[chosen] = state.where(planet)
        state.tell("collected", seat=seat, card=chosen, name_place=planet)


def look(state: Seti, seat: int, planet: str, kind: str) -> Generator[Request, Any, Card | None]:
    """Show all samples of a planet to one player, who chooses one of them."""
    pile = samples(state, planet)
    if not pile:
        return None
    state.cards.show(pile, 1 << seat)
    state.tell("looked", seat=seat, cards=tuple(pile), name_place=planet)

    def offer() -> Sequence[Option]:
        return pile[:]

    chosen = yield from asking.decide(state, seat, kind, offer, args=(("name_place", planet),))
    assert isinstance(chosen, Card)
    return chosen


def look_at_samples(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """Cards ET.5 and ET.8 to ET.10: look at the samples of a planet, gain the reward of one and put it back. It is
    shown when it pays, and lies among the others again after that."""
    anywhere = special.arg("where") == ANYWHERE

    def offer() -> list[Option]:
        return [each for each in SAMPLE_PLANETS if samples(state, each) and (anywhere or probe_at(state, seat, each))]

    planet = yield from asking.decide(state, seat, "sample-planet", offer)
    if planet == asking.NONE:
        return
    chosen = yield from look(state, seat, str(planet), "sample-reward")
    if chosen is not None:
        state.cards.show((chosen,), EVERYBODY)
        state.tell("sample-used", seat=seat, card=chosen)
        reward = SAMPLES[state.face(chosen)].reward
        state.cards.blur(samples(state, str(planet)), ~(1 << seat))
        yield from effects.run(state, seat, reward, None, "mascamites")


def probe_at(state: Seti, seat: int, planet: str) -> bool:
    """Whether an own probe is there; a capsule counts as one (SETI-15.1.4)."""
    agency, space = state.agencies[seat], state.where(planet)
    return space in agency.probes or space in agency.capsules.values()


# Delivering


def capsules_at(state: Seti, seat: int, place: str) -> list[Card]:
    """SETI-15.1.5: own capsules on the space of Earth or a planet."""
    space = state.where(place)
    return [card for card in state.cards.rows[zone(seat, CAPSULES)] if state.agencies[seat].capsules[card] == space]


def sample_reward(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """SETI-15.1.5: a mission is completed with a capsule on its destination: the capsule is given up, its token
    revealed and its reward gained, for one card twice."""
    assert card is not None
    mission = HAND_CARDS[state.face(card)].mission
    assert isinstance(mission, Conditional)
    token = yield from deliver(state, seat, mission.condition.of[0])
    for _ in range(special.arg("times")):
        yield from sample_here(state, seat, special, token)


def deliver(state: Seti, seat: int, place: str) -> Generator[Request, Any, Card]:
    """SETI-15.1.6: capsules are not tied to cards, so any of those here will do."""

    def offer() -> Sequence[Option]:
        return capsules_at(state, seat, place)

    token = yield from asking.decide(state, seat, "capsule", offer, args=(("name_place", place),))
    assert isinstance(token, Card), "the mission's condition holds"
    del state.agencies[seat].capsules[token]
    lay(state, token)
    state.tell("delivered", seat=seat, card=token, name_place=place)
    return token


def lay(state: Seti, token: Card) -> None:
    """SETI-15.1.7: a sample goes face up on the next free blue sample space, which is an ordinary space from now on."""
    state.cards.move(token, SAMPLES_BOARD)


def sample_here(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """The reward of a sample that lies face up."""
    assert card is not None
    yield from effects.run(state, seat, SAMPLES[state.face(card)].reward, None, "mascamites")
