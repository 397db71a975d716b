"""`wardroom deck list|check|show`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from wardroom.games.ccg.cards.decks import READY
from wardroom.games.ccg.decks import code
from wardroom.kernel import find

from .conftest import Terminal, install

FULL = READY["federation_explorers"]
ILLEGAL = code(FULL._replace(draw=FULL.draw[:29], missions=(*FULL.missions[:5], "space")))


def test_list(terminal: Terminal) -> None:
    shown = terminal("deck", "list")
    assert shown.code == 0 and all(name in shown.out for name in READY)
    assert "Star Trek CCG" in shown.out and "Duras Conspiracy" in shown.out
    assert terminal("deck", "list", "ccg").out == shown.out
    assert "Explorateurs de la Fédération" in terminal("deck", "list", "--lang", "fr").out
    rows = json.loads(terminal("deck", "list", "--json").out)
    assert [row["name"] for row in rows] == list(READY)
    (academy,) = [row for row in rows if row["name"] == "academy_klingon"]
    assert academy["cards"] == 46 and academy["warnings"] == 0 and academy["format"] == "academy"
    assert academy["code"] == code(READY["academy_klingon"])


@pytest.mark.rule("CCG-3.14")
def test_check_names_every_fault_with_its_rule_in_both_languages(terminal: Terminal) -> None:
    english, french = terminal("deck", "check", ILLEGAL), terminal("deck", "check", ILLEGAL, "--lang", "fr")
    assert english.code == french.code == 1 and not english.err
    assert "2 faults" in english.out and "2 fautes" in french.out
    for shown in (english, french):
        assert shown.out.index("(CCG-3.3)") < shown.out.index("(CCG-3.1)") < shown.out.index(ILLEGAL)
    assert "The draw deck needs at least 30 cards; this one has 29. (CCG-3.1)" in english.out
    assert "La pioche compte au moins 30 cartes ; celle-ci en a 29. (CCG-3.1)" in french.out.replace("\u202f", " ")


def test_check_warns_after_the_faults(terminal: Terminal) -> None:
    """A mission that nobody can solve, a download without its target, AU without a door, a ship nobody can staff."""
    foolish = FULL._replace(
        draw=(*FULL.draw, "koloth", "wolf", "i_k_c_vorcha"), missions=(*FULL.missions[:5], "pegasus_search")
    )
    shown = terminal("deck", "check", code(foolish))
    assert shown.code == 0 and "This deck is legal." in shown.out and "fault" not in shown.out
    for said in (
        "Not even all personnel of this deck together can complete Pegasus Search. (CCG-13.16)",
        "What Koloth may download is not in this deck. (CCG-15.8)",
        "Wolf is from an alternate universe, and nothing in this deck lets it in. (CCG-7.20)",
        "The personnel of this deck cannot staff I.K.C. Vor'Cha. (CCG-11.1)",
    ):
        assert said in shown.out
    both = terminal("deck", "check", code(foolish._replace(draw=foolish.draw[-29:]))).out
    assert both.index("One fault") < both.index("warnings")


def test_check_by_name_by_code_and_by_file(terminal: Terminal, tmp_path: Path) -> None:
    wanted = f"full game, 80 cards\n\nThis deck is legal.\n\nDeck code\n{code(FULL)}\n"
    (tmp_path / "deck.txt").write_text(f"\ufeff {code(FULL)}\n", encoding="utf-8")
    lines = [f"{count}x {face}" for face, count in ((face, FULL.draw.count(face)) for face in dict.fromkeys(FULL.draw))]
    listed = "\n".join(["Format: full", *FULL.missions, "Seeds", *FULL.seeds, "Draw deck:", *lines])
    for what in ("federation_explorers", "Federation Explorers", code(FULL), tmp_path / "deck.txt"):
        assert terminal("deck", "check", what).out == wanted
    assert terminal("deck", "check", "-", typed=listed).out == wanted


def test_check_reports_what_is_not_in_the_pool(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("2 Taitt\nImpasable Door\nxyzzy\x1b[2J\n", encoding="utf-8")
    shown = terminal("deck", "check", tmp_path / "mine")
    assert shown.code == 1 and "2 lines name no card" in shown.out and "\x1b" not in shown.out
    assert "line 2: “Impasable Door”. Nearest: Impassable Door" in shown.out
    assert "line 3: “xyzzy" in shown.out and "Nothing here has a name like that." in shown.out
    assert "full/draw:taitt*2\n" in shown.out
    data = json.loads(terminal("deck", "check", tmp_path / "mine", "--json").out)
    assert data["unknown"][0] == {"line": 2, "said": "Impasable Door", "nearest": ["impassable_door"]}
    assert data["legal"] is False and data["cards"] == {"draw": {"taitt": 2}} and data["game"] == "ccg"
    (fault,) = [fault for fault in data["faults"] if fault["key"] == "deck-few-cards"]
    assert (fault["rule"], fault["args"]) == ("CCG-3.1", {"count": 30, "count2": 2})
    assert fault["said"].endswith("(CCG-3.1)")


def test_show_lists_the_cards_by_kind(terminal: Terminal) -> None:
    shown = terminal("deck", "show", "academy_federation")
    assert shown.code == 0
    for said in (
        "missions: Mission (4)",
        "draw deck: Personnel (17)",
        "  2x Darian Wallace [Personnel, Federation] SECURITY 7-5-6 Anthropology",
        "cards in play at the start: Ship (1)",
        "OFFICER 6, Diplomacy 5,",
        "Academy, 46 cards",
        code(READY["academy_federation"]),
    ):
        assert said in shown.out
    french = terminal("deck", "show", "academy_federation", "--lang", "fr").out
    assert "pioche" in french and "Personnel (17)" in french and "Ce paquet est légal." in french
    assert terminal("deck", "show", ILLEGAL).code == 0
    assert json.loads(terminal("deck", "show", ILLEGAL, "--json").out)["cards"]["missions"]["space"] == 1


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["check"], "Something is missing: DECK. See wardroom deck --help."),
        (["list", "missions"], "missions is not played with decks of your own."),
        (["check", "x", "--game", "missions"], "missions is not played with decks of your own."),
        (["list", "chess"], "There is no game called “chess”"),
        (["check", "nothing"], "“nothing” is neither a deck nor the beginning of a deck code."),
        (["check", "nothing.txt"], "There is no file or folder nothing.txt."),
        (["check", "full/draw:nobody"], "There is no card “nobody”."),
        (["check", "full/draw:" + "data," * 9000], "A deck code has at most 8,000 characters."),
        (["check", "x" * 5000], "neither a deck nor the beginning"),
        (["check", "a\0b"], "neither a deck nor the beginning"),
        (["check", "."], "is neither a deck"),
        (["build", "x"], "There is no command “build”."),
    ],
)
def test_wrong_use(terminal: Terminal, argv: list[str], said: str) -> None:
    result = terminal("deck", *argv)
    assert result.code == 2 and not result.out
    assert said in result.err and result.err.count("\n") == 1


def test_files_that_are_too_large_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "huge").write_bytes(b"Taitt\n" * 20_000)
    assert "at most 100000 bytes" in terminal("deck", "check", tmp_path / "huge").err.replace(",", "")
    (tmp_path / "long").write_bytes(b"Taitt\n" * 700)
    assert "at most 600 lines" in terminal("deck", "check", tmp_path / "long").err
    (tmp_path / "noise").write_bytes(bytes(range(256)) * 8)
    assert terminal("deck", "check", tmp_path / "noise").code == 1


def test_with_two_games_that_have_decks_one_must_be_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    install(replace(find("ccg"), name="other"), monkeypatch)
    assert "Say which game the deck is for, with --game: ccg, other." in terminal("deck", "check", "x").err.replace(
        "other, ccg", "ccg, other"
    )
    assert terminal("deck", "check", "federation_explorers", "--game", "ccg").code == 0
    assert len(json.loads(terminal("deck", "list", "--json").out)) == 2 * len(READY)


def test_the_tab_key_knows_it(terminal: Terminal) -> None:
    script = terminal("completion", "bash").out
    (line,) = [line for line in script.splitlines() if line.strip().startswith("deck)")]
    assert "list check show" in line and "--json" in line and "ccg" in line
