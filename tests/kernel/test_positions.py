"""Any position at hand: a table that begins where a test wants it is as real as one that is dealt."""

from __future__ import annotations

from random import Random

import pytest

from wardroom.kernel import Chance, digest
from wardroom.kernel.errors import BadSetup, CannotUndo, Refused
from wardroom.testing import Sitting, at, check_fork_to_the_end, check_imagined, check_replay, check_save

from .games.bids import GAME, Bids


def last_round() -> Bids:
    """Sealed bids of two, before the last prize."""
    state = GAME.setup(2, GAME.agreed({}), Chance(b"any"))
    state.round, state.points = state.rounds - 1, [30, 4]
    return state


def test_a_table_begins_at_the_position() -> None:
    table = at(GAME, last_round(), names=["Ann", "Bo"], settings={"rounds": 5})
    assert table.line.state.points == [30, 4] and table.line.state.round == 3
    assert table.names == ("Ann", "Bo") and table.settings["rounds"] == 5
    assert table.moves == [] and [event.key for event in table.log] == ["prize"]  # nothing of a deal


def test_it_plays_to_the_end() -> None:
    game = Sitting(at(GAME, last_round()))
    assert game.asked == (0, "bid") and game.options == ["1", "2", "3", "4", "5", "6"]
    game.choose("2", "5", "return")
    assert game.table.over and game.table.winners == [0]
    assert game.log() == ["prize", "bid", "bid", "favour", "scored", "scored"]
    check_replay(game.table)


def test_a_choice_can_be_taken_back_and_a_refusal_says_why() -> None:
    state = last_round()
    state.round = 0
    game = Sitting(at(GAME, state))
    assert game.why("6") == ("BID-2.2", "too-early") and game.why("5") is None
    assert game.why("7") == ("", "not-offered") and game.refused("6") == "BID-2.2"
    with pytest.raises(Refused):
        game.choose("6")
    before = digest(game.state)
    assert game.choose("3").asked == (1, "bid")
    assert game.undo().asked == (0, "bid") and digest(game.state) == before
    game.choose("3", "5")
    with pytest.raises(CannotUndo):
        game.undo()
    with pytest.raises(AssertionError, match="accepted"):
        game.refused("keep")


def test_it_can_be_forked_imagined_and_saved() -> None:
    table = Sitting(at(GAME, last_round())).choose("3").table
    check_fork_to_the_end(table.line, Random(1))
    for seat in range(2):
        check_imagined(table.line, seat, b"world")
    check_save(table)


def test_the_state_given_remains_as_it_was() -> None:
    state = last_round()
    before, table = digest(state), at(GAME, state)
    Sitting(table).choose("2", "5", "keep")
    assert digest(state) == before
    state.points = [0, 0]
    check_replay(table)  # from the position as it was given


def test_the_game_must_take_so_many_seats() -> None:
    with pytest.raises(BadSetup):
        at(GAME, GAME.setup(9, GAME.agreed({}), Chance(b"any")))
