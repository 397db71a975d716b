"""The page of the companion of Captain's Chair: the middle as it was named, and answers by the names of cards."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from importlib.resources import files

import pytest

from wardroom.games.chair.automa.companion import GAME, unseen
from wardroom.language import LANGUAGES
from wardroom.web.render import Reader, table

from .states import State
from .states_chair_companion import STATES

WEB = files(GAME.package).joinpath("show", "web")


@cache
def position(name: str) -> State:
    return STATES[name]()


@cache
def page(name: str, language: str = "en") -> str:
    words, scene = position(name).scene(language)
    return unescape(table(Reader(language, "dark", "token", "/games/x"), words, scene))


def part(name: str, heading: str, language: str = "en") -> str:
    """A section of the page."""
    found = re.search(rf'<section[^>]*aria-labelledby="{heading}".*?</section>', page(name, language), re.S)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STATES)
def test_every_page_is_drawn(name: str, language: str) -> None:
    words, _ = position(name).scene(language)
    assert words.say("companion-market") in page(name, language) and 'id="table"' in page(name, language)
    assert "unseen_" not in page(name, language)


def test_what_nobody_has_named_is_no_card() -> None:
    """At the beginning the Market and the Neutral Zone are empty places with a word in each."""
    words = position("chair-companion-begin").words("en")
    market, zone = (part("chair-companion-begin", heading) for heading in ("h-market", "h-zone"))
    assert "data-card" not in market + zone
    assert all(words.say(f"card-unseen_{suit}") in market for suit in ("person", "cargo", "ship", "ally"))
    assert zone.count(words.say("card-unseen_location")) == 3


def test_the_middle_is_drawn_as_it_was_named() -> None:
    kept = position("chair-companion-report").table.line.state
    market, zone = (part("chair-companion-report", heading) for heading in ("h-market", "h-zone"))
    lying = [(card, market) for card in kept.market] + [(card, zone) for card in kept.neutral]
    named = [(card, shown) for card, shown in lying if card is not None and not unseen.is_unseen(kept, card)]
    assert named
    for card, shown in named:
        assert f'id="c-{kept.cards.faces[card]}"' in shown


def test_a_location_is_no_button_for_one_of_its_reports() -> None:
    """Both “my tokens” and “I took control” are about it: they are chosen from the list."""
    name = next(each for each in STATES if 'value="here:' in page(each))
    assert 'value="control:' in page(name) and 'name="option"' not in part(name, "h-zone")


@pytest.mark.parametrize("name", ["chair-companion-begin", "chair-companion-market", "chair-companion-face"])
def test_cards_are_named_without_drawings_and_once_each(name: str) -> None:
    shown = page(name, "fr")
    offered = re.findall(r'class="option[^"]*" name="option" value="(\w+)"', shown)
    assert len(offered) == len(set(offered)) > 8 and "asked__card" not in shown
    decks = [each for each in offered if each not in ("none", "back")]
    assert decks == sorted(decks)


def test_what_is_to_be_done_is_told_from_the_first_step_of_the_bots_turn_on() -> None:
    kept = position("chair-companion-pause").table.line.state
    words = position("chair-companion-pause").words("en")
    told = part("chair-companion-pause", "h-now")
    begins = words.event("rival-begins", {"name_captain": kept.bot.captain})
    assert begins in re.sub("<[^>]+>", "", told) and told.count("<li>") >= 3
    setting_up = words.event("companion-set-up", {})
    assert setting_up in part("chair-companion-begin", "h-now") and setting_up not in told


def test_the_question_says_whose_turn_it_is() -> None:
    for name, key in (("report", "turn"), ("pause", "bot"), ("last", "end"), ("total", "end")):
        words = position(f"chair-companion-{name}").words("en")
        assert f'<p class="decision__step">{words.say(f"companion-step-{key}")}</p>' in page(f"chair-companion-{name}")


def test_colours_are_mixed_from_tokens() -> None:
    for name in ("table.css", "card.css"):
        assert not re.findall(r"#[0-9a-f]{3,8}\b|rgb\(|hsl\(", WEB.joinpath(name).read_text("utf-8")), name
