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
    asked = state.seat < len(state.table.names) and "at" not in state.more  # at a step that is past nothing is
    labels = state.table.seat(state.seat).labels if asked else []
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


# The Bot


def turn_of(html: str) -> str:
    """What its panel tells of its turn, as it is read."""
    told = html[html.index('class="rcard"') :]
    return told[: told.index("bot__next")] if "bot__next" in told else told[: told.index("foe__piles")]


def read(html: str) -> str:
    """Without markup; a sign by its label."""
    spoken = re.sub(r'<(?:svg|span)[^>]* aria-label="([^"]*)"[^>]*>', r" [\1] ", html)
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", spoken)))


def test_the_turn_of_the_bot_is_told_card_by_card() -> None:
    """Its rows that did not match, the one that did with its text, and lettered steps with what decided."""
    told = turn_of(page("chair-bot"))
    cards = [face for face, _ in position("chair-bot").table.line.state.told_rows]
    assert re.findall(r'bc__head">.*?popovertarget="peek-([^"]+)"', told) == cards
    said = read(told)
    assert (
        "Disruptor Rifles [does not match] × shady [does not match] × cloak [does not match] × Vulcan "
        "[does not match] × Klingon [matches] attack CHAIR- 33.2"
    ) in said
    assert "worth 4 (4 VP) to it ( CHAIR- 30.2 ): no other fits." in said
    assert "Clean-up a show General Movar and Disruptor Rifles go from its Staging area" in said


def test_each_step_of_it_leads_to_the_table_at_that_moment() -> None:
    plain, shown = page("chair-bot"), page("chair-bot-step")
    steps = [unescape(step) for step in re.findall(r'<i><a href="([^"]+)" title', turn_of(plain))]
    assert len(steps) > 15 and all(re.fullmatch(r"/games/k3x9w2\?as=0&at=\d+", step) for step in steps)
    assert "is-now" not in turn_of(plain)
    now = re.findall(r'<li class="step is-now">(.*?)</li>', turn_of(shown))
    assert len(now) == 1 and "Delta Vega" in now[0]
    assert "Utilize" not in read(turn_of(shown)), "that card has not been turned up yet"
    assert "1 face down" in read(shown) and "bot__next" not in shown


def test_rows_of_its_last_turn_are_lit_on_its_command_cards() -> None:
    """With the cards that it resolved with them; the row of this moment apart."""
    lit = re.compile(r'<li class="cmd( is-lit)( is-now)?"( tabindex="-1" autofocus)?>(.*?)</li>')
    after, during = ({read(body).strip(): now for _, now, _, body in lit.findall(page(name))} for name in BOTS)
    assert len(after) == 4 and not any(after.values())
    assert [said for said, now in during.items() if now] and len([now for now in during.values() if now]) == 1
    assert any("attack" in said and "Disruptor Rifles, now" in said for said, now in during.items() if now)
    assert any("Disruptor Rifles, in its last turn" in said for said in after)


BOTS = ("chair-bot", "chair-bot-step")


@pytest.mark.rule("CHAIR-30.2", "CHAIR-30.4", "CHAIR-30.8")
def test_what_the_bot_does_next_is_told_with_what_is_known() -> None:
    """The Location, how many cards, those among them that one knows, and where its token goes."""
    said = read(page("chair-bot-late"))
    assert (
        "Next: it takes Derna, worth 6 to it, and resolves it CHAIR- 30.2 , then it turns up 5 cards CHAIR- 30.4 "
        "(you know Political Crisis) and, as the Market stands, lays its token on U.S.S. Reliant CHAIR- 30.8"
    ) in said
    assert "It has not had a turn yet." in read(page("chair-bot-first"))
    assert "Next: it turns up 2 cards" in read(page("chair-bot-first"))
