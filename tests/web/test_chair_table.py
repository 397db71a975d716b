"""The table of Captain's Chair in the browser: what stands on it, in both languages, and that it tells no secrets."""

from __future__ import annotations

import re
from functools import cache
from html import unescape

import pytest

from wardroom.language import LANGUAGES
from wardroom.web.render import Reader, table

from .states import State
from .states_chair import STATES

OPTION = re.compile(r'<button class="([a-z_-]+)[^"]*"(?: form="do")? name="option" value="([^"]+)"')


@cache
def position(name: str) -> State:
    return STATES[name]()


@cache
def page(name: str, language: str = "en") -> str:
    words, made = position(name).scene(language)
    return table(Reader(language, "auto", "token", "/games/k3x9w2"), words, made)


@pytest.mark.parametrize("name", STATES)
def test_every_state_is_drawn_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        drawn = page(name, language)
        assert f'<html lang="{language}">' in drawn and 'id="ask"' in drawn
        assert not re.search(r"\sstyle=|\son[a-z]+=|javascript:", drawn)
        ids = re.findall(r'\sid="?([^"\s>]+)', drawn)
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", STATES)
def test_every_option_is_in_the_list(name: str) -> None:
    state = position(name)
    labels = state.table.seat(state.seat).labels if state.seat < len(state.table.names) else []
    found = [unescape(key) for part, key in OPTION.findall(page(name)) if part in ("option", "button")]
    boxes = re.findall(r'<input type="checkbox" name="option" value="([^"]+)"', page(name))
    assert sorted([*found, *boxes]) == sorted(label.key for label in labels)


@pytest.mark.parametrize("name", ("chair-act", "chair-first", "chair-late", "chair-cadet"))
def test_an_operation_is_chosen_on_its_card(name: str) -> None:
    """Whatever can be played or used is a button on the card where it is printed."""
    state = position(name)
    operations = {label.key for label in state.table.seat(0).labels if label.key.startswith(("play:", "use:"))}
    assert operations == {unescape(key) for part, key in OPTION.findall(page(name)) if part == "op"}


def test_what_is_asked_about_stands_with_the_question() -> None:
    """A scan shows its cards, the Market lets one gain from it, a secured Location is taken where it lies."""
    assert 'class="looked"' in page("chair-scan")
    assert {"market:ally", "deck:ally"} <= {key for part, key in OPTION.findall(page("chair-gain")) if part == "ck__do"}
    taken = [key for part, key in OPTION.findall(page("chair-control")) if part == "ck__do"]
    assert taken == ["control:delta_vega"]


@pytest.mark.parametrize("name", ("chair-act", "chair-late", "chair-waiting", "chair-spectator"))
def test_no_hand_but_one_s_own_is_shown(name: str) -> None:
    state = position(name)
    cards = state.table.line.state.cards
    for side in range(2):
        for card in state.table.line.state.hand(side):
            seen = cards.read(card, state.seat) == cards.faces[card]
            assert (f'id="peek-{cards.faces[card]}"' in page(name)) == seen
