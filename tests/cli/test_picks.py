"""Several picks in one line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from wardroom.cli import files
from wardroom.cli.errors import Mistake
from wardroom.cli.picks import parts
from wardroom.kernel import Record

from .conftest import Result, Terminal, record_of, saved

SEED = ["mine:vega", "mine:vega~2", "nebula:gap", "decoy:vega", "decoy:gap"]
"""What the first player of Fleet may lay out with a deck of guards, in the order of its numbers."""


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("2", ["2"]),
        ("1 3 5", ["1", "3", "5"]),
        ("1,3, 5", ["1", "3", "5"]),
        ("1-3", ["1", "2", "3"]),
        ("3 - 1, 5", ["1", "2", "3", "5"]),
        ("1 3 done", ["1", "3", "done"]),
        ("1,3,FINI", ["1", "3", "FINI"]),
        ("done", ["done"]),
        ("worf, tea earl grey done", ["worf", "tea earl grey", "done"]),
        ("number 1", ["number 1"]),
        ("", []),
        (" , ,", []),
    ],
)
def test_what_a_line_names(line: str, named: list[str]) -> None:
    assert parts(line, {"done", "fini"}, 5) == named


@pytest.mark.parametrize("line", ["0-3", "4-6", "1-999999", "1 2 9-9"])
def test_a_range_lies_among_the_options(line: str) -> None:
    with pytest.raises(Mistake, match="no-such-number"):
        parts(line, {"done"}, 5)


def seeding(terminal: Terminal, *typed: str, lang: str = "en") -> Result:
    """Ann lays out her hazards."""
    seats = ("--seats", "Ann,Bob", "--seed", "picks", "--lang", lang)
    result = terminal("play", "fleet", *seats, typed=["", *typed, "quit"])
    assert result.code == 0 and not result.err, result.err
    return result


def moves(home: Path) -> list[str]:
    return [move.key for move in record_of(saved(home)).moves]


@pytest.mark.usefixtures("fleet")
@pytest.mark.parametrize(
    ("lines", "made"),
    [
        (["1"], [0]),
        (["1 3"], [0, 2]),
        (["1,3,4"], [0, 2, 3]),
        (["1-3"], [0, 1, 2]),
        (["4 1"], [3, 0]),
        (["1", "1"], [0, 0]),  # numbers are those of the question as it stands
        (["nebula, decoy under the gap"], [2, 4]),
    ],
)
def test_several_at_once(terminal: Terminal, home: Path, lines: Iterable[str], made: list[int]) -> None:
    result = seeding(terminal, *lines)
    assert "“1 3 done”" in result.out
    keys = ["mine:vega", "mine:vega"] if lines == ["1", "1"] else [SEED[place] for place in made]
    # keys are written as they are when a pick is made: the first of two equal ones has no number
    assert [key.partition("~")[0] for key in moves(home)] == [key.partition("~")[0] for key in keys]


@pytest.mark.usefixtures("fleet")
@pytest.mark.parametrize(("lang", "end"), [("en", "done"), ("fr", "fini"), ("fr", "terminé"), ("fr", "done")])
def test_done_in_the_same_line(terminal: Terminal, home: Path, lang: str, end: str) -> None:
    result = seeding(terminal, f"1 3 {end}", lang=lang)
    assert moves(home)[0] == "mine:vega" and moves(home)[-1] == "done" and len(moves(home)) == 3
    assert ("Pass the keyboard to Bob" if lang == "en" else "Passez le clavier à Bob") in result.out


@pytest.mark.usefixtures("fleet")
def test_done_is_needless_where_nothing_is_left(terminal: Terminal, home: Path) -> None:
    seeding(terminal, "1 2 3 4 done")
    assert len(moves(home)) == 4


@pytest.mark.usefixtures("fleet")
def test_several_are_written_once_and_taken_back_one_by_one(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    write = files.write

    def counted(record: Record, path: Path) -> None:
        written.append(len(record.moves))
        write(record, path)

    monkeypatch.setattr(files, "write", counted)
    result = seeding(terminal, "1 3", "undo", "1-2 done")
    assert written == [0, 2, 3, 6]
    assert moves(home)[2] == "undo" and "Taken back." in result.out


@pytest.mark.usefixtures("fleet")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1 9", ["There is no option 9: choose from 1 to 6."]),
        ("1-9", ["There is no option 9"]),
        ("1 3 1", ["You named “1” twice."]),
        ("4 5", ["because of “Decoy under the Gap”", "not something to choose now"]),  # one decoy cannot lie twice
        ("mine under the gap, nebula", ["“mine under the gap” may mean"]),
        ("done 1", ["because of “Mine under Vega”"]),
        ("1, worf", ["There is nothing called “worf” here"]),
        ("1, nebula under vega", ["because of “Nebula under Vega”", "Nebula cannot lie there. (FLEET-3)"]),
    ],
)
def test_a_mistake_in_one_names_it_and_makes_none(terminal: Terminal, home: Path, line: str, said: list[str]) -> None:
    result = seeding(terminal, line)
    assert not moves(home)
    for each in said:
        assert each in result.out, result.out


@pytest.mark.usefixtures("fleet")
def test_elsewhere_a_line_names_one_thing(terminal: Terminal, home: Path) -> None:
    result = terminal("play", "missions", "--seats", "Ann,Bob", "--seed", "one", typed=["", "1 2", "1-2", "quit"])
    assert "1 3 done" not in result.out and not moves(home)
