"""The first schema version: tables with their seats and moves, and who may sit where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def game(primary: bool = False) -> sa.Column[str]:
    return sa.Column(
        "game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, primary_key=primary
    )


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("moved", sa.Double, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("before", sa.Text),
    )
    op.create_index("games_status", "games", ["status", "moved"])
    op.create_index("games_commitment", "games", ["commitment"])
    op.create_table(
        "seats",
        game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.Column("stand_in", sa.Text),
        sa.Column("webhook", sa.Text),
        sa.Column("luck", sa.Text),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_table(
        "moves",
        game(),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("once", sa.Text),
        sa.PrimaryKeyConstraint("game", "position"),
        sa.UniqueConstraint("game", "seat", "once", name="moves_once"),
    )
    op.create_table(
        "snapshots",
        game(primary=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "sittings",
        sa.Column("guest", sa.Text, nullable=False),
        game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "seat"),
    )
    op.create_index("sittings_game", "sittings", ["game", "seat"])
    op.create_table(
        "secrets",
        sa.Column("secret", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        game(),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("secrets_game", "secrets", ["game", "kind", "seat"])
