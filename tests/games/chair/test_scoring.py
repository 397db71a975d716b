"""CHAIR-25: final scoring; CHAIR-28.10: Su'Kal."""

from __future__ import annotations

import pytest

from wardroom.games.chair import GAME, result, victors
from wardroom.games.chair.scoring import lines, owned, totals
from wardroom.games.chair.state import DEVELOPMENT, OVER, RESERVE

from .given import Sitting, given

ZONE = ["betazed", "risa", "dozaria"]
ENTERPRISE = "pic_uss_enterprise_d"
FOCUSED = ["suliban", "iconian_gateway", "tachyon_detection_grid", "orb_of_time"]
"""Four cards with an Influence FOCUS."""


def points(game: Sitting, *what: str, side: int = 0) -> int:
    found = lines(game.state, side, owned(game.state, side))
    return sum(line.points for line in found if line.what in what)


def of_card(game: Sitting, face: str) -> list[tuple[str, int]]:
    found = lines(game.state, 0, owned(game.state, 0))
    return [(line.what, line.points) for line in found if line.card == game.card(face)]


@pytest.mark.rule("CHAIR-25.1", "CHAIR-25.2", "CHAIR-5.2")
def test_the_game_is_scored_when_the_last_turn_is_over_without_reserve_and_developments() -> None:
    game = given(closing=0, on_stardate=0, stardate=4, glory=[7, 9])
    game.choose("end")
    while game.state.phase != OVER:
        game.choose("done" if "done" in game.options else game.options[0])
    assert game.held(RESERVE) and game.held(DEVELOPMENT)
    left_out = {*game.held(RESERVE), *game.held(DEVELOPMENT)}
    state = game.state
    assert not left_out & {state.cards.faces[card] for card in owned(state, 0)}
    assert state.scores == totals(state) == result(state)
    assert game.view()["scores"] == state.scores
    assert state.scores[0] == 7 - 2  # Glory, and the Red Alert; nothing else of Picard's first deck scores


@pytest.mark.rule("CHAIR-25.3", "CHAIR-25.13")
def test_glory_is_a_point_each_dilithium_and_latinum_nothing() -> None:
    rich = given(glory=[6], dilithium=[9], latinum=[9])
    poor = given(glory=[0], dilithium=[0], latinum=[0])
    assert points(rich, "glory") == 6
    assert totals(rich.state)[0] - totals(poor.state)[0] == 6


@pytest.mark.rule("CHAIR-25.4")
def test_tokens_on_neutral_locations_are_a_point_each() -> None:
    game = given(
        neutral=ZONE,
        zones={"places": [["derna"]], "fleet": [["uss_reliant"]]},
        at={ENTERPRISE: "risa", "uss_reliant": "derna", "shr_kumari": "risa"},
        teams={"risa": (2, 1), "betazed": (1, 0), "derna": (1, 0)},
    )
    assert points(game, "tokens") == 4  # three Away Teams and a Ship; none on Derna
    assert points(game, "tokens", side=1) == 2


@pytest.mark.rule("CHAIR-25.5", "CHAIR-9.11")
def test_endgame_operations_of_cards_in_play_count_cards_wherever_they_are() -> None:
    """Picard: a VP for each ALLY one owns."""
    zones = {"log": [["tholians"]], "discard": [["bolians"]], "deck": [["bynars"]], "staging": [["edosians"]]}
    game = given(zones=zones, hand=[["denobulans"]], beamed={ENTERPRISE: ["suliban"]})
    assert of_card(game, "pic_jean_luc_picard") == [("endgame", 6)]


@pytest.mark.rule("CHAIR-25.6", "CHAIR-4.6", "CHAIR-25.7")
def test_endgame_operations_of_cards_not_in_play_or_beamed_score_nothing() -> None:
    """Regula I: 1 VP printed, and one for each anomaly; Farpoint Station, in the deck, is one."""
    anomalies = {"discard": [["unstable_wormhole", "forced_singularity"]]}
    assert of_card(given(zones={"places": [["regula_i"]], **anomalies}), "regula_i") == [("endgame", 3), ("card", 1)]
    for zone in ("log", "discard", "deck"):
        faces = {**anomalies, zone: [[*anomalies.get(zone, [[]])[0], "regula_i"]]}
        assert of_card(given(zones=faces), "regula_i") == [("card", 1)]
    beamed = given(zones=anomalies, beamed={ENTERPRISE: ["baku", "pic_worf"]})
    assert of_card(beamed, "baku") == [("card", 1)]


@pytest.mark.rule("CHAIR-25.7")
def test_printed_points_count_on_every_card_and_incidents_cost_two() -> None:
    zones = {"log": [["vger"]], "deck": [["solum"]], "discard": [["energy_drain"]]}
    game = given(zones=zones, beamed={ENTERPRISE: ["koala"]})
    assert [of_card(game, face) for face in ("vger", "solum", "koala", "energy_drain")] == [
        [("card", 9)],
        [("card", 10)],
        [("card", 8)],
        [("card", -2)],
    ]


@pytest.mark.rule("CHAIR-25.8", "CHAIR-28.10", "CHAIR-9.12")
@pytest.mark.parametrize("zone", ["log", "discard", "duty", "deck"])
def test_sukal_returns_two_incidents_wherever_it_is(zone: str) -> None:
    at_hand = {"discard": [["energy_drain", "hostile_contact", "political_crisis"]]}
    placed = {**at_hand, zone: [[*at_hand.get(zone, [[]])[0], "sukal"]]}
    without, game = given(zones=at_hand), given(zones=placed)
    assert totals(game.state)[0] - totals(without.state)[0] == 1 + 4  # its own VP, and two INCIDENTs less


@pytest.mark.rule("CHAIR-28.10", "CHAIR-27.16")
def test_sukal_finds_no_incident_in_the_log() -> None:
    zones = {"log": [["energy_drain"]], "discard": [["sukal"]], "deck": [["pic_worf"]]}
    game = given(zones=zones, only=("deck",))
    assert points(game, "returned") == 0
    assert points(given(zones={"discard": [["energy_drain", "sukal"]]}, only=()), "returned") == 4  # Red Alert too


@pytest.mark.rule("CHAIR-25.9", "CHAIR-25.14", "CHAIR-17.4", "CHAIR-22.7")
@pytest.mark.example("CHAIR-25.14")
def test_four_influence_focus_icons_at_four_are_sixteen_and_nothing_without_a_mission() -> None:
    place = {"boards": ("advanced", "basic"), "tracks": [{"influence": 12}], "zones": {"log": [FOCUSED]}}
    game = given(**place, done=[["arbiter_of_succession"]])  # type: ignore[arg-type]
    assert points(game, "focus-influence") == 16
    assert points(given(**place), "focus-influence") == 0  # type: ignore[arg-type]


@pytest.mark.rule("CHAIR-17.7", "CHAIR-25.9")
def test_on_the_advanced_side_a_track_below_its_first_multiplier_gives_nothing() -> None:
    place = {"zones": {"log": [FOCUSED]}, "done": [["peace_negotiations"]], "tracks": [{"influence": 2}]}
    assert points(given(**place, boards=("advanced", "basic")), "focus-influence") == 0  # type: ignore[arg-type]
    assert points(given(**place), "focus-influence") == 4  # type: ignore[arg-type]


@pytest.mark.rule("CHAIR-25.10")
def test_missions_score_on_the_advanced_side_only() -> None:
    done = [["peace_negotiations", "arbiter_of_succession"]]
    missions = ("mission-peace_negotiations", "mission-arbiter_of_succession")
    assert points(given(boards=("advanced", "basic"), done=done), *missions) == 5 + 3
    assert points(given(done=[["peace_negotiations"]]), *missions) == 0


@pytest.mark.rule("CHAIR-25.11", "CHAIR-15.10")
def test_a_wildcard_is_no_other_trait_in_scoring() -> None:
    zones = {"places": [["regula_i"]], "log": [["koala"]]}
    assert of_card(given(zones=zones), "regula_i") == [("endgame", 1), ("card", 1)]  # Farpoint Station alone


@pytest.mark.rule("CHAIR-25.12")
def test_the_most_points_win_and_equal_ones_share() -> None:
    for scores, winners in (([40, 39], [0]), ([40, 41], [1]), ([40, 40], [0, 1])):
        state = given().state.copy()
        state.scores, state.phase = scores, OVER
        assert victors(state) == winners
    assert GAME.victors is victors


@pytest.mark.rule("CHAIR-25.1", "CHAIR-5.7")
def test_a_tied_burn_is_scored() -> None:
    """Tribbles make the other captain take the last INCIDENT; then both have as many."""
    others = ["red_alert", "hostile_contact", "political_crisis", "subspace_phenomenon"]
    game = given(hand=[["tribbles"]], zones={"discard": [["energy_drain"]]}, junk=others)
    game.choose("play:tribbles:0")
    game.choose(game.options[0])  # the card that is junked
    assert game.state.burned and game.held(0, 1) == ["trade_embargo"]
    assert game.state.scores == totals(game.state)
