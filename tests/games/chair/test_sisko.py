"""The crew of Benjamin Sisko: every operation of his cards, and what his Developments cost."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.scoring import lines, owned
from wardroom.games.chair.state import BEAMED, CONTROL, DUTY, FLEET, HAND, LOG, PLACES, RESUPPLY, STAGING
from wardroom.games.chair.state import DISCARD as PILE

from .given import DECK, ENCOUNTERS, INCIDENTS, LOCATIONS, Sitting, given
from .printed import action_icons

NEUTRAL = ["archer_iv", "risa", "betazed"]
MARKET = ["rom", "biobed", "uss_reliant", "bolians"]
PERSONS, CARGOS, SHIPS = 0, 1, 2
"""Market decks."""


def sisko(**position: Any) -> Sitting:
    """A turn of Sisko against Picard, with no Glory to pay with."""
    position = {"neutral": NEUTRAL, "market": MARKET, "glory": [0], **position}
    return given(captains=("sisko", "picard"), **position)


def cadet(**position: Any) -> Sitting:
    return given(1, captains=("sisko",), **{"neutral": NEUTRAL, "market": MARKET, "glory": [0], **position})


def attacked(**position: Any) -> Sitting:
    """A turn of Sela, who takes Remus: Sisko discards a card unless the attack is ignored."""
    hand = [["sel_remus"], ["sis_quark"]]
    return given(captains=("sela", "sisko"), hand=hand, **{"neutral": NEUTRAL, "market": MARKET, **position})


# The Captain, Bajor and Deep Space 9


@pytest.mark.rule("CHAIR-27.49")
def test_sisko_finds_dilithium_where_he_takes_control() -> None:
    game = sisko(hand=[["sis_starbase_375"]], dilithium=[0])
    game.choose("play:sis_starbase_375:0", "use:sis_benjamin_sisko:0", "no")
    assert game.own().dilithium == 2 and game.is_exhausted("sis_benjamin_sisko")
    game = sisko(stage=CONTROL, teams={"risa": (3, 0)}, dilithium=[0])
    game.choose("control:risa", "use:sis_benjamin_sisko:0")
    assert game.own().dilithium == 2


def test_sisko_sends_an_away_team_to_starfleet_or_a_starbase() -> None:
    game = sisko(neutral=["corvan_ii", "amargosa_observatory", "risa"], zones={"places": [["sis_starbase_375"]]})
    game.choose("use:sis_benjamin_sisko:0")
    assert game.options == ["corvan_ii", "amargosa_observatory", "sis_starbase_375"]
    game.choose("amargosa_observatory")
    assert game.teams("amargosa_observatory") == (1, 0) and game.own().teams == 5 and game.state.actions == 2


def test_sisko_scores_each_location_in_play() -> None:
    game = sisko(zones={"places": [["sis_the_wormhole"]], "fleet": [["sha_ka_ree"]], "log": [["risa"]]})
    found = lines(game.state, 0, owned(game.state, 0))
    captain = game.card("sis_benjamin_sisko")
    assert [line.points for line in found if line.what == "endgame" and line.card == captain] == [3]


@pytest.mark.parametrize(
    ("teams", "drawn"),
    [({}, 0), ({"sis_bajor": (1, 0)}, 1), ({"sis_bajor": (3, 0)}, 2), ({"sis_the_wormhole": (3, 0)}, 1)],
)
def test_bajor_draws_for_away_teams_at_home(teams: dict[str, tuple[int, int]], drawn: int) -> None:
    game = sisko(zones={"places": [["sis_the_wormhole"]]}, teams=teams)
    assert game.held(PLACES)[0] == "sis_bajor"
    game.choose("use:sis_bajor:0")
    assert len(game.held(HAND)) == drawn


@pytest.mark.rule("CHAIR-28.6")
def test_deep_space_9_never_warps() -> None:
    game = sisko(hand=[["sis_set_a_course"]], zones={"fleet": [["sis_uss_rio_grande"]]})
    game.choose("play:sis_set_a_course:1")
    game.choose(game.options[0])
    assert {key.split(":")[1] for key in game.options if key != "no"} == {"sis_uss_rio_grande"}
    alone = sisko(hand=[["sis_set_a_course"]]).choose("play:sis_set_a_course:1")
    alone.choose(alone.options[0])
    assert alone.asked[1] == "act" and alone.where("sis_deep_space_9") is None


def test_deep_space_9_is_deployed() -> None:
    game = sisko(hand=[["sis_deep_space_9"]]).choose("play:sis_deep_space_9:0")
    assert game.held(FLEET) == ["sis_deep_space_9"] and game.state.actions == 2


@pytest.mark.rule("CHAIR-27.38", "CHAIR-21.1", "CHAIR-27.27")
def test_deep_space_9_beams_recalls_and_promotes() -> None:
    game = sisko(hand=[["sis_quark", "sis_odo"]]).choose("use:sis_deep_space_9:0", "sis_quark", "sis_odo")
    assert game.held(BEAMED) == ["sis_odo"] and game.held(PILE) == ["sis_quark"]
    game = sisko(hand=[["sis_quark"]], beamed={"sis_deep_space_9": ["sis_odo"]})
    game.choose("use:sis_deep_space_9:0", "sis_quark", "recall")
    assert game.held(HAND) == ["sis_odo"] and game.held(BEAMED) == []
    game = sisko(hand=[["sis_quark"]]).choose("use:sis_deep_space_9:1", "sis_quark")
    assert game.held(DUTY) == ["sis_quark"]
    assert sisko().why("use:sis_deep_space_9:0") == ("CHAIR-8.7", "cannot-pay-cards")


# Developments

READY = {"hand": [["sis_orb_of_prophecy_and_change", "sis_quark"]]}
"""The third PLAY of the Orb enlists a Development for a Dilithium and a Latinum less."""


@pytest.mark.rule("CHAIR-13.8", "CHAIR-13.6")
@pytest.mark.parametrize(
    ("face", "dilithium", "latinum"),
    [
        ("sis_orb_of_the_emissary", 3, 3),
        ("sis_self_replicating_mines", 5, 0),
        ("sis_starbase_375", 4, 0),
        ("sis_julian_bashir", 2, 0),
        ("sis_garak", 0, 2),
        ("sis_worf_son_of_mogh", 2, 0),
    ],
)
def test_the_orb_of_prophecy_enlists_for_less(face: str, dilithium: int, latinum: int) -> None:
    less = max(0, dilithium - 1), max(0, latinum - 1)
    game = sisko(**READY, dilithium=[less[0]], latinum=[less[1]])
    game.choose("play:sis_orb_of_prophecy_and_change:2", "sis_quark", face)
    assert game.held(DECK)[-1] == face and (game.own().dilithium, game.own().latinum) == (0, 0)
    assert game.held(LOG) == ["sis_orb_of_prophecy_and_change"] and game.state.actions == 2
    short = (less[0] - 1, less[1]) if less[0] else (less[0], less[1] - 1)
    poor = sisko(**READY, dilithium=[short[0]], latinum=[short[1]])
    poor.choose("play:sis_orb_of_prophecy_and_change:2", "sis_quark")
    assert poor.asked[1] == "act" or poor.why(face) == ("CHAIR-12.2", "cannot-spend")


@pytest.mark.rule("CHAIR-13.8")
@pytest.mark.parametrize(
    ("face", "dilithium", "latinum"),
    [
        ("sis_orb_of_prophecy_and_change", 3, 2),
        ("sis_orb_of_the_emissary", 3, 3),
        ("sis_self_replicating_mines", 5, 0),
        ("sis_starbase_375", 4, 0),
        ("sis_julian_bashir", 2, 0),
        ("sis_garak", 0, 2),
        ("sis_worf_son_of_mogh", 2, 0),
    ],
)
def test_developments_cost_dilithium_and_latinum(face: str, dilithium: int, latinum: int) -> None:
    """A deck that is cycled without a Reserve."""
    position: dict[str, Any] = {
        "zones": {"deck": [[]], "reserve": [[]], "discard": [["sis_quark"]]},
        "only": ["deck", "reserve"],
        "hand": [["sis_people_of_bajor"]],
    }
    game = sisko(dilithium=[dilithium], latinum=[latinum], **position)
    game.choose("play:sis_people_of_bajor:0", face)
    assert face in game.held(HAND) and (game.own().dilithium, game.own().latinum) == (0, 0)
    for short in {(max(0, dilithium - 1), latinum), (dilithium, max(0, latinum - 1))} - {(dilithium, latinum)}:
        poor = sisko(dilithium=[short[0]], latinum=[short[1]], **position).choose("play:sis_people_of_bajor:0")
        assert poor.asked[1] == "act" or poor.why(face) == ("CHAIR-12.2", "cannot-spend")


def test_the_orb_of_prophecy_refreshes_a_bajoran_to_draw() -> None:
    game = sisko(hand=[["sis_orb_of_prophecy_and_change"]], exhausted=["sis_bajor", "sis_deep_space_9"])
    game.choose("play:sis_orb_of_prophecy_and_change:0")
    assert not game.is_exhausted("sis_bajor") and game.is_exhausted("sis_deep_space_9")
    assert len(game.held(HAND)) == 1 and game.state.actions == 3
    idle = sisko(hand=[["sis_orb_of_prophecy_and_change"]], exhausted=["sis_deep_space_9"])
    assert idle.why("play:sis_orb_of_prophecy_and_change:0") == ("CHAIR-27.39", "cannot-pay-card")


@pytest.mark.rule("CHAIR-27.17")
def test_the_orb_of_prophecy_finds_a_bajoran() -> None:
    game = sisko(hand=[["sis_orb_of_prophecy_and_change", "sis_quark"]])
    game.choose("play:sis_orb_of_prophecy_and_change:1", "sis_quark")
    assert set(game.options) == {"sis_kira_nerys", "sis_people_of_bajor"}
    game.choose("sis_people_of_bajor")
    assert game.held(HAND) == ["sis_people_of_bajor"] and game.state.actions == 3


def test_the_orb_of_prophecy_enlists_for_a_person_alone() -> None:
    game = sisko(hand=[["sis_orb_of_prophecy_and_change", "sis_recruit"]], dilithium=[9])
    assert game.why("play:sis_orb_of_prophecy_and_change:2") == ("CHAIR-8.5", "cannot-pay-card")


@pytest.mark.rule("CHAIR-28.6", "CHAIR-9.3")
def test_the_orb_of_the_emissary_cannot_be_played() -> None:
    game = sisko(hand=[["sis_orb_of_the_emissary", "sis_quark"]])
    assert game.why("play:sis_orb_of_the_emissary:0") == ("CHAIR-9.3", "not-playable")
    game.choose("use:sis_deep_space_9:0", "sis_quark", "sis_orb_of_the_emissary")
    assert game.held(BEAMED) == ["sis_orb_of_the_emissary"]


def test_mines_are_laid_with_an_attack() -> None:
    game = sisko(
        hand=[["sis_self_replicating_mines"], ["pic_worf"]], zones={"deck": [["sis_quark", "sis_odo", "sis_recruit"]]}
    )
    game.choose("play:sis_self_replicating_mines:0", "pic_worf")
    assert game.held(HAND, 1) == [] and set(game.options) == {"sis_odo", "sis_recruit"}
    game.choose("sis_odo")
    assert game.held(HAND) == ["sis_recruit"] and game.held(PILE) == ["sis_odo"]
    assert "sis_self_replicating_mines" in game.held(FLEET) and game.state.actions == 3


def test_mines_gain_glory_and_come_back_when_the_opponent_advances() -> None:
    fleet = {"zones": {"fleet": [["sis_self_replicating_mines"]]}}
    assert sisko(stage=RESUPPLY, **fleet).own().glory == 1
    game = sisko(hand=[["sis_kira_nerys"]], **fleet)
    game.choose("play:sis_kira_nerys:1", "use:sis_self_replicating_mines:2")
    assert game.held(HAND) == ["sis_self_replicating_mines"] and game.own(1).track("influence") == 1
    other = sisko(hand=[["sis_kira_nerys"]], **fleet).choose("play:sis_kira_nerys:1", "pass")
    assert "sis_self_replicating_mines" in other.held(FLEET)
    zones = {"fleet": [["sis_self_replicating_mines"]], "places": [[], ["pic_farpoint_station"]]}
    research = sisko(active=1, hand=[[], ["pic_strange_new_worlds"]], zones=zones)
    research.choose("play:pic_strange_new_worlds:0")
    assert research.own(1).track("research") == 1 and research.asked == (1, "act"), "Research does not matter"


@pytest.mark.rule("CHAIR-27.58", "CHAIR-9.7")
def test_mines_stop_an_attack_and_are_logged_whether_one_likes_it_or_not() -> None:
    position: dict[str, Any] = {
        "zones": {"fleet": [[], ["sis_self_replicating_mines"]], "duty": [[], ["sis_worf_son_of_mogh"]]},
        "exhausted": ["sis_self_replicating_mines"],
    }
    game = attacked(**position).choose("play:sel_remus:0")
    assert game.held(HAND, 1) == ["sis_quark"] and game.held(LOG, 1) == ["sis_self_replicating_mines"]
    assert game.options == ["use:sel_sela:0", "pass"], "Worf is not asked any more"


def test_starbase_375_finds_a_ship_and_brings_its_crew() -> None:
    game = sisko(hand=[["sis_starbase_375"]]).choose("play:sis_starbase_375:0", "pass", "yes")
    assert set(game.options) == {"sis_uss_defiant", "sis_uss_rio_grande"}
    assert game.choose("sis_uss_defiant").held(HAND) == ["sis_uss_defiant"]
    assert sisko(hand=[["sis_starbase_375"]]).choose("play:sis_starbase_375:0", "pass", "no").held(HAND) == []
    game = sisko(
        zones={"places": [["sis_starbase_375"]]}, hand=[["sis_uss_rio_grande", "sis_kira_nerys", "sis_recruit"]]
    )
    game.choose("play:sis_uss_rio_grande:0", "use:sis_starbase_375:2")
    assert game.options == ["play:sis_kira_nerys:0", "play:sis_kira_nerys:1"]
    game.choose("play:sis_kira_nerys:1")
    assert game.own().track("military") == 3 and game.state.actions == 2
    person = sisko(zones={"places": [["sis_starbase_375"]]}, hand=[["sis_kira_nerys", "sis_quark"]])
    assert person.choose("play:sis_kira_nerys:1").asked[1] == "act"


def test_bashir_treats_an_incident_for_research() -> None:
    game = sisko(hand=[["sis_julian_bashir", "sis_quark"]], zones={"discard": [["sis_political_crisis"]]})
    game.choose("play:sis_julian_bashir:0")
    assert game.why("no") == ("CHAIR-27.19", "must-choose")
    game.choose("play:sis_political_crisis:0", "sis_quark")
    assert game.table_zone(INCIDENTS)[0] == "sis_political_crisis" and game.own().track("research") == 1
    assert game.state.actions == 3
    healthy = sisko(hand=[["sis_julian_bashir", "sis_quark"]]).choose("play:sis_julian_bashir:0")
    assert healthy.options == ["no"]
    assert healthy.choose("no").own().track("research") == 0


def test_bashir_on_duty_uses_two_different_contacts() -> None:
    position: dict[str, Any] = {"zones": {"duty": [["sis_julian_bashir"]], "deck": [["sis_garak"]]}, "dilithium": [1]}
    game = sisko(hand=[["red_alert"]], **position).choose("use:sis_julian_bashir:0")
    assert game.options == ["spy", "augment", "obrien", "incident"]
    game.choose("spy")
    assert game.options == ["sis_garak"]
    game.choose("sis_garak")
    assert game.options == ["augment", "obrien", "incident"]
    game.choose("obrien", "sis_miles_obrien")
    assert set(game.held(HAND)) == {"red_alert", "sis_garak", "sis_miles_obrien"} and game.own().dilithium == 0
    assert game.asked[1] == "act"
    game = sisko(hand=[["red_alert", "ancient_gene_fragments"]], **position)
    game.choose("use:sis_julian_bashir:0", "incident", "red_alert", "augment")
    assert game.options == ["no"], "Bashir himself is in play, and an ENCOUNTER is no PERSON"
    assert game.choose("no").table_zone(INCIDENTS)[0] == "red_alert"


def garak(*ways: str, **position: Any) -> Sitting:
    position = {"hand": [["sis_garak"], []], "zones": {"duty": [[], ["pic_worf"]]}, "latinum": [1], **position}
    return sisko(**{"dilithium": [0], **position}).choose("play:sis_garak:0", *ways)


def test_garak_pulls_two_different_strings() -> None:
    game = garak("officer")
    assert game.held(DUTY, 1) == [] and len(game.held(HAND)) == 1 and game.options == ["influence", "scan"]
    game.choose("influence")
    assert game.own().track("influence") == 1 and game.own().latinum == 1 and game.state.actions == 2
    game = garak("scan", tops={PERSONS: ["laris", "laas"]})
    assert set(game.options) == {"laris", "laas", "rom"} and game.own().latinum == 0
    game.choose("laas", "discard")
    assert game.held(PILE) == ["laas"] and game.options == ["officer", "influence"]
    assert garak(latinum=[0]).options == ["officer", "influence"]
    two = garak("officer", zones={"places": [[], ["pic_starbase_74"]], "duty": [[], ["pic_worf", "pic_data"]]})
    assert two.asked == (0, "dismiss-officer") and two.options == ["pic_worf", "pic_data"]


@pytest.mark.rule("CHAIR-27.53")
def test_garak_draws_even_if_the_attack_is_ignored() -> None:
    game = given(
        captains=("sisko", "burnham"),
        hand=[["sis_garak"]],
        zones={"duty": [[], ["bur_saru"]], "fleet": [[], ["bur_books_ship"]]},
        beamed={"bur_books_ship": ["bur_grudge"]},
    )
    game.choose("play:sis_garak:0", "officer", "use:bur_books_ship:3")
    assert game.held(DUTY, 1) == ["bur_saru"] and game.held(PILE, 1) == ["bur_grudge"] and len(game.held(HAND)) == 1


def test_garak_on_duty_holds_a_larger_hand() -> None:
    game = sisko(zones={"duty": [["sis_garak"]]}).choose("end", "rom")
    assert len(game.held(HAND)) == 7


def test_worf_lands_with_two_away_teams() -> None:
    game = sisko(hand=[["sis_worf_son_of_mogh", "sis_quark", "sis_odo"]])
    game.choose("play:sis_worf_son_of_mogh:0", "sis_quark", "sis_odo", "risa")
    assert game.teams("risa") == (2, 0) and game.held(HAND) == [] and game.state.actions == 2
    few = sisko(hand=[["sis_worf_son_of_mogh", "sis_quark"]])
    assert few.why("play:sis_worf_son_of_mogh:0") == ("CHAIR-8.7", "cannot-pay-cards")


@pytest.mark.rule("CHAIR-27.53", "CHAIR-27.58")
def test_worf_on_duty_leaves_to_stop_an_attack() -> None:
    game = attacked(zones={"duty": [[], ["sis_worf_son_of_mogh"]]})
    game.choose("play:sel_remus:0", "use:sis_worf_son_of_mogh:1")
    assert game.held(HAND, 1) == ["sis_quark"] and game.held(PILE, 1) == ["sis_worf_son_of_mogh"]
    assert game.asked == (0, "react")
    other = attacked(zones={"duty": [[], ["sis_worf_son_of_mogh"]]}).choose("play:sel_remus:0", "pass", "sis_quark")
    assert other.held(HAND, 1) == [] and other.held(DUTY, 1) == ["sis_worf_son_of_mogh"]


def test_worf_on_duty_drives_out_an_away_team_for_glory() -> None:
    position: dict[str, Any] = {"zones": {"duty": [["sis_worf_son_of_mogh"]], "places": [[], ["pic_farpoint_station"]]}}
    game = sisko(teams={"risa": (0, 2), "betazed": (0, 1), "pic_farpoint_station": (0, 1)}, **position)
    game.choose("use:sis_worf_son_of_mogh:0")
    assert game.options == ["risa", "betazed"], "neutral Locations"
    game.choose("risa")
    assert game.teams("risa") == (0, 1) and game.own().glory == 1 and game.state.actions == 3
    nobody = sisko(**position).choose("use:sis_worf_son_of_mogh:0")
    assert nobody.own().glory == 1


# Reserve


@pytest.mark.rule("CHAIR-37.5")
def test_strange_new_worlds_logs_a_location_for_research() -> None:
    game = sisko(hand=[["sis_strange_new_worlds"]]).choose("play:sis_strange_new_worlds:0")
    assert game.held(LOG) == ["sis_bajor"] and game.own().track("research") == 1 and game.held(HAND) == []


def test_strange_new_worlds_shows_two_encounters_with_a_team_and_a_ship_there() -> None:
    game = sisko(
        hand=[["sis_strange_new_worlds"]],
        zones={"fleet": [["sis_uss_rio_grande"]]},
        at={"sis_uss_rio_grande": "sis_bajor"},
        teams={"sis_bajor": (1, 0)},
        tops={ENCOUNTERS: ["koala", "vger"]},
    )
    game.choose("play:sis_strange_new_worlds:0")
    assert set(game.options) == {"koala", "vger"}
    game.choose("vger")
    assert game.held(HAND) == ["vger"] and game.table_zone(ENCOUNTERS)[0] == "koala"
    assert game.held(PILE) == ["sis_uss_rio_grande"] and game.own().teams == 6


@pytest.mark.rule("CHAIR-28.8")
def test_strange_new_worlds_needs_a_location_and_sha_ka_ree_is_one() -> None:
    position: dict[str, Any] = {"hand": [["sis_strange_new_worlds"]], "only": ["places"]}
    homeless = sisko(zones={"places": [[]]}, **position)
    assert homeless.why("play:sis_strange_new_worlds:0") == ("CHAIR-9.16", "no-location")
    game = sisko(zones={"places": [[]], "fleet": [["sha_ka_ree"]]}, **position)
    game.choose("play:sis_strange_new_worlds:0")
    assert game.held(LOG) == ["sha_ka_ree"] and game.own().track("research") == 1


def test_people_of_bajor_speak_up_or_settle() -> None:
    game = sisko(hand=[["sis_people_of_bajor"]], tops={INCIDENTS: ["red_alert"]}).choose("play:sis_people_of_bajor:0")
    assert game.own().track("influence") == 1 and "red_alert" in game.held(HAND) and len(game.held(HAND)) == 2
    game = sisko(hand=[["sis_people_of_bajor"]], latinum=[2])
    game.choose("play:sis_people_of_bajor:1", "risa", "yes")
    assert game.teams("risa") == (2, 0) and game.own().latinum == 0 and game.held(LOG) == ["sis_people_of_bajor"]
    game = sisko(hand=[["sis_people_of_bajor"]], latinum=[2]).choose("play:sis_people_of_bajor:1", "risa", "no")
    assert game.teams("risa") == (1, 0) and game.own().latinum == 2 and game.state.actions == 3


def test_obrien_draws_or_repairs_a_ship() -> None:
    game = sisko(hand=[["sis_miles_obrien"]], zones={"deck": [["sis_odo", "sis_recruit"]]})
    game.choose("play:sis_miles_obrien:0")
    assert set(game.options) == {"sis_odo", "sis_recruit"}
    assert game.choose("sis_odo").held(HAND) == ["sis_recruit"]
    position: dict[str, Any] = {
        "hand": [["sis_miles_obrien", "sis_analyze"]],
        "zones": {"discard": [["sis_uss_rio_grande", "sis_odo"]]},
        "dilithium": [1],
    }
    low = sisko(tracks=[{"military": 4}], **position)
    assert low.why("play:sis_miles_obrien:1") == ("CHAIR-9.16", "track-too-low")
    game = sisko(tracks=[{"military": 5}], **position).choose("play:sis_miles_obrien:1")
    assert {key.split(":")[1] for key in game.options} == {"sis_uss_rio_grande"}
    game.choose("play:sis_uss_rio_grande:0")
    assert "sis_uss_rio_grande" in game.held(FLEET) and game.state.actions == 2 and len(game.held(HAND)) == 2
    assert game.own().dilithium == 0


def test_obrien_cannot_be_promoted() -> None:
    game = sisko(hand=[["sis_miles_obrien", "sis_quark"]]).choose("use:sis_deep_space_9:1")
    assert game.why("sis_miles_obrien") == ("CHAIR-27.27", "not-promoted") and game.options == ["sis_quark"]


@pytest.mark.rule("CHAIR-27.9", "CHAIR-27.10")
def test_odo_imitates_a_person_or_cargo_of_the_market() -> None:
    """Lwaxana Troi's second PLAY, for its Latinum but without another Action; Odo stays in the Staging area."""
    game = sisko(hand=[["sis_odo"]], market=["lwaxana_troi", "plasma_manifold"], latinum=[1]).choose("play:sis_odo:0")
    assert {key.split(":")[1] for key in game.options} <= {"lwaxana_troi", "plasma_manifold"}
    assert game.why("no") == ("CHAIR-27.9", "must-choose")
    game.choose("copy:lwaxana_troi:1")
    assert game.own().track("influence") == 2 and game.own().latinum == 0 and game.state.actions == 2
    assert "lwaxana_troi" in game.market() and game.held(STAGING) == ["sis_odo"]


@pytest.mark.parametrize(("person", "glory"), [("sis_quark", 1), ("sis_kira_nerys", 0)])
def test_odo_on_duty_questions_a_person(person: str, glory: int) -> None:
    game = sisko(zones={"duty": [["sis_odo"]], "discard": [[person]]}).choose("use:sis_odo:0")
    assert game.held(LOG) == [person] and len(game.held(HAND)) == 1 and game.own().glory == glory
    assert sisko(zones={"duty": [["sis_odo"]]}, hand=[["sis_recruit"]]).why("use:sis_odo:0") is not None


@pytest.mark.rule("CHAIR-26.5", "CHAIR-27.18")
def test_the_defiant_fires_on_ships_where_it_warps_to() -> None:
    position: dict[str, Any] = {
        "hand": [["sis_uss_defiant"], ["pic_worf", "pic_diplomacy", "pic_recruit"]],
        "at": {"pic_uss_enterprise_d": "risa"},
    }
    game = sisko(**position).choose("play:sis_uss_defiant:0", "warp:sis_uss_defiant:risa", "pic_worf", "pic_recruit")
    assert game.held(HAND, 1) == ["pic_diplomacy"] and game.where("sis_uss_defiant") == "risa"
    assert game.asked == (0, "act")
    calm = sisko(**position).choose("play:sis_uss_defiant:0", "warp:sis_uss_defiant:betazed")
    assert len(calm.held(HAND, 1)) == 3 and calm.asked == (0, "act") and calm.state.actions == 2
    cadet = given(1, captains=("sisko",), hand=[["sis_uss_defiant"]], neutral=["risa"])
    assert cadet.choose("play:sis_uss_defiant:0", "warp:sis_uss_defiant:risa").asked == (0, "act")


def test_the_defiant_brings_an_away_team_past_all_ships() -> None:
    position: dict[str, Any] = {"hand": [["sis_uss_defiant"]], "at": {"pic_uss_enterprise_d": "risa"}}
    low = sisko(tracks=[{"influence": 4}], **position)
    assert low.why("play:sis_uss_defiant:1") == ("CHAIR-9.16", "track-too-low")
    game = sisko(tracks=[{"influence": 5}], **position).choose("play:sis_uss_defiant:1", "risa")
    assert game.teams("risa") == (1, 0) and game.where("sis_uss_defiant") is None


@pytest.mark.parametrize("ship", ["sis_uss_defiant", "sis_uss_rio_grande"])
def test_ships_warp_and_beam(ship: str) -> None:
    position: dict[str, Any] = {"zones": {"fleet": [[ship]]}}
    game = sisko(dilithium=[1], **position).choose(f"use:{ship}:0", f"warp:{ship}:risa")
    assert game.where(ship) == "risa" and game.own().dilithium == 0
    game = sisko(hand=[["sis_quark", "sis_odo"]], **position).choose(f"use:{ship}:1", "sis_quark", "sis_odo")
    assert game.held(BEAMED) == ["sis_odo"]


# Available


def test_analyze() -> None:
    game = sisko(hand=[["sis_analyze"]], tops={INCIDENTS: ["red_alert"]})
    game.choose("play:sis_analyze:0", "market:ship", "discard")
    assert game.held(HAND) == ["red_alert"] and game.held(PILE) == ["uss_reliant"] and game.state.actions == 2
    game = sisko(hand=[["sis_analyze", "sis_quark", "sis_odo"]])
    game.choose("play:sis_analyze:1", "sis_quark", "sis_odo", "market:cargo", "discard")
    assert game.held(PILE) == ["sis_quark", "sis_odo", "biobed"]
    game = sisko(hand=[["sis_analyze"]], dilithium=[0])
    assert game.why("play:sis_analyze:1") == ("CHAIR-8.7", "cannot-pay-cards")
    assert game.choose("play:sis_analyze:2").own().dilithium == 2 and game.state.actions == 3


def test_sisko_utilizes_his_locations_and_skills() -> None:
    game = sisko(hand=[["sis_utilize"]], dilithium=[0])
    assert game.choose("play:sis_utilize:0").own().dilithium == 3
    game = sisko(hand=[["sis_utilize"]], zones={"places": [["sis_the_wormhole"]]})
    assert game.choose("play:sis_utilize:1", "influence").own().track("influence") == 2


def test_recruit() -> None:
    game = sisko(hand=[["sis_recruit", "sis_quark"]])
    game.choose("play:sis_recruit:0", "sis_quark", "market:person", "discard")
    assert game.held(DECK)[-1] == "sis_quark" and game.held(PILE) == ["rom"]
    game = sisko(hand=[["sis_recruit"]], tops={INCIDENTS: ["red_alert"]})
    game.choose("play:sis_recruit:1", "market:ally", "deck")
    assert game.held(HAND) == ["red_alert"] and game.held(DECK)[-1] == "bolians" and game.state.actions == 2


@pytest.mark.parametrize(("card", "latinum"), [("sis_self_replicating_mines", 1), ("sis_quark", 0)])
def test_a_political_crisis_is_solved_by_who_has_influence(card: str, latinum: int) -> None:
    game = sisko(hand=[["sis_political_crisis", card]], latinum=[0]).choose("play:sis_political_crisis:0", card)
    assert game.own().latinum == latinum and game.table_zone(INCIDENTS)[0] == "sis_political_crisis"
    assert game.state.actions == 2


def test_a_political_crisis_is_solved_by_an_ambassador() -> None:
    alone = sisko(hand=[["sis_political_crisis"]])
    assert alone.why("play:sis_political_crisis:1") == ("CHAIR-9.16", "not-in-play")
    game = sisko(hand=[["sis_political_crisis"]], zones={"duty": [["riva"]]}, latinum=[0])
    assert game.choose("play:sis_political_crisis:1").own().latinum == 1
    assert game.table_zone(INCIDENTS)[0] == "sis_political_crisis"


def test_set_a_course() -> None:
    one = sisko(hand=[["sis_set_a_course", "sis_quark"]]).choose("play:sis_set_a_course:0", "sis_quark")
    assert one.choose("risa").teams("risa") == (1, 0)
    game = sisko(hand=[["sis_set_a_course", "sis_quark", "sis_odo", "sis_recruit"]])
    game.choose("play:sis_set_a_course:0")
    assert game.options == ["sis_quark", "sis_odo"]
    game.choose("sis_quark", "sis_odo", "done", "risa")
    assert game.teams("risa") == (2, 0) and game.held(HAND) == ["sis_recruit"] and game.state.actions == 2
    fleet = {"zones": {"fleet": [["sis_uss_rio_grande", "sis_uss_defiant"]], "deck": [["sis_odo"]]}}
    game = sisko(hand=[["sis_set_a_course", "sis_quark"]], **fleet)
    game.choose("play:sis_set_a_course:1", "sis_quark")
    game.choose("warp:sis_uss_rio_grande:risa", "warp:sis_uss_defiant:betazed")
    assert game.held(HAND) == ["sis_odo"] and game.where("sis_uss_defiant") == "betazed" and game.state.actions == 3


def test_the_wormhole_opens_for_a_ship_and_shows_locations() -> None:
    game = sisko(
        hand=[["sis_the_wormhole", "sis_uss_rio_grande"]],
        tops={LOCATIONS: ["solum", "freecloud", "xahea"]},
    )
    game.choose("play:sis_the_wormhole:0", "pass")
    assert game.options == ["xahea", "freecloud", "solum"]
    game.choose("xahea", "bottom", "freecloud", "top", "top")
    assert game.table_zone(LOCATIONS)[0] == "xahea" and game.table_zone(LOCATIONS)[-2:] == ["freecloud", "solum"]
    game.choose("play:sis_uss_rio_grande:0")
    assert game.held(PLACES) == ["sis_bajor", "sis_the_wormhole"] and "sis_uss_rio_grande" in game.held(FLEET)
    assert game.state.actions == 2


def test_the_wormhole_warps_and_finds_anomalies() -> None:
    places = {"places": [["sis_the_wormhole"]], "fleet": [["sis_uss_rio_grande"]]}
    game = sisko(zones=places, hand=[["sis_quark", "sis_recruit"]]).choose("use:sis_the_wormhole:0")
    assert game.options == ["sis_quark"]
    game.choose("sis_quark", "warp:sis_uss_rio_grande:sis_the_wormhole")
    assert game.where("sis_uss_rio_grande") == "sis_the_wormhole"
    game = sisko(zones={**places, "deck": [["unstable_wormhole"]]}, hand=[["sis_recruit"]])
    game.choose("use:sis_the_wormhole:1", "sis_recruit", "unstable_wormhole")
    assert game.held(HAND) == ["unstable_wormhole"] and game.held(PILE) == ["sis_recruit"]


def test_jadzia_advances_the_lowest_track_twice_for_a_latinum() -> None:
    tracks = {"research": 1, "influence": 3, "military": 1}
    game = sisko(hand=[["sis_jadzia_dax"]], tracks=[tracks], latinum=[1]).choose("play:sis_jadzia_dax:0")
    assert game.options == ["research", "military"]
    game.choose("military", "yes")
    assert game.own().tracks == [2, 3, 2] and game.own().latinum == 0 and game.state.actions == 2
    game = sisko(hand=[["sis_jadzia_dax"]], tracks=[tracks], latinum=[1]).choose("play:sis_jadzia_dax:0", "military")
    assert game.choose("no").own().tracks == [1, 3, 2]


def test_jadzia_returns_an_incident_for_glory() -> None:
    game = sisko(hand=[["sis_jadzia_dax", "red_alert"]], latinum=[1]).choose("play:sis_jadzia_dax:1", "red_alert")
    assert game.own().glory == 1 and game.own().latinum == 0 and game.table_zone(INCIDENTS)[0] == "red_alert"
    poor = sisko(hand=[["sis_jadzia_dax", "red_alert"]], latinum=[0])
    assert poor.why("play:sis_jadzia_dax:1") == ("CHAIR-12.2", "cannot-spend")


@pytest.mark.rule("CHAIR-28.7")
def test_jadzia_on_duty_scans_two_instead_of_gaining_by_suit() -> None:
    game = sisko(
        hand=[["sis_recruit", "sis_quark"]],
        zones={"duty": [["sis_jadzia_dax"]]},
        tops={PERSONS: ["laris", "laas"]},
    )
    game.choose("play:sis_recruit:0", "sis_quark", "use:sis_jadzia_dax:2")
    assert set(game.options) == {"laris", "laas", "rom"}
    game.choose("laris", "discard")
    assert game.held(PILE) == ["laris"] and game.table_zone(PERSONS)[0] == "laas"
    assert game.asked[1] == "act", "the scan is not replaced again"


@pytest.mark.rule("CHAIR-28.7")
def test_jadzia_scans_one_of_the_suits_offered_and_not_for_a_trait() -> None:
    game = given(
        captains=("sela", "sisko"),
        hand=[["sel_infiltrate", "sel_remus", "sel_remans"]],
        market=MARKET,
        dilithium=[1],
        glory=[0],
        zones={"duty": [["sis_jadzia_dax"]]},
        tops={CARGOS: ["lirpa", "mekleth"]},
    )
    game.choose("play:sel_infiltrate:1", "sel_remus", "sel_remans", "use:sis_jadzia_dax:2")
    assert game.options == ["person", "cargo", "ally"]
    assert set(game.choose("cargo").options) == {"lirpa", "mekleth", "biobed"}
    traits = given(
        captains=("sela", "sisko"),
        hand=[["sel_infiltrate"]],
        market=["talok"],
        latinum=[3],
        glory=[0],
        zones={"duty": [["sis_jadzia_dax"]]},
    )
    traits.choose("use:sel_sela:0", "sel_infiltrate", "vulcan")
    assert traits.asked[1] == "place"


def test_kira_finds_her_people_drives_out_cardassians_and_takes_office() -> None:
    game = sisko(
        hand=[["sis_kira_nerys"]],
        zones={"duty": [[], ["joret_dal"]], "fleet": [[], ["sona_battlecruiser"]]},
    )
    game.choose("play:sis_kira_nerys:0", "sis_people_of_bajor")
    assert game.asked == (0, "dismiss-card") and set(game.options) == {"joret_dal", "sona_battlecruiser"}
    game.choose("joret_dal")
    assert game.held(DUTY, 1) == [] and game.held(HAND) == ["sis_people_of_bajor"]
    assert game.held(DUTY) == ["sis_kira_nerys"] and game.state.actions == 2


def test_kira_fights_and_they_gain_influence() -> None:
    game = sisko(hand=[["sis_kira_nerys"]]).choose("play:sis_kira_nerys:1")
    assert game.own().track("military") == 3 and game.own().glory == 1 and game.own(1).track("influence") == 1
    assert cadet(hand=[["sis_kira_nerys"]]).choose("play:sis_kira_nerys:1").own().track("military") == 3


def test_kira_on_duty_watches_them_take_control() -> None:
    game = sisko(
        active=1, stage=CONTROL, teams={"archer_iv": (0, 3)}, zones={"duty": [["sis_kira_nerys"]]}, dilithium=[0]
    )
    game.choose("control:archer_iv")
    while game.asked[0] != 0:
        game.choose(game.options[-1])
    game.choose("use:sis_kira_nerys:2")
    assert game.own().dilithium == 1 and len(game.held(HAND)) == 1


@pytest.mark.parametrize(
    ("person", "cards"), [("tevrin_krit", 1), ("lursa", 1), ("riva", 0)], ids=["business", "shady", "neither"]
)
def test_quark_brokers_a_person(person: str, cards: int) -> None:
    game = sisko(hand=[["sis_quark"]], tops={PERSONS: [person], INCIDENTS: ["red_alert"]}, latinum=[1])
    game.choose("play:sis_quark:0")
    assert set(game.options) == {person, "rom"} and game.own().latinum == 0
    game.choose(person, "discard")
    assert len(game.held(HAND)) == cards and (game.held(HAND) == ["red_alert"]) == (person == "lursa")
    assert game.state.actions == 2


@pytest.mark.parametrize(("others", "latinum"), [([], 1), (["ferengi_wine"], 2), (["koala"], 2)])
def test_quark_on_duty_earns_latinum(others: list[str], latinum: int) -> None:
    """A Wildcard is a second Ferengi."""
    game = sisko(
        zones={"duty": [["sis_quark"]]}, beamed={"sis_deep_space_9": others}, latinum=[0], stage=RESUPPLY, glory=[0]
    )
    assert game.own().latinum == latinum


@pytest.mark.rule("CHAIR-8.5", "CHAIR-12.3")
def test_quark_on_duty_earns_glory_for_latinum_costs_even_paid_with_glory() -> None:
    zones = {"duty": [["sis_quark"]]}
    game = sisko(hand=[["sis_jadzia_dax"]], zones=zones, latinum=[1])
    game.choose("play:sis_jadzia_dax:1", "use:sis_quark:2")
    assert game.own().glory == 1 + 1
    game = sisko(hand=[["sis_jadzia_dax"]], zones=zones, latinum=[0], glory=[1])
    game.choose("play:sis_jadzia_dax:1", "use:sis_quark:2")
    assert game.own().glory == 0 + 1 + 1
    optional = sisko(hand=[["sis_jadzia_dax"]], zones=zones, latinum=[1])
    optional.choose("play:sis_jadzia_dax:0", "research", "yes", "influence")
    assert optional.asked[1] == "act", "what one may spend is no cost"


def test_the_rio_grande() -> None:
    game = sisko(hand=[["sis_uss_rio_grande"]]).choose("play:sis_uss_rio_grande:0")
    assert "sis_uss_rio_grande" in game.held(FLEET) and game.state.actions == 2
    game = sisko(hand=[["sis_uss_rio_grande", "sis_odo"]], dilithium=[0])
    game.choose("play:sis_uss_rio_grande:1", "beam", "sis_odo")
    assert game.held(BEAMED) == ["sis_odo"] and game.own().dilithium == 1 and game.state.actions == 3
    game = sisko(hand=[["sis_uss_rio_grande"]], beamed={"sis_deep_space_9": ["sis_odo"]})
    assert game.choose("play:sis_uss_rio_grande:1", "recall").held(HAND) == ["sis_odo"]
    game = sisko(hand=[["sis_uss_rio_grande"]], dilithium=[0]).choose("play:sis_uss_rio_grande:1", "no")
    assert game.own().dilithium == 1 and game.held(STAGING) == ["sis_uss_rio_grande"]
    game = sisko(hand=[["sis_uss_rio_grande"]], zones={"fleet": [["sis_uss_defiant"]]}, at={"sis_uss_defiant": "risa"})
    assert game.choose("play:sis_uss_rio_grande:2").teams("risa") == (1, 0)


# Attacks that are ignored

RIVA = {"places": [[], ["pic_starbase_74"]], "duty": [[], ["joret_dal", "riva", "admiral_jarok"]]}
"""Riva lets Picard ignore an attack for a discarded card; Admiral Jarok answers to every attack."""


def ignored(before: str, after: str = "", **position: Any) -> Sitting:
    """The attack goes as far as these choices; then Riva mediates, and the rest of it follows."""
    zones = {**RIVA, **position.pop("zones", {})}
    hand = [position.pop("held", []), ["pic_diplomacy", "pic_recruit", "pic_analyze"]]
    game = sisko(hand=hand, zones=zones, **position).choose(*before.split())
    assert game.asked == (1, "react")
    game.choose("use:riva:1", "pic_diplomacy", *after.split())
    assert game.options == ["use:admiral_jarok:1", "pass"]
    return game.choose("pass")


@pytest.mark.rule("CHAIR-27.53", "CHAIR-27.58")
def test_an_ignored_attack_spares_them_and_nothing_else() -> None:
    theirs = ["pic_recruit", "pic_analyze"]
    mines = {"deck": [["sis_odo", "sis_recruit"]]}
    game = ignored("play:sis_self_replicating_mines:0", "sis_odo", held=["sis_self_replicating_mines"], zones=mines)
    assert game.held(HAND, 1) == theirs and game.held(HAND) == ["sis_recruit"]
    assert "sis_self_replicating_mines" in game.held(FLEET)
    game = ignored("play:sis_garak:0 officer", "influence", held=["sis_garak"])
    assert len(game.held(DUTY, 1)) == 3 and len(game.held(HAND)) == 1 and game.own().track("influence") == 1
    duty = {"duty": [["sis_worf_son_of_mogh"], RIVA["duty"][1]]}
    game = ignored("use:sis_worf_son_of_mogh:0", zones=duty, teams={"risa": (0, 1)})
    assert game.teams("risa") == (0, 1) and game.own().glory == 1
    game = ignored(
        "play:sis_uss_defiant:0 warp:sis_uss_defiant:risa",
        held=["sis_uss_defiant"],
        at={"pic_uss_enterprise_d": "risa"},
    )
    assert game.held(HAND, 1) == theirs and game.where("sis_uss_defiant") == "risa"
    game = ignored("play:sis_kira_nerys:0 sis_people_of_bajor", held=["sis_kira_nerys"])
    assert game.held(DUTY, 1) == RIVA["duty"][1] and game.held(DUTY) == ["sis_kira_nerys"]


# Actions

ACTIONS = """
    sis_benjamin_sisko 1, sis_bajor 0, sis_deep_space_9 100, sis_orb_of_prophecy_and_change 001,
    sis_self_replicating_mines 0, sis_starbase_375 1, sis_julian_bashir 00, sis_garak 1,
    sis_worf_son_of_mogh 10, sis_strange_new_worlds 1, sis_people_of_bajor 00, sis_miles_obrien 01,
    sis_odo 10, sis_uss_defiant 1100, sis_analyze 110, sis_utilize 11, sis_recruit 11,
    sis_political_crisis 11, sis_set_a_course 10, sis_the_wormhole 100, sis_jadzia_dax 11, sis_kira_nerys 11,
    sis_quark 1, sis_uss_rio_grande 10100
"""
"""For each PLAY, then each ACTIVATION of a card, whether it costs an Action."""


@pytest.mark.rule("CHAIR-8.2", "CHAIR-8.3")
@pytest.mark.parametrize("card", [card.strip() for card in ACTIONS.split(",")])
def test_operations_cost_an_action_or_none(card: str) -> None:
    face, icons = card.split()
    assert action_icons("sisko", face) == icons
