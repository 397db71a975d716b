"""CHAIR-26: cadet training, one captain against a virtual one that has exactly one of everything."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair import GAME, victors
from wardroom.games.chair.flow import foe
from wardroom.games.chair.pieces import Do
from wardroom.games.chair.scoring import totals
from wardroom.games.chair.state import DISCARD, JUNK, OVER, PLACES
from wardroom.kernel import Table

from .given import Sitting, given

ZONE = ["betazed", "risa", "dozaria"]
MARKET = ["phlox", "lirpa", "uss_reliant", "bolians"]


def cadet(captain: str = "picard", **more: Any) -> Sitting:
    position: dict[str, Any] = {"captains": (captain, "shran"), "neutral": ZONE, "market": MARKET, **more}
    return given(1, **position)


def end_turn(game: Sitting) -> list[str]:
    """End the ACTION step and say nothing more than must be said; what was asked."""
    turn, asked = game.state.turn, []
    game.choose("end")
    while game.state.phase != OVER and game.state.turn == turn:
        asked.append(game.ask.kind)
        game.choose("done" if "done" in game.options else game.options[0])
    return asked


def drained(steps: Any) -> Any:
    """What an effect comes to that asks nobody."""
    try:
        next(steps)
    except StopIteration as done:
        return done.value
    raise AssertionError("somebody was asked")


@pytest.mark.rule("CHAIR-26.1", "CHAIR-26.12", "CHAIR-26.13", "CHAIR-10.8")
def test_the_clock_of_a_whole_cadet_game() -> None:
    """Stardate 1 empties in turn 5 and wipes in the Clean-up of turn 6; Stardate 2 empties in turn 10; turn 11 is the
    last."""
    table: Table[Any] = Table(GAME, 1, bytes(32), settings={"captain_1": "picard", "alone": "cadet"})
    game = Sitting(table)
    clock, wiped, left = [], [], []
    for turn in range(1, 12):
        assert game.state.phase != OVER
        before = len(game.log())
        locations = game.neutral()
        end_turn(game)
        told = game.log()[before:]
        clock.append((game.view()["stardate"]["number"], game.view()["stardate"]["glory"]))
        if "wiped-market" in told:
            wiped.append(turn)
            assert not set(locations) & set(game.neutral())
            assert told.index("wiped-market") < told.index("wiped-location") < told.index("placed")
        if game.own().held:
            left.append(turn)
    assert clock[:5] == [(1, 4), (1, 3), (1, 2), (1, 1), (1, 0)]
    assert clock[5:] == [(2, 4), (2, 3), (2, 2), (2, 1), (2, 0), (2, 0)]
    assert wiped == [6] and left == [5]
    assert game.state.phase == OVER and victors(game.state) == [0]
    assert game.state.scores == totals(game.state)


@pytest.mark.rule("CHAIR-26.2", "CHAIR-11.1")
def test_gained_glory_comes_from_the_supply() -> None:
    game = cadet(hand=[["tribbles"]], glory=[0])
    before = game.view()["stardate"]["glory"]
    game.choose("play:tribbles:0", "phlox")
    assert game.own().glory == 1 and game.view()["stardate"]["glory"] == before


@pytest.mark.rule("CHAIR-26.3")
def test_removing_glory_from_the_stardate_is_ignored() -> None:
    game = given(1, captains=("burnham", "shran"), hand=[["bur_nivar"]])
    two = given(captains=("burnham", "shran"), hand=[["bur_nivar"]])
    for each, left in ((game, 5), (two, 4)):
        each.choose("play:bur_nivar:0")
        while each.ask.kind != "act":
            each.choose(each.options[-1])
        assert each.view()["stardate"]["glory"] == left


@pytest.mark.rule("CHAIR-26.4", "CHAIR-26.6", "CHAIR-12.8")
@pytest.mark.example("CHAIR-26.6")
def test_stealing_three_dilithium_steals_one() -> None:
    game = cadet(dilithium=[0])
    state = game.state.copy()
    assert drained(foe.steal(Do(state, 0, state.captain(0)), "dilithium", 3)) == 1
    assert state.captaincies[0].dilithium == 1
    game = cadet(hand=[["sona_battlecruiser"]], dilithium=[0], tracks=[{"military": 6}])
    game.choose("play:sona_battlecruiser:1")
    assert game.own().dilithium == 1


@pytest.mark.rule("CHAIR-26.7", "CHAIR-26.15", "CHAIR-7.2")
@pytest.mark.example("CHAIR-26.7")
def test_three_tokens_secure_a_location_and_taking_it_gives_nobody_glory() -> None:
    game = cadet(stage="control", teams={"dozaria": (3, 0)}, glory=[0], dilithium=[0])
    assert game.options == ["control:dozaria", "no"]
    stardate = game.view()["stardate"]["glory"]
    game.choose("control:dozaria")
    assert game.held(PLACES) == ["dozaria"] and game.own().dilithium == 3 and game.own().teams == 5
    assert game.view()["stardate"]["glory"] == stardate and game.own().glory == 0
    assert cadet(stage="control", teams={"dozaria": (2, 0)}).asked == (0, "act")


@pytest.mark.rule("CHAIR-26.5")
def test_the_virtual_opponent_never_blocks_away_teams() -> None:
    game = cadet("shran", hand=[["shr_talas"]])
    game.choose("play:shr_talas:0")
    assert game.options == ZONE


@pytest.mark.rule("CHAIR-26.8")
def test_an_incident_for_the_opponent_is_a_glory() -> None:
    game = cadet(hand=[["tribbles"]], glory=[0])
    incidents = game.view()["incidents"]
    game.choose("play:tribbles:0", "phlox")
    assert game.own().glory == 1 and game.view()["incidents"] == incidents


@pytest.mark.rule("CHAIR-26.9")
def test_a_burn_is_a_defeat() -> None:
    others = ["energy_drain", "hostile_contact", "political_crisis", "red_alert", "subspace_phenomenon"]
    game = cadet(hand=[["pic_analyze"]], junk=others)
    game.choose("play:pic_analyze:0")
    assert game.state.phase == OVER and game.state.burned
    assert victors(game.state) == []


@pytest.mark.rule("CHAIR-26.10")
def test_one_market_card_is_wiped_before_the_glory_is_placed() -> None:
    game = cadet(tokens={"lirpa": (0, 0, 2)})
    game.choose("end")
    assert game.asked == (0, "wipe") and game.options == MARKET
    game.choose("lirpa")
    assert game.table_zone(JUNK) == ["lirpa"] and game.tokens("lirpa") == (0, 0, 0)
    new = game.market()[1]
    assert new not in (None, "lirpa")
    assert game.asked == (0, "place-token") and game.options == ["phlox", new, "uss_reliant", "bolians"]
    game.choose("phlox")
    assert game.tokens("phlox") == (0, 0, 1) and game.view()["stardate"]["glory"] == 4


@pytest.mark.rule("CHAIR-26.11", "CHAIR-26.3")
def test_burnham_removes_the_glory_and_places_one_dilithium() -> None:
    game = cadet("burnham")
    game.choose("end", "lirpa", "phlox")
    assert game.tokens("phlox") == (1, 0, 0) and game.view()["stardate"]["glory"] == 4
    assert game.table_zone(JUNK) == ["lirpa"]


@pytest.mark.rule("CHAIR-26.12", "CHAIR-26.14")
def test_a_location_with_ones_own_token_survives_the_wipe() -> None:
    game = cadet(teams={"risa": (1, 0)}, on_stardate=0, held=[[0]])
    game.choose("end")
    assert game.neutral()[1] == "risa"
    assert game.neutral()[0] != "betazed" and game.neutral()[2] != "dozaria"
    assert not set(MARKET) & set(game.market())
    assert {"number": 2, "glory": 5, "of": 5, "left": 0}.items() <= game.view()["stardate"].items()
    assert game.asked == (0, "wipe")  # the normal Clean-up goes on


@pytest.mark.rule("CHAIR-26.16")
def test_up_to_two_removed_teams_are_one() -> None:
    game = cadet(hand=[["type_iii_disruptor_pistols", "arinsen"]], glory=[0])
    game.choose("play:type_iii_disruptor_pistols:0", "phlox", "arinsen")
    assert game.own().glory == 1


@pytest.mark.rule("CHAIR-26.16")
def test_a_forced_dismissal_succeeds_once() -> None:
    """The Tribbles dismiss all Klingon officers: there is one; the discard that follows changes nothing."""
    game = cadet(hand=[["tribbles"]])
    game.choose("play:tribbles:0", "phlox")
    assert game.asked == (0, "act")
    state = game.state.copy()
    do = Do(state, 0, state.captain(0))
    assert drained(foe.dismiss_officer(do)) is True
    assert drained(foe.remove_teams(do, 2, [game.card("risa")])) == 1


@pytest.mark.rule("CHAIR-26.18")
def test_the_virtual_opponent_does_nothing_it_may_and_is_given_nothing() -> None:
    game = cadet("shran", zones={"fleet": [["shr_you_owe_me_one"]]}, hand=[["shr_utilize"]], dilithium=[0])
    game.choose("play:shr_utilize:0", "use:shr_you_owe_me_one:1", "draw")
    assert game.own().dilithium == 1 and game.asked == (0, "act")
    game = cadet("shran", hand=[["shr_ambassador_thoris"]], zones={"discard": [["energy_drain"]]}, glory=[0])
    game.choose("play:shr_ambassador_thoris:0", "energy_drain")
    assert game.own().glory == 1 and game.asked == (0, "act")  # one's own INCIDENT alone


@pytest.mark.rule("CHAIR-26.19", "CHAIR-26.16")
def test_what_is_read_from_its_cards_is_one() -> None:
    """The Scimitar logs a Location of theirs for a Glory per skill icon; the Reliant asks for one deployed SHIP at
    most."""
    game = cadet("sela", zones={"fleet": [["sel_scimitar"]]}, glory=[0], tracks=[{"military": 7}])
    game.choose("use:sel_scimitar:1")
    assert game.own().glory == 1 and game.held(DISCARD)[-1] == "sel_scimitar"
    reliant = cadet(hand=[["uss_reliant"]], market=["phlox"], tracks=[{"influence": 5}])
    assert reliant.why("play:uss_reliant:1") is None


@pytest.mark.rule("CHAIR-26.19", "CHAIR-27.2")
@pytest.mark.parametrize(("fleet", "why"), [(["phasers"], None), (["uss_pasteur"], ("CHAIR-9.16", "too-many-ships"))])
def test_of_a_person_the_deployed_ships_are_counted(fleet: list[str], why: tuple[str, str] | None) -> None:
    """The Reliant again, against Shran, who has the Kumari."""
    game = given(hand=[["uss_reliant"]], zones={"fleet": [[], fleet]}, tracks=[{"influence": 5}])
    assert game.why("play:uss_reliant:1") == why


@pytest.mark.rule("CHAIR-26.20")
def test_an_attack_is_an_attack_in_training_too() -> None:
    game = cadet("sela", hand=[["tribbles"]])
    game.choose("play:tribbles:0", "phlox")
    assert game.asked == (0, "react") and "use:sel_sela:0" in game.options
