"""The crew of Michael Burnham: Inert Dilithium, every operation of her cards, and what her Developments cost."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.scoring import lines, owned
from wardroom.games.chair.state import BEAMED, CADET, CLEANING, DUTY, FLEET, HAND, LOG, PLACES, RESUPPLY, STAGING
from wardroom.games.chair.state import CAPTAIN as WITH_CAPTAIN
from wardroom.games.chair.state import DISCARD as PILE

from .given import DECK, ENCOUNTERS, INCIDENTS, JUNK, Sitting, given
from .printed import action_icons

NEUTRAL = ["archer_iv", "risa", "betazed"]
MARKET = ["rom", "biobed", "uss_reliant", "bolians"]
PERSONS, CARGOS = 0, 1
"""Market decks."""
INERT = "bur_inert_dilithium"


def burnham(**position: Any) -> Sitting:
    """A turn of Burnham against Picard."""
    position = {"neutral": NEUTRAL, "market": MARKET, "glory": [0], **position}
    return given(captains=("burnham", "picard"), **position)


def endgame(game: Sitting, face: str) -> int:
    card = game.card(face)
    found = lines(game.state, 0, owned(game.state, 0))
    return sum(line.points for line in found if line.what == "endgame" and line.card == card)


def inert(game: Sitting, side: int = 0) -> tuple[int, int]:
    """Dilithium in the pool, and on the Status card."""
    return game.own(side).dilithium, game.tokens(INERT)[0]


# Inert Dilithium


@pytest.mark.rule("CHAIR-28.1", "CHAIR-28.3")
def test_burnham_begins_with_six_cards_and_one_dilithium_in_her_pool() -> None:
    from wardroom.games.chair import GAME
    from wardroom.games.chair.flow.setup import setup
    from wardroom.kernel import Chance

    settings = GAME.agreed({"captain_1": "burnham", "captain_2": "picard"})
    state = setup(2, settings, Chance(b"0"))
    assert [len(state.hand(side)) for side in (0, 1)] == [6, 5]
    assert state.captaincies[0].dilithium == 1 and not state.tokens


@pytest.mark.rule("CHAIR-28.1", "CHAIR-28.4", "CHAIR-27.55")
@pytest.mark.example("CHAIR-28.4")
def test_gained_dilithium_is_inert_until_it_is_recrystallized() -> None:
    game = burnham(hand=[["bur_jett_reno"]], dilithium=[1]).choose("play:bur_jett_reno:0")
    assert inert(game) == (1, 3)
    game = burnham(hand=[["bur_jett_reno"]], dilithium=[1], tokens={INERT: (3, 0, 0)}).choose("play:bur_jett_reno:1")
    assert inert(game) == (3, 1)


@pytest.mark.rule("CHAIR-27.55")
def test_recrystallizing_moves_no_more_than_there_is() -> None:
    game = burnham(hand=[["bur_jett_reno"]], dilithium=[0], tokens={INERT: (1, 0, 0)}).choose("play:bur_jett_reno:1")
    assert inert(game) == (1, 0)


@pytest.mark.rule("CHAIR-28.1")
def test_inert_dilithium_cannot_be_spent_and_glory_does_not_stand_in_for_it() -> None:
    game = burnham(dilithium=[2], glory=[5], tokens={INERT: (9, 0, 0)})
    assert game.why("use:bur_michael_burnham:0") == ("CHAIR-12.2", "cannot-spend")
    assert burnham(dilithium=[3]).why("use:bur_michael_burnham:0") is None
    latinum = burnham(hand=[["bur_recover"]], latinum=[0], glory=[1])
    assert latinum.why("play:bur_recover:1") is None, "Glory still counts as Latinum"


@pytest.mark.rule("CHAIR-28.1")
def test_dilithium_on_a_market_card_goes_to_the_pool() -> None:
    game = burnham(hand=[["bur_recover"]], latinum=[1], dilithium=[0], tokens={"biobed": (2, 0, 0)})
    game.choose("play:bur_recover:1", "market:cargo", "discard")
    assert inert(game) == (2, 0)


@pytest.mark.rule("CHAIR-28.2")
def test_burnham_places_dilithium_and_removes_glory_in_clean_up() -> None:
    game = burnham(stage=CLEANING, tokens={"biobed": (1, 0, 1)})
    before = game.state.on_stardate
    game.choose("biobed")
    assert game.tokens("biobed") == (3, 0, 1) and game.state.on_stardate == before - 1
    assert game.own().glory == 0 and len(game.held(HAND)) == 6


@pytest.mark.rule("CHAIR-28.2")
def test_after_a_resolution_only_the_dilithium_is_placed() -> None:
    game = burnham(stage=CLEANING, closing=2, on_stardate=0).choose("biobed")
    assert game.tokens("biobed") == (2, 0, 0) and game.state.on_stardate == 0


@pytest.mark.rule("CHAIR-26.11")
def test_in_cadet_training_a_card_is_wiped_and_one_dilithium_placed() -> None:
    game = given(1, captains=("burnham",), market=MARKET, stage=CLEANING)
    assert game.state.mode == CADET and game.asked == (0, "wipe")
    game.choose("rom", "biobed")
    assert game.tokens("biobed") == (1, 0, 0) and game.state.on_stardate == 4
    assert game.table_zone(JUNK) == ["rom"]


def raided(**position: Any) -> Sitting:
    """Koloth plays the Son'a Battlecruiser, which steals two Dilithium from Burnham."""
    position = {"zones": {"fleet": [[], []]}, "only": ["fleet"], **position}
    game = given(
        captains=("koloth", "burnham"),
        hand=[["sona_battlecruiser"]],
        market=MARKET,
        neutral=NEUTRAL,
        tracks=[{"military": 15}],
        **position,
    )
    return game.choose("play:sona_battlecruiser:1")


@pytest.mark.rule("CHAIR-28.3", "CHAIR-12.8")
@pytest.mark.parametrize(("lying", "pool", "left"), [(2, 1, (1, 0)), (3, 1, (1, 1)), (1, 1, (0, 0)), (0, 1, (0, 0))])
def test_dilithium_is_stolen_from_the_status_card_first(lying: int, pool: int, left: tuple[int, int]) -> None:
    game = raided(dilithium=[0, pool], tokens={INERT: (lying, 0, 0)})
    assert inert(game, 1) == left and game.own().dilithium == lying + pool - sum(left)


@pytest.mark.rule("CHAIR-28.3")
def test_nothing_is_stolen_while_discovery_is_in_play() -> None:
    game = raided(zones={}, dilithium=[0, 1], tokens={INERT: (2, 0, 0)})
    assert inert(game, 1) == (1, 2) and game.own().dilithium == 0


@pytest.mark.rule("CHAIR-28.3")
def test_stolen_dilithium_goes_to_her_pool() -> None:
    game = burnham(hand=[["sona_battlecruiser"]], dilithium=[0, 5], tracks=[{"military": 15}])
    game.choose("play:sona_battlecruiser:1")
    assert inert(game) == (2, 0) and game.own(1).dilithium == 3


# The Captain and Discovery


def test_burnham_wins_allies_for_dilithium() -> None:
    game = burnham(dilithium=[3]).choose("use:bur_michael_burnham:0", "market:ally", "discard")
    assert game.held(PILE) == ["bolians"] and inert(game) == (0, 0) and game.own().glory == 1
    assert game.state.actions == 3 and game.is_exhausted("bur_michael_burnham")


def test_discovery_takes_a_person_aboard() -> None:
    game = burnham(hand=[["bur_uss_discovery_a", "bur_recover", "bur_cleveland_booker"]], dilithium=[1])
    game.choose("play:bur_uss_discovery_a:0", "bur_recover")
    assert game.options == ["play:bur_cleveland_booker:0", "play:bur_cleveland_booker:1"]
    game.choose("play:bur_cleveland_booker:1")
    game.choose("market:cargo", "discard")
    assert game.held(FLEET) == ["bur_uss_discovery_a"] and game.state.actions == 2
    assert game.held(PILE) == ["bur_recover", "biobed"]
    game = burnham(hand=[["bur_uss_discovery_a", "bur_recover"]]).choose("play:bur_uss_discovery_a:0", "no")
    assert game.held(HAND) == ["bur_recover"]


@pytest.mark.rule("CHAIR-28.12")
def test_discovery_may_jump_ten_times_in_a_turn() -> None:
    game = burnham()
    for number in range(10):
        game.choose("use:bur_uss_discovery_a:0", f"warp:bur_uss_discovery_a:{NEUTRAL[number % 2]}")
        assert not game.is_exhausted("bur_uss_discovery_a")
    assert game.where("bur_uss_discovery_a") == "risa"
    assert game.why("use:bur_uss_discovery_a:0") == ("CHAIR-28.12", "warped-enough")
    assert game.why("use:bur_uss_discovery_a:2") is None
    game.choose("end", "rom")
    assert game.state.warps == 0


def test_discovery_beams_and_promotes() -> None:
    game = burnham(hand=[["bur_recover", "bur_saru"]]).choose("use:bur_uss_discovery_a:1", "bur_recover", "bur_saru")
    assert game.held(BEAMED) == ["bur_saru"] and game.held(PILE) == ["bur_recover"]
    game = burnham(hand=[["bur_recover", "bur_saru"]]).choose("use:bur_uss_discovery_a:2", "bur_saru")
    assert game.held(DUTY) == ["bur_saru"] and game.is_exhausted("bur_uss_discovery_a")


# Developments

EMPTY: dict[str, Any] = {
    "zones": {"deck": [[]], "reserve": [[]], "discard": [["bur_recover"]]},
    "only": ["deck", "reserve"],
    "hand": [["bur_maximum_warp"]],
}
"""Maximum Warp draws from a deck that is cycled without a Reserve: a Development may be enlisted."""


def enlisting(**position: Any) -> Sitting:
    zones = {**EMPTY["zones"], **position.pop("zones", {})}
    return burnham(**{**EMPTY, "latinum": [0], "dilithium": [0], **position, "zones": zones}).choose(
        "play:bur_maximum_warp:0"
    )


def why_not(game: Sitting, face: str) -> tuple[str, str] | None:
    """Who can enlist nothing is not asked."""
    return ("", "nothing") if game.asked[1] != "enlist" else game.why(face)


@pytest.mark.rule("CHAIR-13.8")
def test_the_federation_costs_six_dilithium_or_nothing_with_vance_on_duty() -> None:
    assert why_not(enlisting(dilithium=[5]), "bur_uss_federation") == ("CHAIR-12.2", "cannot-spend")
    game = enlisting(dilithium=[6]).choose("bur_uss_federation")
    assert "bur_uss_federation" in game.held(HAND) and inert(game) == (0, 0)
    game = enlisting(zones={"duty": [["bur_admiral_vance"]]}, dilithium=[6]).choose("bur_uss_federation")
    assert inert(game) == (6, 0)


@pytest.mark.rule("CHAIR-13.8")
@pytest.mark.parametrize(
    ("face", "dilithium", "latinum", "research", "influence"),
    [
        ("bur_admiral_vance", 2, 0, 0, 0),
        ("bur_adira_tal", 2, 0, 7, 0),
        ("bur_earth", 0, 0, 8, 5),
        ("bur_theta_zeta", 0, 0, 12, 0),
        ("bur_trance_worm", 0, 3, 0, 0),
    ],
)
def test_developments_cost_resources_and_tracks(
    face: str, dilithium: int, latinum: int, research: int, influence: int
) -> None:
    def position(d: int, l: int, r: int, i: int) -> dict[str, Any]:  # noqa: E741
        return {"dilithium": [d], "latinum": [l], "tracks": [{"research": r, "influence": i}]}

    exact = (dilithium, latinum, research, influence)
    game = enlisting(**position(*exact)).choose(face)
    assert face in game.held(HAND) and (game.own().dilithium, game.own().latinum) == (0, 0)
    for place, amount in enumerate(exact):
        if amount:
            short = (*exact[:place], amount - 1, *exact[place + 1 :])
            assert why_not(enlisting(**position(*short)), face) is not None


@pytest.mark.rule("CHAIR-13.8")
def test_reno_costs_a_ship_and_kovich_a_found_encounter() -> None:
    game = enlisting().choose("bur_jett_reno")
    assert "bur_jett_reno" in game.held(HAND) and game.held(FLEET) == []
    assert "bur_uss_discovery_a" in [*game.held(PILE), *game.held(HAND), *game.held(DECK)]
    game = enlisting(zones={"discard": [["bur_recover", "vger"]]})
    game.choose("bur_doctor_kovich", "vger")
    assert game.held(LOG) == ["vger"] and "bur_doctor_kovich" in game.held(HAND)
    assert why_not(enlisting(), "bur_doctor_kovich") is not None


def test_the_federation_is_deployed_and_may_warp() -> None:
    game = burnham(hand=[["bur_uss_federation"]], dilithium=[1])
    game.choose("play:bur_uss_federation:0", "yes", "warp:bur_uss_federation:risa")
    assert game.where("bur_uss_federation") == "risa" and inert(game) == (0, 0) and game.state.actions == 2
    game = burnham(hand=[["bur_uss_federation"]], dilithium=[1]).choose("play:bur_uss_federation:0", "no")
    assert game.where("bur_uss_federation") is None and inert(game) == (1, 0) and game.asked[1] == "act"


def test_the_federation_promotes_and_scores_other_focuses() -> None:
    zones = {"fleet": [["bur_uss_federation"]], "log": [["letheans", "suliban", "kelpiens"]]}
    game = burnham(zones=zones, hand=[["bur_saru"]]).choose("use:bur_uss_federation:0", "bur_saru")
    assert game.held(DUTY) == ["bur_saru"]
    assert endgame(game, "bur_uss_federation") == 2, "Military and Influence, not Research"


def test_vance_wins_an_ally_and_inspects() -> None:
    game = burnham(hand=[["bur_admiral_vance"]]).choose("play:bur_admiral_vance:0", "market:ally", "discard")
    assert game.held(PILE) == ["bolians"] and len(game.held(HAND)) == 1 and game.state.actions == 2


@pytest.mark.parametrize(
    ("teams", "drawn"), [({}, 0), ({"bur_earth": (1, 0)}, 1), ({"bur_earth": (2, 0), "bur_nivar": (1, 0)}, 2)]
)
def test_vance_on_duty_draws_for_away_teams_and_turns_an_incident_into_an_action(
    teams: dict[str, tuple[int, int]], drawn: int
) -> None:
    game = burnham(
        zones={"duty": [["bur_admiral_vance"]], "places": [["bur_earth", "bur_nivar"]]},
        teams=teams,
        hand=[["red_alert"]],
    )
    game.choose("use:bur_admiral_vance:0", "red_alert")
    assert len(game.held(HAND)) == drawn and game.state.actions == 4 and game.held(PILE) == ["red_alert"]
    kept = burnham(zones={"duty": [["bur_admiral_vance"]]}, hand=[["red_alert"]])
    assert kept.choose("use:bur_admiral_vance:0", "no").state.actions == 3


def test_adira_logs_a_card_to_find_another() -> None:
    game = burnham(hand=[["bur_adira_tal"]], zones={"discard": [["bur_recover"]]})
    game.choose("play:bur_adira_tal:0", "bur_saru")
    assert game.held(LOG) == ["bur_recover"] and game.held(HAND) == ["bur_saru"] and game.state.actions == 3


@pytest.mark.rule("CHAIR-28.7")
def test_adira_on_duty_scans_two_instead_of_gaining_and_gains_glory() -> None:
    game = burnham(
        hand=[["bur_recover"]],
        zones={"duty": [["bur_adira_tal"]]},
        tops={CARGOS: ["lirpa", "mekleth"]},
        latinum=[1],
    )
    game.choose("play:bur_recover:1", "use:bur_adira_tal:1")
    assert set(game.options) == {"lirpa", "mekleth", "biobed"}
    game.choose("mekleth", "discard")
    assert game.held(PILE) == ["mekleth"] and game.own().glory == 1


@pytest.mark.rule("CHAIR-28.7", "CHAIR-16.4")
def test_adira_does_not_scan_in_place_of_a_gain_from_the_junk() -> None:
    game = burnham(hand=[["bur_recover"]], zones={"duty": [["bur_adira_tal"]]}, junk=["borg_probe"])
    assert game.choose("play:bur_recover:0").asked[1] == "place"


@pytest.mark.rule("CHAIR-27.29")
@pytest.mark.parametrize(("person", "officers"), [("bur_sylvia_tilly", 2), ("bur_saru", 1)])
def test_adira_makes_room_for_a_scientist_or_engineer(person: str, officers: int) -> None:
    game = burnham(zones={"duty": [["bur_adira_tal"]]}, hand=[[person]])
    game.choose("use:bur_uss_discovery_a:2", person)
    assert len(game.held(DUTY)) == officers and person in game.held(DUTY)


def test_reno_on_duty_salvages() -> None:
    game = burnham(zones={"duty": [["bur_jett_reno"]]}, tops={INCIDENTS: ["red_alert"]})
    game.choose("use:bur_jett_reno:0", "market:ship")
    assert game.held(PILE) == ["uss_reliant"] and game.held(HAND) == ["red_alert"]


def test_kovich_draws_and_lectures() -> None:
    """Discovery is an anomaly, Riva an ambassador, the Tholians are aliens."""
    game = burnham(
        hand=[["bur_doctor_kovich"]],
        zones={"duty": [["riva"]]},
        beamed={"bur_uss_discovery_a": ["tholians", "edosians"]},
    )
    game.choose("play:bur_doctor_kovich:0")
    assert game.own().tracks == [1, 1, 2] and len(game.held(HAND)) == 1 and game.state.actions == 2


@pytest.mark.rule("CHAIR-15.5")
def test_a_wildcard_counts_as_one_trait_for_kovich() -> None:
    game = burnham(hand=[["bur_doctor_kovich"]], beamed={"bur_uss_discovery_a": ["koala"]})
    game.choose("play:bur_doctor_kovich:0")
    assert game.options == ["anomaly", "ambassador", "alien"]
    assert game.choose("alien").own().tracks == [1, 0, 1]


@pytest.mark.parametrize(("tracks", "size"), [((4, 4, 4), 6), ((5, 4, 4), 7), ((5, 5, 15), 9)])
def test_kovich_on_duty_holds_a_larger_hand(tracks: tuple[int, int, int], size: int) -> None:
    names = ("research", "influence", "military")
    game = burnham(zones={"duty": [["bur_doctor_kovich"]]}, tracks=[dict(zip(names, tracks, strict=True))])
    assert len(game.choose("end", "rom").held(HAND)) == size


def test_earth() -> None:
    game = burnham(hand=[["bur_earth"]]).choose("play:bur_earth:0", "yes", "market:person", "discard")
    assert game.held(PLACES) == ["bur_earth"] and game.held(PILE) == ["rom"] and game.state.actions == 2
    assert burnham(hand=[["bur_earth"]]).choose("play:bur_earth:0", "no").asked[1] == "act"
    game = burnham(zones={"places": [["bur_earth"]]}).choose("use:bur_earth:0")
    assert game.own().tracks == [0, 1, 1] and game.state.actions == 3


@pytest.mark.rule("CHAIR-28.5", "CHAIR-28.1")
def test_theta_zeta_ends_the_burn() -> None:
    game = burnham(hand=[["bur_theta_zeta", "bur_cleveland_booker"]], tokens={INERT: (7, 0, 0)}, dilithium=[1])
    game.choose("play:bur_theta_zeta:0")
    assert game.own().dilithium == 8 and game.held(LOG) == [INERT] and game.own().glory == 4
    assert game.held(WITH_CAPTAIN) == ["bur_michael_burnham"]
    game.choose("play:bur_cleveland_booker:0")
    assert game.own().dilithium == 9, "what is gained goes to the pool"
    assert endgame(game, "bur_theta_zeta") == 4
    game.choose("end", "rom")
    assert len(game.held(HAND)) == 5


@pytest.mark.rule("CHAIR-28.5")
def test_theta_zeta_gains_glory_though_the_burn_is_over() -> None:
    game = burnham(hand=[["bur_theta_zeta"]], zones={"log": [[INERT]]}).choose("play:bur_theta_zeta:0")
    assert game.own().glory == 4 and game.held(LOG) == [INERT]


@pytest.mark.rule("CHAIR-28.1")
def test_inert_dilithium_does_not_count_for_theta_zeta() -> None:
    game = burnham(zones={"places": [["bur_theta_zeta"]]}, dilithium=[3], tokens={INERT: (8, 0, 0)})
    assert endgame(game, "bur_theta_zeta") == 1


@pytest.mark.rule("CHAIR-28.5", "CHAIR-12.3")
def test_after_theta_zeta_glory_pays_dilithium_again() -> None:
    game = burnham(zones={"log": [[INERT]]}, dilithium=[1], glory=[1])
    assert game.why("use:bur_michael_burnham:0") is None


@pytest.mark.rule("CHAIR-9.7")
def test_no_away_team_is_sent_to_theta_zeta() -> None:
    game = burnham(hand=[["bur_books_ship"]], zones={"places": [["bur_theta_zeta"]]}).choose("play:bur_books_ship:0")
    assert game.why("bur_theta_zeta") == ("CHAIR-9.7", "no-teams-here") and game.why("risa") is None


@pytest.mark.rule("CHAIR-37.4")
def test_the_trance_worm_needs_a_latinum() -> None:
    poor = burnham(hand=[["bur_trance_worm"]], latinum=[0])
    assert poor.why("play:bur_trance_worm:0") == ("CHAIR-12.2", "cannot-spend")


@pytest.mark.rule("CHAIR-37.4")
@pytest.mark.parametrize(("cargo", "glory"), [("mekleth", 1), ("holosuite", 0)], ids=["three traits", "two"])
def test_the_trance_worm_junks_and_logs_what_it_gains(cargo: str, glory: int) -> None:
    game = burnham(hand=[["bur_trance_worm"]], market=["rom", cargo], latinum=[1])
    game.choose("play:bur_trance_worm:0", "rom", "market:cargo")
    assert game.asked[1] == "act", "it is not asked where a card goes that is logged"
    assert game.table_zone(JUNK) == ["rom"] and game.held(LOG) == [cargo] and game.own().glory == glory
    assert game.own().latinum == 0 and game.state.actions == 2


# Reserve


@pytest.mark.rule("CHAIR-11.8")
def test_nivar_removes_a_glory_from_the_stardate_card() -> None:
    game = burnham(hand=[["bur_nivar"]])
    before = game.state.on_stardate
    game.choose("play:bur_nivar:0", "find", "bur_inspire")
    assert game.state.on_stardate == before - 1 and game.own().glory == 0
    assert game.held(HAND) == ["bur_inspire"] and game.held(PLACES) == ["bur_nivar"] and game.state.actions == 2
    game = burnham(hand=[["bur_nivar"]], market=["riva"]).choose("play:bur_nivar:0", "scan", "discard")
    assert game.held(PILE) == ["riva"]
    assert burnham(hand=[["bur_nivar"]]).choose("play:bur_nivar:0", "no").asked[1] == "act"


@pytest.mark.rule("CHAIR-26.3")
def test_nivar_leaves_the_stardate_card_alone_in_cadet_training() -> None:
    game = given(1, captains=("burnham",), hand=[["bur_nivar"]]).choose("play:bur_nivar:0", "no")
    assert game.state.on_stardate == 5


@pytest.mark.rule("CHAIR-17.2")
@pytest.mark.parametrize(("track", "points"), [("research", 3), ("influence", 2), ("military", 2)])
def test_the_skills_of_nivar_depend_on_what_is_in_play(track: str, points: int) -> None:
    """Discovery shows Research and Influence. Ni'Var is Vulcan and Romulan itself; Sakonna is Vulcan, Laris Romulan,
    Ambassador Kamarag an ambassador."""
    game = burnham(
        hand=[["bur_inspire"]],
        zones={"places": [["bur_nivar"]]},
        beamed={"bur_uss_discovery_a": ["sakonna", "laris", "ambassador_kamarag"]},
    )
    game.choose("play:bur_inspire:0")
    game.choose(game.options[0], track)
    assert game.own().track(track) == points


def test_culber_finds_and_treats() -> None:
    game = burnham(hand=[["bur_hugh_culber", "red_alert", "bur_recover"]])
    game.choose("play:bur_hugh_culber:0", "bur_saru", "play:red_alert:0", "bur_recover", "no")
    assert "bur_saru" in game.held(HAND) and game.own().glory == 1 and game.state.actions == 2
    assert game.table_zone(INCIDENTS)[0] == "red_alert"
    game = burnham(hand=[["bur_hugh_culber", "red_alert"]]).choose("play:bur_hugh_culber:0", "no", "no")
    assert game.held(HAND) == ["red_alert"] and game.own().glory == 0


def test_culber_on_duty_cures_an_incident_just_taken() -> None:
    game = burnham(
        zones={"duty": [["bur_hugh_culber"]]},
        hand=[["bur_recover", "bur_saru", "bur_grudge"]],
        tops={INCIDENTS: ["red_alert"]},
        junk=["borg_probe"],
    )
    game.choose("play:bur_recover:0", "use:bur_hugh_culber:1")
    assert game.options == ["bur_saru"], "a PERSON or a DIRECTIVE"
    game.choose("bur_saru", "discard")
    assert game.table_zone(INCIDENTS)[0] == "red_alert" and game.own().track("research") == 1
    assert game.held(PILE) == ["bur_saru", "borg_probe"]


def test_grudge_brings_booker_and_goes_aboard_his_ship() -> None:
    game = burnham(
        hand=[["bur_grudge", "bur_books_ship", "bur_recover", "bur_cleveland_booker"]],
    )
    game.choose("play:bur_grudge:0")
    assert {key.rsplit(":", 1)[0] for key in game.options} == {"play:bur_books_ship", "play:bur_cleveland_booker", "no"}
    game.choose("play:bur_books_ship:0", "no", "bur_recover", "rom")
    assert set(game.held(BEAMED)) == {"bur_grudge", "bur_recover"} and game.table_zone(JUNK) == ["rom"]
    assert game.state.host[game.card("bur_grudge")] == game.card("bur_books_ship")
    assert game.state.actions == 3
    game = burnham(hand=[["bur_grudge", "bur_recover"]], zones={"fleet": [["bur_books_ship"]]})
    game.choose("play:bur_grudge:0", "no", "no", "rom")
    assert game.held(STAGING) == ["bur_grudge"] and game.held(HAND) == ["bur_recover"]


@pytest.mark.rule("CHAIR-27.38", "CHAIR-20.2", "CHAIR-19.2")
def test_books_ship() -> None:
    game = burnham(hand=[["bur_books_ship"]], at={"pic_uss_enterprise_d": "risa"})
    assert game.choose("play:bur_books_ship:0", "risa").teams("risa") == (1, 0) and game.state.actions == 2
    zones = {"fleet": [["bur_books_ship"]]}
    game = burnham(zones=zones, hand=[["bur_recover"]])
    game.choose("use:bur_books_ship:0", "bur_recover", "warp:bur_books_ship:risa")
    assert game.where("bur_books_ship") == "risa" and game.held(PILE) == ["bur_recover"]
    game = burnham(zones=zones, hand=[["bur_recover"]], beamed={"bur_books_ship": ["bur_grudge"]})
    assert game.choose("use:bur_books_ship:1", "bur_recover").held(HAND) == ["bur_grudge"]


@pytest.mark.rule("CHAIR-9.8", "CHAIR-27.58")
def test_books_ship_saves_an_officer_for_a_beamed_card() -> None:
    position: dict[str, Any] = {
        "captains": ("sela", "burnham"),
        "hand": [["sel_tomalak"], ["bur_recover"]],
        "zones": {"duty": [[], ["bur_saru"]], "fleet": [[], ["bur_books_ship"]]},
        "dilithium": [2],
        "glory": [0],
        "market": MARKET,
    }
    game = given(beamed={"bur_books_ship": ["bur_grudge"]}, **position)
    game.choose("play:sel_tomalak:0", "market:ship", "discard", "use:bur_books_ship:3")
    assert game.held(DUTY, 1) == ["bur_saru"] and game.held(PILE, 1) == ["bur_grudge"]
    assert game.held(HAND, 1) == ["bur_recover"], "nobody was dismissed, so nothing is discarded"
    empty = given(**position).choose("play:sel_tomalak:0", "market:ship", "discard")
    assert empty.held(DUTY, 1) == [] and empty.asked == (1, "discard")


# Available


def test_inspire_draws_and_uses_skills() -> None:
    game = burnham(hand=[["bur_inspire"]], zones={"deck": [["bur_saru", "bur_grudge"]]}).choose("play:bur_inspire:0")
    assert set(game.options) == {"bur_saru", "bur_grudge"}
    game.choose("bur_grudge", "influence")
    assert game.held(HAND) == ["bur_saru"] and game.own().tracks == [0, 1, 0] and game.state.actions == 2


def test_recover_gains_a_ship_from_the_junk_or_a_cargo() -> None:
    game = burnham(hand=[["bur_recover"]], junk=["borg_probe", "laas"], tops={INCIDENTS: ["red_alert"]})
    game.choose("play:bur_recover:0", "discard")
    assert game.held(PILE) == ["borg_probe"] and game.held(HAND) == ["red_alert"] and game.state.actions == 2
    game = burnham(hand=[["bur_recover"]], latinum=[1]).choose("play:bur_recover:1", "market:cargo", "deck")
    assert game.held(DECK)[-1] == "biobed" and game.own().latinum == 0


def test_burnhams_strange_new_worlds_needs_a_location() -> None:
    assert burnham(hand=[["bur_strange_new_worlds"]]).why("play:bur_strange_new_worlds:0") == (
        "CHAIR-9.16",
        "no-location",
    )
    game = burnham(hand=[["bur_strange_new_worlds"]], zones={"places": [["bur_nivar"]]})
    game.choose("play:bur_strange_new_worlds:0")
    assert game.held(LOG) == ["bur_nivar"] and game.own().track("research") == 1


def test_maximum_warp() -> None:
    game = burnham(hand=[["bur_maximum_warp"]], zones={"deck": [["bur_saru", "bur_grudge"]]})
    game.choose("play:bur_maximum_warp:0", "bur_saru", "warp:bur_uss_discovery_a:risa")
    assert game.held(HAND) == ["bur_grudge"] and game.where("bur_uss_discovery_a") == "risa"
    assert game.state.actions == 3
    game = burnham(hand=[["bur_maximum_warp"]], zones={"deck": [["bur_saru", "bur_grudge"]]})
    assert game.choose("play:bur_maximum_warp:0", "bur_saru", "no").where("bur_uss_discovery_a") is None


def test_detmer_flies_an_away_team_to_where_a_ship_warps() -> None:
    game = burnham(hand=[["bur_keyla_detmer", "bur_recover"]], zones={"deck": [["bur_grudge"]]})
    game.choose("play:bur_keyla_detmer:0", "bur_recover", "warp:bur_uss_discovery_a:risa")
    assert game.held(PILE) == ["bur_grudge", "bur_recover"] and game.teams("risa") == (1, 0)
    assert game.where("bur_uss_discovery_a") == "risa" and game.state.actions == 2
    game = burnham(hand=[["bur_keyla_detmer", "bur_recover"]]).choose("play:bur_keyla_detmer:0", "no")
    assert game.held(HAND) == ["bur_recover"] and len(game.held(PILE)) == 1


@pytest.mark.rule("CHAIR-17.2", "CHAIR-4.7")
def test_detmer_on_duty_has_two_skills_of_any_kind() -> None:
    """Discovery shows Research and Influence."""
    for track, points in {"research": 3, "influence": 3, "military": 2}.items():
        game = burnham(hand=[["bur_inspire"]], zones={"duty": [["bur_keyla_detmer"]]}).choose("play:bur_inspire:0")
        assert game.choose(game.options[0], track).own().track(track) == points
    staged = burnham(hand=[["bur_inspire"]], zones={"staging": [["bur_keyla_detmer"]]}).choose("play:bur_inspire:0")
    assert staged.choose(staged.options[0], "military").own().track("military") == 0


def test_owosekun_runs_operations_on_discovery() -> None:
    position: dict[str, Any] = {
        "hand": [["bur_joann_owosekun"]],
        "zones": {"discard": [["bur_saru"]], "fleet": [["bur_books_ship"]]},
    }
    at = {"bur_uss_discovery_a": "risa", "bur_books_ship": "betazed"}
    game = burnham(at=at, **position).choose("play:bur_joann_owosekun:0", "risa", "bur_saru")
    assert game.teams("risa") == (1, 0) and game.held(BEAMED) == ["bur_saru"] and game.own().glory == 1
    game = burnham(at=at, **position).choose("play:bur_joann_owosekun:0", "no", "bur_saru")
    assert game.held(BEAMED) == ["bur_saru"] and game.own().glory == 0 and game.state.actions == 2
    game = burnham(at=at, **position).choose("play:bur_joann_owosekun:0")
    assert game.options == ["risa", "no"]
    assert game.choose("risa", "no").own().glory == 0
    nowhere = burnham(**position).choose("play:bur_joann_owosekun:0")
    assert nowhere.asked[1] == "beam"


@pytest.mark.rule("CHAIR-27.15", "CHAIR-27.39")
def test_owosekun_on_duty() -> None:
    game = burnham(zones={"duty": [["bur_joann_owosekun"]], "deck": [["bur_grudge"]]}, latinum=[0], stage=RESUPPLY)
    assert game.held(PILE) == ["bur_grudge"] and game.own().latinum == 1
    game = burnham(
        zones={"duty": [["bur_joann_owosekun"]], "places": [["bur_earth"]]},
        at={"bur_uss_discovery_a": "bur_earth"},
        exhausted=["bur_earth"],
    )
    game.choose("use:bur_joann_owosekun:0")
    assert game.is_exhausted("bur_uss_discovery_a") and not game.is_exhausted("bur_earth")
    tired = burnham(
        zones={"duty": [["bur_joann_owosekun"]]}, at={"bur_uss_discovery_a": "risa"}, exhausted=["bur_uss_discovery_a"]
    )
    assert tired.why("use:bur_joann_owosekun:0") == ("CHAIR-27.15", "cannot-pay-card")
    docked = burnham(zones={"duty": [["bur_joann_owosekun"]]})
    assert docked.why("use:bur_joann_owosekun:0") == ("CHAIR-27.15", "cannot-pay-card")


def test_tilly_draws_for_scientists_and_refreshes_for_engineers() -> None:
    """Herself and Stamets, not the Captain; herself and Reno."""
    game = burnham(
        hand=[["bur_sylvia_tilly"]],
        zones={"duty": [["bur_paul_stamets"]]},
        beamed={"bur_uss_discovery_a": ["bur_jett_reno"]},
        exhausted=["bur_michael_burnham", "bur_uss_discovery_a", "bur_paul_stamets"],
    )
    game.choose("play:bur_sylvia_tilly:0")
    assert len(game.held(HAND)) == 2 and set(game.options) == {"bur_michael_burnham", "bur_uss_discovery_a"}
    game.choose("bur_michael_burnham")
    assert not game.is_exhausted("bur_uss_discovery_a") and game.is_exhausted("bur_paul_stamets")
    assert game.state.actions == 2


@pytest.mark.rule("CHAIR-15.5")
@pytest.mark.parametrize(("counts_as", "drawn"), [("scientist", 2), ("engineer", 1)])
def test_a_wildcard_counts_as_one_trait_for_tilly(counts_as: str, drawn: int) -> None:
    game = burnham(hand=[["bur_sylvia_tilly"]], beamed={"bur_uss_discovery_a": ["koala"]})
    game.choose("play:bur_sylvia_tilly:0", counts_as)
    assert len(game.held(HAND)) == drawn


def test_tilly_recrystallizes_for_a_logged_card() -> None:
    game = burnham(
        hand=[["bur_sylvia_tilly"]], zones={"discard": [["bur_recover"]]}, tokens={INERT: (2, 0, 0)}, dilithium=[0]
    )
    game.choose("play:bur_sylvia_tilly:1")
    assert inert(game) == (1, 1) and game.held(LOG) == ["bur_recover"] and game.state.actions == 3


def test_tilly_on_duty_welcomes_a_person() -> None:
    game = burnham(
        zones={"duty": [["bur_sylvia_tilly"]]},
        hand=[["bur_cleveland_booker", "red_alert", "bur_recover"]],
        dilithium=[1],
    )
    game.choose("play:bur_cleveland_booker:1", "market:person", "discard", "use:bur_sylvia_tilly:2")
    assert game.options == ["red_alert"]
    game.choose("red_alert", "risa")
    assert game.teams("risa") == (1, 0) and game.held(HAND) == ["bur_recover"]
    cargo = burnham(zones={"duty": [["bur_sylvia_tilly"]]}, hand=[["bur_recover", "red_alert"]], latinum=[1])
    assert cargo.choose("play:bur_recover:1", "market:cargo", "discard").asked[1] == "act"


def test_booker_trades() -> None:
    game = burnham(hand=[["bur_cleveland_booker"]], latinum=[0], dilithium=[0]).choose("play:bur_cleveland_booker:0")
    assert inert(game) == (0, 1) and game.own().latinum == 1 and game.state.actions == 3
    game = burnham(hand=[["bur_cleveland_booker"]], dilithium=[1]).choose("play:bur_cleveland_booker:1")
    assert {key.split(":")[1] for key in game.options} == {"person", "cargo"}
    game.choose("market:cargo", "discard")
    assert game.held(PILE) == ["biobed"] and inert(game) == (0, 0) and game.state.actions == 2


def test_booker_on_duty_cares_for_creatures() -> None:
    game = burnham(
        zones={"duty": [["bur_cleveland_booker"]]}, beamed={"bur_uss_discovery_a": ["bur_grudge", "bur_trance_worm"]}
    )
    game.choose("use:bur_cleveland_booker:0", "draw")
    assert len(game.held(HAND)) == 1 and game.own().glory == 0
    game.choose("glory")
    assert len(game.held(HAND)) == 1 and game.own().glory == 1


def test_stamets_studies_spores() -> None:
    position: dict[str, Any] = {
        "hand": [["bur_paul_stamets"]],
        "zones": {"fleet": [["bur_books_ship"]]},
        "tokens": {INERT: (3, 0, 0)},
        "dilithium": [0],
        "tops": {INCIDENTS: ["red_alert"]},
    }
    game = burnham(**position).choose("play:bur_paul_stamets:0", "yes")
    assert game.own().track("research") == 2 and game.held(HAND) == ["red_alert"] and inert(game) == (2, 1)
    game = burnham(**position).choose("play:bur_paul_stamets:0", "no")
    assert game.own().track("research") == 0 and inert(game) == (2, 1) and game.state.actions == 2


def test_stamets_on_duty_jumps_to_an_encounter() -> None:
    zones = {"duty": [["bur_paul_stamets"]]}
    poor = burnham(zones=zones, dilithium=[2])
    assert poor.why("use:bur_paul_stamets:0") == ("CHAIR-12.2", "cannot-spend")
    game = burnham(zones=zones, dilithium=[3], tops={ENCOUNTERS: ["vger"]}).choose("use:bur_paul_stamets:0")
    assert game.held(HAND) == ["vger"] and set(game.held(PILE)) == {"bur_uss_discovery_a", "bur_paul_stamets"}
    assert inert(game) == (0, 0) and game.state.actions == 2
    grounded = burnham(zones={**zones, "fleet": [[]]}, only=["fleet"], dilithium=[3])
    assert grounded.why("use:bur_paul_stamets:0") == ("CHAIR-27.6", "cannot-pay-card")


def test_saru_takes_command() -> None:
    game = burnham(hand=[["bur_saru"]], market=["sukal", "biobed"], tops={INCIDENTS: ["red_alert"]}, latinum=[1])
    game.choose("play:bur_saru:0", "yes", "discard", "bur_recover", "play:bur_recover:1", "market:cargo", "discard")
    assert game.held(PILE) == ["sukal", "biobed"] and game.held(HAND) == ["red_alert"] and game.state.actions == 2
    game = burnham(hand=[["bur_saru", "bur_inspire"]], latinum=[1]).choose("play:bur_saru:0", "no", "bur_recover")
    assert game.options == ["play:bur_recover:0", "play:bur_recover:1", "no"]
    assert game.choose("no").held(HAND) == ["bur_inspire", "bur_recover"]


@pytest.mark.rule("CHAIR-24.7")
@pytest.mark.parametrize(("influence", "persons", "actions"), [(2, 2, 4), (2, 1, 3), (1, 2, 3)])
def test_saru_on_duty_counts_the_crew(influence: int, persons: int, actions: int) -> None:
    hand = ["bur_recover", "bur_paul_stamets", "bur_sylvia_tilly"][: 1 + persons]
    game = burnham(zones={"duty": [["bur_saru"]]}, hand=[hand], tracks=[{"influence": influence}], stage=RESUPPLY)
    assert game.state.actions == actions
    assert ("revealed" in game.log(1)) == (influence == 2)


@pytest.mark.rule("CHAIR-2.11")
def test_the_subspace_phenomenon_begins_in_the_incident_deck() -> None:
    assert "bur_subspace_phenomenon" in burnham().table_zone(INCIDENTS)


@pytest.mark.parametrize(("card", "drawn"), [("bur_paul_stamets", 1), ("bur_saru", 0)])
def test_a_subspace_phenomenon_is_explained_by_research(card: str, drawn: int) -> None:
    game = burnham(hand=[["bur_subspace_phenomenon", card]]).choose("play:bur_subspace_phenomenon:0", card)
    if drawn:
        game.choose(game.options[0])
    assert len(game.held(HAND)) == drawn and game.table_zone(INCIDENTS)[0] == "bur_subspace_phenomenon"
    assert game.state.actions == 2


def test_a_subspace_phenomenon_is_explained_by_time_travel() -> None:
    alone = burnham(hand=[["bur_subspace_phenomenon"]])
    assert alone.why("play:bur_subspace_phenomenon:1") == ("CHAIR-9.16", "not-in-play")
    game = burnham(hand=[["bur_subspace_phenomenon"]], beamed={"bur_uss_discovery_a": ["suliban"]})
    game.choose("play:bur_subspace_phenomenon:1")
    assert len(game.choose(game.options[0]).held(HAND)) == 1
    assert game.table_zone(INCIDENTS)[0] == "bur_subspace_phenomenon"


# Actions

ACTIONS = """
    bur_michael_burnham 0, bur_uss_discovery_a 1000, bur_uss_federation 10, bur_admiral_vance 10,
    bur_adira_tal 0, bur_jett_reno 000, bur_doctor_kovich 1, bur_earth 10, bur_theta_zeta 1,
    bur_trance_worm 1, bur_nivar 1, bur_hugh_culber 1, bur_grudge 0, bur_books_ship 100, bur_inspire 1,
    bur_recover 11, bur_strange_new_worlds 1, bur_maximum_warp 0, bur_keyla_detmer 1, bur_joann_owosekun 10,
    bur_sylvia_tilly 10, bur_cleveland_booker 010, bur_paul_stamets 11, bur_saru 1,
    bur_subspace_phenomenon 11
"""
"""For each PLAY, then each ACTIVATION of a card, whether it costs an Action."""


@pytest.mark.rule("CHAIR-8.2", "CHAIR-8.3")
@pytest.mark.parametrize("card", [card.strip() for card in ACTIONS.split(",")])
def test_operations_cost_an_action_or_none(card: str) -> None:
    face, icons = card.split()
    assert action_icons("burnham", face) == icons
