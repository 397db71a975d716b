"""SHIP-16: the epilogues."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest

from wardroom.cli.screen import Screen
from wardroom.cli.sheets import show_sheet
from wardroom.cli.words import Words
from wardroom.games.starship import GAME
from wardroom.games.starship.cards import EPILOGUES, epilogue
from wardroom.language import LANGUAGES, Text

from .given import Sitting, given

PACKAGE = "wardroom.games.starship"
GISTS = """
airlock | rash | certificate | court-martial | broadcast | sweets | puppet | soup | future | fur | apes | ten days
meddling | security chief | paradox | commanders is decorated | showers | ship receives a medal | kind sentence | season
the Zinca rule | mining station | collar | specialists | butler | board game | letters | older self | wormhole | mirror
fossilised | desk | sport | remote | five-year | black hole | admiral-in-waiting | masks | overhauled | farm
fake your death | cube ships | convention | toy | science of exploration | from the future | charge of the whole station
picture of you | orders for captains | bees | design the next flagship | teach at the Academy | together with your ship
you are their admiral | parallel dimension | Once a year the Academy
"""
"""A word or two of each epilogue, worst first."""


def story(game: Sitting, seat: int = 0) -> str | None:
    sheet: Any = game.table.seat(0).sheet(seat)
    found: str | None = sheet.get("story")
    return found


def finished(**position: Any) -> Sitting:
    """The last two captains pass, and the game is over."""
    return given(round=4, **position).choose("pass", "pass")


@pytest.mark.rule("SHIP-16.1", "SHIP-13.10")
def test_every_captain_has_an_epilogue_by_score_after_the_game() -> None:
    done = [["grand_alliance", "hollow_sphere", "galactic_games", "edge_of_the_galaxy"], []]
    game = given(round=4, done=done, medals=[6, 1])
    assert story(game) is None  # not before the end
    game.choose("pass", "pass")
    assert game.table.result == [2 * 32 + 6 - 2 * 7, 1 - 2 * 7] == [56, -13]
    assert story(game, 0) == "epilogue-9"
    assert story(game, 1) == "epilogue-1"


@pytest.mark.rule("SHIP-16.1")
def test_a_half_point_is_ignored() -> None:
    ranks = []
    for medals in (56, 57, 58):  # 21, 21.5 and 22 points
        game = finished(medals=[medals])
        assert game.table.result is not None
        assert game.table.result[0] == medals - 14
        ranks.append(story(game))
    assert ranks == ["epilogue-2", "epilogue-2", "epilogue-3"]


@pytest.mark.rule("SHIP-16.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_at_the_terminal_reads_it(language: str) -> None:
    said, text = StringIO(), Words(language, "wardroom.cli", PACKAGE)
    sheet: Any = finished(medals=[87 + 14]).table.seat(0).sheet(0)
    show_sheet(sheet, "", Screen(said), text, GAME.units)
    shown = " ".join(said.getvalue().split(" ")).replace("\n", " ")  # however wide the terminal is
    assert text.say("epilogue-24") in shown
    assert text.say("epilogue-24.name") in shown


@pytest.mark.rule("SHIP-16.1")
def test_the_epilogue_changes_nothing() -> None:
    game = finished(medals=[5, 4])
    before = game.table.result, game.table.winners
    assert story(game) is not None
    assert (game.table.result, game.table.winners) == before


@pytest.mark.rule("SHIP-16.2")
def test_a_score_has_a_rank() -> None:
    assert len(EPILOGUES) == 56
    ranks = [epilogue(points) for points in range(-10, 100)]
    assert ranks == [1] * 30 + [*range(1, 57)] + [56] * 24
    assert (epilogue(19), epilogue(20), epilogue(21), epilogue(75), epilogue(76)) == (1, 1, 2, 56, 56)


@pytest.mark.example("SHIP-16.3")
def test_forty_three_and_a_half_points() -> None:
    game = finished(medals=[87 + 14])
    assert game.table.result is not None
    assert game.table.result[0] == 87
    assert story(game) == "epilogue-24"


@pytest.mark.rule("SHIP-16.4", "SHIP-16.2")
def test_all_stories_are_told_worst_first() -> None:
    gists = [gist.strip() for line in GISTS.strip().splitlines() for gist in line.split("|")]
    assert len(gists) == len(EPILOGUES)
    text = Text("en", PACKAGE)
    for rank, gist in zip(EPILOGUES, gists):
        assert gist in text.say(f"epilogue-{rank}"), rank


@pytest.mark.rule("SHIP-16.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_has_its_own_words_and_name(language: str) -> None:
    text = Text(language, PACKAGE)
    assert len({text.say(f"epilogue-{rank}") for rank in EPILOGUES}) == 56
    assert len({text.say(f"epilogue-{rank}.name") for rank in EPILOGUES}) == 56
    assert not text.has("epilogue-57")
