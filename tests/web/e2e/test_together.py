"""Several people at one table, each with a browser: everybody sees the same game and nobody another's hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from html import unescape
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from wardroom.kernel import Move, find, steps
from wardroom.language import Text
from wardroom.store import open_store
from wardroom.store.opening import head

from ..chromium import PATIENCE
from .conftest import Somebody
from .people import BETWEEN, OPTION, Person
from .proxy import Wire
from .serving import Serve

GAME = find("missions")
WATCHER = 2


class Wired(NamedTuple):
    """Somebody, and every byte the server ever sent to them."""

    person: Person
    wire: Wire
    reader: int  # the seat, or the number after the last one for a spectator


@pytest.fixture
def wires(server: Serve) -> Iterator[list[Wire]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Wire(server.port)) for _ in range(3)]


def seated(
    somebody: Somebody, addresses: tuple[str, ...] = (), game: str = "missions", **settings: str
) -> tuple[Person, Person]:
    """Ann makes a table, Bo sits down by her link; her page notices."""
    ann, bo = (somebody(*addresses[place : place + 1]) for place in range(2))
    ann.sets_up("link", game=game, **settings)
    bo.sits_down(ann.page.locator("input[id^=link-]").input_value(), "Bo")
    ann.table.wait_for()
    return ann, bo


def test_two_people_and_a_spectator(somebody: Somebody, wires: list[Wire], server: Serve) -> None:
    """A whole game. Everything sent to each of them is kept, and looked through for cards that they could not know."""
    ann, bo, eve = (somebody(wire.address) for wire in wires)
    ann.sets_up("link")
    eve.opens(re.sub(r"^https?://[^/]+", "", ann.page.locator("input#watch").input_value()))
    eve.page.locator(".invite__form button").click()
    expect(eve.page.locator("h1")).to_contain_text("Waiting for one player")
    bo.sits_down(ann.page.locator("input[id^=link-]").input_value(), "Bo")
    everybody = [Wired(ann, wires[0], 0), Wired(bo, wires[1], 1), Wired(eve, wires[2], WATCHER)]
    marks: list[list[int]] = []
    position = 0
    while True:
        for each in everybody:
            each.person.sees(position)
        chooser = whose_turn(ann, bo)
        if chooser is None:
            break
        only_own_hands(ann, bo, eve)
        for each in everybody if position % 3 == 0 else ():
            looks_around(each)
        marks.append([each.wire.mark() for each in everybody])
        position = chooser.chooses()
        assert position < 100
    assert position >= 12
    for person in (ann, bo, eve):
        person.page.locator("main.result").wait_for()
    for each in everybody:
        nothing_hidden_was_sent(each, [mark[everybody.index(each)] for mark in marks], server, ann.game)


def whose_turn(*people: Person) -> Person | None:
    """None at the end. A page that goes over to the result just now shows neither, and is looked at again."""
    for _ in range(PATIENCE // BETWEEN):
        if any(person.ended for person in people):
            return None
        for person in people:
            if person.asked:
                return person
        people[0].page.wait_for_timeout(BETWEEN)
    raise AssertionError("nobody is asked, and the game is not over")


def only_own_hands(ann: Person, bo: Person, eve: Person) -> None:
    if len(ann.hand) >= 7 and len(bo.hand) >= 7:  # at scoring hands are open
        assert not ann.hand & bo.hand
    assert not eve.hand and not eve.asked
    assert ann.asked + bo.asked <= 1


def looks_around(each: Wired) -> None:
    """Whatever else somebody may fetch, or try to, while a game runs."""
    here = f"/games/{each.person.game}"
    get = each.person.context.request.get
    for path in ("", "/table?since=0", "/log", f"/log?as={each.reader}"):
        assert get(here + path).ok or each.reader == WATCHER
    for path in (f"/log?as={(each.reader + 1) % 2}", "/replay", "/file"):
        assert get(here + path).status in (403, 409)


def known_faces(server: Serve, game: str, reader: int) -> list[set[str]]:
    """At each position: all faces that this reader has ever seen, from the game as it was stored."""
    store = open_store(server.database)
    try:
        row, moves = store.game(game), store.moves(game)
    finally:
        store.close()
    record = replace(head(row), moves=tuple(Move(move.seat, move.key, move.link) for move in moves))
    found: list[set[str]] = []
    seen: set[str] = set()
    for table in steps(GAME, record):
        cards = table.line.state.cards
        seen |= {cards.faces[card] for card in range(len(cards.faces)) if cards.known[card] >> reader & 1}
        found.append(set(seen))
    return found


def nothing_hidden_was_sent(each: Wired, marks: list[int], server: Serve, game: str) -> None:
    known = known_faces(server, game, each.reader)
    shown: set[str] = set()
    looked_for, start = 0, 0
    for position, end in enumerate(marks):
        sent = "\n".join(readable(part) for part in each.wire.told(start, end))
        start = end
        for face in NAMES:
            at = shows(face, sent)
            if face in known[position]:
                shown |= {face} if at >= 0 else set()
            else:
                looked_for += 1
                assert at < 0, f"{face} was sent to {each.reader} at {position}: {sent[max(0, at - 300) : at + 50]}"
    assert looked_for > 30 * len(marks)
    assert len(shown) > 3, "what one knows is found, so the search works"


def readable(sent: bytes) -> str:
    """Without the names that are printed on cards that are shown: what is printed on a card is no secret."""
    said = sent.decode("utf-8", "replace")
    for top in HEADS.findall(said):  # styles, scripts and fonts may come compressed, what tells of a table does not
        assert "content-encoding" not in top.lower() or OF_THE_HOUSE.search(top), top
    return unescape(NAMED.sub("", said))


def shows(face: str, sent: str) -> int:
    """Where a card stands in what was sent, by its id or by its name, unless these are plain words; else -1."""
    forms = [face] if "_" in face else [f"{before}{face}{after}" for before in '"#=-' for after in "\"'&"]
    places = [sent.find(form) for form in [*forms, *[NAMES[face]] * (" " in NAMES[face])]]
    return max(places)


HEADS = re.compile(r"HTTP/1\.1 .*?\r\n\r\n", re.DOTALL)
OF_THE_HOUSE = re.compile(r"content-type: (font/|image/|text/css|text/javascript)", re.IGNORECASE)
NAMED = re.compile(r'<a class="named"[^>]*>[^<]*</a>')
NAMES = {face: Text("en", GAME.package).card(face) for face in GAME.show.printed()}


def test_a_second_tab_stays_in_step_and_a_stale_form_gets_a_friendly_sentence(somebody: Somebody) -> None:
    ann, bo = seated(somebody)
    first, other = (ann, bo) if ann.asked else (bo, ann)
    second = first.another_tab()
    deaf = Person(first.context)
    deaf.page.add_init_script("delete window.EventSource")
    deaf.opens(first.page.url)
    deaf.has_seen_the_question(deaf.page.locator(OPTION).last)
    position = first.chooses()
    for person in (second, other):
        person.sees(position)
    assert second.hand == first.hand
    assert second.page.locator(OPTION).count() == first.page.locator(OPTION).count() > 0
    assert deaf.position == position - 1, "this tab has heard nothing"
    deaf.page.locator(OPTION).last.click()
    expect(deaf.toast).to_contain_text("The game has gone on meanwhile")
    assert deaf.position == position and deaf.hand == first.hand, "it shows the table as it is now"
    second.chooses()
    first.sees(position + 1)
    other.sees(position + 1)


def test_a_stale_form_without_the_script(somebody: Somebody) -> None:
    me = somebody(java_script_enabled=False)
    me.sets_up("screen")
    me.page.locator(".decision a.button--main").click()
    stale, twin = me.another_tab(), me.another_tab()
    position = me.position
    me.page.locator(OPTION).first.click()
    stale.page.locator(OPTION).last.click()
    expect(stale.toast).to_contain_text("The game has gone on meanwhile")
    assert stale.position == position + 1
    twin.page.locator(OPTION).first.click()
    assert twin.position == position + 1, "the same choice again is made once"
    expect(twin.toast).not_to_contain_text("The game has gone on meanwhile")


def test_one_screen_for_two_has_a_curtain(somebody: Somebody) -> None:
    me = somebody()
    me.sets_up("screen")
    page = me.page
    hands: dict[str, set[str]] = {}
    for _ in range(3):
        expect(page.locator("h1")).to_contain_text("Pass the device to")
        assert not me.hand and not me.asked
        behind = page.content()
        assert not any(f'"{card}"' in behind for hand in hands.values() for card in hand - discarded(me))
        me.leaves_by("1")
        page.locator(OPTION).first.wait_for()
        who = page.locator(".top__seat").inner_text()
        hands[who] = set()
        while me.asked:
            hands[who] = me.hand
            me.chooses()
            page.locator(f"{OPTION}, .decision a.button--main").first.wait_for()
    assert len(hands) == 2 and not set.intersection(*hands.values())


def discarded(me: Person) -> set[str]:
    found = [card.get_attribute("data-card") for card in me.page.locator(".felt [data-card]").all()]
    return {card for card in found if card}
