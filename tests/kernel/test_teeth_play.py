"""The kit bites: games that offer, refuse, end or say something wrong are found out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from wardroom.kernel import Ask, Card, Game, Mind, Option, Reason, Show, State, Steps, Table
from wardroom.testing import Fault, Property, Rates, choose_twice, pick, robust

from .games import bids, draft, duel
from .teeth import faults, found

# Choices


def test_ready_made_options_that_the_judge_does_not_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    def act(state: duel.Duel) -> Steps:
        seat = state.active
        candidates: list[Option] = [*state.cards.rows[duel.hand(seat)], "end"]
        yield Ask(seat, "act", candidates, duel.may_play(state), candidates)
        state.active = 1 - seat
        state.phase = "draw"

    monkeypatch.setitem(duel.PHASES, "act", act)
    assert found(duel.GAME, Property.OPTIONS, "its judge allows")


@pytest.mark.parametrize(
    ("candidates", "of", "word"),
    [
        ([], Property.ENDS, "nothing can be chosen"),
        (["a", "a"], Property.OPTIONS, "twice"),
        (["a", ("a",), "a~2"], Property.OPTIONS, "told apart"),
        (["undo", "b"], Property.OPTIONS, "told apart"),
        ([True, "x"], Property.OPTIONS, "no option"),
    ],
)
def test_strange_candidates(candidates: list[Any], of: Property, word: str) -> None:
    def flow(_state: State) -> Steps:
        yield Ask(0, "strange", candidates)

    assert found(replace(draft.GAME, flow=flow, result=lambda state: [0] * state.seats), of, word)


def test_a_judge_that_changes_something() -> None:
    def flow(state: bids.Bids) -> Steps:
        def judge(option: Option) -> Reason | None:
            state.round += 1
            return None if option == "a" else Reason("BID-2.1", "no")

        yield Ask(0, "judged", ["a", "b"], judge)

    assert found(replace(bids.GAME, flow=flow, package=""), Property.REFUSALS, "changed")


def test_a_refusal_without_a_reason() -> None:
    class Shy(Ask):
        __slots__ = ()

        def why(self, option: Option) -> Reason | None:
            return None

    def flow(_state: State) -> Steps:
        yield Shy(0, "shy", ["a", "b"], lambda option: None if option == "a" else Reason("", ""))

    assert found(replace(bids.GAME, flow=flow, package=""), Property.REFUSALS, "no reason")


def test_a_wrong_final_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    def scout(state: duel.Duel, seat: int) -> Steps:
        yield Ask(seat, "scout", ["leave", "under"], final=["leave"])

    monkeypatch.setitem(duel.EFFECTS, "scout", scout)
    assert found(duel.GAME, Property.FINAL, "it can be taken back")


def test_a_missing_final_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    def salvage(state: duel.Duel, seat: int) -> Steps:
        heap = state.cards.rows[duel.discard(seat)][:]
        choice: Card = yield Ask(seat, "salvage", heap, final=())
        state.cards.move(choice, duel.deck(seat))
        state.cards.shuffle(duel.deck(seat), state.chance)

    monkeypatch.setitem(duel.EFFECTS, "salvage", salvage)
    assert found(duel.GAME, Property.FINAL, "cannot be taken back")


class Forgetful(Table[Any]):
    """A table whose undo leaves the log as it is."""

    __slots__ = ()

    def undo(self, seat: int) -> None:
        log = self.log[:]
        super().undo(seat)
        self.log[:] = log


def test_an_undo_that_forgets_the_log() -> None:
    table, dice = Forgetful(duel.GAME, 2, bytes(32)), Random(1)
    with pytest.raises(Fault, match="the log differs"):
        while not table.over:
            choose_twice(table, *pick(table.line, dice))


def test_a_judge_that_cannot_stand_strange_options() -> None:
    """A judge is only asked about candidates; one that is asked about anything fails."""

    class Naive(Ask):
        __slots__ = ()

        def why(self, option: Any) -> Reason | None:
            return None if option in self.options else Reason("", option.upper())

    def flow(_state: State) -> Steps:
        for _ in range(20):
            yield Naive(0, "naive", ["a", "b"])

    [fault] = robust(replace(bids.GAME, flow=flow, package=""), 500).faults
    assert fault.property == Property.ROBUST and "upper" in fault.message


# The end


def test_a_game_without_end() -> None:
    def flow(_state: State) -> Steps:
        while True:
            yield Ask(0, "again", ["yes"])

    assert found(
        replace(bids.GAME, flow=flow, package=""), Property.ENDS, "no end", limit=50, rates=Rates(to_the_end=0)
    )


@pytest.mark.parametrize("result", [[1], [1, 2.5], [1, True], ["1", "2"], None])
def test_a_result_that_is_none(result: Any) -> None:
    assert found(replace(duel.GAME, result=lambda _: result), Property.RESULT, rates=Rates())


def test_winners_who_did_not_play() -> None:
    assert found(replace(duel.GAME, winners=lambda _: [2]), Property.RESULT, rates=Rates())


def test_an_effect_nobody_announced() -> None:
    assert found(replace(duel.GAME, reached=lambda _: ["magic"]), Property.RESULT, "magic", rates=Rates())


def test_a_view_that_is_not_plain() -> None:
    assert found(replace(duel.GAME, view=lambda state, _: {"state": state}), Property.PLAIN)


def test_a_rating_of_something_else() -> None:
    assert found(replace(duel.GAME, mind=Mind(rate=lambda _state, _ask: [1])), Property.OPTIONS, "rated")


def test_a_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def spy(state: duel.Duel, _seat: int) -> Steps:
        raise KeyError("spy")

    monkeypatch.setitem(duel.EFFECTS, "spy", spy)
    assert found(duel.GAME, Property.CRASH, "test_teeth_play.py", rates=Rates(to_the_end=0, steps=0))


# Words


def asking(kind: str, candidates: Sequence[Option], judge: Any = None) -> Game[Any]:
    """Bids, but all it does is ask this."""

    def flow(_state: State) -> Steps:
        yield Ask(0, kind, candidates, judge, args=(("card", "1"),))

    return replace(bids.GAME, flow=flow)


def refusing(reason: Reason) -> Game[Any]:
    return asking("favour", ["keep", "return"], lambda option: reason if option == "return" else None)


def telling(key: str, **args: Any) -> Game[Any]:
    def flow(state: State) -> Steps:
        state.tell(key, **args)
        yield Ask(0, "favour", ["keep", "return"], args=(("card", "1"),))

    return replace(bids.GAME, flow=flow)


def writing(**line: Any) -> Game[Any]:
    return replace(bids.GAME, show=Show(sheet=lambda _state, _seat, _reader: {"rows": [{"lines": [line]}]}))


@pytest.mark.parametrize(
    ("game", "word"),
    [
        (asking("nonsense", ["keep"]), "ask-nonsense"),
        (asking("favour", ["burn"]), "option-favour-burn"),
        (asking("scored", ["burn"]), "ask-scored"),
        (refusing(Reason("BID-2.1", "nonsense")), "refuse-nonsense"),
        (refusing(Reason("BID-2.1", "too-early")), "too-early"),
        (refusing(Reason("BID-9.9", "too-early", (("card", "1"),))), "BID-9.9"),
        (refusing(Reason("", "too-early", (("card", "1"),))), "no rule"),
        (telling("nonsense"), "event-nonsense"),
        (telling("prize"), "event-prize"),
        (telling("prize", card="nonsense"), "card-nonsense"),
        (writing(key="nonsense", rule="BID-3.1"), "score-nonsense"),
        (writing(key="favour", rule="BID-3.9", args={"n": 1}), "BID-3.9"),
        (writing(key="favour", rule="BID-3.1"), "score-favour"),
    ],
)
def test_missing_words(game: Game[Any], word: str) -> None:
    assert found(game, Property.TEXT, word, games=1)


def test_a_package_without_texts() -> None:
    [fault] = faults(replace(bids.GAME, package="tests.kernel"), 1)
    assert fault.property == Property.TEXT and "text" in fault.message


def test_a_setting_without_a_name() -> None:
    setting = replace(bids.GAME.settings[0], name="nonsense")
    found = faults(replace(bids.GAME, settings=(*bids.GAME.settings, setting)), 1)
    assert [(fault.property, fault.message) for fault in found] == [
        (Property.TEXT, "setting-nonsense (en, fr)"),
        (Property.TEXT, "setting-nonsense.about (en, fr)"),
    ]


def test_all_missing_words_are_listed_at_once() -> None:
    """Each once, however often it is met, and the games are played to their ends."""

    def nameless(state: Any) -> Any:
        for seat in (0, 1):
            state.tell("nonsense", seat=seat)
            state.tell("stranger", seat=seat)
            yield Ask(seat, "nowhere", ["keep", "burn"])

    found = faults(replace(bids.GAME, flow=nameless), 4)
    texts = [fault.message for fault in found]
    assert texts == [*dict.fromkeys(texts)]
    for word in ("event-nonsense", "event-stranger", "ask-nowhere", "option-nowhere-keep", "option-nowhere-burn"):
        assert any(f"{word} (en, fr)" in text for text in texts), texts


class Foreign(int):
    """Of no module of the game."""


def test_a_state_that_no_server_can_keep() -> None:
    def setup(seats: int, settings: Any, chance: Any) -> Any:
        state = bids.setup(seats, settings, chance)
        state.rounds = Foreign(state.rounds)
        return state

    assert found(replace(bids.GAME, setup=setup), Property.SAVE, "written down", games=1)
