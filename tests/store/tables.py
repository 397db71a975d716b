"""Tables to put into a store."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from wardroom.kernel import Table, find
from wardroom.kernel.snapshot import keep
from wardroom.store import GameRow, MoveRow, SeatRow, Store, new_id

GAME = "missions"
SEED = bytes(range(32))


def new_table(names: tuple[str, ...] = ("Ann", "Bo"), seed: bytes = SEED) -> Table[Any]:
    return Table(find(GAME), len(names), seed, names=names)


def row_of(table: Table[Any], **changes: Any) -> GameRow:
    """A table that is being played by people, as a row."""
    row = GameRow(
        id=new_id(),
        game=table.game.name,
        rules=table.game.rules,
        settings=table.settings,
        seats=tuple(SeatRow(number, "person", name, taken=True) for number, name in enumerate(table.names)),
        seed=table.seed.hex(),
        commitment=table.commitment,
        salt=table.salt.hex(),
        start=table.start,
        status="playing",
        listed=False,
        created=1000.25,
        moved=1000.25,
        position=0,
        asked=asked(table),
    )
    return replace(row, **changes)


def asked(table: Table[Any]) -> tuple[int, ...]:
    return tuple(seat.number for seat in table.waiting())


def waiting(**changes: Any) -> GameRow:
    """A table that waits for Bo."""
    seats = (SeatRow(0, "person", "Ann", taken=True), SeatRow(1, "person", "Bo"))
    plain: dict[str, Any] = {"status": "waiting", "seats": seats, "start": "", "asked": (), "listed": True}
    return row_of(new_table(), **{**plain, **changes})


def last_move(table: Table[Any], once: str | None = None) -> MoveRow:
    position = len(table.moves) - 1
    seat, key, link = table.moves[position]
    return MoveRow(position, seat, key, link, 2000.5 + position, once)


def store_last(store: Store, id: str, table: Table[Any], once: str | None = None) -> None:
    """Append the move that was made last."""
    store.append(
        id,
        [last_move(table, once)],
        asked=asked(table),
        over=table.over,
        result=table.result,
        winners=table.winners,
        snapshot=keep(table),
    )


def play(store: Store, id: str, table: Table[Any], moves: int = 10_000, dice: Random | None = None) -> None:
    """Random moves, each stored, with some taken back."""
    dice = dice or Random(1)
    for _ in range(moves):
        if table.over:
            return
        seat = dice.choice(table.waiting())
        assert seat.ask is not None
        if seat.can_undo and dice.random() < 0.2:
            seat.undo()
        else:
            seat.choose(dice.choice(seat.ask.options))
        store_last(store, id, table)


def scratch(store: Store, id: str, position: int, seat: int = 0, once: str | None = None) -> None:
    """A move of no game, where only the order counts."""
    move = MoveRow(position, seat, f"move {position}", f"{position:016x}", 3000.0 + position, once)
    store.append(id, [move], asked=(seat,), over=False, result=None, winners=(), snapshot=None)
