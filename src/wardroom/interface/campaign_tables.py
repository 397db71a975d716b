"""Campaigns in the store: tables that follow one another by `before`. What a campaign has come to is nowhere stored; it
follows from its games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, time
from itertools import takewhile
from typing import Any

from wardroom.kernel import Record, find
from wardroom.kernel.errors import NotARecord
from wardroom.store import GameRow, HereAlready, NewTable, Sitting, Store, export_game, head, read_record

from .campaign_file import CampaignFile, campaign_of

NOON = time(12)


def rules_of(row: GameRow) -> Any:
    """The campaigns of a table's game; `NotARecord` if the table belongs to none."""
    if not row.in_campaign:
        raise NotARecord("no-campaign-here", id=row.id)
    return find(row.game).campaign


def begin(rows: Sequence[GameRow]) -> Any:
    """The campaign of these tables before the first of its games."""
    rules, first = rules_of(rows[0]), head(rows[0])
    rules.check_place([first], 1)
    return rules.begin(*rules.header_of(first, 1).plan)


def has_beginning(rows: Sequence[GameRow]) -> bool:
    """Whether the first game is among these tables."""
    return int(rows[0].settings.get("assignment", 1)) == 1


def finished(rows: Sequence[GameRow]) -> list[GameRow]:
    """The tables of a campaign whose games are over; the last one may still be played."""
    return list(takewhile(lambda row: row.status == "over", rows))


def day_of(row: GameRow) -> str:
    """When a game began: an imported one keeps that day."""
    return f"{datetime.fromtimestamp(row.created):%Y-%m-%d}"


# Out


def export_campaign(store: Store, id: str) -> CampaignFile:
    """All finished games of the campaign that a table belongs to, each checked alone and all of them in their order."""
    rows = store.chain(id)
    plan = begin(rows).plan._asdict()
    done = finished(rows)
    made = CampaignFile(
        game=rows[0].game,
        plan={**plan, "challenges": list(plan["challenges"])},
        games=tuple(export_game(store, row.id) for row in done),
        dates=tuple(map(day_of, done)),
    )
    campaign_of(made)
    return made


# In


def import_campaign(store: Store, file: CampaignFile, at: float, host: str | None = None) -> tuple[GameRow, int]:
    """Put a campaign into the store, each of its games a table, once all of it was found true: all of them or none. The
    table of its last game, and how many tables are new. Games that are here already stay the tables they are; further
    ones join them only if it is the `host` who plays that campaign here, or nobody, and nothing else follows."""
    campaign_of(file)
    if not file.games:
        raise NotARecord("campaign-empty")
    there = find_tables(store, file.games)
    new = file.games[len(there) :]
    if not new:
        take_over(store, there, host)
        return there[-1], 0
    if there and not may_follow(store, there[-1], host):
        raise HereAlready(there[-1].id)
    tables: list[NewTable] = []
    before = there[-1].id if there else None
    for record, day in zip(new, file.dates[len(there) :]):
        row, moves = read_record(store, record, at, "person" if host is None else "screen")
        begun = datetime.combine(datetime.fromisoformat(day), NOON).timestamp()
        tables.append(NewTable(replace(row, before=before, created=begun), moves))
        before = row.id
    store.add_next(tables, host)
    take_over(store, there, host)
    return tables[-1].row, len(tables)


def find_tables(store: Store, records: Sequence[Record]) -> list[GameRow]:
    """The tables of the first of these games, as far as they are here; `HereAlready` for one that stands elsewhere, or
    is still being played."""
    found: list[GameRow] = []
    for number, record in enumerate(records):
        id = store.twin(record.commitment, record.start)
        if id is None:
            continue
        row = store.game(id)
        if len(found) < number or row.status != "over" or row.before != (found[-1].id if found else None):
            raise HereAlready(id)
        found.append(row)
    return found


def find_before(store: Store, record: Record, host: str | None = None) -> str | None:
    """The table that a single game of a campaign follows, if that is here, is the host's, and no other follows it."""
    game = find(record.game)
    if not game.is_carried(record.settings):
        return None
    link = str(game.agreed(record.settings)["before"])
    rows = store.ended_with(record.game, link) if link else []
    free = [row for row in rows if not store.after(row.id) and may_follow(store, row, host)]
    return free[0].id if free else None


def may_follow(store: Store, row: GameRow, host: str | None) -> bool:
    """Whether somebody may go on with a campaign: who plays it; if nobody has come to it yet, whoever has its file."""
    if not store.has_people(row.id):
        return True
    return host is not None and any(each.seat is not None for each in store.sittings(host, row.id))


def take_over(store: Store, rows: Sequence[GameRow], host: str | None) -> None:
    """Whoever brings a campaign that nobody has come to (`wardroom import` puts it there so) plays it."""
    for row in rows:
        if host is not None and not store.has_people(row.id):
            store.sit(host, Sitting(row.id, 0, host=True))
