"""A few turns rehearsed: how keen players try options."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from wardroom.arena.match import Match
from wardroom.games.missions.cards import CARDS, GALAXY, MISSIONS
from wardroom.games.missions.flow.turn import EXTRA_TURN
from wardroom.games.missions.mind.evaluate import MISSION_CARDS
from wardroom.games.missions.mind.rehearsal import Play, Rehearsal, final, leave, rehearse
from wardroom.games.missions.scoring.fast import total
from wardroom.kernel import Card, Table, find
from wardroom.players import Search, make
from wardroom.players.search import KEEN
from wardroom.players.worker import answer_question
from wardroom.testing import honest

pytestmark = pytest.mark.slow

DECKS = list(GALAXY[20:]), [card for card in MISSIONS[10:] if card != "meddlesome_q"]


def tables(kinds: set[str], seats: int = 2) -> list[Table[Any]]:
    """A table that asks for each of these, when first it does."""
    found: dict[str, Table[Any]] = {}
    for seed in range(20):
        table = Table(find("missions"), seats, bytes([seed]) * 32)
        while not table.over and kinds - found.keys():
            seat = table.waiting()[0]
            kind = seat.ask.kind if seat.ask else ""
            if kind in kinds - found.keys() and len(table.moves) > 6:
                found[kind] = table
                break
            seat.choose(make("random", seed).choose(seat))
    assert found.keys() == kinds
    return [*found.values()]


def play(hand: tuple[str, ...], rival: tuple[str, ...], lying: tuple[str, ...], kind: str = "source") -> Play:
    plan = cast(Rehearsal, SimpleNamespace(hand=hand, open=lying, turn=9, ending=False, kind=kind, kept=""))
    return Play(plan, rival, DECKS[0][:], DECKS[1][:])


HAND = (*GALAXY[:5], *MISSIONS[:2])
RIVAL = (*GALAXY[5:10], *MISSIONS[2:4])


@pytest.mark.parametrize("kind", ["source", "discard", "discard-second"])
def test_every_option_is_tried_in_the_same_world(kind: str) -> None:
    seat = tables({kind})[0].waiting()[0]
    assert seat.ask is not None
    worlds = rehearse(seat, Random(1))
    assert worlds is not None
    first, second = ([margin(option) for option in seat.ask.options] for margin in islice(worlds, 2))
    assert len({*first}) > 1 and first != second
    again = rehearse(seat, Random(1))
    assert again is not None
    margin = next(again)
    assert [margin(option) for option in reversed(seat.ask.options)] == first[::-1]


def test_all_cards_stay_in_the_game() -> None:
    for table in tables({"source", "discard", "discard-second"}):
        seat = table.waiting()[0]
        assert seat.ask is not None
        plan = Rehearsal(seat, table.line.state, seat.ask, Random(1))
        galaxy, missions = plan.rival.decks[False], plan.rival.decks[True]
        for option in seat.ask.options:
            rehearsed = Play(plan, plan.rival.hand(), galaxy[:], missions[:])
            rehearsed.from_here(table.line.state.cards.faces[option] if type(option) is not str else option)
            everything = [*rehearsed.hand, *rehearsed.rival, *rehearsed.open, *rehearsed.galaxy, *rehearsed.missions]
            assert sorted(everything) == sorted(CARDS)
            for hand in (rehearsed.hand, rehearsed.rival):
                assert len(hand) == 7 and 1 <= len(MISSION_CARDS & {*hand}) <= 2


def test_the_end_is_counted() -> None:
    """MIS-7.1: with the eighth Galaxy card the margin is what both hands count."""
    rehearsed = play((*HAND, GALAXY[10]), RIVAL, GALAXY[11:18], "discard")
    assert rehearsed.from_here(GALAXY[10]) == 1000 * (total(HAND) - total(RIVAL))
    assert rehearsed.turn == 10 and rehearsed.over


def test_an_extra_turn_after_the_last_one_ends_the_game() -> None:
    """MIS-7.6: even if the counts have dropped again."""
    rehearsed = play((*HAND, GALAXY[10]), RIVAL, (), "discard")
    rehearsed.over = True
    assert rehearsed.from_here(GALAXY[10]) == 1000 * (total(HAND) - total(RIVAL))


def test_meddlesome_q_is_hoped_for_at_the_end() -> None:
    with_q = (*GALAXY[:5], MISSIONS[0], "meddlesome_q")
    assert final(with_q) > 1000 * total(with_q) + 10_000
    assert final(HAND) == 1000 * total(HAND)


def test_time_distortion_brings_another_turn() -> None:
    rehearsed = play(HAND, RIVAL, (EXTRA_TURN, *GALAXY[10:12]))
    assert rehearsed.take(EXTRA_TURN) and EXTRA_TURN in rehearsed.hand
    assert not rehearsed.take("galaxy")
    rehearsed = play(HAND, (EXTRA_TURN, *RIVAL[:6]), GALAXY[10:12])
    rehearsed.rival, rehearsed.open = RIVAL, [EXTRA_TURN]
    before = rehearsed.turn
    rehearsed.rivals_turn()
    assert rehearsed.turn - before == (2 if EXTRA_TURN in rehearsed.rival else 1)


def test_what_was_just_taken_stays() -> None:
    """MIS-4.2, by oneself and by the rival."""
    for face in (*GALAXY[10:16], *MISSIONS[4:8]):
        rehearsed = play(HAND, RIVAL, (face,))
        rehearsed.take(face)
        assert face in rehearsed.hand
        assert leave((*RIVAL, face), face)[1] != face


def test_a_rival_takes_what_counts_most() -> None:
    rival = ("lieutenant_commander_data", "crystal_entity", *GALAXY[1:4], *MISSIONS[5:7])
    rehearsed = play(HAND, rival, ("lore", "tricorder"))
    rehearsed.rivals_turn()
    assert "lore" in rehearsed.rival


@pytest.mark.parametrize("seats", [3, 4])
def test_only_two_are_rehearsed(seats: int) -> None:
    for table in tables({"source"}, seats):
        assert rehearse(table.waiting()[0], Random(1)) is None


def test_nothing_is_rehearsed_after_the_last_turn_or_without_a_log() -> None:
    table = tables({"extra"})[0]
    assert rehearse(table.waiting()[0], Random(1)) is None
    match: Match[Any] = Match(find("missions"), 2, bytes(32))
    match.waiting()[0].choose("mission")
    while match.waiting()[0].ask.kind != "source":  # type: ignore[union-attr]
        match.waiting()[0].choose(make("random").choose(match.waiting()[0]))
    assert rehearse(match.waiting()[0], Random(1)) is None


@pytest.fixture
def rehearsals(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    made: list[int] = []
    from_here: Callable[..., int] = Play.from_here

    def counted(*args: Any) -> int:
        made.append(from_here(*args))
        return made[-1]

    monkeypatch.setattr(Play, "from_here", counted)
    return made


def test_keen_players_rehearse(rehearsals: list[int]) -> None:
    table = tables({"source"})[0]
    Search("1", KEEN - 1).choose(table.waiting()[0])
    assert not rehearsals
    keen = Search("1", KEEN)
    keen.choose(table.waiting()[0])
    assert 50 < len(rehearsals) <= keen.budget(table.game)


def test_a_captain_rehearses_at_a_table_read_from_its_game_file(rehearsals: list[int]) -> None:
    """As in a worker process, which knows no more than the file; what was taken back there does no harm."""
    table = tables({"source"})[0]
    seat = table.waiting()[0]
    card = next(option for option in seat.ask.options if isinstance(option, Card))  # type: ignore[union-attr]
    seat.choose(card)
    seat.undo()
    _, found = answer_question(
        {"record": table.record(host=True).to_json(), "seat": seat.number, "player": "captain", "seed": "1"}, None
    )
    assert rehearsals and seat.option(found["option"]) == make("captain", "1").choose(seat)


def test_who_rehearses_is_honest(rehearsals: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise 6, for ranks that judge by what others did."""
    monkeypatch.setattr("wardroom.players.search.KEEN", 24)
    report = honest(find("missions"), Search("1", 24), games=4, rate=0.4).raise_first()
    assert report.counts["twins"] > 5 and rehearsals
