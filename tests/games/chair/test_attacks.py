"""CHAIR-27.34 to 27.37, 27.52, 27.53, 27.58: attacks, their windows, ignoring them, and who reacts when."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.state import DECK, DISCARD, DUTY, HAND, LOG

from .given import Sitting, given

ZONE = ["betazed", "risa", "dozaria"]
MARKET = ["phlox", "lirpa", "uss_reliant", "bolians"]


def tribbles(**more: Any) -> Sitting:
    """The first captain plays Tribbles: Influence and Latinum, a card is junked; the other one takes an INCIDENT."""
    position: dict[str, Any] = {"market": MARKET, "latinum": [0], "dilithium": [0, 0], **more}
    position["hand"] = [["tribbles"], *more.get("hand", [[]])]
    return given(**position).choose("play:tribbles:0", "phlox")


def incidents_held(game: Sitting, side: int = 1) -> int:
    return sum(game.state.face(card).suit == "incident" for card in game.state.hand(side))


@pytest.mark.rule("CHAIR-27.52", "CHAIR-27.46", "CHAIR-9.14")
def test_an_attack_hits_without_a_question_where_nobody_can_ignore_it() -> None:
    game = tribbles()
    assert game.asked == (0, "act") and incidents_held(game) == 1


@pytest.mark.rule("CHAIR-27.58", "CHAIR-27.37")
def test_ignoring_it_is_offered_just_before_the_first_negative_effect() -> None:
    game = tribbles(zones={"duty": [[], ["riva"]]}, hand=[["shr_talas"]])
    assert game.asked == (1, "react") and game.options == ["use:riva:1", "pass"]
    assert game.own().track("influence") == 1 and game.own().latinum == 1  # what comes before it has been resolved
    assert incidents_held(game) == 0


@pytest.mark.rule("CHAIR-27.53", "CHAIR-27.58")
def test_ignoring_skips_every_part_aimed_at_one_and_nothing_else() -> None:
    game = given(
        hand=[["sona_battlecruiser"], ["shr_talas", "shr_recruit"]],
        zones={"duty": [[], ["riva"]]},
        tracks=[{"military": 6}],
        dilithium=[0, 5],
    )
    game.choose("play:sona_battlecruiser:1", "use:riva:1", "shr_recruit")
    assert game.own().dilithium == 0 and game.own(1).dilithium == 5
    assert game.held(HAND, 1) == ["shr_talas"]  # the cost of the reaction alone
    assert game.is_exhausted("riva")
    assert game.where("sona_battlecruiser") is None and game.asked == (0, "act")  # deployed all the same


@pytest.mark.rule("CHAIR-15.5", "CHAIR-27.53")
@pytest.mark.parametrize(("discarded", "glory"), [("lursa", 0), ("letheans", 1), ("lwaxana_troi", 2), ("koala", 1)])
def test_riva_earns_a_glory_for_each_trait_shared_and_one_for_a_wildcard(discarded: str, glory: int) -> None:
    game = tribbles(zones={"duty": [[], ["riva"]]}, hand=[[discarded, "shr_talas"]], glory=[0, 0])
    game.choose("use:riva:1", discarded)
    assert game.held(DISCARD, 1)[-1] == discarded and game.own(1).glory == glory and incidents_held(game) == 0


@pytest.mark.rule("CHAIR-27.58", "CHAIR-27.34")
def test_the_window_opens_once_for_an_operation() -> None:
    game = given(
        hand=[["sona_battlecruiser"], ["shr_talas", "shr_recruit"]],
        zones={"duty": [[], ["riva"]]},
        tracks=[{"military": 6}],
        dilithium=[0, 5],
    )
    game.choose("play:sona_battlecruiser:1", "pass")
    assert game.own().dilithium == 2 and game.asked == (1, "discard")
    game.choose("shr_recruit")
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-9.8", "CHAIR-27.56")
def test_an_exhausted_card_does_not_react() -> None:
    game = tribbles(zones={"duty": [[], ["riva"]]}, hand=[["shr_talas"]], exhausted=["riva"])
    assert game.asked == (0, "act") and incidents_held(game) == 1


@pytest.mark.rule("CHAIR-8.5", "CHAIR-27.34")
def test_who_cannot_pay_for_it_as_all_can_see_is_not_asked() -> None:
    game = tribbles(zones={"duty": [[], ["riva"]]})
    assert game.asked == (0, "act") and incidents_held(game) == 1


@pytest.mark.rule("CHAIR-27.58", "CHAIR-9.7")
def test_a_passive_works_before_any_reaction_and_then_none_is_offered() -> None:
    """Self-Replicating Mines ignore the attack and are logged; Worf need not."""
    zones = {"fleet": [[], ["sis_self_replicating_mines"]], "duty": [[], ["sis_worf_son_of_mogh"]]}
    game = given(captains=("picard", "sisko"), zones=zones, hand=[["sona_battlecruiser"]], dilithium=[0, 3])
    game.choose("play:sona_battlecruiser:0")
    assert game.held(LOG, 1) == ["sis_self_replicating_mines"]
    assert game.held(DUTY, 1) == ["sis_worf_son_of_mogh"] and game.own(1).dilithium == 3
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-27.58", "CHAIR-27.53")
def test_one_has_been_attacked_also_if_it_was_ignored() -> None:
    """Worf is dismissed to ignore it; afterwards Jarok reacts to having been attacked."""
    zones = {"duty": [[], ["admiral_jarok", "sis_worf_son_of_mogh"]]}
    game = tribbles(captains=("picard", "sisko"), zones=zones, glory=[0, 0])
    game.choose("use:sis_worf_son_of_mogh:1")
    assert game.held(DUTY, 1) == ["admiral_jarok"] and incidents_held(game) == 0
    assert game.asked == (1, "react") and game.options == ["use:admiral_jarok:1", "pass"]
    game.choose("use:admiral_jarok:1")
    assert game.own(1).glory == 1


@pytest.mark.rule("CHAIR-27.36", "CHAIR-27.58", "CHAIR-27.35")
def test_when_it_is_over_the_active_captain_reacts_first() -> None:
    game = tribbles(captains=("sela", "sisko"), zones={"duty": [[], ["admiral_jarok"]]}, glory=[0, 0])
    assert game.asked == (0, "react") and game.options == ["use:sel_sela:0", "pass"]
    assert incidents_held(game) == 1  # the operation is over
    game.choose("use:sel_sela:0", "latinum")
    assert game.own().latinum == 2
    assert game.asked == (1, "react") and game.options == ["use:admiral_jarok:1", "pass"]
    game.choose("pass")
    assert game.asked == (0, "act") and game.own(1).glory == 0  # a REACTION is optional


@pytest.mark.rule("CHAIR-27.58")
def test_one_has_attacked_also_where_it_was_impossible() -> None:
    """The Lirpa makes them dismiss a Duty Officer, and they have none."""
    game = given(captains=("sela", "shran"), hand=[["lirpa"]])
    game.choose("play:lirpa:0")
    while game.ask.kind != "react":
        game.choose(game.options[-1])
    assert game.asked == (0, "react") and "use:sel_sela:0" in game.options


@pytest.mark.rule("CHAIR-27.58", "CHAIR-9.7")
def test_a_passive_after_an_attack_is_mandatory() -> None:
    """Peanut Hamper flees onto the deck."""
    game = tribbles(zones={"duty": [[], ["peanut_hamper"]]})
    assert game.held(DUTY, 1) == [] and game.held(DECK, 1)[-1] == "peanut_hamper"
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-27.58", "CHAIR-20.4")
def test_removing_an_away_team_has_a_window_of_its_own() -> None:
    """Phasers are dismissed and the team stays; nothing was removed, so no Glory."""
    game = given(
        zones={"duty": [["pic_worf"]], "fleet": [[], ["phasers"]]},
        hand=[["pic_data"]],
        neutral=ZONE,
        teams={"risa": (1, 2)},
        glory=[0],
    )
    game.choose("use:pic_worf:0", "pic_data")
    assert game.asked == (1, "react") and game.options == ["use:phasers:2", "pass"]
    game.choose("use:phasers:2")
    assert game.teams("risa") == (1, 2) and game.own().glory == 0
    assert game.held(DISCARD, 1) == ["phasers"]


@pytest.mark.rule("CHAIR-27.58")
def test_removing_two_away_teams_is_one_effect_with_one_window() -> None:
    place: dict[str, Any] = {
        "hand": [["type_iii_disruptor_pistols", "arinsen"]],
        "zones": {"fleet": [[], ["phasers"]]},
        "neutral": ZONE,
        "teams": {"risa": (0, 2)},
        "market": MARKET,
        "glory": [0],
    }
    game = given(**place).choose("play:type_iii_disruptor_pistols:0", "phlox", "arinsen", "risa", "2", "pass")
    assert game.teams("risa") == (0, 0) and game.own().glory == 2 and game.asked == (0, "act")
    game = given(**place).choose("play:type_iii_disruptor_pistols:0", "phlox", "arinsen", "risa", "2", "use:phasers:2")
    assert game.teams("risa") == (0, 2) and game.own().glory == 0


@pytest.mark.rule("CHAIR-27.58")
def test_dismissing_a_duty_officer_has_a_window_of_its_own() -> None:
    """Book's Ship dismisses a card aboard, and the officer stays."""
    game = given(
        captains=("shran", "burnham"),
        hand=[["shr_ushaan_tor", "shr_tarah"]],
        zones={"duty": [[], ["bur_saru"]], "fleet": [[], ["bur_books_ship"]]},
        beamed={"bur_books_ship": ["bur_grudge"]},
    )
    game.choose("play:shr_ushaan_tor:0", "shr_tarah")
    assert game.asked == (1, "react")
    game.choose("use:bur_books_ship:3")
    assert game.held(DUTY, 1) == ["bur_saru"] and game.held(DISCARD, 1) == ["bur_grudge"]
    assert game.own().glory == 2  # the Glory of the Ushaan-tor is not aimed at anybody


@pytest.mark.rule("CHAIR-27.18")
def test_force_gives_them_the_choice_and_otherwise_the_attacker_chooses() -> None:
    place: dict[str, Any] = {
        "captains": ("shran", "picard"),
        "zones": {"duty": [[], ["pic_worf", "laris"]], "places": [[], ["pic_starbase_74"]]},
    }
    forced = given(**place, hand=[["shr_ushaan_tor", "shr_tarah"]]).choose("play:shr_ushaan_tor:0", "shr_tarah")
    assert forced.asked == (1, "dismiss-officer")
    forced.choose("laris")
    assert forced.held(DUTY, 1) == ["pic_worf"]
    own = given(**place, hand=[["letheans"]]).choose("play:letheans:0")
    assert own.asked == (0, "dismiss-officer") and own.options == ["pic_worf", "laris"]


@pytest.mark.rule("CHAIR-27.18", "CHAIR-9.14")
def test_what_they_cannot_do_is_ignored() -> None:
    game = given(captains=("shran", "picard"), hand=[["shr_ushaan_tor", "shr_tarah"]], glory=[0])
    game.choose("play:shr_ushaan_tor:0", "shr_tarah")
    assert game.asked == (0, "act") and game.own().glory == 1


# Reactions in general


@pytest.mark.rule("CHAIR-27.35", "CHAIR-27.34")
def test_several_reactions_to_one_event_come_in_any_order_and_number() -> None:
    """The Omega Particle is an ENCOUNTER and a scientist: Amargosa and Regula both react to it."""
    place: dict[str, Any] = {
        "hand": [["omega_particle"]],
        "zones": {"places": [["amargosa_observatory", "regula_i"]]},
        "glory": [0],
    }
    game = given(**place).choose("play:omega_particle:0")
    assert game.options == ["use:amargosa_observatory:1", "use:regula_i:1", "pass"]
    game.choose("use:regula_i:1")
    assert game.options == ["use:amargosa_observatory:1", "pass"]
    game.choose("use:amargosa_observatory:1")
    assert game.own().glory == 2 and game.asked == (0, "act")
    assert given(**place).choose("play:omega_particle:0", "pass").own().glory == 0


@pytest.mark.rule("CHAIR-27.36")
def test_if_both_may_react_to_one_event_the_active_captain_decides_first() -> None:
    """Utilize is played: Xahea reacts for its player, You Owe Me One for the other captain."""
    zones = {"places": [["xahea"]], "fleet": [[], ["shr_you_owe_me_one"]]}
    game = given(hand=[["pic_utilize"]], zones=zones)
    game.choose("play:pic_utilize:0")
    assert game.asked == (0, "react") and game.options == ["use:xahea:2", "pass"]
    game.choose("pass")
    assert game.asked == (1, "react") and game.options == ["use:shr_you_owe_me_one:1", "pass"]


@pytest.mark.rule("CHAIR-27.34")
def test_a_reaction_may_sit_on_the_very_card_that_was_just_controlled() -> None:
    """Memory Alpha's CONTROL logs a card, and Memory Alpha reacts to logging."""
    game = given(
        stage="control",
        neutral=["memory_alpha", *ZONE[1:]],
        teams={"memory_alpha": (3, 0)},
        hand=[["pic_recruit"]],
        glory=[0],
    )
    game.choose("control:memory_alpha", "pic_recruit")
    assert game.asked == (0, "react") and game.options == ["use:memory_alpha:1", "pass"]
    game.choose("use:memory_alpha:1")
    assert game.own().glory == 1 and game.ask.kind == "duplicate"  # the interrupted operation goes on


@pytest.mark.rule("CHAIR-9.8", "CHAIR-27.36")
def test_one_may_react_in_the_other_turn_and_stays_exhausted_until_ones_own_clean_up() -> None:
    """Kamarag reacts when the other captain takes control."""
    game = given(
        stage="control",
        neutral=ZONE,
        teams={"dozaria": (3, 0)},
        zones={"duty": [[], ["ambassador_kamarag"]], "discard": [[], ["energy_drain"]]},
    )
    game.choose("control:dozaria")
    assert game.asked == (1, "react")
    game.choose("use:ambassador_kamarag:1")
    assert "energy_drain" not in game.held(DISCARD, 1)
    game.choose("end", game.market()[0] or "")
    assert game.state.active == 1 and game.is_exhausted("ambassador_kamarag")
    while game.state.active == 1:
        game.choose("end" if "end" in game.options else "done" if "done" in game.options else game.options[-1])
    assert not game.is_exhausted("ambassador_kamarag")


@pytest.mark.rule("CHAIR-27.42", "CHAIR-12.8")
def test_stealing_takes_at_most_what_they_have_and_is_no_gain() -> None:
    """The Horta would react to gaining Dilithium."""
    game = given(
        hand=[["sona_battlecruiser"]],
        zones={"fleet": [["horta"]]},
        tracks=[{"military": 6, "research": 4}],
        dilithium=[0, 1],
    )
    game.choose("play:sona_battlecruiser:1")
    assert game.own().dilithium == 1 and game.own(1).dilithium == 0 and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-9.17")
def test_jarok_forbids_playing_and_promoting_attack_cards() -> None:
    game = given(hand=[["pic_worf", "pic_data"]], zones={"duty": [["admiral_jarok"]]})
    assert game.why("play:pic_worf:0") == ("CHAIR-9.17", "no-attacks")
    game.choose("use:pic_uss_enterprise_d:2")
    assert game.why("pic_worf") == ("CHAIR-9.17", "no-attacks")
    assert game.why("pic_data") is None
