"""Result, graph, replay, verification: what they say is what happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from wardroom.kernel import HIDDEN, SPECTATOR, Show, Table, find, steps
from wardroom.players import make
from wardroom.web.render import Reader
from wardroom.web.scenes.graph import APART, apart, curve, graph
from wardroom.web.scenes.logbook import logbook
from wardroom.web.scenes.replay import SPEEDS, replay
from wardroom.web.scenes.result import result
from wardroom.web.scenes.verify import PLANNED, readable, verify

from . import samples
from .pages import game_words

MISSIONS = find(samples.GAME)

READER = Reader("en", "auto", "token", "/")


def best_first(table: Table[Any]) -> list[tuple[str, int]]:
    """The names and points of a finished game."""
    assert table.result is not None
    return sorted(zip(table.names, table.result), key=lambda rank: -rank[1])


def test_the_result_ranks_everybody_and_opens_at_my_sheet() -> None:
    table, row = samples.finished(), samples.over_row()
    scene = result(table, row, "en", reader=0, curve=curve(MISSIONS, samples.record()))
    ranked = best_first(table)
    most = ranked[0][1]
    assert [(rank.name, rank.points, rank.behind, rank.place) for rank in scene["ranks"]] == [
        (name, points, most - points, place) for place, (name, points) in enumerate(ranked, 1)
    ]
    assert scene["verdict"] == f"{ranked[0][0]} wins with {most}"
    mine_first = sorted(ranked, key=lambda rank: rank[0] != "Ann")
    assert [(rank.name, sheet.total) for rank, sheet in scene["sheets"]] == mine_first
    for _, sheet in scene["sheets"]:
        assert sum(row.points for row in sheet.rows) == sheet.total


def test_a_shared_victory_and_my_own() -> None:
    table = samples.finished()
    shared = replace(samples.over_row(), result=(80, 80, 70), winners=(0, 1))
    scene = result(table, shared, "en", reader=None, curve=None)
    assert scene["verdict"] == "Ann and Bo share the victory with 80"
    assert [rank.place for rank in scene["ranks"]] == [1, 1, 3]
    assert scene["graphs"] == []
    name, most = best_first(table)[0]
    winner = table.names.index(name)
    assert result(table, samples.over_row(), "en", reader=winner, curve=None)["verdict"] == f"You win with {most}"
    assert result(table, samples.over_row(), "fr", reader=winner, curve=None)["verdict"] == f"Vous gagnez avec {most}"


def test_who_wins_may_have_fewer_points() -> None:
    """In the CCG whoever reaches the own number first has won."""
    decided = replace(samples.over_row(), result=(80, 65, 0), winners=(1,))
    scene = result(samples.finished(), decided, "en", reader=None, curve=None)
    assert scene["verdict"] == "Bo wins with 65"
    assert [(rank.name, rank.points, rank.place) for rank in scene["ranks"]][:2] == [("Bo", 65, 1), ("Ann", 80, 2)]


def test_lines_of_a_sheet_lead_to_the_rows_that_feed_them() -> None:
    scene = result(samples.finished(), samples.over_row(), "en", reader=0, curve=None)
    sheet = scene["sheets"][0][1]
    here = {row.face.id for row in sheet.rows}
    html = " ".join(str(line.html) for row in sheet.rows for line in row.because)
    assert '<a href="#c-' in html
    assert all(part.split('"')[0] in here for part in html.split('href="#c-')[1:])


def test_the_curve_begins_at_the_deal_and_ends_at_the_result() -> None:
    record = samples.record()
    found = curve(MISSIONS, record)
    assert found is not None
    assert found.totals[-1] == record.result
    table = next(iter(steps(MISSIONS, record)))
    assert found.totals[0] == tuple(table.seat(seat).sheet(seat)["total"] for seat in range(3))  # type: ignore[index, call-overload]
    assert curve(replace(MISSIONS, show=Show()), record) is None


def test_the_graph_holds_what_its_table_says() -> None:
    found = curve(MISSIONS, samples.record())
    assert found is not None
    drawn = graph(found.totals, game_words("en"))
    assert [totals for _, totals in drawn.rows] == list(found.totals)
    assert drawn.rows[0][0] == "deal" and drawn.rows[-1][0] == "end"
    name, most = best_first(samples.finished())[0]
    dealt = found.totals[0][samples.finished().names.index(name)]
    assert drawn.about.startswith(f"{name} went from {dealt} to {most}")
    for trace in drawn.traces:
        assert trace.path.count("L") == len(found.totals) - 1
        assert all(0 <= x <= drawn.width and 0 <= y <= drawn.height for x, y in trace.dots)


@pytest.mark.parametrize("heights", [[50.0, 50.0, 50.0, 50.0], [200.0, 199.0, 201.0], [14.0], [14.0, 202.0]])
def test_names_beside_the_graph_do_not_cover_each_other(heights: list[float]) -> None:
    placed = sorted(apart(heights))
    assert all(below - above >= APART - 0.11 for above, below in zip(placed, placed[1:]))
    assert placed[-1] <= 212


def hands(view: dict[str, list[list[str]]]) -> list[str]:
    return [face for hand in view["hands"] for face in hand]


@pytest.mark.parametrize("aid", [True, False])
def test_open_hands_are_open_and_a_seat_sees_what_it_saw(aid: bool) -> None:
    table = Table(MISSIONS, 2, b"replay" * 4, settings={"memory_aid": aid}, names=["Ann", "Bo"])
    players = [make("random", seat) for seat in range(2)]
    while not table.over:
        seat = table.waiting()[0]
        seat.choose(players[seat.number].choose(seat))
    record, row = table.record(), samples.row(seats=(samples.ANN, samples.BO), status="over")
    for step, now in enumerate(steps(MISSIONS, record)):
        if step % 9 and step < len(record.moves) - 2:
            continue
        scene = replay(MISSIONS, record, row, READER, step=step, seat=None)
        assert not any(face.startswith(HIDDEN) for face in hands(scene["view"]))
        assert scene["ask"] is None and not scene["groups"]
        seen = replay(MISSIONS, record, row, READER, step=step, seat=1)
        assert seen["view"] == now.seat(1).view
        assert seen["replay"].totals == ()
    assert any(face.startswith(HIDDEN) for face in hands(replay(MISSIONS, record, row, READER, step=0, seat=1)["view"]))


def test_the_keys_of_a_replay() -> None:
    record, row, last = samples.record(), samples.over_row(), len(samples.record().moves)
    first = replay(MISSIONS, record, row, READER, step=-5, seat=None)["replay"]
    assert (first.step, first.first, first.back) == (0, "", "")
    assert first.next == "/games/3kqz7hn2/replay?step=1"
    end = replay(MISSIONS, record, row, READER, step=10_000, seat=2, play=SPEEDS[0])["replay"]
    assert (end.step, end.next, end.end, end.play) == (last, "", "", 0)
    assert end.back == f"/games/3kqz7hn2/replay?step={last - 1}&seat=2"
    going = replay(MISSIONS, record, row, READER, step=3, seat=7, play=SPEEDS[1])["replay"]
    assert (going.seat, going.play) == (None, SPEEDS[1])
    assert going.next == f"/games/3kqz7hn2/replay?step=4&play={SPEEDS[1]}"
    assert going.toggle == "/games/3kqz7hn2/replay?step=3"


def test_a_choice_that_nothing_is_told_of_is_told_by_the_replay() -> None:
    table = Table(MISSIONS, 2, b"undo" * 8, names=["Ann", "Bo"])
    seat = table.waiting()[0]
    seat.choose_key("mission")
    first = seat.labels[0]
    seat.choose_key(first.key)
    seat.undo()
    record, row = table.record(host=True), samples.row(seats=(samples.ANN, samples.BO))
    name = record.names[seat.number]
    said = [str(replay(MISSIONS, record, row, READER, step=step, seat=None)["replay"].said) for step in range(4)]
    assert said[0] == "The cards have been dealt."
    assert said[2].startswith(f"{name} chose: Discard")
    assert said[3] == f"{name} takes back the last choice."
    other = 1 - seat.number
    assert str(replay(MISSIONS, record, row, READER, step=2, seat=other)["replay"].said) == f"{name} made a choice."


def test_a_true_game_passes_every_check() -> None:
    scene = verify(MISSIONS, samples.record(), samples.over_row(), "en")
    assert [check.state for check in scene["checks"]] == ["passed"] * len(PLANNED)
    assert not scene["wrong"]
    assert scene["salt"] == "by the lamp"


@pytest.mark.parametrize(
    ("change", "failed"),
    [
        ({"seed": "00" * 32}, "seed"),
        ({"names": ("Ann", "Bo", "Eve")}, "start"),
        ({"chain": "0" * 64}, "chain"),
        ({"result": (99, 0, 0)}, "result"),
    ],
)
def test_an_altered_game_fails_where_it_was_altered(change: dict[str, object], failed: str) -> None:
    scene = verify(MISSIONS, replace(samples.record(), **change), samples.over_row(), "en")  # type: ignore[arg-type]
    states = {check.key: check.state for check in scene["checks"]}
    assert [key for key, state in states.items() if state == "failed"] == [failed]
    assert scene["wrong"]


def test_salt_that_is_no_text_is_shown_harmlessly() -> None:
    assert readable("ff0041") == "\N{REPLACEMENT CHARACTER}·A"


def test_the_log_is_the_readers_own() -> None:
    table, row = samples.finished(), samples.over_row()
    ann, watching = logbook(table.seat(0), row, "en"), logbook(table.seat(SPECTATOR), row, "en")
    assert (ann["me"], watching["me"]) == (0, None)
    told = [" ".join(str(entry.html) for entry in scene["entries"]) for scene in (ann, watching)]
    assert "You draw <a" in told[0] and "You draw" not in told[1]
    assert told[1].count("draws a ") > told[0].count("draws a ")
