"""What a host decides: where games are kept, who may do how much, and where the server listens."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from wardroom.kernel.errors import WardroomError
from wardroom.store.paths import data_dir, database

PREFIX = "WARDROOM_"


class BadConfig(WardroomError):
    """A setting of the host that cannot be."""


class Rate(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: int
    each_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one person, one address and the whole server may take. Counted in each server process."""

    body: int = 64 << 10  # bytes of a request; a game file may have 1 MB
    requests: Rate = Rate(240, 40)  # of one seat: a browser or a token
    visits: Rate = Rate(480, 80)  # of one address, for whoever has no seat
    tables: Rate = Rate(40, 40 / 3600)  # made by one address
    computer_tables: int = 4  # of computers alone, made by one address, played at the same time
    at_once: int = 200  # requests of one address that are being answered, streams included; and connections
    reports: Rate = Rate(10, 10 / 3600)  # of problems, by one address
    streams: int = 8  # of one seat
    streams_here: int = 100  # of one address
    hints: int = 2  # of one seat, in flight
    jobs: int = 200  # of all people, in flight: hints and imported files
    hint_seconds: float = 20.0
    import_seconds: float = 20.0
    import_memory: int = 1 << 30


@dataclass(frozen=True, slots=True)
class Config:
    """How a server is run."""

    database: str
    data_dir: Path
    address: str = ""  # as players reach it, `https://games.example`; empty: as each request says
    here: str = "http://localhost:8420"  # where it listens, for links when no address is given
    computers: int = field(default_factory=lambda: os.cpu_count() or 1)  # player processes of a server process
    computer_seconds: float = 60.0
    open_tables: int = 2000  # kept in memory
    sweep_seconds: float = 5.0  # how often games that wait for a computer are looked for
    keep_days: int = 0  # tables at which nobody has moved for longer are removed; 0: never
    private_hooks: bool = False  # whether "your turn" may be told to loopback and private addresses
    metrics_token: str = ""  # who may read /metrics from elsewhere than this machine
    limits: Limits = Limits()

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return not self.database.startswith("sqlite")

    @property
    def backups(self) -> Path:
        return self.data_dir / "backups"


def read_config(environ: Mapping[str, str] = os.environ) -> Config:
    """The configuration that environment variables name; docs/hosting.md lists them."""
    folder, kept = data_dir(None, environ), database(None, None, environ)
    address = environ.get(f"{PREFIX}ADDRESS", "").rstrip("/")
    if address and not address.startswith(("http://", "https://")):
        raise BadConfig("bad-address", address=address[:80])
    made = Config(kept, folder, address=address)
    changes = {
        "computers": read_number(environ, "COMPUTERS", made.computers),
        "keep_days": read_number(environ, "KEEP_DAYS", made.keep_days),
        "here": environ.get(f"{PREFIX}HERE", made.here),
        "private_hooks": environ.get(f"{PREFIX}PRIVATE_HOOKS", "") in ("1", "yes", "true"),
        "metrics_token": environ.get(f"{PREFIX}METRICS_TOKEN", ""),
    }
    limits = Limits(
        requests=read_rate(environ, "REQUESTS", made.limits.requests, 1),
        tables=read_rate(environ, "TABLES", made.limits.tables, 3600),
    )
    return Config(kept, folder, address=address, limits=limits, **changes)  # type: ignore[arg-type]


def read_number(environ: Mapping[str, str], name: str, default: int) -> int:
    given = environ.get(PREFIX + name)
    if given is None:
        return default
    if not given.isdecimal() or not 0 < int(given) < 10**6:
        raise BadConfig("bad-variable", variable=PREFIX + name, value=given[:40])
    return int(given)


def read_rate(environ: Mapping[str, str], name: str, default: Rate, seconds: int) -> Rate:
    """So many in so many seconds."""
    if PREFIX + name not in environ:
        return default
    allowed = read_number(environ, name, 1)
    return Rate(max(allowed, default.burst if seconds == 1 else allowed), allowed / seconds)
