"""The kit bites: games that leak, remember too much or lose cards are found out, and players that are not honest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from wardroom.kernel import (
    EVERYBODY,
    SPECTATOR,
    STEP,
    TURN,
    Ask,
    Card,
    Cards,
    Chance,
    Game,
    Option,
    Plain,
    Reason,
    Show,
    State,
    Steps,
    Zone,
)
from wardroom.kernel.game import default_view
from wardroom.testing import Property, Rates, check, honest

from .bots import meddle, peep
from .games import bids, crew, draft, duel
from .teeth import FAR, NOTHING, faults, found

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
    assert found(duel.GAME, Property.LEAK, rates=FAR)


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
        return list(state.cards.faces) if seat == SPECTATOR else default_view(state, seat)

    [fault] = faults(replace(duel.GAME, view=view))
    assert fault.property == Property.LEAK and fault.seat == SPECTATOR


def test_a_sheet_for_everybody() -> None:
    def sheet(state: bids.Bids, seat: int, _reader: int) -> Plain:
        return [state.cards.faces[card] for card in state.cards.rows[bids.favours(seat)]]

    assert found(replace(bids.GAME, show=Show(sheet=sheet)), Property.LEAK, "sheets")


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


def test_a_face_in_the_open_between_two_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a playback shows: the table is drawn after each event, also in the middle of a step."""
    honest_draw = duel.PHASES["draw"]

    def draw(state: duel.Duel) -> Steps:
        top = state.cards.rows[duel.deck(1 - state.active)][-1:]
        state.phase = "".join(state.cards.faces[card] for card in top)
        state.tell("gossip", word="a moment")
        yield from honest_draw(state)

    monkeypatch.setitem(duel.PHASES, "draw", draw)
    assert found(duel.GAME, Property.LEAK, "after an event")


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

        yield Ask(seat, "steal", ["nothing", *state.cards.rows[duel.deck(1 - seat)]], judge)

    monkeypatch.setitem(duel.EFFECTS, "stow", stow)
    assert found(duel.GAME, Property.LEAK, "own")


@pytest.mark.parametrize(("shown", "word"), [(False, "cannot tell"), (True, "in the order they lie in")])
def test_pointing_at_a_card_in_the_hand_of_another(monkeypatch: pytest.MonkeyPatch, shown: bool, word: str) -> None:
    """Where the known cards of a hand lie among the others would tell which of two equal ones was played before."""

    def stow(state: duel.Duel, seat: int) -> Steps:
        row = state.cards.rows[duel.hand(1 - seat)]
        if shown:
            state.cards.show(row, EVERYBODY)
        yield Ask(seat, "steal", ["nothing", *row])

    monkeypatch.setitem(duel.EFFECTS, "stow", stow)
    assert found(duel.GAME, Property.LEAK, word)


def test_naming_a_card_in_the_hand_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its face, after it was shown: that is fine."""

    def stow(state: duel.Duel, seat: int) -> Steps:
        row = state.cards.rows[duel.hand(1 - seat)]
        state.cards.show(row, EVERYBODY)
        named = sorted(row, key=state.cards.faces.__getitem__)
        choice: Option = yield Ask(seat, "steal", ["nothing", *named])
        if isinstance(choice, Card):
            state.cards.move(choice, duel.hand(seat))

    monkeypatch.setitem(duel.EFFECTS, "stow", stow)
    assert faults(duel.GAME, 2) == []


def test_a_shuffle_only_if_there_is_something_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether chance was drawn is seen by who wanted to undo."""

    def stow(state: duel.Duel, seat: int) -> Steps:
        yield Ask(seat, "stow", ["keep"])
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
        loss: Option = yield Ask(1 - seat, "suffer", ["point"] if shields else ["nothing"])
        if loss == "point":
            state.points[seat] += 1

    monkeypatch.setitem(crew.OPERATIONS, "raid", raid)
    assert found(crew.GAME, Property.LOCALS, "options", rates=replace(NOTHING, steps=1))


def test_candidates_sifted_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def raid(state: crew.Crew, seat: int) -> Steps:
        row = state.cards.rows[crew.hand(1 - seat)]
        crewmen = [card for card in row if state.cards.faces[card] in crew.CREW]
        loss: Option = yield Ask(1 - seat, "suffer", [*crewmen, "nothing"])
        if isinstance(loss, Card):
            state.cards.move(loss, crew.discard(1 - seat))

    monkeypatch.setitem(crew.OPERATIONS, "raid", raid)
    assert found(crew.GAME, Property.LOCALS, "options")


def test_chance_kept_in_a_local(monkeypatch: pytest.MonkeyPatch) -> None:
    def salvage(state: duel.Duel, seat: int) -> Steps:
        cards, chance = state.cards, state.chance
        heap = cards.rows[duel.discard(seat)][:]
        choice: Card = yield Ask(seat, "salvage", heap)
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
    names = {"ada", "grace", "hedy", "joan", "mary", "radia", "sophie"}
    prizes = state.cards.rows[bids.PRIZES][:]
    for name in list(names)[:4]:
        state.cards.move(prizes[sorted(names).index(name)], bids.PRIZE)
    yield Ask(0, "go", ["on"])


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


def test_telling_equal_faces_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel that knows which of two equal cards it is would deal imagined worlds by what is hidden."""

    def recognise(_cards: Cards, card: Card, may: list[int]) -> None:
        may[card] = 1 << card

    monkeypatch.setattr(Cards, "_recognise", recognise)
    assert found(crew.GAME, Property.KNOWLEDGE, "knows different things", rates=replace(NOTHING, steps=1))


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
    assert found(duel.GAME, Property.CONSERVED, "mill", rates=replace(NOTHING, cards=1))


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


# Players


@pytest.mark.parametrize("game", [duel.GAME, crew.GAME, draft.GAME], ids=["duel", "crew", "draft"])
def test_a_peeping_player(game: Game[Any]) -> None:
    faults = honest(game, peep, games=6, rate=1).faults
    assert faults and faults[0].property == Property.HONEST and "hidden" in faults[0].message


def test_a_meddling_player() -> None:
    faults = honest(duel.GAME, meddle, games=1, rate=1).faults
    assert faults and "while thinking" in faults[0].message


# Controls: nothing is wrong with these


def test_everybody_may_see_what_everybody_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card may be counted once it was shown."""

    def raid(state: crew.Crew, seat: int) -> Steps:
        row = state.cards.rows[crew.hand(1 - seat)]
        state.cards.show(row, EVERYBODY)
        state.points[seat] += sum(state.cards.faces[card] == "shield" for card in row)
        yield from ()

    monkeypatch.setitem(crew.OPERATIONS, "raid", raid)
    assert faults(crew.GAME, 4) == []
    assert faults(crew.GAME, 12, rates=FAR) == []


def test_it_may_be_seen_which_of_the_known_cards_is_played() -> None:
    """Two cards of a hand were shown, the third equals one of them. When it is played nobody learns anything, and yet
    it is not the same to see an x played as to see a y."""

    def setup(_seats: int, _settings: Mapping[str, Any], chance: Chance) -> State:
        cards = Cards([Zone("deck"), Zone("hand", 1, loose=True), Zone("row", EVERYBODY)], 2)
        cards.add(0, "xxyy")
        cards.shuffle(0, chance)
        for _ in range(3):
            cards.move(cards.rows[0][-1], 1)
        cards.show(cards.rows[1][:2], EVERYBODY)
        return State(2, cards, chance)

    def flow(state: State) -> Steps:
        while state.cards.rows[1]:
            yield TURN
            card: Card = yield Ask(0, "play", state.cards.rows[1][:])
            state.cards.move(card, 2)
            state.tell("played", card=card)

    game = Game("equal", 1, (2,), setup, flow, lambda _: [0, 0])
    assert faults(game, 60, rates=FAR) == []
