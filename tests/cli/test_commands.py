"""The command line itself, and the commands that report: languages, help, exit codes, JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import wardroom.cli.bench
import wardroom.cli.check
import wardroom.cli.simulate
from wardroom import __version__
from wardroom.cli.language import of_environment, split_language
from wardroom.interface.score_pad import Lacking, Scorer, find_best_hand
from wardroom.kernel import find
from wardroom.testing import Fault, Property, Report

from .conftest import GAME, Terminal, record_of

COMMANDS = ["games", "play", "open", "score", "best", "simulate", "replay", "verify", "rules", "check", "bench"]
COMMANDS += ["deck", "saves", "completion", "export", "import", "backup", "restore", "db", "serve"]


def test_help_for_a_newcomer(terminal: Terminal) -> None:
    result = terminal("--help")
    assert result.code == 0
    for said in ("a table for starship games", "wardroom play missions", "wardroom rules", "wardroom score", *COMMANDS):
        assert said in result.out
    assert "Wardroom est une table" in terminal("--help", "--lang", "fr").out
    bare = terminal()
    assert bare.code == 2 and bare.err.strip() == result.out.strip() and not bare.out


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page_in_both_languages(terminal: Terminal, command: str, language: str) -> None:
    result = terminal(command, "--help", "--lang", language)
    assert result.code == 0 and result.out.startswith(f"usage: wardroom {command}")
    assert ("afficher cette page" in result.out) == (language == "fr")
    assert ("show this page" in result.out) == (language == "en")


def test_version(terminal: Terminal) -> None:
    assert terminal("--version").out == f"Wardroom {__version__}\n"


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["fly"], "There is no command “fly”. See wardroom --help."),
        (["games", "--fast"], "This was not understood: --fast. See wardroom --help."),
        (["score"], "Something is missing: GAME, CARD. See wardroom score --help."),
        (["play", "missions", "--seed"], "--seed needs a value. See wardroom play --help."),
        (["simulate", GAME, "--games", "-5"], "--games: -5 is not between 1 and"),
        (["simulate", GAME, "--games", "0"], "--games: 0 is not between 1 and"),
        (["simulate", GAME, "--games", "many"], "--games: “many” is not a whole number."),
        (["simulate", GAME, "--jobs", "0"], "--jobs: 0 is not between 1 and"),
        (["simulate", GAME, "--players", "greedy"], "has no game for 1"),
        (["simulate", GAME, "--players", "greedy,nobody"], "There is no player called “nobody”"),
        (["check", "chess"], "There is no game called “chess”. Installed: "),
        (["rules", "chess"], "There is no game called “chess”"),
        (["rules", GAME, "77"], "There is no rule “77”. Nearest: MIS-7"),
        (["games", "--lang", "de"], "“de” is not a language of this program: en, fr."),
        (["games", "--lang"], "is not a language of this program"),
    ],
)
def test_wrong_use(terminal: Terminal, argv: list[str], said: str) -> None:
    result = terminal(*argv)
    assert result.code == 2 and not result.out
    assert said in result.err and result.err.count("\n") == 1


def test_wrong_use_in_french(terminal: Terminal) -> None:
    assert "Il n’y a pas de commande «\u202ffly\u202f»" in terminal("--lang", "fr", "fly").err
    assert "n’est pas compris entre 1 et" in terminal("simulate", GAME, "--games", "-1", "--lang", "fr").err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "fr"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment) == language


def test_the_language_may_be_named_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR")
    assert split_language(["games"]) == ("fr", ["games"], None)
    assert split_language(["games", "--lang=EN", "--json"]) == ("en", ["games", "--json"], None)
    assert split_language(["score", "--", "--lang", "en"]) == ("fr", ["score", "--", "--lang", "en"], None)


def test_games(terminal: Terminal) -> None:
    (missions,) = [game for game in json.loads(terminal("games", "--json").out) if game["name"] == GAME]
    assert missions["seats"] == [2, 3, 4] and missions["title"] == "Star Trek: Missions"
    assert {setting["name"] for setting in missions["settings"]} == {"stalemate_rounds", "memory_aid"}
    assert "missions: Star Trek: Missions" in terminal("games").out


def test_rules(terminal: Terminal) -> None:
    assert (
        terminal("rules", GAME, "MIS-4.7").out
        == terminal("rules", GAME, "4.7").out
        == terminal("rules", GAME, "mis-4.7.").out
    )
    section = terminal("rules", GAME, "4").out
    assert "MIS-4.1 " in section and "MIS-4.18" in section and "MIS-5.1" not in section
    whole = terminal("rules", GAME).out
    assert whole.count("MIS-") >= 163 and "*(" not in whole
    found = terminal("rules", GAME, "--search", "REPLÂCES")
    assert found.code in (0, 1)
    assert "MIS-4.7" in terminal("rules", GAME, "--search", "défaussé", "--lang", "fr").out
    nothing = terminal("rules", GAME, "--search", "xylophone")
    assert nothing.code == 1 and "No rule mentions “xylophone”." in nothing.out


def test_simulate(terminal: Terminal, home: Path) -> None:
    argv = ("simulate", GAME, "--players", "random,random", "--games", 4, "--seed", 7, "--swap-seats")
    result = terminal(*argv, "--json", "--save", home / "games")
    report = json.loads(result.out)
    assert result.code == 0 and not result.err
    assert set(report) == {
        "game",
        "games",
        "seed",
        "seconds",
        "games_per_second",
        "decisions",
        "players",
        "length",
        "never_reached",
    }
    assert sum(player["wins"] for player in report["players"]) + report["players"][0]["shared"] == 4
    saved = sorted((home / "games").iterdir())
    assert len(saved) == 4 and record_of(saved[0]).result is not None
    assert terminal("verify", saved[0]).code == 0
    shown = terminal(*argv, "--option", "memory_aid=no")
    assert "4 games in" in shown.out and "95 % interval" in shown.out
    assert "is not a value of memory_aid" in terminal(*argv, "--option", "memory_aid=x").err
    (home / "file").write_text("")
    assert terminal(*argv, "--save", home / "file").code == 2


def test_simulate_is_interrupted_quietly(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(wardroom.cli.simulate, "simulate", interrupted)
    result = terminal("simulate", GAME)
    assert result.code == 130 and result.err == "Interrupted.\n"


def test_our_own_mistakes_are_owned_up_to(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr(wardroom.cli.simulate, "simulate", broken)
    with pytest.raises(AssertionError, match="not your fault: ZeroDivisionError: by nought"):
        terminal("simulate", GAME)
    monkeypatch.setenv("WARDROOM_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        terminal("simulate", GAME)


def checking(*faults: Fault) -> Callable[..., Report]:
    def check(_game: object, games: int, seed: int, progress: Callable[[int], None], **more: object) -> Report:
        progress(games)
        assert more == {"players": ["random", "hasty", "contrary"], "first": 0, "elsewhere": 20}
        report = Report(GAME, str(seed), games=games, effects={"extra-turn": 0})
        report.counts["leak pairs"] = 12
        report.counts["something newer"] = 1
        report.faults += faults
        return report

    return check


def test_check(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wardroom.cli.check, "check", checking())
    result = terminal("check", GAME, "--games", 3, "--seed", 5)
    assert result.code == 0 and "Everything holds." in result.out and "3 games with seed 5" in result.out
    assert "pairs of worlds a seat cannot tell apart" in result.out and "something newer" in result.out
    assert json.loads(terminal("check", GAME, "--json").out)["ok"] is True
    monkeypatch.setattr(wardroom.cli.check, "check", checking(Fault(Property.LEAK, "a hand was seen")))
    result = terminal("check", GAME)
    assert result.code == 1 and "One fault was found." in result.out and "a hand was seen" in result.out
    every = terminal("check", "--json")
    assert every.code == 1 and json.loads(every.out)[0]["faults"][0]["property"] == "leak"


def test_check_runs_the_kit(terminal: Terminal) -> None:
    assert json.loads(terminal("check", GAME, "--games", 1, "--json").out)["games"] == 1


def test_check_by_several_processes(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever checks them: the same games, the same report."""
    monkeypatch.setattr(wardroom.cli.check, "SHARE", 2)
    alone, shared = (terminal("check", GAME, "--games", 3, "--jobs", jobs, "--json").out for jobs in (1, 2))
    assert {**json.loads(alone), "counts": None} == {**json.loads(shared), "counts": None}
    counts, others = (json.loads(out)["counts"] for out in (alone, shared))
    assert counts.pop("replayed elsewhere") == 3 and others.pop("replayed elsewhere") == 2
    assert counts == others


def finder(total: int, cards: tuple[str, ...], optimal: bool) -> SimpleNamespace:
    """A search that has found what it is told to find."""
    proof = {"method": "sight", "found_by": "sight", "optimal": optimal, "bound": 99, "hands": 3, "of": 7}

    def best_hand(cards_given: list[str] | None, with_q: bool, progress: Callable[[int, int], None]) -> SimpleNamespace:
        asked.append((cards_given, with_q))
        progress(1, 2)
        return SimpleNamespace(total=total, cards=cards, choices=None, proof=proof)

    asked: list[Any] = []
    return SimpleNamespace(best_hand=best_hand, asked=asked, proof=proof)


def test_best(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    module = finder(10, ("lieutenant_worf", "batleth"), optimal=True)
    monkeypatch.setitem(sys.modules, "wardroom.games.missions.scoring.best", module)
    result = terminal("best", GAME, "--from", "worf", "batleth", "worf", "--with-q", "--json")
    cards = ["lieutenant_worf", "batleth"]
    assert json.loads(result.out) == {"total": 10, "cards": cards, "choices": {}, "proof": module.proof}
    assert module.asked == [(["lieutenant_worf", "batleth"], True)]
    shown = terminal("best", GAME)
    assert "The best hand: 10 points" in shown.out and "that is proven" in shown.out
    assert module.asked[-1] == (None, False)
    assert terminal("best", GAME, "--from", "nobody").code == 2
    monkeypatch.setitem(sys.modules, "wardroom.games.missions.scoring.best", finder(10, tuple(cards), optimal=False))
    assert "99 points, that much is proven" in terminal("best", GAME).out


def test_best_finds_it(terminal: Terminal) -> None:
    hand = [
        "lieutenant_worf",
        "batleth",
        "shields",
        "photon_torpedoes",
        "commander_kurn",
        "intruder_alert",
        "borg_cube",
    ]
    found = json.loads(terminal("best", GAME, "--from", *hand, "bridge", "--json").out)
    assert found["proof"]["optimal"] is True and len(found["cards"]) == 7
    again = json.loads(terminal("score", GAME, *found["cards"], "--json").out)
    assert found["total"] == again["total"] == found["proof"]["bound"]


def test_a_game_may_have_no_hands_to_score() -> None:
    game = replace(find(GAME), package="wardroom.kernel")
    for search in (lambda: Scorer(game), lambda: find_best_hand(game, None, False, print)):
        with pytest.raises(Lacking, match="no-"):
            search()


def test_bench(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    row = SimpleNamespace(cells=lambda: ("copy", "us", "1.2", "1", "2", "", "", "", "", ""))
    found = SimpleNamespace(rows=[row], to_json=lambda: {"rows": []})
    monkeypatch.setattr(wardroom.cli.bench, "measure", lambda *_, **__: found)
    assert "copy" in terminal("bench").out
    assert json.loads(terminal("bench", "--json").out) == {"rows": []}
