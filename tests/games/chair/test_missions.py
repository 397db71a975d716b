"""CHAIR-22: completing missions, whichever it is; CHAIR-28.11: different species."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.cards.goals import MISSIONS
from wardroom.games.chair.flow.leaving import recalled
from wardroom.games.chair.flow.verbs import ships
from wardroom.games.chair.pieces import Do
from wardroom.games.chair.scoring import focus_lines, owned
from wardroom.games.chair.state import BEAMED, CONTROL, DISCARD, FLEET, HAND, OVER, RESUPPLY, STAGING
from wardroom.kernel import Steps

from .given import Sitting, given

ENTERPRISE = "pic_uss_enterprise_d"
PEACE = "mission:peace_negotiations"
ALLIES = ["bolians", "denobulans", "tholians"]
FOURS = [{"research": 4, "influence": 4}]
ZONE = ["betazed", "risa", "dozaria"]


def negotiating(allies: list[str] = ALLIES, **more: Any) -> Sitting:
    """Picard with ALLY cards under the Enterprise and two tracks at 4."""
    position: dict[str, Any] = {"beamed": {ENTERPRISE: allies}, "tracks": FOURS, "dilithium": [0], **more}
    return given(**position)


@pytest.mark.rule("CHAIR-22.8", "CHAIR-22.3", "CHAIR-22.1")
@pytest.mark.example("CHAIR-22.8")
def test_three_allies_aboard_make_peace_and_go_to_the_discard_pile_while_the_ship_stays() -> None:
    game = negotiating()
    hand = len(game.held(HAND))
    game.choose(PEACE)
    assert game.own().dilithium == 4 and len(game.held(HAND)) == hand + 4
    assert game.held(BEAMED) == ALLIES  # the reward first
    game.choose("no")
    assert game.held(DISCARD) == ALLIES and game.held(BEAMED) == []
    assert game.held(FLEET) == [ENTERPRISE]
    assert game.own().done == ["peace_negotiations"]
    assert game.state.actions == 3  # no Action


@pytest.mark.rule("CHAIR-22.1")
def test_a_mission_is_completed_once() -> None:
    game = negotiating(done=[["peace_negotiations"]])
    assert PEACE not in game.options
    assert game.view()["captains"][0]["missions"] == [{"name": "peace_negotiations", "done": True, "progress": []}]


@pytest.mark.rule("CHAIR-22.1")
def test_what_the_goal_still_lacks_is_said() -> None:
    game = negotiating(["bolians", "denobulans"])
    assert game.why(PEACE) == ("CHAIR-22.1", "goal-not-met")
    assert game.view()["captains"][0]["missions"][0]["progress"] == [[2, 3], [2, 2]]
    game = negotiating(tracks=[{"research": 4, "influence": 3}])
    assert game.why(PEACE) == ("CHAIR-22.1", "goal-not-met")


@pytest.mark.rule("CHAIR-22.2", "CHAIR-37.10")
def test_completing_it_is_never_automatic() -> None:
    game = negotiating()
    game.choose("end")
    while game.state.active == 0:
        game.choose("end" if "end" in game.options else "done" if "done" in game.options else game.options[0])
    assert game.own().done == [] and game.held(BEAMED) == ALLIES


@pytest.mark.rule("CHAIR-22.2")
def test_it_may_be_completed_between_resupply_operations() -> None:
    zones = {"places": [["archer_iv", "corvan_ii"]]}
    game = negotiating(stage=RESUPPLY, zones=zones)
    assert game.asked == (0, "resupply")
    assert game.options == ["use:archer_iv:1", "use:corvan_ii:1", PEACE]
    game.choose("use:corvan_ii:1")
    assert game.options == ["use:archer_iv:1", PEACE]
    game.choose(PEACE, "no")
    assert game.own().done == ["peace_negotiations"]


@pytest.mark.rule("CHAIR-22.2")
def test_it_may_be_completed_after_the_last_resupply_operation() -> None:
    game = negotiating(stage=RESUPPLY)
    assert game.options == [PEACE, "end"]
    game.choose("end")
    assert game.asked == (0, "control")


@pytest.mark.rule("CHAIR-22.2")
def test_it_may_be_completed_before_and_after_the_control_choice() -> None:
    game = negotiating(stage=CONTROL, neutral=ZONE, teams={"dozaria": (3, 0)})
    assert game.options == ["control:dozaria", PEACE, "no"]
    before = negotiating(stage=CONTROL, neutral=ZONE, teams={"dozaria": (3, 0)}).choose(PEACE, "no")
    assert before.asked == (0, "control") and before.options == ["control:dozaria", "no"]
    game.choose("control:dozaria")
    assert game.asked == (0, "act") and PEACE in game.options


@pytest.mark.rule("CHAIR-22.2")
def test_it_may_be_completed_after_the_clean_up_operations_with_the_staging_area_still_full() -> None:
    """Contacting the Dominion counts three cards in play; they lie in the Staging area."""
    game = given(
        captains=("sisko", "shran"),
        boards=("advanced", "basic"),
        zones={"staging": [["karemma", "sona_battlecruiser", "kelvas_docks"]]},
    )
    game.choose("end")
    assert game.asked == (0, "clean-up") and game.options == ["mission:contacting_the_dominion", "end"]
    assert len(game.held(STAGING)) == 3
    game.choose("mission:contacting_the_dominion")
    assert game.own().track("influence") == 3


@pytest.mark.rule("CHAIR-22.2", "CHAIR-9.18")
def test_it_is_not_completed_in_the_middle_of_an_operation_nor_in_the_other_turn() -> None:
    game = negotiating(hand=[["pic_worf", "pic_data"]])
    game.choose(f"use:{ENTERPRISE}:1")
    assert PEACE not in game.options
    game = negotiating(active=1)
    assert game.asked == (1, "act") and PEACE not in game.options


@pytest.mark.rule("CHAIR-22.3")
def test_what_is_deployed_controlled_or_staged_stays() -> None:
    game = given(
        captains=("sisko", "shran"),
        boards=("advanced", "basic"),
        zones={"staging": [["karemma"]], "fleet": [["sona_battlecruiser"]]},
        beamed={"sis_deep_space_9": ["sis_odo"]},
    )
    game.choose("mission:contacting_the_dominion")
    while game.ask.kind != "act":
        game.choose(game.options[0])
    assert "karemma" in game.held(STAGING) and "sona_battlecruiser" in game.held(FLEET)
    assert game.held(BEAMED) == [] and "sis_odo" in game.held(DISCARD)


@pytest.mark.rule("CHAIR-22.4")
def test_the_ship_itself_counts_and_cards_on_different_ships_do_not_add_up() -> None:
    """Arbiter of Succession: three Klingons on the same SHIP."""
    name = "mission:arbiter_of_succession"
    place: dict[str, Any] = {"boards": ("advanced", "basic"), "zones": {"fleet": [["ktinga_battlecruiser"]]}}
    game = given(**place, beamed={"ktinga_battlecruiser": ["pic_worf", "arinsen"]})
    assert name in game.options
    game = given(**place, beamed={"ktinga_battlecruiser": ["pic_worf"], ENTERPRISE: ["arinsen"]})
    assert game.why(name) == ("CHAIR-22.1", "goal-not-met")
    without_ship = given(boards=("advanced", "basic"), zones={"fleet": [[]]}, only=["fleet"])
    assert without_ship.why(name) == ("CHAIR-22.1", "goal-not-met")


@pytest.mark.rule("CHAIR-22.6")
def test_surplus_cards_may_be_spared() -> None:
    game = negotiating([*ALLIES, "bynars"])
    game.choose(PEACE)
    assert game.asked == (0, "spare") and game.options == [*ALLIES, "bynars", "done"]
    game.choose("denobulans")
    assert game.why("bolians") == ("CHAIR-22.6", "goal-needs-it")
    game.choose("done", "no")
    assert game.held(BEAMED) == ["denobulans"]
    assert game.held(DISCARD) == ["bolians", "tholians", "bynars"]


@pytest.mark.rule("CHAIR-22.6")
def test_nothing_is_asked_where_nothing_could_be_spared() -> None:
    assert negotiating().choose(PEACE).asked == (0, "junk")


@pytest.mark.rule("CHAIR-22.6", "CHAIR-28.11")
def test_a_beamed_card_that_cannot_contribute_is_left_alone() -> None:
    """Seek Out New Life leaves out human and Starfleet cards."""
    species = ["bynars", "edosians", "kelpiens", "emerald_chain", "arinsen", "laas"]
    game = given(boards=("advanced", "basic"), beamed={ENTERPRISE: [*species, "phlox", "pic_will_riker"]})
    game.choose("mission:seek_out_new_life")
    assert game.ask.kind == "spare" and "pic_will_riker" not in game.options
    game.choose("done")
    assert "pic_will_riker" in game.held(BEAMED) and "laas" in game.held(DISCARD)


def rewarded(monkeypatch: pytest.MonkeyPatch, reward: Any) -> None:
    changed = MISSIONS["contacting_the_dominion"]._replace(reward=reward)
    monkeypatch.setitem(MISSIONS, "contacting_the_dominion", changed)


@pytest.mark.rule("CHAIR-22.5")
def test_a_contributor_that_left_its_host_is_not_dismissed_and_one_beamed_meanwhile_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No reward of this box does it by itself, so this one is made up: Odo comes to the hand, Laas changes ships, the
    Karemma come aboard."""

    def reward(do: Do) -> Steps:
        odo, laas = do.state.row(0, BEAMED)
        recalled(do.state, odo)
        yield from ships.put_under(do, laas, ships.deployed(do)[1])
        yield from ships.put_under(do, do.state.row(0, STAGING)[0], ships.deployed(do)[1])

    rewarded(monkeypatch, reward)
    game = given(
        captains=("sisko", "shran"),
        boards=("advanced", "basic"),
        zones={"staging": [["karemma"]], "fleet": [["sona_battlecruiser"]]},
        beamed={"sis_deep_space_9": ["sis_odo", "laas"]},
    )
    game.choose("mission:contacting_the_dominion", "done")  # nothing is spared
    assert game.held(HAND) == ["sis_odo"]
    assert game.held(DISCARD) == ["karemma"] and game.held(BEAMED) == ["laas"]


@pytest.mark.rule("CHAIR-22.3", "CHAIR-5.9", "CHAIR-27.46")
def test_the_token_comes_last_so_a_burn_in_the_reward_comes_before_it() -> None:
    """Sabotage makes the other captain take the last INCIDENT."""
    game = given(
        captains=("koloth", "shran"),
        boards=("advanced", "basic"),
        zones={"staging": [["lirpa", "mekleth", "mirok"]]},
        junk=["energy_drain", "hostile_contact", "political_crisis", "red_alert", "subspace_phenomenon"],
    )
    game.choose("mission:sabotage", "yes")
    assert game.state.burned and game.state.phase == OVER
    assert game.held(HAND, 1) == ["trade_embargo"]
    assert game.own().done == []


@pytest.mark.rule("CHAIR-28.11", "CHAIR-15.6")
def test_different_species_count_once_each_alien_by_itself_and_a_wildcard_is_one_more() -> None:
    """Seek Out New Life leaves out human and Starfleet cards, so Worf is not even a Klingon there."""

    def found(*staged: str) -> list[int]:
        game = given(boards=("advanced", "basic"), zones={"staging": [list(staged)]})
        progress: list[int] = game.view()["captains"][0]["missions"][2]["progress"][0]
        return progress

    assert found("pic_worf", "pic_will_riker") == [0, 6]
    assert found("bynars", "edosians") == [2, 6]  # two aliens
    assert found("arinsen", "mekleth") == [1, 6]  # two Klingons
    assert found("bynars", "edosians", "arinsen", "laas", "koala") == [5, 6]
    assert found("sha_ka_ree") == [2, 6]  # Vulcan, and transcendent for itself


@pytest.mark.rule("CHAIR-22.7", "CHAIR-25.9")
def test_the_first_mission_wakes_the_focus_icons() -> None:
    game = negotiating(hand=[["biobed"]])
    assert sum(line.points for line in focus_lines(game.state, 0, owned(game.state, 0))) == 0
    game.choose(PEACE, "no")
    assert sum(line.points for line in focus_lines(game.state, 0, owned(game.state, 0))) == 2  # Research x2
