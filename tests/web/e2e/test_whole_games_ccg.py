"""Whole games of the Star Trek CCG in a real browser against a real server: alone against a computer with the script,
without it, on a phone in French; and the full game of two people, each with a browser, who also fight."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from wardroom.games.ccg.cards.decks import READY

from ..look import found_by_axe
from .conftest import Somebody
from .crews import Commander, who_chooses
from .people import RESULT, Person
from .test_together import seated
from .test_whole_games import (
    PHONE,
    fits_on_a_phone_in_french,
    in_french,
    no_wider_than_the_screen,
    verifies,
    waits_by_looking_again,
)

GAME = "ccg"
FEDERATION, KLINGON, ROMULAN = "academy_federation", "academy_klingon", "academy_romulan"
EXPLORERS, SHADOWS = "federation_explorers", "romulan_shadows"


def looks_at_the_attempt(me: Person) -> int:
    """The chain: seed cards met so far, the one at hand, those to come, the requirements. Who attempts it, and what
    they have of it. How many seed cards there are."""
    page = me.page
    chain = page.locator(".chain .link")
    links = chain.evaluate_all("found => found.map(each => each.className)")
    state = [next((word for word in ("past", "back", "now", "next") if f"is-{word}" in each), "goal") for each in links]
    assert state.count("now") == 1 and "link--goal" in links[-1]
    assert state == sorted(state, key=["past", "back", "now", "next", "goal"].index), "from the bottom"
    assert chain.and_(page.locator("[aria-current=step]")).count() == 1
    assert page.locator(".stage .mates .mate").count() >= 1
    assert page.locator(".sums .need, .sums [class*=need]").count() >= 1
    return len(links) - 1


def looks_at_the_result(me: Person) -> None:
    """A sheet for each player; the points over the game, those that count, and hands. Who has won, with how much."""
    page = me.page
    assert page.locator(".tally").count() == 2
    assert page.locator(".tally tbody tr").count() >= 3
    assert page.locator("figure.graph svg path").count() >= 3 * 2
    best = page.locator(".rank.is-first .rank__p")
    if best.count() == 1:
        assert re.search(rf"\b{best.inner_text()}$", page.locator("h1").inner_text())


def test_a_whole_academy_game_with_the_script(somebody: Somebody) -> None:
    me = somebody()
    me.sets_up("bot:greedy", game=GAME, deck_1=KLINGON, deck_2=ROMULAN)
    crew, attempts, seeds = Commander(me), 0, 0
    while me.is_asked():
        assert "&#" not in me.page.locator(".stage").inner_text(), "K'Vort is no markup"
        if me.page.locator(".chain").count():
            attempts += 1
            seeds = max(seeds, looks_at_the_attempt(me))
            if attempts == 1:
                assert not found_by_axe(me.page)
        crew.answers()
    assert attempts >= 1 and seeds >= 2
    looks_at_the_result(me)
    assert not found_by_axe(me.page)
    verifies(me)


def test_a_whole_academy_game_without_the_script(somebody: Somebody) -> None:
    me = somebody(java_script_enabled=False, color_scheme="light")
    me.sets_up("bot:greedy", game=GAME, deck_1=ROMULAN, deck_2=KLINGON)
    crew = Commander(me)
    while waits_by_looking_again(me):
        crew.answers()
    assert crew.made > 20
    looks_at_the_result(me)


def test_a_whole_academy_game_on_a_phone_in_french(somebody: Somebody) -> None:
    """Seeded by hand. At 360 pixels nothing sticks out, what must be chosen is always on the screen, and no text is
    missing."""
    me = somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    me.sets_up("bot:greedy", "Zoé", GAME, seeding="by_hand", deck_1=ROMULAN, deck_2=FEDERATION)
    crew, attempts = Commander(me, tap=True), 0
    while me.is_asked():
        attempt = me.page.locator(".chain").count() > 0
        if crew.made % 10 == 0 or attempt:
            fits_on_a_phone_in_french(me)
        attempts += attempt
        if crew.made == 30:
            assert not found_by_axe(me.page)
        crew.answers()
    assert crew.made > 30
    no_wider_than_the_screen(me.page)
    in_french(me.page)
    looks_at_the_result(me)
    assert not found_by_axe(me.page)


def test_the_full_game_of_two_people_who_fight(somebody: Somebody) -> None:
    """To its end. Both see the same spaceline all the time, nobody the other's hand. Both have ordered to pass in most
    windows; both look on when ships fire."""
    ann, bo = seated(somebody, game=GAME, format="full", deck_1=EXPLORERS, deck_2=SHADOWS)
    crews = [Commander(each, seat, warlike=True, orders=True) for seat, each in enumerate((ann, bo))]
    battles = attempts = 0
    while chooser := who_chooses(*crews):
        for each in crews:
            each.me.sees(chooser.me.position)
        fires = ann.page.locator(".volley").count() > 0
        assert fires == (bo.page.locator(".volley").count() > 0)
        if fires and not battles:
            assert not found_by_axe(ann.page) and not found_by_axe(bo.page)
        battles += fires
        attempts += ann.page.locator(".chain").count()
        if chooser.made % 3 == 0:
            both_see_the_same_line(ann, bo)
            sees_its_own_hand_only(ann, bo, EXPLORERS)
            sees_its_own_hand_only(bo, ann, SHADOWS)
        chooser.answers()
    assert battles >= 2 and attempts >= 1
    for each in crews:
        each.me.page.locator(RESULT).wait_for()
        looks_at_the_result(each.me)
    expect(ann.page.locator("h1")).to_contain_text(re.compile("win"))
    verifies(bo)


def laid(me: Person, where: str) -> list[str]:
    """The cards there, by their names on the page."""
    found = me.page.locator(f"{where} [data-card]").evaluate_all("found => found.map(each => each.dataset.card)")
    return sorted(str(name) for name in found)


def both_see_the_same_line(ann: Person, bo: Person) -> None:
    """Missions, ships and facilities; and one of the two is asked."""
    assert ann.asked + bo.asked == 1
    assert laid(ann, ".line") == laid(bo, ".line")


def faces(names: list[str]) -> set[str]:
    return {name.partition("-")[0] for name in names}


def sees_its_own_hand_only(me: Person, other: Person, deck: str) -> None:
    """And of the other's nothing but what lies on the other's table as well."""
    own = {*READY[deck].draw, *READY[deck].seeds}  # artifacts are seeded
    assert me.hand <= own
    assert not faces(laid(me, "#table")) & (other.hand - own - faces(laid(other, ".felt")))
