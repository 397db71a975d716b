"""A table that was put away at a turn's end and taken out again is the same table, in whatever one may ask of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import wardroom.kernel.snapshot as snapshot
from wardroom.kernel import SPECTATOR, Game, Line, Record, Table, digest, find
from wardroom.kernel.errors import Altered, BadSnapshot, Sealed, UnknownRules
from wardroom.kernel.snapshot import keep, wake
from wardroom.testing import new_table, pick
from wardroom.testing.observing import all_options, heard, knowledge, observe

from .games import GAMES

ALL: dict[str, Game[Any]] = {**GAMES, "missions": find("missions")}
every_game = pytest.mark.parametrize("name", ALL)


def head(table: Table[Any]) -> Record:
    return replace(table.record(host=True), moves=(), chain="", result=None)


def woken(table: Table[Any], text: str) -> Table[Any]:
    return wake(table.game, head(table), table.moves, text)


def step(table: Table[Any], dice: Random) -> None:
    """A random choice, or one taken back."""
    undoers = [seat for seat in range(table.line.state.seats) if table.can_undo(seat)]
    if undoers and dice.random() < 0.2:
        table.undo(undoers[0])
    else:
        table.choose(*pick(table.line, dice))


def assert_same(one: Table[Any], two: Table[Any]) -> None:
    """All that anybody could tell two tables apart by."""
    assert digest(one.line.state) == digest(two.line.state)
    assert one.record(host=True) == two.record(host=True)
    assert one.record() == two.record()
    assert (one.chain, one.start, one.seed, one.salt) == (two.chain, two.start, two.seed, two.salt)
    assert (one.line.turns, one.line.answers, one.over) == (two.line.turns, two.line.answers, two.over)
    assert all_options(one.line) == all_options(two.line)
    for reader in (*range(one.line.state.seats), SPECTATOR):
        assert observe(one.line, reader, sheets=True) == observe(two.line, reader, sheets=True)
        assert heard(one.log, reader) == heard(two.log, reader)
        assert one.seat(reader).labels == two.seat(reader).labels
        assert one.can_undo(reader) == two.can_undo(reader)
    for seat in range(one.line.state.seats):
        assert knowledge(one.line.state, seat) == knowledge(two.line.state, seat)


def same_worlds(one: Line[Any], two: Line[Any], dice: Random) -> None:
    """Who imagines from either imagines the same."""
    if one.over:
        return
    seat, seed = dice.randrange(one.state.seats), dice.randbytes(8)
    assert digest(one.imagine(seat, seed, light=False).state) == digest(two.imagine(seat, seed, light=False).state)


@every_game
def test_at_every_turns_end(name: str) -> None:
    for number in range(4):
        table, dice = new_table(ALL[name], "turn's end", number), Random(number)
        assert keep(table) is not None
        turns = table.line.turns
        while not table.over:
            step(table, dice)
            text = keep(table)
            if table.line.turns > turns and not table.over:
                assert text is not None
            turns = table.line.turns
            if text is not None:
                again = woken(table, text)
                assert keep(again) == text
                assert_same(table, again)
                same_worlds(table.line, again.line, dice)


@every_game
def test_later_play_is_the_same(name: str) -> None:
    """Tables that were woken at several moments are played on beside the one that never slept."""
    for number in range(6):
        table, dice = new_table(ALL[name], "later", number), Random(number)
        others: list[Table[Any]] = []
        while not table.over:
            text = keep(table)
            if text is not None and (not others or dice.random() < 0.2):
                others.append(woken(table, text))
            made = len(table.moves)
            step(table, dice)
            for other in others:
                for move in table.moves[made:]:
                    other.choose_key(move.seat, move.key)
                assert other.chain == table.chain
        for other in others:
            assert_same(table, other)


@every_game
def test_moves_after_the_snapshot_are_made_again(name: str) -> None:
    """Wherever a table is left, it opens from its last snapshot; half-made choices and what may be undone included."""
    for number in range(3):
        table, dice = new_table(ALL[name], "moves after", number), Random(number)
        last = keep(table)
        assert last is not None
        first, kept_turns = last, table.line.turns
        while not table.over:
            step(table, dice)
            last = keep(table) or last
            kept_turns = table.line.turns if last == keep(table) else kept_turns
            assert table.line.turns - kept_turns <= (1 if table.over else 0)  # never more than a turn is played again
            assert_same(table, woken(table, last))
        assert_same(table, woken(table, first))


def test_it_is_not_kept_in_the_midst_of_a_turn() -> None:
    table, dice, kept, not_kept = new_table(ALL["crew"], "midst", 0), Random(0), 0, 0
    while not table.over:
        step(table, dice)
        if keep(table) is None:
            not_kept += 1
        else:
            kept += 1
            assert not table.line.journal
            assert not any(table.can_undo(seat) for seat in range(2))
    assert kept and not_kept


def test_a_snapshot_holds_no_moves_and_no_seed_but_the_mixed_one() -> None:
    table = new_table(ALL["missions"], "seed", 0)
    text = keep(table)
    assert text is not None and table.seed.hex() not in text


# What does not fit


@pytest.fixture
def kept() -> tuple[Table[Any], str]:
    table, dice = new_table(ALL["bids"], "kept", 1), Random(1)
    while True:
        step(table, dice)
        text = keep(table)
        if text is not None and table.line.turns > 1:
            return table, text


def signed(body: object) -> str:
    text = json.dumps(body, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest() + text


def test_any_letter_changed_is_noticed(kept: tuple[Table[Any], str]) -> None:
    table, text = kept
    dice = Random(2)
    for _ in range(200):
        at = dice.randrange(len(text))
        for other in (text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :], text[:at], text[:at] + text[at + 1 :]):
            with pytest.raises(BadSnapshot):
                woken(table, other)
    for other in ("", "{}", "\ud800", text + " ", text * 2):
        with pytest.raises(BadSnapshot):
            woken(table, other)


def test_what_is_of_another_form_is_refused(kept: tuple[Table[Any], str]) -> None:
    table, text = kept
    for body in bodies(json.loads(text[64:])):
        with pytest.raises(BadSnapshot):
            woken(table, signed(body))


def bodies(good: Any) -> Iterator[object]:
    head, names, base, log = good
    yield from (None, 5, [], {}, [head, names, base], [head, names, base, log, log], [[], names, base, log])
    heads = ((0, 1), (1, "0.0.0"), (2, "0" * 16), (3, 10_000), (3, -1), (3, 0), (4, "0" * 64), (3, True))
    for place, wrong in (*heads, (6, []), (6, 0), (6, ["x"] * head[3])):
        yield [[*head[:place], wrong, *head[place + 1 :]], names, base, log]
    strange = (
        "os:system",
        "builtins:dict",
        "wardroom.kernel.table:Table",
        "tests.kernel.games.bids:Card",
        "",
        5,
        "Ask",
    )
    for name in (
        *strange,
        "tests.kernel.games.bids:nothing",
        "tests.kernel.nothing:Bids",
        "wardroom.kernel.state:State",
    ):
        yield [head, [name, *names[1:]], base, log]
    yield [head, "names", base, log]
    parts: tuple[object, ...] = ({"x": 1}, {}, {"c": "x"}, {"c": 1, "t": []}, {"o": []}, {"o": [99]}, {"o": [0]}, 1)
    for part in (*parts, {"n": [0]}, {"t": []}, [1]):
        yield [head, names, part, log]
        yield [head, names, base, part]
    yield [head, names, {"o": [*base["o"], 1]}, log]


def test_deep_nesting_is_refused(kept: tuple[Table[Any], str]) -> None:
    table, _ = kept
    body = "[" * 200_000
    with pytest.raises(BadSnapshot):
        woken(table, sha256(body.encode()).hexdigest() + body)


def test_a_snapshot_of_another_version_is_not_used(
    kept: tuple[Table[Any], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, text = kept
    monkeypatch.setattr(snapshot, "__version__", "99")
    with pytest.raises(BadSnapshot):
        woken(table, text)


def test_a_snapshot_of_another_table_is_not_used(kept: tuple[Table[Any], str]) -> None:
    _, text = kept
    with pytest.raises(BadSnapshot):
        woken(new_table(ALL["bids"], "another", 1), text)
    with pytest.raises(BadSnapshot):
        woken(new_table(ALL["crew"], "another", 1), text)


def test_the_header_is_looked_at(kept: tuple[Table[Any], str]) -> None:
    table, text = kept
    for error, wrong in (
        (UnknownRules, replace(head(table), rules=99)),
        (UnknownRules, replace(head(table), game="duel")),
        (Sealed, replace(head(table), seed=None)),
        (Altered, replace(head(table), seed="00")),
    ):
        with pytest.raises(error):
            wake(table.game, wrong, table.moves, text)


def test_moves_that_are_not_true_are_noticed(kept: tuple[Table[Any], str]) -> None:
    table, text = kept
    step(table, Random(3))
    *before, last = table.moves
    for wrong in (last._replace(key="nothing"), last._replace(link="0" * 16), last._replace(seat=5)):
        with pytest.raises(Altered) as found:
            wake(table.game, head(table), [*before, wrong], text)
        assert found.value.move == len(before)


def test_what_is_not_plain_data_is_not_kept() -> None:
    class Strange:
        __slots__ = ("what",)

    table = new_table(ALL["draft"], "strange", 0)
    assert table.line.base is not None
    for strange in (Strange(), object(), 1.5, {1, 2}, lambda: 1):
        table.line.base.points = {"x": strange}
        with pytest.raises((TypeError, ValueError, KeyError)):
            snapshot.write_snapshot(table)
        assert keep(table) is None, "the game goes on without"
