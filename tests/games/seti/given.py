"""Positions of SETI said in a sentence, so that tests read like the rulebook.

    game = given(2, credits=[5], probes=[[(1, 3)]], hand=[["pixl"]], row=["alice", "dune", "grant"])
    game.choose("launch", "end")
    assert game.agency(0).credits == 3

It begins with a real set-up, after the first income: nobody has tucked a card, seat 0 is active and at the beginning of
its turn, everybody's hand is empty unless it is given, discs and stars lie as `USUAL_COLUMNS` says. Lists are by seat
and may be shorter than the table (in a solo game seat 1 is the rival's); whatever a test does not mention stays as it
was dealt. The table is a real one: choices, refusals, undo, log and views are the kernel's. Choices are made by key,
for whoever is asked: words, numbers and faces, parts of a tuple with colons (`0:2:3`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from wardroom import testing
from wardroom.games.seti import GAME
from wardroom.games.seti.cards import EXERTIANS, HAND_CARDS, PLANET_BOARD, STARS, TECHS
from wardroom.games.seti.cards.decks import ALIEN_CARDS, PROJECTS
from wardroom.games.seti.flow.setup import setup
from wardroom.games.seti.flow.solar import Space
from wardroom.games.seti.pieces import Agency, Star
from wardroom.games.seti.state import (
    CAPSULES,
    DECK,
    DISCARD,
    DONE,
    END_1,
    FIRST_STACK,
    GONE,
    HAND,
    LEFT,
    MAIN,
    OBJECTIVES,
    OBJECTIVES_DONE,
    OBJECTIVES_OPEN,
    PLAYED,
    RIGHT,
    RIVAL_DECK,
    ROW,
    SAMPLES_JUPITER,
    SAMPLES_SATURN,
    TILES_GONE,
    TUCKED,
    Seti,
    alien_deck,
    alien_open,
    zone,
)
from wardroom.games.seti.state import EXERTIANS as EXERTIANS_HELD
from wardroom.games.seti.state import EXERTIANS_PLAYED as EXERTIANS_DOWN
from wardroom.kernel import Card, Chance

USUAL_COLUMNS = (
    "vega",
    "sirius_a",
    "barnards_star",
    "kepler_22",
    "proxima_centauri",
    "61_virginis",
    "beta_pictoris",
    "procyon",
)
"""The star of each column. With discs at 0 Earth is in column 5, at 61 Virginis."""
USUAL_SPECIES = ("mascamites", "anomalies")
USUAL_ROW = ("alice", "dune", "future_circular_collider")
USUAL_SIDES = {"tech": "a", "mission": "a", "income": "a", "other": "a"}
DECKS = {"deck": DECK, "rival": RIVAL_DECK, "objectives": OBJECTIVES, "jupiter": SAMPLES_JUPITER}
DECKS |= {"saturn": SAMPLES_SATURN, **{f"end_{number}": END_1 + number - 1 for number in (1, 2, 3, 4)}}
DECKS |= {tech: FIRST_STACK + number for number, tech in enumerate(TECHS)}
DECKS |= {
    species: alien_deck(species) for species in ("mascamites", "anomalies", "oumuamua", "centaurians", "exertians")
}


def given(
    seats: int = 2,
    *,
    seed: int = 0,
    score: Sequence[int] = (),
    publicity: Sequence[int] = (),
    credits: Sequence[int] = (),
    energy: Sequence[int] = (),
    data: Sequence[int] = (),
    upper: Sequence[int] = (),
    lower: Sequence[Sequence[int]] = (),
    computers: Sequence[Mapping[int, str]] = (),
    techs: Sequence[Sequence[str]] = (),
    probes: Sequence[Sequence[Space]] = (),
    capsules: Sequence[Mapping[str, Space]] = (),
    orbiters: Sequence[Mapping[str, int]] = (),
    landers: Sequence[Mapping[str, int]] = (),
    moons: Sequence[Sequence[str]] = (),
    wins: Sequence[Sequence[str]] = (),
    milestones: Sequence[Sequence[int]] = (),
    gold: Sequence[Mapping[str, int]] = (),
    exofossils: Sequence[int] = (),
    message: Sequence[int | None] = (),
    passed: Sequence[bool] = (),
    hand: Sequence[Sequence[str]] = (),
    tucked: Sequence[Sequence[str]] = (),
    played: Sequence[Sequence[str]] = (),
    circles: Sequence[Mapping[str, Sequence[int]]] = (),
    done: Sequence[Sequence[str]] = (),
    exertians: Sequence[Sequence[str]] = (),
    exertians_played: Sequence[Sequence[str]] = (),
    turned: tuple[int, int, int] = (0, 0, 0),
    columns: Sequence[str] = USUAL_COLUMNS,
    stars: Mapping[str, Sequence[int]] | None = None,
    excess: Mapping[str, int] | None = None,
    won: Sequence[str] = (),
    row: Sequence[str | None] = USUAL_ROW,
    decks: Mapping[str, Sequence[str]] | None = None,
    bare: Sequence[str] = (),
    discards: Sequence[str] = (),
    open_aliens: Mapping[str, str] | None = None,
    species: Sequence[str] = USUAL_SPECIES,
    found: Sequence[str] = (),
    traces: Sequence[Mapping[str, int]] = (),
    overflow: Sequence[Sequence[tuple[str, int]]] = (),
    board: Sequence[Sequence[tuple[str, int, int]]] = (),
    gold_sides: Mapping[str, str] | None = None,
    objectives: Mapping[str, Sequence[int]] | None = None,
    completed: Sequence[str] = (),
    active: int = 0,
    first: int | None = None,
    names: Sequence[str] = (),
    settings: Mapping[str, object] | None = None,
    **fields: Any,
) -> Sitting:
    """A game at this position.

    By seat: `computers` are techs by the position of their slot and are owned by that; `techs` come without any bonus,
    their tiles are taken off the stacks; `capsules` are sample faces and where they are; `circles` are the covered ones
    of missions in `played`; `tucked`, `played`, `done` are faces.
    `stars` are the markers (seats) in a star's slot, from the left; it has so many data less, unless `excess` says how
    many of them are excess markers. `won` are stars whose better first reward is gone.
    `row`: the three cards of the row; None is an empty slot. `decks` are named from the top (`deck`, `end_1`,
    `jupiter`, `rival`, `objectives`, a species, a tech), those in `bare` hold nothing else.
    `species`: the two boards, left and right; those in `found` are known. Their rewards are not dealt; what a discovery
    brings is there: samples, an open card. `traces` are the discovery spaces by colour, `overflow` and `board` what
    lies on a slot: (colour, owner) and (colour, row, owner).
    `gold_sides` may be said as `a` or `b`. `objectives` are the open ones with their fulfilled tasks, and no others.
    `fields` are those of the state (`round`, `next_disc`, `reminder`, `stage`, `progress`, `tile_data`, ...).
    """
    agreed = GAME.agreed(settings or {})
    state = dealt(seats, seed, tuple(agreed.items())).copy()
    state.stage, state.active, state.first = MAIN, active, active if first is None else first
    state.turned, state.columns = turned, list(columns)
    for tile, side in {**USUAL_SIDES, **(gold_sides or {})}.items():
        state.gold_sides[tile] = side if side.startswith("gold") else f"gold_{tile}_{side}"
    lay_species(state, species, found)
    simple: dict[str, Sequence[int | None]] = {
        "score": score,
        "publicity": publicity,
        "credits": credits,
        "energy": energy,
        "data": data,
    }
    simple |= {"upper": upper, "exofossils": exofossils, "message": message, "passed": passed}
    for name, values in simple.items():
        for seat, value in enumerate(values):
            setattr(state.agencies[seat], name, value)
    lists = {"lower": lower, "probes": probes, "moons": moons, "wins": wins, "milestones": milestones}
    for name, rows in lists.items():
        for seat, each in enumerate(rows):
            setattr(state.agencies[seat], name, list(each))
    for name, mappings in {"orbiters": orbiters, "landers": landers}.items():
        for seat, mapping in enumerate(mappings):
            setattr(state.agencies[seat], name, dict(mapping))
    cover_planets(state)
    for seat, marked in enumerate(gold):
        for tile, place in marked.items():
            state.agencies[seat].gold[tile] = place
            state.gold_marks[tile].append(seat)
    for seat, owned in enumerate(techs):
        for tech in owned:
            own(state, seat, tech)
    for seat, slots in enumerate(computers):
        for position, tech in slots.items():
            own(state, seat, tech)
            state.agencies[seat].computers[position] = tech
    named = {face for face in row if face}
    for seat in range(seats):
        empty(state, zone(seat, HAND))
    lay_row(state, row)
    places: tuple[tuple[int, Sequence[Sequence[str]]], ...] = (
        (HAND, hand),
        (TUCKED, tucked),
        (PLAYED, played),
        (DONE, done),
        (EXERTIANS_HELD, exertians),
        (EXERTIANS_DOWN, exertians_played),
    )
    for kind, held in places:
        for seat, faces in enumerate(held):
            for face in faces:
                state.cards.move(fetch(state, face), zone(seat, kind))
                named.add(face)
    for seat, covered in enumerate(circles):
        for face, numbers in covered.items():
            state.agencies[seat].circles[in_zone(state, zone(seat, PLAYED), face)] = list(numbers)
    for seat, carried in enumerate(capsules):
        for face, space in carried.items():
            card = fetch(state, face)
            state.cards.move(card, zone(seat, CAPSULES))
            state.agencies[seat].capsules[card] = space
    for name, markers in (stars or {}).items():
        state.stars[name].markers = list(markers)
        state.stars[name].data = STARS[name].capacity - len(markers) + (excess or {}).get(name, 0)
    for name in won:
        state.stars[name].won = True
    for slot, by_color in enumerate(traces):
        state.species[slot].spaces = dict(by_color)
    for slot, marks in enumerate(overflow):
        state.species[slot].overflow = list(marks)
    for slot, spaces in enumerate(board):
        state.species[slot].board = list(spaces)
    for face in discards:
        state.cards.move(fetch(state, face), DISCARD)
    for name, face in (open_aliens or {}).items():
        empty(state, alien_open(name), alien_deck(name))
        state.cards.move(fetch(state, face), alien_open(name))
    for deck, faces in (decks or {}).items():
        stack(state, DECKS[deck], faces)
    for deck in bare:
        named_there = len((decks or {}).get(deck, ()))
        there = state.cards.rows[DECKS[deck]]
        for card in there[: len(there) - named_there]:
            state.cards.move(card, GONE)
    if objectives is not None or completed:
        lay_objectives(state, objectives or {}, completed)
    for name, value in fields.items():
        if name not in Seti.__slots__:
            raise TypeError(f"a position of SETI has no field {name}")
        setattr(state, name, value)
    return Sitting(testing.at(GAME, state, names=names, settings=agreed))


@cache
def dealt(seats: int, seed: int, agreed: tuple[tuple[str, Any], ...]) -> Seti:
    """A real set-up; positions are made from copies of it."""
    return setup(seats, dict(agreed), Chance(b"%d" % seed))


def lay_species(state: Seti, species: Sequence[str], found: Sequence[str]) -> None:
    for slot, name in enumerate(species):
        become(state, state.cards.rows[(LEFT, RIGHT)[slot]][0], name)
    for name in found:
        slot = species.index(name)
        state.species[slot].name = name
        state.found.append(name)
        state.cards.show(state.cards.rows[(LEFT, RIGHT)[slot]], -1)
        bring_pieces(state, name)


def bring_pieces(state: Seti, name: str) -> None:
    """What a discovery puts on the table, but for what chance decides: a test says that."""
    cards = state.cards
    if name == "mascamites":
        samples = cards.rows[SAMPLES_JUPITER]
        for _ in range(3):
            cards.move(samples[-1], SAMPLES_SATURN)
        cards.move(samples[-1], DECKS_BOARD)
    if name == "anomalies":
        earth = state.where("earth")[1]
        state.anomalies = {earth: ("red", 0), (earth - 3) % 8: ("yellow", 0), (earth + 3) % 8: ("blue", 0)}
    if name == "oumuamua":
        state.tile_data = 3
    if name == "centaurians":
        state.messages = ["message_trace", "message_card", "message_publicity", "message_vp"]
    if name != "exertians":
        cards.move(cards.rows[alien_deck(name)][-1], alien_open(name))


def cover_planets(state: Seti) -> None:
    """First-orbiter and landing data spaces are covered by the figures that are there."""
    for planet in PLANET_BOARD:
        if any(agency.orbiters.get(planet) for agency in state.agencies):
            state.first_orbits.append(planet)
        landed = sum(agency.landers.get(planet, 0) for agency in state.agencies)
        state.landing_data[planet] = state.landing_data[planet][landed:]


def own(state: Seti, seat: int, tech: str) -> None:
    """A tech, taken off its stack without any bonus."""
    state.agencies[seat].techs.append(tech)
    tiles = state.cards.rows[DECKS[tech]]
    if tiles:
        state.cards.move(tiles[-1], TILES_GONE)
        state.cards.show(tiles[-1:], -1)
    if tech in state.first_tiles:
        state.first_tiles.remove(tech)


def lay_row(state: Seti, row: Sequence[str | None]) -> None:
    for card in state.row:
        if card is not None:
            state.cards.move(card, DECK, under=True)
    state.row = []
    for face in row:
        card = None if face is None else fetch(state, face)
        if card is not None:
            state.cards.move(card, ROW)
        state.row.append(card)


def lay_objectives(state: Seti, objectives: Mapping[str, Sequence[int]], completed: Sequence[str]) -> None:
    empty(state, OBJECTIVES_OPEN, OBJECTIVES)
    state.tasks = {}
    for face, fulfilled in objectives.items():
        card = fetch(state, face)
        state.cards.move(card, OBJECTIVES_OPEN)
        state.tasks[card] = list(fulfilled)
    for face in completed:
        state.cards.move(fetch(state, face), OBJECTIVES_DONE)


def become(state: Seti, card: Card, face: str) -> None:
    """Two cards change faces, so that this one has the face the test wants."""
    faces = state.cards.faces
    if faces[card] != face:
        others = range(len(faces)) if face not in TILES else state.cards.rows[state.cards.at[card]]
        other = next(each for each in others if faces[each] == face)
        faces[card], faces[other] = faces[other], faces[card]


TILES = ("bonus_vp", "bonus_publicity", "bonus_energy", "bonus_card")
DECKS_BOARD = SAMPLES_JUPITER + 2


def source(face: str) -> int:
    """The deck a card comes from."""
    if face in PROJECTS:
        return DECK
    if face in ALIEN_CARDS:
        return alien_deck(ALIEN_CARDS[face].species)
    if face in EXERTIANS:
        return alien_deck("exertians")
    if face.startswith("sample"):
        return SAMPLES_JUPITER
    if face.startswith("obj"):
        return OBJECTIVES
    raise ValueError(f"{face} is in no deck")


def fetch(state: Seti, face: str) -> Card:
    """A card with this face that still lies in its deck (in the box: an objective); the bottom one changes with it."""
    row = state.cards.rows[source(face)] or state.cards.rows[SAMPLES_SATURN] or state.cards.rows[GONE]
    for card in row:
        if state.face(card) == face:
            return card
    become(state, row[0], face)
    return row[0]


def in_zone(state: Seti, number: int, face: str) -> Card:
    return next(card for card in state.cards.rows[number] if state.face(card) == face)


def empty(state: Seti, number: int, to: int = DECK) -> None:
    for card in state.cards.rows[number][:]:
        state.cards.move(card, to, under=True)


def stack(state: Seti, deck: int, faces: Sequence[str]) -> None:
    """These faces on top of a deck."""
    row = state.cards.rows[deck]
    for depth, face in enumerate(faces, 1):
        become(state, row[-depth], face)


class Sitting(testing.Sitting[Seti]):
    """A game under way, as its host sees it."""

    def agency(self, seat: int = 0) -> Agency:
        return self.state.agencies[seat]

    def star(self, name: str) -> Star:
        return self.state.stars[name]

    @property
    def candidates(self) -> list[str]:
        """The keys of what may be pointed at now, legal or not."""
        return self.seat.candidates

    def hand(self, seat: int = 0) -> list[str]:
        return self.faces(zone(seat, HAND))

    def tucked(self, seat: int = 0) -> list[str]:
        return self.faces(zone(seat, TUCKED))

    def played(self, seat: int = 0) -> list[str]:
        """Missions and gold-box cards in front of a player."""
        return self.faces(zone(seat, PLAYED))

    def done(self, seat: int = 0) -> list[str]:
        """Completed missions."""
        return self.faces(zone(seat, DONE))

    @property
    def row(self) -> list[str | None]:
        return [None if card is None else self.state.face(card) for card in self.state.row]

    @property
    def discards(self) -> list[str]:
        return self.faces(DISCARD)

    def traces(self, slot: int) -> dict[str, int]:
        """The discovery spaces of a species slot."""
        return self.state.species[slot].spaces

    def wealth(self, seat: int = 0) -> dict[str, int]:
        """What a player has, by count."""
        agency = self.agency(seat)
        counted = ("score", "publicity", "credits", "energy", "data", "exofossils")
        return {name: getattr(agency, name) for name in counted} | {"cards": len(self.hand(seat))}


__all__ = ["HAND_CARDS", "Sitting", "given"]
