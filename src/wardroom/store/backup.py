"""One file that holds everything, for either kind of database.

A gzip of JSON lines: a header with the schema version of the database; every row as `["table", {column: value}]`, all
in a fixed order; and last the SHA-256 of all lines before it. Equal contents give equal files, whatever
database they come from. Snapshots are left out: they are a cache. The file holds the seeds of running games: only its
owner may read it.
"""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO, Any, cast

from sqlalchemy import ColumnElement, Connection, Engine, MetaData, String, Table, collate, func, select

from .engine import file_of, reading, without_password, writing
from .errors import Damaged, StoreError
from .revisions import VERSION_TABLE, check_known, known_revisions, lock, migrate, newest, revision_of
from .schema import games, snapshots

FORMAT = 1
BATCH = 500


@dataclass(frozen=True, slots=True)
class Backup:
    """What a file holds: the hash of its contents, its rows by table, the schema version of its database."""

    sha256: str
    rows: dict[str, int]
    revision: str


# Out


def dump(engine: Engine, path: Path) -> Backup:
    """Write all of a database, as it is at one moment, into a file; others may go on reading and writing."""
    with reading(engine, whole=True) as connection, beside(path) as file:
        revision = revision_of(connection) or ""
        check, rows = sha256(), Counter[str]()
        for data in map(to_line, lines_of(connection, revision, rows)):
            check.update(data)
            file.write(data)
        file.write(to_line({"sha256": check.hexdigest()}))
    return Backup(check.hexdigest(), dict(rows), revision)


def lines_of(connection: Connection, revision: str, rows: Counter[str]) -> Iterator[object]:
    yield {"wardroom": "backup", "format": FORMAT, "form": revision}
    for table in read_tables(connection):
        for row in in_order(connection, table):
            rows[table.name] += 1
            yield [table.name, row]


def to_line(line: object) -> bytes:
    return (json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n").encode()


def read_tables(connection: Connection) -> list[Table]:
    """The tables as they are there, be it in an older schema version; what others refer to comes first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in (VERSION_TABLE, snapshots.name)]


def in_order(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    """The rows by their primary key; words by their bytes, whatever language the database speaks."""

    def key(column: ColumnElement[Any]) -> ColumnElement[Any]:
        words = isinstance(column.type, String) and connection.dialect.name == "postgresql"
        return collate(column, "C") if words else column

    wanted = select(table).order_by(*[key(column) for column in table.primary_key.columns])
    for row in connection.execute(wanted, execution_options={"yield_per": BATCH}).mappings():
        yield dict(row)


@contextmanager
def beside(path: Path) -> Iterator[IO[bytes]]:
    """A new packed file that gets its name when it is whole and on disk; its bytes depend on its contents only."""
    handle, part = tempfile.mkstemp(prefix=f".{path.name[:100]}.", suffix=".part", dir=path.absolute().parent)
    try:
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
                yield cast(IO[bytes], packed)
            file.flush()
            os.fsync(file.fileno())
        Path(part).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(part).unlink()
        raise


# In


def load(engine: Engine, path: Path, force: bool, folder: Path) -> tuple[Backup, Path | None]:
    """Put everything from a file into a database, all or nothing, and bring it to the present schema version.

    One that holds tables is refused, unless `force`: then it is replaced, and what it held is saved in `folder` first.
    Returns what was put in and where the rest was saved."""
    backup, saved = inspect_backup(path), None
    if backup.revision not in known_revisions():
        raise StoreError("newer-backup", file=path.name, version=backup.revision[:40], known=newest())
    with writing(engine) as connection:
        lock(connection)
        before = revision_of(connection)
        if before is not None:
            check_known(engine, before)
            if connection.execute(select(func.count()).select_from(games)).scalar_one():
                if not force:
                    raise StoreError("not-empty", database=without_password(engine.url))
                saved = save_before(engine, folder, before)
            clear(connection)
        migrate(connection, backup.revision)
        fill(connection, path)
        migrate(connection, newest())
    return backup, saved


def clear(connection: Connection) -> None:
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def fill(connection: Connection, path: Path) -> None:
    tables = {table.name: table for table in read_tables(connection)}
    rows = (line for _, line in lines_in(path) if isinstance(line, list))
    for name, group in groupby(rows, key=itemgetter(0)):
        if name not in tables:
            raise Damaged(path)
        columns = set(tables[name].columns.keys())
        while batch := [row for _, row in islice(group, BATCH)]:
            if any(row.keys() != columns for row in batch):
                raise Damaged(path)
            connection.execute(tables[name].insert(), batch)


def inspect_backup(path: Path) -> Backup:
    """What a file holds, once it is known to be whole."""
    check, rows, lines = sha256(), Counter[str](), lines_in(path)
    data, header = next(lines, (b"", None))
    if not isinstance(header, dict) or header.get("wardroom") != "backup":
        raise Damaged(path)
    if header.get("format") != FORMAT:
        raise StoreError("newer-backup", file=path.name, version=str(header.get("format"))[:40], known=FORMAT)
    end = None
    for each, line in lines:
        check.update(data)
        data, end = each, line
        if isinstance(line, list):
            if [type(part) for part in line] != [str, dict]:
                raise Damaged(path)
            rows[line[0]] += 1
    if end != {"sha256": check.hexdigest()}:
        raise Damaged(path)
    return Backup(check.hexdigest(), dict(rows), str(header.get("form")))


def lines_in(path: Path) -> Iterator[tuple[bytes, Any]]:
    """Every line as it stands there, and what it says."""
    try:
        with gzip.open(path, "rb") as file:
            for data in file:
                yield data, json.loads(data)
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, RecursionError):
        raise Damaged(path) from None


# Before something is changed


def save_before(engine: Engine, folder: Path, revision: str) -> Path:
    """Everything as it is, in a file with a date; an SQLite database as just that."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    stamp = f"{revision}-{datetime.now():%Y-%m-%d-%H%M%S-%f}"
    if engine.dialect.name == "sqlite":
        file = file_of(engine.url)
        return copy_database(file, folder / f"{file.stem}-{stamp}{file.suffix}")
    path = folder / f"wardroom-{stamp}.jsonl.gz"
    dump(engine, path)
    return path


def copy_database(file: Path, to: Path) -> Path:
    """A whole copy of an SQLite database, made while others may read it; for its owner alone."""
    to.touch(mode=0o600, exist_ok=False)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)
    return to
