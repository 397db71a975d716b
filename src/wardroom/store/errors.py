"""What can go wrong with a store. Whatever it was, nothing has changed: every method is one transaction.

Their texts (`error-<key>`) are in `wardroom.language`, so that every interface can say them.
"""

from __future__ import annotations

from pathlib import Path

from wardroom.kernel.errors import WardroomError


class StoreError(WardroomError):
    """Something is wrong with the database, or with what it was asked for."""


class Unavailable(StoreError):
    """The database does not answer, or cannot do its work now: it is locked, its disk is full, it is no database. Whose
    it is says more than strangers should know."""


class Stale(StoreError):
    """The table is elsewhere by now: somebody else moved, or this request was already done."""

    def __init__(self, position: int) -> None:
        super().__init__("stale", position=position)
        self.position = position


class Unknown(StoreError):
    """There is no such table."""

    def __init__(self, id: str) -> None:
        super().__init__("unknown-table", id=id[:40])
        self.id = id


class HereAlready(StoreError):
    """A game file whose game a table has already."""

    def __init__(self, id: str) -> None:
        super().__init__("here-already", id=id)
        self.id = id


class Followed(StoreError):
    """A game that another one follows already, which only one can."""

    def __init__(self, id: str) -> None:
        super().__init__("followed", id=id)
        self.id = id


class Damaged(StoreError):
    """A backup that is not whole, or not one."""

    def __init__(self, path: Path) -> None:
        super().__init__("bad-backup", file=path.name)
