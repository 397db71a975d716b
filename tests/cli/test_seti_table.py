"""The table of SETI in a terminal, in both languages and for everybody who looks at it."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest

from tests.web.states_seti import FOUR, SOLO, laid, with_species
from wardroom.cli.scene import scene
from wardroom.cli.screen import Screen
from wardroom.cli.tables import table_of
from wardroom.cli.words import Words
from wardroom.kernel import SPECTATOR, find
from wardroom.language import LANGUAGES

TABLE = table_of(find("seti"))
STATES = {
    "solo": laid(SOLO, "move"),
    "four": laid(FOUR),
    "spectator": laid(FOUR, reader=SPECTATOR),
    "samples": with_species("mascamites", "centaurians"),
    "danger": with_species("oumuamua", "exertians", exertians=[["deflector"]]),
}


@pytest.fixture(autouse=True)
def as_wide_as_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have asked for a narrow screen."""
    monkeypatch.delenv("COLUMNS", raising=False)


def shown(state: Any, language: str = "en", own: bool = False) -> str:
    words = Words(language, "wardroom.cli", state.table.game.package, names=state.table.names, reader=state.seat)
    out = StringIO()
    (TABLE.show_own if own else TABLE.show)(scene(state.table.seat(state.seat), words), Screen(out))
    return out.getvalue()


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_shown(name: str, language: str) -> None:
    state = STATES[name]()
    said = shown(state, language)
    words = Words(language, "wardroom.cli", state.table.game.package)
    for star in state.table.line.state.columns:
        assert words.say(f"star-{star}") in said
    for planet in ("mercury", "neptune"):
        assert words.say(f"place-{planet}") in said


def test_the_drawing_has_every_space_once() -> None:
    """Eight rays of four spaces, the Sun, and the numbers of the sectors."""
    lines = shown(STATES["solo"]()).split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith("Solar system"))
    end = next(number for number, line in enumerate(lines) if "asteroids, ~o comet" in line)
    signs = " ".join(lines[start + 1 : end]).split()
    assert len(signs) == 32 + 8 + 1
    assert sorted(sign for sign in signs if sign.isdigit()) == list("12345678")
    planets = {"Me", "Ve", "Ea+", "Ma", "Ju", "Sa", "Ur", "Ne"}
    assert planets <= set(signs) and ".@" in signs


def test_distances_and_signals_stand_in_the_table() -> None:
    said = shown(STATES["solo"]())
    assert "Jupiter [2]" in said and "Ann, rival, rival, -, -, -" in said and "won by Ann" in said


def test_only_ones_own_board_in_the_middle_of_a_turn() -> None:
    said = shown(STATES["solo"](), own=True)
    assert "Your agency: 28 VP" in said and "Juno Probe" in said and "Solar system" not in said
    assert shown(STATES["spectator"](), own=True) == ""


def test_hands_of_others_are_not_told() -> None:
    said = shown(laid(FOUR)())
    assert "Juno Probe" in said and "ALICE" not in said.upper().split("YOUR HAND")[1]
    assert "dune" not in said.lower()


def test_a_card_is_shown_with_its_rules() -> None:
    state = STATES["solo"]()
    words = Words("en", "wardroom.cli", state.table.game.package)
    out = StringIO()
    TABLE.show_card("grant", scene(state.table.seat(0), words), Screen(out))
    assert "Grant" in out.getvalue() and "SETI-6.12" in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_that_is_carried_out_is_shown_to_everybody(language: str) -> None:
    """On the whole table and in the middle of a turn, and only then (SETI-5.5)."""
    hand = [["james_webb_space_telescope"]]
    for reader in (*range(4), SPECTATOR):
        state = laid(FOUR, "play", "james_webb_space_telescope", hand=hand, reader=reader)()
        words = Words(language, "wardroom.cli", state.table.game.package)
        named = words.say("seti-resolving"), words.card("james_webb_space_telescope")
        assert all(each in shown(state, language) for each in named)
        if reader < 4:
            assert all(each in shown(state, language, own=True) for each in named)
        assert named[0] not in shown(laid(FOUR, reader=reader)(), language)
