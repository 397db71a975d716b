"""What a player is told of an option before choosing it, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.missions.given import given as missions
from tests.games.missions.given import holding, lying
from tests.games.seti.given import given as seti
from tests.games.starship.given import given as starship
from wardroom.interface.notices import QUIET, say_remark, say_unused
from wardroom.kernel import Notice, Table
from wardroom.language import Text


def noticed(table: Table[Any], seat: int = 0) -> dict[str, Notice]:
    return table.seat(seat).notices


def remarks(table: Table[Any], language: str = "en") -> dict[str, str]:
    text = Text(language, table.game.package)
    return {key: say_remark(notice, text) for key, notice in noticed(table).items() if notice.remark}


def unused(table: Table[Any], key: str, language: str = "en") -> str:
    return say_unused(noticed(table)[key], Text(language, table.game.package))


@pytest.mark.rule("SHIP-7.7", "SHIP-6.13", "SHIP-8.2")
def test_rooms_that_would_do_nothing_say_so() -> None:
    game = starship(
        2, place=["veridia"], ready=[["red", "yellow", "blue", "cadet"]], on_routes={}, damage=[0], damaged=[[]]
    )
    assert remarks(game.table) == {"weapons": "no pirate in reach", "repair": "nothing to repair"}
    assert remarks(game.table, "fr")["weapons"] == "aucun pirate à portée"
    assert noticed(game.table)["weapons"].remark[0] == "SHIP-7.7"  # type: ignore[index]
    full = starship(2, ready=[["blue"]], damaged=[[1, 2, 3, 4, 5, 6]], damage=[1])
    assert remarks(full.table)["science"] == "no slot for a tech" and "repair" not in remarks(full.table)


@pytest.mark.rule("SHIP-4.2", "SHIP-10.23")
def test_passing_with_figures_left_is_a_waste_in_starship_captains() -> None:
    game = starship(2, ready=[["red", "cadet", "android"]], missions={}, on_routes={}, damage=[0], damaged=[[]])
    assert noticed(game.table)["pass"].ends == "round"
    assert unused(game.table, "pass") == ("Left unused: 2 figures that are ready and one room that you can activate.")
    idle = starship(2, ready=[["android"]], missions={}, on_routes={}, damage=[0], damaged=[[]])
    assert unused(idle.table, "pass") == "" and noticed(idle.table)["pass"].ends == "round"
    assert noticed(starship(2, ready=[["red"]], round=4).table)["pass"].ends == "game"


@pytest.mark.rule("SETI-5.39", "SETI-14.12", "SETI-3.12")
def test_passing_in_seti_tells_what_is_left() -> None:
    hand = ["grant", "clean_space_initiative"]
    game = seti(2, credits=[0], energy=[1], publicity=[0], data=[0], probes=[[(2, 3)]], hand=[hand])
    notice = noticed(game.table)["pass"]
    assert (notice.ends, notice.rule) == ("round", "SETI-5.39")
    assert unused(game.table, "pass") == "Left unused: 3 kinds of free actions."
    last = seti(2, round=5, credits=[4], energy=[0], publicity=[0], data=[0], hand=[[]])
    assert noticed(last.table)["pass"].ends == "game"
    assert unused(last.table, "pass").endswith("and 4 credits.")
    assert [label.key for label in game.table.seat(0).labels][-1] == "pass", "it stands last"


@pytest.mark.rule("SETI-6.12", "SETI-6.1", "SETI-1.3")
def test_a_corner_that_brings_nothing_says_so() -> None:
    game = seti(2, publicity=[10], hand=[["grant", "clean_space_initiative"]], probes=[[]]).choose("corner")
    assert set(remarks(game.table).values()) == {"publicity is at its highest"}


@pytest.mark.rule("MIS-7.9")
def test_an_extra_turn_that_is_declined_is_lost() -> None:
    game = missions(hands=[holding(), holding()], discard=lying("time_distortion"))
    game.choose("time_distortion")
    game.choose(game.table.seat(0).labels[0].key)
    assert noticed(game.table)["decline"].ends == "turn" and "take" not in noticed(game.table)
    assert unused(game.table, "decline", "fr") == "Laissé inutilisé\u202f: un tour supplémentaire."


@pytest.mark.rule("MIS-7.1")
def test_the_discard_that_ends_the_game_says_so() -> None:
    game = missions(hands=[holding(), holding()], discard=lying(galaxy=7))
    game.choose("galaxy")
    said = remarks(game.table)
    backs = {label.key for label in game.table.seat(0).labels}
    assert set(said.values()) == {"ends the game"} and 0 < len(said) < len(backs)
    assert noticed(missions(hands=[holding(), holding()], discard=lying(galaxy=3)).choose("galaxy").table) == {}
    assert QUIET.unused == ()
