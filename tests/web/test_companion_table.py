"""The page of SETI's companion: the discs as far as they are known, and tasks by what they ask for."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from importlib.resources import files

import pytest

from wardroom.games.seti.automa.companion import GAME
from wardroom.games.seti.automa.companion.picture import picture
from wardroom.games.seti.automa.companion.sky import BODIES, away
from wardroom.games.seti.cards import DISCS, STARS
from wardroom.language import LANGUAGES
from wardroom.web.render import Reader, table

from .states import State
from .states_companion import STATES

WEB = files(GAME.package).joinpath("show", "web")
NAMES = {"earth": "Earth", "mars": "Mars", "saturn": "Saturn"}


@cache
def position(name: str) -> State:
    return STATES[name]()


def page(name: str, language: str = "en") -> str:
    words, scene = position(name).scene(language)
    return table(Reader(language, "dark", "token", "/games/x"), words, scene)


def drawing(name: str, language: str = "en") -> str:
    """The panel with the discs."""
    found = re.search(r'<section class="panel discs.*?</section>', page(name, language), re.S)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STATES)
def test_every_page_is_drawn(name: str, language: str) -> None:
    words, _ = position(name).scene(language)
    shown = page(name, language)
    assert words.say("companion-rivals-board") in unescape(shown) and 'id="table"' in shown


def test_every_disc_is_turned_as_the_companion_thinks() -> None:
    turned = position("companion-species").table.line.state.turned
    shown = drawing("companion-species")
    for disc, steps in zip(DISCS, turned):
        assert f'<g class="disc disc--{disc} turn-{steps}" transform="rotate({steps * 45} 230 230)">' in shown


def test_sectors_are_numbered_as_they_are_asked_for() -> None:
    """Clockwise from Neptune: Earth, Mars and Saturn are drawn, and told, where they were said to be."""
    state = position("companion-species")
    kept, drawn = state.table.line.state, picture(state.table.seat(0).view)
    assert isinstance(drawn, dict)
    shown = drawing("companion-species")
    for body in BODIES:
        at = [each["number"] for each in drawn["sectors"] for space in each["spaces"] if space["what"] == body]
        assert at == [away(kept.turned, body)]
        assert re.search(rf"<li>{at[0]}: [^<]*{NAMES[body]}", shown)
    neptune = [each["number"] for each in drawn["sectors"] if each["spaces"][-1]["what"] == "neptune"]
    assert neptune == [0]
    assert re.findall(r'class="discs__n"[^>]*>(\d)<', shown) == [str(each["number"]) for each in drawn["sectors"]]


def test_the_rivals_probe_stands_on_earth_when_it_is_there() -> None:
    with_probe = next(name for name in STATES if probe(name) is True)
    without = next(name for name in STATES if probe(name) is False)
    assert "#f-probe" in drawing(with_probe) and "#f-probe" not in drawing(without)


def probe(name: str) -> bool | None:
    """Whether it is drawn; None where nothing is."""
    kept = position(name).table.line.state
    return bool(kept.rival.probes) if kept.discs_known else None


def test_nothing_is_drawn_that_is_not_known() -> None:
    """No discs before somebody has said how they stand; no stars, as the companion never knows where they lie."""
    unknown = drawing("companion-disc")
    assert "<svg" not in unknown and position("companion-disc").words("en").say("companion-discs-unknown") in unknown
    known = drawing("companion-species")
    words = position("companion-species").words("en")
    assert not any(words.say(f"star-{star}") in unescape(known) for star in STARS)


def test_a_task_is_offered_by_what_it_asks_for() -> None:
    state = position("companion-report")
    for language in LANGUAGES:
        words, scene = state.scene(language)
        offered = [choice for choice in scene["option"].values() if choice.key.startswith("task:")]
        assert offered
        for choice in offered:
            _, face, number = choice.key.split(":")
            asked = words.say(f"task-{face}-{number}")
            assert asked in choice.text and asked in choice.full and words.card(face) in choice.full


def test_colours_are_mixed_from_tokens() -> None:
    for name in ("table.css", "card.css"):
        assert not re.findall(r"#[0-9a-f]{3,8}\b|rgb\(|hsl\(", WEB.joinpath(name).read_text("utf-8")), name
