"""Shared templates, styles and symbols know no game, and hold nothing that only one game uses."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from wardroom.kernel import games
from wardroom.web.render import PACKAGE
from wardroom.web.scenes.faces import BACK, FACTS, as_list

WEB = files(PACKAGE)
MACRO = re.compile(r"\{% macro (\w+)\(")
CLASS = re.compile(r"\.([a-z][\w-]*)")
BRACES = re.compile(r"\{[^{}]*\}")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|\{#.*?#\}", re.DOTALL)


def texts(folder: Traversable, ending: str) -> dict[str, str]:
    found = [each for each in folder.iterdir() if each.name.endswith(ending)] if folder.is_dir() else []
    return {each.name: COMMENT.sub("", each.read_text("utf-8")) for each in found}


TEMPLATES, STYLES = texts(WEB / "templates", ".html"), texts(WEB / "static", ".css")
SCRIPTS, SYMBOLS = texts(WEB / "static", ".js"), texts(WEB / "static", ".svg")
CODE = {**texts(WEB / "scenes", ".py"), **SCRIPTS}
OWN = {name: "".join(texts(files(game.package) / "show" / "web", ".html").values()) for name, game in games().items()}


COMMON = ("card", "person", "screen", "bot", "seed")
"""What every game has: cards, kinds of seats, the seed of its deal; on some cards such a word stands, too."""


def words_of(name: str) -> set[str]:
    """What is printed on the cards of a game: backs, sections and their values."""
    found: set[str] = set()
    for face in games()[name].show.printed().values():
        found |= {str(face.get(BACK, ""))}
        for section, values in face.items():
            if section not in (BACK, FACTS):
                found |= {section, *as_list(values)}
    return found - {"", *COMMON}


@pytest.mark.parametrize("game", sorted(games()))
def test_nothing_shared_is_named_after_a_game_or_what_is_printed_on_its_cards(game: str) -> None:
    """No kind of a part (`card--mission`), no variable (`--card-mission`), no symbol (`t-captain`), no test for one."""
    words = "|".join(map(re.escape, sorted(words_of(game), key=len, reverse=True))) or "(?!)"
    forms = [r"\w--(?:%s)\b", r"--[\w-]+-(?:%s)\b", r'id="[a-z]-(?:%s)"', r"""[!=]= *["'](?:%s)["']"""]
    named = re.compile("|".join(form % words for form in forms))
    for name, text in {**TEMPLATES, **STYLES, **SYMBOLS, **SCRIPTS}.items():
        assert not (found := named.search(text)), f"{name}: {found and found[0]}"
        assert not re.search(rf"\b{game}\b", text, re.IGNORECASE), f"{name}: {game}"


def is_shared(used_in: dict[str, bool]) -> bool:
    """By ourselves, or by at least two games."""
    return any(used for where, used in used_in.items() if where not in OWN) or sum(used_in.values()) > 1


@pytest.mark.parametrize("name", ["parts.html", "bits.html"])
def test_every_shared_macro_is_used_by_us_or_by_two_games(name: str) -> None:
    for macro in MACRO.findall(TEMPLATES[name]):
        call = re.compile(rf"(?<!macro )\b{macro}\(")
        used = {where: bool(call.search(text)) for where, text in TEMPLATES.items()}
        used |= {where: f'"{macro}"' in text for where, text in CODE.items()}
        used |= {game: bool(re.search(rf"parts\.{macro}\(", text)) for game, text in OWN.items()}
        assert is_shared(used), f"{name}: {macro}"


def test_every_shared_class_is_used_by_us_or_by_two_games() -> None:
    ours = {**TEMPLATES, **CODE}
    for name in sorted(set(CLASS.findall(BRACES.sub("{}", BRACES.sub("{}", STYLES["parts.css"]))))):
        word = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
        used = {where: bool(word.search(text) or is_inserted(name, text)) for where, text in ours.items()}
        used |= {game: bool(word.search(text)) for game, text in OWN.items()}
        assert is_shared(used), name


def is_inserted(name: str, text: str) -> bool:
    """Whether a template puts this class together: `toast--{{ kind }}`, `seat-{{ number }}`."""
    stem = re.match(r".*--?(?=[^-])", name)
    return stem is not None and any(f"{stem[0]}{opening}" in text for opening in ("{{", "' ~"))
