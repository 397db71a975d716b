"""A fault in a game's own code never costs a game: the table is as it was, and goes on with another choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from wardroom.kernel import (
    SPECTATOR,
    Ask,
    Card,
    Cards,
    Game,
    Option,
    Reason,
    Show,
    State,
    Steps,
    Table,
    Together,
    digest,
    replay,
)
from wardroom.kernel.errors import FlowFailed, Refused, TableError
from wardroom.testing import pick

from .games import bids, crew, fleet


class Broken(Exception):
    """What a faulty card raises."""


def broken_card(state: State, _seat: int) -> Steps:
    raise Broken("a face: ensign")
    yield from ()


def broken_at_an_answer(state: crew.Crew, seat: int) -> Steps:
    """Changes the table, asks something inside of an operation, and fails at the answer."""
    state.points[seat] += 5
    state.cards.move(state.cards.rows[crew.SUPPLY][-1], crew.MARKET)
    state.tell("drew", seat=seat, card=state.cards.rows[crew.MARKET][-1])
    answer: str = yield Ask(seat, "place", ["deck", "discard"])
    if answer == "deck":
        raise Broken


def broken_together(state: bids.Bids) -> Steps:
    """Everybody is asked at once; all answers are in before it fails, if all are equal."""
    answers = yield Together([Ask(seat, "bid", ["1", "2"]) for seat in range(state.seats)])
    state.points[0] += 1
    if len(set(answers)) == 1:
        raise Broken


def broken_end_of_turn(state: crew.Crew) -> None:
    state.turn += 1000
    raise Broken


def fingerprint(table: Table[Any]) -> tuple[object, ...]:
    line = table.line
    views = [line.game.view(line.state, reader) for reader in (*range(line.state.seats), SPECTATOR)]
    asks = [(ask.seat, ask.kind, list(ask.options)) for ask in line.waiting()]
    told = [(event.key, event.args) for event in table.log]
    undo = [table.can_undo(seat) for seat in range(line.state.seats)]
    return digest(line.state), table.chain, table.moves[:], told, line.journal[:], line.turns, asks, views, undo


def fails(table: Table[Any], seat: int, option: Option) -> FlowFailed:
    """The choice fails, and nothing of it is left."""
    before, position = fingerprint(table), len(table.moves)
    with pytest.raises(FlowFailed) as error:
        table.choose(seat, option)
    assert fingerprint(table) == before
    game = table.game
    assert error.value.facts == {"game": game.name, "rules": game.rules, "position": position, "seat": seat}
    assert not isinstance(error.value, TableError)
    assert isinstance(error.value.__cause__, Broken)
    return error.value


def played_to(table: Table[Any], wanted: Callable[[Ask], bool], dice: Random) -> Ask:
    """Random choices until such a question."""
    while not table.over:
        ask = table.line.waiting()[0]
        if wanted(ask):
            return ask
        table.choose(*pick(table.line, dice))
    raise AssertionError("that was never asked")


def goes_on(table: Table[Any], dice: Random, avoid: Callable[[Option], bool] = lambda option: False) -> None:
    """To the end with other choices, and the record is a true one."""
    while not table.over:
        ask = dice.choice(table.line.waiting())
        options = [option for option in ask.options if not avoid(option)] or list(ask.options)
        try:
            table.choose(ask.seat, dice.choice(options))
        except FlowFailed:
            table.choose(ask.seat, next(option for option in options if not fails_there(table, ask.seat, option)))
    assert replay(table.game, table.record()).chain == table.chain


def fails_there(table: Table[Any], seat: int, option: Option) -> bool:
    fork = table.fork()
    try:
        fork.answer(seat, option)
    except Broken:
        return True
    return False


def test_in_the_middle_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(crew.OPERATIONS, "ensign", broken_card)
    table, dice = Table(crew.GAME, 2, bytes(32)), Random(1)
    faces = table.line.state.cards.faces

    def is_ensign(option: Option) -> bool:
        return isinstance(option, Card) and table.line.state.cards.faces[option] == "ensign"

    ask = played_to(table, lambda ask: ask.kind == "action" and any(map(is_ensign, ask.options)), dice)
    ensign = next(filter(is_ensign, ask.options))
    error = fails(table, ask.seat, ensign)
    assert "ensign" not in str(error) and faces
    fails(table, ask.seat, ensign)  # the second click does not end the game
    assert not table.over
    table.choose(ask.seat, "end")
    goes_on(table, dice, is_ensign)


def test_in_a_nested_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(crew.OPERATIONS, "relay", broken_at_an_answer)
    table, dice = Table(crew.GAME, 2, bytes([1] * 32)), Random(2)
    ask = played_to(table, lambda ask: ask.kind == "place" and "deck" in ask.options, dice)
    while table.moves[-1].key != "relay" and not table.moves[-1].key.startswith("relay~"):
        table.choose(ask.seat, "discard")
        ask = played_to(table, lambda ask: ask.kind == "place", dice)
    fails(table, ask.seat, "deck")
    table.choose(ask.seat, "discard")
    goes_on(table, dice, lambda option: option == "deck")


def test_in_a_simultaneous_ask() -> None:
    game = replace(bids.GAME, flow=broken_together, package="", show=Show())
    table: Table[Any] = Table(game, 3, bytes(32))
    table.choose(1, "1")
    table.choose(2, "1")
    fails(table, 0, "1")
    assert table.line.answers == {1: "1", 2: "1"}
    table.choose(0, "2")
    assert table.over and replay(game, table.record()).result == table.result


def test_at_the_end_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    table, dice = Table(crew.GAME, 2, bytes([3] * 32)), Random(3)
    ask = played_to(table, lambda ask: ask.kind == "action", dice)
    monkeypatch.setattr(crew, "clean_up", broken_end_of_turn)
    fails(table, ask.seat, "end")
    monkeypatch.undo()  # mended
    goes_on(table, dice)


@pytest.mark.parametrize("part", ["result", "winners", "judge", "nothing"])
def test_whatever_the_end_or_the_next_question_needs(part: str) -> None:
    """A result that cannot be counted, winners that cannot be named, a judge that fails, a question without options."""

    def flow(_state: State) -> Steps:
        yield Ask(0, "go", ["on", "elsewhere"])
        if part == "judge":
            yield Ask(0, "judged", ["a"], broken_judge)
        if part == "nothing":
            yield Ask(0, "nothing", [])

    def broken_judge(_option: Any) -> Reason | None:
        raise Broken

    def broken(_: Any) -> Any:
        raise Broken

    game = replace(bids.GAME, flow=flow, package="", show=Show())
    if part == "result":
        game = replace(game, result=broken)
    elif part == "winners":
        game = replace(game, winners=broken)
    table: Table[Any] = Table(game, 2, bytes(32))
    before = digest(table.line.state)
    for option in ("on", "elsewhere", "on"):
        with pytest.raises(FlowFailed):
            table.choose(0, option)
        assert not table.over and digest(table.line.state) == before and table.moves == [] and table.log == []


def test_a_flow_may_still_refuse() -> None:
    """What a flow notices late is told as the refusal that it is, and nothing has changed either."""

    def flow(state: State) -> Steps:
        choice: str = yield Ask(0, "go", ["on", "back"])
        state.chance.below(6)
        if choice == "back":
            raise Refused(Reason("BID-2.1", "too-early"))

    table: Table[Any] = Table(replace(bids.GAME, flow=flow, package="", show=Show()), 2, bytes(32))
    before = fingerprint(table)
    with pytest.raises(Refused, match="too-early"):
        table.choose(0, "back")
    assert fingerprint(table) == before
    table.choose(0, "on")
    assert table.over


def test_an_interrupt_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the middle of a choice stays what it is, and leaves a table that can be saved."""

    def interrupted(_state: State, _seat: int) -> Steps:
        raise KeyboardInterrupt
        yield from ()

    for face in crew.OPERATIONS:
        monkeypatch.setitem(crew.OPERATIONS, face, interrupted)
    table: Table[Any] = Table(crew.GAME, 2, bytes(32))
    ask = table.line.waiting()[0]
    before = fingerprint(table)
    with pytest.raises(KeyboardInterrupt):
        table.choose(ask.seat, next(option for option in ask.options if isinstance(option, Card)))
    assert fingerprint(table) == before


def test_a_whole_game_with_a_faulty_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever meets the fault plays on; the record has no trace of it."""

    def broken_beam(state: fleet.Fleet, seat: int, ship: Card, other: Any) -> Steps:
        yield from fleet.beam(state, seat, ship, other)
        raise Broken

    monkeypatch.setitem(fleet.ORDERS_BY_WORD, "beam", broken_beam)
    game: Game[Any] = fleet.GAME
    failed = 0
    for number in range(6):
        table, dice = Table(game, 2, bytes([number] * 32)), Random(number)
        while not table.over:
            seat, option = pick(table.line, dice)
            try:
                table.choose(seat, option)
            except FlowFailed:
                failed += 1
                assert not table.over
                if table.can_undo(seat):
                    table.undo(seat)
        assert replay(game, table.record()).chain == table.chain
    assert failed > 3


def test_among_several_picks(monkeypatch: pytest.MonkeyPatch) -> None:
    """All or none: not even the picks before the one that failed are left."""
    moved = Cards.move

    def move(cards: Any, card: Card, to: int, under: bool = False) -> None:
        if cards.faces[card] == "nebula":
            raise Broken
        moved(cards, card, to, under)

    table: Table[Any] = Table(fleet.GAME, 2, bytes(32))
    before = fingerprint(table)
    monkeypatch.setattr(Cards, "move", move)
    with pytest.raises(FlowFailed) as error:
        table.choose_keys(0, ["mine:vega", "nebula:gap", "done"])
    assert fingerprint(table) == before and error.value.facts["position"] == 0
    assert isinstance(error.value.__cause__, Broken)
    table.choose_keys(0, ["mine:vega", "done"])


def test_in_the_result_of_whoever_gives_up() -> None:
    def result(_state: Any) -> list[int]:
        raise Broken

    table: Table[Any] = Table(replace(fleet.GAME, result=result), 2, bytes(32))
    before = fingerprint(table)
    with pytest.raises(FlowFailed):
        table.concede(0)
    assert fingerprint(table) == before and not table.over
