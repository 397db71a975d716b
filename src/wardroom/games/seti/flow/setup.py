"""SETI-2: setting up the table; SETI-16.1 to SETI-16.3 and SETI-17.1 for one player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wardroom.kernel import EVERYBODY, Card, Cards, Chance, Zone

from ..cards import (
    ADVANCED_CARDS,
    BASIC_CARDS,
    GOLD_SIDES,
    GOLD_TILES,
    LEVELS,
    LONG_TERM_OBJECTIVES,
    LONG_TERM_OPEN,
    NEUTRAL_MARKERS,
    NEUTRAL_MILESTONES,
    OBJECTIVES,
    PLANET_BOARD,
    RIVAL_PUBLICITY,
    SAMPLES,
    SECTOR_BOARDS,
    SIDES,
    SPECIES_CARDS,
    STARS,
    TECHS,
    TILE_BONUSES,
)
from ..cards.decks import ALIEN_DECKS, PROJECTS
from ..cards.setup import (
    END_OF_ROUND_EXTRA,
    END_OF_ROUND_STACKS,
    START_CARDS,
    START_CREDITS,
    START_ENERGY,
    START_PUBLICITY,
    START_SCORES,
)
from ..cards.solar import COLUMNS, DISCS
from ..cards.solo import AGENCIES_ROUNDS
from ..pieces import Agency, Star
from ..state import (
    DECK,
    END_1,
    FIRST_STACK,
    GONE,
    HAND,
    LEFT,
    OBJECTIVES_OPEN,
    RIGHT,
    RIVAL_ADVANCED,
    RIVAL_ASIDE,
    RIVAL_DECK,
    SAMPLES_JUPITER,
    SPECIES,
    UNUSED_SPECIES,
    Seti,
    alien_deck,
    zone,
)
from ..state import OBJECTIVES as OBJECTIVE_STACK
from . import objectives
from .supply import refill

AGENCIES_BASIC = "se2_s1"
"""The basic card of the expansion (SETI-19.8)."""
ENDS = ("end-1", "end-2", "end-3", "end-4")


def zones(seats: int) -> list[Zone]:
    """In the order of the constants in `state`. What left the game is not turned up: the rival takes its end-of-round
    card unseen (SETI-16.59). The rival has nobody who sees its zones."""
    made = [Zone("deck"), Zone("discard", EVERYBODY), Zone("row", EVERYBODY), Zone("gone")]
    made += [Zone(name) for name in ENDS]
    made += [Zone("left"), Zone("right"), Zone("unused")]
    made += [Zone("samples-jupiter"), Zone("samples-saturn"), Zone("samples", EVERYBODY)]
    made += [Zone("rival-deck"), Zone("rival-played", EVERYBODY), Zone("rival-advanced")]
    made += [Zone("rival-aside", EVERYBODY)]
    made += [Zone("objectives"), Zone("objectives-open", EVERYBODY), Zone("objectives-done", EVERYBODY)]
    made += [Zone("tiles-gone", EVERYBODY), Zone("resolving", EVERYBODY), Zone("aliens-gone", EVERYBODY)]
    made += [Zone(tech) for tech in TECHS]
    for species in SPECIES:
        made += [Zone(species), Zone(f"{species}-open", EVERYBODY)]
    for seat in range(max(2, seats)):
        own = 1 << seat if seat < seats else 0
        made += [
            Zone(f"hand{seat}", own, loose=True),
            Zone(f"tucked{seat}", EVERYBODY),
            Zone(f"front{seat}", EVERYBODY),
        ]
        made += [Zone(f"done{seat}", EVERYBODY), Zone(f"capsules{seat}", own)]
        made += [Zone(f"exertians{seat}", own, loose=True), Zone(f"exertians-played{seat}", own, loose=True)]
    return made


def setup(seats: int, settings: Mapping[str, Any], chance: Chance) -> Seti:
    """SETI-2.1 to SETI-2.16. The first income is chosen as the game begins (SETI-2.13)."""
    cards = Cards(zones(seats), seats)
    state = Seti(seats, cards, chance, agencies=[Agency() for _ in range(max(2, seats))])
    pile(state, DECK, PROJECTS, "project")
    state.hand_limit = settings["hand_limit"]
    lay_species(state)
    lay_sky(state)
    lay_techs(state)
    lay_tiles(state)
    state.first = state.active = chance.below(len(state.agencies))  # SETI-16.1: the rival is one of two
    refill(state)  # SETI-2.4
    for number in range(END_OF_ROUND_STACKS):  # SETI-2.9
        cards.draw(END_1 + number, (DECK, len(state.agencies) + END_OF_ROUND_EXTRA))
    for place in range(len(state.agencies)):
        start(state, (state.first + place) % len(state.agencies), place)
    if state.solo:
        state.level = settings["difficulty"]
        state.expansion = settings["agencies"]
        lay_rival(state)
        lay_objectives(state)
        if state.expansion:
            state.round = AGENCIES_ROUNDS[0]  # SETI-19.1
    return state


def start(state: Seti, seat: int, place: int) -> None:
    """SETI-2.11, SETI-2.12: what everybody begins with; points by place in the order of play."""
    agency = state.agencies[seat]
    agency.score = START_SCORES[place]
    if state.is_rival(seat):
        agency.publicity = RIVAL_PUBLICITY  # SETI-16.10: neither credits nor energy nor cards
        return
    agency.publicity, agency.credits, agency.energy = START_PUBLICITY, START_CREDITS, START_ENERGY
    state.cards.draw(zone(seat, HAND), (DECK, START_CARDS))


def pile(state: Seti, zone_number: int, faces: Iterable[str], back: str) -> list[Card]:
    """New cards in random order."""
    names = list(faces)
    state.chance.shuffle(names)
    return state.cards.add(zone_number, names, back)


def lay_species(state: Seti) -> None:
    """SETI-2.1: two boards face down, three put away unseen. Their cards are shuffled and wait (SETI-2.15), and so do
    the Mascamites' seven samples, all of them on the first of their two piles."""
    pile(state, UNUSED_SPECIES, SPECIES, "species")
    for slot in (LEFT, RIGHT):
        state.cards.move(state.cards.rows[UNUSED_SPECIES][-1], slot)
    for species in SPECIES:
        pile(state, alien_deck(species), ALIEN_DECKS[species], species)
    pile(state, SAMPLES_JUPITER, SAMPLES, "sample")


def lay_sky(state: Seti) -> None:
    """SETI-2.2, SETI-2.3: discs at random, sector boards in random order, data on every star."""
    chance = state.chance
    one, two, three = (chance.below(COLUMNS) for _ in DISCS)
    state.turned = one, two, three
    for side, board in zip(SIDES, chance.order(len(SECTOR_BOARDS))):
        for column, star in zip(side, SECTOR_BOARDS[board]):
            state.columns[column] = star
    state.stars = {name: Star(star.capacity) for name, star in STARS.items()}
    state.landing_data = {name: list(planet.first_landing_data) for name, planet in PLANET_BOARD.items()}


def lay_techs(state: Seti) -> None:
    """SETI-2.7, SETI-2.8: four tiles for each tech, shuffled, the top one seen by all; the 2-VP tile on it."""
    for number in range(len(TECHS)):
        stack = pile(state, FIRST_STACK + number, TILE_BONUSES, "tech")
        state.cards.show(stack[-1:], EVERYBODY)
    state.first_tiles = list(TECHS)


def lay_tiles(state: Seti) -> None:
    """SETI-2.5, SETI-2.6: gold tiles with a random side up, neutral markers by the number of players."""
    for tile in GOLD_TILES:
        state.gold_sides[tile] = state.chance.pick([side.id for side in GOLD_SIDES.values() if side.tile == tile])
        state.gold_marks[tile] = []
    state.neutral = dict.fromkeys(NEUTRAL_MILESTONES, NEUTRAL_MARKERS[state.seats])


def lay_rival(state: Seti) -> None:
    """SETI-16.2, SETI-16.3: the action deck, the advanced cards beside it, where the progress marker stands. The cards
    of the species lie open aside until they are needed (SETI-16.32)."""
    cards, level = state.cards, LEVELS[state.level]
    cards.add(RIVAL_DECK, [*BASIC_CARDS, AGENCIES_BASIC] if state.expansion else list(BASIC_CARDS), "rival")
    pile(state, RIVAL_ADVANCED, ADVANCED_CARDS, "rival")
    cards.draw(RIVAL_DECK, (RIVAL_ADVANCED, level.advanced_cards))
    cards.shuffle(RIVAL_DECK, state.chance)
    cards.add(RIVAL_ASIDE, list(SPECIES_CARDS), "rival")
    state.progress = level.start


def lay_objectives(state: Seti) -> None:
    """SETI-17.1: random tiles, level I on top, then II, then III; three are revealed. With the expansion two long-term
    objectives lie open from the start instead of those of level I (SETI-19.8). At 1 star there are none (SETI-17.15).
    Nobody sees which tiles stay in the box."""
    counts = LEVELS[state.level].objectives
    if not any(counts):
        return
    for level in (3, 2, 1):
        tiles = pile(state, GONE, [each.id for each in OBJECTIVES.values() if each.level == level], "objective")
        wanted = 0 if state.expansion and level == 1 else counts[level - 1]
        for card in tiles[:wanted]:
            state.cards.move(card, OBJECTIVE_STACK)
    if state.expansion:
        for card in pile(state, GONE, LONG_TERM_OBJECTIVES, "objective")[:LONG_TERM_OPEN]:
            state.cards.move(card, OBJECTIVES_OPEN)
            state.tasks[card] = []
    objectives.reveal(state)
