"""The chance to get past unknown seeds, counted by hand on small positions."""

from __future__ import annotations

import pytest

from tests.games.ccg.given import Given
from wardroom.games.ccg.mind.crews import lacks, passes, solves
from wardroom.games.ccg.mind.odds import Odds, hidden_seeds, odds
from wardroom.games.ccg.state import OUT, Ccg, zone
from wardroom.kernel import EVERYBODY

LISTED = ("archer", "chalnoth", "impassable_door", "armus_skin_of_evil", "ancient_computer")
"""What the other has brought: four for planets, one for space; the first three have conditions."""


def planet(*under: str) -> Given:
    """Some of the other's seeds lie under the first seat's planet mission, the rest elsewhere."""
    given = Given()
    given.mission("first_contact")
    elsewhere = given.mission("covert_installation", seat=1)
    given.under(0, *under)
    given.under(elsewhere, *(face for face in LISTED if face not in under))
    return given


def sat(given: Given) -> Ccg:
    return given.sit().state


def test_a_team_passes_what_it_meets() -> None:
    assert passes("archer", ("beverly_crusher", "worf"), "")  # SECURITY + MEDICAL
    assert not passes("archer", ("beverly_crusher",), "")
    assert passes("armus_skin_of_evil", ("taitt",), "")  # no conditions: the attempt goes on (CCG-13.39)


@pytest.mark.rule("CCG-13.30")
def test_without_a_target_it_is_passed() -> None:
    assert passes("anaphasic_organism", ("worf",), "")  # nobody female


def test_what_lacks_for_a_mission() -> None:
    assert lacks("first_contact", ("sarek",), "") == 1  # Empathy
    assert lacks("first_contact", ("lwaxana_troi", "sarek"), "") == 0
    assert solves("first_contact", ("lwaxana_troi", "sarek"), "")
    assert not solves("first_contact", (), "")


@pytest.mark.rule("CCG-3.15")
def test_what_may_lie_here_is_what_fits_of_the_open_list() -> None:
    """CCG-5.19: the one for space does not lie under a planet."""
    state = sat(planet("archer", "chalnoth"))
    assert hidden_seeds(state, 0) == sorted(LISTED)
    seen = odds(state, 0, 0, ("taitt",))
    assert seen == Odds(stops=3, may=4, unknown=2, known=0)
    assert seen.chance == 0  # one of two must be among the three that stop her


@pytest.mark.rule("CCG-25.2")
def test_a_card_like_one_that_was_met_is_hidden_all_the_same() -> None:
    """Archer was met somewhere; another Archer is the bottom card of a stack that nobody has seen."""
    given = planet("archer", "chalnoth")
    given.state.note("met archer")
    assert hidden_seeds(sat(given), 0) == sorted(LISTED)


def test_the_chance_counted_by_hand() -> None:
    """Two of four, of which two stop the team: 2/4 * 1/3."""
    state = sat(planet("archer", "chalnoth"))
    team = ("beverly_crusher", "worf")  # MEDICAL and SECURITY: Archer does not stop them
    seen = odds(state, 0, 0, team)
    assert (seen.may, seen.unknown) == (4, 2)
    assert seen.stops == sum(not passes(face, team, "") for face in LISTED[:4]) == 2
    assert seen.chance == (1000 * 2 // 4) * 1 // 3 == 166


def test_a_card_that_is_known_stops_for_sure_or_not_at_all() -> None:
    given = planet("archer", "chalnoth")
    state = sat(given)
    archer = state.cards.rows[state.locations[0].under][0]
    state.cards.show((archer,), EVERYBODY)
    team = ("beverly_crusher", "worf")
    assert odds(state, 0, 0, team) == Odds(stops=2, may=3, unknown=1, known=0)
    assert odds(state, 0, 0, team).chance == 333
    assert odds(state, 0, 0, ("beverly_crusher",)).known == 1
    assert odds(state, 0, 0, ("beverly_crusher",)).chance == 0


@pytest.mark.rule("CCG-25.6")
def test_what_is_out_of_play_lies_nowhere_else() -> None:
    state = sat(planet("archer"))
    gone = state.cards.rows[state.locations[1].under][0]
    face = state.cards.faces[gone]
    state.cards.move(gone, zone(1, OUT))
    assert face not in hidden_seeds(state, 0)


def test_nothing_there_is_no_risk() -> None:
    state = sat(planet())
    assert odds(state, 0, 0, ("taitt",)).chance == 1000


def test_only_the_cards_of_the_other_are_a_riddle() -> None:
    state = sat(planet("archer", "chalnoth"))
    assert hidden_seeds(state, 1) == []


def test_the_same_in_every_world() -> None:
    """Which of the unseen cards lies here makes no difference."""
    worlds = [sat(planet(*under)) for under in (("archer", "chalnoth"), ("armus_skin_of_evil", "impassable_door"))]
    first, second = (odds(state, 0, 0, ("worf", "taitt")) for state in worlds)
    assert first == second and first.unknown == 2


@pytest.mark.rule("CCG-13.49")
def test_what_went_back_is_known_and_only_that() -> None:
    """Another copy of a card that was met stays unknown."""
    given = planet("archer", "chalnoth")
    given.under(0, "archer")
    state = sat(given)
    lower, upper = state.cards.rows[state.locations[0].under][0], state.cards.rows[state.locations[0].under][2]
    assert (state.cards.faces[lower], state.cards.faces[upper]) == ("archer", "archer")
    state.note("met archer")
    assert odds(state, 0, 0, ("taitt",)).unknown == 3
    state.returned |= 1 << lower
    assert odds(state, 0, 0, ("taitt",)) == Odds(stops=3, may=4, unknown=2, known=1)
