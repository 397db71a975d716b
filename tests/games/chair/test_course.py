"""CHAIR-5: turns, the Resolution and the Burn."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair import result, victors
from wardroom.games.chair.state import HAND, INCIDENTS, OVER

from .given import Sitting, given

LAST: dict[str, Any] = {"stardate": 4, "on_stardate": 1}
"""The last Stardate card, with 1 Glory left on it."""


QUIET = {"act": "end", "discard-any": "done", "place-token": "first"}


def end_turn(game: Sitting) -> int:
    """Who is to play does nothing, places Glory on the first Market card and keeps its hand. Who that was."""
    side, turn = game.state.active, game.state.turn
    while game.state.phase != OVER and game.state.turn == turn:
        key = QUIET[game.asked[1]]
        game.choose(game.options[0] if key == "first" else key)
    return side


def close_to_burning(incidents: int = 1, face: str = "pic_analyze", **more: Any) -> Sitting:
    """So many INCIDENTs are left in the deck, the others lie in the second captain's Log."""
    others = given().table_zone(INCIDENTS)[incidents:]
    return given(hand=[[face]], zones={"log": [[], others]}, **more)


# Turns


@pytest.mark.rule("CHAIR-5.1")
def test_turns_alternate_and_one_captain_plays_all_four_steps() -> None:
    """Peanut Hamper's RESUPPLY, Dozaria in CONTROL, the ACTION step, and the Clean-up, which fills the hand."""
    game = given(
        stage="resupply",
        zones={"duty": [["peanut_hamper"]]},
        neutral=["dozaria", "archer_iv", "risa"],
        teams={"dozaria": (3, 0)},
    )
    assert game.asked == (0, "control") and game.own().glory == 2
    game.choose("control:dozaria")
    assert game.asked == (0, "act")
    assert end_turn(game) == 0
    assert len(game.held(HAND)) == 5
    assert game.asked == (1, "act")
    assert end_turn(game) == 1
    assert (game.state.active, game.state.turn) == (0, 2)


# Resolution


@pytest.mark.rule("CHAIR-5.2", "CHAIR-5.3", "CHAIR-5.4")
@pytest.mark.example("CHAIR-5.4")
@pytest.mark.parametrize(("active", "then"), [(0, [1, 0, 1]), (1, [0, 1])])
def test_last_turns_after_the_last_stardate_is_emptied(active: int, then: list[int]) -> None:
    """It empties in the 9th turn of the first or of the second player."""
    game = given(active=active, first=0, turn=16 + active, **LAST)
    assert end_turn(game) == active
    assert "resolution" in game.log()
    played = []
    while game.state.phase != OVER:
        played.append(end_turn(game))
    assert played == then
    assert game.state.turn == 16 + active + len(then)
    assert len(result(game.state)) == 2


@pytest.mark.rule("CHAIR-5.3")
@pytest.mark.parametrize(("active", "turns"), [(1, 3), (0, 2)])
def test_round_ends_with_the_player_without_the_first_player_token(active: int, turns: int) -> None:
    game = given(active=active, first=1, **LAST)
    end_turn(game)
    played = 0
    while game.state.phase != OVER:
        end_turn(game)
        played += 1
    assert played == turns


@pytest.mark.rule("CHAIR-5.2")
def test_game_goes_on_while_stardates_are_left() -> None:
    game = given(stardate=3, on_stardate=1)
    end_turn(game)
    assert (game.state.stardate, game.state.on_stardate, game.state.closing) == (4, 5, -1)


# Burn


@pytest.mark.rule("CHAIR-5.5", "CHAIR-5.9")
def test_burn_ends_the_game_the_moment_the_incident_deck_is_empty() -> None:
    """Analyze: take an INCIDENT to gain a SHIP; there is no gain any more."""
    game = close_to_burning()
    game.choose("play:pic_analyze:0")
    assert game.state.phase == OVER and game.state.burned
    assert len(game.held(HAND)) == 1
    assert "gained-card" not in game.log()
    # 1 INCIDENT and the Red Alert in his deck against 5 and the Red Alert: fewer wins, points do not matter
    assert victors(game.state) == [0]


@pytest.mark.rule("CHAIR-5.5")
def test_burn_does_not_come_before_the_last_incident_is_taken() -> None:
    game = close_to_burning(2)
    game.choose("play:pic_analyze:0", "deck:ship", "discard")
    assert game.state.phase != OVER
    assert len(game.table_zone(INCIDENTS)) == 1


@pytest.mark.rule("CHAIR-5.5")
def test_points_do_not_matter_in_a_burn() -> None:
    game = close_to_burning(glory=[0, 90])
    game.choose("play:pic_analyze:0")
    assert victors(game.state) == [0]


@pytest.mark.rule("CHAIR-5.5", "CHAIR-25.1")
def test_without_a_burn_incidents_only_cost_points() -> None:
    """Picard has logged three of them, 2 VP less for each."""
    log = [["energy_drain", "hostile_contact", "political_crisis"]]
    game = given(active=1, closing=0, stardate=4, on_stardate=0, zones={"log": log}, glory=[40, 0])
    end_turn(game)
    assert game.state.phase == OVER and victors(game.state) == [0]
    assert result(game.state)[0] > 30


@pytest.mark.rule("CHAIR-5.6")
@pytest.mark.parametrize(
    ("zone", "counts"),
    [
        ("hand", True),
        ("deck", True),
        ("discard", True),
        ("log", True),
        ("staging", True),
        ("beamed", True),
        ("reserve", False),
    ],
)
def test_where_incidents_count_in_a_burn(zone: str, counts: bool) -> None:
    others = ["energy_drain", "hostile_contact", "political_crisis", "subspace_phenomenon"]
    zones: dict[str, list[list[str]]] = {"log": [others]}
    more: dict[str, Any] = {}
    hand = ["pic_analyze"], [] if zone != "hand" else ["red_alert"]
    if zone == "beamed":
        more["beamed"] = {"shr_kumari": ["red_alert"]}
    elif zone != "hand":
        zones[zone] = [*zones.get(zone, [[]]), ["red_alert"]]
    game = given(hand=hand, zones=zones, glory=[90, 0], **more)
    game.choose("play:pic_analyze:0")
    assert game.state.burned
    # Picard: 4 logged, the last one and his Red Alert. Shran: his Red Alert, and the other one where it counts
    assert result(game.state) == ([2 - 6, 6 - 2] if counts else [1 - 6, 6 - 1])


@pytest.mark.rule("CHAIR-5.7")
def test_equal_burn_is_decided_by_points() -> None:
    """Picard has logged two, takes the last one and owns a Red Alert; Shran has logged three and owns one: 4 each."""
    zones = {"log": [["energy_drain", "hostile_contact"], ["political_crisis", "subspace_phenomenon", "red_alert"]]}
    game = given(hand=[["pic_analyze"]], zones=zones, glory=[30, 0])
    game.choose("play:pic_analyze:0")
    assert game.state.burned
    assert victors(game.state) == [0]
    other = given(hand=[["pic_analyze"]], zones=zones, glory=[0, 30])
    other.choose("play:pic_analyze:0")
    assert victors(other.state) == [1]


@pytest.mark.rule("CHAIR-5.8")
def test_burn_in_the_last_turns_takes_priority() -> None:
    game = close_to_burning(closing=0, stardate=4, on_stardate=0, glory=[0, 90])
    game.choose("play:pic_analyze:0")
    assert game.state.burned
    assert victors(game.state) == [0]


@pytest.mark.rule("CHAIR-5.9", "CHAIR-5.10")
def test_later_parts_of_the_operation_are_not_resolved() -> None:
    """Worf takes the last INCIDENT: it is not discarded, and no Away Team leaves. Nobody can take another one."""
    game = close_to_burning(face="pic_worf")
    last = game.table_zone(INCIDENTS)
    game.choose("play:pic_worf:0")
    assert game.state.phase == OVER
    assert game.held(HAND) == last
    assert game.own().teams == 5
    assert not game.table.line.waiting()


@pytest.mark.rule("CHAIR-5.9")
def test_an_attack_can_burn() -> None:
    """Tribbles: the other captain takes the last INCIDENT and loses."""
    game = close_to_burning(face="tribbles", glory=[0, 90], market=["laris"])
    last = game.table_zone(INCIDENTS)
    game.choose("play:tribbles:0", "laris")
    assert game.held(HAND, 1) == last
    assert victors(game.state) == [0]
