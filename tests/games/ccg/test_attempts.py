"""CCG-13.1 to CCG-13.24: who may attempt what, and how an attempt goes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.kernel import Card

GOOD = ("jean_luc_picard", "deanna_troi")
"""Diplomacy and Empathy: what First Contact needs."""


def landed(*people: str, mission: str = "first_contact", under: tuple[str, ...] = (), **fields: Any) -> Play:
    """An Away Team of the first seat on a planet."""
    given = Given()
    number = given.mission(mission)
    seeds = given.under(number, *under) if under else []
    team = given.surface(number, *people)
    return Play(given.sit(**fields), given.state.locations[number].missions[0], team, seeds)


def in_orbit(*people: str, mission: str = "repair_mission", ship: str = "u_s_s_oberth", **fields: Any) -> Play:
    """A crew of the first seat in space."""
    given = Given()
    number = given.mission(mission)
    vessel = given.ship(ship, number)
    crew = given.aboard(vessel, *people)
    return Play(given.sit(**fields), given.state.locations[number].missions[0], [vessel, *crew], [])


class Play:
    def __init__(self, game: Sitting, mission: Card, cards: list[Card], seeds: list[Card]) -> None:
        self.game, self.mission, self.cards, self.seeds = game, mission, cards, seeds

    def why(self) -> tuple[str, str] | None:
        return self.game.because("attempt", self.mission, self.cards[0])

    def attempt(self) -> Sitting:
        return self.game.order("attempt", self.mission, self.cards[0]).passing()


@pytest.mark.rule("CCG-13.1")
def test_somebody_unstopped_must_match_an_icon_of_the_mission() -> None:
    assert landed("sela").why() == ("CCG-13.1", "no-affiliation")
    assert landed("dr_reyga").why() == ("CCG-13.1", "no-affiliation")
    assert landed("sela", "sarek").why() is None


@pytest.mark.rule("CCG-13.1")
def test_a_stopped_one_does_not_count() -> None:
    play = landed("sela", "sarek")
    play.game.state.stopped |= 1 << play.cards[1]
    assert play.why() == ("CCG-13.1", "no-affiliation")


@pytest.mark.rule("CCG-13.2")
def test_any_team_may_attempt_some_missions() -> None:
    assert landed("sela", mission="mineral_survey").why() is None


@pytest.mark.rule("CCG-13.3")
def test_the_opponents_mission_only_from_forty_points_on() -> None:
    for mission, why in (("krios_suppression", ("CCG-13.3", "not-your-mission")), ("new_contact", None)):
        given = Given()
        number = given.mission(mission, seat=1)
        team = given.surface(number, "gowron")
        game = given.sit()
        assert game.because("attempt", given.state.locations[number].missions[0], team[0]) == why


@pytest.mark.rule("CCG-13.3")
def test_the_own_copy_of_a_shared_mission_is_enough() -> None:
    given = Given()
    number = given.mission("krios_suppression", seat=1)
    given.state.locations[number].missions.append(given.lay("krios_suppression", "row", number, 0))
    team = given.surface(number, "gowron")
    assert given.sit().because("attempt", given.state.locations[number].missions[0], team[0]) is None


@pytest.mark.rule("CCG-13.4")
def test_a_completed_mission_and_one_without_points_are_not_attempted() -> None:
    play = landed(*GOOD)
    play.game.state.locations[0].solved = 1
    assert play.why() == ("CCG-13.4", "already-solved")
    assert in_orbit("geordi_la_forge", mission="nebula").why() == ("CCG-13.4", "no-point-box")


@pytest.mark.rule("CCG-13.5", "CCG-13.6", "CCG-0.7")
def test_planets_by_away_teams_and_space_by_crews() -> None:
    assert in_orbit(*GOOD, mission="first_contact").why() == ("CCG-13.5", "planet-needs-team")
    assert in_orbit("geordi_la_forge").why() is None


@pytest.mark.rule("CCG-13.6", "CCG-11.16")
def test_a_docked_crew_is_not_even_offered() -> None:
    given = Given()
    number = given.mission("repair_mission")
    outpost = given.outpost("federation_outpost", number)
    ship = given.docked("u_s_s_oberth", outpost)
    given.aboard(ship, "geordi_la_forge")
    game = given.sit()
    assert not any(key.startswith("attempt") for key in game.options)


@pytest.mark.rule("CCG-13.6", "CCG-0.7")
def test_the_ship_need_not_be_staffed() -> None:
    play = in_orbit("geordi_la_forge", ship="u_s_s_nebula")
    assert play.why() is None
    assert not any(key.startswith("fly") for key in play.game.options)


@pytest.mark.rule("CCG-17.3", "CCG-13.6")
def test_a_cloaked_ship_does_not_attempt() -> None:
    play = in_orbit("kurn", mission="study_hole_in_space", ship="i_k_c_kvort")
    assert play.why() is None
    play.game.state.cloaked |= 1 << play.cards[0]
    assert play.why() == ("CCG-17.3", "is-cloaked")


@pytest.mark.rule("CCG-13.7")
def test_somebody_must_match_the_ship() -> None:
    given = Given()
    number = given.mission("study_stellar_collision")
    ship = given.ship("scout_vessel", number)
    given.aboard(ship, "dr_reyga")
    game = given.sit()
    assert game.because("attempt", given.state.locations[number].missions[0], ship) == ("CCG-13.1", "no-affiliations")
    given = Given()
    number = given.mission("catalog_phenomena")
    ship = given.ship("scout_vessel", number)
    given.aboard(ship, "dr_reyga")
    game = given.sit()
    target = given.state.locations[number].missions[0]
    assert game.because("attempt", target, ship) == ("CCG-13.7", "nobody-matches-ship")


@pytest.mark.rule("CCG-13.16", "CCG-13.18", "CCG-13.22")
def test_requirements_met_complete_the_mission() -> None:
    game = landed(*GOOD).attempt()
    assert game.state.locations[0].solved == 0
    assert (game.state.mission_points, game.state.bonus_points) == ([30, 0], [0, 0])


@pytest.mark.rule("CCG-13.16", "CCG-13.17", "CCG-13.15")
def test_requirements_missed_stop_nobody_and_it_may_be_tried_again() -> None:
    play = landed("jean_luc_picard")
    game = play.attempt()
    assert game.state.locations[0].solved == -1
    assert not game.stopped(*play.cards)
    assert play.why() is None


@pytest.mark.rule("CCG-13.19")
def test_one_personnel_may_serve_several_terms() -> None:
    """Krios Suppression: Honor, Diplomacy, STRENGTH>35. Kurn has both skills; with STRENGTH 8 alone it is too little,
    five such people have 40."""
    alone = landed("kurn", mission="krios_suppression").attempt()
    assert alone.state.locations[0].solved == -1
    strong = landed("kurn", "kromm", "divok", "torin", "gowron", mission="krios_suppression").attempt()
    assert strong.state.locations[0].solved == 0


@pytest.mark.rule("CCG-13.12", "CCG-5.16")
def test_seed_cards_are_met_from_the_bottom() -> None:
    play = landed(*GOOD, "worf", "beverly_crusher", "data", under=("archer", "impassable_door"))
    game = play.game.order("attempt", play.mission, play.cards[0])
    met = [args["card"] for key, args in game.passing().table.seat(0).log if key == "met"]
    assert met == ["archer", "impassable_door"]


@pytest.mark.rule("CCG-13.23")
def test_the_whole_team_takes_part() -> None:
    play = landed(*GOOD)
    play.attempt()
    (attempt,) = [args for key, args in play.game.table.seat(0).log if key == "attempts"]
    assert tuple(attempt["cards"]) == GOOD


@pytest.mark.rule("CCG-13.23", "CCG-12.11")
def test_who_was_split_off_stays_out() -> None:
    play = landed(*GOOD)
    play.game.state.team[play.cards[1]] = 1
    assert play.attempt().state.locations[0].solved == -1


@pytest.mark.rule("CCG-13.13", "CCG-13.14")
def test_killed_people_no_longer_count() -> None:
    play = landed("worf", "sarek", under=("armus_skin_of_evil",))
    game = play.attempt()
    assert game.state.locations[0].solved == -1
    assert sorted(game.lies(card) for card in play.cards) == ["discard1", "table"]


@pytest.mark.rule("CCG-13.14")
def test_with_nobody_left_the_attempt_ends() -> None:
    play = landed("deanna_troi", under=("armus_skin_of_evil", "archer"))
    game = play.attempt()
    assert game.state.cards.rows[game.state.locations[0].under] == [play.seeds[1]]


@pytest.mark.rule("CCG-9.9", "CCG-9.10")
def test_animals_do_not_attempt_alone() -> None:
    play = landed("spot", mission="first_contact")
    assert play.why() == ("CCG-9.9", "only-animals")


@pytest.mark.rule("CCG-13.24", "CCG-13.41")
def test_seed_cards_of_ones_own_are_met_and_score_like_others() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.under(number, "microvirus", seat=0)
    team = given.surface(number, "beverly_crusher", "worf", "jean_luc_picard", "deanna_troi")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], team[0]).passing()
    assert (game.state.mission_points[0], game.state.bonus_points[0]) == (30, 5)


@pytest.mark.rule("CCG-10.5", "CCG-10.6", "CCG-10.7")
def test_an_artifact_is_set_aside_and_earned_with_the_mission() -> None:
    play = landed("worf", under=("kurlan_naiskos",))
    game = play.attempt()
    assert game.lies(play.seeds[0]) == "table"
    solved = landed(*GOOD, under=("kurlan_naiskos",))
    game = solved.attempt()
    assert game.lies(solved.seeds[0]) == "hand1"
    assert game.state.listed[0]["kurlan_naiskos"] == 1


@pytest.mark.rule("CCG-10.5")
def test_betazoid_gift_box_takes_three_cards_from_the_deck() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.under(number, "betazoid_gift_box", seat=0)
    given.deck(0, "data", "worf", "sarek", "taitt")
    team = given.surface(number, *GOOD)
    game = given.sit().order("attempt", given.state.locations[number].missions[0], team[0]).passing()
    assert game.asked == (0, "take-from-deck")
    game.choose("data", "sarek", "worf").passing()
    assert sorted(game.state.cards.faces[card] for card in game.state.hand(0)) == ["data", "sarek", "worf"]
    assert len(game.state.deck(0)) == 1
