"""Positions of Starship Captains said in a sentence, so that tests read like the rulebook.

    game = given(2, place=["veridia"], ready=[["red", "cadet"]], missions={"veridia": "first_contact"})
    game.choose("mission", "red", "cadet")
    assert game.ship(0).queue[-2:] == ["red", "cadet"]

It begins with a real set-up. Lists are by seat and may be shorter than the table; whatever a test does not mention
stays as it was dealt. The table is a real one: choices, refusals, undo, log and views are the kernel's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from wardroom import testing
from wardroom.games.starship import GAME
from wardroom.games.starship.cards import ARTIFACT_TYPES, OMEGAS
from wardroom.games.starship.flow.moving import arrive
from wardroom.games.starship.flow.setup import setup
from wardroom.games.starship.flow.supply import DISCARDS
from wardroom.games.starship.state import (
    ACTION_DECK,
    ARTIFACT_SUPPLY,
    ARTIFACTS,
    BOX,
    DONE,
    MISSION_DECK,
    OMEGA_DECK,
    ON_PLANETS,
    ON_ROUTES,
    ON_ZINCA,
    PIRATE_SUPPLY,
    PIRATES,
    TECH_DECK,
    TECHS,
    Ship,
    Starship,
    zone,
)
from wardroom.kernel import Card, Chance

DECKS = {"techs": TECH_DECK, "omegas": OMEGA_DECK, "missions": MISSION_DECK, "pirates": PIRATE_SUPPLY}
DECKS |= {"artifacts": ARTIFACT_SUPPLY, "actions": ACTION_DECK}


def given(
    seats: int = 2,
    *,
    seed: int = 0,
    place: Sequence[str] = (),
    ready: Sequence[Sequence[str]] = (),
    queue: Sequence[Sequence[str]] = (),
    medals: Sequence[int] = (),
    rings: Sequence[int] = (),
    damage: Sequence[int] = (),
    overflow: Sequence[int] = (),
    damaged: Sequence[Sequence[int]] = (),
    steps: Sequence[Sequence[int]] = (),
    passed: Sequence[bool] = (),
    techs: Sequence[Mapping[int, str]] = (),
    artifacts: Sequence[Sequence[str]] = (),
    pirates: Sequence[int] = (),
    done: Sequence[Sequence[str]] = (),
    missions: Mapping[str, str] | None = None,
    numbers: Mapping[str, int] | None = None,
    on_routes: Mapping[str, str] | None = None,
    central: Sequence[str] = (),
    stations: Mapping[str, str] | None = None,
    zinca: Sequence[str] = (),
    decks: Mapping[str, Sequence[str]] | None = None,
    bare: Sequence[str] = (),
    discards: Mapping[str, Sequence[str]] | None = None,
    events: Sequence[str | None] = (),
    active: int = 0,
    names: Sequence[str] = (),
    settings: Mapping[str, object] | None = None,
    **fields: Any,
) -> Sitting:
    """A game at this position. `damaged` are slot numbers; `techs` are cards by slot; `artifacts` are types; `pirates`
    are counts; `missions`, `numbers` and `on_routes` say what lies where, and nothing else does; `stations` moves the
    two station cards; `zinca` is what lies with the Zinca event; `decks` are named from the top, those in `bare` hold
    nothing else, `discards` are their discard piles; `fields` are those of the state (`round`, `board_side`, ...)."""
    agreed = GAME.agreed(settings or {"board": "A", "passenger": "teddy"})
    state = dealt(seats, seed, tuple(agreed.items())).copy()
    if not seed:
        lay_as_usual(state)
    state.first = state.active = active
    if missions is not None:
        lay_missions(state, missions)
    if numbers is not None:
        state.numbers = dict(numbers)
    if on_routes is not None:
        lay_pirates(state, on_routes)
    for number, face in enumerate(central):
        become(state, central_card(state, number), face)
    state.stations |= stations or {}
    for card, face in zip(state.cards.rows[ON_ZINCA], zinca):
        become(state, card, face)
    if events:
        state.events = list(events)
    for name, value in fields.items():
        if name not in Starship.__slots__:
            raise TypeError(f"a position of Starship Captains has no field {name}")
        setattr(state, name, value)
    simple = {"medals": medals, "rings": rings, "damage": damage, "overflow": overflow, "passed": passed}
    for name, values in simple.items():
        for seat, each in enumerate(values):
            setattr(state.ships[seat], name, each)
    lists = {"ready": ready, "queue": queue, "steps": steps}
    for name, rows in lists.items():
        for seat, row in enumerate(rows):
            setattr(state.ships[seat], name, list(row))
    for seat, slots in enumerate(damaged):
        state.ships[seat].damaged = [slot in slots for slot in range(1, 7)]
    for seat, cards in enumerate(techs):
        for slot, face in cards.items():
            fit(state, seat, slot, face)
    for seat, kinds in enumerate(artifacts):
        for kind in kinds:
            load(state, seat, kind)
    for seat, count in enumerate(pirates):
        for _ in range(count):
            state.cards.move(state.cards.rows[PIRATE_SUPPLY][-1], zone(seat, PIRATES))
    for seat, faces in enumerate(done):
        for face in faces:
            state.cards.move(find(state, MISSION_DECK, face), zone(seat, DONE))
    for seat, where in enumerate(place):
        arrive(state, seat, where)
    for deck, faces in (decks or {}).items():
        stack(state, DECKS[deck], faces)
    for deck, faces in (discards or {}).items():
        for face in faces:
            state.cards.move(find(state, DECKS[deck], face), DISCARDS[DECKS[deck]])
    for deck in bare:
        named = len((decks or {}).get(deck, ()))
        row = state.cards.rows[DECKS[deck]]
        for card in row[: len(row) - named]:
            state.cards.move(card, BOX)
    return Sitting(testing.at(GAME, state, names=names, settings=agreed))


@cache
def dealt(seats: int, seed: int, agreed: tuple[tuple[str, Any], ...]) -> Starship:
    """A real set-up; positions are made from copies of it."""
    return setup(seats, dict(agreed), Chance(b"%d" % seed))


def lay_as_usual(state: Starship) -> None:
    """A table that does not hang on how a seed deals."""
    usual = FOUR if state.seats == 4 else FEWER
    state.numbers = dict(usual.numbers)
    state.stations |= usual.stations
    lay_missions(state, usual.missions)
    lay_pirates(state, usual.pirates)
    state.track_sides = ["A", "B", "B"]
    if not state.solo:
        state.events = ["diplomatic_order_12", "shared_technology", "black_market"]
        become(state, state.cards.rows[ON_ZINCA][0], "merit_board")
    techs = ["mess_hall", "observer_yellow", "trophy_display", "security_office", "prototype_core"]
    omegas = ["science_archive", "command_archive", "tactical_academy"]
    aside = [state.face(card) for card in state.cards.rows[ON_ZINCA]]
    for number, face in enumerate([*techs, *omegas][: len(state.central)]):
        if face not in aside:
            become(state, central_card(state, number), face)


@dataclass(frozen=True)
class Usual:
    """What lies where unless a test says otherwise."""

    missions: dict[str, str]
    numbers: dict[str, int]
    stations: dict[str, str]
    pirates: dict[str, str]


FEWER = Usual(
    missions={
        "veridia": "plague_ship",
        "quartzen": "android_in_need",
        "harrow": "ghost_fleet",
        "tindra": "shipwreck_salvage",
        "farrago": "prototype_shuttlecraft",
        "ironwell": "galactic_games",
    },
    numbers={"ombrae": 4, "pellucid": 3, "sablewind": 1, "driftmark": 2, "saltmere": 5},
    stations={"zinca_station": "moxen", "nian_station": "calyx"},
    pirates={"r07": "pirate_24", "r10": "pirate_14", "r11": "pirate_21", "r12": "pirate_19", "r20": "pirate_25"},
)
FOUR = Usual(
    missions={
        "veridia": "plague_ship",
        "quartzen": "android_in_need",
        "sablewind": "ghost_fleet",
        "tindra": "shipwreck_salvage",
        "moxen": "prototype_shuttlecraft",
        "ironwell": "galactic_games",
        "echodeep": "training_exercise",
    },
    numbers={"pellucid": 3, "harrow": 2, "calyx": 5, "farrago": 6, "saltmere": 1, "lastlamp": 4},
    stations={"zinca_station": "ombrae", "nian_station": "driftmark"},
    pirates={
        "r07": "pirate_24",
        "r10": "pirate_14",
        "r11": "pirate_21",
        "r12": "pirate_19",
        "r16": "pirate_25",
        "r20": "pirate_02",
    },
)


def become(state: Starship, card: Card, face: str) -> None:
    """Two cards change faces, so that this one has the face the test wants."""
    faces = state.cards.faces
    other = faces.index(face)
    faces[card], faces[other] = faces[other], faces[card]


def find(state: Starship, deck: int, face: str) -> Card:
    """A card of a deck, given this face if it lies elsewhere."""
    card = state.cards.rows[deck][0]
    become(state, card, face)
    return card


def central_card(state: Starship, number: int) -> Card:
    card = state.central[number]
    assert card is not None
    return card


def lay_missions(state: Starship, missions: Mapping[str, str]) -> None:
    for card in state.missions.values():
        state.cards.move(card, MISSION_DECK, under=True)
    state.missions = {}
    for where, face in missions.items():
        card = state.cards.rows[MISSION_DECK][-1]
        become(state, card, face)
        state.missions[where] = card
        state.cards.move(card, ON_PLANETS)


def lay_pirates(state: Starship, on_routes: Mapping[str, str]) -> None:
    for card in state.pirates.values():
        state.cards.move(card, PIRATE_SUPPLY, under=True)
    state.pirates = {}
    for route, face in on_routes.items():
        card = state.cards.rows[PIRATE_SUPPLY][-1]
        become(state, card, face)
        state.pirates[route] = card
        state.cards.move(card, ON_ROUTES)


def fit(state: Starship, seat: int, slot: int, face: str) -> None:
    """A tech or omega in a slot, without bonuses."""
    card = find(state, OMEGA_DECK if face in OMEGAS else TECH_DECK, face)
    state.cards.move(card, zone(seat, TECHS))
    state.ships[seat].slots[slot - 1] = card
    state.ships[seat].damaged[slot - 1] = False


def load(state: Starship, seat: int, kind: str) -> None:
    assert kind in ARTIFACT_TYPES
    row = state.cards.rows[ARTIFACT_SUPPLY]
    card = next(each for each in row if state.face(each).rpartition("_")[0] == kind)
    state.cards.move(card, zone(seat, ARTIFACTS))


def stack(state: Starship, deck: int, faces: Sequence[str]) -> None:
    """These faces on top of a deck; artifacts and pirates by their ids."""
    row = state.cards.rows[deck]
    for depth, face in enumerate(faces, 1):
        become(state, row[-depth], face)


class Sitting(testing.Sitting[Starship]):
    """A game under way, as its host sees it."""

    def ship(self, seat: int = 0) -> Ship:
        return self.state.ships[seat]

    def slots(self, seat: int = 0) -> dict[int, str]:
        """The techs of a ship by slot."""
        held = enumerate(self.ship(seat).slots, 1)
        return {slot: self.state.face(card) for slot, card in held if card is not None}

    def hold(self, seat: int = 0) -> list[str]:
        """The tokens in a hold: artifacts by type, then pirates."""
        artifacts = sorted(self.state.face(card).rpartition("_")[0] for card in self.state.row(seat, ARTIFACTS))
        return artifacts + ["pirate"] * len(self.state.row(seat, PIRATES))

    def done(self, seat: int = 0) -> list[str]:
        """The missions a captain has accomplished."""
        return [self.state.face(card) for card in self.state.row(seat, DONE)]

    @property
    def central(self) -> list[str | None]:
        """The places of the central tech board."""
        return [None if card is None else self.state.face(card) for card in self.state.central]

    @property
    def missions(self) -> dict[str, str]:
        """What lies on which planet."""
        return {place: self.state.face(card) for place, card in self.state.missions.items()}

    @property
    def on_routes(self) -> dict[str, str]:
        """Which pirate is on which route."""
        return {route: self.state.face(card) for route, card in self.state.pirates.items()}

    def artifacts(self, seat: int = 0) -> list[str]:
        """The types of the artifacts in a hold."""
        return [self.state.face(card).rpartition("_")[0] for card in self.state.row(seat, ARTIFACTS)]

    def pirates(self, seat: int = 0) -> int:
        """How many pirate tokens lie in a hold."""
        return len(self.state.row(seat, PIRATES))

    def techs(self, seat: int = 0) -> dict[int, str]:
        """The techs in the slots."""
        slots = enumerate(self.ship(seat).slots, 1)
        return {number: self.state.face(card) for number, card in slots if card is not None}

    def halves(self, seat: int = 0) -> int:
        """The score of a seat now, in half points."""
        sheet: Any = self.table.seat(seat).sheet(seat)
        return int(sheet["total"])
