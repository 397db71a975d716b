"""Settings of seats, of several values, and such as a game reads."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from tests.kernel.games import fleet as fleet_game
from wardroom.kernel import Setting
from wardroom.kernel.errors import BadSetup
from wardroom.language import text as language_text

from .conftest import Result, Terminal, install, record_of, saved

READ_TEXTS = language_text.read_texts.__wrapped__
CODE = "guard*5,pilot*3;mine*2"


def played(terminal: Terminal, *options: str, lang: str = "en") -> Result:
    pairs = [word for option in options for word in ("--option", option)]
    return terminal("play", "fleet", "--seats", "Ann,Bob", "--lang", lang, *pairs, typed=["quit"])


@pytest.mark.usefixtures("fleet")
def test_the_catalogue_names_them_as_they_are_given(terminal: Terminal) -> None:
    (fleet,) = [game for game in json.loads(terminal("games", "--json").out) if game["name"] == "fleet"]
    deck = {"default": "guards", "choices": ["guards", "raiders"], "several": False, "reads": True}
    assert fleet["settings"] == [
        {"name": "deck_1", "seat": 1, **deck},
        {"name": "deck_2", "seat": 2, **deck},
        {
            "name": "bonuses",
            "seat": None,
            "default": "",
            "choices": ["head_start", "extra_card"],
            "several": True,
            "reads": False,
        },
    ]
    listed = terminal("games").out
    assert "--option deck_1=guards --option deck_2=guards (guards, raiders, or a text that the game reads): " in listed
    assert "--option bonuses= (any of head_start, extra_card, joined by “+”: head_start+extra_card): " in listed
    assert "(guards, raiders, ou un texte que le jeu lit)\u202f: " in terminal("games", "--lang", "fr").out


def test_a_setting_without_choices(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = (replace(fleet_game.GAME.settings[0], choices=(), default=CODE), fleet_game.GAME.settings[1])
    install(replace(fleet_game.GAME, settings=settings), monkeypatch)
    assert f"deck_2={CODE} (a text that the game reads): " in terminal("games").out


@pytest.mark.usefixtures("fleet")
def test_each_seat_has_its_own(terminal: Terminal, home: Path) -> None:
    result = played(terminal, "deck_2=pilot*3,guard*5;mine*2", "bonuses=extra_card+head_start+extra_card")
    assert result.code == 0
    assert record_of(saved(home)).settings == {
        "deck_1": "guards",
        "deck_2": CODE,
        "bonuses": "head_start+extra_card+extra_card",
    }
    assert "\nAnn – Deck: Guards.\n" in result.out and f"\nBob – Deck: {CODE}.\n" in result.out
    again = terminal("play", "--load", saved(home), typed=["quit"])
    assert f"\nBob – Deck: {CODE}.\n" in again.out


@pytest.mark.usefixtures("fleet")
def test_in_french(terminal: Terminal) -> None:
    assert "\nAnn – Paquet\u202f: Pillards.\n" in played(terminal, "deck_1=raiders", lang="fr").out


def test_several_of_each_seat_and_a_place_without_a_player(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A printed opponent's place is spoken of where somebody chose for it; a long value is cut."""
    deck, bonuses = fleet_game.GAME.settings
    long = replace(deck, choices=(*deck.choices, "x" * 500))
    game = replace(fleet_game.GAME, seats=(2, 3, 4), settings=(long, replace(bonuses, each=True)), setup=setup)
    install(game, monkeypatch)
    lines = played(
        terminal, "bonuses_1=head_start+extra_card", f"deck_2={'x' * 500}", "deck_4=raiders"
    ).out.splitlines()
    assert "Ann – Deck: Guards; Bonuses: A point for the first player and A card more for everybody." in lines
    assert f"Bob – Deck: {'x' * 72}…; Bonuses: nothing." in lines
    assert "seat 4 – Deck: Raiders." in lines and not any(line.startswith("seat 3") for line in lines)


def setup(seats: int, _settings: object, chance: object) -> fleet_game.Fleet:
    return fleet_game.setup(seats, {"deck_1": "guards", "deck_2": "guards", "bonuses": ""}, chance)  # type: ignore[arg-type]


@pytest.mark.usefixtures("fleet")
@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("deck_2=xyz", "“xyz” is not a value of deck_2: choose guards, raiders."),
        ("deck_2=guard*99;", "“guard*99” is not a value of deck_2: choose guard, pilot, ambush."),
        ("bonuses=head_start+luck", "“luck” is not a value of bonuses: choose head_start, extra_card."),
        ("deck=guards", "There is no setting called “deck”. Settings: deck_1, deck_2, bonuses."),
        ("deck_3=guards", "There is no setting called “deck_3”."),
    ],
)
def test_wrong_values(terminal: Terminal, option: str, said: str) -> None:
    for result in (played(terminal, option), terminal("simulate", "fleet", "--option", option)):
        assert result.code == 2 and result.err.startswith(said) and result.err.count("\n") == 1


def with_one_more(language: str, packages: tuple[str, ...]) -> language_text.Spoken:
    """The texts of Fleet with one more."""
    found = READ_TEXTS(language, packages)
    if fleet_game.__name__ in packages:
        found.bundle.add_resource(FluentResource("error-strange-deck = Such a deck cannot be."))
    return found


def test_a_game_says_itself_what_is_wrong(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a text of its own, which the door does not have."""

    def reads(_: str) -> str:
        raise BadSetup("strange-deck")

    monkeypatch.setattr(language_text, "read_texts", with_one_more)
    install(replace(fleet_game.GAME, settings=(Setting("deck", "guards", (), each=True, reads=reads),)), monkeypatch)
    result = played(terminal, "deck_2=strange")
    assert result.code == 2 and result.err == "deck_2: Such a deck cannot be.\n"
