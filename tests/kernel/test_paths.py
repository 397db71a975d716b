"""Several choices at once that answer one question after another: all or none, each a move of its own."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.kernel import Table, find, replay
from wardroom.kernel.errors import NotAsked, Refused


@pytest.fixture
def table() -> Table[Any]:
    """SETI, where a seat may play a card."""
    made: Table[Any] = Table(find("seti"), 2, bytes(32), names=("Ann", "Bo"))
    while made.line.asks[0].kind != "turn":
        seat = made.waiting()[0]
        seat.choose_key(seat.labels[0].key)
    return made


def asked(table: Table[Any]) -> int:
    return table.waiting()[0].number


def second(table: Table[Any]) -> list[str]:
    """What can be played: the question after `play`."""
    looked = replay(table.game, table.record(host=True))
    looked.choose_key(asked(table), "play")
    return [label.key for label in looked.seat(asked(table)).labels]


def test_each_answer_is_a_move(table: Table[Any]) -> None:
    card = second(table)[0]
    before = len(table.moves)
    table.choose_keys(asked(table), ["play", card])
    assert [move.key for move in table.moves[before : before + 2]] == ["play", card]
    assert len(table.moves) == before + 2
    assert replay(table.game, table.record(host=True)).chain == table.chain


def test_what_is_refused_on_the_way_undoes_all(table: Table[Any]) -> None:
    seat = table.waiting()[0]
    kept = (len(table.moves), table.chain, len(table.log), seat.view)
    for keys in (["play", "nothing"], ["play", "play"], ["move", second(table)[0]]):
        with pytest.raises(Refused):
            seat.choose_keys(keys)
        assert (len(table.moves), table.chain, len(table.log), seat.view) == kept
    with pytest.raises(NotAsked):
        table.choose_keys(1 - seat.number, ["play", "nothing"])
    seat.choose_key("launch")
    seat.undo()
    with pytest.raises(Refused):  # by then somebody else is asked
        seat.choose_keys(["launch", "end", "launch"])
    assert len(table.moves) == kept[0] + 2
