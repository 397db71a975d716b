"""What one seat may see, and where interfaces draw it: nothing hidden is told, and everything open has its place."""

from __future__ import annotations

import json
import re
from itertools import product
from math import hypot
from typing import Any

import pytest

from wardroom.games.seti import GAME
from wardroom.games.seti.cards import (
    COLUMNS,
    EMPTY,
    HAND_CARDS,
    LEVELS,
    PLANET_BOARD,
    RINGS,
    SPECIES,
    STARS,
    TECHS,
    TRACKS,
)
from wardroom.games.seti.flow.charts import reach
from wardroom.games.seti.flow.solar import leaving_costs, neighbours, system
from wardroom.games.seti.show.picture import picture
from wardroom.games.seti.show.picture.shapes import CENTER, RADII
from wardroom.games.seti.show.printed import printed
from wardroom.games.seti.view import view
from wardroom.kernel import SPECTATOR, Table
from wardroom.language import LANGUAGES, Text
from wardroom.players import make

from .given import given

EVERY_TURN = [(one, two, three) for one, two, three in product(range(COLUMNS), repeat=3)][::7]
"""A good part of all positions of the discs."""


def drawn(game: Any, reader: int = 0) -> Any:
    return picture(game.view(reader))


# ---- the view ------------------------------------------------------------------------------------------------------
def test_a_view_is_plain_data() -> None:
    game = given(1, probes=[[(2, 3)]], played=[["galileo_mission"]], circles=[{"galileo_mission": [1]}])
    seen = game.view(0)
    assert json.loads(json.dumps(seen)) == seen
    made = drawn(game)
    assert json.loads(json.dumps(made)) == made


def test_the_card_that_is_carried_out_is_seen_by_everybody() -> None:
    """SETI-5.5: it has left the hand and lies nowhere else yet; then it is gone from there."""
    game = given(3, hand=[["james_webb_space_telescope"]], credits=[5], probes=[[(2, 3)]])
    game.choose("play", "james_webb_space_telescope")
    assert game.ask is not None
    for reader in (0, 1, 2, SPECTATOR):
        seen = game.view(reader)
        assert seen["resolving"] == ["james_webb_space_telescope"] and seen["agencies"][0]["hand"] == []
        assert "james_webb_space_telescope" in drawn(game, reader)["faces"]
    while game.view(0)["resolving"]:
        game.choose(game.table.seat(0).labels[-1].key)
    assert "james_webb_space_telescope" in game.view(1)["discard"]


def test_hands_are_hidden_from_others() -> None:
    table: Table[Any] = Table(GAME, 3, bytes(32))
    for reader in (0, 1, 2, SPECTATOR):
        for seat, own in enumerate(view_of(table, reader)["agencies"]):
            hidden = [face for face in own["hand"] if face.startswith("?")]
            assert len(hidden) == (0 if seat == reader else 5)


def view_of(table: Table[Any], reader: int) -> Any:
    return table.seat(reader).view


@pytest.mark.rule("SETI-2.1")
def test_a_species_is_nameless_until_it_is_found() -> None:
    """Neither its name, nor its deck, nor its pieces."""
    hidden = given(2, species=("mascamites", "oumuamua")).view(0)
    assert [slot["name"] for slot in hidden["species"]] == [None, None]
    assert hidden["samples"] == {"jupiter": [], "saturn": [], "board": []}
    assert not re.search("mascamites|oumuamua", json.dumps({**hidden, "landing_data": {}}))
    found = given(2, species=("mascamites", "oumuamua"), found=["mascamites"]).view(0)
    assert [slot["name"] for slot in found["species"]] == ["mascamites", None]
    assert len(found["samples"]["jupiter"]) == 3 and found["samples"]["jupiter"][0] == "?sample"


@pytest.mark.rule("SETI-2.8")
def test_the_bonus_on_top_of_every_stack_is_seen() -> None:
    seen = given(2).view(1)
    assert set(seen["techs"]) == set(TECHS)
    for stack in seen["techs"].values():
        assert stack["left"] == 4 and stack["first"] and stack["bonus"].startswith("bonus_")


def test_a_view_is_the_same_however_the_hidden_cards_lie() -> None:
    for seats in (1, 4):
        table: Table[Any] = Table(GAME, seats, bytes(32))
        chooser = make("random", 3)
        for number in range(160):
            if table.over:
                break
            if number % 16 == 7:
                reader = (*range(seats), SPECTATOR)[number % (seats + 1)]
                world = table.line.imagine(min(reader, seats - 1), b"%d" % number, light=False)
                if reader < seats:
                    assert view(world.state, reader) == view(table.line.state, reader)
            seat = table.waiting()[0]
            seat.choose(chooser.choose(seat))


# ---- the picture ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("visitor", [False, True])
def test_what_is_seen_on_the_picture_is_what_lies_there(visitor: bool) -> None:
    """Every content of the topmost layer is drawn on that layer, in its own columns, and is marked as seen."""
    for turned in EVERY_TURN:
        found: dict[str, Any] = {"found": ["oumuamua"], "species": ("oumuamua", "anomalies")} if visitor else {}
        sky = drawn(given(2, turned=turned, **found))["sky"]
        cells = system(turned, visitor).cells
        expected = sorted((cell.content, cell.layer) for cell in cells.values() if cell.content != EMPTY)
        layers = [sky["board"], *sky["discs"]]
        seen = [(thing["what"], layer["number"]) for layer in layers for thing in layer["things"] if thing["seen"]]
        assert sorted(seen) == expected
        assert [layer["turn"] for layer in sky["discs"]] == [turned[2], turned[1], turned[0]]


def test_things_stand_in_their_rings() -> None:
    sky = drawn(given(2, probes=[[(1, 0), (4, 3)], [(1, 0)]]))["sky"]
    for layer in (sky["board"], *sky["discs"]):
        for thing in layer["things"]:
            assert RADII[0] < away(thing) < RADII[RINGS]
    pieces = [piece for layer in sky["pieces"] for piece in layer["pieces"]]
    assert sorted((piece["seat"], piece["number"]) for piece in pieces) == [(0, 0), (0, 1), (1, 0)]
    assert all(RADII[0] < away(piece) < RADII[RINGS] for piece in pieces)


def away(thing: Any) -> float:
    return hypot(thing["x"] - CENTER, thing["y"] - CENTER)


@pytest.mark.rule("SETI-8.2")
def test_signals_stand_in_order_then_data_then_wins() -> None:
    game = given(2, stars={"vega": [0, 1]}, wins=[["vega"], []])
    sector = next(each for each in drawn(game)["sky"]["sectors"] if each["star"] == "vega")
    marks = [(mark["what"], mark["seat"]) for mark in sector["marks"]]
    left = STARS["vega"].capacity - 2
    assert marks == [("marker", 0), ("marker", 1), *[("data", None)] * left, ("win", 0)]
    assert [mark["second"] for mark in sector["marks"]].index(True) == 1
    assert len({(mark["x"], mark["y"]) for mark in sector["marks"]}) == len(marks)


@pytest.mark.rule("SETI-6.2")
def test_distances_are_the_cheapest_ways() -> None:
    """Leaving asteroids costs one more; against a plain search over all walks."""
    for turned in EVERY_TURN[::5]:
        cells = system(turned, False).cells
        for start in ((1, 5), (3, 2), (4, 0)):
            for free in (False, True):
                costs = reach(turned, False, start, free)
                assert set(costs) == set(cells) and costs[start] == 0
                for space in cells:
                    steps = [
                        costs[near] + (1 if free else leaving_costs(cells[near].content)) for near in neighbours(space)
                    ]
                    assert space == start or costs[space] == min(steps)


def test_the_planetary_board_shows_what_is_still_to_have() -> None:
    game = given(2, orbiters=[{"mars": 1}, {"mars": 2}], landers=[{"mars": 1}, {}], moons=[[], ["io"]])
    board = {planet["id"]: planet for planet in drawn(game)["planets"]}
    assert set(board) == set(PLANET_BOARD) - {"oumuamua"}
    assert board["mars"]["first_orbit"] is None and board["venus"]["first_orbit"]
    assert board["mars"]["orbiters"] == [{"seat": 0, "n": 1}, {"seat": 1, "n": 2}]
    assert board["mars"]["data"] == [1] and board["jupiter"]["data"] == [2]
    assert next(moon for moon in board["jupiter"]["moons"] if moon["id"] == "io")["seats"] == [1]


@pytest.mark.parametrize("name", SPECIES)
def test_every_space_of_a_species_board_is_shown(name: str) -> None:
    game = given(2, species=(name, "anomalies" if name != "anomalies" else "oumuamua"), found=[name])
    slot = drawn(game)["species"][0]
    cells = [(cell["color"], cell["row"]) for row in slot["rows"] for cell in row["cells"] if cell]
    board = SPECIES[name].board
    expected = {(color, row) for color, column in board.items() for row in range(1, len(column) + 1)}
    if name == "mascamites":  # sample spaces wait one after the other
        expected = {(color, row) for color, row in expected if row <= 4}
    assert set(cells) == expected and len(cells) == len(expected)
    for row in slot["rows"]:
        if row["alike"]:
            assert row["reward"] == row["cells"][0]["reward"]


@pytest.mark.rule("SETI-15.1.7")
def test_a_sample_lies_on_its_blue_space() -> None:
    game = given(2, species=("mascamites", "anomalies"), found=["mascamites"])
    rows = {row["row"]: row for row in drawn(game)["species"][0]["rows"]}
    there = rows[3]["cells"][2]
    assert there["sample"] in game.view(0)["samples"]["board"] and there["free"]
    assert rows[4]["cells"][2]["needs_sample"] and not rows[4]["cells"][2]["free"]


@pytest.mark.rule("SETI-14.2")
def test_income_is_the_start_and_what_is_tucked() -> None:
    tucked = ["grant", "pixl", "europa_clipper"]
    own = drawn(given(2, tucked=[tucked]))["agencies"][0]
    counts = {"credit": 3, "energy": 2, "card_random": 1}
    for face in tucked:
        counts[HAND_CARDS[face].income] += 1
    assert {each["icon"]: each["n"] for each in own["income"]} == counts


@pytest.mark.rule("SETI-9.3")
def test_the_computer_shows_where_data_can_go() -> None:
    game = given(2, upper=[3], lower=[[1]], computers=[{1: "computer_1", 3: "computer_4", 5: "computer_2"}])
    places = drawn(game)["agencies"][0]["computer"]
    assert [place["filled"] for place in places] == [True] * 3 + [False] * 3
    assert [place["number"] for place in places if place["next"]] == [4]
    assert [place["number"] for place in places if place["lower_open"]] == [3]


def test_what_waits_on_the_score_track() -> None:
    game = given(1, score=[28], message=[43], species=("exertians", "anomalies"), found=["exertians"])
    ahead = [(each["score"], each["kind"]) for each in drawn(game)["agencies"][0]["miles"] if not each["past"]]
    assert ahead == [(30, "neutral"), (43, "message"), (50, "gold"), (70, "gold")]


@pytest.mark.rule("SETI-16.16", "SETI-16.17")
def test_the_rivals_next_tech_is_shown() -> None:
    track = TRACKS[LEVELS[3].track]
    settings = {"difficulty": 3}
    solo = drawn(given(1, settings=settings, progress=5))["solo"]
    assert solo["next_tech"] == track[4]
    taken = drawn(given(1, settings=settings, progress=5, techs=[[track[4], track[5]]]))["solo"]
    assert taken["next_tech"] == track[6]
    gone = drawn(given(1, settings=settings, progress=5, first_tiles=[]))["solo"]
    assert gone["next_tech"] == track[4]


def test_objectives_show_what_is_done() -> None:
    game = given(1, settings={"difficulty": 3}, round=2, objectives={"obj_211": [2]}, completed=["obj_102"])
    solo = drawn(game)["solo"]
    assert [task["done"] for task in solo["objectives"][0]["tasks"]] == [False, True]
    assert (solo["done"], solo["due"]) == (1, 2)


# ---- faces ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_value_has_a_name(language: str) -> None:
    words = Text(language, GAME.package)
    for face, sections in printed().items():
        assert words.has(f"card-{face}")
        for name, values in sections.items():
            if name not in ("back", "facts"):
                assert isinstance(values, list) and words.has(f"section-{name}")
                assert all(words.has(f"{name}-{value}") for value in values), (face, name, values)
