"""What ends something stands apart, with a key of its own, and asks once more where it would leave something unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom.web.table_setup import Chair

from .door import config, running
from .extra import Bench

UNUSED = re.compile(r'<p class="decision__sure" role="alert">Left unused: .*SETI-5\.39')


@pytest.fixture
def bench(database: str, tmp_path: Path) -> Iterator[Bench]:
    with running(config(tmp_path, database=database)) as server:
        made = Bench(server, "seti", Chair("person", "Ann"), settings={})
        made.choose(0, made.options(0)[0])  # the first income
        yield made


def button(page: str, key: str) -> str:
    found = re.search(rf'<button [^>]*value="{key}"[^>]*>', page)
    return found[0] if found else ""


def test_it_stands_apart_with_a_key_of_its_own(bench: Bench) -> None:
    page = bench.page(0).text
    apart = page[page.index('<ol class="options options--end">') :]
    assert 'data-press="x"' in button(apart, "pass") and "Ends the round for you" in apart
    assert page.count('data-press="x"') == 1 and page.count('name="option" value="pass"') == 1


def test_it_asks_once_more_and_tells_what_would_be_unused(bench: Bench) -> None:
    before = bench.moves
    answer = bench.choose(0, "pass")
    assert answer.status_code == 200 and UNUSED.search(answer.text), answer.text
    assert "Pass for this round?" in answer.text and 'name="sure" value="1"' in answer.text
    assert bench.moves == before, "nothing has been chosen"
    assert "decision__sure" not in bench.page(0).text, "who looks again has said no"
    fields = {"position": str(bench.position), "as": "0", "option": "pass", "once": "again", "sure": "1"}
    assert bench.post(0, "choose", fields).status_code == 303
    assert bench.moves == [*before, "pass"]


def test_a_form_that_came_late_is_told_so_and_not_asked(bench: Bench) -> None:
    answer = bench.choose(0, "pass", position=0, once="late")
    assert answer.status_code == 409 and "decision__sure" not in answer.text


def test_programs_are_not_asked_twice(bench: Bench) -> None:
    assert bench.send(0, option="pass").status_code in (200, 201)
    assert bench.moves[-1] == "pass"


def test_somebody_else_is_not_asked(server_with_two: Bench) -> None:
    bench = server_with_two
    seat = bench.asked[0]
    other = 1 - seat
    assert bench.choose(other, "pass").status_code != 200


@pytest.fixture
def server_with_two(database: str, tmp_path: Path) -> Iterator[Bench]:
    with running(config(tmp_path, database=database)) as server:
        yield Bench(server, "seti")
