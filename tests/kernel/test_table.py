"""A running game: what is not legal raises and changes nothing; what may be taken back; who may do what."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from wardroom.kernel import (
    SPECTATOR,
    STEP,
    TURN,
    Ask,
    Card,
    Cards,
    Chance,
    Game,
    Label,
    Line,
    Option,
    Reason,
    Record,
    State,
    Steps,
    Table,
    Together,
    Zone,
    digest,
    keys,
    labels,
    replay,
)
from wardroom.kernel.errors import CannotImagine, CannotUndo, NotAsked, Refused, WardroomError

from .games import bids, draft, duel


@dataclass(slots=True, eq=False, repr=False)
class Row(State):
    """A row of cards, of which everybody sees the first, seat 0 the second, nobody the third; and a counter."""

    count: int = 0


def asking(*requests: Any) -> Table[Row]:
    """A table at which these things are asked one after the other."""

    def setup(_seats: int, _settings: Any, chance: Chance) -> Row:
        cards = Cards([Zone("row")], 2)
        cards.add(0, ["a", "b", "c"])
        cards.show((Card(0),), -1)
        cards.show((Card(1),), 1)
        return Row(2, cards, chance)

    def flow(state: Row) -> Steps:
        yield TURN
        while state.count < len(requests):
            request = requests[state.count]
            answer: Any = yield request(state) if callable(request) else request
            state.count += 1
            state.tell("answered", word=str(answer))

    return Table(Game("row", 1, (2,), setup, flow, lambda state: [state.count, 0]), 2, bytes(32))


def yes_or_no(seat: int = 0, **more: Any) -> Ask:
    return Ask(seat, "question", ["yes", "no"], **more)


def print_of(table: Table[Any]) -> tuple[object, ...]:
    return digest(table.line.state), table.chain, tuple(table.moves), len(table.log)


def refuses(table: Table[Any], error: type[WardroomError], act: Any, *args: Any) -> WardroomError:
    """It raises just this error, and the table is as it was."""
    before = print_of(table)
    with pytest.raises(error) as raised:
        act(*args)
    assert raised.type is error and print_of(table) == before
    return raised.value


# Choosing


def test_who_is_not_asked_cannot_choose() -> None:
    table = asking(yes_or_no(0))
    for seat in (1, 2, -1, 99):
        error = refuses(table, NotAsked, table.choose, seat, "yes")
        assert error.facts == {"seat": seat}
        refuses(table, NotAsked, table.choose_key, seat, "yes")


@pytest.mark.parametrize("option", ["maybe", "", 0, 1, None, [], ("yes",), b"yes", 0.5, {"yes": 1}, Card(0), {"yes"}])
def test_what_is_not_offered_is_refused(option: Any) -> None:
    table = asking(yes_or_no(0))
    error = refuses(table, Refused, table.choose, 0, option)
    assert isinstance(error, Refused) and error.reason.key == "not-offered"
    assert table.why(0, option) == error.reason


def test_what_the_judge_refuses_is_refused_with_its_reason() -> None:
    reason = Reason("ROW-1", "never", (("word", "no"),))
    table = asking(yes_or_no(0, judge=lambda option: reason if option == "no" else None))
    error = refuses(table, Refused, table.choose, 0, "no")
    assert isinstance(error, Refused) and error.reason is reason
    assert error.facts == {"rule": "ROW-1", "reason": "never"}
    assert refuses(table, Refused, table.choose_key, 0, "no")
    assert table.why(0, "yes") is None and table.why(1, "yes") is not None
    assert table.seat(0).why_key("no") is reason


def test_a_card_may_be_named_by_its_number() -> None:
    table = asking(lambda state: Ask(0, "card", state.cards.rows[0][:]))
    table.choose(0, 1)
    option = table.line.journal[-1].option
    assert option == 1 and isinstance(option, Card)


def test_nothing_can_be_chosen_after_the_end() -> None:
    table = asking(yes_or_no())
    table.choose(0, "yes")
    assert table.over and table.result == [1, 0] and table.winners == [0]
    refuses(table, NotAsked, table.choose, 0, "yes")
    refuses(table, CannotUndo, table.undo, 0)


def test_before_the_end_nobody_has_won() -> None:
    table = asking(yes_or_no())
    assert table.result is None and table.winners == []


# Keys


def test_choose_by_key() -> None:
    table = asking(lambda state: Ask(1, "card", state.cards.rows[0][:]))
    assert table.seat(1).candidates == ["a", "row[1]", "row[2]"]
    table.choose_key(1, "row[2]")
    assert table.moves[0].key == "row[2]" and table.line.journal[0].option == 2


@pytest.mark.parametrize("key", ["", "b", "row[3]", "a~2", "row", "Row[1]", "undo "])
def test_a_key_of_nothing(key: str) -> None:
    table = asking(lambda state: Ask(1, "card", state.cards.rows[0][:]))
    refuses(table, Refused, table.choose_key, 1, key)
    refuses(table, Refused, table.option_of, 1, key)


def test_equal_keys_are_numbered_among_all_candidates() -> None:
    """An option keeps its key however many candidates before it are refused."""
    cards = Cards([Zone("row", -1)], 1)
    pile = cards.add(0, ["x", "x", "y", "x"])
    ask = Ask(0, "card", pile, lambda card: Reason("", "no") if card == 0 else None)
    state = State(1, cards, Chance(b""))
    assert keys(pile, state, 0) == ["x", "x~2", "y", "x~3"]
    assert [label.key for label in labels(ask, state)] == ["x~2", "y", "x~3"]


def test_labels_say_what_an_option_is() -> None:
    cards = Cards([Zone("row", -1)], 1)
    x, y = cards.add(0, ["x", "y"])
    options: list[Option] = ["word", 3, x, ("give", x, y, 2), ("give", "far", 1, 2), (x, "on", y)]
    ask = Ask(0, "act", options, final=["word"])
    assert labels(ask, State(1, cards, Chance(b""))) == [
        Label("word", "option-act-word", {}, True, "word"),
        Label("3", "option-act", {"n": 3}, False),
        Label("x", "option-act", {"card": "x"}, False),
        Label("give:x:y:2", "option-act-give", {"card": "x", "card2": "y", "n": 2}, False, "give"),
        Label("give:far:1:2", "option-act-give", {"word": "far", "n": 1, "n2": 2}, False, "give"),
        Label("x:on:y", "option-act", {"card": "x", "word": "on", "card2": "y"}, False),
    ]


def test_a_flow_may_say_more_about_an_option() -> None:
    """Whatever is pointed at, refused or not; nobody asks for it who does not show labels."""
    cards = Cards([Zone("row", -1)], 1)
    ask = Ask(0, "fly", [1, 2, "stay"], about=lambda option: {"place": f"p{option}"} if option != "stay" else {})
    state = State(1, cards, Chance(b""))
    assert [label.args for label in labels(ask, state)] == [{"n": 1, "place": "p1"}, {"n": 2, "place": "p2"}, {}]


# Undo


def test_a_free_choice_can_be_taken_back_and_that_is_a_move() -> None:
    table = asking(yes_or_no(), yes_or_no(), yes_or_no())
    before = digest(table.line.state)
    table.choose(0, "yes")
    table.choose(0, "no")
    table.undo(0)
    table.choose_key(0, "undo")
    assert digest(table.line.state) == before and table.log == []
    assert [move.key for move in table.moves] == ["yes", "no", "undo", "undo"]
    refuses(table, CannotUndo, table.undo, 0)


def test_only_the_last_choice_and_only_ones_own() -> None:
    table = asking(yes_or_no(0), yes_or_no(1), yes_or_no(0))
    table.choose(0, "yes")
    refuses(table, CannotUndo, table.undo, 1)
    assert table.can_undo(0) and not table.can_undo(1) and not table.can_undo(2)
    table.choose(1, "yes")
    assert table.can_undo(1) and not table.can_undo(0)
    refuses(table, CannotUndo, table.undo, 0)


def drawing(state: Row) -> Ask:
    state.chance.below(2)
    return yes_or_no()


def showing(seats: int) -> Any:
    def request(state: Row) -> Ask:
        state.cards.show((Card(2),), seats)
        return yes_or_no()

    return request


@pytest.mark.parametrize(
    ("then", "free"),
    [(drawing, False), (showing(1), False), (showing(2), True), (yes_or_no(), True)],
    ids=["drew", "learned", "taught another", "nothing"],
)
def test_what_drew_or_taught_cannot_be_taken_back(then: Any, free: bool) -> None:
    table = asking(yes_or_no(), then)
    table.choose(0, "yes")
    assert table.can_undo(0) == free
    if not free:
        refuses(table, CannotUndo, table.undo, 0)


def test_a_turn_that_ended_cannot_be_taken_back() -> None:
    for checkpoint, free in ((TURN, False), (STEP, True)):

        def flow(state: Row, checkpoint: Any = checkpoint) -> Steps:
            while state.count < 3:
                yield checkpoint if state.count else TURN
                yield yes_or_no()
                state.count += 1

        first = asking().game
        table = Table(Game("turns", 1, (2,), first.setup, flow, first.result), 2, bytes(32))
        table.choose(0, "yes")
        assert table.can_undo(0) == free


# Simultaneous choices


def test_answers_wait_until_all_are_in() -> None:
    table = asking(Together([yes_or_no(0), yes_or_no(1)]), yes_or_no(0))
    assert [seat.number for seat in table.waiting()] == [0, 1]
    table.choose(1, "no")
    assert table.seat(0).asked == [(0, "question")] and table.log == []
    refuses(table, NotAsked, table.choose, 1, "yes")
    table.choose(0, "yes")
    [event] = table.log
    assert event.args_for(0) == {"word": "['yes', 'no']"}, "in the order of the asks"


def test_an_answer_can_be_taken_back_until_all_are_in() -> None:
    table = asking(Together([yes_or_no(0), yes_or_no(1)]), yes_or_no(0))
    table.choose(1, "no")
    table.undo(1)
    assert len(table.waiting()) == 2
    table.choose(1, "yes")
    table.choose(0, "yes")
    assert not table.can_undo(1)


@pytest.mark.parametrize("game", [bids.GAME, draft.GAME], ids=["bids", "draft"])
def test_half_made_choices_survive_the_file(game: Game[Any]) -> None:
    table = Table(game, 3, bytes(32))
    first = table.line.waiting()[1]
    table.choose(first.seat, first.options[0])
    again = replay(game, Record.from_json(table.record(host=True).to_json()))
    assert again.line.answers == table.line.answers == {first.seat: first.options[0]}
    assert [seat.number for seat in again.waiting()] == [0, 2]
    for each in (table, again):
        for ask in each.line.waiting():
            each.choose(ask.seat, ask.options[-1])
    assert table.chain == again.chain


def test_secret_answers_are_not_in_an_imagined_world() -> None:
    table = Table(bids.GAME, 3, bytes(32))
    for seat in (0, 1):
        table.choose(seat, table.line.waiting()[0].options[0])
    assert set(table.line.imagine(0, b"x").answers) == {0}
    assert set(table.line.imagine(2, b"x").answers) == set()
    assert set(table.fork().answers) == {0, 1}


# Seats and spectators


def test_a_seat_is_all_that_a_player_may_touch() -> None:
    table = Table(bids.GAME, 2, bytes(32), names=["Ada", "Bob"])
    seat = table.seat(0)
    assert seat.game is bids.GAME and seat.names == ("Ada", "Bob") and seat.position == 0 and not seat.over
    assert seat.asked == [(0, "bid"), (1, "bid")]
    prize = table.line.state.cards.faces[table.line.state.cards.rows[bids.PRIZE][0]]
    assert seat.prompt() == {"card": prize}
    assert [label.key for label in seat.labels] == ["1", "2", "3", "4", "5"] and "6" in seat.candidates
    assert seat.why_key("6") == Reason("BID-2.2", "too-early", (("card", "6"),))
    assert seat.why(seat.option("1")) is None
    assert seat.log == [("prize", {"card": prize})]
    seat.choose_key("1")
    assert seat.can_undo and seat.ask is None and seat.labels == [] and seat.candidates == [] and seat.prompt() == {}
    seat.undo()
    seat.choose(seat.option("2"))
    assert seat.position == 3


def test_a_spectator_sees_what_all_see_and_touches_nothing() -> None:
    table, dice = Table(bids.GAME, 2, bytes(32)), Random(1)
    watcher = table.seat(SPECTATOR)
    while not table.over:
        assert watcher.ask is None and watcher.labels == [] and not watcher.can_undo
        refuses(table, NotAsked, watcher.choose, "1")
        refuses(table, CannotUndo, watcher.undo)
        ask = table.line.waiting()[0]
        table.choose(ask.seat, dice.choice(ask.options))
    told = dict(watcher.log)
    assert told["favour"]["card"] == "?favour" and told["prize"]["card"].isdigit()
    assert dict(table.seat(0).log)["favour"]["card"].isdigit()
    assert watcher.sheet(0) is not None, "everything is shown in the end"


@pytest.mark.parametrize("number", [-1, 3, 99])
def test_there_are_no_other_seats(number: int) -> None:
    with pytest.raises(NotAsked):
        Table(bids.GAME, 2).seat(number)


def test_events_may_be_for_some_only() -> None:
    def whisper(state: Row) -> Ask:
        state.tell("whisper", only=0b10, seat=1, cards=[Card(0), Card(1), Card(2)], word="psst")
        return yes_or_no()

    table = asking(whisper)
    assert table.seat(0).log == [] and table.seat(SPECTATOR).log == []
    assert table.seat(1).log == [("whisper", {"seat": 1, "cards": ["a", "?", "?"], "word": "psst"})]


# Lines


def test_a_light_line_cannot_be_forked_or_imagined_from() -> None:
    light = Table(bids.GAME, 2, bytes(32)).line.fork(light=True)
    with pytest.raises(CannotImagine):
        light.fork()
    with pytest.raises(CannotImagine):
        light.imagine(0, b"x")
    imagined = Table(bids.GAME, 2, bytes(32)).line.imagine(0, b"x", light=False)
    with pytest.raises(CannotImagine):
        imagined.fork()


def test_the_same_seed_imagines_the_same_world() -> None:
    line = Table(duel.GAME, 2, bytes(32)).line
    worlds = [line.imagine(0, seed).state.cards.faces for seed in (b"a", b"a", b"b")]
    assert worlds[0] == worlds[1] != worlds[2]
    assert worlds[0] != line.state.cards.faces


def test_an_imagined_world_has_another_future() -> None:
    line = Table(duel.GAME, 2, bytes(32)).line
    chance = line.imagine(0, b"a").state.chance
    assert chance.seed != line.state.chance.seed


def test_a_line_runs_out_to_the_end() -> None:
    line: Line[Any] = Table(bids.GAME, 3, bytes(32)).line.fork(light=True)
    made = line.run_out(Random(1).random)
    assert line.over and made > 12 and line.run_out(Random(1).random) == 0
