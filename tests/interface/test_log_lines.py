"""The log in lines: what follows stands behind what was done, in short, where a game says so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chair.given import given
from wardroom.games.chair import GAME
from wardroom.interface.log_lines import tell_lines, tells_by_lines
from wardroom.language import Text
from wardroom.web.render import Words
from wardroom.web.scenes.log import write_log

LOG: list[tuple[str, dict[str, Any]]] = [
    ("played", {"seat": 1, "card": "pic_diplomacy"}),
    ("drew", {"seat": 1, "count": 2, "cards": ["?", "?"]}),
    ("discarded", {"seat": 1, "card": "pic_worf"}),
    ("advanced", {"seat": 1, "name_track": "influence", "count": 1, "space": 4}),
    ("revealed-market", {"card": "tribbles"}),
    ("took-incident", {"seat": 0, "card": "energy_drain"}),
    ("gained", {"seat": 1, "name_gain": "glory", "count": 1}),
    ("used", {"seat": 1, "card": "pic_worf"}),
]


def text(language: str = "en", reader: int = 0) -> Text:
    return Text(language, GAME.package, names=("Ann", "Bo"), reader=reader)


def test_what_follows_goes_on_with_the_line_of_whoever_did_it() -> None:
    assert [line[:2] for line in tell_lines(LOG, text())] == [
        (1, "Bo plays Diplomacy: draws 2 hidden cards, discards Worf, Influence +1 (now 4), Tribbles is new."),
        (0, "You take an INCIDENT: Energy Drain."),
        (1, "Bo gains 1 Glory."),
        (1, "Bo uses Worf."),
    ]
    assert [line.number for line in tell_lines(LOG, text(), first=10)] == [15, 16, 17, 18]
    said = next(tell_lines(LOG, text("fr", 1))).said
    assert said.startswith(
        "Vous jouez Diplomatie\u202f: vous piochez 2 cartes cachées, vous défaussez Worf, Influence +1"
    )


def test_a_line_ends_where_something_else_comes_between() -> None:
    assert [line.number for line in tell_lines(LOG, text(), breaks=[2])] == [2, 5, 6, 7, 8]


def test_what_the_printed_opponent_does_is_nobody_else_s_line() -> None:
    log = [("played", {"seat": 0, "card": "pic_worf"}), ("rival-gained", {"name_gain": "glory", "count": 1})]
    known = Text("en", GAME.package, names=("Ann",), reader=0)
    known.has = lambda key: key.endswith(".then")  # type: ignore[method-assign]
    known.say = lambda key, args=None: key  # type: ignore[method-assign]
    assert [line.said for line in tell_lines(log, known, ("rival",))] == ["event-played", "event-rival-gained"]
    assert [line.said for line in tell_lines(log, known)] == ["line-then"]


def test_games_that_do_not_say_so_have_a_line_for_every_event() -> None:
    log = [("conceded", {"seat": 0}), ("conceded", {"seat": 0})]
    assert not tells_by_lines(log, text()) and tells_by_lines(LOG, text())
    assert len(list(tell_lines(log, text()))) == 2


def test_the_page_shows_lines_and_what_is_new_among_them() -> None:
    words = Words("en", "wardroom.web", GAME.package, names=("Ann", "Bo"), reader=0)
    found = write_log(LOG, words, "chair", since=3)
    assert [(each.seat, each.fresh) for each in found] == [(1, False), (1, True), (0, False), (1, True), (1, True)]
    assert found[0].html.endswith('discards <a href="/cards/chair#pic_worf">Worf</a>.')


@pytest.mark.rule("CHAIR-10.10", "CHAIR-10.11")
def test_cards_discarded_and_drawn_at_the_end_of_a_turn_are_told_together() -> None:
    game = given(hand=[["pic_worf", "pic_data", "pic_recruit"]], zones={"deck": [["bolians", "bynars"]]}, only=["deck"])
    before = len(game.table.log)
    game.choose("end")
    game.choose(game.options[0], "pic_worf", "pic_data", "done")
    told = [line.said for line in tell_lines(game.table.seat(1).log[before:], text(reader=1))]
    assert "discards Worf and Data, draws a hidden card and Bolians, shuffles" in told[0]
    assert told[0].endswith("enlists a Reserve, draws 2 hidden cards.")


@pytest.mark.rule("CHAIR-12.2")
def test_only_what_is_spent_is_told() -> None:
    game = given(hand=[["plasma_manifold"]], dilithium=[1], glory=[2])
    game.choose("play:plasma_manifold:0")
    game.choose("1:0:1")
    log = [(key, args) for key, args in game.table.seat(0).log if key == "spent"]
    assert [(args["name_gain"], args["count"]) for _, args in log] == [("dilithium", 1), ("glory", 1)]
