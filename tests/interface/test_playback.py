"""What happened since a seat last chose, step by step."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.kernel.games import duel
from wardroom.interface.playback import play_back
from wardroom.kernel import Table, games
from wardroom.kernel.snapshot import keep, wake

TABLES = [("missions", 3), ("starship", 1), ("starship", 3), ("seti", 1), ("seti", 2)]


def play_on(table: Table[Any], dice: Random, choices: int) -> None:
    for _ in range(choices):
        if table.over:
            return
        seat = dice.choice(table.waiting())
        seat.choose_key(dice.choice(seat.labels).key)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_event_since_my_last_choice_has_a_frame_that_can_be_drawn(name: str, seats: int) -> None:
    game, dice = games()[name], Random(f"{name} {seats}")
    table = Table(game, seats, dice.randbytes(32))
    shown = 0
    for _ in range(8):
        play_on(table, dice, 7)
        for seat in map(table.seat, range(seats)):
            last = table.last_choice(seat.number)
            if last is None:
                continue
            frames = play_back(game, table.record(host=True), seat.number, last)
            assert [frame.told for frame in frames] == list(range(seat.told_before + 1, len(seat.log) + 1))
            for frame in frames:
                assert game.show.picture(frame.view) is not None or game.show.picture(seat.view) is None
            shown += sum(one.view != two.view for one, two in zip(frames, frames[1:]))
    assert shown > 0, "no two frames differ"


def test_a_frame_is_the_table_at_that_moment() -> None:
    """DUEL-3: when the draw is told, the card is in the hand, and the turn that follows has not begun."""
    table = Table(duel.GAME, 2, b"8" * 32)
    active = table.waiting()[0].number
    table.seat(active).choose("end")
    assert [key for key, _ in table.seat(active).log[table.seat(active).told_before :]] == ["drew"]
    [frame] = play_back(duel.GAME, table.record(host=True), active, 0)
    now: Any = table.seat(active).view
    assert frame.view != now
    assert frame.view == {**now, "public": {**now["public"], "phase": "draw"}}


def test_what_was_taken_back_is_not_shown() -> None:
    game, dice = games()["seti"], Random(4)
    table = Table(game, 1, b"4" * 32)
    seat = table.seat(0)
    while not seat.can_undo or seat.told_before == len(seat.log):
        seat.choose_key(dice.choice(seat.labels).key)
    last = table.last_choice(0)
    seat.undo()
    then = table.last_choice(0)
    assert last is not None and (then is None or then < last)
    frames = play_back(game, table.record(host=True), 0, 0 if then is None else then)
    assert [frame.told for frame in frames] == list(range(seat.told_before + 1, len(seat.log) + 1))


def test_a_table_that_was_woken_knows_when_everybody_chose() -> None:
    game, dice = games()["starship"], Random(9)
    table = Table(game, 2, b"9" * 32)
    text = None
    while text is None or len(table.moves) < 12:
        play_on(table, dice, 1)
        text = keep(table) or text
    again = wake(game, table.record(host=True), table.moves, text)
    assert again.told == table.told
    assert [again.seat(seat).told_before for seat in (0, 1)] == [table.seat(seat).told_before for seat in (0, 1)]
