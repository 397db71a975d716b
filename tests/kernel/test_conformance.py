"""Every game keeps the promises of the kernel, at every ask of many random games."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from wardroom.games.missions import GAME as MISSIONS
from wardroom.kernel import Game, Table, games
from wardroom.testing import EVERYWHERE, Contrary, Hasty, Rates, Report, check, honest, robust
from wardroom.testing.contrary import HUMOURS

from .bots import flat
from .games import GAMES

pytestmark = pytest.mark.slow

THOROUGH = replace(EVERYWHERE, to_the_end=0.05, save=0.1)
MANY = {"bids": 20, "duel": 5, "crew": 6, "draft": 30, "fleet": 12}
every_small_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_game = pytest.mark.parametrize("game", [*GAMES.values(), MISSIONS], ids=[*GAMES, "missions"])


def where(game: Game[Any]) -> str:
    return f"tests.kernel.games.{game.name}:GAME" if game.name in GAMES else ""


@every_small_game
def test_small_games_conform_at_every_ask(game: Game[Any]) -> None:
    report = check(game, MANY[game.name], rates=THOROUGH, where=where(game)).raise_first()
    assert report.games == MANY[game.name]
    assert report.never == []
    for count in ("leak pairs", "lessons", "checkpoints", "undos", "saves", "refusals", "replayed elsewhere"):
        assert report.counts[count], count
    assert bool(report.counts["half-made choices saved"]) == (game.name in ("bids", "draft"))


def test_missions_conforms() -> None:
    rates = Rates(leak=0.4, world=0.1, steps=0.1, undo=0.2)
    report = check(MISSIONS, 20, "tests", rates=rates).raise_first()
    assert report.counts["leak pairs"] >= 1000
    assert report.counts["replayed elsewhere"] == 20


@every_game
def test_what_is_not_offered_or_not_a_file_raises_our_errors_only(game: Game[Any]) -> None:
    report = robust(game, 3000).raise_first()
    assert report.counts["options"] >= 3000 and report.counts["records"] >= 3000
    assert 0 < report.counts["files still whole"] < 300


@every_game
@pytest.mark.parametrize("humour", HUMOURS)
def test_whoever_does_what_nobody_else_would_breaks_nothing(game: Game[Any], humour: str) -> None:
    report = check(game, 3, "tests", chooser=Contrary("tests", humour), where=where(game)).raise_first()
    assert report.counts["decisions"] > 3


def test_a_contrary_player_does_the_same_again_and_each_humour_something_else() -> None:
    seat = Table(MISSIONS, 2, bytes(32)).seat(0)
    choices = [Contrary("tests", humour).choose(seat) for humour in HUMOURS for _ in range(2)]
    assert choices[::2] == choices[1::2] and len(set(choices)) > 1
    assert {Contrary(str(seed)).humour for seed in range(40)} == set(HUMOURS)


@every_game
def test_whoever_takes_what_looks_best_at_a_glance_breaks_nothing(game: Game[Any]) -> None:
    report = check(game, 3, "tests", players=["hasty"], where=where(game)).raise_first()
    assert report.counts["decisions"] > 3


def test_a_hasty_player_takes_what_looks_best_but_now_and_then_something_else() -> None:
    seat = Table(MISSIONS, 2, bytes(32)).seat(0)
    ask = seat.ask
    assert ask is not None
    rated = MISSIONS.mind.rate(seat.imagine(b"").state, ask)
    best = ask.options[rated.index(max(rated))]
    choices = [Hasty(str(seed)).choose(seat) for seed in range(100)]
    assert choices == [Hasty(str(seed)).choose(seat) for seed in range(100)]
    assert 85 < choices.count(best) < 100


@every_game
def test_a_small_search_is_honest(game: Game[Any]) -> None:
    """It looks at imagined worlds only, so it does the same wherever its seat cannot tell the difference."""
    report = honest(game, flat, games=3, rate=0.5).raise_first()
    assert report.counts["twins"] > 5


def test_all_installed_games_are_checked_somewhere() -> None:
    """Missions above; Captain's Chair, the CCG, SETI, Starship Captains and both companions among their own tests."""
    assert set(games()) == {"ccg", "chair", "chair-companion", "missions", "seti", "seti-companion", "starship"}


def test_the_same_seed_checks_the_same() -> None:
    reports = [check(GAMES["bids"], 3, 7).to_json() for _ in range(2)]
    assert reports[0] == reports[1]
    assert check(GAMES["bids"], 3, 8).to_json() != reports[0]


def test_what_is_checked_does_not_change_what_is_played() -> None:
    played: list[list[str]] = []
    for rates in (Rates(), replace(EVERYWHERE, undo=0)):
        seen: list[str] = []

        def watching(seat: Any, dice: Any, seen: list[str] = seen) -> Any:
            option = dice.choice(seat.ask.options)
            seen.append(f"{seat.number} {option}")
            return option

        check(GAMES["crew"], 2, chooser=watching, rates=rates)
        played.append(seen)
    assert played[0] == played[1]


def test_a_report_can_be_written_and_added_up() -> None:
    whole = check(GAMES["bids"], 4)
    parts = Report(whole.game, whole.seed)
    for first in (0, 2):
        parts.add(check(GAMES["bids"], 2, first=first))
    assert parts.to_json() == whole.to_json()
    assert json.loads(json.dumps(whole.to_json()))["ok"] is True


def test_progress_is_told() -> None:
    told: list[int] = []
    check(GAMES["bids"], 3, progress=told.append)
    assert told == [1, 2, 3]


class Last:
    """A player that always takes the last option."""

    def choose(self, seat: Any) -> Any:
        return seat.ask.options[-1]


def test_any_player_can_play_the_games() -> None:
    report = check(GAMES["duel"], 2, chooser=Last()).raise_first()
    assert report.counts["decisions"]


def test_settings_and_seats_vary() -> None:
    from wardroom.testing import new_table

    tables: list[Table[Any]] = [new_table(GAMES["bids"], "x", number) for number in range(12)]
    assert {table.line.state.seats for table in tables} == {2, 3, 4}
    assert len({table.settings["rounds"] for table in tables}) > 1
