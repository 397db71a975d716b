"""Before the deal: seats, names, settings, salt; and how games are found."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from wardroom.kernel import (
    Cards,
    Chance,
    Settings,
    State,
    Table,
    digest,
    find,
    games,
)
from wardroom.kernel.errors import BadSetup, CannotImagine, UnknownGame, WardroomError

from .games import bids, fleet


@pytest.mark.parametrize("seats", [0, 1, 5, -1, 10**9])
def test_a_number_of_seats_that_the_game_does_not_have(seats: int) -> None:
    with pytest.raises(BadSetup) as error:
        Table(bids.GAME, seats)
    assert error.value.key == "bad-seats"


@pytest.mark.parametrize(
    ("names", "key"),
    [
        (["a", "b", "c"], "many-names"),
        ([""], "bad-name"),
        (["   "], "bad-name"),
        (["x" * 41], "bad-name"),
        (["a\x00"], "bad-name"),
        (["a\nb"], "bad-name"),
        (["\u202eevil"], "bad-name"),
        (["\ud800"], "bad-name"),
    ],
)
def test_names_that_cannot_be(names: list[str], key: str) -> None:
    with pytest.raises(BadSetup) as error:
        Table(bids.GAME, 2, names=names)
    assert error.value.key == key


def test_names_that_can_be() -> None:
    assert Table(bids.GAME, 3, names=["x" * 40, "Zoë 🚀"]).names == ("x" * 40, "Zoë 🚀", "Seat 3")


def by_chance(settings: Settings, chance: Chance) -> Settings:
    """A deck of so many guards as chance will have it, where one of raiders was agreed on."""
    guards = f"guard*{1 + chance.below(9)},pilot*2,ambush*1;mine*2"
    return {name: guards if value == "raiders" else value for name, value in settings.items()}


def test_what_chance_makes_of_settings_is_in_the_header_and_takes_nothing_from_the_deal() -> None:
    game = replace(fleet.GAME, settle=by_chance)
    agreed = {"deck_1": "raiders", "deck_2": "guards"}
    drawn: Table[Any] = Table(game, 2, bytes(32), salt=b"ours", settings=agreed)
    deck = str(drawn.settings["deck_1"])
    assert deck.startswith("guard*") and drawn.settings["deck_2"] == "guards"
    assert drawn.record(host=True).settings == drawn.settings
    again: Table[Any] = Table(fleet.GAME, 2, bytes(32), salt=b"ours", settings={**agreed, "deck_1": deck})
    assert again.start == drawn.start, "the same header and the same deal, for whoever replays it"
    assert Table(game, 2, bytes(32), salt=b"ours", settings=agreed).settings == drawn.settings
    others = {str(Table(game, 2, bytes(32), salt=bytes([n]), settings=agreed).settings["deck_1"]) for n in range(20)}
    assert len(others) > 4, "the salt of the players has a say"


@pytest.mark.parametrize(
    "settings",
    [
        {"rounds": 1},
        {"rounds": 6},
        {"rounds": True},
        {"rounds": "three"},
        {"rounds": 3.0},
        {"rounds": None},
        {"open": 1},
        {"open": "maybe"},
        {"speed": 1},
        {"": 1},
    ],
)
def test_settings_that_cannot_be(settings: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        Table(bids.GAME, 2, settings=settings)


def test_settings_are_read_from_words_and_have_defaults() -> None:
    assert Table(bids.GAME, 2).settings == {"rounds": 4, "open": False}
    assert Table(bids.GAME, 2, settings={"rounds": "3", "open": "Yes"}).settings == {"rounds": 3, "open": True}
    assert Table(bids.GAME, 2, settings={"open": "off"}).settings["open"] is False


def test_a_salt_has_its_limit() -> None:
    assert Table(bids.GAME, 2, salt=b"x" * 1024).salt
    with pytest.raises(BadSetup) as error:
        Table(bids.GAME, 2, salt=b"x" * 1025)
    assert error.value.key == "long-salt"


def test_games_are_found_by_name() -> None:
    assert find("missions") is games()["missions"]
    with pytest.raises(UnknownGame) as error:
        find("chess" * 100)
    assert len(error.value.facts["game"]) == 40 and "missions" in error.value.facts["known"]


def test_an_error_reads_as_one_sentence() -> None:
    with pytest.raises(WardroomError) as error:
        find("chess")
    assert str(error.value).startswith("unknown-game (game='chess'")
    assert str(CannotImagine("cannot-fork")) == "cannot-fork"


def test_a_state_must_be_plain_data() -> None:
    with pytest.raises(TypeError, match="plain"):
        Odd(1, Cards([], 1), Chance(b"")).copy()
    with pytest.raises(TypeError, match="plain"):
        digest(Odd(1, Cards([], 1), Chance(b"")))
    with pytest.raises(TypeError, match="plain"):
        Odd(1, Cards([], 1), Chance(b"")).public(0)


@dataclass(slots=True, eq=False, repr=False)
class Odd(State):
    odd: object = field(default_factory=object)
