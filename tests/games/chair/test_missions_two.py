"""The missions of Sela, Sisko and Burnham: their goals at the limit, their rewards, and which cards they cost."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.scoring import lines, owned
from wardroom.games.chair.state import BEAMED, DUTY, FLEET, HAND, LOG, PLACES
from wardroom.games.chair.state import DISCARD as PILE

from .given import DECK, ENCOUNTERS, INCIDENTS, JUNK, LOCATIONS, Sitting, given

NEUTRAL = ["archer_iv", "risa", "betazed"]
MARKET = ["rom", "biobed", "uss_reliant", "bolians"]
PERSONS = 0
"""A Market deck."""
UNMET = ("CHAIR-22.1", "goal-not-met")


def advanced(captain: str, **position: Any) -> Sitting:
    position = {"neutral": NEUTRAL, "market": MARKET, "glory": [0], **position}
    return given(captains=(captain, "picard"), boards=("advanced", "basic"), **position)


def worth(game: Sitting, name: str) -> int:
    """What a mission scores."""
    return sum(line.points for line in lines(game.state, 0, owned(game.state, 0)) if line.what == f"mission-{name}")


@pytest.mark.rule("CHAIR-25.10")
@pytest.mark.parametrize(
    ("captain", "points"),
    [
        ("sela", {"romulan_might": 4, "the_reunification_plot": 4, "the_duras_plot": 1}),
        (
            "sisko",
            {"a_call_to_arms": 4, "bajors_application_to_the_federation": 5, "contacting_the_dominion": 3},
        ),
        (
            "burnham",
            {"investigate_the_burn": 4, "reunite_the_federation": 3, "dealing_with_the_emerald_chain": 6},
        ),
    ],
)
def test_missions_score_on_the_advanced_side(captain: str, points: dict[str, int]) -> None:
    game = advanced(captain, done=[list(points)])
    assert {name: worth(game, name) for name in points} == points
    basic = given(captains=(captain, "picard"), done=[list(points)])
    assert [worth(basic, name) for name in points] == [0, 0, 0]


# Sela


@pytest.mark.parametrize(("influence", "military", "met"), [(6, 6, True), (5, 6, False), (6, 5, False)])
def test_romulan_might_asks_for_influence_and_military(influence: int, military: int, met: bool) -> None:
    game = advanced("sela", tracks=[{"influence": influence, "military": military}])
    assert game.why("mission:romulan_might") == (None if met else UNMET)


def test_romulan_might_enlists_and_finds_an_attack() -> None:
    game = advanced("sela", tracks=[{"influence": 6, "military": 6}], dilithium=[2])
    game.choose("mission:romulan_might", "sel_donatra")
    assert game.asked[1] == "find"
    assert set(game.options) == {"sel_disruptor_rifles", "sel_remus", "sel_tomalak"}
    game.choose("sel_tomalak")
    assert game.held(HAND) == ["sel_tomalak"] and "sel_donatra" in game.held(DECK)
    assert game.own().done == ["romulan_might"] and game.state.actions == 3


VULCANS = ["talok", "sakonna", "lirpa"]


@pytest.mark.rule("CHAIR-15.6", "CHAIR-22.3")
@pytest.mark.parametrize("fourth", ["dkyr_cruiser", "koala"], ids=["a Vulcan SHIP", "a Wildcard"])
def test_the_reunification_plot_asks_for_four_vulcans(fourth: str) -> None:
    three = advanced("sela", beamed={"sel_irw_goraxus": VULCANS})
    assert three.why("mission:the_reunification_plot") == UNMET
    game = advanced(
        "sela",
        beamed={"sel_irw_goraxus": [*VULCANS, "lursa", *(["koala"] if fourth == "koala" else [])]},
        zones={"fleet": [["dkyr_cruiser"] if fourth != "koala" else []]},
        hand=[["trade_embargo"]],
        latinum=[1],
    )
    shady = 2 + (fourth == "koala")
    game.choose("mission:the_reunification_plot", "play:trade_embargo:0", "rom")
    assert game.own().track("influence") == 3 and len(game.held(HAND)) == shady, "Sela and Lursa, and a Wildcard"
    assert game.table_zone(INCIDENTS)[0] == "trade_embargo" and game.table_zone(JUNK) == ["rom"]
    assert game.held(BEAMED) == ["lursa"] and set(VULCANS) <= set(game.held(PILE))
    assert ("koala" in game.held(PILE)) == (fourth == "koala") and game.state.actions == 3


def test_the_reunification_plot_leaves_the_rest_to_choice() -> None:
    game = advanced("sela", beamed={"sel_irw_goraxus": [*VULCANS, "koala"]}, hand=[["trade_embargo"]])
    game.choose("mission:the_reunification_plot", "no", "no")
    assert game.held(HAND)[0] == "trade_embargo" and game.table_zone(JUNK) == []


@pytest.mark.rule("CHAIR-22.4")
def test_the_duras_plot_asks_for_a_klingon_on_a_cloaked_ship() -> None:
    assert advanced("sela").why("mission:the_duras_plot") == UNMET
    apart = advanced("sela", zones={"duty": [["lursa"]]})
    assert apart.why("mission:the_duras_plot") == UNMET
    bare = advanced("sela", zones={"fleet": [["uss_reliant"]]}, beamed={"uss_reliant": ["lursa"]})
    assert bare.why("mission:the_duras_plot") == UNMET
    brought = advanced("sela", zones={"fleet": [["uss_reliant"]]}, beamed={"uss_reliant": ["lursa", "cloaking_device"]})
    assert brought.why("mission:the_duras_plot") is None
    one = advanced("sela", zones={"fleet": [["uss_reliant"]]}, beamed={"uss_reliant": ["koala"]})
    assert one.why("mission:the_duras_plot") == UNMET, "a Wildcard is a Klingon or a cloak, not both"


@pytest.mark.rule("CHAIR-11.1", "CHAIR-27.6")
def test_the_duras_plot_rewards_cloaks_and_klingons() -> None:
    """Two cloaked SHIPs; Lursa and the Mek'leth aboard, Captain Dorg on duty."""
    game = advanced(
        "sela",
        zones={"fleet": [["sel_irw_terix"]], "duty": [["captain_dorg"]]},
        beamed={"sel_irw_goraxus": ["lursa", "sel_remans"], "sel_irw_terix": ["mekleth"]},
    )
    before = game.state.on_stardate
    game.choose("mission:the_duras_plot")
    assert game.asked[1] == "spare", "one Klingon is enough"
    game.choose("lursa", "done")
    assert game.own().track("military") == 2 and game.own().glory == 6 and game.state.on_stardate == before
    assert game.asked[1] == "dismiss" and set(game.options) == {"sel_irw_goraxus", "sel_irw_terix"}
    game.choose("sel_irw_terix")
    assert game.held(FLEET) == ["sel_irw_goraxus"] and game.held(BEAMED) == ["sel_remans"]
    assert game.held(DUTY) == ["captain_dorg"]
    assert {"sel_irw_terix", "mekleth", "lursa"} <= set(game.held(PILE))
    assert game.own().done == ["the_duras_plot"]


@pytest.mark.rule("CHAIR-15.5")
@pytest.mark.parametrize(
    ("counts_as", "military", "glory", "left"), [("cloak", 2, 2, ["koala"]), ("klingon", 1, 4, [])]
)
def test_a_wildcard_counts_once_for_the_duras_plot(counts_as: str, military: int, glory: int, left: list[str]) -> None:
    game = advanced(
        "sela",
        zones={"places": [["sel_remus"]]},
        beamed={"sel_irw_goraxus": ["lursa"], "sel_remus": ["koala"]},
    )
    game.choose("mission:the_duras_plot", counts_as)
    if counts_as == "cloak":
        game.choose("sel_irw_goraxus")
    assert game.own().track("military") == military and game.own().glory == glory and game.held(BEAMED) == left


# Sisko

FLEET_OF_FOUR = ["sis_uss_defiant", "sis_uss_rio_grande", "uss_pasteur"]
"""With Deep Space 9."""


@pytest.mark.parametrize(
    ("ships", "tracks", "met"),
    [
        (3, {"influence": 7}, True),
        (3, {"military": 7}, True),
        (3, {"influence": 6, "military": 6, "research": 15}, False),
        (2, {"influence": 7, "military": 7}, False),
    ],
)
def test_a_call_to_arms_asks_for_four_ships(ships: int, tracks: dict[str, int], met: bool) -> None:
    game = advanced("sisko", zones={"fleet": [FLEET_OF_FOUR[:ships]]}, tracks=[tracks])
    assert game.why("mission:a_call_to_arms") == (None if met else UNMET)


@pytest.mark.parametrize(
    ("lower", "dilithium", "latinum"), [("2:0", 1, 3), ("1:1", 2, 2), ("0:2", 3, 1)], ids=["D D", "D L", "L L"]
)
def test_a_call_to_arms_enlists_for_less_with_each_starbase(lower: str, dilithium: int, latinum: int) -> None:
    """Deep Space 9 and Starbase 375; the Orb of the Emissary costs 3 Dilithium and 3 Latinum."""
    position: dict[str, Any] = {
        "zones": {"fleet": [FLEET_OF_FOUR], "places": [["sis_starbase_375"]]},
        "tracks": [{"military": 7}],
    }
    game = advanced("sisko", dilithium=[dilithium], latinum=[latinum], **position)
    game.choose("mission:a_call_to_arms")
    assert game.options == ["2:0", "1:1", "0:2"]
    game.choose(lower, "sis_orb_of_the_emissary")
    assert game.held(DECK)[-1] == "sis_orb_of_the_emissary"
    assert (game.own().dilithium, game.own().latinum) == (0, 0)
    poor = advanced("sisko", dilithium=[dilithium - 1], latinum=[latinum], **position)
    poor.choose("mission:a_call_to_arms", lower)
    assert poor.why("sis_orb_of_the_emissary") == ("CHAIR-12.2", "cannot-spend")


def application(**position: Any) -> Sitting:
    """Bajor, Kira and the Rio Grande at Bajor: two Bajorans and one of Starfleet."""
    zones = {"fleet": [["sis_uss_rio_grande"]], "duty": [["sis_kira_nerys"]], **position.pop("zones", {})}
    position = {"at": {"sis_uss_rio_grande": "sis_bajor"}, **position}
    return advanced("sisko", zones=zones, **position)


MISSING = ["sis_people_of_bajor", "sis_jadzia_dax"]


def test_bajors_application_asks_for_starfleet_bajorans_and_a_ship() -> None:
    mission = "mission:bajors_application_to_the_federation"
    assert application(beamed={"sis_deep_space_9": MISSING}).why(mission) is None
    assert application(beamed={"sis_deep_space_9": MISSING[:1]}).why(mission) == UNMET, "the Captain is left out"
    assert application(beamed={"sis_deep_space_9": MISSING[1:]}).why(mission) == UNMET
    assert application(beamed={"sis_deep_space_9": MISSING}, at={}).why(mission) == UNMET
    elsewhere = application(
        beamed={"sis_deep_space_9": MISSING},
        zones={"places": [["sis_the_wormhole"]]},
        at={"sis_uss_rio_grande": "sis_the_wormhole"},
    )
    assert elsewhere.why(mission) == UNMET


@pytest.mark.rule("CHAIR-15.5")
def test_a_wildcard_is_either_starfleet_or_bajoran_in_bajors_application() -> None:
    mission = "mission:bajors_application_to_the_federation"
    for missing in MISSING:
        assert application(beamed={"sis_deep_space_9": [missing, "koala"]}).why(mission) is None
    assert application(beamed={"sis_deep_space_9": ["koala"]}).why(mission) == UNMET
    assert application(beamed={"sis_deep_space_9": ["koala", "sis_orb_of_the_emissary"]}).why(mission) is None


@pytest.mark.rule("CHAIR-22.3", "CHAIR-27.50")
def test_bajors_application_triggers_a_control_operation_and_refreshes_bajor() -> None:
    game = application(
        beamed={"sis_deep_space_9": [*MISSING, "sis_quark"]},
        zones={"places": [["betazed"]]},
        neutral=["archer_iv", "risa", "dozaria"],
        exhausted=["sis_bajor", "betazed"],
        latinum=[0],
    )
    game.choose("mission:bajors_application_to_the_federation", "betazed")
    assert game.own().latinum == 2 and not game.is_exhausted("sis_bajor") and game.is_exhausted("betazed")
    assert game.held(BEAMED) == ["sis_quark"] and set(game.held(PILE)) == set(MISSING)
    assert game.where("sis_uss_rio_grande") == "sis_bajor"


@pytest.mark.rule("CHAIR-22.6")
def test_bajors_application_spares_what_is_not_needed() -> None:
    game = application(beamed={"sis_deep_space_9": [*MISSING, "sis_uss_defiant"]})
    game.choose("mission:bajors_application_to_the_federation")
    assert set(game.options) == {"sis_jadzia_dax", "sis_uss_defiant", "done"}
    game.choose("sis_jadzia_dax")
    assert game.why("sis_uss_defiant") == ("CHAIR-22.6", "goal-needs-it")
    game.choose("done")
    assert game.held(BEAMED) == ["sis_jadzia_dax"]
    assert set(game.held(PILE)) == {"sis_people_of_bajor", "sis_uss_defiant"}


@pytest.mark.parametrize(("third", "met"), [("laas", True), ("koala", True), ("sis_garak", False)])
def test_contacting_the_dominion_asks_for_three_of_its_cards(third: str, met: bool) -> None:
    game = advanced("sisko", zones={"duty": [["sis_odo"]]}, beamed={"sis_deep_space_9": ["karemma", third]})
    assert game.why("mission:contacting_the_dominion") == (None if met else UNMET)


def test_contacting_the_dominion_brings_influence_a_scan_and_cards() -> None:
    game = advanced(
        "sisko",
        zones={"duty": [["sis_odo"]]},
        beamed={"sis_deep_space_9": ["karemma", "laas"]},
        tops={PERSONS: ["laris"]},
    )
    game.choose("mission:contacting_the_dominion")
    assert game.own().track("influence") == 3 and game.options == ["person", "cargo", "ship"]
    game.choose("person")
    assert set(game.options) == {"laris", "rom"}
    game.choose("laris", "discard")
    assert len(game.held(HAND)) == 2 and game.held(BEAMED) == []
    assert set(game.held(PILE)) == {"laris", "karemma", "laas"}


# Burnham

TRACES = ["energy_drain", "red_alert", "bur_paul_stamets", "bur_saru"]
"""Two INCIDENTs, a scientist and a Kelpien."""


def investigation(aboard: list[str], research: int = 5, **position: Any) -> Sitting:
    return advanced("burnham", beamed={"bur_uss_discovery_a": aboard}, tracks=[{"research": research}], **position)


@pytest.mark.rule("CHAIR-22.4", "CHAIR-15.5")
def test_investigate_the_burn_asks_for_traces_on_one_ship() -> None:
    mission = "mission:investigate_the_burn"
    assert investigation(TRACES).why(mission) is None
    assert investigation(TRACES, research=4).why(mission) == UNMET
    for missing in TRACES:
        aboard = [card for card in TRACES if card != missing]
        assert investigation(aboard).why(mission) == UNMET
        wild = investigation([*aboard, "koala"]).why(mission)
        assert wild == (UNMET if missing in TRACES[:2] else None), "a Wildcard is no INCIDENT"
    assert investigation([*TRACES[:2], "koala"]).why(mission) == UNMET
    apart = advanced(
        "burnham",
        zones={"fleet": [["bur_books_ship"]]},
        beamed={"bur_uss_discovery_a": TRACES[:2], "bur_books_ship": TRACES[2:]},
        tracks=[{"research": 5}],
    )
    assert apart.why(mission) == UNMET


@pytest.mark.rule("CHAIR-22.3", "CHAIR-16.12", "CHAIR-24.8")
def test_investigate_the_burn_brings_an_encounter_and_dilithium() -> None:
    game = investigation(
        [*TRACES, "bur_grudge"],
        tops={ENCOUNTERS: ["vger"]},
        tokens={"bur_inert_dilithium": (3, 0, 0)},
        dilithium=[0],
    )
    game.choose("mission:investigate_the_burn")
    assert game.held(DECK)[-1] == "vger" and game.own().dilithium == 2
    assert game.tokens("bur_inert_dilithium") == (1, 0, 0)
    assert game.held(BEAMED) == ["bur_grudge"] and set(game.held(PILE)) == set(TRACES)
    top = game.state.row(0, DECK)[-1]
    assert game.state.cards.known[top] == 0b01, "who took it knows it"


PEOPLES = ["lursa", "rom", "talok"]
"""A Klingon, a Ferengi, a Vulcan who is also a Romulan."""


def reunion(aboard: list[str], log: list[str] | None = None, officers: int = 2, **position: Any) -> Sitting:
    """Discovery is one of Starfleet; so many more lie in the Staging area."""
    staged = ["bur_paul_stamets", "bur_sylvia_tilly", "bur_saru"][:officers]
    zones = {"staging": [staged], "log": [["bur_theta_zeta"] if log is None else log]}
    return advanced("burnham", zones=zones, beamed={"bur_uss_discovery_a": aboard}, **position)


@pytest.mark.rule("CHAIR-28.11")
def test_reunite_the_federation_asks_for_anomalies_starfleet_and_species() -> None:
    mission = "mission:reunite_the_federation"
    assert reunion(["lursa", "rom", "sakonna"]).why(mission) is None
    assert reunion(["lursa", "talok"]).why(mission) is None, "Vulcan and Romulan are two species"
    assert reunion(["lursa", "rom"]).why(mission) == UNMET
    assert reunion(["lursa", "arinsen", "mekleth"]).why(mission) == UNMET, "three Klingons are one species"
    assert reunion(["tholians", "edosians", "rom"]).why(mission) == UNMET, "here all aliens are one species"
    assert reunion(["lursa", "rom", "joret_dal"]).why(mission) == UNMET, "Starfleet is left out"
    assert reunion(PEOPLES, log=[]).why(mission) == UNMET
    assert reunion(PEOPLES, officers=1).why(mission) == UNMET


@pytest.mark.rule("CHAIR-15.5", "CHAIR-15.6")
def test_a_wildcard_is_a_species_or_starfleet_in_reunite_the_federation() -> None:
    mission = "mission:reunite_the_federation"
    assert reunion(["lursa", "rom", "koala"]).why(mission) is None
    assert reunion(["lursa", "talok", "koala"], officers=1).why(mission) is None
    assert reunion(["lursa", "rom", "koala"], officers=1).why(mission) == UNMET
    assert reunion(PEOPLES, log=["koala"]).why(mission) is None, "a logged Wildcard is an anomaly"


@pytest.mark.rule("CHAIR-27.48", "CHAIR-22.3")
def test_reunite_the_federation_takes_control_of_the_top_location() -> None:
    game = reunion(["lursa", "talok", "bur_grudge"], tops={LOCATIONS: ["dozaria"]}, dilithium=[0])
    game.choose("mission:reunite_the_federation")
    assert game.held(PLACES) == ["dozaria"] and game.tokens("bur_inert_dilithium") == (3, 0, 0)
    assert game.neutral() == NEUTRAL and game.held(BEAMED) == ["bur_grudge"]
    assert set(game.held(PILE)) == {"lursa", "talok"}


@pytest.mark.rule("CHAIR-27.48", "CHAIR-8.6")
def test_reunite_the_federation_finds_no_location_in_an_empty_deck() -> None:
    aboard = ["lursa", "talok", "bur_grudge"]
    game = reunion(aboard, log=["bur_theta_zeta", *reunion(aboard).table_zone(LOCATIONS)])
    assert game.table_zone(LOCATIONS) == []
    game.choose("mission:reunite_the_federation")
    assert game.held(PLACES) == [] and game.own().done == ["reunite_the_federation"]


def chain(log: list[str], aboard: list[str], **position: Any) -> Sitting:
    return advanced("burnham", zones={"log": [log]}, beamed={"bur_uss_discovery_a": aboard}, **position)


def test_dealing_with_the_emerald_chain_asks_for_traders_and_shady_cards_in_the_log() -> None:
    mission = "mission:dealing_with_the_emerald_chain"
    shady, traders = ["lursa", "moriarty"], ["bur_cleveland_booker", "emerald_chain"]
    assert chain(shady, traders).why(mission) is None
    assert chain(shady[:1], traders).why(mission) == UNMET
    assert chain([], [*traders, *shady]).why(mission) == UNMET, "in the Log, not in play"
    assert chain(shady, traders[1:]).why(mission) == UNMET
    assert chain(shady, [traders[0], "koala"]).why(mission) is None


def test_dealing_with_the_emerald_chain_pays_for_an_incident() -> None:
    position: dict[str, Any] = {"hand": [["trade_embargo"]], "latinum": [1], "dilithium": [0]}
    game = chain(["lursa", "moriarty"], ["bur_cleveland_booker", "emerald_chain", "bur_grudge"], **position)
    game.choose("mission:dealing_with_the_emerald_chain", "play:trade_embargo:0")
    assert game.own().glory == 2 and game.own().latinum == 2 and game.tokens("bur_inert_dilithium") == (2, 0, 0)
    assert game.held(BEAMED) == ["bur_grudge"] and game.held(LOG) == ["lursa", "moriarty"]
    game = chain(["lursa", "moriarty"], ["bur_cleveland_booker", "emerald_chain"], **position)
    game.choose("mission:dealing_with_the_emerald_chain", "no")
    assert game.own().glory == 0 and game.own().latinum == 1 and game.held(HAND) == ["trade_embargo"]
    assert game.held(BEAMED) == [] and game.own().done == ["dealing_with_the_emerald_chain"]
