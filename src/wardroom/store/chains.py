"""Tables that follow one another: the games of a campaign, rematches. And when tables that are old may go."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Connection, and_, delete, select

from .errors import Followed, Unknown
from .games import Games, insert, read_games
from .rows import GameRow, NewTable, belongs_to_campaign
from .schema import games, moves


class Chains(Games):
    """Tables and those that follow them, by `before`."""

    def add_next(self, tables: Sequence[NewTable], host: str | None = None) -> None:
        """Tables that follow one another, all or none. If the first follows one that is here already, it must be the
        only one that does: otherwise `Followed` names the other."""
        before = tables[0].row.before
        with self.writing() as connection:
            if before is not None:
                there = select(games.c.id).where(games.c.id == before)
                if connection.execute(there.with_for_update()).one_or_none() is None:
                    raise Unknown(before)
                after = connection.execute(select(games.c.id).where(games.c.before == before).limit(1))
                if (other := after.scalar_one_or_none()) is not None:
                    raise Followed(other)
            for each in tables:
                insert(connection, each, host)

    def chain(self, id: str) -> list[GameRow]:
        """The tables that follow one another by `before`, this one among them, the first one first."""
        found, ids = [self.game(id)], {id}
        while (before := found[0].before) is not None and before not in ids:
            try:
                found.insert(0, self.game(before))
            except Unknown:  # removed
                break
            ids.add(before)
        while after := self.after(found[-1].id):
            if after[0].id in ids:
                break
            found.append(after[0])
            ids.add(after[0].id)
        return found

    def after(self, id: str) -> list[GameRow]:
        """The tables that follow this one, the oldest first."""
        wanted = select(games).where(games.c.before == id).order_by(games.c.created, games.c.id)
        with self.reading() as connection:
            return read_games(connection, wanted)

    def ended_with(self, game: str, link: str) -> list[GameRow]:
        """The finished tables of a game whose last move has this link."""
        last = and_(moves.c.game == games.c.id, moves.c.position == games.c.position - 1)
        over = and_(games.c.game == game, games.c.status == "over", moves.c.link == link)
        with self.reading() as connection:
            return read_games(connection, select(games).join(moves, last).where(over).order_by(games.c.created))

    # What is old

    def all_games(self, before: float | None = None) -> list[GameRow]:
        """All tables, or those that moved last before that time and that no campaign still needs; the one that has
        stood longest first."""
        wanted = select(games) if before is None else select(games).where(games.c.moved < before)
        with self.reading() as connection:
            found = read_games(connection, wanted.order_by(games.c.moved, games.c.id))
            needed = set() if before is None else find_needed(connection, before)
        return [row for row in found if row.id not in needed]

    def remove_old(self, before: float) -> list[str]:
        """Remove all tables that moved last before that time, finished or abandoned; their ids. Frozen ones stay: they
        wait for another version of their game. So do games of a campaign that goes on."""
        old = and_(games.c.moved < before, games.c.status != "frozen")
        with self.writing() as connection:
            if needed := find_needed(connection, before):
                old = and_(old, games.c.id.not_in(needed))
            return list(connection.execute(delete(games).where(old).returning(games.c.id)).scalars())


def find_needed(connection: Connection, before: float) -> set[str]:
    """The games of campaigns on which games rest that were moved since that time: what a campaign has come to follows
    from all of its games."""
    here = games.c
    wanted = select(here.id, here.before, here.game, here.settings, here.moved).where(here.before.is_not(None))
    found = [each for each in connection.execute(wanted) if belongs_to_campaign(each.game, json.loads(each.settings))]
    links = {each.id: each.before for each in found}
    needed: set[str] = set()
    for each in found:
        id = each.before if each.moved >= before else None
        while id is not None and id not in needed:
            needed.add(id)
            id = links.get(id)
    return needed
