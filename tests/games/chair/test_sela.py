"""The crew of Sela: every operation of her cards, and what her Developments cost."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.scoring import lines, owned
from wardroom.games.chair.state import BEAMED, DUTY, FLEET, GONE, HAND, LOG, PLACES, RESUPPLY, STAGING
from wardroom.games.chair.state import DISCARD as PILE

from .given import DECK, INCIDENTS, JUNK, Sitting, given
from .printed import action_icons

NEUTRAL = ["archer_iv", "risa", "betazed"]
MARKET = ["rom", "biobed", "uss_reliant", "bolians"]


def sela(**position: Any) -> Sitting:
    """A turn of Sela against Picard, with no Glory to pay with."""
    position = {"neutral": NEUTRAL, "market": MARKET, "glory": [0], **position}
    return given(captains=("sela", "picard"), **position)


def endgame(game: Sitting, face: str) -> int:
    """What the ENDGAME operation of a card of the first side scores."""
    card = game.card(face)
    found = lines(game.state, 0, owned(game.state, 0))
    return sum(line.points for line in found if line.what == "endgame" and line.card == card)


# The Captain and the Goraxus


@pytest.mark.rule("CHAIR-27.58")
@pytest.mark.parametrize("spoils", ["dilithium", "latinum"])
def test_sela_profits_from_an_attack(spoils: str) -> None:
    game = sela(hand=[["sel_remus"], ["pic_worf"]], dilithium=[0], latinum=[0])
    game.choose("play:sel_remus:0", "pic_worf")
    assert game.options == ["use:sel_sela:0", "pass"]
    game.choose("use:sel_sela:0", spoils)
    assert getattr(game.own(), spoils) == 1 and game.own().dilithium + game.own().latinum == 1


@pytest.mark.rule("CHAIR-27.53", "CHAIR-27.58")
def test_sela_profits_from_an_attack_that_was_ignored() -> None:
    game = given(
        captains=("sela", "sisko"),
        hand=[["sel_remus"], ["sis_quark"]],
        zones={"duty": [[], ["sis_worf_son_of_mogh"]]},
    )
    game.choose("play:sel_remus:0")
    assert game.asked == (1, "react")
    game.choose("use:sis_worf_son_of_mogh:1")
    assert game.held(HAND, 1) == ["sis_quark"]
    assert game.options == ["use:sel_sela:0", "pass"]


def test_sela_scans_for_a_discarded_scheme_and_three_latinum() -> None:
    game = sela(hand=[["sel_infiltrate", "sel_remus"]], market=["talok"], latinum=[3])
    game.choose("use:sel_sela:0")
    assert game.options == ["sel_infiltrate"]
    game.choose("sel_infiltrate")
    assert game.options == ["klingon", "vulcan", "starfleet"]
    game.choose("vulcan", "deck")
    assert game.held(DECK)[-1] == "talok" and game.own().latinum == 0 and game.state.actions == 2
    assert sela(hand=[["sel_conquer"]], latinum=[3]).why("use:sel_sela:0") is None
    assert sela(hand=[["sel_remus"]], latinum=[3]).why("use:sel_sela:0") == ("CHAIR-8.5", "cannot-pay-card")
    assert sela(hand=[["sel_infiltrate"]], latinum=[2]).why("use:sel_sela:0") == ("CHAIR-12.2", "cannot-spend")


def test_sela_scores_attack_cards_of_other_peoples() -> None:
    """Two in the deck and one in the Log count; Talok, a Romulan, and Remus do not."""
    game = sela(zones={"log": [["mekleth"]], "deck": [["lirpa", "letheans", "talok"]]})
    assert endgame(game, "sel_sela") == 3


@pytest.mark.parametrize("ship", ["sel_irw_goraxus", "sel_irw_khazara", "sel_irw_terix"])
def test_warbirds_warp_and_beam(ship: str) -> None:
    position: dict[str, Any] = {"zones": {"fleet": [[ship]]}, "only": ["fleet"]}
    game = sela(dilithium=[1], **position).choose(f"use:{ship}:0")
    assert [key.split(":")[2] for key in game.options] == NEUTRAL
    game.choose(f"warp:{ship}:risa")
    assert game.where(ship) == "risa" and game.own().dilithium == 0
    assert sela(dilithium=[0], **position).why(f"use:{ship}:0") == ("CHAIR-12.2", "cannot-spend")
    game = sela(hand=[["sel_remus", "sel_remans"]], **position).choose(f"use:{ship}:1", "sel_remus", "sel_remans")
    assert game.held(BEAMED) == ["sel_remans"] and game.held(PILE)[-1] == "sel_remus"
    assert game.why(f"use:{ship}:0") == ("CHAIR-9.5", "exhausted")


def test_the_goraxus_promotes() -> None:
    game = sela(hand=[["sel_tomalak", "sel_remus"]]).choose("use:sel_irw_goraxus:2")
    assert game.options == ["sel_tomalak"]
    assert game.choose("sel_tomalak").held(DUTY) == ["sel_tomalak"]


@pytest.mark.rule("CHAIR-20.6")
@pytest.mark.parametrize("ship", ["sel_irw_goraxus", "sel_irw_khazara", "sel_irw_terix", "sel_irw_valdore"])
def test_warbirds_bring_an_away_team_past_all_ships(ship: str) -> None:
    game = sela(hand=[[ship]], at={"pic_uss_enterprise_d": "risa"}, zones={"fleet": [[], []]})
    game.choose(f"play:{ship}:0", "risa")
    assert ship in game.held(FLEET) and game.teams("risa") == (1, 0) and game.state.actions == 2
    other = sela(hand=[[ship]]).choose(f"play:{ship}:0", "no")
    assert other.own().teams == 4


# Developments


@pytest.mark.rule("CHAIR-13.8")
@pytest.mark.parametrize(
    ("face", "price"),
    [
        ("sel_irw_valdore", 5),
        ("sel_donatra", 2),
        ("sel_proconsul_neral", 2),
        ("sel_shinzon", 3),
        ("sel_scimitar", 5),
    ],
)
def test_developments_cost_dilithium(face: str, price: int) -> None:
    position: dict[str, Any] = {"tracks": [{"influence": 6, "military": 6}]}
    poor = sela(dilithium=[price - 1], **position).choose("mission:romulan_might")
    assert poor.why(face) == ("CHAIR-12.2", "cannot-spend")
    game = sela(dilithium=[price], **position).choose("mission:romulan_might", face)
    assert game.held(DECK)[-1] == face and game.own().dilithium == 0


@pytest.mark.rule("CHAIR-13.8")
def test_forced_singularity_costs_a_deployed_ship() -> None:
    game = sela(tracks=[{"influence": 6, "military": 6}], dilithium=[0])
    game.choose("mission:romulan_might", "sel_forced_singularity")
    assert game.held(DECK)[-1] == "sel_forced_singularity"
    assert game.held(FLEET) == [] and "sel_irw_goraxus" in game.held(PILE)
    grounded = sela(tracks=[{"influence": 6, "military": 6}], zones={"fleet": [[]]}, only=["fleet"], dilithium=[2])
    grounded.choose("mission:romulan_might")
    assert grounded.why("sel_forced_singularity") == ("CHAIR-27.6", "cannot-pay-card")


def test_the_valdore_may_warp_for_dilithium_and_may_beam() -> None:
    game = sela(zones={"fleet": [["sel_irw_valdore"]]}, hand=[["sel_remans"]], dilithium=[1])
    game.choose("use:sel_irw_valdore:0", "yes", "warp:sel_irw_valdore:risa", "sel_remans")
    assert game.where("sel_irw_valdore") == "risa" and game.held(BEAMED) == ["sel_remans"]
    assert game.own().dilithium == 0
    still = sela(zones={"fleet": [["sel_irw_valdore"]]}, hand=[["sel_remans"]], dilithium=[1])
    still.choose("use:sel_irw_valdore:0", "no", "no")
    assert still.where("sel_irw_valdore") is None and still.own().dilithium == 1 and still.held(BEAMED) == []


@pytest.mark.rule("CHAIR-27.18")
def test_the_valdore_makes_them_dismiss_a_ship_of_their_choice() -> None:
    game = sela(zones={"fleet": [["sel_irw_valdore"], ["pic_uss_bozeman"]]}, dilithium=[2])
    game.choose("use:sel_irw_valdore:1")
    assert len(game.held(HAND)) == 1 and game.own().dilithium == 0
    assert game.asked == (1, "dismiss-ship") and game.options == ["pic_uss_enterprise_d", "pic_uss_bozeman"]
    game.choose("pic_uss_bozeman")
    assert game.held(FLEET, 1) == ["pic_uss_enterprise_d"] and game.held(PILE, 1) == ["pic_uss_bozeman"]
    assert game.options == ["use:sel_sela:0", "pass"]
    assert sela(zones={"fleet": [["sel_irw_valdore"]]}, dilithium=[1]).why("use:sel_irw_valdore:1") == (
        "CHAIR-12.2",
        "cannot-spend",
    )


def test_donatra_keeps_what_is_paid_for_and_refreshes_a_ship() -> None:
    game = sela(
        hand=[["sel_donatra"]],
        zones={"deck": [["sel_remus", "sel_romulus", "sel_infiltrate"]]},
        dilithium=[2],
        latinum=[0],
        exhausted=["sel_irw_goraxus"],
    )
    game.choose("play:sel_donatra:0", "keep", "discard", "keep")
    assert sorted(game.held(HAND)) == ["sel_infiltrate", "sel_remus"] and game.held(PILE)[-1] == "sel_romulus"
    assert game.own().dilithium == 0 and not game.is_exhausted("sel_irw_goraxus") and game.state.actions == 3


def test_donatra_without_dilithium_discards_all_three() -> None:
    game = sela(hand=[["sel_donatra"]], dilithium=[0]).choose("play:sel_donatra:0")
    assert game.held(HAND) == [] and len(game.held(PILE)) == 6


def test_donatra_on_duty_warps_or_dismisses_ships() -> None:
    game = sela(zones={"duty": [["sel_donatra"]]}, hand=[["sel_remus"]])
    game.choose("use:sel_donatra:0", "sel_remus", "warp:sel_irw_goraxus:risa")
    assert game.where("sel_irw_goraxus") == "risa" and game.held(PILE)[-1] == "sel_remus"
    other = sela(zones={"duty": [["sel_donatra"]]}).choose("use:sel_donatra:1")
    assert other.held(FLEET) == [] and len(other.held(HAND)) == 2
    assert sela(zones={"duty": [["sel_donatra"]]}).why("use:sel_donatra:0") == ("CHAIR-8.7", "cannot-pay-cards")
    assert other.why("use:sel_donatra:1") == ("CHAIR-9.5", "exhausted")


def test_neral_finds_a_card_plays_an_incident_and_takes_office() -> None:
    game = sela(hand=[["sel_proconsul_neral", "sel_tomalak"]], dilithium=[2], zones={"reserve": [["sel_energy_drain"]]})
    game.choose("play:sel_proconsul_neral:0", "sel_energy_drain", "play:sel_energy_drain:0", "sel_tomalak")
    assert game.table_zone(INCIDENTS)[0] == "sel_energy_drain" and game.own().dilithium == 0
    assert game.held(DUTY) == ["sel_proconsul_neral"] and game.held(PILE)[-1] == "sel_tomalak"
    assert game.state.actions == 2
    other = sela(hand=[["sel_proconsul_neral", "sel_tomalak"]])
    other.choose("play:sel_proconsul_neral:0", "sel_romulus", "no", "no")
    assert "sel_romulus" in other.held(HAND) and other.held(DUTY) == []


def test_neral_on_duty_turns_a_card_into_an_action_when_a_location_is_taken() -> None:
    game = sela(zones={"duty": [["sel_proconsul_neral"]]}, hand=[["sel_romulus", "sel_remans"]])
    game.choose("play:sel_romulus:0", "use:sel_proconsul_neral:1", "sel_remans")
    assert game.state.actions == 3 and game.held(PILE)[-1] == "sel_remans"


def test_shinzon_makes_them_take_an_incident_scans_and_brings_the_scimitar() -> None:
    game = sela(
        hand=[["sel_shinzon", "sel_scimitar", "sel_remans"], []],
        market=["peanut_hamper"],
        latinum=[2],
        tops={INCIDENTS: ["red_alert"]},
        zones={"places": [["sel_remus"]]},
    )
    game.choose("play:sel_shinzon:0")
    assert game.held(HAND, 1) == ["red_alert"]
    game.choose("yes", "discard", "play:sel_scimitar:0", "sel_romulus", "sel_remans", "pass")
    assert "peanut_hamper" in game.held(PILE) and game.own().latinum == 0
    assert "sel_scimitar" in game.held(FLEET) and game.state.actions == 2


def test_shinzon_on_duty_logs_a_romulan_if_there_is_one() -> None:
    game = sela(zones={"duty": [["sel_shinzon"]]}, hand=[["sel_tomalak", "sel_remans"]], stage=RESUPPLY)
    assert game.asked == (0, "log") and game.why("no") == ("CHAIR-23.2", "must-choose")
    assert game.options == ["sel_tomalak", "sel_irw_terix"]
    game.choose("sel_irw_terix")
    assert game.held(LOG) == ["sel_irw_terix"] and game.own().track("military") == 1
    none = sela(zones={"duty": [["sel_shinzon"]], "discard": [[]]}, only=["discard"], stage=RESUPPLY)
    assert none.asked[1] == "act" and none.own().track("military") == 0


def test_shinzon_on_duty_attacks() -> None:
    game = sela(zones={"duty": [["sel_shinzon"]]}, tops={INCIDENTS: ["red_alert"]})
    game.choose("use:sel_shinzon:0")
    assert game.own().track("military") == 1 and game.held(HAND, 1) == ["red_alert"] and game.state.actions == 2


@pytest.mark.rule("CHAIR-27.4", "CHAIR-24.3")
def test_the_scimitar_rises_over_a_destroyed_romulan_and_remus() -> None:
    game = sela(hand=[["sel_scimitar", "sel_remans"]], zones={"places": [["sel_remus"]]})
    game.choose("play:sel_scimitar:0", "sel_romulus", "sel_remans")
    assert game.table_zone(GONE)[-1] == "sel_romulus" and game.held(BEAMED) == ["sel_remans"]
    assert game.held(FLEET) == ["sel_irw_goraxus", "sel_scimitar"]
    told = [dict(args) for key, args in game.table.seat(1).log if key == "destroyed"]
    assert [args["card"] for args in told] == ["sel_romulus"], "all see what was destroyed"


@pytest.mark.parametrize("lacks", ["remus", "a card to beam"])
def test_the_scimitar_stays_in_the_staging_area_unless_both_were_done(lacks: str) -> None:
    hand = ["sel_scimitar", *(["sel_remans"] if lacks == "remus" else [])]
    game = sela(hand=[hand], zones={"places": [["sel_romulus"] if lacks == "remus" else ["sel_remus"]]})
    game.choose("play:sel_scimitar:0", "sel_tomalak")
    assert game.held(STAGING) == ["sel_scimitar"] and game.table_zone(GONE)[-1] == "sel_tomalak"


def test_the_scimitar_stays_in_the_staging_area_without_a_romulan() -> None:
    game = sela(
        hand=[["sel_scimitar", "sel_remans"]],
        zones={"places": [["sel_romulus", "sel_remus"]], "deck": [[]], "reserve": [[]], "discard": [[]]},
        only=["deck", "reserve", "discard"],
    )
    game.choose("play:sel_scimitar:0", "no", "sel_remans")
    assert game.held(STAGING) == ["sel_scimitar"] and game.state.host[game.card("sel_remans")] == game.card("sel_remus")


def test_the_scimitar_warps_for_nothing() -> None:
    game = sela(zones={"fleet": [["sel_scimitar"]]}).choose("use:sel_scimitar:0", "warp:sel_scimitar:risa")
    assert game.where("sel_scimitar") == "risa"


@pytest.mark.rule("CHAIR-9.16", "CHAIR-23.5")
def test_the_scimitar_logs_a_location_of_theirs_for_glory() -> None:
    """Betazed shows three skill icons."""
    position: dict[str, Any] = {
        "zones": {"fleet": [["sel_scimitar"]], "places": [[], ["betazed", "pic_farpoint_station"]]},
        "neutral": ["archer_iv", "risa", "dozaria"],
    }
    low = sela(tracks=[{"military": 6}], **position)
    assert low.why("use:sel_scimitar:1") == ("CHAIR-9.16", "track-too-low")
    game = sela(tracks=[{"military": 7}], **position).choose("use:sel_scimitar:1")
    assert game.asked == (0, "log-theirs") and set(game.options) == {"betazed", "pic_farpoint_station"}
    game.choose("betazed")
    assert game.held(LOG, 1) == ["betazed"] and game.own().glory == 3
    assert "sel_scimitar" in game.held(PILE)


@pytest.mark.rule("CHAIR-28.8")
def test_the_scimitar_reaches_sha_ka_ree() -> None:
    game = sela(zones={"fleet": [["sel_scimitar"], ["sha_ka_ree"]]}, tracks=[{"military": 7}])
    game.choose("use:sel_scimitar:1")
    assert game.held(LOG, 1) == ["sha_ka_ree"] and game.own().glory == 0


@pytest.mark.rule("CHAIR-26.19")
def test_the_scimitar_gains_one_glory_in_cadet_training() -> None:
    game = given(1, captains=("sela",), zones={"fleet": [["sel_scimitar"]]}, tracks=[{"military": 7}], glory=[0])
    game.choose("use:sel_scimitar:1")
    assert game.own().glory == 1


@pytest.mark.rule("CHAIR-9.16", "CHAIR-27.47")
def test_the_scimitar_takes_a_neutral_location_by_force() -> None:
    position: dict[str, Any] = {"zones": {"fleet": [["sel_scimitar"]], "places": [["sel_remus"]]}}
    low = sela(tracks=[{"military": 8}], at={"sel_scimitar": "risa"}, **position)
    assert low.why("use:sel_scimitar:2") == ("CHAIR-9.16", "track-too-low")
    home = sela(tracks=[{"military": 9}], at={"sel_scimitar": "sel_remus"}, **position)
    assert home.why("use:sel_scimitar:2") == ("CHAIR-9.16", "not-neutral")
    game = sela(tracks=[{"military": 9}], at={"sel_scimitar": "risa"}, teams={"risa": (0, 3)}, **position)
    game.choose("use:sel_scimitar:2")
    assert "risa" in game.held(PLACES) and game.own(1).glory == 1 + 3
    assert "sel_scimitar" in game.held(PILE), "SHIPs there are dismissed"


@pytest.mark.rule("CHAIR-37.4")
def test_forced_singularity_is_deployed_for_two_dilithium() -> None:
    poor = sela(hand=[["sel_forced_singularity"]], dilithium=[1])
    assert poor.why("play:sel_forced_singularity:0") == ("CHAIR-12.2", "cannot-spend")
    game = sela(hand=[["sel_forced_singularity", "sel_remans"]], dilithium=[2])
    game.choose("play:sel_forced_singularity:0", "sel_remans", "sel_sub_commander_trul", "bolians")
    assert game.held(HAND) == ["sel_sub_commander_trul"] and game.table_zone(JUNK) == ["bolians"]
    assert "sel_forced_singularity" in game.held(FLEET) and game.own().dilithium == 0


@pytest.mark.parametrize(("military", "officers"), [(2, 1), (3, 2)])
def test_forced_singularity_grants_a_second_officer_from_military_three(military: int, officers: int) -> None:
    game = sela(
        zones={"fleet": [["sel_forced_singularity"]], "duty": [["sel_tpel"]]},
        hand=[["sel_tomalak"]],
        tracks=[{"military": military}],
    )
    game.choose("use:sel_irw_goraxus:2", "sel_tomalak")
    assert len(game.held(DUTY)) == officers and game.held(DUTY)[-1] == "sel_tomalak"


def test_forced_singularity_draws_for_an_engineer() -> None:
    game = sela(
        zones={"fleet": [["sel_forced_singularity"]], "deck": [["sel_remus", "sel_romulus"]]},
        hand=[["sel_sub_commander_trul", "sel_remans"]],
    )
    assert game.choose("use:sel_forced_singularity:0").options == ["sel_sub_commander_trul"]
    game.choose("sel_sub_commander_trul", "sel_remus")
    assert game.held(HAND) == ["sel_remans", "sel_romulus"] and game.held(DECK)[-1] == "sel_remus"


# Reserve


def test_confiscate() -> None:
    game = sela(hand=[["sel_confiscate"]], dilithium=[4])
    game.choose("play:sel_confiscate:0", "market:ship", "discard")
    assert game.held(PILE)[-1] == "uss_reliant" and game.own().dilithium == 0 and game.state.actions == 2
    game = sela(hand=[["sel_confiscate"]], dilithium=[2])
    assert game.why("play:sel_confiscate:0") == ("CHAIR-12.2", "cannot-spend")
    game.choose("play:sel_confiscate:1", "market:cargo", "deck")
    assert game.held(DECK)[-1] == "biobed" and game.own().dilithium == 0
    game = sela(hand=[["sel_confiscate"]], dilithium=[0], latinum=[0])
    assert game.why("play:sel_confiscate:1") == ("CHAIR-12.2", "cannot-spend")
    game.choose("play:sel_confiscate:2")
    assert game.own().latinum == 1 and game.state.actions == 3


def test_conquer_lands_for_a_person_and_an_incident_and_gains_for_a_ship() -> None:
    game = sela(
        hand=[["sel_conquer", "sel_tomalak", "sel_remus"]],
        at={"sel_irw_goraxus": "risa"},
        tops={INCIDENTS: ["red_alert"]},
    )
    game.choose("play:sel_conquer:0")
    assert game.options == ["sel_tomalak", "no"]
    game.choose("sel_tomalak")
    assert game.teams("risa") == (2, 0) and "red_alert" in game.held(HAND)
    game.choose("sel_irw_goraxus", "market:ally", "discard")
    assert game.held(FLEET) == [] and game.held(PILE)[-1] == "bolians"
    other = sela(hand=[["sel_conquer", "sel_tomalak"]]).choose("play:sel_conquer:0", "no", "no")
    assert other.held(HAND) == ["sel_tomalak"] and other.state.actions == 2


def test_imperial_pride_recalls_three_teams_to_look_at_encounters() -> None:
    places = ["sel_remus", "sel_romulus", "archer_iv"]
    teams = dict.fromkeys(places, (1, 0))
    position: dict[str, Any] = {"zones": {"places": [places]}, "neutral": ["risa", "betazed", "dozaria"]}
    game = sela(hand=[["sel_imperial_pride"]], teams=teams, **position)
    game.choose("play:sel_imperial_pride:0", *places)
    assert game.own().teams == 4 and game.asked == (0, "encounter") and len(game.options) == 2
    chosen, other = game.options
    game.choose(chosen)
    assert game.held(HAND) == [chosen]
    two = sela(hand=[["sel_imperial_pride"]], teams={"sel_remus": (2, 0), "archer_iv": (1, 0)}, **position)
    assert two.why("play:sel_imperial_pride:0") == ("CHAIR-20.4", "too-few-teams")


@pytest.mark.parametrize(("place", "influence"), [("sel_romulus", 0), ("sel_remus", 1)])
def test_imperial_pride_logs_a_location_for_an_encounter(place: str, influence: int) -> None:
    """Romulus shares a trait with Sela, Remus none."""
    game = sela(hand=[["sel_imperial_pride"]], zones={"places": [["sel_romulus", "sel_remus"]]}, dilithium=[10])
    game.choose("play:sel_imperial_pride:1", place)
    assert game.held(LOG) == [place] and game.own().dilithium == 0 and len(game.held(HAND)) == 1
    assert game.own().track("influence") == influence
    poor = sela(hand=[["sel_imperial_pride"]], zones={"places": [["sel_remus"]]}, dilithium=[9])
    assert poor.why("play:sel_imperial_pride:1") == ("CHAIR-12.2", "cannot-spend")


@pytest.mark.rule("CHAIR-27.50")
def test_tpel_triggers_a_control_operation_and_draws() -> None:
    position: dict[str, Any] = {
        "hand": [["sel_tpel"], ["pic_worf"]],
        "zones": {"places": [["sel_remus", "sel_romulus"]]},
    }
    low = sela(tracks=[{"influence": 3}], latinum=[1], **position)
    assert low.why("play:sel_tpel:0") == ("CHAIR-9.16", "track-too-low")
    game = sela(tracks=[{"influence": 4}], latinum=[1], **position)
    game.choose("play:sel_tpel:0", "sel_remus", "pic_worf", "pass")
    assert game.held(HAND, 1) == [] and len(game.held(HAND)) == 1 and game.own().latinum == 0


def test_tpel_on_duty_holds_a_larger_hand() -> None:
    game = sela(zones={"duty": [["sel_tpel"]], "deck": [["laas"]]}).choose("end", "rom")
    assert len(game.held(HAND)) == 6


def test_energy_drain_is_returned_for_dilithium_and_an_engineer_saves_the_action() -> None:
    game = sela(hand=[["sel_energy_drain"]], dilithium=[2]).choose("play:sel_energy_drain:0")
    assert game.table_zone(INCIDENTS)[0] == "sel_energy_drain" and game.state.actions == 2
    game = sela(hand=[["sel_energy_drain"]], dilithium=[2], zones={"duty": [["sel_sub_commander_trul"]]})
    assert game.choose("play:sel_energy_drain:0").state.actions == 3
    assert sela(hand=[["sel_energy_drain"]], dilithium=[1]).why("play:sel_energy_drain:0") is not None


@pytest.mark.rule("CHAIR-15.8")
def test_tomalak_gains_a_ship_and_drives_out_starfleet_officers() -> None:
    game = sela(hand=[["sel_tomalak"], ["pic_diplomacy"]], zones={"duty": [[], ["pic_worf"]]}, dilithium=[2])
    game.choose("play:sel_tomalak:0", "market:ship", "discard", "pic_diplomacy", "pass")
    assert game.held(PILE)[-1] == "uss_reliant" and game.own().dilithium == 0
    assert game.held(DUTY, 1) == [] and game.held(HAND, 1) == []
    other = sela(hand=[["sel_tomalak"], ["pic_diplomacy"]], zones={"duty": [[], ["laris"]]}, dilithium=[2])
    other.choose("play:sel_tomalak:0", "market:ship", "discard", "pass")
    assert other.held(DUTY, 1) == ["laris"] and other.held(HAND, 1) == ["pic_diplomacy"]


def test_tomalak_on_duty_fetches_ships_and_other_attackers() -> None:
    game = sela(zones={"duty": [["sel_tomalak"]]}, dilithium=[1]).choose("use:sel_tomalak:0")
    assert game.held(HAND) == ["sel_irw_terix"] and game.own().dilithium == 0
    game = sela(zones={"duty": [["sel_tomalak"]], "discard": [["sel_remus", "mekleth"]]}, hand=[["lirpa"]])
    game.choose("use:sel_tomalak:1", "lirpa")
    assert set(game.options) == {"sel_remus", "mekleth"}, "not the card just discarded"
    game.choose("mekleth")
    assert game.held(HAND) == ["mekleth"]


# Available


def rifles(**position: Any) -> Sitting:
    position = {"at": {"sel_irw_goraxus": "risa"}, "teams": {"risa": (0, 3), "betazed": (0, 1)}, **position}
    return sela(**{"hand": [["sel_disruptor_rifles", "sel_tomalak"]], **position})


def test_disruptor_rifles_remove_two_away_teams_where_a_ship_is() -> None:
    game = rifles().choose("play:sel_disruptor_rifles:0", "sel_tomalak")
    assert game.options == ["risa", "no"]
    game.choose("risa", "risa", "no", "pass")
    assert game.teams("risa") == (0, 1) and game.own().glory == 2 and game.table_zone(JUNK) == []


def test_disruptor_rifles_may_stop_and_may_junk() -> None:
    game = rifles().choose("play:sel_disruptor_rifles:0", "sel_tomalak", "risa", "no", "rom", "pass")
    assert game.teams("risa") == (0, 2) and game.own().glory == 1 and game.table_zone(JUNK) == ["rom"]


def test_disruptor_rifles_without_a_romulan_only_junk() -> None:
    game = rifles(hand=[["sel_disruptor_rifles", "sel_remans"]])
    game.choose("play:sel_disruptor_rifles:0")
    assert game.options == ["no"]
    game.choose("no", "rom", "pass")
    assert game.teams("risa") == (0, 3) and game.held(HAND) == ["sel_remans"]


def test_disruptor_rifles_train_soldiers() -> None:
    game = rifles().choose("play:sel_disruptor_rifles:1", "rom")
    assert game.own().track("military") == 1 and game.table_zone(JUNK) == ["rom"] and game.state.actions == 2


@pytest.mark.rule("CHAIR-26.16")
def test_disruptor_rifles_remove_one_team_in_cadet_training() -> None:
    game = given(
        1,
        captains=("sela",),
        hand=[["sel_disruptor_rifles", "sel_tomalak"]],
        neutral=NEUTRAL,
        at={"sel_irw_goraxus": "risa"},
        glory=[0],
    )
    game.choose("play:sel_disruptor_rifles:0", "sel_tomalak", "no", "pass")
    assert game.own().glory == 1


def test_trul_draws_and_fetches_a_cloak() -> None:
    game = sela(hand=[["sel_sub_commander_trul", "sel_remus"]], zones={"deck": [["sel_romulus"]]})
    game.choose("play:sel_sub_commander_trul:0", "sel_remus")
    assert game.held(HAND) == ["sel_romulus", "sel_irw_terix"] and game.state.actions == 3
    other = sela(hand=[["sel_sub_commander_trul", "sel_remus"]]).choose("play:sel_sub_commander_trul:0", "no")
    assert len(other.held(HAND)) == 2


def test_trul_on_duty_earns_latinum_for_a_cloak_put_into_play() -> None:
    game = sela(zones={"duty": [["sel_sub_commander_trul"]]}, hand=[["sel_irw_khazara"]], latinum=[0])
    game.choose("play:sel_irw_khazara:0", "no", "use:sel_sub_commander_trul:1")
    assert game.own().latinum == 1
    plain = sela(zones={"duty": [["sel_sub_commander_trul"]]}, hand=[["uss_reliant"]])
    plain.choose("play:uss_reliant:0")
    while plain.asked[1] != "act":
        assert plain.asked[1] != "react"
        plain.choose(plain.options[0])


def test_movar_scans_for_shady_cards() -> None:
    game = sela(hand=[["sel_general_movar", "sel_remus"]], market=["lursa"], dilithium=[1])
    game.choose("play:sel_general_movar:0", "sel_remus", "discard")
    assert game.held(PILE)[-1] == "lursa" and game.own().dilithium == 0 and game.state.actions == 2
    meek = sela(hand=[["sel_general_movar", "sel_romulus"]], dilithium=[1])
    assert meek.why("play:sel_general_movar:0") == ("CHAIR-8.5", "cannot-pay-card")


@pytest.mark.parametrize(("shady", "drawn"), [(0, 0), (1, 1), (2, 1), (3, 2), (7, 4), (9, 4)])
def test_movar_on_duty_draws_for_two_shady_cards_each(shady: int, drawn: int) -> None:
    """Sela herself is one."""
    faces = [face.id for face in FACES.values() if "shady" in face.traits and not face.crew and face.suit != "location"]
    aboard = [face for face in faces if face != "conspiracy"][:shady]
    deck = ["rom", "laas", "laris", "riva", "sel_remus"]
    game = sela(
        zones={"duty": [["sel_general_movar"]], "deck": [deck]}, beamed={"sel_irw_goraxus": aboard}, stage=RESUPPLY
    )
    assert len(aboard) == shady and len(game.held(HAND)) == drawn


def test_movar_on_duty_takes_an_incident_for_dilithium_and_an_attack() -> None:
    game = sela(
        zones={"duty": [["sel_general_movar"]]},
        hand=[["sel_disruptor_rifles", "sel_romulus"]],
        dilithium=[0],
        tops={INCIDENTS: ["red_alert"]},
    )
    game.choose("use:sel_general_movar:0")
    assert game.own().dilithium == 1 and "red_alert" in game.held(HAND)
    assert game.options == ["play:sel_disruptor_rifles:0", "play:sel_disruptor_rifles:1", "no"]
    game.choose("play:sel_disruptor_rifles:1", "rom")
    assert game.own().track("military") == 1 and game.state.actions == 3


def test_remus_attacks_when_taken_and_trades_remans() -> None:
    game = sela(hand=[["sel_remus"], ["pic_worf"]]).choose("play:sel_remus:0", "pic_worf", "pass")
    assert game.held(PLACES) == ["sel_remus"] and game.held(HAND, 1) == [] and game.state.actions == 2
    game = sela(zones={"places": [["sel_remus"]]}, hand=[["sel_remans"]], dilithium=[0], stage=RESUPPLY)
    assert game.own().dilithium == 1
    game.choose("sel_remans")
    assert game.own().dilithium == 3 and game.held(PILE)[-1] == "sel_remans"
    game = sela(zones={"places": [["sel_remus"]]}, hand=[["sel_remans"]], dilithium=[0], stage=RESUPPLY).choose("no")
    assert game.own().dilithium == 1 and game.held(HAND) == ["sel_remans"]


def test_romulus_launches_a_ship_when_taken() -> None:
    game = sela(hand=[["sel_romulus", "sel_irw_khazara"]])
    game.choose("play:sel_romulus:0", "play:sel_irw_khazara:0", "no")
    assert game.held(PLACES) == ["sel_romulus"] and "sel_irw_khazara" in game.held(FLEET) and game.state.actions == 2


@pytest.mark.parametrize(
    ("teams", "drawn"),
    [({}, 0), ({"sel_remus": (2, 0)}, 0), ({"sel_romulus": (1, 0)}, 1), ({"sel_remus": (3, 0)}, 1)]
    + [({"sel_romulus": (1, 0), "sel_remus": (2, 0)}, 2), ({"sel_romulus": (1, 0), "risa": (2, 0)}, 1)],
)
def test_romulus_draws_for_away_teams_at_home(teams: dict[str, tuple[int, int]], drawn: int) -> None:
    game = sela(zones={"places": [["sel_romulus", "sel_remus"]]}, teams=teams).choose("use:sel_romulus:0")
    assert len(game.held(HAND)) == drawn


def test_infiltrate_warps_three_cloaked_ships() -> None:
    fleet = ["sel_irw_terix", "sel_irw_khazara", "uss_reliant", "sel_irw_valdore"]
    game = sela(hand=[["sel_infiltrate"]], zones={"fleet": [fleet]}).choose("play:sel_infiltrate:0")
    assert {key.split(":")[1] for key in game.options if key != "no"} == {"sel_irw_goraxus", *fleet} - {"uss_reliant"}
    for ship in ("sel_irw_goraxus", "sel_irw_terix", "sel_irw_khazara"):
        game.choose(f"warp:{ship}:risa")
    assert game.asked[1] == "act" and game.where("sel_irw_khazara") == "risa" and game.state.actions == 3
    assert sela(hand=[["sel_infiltrate"]]).choose("play:sel_infiltrate:0", "no").where("sel_irw_goraxus") is None


def test_infiltrate_gains_a_card() -> None:
    game = sela(hand=[["sel_infiltrate", "sel_remus", "sel_remans"]], dilithium=[1])
    game.choose("play:sel_infiltrate:1", "sel_remus", "sel_remans")
    assert {key.split(":")[1] for key in game.options} == {"person", "cargo", "ally"}
    game.choose("market:ally", "discard")
    assert game.held(PILE)[-1] == "bolians" and game.own().dilithium == 0 and game.held(HAND) == []
    few = sela(hand=[["sel_infiltrate", "sel_remus"]], dilithium=[1])
    assert few.why("play:sel_infiltrate:1") == ("CHAIR-8.7", "cannot-pay-cards")


def test_sela_utilizes_her_locations_and_skills() -> None:
    position: dict[str, Any] = {"hand": [["sel_utilize"]], "zones": {"places": [["sel_romulus"]]}, "dilithium": [0]}
    assert sela(**position).choose("play:sel_utilize:0").own().dilithium == 3
    game = sela(**position).choose("play:sel_utilize:1", "military")
    assert game.own().track("military") == 2, "the Goraxus and Romulus"


def test_remans_are_logged_or_let_them_draw() -> None:
    game = sela(hand=[["sel_remans", "sel_remus"]]).choose("play:sel_remans:0", "sel_remus", "risa", "log")
    assert game.held(LOG) == ["sel_remans"] and game.held(DECK)[-1] == "sel_remus" and game.teams("risa") == (1, 0)
    game = sela(hand=[["sel_remans", "sel_remus"]]).choose("play:sel_remans:0", "sel_remus", "risa", "draw")
    assert game.asked == (1, "may-draw")
    game.choose("yes")
    assert len(game.held(HAND, 1)) == 1 and game.held(STAGING) == ["sel_remans"] and game.held(LOG) == []
    assert sela(hand=[["sel_remans"]]).why("play:sel_remans:0") == ("CHAIR-8.7", "cannot-pay-cards")


# Attacks that are ignored

RIVA = {"places": [[], ["pic_starbase_74", "pic_farpoint_station"]], "duty": [[], ["pic_data", "riva"]]}
"""Riva lets Picard ignore an attack for a discarded card."""


def ignored(before: str, after: str = "", **position: Any) -> Sitting:
    """The attack goes as far as these choices; then Riva mediates, and the rest of it follows."""
    zones = {**RIVA, **position.pop("zones", {})}
    hand = [position.pop("held", []), ["pic_diplomacy", "pic_recruit"]]
    game = sela(hand=hand, zones=zones, **position).choose(*before.split())
    assert game.asked == (1, "react")
    return game.choose("use:riva:1", "pic_diplomacy", *after.split())


@pytest.mark.rule("CHAIR-27.53", "CHAIR-27.58")
def test_an_ignored_attack_spares_them_and_nothing_else() -> None:
    game = ignored("use:sel_irw_valdore:1", "pass", zones={"fleet": [["sel_irw_valdore"]]}, dilithium=[2])
    assert game.held(FLEET, 1) == ["pic_uss_enterprise_d"] and len(game.held(HAND)) == 1
    game = ignored("play:sel_shinzon:0", "pass", held=["sel_shinzon"])
    assert game.held(HAND, 1) == ["pic_recruit"]
    duty = {"duty": [["sel_shinzon"], RIVA["duty"][1]]}
    game = ignored("use:sel_shinzon:0", "pass", zones=duty)
    assert game.held(HAND, 1) == ["pic_recruit"] and game.own().track("military") == 1
    game = ignored("use:sel_scimitar:1", "pass", zones={"fleet": [["sel_scimitar"]]}, tracks=[{"military": 7}])
    assert len(game.held(PLACES, 1)) == 2 and game.own().glory == 0 and "sel_scimitar" in game.held(PILE)
    game = ignored("play:sel_tomalak:0 market:ship discard", "pass", held=["sel_tomalak"], dilithium=[2])
    assert game.held(DUTY, 1) == ["pic_data", "riva"] and "uss_reliant" in game.held(PILE)
    game = ignored(
        "play:sel_disruptor_rifles:0 sel_tomalak",
        "rom pass",
        held=["sel_disruptor_rifles", "sel_tomalak"],
        at={"sel_irw_goraxus": "risa"},
        teams={"risa": (0, 2)},
    )
    assert game.teams("risa") == (0, 2) and game.own().glory == 0 and game.table_zone(JUNK) == ["rom"]


# Actions

ACTIONS = """
    sel_sela 1, sel_irw_goraxus 1000, sel_irw_valdore 100, sel_donatra 000, sel_proconsul_neral 1,
    sel_shinzon 11, sel_scimitar 1000, sel_forced_singularity 10, sel_confiscate 110, sel_conquer 1,
    sel_imperial_pride 11, sel_tpel 1, sel_energy_drain 1, sel_tomalak 100, sel_disruptor_rifles 11,
    sel_sub_commander_trul 0, sel_irw_khazara 100, sel_general_movar 10, sel_remus 1, sel_romulus 10,
    sel_infiltrate 01, sel_utilize 11, sel_irw_terix 100, sel_remans 0
"""
"""For each PLAY, then each ACTIVATION of a card, whether it costs an Action."""


@pytest.mark.rule("CHAIR-8.2", "CHAIR-8.3")
@pytest.mark.parametrize("card", [card.strip() for card in ACTIONS.split(",")])
def test_operations_cost_an_action_or_none(card: str) -> None:
    face, icons = card.split()
    assert action_icons("sela", face) == icons
