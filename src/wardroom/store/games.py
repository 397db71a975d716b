"""Tables in the store: header, seats, moves, snapshots. Moves are only ever appended."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, exists, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from wardroom.kernel import Settings

from .base import UNSET, Base, Unset, number
from .errors import Stale, StoreError, Unknown
from .rows import Announcement, GameRow, Key, Kind, MoveRow, NewTable, SeatRow
from .schema import games, moves, seats, secrets, sittings, snapshots
from .secret import only_hashed

SEAT_FIELDS = (
    seats.c.seat,
    seats.c.kind,
    seats.c.name,
    seats.c.player,
    seats.c.taken,
    seats.c.stand_in,
    seats.c.webhook,
)
MOVE_FIELDS = (moves.c.position, moves.c.seat, moves.c.key, moves.c.link, moves.c.at, moves.c.once)
MOST_ANNOUNCED = 200
"""The latest are enough."""
FREE = and_(seats.c.kind == "person", seats.c.taken.is_(False))


class Games(Base):
    """What is kept of every table."""

    def create(self, row: GameRow) -> None:
        """A new table, waiting or playing, before its first move."""
        self.add(row, ())

    def add(self, row: GameRow, made: Sequence[MoveRow], keys: Sequence[Key] = (), host: str | None = None) -> None:
        """A table with the moves that were made at it elsewhere, and with whatever opens it: all or nothing, so that no
        table is left that nobody can come to. A `host` sits at all its seats."""
        with self.writing() as connection:
            insert(connection, NewTable(row, made, keys), host)

    def game(self, id: str) -> GameRow:
        with self.reading() as connection:
            found = read_games(connection, select(games).where(games.c.id == id))
        if not found:
            raise Unknown(id)
        return found[0]

    def position(self, id: str) -> int:
        """How many moves have been made."""
        with self.reading() as connection:
            found = connection.execute(select(games.c.position).where(games.c.id == id)).scalar_one_or_none()
        if found is None:
            raise Unknown(id)
        return int(found)

    def ids(self) -> list[str]:
        """All tables, oldest first."""
        with self.reading() as connection:
            return list(connection.execute(select(games.c.id).order_by(games.c.created, games.c.id)).scalars())

    def remove(self, id: str) -> bool:
        """A table and everything that belongs to it; False: there is none."""
        with self.writing() as connection:
            return connection.execute(delete(games).where(games.c.id == id)).rowcount == 1

    # Gathering

    def take(self, id: str, seat: int, name: str, luck: str) -> bool:
        """Sit somebody down on a free seat of a waiting table, with their part of the salt; False: it was not free."""
        with self.changing(id) as (connection, found):
            if found.status != "waiting":
                return False
            wanted = update(seats).where(seats.c.game == id, seats.c.seat == seat, FREE)
            return connection.execute(wanted.values(taken=True, name=name, luck=luck)).rowcount == 1

    def luck(self, id: str) -> list[str]:
        """All parts of the salt that were given so far, in seat order."""
        wanted = select(seats.c.luck).where(seats.c.game == id, seats.c.luck.is_not(None)).order_by(seats.c.seat)
        with self.reading() as connection:
            return list(connection.execute(wanted).scalars())

    def full(self) -> list[str]:
        """The tables that wait for nobody any more: all have sat down, and the cards are still to be dealt."""
        free = exists().where(seats.c.game == games.c.id, seats.c.taken.is_(False))
        with self.reading() as connection:
            return list(connection.execute(select(games.c.id).where(games.c.status == "waiting", ~free)).scalars())

    def start(
        self,
        id: str,
        salt: str,
        start: str,
        asked: Sequence[int],
        at: float,
        snapshot: str | None,
        names: Sequence[str] | None = None,
        settings: Settings | None = None,
    ) -> bool:
        """Begin a waiting table, once; False: it does not wait any more. `start` is a hash over the names: with `names`
        the table begins only if its seats still bear these. `settings`: what came of them with the deal."""
        with self.changing(id) as (connection, found):
            if found.status != "waiting" or (names is not None and list(names) != read_names(connection, id)):
                return False
            values = {"status": "playing", "salt": salt, "start": start, "asked": bits(asked), "moved": at}
            if settings is not None:
                values["settings"] = json.dumps(settings)
            connection.execute(update(games).where(games.c.id == id).values(values))
            if snapshot is not None:
                self._remember(connection, id, 0, snapshot)
            return True

    def set_seat(
        self,
        id: str,
        seat: int,
        *,
        name: str | Unset = UNSET,
        kind: Kind | Unset = UNSET,
        player: str | None | Unset = UNSET,
        taken: bool | Unset = UNSET,
        stand_in: str | None | Unset = UNSET,
        webhook: str | None | Unset = UNSET,
        announcement: Announcement | None = None,
    ) -> None:
        """Change what is given; the rest stays. At a running game all are told of it."""
        given = {"name": name, "kind": kind, "player": player, "taken": taken, "stand_in": stand_in, "webhook": webhook}
        values = {key: value for key, value in given.items() if value is not UNSET}
        with self.changing(id) as (connection, found):
            if values:
                connection.execute(update(seats).where(seats.c.game == id, seats.c.seat == seat).values(values))
            announce(connection, found, announcement)

    def set_listed(self, id: str, listed: bool) -> None:
        """Whether strangers may take a free seat."""
        with self.changing(id) as (connection, _):
            connection.execute(update(games).where(games.c.id == id).values(listed=listed))

    # Playing

    def append(
        self,
        id: str,
        made: Sequence[MoveRow],
        *,
        asked: Sequence[int],
        over: bool,
        result: Sequence[int] | None,
        winners: Sequence[int],
        snapshot: str | None,
    ) -> None:
        """Add a move, or several made by one request, to a table that is where the mover saw it, and say how it then
        stands. `Stale` when it is elsewhere by now, is not being played, or this request (`once`, on its first move) of
        the seat was done before. Two writers: one wins. Of several moves all are stored or none."""
        first, last = made[0], made[-1]
        here = and_(games.c.id == id, games.c.position == first.position, games.c.status == "playing")
        then = {
            "position": last.position + 1,
            "moved": last.at,
            "asked": bits(asked),
            "status": "over" if over else "playing",
            "result": None if result is None else json.dumps(list(result)),
            "winners": json.dumps(list(winners)),
        }

        def store(connection: Connection) -> bool:
            if connection.execute(update(games).where(here).values(then)).rowcount != 1:
                return False
            connection.execute(moves.insert(), [move_values(id, move) for move in made])
            if snapshot is not None:
                self._remember(connection, id, last.position + 1, snapshot)
            return True

        with suppress(IntegrityError):  # this request was done before
            if self.write(store):
                return
        raise Stale(self.position(id))

    def moves(self, id: str, since: int = 0) -> list[MoveRow]:
        """The moves from a position on."""
        wanted = select(*MOVE_FIELDS).where(moves.c.game == id, moves.c.position >= since).order_by(moves.c.position)
        with self.reading() as connection:
            return [MoveRow(*row) for row in connection.execute(wanted)]

    def done(self, id: str, seat: int, once: str) -> int | None:
        """The position at which a request of this seat was done; None: it was not."""
        wanted = select(moves.c.position).where(moves.c.game == id, moves.c.seat == seat, moves.c.once == once)
        with self.reading() as connection:
            return connection.execute(wanted).scalar_one_or_none()

    def snapshot(self, id: str) -> tuple[int, str] | None:
        """The last snapshot: the position it was made at, and its text."""
        wanted = select(snapshots.c.position, snapshots.c.text).where(snapshots.c.game == id)
        with self.reading() as connection:
            found = connection.execute(wanted).one_or_none()
        return None if found is None else (found.position, found.text)

    def freeze(self, id: str) -> None:
        """The rules that this table was played under are no longer here: it is kept as it is."""
        with self.changing(id) as (connection, _):
            connection.execute(update(games).where(games.c.id == id).values(status="frozen", asked=0))

    def fail(self, id: str, position: int) -> bool:
        """The code of the game lets nobody go on from here: the table stands still. False: it is elsewhere by now."""
        here = and_(games.c.id == id, games.c.position == position, games.c.status == "playing")
        with self.writing() as connection:
            return connection.execute(update(games).where(here).values(status="failed")).rowcount == 1

    def retry_failed(self) -> int:
        """Tables that stood still are played again: their game may have been mended. How many."""
        with self.writing() as connection:
            stood = update(games).where(games.c.status == "failed")
            return connection.execute(stood.values(status="playing")).rowcount

    def _remember(self, connection: Connection, id: str, position: int, text: str) -> None:
        wanted = self.insert(snapshots).values(game=id, position=position, text=text)
        connection.execute(
            wanted.on_conflict_do_update(index_elements=["game"], set_={"position": position, "text": text})
        )

    # Lists

    def open_games(self, limit: int) -> list[GameRow]:
        """Waiting tables where a stranger may sit down, newest first."""
        free = exists().where(seats.c.game == games.c.id, FREE)
        wanted = select(games).where(games.c.status == "waiting", games.c.listed.is_(True), free)
        with self.reading() as connection:
            return read_games(connection, wanted.order_by(games.c.created.desc(), games.c.id).limit(limit))

    def waiting_for_computers(self, before: float) -> list[str]:
        """The tables, last moved before that time, where a computer is asked: its own seat, or one it stands in for."""
        asked = games.c.asked.bitwise_and(literal(1).bitwise_lshift(seats.c.seat)) != 0
        theirs = or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None))
        waits = exists().where(seats.c.game == games.c.id, theirs, asked)
        wanted = select(games.c.id).where(games.c.status == "playing", stood_still(before), waits)
        with self.reading() as connection:
            return list(connection.execute(wanted.order_by(games.c.moved, games.c.id)).scalars())

    def twin(self, commitment: str, start: str) -> str | None:
        """A table that holds this very game."""
        wanted = select(games.c.id).where(games.c.commitment == commitment, games.c.start == start)
        with self.reading() as connection:
            return connection.execute(wanted.limit(1)).scalar_one_or_none()


def insert(connection: Connection, new: NewTable, host: str | None) -> None:
    row, made, keys = new
    if row.position != len(made):
        raise ValueError("a table's position is the number of its moves")
    try:
        connection.execute(games.insert(), game_values(row))
    except IntegrityError:
        raise StoreError("table-exists", id=row.id[:40]) from None
    if row.seats:
        connection.execute(seats.insert(), [seat_values(row.id, seat) for seat in row.seats])
    if made:
        connection.execute(moves.insert(), [move_values(row.id, move) for move in made])
    if keys:
        connection.execute(secrets.insert(), [key_values(row.id, key) for key in keys])
    if host is not None:
        connection.execute(sittings.insert(), [host_values(row.id, seat.seat, host) for seat in row.seats])


def stood_still(before: float) -> ColumnElement[bool]:
    """Last moved before that time; or at a time that is still to come, when the clock was set back."""
    return or_(games.c.moved < before, games.c.moved > time.time())


def announce(connection: Connection, game: Row[*tuple[Any, ...]], news: Announcement | None) -> None:
    """Tell all at a running game."""
    if news is not None and game.status == "playing":
        kept = [*json.loads(game.announced), asdict(news)][-MOST_ANNOUNCED:]
        connection.execute(update(games).where(games.c.id == game.id).values(announced=json.dumps(kept)))


def bits(asked: Iterable[int]) -> int:
    return sum(1 << seat for seat in set(asked))


def numbers(asked: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(asked.bit_length()) if asked >> seat & 1)


def game_values(row: GameRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "settings": json.dumps(row.settings),
        "seed": row.seed,
        "commitment": row.commitment,
        "salt": row.salt,
        "start": row.start,
        "status": row.status,
        "listed": row.listed,
        "created": row.created,
        "moved": row.moved,
        "position": row.position,
        "asked": bits(row.asked),
        "result": None if row.result is None else json.dumps(row.result),
        "winners": json.dumps(row.winners),
        "before": row.before,
        "announced": json.dumps([asdict(each) for each in row.announced]),
    }


def seat_values(id: str, seat: SeatRow) -> dict[str, Any]:
    return {"game": id, **{column.name: getattr(seat, column.name) for column in SEAT_FIELDS}}


def move_values(id: str, move: MoveRow) -> dict[str, Any]:
    return {"game": id, **{column.name: getattr(move, column.name) for column in MOVE_FIELDS}}


def key_values(id: str, key: Key) -> dict[str, Any]:
    return {"secret": only_hashed(key.secret), "kind": key.kind, "game": id, "seat": number(key.seat)}


def host_values(id: str, seat: int, guest: str) -> dict[str, Any]:
    return {"guest": only_hashed(guest), "game": id, "seat": seat, "host": True, "seen": 0, "notes": ""}


def read_names(connection: Connection, id: str) -> list[str]:
    return list(connection.execute(select(seats.c.name).where(seats.c.game == id).order_by(seats.c.seat)).scalars())


def read_games(connection: Connection, wanted: Select[Any]) -> list[GameRow]:
    """Tables with their seats, in the order asked for."""
    found = connection.execute(wanted).all()
    chairs: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    if chairs:
        theirs = select(seats.c.game, *SEAT_FIELDS).where(seats.c.game.in_(chairs)).order_by(seats.c.game, seats.c.seat)
        for id, *values in connection.execute(theirs):
            chairs[id].append(SeatRow(*values))
    return [read_game(row, tuple(chairs[row.id])) for row in found]


def read_game(row: Row[Any], chairs: tuple[SeatRow, ...]) -> GameRow:
    return GameRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        settings=json.loads(row.settings),
        seats=chairs,
        seed=row.seed,
        commitment=row.commitment,
        salt=row.salt,
        start=row.start,
        status=row.status,
        listed=row.listed,
        created=row.created,
        moved=row.moved,
        position=row.position,
        asked=numbers(row.asked),
        result=None if row.result is None else tuple(json.loads(row.result)),
        winners=tuple(json.loads(row.winners)),
        before=row.before,
        announced=tuple(Announcement(**each) for each in json.loads(row.announced)),
    )
