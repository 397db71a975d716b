"""CHAIR-9: what the kinds of operations are, and when they can be used."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.scoring import lines
from wardroom.games.chair.state import DECK, DUTY, FLEET, HAND, INCIDENTS, LOG, PLACES, STAGING

from .given import given

NEUTRAL = ["dozaria", "archer_iv", "corvan_ii"]


# PLAY


@pytest.mark.rule("CHAIR-9.1", "CHAIR-9.2")
def test_card_is_played_to_the_staging_area_with_one_of_its_plays() -> None:
    """Analyze: 2 Dilithium, and neither of its other two PLAYs."""
    game = given(hand=[["pic_analyze", "karemma"]], dilithium=[0], latinum=[0])
    game.choose("play:pic_analyze:2")
    assert game.held(STAGING) == ["pic_analyze"]
    assert game.own().dilithium == 2 and len(game.table_zone(INCIDENTS)) == 6
    game.choose("play:karemma:0")
    assert game.held(STAGING) == ["pic_analyze", "karemma"] and game.own().latinum == 1


@pytest.mark.rule("CHAIR-9.1")
def test_card_without_a_play_that_can_be_resolved_cannot_be_played() -> None:
    """Organians: both PLAYs require Research."""
    game = given(hand=[["organians"]], tracks=[{"research": 3}])
    assert [option for option in game.options if "organians" in option] == []
    game = given(hand=[["organians"]], tracks=[{"research": 4}])
    assert [option for option in game.options if "organians" in option] == ["play:organians:0"]


@pytest.mark.rule("CHAIR-9.2")
@pytest.mark.parametrize(
    ("face", "answers", "zone"),
    [
        ("ktinga_battlecruiser", ["no"], FLEET),
        ("kelpiens", [], LOG),
        ("pic_farpoint_station", [], PLACES),
        ("peanut_hamper", [], DUTY),
        ("pic_data", ["research"], STAGING),
    ],
)
def test_card_stays_in_the_staging_area_unless_its_effect_moves_it(face: str, answers: list[str], zone: int) -> None:
    game = given(hand=[[face]])
    game.choose(f"play:{face}:{1 if face == 'peanut_hamper' else 0}", *answers)
    assert face in game.held(zone)


@pytest.mark.rule("CHAIR-9.1")
def test_only_cards_of_the_hand_are_played_and_only_ones_own() -> None:
    game = given(hand=[["pic_analyze"], ["shr_confiscate"]], zones={"discard": [["pic_utilize"]]})
    assert [option for option in game.options if option.startswith("play")] == [
        "play:pic_analyze:0",
        "play:pic_analyze:2",
    ]


@pytest.mark.rule("CHAIR-9.3")
def test_card_that_cannot_be_played_can_be_discarded_beamed_and_promoted() -> None:
    game = given(hand=[["sukal", "koala", "phlox"]], dilithium=[0])
    for face in ("sukal", "koala"):
        assert game.why(f"play:{face}:0") == ("CHAIR-9.3", "not-playable")
    game.choose("use:pic_uss_enterprise_d:1", "phlox", "koala")  # discard a card to beam one
    assert game.state.host[game.card("koala")] == game.card("pic_uss_enterprise_d")
    game = given(hand=[["sukal"]])
    game.choose("use:pic_uss_enterprise_d:2", "sukal")
    assert game.held(DUTY) == ["sukal"]
    game = given(hand=[["pic_recruit", "koala"]])
    game.choose("play:pic_recruit:0", "koala", "deck:person", "discard")
    assert game.held(DECK)[-1] == "koala"


# Table operations


@pytest.mark.rule("CHAIR-9.4", "CHAIR-9.9")
@pytest.mark.parametrize(
    ("zone", "face", "listed"),
    [
        ("fleet", "ktinga_battlecruiser", True),
        ("fleet", "plasma_manifold", False),
        ("places", "freecloud", True),
        ("duty", "laris", True),
        ("staging", "laris", False),
        ("discard", "laris", False),
        ("log", "laris", False),
    ],
)
def test_activations_belong_to_table_positions(zone: str, face: str, listed: bool) -> None:
    game = given(zones={zone: [[face]]}, hand=[["phlox"]], dilithium=[5], latinum=[5])
    assert any(option.startswith(f"use:{face}") for option in game.options) == listed
    assert not any(option.startswith(f"play:{face}") for option in game.options)


@pytest.mark.rule("CHAIR-9.5", "CHAIR-9.6")
def test_activation_exhausts_the_card_and_blocks_its_others() -> None:
    game = given(hand=[["phlox", "pic_worf"]], neutral=NEUTRAL, dilithium=[2], glory=[0])
    game.choose("use:pic_uss_enterprise_d:0", "warp:pic_uss_enterprise_d:dozaria")
    assert game.where("pic_uss_enterprise_d") == "dozaria" and game.own().dilithium == 1
    assert game.is_exhausted("pic_uss_enterprise_d")
    for number in range(3):
        assert game.why(f"use:pic_uss_enterprise_d:{number}") == ("CHAIR-9.5", "exhausted")


@pytest.mark.rule("CHAIR-9.5")
def test_activation_only_in_ones_own_action_step_between_other_operations() -> None:
    """While Recruit asks which card to gain, nothing else can be used."""
    game = given(hand=[["pic_recruit", "phlox", "pic_worf"]], dilithium=[3])
    assert "use:pic_uss_enterprise_d:2" in game.options
    game.choose("play:pic_recruit:0", "phlox")
    assert not any(option.startswith(("use", "play")) for option in game.options)
    game.choose("deck:person", "discard")
    assert "use:pic_uss_enterprise_d:2" in game.options
    assert not any("kumari" in option for option in game.options)


@pytest.mark.rule("CHAIR-9.5", "CHAIR-9.6")
def test_refreshed_card_can_be_used_again() -> None:
    """Trade Embargo may refresh a SHIP."""
    game = given(hand=[["trade_embargo", "rom"]], exhausted=["pic_uss_enterprise_d"], glory=[0])
    game.choose("play:trade_embargo:0", "pic_uss_enterprise_d")
    assert not game.is_exhausted("pic_uss_enterprise_d")
    game.choose("use:pic_uss_enterprise_d:2", "rom")
    assert game.held(DUTY) == ["rom"]


@pytest.mark.rule("CHAIR-9.6", "CHAIR-9.8")
def test_using_an_activation_blocks_the_reactions_of_the_card() -> None:
    """Kazon Raider reacts to a card gained onto the deck, unless it is exhausted."""
    for exhausted in ([], ["kazon_raider"]):
        game = given(
            hand=[["pic_recruit", "phlox"]], zones={"fleet": [["kazon_raider"]]}, exhausted=exhausted, latinum=[1]
        )
        game.choose("play:pic_recruit:0", "phlox", "deck:person", "deck")
        assert game.asked[1] == ("act" if exhausted else "react")


@pytest.mark.rule("CHAIR-9.7")
def test_passive_holds_on_both_turns_and_while_exhausted() -> None:
    """Su'Kal: 1 Dilithium whenever one takes an INCIDENT, also by Tribbles of the other captain."""
    game = given(
        captains=("koloth", "shran"),
        hand=[["tribbles"]],
        zones={"duty": [[], ["sukal"]]},
        exhausted=["sukal"],
        dilithium=[0, 0],
        market=["laris"],
    )
    game.choose("play:tribbles:0", "laris")
    assert game.own(1).dilithium == 1 and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-9.7")
def test_conditional_passive_is_mandatory_even_if_it_hurts() -> None:
    """Peanut Hamper goes back on the deck after an attack, unasked, each time."""
    game = given(hand=[["kazon_raider"]], zones={"duty": [[], ["peanut_hamper"]]})
    game.choose("play:kazon_raider:0")
    assert game.held(DUTY, 1) == [] and game.held(DECK, 1)[-1] == "peanut_hamper"


@pytest.mark.rule("CHAIR-9.7")
def test_conditional_passive_fires_each_time() -> None:
    """Su'Kal is a Duty Officer; Red Alert is returned, and Analyze takes one: 1 Dilithium each."""
    game = given(hand=[["red_alert", "pic_analyze", "rom"]], zones={"duty": [["sukal"]]}, dilithium=[0])
    game.choose("play:red_alert:0", "rom")
    assert game.own().dilithium == 1
    game.choose("play:pic_analyze:0", "deck:ship", "discard")
    assert game.own().dilithium == 2


@pytest.mark.rule("CHAIR-9.8")
def test_reaction_may_be_used_or_not_and_exhausts() -> None:
    """Rom: draw a card when Latinum is gained."""
    for key in ("use:rom:1", "pass"):
        game = given(hand=[["karemma"]], zones={"duty": [["rom"]], "deck": [["laris"]], "discard": [[]]})
        game.choose("play:karemma:0")
        assert game.asked == (0, "react") and game.options == ["use:rom:1", "pass"]
        game.choose(key)
        assert game.is_exhausted("rom") == (key != "pass")
        if key == "pass":
            assert game.held(HAND) == []
        else:
            game.choose("yes")
            assert game.held(HAND) == ["laris"]


@pytest.mark.rule("CHAIR-9.8")
def test_reaction_in_the_other_captains_turn() -> None:
    """Ambassador Kamarag: when the opponent takes control, return an INCIDENT."""
    game = given(
        stage="control",
        neutral=NEUTRAL,
        teams={"dozaria": (3, 0)},
        hand=[[], ["trade_embargo"]],
        zones={"duty": [[], ["ambassador_kamarag"]]},
    )
    game.choose("control:dozaria")
    assert game.asked == (1, "react")
    game.choose("use:ambassador_kamarag:1", "trade_embargo")
    assert game.held(HAND, 1) == [] and game.is_exhausted("ambassador_kamarag")
    assert game.table_zone(INCIDENTS)[0] == "trade_embargo"


@pytest.mark.rule("CHAIR-9.9")
def test_a_person_is_no_duty_officer_by_being_played() -> None:
    """Rom does not react from the Staging area; nor does Lwaxana Troi, while Bruce Maddox, on duty, does."""
    game = given(hand=[["karemma"]], zones={"staging": [["rom"]]})
    game.choose("play:karemma:0")
    assert game.asked == (0, "act")
    zones = {"staging": [["lwaxana_troi"]], "duty": [["bruce_maddox"]]}
    game = given(hand=[["pic_data"]], zones=zones, tracks=[{"influence": 6}])
    game.choose("play:pic_data:0", "research")
    assert game.options == ["use:bruce_maddox:1", "pass"]


@pytest.mark.rule("CHAIR-9.10")
def test_control_operation_of_a_crew_location_runs_when_it_is_played() -> None:
    """Farpoint Station: 1 Research."""
    game = given(hand=[["pic_farpoint_station"]])
    game.choose("play:pic_farpoint_station:0")
    assert game.held(PLACES) == ["pic_farpoint_station"] and game.own().track("research") == 1


@pytest.mark.rule("CHAIR-9.11")
@pytest.mark.parametrize(("zone", "points"), [("places", 2), ("log", 0), ("deck", 0), ("discard", 0)])
def test_endgame_operations_count_only_in_play(zone: str, points: int) -> None:
    """Regula I: a VP per anomaly one owns; Picard owns Farpoint Station and here the Unstable Wormhole."""
    game = given(zones={zone: [["regula_i"]], "staging": [["unstable_wormhole"]]})
    scored = [line.points for line in lines(game.state, 0) if line.card == game.card("regula_i")]
    assert sum(scored) == points + 1  # 1 VP is printed on it


@pytest.mark.rule("CHAIR-9.12")
def test_special_runs_when_its_condition_is_met() -> None:
    """Tenebian Amethyst: 3 Glory when it is logged, here by V'ger from the Discard pile."""
    game = given(
        captains=("shran", "picard"), hand=[["vger"]], zones={"discard": [["shr_tenebian_amethyst"]]}, glory=[0]
    )
    game.choose("play:vger:0", "shr_tenebian_amethyst")
    assert game.held(LOG) == ["shr_tenebian_amethyst"] and game.own().glory == 3


# Attacks, requirements, restrictions


@pytest.mark.rule("CHAIR-9.14")
def test_attacked_captain_chooses_among_effects_that_can_be_carried_out() -> None:
    """Prototype Cloak: with two deployed SHIPs they dismiss one or take an INCIDENT; with one nothing happens."""
    attack: dict[str, Any] = {"captains": ("koloth", "shran"), "hand": [["kol_prototype_cloak"]], "market": ["laris"]}
    two = {"fleet": [[], ["uss_reliant"]]}
    game = given(zones=two, **attack)
    game.choose("play:kol_prototype_cloak:0", "laris")
    assert game.asked[0] == 1 and game.options == ["dismiss", "incident"]
    game.choose("dismiss", "uss_reliant")
    assert game.held(FLEET, 1) == ["shr_kumari"] and game.held(HAND, 1) == []
    game = given(zones=two, **attack)
    game.choose("play:kol_prototype_cloak:0", "laris", "incident")
    assert len(game.held(FLEET, 1)) == 2 and len(game.held(HAND, 1)) == 1
    game = given(**attack)
    game.choose("play:kol_prototype_cloak:0", "laris")
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-9.14")
@pytest.mark.parametrize(("discard", "logged", "incidents"), [(["phlox"], ["phlox"], 0), ([], [], 1)])
def test_what_the_attacked_captain_is_unable_to_do(discard: list[str], logged: list[str], incidents: int) -> None:
    """Harry Mudd: they log a PERSON and may draw a card; who has none takes an INCIDENT."""
    game = given(hand=[["harry_mudd"]], zones={"discard": [[], discard]}, tracks=[{"influence": 3}])
    game.choose("play:harry_mudd:0", *(["no"] if discard else []), "no")
    assert game.asked == (0, "act")
    assert game.held(LOG, 1) == logged and len(game.held(HAND, 1)) == incidents


@pytest.mark.rule("CHAIR-9.16")
def test_requirement_that_is_not_met() -> None:
    game = given(hand=[["admiral_jarok"]], tracks=[{"military": 2}])
    assert game.why("play:admiral_jarok:0") == ("CHAIR-9.16", "track-too-low")
    assert game.refused("play:admiral_jarok:0") == "CHAIR-9.16"
    assert game.held(STAGING) == [] and game.held(HAND) == ["admiral_jarok"]
    game = given(hand=[["admiral_jarok"]], tracks=[{"military": 3}])
    assert game.why("play:admiral_jarok:0") is None


@pytest.mark.rule("CHAIR-9.16")
def test_card_is_not_exhausted_for_an_operation_whose_requirement_is_not_met() -> None:
    """Tarah: requires Military 5. Lwaxana Troi reacts only at Influence 6."""
    game = given(captains=("shran", "picard"), zones={"duty": [["shr_tarah"]]}, hand=[["phlox"]])
    assert game.why("use:shr_tarah:0") == ("CHAIR-9.16", "track-too-low")
    for influence, asked in ((5, "act"), (6, "react")):
        game = given(hand=[["pic_data"]], zones={"duty": [["lwaxana_troi"]]}, tracks=[{"influence": influence}])
        game.choose("play:pic_data:0", "research")
        assert game.asked[1] == asked


@pytest.mark.rule("CHAIR-9.17")
def test_restricting_passive_makes_choices_illegal() -> None:
    """Admiral Jarok, on duty: no attack card may be played or promoted."""
    game = given(hand=[["kazon_raider", "pic_worf", "rom"]], zones={"duty": [["admiral_jarok"]]})
    assert game.why("play:kazon_raider:0") == ("CHAIR-9.17", "no-attacks")
    assert game.why("play:pic_worf:0") == ("CHAIR-9.17", "no-attacks")
    game.choose("use:pic_uss_enterprise_d:2")
    assert game.why("pic_worf") == ("CHAIR-9.17", "no-attacks")
    assert game.options == ["rom"]


@pytest.mark.rule("CHAIR-9.17")
def test_restriction_does_not_hold_from_the_staging_area_nor_for_the_other_captain() -> None:
    for zones in ({"staging": [["admiral_jarok"]]}, {"duty": [[], ["admiral_jarok"]]}):
        game = given(hand=[["kazon_raider"]], zones=zones)
        assert game.why("play:kazon_raider:0") is None


@pytest.mark.rule("CHAIR-9.18")
def test_operation_is_resolved_whole_before_the_next() -> None:
    """Holosuite gains 2 Latinum: Rom reacts in between, then the refresh and the junk follow."""
    game = given(hand=[["holosuite"]], zones={"duty": [["rom"]], "deck": [["laris"]]}, market=["phlox"], latinum=[0])
    game.choose("play:holosuite:0")
    assert game.asked == (0, "react") and game.own().latinum == 2
    game.choose("use:rom:1", "yes")
    assert game.held(HAND) == ["laris"]
    assert game.asked == (0, "refresh")
    game.choose("rom")
    assert game.asked == (0, "junk")
    game.choose("phlox")
    assert game.asked == (0, "act") and not game.is_exhausted("rom")
