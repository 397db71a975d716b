"""Game files: strict on the way in, complete on the way out, and whatever is altered is found at its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from wardroom.kernel import Move, Record, Table, replay, steps
from wardroom.kernel.errors import Altered, BadSetup, NotARecord, RecordError, Sealed, UnknownRules, WardroomError
from wardroom.kernel.record import FORMAT, LARGEST

from .games import bids, crew, duel


def played(moves: int | None = None, undo: bool = True) -> Table[Any]:
    """A game of Duel, whole or in part, with some choices taken back."""
    table, dice = Table(duel.GAME, 2, bytes(range(32)), salt=b"pepper", names=["Ada", "Élodie"]), Random(3)
    while not table.over and (moves is None or len(table.moves) < moves):
        ask = table.line.waiting()[0]
        table.choose(ask.seat, dice.choice(ask.options))
        if undo and table.can_undo(ask.seat) and dice.random() < 0.3:
            table.undo(ask.seat)
    return table


WHOLE = played()
RECORD = WHOLE.record()
TEXT = RECORD.to_json()
DATA: dict[str, Any] = json.loads(TEXT)


ABSENT = object()


def bad(**changed: Any) -> str:
    """The file with some fields replaced or absent."""
    return json.dumps({name: value for name, value in {**DATA, **changed}.items() if value is not ABSENT})


def key_of(error: pytest.ExceptionInfo[WardroomError]) -> str:
    return error.value.key


# Writing and reading


def test_a_record_comes_back_as_it_was() -> None:
    assert Record.from_json(TEXT) == Record.from_json(TEXT.encode()) == RECORD
    assert replay(duel.GAME, RECORD).record() == RECORD


def test_a_file_is_one_move_a_line() -> None:
    assert TEXT.count("\n") > len(RECORD.moves)
    assert f'  [{RECORD.moves[0].seat}, "{RECORD.moves[0].key}", "{RECORD.moves[0].link}"],\n' in TEXT
    assert "Élodie" in TEXT


def test_a_file_without_moves() -> None:
    record = played(0).record(host=True)
    assert record.moves == () and Record.from_json(record.to_json()) == record
    assert replay(duel.GAME, record).moves == []


def test_undos_are_moves() -> None:
    keys = [move.key for move in RECORD.moves]
    assert "undo" in keys
    assert replay(duel.GAME, RECORD).chain == WHOLE.chain
    assert len(played(undo=False).moves) != len(keys)


def test_names_settings_and_salt_are_in_the_file() -> None:
    table = Table(bids.GAME, 3, bytes(32), salt=b"\x01\xff", settings={"rounds": 2, "open": True}, names=["Ada"])
    record = Record.from_json(table.record(host=True).to_json())
    assert (record.names, record.salt) == (("Ada", "Seat 2", "Seat 3"), "01ff")
    assert record.settings == {"rounds": 2, "open": True}
    again = replay(bids.GAME, record)
    assert (again.names, again.settings, again.salt) == (table.names, table.settings, table.salt)


def test_the_seed_is_sealed_until_the_end() -> None:
    table = played(5)
    assert table.record().seed is None and table.record(host=True).seed == table.seed.hex()
    with pytest.raises(Sealed) as error:
        replay(duel.GAME, table.record())
    assert key_of(error) == "sealed"
    assert RECORD.seed == WHOLE.seed.hex()


def test_a_running_game_has_no_result() -> None:
    assert played(5).record().result is None
    assert RECORD.result == tuple(duel.result(WHOLE.line.state))


def test_steps_show_the_table_after_every_move() -> None:
    lengths = [len(table.moves) for table in steps(duel.GAME, RECORD)]
    assert lengths == list(range(len(RECORD.moves) + 1))


# What is no record


@pytest.mark.parametrize(
    "source",
    [
        "",
        "{",
        "[]",
        "null",
        "3",
        "NaN",
        '"text"',
        "{}",
        '{"wardroom": null}',
        '{"wardroom": true}',
        '{"wardroom": "1"}',
        TEXT[:-3],
        TEXT + "x",
        b"\xff\xfe",
        b"\xef\xbb\xbf" + TEXT.encode(),
        TEXT.replace('"rules": 1', '"rules": 1, "rules": 1'),
        TEXT.replace('"rules": 1', '"rules": 1.0'),
        TEXT.replace('"rules": 1', '"rules": NaN'),
        TEXT.replace('"rules": 1', '"rules": Infinity'),
        TEXT.replace('"rules": 1', '"rules": -Infinity'),
        TEXT.replace('"rules": 1', '"rules": 1e0'),
        TEXT.replace('"rules": 1', '"rules": ' + "9" * 5000),
        '{"wardroom": 1, "game": ' + "[" * 100_000 + "]" * 100_000 + "}",
        "[" * 100_000,
        '{"a":' * 50_000,
    ],
)
def test_what_is_not_strict_json_with_our_mark(source: str | bytes) -> None:
    with pytest.raises(NotARecord):
        Record.from_json(source)


def test_what_is_larger_than_any_game() -> None:
    with pytest.raises(NotARecord) as error:
        Record.from_json(" " * (LARGEST + 1))
    assert key_of(error) == "too-large"
    assert Record.from_json(TEXT + " " * (LARGEST - len(TEXT))) == RECORD


@pytest.mark.parametrize("name", [name for name in DATA if name != "wardroom"])
def test_a_missing_field(name: str) -> None:
    with pytest.raises(NotARecord) as error:
        Record.from_json(bad(**{name: ABSENT}))
    assert (key_of(error), error.value.facts["field"]) == ("bad-field", name)


def test_an_unknown_field() -> None:
    with pytest.raises(NotARecord) as error:
        Record.from_json(bad(comment="x" * 1000))
    assert (key_of(error), error.value.facts["field"]) == ("unknown-field", "comment")


WRONG: list[tuple[str, list[Any]]] = [
    ("game", [None, 1, [], {}]),
    ("rules", [None, "1", True, []]),
    ("settings", [None, [], "x", {"a": None}, {"a": []}, {"a": {}}]),
    ("names", [None, "Ada", {}, [1], [None], [["Ada"]]]),
    ("commitment", [None, 1, "", "0" * 63, "0" * 65, "G" * 64, "A" * 64]),
    ("salt", [None, 1, "0", "0g", "AB", []]),
    ("seed", [1, "0", "xx", [], False]),
    ("start", [None, "", "0" * 15, "0" * 64, 1]),
    ("moves", [None, {}, "x", [1], [[]], [[0, "a"]], [[0, "a", "0" * 16, 1]], [["0", "a", "0" * 16]]]),
    ("moves", [[[True, "a", "0" * 16]], [[0, 1, "0" * 16]], [[0, "a", "0" * 15]], [[0, "a", None]]]),
    ("chain", [None, "", "0" * 63, 1]),
    ("result", [1, "x", {}, [None], ["1"], [True], [[]]]),
]


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG for value in values])
def test_a_field_of_the_wrong_form(name: str, value: Any) -> None:
    with pytest.raises(NotARecord) as error:
        Record.from_json(bad(**{name: value}))
    assert (key_of(error), error.value.facts["field"]) == ("bad-field", name)


# Formats


def test_a_newer_format_is_left_alone() -> None:
    for version in (0, -1, FORMAT + 1, 10**30):
        with pytest.raises(UnknownRules) as error:
            Record.from_json(bad(wardroom=version))
        assert key_of(error) == "unknown-format" and error.value.facts["format"] == version


def test_older_formats_are_brought_up_step_by_step() -> None:
    """As if there had been a format without a salt, and before it one with `players` for `names`."""

    def from_minus_one(data: dict[str, Any]) -> dict[str, Any]:
        data = {**data, "names": data["players"], "wardroom": 0}
        del data["players"]
        return data

    def from_zero(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "salt": "", "wardroom": 1}

    old = {**DATA, "wardroom": -1, "players": DATA["names"]}
    del old["names"], old["salt"]
    upgrades: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {-1: from_minus_one, 0: from_zero}
    assert Record.from_json(json.dumps(old), upgrades) == replace(RECORD, salt="")
    with pytest.raises(UnknownRules):
        Record.from_json(json.dumps(old), {0: from_zero})


# What was altered


def altered(record: Record) -> Altered:
    """Through the file, as `verify` reads it."""
    with pytest.raises(Altered) as error:
        replay(duel.GAME, Record.from_json(record.to_json()))
    return error.value


def moved(number: int, **changed: Any) -> Record:
    """The record with one move changed."""
    moves = list(RECORD.moves)
    moves[number] = moves[number]._replace(**changed)
    return replace(RECORD, moves=tuple(moves))


EVERY_MOVE = range(len(RECORD.moves))


@pytest.mark.parametrize("number", EVERY_MOVE)
def test_another_link_is_found_at_its_move(number: int) -> None:
    error = altered(moved(number, link="0" * 16))
    assert (error.key, error.move, error.facts["move"]) == ("other-link", number, number + 1)


@pytest.mark.parametrize("number", EVERY_MOVE)
def test_another_seat_is_found_at_its_move(number: int) -> None:
    for seat in (1 - RECORD.moves[number].seat, 2, -1, 10**30):
        error = altered(moved(number, seat=seat))
        assert (error.key, error.move) == ("illegal-move", number)


@pytest.mark.parametrize("number", EVERY_MOVE)
def test_another_choice_is_found_at_its_move(number: int) -> None:
    """Another legal choice breaks the chain, an illegal one the rules."""
    *_, before = steps(duel.GAME, short(number))
    seat = RECORD.moves[number].seat
    legal = [label.key for label in before.seat(seat).labels if label.key != RECORD.moves[number].key]
    for key in legal[:2]:
        error = altered(moved(number, key=key))
        assert (error.key, error.move) == ("other-link", number)
    error = altered(moved(number, key="no such thing"))
    assert (error.key, error.move) == ("illegal-move", number)


def short(length: int) -> Record:
    """The first moves alone. Its end is not checked by `steps`."""
    return replace(RECORD, moves=RECORD.moves[:length])


@pytest.mark.parametrize("number", EVERY_MOVE[:-1])
def test_a_move_left_out_is_found_at_its_place(number: int) -> None:
    error = altered(replace(RECORD, moves=RECORD.moves[:number] + RECORD.moves[number + 1 :]))
    assert error.move == number and error.key in ("other-link", "illegal-move")


@pytest.mark.parametrize("number", EVERY_MOVE)
def test_a_move_put_in_is_found_at_its_place(number: int) -> None:
    moves = RECORD.moves
    error = altered(replace(RECORD, moves=(*moves[:number], Move(0, "undo", "0" * 16), *moves[number:])))
    assert error.move == number and error.key in ("other-link", "illegal-move")


@pytest.mark.parametrize("number", EVERY_MOVE)
def test_a_file_cut_short_is_found(number: int) -> None:
    error = altered(short(number))
    assert (error.key, error.move) == ("other-end", number - 1)


def test_a_move_after_the_end() -> None:
    error = altered(replace(RECORD, moves=(*RECORD.moves, Move(0, "pass", "0" * 16))))
    assert (error.key, error.move) == ("illegal-move", len(RECORD.moves))


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (replace(RECORD, chain="0" * 64), "other-end"),
        (replace(RECORD, start="0" * 16), "other-start"),
        (replace(RECORD, names=("Eve", "Élodie")), "other-start"),
        (replace(RECORD, names=("Élodie", "Ada")), "other-start"),
        (replace(RECORD, salt="00"), "other-start"),
        (replace(RECORD, commitment="0" * 64), "other-seed"),
        (replace(RECORD, seed="00" * 32), "other-seed"),
        (replace(RECORD, seed=""), "other-seed"),
        (replace(RECORD, result=(7, 0)), "other-result"),
        (replace(RECORD, result=None), "other-result"),
        (replace(RECORD, result=()), "other-result"),
    ],
)
def test_an_altered_header_or_end(record: Record, key: str) -> None:
    assert altered(record).key == key


def test_a_whole_new_seed_with_its_own_commitment_changes_the_deal() -> None:
    other = Table(duel.GAME, 2, bytes(32), salt=b"pepper", names=RECORD.names)
    swapped = replace(RECORD, seed=other.seed.hex(), commitment=other.commitment)
    assert altered(swapped).key == "other-start"
    assert altered(replace(swapped, start=other.start)).move == 0


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"names": ()}, BadSetup),
        ({"names": ("a", "b", "c")}, BadSetup),
        ({"names": ("", "b")}, BadSetup),
        ({"names": ("a\n", "b")}, BadSetup),
        ({"names": ("a" * 41, "b")}, BadSetup),
        ({"settings": {"speed": 3}}, BadSetup),
        ({"salt": "00" * 1025}, BadSetup),
        ({"game": "crew"}, UnknownRules),
        ({"rules": 2}, UnknownRules),
        ({"rules": 0}, UnknownRules),
    ],
)
def test_a_game_that_cannot_be_set_up(changed: dict[str, Any], error: type[WardroomError]) -> None:
    with pytest.raises(error):
        replay(duel.GAME, replace(RECORD, **changed))


def test_a_foreign_game() -> None:
    with pytest.raises(UnknownRules) as error:
        replay(crew.GAME, RECORD)
    assert issubclass(UnknownRules, RecordError)
    assert error.value.facts == {"game": "duel", "rules": 1, "known": 2}


def test_settings_under_another_value_are_another_game() -> None:
    table = Table(bids.GAME, 2, bytes(32), settings={"rounds": 3})
    record = table.record(host=True)
    with pytest.raises(Altered) as error:
        replay(bids.GAME, replace(record, settings={**record.settings, "rounds": 2}))
    assert key_of(error) == "other-start"
