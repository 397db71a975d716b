"""Every schema version the database has had, one migration after another (Alembic)."""
