"""Computer players at a table in the terminal have a ceiling of time, and whoever waits is told how long it takes."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.cli.opponents import Opponents
from wardroom.interface.pace import ADMIRAL_SECONDS, DECISION_SECONDS, TURN_SECONDS
from wardroom.kernel import Table, find
from wardroom.language import LANGUAGES, Text
from wardroom.players.worker import Decision, Worker


def test_a_rank_has_its_seconds_and_who_waits_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table, now, text = Table(find("missions"), 2, bytes(32)), [0.0], Text("en", "wardroom.cli")
    said: list[str] = []

    def choose(_: Worker, table: Table[Any], seat: int, *about: object) -> Decision:
        assert about == ("admiral", table.commitment, ADMIRAL_SECONDS)
        for now[0] in (1, 4, 14):
            said.append(opponents.tell_pace(seat, text))
        return Decision("galaxy")

    monkeypatch.setattr(Worker, "choose", choose)
    with Opponents() as opponents:
        opponents.pace.clock = lambda: now[0]
        opponents.choose(table, table.waiting()[0].number, "admiral")
        assert opponents.tell_pace(table.waiting()[0].number, text) == ""
    usual = "A turn takes about 15 seconds, 60 at most."
    assert said == ["", f"4 s. {usual}", f"14 s. {usual}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_the_ceilings(language: str) -> None:
    help = Text(language, "wardroom.cli").say("help-play-seats")
    assert all(f" {seconds}" in help for seconds in (DECISION_SECONDS, ADMIRAL_SECONDS, TURN_SECONDS))
