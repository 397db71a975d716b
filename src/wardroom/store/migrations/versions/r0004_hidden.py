"""Games that a guest has taken off its list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sittings", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
