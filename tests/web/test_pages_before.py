"""Lobby, lists, set-up, waiting room and invitation: what they say about whom."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from wardroom.kernel import find
from wardroom.kernel.errors import BadSetup, WardroomError
from wardroom.store.rows import SeatRow, Sitting
from wardroom.web.scenes.error import KNOWN, error
from wardroom.web.scenes.lists import list_unfinished, mine, open_entries
from wardroom.web.scenes.lobby import lobby, picture
from wardroom.web.scenes.setup import BOTS, CREW, BadTable, Place, complaint, plan_quick_game, read_plan, setup
from wardroom.web.scenes.sit import sit
from wardroom.web.scenes.waiting import waiting

from . import samples
from .pages import game_words, rendered

MISSIONS = find(samples.GAME)
EN = game_words("en")


def test_my_turns_come_first_and_a_table_stands_once() -> None:
    entries = list_unfinished(samples.my_games(), EN, samples.NOW)
    assert [(entry.id, entry.lit) for entry in entries] == [
        ("3kqz7hn2", True),
        ("hot", True),
        ("theirs", False),
        ("wait", False),
    ]
    assert [entry.state for entry in entries] == [
        "Your turn",
        "Cy, at this screen",
        "Bo is thinking",
        "waiting for 2 players",
    ]
    assert entries[0].who == "Bo and Mira"
    assert entries[1].who == "Cy"


def test_time_is_told_in_the_largest_unit() -> None:
    entries = list_unfinished(samples.my_games(), EN, samples.NOW)
    assert [entry.when.said for entry in entries] == ["2 min ago", "yesterday", "1 h ago", "just now"]
    assert entries[0].when.iso.endswith("+00:00")


def test_finished_games_say_who_won() -> None:
    groups = mine(samples.my_games(), EN, samples.NOW)["groups"]
    assert [group.key for group in groups] == ["yours", "running", "finished"]
    over = samples.over_row()
    assert over.result is not None and over.winners is not None
    winner = over.winners[0]
    name = samples.finished().names[winner]
    assert [entry.state for entry in groups[2].entries] == [f"{name} won with {over.result[winner]}"] * 2
    won = replace(samples.over_row(), winners=(0,), result=(90, 67, 87))
    assert mine([(won, Sitting("a", 0))], EN, samples.NOW)["groups"][2].entries[0].state == "You won with 90"
    frozen = replace(samples.over_row(), status="frozen")
    failed = replace(samples.over_row(), status="failed", result=None)
    assert "stands still" in mine([(failed, Sitting("a", 0))], EN, samples.NOW)["groups"][1].entries[0].state
    assert "older rules" in mine([(frozen, Sitting("a", 0))], EN, samples.NOW)["groups"][2].entries[0].state


def test_open_games_lead_to_their_invitation_and_foreign_games_are_left_out() -> None:
    rows = [*samples.open_games(), samples.row(id="x", game="no-such-game", status="waiting")]
    entries = open_entries(rows, EN, samples.NOW)
    assert [(entry.href, entry.state) for entry in entries] == [
        ("/open/o1", "1 of 3 seats free"),
        ("/open/o2", "2 of 3 seats free"),
    ]


def test_the_lobby_shows_what_can_be_played() -> None:
    scene = lobby([], [], EN, samples.NOW)
    assert [tile.game for tile in scene["tiles"]][:1] == ["missions"]
    tile = scene["tiles"][0]
    assert (tile.players, tile.against, tile.pad, tile.cards) == ("2–4", "against two computer players", True, True)
    assert 'class="v-face v-lit"' in str(picture(MISSIONS)), "one lit thing"


def test_play_now_is_a_full_and_fair_table() -> None:
    places = plan_quick_game(MISSIONS, "Ann")
    assert places[0] == Place("person", "Ann", mine=True)
    assert [place.kind for place in places[1:]] == ["bot", "bot"]
    assert len({place.name for place in places}) == 3


FORM = {"who1": "me", "name1": " Ann ", "who2": "link", "who3": "nobody", "who4": "bot:captain"}


def test_a_form_becomes_a_plan() -> None:
    plan = read_plan(
        MISSIONS, {**FORM, "set-stalemate_rounds": "7", "set-memory_aid": "no", "listed": "yes", "luck": " x "}, EN
    )
    assert plan.places == (
        Place("person", "Ann", mine=True),
        Place("person", "Player 2"),
        Place("bot", CREW[0], "captain"),
    )
    assert plan.settings == {"stalemate_rounds": 7, "memory_aid": False}
    assert (plan.listed, plan.luck) == (True, "x")


def test_people_at_one_screen_get_names_and_only_one_is_the_host() -> None:
    plan = read_plan(MISSIONS, {"who1": "me", "who2": "screen", "who3": "me"}, EN)
    assert [(place.kind, place.name, place.mine) for place in plan.places] == [
        ("person", "Captain", True),
        ("screen", "Player 2", False),
        ("screen", "Player 3", False),
    ]


def test_computers_do_not_share_a_name() -> None:
    plan = read_plan(MISSIONS, {f"who{number}": "bot:ensign" for number in range(1, 5)}, EN)
    assert len({place.name for place in plan.places}) == 4


@pytest.mark.parametrize(
    ("form", "kind"),
    [
        ({"who1": "me"}, BadTable),
        ({}, BadTable),
        ({**FORM, "who3": "stranger"}, BadTable),
        ({**FORM, "who3": "bot:god"}, BadSetup),
        ({**FORM, "set-stalemate_rounds": "1000"}, BadSetup),
        ({**FORM, "set-colour": "red"}, BadSetup),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_that_cannot_be_is_explained(form: dict[str, str], kind: type[WardroomError], language: str) -> None:
    words = game_words(language)
    with pytest.raises(kind) as wrong:
        read_plan(MISSIONS, form, words)
    assert len(complaint(wrong.value, words)) > 10


def test_a_form_that_failed_comes_back_as_it_was_sent() -> None:
    scene = setup(MISSIONS, EN, form={**FORM, "set-memory_aid": "false", "listed": "yes"}, wrong="No.")
    chosen = [choice.value for seat in scene["seats"] for _, choices in seat.who for choice in choices if choice.chosen]
    assert chosen == ["me", "link", "nobody", "bot:captain"]
    assert [choice.value for choice in scene["settings"][1].choices if choice.chosen] == ["false"]
    assert scene["listed"]


def test_every_computer_player_on_offer_is_explained() -> None:
    for language in ("en", "fr"):
        ranks = [said for _, said in setup(MISSIONS, game_words(language))["ranks"]]
        assert len(ranks) == len(BOTS)
        assert re.findall(r"\d+", " ".join(ranks)) == ["5", "60", "15", "60"], "how long a captain and an admiral think"


def test_links_are_for_the_host_alone() -> None:
    row, links = samples.waiting_row(), {1: "https://x/sit/secret"}
    host = waiting(row, EN, host=True, mine=(0,), links=links, watch="https://x/watch/secret")
    guest = waiting(row, EN, host=False, mine=(1,), links=links, watch="https://x/watch/secret")
    assert host["chairs"][1].link and host["watch"]
    assert not any(chair.link or chair.can_reissue for chair in guest["chairs"])
    assert not guest["watch"]
    assert [chair.taken for chair in host["chairs"]] == [True, False, True, False]


def test_an_invitation_names_the_host_and_the_others() -> None:
    scene = sit(samples.waiting_row(), EN, action="/sit/x", seat=1)
    assert (scene["host"], scene["name"]) == ("Ann", "Dee")
    assert [name for _, name, _ in scene["others"]] == ["Ann", "Mira", ""]
    assert sit(samples.waiting_row(), EN, action="/sit/x", seat=3, me="Eve")["name"] == "Eve"
    assert sit(samples.row(), EN, action="/watch/x", seat=None)["watch"]


def test_names_cannot_become_markup() -> None:
    row = samples.row(seats=(samples.ANN, SeatRow(1, "person", "<b>Bo</b>", taken=True)))
    scene = lobby([(row, Sitting(row.id, 0))], [], EN, samples.NOW)
    assert scene["mine"][0].who == "<b>Bo</b>"
    assert "<b>Bo</b>" not in rendered("lobby", "en")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_error_has_a_sentence_and_advice(language: str) -> None:
    for key in KNOWN:
        scene = error(game_words(language), int(key) if key.isdecimal() else key, reference="r")
        assert scene["heading"] and scene["advice"]
    assert error(EN, 418)["heading"] == error(EN, 400)["heading"]
    assert error(EN, 599)["heading"] == error(EN, 500)["heading"]
