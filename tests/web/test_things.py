"""Acting on the things themselves: one click on a card, a space or a tech, also where it answers two questions; and
what is asked about, shown beside the options where the table is out of sight."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from wardroom.interface.outcomes import Onward
from wardroom.kernel import Label, find
from wardroom.web.render import PACKAGE, Words
from wardroom.web.scenes.options import find_paths
from wardroom.web.scenes.position import Position

from .door import config, running
from .look import STATES, served, shown, written
from .states import State, renamed

PATH = re.compile(r'name="path" value="([^"]+)"')
ASKED = re.compile(
    r'<(?:li|div) class="?asked"?>.*?popovertarget="peek-([\w-]+)".*?name="option" value="([^"]+)"', re.S
)
PRESS = re.compile(r'name="option" value="([^"]+)" data-press="([^"]*)"')


@cache
def page(name: str, language: str = "en") -> tuple[State, str]:
    state = STATES[name]()
    return state, written(state, language, "dark")


def test_a_card_is_played_by_one_click_on_it(tmp_path: Path) -> None:
    """From "What do you do?": two moves, each of which can be taken back by itself; a wrong path changes nothing."""
    with running(config(tmp_path)) as server:
        ann = server.browser()
        made = ann.post("/setup/seti", {"who1": "me", "name1": "Ann", "who2": "nobody", "set-difficulty": "2"})
        path = made.headers["location"]
        store, id = server.services.store, path.rpartition("/")[2]

        def post(what: str, **more: str) -> Any:
            hidden = re.findall(r'<input type="hidden" name="(position|once|as)" value="([^"]*)"', ann.get(path).text)
            return ann.post(f"{path}/{what}", {**dict(hidden), **more})

        first = re.search(r'name="option" value="([^"]+)"', ann.get(path).text)
        assert first and post("choose", option=unescape(first[1])).status_code == 303
        cards = [way.split(" ")[1] for way in PATH.findall(ann.get(path).text) if way.startswith("play ")]
        assert cards and all(f'id="c-{card}" data-card="{card}"' in ann.get(path).text for card in cards)
        before = [move.key for move in store.moves(id)]
        assert post("choose", path="play nothing").status_code == 422
        assert post("choose", path="nothing at all").status_code == 422
        assert [move.key for move in store.moves(id)] == before
        corners = [way for way in PATH.findall(ann.get(path).text) if way.startswith("corner ")]
        assert post("choose", path=corners[0]).status_code == 303
        assert [move.key for move in store.moves(id)][: len(before) + 2] == [*before, *corners[0].split(" ")]
        assert post("undo").status_code == 303 and [move.key for move in store.moves(id)][-1] == "undo"
        assert f'value="{corners[0].split(" ")[1]}"' in ann.get(path).text, "which corner? is asked again"


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("seti-turn", {"play", "corner", "move", "buy", "place"}),
        ("ship-opening", {"helm", "science", "weapons", "train"}),
    ],
)
def test_things_that_two_choices_lead_to_can_be_clicked(name: str, kinds: set[str]) -> None:
    """Every such button is a way that the table takes; none has a key, and what cannot be undone is locked."""
    state, html = page(name)
    ways = [unescape(way) for way in PATH.findall(html)]
    assert {way.split(" ")[0] for way in ways} >= kinds
    for way in dict.fromkeys(ways):
        again = renamed(state.table, *state.table.names)
        again.choose_keys(state.seat, way.split(" "))
        button = re.search(rf'<button [^>]*name="path" value="{re.escape(way)}"[^>]*>', html)
        assert button and "data-press" not in button[0]
        assert ('data-final="1"' in button[0]) is not again.can_undo(state.seat), way


def test_a_thing_that_two_ways_lead_to_is_asked_about() -> None:
    """Which of them is meant? The list says it."""
    card = Label("engine_room", "option-discard", {"card": "engine_room"}, False, "")
    other = card._replace(key="bridge", args={"card": "bridge"})
    first = [Label(key, f"option-{key}", {}, False, key) for key in ("one", "two")]
    onward = {"one": Onward("discard", (card, other)), "two": Onward("discard", (card,))}
    position = Position({}, {}, "turn", {}, False, first, (), None, (), {}, onward=onward)
    words = Words("en", PACKAGE, find("missions").package)
    found = find_paths(position, words)
    assert {kind: {key: way.key for key, way in ways.items()} for kind, ways in found.items()} == {
        "discard": {"bridge": "one bridge"}
    }


@pytest.mark.parametrize(
    "name", ["take", "discard", "ship-jump", "ship-tech", "seti-play", "seti-row", "seti-tech", "companion-report"]
)
def test_what_is_asked_about_is_shown_beside_its_option_and_opens(name: str) -> None:
    _, html = page(name)
    asked = ASKED.findall(html)
    assert len(asked) > 1
    for face, _ in asked:
        assert html.count(f'id="peek-{face}"') == 1, f"{face} cannot be opened"


@pytest.mark.parametrize(
    "name", ["take", "ship-move", "ship-fight", "seti-move", "seti-signal", "seti-land", "seti-turn"]
)
def test_things_bear_the_number_of_their_line(name: str) -> None:
    _, html = page(name)
    numbers: dict[str, set[str]] = {}
    for key, press in PRESS.findall(html):
        numbers.setdefault(key, set()).add(press)
    assert numbers and all(len(each) == 1 for each in numbers.values())


@pytest.fixture
def phone(browser: Any, tmp_path: Path) -> Callable[[str], Any]:
    def opened(name: str) -> Any:
        (tmp_path / "page.html").write_text(page(name)[1], "utf-8")
        made = browser.new_page(viewport={"width": 360, "height": 740})
        made.add_init_script("delete window.EventSource")
        with served(tmp_path) as address:
            shown(made, f"{address}/page.html")
        return made

    return opened


def test_on_a_phone_a_small_card_opens_and_chooses_nothing(phone: Callable[[str], Any]) -> None:
    made = phone("discard")
    sent: list[str] = []  # choices: icons and the like may still be on their way
    made.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    first = made.locator(".decision .asked").first
    name = first.locator(".card__name").text_content()
    assert first.locator(".asked__card").is_visible() and first.bounding_box()["y"] < 740
    first.locator(".asked__open").click()
    whole = made.locator(".peek:popover-open")
    whole.wait_for()
    assert whole.locator(".card__name").text_content() == name and not sent
    made.close()


@pytest.mark.parametrize(("name", "thing"), [("seti-move", ".spot"), ("ship-move", ".plate--go")])
def test_on_a_phone_lit_spaces_bear_the_numbers_of_the_list(phone: Callable[[str], Any], name: str, thing: str) -> None:
    made = phone(name)
    numbers = """(query) => Object.fromEntries([...document.querySelectorAll(query)].map((button) => {
        const key = button.querySelector(".key");
        return [button.value, key && key.checkVisibility() && key.getBoundingClientRect().width > 8 && key.textContent];
    }))"""
    things, lines = made.evaluate(numbers, f"#table {thing}"), made.evaluate(numbers, ".decision .option")
    assert things and things == {key: lines[key] for key in things} and all(things.values())
    made.close()


@pytest.mark.parametrize("width", [360, 1366])
def test_what_ends_the_round_is_at_the_foot_of_the_decision(phone: Callable[[str], Any], width: int) -> None:
    made = phone("seti-turn")
    made.set_viewport_size({"width": width, "height": 740})
    end, box = made.locator(".options--end").bounding_box(), made.locator(".decision").bounding_box()
    assert abs(end["y"] + end["height"] - box["y"] - box["height"]) < 14, "whatever else can or cannot be done"
    made.close()
