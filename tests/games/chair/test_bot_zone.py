"""CHAIR-34.15 to CHAIR-34.25: where the Bot's tokens go and come from, and its Locations."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.automa import zone
from wardroom.games.chair.pieces import Do
from wardroom.games.chair.state import PLACES, RIVAL, Chair

from .bots import Resolved, against, resolved, run
from .given import find
from .test_bot_turn import faces

SHIPS = ("uss_reliant", "borg_probe", "dkyr_cruiser", "pakled_freighter")


def bot_does(state: Chair) -> Do:
    return Do(state, RIVAL, state.captain(RIVAL))


def sent(*traits: str, n: int = 1, ignore_ships: bool = False, left: int | None = None, **more: Any) -> Resolved:
    """The Bot has sent Away Teams; `left`: so many are on its Captain before."""
    state = against(**{"bot": "koloth", **more}).state
    if left is not None:
        state.captaincies[RIVAL].teams = left
    return run(state, zone.send(bot_does(state), *traits, n=n, ignore_ships=ignore_ships))


def where(*traits: str, **more: Any) -> tuple[str, str]:
    """Where an Away Team goes, and what decided it; nowhere: an empty word."""
    told = sent(*traits, **more).args("rival-sent")
    return (told[0]["card"], told[0]["name_how"]) if told else ("", "")


def deployed(explores: bool = True, **more: Any) -> Resolved:
    theirs = {"staging": ["kol_iks_groth"], **more.pop("theirs", {})}
    state = against("koloth", theirs=theirs, **more).state
    move = zone.deploy_to_explore if explores else zone.deploy_to_engage
    return run(state, move(bot_does(state), find(state, "kol_iks_groth")))


def ships(own: dict[str, str], theirs: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """A position with SHIPs of the person and of the Bot at Locations."""
    theirs = theirs or {}
    fleets = {"own": {"fleet": list(own)}, "theirs": {"fleet": list(theirs)}}
    return {**fleets, "at": {**own, **theirs}, **more}


# Over-control


@pytest.mark.rule("CHAIR-34.15", "CHAIR-37.1")
@pytest.mark.parametrize(
    ("teams", "excluded"),
    [((0, 2), False), ((0, 3), True), ((1, 3), False), ((1, 4), True), ((2, 4), False), ((2, 5), True), ((0, 4), True)],
)
def test_one_token_more_than_needed_is_enough(teams: tuple[int, int], excluded: bool) -> None:
    """3 tokens and a lead of 3: also at 3 against 0."""
    state = against("koloth", teams={"dozaria": teams}).state
    assert zone.is_over_controlled(state, find(state, "dozaria")) == excluded


@pytest.mark.rule("CHAIR-34.15")
def test_no_token_goes_to_such_a_location_nor_to_one_in_its_control_area() -> None:
    everywhere = {"dozaria": (0, 2), "betazed": (0, 1), "indri_viii": (0, 2)}
    done = sent(teams=everywhere, theirs={"places": ["risa"], "fleet": ["borg_probe"]}, at={"borg_probe": "indri_viii"})
    assert done.outcome["teams"] == {"dozaria": (0, 3)}  # Indri VIII has 3 against 0
    for explores in (True, False):
        done = deployed(explores, teams={"indri_viii": (0, 3)}, neutral=["indri_viii", "dozaria", "betazed"])
        assert done.outcome["fleet"] == {"kol_iks_groth": "dozaria"}


# Sending


@pytest.mark.rule("CHAIR-34.16")
def test_first_not_secured_then_most_tokens_then_most_valuable_then_leftmost() -> None:
    assert where() == ("indri_viii", "value")
    assert where(teams={"betazed": (0, 1)}) == ("betazed", "most")
    assert where(teams={"betazed": (1, 3)}) == ("indri_viii", "value")  # Betazed is secured: last
    assert where(teams={"betazed": (2, 3)}) == ("betazed", "most")  # not secured
    assert where(neutral=["betazed", "dozaria", "archer_iv"]) == ("betazed", "left")


@pytest.mark.rule("CHAIR-34.16")
def test_the_trait_asked_for_comes_before_tokens() -> None:
    place: Any = {"neutral": ["dozaria", "corvan_ii", "amargosa_observatory"], "teams": {"dozaria": (0, 1)}}
    assert where("starbase", "starfleet", **place) == ("amargosa_observatory", "trait")
    assert where("starfleet", **place) == ("corvan_ii", "trait")
    assert where("klingon", **place) == ("dozaria", "most")


@pytest.mark.rule("CHAIR-34.16")
def test_secured_is_judged_before_the_trait() -> None:
    place: Any = {"neutral": ["dozaria", "betazed", "amargosa_observatory"], "teams": {"amargosa_observatory": (1, 3)}}
    assert where("starbase", **place)[0] == "dozaria"


@pytest.mark.rule("CHAIR-34.16")
def test_where_the_person_has_more_ships_none_is_sent_unless_it_says_so() -> None:
    blocked = ships({"pic_uss_enterprise_d": "indri_viii"})
    assert where(**blocked) == ("dozaria", "left")
    assert where(ignore_ships=True, **blocked) == ("indri_viii", "value")
    even = ships({"pic_uss_enterprise_d": "indri_viii"}, {"borg_probe": "indri_viii"})
    assert where(**even) == ("indri_viii", "most")


@pytest.mark.rule("CHAIR-34.17", "CHAIR-37.2")
@pytest.mark.example("CHAIR-34.17")
def test_the_example_of_dozaria() -> None:
    """3 Away Teams against 1 (secured): the next one goes elsewhere, even to an empty Location; to Dozaria only if no
    other is allowed. At 4 against 1 it is excluded altogether, also for a SHIP that engages."""
    assert where(teams={"dozaria": (1, 3)})[0] == "indri_viii"
    others = {"pic_uss_enterprise_d": "betazed", "pic_uss_bozeman": "indri_viii"}
    assert where(**ships(others, teams={"dozaria": (1, 3)})) == ("dozaria", "only")
    assert where(**ships(others, teams={"dozaria": (1, 4)})) == ("", "")
    assert deployed(explores=False, teams={"dozaria": (1, 3)}).outcome["fleet"] == {"kol_iks_groth": "dozaria"}
    assert deployed(explores=False, teams={"dozaria": (1, 4)}).outcome["fleet"] == {"kol_iks_groth": "indri_viii"}


@pytest.mark.rule("CHAIR-34.18")
def test_with_none_on_its_captain_one_comes_from_where_it_has_the_fewest_tokens() -> None:
    done = sent(left=0, teams={"dozaria": (0, 2), "betazed": (0, 1)})
    assert done.outcome["teams"] == {"dozaria": (0, 3), "betazed": (0, 0)}
    done = sent(left=0, teams={"dozaria": (0, 2), "betazed": (0, 1), "indri_viii": (0, 1)})
    assert done.outcome["teams"] == {"dozaria": (0, 3), "betazed": (0, 0)}  # worth less than Indri VIII
    done = sent(left=0, neutral=["indri_viii", "dozaria", "betazed"], teams={"dozaria": (0, 1), "betazed": (0, 1)})
    assert done.outcome["teams"] == {"dozaria": (0, 2), "betazed": (0, 0)}  # not the target


@pytest.mark.rule("CHAIR-34.18")
def test_away_teams_at_the_target_alone_are_no_help() -> None:
    done = sent(left=0, teams={"dozaria": (0, 2)})
    assert done.outcome == {} and done.keys == ["rival-no-team"]


@pytest.mark.rule("CHAIR-34.18")
def test_with_one_on_its_captain_that_one_is_sent() -> None:
    done = sent(left=1, teams={"dozaria": (0, 2), "betazed": (0, 1)})
    assert done.outcome["teams"] == {"dozaria": (0, 3)} and done.state.captaincies[RIVAL].teams == 0


@pytest.mark.rule("CHAIR-34.19")
def test_if_no_location_is_allowed_none_is_sent() -> None:
    own = {"pic_uss_enterprise_d": "betazed", "pic_uss_bozeman": "indri_viii", "pic_type_7_shuttlecraft": "dozaria"}
    done = sent(**ships(own))
    assert done.outcome == {} and done.keys == ["rival-sends-nobody"]


@pytest.mark.rule("CHAIR-34.16", "CHAIR-34.15")
def test_two_to_one_location_stop_where_one_more_is_too_many() -> None:
    done = sent(n=2)
    assert done.outcome["teams"] == {"indri_viii": (0, 2)}
    done = sent(n=2, teams={"betazed": (0, 2)})
    assert done.outcome["teams"] == {"betazed": (0, 3)}


# SHIPs


@pytest.mark.rule("CHAIR-34.20")
def test_a_ship_comes_to_the_control_area_in_the_order_of_deployment() -> None:
    state = against("koloth", theirs={"staging": ["kol_iks_groth", "kol_iks_klothos", "phlox"]}).state
    for face in ("kol_iks_klothos", "kol_iks_groth"):
        run(state, zone.deploy(bot_does(state), find(state, face)))
    assert [state.cards.faces[card] for card in zone.deployed(state)] == ["kol_iks_klothos", "kol_iks_groth"]
    assert all(state.ship_at[card] is None for card in zone.deployed(state))
    run(state, zone.deploy(bot_does(state), find(state, "phlox")))
    assert len(zone.deployed(state)) == 2  # no SHIP


@pytest.mark.rule("CHAIR-34.21")
def test_explore_goes_where_fewest_tokens_are_in_all() -> None:
    assert deployed(teams={"indri_viii": (1, 0)}).outcome["fleet"] == {"kol_iks_groth": "dozaria"}
    full = {"dozaria": (1, 0), "betazed": (0, 1), "indri_viii": (1, 1)}
    assert deployed(teams=full).outcome["fleet"] == {"kol_iks_groth": "dozaria"}  # 1 as Betazed; equal; the left one
    full = {"dozaria": (1, 1), "betazed": (1, 1), "indri_viii": (1, 1)}
    done = deployed(teams=full)
    assert done.outcome["fleet"] == {"kol_iks_groth": "indri_viii"}  # the most valuable
    assert done.args("rival-explored")[0] == {
        "card": "kol_iks_groth",
        "card2": "indri_viii",
        "count": 2,
        "name_how": "value",
    }


@pytest.mark.rule("CHAIR-34.21")
def test_engage_goes_where_the_person_has_most_tokens() -> None:
    most = {"dozaria": (1, 0), "betazed": (2, 3), "indri_viii": (1, 1)}
    assert deployed(False, teams=most).outcome["fleet"] == {"kol_iks_groth": "betazed"}
    assert deployed(False, teams={"dozaria": (1, 0), "betazed": (1, 0)}).outcome["fleet"]["kol_iks_groth"] == "dozaria"
    assert deployed(False).outcome["fleet"] == {"kol_iks_groth": "indri_viii"}


@pytest.mark.rule("CHAIR-34.21", "CHAIR-34.15")
def test_where_no_location_is_allowed_the_token_stays_on_its_card() -> None:
    theirs = dict(zip(SHIPS, ("dozaria", "dozaria", "betazed", "betazed")))
    full = {"dozaria": (0, 1), "betazed": (0, 1), "indri_viii": (0, 3)}
    done = deployed(teams=full, theirs={"fleet": list(theirs)}, at=theirs)
    assert done.outcome["fleet"]["kol_iks_groth"] is None and "rival-ship-stays" in done.keys


@pytest.mark.rule("CHAIR-34.22")
def test_the_ship_deployed_last_leaves_for_the_discard_pile() -> None:
    state = against("koloth", theirs={"fleet": ["kol_iks_groth", "kol_iks_klothos"]}).state
    done = run(state, zone.dismiss_latest_ship(bot_does(state)))
    assert done.outcome == {"fleet": {"kol_iks_groth": None}, "discard": ["kol_iks_klothos"]}


# Away Teams back, Locations


@pytest.mark.rule("CHAIR-34.23")
def test_each_team_that_comes_back_leaves_where_it_has_the_fewest_tokens() -> None:
    def removed(n: int, **more: Any) -> dict[str, Any]:
        state = against("koloth", **more).state
        found: dict[str, Any] = run(state, zone.remove(bot_does(state), n)).outcome["teams"]
        return found

    assert removed(2, teams={"dozaria": (0, 2), "betazed": (0, 1)}) == {"dozaria": (0, 1), "betazed": (0, 0)}
    assert removed(1, teams={"indri_viii": (0, 1), "betazed": (0, 1)}) == {"betazed": (0, 0)}  # the least valuable
    assert removed(1, teams={"betazed": (0, 1), "dozaria": (0, 1)}) == {"dozaria": (0, 0)}  # the leftmost
    with_ship = {"theirs": {"fleet": ["borg_probe"]}, "at": {"borg_probe": "dozaria"}}
    assert removed(1, teams={"dozaria": (0, 1), "indri_viii": (0, 1)}, **with_ship) == {"indri_viii": (0, 0)}


@pytest.mark.rule("CHAIR-34.23")
def test_if_able_asks_for_so_many_away_teams_off_the_captain() -> None:
    """Picard's DIRECTIVE with an officer needs a Location and 2 Away Teams."""
    position: Any = {"officer": "pic_will_riker", "theirs": {"places": ["risa"]}}
    done = resolved("picard", "pic_analyze", teams={"dozaria": (0, 1)}, **position)
    assert "encounters" not in done.outcome
    [told] = done.args("rival-cannot-give-up")
    assert told == {"count": 2, "teams": 1, "own": 1}
    done = resolved("picard", "pic_analyze", teams={"dozaria": (0, 1), "betazed": (0, 1)}, **position)
    assert done.outcome["encounters"] == -1


@pytest.mark.rule("CHAIR-34.24")
def test_the_location_that_is_logged_is_the_least_valuable_then_the_one_had_longest() -> None:
    def logged(*places: str) -> str:
        where = {"dozaria": (0, 1), "betazed": (0, 1)}
        position: Any = {"officer": "pic_will_riker", "theirs": {"places": places}, "teams": where}
        done = resolved("picard", "pic_analyze", **position)
        return str(done.outcome["log"][0])

    assert logged("risa", "delta_vega", "solum") == "delta_vega"  # 4, 2, 10
    assert logged("baku", "archer_iv", "tulgana_iv") == "tulgana_iv"  # 6 with its ENDGAME, 3, 1
    assert logged("archer_iv", "corvan_ii") == "archer_iv" and logged("corvan_ii", "archer_iv") == "corvan_ii"


@pytest.mark.rule("CHAIR-34.25", "CHAIR-30.3")
def test_a_location_taken_by_a_row_is_handled_like_any() -> None:
    """Sela's first row at 8 Military, secured or not: tokens home, Glory for the person, its row, the refill."""
    position: Any = {"tracks": [{}, {"military": 7}], "teams": {"betazed": (2, 1), "dozaria": (1, 0)}}
    done = resolved("sela", "letheans", **position)
    assert done.rows == ["sela-traits-1", "sela-without-location"]
    assert faces(done.state, PLACES) == ["betazed"] and done.outcome["your_glory"] == 2
    assert done.state.captaincies[0].teams == 5 - 1 and done.state.captaincies[RIVAL].teams == 4
    assert None not in done.state.neutral and "revealed-location" in done.keys
    most = {"betazed": (0, 1), "dozaria": (0, 1), "indri_viii": (0, 1)}
    done = resolved("sela", "letheans", tracks=[{}, {"military": 7}], teams=most)
    assert faces(done.state, PLACES) == ["indri_viii"]  # equal in tokens: the most valuable
