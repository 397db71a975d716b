"""What is agreed on before a game: settings of a seat, several values at once, codes. In the form, the waiting room,
the API and a rematch."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.games import fleet
from wardroom.kernel import Chance
from wardroom.kernel.errors import BadSetup
from wardroom.store.rows import SeatRow
from wardroom.web.render import PACKAGE, Words
from wardroom.web.routes.after import draft_rematch
from wardroom.web.scenes.settings import read_settings, settings_of_seat
from wardroom.web.scenes.setup import read_plan, setup
from wardroom.web.scenes.waiting import waiting
from wardroom.web.table_setup import Chair, Draft

from . import samples
from .door import Server, config, running
from .pages import game_words

pytestmark = pytest.mark.usefixtures("fleet_installed")
EN = game_words("en")
CODE = "guard*5, pilot*2,ambush*1;mine*2"
TIDY = "guard*5,pilot*2,ambush*1;mine*2"
SEATS = {"who1": "me", "name1": "Ann", "who2": "link", "name2": "Bo"}
FORM = {**SEATS, "set-deck_1": "raiders", "set-deck_2": "guards", "set-bonuses": ""}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(config(tmp_path)) as made:
        yield made


def own(language: str = "en") -> Words:
    return Words(language, PACKAGE, fleet.GAME.package)


# The form


def test_every_seat_has_its_own_and_a_code_wins() -> None:
    plan = read_plan(fleet.GAME, {**FORM, "code-deck_2": f"  {CODE} ", "code-deck_1": " "}, EN)
    assert plan.settings == {"deck_1": "raiders", "deck_2": TIDY, "bonuses": ""}


def test_several_values_each_as_often_as_its_number_says() -> None:
    sent = {**FORM, "set-bonuses": "extra_card+head_start", "times-bonuses-head_start": "3"}
    assert read_plan(fleet.GAME, sent, EN).settings["bonuses"] == "head_start+head_start+head_start+extra_card"
    assert read_plan(fleet.GAME, {**FORM, "times-bonuses-head_start": "3"}, EN).settings["bonuses"] == "", "not ticked"
    again = {**FORM, "set-bonuses": "extra_card+extra_card"}
    assert read_plan(fleet.GAME, again, EN).settings["bonuses"] == "extra_card+extra_card", "sent twice"


def test_settings_follow_their_row_when_a_row_before_is_empty() -> None:
    game = replace(fleet.GAME, seats=(1, 2, 3))
    form = {f"set-deck_{row}": deck for row, deck in enumerate(["guards", "raiders", CODE], 1)}
    assert read_settings(game, form, [1, 3]) == {"deck_1": "guards", "deck_2": TIDY, "deck_3": "raiders", "bonuses": ""}
    assert read_settings(game, form, [2])["deck_1"] == "raiders"
    with pytest.raises(BadSetup, match="unknown-setting"):
        read_settings(game, {**form, "set-deck_9": "guards"}, [1])


def test_a_form_that_failed_shows_what_was_sent() -> None:
    sent = {**FORM, "set-bonuses": "head_start", "times-bonuses-head_start": "2", "code-deck_2": "guard*99;"}
    scene = setup(fleet.GAME, EN, form=sent, wrong="No.")
    first, second = (seat.settings[0] for seat in scene["seats"])
    assert [choice.value for choice in first.choices if choice.chosen] == ["raiders"]
    assert (first.wrong, second.wrong, second.code) == (False, True, "guard*99;")
    (bonuses,) = scene["settings"]
    assert [(each.value, each.chosen, each.times) for each in bonuses.choices] == [
        ("head_start", True, 2),
        ("extra_card", False, 1),
    ]
    assert not any(field.wrong for seat in setup(fleet.GAME, EN)["seats"] for field in seat.settings)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_form_without_a_script(server: Server, language: str) -> None:
    browser = server.browser()
    page = browser.get("/setup/fleet", headers={"accept-language": language}).text
    for field in ("set-deck_1", "code-deck_1", "set-deck_2", "code-deck_2", "set-bonuses", "times-bonuses-head_start"):
        assert f'name="{field}"' in page
    assert page.count('type="checkbox" name="set-bonuses"') == 2
    assert 'name="listed" value="no" checked' in page and 'value="yes" checked' not in page
    assert ("Raiders" if language == "en" else "Pillards") in page
    wrong = browser.post("/setup/fleet", {**FORM, "code-deck_1": "cow*3;"}, headers={"accept-language": language})
    assert wrong.status_code == 422
    assert 'value="cow*3;"' in wrong.text and 'aria-invalid="true"' in wrong.text and "cow*3" in wrong.text


def test_boxes_of_one_name_are_joined(server: Server) -> None:
    browser = server.browser()
    sent: dict[str, Any] = {**FORM, "set-bonuses": ["", "extra_card", "head_start"], "code-deck_2": CODE}
    made = browser.post("/setup/fleet", sent)
    assert made.status_code == 303, made.text
    row = server.services.store.game(made.headers["location"].rpartition("/")[2])
    assert row.settings == {"deck_1": "raiders", "deck_2": TIDY, "bonuses": "head_start+extra_card"}
    room = browser.get(made.headers["location"]).text
    assert "<dt>Deck</dt><dd>Raiders</dd>" in room and f"<dd>{TIDY}</dd>" in room


def picky(seats: int, settings: Mapping[str, Any], chance: Chance) -> fleet.Fleet:
    if settings["deck_1"] == settings["deck_2"]:
        raise BadSetup("bad-setting", setting="deck", value="guards, guards", choices="two that differ")
    return fleet.setup(seats, settings, chance)


def test_what_does_not_go_together_is_told_before_there_is_a_table(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet, "GAME", replace(fleet.GAME, setup=picky))
    answer = server.browser().post("/setup/fleet", {**FORM, "set-deck_1": "guards"})
    assert answer.status_code == 422 and "two that differ" in answer.text
    wish = {"game": "fleet", "seats": [{"kind": "person"}, {"kind": "person"}], "options": {}}
    refused = server.client.post("/api/games", json=wish)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad-setting")
    assert server.services.store.ids() == []
    assert server.browser().post("/setup/fleet", FORM).status_code == 303


# Choices that go with a value of another setting


def test_decks_stand_under_the_format_that_they_are_for(server: Server) -> None:
    browser = server.browser()
    page = browser.get("/setup/ccg").text
    select = page.partition('name="set-deck_2"')[2].partition("</select>")[0]
    listed = {
        heading: re.findall('value="([^"]+)"', choices)
        for heading, choices in re.findall('<optgroup label="([^"]+)" data-suits="[12]">(.*?)</optgroup>', select)
    }
    assert listed == {
        "Academy": ["academy_federation", "academy_klingon", "academy_romulan"],
        "full game": ["federation_explorers", "romulan_shadows"],
    }
    assert re.search('value="random" selected', select.partition("<optgroup")[0])
    assert page.count("data-lists") == 1


@pytest.mark.parametrize("format", ("academy", "full"))
def test_either_format_can_be_played_with_the_decks_that_are_set_at_first(server: Server, format: str) -> None:
    form = {"who1": "me", "who2": "bot:ensign", "set-format": format, "set-deck_1": "random", "set-deck_2": "random"}
    assert server.browser().post("/setup/ccg", form).status_code == 303


def test_a_deck_of_another_format_is_refused_and_the_form_keeps_it(server: Server) -> None:
    form = {"who1": "me", "who2": "bot:ensign", "set-format": "full", "set-deck_2": "academy_klingon"}
    answer = server.browser().post("/setup/ccg", form)
    assert answer.status_code == 422
    assert "Both decks must be for the full game" in answer.text and "CCG-3.14" in answer.text
    assert 'value="academy_klingon" selected' in answer.text
    assert re.search('name="set-format" value="full" checked', answer.text)


# Programs


def test_programs_name_settings_as_the_header_does(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    options = {"deck_2": CODE, "bonuses": "extra_card+head_start"}
    made = server.client.post("/api/games", json={"game": "fleet", "seats": seats, "options": options})
    assert made.status_code == 201, made.text
    row = server.services.store.game(made.json()["id"])
    assert row.settings == {"deck_1": "guards", "deck_2": TIDY, "bonuses": "head_start+extra_card"}
    for wrong in ({"deck": "guards"}, {"deck_1": "cow"}, {"bonuses": "head_start+cow"}):
        answer = server.client.post("/api/games", json={"game": "fleet", "seats": seats, "options": wrong})
        assert answer.status_code == 422, wrong


# Afterwards


def test_what_belongs_to_a_seat_turns_with_it() -> None:
    chairs = (SeatRow(0, "person", "Ann", taken=True), SeatRow(1, "person", "Bo", taken=True))
    settings = {"deck_1": "raiders", "deck_2": TIDY, "bonuses": "head_start"}
    row = samples.row(game="fleet", seats=chairs, settings=settings)
    draft = draft_rematch(row, (0,))
    assert [chair.name for chair in draft.chairs] == ["Bo", "Ann"]
    assert draft.settings == {"deck_1": TIDY, "deck_2": "raiders", "bonuses": "head_start"}


def test_what_nobody_had_stays_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "GAME", replace(fleet.GAME, seats=(2, 3)))
    settings = {"deck_1": "raiders", "deck_2": "guards", "deck_3": TIDY, "bonuses": ""}
    row = samples.row(game="fleet", seats=(SeatRow(0, "person", "Ann"), SeatRow(1, "person", "Bo")), settings=settings)
    assert draft_rematch(row, ()).settings == {**settings, "deck_1": "guards", "deck_2": "raiders"}


def test_the_waiting_room_says_what_each_seat_has() -> None:
    settings = {"deck_1": "raiders", "deck_2": TIDY, "bonuses": ""}
    row = samples.row(game="fleet", status="waiting", seats=(samples.ANN, samples.ANN), settings=settings)
    assert settings_of_seat(fleet.GAME, settings, 0, own("fr")) == [("Paquet", "Pillards")]
    row = replace(row, seats=(samples.ANN, SeatRow(1, "person", "Bo")))
    assert [chair.settings for chair in waiting(row, EN, host=False)["chairs"]] == [
        [("Deck", "Raiders")],
        [("Deck", TIDY)],
    ]


def test_tables_of_programs_are_tried_too(server: Server) -> None:
    async def make() -> None:
        draft = Draft("fleet", [Chair("person", "Ann")])
        await server.services.table_setup.make(draft, None, programs=True)

    with pytest.raises(BadSetup, match="bad-seats"):
        server.run(make)
