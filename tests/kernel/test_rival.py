"""An opponent that a game's own rules play: it sits after the last player and may win."""

from __future__ import annotations

from dataclasses import replace

from wardroom.kernel import Table
from wardroom.language import Text

from .games import duel


def test_a_game_may_say_who_won_where_points_do_not_tell() -> None:
    for victors in ([], [1]):
        table = Table(replace(duel.GAME, victors=lambda _, won=victors: won), 2, seed=b"rival")  # type: ignore[misc]
        assert table.winners == []
        while not table.over:
            (ask, *_) = table.line.waiting()
            table.choose(ask.seat, ask.options[0])
        assert table.winners == victors


def test_who_sits_after_the_last_player_is_the_rival_of_the_game() -> None:
    for language, name in (("en", "The rival"), ("fr", "L’adversaire")):
        alone = Text(language, "wardroom.games.seti", names=["Ada"])
        assert (alone.seat(0), alone.seat(1).replace("'", "’")) == ("Ada", name)
    nameless = Text("en", "wardroom.games.seti")
    assert nameless.seat(0) == "seat 1"
    assert Text("en", "wardroom.games.starship", names=["Ada"]).seat(1) == "seat 2"
