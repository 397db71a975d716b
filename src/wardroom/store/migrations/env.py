"""What Alembic runs: the steps, on the connection that it is handed, inside the transaction that is open there."""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"], version_table=context.config.attributes["version_table"]
)
with context.begin_transaction():
    context.run_migrations()
