"""Standing orders in the terminal: what a seat passes without being asked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.kernel.games import fleet as fleet_game
from wardroom.kernel import PASS, replay

from .conftest import Result, Terminal, install, record_of, saved
from .test_failing import failing

DECKS = ("--option", "deck_1=guard*6;", "--option", "deck_2=guards")
"""Ann has crews and no hazards, and Bob ambushes: he is asked at every flight of hers."""
BEGIN = ["", "done", "", "1", "pagh"]
"""Bob lays out nothing, Ann lets a guard report aboard; two orders are left to her."""
OUT, ON, BACK = "fly pagh (at home) to vega", "fly pagh (at vega) to the gap", "fly pagh (at gap) to vega"


def played(terminal: Terminal, *typed: str, lang: str = "en") -> Result:
    game = ("play", "fleet", "--seats", "Ann,Bob", "--seed", "orders", *DECKS, "--lang", lang)
    result = terminal(*game, typed=[*BEGIN, *typed, "quit"])
    assert result.code == 0 and not result.err, result.err
    return result


def passes(home: Path) -> int:
    return sum((move.seat, move.key) == (1, "pass") for move in record_of(saved(home)).moves)


@pytest.mark.usefixtures("fleet")
def test_pass_alone_is_the_option(terminal: Terminal, home: Path) -> None:
    result = played(terminal, OUT, "", "pass", "", ON, "", "orders")
    assert "“pass all” every time it is about flights." in result.out
    assert "You have ordered nothing" in result.out and passes(home) == 1
    assert result.out.count("Do you answer?") == 2


@pytest.mark.usefixtures("fleet")
def test_pass_all(terminal: Terminal, home: Path) -> None:
    """Told when Bob looks again, and good for later turns too, until it is lifted."""
    result = played(
        terminal,
        *(OUT, "", "pass all", "", ON),
        *("", "orders", "end", "", BACK, ON, BACK),
        *("", "orders off", "orders", "end", "", ON, ""),
    )
    assert result.out.count("Do you answer?") == 2
    assert passes(home) == 5
    assert result.out.count("- You pass, as ordered (flights).") == 4
    assert result.out.count("You pass every time it is about flights.") == 2
    assert "Lifted: you are asked each time." in result.out and "You have ordered nothing" in result.out
    told = result.out.split("Pass the keyboard")[5]
    assert told.index("Pagh sets course for the Gap.") < told.index("You pass, as ordered")
    assert replay(fleet_game.GAME, record_of(saved(home))).moves


@pytest.mark.usefixtures("fleet")
def test_pass_until_the_own_turn(terminal: Terminal, home: Path) -> None:
    result = played(terminal, OUT, "", "pass turn", "", ON, "", "orders", "end", "", BACK, "")
    assert "You pass everything until your own turn." in result.out
    assert passes(home) == 2 and result.out.count("You pass, as ordered") == 1
    assert "You have ordered nothing" in result.out  # the turn has come
    assert result.out.count("Do you answer?") == 2


@pytest.mark.usefixtures("fleet")
def test_in_french(terminal: Terminal, home: Path) -> None:
    out, on = "faire voler pagh (home) vers vega", "faire voler pagh (vega) vers la breche"
    result = played(terminal, out, "", "aide", "passer tout", "", on, "", "consignes", "consignes lever", lang="fr")
    for said in (
        "«\u202fpasser tout\u202f» chaque fois que cela concerne les vols.",
        "Vous passez chaque fois que cela concerne les vols.",
        "Vous passez, comme convenu (les vols).",
        "C’est levé",
    ):
        assert said in result.out, said
    assert passes(home) == 2


@pytest.mark.usefixtures("fleet")
def test_elsewhere_it_is_no_command(terminal: Terminal) -> None:
    result = played(terminal, "pass all", "help")
    assert "nothing called “pass all”" in result.out and "every time such an answer" not in result.out


def test_an_order_at_which_the_game_fails_is_lifted(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second pass fails: Bob is asked after all, and told why."""
    install(
        replace(fleet_game.GAME, flow=failing(lambda ask, reply: reply == PASS and ask.window == "score")), monkeypatch
    )
    result = played(terminal, "1", "pagh", OUT, "", "pass turn", "orders")
    assert "You could not pass as ordered (points scored): the game itself failed." in result.out
    assert "You have ordered nothing" in result.out and passes(home) == 1


@pytest.mark.usefixtures("fleet")
def test_whoever_takes_back_an_ordered_pass_is_asked_again(terminal: Terminal, home: Path) -> None:
    crew = ("1", "pagh")
    result = played(terminal, OUT, "", "pass all", "", *crew, "", "end", "", ON, "", "undo", "1")
    assert result.out.count("Do you answer?") == 4  # a flight, points scored, the flight again, points
    assert "Taken back.\nLifted: you are asked each time." in result.out
    assert [move.key for move in record_of(saved(home)).moves][-3:] == ["pass", "undo", "pass"]
