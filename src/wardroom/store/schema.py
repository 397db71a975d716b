"""The tables of the database as the code of this version knows them; `migrations` makes them.

Lists and settings are JSON in text columns; the seats that are asked are bits of one number, so that SQL can look into
it; a spectator is seat -1. Everything belongs to a game and goes with it.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
)

SPECTATOR = -1
metadata = MetaData()


def game_column(primary: bool = False) -> Column[str]:
    return Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, primary_key=primary)


games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("moved", Double, nullable=False),
    Column("position", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("result", Text),
    Column("winners", Text, nullable=False),
    Column("before", Text),
    Column("announced", Text, nullable=False, server_default="[]"),
    Index("games_status", "status", "moved"),
    Index("games_commitment", "commitment"),
)

seats = Table(
    "seats",
    metadata,
    game_column(),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("player", Text),
    Column("taken", Boolean, nullable=False),
    Column("stand_in", Text),
    Column("webhook", Text),
    Column("luck", Text),
    PrimaryKeyConstraint("game", "seat"),
)

moves = Table(
    "moves",
    metadata,
    game_column(),
    Column("position", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("link", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("once", Text),
    PrimaryKeyConstraint("game", "position"),
    UniqueConstraint("game", "seat", "once", name="moves_once"),
)

snapshots = Table(
    "snapshots",
    metadata,
    game_column(primary=True),
    Column("position", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    Column("guest", Text, nullable=False),
    game_column(),
    Column("seat", Integer, nullable=False),
    Column("host", Boolean, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("notes", Text, nullable=False),
    Column("orders", Text, nullable=False, server_default=""),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("guest", "game", "seat"),
    Index("sittings_game", "game", "seat"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("secret", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    game_column(),
    Column("seat", Integer, nullable=False),
    Index("secrets_game", "game", "kind", "seat"),
)

reports = Table(
    "reports",
    metadata,
    Column("reference", Text, primary_key=True),
    game_column(),
    Column("seat", Integer, nullable=False),
    Column("position", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("version", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("reports_game", "game"),
)
