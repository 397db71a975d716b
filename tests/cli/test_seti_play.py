"""SETI in a terminal: choices by name, refusals, and the rival's count beside one's own."""

from __future__ import annotations

from pathlib import Path

from .conftest import Terminal

SOLO = ("play", "seti", "--seats", "Ann", "--seed", "x", "--option", "difficulty=3")
SCAN = ["1", "scan", "signal for a card", "1"]


def test_a_star_is_chosen_by_its_name(terminal: Terminal, home: Path) -> None:
    result = terminal(*SOLO, typed=[*SCAN, "why", "why kepler", "kepler", "quit"])
    assert result.code == 0 and "You mark a signal at Kepler 22." in result.out
    assert "Nothing is refused here" in result.out


def test_refusals_are_listed_as_the_language_writes_them(terminal: Terminal, home: Path) -> None:
    said = {
        lang: terminal(*SOLO, "--lang", lang, typed=["1", "why" if lang == "en" else "pourquoi"]).out
        for lang in ("en", "fr")
    }
    assert "- Analyse data (1 energy): The upper row" in said["en"]
    assert "- Analyser des données (1 énergie)\u202f: La rangée du haut" in said["fr"]


def passing(printed: str) -> str:
    """Somebody who passes whenever that is possible."""
    last = printed.rsplit("\n\n", 1)[-1]
    return "pass for this" if "Pass for this round" in last else "1"


def test_the_end_shows_how_the_rival_was_counted(terminal: Terminal, home: Path) -> None:
    result = terminal.talk(*SOLO, answer=passing)
    end = result.out[result.out.index("Score sheet of Ann") :]
    rival = end[end.index("Score sheet of the rival: ") :]
    assert "objectives, 5 points each (SETI-17.14)" in rival and "The rival wins" in rival
    assert "The rival wins" not in end[: end.index("Score sheet of the rival")]


def test_the_score_now_shows_the_rival_too(terminal: Terminal, home: Path) -> None:
    result = terminal(*SOLO, typed=["1", "score", "quit"])
    assert "You have 2 points" in result.out and "Score sheet of the rival: " in result.out
