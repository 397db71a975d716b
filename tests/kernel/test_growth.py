"""What large games need of the kernel: several picks, an end at once, giving up, places of cards, settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from wardroom.kernel import (
    DONE,
    EVERYBODY,
    SPECTATOR,
    Ask,
    Card,
    Cards,
    Chance,
    EndOfGame,
    Game,
    Line,
    Reason,
    Record,
    Setting,
    Show,
    State,
    Steps,
    Table,
    Zone,
    digest,
    find,
    keys,
    pick_one,
    pick_several,
    replay,
)
from wardroom.kernel.ask import UNLISTED
from wardroom.kernel.errors import BadSetup, CannotConcede, CannotImagine, Refused
from wardroom.kernel.snapshot import keep
from wardroom.language import Text
from wardroom.players import make
from wardroom.testing import Sitting, pick

from .games import bids, crew, draft, fleet


def opened(**settings: object) -> Table[fleet.Fleet]:
    return Table(fleet.GAME, 2, bytes(32), settings=settings)


# Asks of large games


def test_listing_and_sifting_wait_until_somebody_looks() -> None:
    looked: list[str] = []

    def listed(what: str, *found: str) -> Sequence[str]:
        looked.append(what)
        return found

    ask = Ask(
        0,
        "question",
        lambda: listed("candidates", "yes", "no"),
        lambda option: None if option == "yes" else Reason("X-1", "no"),
        sift=lambda: listed("options", "yes"),
    )
    assert not looked
    assert list(ask.options) == ["yes"] and list(ask.options) == ["yes"] and looked == ["options"]
    assert ask.why("no") == Reason("X-1", "no") and ask.why("else") == UNLISTED
    assert looked == ["options", "candidates"], "each of them once"
    ask.forget()
    assert list(ask.options) == ["yes"] and looked == ["options", "candidates", "options"], "in another world again"
    assert list(Ask(0, "question", lambda: ["yes"]).options) == ["yes"]


# Several picks


def picks(table: Table[Any]) -> list[str]:
    return [label.key for label in table.waiting()[0].labels]


def test_picks_are_moves_of_their_own_and_may_be_sent_together() -> None:
    one, together = opened(), opened()
    ask = one.line.waiting()[0]
    assert ask.many and ask.kind == "seed"
    for key in ("mine:vega", "mine:vega", "nebula:gap", "done"):  # the second mine has the key of the first by then
        one.choose_key(0, key)
    together.choose_keys(
        0, ["mine:vega", "mine~2:vega" if "mine~2:vega" in picks(together) else "mine:vega~2", "nebula:gap", "done"]
    )
    assert together.record(host=True) == one.record(host=True)
    assert len(together.moves) == 4 and together.line.waiting()[0].seat == 1


def test_the_order_of_picks_does_not_matter() -> None:
    tables = [opened(), opened()]
    for table, order in zip(tables, (("nebula:gap", "decoy:vega"), ("decoy:vega", "nebula:gap"))):
        for key in (*order, "done"):
            table.choose_key(0, key)
    assert tables[0].line.state.cards.rows == tables[1].line.state.cards.rows


def test_all_picks_or_none() -> None:
    table = opened()
    before = table.chain, digest(table.line.state), len(table.log), table.can_undo(0)
    for wrong in (
        ["mine:vega", "mine:gap"],
        ["mine:vega", "mine:vega"],
        ["mine:vega", "nonsense"],
        ["mine:vega", "done", "nebula:gap"],
    ):
        with pytest.raises(Refused):
            table.choose_keys(0, wrong)
        assert (table.chain, digest(table.line.state), len(table.log), table.can_undo(0)) == before
        assert table.moves == [] and table.line.waiting()[0].seat == 0
    table.choose_keys(0, ["decoy:gap", "done"])


def test_undo_takes_back_one_pick() -> None:
    table = opened()
    table.choose_keys(0, ["mine:vega", "nebula:gap"])
    table.undo(0)
    assert "nebula:gap" in picks(table) and len(table.line.state.row(0, fleet.LAID)) == 1
    assert [move.key for move in table.moves] == ["mine:vega", "nebula:gap", "undo"]


def asking_for(most: int | None, judge: Any = None) -> Table[Any]:
    """Bids, but all it does is ask for some of four letters."""

    def flow(state: State) -> Steps:
        found = yield from pick_several(0, "pick", list("abcd"), judge, most)
        state.tell("picked", words=tuple(found))
        yield Ask(0, "last", ["end"])

    return Table(replace(bids.GAME, flow=flow, package="", show=Show()), 2, bytes(32))


def found(table: Table[Any]) -> Any:
    return dict(table.log[-1].args)["words"]


def test_who_has_no_choice_is_not_asked() -> None:
    def flow(state: State) -> Steps:
        for options in (["a"], ["b", "c"]):
            picked = yield from pick_one(0, "pick", options, (("count", len(options)),))
            state.tell("picked", word=picked)

    table: Table[Any] = Table(replace(bids.GAME, flow=flow, package="", show=Show()), 2, bytes(32))
    [ask] = table.line.asks
    assert (ask.options, ask.args) == (["b", "c"], (("count", 2),))
    table.choose_key(0, "c")
    assert [dict(event.args)["word"] for event in table.log] == ["a", "c"]


def test_picks_come_back_in_the_order_of_the_candidates() -> None:
    table = asking_for(None)
    table.choose_keys(0, ["d", "a", "c", "done"])
    assert found(table) == ("a", "c", "d")


def test_enough_is_enough() -> None:
    """With as many as may be picked nothing more is asked, and a `done` that was sent with them is needless."""
    table = asking_for(2)
    table.choose_keys(0, ["d", "a", "done"])
    assert found(table) == ("a", "d") and [move.key for move in table.moves] == ["d", "a"]
    with pytest.raises(Refused):
        asking_for(2).choose_keys(0, ["d", "a", "b"])


def test_the_judge_is_told_what_was_picked() -> None:
    def judge(picked: Sequence[str], option: str) -> Reason | None:
        if option == DONE:
            return None if len(picked) >= 2 else Reason("BID-2.1", "two-at-least")
        return Reason("BID-2.1", "no-neighbours") if "b" in picked and option in ("a", "c") else None

    table = asking_for(None, judge)
    assert table.why(0, DONE) == Reason("BID-2.1", "two-at-least")
    table.choose_key(0, "b")
    assert picks(table) == ["d"] and table.why(0, "a") == Reason("BID-2.1", "no-neighbours")
    table.choose_keys(0, ["d", "done"])


def test_players_keep_to_one_order() -> None:
    """The same things are not tried in every order; people may pick in any."""
    table = asking_for(None)
    assert table.line.waiting()[0].in_order == ["a", "b", "c", "d", DONE]
    table.choose_key(0, "b")
    ask = table.line.waiting()[0]
    assert list(ask.options) == ["a", "c", "d", DONE] and ask.in_order == ["c", "d", DONE]
    table.choose_key(0, "d")
    assert table.line.waiting()[0].in_order == [DONE]
    for name in ("random", "greedy", "ensign"):
        for seed in range(8):
            other = asking_for(None)
            other.choose_key(0, "c")
            assert make(name, seed).choose(other.seat(0)) in ("d", DONE)


def test_only_questions_for_several_take_several() -> None:
    table: Table[Any] = Table(crew.GAME, 2, bytes(32))
    with pytest.raises(Refused):
        table.choose_keys(0, [picks(table)[0], picks(table)[1]])
    assert table.moves == []


# An end at once


def ending(at: str) -> Game[Any]:
    def inner(state: State) -> Steps:
        answer: str = yield Ask(0, "go", ["on", "end"])
        if answer == "end":
            raise EndOfGame

    def flow(state: bids.Bids) -> Steps:
        try:
            while True:
                yield from inner(state)
                state.points[0] += 1
                if state.points[0] > 50:
                    return
        except EndOfGame:
            if at != "caught":
                raise
            state.points[1] = 7
            yield Ask(1, "last", ["a", "b"])

    return replace(bids.GAME, flow=flow, package="", show=Show())


def test_a_game_ends_in_the_middle_of_anything() -> None:
    table: Table[Any] = Table(ending("at once"), 2, bytes(32))
    table.choose(0, "on")
    table.choose(0, "end")
    assert table.over and table.result == [1, 0] and table.winners == [0]
    assert replay(table.game, table.record()).over
    light = Table(table.game, 2, bytes(32)).line.fork(light=True)
    light.run_out(Random(1).random)
    assert light.over


def test_a_flow_may_ask_a_last_question() -> None:
    table: Table[Any] = Table(ending("caught"), 2, bytes(32))
    table.choose(0, "end")
    assert not table.over and table.line.waiting()[0].kind == "last"
    table.choose(1, "b")
    assert table.over and table.result == [0, 7]


def test_a_game_may_end_before_anybody_is_asked() -> None:
    def flow(_state: State) -> Steps:
        raise EndOfGame
        yield from ()

    assert Table(replace(bids.GAME, flow=flow, package="", show=Show()), 2, bytes(32)).over


def test_the_other_wins_in_my_turn() -> None:
    won = 0
    for number in range(40):
        table, dice = Table(fleet.GAME, 2, bytes([number] * 32)), Random(number)
        while not table.over:
            table.choose(*pick(table.line, dice))
        state = table.line.state
        won += max(state.points) >= fleet.GOAL and state.points[1 - state.active] >= fleet.GOAL
    assert won


# Giving up


def test_whoever_gives_up_loses() -> None:
    table = opened(bonuses="head_start")
    table.choose_keys(0, ["mine:vega", "done"])
    table.concede(0)  # although seat 1 is asked
    assert table.over and table.winners == [1] and table.result == [1, 0]
    assert table.moves[-1].key == "concede" and table.waiting() == [] and not table.can_undo(0)
    loaded = Record.from_json(table.record().to_json())
    again = replay(fleet.GAME, loaded)
    assert (again.winners, again.result, again.chain) == ([1], [1, 0], table.chain)
    assert keep(table) is None
    with pytest.raises(CannotImagine):
        table.fork()


def test_giving_up_is_told() -> None:
    table = opened()
    table.choose_key(1, "concede")
    said = [
        Text(language, fleet.GAME.package, names=["Ann", "Bo"], reader=reader).event(*table.seat(reader).log[-1])
        for language in ("en", "fr")
        for reader in (0, 1, SPECTATOR)
    ]
    assert said == [
        "Bo gives up.",
        "You give up.",
        "Bo gives up.",
        "Bo abandonne.",
        "Vous abandonnez.",
        "Bo abandonne.",
    ]


@pytest.mark.parametrize("game", ["missions", "starship", "seti"])
def test_the_result_stands_as_it_is(game: str) -> None:
    table: Table[Any] = Table(find(game), 2, bytes(32))
    dice = Random(5)
    for _ in range(12):
        table.choose(*pick(table.line, dice))
    sheets: list[Any] = [table.seat(seat).sheet(seat) for seat in (0, 1)]
    table.concede(1)
    assert table.winners == [0] and table.result == [sheet["total"] for sheet in sheets]
    assert replay(table.game, table.record()).result == table.result


def test_alone_nobody_wins_who_gives_up() -> None:
    table: Table[Any] = Table(find("seti"), 1, bytes(32))
    table.concede(0)
    assert table.over and table.winners == []


def test_nobody_ends_the_game_of_several_others() -> None:
    table: Table[Any] = Table(draft.GAME, 3, bytes(32))
    for seat in (-1, 0, 3, SPECTATOR):
        assert not table.can_concede(seat)
        with pytest.raises(CannotConcede):
            table.concede(seat)
    over = opened()
    over.concede(0)
    with pytest.raises(CannotConcede):
        over.concede(1)


# Where cards lie


class Deck(State):
    """Two ships that all see, with equal guards aboard."""

    __slots__ = ()

    def place(self, card: Card) -> str:
        return ("", "pagh", "pagh", "bounty", "")[card]


def row() -> tuple[Deck, list[Card]]:
    cards = Cards([Zone("table", EVERYBODY), Zone("hand", 1, loose=True)], 2)
    pile = [*cards.add(0, ["ship", "guard", "guard", "guard"]), *cards.add(1, ["guard"])]
    return Deck(2, cards, Chance(b"")), pile


def test_equal_cards_are_told_apart_by_where_they_lie() -> None:
    state, pile = row()
    assert keys(pile, state, 0) == ["ship", "guard@pagh", "guard@pagh~2", "guard@bounty", "guard"]
    assert keys([("beam", pile[3], pile[0])], state, 0) == ["beam:guard@bounty:ship"]
    assert keys(pile[4:], state, 1) == ["hand[0]"]


def test_labels_say_where_a_card_lies() -> None:
    table = opened()
    ships = [label for label in labels_at_home(table) if label.args["card"] == "pagh"]
    assert [(label.key, label.args["at"]) for label in ships] == [
        ("fly:pagh@home:vega", "home"),
        ("fly:pagh@home:gap", "home"),
    ]


def labels_at_home(table: Table[fleet.Fleet]) -> list[Any]:
    table.choose_keys(0, ["done"])
    table.choose_keys(1, ["done"])
    dice = Random(1)
    while True:
        seat = table.waiting()[0]
        flying = [label for label in seat.labels if label.key.startswith("fly:")]
        if flying and len(table.line.state.crew(table.line.state.ships(seat.number)[0])):
            return flying
        table.choose(*pick(table.line, dice))


def test_a_candidate_that_is_nothing_to_choose_is_nothing_to_explain() -> None:
    """All hands look alike: every card has two numbers, whatever is printed on it; refusals name only what is there."""
    table = opened()
    table.choose_keys(0, ["done"])
    table.choose_keys(1, ["done"])
    seat = table.waiting()[0]
    assert seat.ask is not None
    unlisted = [option for option in seat.ask.candidates if seat.why(option) == UNLISTED]
    assert unlisted and UNLISTED not in [reason for _, reason in seat.refusals]
    assert len(seat.pointed) == len(seat.ask.candidates) - len(unlisted)
    assert {label.key for label, _ in seat.refusals} <= {label.key for label in seat.pointed}


# Cards


def test_cards_are_added_at_set_up_alone() -> None:
    state, _ = row()
    copy = state.cards.copy()
    for cards in (copy, state.cards):
        with pytest.raises(ValueError, match="set-up"):
            cards.add(0, ["stranger"])
    assert len(copy.backs) == len(copy.faces) == 5


def test_what_public_rules_exclude_is_in_no_imagined_world() -> None:
    cards = Cards([Zone("hand", 1, loose=True), Zone("planet"), Zone("space")], 2)
    pile = cards.add(0, ["planet"] * 4 + ["space"] * 4 + ["either"] * 2)
    for card, to in zip((pile[0], pile[4], pile[1], pile[8]), (1, 2, 1, 2)):
        cards.move(card, to)
        kind = "planet" if to == 1 else "space"
        cards.within((card,), lambda face, kind=kind: face in (kind, "either"))  # type: ignore[misc]
    dealer, seen = cards.dealer(1), set()
    for number in range(300):
        faces, _ = dealer.deal(Chance(bytes([number % 256, number // 256])))
        assert {faces[card] for card in cards.rows[1]} <= {"planet", "either"}
        assert {faces[card] for card in cards.rows[2]} <= {"space", "either"}
        seen.add(tuple(faces[card] for card in (*cards.rows[1], *cards.rows[2])))
    assert len(seen) > 8  # and all that is possible comes up
    assert cards.may[0] == [1 << card for card in range(10)]


def test_a_spectator_is_nobody_else() -> None:
    """Alone, its number was the rival's: it read “you” of what the rival did."""
    table: Table[Any] = Table(find("seti"), 1, bytes(32))
    watcher = table.seat(SPECTATOR)
    assert watcher.watching and not table.seat(0).watching and watcher.ask is None
    assert SPECTATOR not in range(table.line.state.sides)
    text = Text("en", fleet.GAME.package, names=["Ann"], reader=SPECTATOR)
    assert text.event("conceded", {"seat": 1}) == "seat 2 gives up."


# Settings


LOG = Setting("log", "", ("a", "b", "c"), several=True)


def test_a_setting_with_several_values() -> None:
    assert LOG.parse("c+a") == "a+c" and LOG.parse("b + b+a") == "a+b+b" and LOG.parse("") == LOG.parse(" ") == ""
    for wrong in ("d", "a+", "a,b", 3, None, ["a"]):
        with pytest.raises(BadSetup):
            LOG.parse(wrong)


def test_every_seat_has_its_own() -> None:
    table = opened(deck_2="raiders")
    assert table.settings == {"deck_1": "guards", "deck_2": "raiders", "bonuses": ""}
    assert table.line.state.listed == [3, 4]
    assert list(fleet.GAME.named_settings) == ["deck_1", "deck_2", "bonuses"]
    for wrong in ({"deck": "guards"}, {"deck_3": "guards"}, {"deck_1": "nonsense"}):
        with pytest.raises(BadSetup):
            opened(**wrong)


def test_a_deck_code_is_read_into_one_form() -> None:
    table = opened(deck_1=" ambush*2, guard*4 ; decoy*1,mine*1")
    assert table.settings["deck_1"] == "guard*4,ambush*2;mine*1,decoy*1"
    again = replay(fleet.GAME, Record.from_json(table.record(host=True).to_json()))
    assert again.settings == table.settings
    for wrong in ("guard*4", "guard*99;mine*1", "stranger*6;mine*1", "guard*1;"):
        with pytest.raises(BadSetup):
            opened(deck_1=wrong)


def test_settings_that_go_together_are_drawn_by_the_game() -> None:
    dice = Random(1)
    drawn = [fleet.GAME.agreed(fleet.sample_settings(dice)) for _ in range(40)]
    assert len({str(each) for each in drawn}) > 10
    assert any(";" in str(each["deck_2"]) for each in drawn)


# Windows


def test_a_window_has_a_name_and_can_be_passed() -> None:
    table, dice = opened(), Random(2)
    while not table.line.waiting()[0].window:
        table.choose(*pick(table.line, dice))
    ask = table.line.waiting()[0]
    assert ask.window in ("flight", "score") and ask.options[0] == "pass"


def test_a_position_at_hand() -> None:
    """The builder of positions makes these tables, too."""
    from wardroom.testing import at

    sitting = Sitting(at(fleet.GAME, opened().line.state))
    assert sitting.asked == (0, "seed") and isinstance(sitting.table.line, Line)
