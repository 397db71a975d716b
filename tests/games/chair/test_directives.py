"""The DIRECTIVEs that several crews have, each operation with its exact outcome."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.state import (
    ALLY_DECK,
    DECK,
    DISCARD,
    ENCOUNTERS,
    FLEET,
    HAND,
    INCIDENTS,
    LOG,
    STAGING,
)

from .crews import ZONE, Position
from .given import Sitting, given


def shran(**position: Any) -> Sitting:
    return given(captains=("shran", "picard"), **position)


def koloth(**position: Any) -> Sitting:
    return given(captains=("koloth", "picard"), **position)


# Analyze


@pytest.mark.rule("CHAIR-16.1", "CHAIR-16.3", "CHAIR-16.12")
def test_analyze_takes_an_incident_and_gains_a_ship_with_what_lies_on_it() -> None:
    game = given(
        hand=[["pic_analyze"]],
        market=["uss_reliant"],
        tokens={"uss_reliant": (1, 0, 2)},
        tops={INCIDENTS: ["trade_embargo"]},
        dilithium=[0],
        glory=[0],
    )
    game.choose("play:pic_analyze:0", "market:ship", "deck")
    assert game.held(HAND) == ["trade_embargo"] and game.held(DECK)[-1] == "uss_reliant"
    assert (game.own().dilithium, game.own().glory) == (1, 2) and game.state.actions == 2


@pytest.mark.rule("CHAIR-8.5", "CHAIR-16.1")
def test_analyze_gains_a_cargo_for_two_cards_or_two_dilithium() -> None:
    game = given(hand=[["pic_analyze", "pic_worf", "pic_data", "pic_recruit"]], market=["biobed"])
    game.choose("play:pic_analyze:1", "pic_worf", "pic_data", "market:cargo", "discard")
    assert game.held(DISCARD) == ["pic_worf", "pic_data", "biobed"] and game.state.actions == 2
    short = given(hand=[["pic_analyze", "pic_worf"]])
    assert short.why("play:pic_analyze:1") == ("CHAIR-8.7", "cannot-pay-cards")
    game = given(hand=[["pic_analyze"]], dilithium=[0]).choose("play:pic_analyze:2")
    assert game.own().dilithium == 2 and game.state.actions == 3


# Recruit


CREWS = [("picard", "pic"), ("shran", "shr"), ("koloth", "kol")]


@pytest.mark.rule("CHAIR-27.31", "CHAIR-16.1")
@pytest.mark.parametrize(("captain", "crew"), CREWS)
def test_recruit_puts_a_card_on_the_deck_and_gains_a_person(captain: str, crew: str) -> None:
    game = given(captains=(captain, "sela"), hand=[[f"{crew}_recruit", "phlox"]], market=["rom"])
    game.choose(f"play:{crew}_recruit:0", "phlox", "market:person", "deck")
    assert game.held(DECK)[-2:] == ["phlox", "rom"] and game.state.actions == 2
    alone = given(hand=[["pic_recruit"]])
    assert alone.why("play:pic_recruit:0") == ("CHAIR-8.7", "cannot-pay-cards")


@pytest.mark.rule("CHAIR-16.12", "CHAIR-16.1")
@pytest.mark.parametrize(("captain", "crew"), CREWS)
def test_recruit_takes_an_incident_and_gains_an_ally_unseen(captain: str, crew: str) -> None:
    tops = {INCIDENTS: ["trade_embargo"], ALLY_DECK: ["kelpiens"]}
    game = given(captains=(captain, "sela"), hand=[[f"{crew}_recruit"]], market=["tholians"], tops=tops)
    game.choose(f"play:{crew}_recruit:1", "deck:ally", "discard")
    assert game.held(DISCARD) == ["kelpiens"] and game.held(HAND) == ["trade_embargo"] and game.state.actions == 2
    assert "tholians" in game.market()


# Confiscate


@pytest.mark.rule("CHAIR-12.2", "CHAIR-16.1")
@pytest.mark.parametrize(("captain", "crew"), [("shran", "shr"), ("koloth", "kol")])
def test_confiscate_buys_a_ship_or_a_cargo_or_brings_a_latinum(captain: str, crew: str) -> None:
    card = f"{crew}_confiscate"
    position: Position = {"captains": (captain, "sela"), "hand": [[card]], "glory": [0]}
    position["market"] = ["uss_reliant", "biobed"]
    game = given(**position, dilithium=[4]).choose(f"play:{card}:0", "market:ship", "discard")
    assert game.held(DISCARD) == ["uss_reliant"] and game.own().dilithium == 0 and game.state.actions == 2
    game = given(**position, dilithium=[3])
    assert game.why(f"play:{card}:0") == ("CHAIR-12.2", "cannot-spend")
    game.choose(f"play:{card}:1", "market:cargo", "discard")
    assert game.held(DISCARD) == ["biobed"] and game.own().dilithium == 1 and game.state.actions == 2
    game = given(**position, dilithium=[1], latinum=[0])
    assert game.why(f"play:{card}:1") == ("CHAIR-12.2", "cannot-spend")
    game.choose(f"play:{card}:2")
    assert game.own().latinum == 1 and game.state.actions == 3


# Utilize


@pytest.mark.rule("CHAIR-12.1", "CHAIR-28.8")
@pytest.mark.parametrize(
    ("zones", "dilithium"),
    [
        ({}, 1),
        ({"places": [["betazed"]]}, 3),
        ({"places": [["betazed", "risa"]]}, 5),
        ({"places": [["betazed"]], "fleet": [["sha_ka_ree"]]}, 5),
    ],
)
def test_utilize_brings_dilithium_for_locations(zones: dict[str, list[list[str]]], dilithium: int) -> None:
    for captain, crew in (("picard", "pic"), ("koloth", "kol"), ("sela", "sel"), ("shran", "shr")):
        game = given(captains=(captain, "sisko"), hand=[[f"{crew}_utilize"]], zones=zones, dilithium=[0])
        game.choose(f"play:{crew}_utilize:0")
        assert game.own().dilithium == dilithium and game.state.actions == 2


@pytest.mark.rule("CHAIR-17.3")
def test_utilize_of_koloth_advances_a_track() -> None:
    """Qo'noS shows two Military icons."""
    game = koloth(hand=[["kol_utilize"]], zones={"places": [["kol_qonos"]]})
    assert game.choose("play:kol_utilize:1", "military").own().tracks == [0, 0, 2]


@pytest.mark.rule("CHAIR-17.3", "CHAIR-17.10")
@pytest.mark.parametrize(("track", "steps"), [("research", 2), ("influence", 4), ("military", 1)])
def test_utilize_advances_a_track_by_the_icons_in_play(track: str, steps: int) -> None:
    """The Enterprise's any icon counts for each; that of a beamed or a neutral card does not."""
    game = given(
        hand=[["pic_utilize"]],
        zones={"places": [["betazed"]], "staging": [["bruce_maddox"]]},
        neutral=["dozaria", "risa", "archer_iv"],
        beamed={"pic_uss_enterprise_d": ["riva"]},
    )
    game.choose("play:pic_utilize:1", track)
    assert game.own().track(track) == steps and sum(game.own().tracks) == steps


# Conquer


@pytest.mark.rule("CHAIR-8.8", "CHAIR-20.2", "CHAIR-16.12")
def test_conquer_turns_a_person_and_an_incident_into_two_teams_at_a_ship() -> None:
    game = koloth(
        hand=[["kol_conquer", "kol_krell", "kol_confiscate"]],
        neutral=ZONE,
        at={"kol_iks_groth": "dozaria"},
        tops={INCIDENTS: ["trade_embargo"]},
    )
    game.choose("play:kol_conquer:0")
    assert game.why("kol_confiscate") == ("CHAIR-27.5", "unfit")
    game.choose("kol_krell", "no")
    assert game.teams("dozaria") == (2, 0) and game.held(HAND) == ["kol_confiscate", "trade_embargo"]
    assert game.held(FLEET) == ["kol_iks_groth"] and game.state.actions == 2


@pytest.mark.rule("CHAIR-27.6", "CHAIR-16.2")
def test_conquer_gives_up_a_ship_for_a_card() -> None:
    position: Position = {"hand": [["kol_conquer", "kol_krell"]], "market": ["rom", "uss_reliant", "tholians"]}
    game = koloth(**position).choose("play:kol_conquer:0", "no", "kol_iks_groth")
    assert {option.split(":")[1] for option in game.options} == {"person", "ship", "ally"}
    game.choose("market:ally", "discard")
    assert game.held(DISCARD) == ["kol_iks_groth", "tholians"]
    game = koloth(**position).choose("play:kol_conquer:0", "no", "no")
    assert game.held(FLEET) == ["kol_iks_groth"] and game.held(HAND) == ["kol_krell"]


# Strange New Worlds


@pytest.mark.rule("CHAIR-37.5", "CHAIR-23.1", "CHAIR-18.5", "CHAIR-9.16", "CHAIR-28.8")
def test_strange_new_worlds_studies_a_location_and_logs_it() -> None:
    position: Position = {
        "hand": [["pic_strange_new_worlds"]],
        "zones": {"places": [["betazed", "pic_farpoint_station"]]},
        "tops": {ENCOUNTERS: ["koala", "vger"]},
    }
    here: Position = {"at": {"pic_uss_enterprise_d": "betazed"}, "teams": {"betazed": (1, 0)}}
    game = given(**position, **here).choose("play:pic_strange_new_worlds:0", "betazed")
    assert sorted(game.options) == ["koala", "vger"]
    game.choose("vger")
    assert game.held(HAND) == ["vger"] and game.table_zone(ENCOUNTERS)[0] == "koala"
    assert game.held(LOG) == ["betazed"] and game.own().track("research") == 1 and game.state.actions == 2
    assert game.held(DISCARD) == ["pic_uss_enterprise_d"] and game.own().teams == 5
    for only in here:
        game = given(**position, **{only: here[only]}).choose("play:pic_strange_new_worlds:0", "betazed")
        assert game.held(HAND) == [] and game.held(LOG) == ["betazed"] and game.own().track("research") == 1
    sha_ka_ree = given(hand=[["pic_strange_new_worlds"]], zones={"fleet": [["sha_ka_ree"]]})
    assert sha_ka_ree.choose("play:pic_strange_new_worlds:0").held(LOG) == ["sha_ka_ree"]
    homeless = given(hand=[["pic_strange_new_worlds"]])
    assert homeless.why("play:pic_strange_new_worlds:0") == ("CHAIR-9.16", "no-location")


# Set a Course


@pytest.mark.rule("CHAIR-8.5", "CHAIR-27.45", "CHAIR-20.7")
@pytest.mark.parametrize("crew", [["pic_worf"], ["pic_worf", "pic_data"], ["pic_worf", "pic_data", "pic_will_riker"]])
def test_set_a_course_sends_as_many_teams_as_persons_were_discarded(crew: list[str]) -> None:
    hand = [["pic_set_a_course", "pic_worf", "pic_data", "pic_will_riker", "pic_beverly_crusher", "pic_analyze"]]
    game = given(hand=hand, neutral=ZONE).choose("play:pic_set_a_course:0")
    assert game.why("pic_analyze") == ("CHAIR-27.5", "unfit")
    assert game.refused("done") == "CHAIR-27.5"
    game.choose(*crew, *([] if len(crew) == 3 else ["done"]), "risa")
    assert game.teams("risa") == (len(crew), 0) and game.held(DISCARD) == crew and game.state.actions == 2


@pytest.mark.rule("CHAIR-8.5")
def test_set_a_course_needs_a_person_for_its_teams() -> None:
    game = given(hand=[["pic_set_a_course", "pic_analyze"]])
    assert game.why("play:pic_set_a_course:0") == ("CHAIR-8.5", "cannot-pay-card")


@pytest.mark.rule("CHAIR-19.2", "CHAIR-19.3", "CHAIR-27.5")
def test_set_a_course_changes_a_card_and_warps_up_to_two_ships() -> None:
    zones = {"fleet": [["pic_uss_bozeman", "uss_reliant"]], "deck": [["pic_data"]]}
    position: Position = {"hand": [["pic_set_a_course", "pic_worf"]], "zones": zones, "neutral": ZONE}
    game = given(**position, at={"uss_reliant": "risa"}).choose("play:pic_set_a_course:1")
    assert game.refused("no") == "CHAIR-27.5"
    game.choose("pic_worf")
    assert "warp:uss_reliant:risa" not in game.options
    game.choose("warp:uss_reliant:betazed")
    assert not [option for option in game.options if option.startswith("warp:uss_reliant")]
    game.choose("warp:pic_uss_bozeman:betazed")
    assert game.where("uss_reliant") == game.where("pic_uss_bozeman") == "betazed"
    assert game.asked == (0, "act") and game.held(HAND) == ["pic_data"] and game.state.actions == 3
    game = given(**position).choose("play:pic_set_a_course:1", "pic_data", "no")
    assert game.held(HAND) == ["pic_worf"] and game.asked == (0, "act")


# Imperial Pride


@pytest.mark.rule("CHAIR-20.4", "CHAIR-24.6")
def test_imperial_pride_calls_three_teams_home_and_looks_at_two_encounters() -> None:
    position: Position = {
        "hand": [["shr_imperial_pride"]],
        "zones": {"places": [["shr_andoria", "betazed", "risa", "dozaria"]]},
        "tops": {ENCOUNTERS: ["koala", "vger"]},
    }
    teams = {"shr_andoria": (2, 0), "betazed": (1, 0), "risa": (1, 0), "dozaria": (1, 0)}
    game = shran(**position, teams=teams).choose("play:shr_imperial_pride:0", "shr_andoria", "risa", "dozaria", "koala")
    assert [game.teams(place)[0] for place in teams] == [1, 1, 0, 0] and game.own().teams == 3
    assert game.held(HAND) == ["koala"] and game.table_zone(ENCOUNTERS)[0] == "vger" and game.state.actions == 2
    few = shran(**position, teams={"shr_andoria": (3, 0), "betazed": (2, 0)})
    assert few.why("play:shr_imperial_pride:0") == ("CHAIR-20.4", "too-few-teams")


@pytest.mark.rule("CHAIR-12.2", "CHAIR-23.1", "CHAIR-16.12", "CHAIR-8.5")
@pytest.mark.parametrize(
    ("place", "influence"), [("shr_andoria", 0), ("risa", 1), ("archer_iv", 1), ("shr_weytahn", 0)]
)
def test_imperial_pride_gives_up_a_location_for_an_encounter(place: str, influence: int) -> None:
    position: Position = {
        "hand": [["shr_imperial_pride"]],
        "zones": {"places": [[place]]},
        "tops": {ENCOUNTERS: ["koala"]},
        "glory": [0],
    }
    game = shran(**position, dilithium=[10]).choose("play:shr_imperial_pride:1")
    assert game.held(LOG) == [place] and game.held(HAND) == ["koala"] and game.own().dilithium == 0
    assert game.own().track("influence") == influence and game.held(STAGING) == ["shr_imperial_pride"]
    assert game.state.actions == 2
    poor = shran(**position, dilithium=[9])
    assert poor.why("play:shr_imperial_pride:1") == ("CHAIR-12.2", "cannot-spend")
    landless = shran(hand=[["shr_imperial_pride"]], dilithium=[10])
    assert landless.why("play:shr_imperial_pride:1") == ("CHAIR-23.1", "cannot-pay-card")
