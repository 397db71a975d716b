"""Standing orders: what a player passes once and for all, kept with the sitting."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sittings", sa.Column("orders", sa.Text, nullable=False, server_default=""))
