"""Numbers and skills as they are now (CCG-9, CCG-10, CCG-19)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.ccg.board import Board
from wardroom.games.ccg import notation, values
from wardroom.games.ccg.cards.kinds import ADD, FACES, MULTIPLY, SET, TEAM, Modifier
from wardroom.games.ccg.profiles import Change, Someone, changed, profile
from wardroom.games.ccg.state import ABOARD, DOCKED, SURFACE, Place


def change(op: str, amount: int) -> Change:
    return Change(Modifier("strength", op, amount, TEAM), amount)


@pytest.mark.rule("CCG-19.3", "CCG-19.4")
@pytest.mark.example("CCG-19.4")
def test_example_set_then_add_then_multiply() -> None:
    """STRENGTH 8, set to 3, +2 from equipment, doubled: 10, in whatever order the cards lie."""
    for changes in permutations([change(SET, 3), change(ADD, 2), change(MULTIPLY, 2)]):
        assert changed(8, changes, "strength") == 10
        assert changed(8, changes, "cunning") == 8


@pytest.mark.rule("CCG-19.6")
def test_the_latest_set_counts() -> None:
    assert changed(8, [change(SET, 3), change(SET, 6)], "strength") == 6


@pytest.mark.rule("CCG-19.3", "CCG-19.5")
@pytest.mark.example("CCG-19.5")
def test_example_weapons_eight_with_three_tripled() -> None:
    """WEAPONS 8 with +3 (Captain's Log) and tripled (Kurlan Naiskos): 33."""
    board = Board()
    board.mission("study_nebula")
    ship = board.ship("u_s_s_enterprise")
    assert values.number(board.state, ship, "weapons") == 8
    board.aboard(ship, "jean_luc_picard", "geordi_la_forge", "beverly_crusher", "taitt", "worf", "sarek")
    board.core("captains_log")
    assert values.number(board.state, ship, "weapons") == 11
    board.on(ship, "kurlan_naiskos")
    assert values.number(board.state, ship, "weapons") == 11  # no CIVILIAN aboard
    board.aboard(ship, "guinan")
    assert values.number(board.state, ship, "weapons") == 33
    assert values.number(board.state, ship, "shields") == 36
    assert values.number(board.state, ship, "range") == 27


@pytest.mark.rule("CCG-19.1", "CCG-19.2", "CCG-10.3")
@pytest.mark.example("CCG-19.2")
def test_example_two_padds_add_up_and_two_metaphasic_shields_do_not() -> None:
    board = Board()
    board.mission("observe_ritual")
    ship = board.ship("u_s_s_oberth")
    riker, taitt = board.aboard(ship, "william_t_riker", "taitt", "federation_padd", "federation_padd")[:2]
    assert values.attribute(board.state, riker, "cunning") == 7 + 4
    assert values.attribute(board.state, taitt, "cunning") == 7 + 4
    board.on(ship, "metaphasic_shields")
    assert values.number(board.state, ship, "shields") == 7 + 2  # Taitt is the only SCIENCE aboard
    board.on(ship, "metaphasic_shields")
    assert values.number(board.state, ship, "shields") == 7 + 2
    board.on(ship, "bynars_weapon_enhancement")
    board.on(ship, "bynars_weapon_enhancement")
    assert values.number(board.state, ship, "weapons") == 4 + 2 + 2  # cumulative


@pytest.mark.rule("CCG-10.2")
def test_equipment_works_only_with_somebody_who_may_use_it() -> None:
    """With one Klingon present his disruptor helps the whole team; without him nobody."""
    board = Board()
    board.mission("first_contact")
    mendak, _disruptor = board.surface(0, "mendak", "klingon_disruptor")
    assert values.attribute(board.state, mendak, "strength") == 7
    (kromm,) = board.surface(0, "kromm")
    assert values.attribute(board.state, mendak, "strength") == 9
    board.state.disabled |= 1 << kromm
    assert values.attribute(board.state, mendak, "strength") == 7
    (baran,) = board.surface(0, "baran")  # Non-Aligned may use it as well
    assert values.attribute(board.state, baran, "strength") == 8


@pytest.mark.rule("CCG-10.4", "CCG-9.2")
def test_equipment_gives_skills_at_the_end_of_the_list() -> None:
    board = Board()
    board.mission("first_contact")
    wilkins, wallace, _ = board.surface(0, "richard_wilkins", "darian_wallace", "medical_tricorder")
    (science,) = values.someone(board.state, wilkins)
    assert science.skills == (("stellar_cartography", 1), ("medical", 1))
    assert values.skills(board.state, wallace, "medical") == 0
    team = values.group(board.state, 0, [wilkins, wallace, board.lay("medical_tricorder", SURFACE, 0)])
    assert notation.compile("SECURITY + MEDICAL").met(team)
    assert team.levels("medical") == 1  # two tricorders give it once (CCG-19.1)


@pytest.mark.rule("CCG-4.4")
def test_equipment_of_another_team_helps_nobody_here() -> None:
    board = Board()
    board.mission("first_contact")
    wilkins, tricorder = board.surface(0, "richard_wilkins", "medical_tricorder")
    board.state.team[tricorder] = 1
    assert values.skills(board.state, wilkins, "medical") == 0
    board.surface(0, "medical_tricorder", seat=1)
    assert values.skills(board.state, wilkins, "medical") == 0
    board.state.team[tricorder] = 0
    assert values.skills(board.state, wilkins, "medical") == 1


@pytest.mark.rule("CCG-9.11", "CCG-19.18")
def test_a_dual_card_is_two_people_with_their_own_numbers() -> None:
    board = Board()
    board.mission("first_contact")
    (sons,) = board.surface(0, "sons_of_mogh")
    kurn, worf = values.someone(board.state, sons)
    assert (kurn.classification, kurn.value("strength")) == ("officer", 8)
    assert (worf.classification, worf.value("strength")) == ("security", 10)
    assert values.skills(board.state, sons, "honor") == 3
    assert values.attribute(board.state, sons, "strength") == 18
    assert values.attribute(board.state, sons, "all") == 22 + 24
    board.surface(0, "klingon_padd")
    assert [each.value("cunning") for each in values.someone(board.state, sons)] == [8, 8]
    assert len(values.group(board.state, 0, [sons]).people) == 2


@pytest.mark.rule("CCG-18.20", "CCG-13.51")
def test_disabled_cards_are_blank() -> None:
    board = Board()
    board.mission("first_contact")
    picard, worf, phaser = board.surface(0, "jean_luc_picard", "worf", "starfleet_type_ii_phaser")
    board.state.disabled |= 1 << picard
    team = values.group(board.state, 0, [picard, worf, phaser])
    assert team.levels("diplomacy") == 1
    assert team.total("strength") == 12
    assert "Jean-Luc Picard" not in team.names
    assert values.attribute(board.state, picard, "integrity") == 0
    board.state.disabled |= 1 << phaser
    assert values.attribute(board.state, worf, "strength") == 10


@pytest.mark.rule("CCG-18.3")
def test_stopped_personnel_keep_their_skills() -> None:
    board = Board()
    board.mission("first_contact")
    (picard,) = board.surface(0, "jean_luc_picard")
    board.state.stopped |= 1 << picard
    assert values.skills(board.state, picard, "diplomacy") == 2


@pytest.mark.rule("CCG-9.55")
def test_a_star_counts_as_nothing() -> None:
    board = Board()
    board.mission("first_contact")
    (spot,) = board.surface(0, "spot")
    assert values.attribute(board.state, spot, "strength") == 0


@pytest.mark.rule("CCG-19.7")
def test_no_attribute_counts_below_zero() -> None:
    board = Board()
    board.mission("first_contact")
    doctor, riker = board.surface(0, "e_m_h_program", "william_t_riker")
    tribbles = board.surface(0, *["tribbles_1"] * 2)
    assert values.attribute(board.state, riker, "cunning") == 7 - 1  # not cumulative
    assert values.attribute(board.state, doctor, "cunning") == 8 - 1
    assert len(tribbles) == 2
    (printed,) = FACES["william_t_riker"].members  # type: ignore[attr-defined]
    low = Someone(riker, profile(printed, frozenset(), [change(ADD, -20)]))
    team = values.Team(board.state, 0, [low], (), set(), set(), set(), None)
    assert low.value("strength") == -13
    assert team.total("strength") == 0


@pytest.mark.rule("CCG-9.6")
def test_a_miracle_worker_has_transporter_skill() -> None:
    board = Board()
    board.mission("first_contact")
    scotty, geordi = board.surface(0, "montgomery_scott", "geordi_la_forge")
    assert values.skills(board.state, scotty, "transporter_skill") == 1
    assert values.skills(board.state, geordi, "transporter_skill") == 0


@pytest.mark.rule("CCG-8.8")
def test_what_depends_on_the_affiliation_follows_it() -> None:
    board = Board()
    board.mission("first_contact")
    (rakal,) = board.surface(0, "major_rakal")
    board.state.mode[rakal] = "romulan"
    assert values.skills(board.state, rakal, "tal_shiar") == 1
    assert values.attribute(board.state, rakal, "integrity") == 4
    board.state.mode[rakal] = "federation"
    assert values.skills(board.state, rakal, "tal_shiar") == 0
    assert values.skills(board.state, rakal, "diplomacy") == 1
    assert values.attribute(board.state, rakal, "integrity") == 8


@pytest.mark.rule("CCG-9.4")
def test_the_first_listed_skill_is_that_of_the_box() -> None:
    """Tsiolkovsky Infection takes it from everybody aboard, once however many lie there; classifications stay."""
    board = Board()
    board.mission("study_nebula")
    ship = board.ship("u_s_s_oberth")
    picard, crusher = board.aboard(ship, "jean_luc_picard", "beverly_crusher")
    board.on(ship, "tsiolkovsky_infection", seat=1)
    board.on(ship, "tsiolkovsky_infection", seat=1)
    assert values.skills(board.state, picard, "diplomacy") == 0
    assert values.skills(board.state, picard, "leadership") == 1
    assert values.skills(board.state, crusher, "medical") == 1  # the skill is gone, the classification is not
    board.state.where[picard] = Place(SURFACE, 0)
    assert values.skills(board.state, picard, "diplomacy") == 2


@pytest.mark.rule("CCG-4.33")
def test_a_people_name_is_a_species() -> None:
    """Kor strengthens your other Klingons: Worf is one by species, Mendak is none."""
    board = Board()
    board.mission("first_contact")
    kor, worf, torak, mendak = board.surface(0, "kor", "worf", "torak", "mendak")
    assert values.attribute(board.state, worf, "strength") == 12
    assert values.attribute(board.state, torak, "strength") == 9
    assert values.attribute(board.state, mendak, "strength") == 7
    assert values.attribute(board.state, kor, "strength") == 8  # not himself


def test_people_with_the_same_nemesis_icon() -> None:
    """Jadzia Dax helps those who hunt with her."""
    board = Board()
    board.mission("first_contact")
    jadzia, kang, kurn = board.surface(0, "jadzia_dax_blaze_of_glory", "kang", "kurn")
    assert values.attribute(board.state, kang, "all") == 22 + 6
    assert values.attribute(board.state, kurn, "all") == 22
    assert values.attribute(board.state, jadzia, "all") == 25


def test_a_card_before_a_player_changes_all_of_that_player() -> None:
    """Lower Decks: universal personnel, no holograms, of its own side."""
    board = Board()
    board.mission("first_contact")
    taitt, riker, brahms = board.surface(0, "taitt", "william_t_riker", "dr_leah_brahms")
    (theirs,) = board.surface(0, "torin", seat=1)
    board.core("lower_decks")
    assert values.attribute(board.state, taitt, "all") == 17 + 6
    for card, printed in ((riker, 22), (brahms, 18), (theirs, 19)):
        assert values.attribute(board.state, card, "all") == printed


def test_a_heavy_rifle_costs_diplomacy_on_the_ground() -> None:
    board = Board()
    board.mission("first_contact")
    picard, rifle = board.surface(0, "jean_luc_picard", "starfleet_type_iii_phaser_rifle")
    assert values.attribute(board.state, picard, "strength") == 9
    assert values.skills(board.state, picard, "diplomacy") == 1
    ship = board.ship("u_s_s_oberth")
    for card in (picard, rifle):
        board.state.where[card] = Place(ABOARD, ship)
    assert values.skills(board.state, picard, "diplomacy") == 2


@pytest.mark.rule("CCG-11.14", "CCG-11.29", "CCG-11.17")
@pytest.mark.example("CCG-11.29")
def test_example_a_docked_ship_defends_with_half_of_its_outpost() -> None:
    """Outpost SHIELDS 30, docked ship SHIELDS 9: 24, kept as 48 halves."""
    board = Board()
    board.mission("study_nebula")
    outpost = board.ship("federation_outpost")
    ship = board.ship("u_s_s_enterprise")
    assert values.halves(board.state, ship, "shields") == 18
    board.state.where[ship] = Place(DOCKED, outpost)
    assert values.halves(board.state, ship, "shields") == 48
    assert values.number(board.state, ship, "shields") == 24
    assert values.number(board.state, ship, "weapons") == 8
    assert values.number(board.state, outpost, "shields") == 30


@pytest.mark.rule("CCG-16.54")
def test_rotation_damage_sets_range_to_five_if_it_was_higher() -> None:
    board = Board()
    board.mission("study_nebula")
    ship, slow = board.ship("u_s_s_enterprise"), board.ship("borg_sphere")
    for card in (ship, slow):
        board.state.damage[card] = 1
    assert values.number(board.state, ship, "range") == 5
    assert values.number(board.state, slow, "range") == 4
    board.aboard(ship, "plasmadyne_relay")
    assert values.number(board.state, ship, "range") == 7  # added after it was set (CCG-19.3)


@pytest.mark.rule("CCG-9.47")
def test_captains_log_asks_for_the_matching_commander_aboard() -> None:
    board = Board()
    board.mission("study_nebula")
    ship = board.ship("i_k_c_bortas")
    board.core("captains_log", seat=0)
    assert values.number(board.state, ship, "weapons") == 9
    (gowron,) = board.aboard(ship, "gowron")
    assert values.number(board.state, ship, "weapons") == 12
    assert values.number(board.state, ship, "shields") == 10
    board.state.disabled |= 1 << gowron
    assert values.number(board.state, ship, "weapons") == 9
    theirs = board.ship("i_k_c_heghta", seat=1)
    board.aboard(theirs, "kurn", seat=1)
    assert values.number(board.state, theirs, "weapons") == 7  # the log of the other player


def test_what_wears_a_ship_down_counts_up() -> None:
    board = Board()
    board.mission("study_nebula")
    ship = board.ship("u_s_s_enterprise")
    junior = board.on(ship, "birth_of_junior", seat=1)
    assert values.number(board.state, ship, "range") == 9
    board.state.chosen[junior] = 4
    assert values.number(board.state, ship, "range") == 5
    board.state.chosen[junior] = 12
    assert values.number(board.state, ship, "range") == 0


@pytest.mark.rule("CCG-13.21")
def test_a_group_knows_names_traits_equipment_and_points() -> None:
    board = Board()
    board.mission("study_nebula")
    ship = board.ship("u_s_s_nebula")
    cards = board.aboard(ship, "data_and_geordi", "tricorder")
    board.state.mission_points[0], board.state.bonus_points[0] = 35, 10
    team = values.group(board.state, 0, cards, ship, cards[:1])
    assert {"Data", "Geordi La Forge", "Data and Geordi", "Tricorder"} <= set(team.names)
    assert "tricorder" in team.traits
    assert "soong_type_android" in team.traits
    assert "holodeck" in team.equipment
    assert team.points == 45
    assert team.total("shields") == 8
    assert [each.value("strength") for each in team.targets] == [12, 6]
    assert values.group(board.state, 0, cards).total("shields") == 0


def test_every_condition_and_count_of_a_modifier_is_known() -> None:
    printed = [modifier for face in FACES.values() for modifier in face.modifiers]
    assert {each.when for each in printed} <= set(values.CONDITIONS)
    assert {each.amount for each in printed if isinstance(each.amount, str)} == set(values.COUNTS)
    assert {each.on for each in printed} == {"team", "others", "vessel", "crew", "side"}
