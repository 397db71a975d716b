"""Whole games again, in other processes with other orders of sets: the same hash chain."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from wardroom.kernel import Game, Record, Table, find, replay
from wardroom.testing import Fault, check_elsewhere, new_table, pick, replay_elsewhere

from .games import GAMES

WHERE = {**{name: f"tests.kernel.games.{name}:GAME" for name in GAMES}, "missions": "missions"}
ALL: dict[str, Game[Any]] = {**GAMES, "missions": find("missions")}
GOLDEN = Path(__file__).parent / "golden"
"""Games played long ago. If one does not replay any more, no old file of any game does: then the rules version of every
game must be bumped."""


def played(game: Game[Any], number: int) -> Record:
    """A random game with some choices taken back."""
    table, dice = new_table(game, "golden", number), Random(number)
    while not table.over:
        seat, option = pick(table.line, dice)
        table.choose(seat, option)
        if table.can_undo(seat) and dice.random() < 0.1:
            table.undo(seat)
    return table.record()


@pytest.mark.parametrize("name", GAMES)
def test_old_games_still_replay(name: str) -> None:
    record = Record.from_json((GOLDEN / f"{name}.json").read_bytes())
    assert replay(GAMES[name], record).over
    assert "undo" in [move.key for move in record.moves]


@pytest.mark.parametrize("name", ALL)
def test_replay_in_other_processes(name: str) -> None:
    records = [played(ALL[name], number) for number in range(30)]
    for hash_seed in (0, 1):
        assert replay_elsewhere(WHERE[name], records, hash_seed) == [record.chain for record in records]


def test_an_error_elsewhere_is_told() -> None:
    table: Table[Any] = Table(GAMES["bids"], 2, bytes(32))
    [said] = replay_elsewhere(WHERE["bids"], [table.record()])
    assert said.startswith("Sealed")
    with pytest.raises(Fault, match="Sealed"):
        check_elsewhere(WHERE["bids"], [table.record()])


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(Fault, match="chess"):
        replay_elsewhere("chess", [])
    with pytest.raises(Fault, match="No module"):
        replay_elsewhere("no.such.module:GAME", [])
