"""The rival's turn is told step by step: what could not be done and why, what was done, where the arrow decided."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from wardroom.games.seti import automa as rival
from wardroom.language import LANGUAGES, Text, rulebook

from .rivals import EARTH, known, rival_plays, said

PACKAGE = "wardroom.games.seti"
RIVAL_FOLDER = Path(rival.__file__).parent
FLOW = RIVAL_FOLDER.parent / "flow"
RULE = re.compile(r"SETI-[0-9.]*[0-9]")


def texts(language: str) -> dict[str, str]:
    """The rival's messages and how they are written."""
    source = files(PACKAGE).joinpath("text", language, "rival.ftl").read_text("utf-8")
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, fluent.Message)]
    return {entry.id.name: source[entry.span.start : entry.span.end] for entry in entries if entry.span}


def calls(folder: Path, name: str) -> Iterator[ast.Call]:
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call):
                function = node.func
                called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if called == name:
                    yield node


def own_keys() -> tuple[set[str], set[str]]:
    """What the rival's modules tell: whole keys, and the beginnings of those put together."""
    whole, begun = set(), set()
    for file in RIVAL_FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and str(node.value).startswith("rival-"):
                whole.add(str(node.value))
    return whole, {each for each in begun if each.startswith("rival-")}


def shared_keys() -> set[str]:
    """What everybody's modules tell of a seat, which may be the rival's."""
    found = set()
    for folder in (FLOW, FLOW / "species"):
        for call in calls(folder, "tell"):
            key = call.args[0]
            if isinstance(key, ast.Constant) and any(each.arg == "seat" for each in call.keywords):
                found.add(f"rival-{key.value!s}")
    return found


def test_every_text_of_the_rival_is_told_and_every_event_has_a_text() -> None:
    whole, begun = own_keys()
    shared = shared_keys()
    written = {key.removeprefix("event-") for key in texts("en")}
    assert not [key for key in whole - begun if key not in written and not any(key == each for each in begun)]
    for start in begun:
        assert any(key.startswith(start) for key in written), start
    unused = [key for key in written if key not in whole | shared and not any(key.startswith(each) for each in begun)]
    assert not unused


def test_every_reason_has_its_words() -> None:
    """Each says why a line is not possible, and by which rule."""
    english, rules = texts("en"), rulebook(PACKAGE, "en")
    reasons = [call for call in calls(RIVAL_FOLDER, "Reason") if len(call.args) > 1]
    assert len(reasons) >= 13
    for call in reasons:
        rule, key = (argument.value for argument in call.args[:2] if isinstance(argument, ast.Constant))
        assert rule in rules
        message = english[f"event-rival-cannot-{key!s}"]
        assert "{ $rule }" in message and "{ $line }" in message


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_cited_exist(language: str) -> None:
    rules = rulebook(PACKAGE, language)
    cited = {rule for text in texts(language).values() for rule in RULE.findall(text)}
    assert len(cited) > 40
    assert not [rule for rule in cited if rule not in rules]


def test_both_languages_say_the_same_things() -> None:
    """The same messages, with the same arguments, citing the same rules."""
    english, french = texts("en"), texts("fr")
    assert list(english) == list(french)
    for key, text in english.items():
        assert set(RULE.findall(text)) == set(RULE.findall(french[key])), key
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", french[key])), key


def test_a_flight_as_a_teacher_tells_it() -> None:
    game = rival_plays("s1", probes=[[], [EARTH]], turned=(0, 0, 1))
    assert said(game, "en") == [
        "The rival turns over Rival card S.1. Until its next card every choice between left and right goes to the left "
        "(SETI-16.12). It does the first line that is possible (SETI-16.13).",
        "Line 1, analyse: not possible. It needs a full computer, and none of the 6 spaces is filled (SETI-16.30).",
        "Line 2, launch: not possible. Its probe is already on Earth (SETI-16.15).",
        "Line 3, tech: not possible. It costs 6 publicity, and the rival has none (SETI-16.16).",
        "Line 4: Saturn is 6 moves away, too far with 3 moves (SETI-16.19).",
        "Line 4: Mars is 4 moves away, too far with 3 moves (SETI-16.19).",
        "Line 4, probe: possible. Jupiter is the first planet of the card in reach, 3 moves away. The probe flies "
        "there with up to 3 moves, by the way that gives the most publicity (SETI-16.19, SETI-16.23).",
        "It visits a comet (SETI-16.23).",
        "It gains 1 publicity (SETI-16.8).",
        "It visits Jupiter (SETI-16.23).",
        "It gains 1 publicity (SETI-16.8).",
        "To land on a moon of Jupiter it would have to spend a probe tech, and it has none (SETI-16.20).",
        "The first places for orbiter and lander are both free at Jupiter; the card prefers the orbiter (SETI-16.21).",
        "It puts an orbiter at Jupiter and gains the rewards there (SETI-16.22).",
        "It scores 3 VP (SETI-16.8).",
        "It gains 1 data: 1 of the 6 spaces of its computer is filled now (SETI-16.9).",
        "A signal in the sector of Jupiter: Proxima Centauri (SETI-16.22).",
        "It marks a signal at Proxima Centauri and takes the data (SETI-8.2).",
        "It gains 1 data: 2 of the 6 spaces of its computer are filled now (SETI-16.9).",
        "Space 2 of its computer gives 1 publicity (SETI-16.9).",
        "It gains 1 publicity (SETI-16.8).",
        "An income icon is worth 4 steps of progress to it (SETI-16.7).",
        "Its progress marker advances 4 spaces, to space 5: Telescope 1 (wide field) (SETI-16.57).",
        "The rival’s turn is over. It scored 3 VP and now has 3; its progress marker stands on space 5 (SETI-16.82).",
    ]


def test_signals_as_a_teacher_tells_them_in_french() -> None:
    game = rival_plays("s5", stars={"sirius_a": [0], "procyon": [1, 1, 1, 1]})
    assert said(game, "fr")[3:13] == [
        "Ligne 3, télescope\u202f: toujours possible. Il marque 3 signaux dans l’ordre imprimé (SETI-16.26, "
        "SETI-16.29).",
        "Un signal dans le secteur de la Terre\u202f: 61 Virginis (SETI-16.26).",
        "Il marque un signal dans le secteur de 61 Virginis et prend la donnée (SETI-8.2).",
        "Il gagne 1 donnée\u202f: 1 des 6 emplacements de son ordinateur est rempli (SETI-16.9).",
        "Un signal dans le secteur de la Terre\u202f: 61 Virginis (SETI-16.26).",
        "Il marque un signal dans le secteur de 61 Virginis et prend la donnée (SETI-8.2).",
        "Il gagne 1 donnée\u202f: 2 des 6 emplacements de son ordinateur sont remplis (SETI-16.9).",
        "L’emplacement 2 de son ordinateur donne 1 de couverture médiatique (SETI-16.9).",
        "Il gagne 1 de couverture médiatique (SETI-16.8).",
        "Il marque 2 PV (SETI-16.8).",
    ]


@pytest.mark.parametrize(
    ("key", "args", "english", "french"),
    [
        ("publicity-lost", {"n": 1}, "1 of what it gains is lost", "1 de ce qu’il gagne est perdu"),
        ("publicity-lost", {"n": 3}, "3 of what it gains are lost", "3 de ce qu’il gagne sont perdus"),
        (
            "converts",
            {"what": "credit", "n": 1, "steps": 1},
            "A credit is worth 1 step",
            "Un crédit lui vaut 1 case de",
        ),
        ("converts", {"what": "tuck", "n": 2, "steps": 8}, "2 income icons are worth 8 steps", "valent 8 cases de"),
        (
            "data",
            {"n": 2, "filled": 6, "pool": 1},
            "6 of the 6 spaces of its computer are filled",
            "sont remplis, et sa",
        ),
        ("cannot-computer", {"line": 1, "data": 1, "rule": ""}, "only 1 of the 6 spaces is", "seul 1 des 6"),
        ("cannot-computer", {"line": 1, "data": 4, "rule": ""}, "only 4 of the 6 spaces are", "seulement 4 des 6"),
        ("cannot-publicity", {"line": 1, "cost": 6, "publicity": 2, "rule": ""}, "has only 2", "n’en a que 2"),
        ("exofossils", {"n": 1, "total": 1}, "keeps an exofossil and has 1 now", "un exofossile et en a maintenant 1"),
        ("listens", {"line": 1, "n": 1}, "It marks 1 signal (", "Il marque 1 signal ("),
    ],
)
def test_numbers_agree_with_their_words(key: str, args: dict[str, int | str], english: str, french: str) -> None:
    for language, expected in zip(LANGUAGES, (english, french)):
        told = Text(language, PACKAGE).event(f"rival-{key}", args)
        assert expected in told, told


def test_a_species_check_tells_which_card_took_the_place() -> None:
    english = said(rival_plays("s3", **known("anomalies")), "en")
    assert english[1].startswith("Line 1, species: possible. Rival card S.3 leaves the game for Rival card S.16")
    assert "The next anomaly is yellow" in english[2]
