"""`wardroom score`: one hand for a person, many hands for a program."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import pytest

from wardroom.cli.score import LONGEST_LINE
from wardroom.games.missions.cards import CARDS
from wardroom.games.missions.scoring.explained import explain

from .conftest import GAME, Terminal

IDS = tuple(CARDS)


def answers(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_a_sheet_explains_every_line(terminal: Terminal) -> None:
    result = terminal("score", GAME, "worf", "Bat'leth", "shields", "captain_picard")
    assert result.code == 0
    assert "This hand is worth 16 points" in result.out
    assert "8 for Bat'leth and Shields (4 each) (MIS-5.3)" in result.out
    assert "0  Captain Jean-Luc Picard" in result.out


def test_names_of_either_language_in_either_language(terminal: Terminal) -> None:
    english = terminal("score", GAME, "passerelle", "PICARD", "--json")
    french = terminal("--lang", "fr", "score", GAME, "bridge", "capitaine jean", "--json")
    assert english.out == french.out
    assert json.loads(english.out)["cards"] == {"bridge": 0, "captain_picard": 5}
    assert "Cette main vaut" in terminal("score", GAME, "passerelle", "--lang=fr").out


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (["pikard"], "There is nothing called “pikard” here. Did you mean Captain Jean-Luc Picard"),
        (["holodeck"], "“holodeck” may mean Holodeck 1, Holodeck 2"),
        (["\x1b[31m"], "There is nothing called “"),
        (["worf", "worf"], "There is only one Lieutenant Worf. (MIS-1.2)"),
        (["worf", "--choices", "{"], "--choices is not well-formed JSON"),
        (["worf", "--choices", '{"borg_cube": []}'], "Borg Cube is not in the hand"),
        (IDS[:30], "30 cards are more than any hand"),
        ([], "Something is missing: CARD"),
    ],
)
def test_mistakes_are_told(terminal: Terminal, cards: list[str], said: str) -> None:
    result = terminal("score", GAME, *cards)
    assert result.code == 2 and not result.out
    assert said in result.err and result.err.count("\n") == 1 and "\x1b" not in result.err


def test_choices_may_be_overridden(terminal: Terminal) -> None:
    hand = ("thought_maker", "lieutenant_worf", "commander_sela")
    best = json.loads(terminal("score", GAME, *hand, "--json").out)
    own = json.loads(terminal("score", GAME, *hand, "--json", "--choices", '{"thought_maker": null}').out)
    assert best["total"] == explain(hand).total > own["total"]
    assert own["choices"] == {"thought_maker": None}
    assert {row["card"] for row in own["rows"]} == set(hand)


def test_json_lines(terminal: Terminal) -> None:
    lines = [
        '{"cards": ["lieutenant_worf", "batleth"]}',
        '{"cards": ["lieutenant_worf", "nobody"]}',
        '{"cards": ["thought_maker", "lieutenant_worf"], "choices": {"thought_maker": null}}',
        '{"cards": ["lieutenant_worf"], "choices": {"borg_cube": 3}}',
        "",
        "nonsense",
        '{"cards": "lieutenant_worf"}',
        '{"cards": [1]}',
        '{"cards": [], "choices": []}',
        '{"cards": [], "extra": 1}',
        "[" * 90_000,
        '{"cards": ["' + "x" * 90_000 + '"]}',
        '{"cards": ["\\ud800\\u001b"]}',
        json.dumps({"cards": IDS}),
        '{"cards": []}',
    ]
    result = terminal("score", GAME, "-", typed=lines)
    assert result.code == 0 and not result.err
    first, nobody, declined, wrong, *rest, last = answers(result.out)
    assert first == {"total": 10, "cards": {"lieutenant_worf": 4, "batleth": 6}, "choices": {}}
    assert nobody == {
        "error": {"code": "unknown-card", "message": "There is no card called “nobody”.", "rule": "MIS-1.7"}
    }
    assert declined["choices"] == {"thought_maker": None}
    assert wrong["error"]["code"] == "choice-malformed" and wrong["error"]["rule"] == "MIS-9.8"
    assert all(set(answer) == {"error"} and set(answer["error"]) == {"code", "message", "rule"} for answer in rest)
    assert all(len(answer["error"]["message"]) < 300 for answer in rest)
    assert last == {"total": 0, "cards": {}, "choices": {}}


def test_lines_that_are_too_long_are_passed_over(terminal: Terminal) -> None:
    fits = b'{"cards": []}'.ljust(LONGEST_LINE - 1) + b"\n"
    long = b'{"cards": []}'.ljust(3 * LONGEST_LINE) + b"\n"
    result = terminal("score", GAME, "-", typed=fits + long + b"\xff\xfe\n" + fits.strip())
    codes = [answer.get("error", {}).get("code") for answer in answers(result.out)]
    assert codes == [None, "line-long", "line-json", None]


def test_messages_are_in_the_language_asked_for(terminal: Terminal) -> None:
    (answer,) = answers(terminal("score", GAME, "-", "--lang", "fr", typed=["x"]).out)
    assert answer["error"]["message"] == "La ligne n’est pas du JSON bien formé."


def test_answers_come_as_the_lines_do(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that asks one hand at a time gets one answer at a time."""
    written: list[int] = []

    class Pipe:
        def __init__(self) -> None:
            self.left = 3

        def readline(self, _: int) -> bytes:
            written.append(len(terminal.capsys.readouterr().out.splitlines()))
            self.left -= 1
            return b'{"cards": []}\n' if self.left >= 0 else b""

    class Standard:
        buffer = Pipe()

    monkeypatch.setattr(sys, "stdin", Standard())
    terminal.run(["score", GAME, "-"])
    assert written == [0, 1, 1, 1]


def test_three_thousand_mutated_lines_get_an_answer_each(terminal: Terminal) -> None:
    dice = Random(2)
    lines = [mutated(line(dice), dice) for _ in range(3000)]
    result = terminal("score", GAME, "-", typed=b"".join(each + b"\n" for each in lines))
    assert result.code == 0 and not result.err
    found = answers(result.out)
    assert len(found) == len(lines)
    for answer in found:
        assert set(answer) in ({"total", "cards", "choices"}, {"error"})
    assert sum("error" in answer for answer in found) > 1000
    assert sum("total" in answer for answer in found) > 300


def line(dice: Random) -> bytes:
    """A hand, often with choices, not all of them right."""
    cards = dice.sample(IDS, dice.randrange(9))
    data: dict[str, Any] = {"cards": cards}
    if dice.random() < 0.6:
        cards += [card for card in ("unidentified_ship", "thought_maker", "borg_cube") if card not in cards]
        someone = dice.choice(cards)
        data["choices"] = {
            "unidentified_ship": {
                "type": "captain",
                "lifeform": dice.choice(["human", "klingon", "tribble"]),
                "affiliation": "hostile",
                "specialty": "command",
            },
            "thought_maker": dice.choice([None, {"target": someone, "affiliation": "federation"}, [], 7]),
            "borg_cube": dice.choice([[], [someone], [someone, someone], someone, {"a": 1}, None]),
            "mysterious_plague": dice.choice(["human", "android", None, 1.5]),
        }
        for name in list(data["choices"]):
            if dice.random() < 0.5:
                del data["choices"][name]
    return json.dumps(data).encode()


def mutated(text: bytes, dice: Random) -> bytes:
    """Bytes put in, left out or changed; now and then none."""
    for _ in range(dice.choice([0, 0, 1, 1, 2, 5])):
        place = dice.randrange(len(text) + 1)
        other = dice.choice(
            [b"", b'"', b"{", b"]", b"null", b"\xff", b"\x00", b"\\ud800", b"1e999", b"NaN", b",", text]
        )
        text = text[:place] + other + text[place + dice.randrange(3) :]
    return text.replace(b"\n", b" ")[:LONGEST_LINE]
