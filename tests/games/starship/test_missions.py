"""SHIP-9: missions, line by line."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from wardroom.games.starship import GAME
from wardroom.games.starship.cards import (
    FACTIONS,
    MISSIONS,
    Choose,
    Effect,
    Effects,
    Icon,
    Line,
    Special,
    Spend,
    parts,
)
from wardroom.games.starship.state import DONE, MISSION_DECK, OMEGA_DISCARD, TECH_DISCARD, zone
from wardroom.kernel import Table

from .given import Sitting, given

PURPLE, GREEN_PRISONER, YELLOW_PRISONER = "pirate_11", "pirate_07", "pirate_27"
NUMBERS = {"pellucid": 1, "farrago": 2, "tindra": 3}


def on_mission(mission: str, *ready: str, **more: object) -> Sitting:
    """A ship at Veridia, where this mission lies, with these figures; nobody else is near."""
    position: dict[str, object] = {
        "place": ["veridia"],
        "missions": {"veridia": mission},
        "numbers": NUMBERS,
        "ready": [ready],
        "queue": [["yellow", "red"]],
        "medals": [0],
        "on_routes": {},
        "track_sides": ["A", "A", "A"],
        "events": [None, None, None],
    }
    return given(**{**position, **more})  # type: ignore[arg-type]


# Before the mission


@pytest.mark.rule("SHIP-9.1")
def test_the_ship_must_be_there_when_the_turn_starts() -> None:
    game = given(ready=[["red", "red", "red"]], missions={"veridia": "first_contact"}, on_routes={})
    assert game.why("mission") == ("SHIP-9.1", "no-mission-here")
    game.choose("helm", "veridia", "stay")
    assert game.asked == (1, "turn")  # the arrival was the turn
    game.choose("pass")
    assert "mission" in game.options


@pytest.mark.rule("SHIP-9.1")
def test_it_must_not_be_reserved_by_another() -> None:
    game = on_mission("first_contact", "red", "red", place=["veridia", "veridia"], active=1)
    assert game.why("mission") == ("SHIP-5.6", "reserved")


@pytest.mark.rule("SHIP-9.1")
@pytest.mark.parametrize("mission", ["first_contact", "lost_colony", "grand_alliance"])
def test_it_needs_a_figure_for_every_line(mission: str) -> None:
    lines = len(MISSIONS[mission].lines)
    game = on_mission(mission, *["cadet"] * (lines - 1))
    assert game.why("mission") == ("SHIP-9.1", "too-few-figures")
    assert "mission" in on_mission(mission, *["cadet"] * lines).options


# Steps 1 and 2


@pytest.mark.rule("SHIP-9.2", "SHIP-9.3")
def test_the_card_leaves_the_planet_before_anybody_goes() -> None:
    game = on_mission("first_contact", "red", "cadet")
    game.choose("mission")
    assert game.missions == {}
    assert game.done() == ["first_contact"]
    assert game.asked == (0, "assign")
    assert sorted(game.ship().ready) == ["cadet", "red"]


@pytest.mark.rule("SHIP-9.3")
def test_one_figure_on_each_line_and_all_of_them_first() -> None:
    crew = ["red", "yellow", "cadet", "commander-blue", "android"]
    game = on_mission("grand_alliance", *crew, medals=[4])
    game.choose("mission")
    assert game.options == crew  # any figure on any line
    assert game.seat.prompt() == {"line": 1, "name_color": "red"}
    game.choose("android", "cadet", "yellow")
    assert game.asked == (0, "assign")
    assert game.seat.prompt() == {"line": 4, "name_color": "blue"}
    assert game.ship().busy == ["android", "cadet", "yellow"]
    assert game.ship().steps == [0, 0, 0]  # nothing is resolved yet
    assert game.options == ["red", "commander-blue"]
    game.choose("commander-blue")
    assert game.ship().busy == ["android", "cadet", "yellow", "commander-blue"]
    assert game.ship().ready == ["red"]
    assert game.asked == (0, "steps")  # the android's line comes first


@pytest.mark.rule("SHIP-9.3")
def test_where_all_figures_are_alike_nobody_is_asked_which_goes() -> None:
    game = on_mission("first_contact", "cadet", "cadet", "cadet").choose("mission")
    assert game.asked == (1, "turn")
    assert (game.ship().ready, game.ship().queue[-2:]) == (["cadet"], ["cadet", "cadet"])


# Step 3


@pytest.mark.rule("SHIP-9.4")
def test_lines_are_resolved_from_top_to_bottom() -> None:
    game = on_mission("peace_conference", "yellow", "red", "red")
    game.choose("mission", "red", "red")
    for steps in ([2, 0, 0], [2, 2, 0], [2, 2, 2]):  # the Cooperative, then the Zinca, then the Ni'an
        game.choose("2")
        assert game.ship().steps == steps
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-9.5")
def test_all_effects_from_left_to_right() -> None:
    """Arena Fight, first line: damage, two medals, up to two steps on the Ni'an track."""
    game = on_mission("arena_fight", "yellow", "cadet", damage=[0])
    game.choose("mission", "yellow", "resolve")
    assert (game.ship().damage, game.ship().medals) == (1, 2)
    assert game.asked == (0, "steps")
    game.choose("2")
    log = [key for key in game.log() if key in ("damaged", "medals", "advanced")]
    assert log == ["damaged", "medals", "advanced"]


@pytest.mark.rule("SHIP-9.5")
def test_no_part_can_be_skipped_but_optional_icons() -> None:
    """Minefield, first line: the damage comes with the steps, but the steps may be declined."""
    game = on_mission("minefield", "yellow", "cadet", damage=[0])
    game.choose("mission", "yellow")
    assert game.options == ["resolve", "ignore"]
    game.choose("resolve")
    assert game.ship().damage == 1
    assert game.options == ["coop", "zinca", "nian", "none"]


@pytest.mark.rule("SHIP-9.6", "SHIP-9.20")
def test_a_line_may_be_ignored_as_a_whole() -> None:
    game = on_mission("minefield", "yellow", "cadet", damage=[0])
    game.choose("mission", "yellow", "ignore")
    assert (game.ship().damage, game.ship().steps) == (0, [0, 0, 0])
    assert game.ship().queue == ["yellow", "red", "yellow", "cadet"]  # they have been there all the same
    assert game.done() == ["minefield"]


@pytest.mark.rule("SHIP-9.20")
def test_an_android_on_an_ignored_line_leaves_too() -> None:
    game = on_mission("minefield", "android", "cadet")
    game.choose("mission", "android", "ignore")
    assert game.ship().ready == [] and game.ship().queue == ["yellow", "red", "cadet"]


@pytest.mark.rule("SHIP-9.20")
@pytest.mark.parametrize(
    ("mission", "pile"), [("zinca_library", TECH_DISCARD), ("stealing_secret_plans", OMEGA_DISCARD)]
)
def test_a_line_that_draws_cards_may_be_ignored(mission: str, pile: int) -> None:
    lines = MISSIONS[mission].lines
    crew = ["blue" if line.color == "blue" else "cadet" for line in lines]
    for answer, drawn in (("resolve", 3), ("ignore", 0)):
        game = on_mission(mission, *crew)
        game.choose("mission", *crew[: crew.index("blue") + 1])
        assert game.options == ["resolve", "ignore"]
        game.choose(answer)
        while game.asked[1] != "turn":
            game.choose("none")
        assert len(game.faces(pile)) == drawn


@pytest.mark.rule("SHIP-9.6")
def test_a_line_without_a_match_is_ignored() -> None:
    """Training Exercise: two medals for red, two for yellow."""
    game = on_mission("training_exercise", "yellow", "red")
    game.choose("mission", "yellow")
    assert game.ship().medals == 0
    game = on_mission("training_exercise", "yellow", "red")
    game.choose("mission", "red")
    assert game.ship().medals == 4


@pytest.mark.rule("SHIP-9.7")
@pytest.mark.parametrize(
    ("figure", "matched"),
    [
        ("red", {"red"}),
        ("yellow", {"yellow"}),
        ("blue", {"blue"}),
        ("commander-red", {"red"}),
        ("commander-yellow", {"yellow"}),
        ("commander-blue", {"blue"}),
        ("android", {"red", "yellow", "blue", "gold"}),
        ("cadet", set()),
    ],
)
def test_who_matches_which_line(figure: str, matched: set[str]) -> None:
    """The figure stands on a line of each colour, cadets on the others."""
    resolved = set()
    for mission, number, kind in (
        ("grand_alliance", 0, "red"),
        ("grand_alliance", 2, "yellow"),
        ("grand_alliance", 3, "blue"),
        ("hollow_sphere", 3, "gold"),
    ):
        crew = ["cadet"] * 4
        crew[number] = figure
        game = on_mission(mission, *crew)
        game.choose("mission")
        for who in crew:
            if game.asked == (0, "assign"):
                game.choose(who)
        if game.asked[1] != "turn":
            resolved.add(kind)
    assert resolved == matched


@pytest.mark.rule("SHIP-9.8")
def test_an_advance_is_carried_out_before_the_rest_of_the_line() -> None:
    """Cloning Facility, second line: two steps reach the tech of the Zinca track; the medal comes after it."""
    game = on_mission("cloning_facility", "blue", "cadet", "cadet", steps=[[0, 3, 0]], damaged=[[]], central=["brig"])
    game.choose("mission", "cadet", "blue", "2")
    assert game.asked == (0, "tech")
    assert game.ship().medals == 0
    game.choose("brig", "2")
    assert (game.ship().medals, game.slots()) == (1, {2: "brig"})


@pytest.mark.rule("SHIP-9.8")
def test_an_event_is_carried_out_before_the_rest_of_the_line() -> None:
    game = on_mission(
        "cloning_facility", "blue", "cadet", "cadet", steps=[[0, 5, 0]], events=[None, "shared_technology", None]
    )
    game.choose("mission", "cadet", "blue", "2", "none", "medal")  # the event: no tech, and a medal for the other
    log = [key for key in game.log() if key in ("event", "medals")]
    assert log == ["event", "medals", "medals"]
    assert (game.ship(0).medals, game.ship(1).medals) == (1, 2)


# Step 4


@pytest.mark.rule("SHIP-9.9")
def test_the_figures_go_to_the_back_of_the_queue_in_the_order_of_the_lines() -> None:
    game = on_mission("grand_alliance", "blue", "yellow", "android", "cadet", "red")
    game.choose("mission", "cadet", "blue", "android", "red", "0")
    assert game.ship().queue == ["yellow", "red", "cadet", "blue", "red"]
    assert game.ship().ready == ["yellow"]
    assert game.ship().busy == []  # and the android is in the supply


@pytest.mark.rule("SHIP-9.9", "SHIP-9.10")
def test_nobody_gets_lost_when_an_android_leaves() -> None:
    """An android leaves, and the Zinca Relay asks: the cadet has gone to the queue."""
    game = on_mission("first_contact", "android", "cadet", techs=[{5: "zinca_relay"}])
    game.choose("mission", "android", "none")
    assert game.asked == (0, "steps")
    assert (game.ship().busy, game.ship().queue) == ([], ["yellow", "red", "cadet"])


@pytest.mark.rule("SHIP-9.10")
def test_figures_on_a_mission_are_not_in_the_queue() -> None:
    """Rescue the Younglings pulls the first figure of the queue; the queue is empty, so nobody comes."""
    game = on_mission("rescue_the_younglings", "red", "yellow", queue=[[]])
    game.choose("mission", "red", "resolve")
    assert game.ship().ready == []
    assert game.ship().busy == ["red", "yellow"]
    game.choose("0")
    assert game.ship().queue == ["red", "yellow"]


@pytest.mark.rule("SHIP-9.10")
def test_a_commander_cannot_command_a_figure_on_the_mission() -> None:
    game = on_mission("training_exercise", "commander-red", "cadet", queue=[["yellow"]])
    game.choose("mission", "commander-red")
    assert game.asked == (0, "second-line")
    assert game.options == ["again", "none"]


# Step 5


@pytest.mark.rule("SHIP-9.11", "SHIP-9.12")
def test_the_points_count_though_nothing_matched() -> None:
    game = on_mission("grand_alliance", *["cadet"] * 4)
    before = game.halves()
    game.choose("mission")
    assert game.asked == (1, "turn")
    assert game.halves() - before == 2 * 8
    assert (game.ship().medals, game.ship().steps, game.hold()) == (0, [0, 0, 0], [])


@pytest.mark.rule("SHIP-9.11")
def test_abilities_after_a_mission_in_the_order_of_their_owner() -> None:
    """Observers: First Contact is red, the Science Observer does not care; Comet Chase is red and blue."""
    observers = {2: "observer_red", 5: "observer_blue"}
    game = on_mission("first_contact", "cadet", "cadet", techs=[observers])
    game.choose("mission", "1")
    assert game.ship().steps == [1, 0, 0]
    for first, steps in (("observer_red", [1, 0, 0]), ("observer_blue", [0, 1, 0])):
        game = on_mission("comet_chase", "cadet", "cadet", techs=[observers])
        game.choose("mission")
        assert game.asked == (0, "order") and game.options == ["observer_red", "observer_blue"]
        assert game.ship().queue == ["yellow", "red", "cadet", "cadet"]  # step 4 is over
        assert game.missions == {}  # and the new mission comes later
        game.choose(first, "1")
        assert game.ship().steps == steps
        game.choose("1")
        assert game.ship().steps == [1, 1, 0]
    log = game.log()
    assert log.index("ability") < log.index("appeared")


@pytest.mark.rule("SHIP-9.11")
def test_the_nian_transmitter_looks_at_the_printed_icons() -> None:
    game = on_mission("minefield", "cadet", "cadet", techs=[{5: "nian_transmitter"}])
    game.choose("mission", "2")
    assert game.ship().steps == [0, 0, 2]
    game = on_mission("first_contact", "cadet", "cadet", techs=[{5: "nian_transmitter"}])
    game.choose("mission")
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-9.22")
def test_accomplished_missions_form_one_pile() -> None:
    game = on_mission("first_contact", *["cadet"] * 4, missions={"veridia": "first_contact", "harrow": "comet_chase"})
    game.choose("mission", "pass")
    game.state.missions["veridia"] = game.state.missions.pop("harrow")
    del game.state.numbers["veridia"]
    game.ask.forget()
    game.choose("mission")
    assert game.done() == ["first_contact", "comet_chase"]
    assert game.done(1) == []
    assert len(game.state.cards.rows[zone(0, DONE)]) == 2


# The new mission


@pytest.mark.rule("SHIP-9.14", "SHIP-9.21")
def test_the_highest_number_comes_face_down_and_a_mission_appears_where_it_lay() -> None:
    game = on_mission("first_contact", "cadet", "cadet", decks={"missions": ["lost_colony", "minefield"]})
    game.choose("mission")
    assert game.state.numbers == {"pellucid": 1, "farrago": 2, "veridia": -3}
    assert game.missions == {"tindra": "lost_colony"}
    card = game.state.missions["tindra"]
    assert game.state.cards.read(card, 1) == "lost_colony"  # face up


@pytest.mark.rule("SHIP-9.14")
def test_face_down_numbers_do_not_count() -> None:
    game = on_mission("first_contact", "cadet", "cadet", numbers={"pellucid": 1, "farrago": 2, "tindra": -3})
    game.choose("mission")
    assert game.state.numbers == {"pellucid": 1, "veridia": -2, "tindra": -3}
    assert list(game.missions) == ["farrago"]


@pytest.mark.rule("SHIP-9.13", "SHIP-9.14")
def test_the_tile_comes_to_the_planet_of_the_mission_though_the_ship_has_left() -> None:
    game = on_mission("omnipotent_being", "red", "cadet")
    game.choose("mission", "red", "ironwell", "none")
    assert game.ship().place == "ironwell"
    assert game.done() == ["omnipotent_being"] and game.ship().queue[-2:] == ["red", "cadet"]
    assert game.state.numbers == {"pellucid": 1, "farrago": 2, "veridia": -3}


@pytest.mark.rule("SHIP-9.13")
def test_the_later_lines_are_resolved_though_the_ship_has_left() -> None:
    game = on_mission("omnipotent_being", "red", "red")
    game.choose("mission", "ironwell", "none")
    assert game.ship().place == "ironwell"
    game.choose("coop", "zinca", "nian")  # the second line
    assert game.ship().steps == [1, 1, 1]
    assert game.ship().queue[-2:] == ["red", "red"]


@pytest.mark.rule("SHIP-9.15")
def test_after_tile_1_the_pirates_rise() -> None:
    for number, risen in ((1, 1), (2, 0)):
        game = on_mission("first_contact", "cadet", "cadet", numbers={"pellucid": number, "tindra": -3})
        game.choose("mission")
        assert game.state.uprisings == risen
        assert game.state.numbers == ({"veridia": 1, "tindra": 3} if risen else {"veridia": -2, "tindra": -3})


@pytest.mark.rule("SHIP-9.16")
def test_everybody_sees_where_the_next_mission_appears() -> None:
    game = on_mission("first_contact", "cadet", "cadet")
    for seat in (0, 1):
        view = game.table.seat(seat).view
        assert isinstance(view, dict)
        assert max(view["numbers"], key=view["numbers"].__getitem__) == "tindra"


@pytest.mark.rule("SHIP-9.17")
def test_without_a_mission_left_the_planet_stays_empty() -> None:
    game = on_mission("first_contact", "cadet", "cadet", bare=["missions"])
    game.choose("mission")
    assert game.missions == {}
    assert game.state.numbers == {"pellucid": 1, "farrago": 2, "veridia": -3}  # Tindra has no tile any more
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-9.18")
def test_one_mission_per_turn() -> None:
    """The ship jumps to where the new mission appears; it can be accomplished on a later turn."""
    game = on_mission("omnipotent_being", "red", *["cadet"] * 5, decks={"missions": ["first_contact"]})
    game.choose("mission", "red", "tindra", "none")
    assert game.missions == {"tindra": "first_contact"}
    assert game.asked == (1, "turn")
    game.choose("pass")
    assert game.asked == (0, "turn") and "mission" in game.options


@pytest.mark.rule("SHIP-9.19", "SHIP-9.21")
@pytest.mark.parametrize("seats", [2, 4])
def test_open_information_and_the_number_of_missions(seats: int) -> None:
    """A game played at random: everybody sees the same, but for the top of the mission deck after a Star Gate; and
    there are always as many missions and numbers as at the start, each on a planet of its own."""
    random = Random(seats)
    table = Table(GAME, seats, seed=b"missions")
    missions, numbers = (7, 6) if seats == 4 else (6, 5)
    done = 0
    while not table.over:
        (ask,) = table.line.asks
        state = table.line.state
        if ask.kind == "turn":
            views = [table.seat(seat).view for seat in range(seats)]
            for view in views:
                assert isinstance(view, dict)
                view.pop("top_missions")
            assert all(view == views[0] for view in views)
            assert (len(state.missions), len(state.numbers)) == (missions, numbers)
            assert not set(state.missions) & set(state.numbers)
            assert all(
                state.cards.read(card, 0) == state.face(card) for seat in range(seats) for card in state.row(seat, DONE)
            )
            done = sum(len(state.row(seat, DONE)) for seat in range(seats))
        assert all(state.cards.read(card, 0) == "?mission" for card in state.cards.rows[MISSION_DECK][:-3])
        busy = [option for option in ask.options if option != "pass"]
        table.choose(ask.seat, "mission" if "mission" in busy else random.choice(busy or ask.options))
    assert done


# Every mission, every line


LINES = [(name, number) for name, mission in MISSIONS.items() for number in range(len(mission.lines))]
START = {"damage": 3, "medals": 1, "artifact": 1, "pirate": 1, "android": 0, "steps": 15, "tech": 1}
"""What the ship has before the mission, as far as a line can change it."""


def crewed(mission: str, crew: list[str]) -> Sitting:
    """A ship before a mission with this crew. No step but a fifth reaches a bonus, one tech fits without a bonus, a
    prisoner is on a route nearby, and drawn pirates are prisoners that come on another."""
    return on_mission(
        mission,
        *crew,
        medals=[1],
        damage=[3],
        damaged=[[1, 3, 4, 5]],
        techs=[{6: "merit_board"}],
        artifacts=[["red_blue"]],
        pirates=[1],
        steps=[[5, 5, 5]],
        central=["brig", "xeno_lab"],
        on_routes={"r03": YELLOW_PRISONER},
        decks={"pirates": [GREEN_PRISONER], "techs": ["security_office"], "omegas": ["galactic_accord"]},
    )


def greedily(game: Sitting, crew: list[str]) -> Sitting:
    """The whole mission: these figures on its lines, then always the first option, on the track least advanced."""
    game.choose("mission")
    for figure in crew:
        if game.asked == (0, "assign"):
            game.choose(figure)
    while game.asked[1] != "turn":
        if game.asked[1] == "track":
            steps = game.ship().steps
            game.choose(FACTIONS[steps.index(min(steps))])
        else:
            game.choose(game.options[0])
    return game


def now(game: Sitting) -> dict[str, int]:
    held = Counter("pirate" if token == "pirate" else "artifact" for token in game.hold())
    return {
        "damage": game.ship().damage,
        "medals": game.ship().medals,
        "artifact": held["artifact"],
        "pirate": held["pirate"],
        "android": game.ship().ready.count("android"),
        "steps": sum(game.ship().steps),
        "tech": len(game.slots()),
    }


def gains(effects: Effects) -> Counter[str]:
    """What a line gives whoever takes the first option of everything."""
    total = Counter[str]()
    for effect in effects:
        total.update(gain(effect))
    return total


def gain(effect: Effect) -> Counter[str]:
    if isinstance(effect, Choose):
        return gains(effect.lists[0])
    if isinstance(effect, Spend):
        spent = {"medal": "medals"}.get(effect.what, effect.what)
        total = gains(effect.gain)
        total.subtract({spent: effect.n})
        return total
    if isinstance(effect, Special):
        return Counter({"zinca_library": {"tech": 1}, "omega_draft": {"tech": 1}}.get(effect.name, {}))
    if effect.verb in FACTIONS or effect.verb == "any":
        return Counter({"steps": effect.n, "medals": effect.n == 5})  # the fifth step reaches a medal
    found: dict[str, dict[str, int]] = {
        "repair": {"damage": -effect.n},
        "damage": {"damage": effect.n},
        "medal": {"medals": effect.n},
        "fight": {"damage": 1, "pirate": 1, "android": 1},
        "tech_recycle": {"tech": 1},
    }
    return Counter(found.get(effect.verb, {effect.verb: effect.n} if effect.verb in START else {}))


def one_who_matches(line: Line) -> str:
    return "android" if line.color == "gold" else line.color


@pytest.mark.rule("SHIP-9.4", "SHIP-9.5", "SHIP-9.9", "SHIP-9.11")
@pytest.mark.parametrize(("name", "number"), LINES, ids=[f"{name}-{number + 1}" for name, number in LINES])
def test_every_line_of_every_mission(name: str, number: int) -> None:
    """One figure that matches, cadets on the other lines."""
    mission = MISSIONS[name]
    line = mission.lines[number]
    crew = ["cadet"] * len(mission.lines)
    crew[number] = one_who_matches(line)
    game = crewed(name, crew)
    assert now(game) == START | {"android": crew.count("android")}
    greedily(game, crew)
    expected = Counter(START)
    expected.update(gains(line.effects))
    assert now(game) == dict(expected)
    assert game.done() == [name]
    queue = ["yellow", "red"] + [figure for figure in crew if figure != "android"]
    pulled = sum(isinstance(part, Icon) and part.verb == "pull" for part in parts(line.effects))
    assert game.ship().queue == queue[pulled:]
    assert [figure for figure in game.ship().ready if figure != "android"] == queue[:pulled]
    verbs = [part.verb for part in parts(line.effects) if isinstance(part, Icon)]
    moves = sum(part.n for part in parts(line.effects) if isinstance(part, Icon) and part.verb == "move")
    assert (game.log().count("moved"), game.log().count("jumped")) == (moves, verbs.count("jump"))
    left = {"r03": YELLOW_PRISONER, "r01": GREEN_PRISONER} if "ambush" in verbs else {"r03": YELLOW_PRISONER}
    if "fight" in verbs:
        left.pop("r01" if "ambush" in verbs else "r03")
    assert game.on_routes == left
    assert mission_halves(game) == 2 * mission.points
    assert f"mission:{name}" in game.state.happened


@pytest.mark.rule("SHIP-9.7", "SHIP-9.14")
@pytest.mark.parametrize("name", MISSIONS)
def test_every_mission_as_a_whole(name: str) -> None:
    """A match on every line: the missions' points, a new mission, the crew in the queue."""
    mission = MISSIONS[name]
    crew = [one_who_matches(line) for line in mission.lines]
    game = greedily(crewed(name, crew), crew)
    assert game.done() == [name]
    assert mission_halves(game) == 2 * mission.points
    assert len(game.missions) == 1 and game.state.numbers["veridia"] == -3
    figures = [figure for figure in game.ship().figures() if figure != "android"]
    assert Counter(figures) == Counter(["yellow", "red", *(figure for figure in crew if figure != "android")])
    assert game.ship().busy == [] and not game.ship().unscathed


def mission_halves(game: Sitting) -> int:
    """The first line of the score sheet."""
    sheet: Any = game.table.seat(0).sheet(0)
    assert sheet["rows"][0]["title"] == "missions"
    return int(sheet["rows"][0]["points"])


def test_there_are_as_many_lines_as_printed() -> None:
    assert len(LINES) == 139
