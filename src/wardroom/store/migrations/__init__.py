"""Every form the database has had, one step after another (Alembic)."""
