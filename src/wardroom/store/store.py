"""The store as a whole."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, Engine

from .backup import Backup, dump, load
from .chains import Chains
from .engine import connect, file_of, parse_address, reading, without_password
from .errors import StoreError
from .paths import data_dir
from .people import People
from .reports import Reports
from .revisions import VERSION_TABLE, revision_of
from .upgrade import Upgrade, upgrade_database


class Store(Chains, People, Reports):
    """All tables, seats, moves and people of one database.

    Every method is one transaction, may be called from any thread, and has happened on disk when it returns."""

    url: str
    backups: Path  # where a copy goes before the database is changed
    upgrade: Upgrade  # what opening did to the database

    def __init__(self, url: str, backups: Path | None = None, make: bool = True) -> None:
        address = parse_address(url)
        if not make:
            check_there(address)
        super().__init__(connect(address))
        self.url = address.render_as_string(hide_password=False)
        self.backups = backups or beside(self.engine)
        try:
            self.upgrade = upgrade_database(self.engine, self.backups)
        except BaseException:
            self.close()
            raise

    def __repr__(self) -> str:
        return f"Store({without_password(self.engine.url)})"

    def close(self) -> None:
        self.engine.dispose()

    def check(self) -> None:
        """Raises unless the database answers and takes what is written to it."""
        with self.writing() as connection:
            connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = version_num")

    def backup(self, path: Path) -> Backup:
        """Everything, as it is at one moment, in one file."""
        return dump(self.engine, path)


def check_there(address: URL) -> None:
    """A database that is only read or tidied must be there: a new one would look as if all was lost, or well."""
    missing = StoreError("no-database", database=without_password(address))
    if address.drivername == "sqlite" and not file_of(address).exists():
        raise missing
    engine = connect(address)
    try:
        with reading(engine) as connection:
            if revision_of(connection) is None:
                raise missing
    finally:
        engine.dispose()


def beside(engine: Engine) -> Path:
    """Copies lie beside an SQLite database; those of PostgreSQL in the data folder."""
    sqlite = engine.dialect.name == "sqlite"
    return file_of(engine.url).absolute().parent if sqlite else data_dir() / "backups"


def open_store(url: str, *, backups: Path | None = None, make: bool = True) -> Store:
    """The store at an address (`sqlite:///file`, `postgresql://...`), brought up to date if need be, and made if it is
    not there and may be made. Before an old database is changed a copy goes to `backups`; one of a later version is
    refused."""
    return Store(url, backups, make)


def restore(url: str, path: Path, *, force: bool = False, backups: Path | None = None) -> tuple[Backup, Path | None]:
    """Put everything from a backup into the database at an address; what was put in, and where that which was there
    before (`force`) is saved. No server should be running on it."""
    engine = connect(parse_address(url))
    try:
        return load(engine, path, force, backups or beside(engine))
    finally:
        engine.dispose()
