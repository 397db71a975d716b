"""Whole games on their way out of a store and into one."""

from __future__ import annotations

from dataclasses import replace

from wardroom.kernel import Move, Record, find, replay
from wardroom.kernel.record import NO_CHAIN

from .errors import HereAlready, StoreError
from .opening import head, open_table
from .rows import GameRow, Key, Kind, MoveRow, NewTable, SeatRow
from .secret import hashed, new_id, new_secret
from .store import Store


def export_game(store: Store, id: str) -> Record:
    """The game file of a table, the host's: with the seed, even while the game runs. It is checked on its way out."""
    row, kept = store.game(id), store.snapshot(id)
    if row.status == "waiting":
        raise StoreError("not-begun", id=id)
    return open_table(find(row.game), row, store.moves(id), kept and kept[1]).record(host=True)


def rescue_game(store: Store, id: str) -> Record:
    """The host's game file of a table, of one that cannot be opened too: then as it is stored, without the end of the
    hash chain, which only playing it again would give."""
    try:
        return export_game(store, id)
    except StoreError:
        raise
    except Exception:  # whatever is wrong with the game is what somebody wants to see
        row = store.game(id)
        moves = tuple(Move(move.seat, move.key, move.link) for move in store.moves(id))
        return replace(head(row), moves=moves, chain=NO_CHAIN, result=row.result)


def import_game(store: Store, record: Record, at: float, host: str | None = None, before: str | None = None) -> GameRow:
    """Put a game file into the store, once it has been replayed and all of it was found true. A game that runs goes on
    with free seats, for whoever is given a link to one; or with all of them at the screen of a `host`. `before`: the
    table that it follows in a campaign."""
    row, moves = read_record(store, record, at, "person" if host is None else "screen")
    add(store, NewTable(replace(row, before=before), moves), host)
    return row


def import_with_links(
    store: Store, record: Record, at: float, before: str | None = None
) -> tuple[GameRow, dict[int | None, str]]:
    """Put a game file into the store, together with the links to it: to each seat of a running game, and for
    spectators. They are told now and never again."""
    row, moves = read_record(store, record, at, "person")
    links = new_links(row)
    add(store, NewTable(replace(row, before=before), moves, link_keys(links)))
    return row, links


def add(store: Store, new: NewTable, host: str | None = None) -> None:
    if new.row.before is None:
        store.add(*new, host=host)
    else:
        store.add_next([new], host)


def renew_links(store: Store, row: GameRow) -> dict[int | None, str]:
    """New links to a table that nobody has come to; the old ones open nothing any more."""
    links = new_links(row)
    for key in link_keys(links):
        store.revoke(key.kind, row.id, key.seat)
        store.issue(key.kind, key.secret, row.id, key.seat)
    return links


def new_links(row: GameRow) -> dict[int | None, str]:
    seats = [seat.seat for seat in row.seats if row.status == "playing"]
    return {place: new_secret() for place in [*seats, None]}


def link_keys(links: dict[int | None, str]) -> list[Key]:
    return [Key("watch" if place is None else "link", hashed(secret), place) for place, secret in links.items()]


def read_record(store: Store, record: Record, at: float, kind: Kind) -> tuple[GameRow, list[MoveRow]]:
    table = replay(find(record.game), record)
    there = store.twin(record.commitment, record.start)
    if there is not None:
        raise HereAlready(there)
    taken = table.over or kind == "screen"
    row = GameRow(
        id=new_id(),
        game=record.game,
        rules=record.rules,
        settings=record.settings,
        seats=tuple(SeatRow(seat, kind, name, taken=taken) for seat, name in enumerate(record.names)),
        seed=record.seed or "",
        commitment=record.commitment,
        salt=record.salt,
        start=record.start,
        status="over" if table.over else "playing",
        listed=False,
        created=at,
        moved=at,
        position=len(record.moves),
        asked=tuple(seat.number for seat in table.waiting()),
        result=record.result,
        winners=tuple(table.winners),
    )
    return row, [MoveRow(position, *move, at) for position, move in enumerate(record.moves)]
