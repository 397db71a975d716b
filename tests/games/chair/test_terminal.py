"""The table of Captain's Chair in a terminal, in both languages and for everybody who looks at it."""

from __future__ import annotations

import re
from io import StringIO

import pytest

from wardroom.cli.scene import scene
from wardroom.cli.screen import Screen
from wardroom.cli.tables import table_of
from wardroom.cli.words import Words
from wardroom.games.chair import GAME
from wardroom.kernel import SPECTATOR
from wardroom.language import LANGUAGES

from .bots import against
from .given import Sitting, given

TABLE = table_of(GAME)


@pytest.fixture(autouse=True)
def as_wide_as_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have asked for a narrow screen."""
    monkeypatch.delenv("COLUMNS", raising=False)


def shown(game: Sitting, reader: int = 0, language: str = "en", part: str = "") -> str:
    words = Words(language, "wardroom.cli", GAME.package, names=("Ann", "Bo")[: game.state.seats], reader=reader)
    out = StringIO()
    (TABLE.parts[part] if part else TABLE.show)(scene(game.table.seat(reader), words), Screen(out, width=200))
    return out.getvalue()


def duel() -> Sitting:
    return given(
        hand=[["pic_diplomacy"], ["shr_utilize"]],
        neutral=["archer_iv"],
        teams={"archer_iv": (3, 1)},
        market=["tribbles"],
        tokens={"tribbles": (0, 0, 2)},
        exhausted=["pic_uss_enterprise_d"],
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", (1, 2))
@pytest.mark.parametrize("reader", (0, SPECTATOR))
def test_the_table_is_shown(seats: int, reader: int, language: str) -> None:
    words = Words(language, GAME.package)
    said = shown(given(seats, hand=[["pic_diplomacy"]], neutral=["archer_iv"]), reader, language)
    assert words.say("card-archer_iv") in said and words.say("mission-peace_negotiations") in said
    assert (words.say("card-pic_diplomacy") in said) == (reader == 0)


def test_a_hand_is_seen_by_its_owner_only() -> None:
    words = Words("en", GAME.package)
    assert words.say("card-shr_utilize") not in shown(duel())
    assert words.say("card-pic_diplomacy") not in shown(duel(), reader=1)


def test_the_map_says_what_lies_where_and_who_has_secured_it() -> None:
    said = shown(duel(), part="map")
    assert "2 Glory" in said and "secured by you" in said and "Mission" not in said


@pytest.mark.rule("CHAIR-7.2", "CHAIR-16.15")
def test_the_map_says_what_is_lacking_and_what_the_decks_may_hold() -> None:
    game = given(neutral=["archer_iv", "risa"], teams={"archer_iv": (2, 0), "risa": (0, 2)}, market=["tribbles"])
    said = shown(game, part="map")
    assert re.search(r"Archer IV.* 1 more secures it", said) and re.search(r"Risa.* 4 more secure it", said)
    line = next(line for line in said.splitlines() if line.startswith("CARGO deck, may still hold"))
    assert "Holosuite" in line and "Tribbles" not in line


def test_a_turn_begins_with_names_and_the_hand_is_read_when_it_is_asked_for() -> None:
    words = Words("en", "wardroom.cli", GAME.package, names=("Ann", "Bo"), reader=0)
    out = StringIO()
    assert TABLE.brief is not None
    TABLE.brief(scene(duel().table.seat(0), words), Screen(out, width=200))
    said = out.getvalue()
    assert "Diplomacy [DIRECTIVE]" in said and "PLAY" not in said and "may still hold" not in said
    assert "PLAY (1 Action): Gain an ALLY." in shown(duel(), part="hand")


def test_an_option_says_which_operation_it_is() -> None:
    """Also where an operation answers to something, or belongs to a step."""
    words = Words("en", "wardroom.cli", GAME.package, names=("Ann", "Bo"), reader=0)
    game = given(hand=[["arinsen"]], zones={"duty": [["captain_dorg"]]}, tracks=[{"military": 3}])
    game.choose("play:arinsen:0", "dilithium", "dilithium")
    said = [words.label(label) for label in game.table.seat(0).labels]
    assert said[0].startswith("Captain Dorg: After you put a Klingon or a Pakled into play")


def test_a_captain_says_what_is_used_and_how_far_a_mission_is() -> None:
    said = shown(duel(), part="boards")
    assert "U.S.S. Enterprise-D (exhausted)" in said
    assert "Peace Negotiations: 0 of 3, 0 of 2" in said
    assert "Focus counts 0, 0 with one" in said
    assert "Goal: 3 ALLY cards on the same SHIP" in said and "Reward: Gain 4 Dilithium" in said


# The Bot


def brief(game: Sitting, language: str = "en") -> str:
    words = Words(language, "wardroom.cli", GAME.package, names=("Ann",), reader=0)
    out = StringIO()
    assert TABLE.brief is not None
    TABLE.brief(scene(game.table.seat(0), words), Screen(out, width=200))
    return out.getvalue()


def after_a_turn_of_the_bot() -> Sitting:
    """It has had one turn: Data was resolved with the first row of TRAITS, its ship with a row of SUITS."""
    deck = ["pic_utilize", "pic_recruit", "pic_uss_enterprise_d", "pic_data"]
    game = against("picard", theirs={"deck": deck})
    game.choose("end")
    while game.state.active != 0 or game.state.stage != "action":
        game.choose(game.table.seat(0).labels[0].key)
    return game


def test_what_the_bot_does_next_stands_where_a_turn_begins() -> None:
    game = against("picard", teams={"dozaria": (1, 3)}, market=["rom"])
    assert "The Bot’s next turn: it takes control of Dozaria, worth 3 to it, then turns up 2 cards." in brief(game)
    assert "It then lays its token, as the Market stands, on Rom." in brief(game)
    assert "Prochain tour du Bot\u202f: il prend le contrôle de Dozaria, qui vaut 3 pour lui" in brief(game, "fr")
    assert "it has secured no Location; it turns up 2 cards." in brief(against("picard"))


def test_the_rows_of_its_last_turn_stand_in_one_line_and_on_its_command_cards() -> None:
    game = after_a_turn_of_the_bot()
    said = shown(game, part="boards")
    assert said.count("Last turn:") == 1
    assert "Data (TRAITS, row 1), U.S.S. Enterprise-D (SUITS with Duty Officer, row 2)" in said
    commands = shown(game, part="rival")
    assert re.search(r"1\. synthetic, android: Data, in its last turn\n +It logs its top card", commands)
    assert "2. SHIP: U.S.S. Enterprise-D, in its last turn" in commands
    assert commands.count("in its last turn") == 2 and "SUITS without Duty Officer" not in commands
