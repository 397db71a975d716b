"""The score sheet of the CCG, and what one is told before a phase ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.games.ccg.scoring import result
from wardroom.games.ccg.show.sheet import measures, sheet
from wardroom.games.ccg.state import FULL, PLAY
from wardroom.kernel import SPECTATOR
from wardroom.language import LANGUAGES, Text


def made(game: Sitting, seat: int = 0, reader: int = 0) -> Any:
    return sheet(game.state, seat, reader)


def lines(game: Sitting, seat: int = 0) -> dict[str, int]:
    """Points, or the number that is told, by the key of the line."""
    found = [line for row in made(game, seat)["rows"] for line in row["lines"]]
    return {line["key"]: line["points"] or line["args"].get("count", 0) for line in found}


def scored(missions: int, bonus: int, *solved: str, **fields: Any) -> Sitting:
    given = Given()
    for face in solved:
        given.state.locations[given.mission(face)].solved = 0
    return given.sit(mission_points=[missions, 0], bonus_points=[bonus, 0], **fields)


@pytest.mark.rule("CCG-1.6")
def test_missions_and_bonus_points_have_a_row_each_and_make_the_total() -> None:
    game = scored(65, 10, "first_contact", "repair_mission")
    rows = {row["title"]: row["points"] for row in made(game)["rows"]}
    assert rows == {"mission": 65, "bonus": 10, "goal": 0}
    assert made(game)["total"] == 75 == result(game.state)[0]
    faces = [line["args"]["card"] for line in made(game)["rows"][0]["lines"]]
    assert faces == ["first_contact", "repair_mission"]


@pytest.mark.rule("CCG-1.5")
def test_bonus_points_that_do_not_count_are_named() -> None:
    assert lines(scored(30, 45, "first_contact"))["bonus-idle"] == 15
    assert "bonus-idle" not in lines(scored(30, 30, "first_contact"))
    assert lines(scored(0, 5))["bonus-idle"] == 5


@pytest.mark.rule("CCG-1.2", "CCG-1.3", "CCG-27.3")
def test_what_is_needed_is_told_with_its_reasons() -> None:
    nothing = lines(scored(0, 0))
    assert (nothing["needed"], nothing["needed-both"], nothing["needed-alpha"]) == (60, 25, 25)
    assert nothing["missing"] == 110
    planet = lines(scored(30, 0, "first_contact"))
    assert "needed-alpha" not in planet and planet["needed-both"] == 25 and planet["missing"] == 55
    both = lines(scored(65, 0, "first_contact", "repair_mission"))
    assert "needed-both" not in both and both["missing"] == 0


@pytest.mark.rule("CCG-1.1")
def test_the_full_game_needs_more() -> None:
    found = lines(scored(0, 0, format=FULL))
    assert (found["needed"], found["needed-both"], found["needed-alpha"]) == (100, 40, 40)


def test_everybody_sees_the_same_sheet() -> None:
    game = scored(30, 45, "first_contact")
    assert made(game, 0, 0) == made(game, 0, 1) == made(game, 0, SPECTATOR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_words(language: str) -> None:
    text = Text(language, "wardroom.games.ccg")
    for game in (scored(30, 45, "first_contact"), scored(0, 0), scored(70, 1), scored(65, 0, "first_contact")):
        for seat in (0, 1):
            for row in made(game, seat)["rows"]:
                assert text.say(f"sheet-row-{row['title']}")
                for line in row["lines"]:
                    assert text.say(f"score-{line['key']}", {**line["args"], "points": line["points"]})
        assert all(text.has(f"measure-{name}") for name in measures(game.state))


# What would be left unused


def notice(game: Sitting, key: str) -> Any:
    return game.table.seat(0).notices[key]


@pytest.mark.rule("CCG-6.6")
def test_card_plays_that_can_be_used_are_named_before_the_orders() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.outpost("federation_outpost", number)
    given.hand(0, "worf", "amanda_rogers")
    remark = notice(given.sit(PLAY, plays=2), "done").remark
    assert (remark.rule, remark.key, dict(remark.args)) == ("CCG-6.6", "card-plays-left", {"count": 2})
    only = Given()
    only.mission("first_contact")
    only.hand(0, "amanda_rogers")
    assert notice(only.sit(PLAY), "done").remark is None


@pytest.mark.rule("CCG-6.5")
def test_missions_and_ships_that_could_still_act_are_named_before_the_turn_ends() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.mission("repair_mission")
    ship = given.ship("u_s_s_oberth", number)
    given.aboard(ship, "taitt")
    given.surface(number, "sarek")
    game = given.sit()
    found = notice(game, "end")
    assert (found.ends, found.rule) == ("turn", "CCG-6.5")
    assert found.unused == (("attempt", 1), ("ship", 1))
    given.state.spent[ship] = 1
    assert notice(given.sit(), "end").unused == (("attempt", 1),)
