"""CHAIR-14 and CHAIR-15: suits, traits and Wildcards."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.cards.kinds import SPECIES, SUITS
from wardroom.games.chair.flow.wants import count, has, shows, suit
from wardroom.games.chair.scoring import lines
from wardroom.games.chair.state import DECK, DISCARD, DUTY, FLEET, HAND, MARKET, PLACES

from .given import Sitting, given

LOCATIONS = ["dozaria", "archer_iv", "corvan_ii"]


# Suits


@pytest.mark.rule("CHAIR-14.1")
def test_persons_serve_ships_host_and_cargo_does_neither() -> None:
    game = given(hand=[["rom", "orb_of_time", "bynars"]])
    game.choose("use:pic_uss_enterprise_d:2")
    assert game.options == ["rom"] and game.why("orb_of_time") is not None
    game = given(hand=[["rom", "orb_of_time", "bynars"]])
    game.choose("use:pic_uss_enterprise_d:1", "rom", "bynars")
    assert game.state.host[game.card("bynars")] == game.card("pic_uss_enterprise_d")


@pytest.mark.rule("CHAIR-14.2")
def test_encounters_are_one_suit() -> None:
    """Amargosa Observatory reacts to an ENCOUNTER put into play."""
    game = given(hand=[["boltzmann_brain", "rom"]], zones={"places": [["amargosa_observatory"]], "deck": [["riva"]]})
    game.choose("play:boltzmann_brain:0", "no")
    assert game.asked == (0, "react")
    game = given(hand=[["karemma"]], zones={"places": [["amargosa_observatory"]]})
    game.choose("play:karemma:0")
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-14.3")
def test_incident_is_got_rid_of_by_playing_it_or_by_another_card() -> None:
    game = given(hand=[["pic_red_alert", "rom"]])
    game.choose("play:pic_red_alert:0", "rom")
    assert game.held(HAND) == [] and "pic_red_alert" not in game.held(DISCARD)
    game = given(hand=[["pic_red_alert", "phlox"]])
    game.choose("play:phlox:0", "pic_red_alert")
    assert game.held(HAND) == []


@pytest.mark.rule("CHAIR-14.4")
def test_neutral_location_comes_to_the_location_area_only() -> None:
    game = given(stage="control", neutral=LOCATIONS, teams={"dozaria": (3, 0)})
    game.choose("control:dozaria")
    assert game.held(PLACES) == ["dozaria"]
    assert "dozaria" not in [*game.held(DECK), *game.held(DISCARD), *game.held(HAND)]


@pytest.mark.rule("CHAIR-14.5")
def test_no_directive_can_be_gained() -> None:
    """None is among the cards of the Market."""
    game = given()
    table = [face for slot in range(4) for face in game.table_zone(slot)] + game.table_zone(MARKET)
    assert len(table) == 25 + 16 + 13 + 13
    assert not [face for face in table if game.state.face(game.card(face)).suit == "directive"]


@pytest.mark.rule("CHAIR-14.6")
def test_captain_and_status_have_no_suit() -> None:
    game = given(captains=("burnham", "picard"))
    faces = [game.state.face(game.card(face)) for face in ("bur_michael_burnham", "bur_inert_dilithium")]
    assert [face.suit for face in faces] == ["captain", "status"]
    assert count(game.state, 0, suit(*SUITS)) == 1  # Discovery-A


@pytest.mark.rule("CHAIR-14.7", "CHAIR-9.4")
def test_crew_location_is_put_under_control_by_its_play() -> None:
    """In the hand it can also be discarded, but never beamed."""
    game = given(hand=[["pic_farpoint_station", "rom"]])
    game.choose("play:pic_farpoint_station:0")
    assert game.held(PLACES) == ["pic_farpoint_station"] and game.state.actions == 2
    game = given(hand=[["pic_farpoint_station", "rom"]])
    game.choose("use:pic_uss_enterprise_d:1", "pic_farpoint_station")
    assert game.held(DISCARD) == ["pic_farpoint_station"]


# Traits


@pytest.mark.rule("CHAIR-15.1")
@pytest.mark.parametrize(("zone", "actions"), [("staging", 3), ("duty", 3), ("log", 2), ("discard", 2)])
def test_trait_is_in_play_with_its_card(zone: str, actions: int) -> None:
    """Energy Drain: an Action with an engineer in play."""
    game = given(hand=[["energy_drain"]], zones={zone: [["rom"]]}, dilithium=[2], glory=[0])
    game.choose("play:energy_drain:0")
    assert game.state.actions == actions


@pytest.mark.rule("CHAIR-15.1")
def test_trait_of_a_beamed_card_is_in_play() -> None:
    game = given(hand=[["energy_drain"]], beamed={"pic_uss_enterprise_d": ["rom"]}, dilithium=[2], glory=[0])
    game.choose("play:energy_drain:0")
    assert game.state.actions == 3


@pytest.mark.rule("CHAIR-15.2")
@pytest.mark.parametrize(
    ("aboard", "met"),
    [
        (["arinsen", "orb_of_time", "bynars"], True),  # klingon, bajoran, alien
        (["arinsen", "ambassador_kamarag", "lursa"], False),  # klingon three times
        (["arinsen", "orb_of_time", "phlox"], False),  # a doctor is no species
    ],
)
def test_different_species(aboard: list[str], met: bool) -> None:
    assert reunite(aboard) == met


def reunite(aboard: list[str]) -> bool:
    """Whether Burnham could complete Reunite the Federation: 3 different species on one SHIP, 3 starfleet in play, an
    anomaly in the Log."""
    game = given(
        captains=("burnham", "picard"),
        boards=("advanced", "basic"),
        beamed={"bur_uss_discovery_a": aboard},
        zones={"staging": [["bur_saru", "bur_joann_owosekun"]], "log": [["unstable_wormhole"]]},
    )
    return "mission:reunite_the_federation" in game.options


@pytest.mark.rule("CHAIR-15.3")
@pytest.mark.parametrize(("face", "answers"), [("phasers", ["laris"]), ("shr_you_owe_me_one", [])])
def test_ongoing_cards_are_deployed_to_the_fleet_area(face: str, answers: list[str]) -> None:
    """Without a Ship token: they are no SHIPs."""
    game = given(captains=("shran", "picard"), hand=[[face]], market=["laris"])
    game.choose(f"play:{face}:0", *answers)
    assert face in game.held(FLEET) and game.card(face) not in game.state.ship_at


@pytest.mark.rule("CHAIR-15.3", "CHAIR-15.4")
def test_gameplay_and_regular_traits_are_no_species() -> None:
    assert not {"attack", "ongoing", "surprise", "wildcard", "starfleet", "weapon", "doctor"} & set(SPECIES)


# Wildcards


@pytest.mark.rule("CHAIR-15.5")
def test_wildcard_counts_as_the_trait_that_is_asked_for() -> None:
    """Koala, beamed: an engineer for Energy Drain, an ambassador for Political Crisis."""
    game = given(
        hand=[["energy_drain", "political_crisis"]],
        beamed={"pic_uss_enterprise_d": ["koala"]},
        dilithium=[2],
        latinum=[0],
        glory=[0],
    )
    game.choose("play:energy_drain:0")
    assert game.state.actions == 3
    game.choose("play:political_crisis:1")
    assert game.own().latinum == 1


@pytest.mark.rule("CHAIR-15.6")
@pytest.mark.example("CHAIR-15.6")
def test_bajoran_klingon_and_wildcard_are_three_species() -> None:
    assert reunite(["orb_of_time", "arinsen", "koala"])
    assert not reunite(["orb_of_time", "arinsen"])
    assert not reunite(["orb_of_time", "koala"])


@pytest.mark.rule("CHAIR-15.7")
@pytest.mark.example("CHAIR-15.7")
def test_wildcard_is_discarded_as_an_engineer() -> None:
    """Forced Singularity: discard an engineer to draw 2 cards."""
    game = given(hand=[["koala", "phlox"]], zones={"fleet": [["forced_singularity"]], "deck": [["riva", "rom"]]})
    game.choose("use:forced_singularity:0")
    assert game.options == ["koala"] and game.why("phlox") == ("CHAIR-27.5", "unfit")
    game.choose("koala")
    assert game.held(DISCARD) == ["koala"]


@pytest.mark.rule("CHAIR-15.8")
@pytest.mark.example("CHAIR-15.8")
def test_attack_cannot_force_a_wildcard_out_as_a_cardassian() -> None:
    """Kira dismisses a Cardassian or Dominion card of the other captain: Karemma goes, Koala stays."""
    attack: dict[str, Any] = {"captains": ("sisko", "shran"), "hand": [["sis_kira_nerys"]]}
    game = given(beamed={"shr_kumari": ["koala"]}, **attack)
    find_nothing(game.choose("play:sis_kira_nerys:0"))
    assert game.state.host[game.card("koala")] == game.card("shr_kumari")
    game = given(beamed={"shr_kumari": ["koala", "karemma"]}, **attack)
    find_nothing(game.choose("play:sis_kira_nerys:0"))
    assert game.held(DISCARD, 1) == ["karemma"]


def find_nothing(game: Sitting) -> None:
    """Kira looks for the People of Bajor first."""
    game.choose("sis_people_of_bajor")
    assert game.asked == (0, "act") and game.held(DUTY) == ["sis_kira_nerys"]


@pytest.mark.rule("CHAIR-15.9")
def test_wildcard_does_not_count_twice_as_what_its_card_shows() -> None:
    """The Orb of the Emissary is an anomaly: Lenara Kahn counts one, Koala is the second."""
    game = given(
        captains=("sisko", "shran"),
        zones={"duty": [["lenara_kahn"]]},
        beamed={"sis_deep_space_9": ["sis_orb_of_the_emissary"]},
        glory=[0],
    )
    game.choose("use:lenara_kahn:0")
    assert game.own().glory == 1
    game = given(
        captains=("sisko", "shran"),
        zones={"duty": [["lenara_kahn"]]},
        beamed={"sis_deep_space_9": ["sis_orb_of_the_emissary", "koala"]},
        glory=[0],
    )
    game.choose("use:lenara_kahn:0")
    assert game.own().glory == 2


@pytest.mark.rule("CHAIR-15.9")
def test_wildcard_is_another_trait_than_those_its_card_shows() -> None:
    """The Orb of the Emissary, an anomaly, with Burnham: for Doctor Kovich it can be an ambassador or an alien too."""
    game = given(
        captains=("burnham", "sisko"),
        hand=[["bur_doctor_kovich"]],
        beamed={"bur_uss_discovery_a": ["sis_orb_of_the_emissary"]},
    )
    game.choose("play:bur_doctor_kovich:0")
    assert game.options == ["ambassador", "alien"]
    game.choose("alien")
    assert game.own().tracks == [2, 0, 1]


@pytest.mark.rule("CHAIR-15.10", "CHAIR-25.11")
def test_wildcards_are_no_other_trait_in_scoring() -> None:
    """Verex III: a VP per shady card. Lursa counts, Koala does not."""
    game = given(zones={"places": [["verex_iii"]], "discard": [["lursa", "koala"]]})
    scored = [line.points for line in lines(game.state, 0) if line.card == game.card("verex_iii")]
    assert scored == [2]  # itself and Lursa


@pytest.mark.rule("CHAIR-15.5")
@pytest.mark.parametrize(("trait", "research", "influence", "military"), [("anomaly", 1, 0, 0), ("alien", 0, 0, 1)])
def test_wildcard_is_one_trait_in_one_operation(trait: str, research: int, influence: int, military: int) -> None:
    """Doctor Kovich: Research per anomaly (Discovery-A is one), Influence per ambassador, Military per alien."""
    game = given(captains=("burnham", "shran"), hand=[["bur_doctor_kovich"]], beamed={"bur_uss_discovery_a": ["koala"]})
    game.choose("play:bur_doctor_kovich:0")
    assert game.options == ["anomaly", "ambassador", "alien"]
    game.choose(trait)
    assert game.own().tracks == [1 + research, influence, military]


@pytest.mark.rule("CHAIR-15.5")
@pytest.mark.parametrize(("trait", "military", "latinum"), [("romulan", 1, 0), ("business", 0, 1)])
def test_discarded_wildcard_is_one_trait(trait: str, military: int, latinum: int) -> None:
    """Lursa: a Military for a romulan discarded, a Latinum for business."""
    game = given(hand=[["koala"]], zones={"duty": [["lursa"]]}, latinum=[0])
    game.choose("use:lursa:0", "koala", trait)
    assert (game.own().track("military"), game.own().latinum) == (military, latinum)


@pytest.mark.rule("CHAIR-15.5")
def test_wildcard_shares_one_trait() -> None:
    """Riva ignores an attack: a Glory for each trait that the discarded card shares with Riva, who has three."""
    game = given(hand=[["kazon_raider"], ["koala"]], zones={"duty": [[], ["riva"]]}, glory=[0, 0])
    game.choose("play:kazon_raider:0", "use:riva:1", "koala")
    assert game.own(1).glory == 1


@pytest.mark.rule("CHAIR-15.5")
@pytest.mark.parametrize(("trait", "glory", "drawn"), [("synthetic", 1, []), ("hologram", 0, ["rom"])])
def test_wildcard_put_into_play_is_one_trait(trait: str, glory: int, drawn: list[str]) -> None:
    """Moriarty: a Glory for a synthetic put into play, a card for a hologram."""
    game = given(hand=[["koala", "phlox"]], zones={"duty": [["moriarty"]], "deck": [["rom"]]}, glory=[0])
    game.choose("use:pic_uss_enterprise_d:1", "phlox", "koala", "use:moriarty:1", trait)
    assert game.own().glory == glory and game.held(HAND) == drawn


@pytest.mark.rule("CHAIR-15.5", "CHAIR-15.11")
@pytest.mark.parametrize(("aboard", "poured"), [([], 1), (["koala"], 2), (["koala", "holosuite"], 3)])
def test_wildcard_is_counted_once(aboard: list[str], poured: int) -> None:
    """Ferengi Wine, itself Ferengi: a Latinum per Ferengi and per business in play."""
    game = given(
        hand=[["ferengi_wine"]],
        beamed={"pic_uss_enterprise_d": aboard},
        tracks=[{"influence": 5}],
        latinum=[0],
    )
    game.choose("play:ferengi_wine:0")
    assert game.own().latinum == poured


@pytest.mark.rule("CHAIR-15.5")
@pytest.mark.parametrize(("trait", "drawn"), [("scientist", 2), ("engineer", 1)])
def test_wildcard_is_a_scientist_or_an_engineer(trait: str, drawn: int) -> None:
    """Sylvia Tilly, both herself: a card per scientist but the Captain, a refresh per engineer."""
    game = given(
        captains=("burnham", "shran"),
        hand=[["bur_sylvia_tilly"]],
        zones={"fleet": [["ktinga_battlecruiser", "kazon_raider"]]},
        beamed={"bur_uss_discovery_a": ["koala"]},
        exhausted=["bur_michael_burnham", "ktinga_battlecruiser", "kazon_raider"],
    )
    game.choose("play:bur_sylvia_tilly:0", trait)
    assert len(game.held(HAND)) == drawn
    game.choose("kazon_raider", *(["bur_michael_burnham"] if trait == "engineer" else []))
    assert game.asked == (0, "act")
    assert len(game.state.exhausted) == (1 if trait == "engineer" else 2)


# Traits of the card itself, and for a turn


@pytest.mark.rule("CHAIR-15.11")
@pytest.mark.parametrize(("aboard", "drawn"), [([], 0), (["dkyr_cruiser"], 1)])
def test_card_that_excludes_itself(aboard: list[str], drawn: int) -> None:
    """Lirpa, a vulcan: a card per vulcan in play, this card excluded."""
    game = given(hand=[["lirpa"]], beamed={"pic_uss_enterprise_d": aboard})
    game.choose("play:lirpa:0")
    assert len(game.held(HAND)) == drawn


def cloaked(**more: Any) -> Sitting:
    """Sela deploys the K't'inga, and her Cloaking Device makes it a cloak this turn."""
    zones = {"fleet": [["cloaking_device"]], **more.pop("zones", {})}
    game = given(
        captains=("sela", "shran"),
        hand=[["ktinga_battlecruiser", "sel_sub_commander_trul", "rom"]],
        zones=zones,
        **more,
    )
    return game.choose("play:ktinga_battlecruiser:0", "use:cloaking_device:1", "no", "no")


@pytest.mark.rule("CHAIR-15.12")
def test_trait_for_a_turn_goes_where_the_card_goes() -> None:
    """Donatra dismisses the SHIP; Trul draws a cloak from the Discard pile."""
    game = cloaked(
        zones={"fleet": [["cloaking_device"]], "duty": [["sel_donatra"]], "deck": [["laas", "lursa", "riva"]]}
    )
    game.choose("use:sel_donatra:1", "ktinga_battlecruiser", "play:sel_sub_commander_trul:0")
    game.choose("rom")
    assert "ktinga_battlecruiser" in game.options and "rom" not in game.options
    game.choose("ktinga_battlecruiser")
    assert "ktinga_battlecruiser" in game.held(HAND)


@pytest.mark.rule("CHAIR-15.12")
def test_trait_for_a_turn_ends_with_it() -> None:
    game = cloaked(market=["laris"])
    ship = game.card("ktinga_battlecruiser")
    assert shows(game.state, ship, "cloak") and has(game.state, ship, "cloak")
    game.choose("end", "laris", "done")
    assert not shows(game.state, game.card("ktinga_battlecruiser"), "cloak")


@pytest.mark.rule("CHAIR-15.12")
def test_trait_for_a_turn_stays_with_the_card_when_it_is_shuffled() -> None:
    """The SHIP is dismissed, and the deck is cycled for the cards that Donatra draws: no other card is a cloak now."""
    game = cloaked(
        zones={
            "fleet": [["cloaking_device"]],
            "duty": [["sel_donatra"]],
            "deck": [[]],
            "discard": [["laas", "lursa", "riva", "phlox", "talok"]],
        },
        only=["deck", "discard"],
    )
    game.choose("use:sel_donatra:1", "ktinga_battlecruiser")
    assert game.held(DISCARD) == []
    own = [*game.state.row(0, DECK), *game.state.row(0, HAND)]
    cloaks = {game.state.cards.faces[card] for card in own if shows(game.state, card, "cloak")}
    assert "ktinga_battlecruiser" in cloaks
    assert not cloaks & {"laas", "lursa", "riva", "phlox", "talok"}
