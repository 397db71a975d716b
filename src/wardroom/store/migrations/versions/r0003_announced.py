"""What a host did to seats in mid-game, told to all; problems that players reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("announced", sa.Text, nullable=False, server_default="[]"))
    op.create_table(
        "reports",
        sa.Column("reference", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("reports_game", "reports", ["game"])
