"""Before the deal: seats, names, settings, salt; and how games are found."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from wardroom.kernel import (
    Cards,
    Chance,
    State,
    Table,
    digest,
    find,
    games,
)
from wardroom.kernel.errors import BadSetup, CannotImagine, UnknownGame, WardroomError

from .games import bids


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
