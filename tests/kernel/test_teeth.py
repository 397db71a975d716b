"""The kit bites: each of these faulty games, players and tables is found out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from wardroom.kernel import EVERYBODY, STEP, Ask, Card, Game, Option, Plain, Reason, State, Steps, Table
from wardroom.kernel.game import default_view
from wardroom.testing import EVERYWHERE, Fault, Property, Rates, check, choose_twice, honest, pick, robust

from .bots import meddle, peep
from .games import bids, crew, draft, duel

CLOSE = replace(EVERYWHERE, to_the_end=0.1, save=0.1)
NOTHING = Rates(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""Only what is checked at every decision, and at the end."""


def faults(game: Game[Any], games: int = 40, rates: Rates = CLOSE, **more: Any) -> list[Fault]:
    return check(game, games, "teeth", rates=rates, most_faults=1, **more).faults


def found(game: Game[Any], of: Property, word: str = "", **more: Any) -> bool:
    """Whether the first thing the kit finds is a fault of this kind."""
    [fault] = faults(game, **more)
    assert fault.property == of and word in fault.message, str(fault)
    assert fault.game is not None and fault.seed and fault.position is not None
    return True


# What others can tell


def test_asking_only_who_can_answer_tells_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_window = duel.PHASES["window"]

    def window(state: duel.Duel) -> Steps:
        if any(state.cards.faces[card] == "counter" for card in state.cards.rows[duel.hand(state.priority)]):
            yield from honest_window(state)
            return
        state.passes += 1
        state.priority = 1 - state.priority
        if state.passes == 2:
            yield from duel.resolve(state)

    monkeypatch.setitem(duel.PHASES, "window", window)
    assert found(duel.GAME, Property.LEAK, rates=replace(CLOSE, undo=0))


def test_points_from_cards_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def raid(state: crew.Crew, seat: int) -> Steps:
        row = state.cards.rows[crew.hand(1 - seat)]
        state.points[seat] += sum(state.cards.faces[card] == "shield" for card in row)
        yield from ()

    monkeypatch.setitem(crew.OPERATIONS, "raid", raid)
    assert found(crew.GAME, Property.LEAK, "points")


def test_a_public_field_with_a_face() -> None:
    def view(state: State, seat: int) -> Plain:
        return {"cards": default_view(state, seat), "next": state.cards.faces[state.cards.rows[bids.PRIZES][-1]]}

    assert found(replace(bids.GAME, view=view), Property.LEAK, "next")


def test_an_order_that_follows_faces() -> None:
    def view(state: State, seat: int) -> Plain:
        row = sorted(state.cards.rows[duel.hand(0)], key=state.cards.faces.__getitem__)
        return [state.cards.read(card, seat) for card in row]

    assert found(replace(duel.GAME, view=view), Property.LEAK)


def test_a_view_that_shows_spectators_everything() -> None:
    def view(state: State, seat: int) -> Plain:
        return list(state.cards.faces) if seat == state.seats else default_view(state, seat)

    [fault] = faults(replace(duel.GAME, view=view))
    assert fault.property == Property.LEAK and fault.seat == 2


def test_a_sheet_for_everybody() -> None:
    def sheet(state: bids.Bids, seat: int, _reader: int) -> Plain:
        return [state.cards.faces[card] for card in state.cards.rows[bids.favours(seat)]]

    assert found(replace(bids.GAME, sheet=sheet), Property.LEAK, "sheets")


def test_an_event_with_a_face_as_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_pass = draft.pass_on

    def pass_on(state: draft.Draft) -> None:
        honest_pass(state)
        first = state.cards.rows[draft.hand(0)][0]
        state.tell("gossip", word=state.cards.faces[first])

    monkeypatch.setattr(draft, "pass_on", pass_on)
    assert found(draft.GAME, Property.LEAK, "log")


def test_an_event_while_the_seat_learns_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_draw = duel.PHASES["draw"]

    def draw(state: duel.Duel) -> Steps:
        yield from honest_draw(state)
        if state.cards.rows[duel.deck(state.active)]:
            state.tell("next", word=state.cards.faces[state.cards.rows[duel.deck(state.active)][-1]])

    monkeypatch.setitem(duel.PHASES, "draw", draw)
    assert found(duel.GAME, Property.LEAK, "log")


def test_a_prompt_with_a_face(monkeypatch: pytest.MonkeyPatch) -> None:
    def stow(state: duel.Duel, seat: int) -> Steps:
        top = state.cards.rows[duel.deck(seat)][-1:]
        args = tuple(("word", state.cards.faces[card]) for card in top)
        yield Ask(seat, "stow", ["keep"], args=args)

    monkeypatch.setitem(duel.EFFECTS, "stow", stow)
    assert found(duel.GAME, Property.LEAK, "prompt")


def test_a_refusal_by_a_face_the_chooser_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    def stow(state: duel.Duel, seat: int) -> Steps:
        faces = state.cards.faces

        def judge(option: Option) -> Reason | None:
            wrong = isinstance(option, Card) and faces[option] != "strike"
            return Reason("DUEL-14", "not-a-strike") if wrong else None

        yield Ask(seat, "steal", ["nothing", *state.cards.rows[duel.hand(1 - seat)]], judge)

    monkeypatch.setitem(duel.EFFECTS, "stow", stow)
    assert found(duel.GAME, Property.LEAK)


def test_a_shuffle_only_if_there_is_something_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether chance was drawn is seen by who wanted to undo."""

    def stow(state: duel.Duel, seat: int) -> Steps:
        yield Ask(seat, "stow", ["keep"], final=None)
        if any(state.cards.faces[card] == "counter" for card in state.cards.rows[duel.hand(1 - seat)]):
            state.chance.below(2)

    monkeypatch.setitem(duel.EFFECTS, "stow", stow)
    assert found(duel.GAME, Property.LEAK, "drawn")


# What flows remember


def test_a_judgement_kept_in_a_local(monkeypatch: pytest.MonkeyPatch) -> None:
    def raid(state: crew.Crew, seat: int) -> Steps:
        row = state.cards.rows[crew.hand(1 - seat)]
        shields = sum(state.cards.faces[card] == "shield" for card in row)
        yield Ask(seat, "sure", ["yes"])
        loss: Option = yield Ask(1 - seat, "suffer", ["point"] if shields else ["nothing"], final=None)
        if loss == "point":
            state.points[seat] += 1

    monkeypatch.setitem(crew.OPERATIONS, "raid", raid)
    assert found(crew.GAME, Property.LOCALS, "options", rates=replace(NOTHING, steps=1))


def test_candidates_sifted_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def raid(state: crew.Crew, seat: int) -> Steps:
        row = state.cards.rows[crew.hand(1 - seat)]
        crewmen = [card for card in row if state.cards.faces[card] in crew.CREW]
        loss: Option = yield Ask(1 - seat, "suffer", [*crewmen, "nothing"], final=None)
        if isinstance(loss, Card):
            state.cards.move(loss, crew.discard(1 - seat))

    monkeypatch.setitem(crew.OPERATIONS, "raid", raid)
    assert found(crew.GAME, Property.LOCALS, "options")


def test_chance_kept_in_a_local(monkeypatch: pytest.MonkeyPatch) -> None:
    def salvage(state: duel.Duel, seat: int) -> Steps:
        cards, chance = state.cards, state.chance
        heap = cards.rows[duel.discard(seat)][:]
        choice: Card = yield Ask(seat, "salvage", heap, final=None)
        cards.move(choice, duel.deck(seat))
        cards.shuffle(duel.deck(seat), chance)

    monkeypatch.setitem(duel.EFFECTS, "salvage", salvage)
    assert found(duel.GAME, Property.CHANCE, rates=Rates(to_the_end=1))


def test_a_checkpoint_inside_an_operation(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_relay = crew.OPERATIONS["relay"]

    def relay(state: crew.Crew, seat: int) -> Steps:
        yield STEP
        yield from honest_relay(state, seat)

    monkeypatch.setitem(crew.OPERATIONS, "relay", relay)
    assert found(crew.GAME, Property.FORK)


def test_memory_outside_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """An undo forgets nothing that is kept elsewhere."""
    times = [0]

    def scout(state: duel.Duel, seat: int) -> Steps:
        yield Ask(seat, "scout", ["leave", "under"])
        times[0] += 1
        state.life[seat] += times[0] % 2

    monkeypatch.setitem(duel.EFFECTS, "scout", scout)
    assert found(duel.GAME, Property.UNDO, rates=replace(NOTHING, undo=1))


def test_dice_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = Random(1)

    def strike(state: duel.Duel, seat: int) -> Steps:
        state.life[1 - seat] -= dice.randrange(2)
        yield from ()

    monkeypatch.setitem(duel.EFFECTS, "strike", strike)
    assert found(duel.GAME, Property.REPLAY, rates=NOTHING)


def hashed_flow(state: State) -> Steps:
    """Goes by the order of a set of words, which differs from process to process."""
    options = list({"ada", "grace", "hedy", "joan", "mary", "radia", "sophie"})
    state.cards.move(state.cards.rows[bids.PRIZES][len(options[0])], bids.PRIZE)
    yield Ask(0, "go", ["on"], final=None)


HASHED = replace(bids.GAME, name="hashed", flow=hashed_flow, package="")


def test_the_order_of_a_set() -> None:
    found_in = [check(HASHED, 12, where="tests.kernel.test_teeth:HASHED", seed=seed).faults for seed in range(2)]
    assert any(fault.property == Property.REPLAY for faults in found_in for fault in faults)


# Cards


def test_marks_that_outlive_a_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_salvage = duel.EFFECTS["salvage"]

    def salvage(state: duel.Duel, seat: int) -> Steps:
        known = state.cards.known[:]
        yield from honest_salvage(state, seat)
        state.cards.known[:] = known

    monkeypatch.setitem(duel.EFFECTS, "salvage", salvage)
    assert found(duel.GAME, Property.KNOWLEDGE, rates=replace(NOTHING, cards=1))


def test_a_card_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def mill(state: duel.Duel, seat: int) -> Steps:
        if state.cards.rows[duel.deck(1 - seat)]:
            state.cards.rows[duel.deck(1 - seat)].pop()
        yield from ()

    monkeypatch.setitem(duel.EFFECTS, "mill", mill)
    assert found(duel.GAME, Property.CONSERVED, "lie in zones")


def test_a_face_that_is_painted_over(monkeypatch: pytest.MonkeyPatch) -> None:
    def mill(state: duel.Duel, seat: int) -> Steps:
        state.cards.faces[state.cards.rows[duel.discard(seat)][-1]] = "bolt"
        yield from ()

    monkeypatch.setitem(duel.EFFECTS, "mill", mill)
    assert found(duel.GAME, Property.CONSERVED, "mill")


def test_a_card_moved_behind_the_kernels_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def mill(state: duel.Duel, seat: int) -> Steps:
        pile = state.cards.rows[duel.deck(seat)]
        if pile:
            state.cards.rows[duel.discard(seat)].append(pile.pop())
        yield from ()

    monkeypatch.setitem(duel.EFFECTS, "mill", mill)
    assert found(duel.GAME, Property.CONSERVED, "said not to")


def test_a_copy_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_copy = crew.Crew.copy

    def copy(self: crew.Crew, track: bool = True) -> crew.Crew:
        new = honest_copy(self, track)
        new.points = self.points
        return new

    monkeypatch.setattr(crew.Crew, "copy", copy)
    assert found(crew.GAME, Property.COPY, "state.points")


def test_a_copy_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_copy = duel.Duel.copy

    def copy(self: duel.Duel, track: bool = True) -> duel.Duel:
        new = honest_copy(self, track)
        new.plays = 0
        return new

    monkeypatch.setattr(duel.Duel, "copy", copy)
    assert found(duel.GAME, Property.COPY, "plays")


# Choices


def test_ready_made_options_that_the_judge_does_not_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    def act(state: duel.Duel) -> Steps:
        seat = state.active
        candidates: list[Option] = [*state.cards.rows[duel.hand(seat)], "end"]
        yield Ask(seat, "act", candidates, duel.may_play(state), candidates, final=None)
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
        yield Ask(0, "strange", candidates, final=None)

    assert found(replace(draft.GAME, flow=flow, result=lambda state: [0] * state.seats), of, word)


def test_a_judge_that_changes_something() -> None:
    def flow(state: bids.Bids) -> Steps:
        def judge(option: Option) -> Reason | None:
            state.round += 1
            return None if option == "a" else Reason("BID-2.1", "no")

        yield Ask(0, "judged", ["a", "b"], judge, final=None)

    assert found(replace(bids.GAME, flow=flow, package=""), Property.REFUSALS, "changed")


def test_a_refusal_without_a_reason() -> None:
    class Shy(Ask):
        __slots__ = ()

        def why(self, option: Option) -> Reason | None:
            return None

    def flow(_state: State) -> Steps:
        yield Shy(0, "shy", ["a", "b"], lambda option: None if option == "a" else Reason("", ""), final=None)

    assert found(replace(bids.GAME, flow=flow, package=""), Property.REFUSALS, "no reason")


def test_a_wrong_final_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    def scout(state: duel.Duel, seat: int) -> Steps:
        yield Ask(seat, "scout", ["leave", "under"], final=["leave"])

    monkeypatch.setitem(duel.EFFECTS, "scout", scout)
    assert found(duel.GAME, Property.FINAL, "it can be taken back")


def test_a_missing_final_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    def salvage(state: duel.Duel, seat: int) -> Steps:
        heap = state.cards.rows[duel.discard(seat)][:]
        choice: Card = yield Ask(seat, "salvage", heap)
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
    assert found(replace(duel.GAME, rate=lambda _state, _ask: [1]), Property.OPTIONS, "rated")


def test_a_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def spy(state: duel.Duel, _seat: int) -> Steps:
        raise KeyError("spy")

    monkeypatch.setitem(duel.EFFECTS, "spy", spy)
    assert found(duel.GAME, Property.CRASH, "test_teeth.py", rates=Rates(to_the_end=0, steps=0))


# Words


def asking(kind: str, candidates: Sequence[Option], judge: Any = None) -> Game[Any]:
    """Bids, but all it does is ask this."""

    def flow(_state: State) -> Steps:
        yield Ask(0, kind, candidates, judge, final=None, args=(("card", "1"),))

    return replace(bids.GAME, flow=flow)


def refusing(reason: Reason) -> Game[Any]:
    return asking("favour", ["keep", "return"], lambda option: reason if option == "return" else None)


def telling(key: str, **args: Any) -> Game[Any]:
    def flow(state: State) -> Steps:
        state.tell(key, **args)
        yield Ask(0, "favour", ["keep", "return"], final=None, args=(("card", "1"),))

    return replace(bids.GAME, flow=flow)


def writing(**line: Any) -> Game[Any]:
    return replace(bids.GAME, sheet=lambda _state, _seat, _reader: {"rows": [{"lines": [line]}]})


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


def test_a_setting_without_a_name() -> None:
    setting = replace(bids.GAME.settings[0], name="nonsense")
    [fault] = faults(replace(bids.GAME, settings=(*bids.GAME.settings, setting)), 1)
    assert fault.property == Property.TEXT and "setting-nonsense" in fault.message


# Players and files


@pytest.mark.parametrize("game", [duel.GAME, crew.GAME, draft.GAME], ids=["duel", "crew", "draft"])
def test_a_peeping_player(game: Game[Any]) -> None:
    faults = honest(game, peep, games=6, rate=1).faults
    assert faults and faults[0].property == Property.HONEST and "hidden" in faults[0].message


def test_a_meddling_player() -> None:
    faults = honest(duel.GAME, meddle, games=1, rate=1).faults
    assert faults and "while thinking" in faults[0].message


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


def test_everybody_may_see_what_everybody_saw() -> None:
    """A control: nothing is wrong with showing a card first and counting it then."""

    def raid(state: crew.Crew, seat: int) -> Steps:
        row = state.cards.rows[crew.hand(1 - seat)]
        state.cards.show(row, EVERYBODY)
        state.points[seat] += sum(state.cards.faces[card] == "shield" for card in row)
        yield from ()

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(crew.OPERATIONS, "raid", raid)
        assert faults(crew.GAME, 4) == []
