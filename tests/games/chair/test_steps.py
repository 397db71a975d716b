"""CHAIR-6 to CHAIR-8: the steps RESUPPLY, CONTROL and ACTION."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.state import DECK, DISCARD, FLEET, HAND, LOCATIONS, PLACES, STAGING

from .given import Sitting, given

NEUTRAL = ["dozaria", "archer_iv", "corvan_ii"]


# RESUPPLY


@pytest.mark.rule("CHAIR-6.1", "CHAIR-6.5", "CHAIR-9.10")
def test_resupply_operations_in_the_order_one_likes() -> None:
    """The Captain, a Duty Officer, a controlled Location: each once, and what one brings is seen before the next."""
    game = given(
        stage="resupply",
        active=1,
        zones={"duty": [[], ["peanut_hamper"]], "places": [[], ["archer_iv"]], "fleet": [[], ["phasers"]]},
        dilithium=[0, 0],
    )
    assert game.asked == (1, "resupply")
    assert game.options == ["use:shr_thylek_shran:0", "use:peanut_hamper:2", "use:archer_iv:1"]
    game.choose("use:archer_iv:1")  # draw a card, discard a card
    drawn = game.held(HAND, 1)
    assert len(drawn) == 1
    game.choose(*drawn)
    assert game.options == ["use:shr_thylek_shran:0", "use:peanut_hamper:2"]
    game.choose("use:peanut_hamper:2")  # the last one needs no choice
    assert game.asked == (1, "act")
    assert (game.own(1).glory, game.own(1).dilithium) == (2, 1)


@pytest.mark.rule("CHAIR-6.2")
def test_resupply_is_mandatory() -> None:
    """Riker: the top card of the deck goes to the Discard pile, and nobody asks."""
    game = given(stage="resupply", zones={"duty": [["pic_will_riker"]], "deck": [["laris"]]}, latinum=[0])
    assert game.asked == (0, "act")
    assert game.held(DISCARD) == ["laris"] and game.own().latinum == 1


@pytest.mark.rule("CHAIR-6.2", "CHAIR-8.4")
def test_resupply_that_says_may_can_be_declined() -> None:
    """Remus: 1 Dilithium, and 2 more for a Reman that may be discarded."""
    position: dict[str, Any] = {
        "captains": ("sela", "shran"),
        "stage": "resupply",
        "zones": {"places": [["sel_remus"]]},
    }
    game = given(hand=[["sel_remans"]], dilithium=[0], **position)
    game.choose("no")
    assert game.own().dilithium == 1 and game.held(HAND) == ["sel_remans"]
    game = given(hand=[["sel_remans"]], dilithium=[0], **position)
    game.choose("sel_remans")
    assert game.own().dilithium == 3 and "sel_remans" in game.held(DISCARD)


@pytest.mark.rule("CHAIR-6.3")
def test_beamed_and_staged_cards_do_not_resupply() -> None:
    game = given(
        stage="resupply",
        zones={"staging": [["peanut_hamper"]]},
        beamed={"pic_uss_enterprise_d": ["pic_will_riker"]},
        latinum=[0],
    )
    assert (game.own().glory, game.own().latinum) == (1, 0)


@pytest.mark.rule("CHAIR-6.4")
def test_location_controlled_this_turn_does_not_resupply_before_the_next() -> None:
    """Corvan II mills a card in RESUPPLY."""
    game = given(stage="resupply", neutral=NEUTRAL, teams={"corvan_ii": (3, 0)})
    deck = len(game.held(DECK))
    game.choose("control:corvan_ii")
    assert game.asked == (0, "act")
    assert len(game.held(DECK)) == deck and game.held(DISCARD) == []


@pytest.mark.rule("CHAIR-6.1")
def test_resupply_is_not_for_the_other_captain() -> None:
    game = given(stage="resupply", zones={"duty": [[], ["peanut_hamper"]]})
    assert game.asked == (0, "act") and game.own(1).glory == 1


# CONTROL


@pytest.mark.rule("CHAIR-7.1", "CHAIR-7.2", "CHAIR-7.10")
@pytest.mark.example("CHAIR-7.10")
@pytest.mark.parametrize(
    ("own", "theirs", "secured"),
    [(3, 2, False), (4, 2, True), (3, 0, True), (2, 0, False), (3, 1, True), (4, 3, False), (5, 4, False)],
)
def test_secured_with_three_tokens_and_two_more_than_the_other(own: int, theirs: int, secured: bool) -> None:
    game = given(stage="control", neutral=NEUTRAL, teams={"dozaria": (own, theirs)})
    assert (game.asked[1] == "control") == secured
    if secured:
        assert game.options == ["control:dozaria", "no"]


@pytest.mark.rule("CHAIR-7.1")
@pytest.mark.parametrize("side", [0, 1])
def test_ships_count_as_tokens_for_both(side: int) -> None:
    game = given(
        stage="control",
        neutral=NEUTRAL,
        teams={"dozaria": (2, 0) if side == 0 else (3, 1)},
        at={"pic_uss_enterprise_d" if side == 0 else "shr_kumari": "dozaria"},
    )
    assert (game.asked[1] == "control") == (side == 0)


@pytest.mark.rule("CHAIR-7.3")
def test_one_secured_location_may_be_taken() -> None:
    def position() -> Sitting:
        return given(
            stage="control",
            neutral=NEUTRAL,
            teams={"dozaria": (3, 0)},
            zones={"fleet": [["ktinga_battlecruiser", "kazon_raider", "uss_reliant"]]},
            at={"ktinga_battlecruiser": "archer_iv", "kazon_raider": "archer_iv", "uss_reliant": "archer_iv"},
        )

    game = position()
    assert game.options == ["control:dozaria", "control:archer_iv", "no"]
    game.choose("control:archer_iv")
    assert game.asked == (0, "act") and game.held(PLACES) == ["archer_iv"]
    game = position()
    game.choose("no")
    assert game.asked == (0, "act") and game.held(PLACES) == []


@pytest.mark.rule("CHAIR-7.4", "CHAIR-7.5", "CHAIR-7.9")
@pytest.mark.example("CHAIR-7.9")
def test_a_ship_and_two_away_teams_against_one_away_team() -> None:
    game = given(stage="control", neutral=NEUTRAL, teams={"dozaria": (2, 1)}, at={"pic_uss_enterprise_d": "dozaria"})
    assert (game.own().teams, game.own(1).teams) == (3, 4)
    game.choose("control:dozaria")
    assert game.own(1).glory == 1 + 1 and game.state.on_stardate == 5 - 1
    assert game.held(DISCARD) == ["pic_uss_enterprise_d"] and game.held(FLEET) == []
    assert (game.own().teams, game.own(1).teams) == (5, 5)
    assert game.held(PLACES) == ["dozaria"] and game.teams("dozaria") == (0, 0)


@pytest.mark.rule("CHAIR-7.4", "CHAIR-7.5", "CHAIR-7.8")
def test_ships_of_both_sides_are_dismissed_with_what_is_beamed_on_them() -> None:
    game = given(
        stage="control",
        neutral=NEUTRAL,
        teams={"dozaria": (4, 1)},
        at={"pic_uss_enterprise_d": "dozaria", "shr_kumari": "dozaria"},
        beamed={"pic_uss_enterprise_d": ["laris"], "shr_kumari": ["shr_talas"]},
    )
    game.choose("control:dozaria")
    assert game.own(1).glory == 1 + 2  # an Away Team and a Ship
    assert sorted(game.held(DISCARD)) == ["laris", "pic_uss_enterprise_d"]
    assert sorted(game.held(DISCARD, 1)) == ["shr_kumari", "shr_talas"]
    assert game.state.ship_at == {} and game.state.host == {}


@pytest.mark.rule("CHAIR-7.6", "CHAIR-7.7", "CHAIR-9.10")
def test_control_operation_then_a_new_location_in_the_free_place() -> None:
    """Dozaria: 3 Dilithium."""
    game = given(stage="control", neutral=NEUTRAL, teams={"archer_iv": (3, 0)}, tops={LOCATIONS: ["baku"]})
    game.choose("control:archer_iv")
    assert game.neutral() == ["dozaria", "baku", "corvan_ii"]
    game = given(stage="control", neutral=NEUTRAL, teams={"dozaria": (3, 0)}, dilithium=[0])
    game.choose("control:dozaria")
    assert game.own().dilithium == 3


@pytest.mark.rule("CHAIR-7.6", "CHAIR-7.7")
def test_control_operation_is_resolved_before_the_refill() -> None:
    """Amargosa Observatory offers a PERSON; meanwhile its place is empty."""
    game = given(stage="control", neutral=["amargosa_observatory"], teams={"amargosa_observatory": (3, 0)})
    game.choose("control:amargosa_observatory")
    assert game.asked[0] == 0 and game.asked[1] != "act"
    assert game.neutral()[0] is None and game.held(PLACES) == ["amargosa_observatory"]
    game.choose("no")
    assert game.neutral()[0] is not None


@pytest.mark.rule("CHAIR-7.7")
def test_place_stays_empty_without_a_location_deck() -> None:
    pile = given(neutral=NEUTRAL).table_zone(LOCATIONS)
    game = given(stage="control", neutral=NEUTRAL, teams={"dozaria": (3, 0)}, zones={"log": [[], pile]})
    game.choose("control:dozaria")
    assert game.neutral() == [None, "archer_iv", "corvan_ii"]


@pytest.mark.rule("CHAIR-7.11", "CHAIR-7.2")
def test_lead_lost_before_the_control_step_secures_nothing() -> None:
    """Shran sends an Away Team to Dozaria, where Picard leads with 3 against 1."""
    game = given(active=1, hand=[[], ["shr_tarah"]], neutral=NEUTRAL, teams={"dozaria": (3, 1)})
    assert game.view()["neutral"][0]["secured"] == [0]
    game.choose("play:shr_tarah:0", "dozaria")
    assert game.teams("dozaria") == (3, 2)
    game.choose("end", game.market()[0] or "")
    assert game.asked == (0, "act")


# ACTION


@pytest.mark.rule("CHAIR-8.1", "CHAIR-8.2", "CHAIR-8.3", "CHAIR-1.6")
def test_three_actions_and_any_number_of_free_operations() -> None:
    hand = ["pic_utilize", "zephram_cochrane", "bolians", "pic_data", "pic_analyze", "halkan_council"]
    game = given(hand=[hand], zones={"deck": [["laris", "rom", "phlox", "lursa"]]}, dilithium=[0])
    game.choose("play:pic_utilize:0", "play:zephram_cochrane:0", "play:bolians:0", "no")
    assert game.state.actions == 0
    assert game.view()["captains"][0]["staging"] == ["pic_utilize", "zephram_cochrane", "bolians"]
    assert game.why("play:pic_data:0") == ("CHAIR-8.2", "no-action")
    assert "play:pic_data:0" not in game.options
    game.choose("play:pic_analyze:2", "play:halkan_council:0")
    assert game.own().dilithium == 1 + 2 + 3
    assert game.state.spent_on[game.card("bolians")] == 1 and game.card("pic_analyze") not in game.state.spent_on


@pytest.mark.rule("CHAIR-8.1", "CHAIR-1.8")
def test_actions_gained_this_turn_can_be_spent() -> None:
    """Plasma Manifold: spend 3 Dilithium to gain an Action."""
    game = given(hand=[["plasma_manifold", "pic_data"]], dilithium=[3], glory=[0], actions=0)
    assert game.why("play:pic_data:0") == ("CHAIR-8.2", "no-action")
    game.choose("play:plasma_manifold:0")
    assert game.state.actions == 1
    game.choose("play:pic_data:0", "research")
    assert game.state.actions == 0


@pytest.mark.rule("CHAIR-8.2", "CHAIR-8.3", "CHAIR-9.5")
@pytest.mark.parametrize(("ship", "actions"), [("bird_of_prey", 2), ("borg_probe", 3)])
def test_an_activation_takes_an_action_if_it_shows_the_icon(ship: str, actions: int) -> None:
    """Both warp; the Bird of Prey has the icon there."""
    game = given(zones={"fleet": [[ship]]})
    game.choose(f"use:{ship}:0")
    assert game.is_exhausted(ship) and game.state.actions == actions


@pytest.mark.rule("CHAIR-8.2", "CHAIR-9.15")
def test_activations_and_attacks_cost_an_action_only_if_they_show_the_icon() -> None:
    """Sisko's ACTIVATION shows it; the Ushaan-Tor is an attack without it, Kazon Raider one with it."""
    game = given(captains=("sisko", "shran"), neutral=["corvan_ii"], actions=0)
    assert game.why("use:sis_benjamin_sisko:0") == ("CHAIR-8.2", "no-action")
    game = given(captains=("shran", "picard"), hand=[["shr_ushaan_tor", "shr_talas", "kazon_raider"]], actions=0)
    assert game.why("play:kazon_raider:0") == ("CHAIR-8.2", "no-action")
    game.choose("play:shr_ushaan_tor:0", "shr_talas")
    assert game.own().glory == 2


@pytest.mark.rule("CHAIR-8.4")
def test_effects_are_mandatory_unless_they_say_may() -> None:
    """Phasers must junk a card; the Holosuite may refresh the Duty Officer."""
    game = given(hand=[["phasers"]], market=["laris", "orb_of_time"])
    game.choose("play:phasers:0")
    assert game.asked == (0, "junk") and "no" not in game.options
    game = given(hand=[["holosuite"]], market=["laris"], exhausted=["rom"], zones={"duty": [["rom"]]})
    game.choose("play:holosuite:0")
    assert game.options == ["rom", "no"]


@pytest.mark.rule("CHAIR-8.5")
@pytest.mark.parametrize(
    ("hand", "key", "reason"),
    [
        (["pic_diplomacy"], "play:pic_diplomacy:0", ("CHAIR-12.2", "cannot-spend")),
        (["pic_recruit"], "play:pic_recruit:0", ("CHAIR-8.7", "cannot-pay-cards")),
        (["pic_analyze", "laris"], "play:pic_analyze:1", ("CHAIR-8.7", "cannot-pay-cards")),
        (["laas", "pic_analyze"], "play:laas:0", ("CHAIR-8.5", "cannot-pay-card")),
        (["holographic_drone_ship", "laris"], "play:holographic_drone_ship:1", ("CHAIR-8.5", "cannot-pay-card")),
    ],
)
def test_operation_whose_cost_cannot_be_paid_cannot_be_used(hand: list[str], key: str, reason: tuple[str, str]) -> None:
    game = given(hand=[hand], dilithium=[0], latinum=[0], glory=[0])
    assert game.why(key) == reason
    assert key not in game.options


@pytest.mark.rule("CHAIR-8.5", "CHAIR-8.7", "CHAIR-8.9")
def test_cost_is_paid_before_the_effect() -> None:
    """Recruit puts a card on the deck, then the PERSON gained may lie on it."""
    game = given(hand=[["pic_recruit", "pic_worf"]], market=["laris"])
    game.choose("play:pic_recruit:0", "pic_worf", "market:person", "deck")
    assert game.held(DECK)[-2:] == ["pic_worf", "laris"]


@pytest.mark.rule("CHAIR-8.6")
def test_effect_without_cost_that_cannot_be_carried_out_is_skipped() -> None:
    """Kang has no INCIDENT to return: the Glory is gained all the same."""
    game = given(captains=("koloth", "shran"), hand=[["kol_kang_the_dahar_master"]], glory=[0])
    game.choose("play:kol_kang_the_dahar_master:0")
    assert game.asked == (0, "act") and game.own().glory == 1


@pytest.mark.rule("CHAIR-8.6")
@pytest.mark.parametrize(
    ("deck", "dilithium"),
    [(["laris", "pic_data"], 2), (["laris"], 1), ([], 1)],
)
def test_otherwise_applies_to_a_card_that_was_not_there(deck: list[str], dilithium: int) -> None:
    """Corvan II: 2 Dilithium if the milled card shares a trait with the Captain, otherwise 1."""
    game = given(
        stage="resupply",
        zones={"places": [["corvan_ii"]], "deck": [deck], "discard": [[]], "reserve": [[]]},
        only=["deck", "discard", "reserve"],
        dilithium=[0],
    )
    assert game.own().dilithium == dilithium


@pytest.mark.rule("CHAIR-8.7")
def test_effect_that_depends_on_a_discard_is_not_resolved_without_it() -> None:
    """Klingon Disruptors: discard a Klingon; only then Away Teams are removed."""
    game = given(
        captains=("koloth", "shran"),
        hand=[["kol_klingon_disruptors", "rom"]],
        neutral=NEUTRAL,
        teams={"dozaria": (1, 1)},
    )
    game.choose("play:kol_klingon_disruptors:0")
    assert game.why("rom") == ("CHAIR-27.5", "unfit")
    game.choose("no")
    assert game.asked == (0, "act")
    assert game.teams("dozaria") == (1, 1) and game.own().glory == 1


@pytest.mark.rule("CHAIR-8.8")
def test_part_that_may_be_paid_for_is_skipped_by_who_cannot() -> None:
    """Lenara Kahn: may spend 1 Dilithium for 2 Research; may take an INCIDENT to scan for an anomaly."""
    game = given(hand=[["lenara_kahn"]], dilithium=[0], glory=[0])
    game.choose("play:lenara_kahn:0", "no")
    assert game.asked == (0, "act") and game.own().track("research") == 0
    game = given(hand=[["lenara_kahn"]], dilithium=[1], glory=[0])
    game.choose("play:lenara_kahn:0", "yes", "no")
    assert game.own().track("research") == 2 and game.own().dilithium == 0


@pytest.mark.rule("CHAIR-8.9")
def test_effects_are_resolved_in_printed_order() -> None:
    """Phasers: draw 2, junk 1, deploy. When the junk is chosen the cards are drawn and Phasers is not deployed yet."""
    game = given(hand=[["phasers"]], zones={"deck": [["laris", "rom"]]}, market=["lwaxana_troi"])
    game.choose("play:phasers:0")
    assert sorted(game.held(HAND)) == ["laris", "rom"]
    assert game.held(STAGING) == ["phasers"]
    game.choose("lwaxana_troi")
    assert "phasers" in game.held(FLEET)


@pytest.mark.rule("CHAIR-8.10")
@pytest.mark.parametrize(("actions", "glory"), [(0, 0), (2, 2), (3, 3)])
def test_unused_actions_are_remembered_for_clean_up_and_then_lost(actions: int, glory: int) -> None:
    """Korax: for each unspent Action the hand is one card larger, and a Glory may be gained."""
    game = given(
        captains=("koloth", "shran"),
        zones={"duty": [["kol_korax"]]},
        actions=actions,
        glory=[0],
        market=["laris"],
    )
    game.choose("end", *["yes"] * glory, "laris")
    assert game.own().glory == glory
    assert len(game.held(HAND)) == 5 + actions
    assert (game.state.active, game.state.actions) == (1, 3)


@pytest.mark.rule("CHAIR-8.11")
def test_step_ends_when_the_player_says_so() -> None:
    game = given(hand=[[]], actions=0, dilithium=[0], glory=[0])
    assert game.asked == (0, "act") and game.options[-1] == "end"
    game.choose("end")
    assert game.asked == (0, "place-token")


@pytest.mark.rule("CHAIR-8.12", "CHAIR-12.3")
@pytest.mark.example("CHAIR-8.12")
def test_energy_drain_is_paid_with_a_glory() -> None:
    game = given(hand=[["energy_drain"]], dilithium=[0], glory=[1])
    game.choose("play:energy_drain:0")
    assert (game.own().dilithium, game.own().glory) == (0, 0)
    assert game.held(HAND) == []
    game = given(hand=[["energy_drain"]], dilithium=[0], glory=[0])
    assert game.why("play:energy_drain:0") == ("CHAIR-12.2", "cannot-spend")
