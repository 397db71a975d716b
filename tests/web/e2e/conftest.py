"""One Chromium and one server for all tests of this folder; browsers without memory of each other for each test.

The browser lives as long as this folder's tests and no longer: Playwright keeps an event loop in this thread meanwhile,
and other tests have loops of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ..chromium import Patient, launched
from .people import Person, visiting
from .serving import Serve

Somebody = Callable[..., Person]


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Patient]:
    with launched() as made:
        yield made


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    with Serve(tmp_path_factory.mktemp("serve")) as made:
        yield made
    assert '"level": "error"' not in made.log.lower(), made.log


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serve]:
    """One that may be killed."""
    with Serve(tmp_path) as made:
        yield made


@pytest.fixture
def somebody(browser: Patient, server: Serve) -> Iterator[Somebody]:
    """Makes people, each with a browser of its own; at the end nobody's browser may have complained."""
    met: list[Person] = []
    with ExitStack() as stack:

        def made(address: str = server.address, **how: Any) -> Person:
            person = Person(stack.enter_context(visiting(browser, address, **how)))
            met.append(person)
            return person

        yield made
        assert [fault for person in met for fault in person.faults] == []
