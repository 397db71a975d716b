"""The table of the Star Trek CCG in the browser: what stands on it, in both languages, and that it tells no secrets."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from typing import Any

import pytest

from wardroom.kernel import HIDDEN
from wardroom.language import LANGUAGES
from wardroom.web.render import Reader, table

from .states import State
from .states_ccg import HERE, STATES

BUTTON = re.compile(r'<button class="([a-z_-]+)[^"]*"(?: form="do")? name="option" value="([^"]+)"')


@cache
def position(name: str) -> State:
    return STATES[name]()


@cache
def page(name: str, language: str = "en") -> str:
    words, made = position(name).scene(language)
    return table(Reader(language, "auto", "token", "/games/k3x9w2"), words, made)


def read(html: str) -> str:
    """Without markup; a sign by its label."""
    spoken = re.sub(r'<svg[^>]* aria-label="([^"]*)"[^>]*>.*?</svg>', r" [\1] ", html, flags=re.S)
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", spoken)))


def cut_out(html: str, start: str, end: str) -> str:
    found = html[html.index(start) :]
    return found[: found.index(end)]


def spaceline(name: str, language: str = "en") -> str:
    return cut_out(page(name, language), '<section class="line"', "</section>")


def stage(name: str, language: str = "en") -> str:
    return cut_out(page(name, language), '<section class="felt stage', '<section class="line"')


def tile(name: str, place: str) -> str:
    """The column of a location."""
    return next(part for part in spaceline(name).split('<li class="loc')[1:] if f">{place}<" in part)


@pytest.mark.parametrize("name", STATES)
def test_every_state_is_drawn_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        drawn = page(name, language)
        assert f'<html lang="{language}">' in drawn and 'id="ask"' in drawn
        assert not re.search(r"\sstyle=|\son[a-z]+=|javascript:", drawn)
        ids = re.findall(r'\sid="?([^"\s>]+)', drawn)
        assert len(ids) == len(set(ids))
        opened = set(re.findall(r'popovertarget="([^"]+)"', drawn))
        assert opened <= set(ids), "what opens nothing"


@pytest.mark.parametrize("name", STATES)
def test_every_option_is_in_the_list(name: str) -> None:
    state = position(name)
    asked = state.seat < len(state.table.names)
    labels = state.table.seat(state.seat).labels if asked else []
    found = [unescape(key) for part, key in BUTTON.findall(page(name)) if part in ("option", "button")]
    boxes = re.findall(r'<input type="checkbox" name="option" value="([^"]+)"', page(name))
    assert sorted([*found, *map(unescape, boxes)]) == sorted(label.key for label in labels)


def test_an_order_is_given_where_it_leads() -> None:
    """The one way to fly to a location, or to attempt it, is a button on it; whoever can be given an order opens to all
    of them."""
    flown = {unescape(key) for part, key in BUTTON.findall(spaceline("ccg-orders")) if part == "tile__do"}
    labels = {label.key for label in position("ccg-orders").table.seat(0).labels}
    assert flown == {key for key in labels if key.startswith(("fly:", "attempt:"))} and len(flown) == 4
    given = {unescape(key) for part, key in BUTTON.findall(page("ccg-orders")) if part == "doing"}
    assert {key for key in labels if "@" in key} <= given


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_location_has_a_sentence(language: str) -> None:
    columns = spaceline("ccg-orders", language).split('<li class="loc')[1:]
    assert len(columns) == 12
    said = [read(cut_out(column, '<p class="sr">', "</p>")) for column in columns]
    if language == "en":
        assert said[0].strip() == (
            "Alpha Omicron: Seek Life-form, Space, 40 points, span 3. For Klingon. 2 seed cards of yours."
        )
        assert said[3].strip() == "Sector 97: Explore Black Cluster, Space, 35 points, span 3. You have completed it."
    assert all("points" in each for each in said)


def test_things_lie_on_the_side_of_their_player() -> None:
    """The other player above the mission, the reader below it; the other way round for the other player."""
    mine = tile("ccg-orders", "Gamma Erandi")
    top, bottom = mine.split("lane--bot")
    assert "Outpost" not in read(top) and "Outpost" in read(bottom) and "Oberth" in read(bottom)
    above, below = tile("ccg-struck", "Gamma Erandi").split("lane--bot")
    assert "Outpost" in read(above) and "Outpost" not in read(below)
    assert "[cloaked]" in read(tile("ccg-orders", "Artrea"))
    assert "[damaged]" in read(tile("ccg-orders", "Krios"))


def test_points_say_what_is_needed_and_why() -> None:
    players = read(cut_out(page("ccg-orders"), '<section class="others"', '<section class="panel logbox"'))
    assert "45 /140" in players and "CCG-1.2" in players and "80 /100" in players and "20 to go" in players
    label = "70 points from missions, 10 bonus points; 80 count, 100 are needed"
    assert f'aria-label="{label}"' in page("ccg-orders")


@pytest.mark.rule("CCG-13.12", "CCG-13.31")
def test_an_attempt_shows_the_chain_and_what_each_condition_lacks() -> None:
    drawn = stage("ccg-attempt")
    chain = read(cut_out(drawn, '<ol class="chain"', "</ol>"))
    assert re.search(
        r"\[past\] Barclay's Protomorphosis Disease \+10 2 Rebel Encounter 3 .* 4 .* Requirements 40", chain
    )
    assert read(drawn).count("[not met] STRENGTH>44 there is 33") == 1
    assert "INTEGRITY 29 CUNNING 26 STRENGTH 33" in read(drawn)
    solve = read(cut_out(drawn, '<div class="sums">', "</section>"))
    assert "[not met] Anthropology" in solve and "[met] Leadership" in solve and "[met] STRENGTH>30" in solve
    kept = {unescape(key) for part, key in BUTTON.findall(drawn) if part == "card__do"}
    assert kept == {"tricorder@surface6-1", "starfleet_type_ii_phaser@surface6-1"}


@pytest.mark.rule("CCG-3.15")
def test_a_team_is_told_what_may_stop_it() -> None:
    """Two of the eleven unseen cards of Bo's list that fit a planet have conditions that Ann's team does not meet."""
    assert "2 of the 11 cards that may lie here stop you" in read(stage("ccg-attempt"))
    assert "cards that may lie here" not in read(stage("ccg-struck")) + read(stage("ccg-spectator"))


@pytest.mark.rule("CCG-13.20")
def test_a_price_is_neither_met_nor_lacking() -> None:
    assert re.search(r'<li class="need is-price"><span>discard 1 Equipment</span>', stage("ccg-attempt"))


@pytest.mark.rule("CCG-14.4")
def test_the_card_that_may_be_answered_is_shown_whole() -> None:
    about = read(cut_out(stage("ccg-answer"), '<article class="card card--', "</article>"))
    assert about.strip() == "Interrupt Transwarp Conduit At any time: the RANGE of one ship is doubled this turn."


@pytest.mark.rule("CCG-3.15")
def test_both_lists_are_open() -> None:
    for reader in ("ccg-answer", "ccg-spectator"):
        state = position(reader).table.line.state
        for seat in (0, 1):
            drawn = cut_out(page(reader), f'id="list-{seat}"', "</ul>")
            assert drawn.count("<li>") == len(state.listed[seat])
            assert sum(int(n) for n in re.findall(r"×(\d+)", drawn)) == sum(
                n for n in state.listed[seat].values() if n > 1
            )


def test_seed_cards_to_come_are_told_to_those_who_laid_them() -> None:
    """Bo laid them under the mission that Ann attempts."""
    assert "Chalnoth" not in read(stage("ccg-attempt"))
    assert "Chalnoth" in read(stage("ccg-struck"))
    assert "peek-chalnoth" not in page("ccg-spectator")
    assert "is-known" in tile("ccg-orders", "Alpha Omicron") and "is-known" not in tile("ccg-orders", "Artrea")


@pytest.mark.parametrize(
    "name", ("ccg-orders", "ccg-attempt", "ccg-academy", "ccg-play", "ccg-waiting", "ccg-spectator")
)
def test_no_hand_but_one_s_own_is_shown(name: str) -> None:
    state = position(name)
    game = state.table.line.state
    cards = game.cards
    shown = {face for card, face in enumerate(cards.faces) if cards.read(card, state.seat) == face}
    opened = set(re.findall(r'id="peek-([a-z0-9_]+)"', page(name)))
    assert opened and opened <= shown
    own = set(re.findall(r'data-card="([a-z0-9_]+)"', cut_out(page(name), '<section class="mine"', "</section>")))
    assert own == (set() if state.seat > 1 else {cards.faces[card] for card in game.hand(state.seat)})


@pytest.mark.rule("CCG-16.57")
def test_a_ship_battle_shows_the_sums_of_both_sides() -> None:
    said = read(stage("ccg-fire"))
    assert "Bo attacks" in said and re.search(r"ATTACK \d+ : DEFENSE \d+", said) and "U.S.S. Enterprise" in said
    keys = {unescape(key) for part, key in BUTTON.findall(spaceline("ccg-fire")) if part == "card__do"}
    assert keys == {"i_k_c_heghta@space6-2", "i_k_c_vorn@space6-2"}


def test_a_personnel_battle_shows_both_teams() -> None:
    said = read(stage("ccg-fight"))
    assert "Your team STRENGTH 55" in said and "Ann’s team STRENGTH 41" in said and "Worf 12" in said


def test_people_are_picked_where_they_stand() -> None:
    drawn = stage("ccg-beam")
    keys = {label.key for label in position("ccg-beam").table.seat(0).labels}
    picked = {unescape(key) for part, key in BUTTON.findall(drawn) if part == "card__do"}
    assert picked == {key for key in keys if "@" in key} and len(picked) > 3 and HERE not in picked


@pytest.mark.rule("CCG-5.37")
def test_while_dilemmas_are_laid_everybody_sees_how_many_lie_where() -> None:
    """Ann has laid two cards under Extraction; only she sees what they are."""
    tile = 'class="seeds seat-1" title="2 seed cards of yours"><i class=is-known></i><i class=is-known></i>'
    assert tile in spaceline("ccg-dilemmas") and spaceline("ccg-dilemmas").count('class="seeds') == 3
    seen: Any = position("ccg-dilemmas").table.seat(1).view
    bo = next(place for place in seen["rows"][0]["locations"] if place["face"] == "extraction")
    assert [each["owner"] for each in bo["seeds"]] == [0, 0]
    assert all(each["face"].startswith(HIDDEN) for each in bo["seeds"])


@pytest.mark.parametrize("name", ("ccg-missions", "ccg-dilemmas"))
def test_before_the_first_turn_the_missions_say_what_they_ask_for(name: str) -> None:
    state = position(name).table.line.state
    laid = sum(len(row) for row in state.rows.values())
    assert stage(name).count('<li class="group">') == laid > 0
    assert read(cut_out(page(name), '<div class="seedbox"', "</section>")).strip()
