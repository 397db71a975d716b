"""Work in several processes: in order, and nobody waits for a process that died."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from wardroom.arena.processes import WorkerDied, do_all
from wardroom.kernel.errors import NotAsked


def double(number: int) -> int:
    return 2 * number


def die_once(mark: str) -> str:
    """End the process, unless somebody did so before."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(3)
    return mark


def die(number: int) -> int:
    if number == 3:
        os._exit(3)
    return number


def refuse(number: int) -> int:
    raise NotAsked(number)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_items(jobs: int) -> None:
    assert list(do_all(double, range(50), jobs)) == list(range(0, 100, 2))
    assert list(do_all(double, [], jobs)) == []


def test_what_a_process_was_doing_when_it_died_is_done_again(tmp_path: Path) -> None:
    marks = [str(tmp_path / name) for name in "abc"]
    assert list(do_all(die_once, marks, 2)) == marks


def test_work_that_kills_its_process_twice_is_given_up() -> None:
    results = do_all(die, range(8), 2)
    with pytest.raises(WorkerDied) as error:
        list(results)
    assert error.value.facts == {"number": 4, "code": 3}


def test_an_error_of_the_work_is_raised_with_the_place_where_it_happened() -> None:
    with pytest.raises(NotAsked) as error:
        list(do_all(refuse, range(3), 2))
    assert error.value.facts["seat"] == 0 and "raise NotAsked(number)" in error.value.__notes__[0]
