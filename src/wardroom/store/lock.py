"""One server on one SQLite file: two would not hear of each other's moves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from .engine import file_of, make_file, parse_address, without_password
from .errors import StoreError


@contextmanager
def serving_alone(url: str) -> Iterator[None]:
    """Hold a database while a server runs on it; `StoreError` if another one does. PostgreSQL serves several.

    The lock is the operating system's, on a file beside the database: it ends with the process, however that ends, and
    the file may stay. It is not on the database itself: closing that file would end SQLite's own locks."""
    address = parse_address(url)
    if address.drivername != "sqlite":
        yield
        return
    database = file_of(address).resolve()
    file = database.with_name(f"{database.name}.lock")
    make_file(file)
    with file.open("r+") as opened:
        if not lock(opened):
            raise StoreError("already-served", database=without_password(address))
        yield


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[str]) -> bool:
        """Whether the file is ours now, until it is closed."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: IO[str]) -> bool:
        """Whether the file is ours now, until it is closed."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
