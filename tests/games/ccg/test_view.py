"""What a seat sees of the table, and that it sees no more than it knows (CCG-25.2)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.games.ccg import GAME
from wardroom.games.ccg.show.picture import picture
from wardroom.games.ccg.show.printed import printed
from wardroom.games.ccg.state import Location
from wardroom.kernel import HIDDEN, SPECTATOR, Table

READERS = (0, 1, SPECTATOR)


def view(game: Sitting, reader: int = 0) -> Any:
    return game.table.seat(reader).view


def place(game: Sitting, number: int = 0, reader: int = 0) -> Any:
    found = [each for row in view(game, reader)["rows"] for each in row["locations"] if each["number"] == number]
    assert len(found) == 1
    return found[0]


def in_attempt(*under: str) -> Sitting:
    """Three people with a Tricorder stand before a Rebel Encounter, with more seed cards behind it."""
    given = Given()
    number = given.mission("first_contact")
    given.under(number, "rebel_encounter", *under)
    leader, *_ = given.surface(number, "deanna_troi", "sarek", "taitt", "tricorder")
    game = given.sit()
    game.order("attempt", game.state.locations[number].missions[0], leader).passing()
    assert game.ask.kind == "pay-discard"
    return game


# Who knows what


@pytest.mark.rule("CCG-25.2")
def test_hands_and_decks_are_their_owners_or_nobodys() -> None:
    given = Given()
    given.mission("first_contact")
    given.hand(0, "worf")
    given.hand(1, "klag", "kurn")
    game = given.sit()
    assert view(game, 0)["hand"] == ["worf"]
    assert sorted(view(game, 1)["hand"]) == ["klag", "kurn"]
    assert view(game, SPECTATOR)["hand"] == []
    assert view(game, 0)["players"][1]["hand"] == 2
    assert not {"klag", "kurn"} & set(words(view(game, 0)))


def words(thing: Any) -> list[str]:
    """All texts anywhere in plain data."""
    if isinstance(thing, dict):
        return [word for each in thing.values() for word in words(each)]
    if isinstance(thing, list):
        return [word for each in thing for word in words(each)]
    return [thing] if isinstance(thing, str) else []


@pytest.mark.rule("CCG-5.15", "CCG-25.2")
def test_whoever_seeded_knows_the_seed_cards_and_all_see_how_many() -> None:
    table: Table[Any] = Table(GAME, 2, bytes(32))
    views: list[Any] = [table.seat(reader).view for reader in READERS]
    seeds = [[each for row in seen["rows"] for there in row["locations"] for each in there["seeds"]] for seen in views]
    assert seeds[0]
    for reader in (0, 1):
        assert all((each["owner"] == reader) == (not each["face"].startswith(HIDDEN)) for each in seeds[reader])
    assert all(each["face"].startswith(HIDDEN) for each in seeds[2])
    assert len(seeds[0]) == len(seeds[1]) == len(seeds[2])


@pytest.mark.rule("CCG-25.2")
def test_worlds_that_a_seat_cannot_tell_apart_look_alike() -> None:
    """All along a random game, attempts included, while the cards themselves lie otherwise."""
    table: Table[Any] = Table(GAME, 2, bytes(range(32)))
    dice, differing, attempts = Random(7), 0, 0
    for step in range(260):
        if table.over:
            break
        seat = table.waiting()[0]
        assert seat.ask is not None
        options: list[Any] = list(seat.ask.options)
        attempting = [each for each in options if isinstance(each, tuple) and each[0] == "attempt"]
        seat.choose(dice.choice(attempting or options))
        attempts += table.line.state.doing is not None
        if table.over or (step % 6 and table.line.state.doing is None):
            continue
        for reader in (0, 1):
            world = table.line.imagine(reader, b"%d" % step, light=False).state
            for looking in (reader, SPECTATOR):
                assert GAME.view(world, looking) == table.seat(looking).view
            differing += world.cards.faces != table.line.state.cards.faces
    assert differing > 50 and attempts


def test_views_are_plain_data_and_every_face_in_them_is_printed() -> None:
    for game in (in_attempt("archer"), Sitting(Table(GAME, 2, bytes(32)))):
        for reader in READERS:
            seen = view(game, reader)
            assert json.loads(json.dumps(seen)) == seen
            drawn: Any = picture(seen)
            assert drawn["faces"] and set(drawn["faces"]) <= set(printed())


# Locations


@pytest.mark.rule("CCG-5.11", "CCG-11.7")
def test_a_mission_is_read_on_the_side_of_the_reader() -> None:
    given = Given()
    number = given.mission("investigate_rogue_comet")
    other = given.lay("investigate_rogue_comet", "row", number, 1)
    given.state.locations[number] = Location(number, "alpha", [*given.state.locations[number].missions, other])
    game = given.sit()
    assert [each["owner"] for each in place(game, number)["missions"]] == [0, 1]
    assert place(game, number, 1)["face"] == "investigate_rogue_comet"


def test_a_location_says_what_is_asked_and_what_everybody_has_there() -> None:
    given = Given()
    number = given.mission("first_contact")
    outpost = given.outpost("federation_outpost", number)
    ship = given.docked("u_s_s_oberth", outpost)
    given.aboard(ship, "taitt")
    given.surface(number, "klag", "kurn", seat=1)
    there = place(given.sit(), number)
    assert [each["key"] for each in there["needs"][0]] == ["need-skill", "need-skill"]
    assert there["icon"] == "planet" and there["points"] == 30 and there["solved"] == -1
    (base,) = there["sides"][0]["space"]
    assert base["facility"] == "outpost" and base["docked"][0]["place"] == "docked"
    assert [each["face"] for each in base["docked"][0]["crew"]["people"]] == ["taitt"]
    (team,) = there["sides"][1]["teams"]
    assert [each["face"] for each in team["people"]] == ["klag", "kurn"]


@pytest.mark.rule("CCG-12.11")
def test_split_teams_are_apart() -> None:
    given = Given()
    number = given.mission("first_contact")
    one, _ = given.surface(number, "sarek", "taitt")
    given.state.team[one] = 1
    teams = place(given.sit(), number)["sides"][0]["teams"]
    assert [[each["face"] for each in team["people"]] for team in teams] == [["taitt"], ["sarek"]]


@pytest.mark.rule("CCG-13.16", "CCG-18.1")
def test_a_team_says_what_it_lacks_and_who_is_stopped_is_left_out() -> None:
    given = Given()
    number = given.mission("first_contact")
    picard, troi = given.surface(number, "jean_luc_picard", "deanna_troi")
    assert place(given.sit(), number)["sides"][0]["teams"][0]["lacks"] == []
    given.state.stopped |= 1 << troi
    (team,) = place(given.sit(), number)["sides"][0]["teams"]
    assert [each["args"]["name_skill"] for each in team["lacks"]] == ["empathy"]
    assert team["ready"] == 1 and [each["stopped"] for each in team["people"]] == [False, True]


# Ships


@pytest.mark.rule("CCG-11.1", "CCG-11.6", "CCG-17.3")
def test_a_ship_says_what_it_can_and_what_it_lacks() -> None:
    given = Given()
    number = given.mission("extraction")
    ship = given.ship("u_s_s_nebula", number)
    given.aboard(ship, "taitt")
    given.state.spent[ship] = 3
    given.state.damage[ship] = 1
    (seen,) = place(given.sit(), number)["sides"][0]["space"]
    assert (seen["range"], seen["range_left"], seen["damage"]) == (5, 2, 1)
    assert seen["missing"] == ["command"] and seen["unstaffed"]["rule"] == "CCG-11.1"
    given.state.cloaked |= 1 << ship
    assert place(given.sit(), number, 1)["sides"][0]["space"][0]["cloaked"]


# Players


@pytest.mark.rule("CCG-1.2", "CCG-1.3", "CCG-1.5")
def test_points_say_what_counts_and_what_is_needed() -> None:
    given = Given()
    given.mission("first_contact")
    given.state.locations[0].solved = 0
    game = given.sit(mission_points=[30, 0], bonus_points=[45, 10])
    mine, other = view(game)["players"]
    assert (mine["points"], mine["counting"], mine["needed"], mine["surcharges"]) == (75, 60, 85, ["both"])
    assert (other["counting"], other["needed"], other["surcharges"]) == (0, 110, ["both", "alpha"])
    cells = picture(view(game))["races"][0]["cells"]  # type: ignore[call-overload,index]
    assert cells.count("mission") == 6 and cells.count("bonus") == 6 and cells.count("surcharge") == 5


# What is under way


@pytest.mark.rule("CCG-13.12", "CCG-13.20")
def test_an_attempt_shows_what_was_met_what_it_asks_and_what_is_to_come() -> None:
    game = in_attempt("archer")
    for reader in READERS:
        doing = view(game, reader)["doing"]
        assert (doing["kind"], doing["seat"], doing["mission"]) == ("attempt", 0, "first_contact")
        (met,) = doing["met"]
        assert met["face"] == "rebel_encounter" and met["now"]
        (asked,) = met["asks"]
        assert asked["what"] == "unless" and [[each["met"] for each in way] for way in asked["needs"]] == [
            [False],
            [None],  # a price
        ]
        assert len(doing["seeds"]) == 1 and doing["seeds"][0]["face"].startswith(HIDDEN)
        assert [each["met"] for each in doing["needs"][0]] == [True, True]
        assert len(doing["people"]) == 3 and doing["totals"]["strength"] > 0
        chain: Any = picture(view(game, reader))
        assert [link["state"] for link in chain["chain"]] == ["now", "next", "goal"]


@pytest.mark.rule("CCG-3.15")
def test_a_team_s_player_is_told_how_many_of_the_cards_that_may_lie_there_stop_it() -> None:
    """Three people before five cards of the other's list, of which one is for space; two lie here, unseen."""
    given = Given()
    number = given.mission("first_contact")
    elsewhere = given.mission("covert_installation", seat=1)
    given.under(number, "archer", "chalnoth")
    given.under(elsewhere, "impassable_door", "armus_skin_of_evil", "ancient_computer")
    leader, *_ = given.surface(number, "deanna_troi", "sarek", "taitt")
    game = given.sit()
    hints = [place(game, number, reader)["sides"][0]["teams"][0]["odds"] for reader in READERS]
    assert hints == [{"stops": 3, "may": 4, "known": 0}, None, None]
    notice = game.table.seat(0).notices[game.key("attempt", game.state.locations[number].missions[0], leader)]
    assert notice.remark is not None and (notice.remark.rule, notice.remark.key) == ("CCG-3.15", "may-stop")
    assert dict(notice.remark.args) == hints[0]


@pytest.mark.rule("CCG-3.15")
def test_what_was_seen_is_told_apart_and_what_lies_elsewhere_is_no_matter() -> None:
    given = Given()
    number, free = given.mission("first_contact"), given.mission("diplomacy_mission")
    given.state.cards.show(given.under(number, "archer"), 1)
    given.surface(number, "deanna_troi")
    given.surface(free, "sarek")
    game = given.sit()
    teams = [place(game, each)["sides"][0]["teams"][0]["odds"] for each in (number, free)]
    assert teams == [{"stops": 0, "may": 0, "known": 1}, None]


def test_after_an_attempt_nothing_is_under_way() -> None:
    game = in_attempt()
    game.choose("no").passing()
    assert view(game)["doing"] is None


@pytest.mark.rule("CCG-16.46")
def test_a_ship_battle_shows_both_sums() -> None:
    given = Given()
    number = given.mission("extraction")
    mine = given.ship("i_k_c_vorcha", number)
    given.aboard(mine, "kromm", "kurn", "gowron", "klag")
    theirs = given.ship("dderidex", number, 1)
    given.aboard(theirs, "sela", "tomalak", seat=1)
    game = given.sit()
    game.order("attack", mine, theirs)
    assert game.ask.kind in ("return-fire", "answer-about")
    doing = view(game, 1)["doing"]
    (fired,) = doing["volleys"]
    assert (doing["kind"], fired["attack"], fired["defense"]) == ("ship_battle", "8", "7")
