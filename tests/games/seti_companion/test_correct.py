"""Correct the table: everything kept can be set right, and what cannot be is refused."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import pytest

from wardroom.games.seti.automa.companion import correct
from wardroom.games.seti.automa.companion.asking import HUMAN
from wardroom.games.seti.automa.companion.sectors import lay, markers
from wardroom.games.seti.automa.companion.state import Companion
from wardroom.games.seti.state import RIVAL, RIVAL_DECK
from wardroom.kernel import Option

from .given import Talk, given, site, told


def corrected(state: Companion, what: str, *answers: tuple[str, Option]) -> Companion:
    return Talk(state, correct.menu(state)).says(("correct", what), *answers).done()


def refused(state: Companion, what: str, option: Any) -> str:
    return Talk(state, correct.menu(state)).say("correct", what).why(option)


def test_everything_is_offered_and_nothing_has_to_be_corrected() -> None:
    state = given()
    talk = Talk(state, correct.menu(state))
    assert len(talk.options) == len(correct.THINGS) + 1
    talk.say("correct", "back")
    assert told(talk.done()) == []


@pytest.mark.parametrize(
    ("what", "kind", "field", "value"),
    [
        ("publicity", "publicity", "rival.publicity", 10),
        ("computer", "filled", "rival.upper", 6),
        ("pool", "pool", "rival.data", 12),
        ("progress", "progress", "progress", 12),
        ("exofossils", "exofossils", "rival.exofossils", 9),
        ("exertians", "exertians", "exertians", 5),
    ],
)
def test_counters(what: str, kind: str, field: str, value: int) -> None:
    state = corrected(given(), what, (f"fix-{kind}", value))
    assert attrgetter(field)(state) == value
    talk = Talk(state, correct.menu(state)).say("correct", what)
    assert value + 1 not in talk.options  # no computer, track or publicity has room for more


@pytest.mark.rule("SETI-16.8")
def test_the_score_in_steps_never_below_zero() -> None:
    state = given(score=3)
    talk = Talk(state, correct.menu(state)).say("correct", "score")
    assert talk.why(-5) == "score-below SETI-16.8"
    talk.says(("fix-score", 10), ("fix-score", -1), ("fix-score", "back"))
    assert talk.done().rival.score == 12


@pytest.mark.rule("SETI-16.57")
def test_progress_brings_no_card() -> None:
    state = given(progress=12)
    corrected(state, "progress", ("fix-progress", 1))
    assert state.cards.rows[RIVAL_DECK] == []


@pytest.mark.rule("SETI-16.12", "SETI-10.3")
def test_arrow_probe_and_discs() -> None:
    state = given(discs=(0, 0, 0))
    corrected(state, "arrow", ("fix-arrow", "right"))
    corrected(state, "probe", ("fix-probe", "there"))
    corrected(state, "discs", ("discs", ("earth", 0)), ("discs", "right"), ("fix-next_disc", 3))
    assert (state.arrow, state.rival.probes, state.next_disc) == ("right", [state.where("earth")], 3)
    assert state.turned == (6, 0, 0)  # Earth over Neptune's sector


@pytest.mark.rule("SETI-16.11", "SETI-2.7", "SETI-5.31")
def test_techs_and_stacks() -> None:
    state = given(techs=["probe_1"], taken_by_rival=["probe_1", *["probe_2"] * 4])
    assert refused(state, "techs", ("remove", "probe_3")) == "tech-not-held SETI-16.11"
    assert refused(state, "techs", ("add", "probe_2")) == "stack-taken SETI-2.7"
    corrected(state, "techs", ("fix-techs", ("add", "computer_4")))
    corrected(state, "techs", ("fix-techs", ("remove", "probe_1")))
    assert state.rival.techs == ["computer_4"]
    corrected(state, "stacks", ("fix-stacks", ("gone", "computer_1")))
    assert "computer_1" not in state.first_tiles
    assert refused(state, "stacks", ("gone", "computer_1")) == "first-tile-gone SETI-5.31"
    assert refused(state, "stacks", ("there", "computer_4")) == "first-tile-rival SETI-5.31"
    corrected(state, "stacks", ("fix-stacks", ("there", "computer_1")))
    assert "computer_1" in state.first_tiles


@pytest.mark.rule("SETI-17.2")
def test_a_task_can_be_open_again() -> None:
    state = given(level=2)
    card = next(iter(state.tasks))
    state.tasks[card] = [1]
    corrected(state, "tasks", ("fix-tasks", (card, 1)))
    assert state.tasks[card] == []
    corrected(state, "tasks", ("fix-tasks", "back"))


@pytest.mark.rule("SETI-8.2", "SETI-8.8", "SETI-8.13")
def test_markers_at_a_star() -> None:
    state = given()
    lay(state, "vega", [RIVAL, HUMAN])
    corrected(state, "slots", ("fix-slots", ("add", "vega")))
    assert markers(state, "vega") == [RIVAL, HUMAN, RIVAL]
    assert refused(state, "slots", ("add", "vega")) == "slot-empty SETI-8.8"
    corrected(state, "slots", ("fix-slots", ("remove", "vega")))
    assert markers(state, "vega") == [RIVAL, HUMAN]
    assert refused(state, "slots", ("remove", "procyon")) == "no-rival-marker SETI-8.2"
    corrected(state, "slots", ("fix-slots", ("clear", "vega")))
    assert markers(state, "vega") == []


@pytest.mark.rule("SETI-5.19", "SETI-12.2")
def test_places_that_are_free_again() -> None:
    state = given(first_orbits=["mars"], moons=["phobos_deimos"])
    state.gold_marks["tech"] = [HUMAN]
    state.landing_data["mars"] = []
    corrected(state, "planets", ("fix-planets", "mars"))
    assert state.first_orbits == state.rival.moons == [] and state.landing_data["mars"] == [2, 1]
    corrected(state, "gold", ("fix-gold", "tech"))
    corrected(state, "gold", ("fix-gold", "other"))
    assert not state.gold_marks["tech"] and state.gold_marks["other"]


@pytest.mark.rule("SETI-13.1", "SETI-13.7", "SETI-2.1")
def test_discovery_spaces_and_species() -> None:
    state = given(found=["exertians"], species=[site("exertians", red=RIVAL, blue=HUMAN), site()])
    corrected(state, "spaces", ("fix-spaces", ("right", "blue", "rival")))
    assert state.species[1].spaces == {"blue": RIVAL}
    corrected(state, "spaces", ("fix-spaces", ("right", "blue", "free")))
    assert state.species[1].spaces == {}
    assert refused(state, "spaces", ("left", "red", "free")) == "species-there SETI-13.7"
    assert refused(state, "species", ("right", "mascamites")) == "not-discovered SETI-13.7"
    assert refused(state, "species", ("left", "exertians")) == "species-known SETI-2.1"
    corrected(state, "species", ("fix-species", ("left", "mascamites")))
    assert state.found == ["mascamites"] and state.species[0].name == "mascamites"
    corrected(state, "species", ("fix-species", ("left", "unknown")))
    assert state.found == [] and state.species[0].spaces == {"red": RIVAL}
    corrected(state, "species", ("fix-species", "back"))


@pytest.mark.rule("SETI-16.32")
def test_a_species_whose_card_was_taken_stays() -> None:
    state = given("s3", found=["exertians"], species=[site("exertians"), site()])
    Talk(state).done()
    assert refused(state, "species", ("left", "unknown")) == "species-card-taken SETI-16.32"


@pytest.mark.rule("SETI-16.32")
def test_the_first_species_stays_when_the_card_of_the_second_was_taken() -> None:
    """Else the second would be the first, and its card be met twice."""
    state = given("s4", found=["exertians", "mascamites"], species=[site("exertians"), site("mascamites")])
    Talk(state).done()
    assert refused(state, "species", ("left", "unknown")) == "species-card-taken SETI-16.32"
    corrected(state, "species", ("fix-species", ("left", "centaurians")))
    assert state.found == ["centaurians", "mascamites"]


@pytest.mark.rule("SETI-16.49")
def test_messages() -> None:
    state = given()
    assert refused(state, "message", "ahead") == "no-centaurians SETI-16.49"
    state.found = ["centaurians"]
    corrected(state, "message", ("fix-message", "ahead"))
    assert state.rival.message == state.rival.score + 15
    corrected(state, "message", ("fix-message", "away"))
    state.messages = ["message_vp"]  # the three others are the rival's
    assert refused(state, "message", "ahead") == "no-message-left SETI-16.49"
    state.note("message:message_vp")
    corrected(state, "message", ("fix-message", "rewards"))
    assert len(state.messages) == 3  # but not about the one that the rival itself has covered
