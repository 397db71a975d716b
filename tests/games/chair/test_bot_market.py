"""CHAIR-34.1 to CHAIR-34.14: the Bot's Duty Officer, what it takes from the Market, and what it gains."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair import GAME
from wardroom.games.chair.automa import deck, matching, officers, wants
from wardroom.games.chair.automa.command import WITH, WITHOUT
from wardroom.games.chair.automa.verbs import FOCUS_I, FOCUS_R
from wardroom.games.chair.cards.kinds import ALLY, CARGO, PERSON, SHIP
from wardroom.games.chair.flow import foe
from wardroom.games.chair.pieces import Do
from wardroom.games.chair.state import DISCARD, DUTY, JUNK, RIVAL, Chair

from .bots import Resolved, against, resolved, run
from .given import find


def bot_does(state: Chair) -> Do:
    return Do(state, RIVAL, state.captain(RIVAL))


def gained(*wishes: Any, how: Any = wants.gain, bot: str = "picard", **more: Any) -> Resolved:
    state = against(bot, **more).state
    return run(state, how(bot_does(state), *wishes))


def got(*wishes: Any, **more: Any) -> str:
    """What it gains by an expression; nothing: an empty word."""
    return "".join(gained(*wishes, **more).outcome.get("discard", []))


# The Duty Officer


@pytest.mark.rule("CHAIR-34.1", "CHAIR-34.3")
def test_a_person_promoted_turns_the_suits_card_and_the_former_officer_leaves() -> None:
    state = against("picard", theirs={"staging": ["pic_will_riker"]}).state
    assert matching.suits_side(state) == WITHOUT
    run(state, officers.promote(bot_does(state), find(state, "pic_will_riker")))
    assert matching.suits_side(state) == WITH
    done = resolved("picard", "pic_data", officer="pic_will_riker")
    assert done.outcome["duty"] == ["this"] and done.outcome["discard"] == ["pic_will_riker"]
    seen: Any = GAME.view(done.state, 0)
    assert seen["bot"]["suits"] == WITH


@pytest.mark.rule("CHAIR-34.1")
def test_it_has_one_officer_at_most_even_with_cards_that_grant_more() -> None:
    """Deep Space 9 grants a player further officers."""
    done = resolved("sisko", "sis_miles_obrien", theirs={"fleet": ["sis_deep_space_9"]}, officer="")
    assert [done.state.cards.faces[card] for card in done.state.row(RIVAL, DUTY)] == ["sis_miles_obrien"]
    done = resolved("sisko", "sis_kira_nerys", theirs={"fleet": ["sis_deep_space_9"]}, officer="sis_miles_obrien")
    assert done.outcome["duty"] == ["this"] and done.outcome["discard"] == ["sis_miles_obrien"]


@pytest.mark.rule("CHAIR-34.1")
def test_what_is_no_person_is_not_promoted() -> None:
    assert "duty" not in resolved("picard", "vger").outcome


@pytest.mark.rule("CHAIR-34.2")
def test_an_officer_dismissed_or_logged_turns_the_suits_card_back() -> None:
    done = resolved("burnham", "bur_nivar", officer="bur_joann_owosekun")
    assert done.outcome["discard"] == ["bur_joann_owosekun"] and matching.suits_side(done.state) == WITHOUT
    done = resolved("picard", "pic_farpoint_station", officer="pic_will_riker")
    assert "pic_will_riker" in done.outcome["log"] and matching.suits_side(done.state) == WITHOUT


@pytest.mark.rule("CHAIR-34.2", "CHAIR-34.22")
def test_what_would_be_recalled_is_dismissed() -> None:
    from wardroom.games.chair.flow import leaving

    state = against("picard", theirs={"duty": ["pic_worf"], "fleet": ["uss_reliant"]}).state
    leaving.recalled(state, find(state, "pic_worf"))
    leaving.recalled(state, find(state, "uss_reliant"))
    assert [state.cards.faces[card] for card in state.row(RIVAL, DISCARD)] == ["pic_worf", "uss_reliant"]
    assert matching.suits_side(state) == WITHOUT


# What it wants


@pytest.mark.rule("CHAIR-34.4")
def test_the_second_is_looked_for_only_if_there_is_none_of_the_first() -> None:
    """A Klingon of 1 VP before an ALLY of 3; without one the ALLY."""
    assert got("klingon", ALLY, market=["ambassador_kamarag"]) == "ambassador_kamarag"
    assert got("klingon", ALLY) == "bolians"
    two = {"market": ["ambassador_kamarag", "mekleth"]}
    assert got("klingon", ALLY, **two) == "mekleth"  # the most valuable of them


@pytest.mark.rule("CHAIR-34.5")
def test_of_alternatives_the_most_valuable_of_all_is_taken() -> None:
    assert got((PERSON, SHIP)) == "borg_probe"
    assert got((PERSON, "klingon"), market=["rom", "mekleth"]) == "mekleth"
    assert got(("klingon", PERSON), market=["lursa"]) == "lursa"  # both at once


@pytest.mark.rule("CHAIR-34.6")
def test_the_order_binds_looser_than_the_choice() -> None:
    assert got("klingon", (CARGO, PERSON)) == "ferengi_wine"
    assert got("klingon", (CARGO, PERSON), market=["ambassador_kamarag"]) == "ambassador_kamarag"
    assert got(("klingon", "romulan"), SHIP) == "borg_probe"
    assert got(("klingon", "romulan"), SHIP, market=["laris"]) == "laris"


@pytest.mark.rule("CHAIR-34.7")
@pytest.mark.example("CHAIR-34.7")
def test_the_example_of_a_ship_or_an_influence_focus() -> None:
    """SHIP / Influence FOCUS: the most valuable card that is a SHIP or shows that FOCUS; else the SHIP."""
    wish = ((SHIP, FOCUS_I),)
    assert got(*wish, market=["riva"], tracks=[{}, {"influence": 8}]) == "riva"  # x3 against 2
    assert got(*wish, market=["riva"]) == "borg_probe"  # x1 against 2
    assert got(*wish) == "borg_probe"


@pytest.mark.rule("CHAIR-34.8")
@pytest.mark.example("CHAIR-34.8")
def test_the_example_of_a_research_focus_an_alien_or_the_best_of_two() -> None:
    wish = (FOCUS_R, "alien", (CARGO, ALLY))
    assert got(*wish, market=["lenara_kahn", "horta"]) == "lenara_kahn"
    assert got(*wish, market=["rom", "horta"]) == "horta"
    assert got(*wish) == "bolians"


@pytest.mark.rule("CHAIR-34.4", "CHAIR-34.7")
def test_a_focus_is_the_icon_and_not_a_skill() -> None:
    """The Voth Research Vessel has a Research skill, Lenara Kahn a Research FOCUS."""
    assert got(FOCUS_R, market=["lenara_kahn"]) == "lenara_kahn"
    assert got(FOCUS_R, market=["voth_research_vessel"]) == ""


@pytest.mark.rule("CHAIR-34.9")
def test_it_gets_the_resources_on_the_card_and_the_slot_is_refilled_but_never_a_hidden_card() -> None:
    done = gained(PERSON, tokens={"rom": (2, 1, 3)})
    outcome = done.outcome
    assert (outcome["dilithium"], outcome["latinum"], outcome["glory"]) == (2, 1, 3) and "stardate" not in outcome
    assert None not in done.state.market and "revealed-market" in done.keys
    empty = against("picard")
    for card in empty.state.market[:1]:
        assert card is not None
        empty.state.cards.move(card, JUNK)
    empty.state.market[0] = None
    assert run(empty.state, wants.gain(bot_does(empty.state), PERSON)).outcome == {}


@pytest.mark.rule("CHAIR-34.9")
@pytest.mark.parametrize(
    ("tokens", "richest", "how"),
    [
        ({"rom": (1, 0, 0), "bolians": (0, 0, 5)}, "rom", "dilithium"),
        ({"rom": (2, 0, 0), "borg_probe": (2, 0, 1)}, "borg_probe", "glory"),
        ({"rom": (0, 0, 1)}, "rom", "glory"),
        ({"rom": (2, 0, 0), "borg_probe": (2, 0, 0)}, "borg_probe", "value"),
        ({}, "bolians", "value"),
        ({"rom": (0, 9, 0)}, "bolians", "value"),
        ({"ferengi_wine": (2, 0, 0), "borg_probe": (2, 0, 0)}, "ferengi_wine", "left"),
    ],
)
def test_the_richest_card(tokens: Any, richest: str, how: str) -> None:
    done = gained(how=wants.gain_richest, tokens=tokens)
    assert done.outcome["discard"] == [richest] and done.args("rival-richest")[0]["name_how"] == how


@pytest.mark.rule("CHAIR-34.10")
def test_gain_goes_face_up_on_the_discard_pile_and_take_face_down_on_the_deck() -> None:
    done = gained(PERSON)
    assert done.outcome == {"discard": ["rom"]}
    done = gained(PERSON, how=wants.take)
    assert done.outcome == {"deck": ["rom"]}
    seen: Any = GAME.view(done.state, 0)
    assert seen["captains"][RIVAL]["deck"][-1] == "rom"  # CHAIR-24.8: it was seen in the Market
    assert seen["bot"]["next"]["cards"][0] == "rom"


@pytest.mark.rule("CHAIR-34.10", "CHAIR-35.10")
def test_incidents_and_encounters_are_taken_onto_the_deck_unseen_and_gained_onto_the_pile() -> None:
    state = against("picard", tops={}).state
    done = run(state, deck.take_incident(bot_does(state)))
    assert done.outcome["incidents"] == -1 and len(done.outcome["deck"]) == 1
    seen: Any = GAME.view(state, 0)
    assert seen["captains"][RIVAL]["deck"][-1] == "?"
    state = against("picard", tops={}).state
    done = run(state, deck.take_encounter(bot_does(state)))
    assert done.outcome["encounters"] == -1 and len(done.outcome["deck"]) == 1
    state = against("picard").state
    done = run(state, deck.gain_encounter(bot_does(state)))
    assert done.outcome == {"encounters": -1, "discard": ["boltzmann_brain"]}


@pytest.mark.rule("CHAIR-34.11")
def test_if_nothing_fits_nothing_is_gained() -> None:
    done = gained("klingon", "romulan")
    assert done.outcome == {} and done.keys == ["rival-none-wanted", "rival-none-wanted"]
    assert [args["names_want"] for args in done.args("rival-none-wanted")] == [["klingon"], ["romulan"]]


@pytest.mark.rule("CHAIR-34.12", "CHAIR-32.2")
def test_it_junks_the_card_without_tokens_most_valuable_for_the_person() -> None:
    """For Sisko at 9 Military (x4) the Plasma Manifold is worth 4."""
    market = ["rom", "plasma_manifold", "borg_probe", "bolians"]
    done = gained(how=wants.junk_best, market=market, tracks=[{"military": 9}])
    assert done.outcome == {"junk": ["plasma_manifold"]} and done.args("rival-junks")[0]["value"] == 4
    assert None not in done.state.market
    done = gained(how=wants.junk_best, tokens={"bolians": (0, 1, 0)})
    assert done.outcome == {"junk": ["ferengi_wine"]}  # 2 as the SHIP; the left one
    assert done.args("rival-junks")[0]["name_how"] == "left"


@pytest.mark.rule("CHAIR-34.12")
def test_with_a_token_on_every_card_nothing_is_junked() -> None:
    tokens = dict.fromkeys(("rom", "ferengi_wine", "borg_probe", "bolians"), (1, 0, 0))
    done = gained(how=wants.junk_best, tokens=tokens)
    assert done.outcome == {} and done.keys == ["rival-junks-nothing"]


# What it gains


@pytest.mark.rule("CHAIR-34.13", "CHAIR-11.1", "CHAIR-11.2")
def test_glory_comes_from_the_stardate_and_what_it_empties_goes_to_the_person() -> None:
    done = resolved("picard", "holosuite", on_stardate=2)  # 2 Glory
    assert done.outcome["glory"] == 2 and done.state.captaincies[0].held == [0]
    assert done.state.stardate == 1 and done.state.on_stardate == 7


@pytest.mark.rule("CHAIR-34.14", "CHAIR-35.6")
def test_dilithium_and_latinum_only_from_the_market_or_as_a_gift() -> None:
    for bot in ("picard", "shran"):
        theirs = resolved(bot, "ferengi_wine").state.captaincies[RIVAL]
        assert (theirs.dilithium, theirs.latinum) == (0, 0)
    state = against("picard").state
    run(state, foe.gains(Do(state, 0, state.captain(0)), "dilithium", 2))
    assert state.captaincies[RIVAL].dilithium == 2


@pytest.mark.rule("CHAIR-17.1")
def test_a_track_at_its_end_stays_there_and_that_is_told() -> None:
    done = resolved("picard", "pic_data", tracks=[{}, {"research": 15}])
    assert "research" not in done.outcome and "rival-track-full" in done.keys
