"""What options would bring is told before they are chosen, and then happens."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from wardroom.interface import outcomes
from wardroom.interface.outcomes import follow_options, look_on
from wardroom.kernel import Table, find, games
from wardroom.players import make


@pytest.mark.parametrize("name", sorted(games()))
def test_what_cannot_be_taken_back_is_marked_before(name: str) -> None:
    """Over whole games: an option is marked final exactly if it cannot be undone afterwards."""
    for number in range(2):
        seats = find(name).seats[: number + 1][-1]
        table: Table[Any] = Table(find(name), seats, sha256(b"foreseen %d" % number).digest())
        chooser, marked = make("random", number), {True: 0, False: 0}
        while not table.over:
            seat = table.waiting()[0]
            option = chooser.choose(seat)
            assert seat.ask is not None
            key = seat.candidates[list(seat.ask.candidates).index(option)]
            final, kind = follow_options(seat)[key].final, seat.ask.kind
            seat.choose(option)
            marked[final] += 1
            assert seat.can_undo is not final, f"{kind}: {key}"
        assert marked[True] and marked[False]


@pytest.mark.parametrize("name", sorted(games()))
def test_it_is_the_same_in_every_world_the_seat_believes_in(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table: Table[Any] = Table(find(name), find(name).seats[:2][-1], sha256(b"believed").digest())
    chooser = make("random", 5)
    while not table.over:
        seat = table.waiting()[0]
        if len(table.moves) % 5 == 0:
            expected = follow_options(seat), look_on(seat)
            with monkeypatch.context() as elsewhere:
                elsewhere.setattr(outcomes, "SEED", b"elsewhere")
                assert (follow_options(seat), look_on(seat)) == expected
        seat.choose(chooser.choose(seat))


@pytest.mark.parametrize("name", ["seti", "starship"])
def test_the_question_behind_an_option_is_the_one_that_is_asked_then(name: str) -> None:
    """What it is about, its options in their order, and which of them cannot be taken back."""
    table: Table[Any] = Table(find(name), 2, sha256(b"behind").digest())
    chooser, seen = make("random", 4), set()
    while not table.over and len(table.moves) < 150:
        seat = table.waiting()[0]
        option = chooser.choose(seat)
        assert seat.ask is not None
        key = seat.candidates[list(seat.ask.candidates).index(option)]
        onward = look_on(seat).get(key)
        seat.choose(option)
        if onward is not None:
            assert seat.ask is not None and seat.ask.kind == onward.kind
            final = {key: outcome.final for key, outcome in follow_options(seat).items()}
            assert {label.key: label.final for label in onward.labels} == final
            seen.add(onward.kind)
    assert len(seen) > 2, seen


def test_where_the_same_is_asked_again_nothing_is_looked_at() -> None:
    """Dozens of dilemmas that are laid one by one: each is a choice of its own, and none of them half of another."""
    settings = {"format": "full", "seeding": "by_hand"}
    table: Table[Any] = Table(find("ccg"), 2, bytes(32), settings=find("ccg").agreed(settings))
    while (seat := table.waiting()[0]).ask is not None and seat.ask.kind != "seed-dilemma":
        seat.choose(seat.ask.options[0])
    assert len(seat.labels) > 100 and look_on(seat) == {}
