"""The missions of Picard, Shran and Koloth: their goals at the limits, their rewards, and which cards they cost."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair import scoring
from wardroom.games.chair.cards.goals import MISSIONS
from wardroom.games.chair.state import (
    BEAMED,
    CARGO_DECK,
    DECK,
    DEVELOPMENT,
    DISCARD,
    ENCOUNTERS,
    FLEET,
    HAND,
    INCIDENTS,
    JUNK,
    LOG,
    RESERVE,
    SHIP_DECK,
)

from .crews import Position, is_attack
from .given import Sitting, given

FOES = {"picard": "shran", "shran": "picard", "koloth": "picard"}
NOT_MET = ("CHAIR-22.1", "goal-not-met")


def at_table(captain: str, position: Position, **more: Any) -> Sitting:
    """A captain with the advanced board, which has all three missions."""
    return given(captains=(captain, FOES[captain]), boards=("advanced", "advanced"), **{**position, **more})


def is_offered(game: Sitting, mission: str) -> bool:
    """Whether a mission may be completed; if not, it says so by its rule."""
    why = game.why(f"mission:{mission}")
    assert why in (None, NOT_MET)
    return why is None


ENTERPRISE, KUMARI, GROTH = "pic_uss_enterprise_d", "shr_kumari", "kol_iks_groth"


# Peace Negotiations

ALLIES = ["tholians", "bynars", "kelpiens"]
PEACE: Position = {"beamed": {ENTERPRISE: ALLIES}, "tracks": [{"research": 4, "influence": 4}]}


@pytest.mark.rule("CHAIR-22.3", "CHAIR-22.8")
@pytest.mark.example("CHAIR-22.8")
def test_peace_negotiations_brings_four_dilithium_four_cards_and_costs_three_allies() -> None:
    game = at_table("picard", PEACE, dilithium=[0], market=["biobed"])
    game.choose("mission:peace_negotiations", "biobed")
    assert game.own().dilithium == 4 and len(game.held(HAND)) == 4 and game.table_zone(JUNK) == ["biobed"]
    assert game.held(DISCARD) == ALLIES and game.held(FLEET) == [ENTERPRISE]
    assert game.own().done == ["peace_negotiations"] and game.state.actions == 3
    assert "mission:peace_negotiations" not in game.options
    game = at_table("picard", PEACE, dilithium=[0]).choose("mission:peace_negotiations", "no")
    assert game.table_zone(JUNK) == [] and game.own().dilithium == 4


@pytest.mark.rule("CHAIR-22.1", "CHAIR-22.4")
@pytest.mark.parametrize(
    "less",
    [
        {"beamed": {ENTERPRISE: ALLIES[:2]}},
        {"beamed": {ENTERPRISE: [*ALLIES[:2], "koala"]}},
        {"beamed": {ENTERPRISE: ALLIES[:2], "uss_reliant": ALLIES[2:]}, "zones": {"fleet": [["uss_reliant"]]}},
        {"beamed": {ENTERPRISE: ALLIES[:2], "risa": ALLIES[2:]}, "zones": {"places": [["risa"]]}},
        {"tracks": [{"research": 4, "influence": 3, "military": 3}]},
    ],
)
def test_peace_negotiations_asks_for_three_allies_on_one_ship_and_two_tracks_at_4(less: Position) -> None:
    assert not is_offered(at_table("picard", PEACE, **less), "peace_negotiations")
    assert is_offered(at_table("picard", PEACE, tracks=[{"military": 4, "influence": 4}]), "peace_negotiations")


@pytest.mark.rule("CHAIR-22.6")
def test_of_four_allies_one_may_be_spared() -> None:
    game = at_table("picard", PEACE, beamed={ENTERPRISE: [*ALLIES, "edosians", "pic_data"]})
    game.choose("mission:peace_negotiations")
    assert game.asked == (0, "spare") and sorted(game.options) == sorted([*ALLIES, "edosians", "done"])
    game.choose("bynars")
    assert game.why("edosians") == ("CHAIR-22.6", "goal-needs-it")
    game.choose("done", "no")
    assert game.held(BEAMED) == ["bynars", "pic_data"]


@pytest.mark.rule("CHAIR-22.6")
def test_an_ally_on_another_ship_does_not_contribute() -> None:
    beamed = {ENTERPRISE: ALLIES, "uss_reliant": ["edosians"]}
    game = at_table("picard", PEACE, beamed=beamed, zones={"fleet": [["uss_reliant"]]})
    game.choose("mission:peace_negotiations", "no")
    assert game.held(BEAMED) == ["edosians"]


@pytest.mark.rule("CHAIR-25.10", "CHAIR-22.7")
@pytest.mark.parametrize(("board", "points"), [("basic", 0), ("advanced", 5)])
def test_a_mission_scores_on_the_advanced_side(board: str, points: int) -> None:
    game = given(boards=(board, board), **PEACE).choose("mission:peace_negotiations", "no")
    lines = scoring.lines(game.state, 0, scoring.owned(game.state, 0))
    assert [line.points for line in lines if line.what == "mission-peace_negotiations"] == [points]


@pytest.mark.rule("CHAIR-25.10")
def test_what_the_missions_are_worth() -> None:
    worth = {
        "peace_negotiations": 5,
        "arbiter_of_succession": 3,
        "seek_out_new_life": 2,
        "securing_andorias_borders": 2,
        "founding_the_federation": 4,
        "andorian_mining_consortium": 3,
        "expanding_the_empire": 3,
        "romulan_weapons_trade_agreement": 1,
        "sabotage": 4,
    }
    assert {name: MISSIONS[name].vp for name in worth} == worth


# Arbiter of Succession

KLINGONS: Position = {"beamed": {ENTERPRISE: ["pic_worf", "lursa", "captain_dorg"]}}


@pytest.mark.rule("CHAIR-22.3", "CHAIR-27.22")
def test_the_arbiter_of_succession_brings_a_glory_a_point_and_an_action() -> None:
    game = at_table("picard", KLINGONS, glory=[0], market=["biobed"]).choose("mission:arbiter_of_succession")
    assert game.options == ["influence", "military"]
    game.choose("military", "biobed")
    assert game.own().glory == 1 and game.own().tracks == [0, 0, 1] and game.state.actions == 4
    assert game.table_zone(JUNK) == ["biobed"]
    assert sorted(game.held(DISCARD)) == ["captain_dorg", "lursa", "pic_worf"]


@pytest.mark.rule("CHAIR-22.4", "CHAIR-15.5")
@pytest.mark.parametrize(
    ("ship", "aboard", "met"),
    [
        (ENTERPRISE, ["pic_worf", "lursa"], False),
        (ENTERPRISE, ["pic_worf", "lursa", "koala"], True),
        ("ktinga_battlecruiser", ["pic_worf", "lursa"], True),
        ("ktinga_battlecruiser", ["pic_worf"], False),
    ],
)
def test_the_arbiter_of_succession_asks_for_three_klingons_on_one_ship(ship: str, aboard: list[str], met: bool) -> None:
    zones = {} if ship == ENTERPRISE else {"fleet": [[ship]]}
    game = at_table("picard", {"beamed": {ship: aboard}, "zones": zones})
    assert is_offered(game, "arbiter_of_succession") is met
    if met:
        game.choose("mission:arbiter_of_succession", "influence", "no")
        assert sorted(game.held(DISCARD)) == sorted(aboard) and ship in game.held(FLEET)


# Seek Out New Life

SPECIES = ["rom", "laas", "laris", "lenara_kahn", "sukal"]
"""A Ferengi, a Changeling, a Romulan, a Trill and a Kelpien."""


@pytest.mark.rule("CHAIR-28.11", "CHAIR-15.6", "CHAIR-15.2")
@pytest.mark.parametrize(
    ("more", "met"),
    [
        ([], False),
        (["sakonna"], True),  # a Vulcan
        (["rom", "kelpiens"], False),  # another Kelpien
        (["koala"], True),  # a Wildcard
        (["tholians"], True),  # an alien
        (["organians"], True),  # a transcendent
        (["pic_worf"], False),  # a Klingon of Starfleet
        (["zephram_cochrane"], False),  # a human
        (["joret_dal"], False),  # a Cardassian of Starfleet
        (["phlox"], False),  # of no species
    ],
)
def test_seek_out_new_life_asks_for_six_different_species(more: list[str], met: bool) -> None:
    beamed = [*SPECIES, *(face for face in more if face not in SPECIES)]
    assert is_offered(at_table("picard", {"beamed": {ENTERPRISE: beamed}}), "seek_out_new_life") is met


@pytest.mark.rule("CHAIR-28.11")
def test_every_alien_counts_for_itself_and_a_card_of_two_species_for_both() -> None:
    aliens = ["tholians", "bynars", "edosians", "suliban"]
    game = at_table("picard", {"beamed": {ENTERPRISE: [*aliens, "emerald_chain"]}})
    assert is_offered(game, "seek_out_new_life")
    game = at_table("picard", {"beamed": {ENTERPRISE: [*aliens, "pic_worf"]}, "zones": {"staging": [["sakonna"]]}})
    assert not is_offered(game, "seek_out_new_life")


@pytest.mark.rule("CHAIR-22.3", "CHAIR-16.12")
def test_seek_out_new_life_brings_an_encounter_and_costs_the_beamed_cards_only() -> None:
    position: Position = {
        "beamed": {ENTERPRISE: SPECIES[:4]},
        "zones": {"staging": [["sukal"]], "places": [["betazed"]]},
        "tops": {ENCOUNTERS: ["vger"]},
    }
    game = at_table("picard", position).choose("mission:seek_out_new_life")
    assert game.held(HAND) == ["vger"] and sorted(game.held(DISCARD)) == sorted(SPECIES[:4])


@pytest.mark.rule("CHAIR-22.3", "CHAIR-22.6")
def test_a_beamed_card_that_does_not_count_is_neither_spared_nor_lost() -> None:
    beamed = {ENTERPRISE: [*SPECIES, "sakonna", "talok", "pic_worf"]}
    game = at_table("picard", {"beamed": beamed}).choose("mission:seek_out_new_life")
    assert game.asked == (0, "spare") and "pic_worf" not in game.options
    game.choose("talok", "done")
    assert sorted(game.held(BEAMED)) == ["pic_worf", "talok"]


# Securing Andoria's Borders

BORDERS: Position = {
    "zones": {"places": [["shr_andoria", "betazed", "risa"]], "fleet": [["shr_plasma_rifles"]]},
    "beamed": {KUMARI: ["shr_ushaan_tor", "lirpa", "mekleth"]},
}


@pytest.mark.rule("CHAIR-22.3", "CHAIR-16.5", "CHAIR-27.22")
def test_securing_andorias_borders_scans_a_ship_draws_and_brings_an_action() -> None:
    game = at_table("shran", BORDERS, market=["kazon_raider"], tops={SHIP_DECK: ["uss_reliant"]})
    game.choose("mission:securing_andorias_borders")
    assert sorted(game.options) == ["kazon_raider", "uss_reliant"]
    game.choose("uss_reliant", "deck")
    assert game.held(HAND) == ["uss_reliant"] and game.state.actions == 4
    assert sorted(game.held(DISCARD)) == ["lirpa", "mekleth", "shr_ushaan_tor"]
    assert "shr_plasma_rifles" in game.held(FLEET)


@pytest.mark.rule("CHAIR-22.1", "CHAIR-15.5", "CHAIR-28.8")
@pytest.mark.parametrize(
    ("change", "met"),
    [
        ({"beamed": {KUMARI: ["shr_ushaan_tor", "lirpa"]}}, False),
        ({"beamed": {KUMARI: ["shr_ushaan_tor", "lirpa", "koala"]}}, True),
        ({"zones": {"places": [["shr_andoria", "betazed"]], "fleet": [["shr_plasma_rifles"]]}}, False),
        ({"zones": {"places": [["shr_andoria", "betazed"]], "fleet": [["shr_plasma_rifles", "sha_ka_ree"]]}}, True),
    ],
)
def test_securing_andorias_borders_asks_for_three_locations_and_four_weapons(change: Position, met: bool) -> None:
    assert is_offered(at_table("shran", BORDERS, **change), "securing_andorias_borders") is met


@pytest.mark.rule("CHAIR-22.2")
@pytest.mark.parametrize("stage", ["resupply", "control", "cleaning"])
def test_a_mission_may_be_completed_in_other_steps_too(stage: str) -> None:
    game = at_table("shran", BORDERS, stage=stage)
    game.choose("mission:securing_andorias_borders")
    assert game.asked == (0, "scan")


# Founding the Federation

FOUNDERS = ["zephram_cochrane", "sakonna", "tevrin_krit"]
"""A human, a Vulcan and a Tellarite; the Kumari is Andorian."""


@pytest.mark.rule("CHAIR-22.4", "CHAIR-15.5")
@pytest.mark.parametrize(
    ("aboard", "met"),
    [
        (FOUNDERS, True),
        (FOUNDERS[:2], False),
        (FOUNDERS[1:], False),  # no human
        ([*FOUNDERS[:2], "koala"], True),
        (["koala", *FOUNDERS[1:]], True),  # a Wildcard for the human
        (["koala", "sakonna", "phlox"], False),  # a Wildcard is the human or a founder, not both
        ([*FOUNDERS[:2], "lwaxana_troi"], True),  # an ambassador
        ([*FOUNDERS[:2], "riva"], True),  # an ambassador or communication, one card all the same
        (["zephram_cochrane", "riva"], False),
        ([*FOUNDERS[:2], "tholians"], True),  # an alien
        ([*FOUNDERS[:2], "talok"], False),  # another Vulcan
        ([*FOUNDERS[:2], "shr_talas"], False),  # another Andorian
        (["zephram_cochrane", "riva", "tachyon_detection_grid"], True),  # ambassador, communication and Andorian
    ],
)
def test_founding_the_federation_asks_for_a_human_and_three_different_founders(aboard: list[str], met: bool) -> None:
    assert is_offered(at_table("shran", {"beamed": {KUMARI: aboard}}), "founding_the_federation") is met


@pytest.mark.rule("CHAIR-22.3", "CHAIR-17.1", "CHAIR-20.1")
def test_founding_the_federation_advances_all_tracks_and_may_send_a_team_to_a_starbase() -> None:
    position: Position = {
        "beamed": {KUMARI: FOUNDERS},
        "neutral": ["deep_space_k_7", "risa", "betazed"],
        "zones": {"places": [["regula_i"]]},
    }
    game = at_table("shran", position).choose("mission:founding_the_federation")
    assert sorted(game.options) == ["deep_space_k_7", "no", "regula_i"]
    game.choose("regula_i")
    assert game.own().tracks == [2, 2, 2] and game.teams("regula_i") == (1, 0)
    assert sorted(game.held(DISCARD)) == sorted(FOUNDERS) and game.held(FLEET) == [KUMARI]
    game = at_table("shran", position).choose("mission:founding_the_federation", "no")
    assert game.own().teams == 5 and game.own().tracks == [2, 2, 2]


# Andorian Mining Consortium

BUSINESS: Position = {
    "zones": {"places": [["shr_coridan", "risa"]]},
    "beamed": {KUMARI: ["holosuite"]},
    "latinum": [0],
    "glory": [0],
    "tops": {CARGO_DECK: ["phasers"]},
    "market": ["biobed"],
}


@pytest.mark.rule("CHAIR-22.1", "CHAIR-15.5")
@pytest.mark.parametrize(("aboard", "met"), [([], False), (["holosuite"], True), (["koala"], True)])
def test_the_mining_consortium_asks_for_three_business_cards(aboard: list[str], met: bool) -> None:
    assert is_offered(at_table("shran", BUSINESS, beamed={KUMARI: aboard}), "andorian_mining_consortium") is met


@pytest.mark.rule("CHAIR-22.3", "CHAIR-27.19")
def test_the_mining_consortium_scans_cargo_and_brings_latinum_and_glory() -> None:
    game = at_table("shran", BUSINESS, hand=[["shr_trade_embargo", "shr_utilize"]], actions=0)
    game.choose("mission:andorian_mining_consortium")
    assert sorted(game.options) == ["biobed", "phasers"]
    game.choose("phasers", "discard")
    assert (game.own().latinum, game.own().glory) == (2, 1)
    assert game.why("play:shr_utilize:0") == ("CHAIR-27.19", "unfit")
    game.choose("play:shr_trade_embargo:0", "0:1:0")
    assert (game.own().latinum, game.own().glory) == (1, 2) and game.table_zone(INCIDENTS)[0] == "shr_trade_embargo"
    assert game.held(DISCARD) == ["phasers", "holosuite"]
    game = at_table("shran", BUSINESS, hand=[["shr_trade_embargo"]])
    game.choose("mission:andorian_mining_consortium", "phasers", "discard", "no")
    assert (game.own().latinum, game.own().glory) == (2, 1)


# Expanding the Empire


def empire(ships: int, places: int, **more: Any) -> Sitting:
    """Koloth with so many SHIPs, the Gr'oth among them, and so many Locations."""
    fleet = ["kol_iks_klothos", "kol_iks_devisor", "uss_reliant", "ktinga_battlecruiser", "kazon_raider"][: ships - 1]
    ground = ["kol_qonos", "kol_rura_penthe", "betazed", "risa", "dozaria"][:places]
    gone = {"discard": [[GROTH]]} if ships == 0 else {}
    return at_table("koloth", {"zones": {"fleet": [fleet], "places": [ground], **gone}}, **more)


@pytest.mark.rule("CHAIR-22.1")
@pytest.mark.parametrize(
    ("ships", "places", "met"), [(3, 3, True), (1, 5, True), (5, 1, True), (2, 3, False), (6, 0, False), (1, 4, False)]
)
def test_expanding_the_empire_asks_for_six_ships_and_locations_one_of_each(ships: int, places: int, met: bool) -> None:
    assert is_offered(empire(ships, places), "expanding_the_empire") is met


@pytest.mark.rule("CHAIR-22.3", "CHAIR-13.7", "CHAIR-27.6")
def test_expanding_the_empire_enlists_two_reserves_and_dismisses_a_ship() -> None:
    game = empire(3, 3)
    reserve = game.held(RESERVE)
    game.choose("mission:expanding_the_empire", "reserves", "kol_iks_klothos")
    assert game.held(DECK)[-2:] == [reserve[-1], reserve[-2]]
    assert game.held(DISCARD) == ["kol_iks_klothos"] and len(game.held(FLEET)) == 2


@pytest.mark.rule("CHAIR-22.3", "CHAIR-13.6")
def test_expanding_the_empire_may_enlist_a_development_instead() -> None:
    game = empire(3, 3, dilithium=[3], glory=[0])
    game.choose("mission:expanding_the_empire", "development", "kol_prototype_cloak", GROTH)
    assert game.held(DECK)[-1] == "kol_prototype_cloak" and game.own().dilithium == 0
    assert game.held(DISCARD) == [GROTH]


# Romulan Weapons Trade Agreement


@pytest.mark.rule("CHAIR-22.1", "CHAIR-15.5")
@pytest.mark.parametrize(
    ("ship", "aboard", "met"),
    [
        (GROTH, ["laris"], True),
        (GROTH, ["koala"], True),
        (GROTH, ["kol_krell"], False),
        ("uss_reliant", ["laris", "kol_krell"], False),  # the SHIP is not Klingon
        ("bird_of_prey", ["kol_krell"], False),
    ],
)
def test_the_trade_agreement_asks_for_a_romulan_on_a_klingon_ship(ship: str, aboard: list[str], met: bool) -> None:
    zones = {} if ship == GROTH else {"fleet": [[ship]]}
    game = at_table("koloth", {"beamed": {ship: aboard}, "zones": zones})
    assert is_offered(game, "romulan_weapons_trade_agreement") is met


@pytest.mark.rule("CHAIR-22.3", "CHAIR-13.9", "CHAIR-27.24")
def test_the_trade_agreement_brings_military_and_the_prototype_cloak_for_free() -> None:
    position: Position = {
        "beamed": {GROTH: ["laris", "kol_krell"]},
        "zones": {"fleet": [["bird_of_prey"]], "staging": [["admiral_jarok"]]},
        "dilithium": [0],
        "glory": [0],
        "market": ["biobed"],
    }
    game = at_table("koloth", position).choose("mission:romulan_weapons_trade_agreement", "biobed")
    assert game.own().track("military") == 3 and game.table_zone(JUNK) == ["biobed"]
    assert game.held(DECK)[-1] == "kol_prototype_cloak" and "kol_prototype_cloak" not in game.held(DEVELOPMENT)
    assert game.held(DISCARD) == ["laris"] and game.held(BEAMED) == ["kol_krell"]
    had = {**position, "zones": {"log": [["kol_prototype_cloak"]]}}
    game = at_table("koloth", had).choose("mission:romulan_weapons_trade_agreement", "no")
    assert game.own().track("military") == 1 and game.held(LOG) == ["kol_prototype_cloak"]


# Sabotage

SABOTAGE: Position = {"beamed": {GROTH: ["mirok", "rom", "lirpa", "mekleth"]}}
"""A Romulan scientist, a Ferengi, a Vulcan weapon and a Klingon weapon."""


@pytest.mark.rule("CHAIR-22.1", "CHAIR-15.5", "CHAIR-28.11")
@pytest.mark.parametrize(
    ("aboard", "met"),
    [
        (["mirok", "rom", "lirpa", "mekleth"], True),
        (["mirok", "rom", "mekleth", "kol_klingon_disruptors"], True),
        (["mirok", "rom", "mekleth"], False),  # the Captain's weapon does not count
        (["mirok", "mekleth", "kol_klingon_disruptors"], False),  # one species
        (["kol_mara", "mirok", "mekleth", "kol_klingon_disruptors"], False),  # Klingons are left out
        (["kol_mara", "rom", "lirpa", "mekleth"], True),  # but a Klingon scientist is one
        (["laris", "rom", "lirpa", "mekleth"], False),  # no scientist
        (["laris", "rom", "lirpa", "mekleth", "koala"], True),
        (["mirok", "rom", "mekleth", "koala"], True),
        (["laris", "rom", "mekleth", "koala"], False),  # a Wildcard is a scientist or a weapon, not both
        (["mirok", "mekleth", "koala"], False),  # a species or a weapon, not both
    ],
)
def test_sabotage_asks_for_two_species_two_weapons_and_a_scientist(aboard: list[str], met: bool) -> None:
    assert is_offered(at_table("koloth", {"beamed": {GROTH: aboard}}), "sabotage") is met


@pytest.mark.rule("CHAIR-22.3", "CHAIR-13.7", "CHAIR-27.52")
def test_sabotage_enlists_a_reserve_and_may_strike_with_two_incidents() -> None:
    position: Position = {**SABOTAGE, "tops": {INCIDENTS: ["trade_embargo", "energy_drain"]}}
    game = at_table("koloth", position)
    reserve = game.held(RESERVE)
    game.choose("mission:sabotage", "yes")
    assert game.held(DECK)[-1] == reserve[-1] and game.held(HAND, 1) == ["energy_drain", "trade_embargo"]
    assert game.own().done == ["sabotage"]
    game = at_table("koloth", position).choose("mission:sabotage", "no")
    assert game.held(HAND, 1) == [] and game.own().done == ["sabotage"]


@pytest.mark.rule("CHAIR-27.58")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_sabotage_is_an_attack_if_it_strikes(answer: str) -> None:
    game = at_table("koloth", SABOTAGE, zones={"duty": [[], ["admiral_jarok"]]})
    assert is_attack(game, "mission:sabotage", answer) is (answer == "yes")


@pytest.mark.rule("CHAIR-27.53")
def test_sabotage_can_be_ignored_as_an_attack() -> None:
    game = at_table("koloth", SABOTAGE, hand=[[], ["pic_worf"]], zones={"duty": [[], ["riva"]]})
    game.choose("mission:sabotage", "yes", "use:riva:1", "pic_worf")
    assert game.held(HAND, 1) == [] and game.own().done == ["sabotage"]


@pytest.mark.rule("CHAIR-22.3", "CHAIR-22.6")
def test_sabotage_costs_what_contributed_and_no_klingon_who_did_not() -> None:
    beamed = {GROTH: ["mirok", "rom", "lirpa", "mekleth", "kol_klingon_disruptors", "kol_krell"]}
    game = at_table("koloth", {"beamed": beamed}).choose("mission:sabotage")
    assert game.asked == (0, "spare") and "kol_krell" not in game.options
    game.choose("rom", "kol_klingon_disruptors", "done", "no")
    assert game.held(BEAMED) == ["rom", "kol_klingon_disruptors", "kol_krell"]
    assert sorted(game.held(DISCARD)) == ["lirpa", "mekleth", "mirok"]
