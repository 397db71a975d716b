from __future__ import annotations

from collections.abc import Iterator

import pytest

from wardroom.store import Store, open_store


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An empty store on either database."""
    opened = open_store(database)
    yield opened
    opened.close()
