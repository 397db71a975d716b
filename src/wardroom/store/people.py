"""Who may sit where. Guests (browsers), links and tokens are known by the hash of a secret only."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, and_, case, delete, literal, select, update

from .base import Base, Insert, number, place
from .games import FREE, announce, key_values, read_games, stood_still
from .rows import Announcement, GameRow, Key, Opens, Sitting
from .schema import SPECTATOR, games, seats, secrets, sittings
from .secret import only_hashed

SITTING_FIELDS = (
    sittings.c.game,
    sittings.c.seat,
    sittings.c.host,
    sittings.c.seen,
    sittings.c.notes,
    sittings.c.orders,
    sittings.c.hidden,
)
ORDERED = and_(sittings.c.orders != "", sittings.c.seat >= 0)
MOST_LISTED = 200


class People(Base):
    """What guests and secrets open. Every secret that comes in here is hashed already."""

    def sit(self, guest: str, sitting: Sitting) -> None:
        """A guest is somebody at a table from now on. Sitting down again keeps what was seen, noted and ordered."""
        values = {
            "guest": only_hashed(guest),
            "game": sitting.game,
            "seat": number(sitting.seat),
            "host": sitting.host,
            "seen": sitting.seen,
            "notes": sitting.notes,
            "orders": sitting.orders,
        }
        wanted = self.insert(sittings).values(values)
        with self.changing(sitting.game) as (connection, _):
            connection.execute(as_host(wanted) if sitting.host else wanted.on_conflict_do_nothing())

    def sit_down(
        self,
        guest: str,
        id: str,
        seat: int,
        name: str,
        luck: str,
        *,
        link: str | None = None,
        announcement: Announcement | None = None,
    ) -> bool:
        """A guest takes a seat, by its link or as a stranger: spends its links, is there with its name and its part of
        the salt while the table waits, and no computer stands in any more. All of it or nothing: False when the link
        opens nothing (any more), or the seat is not free."""
        here = and_(seats.c.game == id, seats.c.seat == seat)
        sits = {"guest": only_hashed(guest), "game": id, "seat": seat, "host": False, "seen": 0, "notes": ""}
        links = select(secrets.c.secret).where(opening("link", id, seat))
        with self.changing(id) as (connection, found):
            if link is not None and only_hashed(link) not in connection.execute(links).scalars().all():
                return False
            if found.status == "waiting":
                taken = update(seats).where(here, FREE).values(taken=True, name=name, luck=luck)
                if connection.execute(taken).rowcount != 1:
                    return False
            connection.execute(update(secrets).where(opening("link", id, seat)).values(kind="spent"))
            connection.execute(self.insert(sittings).values(sits).on_conflict_do_nothing())
            connection.execute(update(seats).where(here).values(stand_in=None))
            announce(connection, found, announcement)
            return True

    def sittings(self, guest: str, id: str) -> list[Sitting]:
        """What a guest is at a table, seats in order, a spectator's place last."""
        wanted = select(*SITTING_FIELDS).where(sittings.c.guest == guest, sittings.c.game == id)
        with self.reading() as connection:
            found = [read_sitting(*row) for row in connection.execute(wanted.order_by(sittings.c.seat))]
        return sorted(found, key=lambda sitting: sitting.seat is None)

    def games_of(self, guest: str, limit: int = MOST_LISTED) -> list[tuple[GameRow, Sitting]]:
        """A guest's tables, the one that moved last first; with several seats at a table there are several entries."""
        mine = select(sittings.c.game).where(sittings.c.guest == guest)
        newest = select(games).where(games.c.id.in_(mine)).order_by(games.c.moved.desc(), games.c.id).limit(limit)
        wanted = select(*SITTING_FIELDS).where(sittings.c.guest == guest).order_by(sittings.c.seat)
        with self.reading() as connection:
            rows = read_games(connection, newest)
            held: dict[str, list[Sitting]] = {}
            for values in connection.execute(wanted):
                held.setdefault(values.game, []).append(read_sitting(*values))
        return [(row, sitting) for row in rows for sitting in held.get(row.id, ())]

    def unseat(self, id: str, seat: int, announcement: Announcement | None = None) -> None:
        """All guests and tokens lose the seat, and nobody is told of its turns any more; while the table waits it is
        free again. A host goes on hosting."""
        here = and_(sittings.c.game == id, sittings.c.seat == seat)
        with self.changing(id) as (connection, found):
            hosts = connection.execute(select(sittings.c.guest).where(here, sittings.c.host.is_(True))).scalars().all()
            connection.execute(delete(sittings).where(here))
            for guest in hosts:
                stays = {"guest": guest, "game": id, "seat": SPECTATOR, "host": True, "seen": 0, "notes": ""}
                connection.execute(as_host(self.insert(sittings).values(stays)))
            connection.execute(delete(secrets).where(opening("token", id, seat)))
            connection.execute(update(seats).where(seats.c.game == id, seats.c.seat == seat).values(webhook=None))
            announce(connection, found, announcement)
            if found.status == "waiting":
                person = and_(seats.c.game == id, seats.c.seat == seat, seats.c.kind == "person")
                connection.execute(update(seats).where(person).values(taken=False, luck=None))

    def unwatch(self, id: str) -> None:
        """All spectators lose their place. A host goes on hosting."""
        here = and_(sittings.c.game == id, sittings.c.seat == SPECTATOR, sittings.c.host.is_(False))
        with self.changing(id) as (connection, _):
            connection.execute(delete(sittings).where(here))

    def has_people(self, id: str) -> bool:
        """Whether anybody has come to a table."""
        with self.reading() as connection:
            return connection.execute(select(sittings.c.game).where(sittings.c.game == id).limit(1)).first() is not None

    def look(self, guest: str, id: str, seat: int | None, seen: int) -> None:
        """A guest has seen the table at this position; never back to an earlier one."""
        wanted = update(sittings).where(held_by(guest, id, seat), sittings.c.seen < seen).values(seen=seen)
        with self.writing() as connection:
            connection.execute(wanted)

    def note(self, guest: str, id: str, seat: int | None, notes: str) -> None:
        """A guest's own notes; PostgreSQL does not keep the character 0."""
        wanted = update(sittings).where(held_by(guest, id, seat)).values(notes=notes.replace("\0", ""))
        with self.writing() as connection:
            connection.execute(wanted)

    def hide(self, guest: str, id: str, hidden: bool) -> None:
        """Take a table off a guest's list, or put it back; nothing else changes."""
        here = and_(sittings.c.guest == guest, sittings.c.game == id)
        with self.writing() as connection:
            connection.execute(update(sittings).where(here).values(hidden=hidden))

    # Standing orders

    def order(self, guest: str, id: str, seat: int, orders: str, was: str | None = None) -> None:
        """What a guest passes once and for all at its seat; with `was`, only if it was that until now."""
        wanted = update(sittings).where(held_by(guest, id, seat)).values(orders=orders)
        with self.writing() as connection:
            connection.execute(wanted if was is None else wanted.where(sittings.c.orders == was))

    def orders(self, id: str) -> list[tuple[str, int, str]]:
        """All orders at a table: guest, seat, what was ordered."""
        wanted = select(sittings.c.guest, sittings.c.seat, sittings.c.orders).where(sittings.c.game == id, ORDERED)
        with self.reading() as connection:
            found = connection.execute(wanted.order_by(sittings.c.seat, sittings.c.guest))
            return [(guest, seat, orders) for guest, seat, orders in found]

    def waiting_for_orders(self, before: float) -> list[tuple[str, int, int, str]]:
        """Everybody with orders who is asked at a table that moved last before that time: table, position, seat,
        orders."""
        seat = case((sittings.c.seat >= 0, sittings.c.seat), else_=0)
        asked = games.c.asked.bitwise_and(literal(1).bitwise_lshift(seat)) != 0
        waits = and_(games.c.status == "playing", stood_still(before), ORDERED, asked)
        wanted = select(games.c.id, games.c.position, sittings.c.seat, sittings.c.orders).join_from(games, sittings)
        order = (games.c.moved, games.c.id, sittings.c.seat, sittings.c.guest)
        with self.reading() as connection:
            found = connection.execute(wanted.where(waits).order_by(*order))
            return [(id, position, seat, text) for id, position, seat, text in found]

    # Secrets

    def issue(self, kind: Opens, secret: str, id: str, seat: int | None) -> None:
        """A secret opens a seat, or the spectators' place, from now on."""
        with self.changing(id) as (connection, _):
            connection.execute(secrets.insert(), key_values(id, Key(kind, secret, seat)))

    def link(self, kind: Opens, secret: str) -> tuple[str, int | None] | None:
        """What a secret opens: table and seat."""
        here = and_(secrets.c.secret == only_hashed(secret), secrets.c.kind == kind)
        with self.reading() as connection:
            found = connection.execute(select(secrets.c.game, secrets.c.seat).where(here)).one_or_none()
        return None if found is None else (found.game, place(found.seat))

    def revoke(self, kind: Opens, id: str, seat: int | None) -> None:
        """All secrets of this kind for this place open nothing any more."""
        with self.writing() as connection:
            connection.execute(delete(secrets).where(opening(kind, id, seat)))


def as_host(wanted: Insert) -> Insert:
    """Who sits there already becomes the host."""
    return wanted.on_conflict_do_update(index_elements=["guest", "game", "seat"], set_={"host": True})


def opening(kind: Opens, id: str, seat: int | None) -> ColumnElement[bool]:
    return and_(secrets.c.kind == kind, secrets.c.game == id, secrets.c.seat == number(seat))


def held_by(guest: str, id: str, seat: int | None) -> ColumnElement[bool]:
    return and_(sittings.c.guest == guest, sittings.c.game == id, sittings.c.seat == number(seat))


def read_sitting(game: str, seat: int, *rest: Any) -> Sitting:
    return Sitting(game, place(seat), *rest)
