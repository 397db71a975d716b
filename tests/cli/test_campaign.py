"""`wardroom campaign`: a campaign begun, played, left and taken up again; and its file verified."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wardroom.interface.campaign_file import CampaignFile, campaign_of
from wardroom.kernel import Record

from .conftest import Result, Terminal

BEGIN = ("--captain", "picard", "--mode", "yellow_alert")


@pytest.fixture
def path(home: Path) -> Path:
    return home / "picard.json"


@pytest.fixture
def begun(terminal: Terminal, path: Path) -> Path:
    assert terminal("campaign", "new", path, *BEGIN, "--challenge", "on_tuesday").code == 0
    return path


def next_game(terminal: Terminal, path: Path, *more: str, typed: Any = "") -> Result:
    return terminal("campaign", "next", path, *more, typed=typed)


def read(path: Path) -> CampaignFile:
    return CampaignFile.from_json(path.read_bytes())


def running(path: Path) -> Path:
    return path.with_name(f"{path.name}.running")


GIVE_UP = ("concede", "concede")


def test_a_new_campaign_says_what_was_agreed_and_what_comes_next(terminal: Terminal, path: Path) -> None:
    result = terminal("campaign", "new", path, *BEGIN, "--challenge", "on_tuesday")
    assert result.code == 0 and not result.err
    for said in ("Jean-Luc Picard", "Yellow Alert", "They Will Arrive on Tuesday", "Rank: Ensign", "10 games are left"):
        assert said in result.out
    assert f"wardroom campaign next {path}" in result.out
    file = read(path)
    assert file.plan == {"captain": "picard", "mode": "yellow_alert", "challenges": ["on_tuesday"]}
    assert file.games == ()


def test_games_go_into_the_file_once_they_are_over(terminal: Terminal, begun: Path) -> None:
    result = next_game(terminal, begun, "--seats", "random", "--board", "advanced", "--seed", "one")
    assert result.code == 0 and "Game 1 is now in" in result.out and f"wardroom verify {begun}" in result.out
    assert not running(begun).exists() and len(read(begun).games) == 1
    assert next_game(terminal, begun, typed=GIVE_UP).code == 0
    file = read(begun)
    campaign = campaign_of(file)
    assert [game.end for game in campaign.games] == ["scored", "given-up"] and campaign.games[0].board == "advanced"
    assert len(file.dates) == 2 and all(len(day) == 10 for day in file.dates)
    assert file.games[1].names == ("zoe",)


def test_a_game_is_left_and_taken_up_again(terminal: Terminal, begun: Path) -> None:
    left = next_game(terminal, begun, "--opponent", "sela", typed=["e", "quit"])
    assert left.code == 0 and f"wardroom campaign next {begun}" in left.out
    before = Record.from_json(running(begun).read_bytes())
    assert read(begun).games == () and before.settings["captain_2"] == "sela"
    back = next_game(terminal, begun, typed=GIVE_UP)
    assert back.code == 0 and not running(begun).exists()
    [game] = read(begun).games
    assert game.commitment == before.commitment and game.moves[: len(before.moves)] == before.moves


def test_what_is_agreed_for_a_game_cannot_be_changed_in_its_middle(terminal: Terminal, begun: Path) -> None:
    next_game(terminal, begun, typed=["quit"])
    for option, value in (("--opponent", "sela"), ("--board", "advanced"), ("--seed", "x")):
        result = next_game(terminal, begun, option, value)
        assert result.code == 2 and option in result.err and running(begun).exists()


def test_a_finished_game_that_was_not_yet_in_the_file_goes_there(
    terminal: Terminal, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the program had been stopped between the last move and writing the campaign."""
    from wardroom.cli import campaign

    with monkeypatch.context() as patched:
        patched.setattr(campaign, "append", lambda *_: None)
        next_game(terminal, begun, typed=GIVE_UP)
    assert read(begun).games == () and running(begun).exists()
    result = next_game(terminal, begun)
    assert result.code == 0 and "Game 1 is now in" in result.out and len(read(begun).games) == 1
    assert not running(begun).exists()


def test_a_finished_game_that_is_in_the_file_already_is_not_added_twice(terminal: Terminal, begun: Path) -> None:
    """As if it had been stopped between writing the campaign and removing the running game."""
    next_game(terminal, begun, typed=GIVE_UP)
    running(begun).write_text(read(begun).games[0].to_json())
    assert next_game(terminal, begun, typed=GIVE_UP).code == 0
    assert len(read(begun).games) == 2 and campaign_of(read(begun)).games_left == 8


def test_the_running_game_of_another_campaign_is_refused_and_kept(terminal: Terminal, begun: Path, home: Path) -> None:
    other = home / "other.json"
    terminal("campaign", "new", other, "--captain", "sela", "--mode", "yellow_alert")
    next_game(terminal, other, typed=["quit"])
    running(other).rename(running(begun))
    result = next_game(terminal, begun)
    assert result.code == 2 and "does not belong to this campaign" in result.err and running(begun).exists()


def test_nothing_is_lost_if_the_campaign_cannot_be_written(
    terminal: Terminal, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from wardroom.cli import files

    write = files.write

    def full(what: Any, path: Path) -> None:
        if isinstance(what, CampaignFile):
            raise OSError(28, "No space left on device", str(path))
        write(what, path)

    with monkeypatch.context() as patched:
        patched.setattr(files, "write", full)
        assert next_game(terminal, begun, typed=GIVE_UP).code == 2
    assert running(begun).exists() and read(begun).games == ()
    assert next_game(terminal, begun).code == 0 and len(read(begun).games) == 1


def test_the_log_in_both_languages_and_for_programs(terminal: Terminal, begun: Path) -> None:
    next_game(terminal, begun, "--seats", "random", "--seed", "one", "--opponent", "sela")
    english, french = terminal("campaign", "show", begun), terminal("campaign", "show", begun, "--lang", "fr")
    for said in ("Ensign", "Sela", "lieutenant", "Upgrade", "9 games are left"):
        assert said in english.out
    for said in ("Enseigne", "Sela", "lieutenant", "Amélioration", "Il reste 9 parties"):
        assert said in french.out
    data = json.loads(terminal("campaign", "show", begun, "--json").out)
    [game] = data["games"]
    assert (data["game"], data["captain"], data["challenges"]) == ("chair", "picard", ["on_tuesday"])
    assert (game["opponent"], game["difficulty"], game["rank"]) == ("sela", "lieutenant", "ensign")
    assert game["upgrade"] and data["games_left"] == 9 and data["grade"] is None


def test_a_campaign_to_its_end_is_reviewed(terminal: Terminal, begun: Path) -> None:
    for _ in range(10):
        result = next_game(terminal, begun, typed=GIVE_UP)
        assert result.code == 0
    assert "Review 1 of 8" in result.out and "campaign next" not in terminal("campaign", "show", begun).out
    over = next_game(terminal, begun)
    assert over.code == 2 and "over after 10 games" in over.err and not running(begun).exists()
    assert "Bilan 1 sur 8" in terminal("campaign", "show", begun, "--lang", "fr").out


# Verifying


def test_a_campaign_is_verified_game_by_game(terminal: Terminal, begun: Path) -> None:
    assert "There is no game yet" in terminal("verify", begun).out
    next_game(terminal, begun, "--seats", "random")
    next_game(terminal, begun, typed=GIVE_UP)
    result = terminal("verify", begun)
    assert result.code == 0 and not result.err
    for said in ("Game 1: all", "Game 2: all", "2 games", "is verified"):
        assert said in result.out
    assert "est vérifié" in terminal("verify", begun, "--lang", "fr").out


def test_what_is_wrong_with_a_campaign_is_said_with_the_game(terminal: Terminal, begun: Path) -> None:
    next_game(terminal, begun, "--seats", "random")
    next_game(terminal, begun, typed=GIVE_UP)
    next_game(terminal, begun, typed=GIVE_UP)
    whole = json.loads(begun.read_text())
    games, dates = whole["games"], whole["dates"]

    def wrong(chosen: list[Any], **changed: Any) -> str:
        begun.write_text(json.dumps({**whole, "games": chosen, "dates": dates[: len(chosen)], **changed}))
        result = terminal("verify", begun)
        assert result.code == 1 and "is not verified" in result.err and "is verified" not in result.out
        assert terminal("campaign", "show", begun).code == 2
        assert next_game(terminal, begun).code == 2 and not running(begun).exists()
        return result.err

    assert "Game 1 of the campaign is missing" in wrong(games[1:])
    assert "Game 2 of the campaign is missing" in wrong([games[0], games[2]])
    assert "not in order: game 3 stands where game 2" in wrong([games[0], games[2], games[1]])
    assert "is game 1 again" in wrong([games[0], games[0]])
    moves = games[0]["moves"]
    altered = {**games[0], "moves": [*moves[:5], [0, "end", "0" * 16], *moves[6:]]}
    said = wrong([altered, *games[1:]])
    assert "Game 1 of the campaign was altered" in said and "Move 6 was altered" in said
    cheated = {**games[0], "settings": {**games[0]["settings"], "boosts": "glory_two"}}
    assert "boosts is “glory_two”" in wrong([cheated])
    plan = {**whole["plan"], "captain": "sela"}
    assert "Game 1 does not belong to this campaign" in wrong(games, plan=plan)
    assert "cannot be read" in wrong(games, plan={})
    assert "not a value of campaign" in wrong(games, plan={**whole["plan"], "mode": "red_alert"})
    assert "“games” is missing" in wrong(games, games=7)
    begun.write_text(json.dumps(whole)[:-300])
    result = terminal("verify", begun)
    assert result.code == 1 and "not well-formed JSON" in result.err
    assert terminal("campaign", "show", begun).code == 2


# Bad input


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--captain", "picard"), "--mode"),
        (("--mode", "yellow_alert"), "--captain"),
        (("--captain", "kirk", "--mode", "yellow_alert"), "“kirk”"),
        (("--captain", "picard", "--mode", "easy"), "“easy”"),
        ((*BEGIN, "--challenge", "speed"), "“speed”"),
        ((*BEGIN, "--opponent", "sela"), "--opponent"),
        ((*BEGIN, "--json"), "--json"),
    ],
)
def test_campaigns_that_cannot_begin(terminal: Terminal, path: Path, words: tuple[str, ...], said: str) -> None:
    result = terminal("campaign", "new", path, *words)
    assert result.code == 2 and said in result.err and not path.exists()


def test_a_file_that_is_there_is_never_written_over(terminal: Terminal, begun: Path) -> None:
    before = begun.read_bytes()
    result = terminal("campaign", "new", begun, *BEGIN)
    assert result.code == 2 and "exists already" in result.err and begun.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--opponent", "picard"), "cannot be the opponent"),
        (("--opponent", "kirk"), "cannot be the opponent"),
        (("--board", "expert"), "expert"),
        (("--seats", "Ann,Bob"), "played alone"),
        (("--captain", "sela"), "--captain"),
    ],
)
def test_games_that_cannot_begin(terminal: Terminal, begun: Path, words: tuple[str, ...], said: str) -> None:
    result = next_game(terminal, begun, *words)
    assert result.code == 2 and said in result.err and not running(begun).exists()


def test_files_that_are_not_there_or_no_campaigns(terminal: Terminal, path: Path, game_file: Path) -> None:
    for action in ("next", "show"):
        missing = terminal("campaign", action, path)
        assert missing.code == 2 and str(path) in missing.err
        result = terminal("campaign", action, game_file)
        assert result.code == 2 and "not a Wardroom campaign file" in result.err
    assert terminal("campaign", "dance", path).code == 2
    assert terminal("campaign").code == 2
