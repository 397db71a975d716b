"""Every kind of action of the rival, with just the questions it needs."""

from __future__ import annotations

import pytest

from wardroom.games.seti.automa import choose_star, exertian, flight, gains
from wardroom.games.seti.automa.companion import sky
from wardroom.games.seti.automa.companion.asking import HUMAN
from wardroom.games.seti.automa.companion.sectors import lay, markers
from wardroom.games.seti.automa.companion.state import Companion
from wardroom.games.seti.cards import GOLD_TILES, MESSAGE_REWARDS, SAMPLES, TECHS
from wardroom.games.seti.flow import milestones, traces
from wardroom.games.seti.flow.techs import STACKS
from wardroom.games.seti.state import RIVAL, RIVAL_ADVANCED, RIVAL_DECK, RIVAL_PLAYED, TILES_GONE

from .given import Talk, given, site, told

DISCS = (3, 6, 1)


def tiles(state: Companion, tech: str) -> list[str]:
    """The bonuses that may be in a stack."""
    return [state.face(card) for card in state.cards.rows[STACKS[tech]]]


def without(state: Companion, tech: str, *bonuses: str) -> None:
    for card in state.cards.rows[STACKS[tech]][:]:
        if not bonuses or state.face(card) in bonuses:
            state.cards.move(card, TILES_GONE)


# Analyse, launch


@pytest.mark.rule("SETI-16.15")
def test_launch_needs_no_question() -> None:
    state = Talk(given("s1")).done()
    assert state.rival.probes and state.rival.publicity == 5
    assert told(state)[:3] == ["rival-reveals", "rival-cannot-computer", "rival-launches"]


@pytest.mark.rule("SETI-16.30", "SETI-16.31", "SETI-16.39")
def test_analyse_asks_for_the_free_trace_space_alone() -> None:
    talk = Talk(given("s2", upper=6, data=2, techs=["computer_1"]))
    assert talk.options == [("right", "blue", 0), ("left", "blue", 0), "none"]  # the arrow of S.2 points right
    state = talk.says(("lowest", ("right", "blue", 0)), ("discovered", "none")).done()
    assert (state.rival.upper, state.rival.data, state.rival.techs) == (2, 0, [])
    assert state.species[1].spaces == {"blue": RIVAL}
    assert state.rival.score == given().rival.score + 3 + 3  # the discovery space on the right, the computer tech


@pytest.mark.rule("SETI-16.39", "SETI-16.41")
def test_a_trace_on_the_overflow_space_leaves_all_others_taken() -> None:
    state = Talk(given("s2", upper=6)).says(("lowest", "none")).done()
    assert [each.spaces for each in state.species] == [{"blue": HUMAN}, {"blue": HUMAN}]
    again = Talk(state, traces.mark(state, RIVAL, "blue")).done()  # nothing is left to be asked
    assert again.rival.score == given().rival.score + 3 + 3


# Tech


@pytest.mark.rule("SETI-16.16", "SETI-16.18", "SETI-16.54")
def test_the_tech_is_the_first_with_its_2_vp_tile_along_the_track() -> None:
    talk = Talk(given("s2", publicity=7, level=2))
    assert talk.ask is not None and talk.ask.kind == "first-tile"
    assert list(talk.options)[:3] == ["computer_1", "computer_2", "computer_3"]
    state = talk.says(("first-tile", "computer_3"), ("bonus", "bonus_vp")).done()
    assert state.rival.publicity == 1 and state.rival.techs == state.taken_by_rival == ["computer_3"]
    assert state.rival.score == given(level=2).rival.score + 2 + 3
    assert not {"computer_1", "computer_2", "computer_3"} & set(state.first_tiles)
    assert state.next_disc == 2


@pytest.mark.rule("SETI-16.17", "SETI-16.55")
def test_without_2_vp_tiles_it_takes_the_first_stack_that_has_tiles() -> None:
    talk = Talk(given("s2", publicity=6, level=2)).say("first-tile", "none")
    state = talk.says(("tile-left", "computer_2"), ("bonus", "bonus_energy")).done()
    assert state.first_tiles == [] and tiles(state, "computer_1") == []
    assert state.rival.techs == ["computer_2"] and state.progress == 2


@pytest.mark.rule("SETI-7.10")
def test_a_bonus_comes_once_out_of_a_stack() -> None:
    state = given("s2", publicity=6, level=2)
    without(state, "computer_1", "bonus_vp")
    talk = Talk(state).say("first-tile", "computer_1")
    assert talk.why("bonus_vp") == "bonus-gone SETI-7.10"


@pytest.mark.rule("SETI-16.16", "SETI-16.55", "SETI-16.13")
def test_without_publicity_or_tiles_the_line_is_passed_over() -> None:
    state = given("s2", publicity=6)
    for tech in TECHS:
        without(state, tech)
    Talk(state)
    assert "rival-cannot-tiles" in told(state)
    poor = given("s2", publicity=5)
    Talk(poor)
    assert "rival-cannot-publicity" in told(poor)


# Probe


@pytest.mark.rule("SETI-10.9")
def test_the_discs_are_asked_once_and_then_confirmed() -> None:
    talk = Talk(given("s13", probe=True))
    talk.says(("disc", 2), ("disc", 5), ("disc", 4))
    assert [sky.away(talk.state.turned, body) for body in sky.BODIES] == [2, 5, 4]
    again = Talk(given("s13", probe=True, discs=talk.state.turned))
    assert again.asked == ["discs"]
    again.say("discs", ("mars", 6))
    assert sky.away(again.state.turned, "mars") == 6


@pytest.mark.rule("SETI-16.19", "SETI-16.23")
def test_a_flight_by_the_way_with_most_publicity_to_the_first_planet_in_reach() -> None:
    state = given("s13", probe=True, discs=DISCS, publicity=0)
    talk = Talk(state).say("discs", "right")
    assert talk.ask is not None and talk.ask.kind == "places"
    assert "rival-flies" in told(state) and state.rival.publicity >= 1 and not state.rival.probes


@pytest.mark.rule("SETI-16.21", "SETI-16.61", "SETI-5.12")
def test_first_places_decide_between_orbit_and_ground_and_are_remembered() -> None:
    state = given("s8", probe=True, discs=DISCS, upper=0)
    talk = Talk(state).say("discs", "right")
    planet = dict(talk.ask.args)["name_place"] if talk.ask else ""
    talk.say("places", "orbiter")
    assert planet not in state.landing_data or state.landing_data[planet] == []
    assert planet in state.first_orbits
    assert f"orbit:{planet}" in state.happened


@pytest.mark.rule("SETI-5.12", "SETI-5.15", "SETI-16.21")
def test_what_was_taken_once_cannot_be_free() -> None:
    state = given("s8", probe=True, discs=DISCS)
    state.first_orbits = list(state.landing_data)
    talk = Talk(state).say("discs", "right")
    assert talk.why("both") == "orbit-covered SETI-5.12"
    assert talk.why("orbiter") == "orbit-covered SETI-5.12"
    talk.say("places", "lander")
    assert any(name.startswith("land:") for name in state.happened)


@pytest.mark.rule("SETI-16.20", "SETI-16.12")
def test_a_probe_tech_is_spent_for_the_first_free_moon_of_the_arrow() -> None:
    state = given(techs=["probe_2"], arrow="right")
    talk = Talk(state, flight.moon_for_tech(state, "jupiter"))
    assert list(talk.options) == ["io", "europa", "ganymede", "callisto", "none"]
    talk.say("moon", "europa")
    assert state.agencies[HUMAN].moons == ["io"] and state.rival.techs == []


@pytest.mark.rule("SETI-16.45", "SETI-16.76")
def test_a_sample_is_fetched_by_landing() -> None:
    state = given("s15", probe=True, discs=DISCS, found=["mascamites"])
    talk = Talk(state).say("discs", "right")
    while talk.ask is not None and talk.ask.kind != "sample-left":
        talk.send(talk.options[0])
    talk.say("sample-left", "yes")
    assert "companion-sample" in told(state) and not any(name.startswith("orbit") for name in state.happened)


@pytest.mark.rule("SETI-16.25")
def test_a_lander_covers_the_largest_data_still_uncovered() -> None:
    state = given()
    talk = Talk(state, flight.land(state, "mars"))
    assert list(talk.options) == [2, 1, 0]  # nobody has said that any is free
    talk.say("landing-space", 1)
    assert state.landing_data["mars"] == [] and state.rival.upper + state.rival.data >= 1
    sure = given(sure=["mars"])
    assert list(Talk(sure, flight.land(sure, "mars")).options) == [2, 1]
    sure.landing_data["mars"] = [1]
    assert "landing-space" not in Talk(sure, flight.land(sure, "mars")).asked  # only one can be meant


@pytest.mark.rule("SETI-15.1.7")
def test_a_space_without_its_sample_may_be_free_later() -> None:
    state = given(found=["mascamites"], species=[site("mascamites"), site("anomalies")])
    talk = Talk(state, traces.mark(state, RIVAL, "blue", "mascamites"))
    rows = [option[2] for option in talk.options if isinstance(option, tuple)]
    assert rows == list(range(1, 10))
    talk.say("lowest", "none")
    assert [row for _, row, _ in state.species[0].board] == [1, 2, 3]  # those above need a sample
    again = Talk(state, traces.mark(state, RIVAL, "blue", "mascamites"))
    assert list(again.options) == [*(("left", "blue", row) for row in range(4, 10)), "none"]
    token = next(iter(SAMPLES))
    again.says(("lowest", ("left", "blue", 4)), ("sample-here", token))
    assert ("blue", 4, RIVAL) in state.species[0].board


# Telescope


@pytest.mark.rule("SETI-16.26", "SETI-16.28", "SETI-8.2")
def test_a_telescope_asks_for_earth_and_the_colours_of_the_row() -> None:
    talk = Talk(given("s10"))  # line 2: a launch; so with a probe
    assert talk.over
    state = given("s10", probe=True)
    talk = Talk(state).says(("star", "vega"), ("slot-of", "right"))  # twice in Earth's sector
    assert markers(state, "vega") == [RIVAL, RIVAL] and state.rival.score == given().rival.score + 2
    talk.says(("row-color", "red"), ("slots", ("proxima_centauri", 3)), ("slots", "right"))
    state = talk.done()
    assert markers(state, "proxima_centauri") == [HUMAN, HUMAN, HUMAN, RIVAL]  # ties: room for more data
    assert state.rival.upper == 3


@pytest.mark.rule("SETI-16.26", "SETI-4.12")
def test_an_empty_row_gives_no_signal() -> None:
    talk = Talk(given("s10", probe=True)).says(("star", "vega"), ("slot-of", "right"), ("row-color", "none"))
    assert "rival-row-empty" in told(talk.done())


@pytest.mark.rule("SETI-16.28", "SETI-16.63")
def test_it_chooses_what_it_wins_then_what_scores_then_where_it_has_more() -> None:
    state = given()
    lay(state, "barnards_star", [RIVAL, RIVAL, HUMAN, RIVAL])  # one left: it would win
    lay(state, "proxima_centauri", [HUMAN])
    assert choose_star(state, ("barnards_star", "proxima_centauri")) == "barnards_star"
    lay(state, "barnards_star", [HUMAN, HUMAN, RIVAL])
    assert choose_star(state, ("barnards_star", "proxima_centauri")) == "proxima_centauri"  # second position
    lay(state, "proxima_centauri", [])
    assert choose_star(state, ("barnards_star", "proxima_centauri")) == "barnards_star"  # more markers


@pytest.mark.rule("SETI-16.27", "SETI-16.64")
def test_a_telescope_tech_gives_one_more_signal_of_the_row() -> None:
    talk = Talk(given("s2", techs=["telescope_3"]))
    talk.says(("star", "vega"), ("slot-of", "right"), ("row-color", "yellow"), ("slots", "right"))
    talk.says(("row-color", "yellow"), ("row-color", "yellow"))  # a slot is confirmed once in a turn
    state = talk.done()
    assert sum(star.markers.count(RIVAL) for star in state.stars.values()) == 4 and state.rival.techs == []


@pytest.mark.rule("SETI-8.22", "SETI-8.13", "SETI-8.10", "SETI-16.53")
def test_a_complete_sector_is_won_and_filled_again() -> None:
    state = given("s10", probe=True)
    lay(state, "vega", [RIVAL, HUMAN])
    talk = Talk(state).says(("star", "vega"), ("slot-of", "right"), ("row-color", "none"))
    talk.say("lowest", ("right", "red", 0)).say("discovered", "none")
    assert markers(talk.done(), "vega") == [HUMAN]
    assert state.stars["vega"].won
    assert state.rival.publicity == 4 + 1 + 1 + 1  # the second data in the computer, the sector, the discovery space
    assert state.rival.score == given().rival.score + 2 + 3


@pytest.mark.rule("SETI-8.2", "SETI-8.8")
def test_slots_refuse_what_cannot_be() -> None:
    state = given("s10", probe=True)
    lay(state, "vega", [HUMAN, RIVAL])
    talk = Talk(state).say("star", "vega")
    assert talk.why(("vega", 0)) == "slot-empty SETI-8.8"
    assert talk.why(("vega", 3)) == "slot-rival SETI-8.2"
    talk.say("slot-of", ("reset", "vega"))  # the human completed it meanwhile
    assert markers(state, "vega") == [RIVAL] and state.stars["vega"].won


# Species


@pytest.mark.rule("SETI-16.32", "SETI-16.67")
def test_the_species_card_takes_the_place_of_s3() -> None:
    state = given("s3", found=["exertians"], species=[site("exertians"), site()])
    Talk(state).done()
    assert state.exertians == 1
    assert "s19" in [state.face(card) for card in state.cards.rows[RIVAL_PLAYED]]
    assert "s3" not in [state.face(card) for card in state.cards.rows[RIVAL_PLAYED]]


@pytest.mark.rule("SETI-16.46", "SETI-16.77")
def test_anomalies_ask_for_the_next_one_and_who_leads() -> None:
    board = site("anomalies")
    state = given("s16", found=["anomalies"], species=[board, site()])
    talk = Talk(state).say("next-anomaly", "red")
    assert talk.ask is not None and talk.ask.kind == "lowest"  # it has no marker there: nobody has to say who leads
    talk.say("lowest", ("left", "red", 2))
    assert board.board == [("red", 1, HUMAN), ("red", 2, RIVAL)]
    assert state.rival.score == given().rival.score + 2 + 3
    leads = given("s16", found=["anomalies"], species=[board, site()])
    Talk(leads).says(("next-anomaly", "red"), ("highest", "rival"), ("anomaly", "none"))
    assert "rival-cannot-anomaly" in told(leads)


@pytest.mark.rule("SETI-15.2.2")
def test_a_rotation_lets_the_anomalies_act() -> None:
    board = site("anomalies")
    board.board = [("red", 1, RIVAL)]
    state = given(found=["anomalies"], species=[board, site()])
    talk = Talk(state, state.witness.rotate(state))
    assert talk.why(("blue", "a")) == "no-marker-there SETI-15.2.2"
    talk.say("anomaly", ("red", "a"))
    assert state.rival.score == given().rival.score + 4


@pytest.mark.rule("SETI-16.49", "SETI-16.50", "SETI-16.79")
def test_messages_are_sent_and_answered() -> None:
    state = given("s18", found=["centaurians"], species=[site("centaurians"), site()])
    assert Talk(state).done().rival.message == state.rival.score + 15
    state.rival.score = state.rival.message or 0
    state.arrow = "left"
    talk = Talk(state, milestones.end_of_turn(state, RIVAL))
    first, second = list(talk.options)  # the human has one tile, and can have covered but one of them
    talk.say("message-free", second)
    assert state.rival.message is None and state.messages == [each.id for each in MESSAGE_REWARDS[2:]]
    assert state.agencies[HUMAN].message is None
    state.rival.message = state.rival.score
    while talk.ask is not None:
        talk.send(talk.options[-1])
    Talk(state, milestones.end_of_turn(state, RIVAL))  # nobody is asked about the others
    assert state.messages == [each.id for each in MESSAGE_REWARDS[3:]]


@pytest.mark.rule("SETI-16.50")
def test_a_message_reward_that_is_certainly_free_is_not_asked_about() -> None:
    state = given(found=["centaurians"], messages=["message_publicity", "message_vp"], arrow="right", message=0)
    state.agencies[HUMAN].message = None
    talk = Talk(state, milestones.end_of_turn(state, RIVAL))
    assert talk.asked == [] and state.messages == ["message_publicity"]


@pytest.mark.rule("SETI-16.49")
def test_the_rival_has_three_message_tiles() -> None:
    state = given("s18", found=["centaurians"], messages=["message_vp"])
    Talk(state)
    assert "rival-cannot-message-none" in told(state)


@pytest.mark.rule("SETI-15.3.3", "SETI-15.3.4", "SETI-16.47", "SETI-16.53")
def test_the_tile_takes_signals_and_gives_exofossils() -> None:
    state = given("s17", found=["oumuamua"], species=[site("oumuamua"), site()])
    talk = Talk(state).says(("star", "vega"), ("slot-of", "right"), ("row-color", "none"))
    talk.says(("slot-of", ("tile", 1)), ("slot-of", "right"))
    assert talk.done().rival.exofossils == 1 and markers(state, "tile") == []
    assert state.rival.score == given().rival.score + 2


@pytest.mark.rule("SETI-16.51", "SETI-16.80")
def test_exertians_are_played_while_it_risks_little() -> None:
    board = site("exertians")
    board.board = [("red", 1, RIVAL), ("blue", 1, HUMAN)]
    state = given("s19", found=["exertians"], species=[board, site()], exertians=4)
    assert exertian.risks(state) == 5
    Talk(state)
    assert "rival-cannot-exertian" in told(state)


@pytest.mark.rule("SETI-19.8", "SETI-16.40")
def test_the_expansions_card_marks_a_trace_of_any_colour() -> None:
    talk = Talk(given("se2_s1", agencies=True))
    assert len(talk.options) == 7
    talk.say("lowest", ("left", "red", 0)).say("discovered", "none")
    assert talk.done().progress == 1 + 3  # as many steps as stars


# Passing, milestones, discoveries


@pytest.mark.rule("SETI-16.34", "SETI-16.58")
def test_it_passes_with_an_empty_deck() -> None:
    state = Talk(given()).done()
    assert [agency.passed for agency in state.agencies] == [False, True] and not state.reminder
    assert state.progress == 2 and state.next_disc == 2
    assert len(state.cards.rows[RIVAL_DECK]) == 5


@pytest.mark.rule("SETI-16.5", "SETI-16.57", "SETI-19.9")
def test_crossing_the_card_icon_brings_an_advanced_card() -> None:
    state = given(progress=11)
    gains.advance(state, 3)
    assert state.progress == 2 and len(state.cards.rows[RIVAL_DECK]) == 1
    state.cards.rows[RIVAL_ADVANCED].clear()
    gains.advance(state, 12)
    assert state.rival.score == given().rival.score + 8


@pytest.mark.rule("SETI-16.43", "SETI-16.42", "SETI-12.5")
def test_milestones_gold_tiles_and_neutral_markers() -> None:
    state = given("s1", score=26)
    talk = Talk(state)
    talk.say("gold-free", "mission")
    assert [state.gold_marks[tile] for tile in GOLD_TILES] == [[HUMAN], [RIVAL], [], []]  # the arrow of S.1 points left
    assert talk.ask is not None and talk.ask.kind == "neutral-space"
    talk.say("neutral-space", ("left", "yellow"))
    assert state.species[0].spaces == {"red": HUMAN, "yellow": -1}
    talk.say("discovered", "none")
    assert talk.done().rival.milestones == [25, 20]


@pytest.mark.rule("SETI-13.7", "SETI-13.8", "SETI-13.11")
def test_a_species_is_discovered_and_the_rival_gets_its_share() -> None:
    left = site(None, red=RIVAL, yellow=RIVAL)
    state = given("s2", upper=6, species=[left, site(None, blue=HUMAN)], level=2)
    talk = Talk(state).say("lowest", ("left", "blue", 0))
    assert talk.why("none") == "spaces-full SETI-13.7"
    talk.say("discovered", ("left", "mascamites"))
    assert talk.done().found == ["mascamites"] and state.rival.message is None
    assert state.progress == 1 + 3


@pytest.mark.rule("SETI-13.11", "SETI-12.5")
def test_two_species_may_be_discovered_at_once_the_left_one_first() -> None:
    state = given(score=31, species=[site(None, red=HUMAN, yellow=HUMAN), site()])
    state.rival.milestones = [25]
    talk = Talk(state, milestones.end_of_turn(state, RIVAL))
    talk.says(("neutral-space", ("left", "blue")), ("neutral-space", ("right", "red")))
    talk.says(("discovered", ("left", "exertians")), ("discovered", ("right", "anomalies")))
    assert talk.done().found == ["exertians", "anomalies"]
