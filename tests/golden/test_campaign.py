"""The golden campaign still follows, game by game, to the same end, and says the same."""

from __future__ import annotations

import pytest

from wardroom.games.chair import GAME, campaign

from .campaigns import LARGEST, PATH, hashes, read

BUMP = "the golden campaign no longer follows: bump the rules version with a reason, then `--campaign`"


def test_the_golden_campaign_follows_to_its_end() -> None:
    golden = read()
    assert {record.rules for record in golden.file.games} == {GAME.rules}
    try:
        found = campaign.after(golden.file.games, campaign.plan_from(golden.file.plan), golden.file.dates)
    except campaign.BrokenCampaign as wrong:
        pytest.fail(f"{wrong}; {BUMP}")
    assert campaign.describe(found) == golden.came_to, BUMP
    assert found.is_over


def test_its_logs_say_the_same_in_both_languages() -> None:
    golden = read()
    assert hashes(golden.file.games) == golden.told, "`python -m tests.golden --texts` after texts changed on purpose"


def test_it_has_victories_defeats_both_kinds_of_upgrades_and_a_game_given_up() -> None:
    """So that it shows something: promotion, streaks, boosts and the Reinforcement pile are all in it."""
    games = read().came_to["games"]
    assert {game["won"] for game in games} == {True, False} and len({game["rank"] for game in games}) >= 3
    assert {"scored", "given-up"} <= {game["end"] for game in games}
    assert {"boost", "market"} <= {game["upgrade"][0] for game in games if game["upgrade"]}
    assert {game["board"] for game in games} == {"basic", "advanced"}


def test_it_is_small() -> None:
    assert PATH.stat().st_size < LARGEST
