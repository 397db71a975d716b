"""The network goes away, the server dies, two hands reach for the same thing: no choice is lost, none is made twice."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

from playwright.sync_api import APIResponse, Request, Route, expect

from wardroom.store import open_store
from wardroom.store.rows import MoveRow

from ..chromium import Patient
from .conftest import Somebody
from .people import BETWEEN, OPTION, Person, visiting
from .serving import Serve
from .test_together import seated


def stored(server: Serve, game: str) -> list[MoveRow]:
    store = open_store(server.database)
    try:
        return store.moves(game)
    finally:
        store.close()


def chooses(request: Request) -> bool:
    """Whether this sends a choice."""
    return request.method == "POST" and request.url.endswith("/choose")


def turns(ann: Person, bo: Person) -> tuple[Person, Person]:
    """Who chooses now, and who waits."""
    return (ann, bo) if ann.asked else (bo, ann)


def plays_a_turn(person: Person) -> int:
    position = person.position
    while person.asked:
        position = person.chooses()
    return position


def test_who_was_offline_is_told_what_was_missed(somebody: Somebody, server: Serve) -> None:
    ann, bo = seated(somebody)
    active, waiting = turns(ann, bo)
    hand = waiting.hand
    waiting.context.set_offline(True)
    position = plays_a_turn(active)
    assert waiting.position < position, "nothing can have come through"
    waiting.context.set_offline(False)
    waiting.sees(position)
    news = waiting.page.locator(".since__steps")
    expect(news).to_contain_text("draw")
    expect(news).to_contain_text("discard")
    assert waiting.asked and waiting.hand == hand
    chosen_while_offline(waiting, active, server)


def chosen_while_offline(person: Person, other: Person, server: Serve) -> None:
    """The page sends the choice again when the network is back; it is made once."""
    position = person.position
    person.has_seen_the_question(person.page.locator(OPTION).first)
    person.context.set_offline(True)
    key = person.page.locator(OPTION).first.get_attribute("value")
    with person.page.expect_event("requestfailed", chooses):
        person.page.locator(OPTION).first.click()
    assert person.position == position
    person.context.set_offline(False)
    for each in (person, other):
        each.sees(position + 1)
    moves = stored(server, person.game)
    assert [move.key for move in moves][position:] == [key]


def test_the_server_is_killed_in_mid_game_and_the_pages_go_on(browser: Patient, own_server: Serve) -> None:
    with visiting(browser, own_server.address) as hers, visiting(browser, own_server.address) as his:
        people = iter((Person(hers), Person(his)))
        ann, bo = seated(lambda: next(people))
        active, waiting = turns(ann, bo)
        position = active.chooses()
        waiting.sees(position)
        tab = waiting.another_tab()
        key = active.page.locator(OPTION).first.get_attribute("value")
        active.has_seen_the_question(active.page.locator(OPTION).first)
        own_server.end()
        expect(waiting.toast).to_contain_text("The connection was lost")
        failed: list[str] = []
        active.page.on("requestfailed", lambda request: failed.append(request.url) if chooses(request) else None)
        active.page.locator(OPTION).first.click()  # nobody is there to hear it
        expect(active.toast).to_contain_text("The connection was lost")
        while len(failed) < 4:  # it is sent again and again, for longer than a quick start takes
            active.page.wait_for_event("requestfailed", chooses)
        assert active.position == position
        own_server.start()
        for person in (active, waiting, tab):
            person.sees(position + 1)
        assert [move.key for move in stored(own_server, ann.game)][position:] == [key]
        for _ in range(4):
            position = turns(ann, bo)[0].chooses()
            for person in (ann, bo, tab):
                person.sees(position)
        assert len(stored(own_server, ann.game)) == position
        assert not ann.faults + bo.faults


def test_of_two_tabs_that_choose_at_once_one_wins(somebody: Somebody, server: Serve) -> None:
    """Both send their choice before either hears of the other's."""
    ann, bo = seated(somebody)
    active, waiting = turns(ann, bo)
    rival = active.another_tab()
    position = active.position
    for tab in (active, rival):
        tab.has_seen_the_question(tab.page.locator(OPTION).first)
    held: list[Route] = []
    for tab, place in ((active, 0), (rival, -1)):
        tab.page.route("**/choose", lambda route: held.append(route))
        tab.page.locator(OPTION).nth(place).click()
    while len(held) < 2:
        active.page.wait_for_timeout(BETWEEN)
    for each in held:
        each.continue_()
    for tab in (active, rival, waiting):
        tab.sees(position + 1)
    said = [tab.toast.inner_text() for tab in (active, rival)]
    assert sum("The game has gone on meanwhile" in each for each in said) == 1
    assert len(stored(server, active.game)) == position + 1
    assert active.hand == rival.hand


def test_of_programs_that_choose_at_once_one_wins(server: Serve) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
    _, made = called(server, "/api/games", body={"game": "missions", "seats": seats})
    here, tokens = f"/api/games/{made['id']}", [seat["token"] for seat in made["seats"]]
    with ThreadPoolExecutor(8) as threads:
        for position in range(6):
            asked = called(server, here, tokens[0])[1]["asked"][0]
            options = called(server, here, tokens[asked])[1]["ask"]["options"]
            keys = [option["key"] for option in options]
            gate = Barrier(8)

            def rival(number: int) -> tuple[str, int]:
                key = keys[number % len(keys)]  # noqa: B023
                gate.wait(120)  # noqa: B023
                choice = {"position": position, "option": key, "once": f"{position}-{number}"}  # noqa: B023
                return key, called(server, f"{here}/choices", tokens[asked], choice)[0]  # noqa: B023

            answers = list(threads.map(rival, range(8)))
            won = {key for key, status in answers if status == 200}
            assert len(won) == 1 and {status for key, status in answers if key not in won} <= {409}
            assert [move.key for move in stored(server, made["id"])][position:] == list(won)


def called(server: Serve, path: str, token: str = "", body: dict[str, Any] | None = None) -> tuple[int, Any]:
    """What the server answers to a program."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(
            urllib.request.Request(server.address + path, data, headers), timeout=120
        ) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


def test_a_hint_stays_although_an_older_answer_comes_late(somebody: Somebody) -> None:
    """That a hint is there is told to the page, which then looks again; on a busy machine it did so before it had the
    answer to its own request, so that it looked for no hint, and what it found took the hint away."""
    active, _ = turns(*seated(somebody))
    page, asked, looked = active.page, list[tuple[Route, APIResponse]](), list[Route]()

    def answers_later(route: Route) -> None:
        asked.append((route, route.fetch(max_redirects=0)))

    page.route("**/hint", answers_later)
    page.route("**/table?*", lambda route: route.continue_() if looked else looked.append(route))
    page.locator("button[popovertarget=panel-hint]").click()
    page.locator("#panel-hint select").select_option("ensign")
    with page.expect_request("**/table?*") as looks:
        page.locator("#panel-hint form button").click()
    assert "hint=" not in looks.value.url
    request, answer = asked[0]
    request.fulfill(response=answer)
    page.locator(".decision__hint:not(.is-thinking)").wait_for()
    with page.expect_response(lambda answer: "/table?" in answer.url and "hint=" in answer.url):
        looked[0].continue_()
    page.locator(".decision__hint:not(.is-thinking)").wait_for()
