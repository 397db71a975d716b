"""Problems that players reported, until their table is removed."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import select

from .base import Base
from .errors import StoreError
from .rows import Report
from .schema import reports


class Reports(Base):
    """What was reported. It may tell what a seat holds: nobody but the host reads it."""

    def report(self, report: Report) -> None:
        """Keep a report; PostgreSQL does not keep the character 0."""
        values = asdict(report) | {"text": report.text.replace("\0", "")}
        with self.changing(report.game) as (connection, _):
            connection.execute(reports.insert(), values)

    def reports(self) -> list[Report]:
        """All of them, oldest first."""
        with self.reading() as connection:
            found = connection.execute(select(reports).order_by(reports.c.at, reports.c.reference)).mappings()
            return [Report(**row) for row in found]

    def find_report(self, reference: str) -> Report:
        with self.reading() as connection:
            wanted = select(reports).where(reports.c.reference == reference)
            found = connection.execute(wanted).mappings().one_or_none()
        if found is None:
            raise StoreError("unknown-report", reference=reference[:40])
        return Report(**found)
