"""SETI-11: missions in front of a player, what completes them and what covers their circles."""

from __future__ import annotations

import pytest

from wardroom.games.seti.state import PLAYED, zone

from .projects import EARTH, VENUS, at_table, playing
from .test_project_cards_missions import front

RED = "hubble_space_telescope"
TO_JUPITER = {"probes": [[(3, 2)]]}
BOTH_JUPITER = [["pioneer_11_mission", "galileo_mission"]]


# Conditional missions


@pytest.mark.rule("SETI-11.1", "SETI-11.2")
def test_a_mission_may_be_completed_right_after_it_was_played() -> None:
    game = playing("venera_probe", orbiters=[{"venus": 1}])
    assert game.played() == ["venera_probe"]  # not by itself
    game.choose("mission")
    assert game.done() == ["venera_probe"]
    assert game.agency().score == 1 + 7


@pytest.mark.rule("SETI-11.2")
def test_a_mission_need_not_be_completed_as_soon_as_it_can_be() -> None:
    game = front("venera_probe", orbiters=[{"venus": 1}])
    game.choose("launch", "end")  # and then it is the other player's turn
    assert game.asked == (1, "turn")
    assert game.played() == ["venera_probe"]
    game.choose("launch", "end")
    assert game.asked == (0, "turn")
    game.choose("mission")
    assert game.done() == ["venera_probe"]


@pytest.mark.rule("SETI-11.1")
def test_a_mission_is_completed_before_during_or_after_the_main_action() -> None:
    ready = {"orbiters": [{"venus": 1}], "credits": [3]}
    before = front("venera_probe", **ready).choose("mission")
    assert before.options[0] == "launch"  # the main action is still to come
    during = front("venera_probe", **ready).choose("scan", "free", "mission", "earth")
    assert during.done() == ["venera_probe"]
    after = front("venera_probe", **ready).choose("launch", "mission")
    assert after.done() == ["venera_probe"]


@pytest.mark.rule("SETI-11.1")
def test_a_condition_must_hold_when_the_mission_is_completed() -> None:
    game = front("rosetta_probe", probes=[[(2, 0)]])
    game.choose("move", "0:3:0")
    assert game.why("mission") == ("SETI-11.1", "no-mission")


@pytest.mark.rule("SETI-11.1")
def test_of_several_missions_that_can_be_completed_the_player_chooses() -> None:
    game = front("venera_probe", played=[["venera_probe", "rosetta_probe", "juno_probe"]])
    assert game.refused("mission") == "SETI-11.1"
    game = front(
        "venera_probe",
        played=[["venera_probe", "rosetta_probe", "juno_probe", "iss", "dune"]],
        orbiters=[{"venus": 1}],
        probes=[[(2, 0)]],
    )
    game.choose("mission")
    assert game.options == ["venera_probe", "rosetta_probe"]
    assert game.why("juno_probe") == ("SETI-11.1", "condition-not-met")
    assert game.why("iss") == ("SETI-11.8", "completes-by-itself")
    assert game.why("dune") == ("SETI-11.11", "gold-box")
    game.choose("rosetta_probe")
    assert game.done() == ["rosetta_probe"]
    assert game.agency().data == 1


@pytest.mark.rule("SETI-11.3")
def test_completed_missions_stay_in_front_of_their_owner() -> None:
    game = front("venera_probe", orbiters=[{"venus": 1}])
    game.choose("mission", "launch", "end")
    assert game.done() == ["venera_probe"]
    assert "venera_probe" not in game.discards


# Triggered missions


@pytest.mark.rule("SETI-11.4", "SETI-11.10")
def test_the_owner_may_cover_a_circle_or_wait() -> None:
    game = front("pioneer_11_mission", **TO_JUPITER)
    game.choose("move", "0:3:3")
    assert game.asked == (0, "circle")
    assert game.options == ["pioneer_11_mission:1", "none"]
    game.choose("none")
    assert game.agency().circles == {}
    assert game.agency().data == 0
    game.choose("move", "0:3:2", "move", "0:3:3")
    assert game.ask.kind == "circle"  # another visit, another chance (SETI-1.13)


@pytest.mark.rule("SETI-11.10")
def test_a_circle_may_be_covered_without_benefit() -> None:
    game = front("mariner_10_mission", publicity=[10], probes=[[(1, 2)]])
    game.choose("move", "0:1:3", "mariner_10_mission:2")
    assert game.agency().publicity == 10
    (covered,) = game.agency().circles.values()
    assert covered == [2]


@pytest.mark.rule("SETI-11.5")
def test_only_events_after_the_card_was_played_count() -> None:
    game = playing("iss", credits=[4])
    assert game.agency().circles == {}
    game = at_table("lunar_gateway", played=[[]], probes=[[VENUS]], techs=[["probe_1"]])
    game.choose("play", "lunar_gateway")  # its own launch is no event for it
    assert game.ask.kind == "turn"


@pytest.mark.rule("SETI-11.5")
def test_a_card_is_no_event_for_itself() -> None:
    """Playing Strategic Planning for 1 credit does not cover its own circle."""
    game = playing("strategic_planning")
    assert game.ask.kind == "turn"
    assert game.agency().circles == {}


@pytest.mark.rule("SETI-11.5")
def test_each_circle_is_used_once() -> None:
    game = front("pioneer_11_mission", circles=[{"pioneer_11_mission": [1]}], **TO_JUPITER)
    game.choose("move", "0:3:3")
    assert game.ask.kind == "turn"


def test_of_equal_circles_one_is_offered() -> None:
    game = front("cape_canaveral_sfs").choose("launch")
    assert game.options == ["cape_canaveral_sfs:1", "none", "free"]
    game = front("iss").choose("launch")
    assert game.options == ["iss:1", "iss:2", "iss:3", "none", "free"]


@pytest.mark.rule("SETI-11.6")
def test_one_event_covers_one_circle_of_all_cards() -> None:
    game = front("", played=BOTH_JUPITER, **TO_JUPITER)
    game.choose("move", "0:3:3")
    assert game.options == ["pioneer_11_mission:1", "galileo_mission:2", "none"]
    game.choose("galileo_mission:2")
    assert game.ask.kind == "turn"
    assert game.agency().data == 1


@pytest.mark.rule("SETI-11.6")
def test_one_event_covers_one_circle_of_a_card() -> None:
    game = front("seti_institute", credits=[1]).choose("scan", "earth", RED, "barnards_star")
    assert game.options == ["seti_institute:1", "seti_institute:2", "seti_institute:3", "none", "free"]
    game.choose("seti_institute:3")
    assert game.ask.kind == "turn"
    assert list(game.agency().circles.values()) == [[3]]


@pytest.mark.rule("SETI-11.7")
def test_a_specific_and_a_general_trigger_still_allow_one_circle() -> None:
    game = front("", played=[["galileo_mission", "advanced_navigation_system"]], probes=[[(1, 2)]])
    game.choose("move", "0:1:3")
    both = ["galileo_mission:1", "advanced_navigation_system:1", "advanced_navigation_system:2"]
    assert game.options[:3] == both
    game.choose("galileo_mission:1")
    assert game.ask.kind == "turn"
    game = front("", played=[["nasa_astrobiology_institute", "comparative_analysis"]], upper=[6])
    game.choose("analyse", "left:blue:0")
    assert game.options[:4] == ["nasa_astrobiology_institute:3", *(f"comparative_analysis:{n}" for n in (1, 2, 3))]
    game.choose("comparative_analysis:1")
    assert game.ask.kind == "turn"


@pytest.mark.rule("SETI-11.8", "SETI-17.24")
def test_with_all_circles_covered_a_mission_is_complete() -> None:
    game = front("pioneer_11_mission", circles=[{"pioneer_11_mission": [1]}], probes=[[(3, 6)]])
    game.choose("move", "0:3:7", "pioneer_11_mission:2")
    assert game.done() == ["pioneer_11_mission"]
    assert game.log()[-1] == "mission-completed"


@pytest.mark.rule("SETI-11.8", "SETI-11.13")
def test_a_circle_covered_while_another_pays_completes_the_mission_once() -> None:
    """The move that Jupiter gives leads to Neptune, where the last circle is covered."""
    game = front("advanced_navigation_system", circles=[{"advanced_navigation_system": [1]}], **TO_JUPITER)
    game.choose("move", "0:3:3", "advanced_navigation_system:3", "0:4:3", "advanced_navigation_system:2")
    assert game.done() == ["advanced_navigation_system"] and game.agency().data == 1
    assert game.log().count("mission-completed") == 1


@pytest.mark.rule("SETI-11.9")
def test_a_trigger_may_fire_on_the_turn_of_another() -> None:
    """Seat 1 completes a sector that seat 0 wins: the red trace covers a circle of seat 0, between two turns."""
    game = at_table(
        played=[["nasa_astrobiology_institute"]],
        hand=[[], ["procyon_observation"]],
        credits=[0, 2],
        stars={"procyon": [0, 0, 0]},
        active=1,
    )
    game.choose("play", "procyon_observation")
    assert game.asked == (0, "trace")
    game.choose("left:red:0")
    assert game.asked == (0, "circle")
    assert game.options == ["nasa_astrobiology_institute:1", "none"]  # no free action for seat 0 here
    game.choose("nasa_astrobiology_institute:1")
    assert game.agency().data == 1
    assert game.state.active == 1


@pytest.mark.rule("SETI-10.8")
def test_asteroids_on_ones_own_turn_are_not_those_of_a_push() -> None:
    """Card 129: seat 1 turns the system and pushes a probe of seat 0 to asteroids."""
    game = at_table(
        played=[["asteroids_research"]], probes=[[(1, 4)]], hand=[[], ["sherloc"]], credits=[0, 3], active=1
    )
    game.choose("play", "sherloc")
    assert game.agency().probes == [(1, 3)]
    assert game.state.system.content((1, 3)) == "asteroids"
    assert game.asked == (1, "tech")


@pytest.mark.rule("SETI-11.11")
def test_a_gold_box_card_stays_face_up() -> None:
    game = playing("dune", "computer_1", "3")
    assert game.played() == ["dune"]
    game.choose("end")
    card = game.state.cards.rows[zone(0, PLAYED)][0]
    assert game.state.cards.read(card, 1) == "dune"


@pytest.mark.rule("SETI-11.12", "SETI-11.5")
@pytest.mark.example("SETI-11.12")
def test_example_mariner_10() -> None:
    """A probe on Mercury when the card is played triggers nothing; moving there or to Venus later does."""
    game = playing("mariner_10_mission", probes=[[(1, 1)]], energy=[5])
    assert game.ask.kind == "turn"
    game.choose("move", "0:1:2", "move", "0:1:1")
    assert game.options == ["mariner_10_mission:1", "none"]
    game.choose("mariner_10_mission:1")
    assert len(game.hand()) == 1
    game.choose("move", "0:1:2", "move", "0:1:3")
    assert game.options == ["mariner_10_mission:2", "none"]


@pytest.mark.rule("SETI-11.13")
def test_the_reward_of_a_circle_comes_before_the_rest_of_an_effect() -> None:
    game = at_table("chandra_space_observatory", played=[["control_center"]], probes=[[EARTH]])
    game.choose("play", "chandra_space_observatory")
    assert game.star("61_virginis").markers == [0]  # the first of two signals, a yellow one
    assert game.asked == (0, "circle")
    game.choose("control_center:1")
    assert game.ask.kind == "move"
    game.choose("0:1:4")
    assert game.star("61_virginis").markers == [0, 0]  # the second one stays in that sector
    assert game.ask.kind == "turn"


@pytest.mark.rule("SETI-17.18")
@pytest.mark.parametrize(
    ("face", "mission", "choices", "position"),
    [
        ("low_cost_space_launch", "iss", "", {}),
        ("green_bank_telescope", "seti_institute", f"earth {RED} barnards_star", {}),
        ("perseverance_rover", "johnson_space_center", "left:yellow:0", {"probes": [[VENUS]]}),
        ("mass_sample_collection", "lunar_gateway", "orbit none", {"probes": [[VENUS]], "found": ["mascamites"]}),
    ],
)
def test_a_main_action_inside_a_card_is_that_action(
    face: str, mission: str, choices: str, position: dict[str, object]
) -> None:
    game = at_table(face, played=[[mission]], **position)
    game.choose("play", face, *choices.split())
    assert game.asked == (0, "circle")
    assert game.options[0].startswith(mission)


@pytest.mark.rule("SETI-17.19")
def test_a_landing_and_the_trace_it_gives_are_two_events() -> None:
    game = front("", played=[["johnson_space_center", "nasa_astrobiology_institute"]], probes=[[VENUS]])
    game.choose("land", "left:yellow:0")
    assert game.options[0] == "nasa_astrobiology_institute:2"
    game.choose("nasa_astrobiology_institute:2")
    assert game.options[0] == "johnson_space_center:2"
    game.choose("johnson_space_center:2")
    assert game.ask.kind == "turn"


def test_the_rival_covers_no_circles_and_completes_nothing() -> None:
    game = at_table(seats=1, played=[["iss"], []], decks={"rival": ["s1"]}, credits=[4])
    game.choose("launch", "none", "end")
    assert game.agency(1).probes == [EARTH]  # the rival has launched too
    assert game.agency(1).circles == {}
    assert game.played() == ["iss"]
