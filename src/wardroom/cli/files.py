"""Game files on disk: read with care, written so that the old one stays whole until the new one is."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Protocol

from wardroom.interface.campaign_file import MOST
from wardroom.kernel import Record
from wardroom.kernel.record import LARGEST


class Written(Protocol):
    """What can be written: a game, or a campaign."""

    def to_json(self) -> str: ...


def read(path: Path) -> Record:
    """A game file. No more of it is read than a game can be long."""
    with path.open("rb") as file:
        return Record.from_json(file.read(LARGEST + 1))


def read_bytes(path: Path) -> bytes:
    """A file that may be a campaign; no more of it is read than one can be long."""
    with path.open("rb") as file:
        return file.read(MOST * LARGEST + 1)


def destination(path: Path) -> Path:
    """Where a path leads, links and dots followed: what is looked at before writing must be what is written."""
    try:
        return path.expanduser().resolve()
    except RuntimeError:  # links in a circle, or the home of nobody
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None


def taken(path: Path) -> bool:
    """Whether something is there that must not be written over. An empty file may be."""
    target = destination(path)
    return target.exists() and not (target.is_file() and target.stat().st_size == 0)


def write(record: Written, path: Path) -> None:
    """Write beside, then rename: whatever happens on the way, the file is the old one or the new one, and whole.

    Only a file is ever replaced: a device or a pipe of that name stays what it is."""
    target = destination(path)  # a link stays a link
    if target.exists() and not target.is_file():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    with blamed_on(path):
        write_beside(record, target)


def write_beside(record: Written, target: Path) -> None:
    handle, beside = tempfile.mkstemp(prefix=f".{target.name[:100]}.", suffix=".part", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.to_json())
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(beside).unlink()
        raise
    settle(target.parent)


@contextmanager
def blamed_on(path: Path) -> Iterator[None]:
    """What goes wrong with a file that is written beside another is told of the one that was asked for, or of the
    folder that is not there."""
    try:
        yield
    except OSError as error:
        named = path.parent if error.errno == errno.ENOENT else path
        raise OSError(error.errno, error.strerror, str(named)) from error


def settle(folder: Path) -> None:
    """Let the disk remember the rename, where it can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def saves() -> Path:
    """Where games are kept unless somebody says otherwise."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "wardroom" / "saves"


def new_save(game: str) -> Path:
    """A file of its own for a game that begins now."""
    folder = saves()
    folder.mkdir(parents=True, exist_ok=True)
    stamp = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        path = folder / (f"{stamp}.json" if number == 1 else f"{stamp}-{number}.json")
        try:
            path.touch(mode=0o600, exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path
