"""`wardroom replay` and `wardroom verify`: good, altered, cut, huge and foreign files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wardroom.kernel.record import LARGEST

from .conftest import Terminal, played


@pytest.fixture
def data(game_file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(game_file.read_text())
    return found


@pytest.fixture
def altered(home: Path) -> Path:
    return home / "altered.json"


def test_a_true_file_is_verified_step_by_step(terminal: Terminal, game_file: Path, data: dict[str, Any]) -> None:
    result = terminal("verify", game_file)
    assert result.code == 0 and not result.err
    for said in ("well-formed", data["seed"], data["commitment"], data["chain"], "moves are legal", "is verified"):
        assert said in result.out
    assert "est vérifié" in terminal("verify", game_file, "--lang", "fr").out


def test_a_running_game_of_the_host_is_verified_as_far_as_it_goes(terminal: Terminal, altered: Path) -> None:
    altered.write_text(played(moves=5).record(host=True).to_json())
    result = terminal("verify", altered)
    assert result.code == 0 and "there is no result yet" in result.out
    altered.write_text(played(moves=5).record().to_json())
    result = terminal("verify", altered)
    assert result.code == 1 and "its seed is not in the file" in result.err


def test_it_says_exactly_where_a_file_was_altered(terminal: Terminal, data: dict[str, Any], altered: Path) -> None:
    def alter(**fields: Any) -> str:
        altered.write_text(json.dumps({**data, **fields}))
        result = terminal("verify", altered)
        assert result.code == 1 and "is not verified" in result.err and "is verified" not in result.out
        assert terminal("replay", altered).code == 2
        assert terminal("play", "--load", altered).code == 2
        return result.err

    moves = data["moves"]
    seat, key, link = moves[7]
    other = next(key for _, key, _ in moves if key != moves[7][1])
    assert "Move 8 was altered" in alter(moves=[*moves[:7], [1 - seat, key, link], *moves[8:]])
    assert "Move 8 was altered" in alter(moves=[*moves[:7], [seat, other, link], *moves[8:]])
    assert "Move 8 was altered: the hash chain differs" in alter(moves=[*moves[:7], [seat, key, "0" * 16], *moves[8:]])
    assert f"altered after move {len(moves) - 1}" in alter(moves=moves[:-1])
    assert "the hash chain ends differently" in alter(chain="0" * 64)
    assert "The result in the file is not the one" in alter(result=[999, 0])
    assert "The seed does not fit its commitment" in alter(seed="00" * 32)
    assert "The header was altered" in alter(names=["Ann", "Eve"])
    assert "rules version 99" in alter(rules=99)
    assert "There is no game called “chess”" in alter(game="chess")
    assert "format 99" in alter(wardroom=99)
    assert "“surprise” does not belong" in alter(surprise=1)
    evil = alter(moves=[*moves[:7], [seat, "\x1b[2J\x07evil\n", link], *moves[8:]])
    assert "Move 8 was altered" in evil and "\x1b" not in evil and "\x07" not in evil


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "not well-formed JSON"),
        (b"{}", "not a Wardroom game file"),
        (b"[1, 2", "not well-formed JSON"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "not well-formed JSON"),
        (b'{"wardroom": 1, "wardroom": 1}', "not well-formed JSON"),
        (b'{"wardroom": 1, "game": "missions"}', "is missing or of the wrong form"),
        (b"[" * 200_000, "not well-formed JSON"),
        (b" " * (LARGEST + 10), "larger than any game"),
    ],
)
def test_what_is_no_game_file(terminal: Terminal, altered: Path, content: bytes, said: str) -> None:
    altered.write_bytes(content)
    result = terminal("verify", altered)
    assert result.code == 1 and said in result.err
    for command in (["replay", altered], ["play", "--load", altered]):
        result = terminal(*command)
        assert result.code == 2 and said in result.err and result.err.count("\n") == 1
    assert altered.read_bytes() == content


def test_a_file_cut_short_anywhere_is_refused(terminal: Terminal, game_file: Path, altered: Path) -> None:
    whole = game_file.read_bytes()
    for length in Random(1).sample(range(len(whole) - 2), 25):
        altered.write_bytes(whole[:length])
        assert terminal("verify", altered).code == 1


def test_a_file_that_is_not_there(terminal: Terminal, home: Path) -> None:
    for command in ("verify", "replay"):
        result = terminal(command, home / "nowhere")
        assert result.code == 2 and "There is no file or folder" in result.err
        assert terminal(command, home).code == 2


def test_replay_tells_the_whole_game(terminal: Terminal, game_file: Path, data: dict[str, Any]) -> None:
    result = terminal("replay", game_file)
    assert result.code == 0
    assert len(re.findall(r"^ *\d+\. ", result.out, re.MULTILINE)) == len(data["moves"])
    assert "a Galaxy card" not in result.out  # the game is over: everything is told
    assert re.search(r"(Ann|Bob) wins", result.out)
    ann = terminal("replay", game_file, "--seat", "1").out
    assert "You draw" in ann and "Bob draws a Galaxy card" in ann
    assert terminal("replay", game_file, "--seat", "ann").out == ann


def test_replay_shows_the_table_after_a_move(terminal: Terminal, game_file: Path, data: dict[str, Any]) -> None:
    moves = len(data["moves"])
    shown = terminal("replay", game_file, "--step", 0).out
    assert f"After move 0 of {moves}" in shown and shown.count("Your hand") == 2
    bob = terminal("replay", game_file, "--step", 6, "--seat", "Bob").out
    assert bob.count("Your hand") == 1 and "Ann holds" in bob
    assert terminal("replay", game_file, "--step", moves).code == 0
    for wrong, said in (
        (["--step", moves + 1], "There is no move"),
        (["--step", "-1"], "is not between 0"),
        (["--step", "x"], "is not a whole number"),
        (["--seat", "3"], "There is no seat 3"),
        (["--seat", "Eve"], "There is nothing called “Eve”"),
    ):
        result = terminal("replay", game_file, *wrong)
        assert result.code == 2 and said in result.err and result.err.count("\n") == 1


def test_replay_of_a_running_game_tells_what_everybody_saw(terminal: Terminal, altered: Path) -> None:
    table = played(moves=0)
    seat = table.waiting()[0]
    for key in ("mission", seat.candidates[0], "undo"):
        if key == "undo" or key == "mission":
            table.choose_key(seat.number, key)
        else:
            table.choose(seat.number, table.seat(seat.number).ask.options[0])  # type: ignore[union-attr]
    altered.write_text(table.record(host=True).to_json())
    name = table.names[seat.number]
    shown = terminal("replay", altered).out
    assert f"{name} draws a Mission card." in shown
    assert f"2.  {name} chooses." in shown
    assert f"3.  {name} takes back the last choice." in shown
    own = terminal("replay", altered, "--seat", name).out
    assert "You draw" in own and re.search(rf"2\.  {name}: Discard ", own)
    assert "is to choose (MIS-4.7)" in terminal("replay", altered, "--step", 3).out
