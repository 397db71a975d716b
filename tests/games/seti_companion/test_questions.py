"""Every kind of action of the rival, with just the questions it needs."""

from __future__ import annotations

from wardroom.games.seti.companion import actions, ending, flight, gains, signals, sky, traces
from wardroom.games.seti.companion.state import HUMAN, PLAYED, RIVAL, Site

from .given import Talk, given, told

DISCS = (3, 6, 1)


def site(name: str | None = None, **spaces: int) -> Site:
    made = Site()
    made.name, made.spaces = name, spaces
    return made


# Analyse, launch


def test_launch_needs_no_question() -> None:
    state = Talk(given("s1")).done()
    assert state.probe and state.publicity == 5
    assert told(state)[:3] == ["rival-reveals", "rival-cannot-computer", "rival-launches"]


def test_analyse_asks_for_the_free_trace_space_alone() -> None:
    talk = Talk(given("s2", filled=6, pool=2, techs=["computer_1"]))
    assert talk.options == [("right", "blue", 0), ("left", "blue", 0), "none"]  # the arrow of S.2 points right
    state = talk.says(("lowest", ("right", "blue", 0)), ("discovered", "none")).done()
    assert (state.filled, state.pool, state.techs) == (2, 0, [])
    assert state.sites[1].spaces == {"blue": RIVAL}
    assert state.score == given().score + 3 + 3  # the discovery space on the right, the computer tech


def test_a_trace_on_the_overflow_space_leaves_all_others_taken() -> None:
    state = Talk(given("s2", filled=6)).says(("lowest", "none")).done()
    assert [each.spaces for each in state.sites] == [{"blue": HUMAN}, {"blue": HUMAN}]
    again = Talk(state, traces.mark(state, "blue")).done()  # nothing is left to be asked
    assert again.score == given().score + 3 + 3


# Tech


def test_the_tech_is_the_first_with_its_2_vp_tile_along_the_track() -> None:
    talk = Talk(given("s2", publicity=7, level=2))
    assert talk.ask is not None and talk.ask.kind == "first-tile"
    assert list(talk.options)[:3] == ["computer_1", "computer_2", "computer_3"]
    state = talk.says(("first-tile", "computer_3"), ("bonus", "bonus_vp")).done()
    assert state.publicity == 1 and state.techs == state.taken == ["computer_3"]
    assert state.score == given(level=2).score + 2 + 3
    assert not {"computer_1", "computer_2", "computer_3"} & set(state.first_tiles)
    assert state.next_disc == 2


def test_without_2_vp_tiles_it_takes_the_first_stack_that_has_tiles() -> None:
    talk = Talk(given("s2", publicity=6, level=2)).say("first-tile", "none")
    state = talk.says(("tile-left", "computer_2"), ("bonus", "bonus_energy")).done()
    assert state.first_tiles == [] and state.stacks["computer_1"] == []
    assert state.techs == ["computer_2"] and state.progress == 2


def test_a_bonus_comes_once_out_of_a_stack() -> None:
    state = given("s2", publicity=6, level=2)
    state.stacks["computer_1"].remove("bonus_vp")
    talk = Talk(state).say("first-tile", "computer_1")
    assert talk.why("bonus_vp") == "bonus-gone SETI-7.10"


def test_without_publicity_or_tiles_the_line_is_passed_over() -> None:
    state = given("s2", publicity=6)
    state.stacks = dict.fromkeys(state.stacks, [])
    Talk(state)
    assert "rival-cannot-tiles" in told(state)
    poor = given("s2", publicity=5)
    Talk(poor)
    assert "rival-cannot-publicity" in told(poor)


# Probe


def test_the_discs_are_asked_once_and_then_confirmed() -> None:
    talk = Talk(given("s13", probe=True))
    talk.says(("disc", 2), ("disc", 5), ("disc", 4))
    assert talk.state.turned is not None
    assert [sky.away(talk.state.turned, body) for body in sky.BODIES] == [2, 5, 4]
    again = Talk(given("s13", probe=True, turned=talk.state.turned))
    assert again.asked == ["discs"]
    again.say("discs", ("mars", 6))
    assert again.state.turned is not None and sky.away(again.state.turned, "mars") == 6


def test_a_flight_by_the_way_with_most_publicity_to_the_first_planet_in_reach() -> None:
    state = given("s13", probe=True, turned=DISCS, publicity=0)
    talk = Talk(state).say("discs", "right")
    assert talk.ask is not None and talk.ask.kind == "places"
    assert "rival-flies" in told(state) and state.publicity >= 1 and not state.probe


def test_first_places_decide_between_orbit_and_ground_and_are_remembered() -> None:
    state = given("s8", probe=True, turned=DISCS, filled=0)
    talk = Talk(state).say("discs", "right")
    planet = dict(talk.ask.args)["name_place"] if talk.ask else ""
    talk.say("places", "orbiter")
    assert planet not in state.ground or state.ground[planet] == []
    assert planet in state.orbits
    assert f"orbit:{planet}" in state.happened


def test_what_was_taken_once_cannot_be_free() -> None:
    state = given("s8", probe=True, turned=DISCS)
    state.orbits = list(state.ground)
    talk = Talk(state).say("discs", "right")
    assert talk.why("both") == "orbit-covered SETI-5.12"
    assert talk.why("orbiter") == "orbit-covered SETI-5.12"
    talk.say("places", "lander")
    assert any(name.startswith("land:") for name in state.happened)


def test_a_probe_tech_is_spent_for_the_first_free_moon_of_the_arrow() -> None:
    state = given(techs=["probe_2"], arrow="right")
    talk = Talk(state, flight.moon_for_tech(state, "jupiter"))
    assert list(talk.options) == ["io", "europa", "ganymede", "callisto", "none"]
    talk.say("moon", "europa")
    assert state.moons == ["io"] and state.techs == []


def test_a_sample_is_fetched_by_landing() -> None:
    state = given("s15", probe=True, turned=DISCS, found=["mascamites"])
    talk = Talk(state).say("discs", "right")
    while talk.ask is not None and talk.ask.kind != "sample-left":
        talk.send(talk.options[0])
    talk.say("sample-left", "yes")
    assert "companion-sample" in told(state) and not any(name.startswith("orbit") for name in state.happened)


# Telescope


def test_a_telescope_asks_for_earth_and_the_colours_of_the_row() -> None:
    talk = Talk(given("s10"))  # line 2: a launch; so with a probe
    assert talk.over
    state = given("s10", probe=True)
    talk = Talk(state).says(("star", "vega"), ("slot-of", "right"))  # twice in Earth's sector
    assert state.slots["vega"] == [RIVAL, RIVAL] and state.score == given().score + 2
    talk.says(("row-color", "red"), ("slots", ("proxima_centauri", 3)), ("slots", "right"))
    state = talk.done()
    assert state.slots["proxima_centauri"] == [HUMAN, HUMAN, HUMAN, RIVAL]  # ties: room for more data
    assert state.filled == 3


def test_an_empty_row_gives_no_signal() -> None:
    talk = Talk(given("s10", probe=True)).says(("star", "vega"), ("slot-of", "right"), ("row-color", "none"))
    assert "rival-row-empty" in told(talk.done())


def test_it_chooses_what_it_wins_then_what_scores_then_where_it_has_more() -> None:
    state = given()
    state.slots["barnards_star"] = [RIVAL, RIVAL, HUMAN, RIVAL]  # one left: it would win
    state.slots["proxima_centauri"] = [HUMAN]
    assert signals.choose_star(state, ("barnards_star", "proxima_centauri")) == "barnards_star"
    state.slots["barnards_star"] = [HUMAN, HUMAN, RIVAL]
    assert signals.choose_star(state, ("barnards_star", "proxima_centauri")) == "proxima_centauri"  # second position
    state.slots["proxima_centauri"] = []
    assert signals.choose_star(state, ("barnards_star", "proxima_centauri")) == "barnards_star"  # more markers


def test_a_telescope_tech_gives_one_more_signal_of_the_row() -> None:
    talk = Talk(given("s2", techs=["telescope_3"]))
    talk.says(("star", "vega"), ("slot-of", "right"), ("row-color", "yellow"), ("slots", "right"))
    talk.says(("row-color", "yellow"), ("row-color", "yellow"))  # a slot is confirmed once in a turn
    state = talk.done()
    assert sum(markers.count(RIVAL) for markers in state.slots.values()) == 4 and state.techs == []


def test_a_complete_sector_is_won_and_filled_again() -> None:
    state = given("s10", probe=True)
    state.slots["vega"] = [RIVAL, HUMAN]
    talk = Talk(state).says(("star", "vega"), ("slot-of", "right"), ("row-color", "none"))
    talk.say("lowest", ("right", "red", 0)).say("discovered", "none")
    assert talk.done().slots["vega"] == [HUMAN]
    assert state.won == ["vega"]
    assert state.publicity == 4 + 1 + 1 + 1  # the second data in the computer, the sector, the discovery space
    assert state.score == given().score + 2 + 3


def test_slots_refuse_what_cannot_be() -> None:
    state = given("s10", probe=True)
    state.slots["vega"] = [HUMAN, RIVAL]
    talk = Talk(state).say("star", "vega")
    assert talk.why(("vega", 0)) == "slot-empty SETI-8.8"
    assert talk.why(("vega", 3)) == "slot-rival SETI-8.2"
    talk.say("slot-of", ("reset", "vega"))  # the human completed it meanwhile
    assert state.slots["vega"] == [RIVAL] and state.won == ["vega"]


# Species


def test_the_species_card_takes_the_place_of_s3() -> None:
    state = given("s3", found=["exertians"], sites=[site("exertians"), site()])
    Talk(state).done()
    assert state.exertians == 1
    assert "s19" in [state.face(card) for card in state.cards.rows[PLAYED]]
    assert "s3" not in [state.face(card) for card in state.cards.rows[PLAYED]]


def test_anomalies_ask_for_the_next_one_and_who_leads() -> None:
    board = site("anomalies")
    state = given("s16", found=["anomalies"], sites=[board, site()])
    talk = Talk(state).say("next-anomaly", "red")
    assert talk.ask is not None and talk.ask.kind == "lowest"  # it has no marker there: nobody has to say who leads
    talk.say("lowest", ("left", "red", 2))
    assert board.board == [("red", 1, HUMAN), ("red", 2, RIVAL)]
    assert state.score == given().score + 2 + 3
    leads = given("s16", found=["anomalies"], sites=[board, site()])
    Talk(leads).says(("next-anomaly", "red"), ("highest", "rival"), ("anomaly", "none"))
    assert "rival-cannot-anomaly" in told(leads)


def test_a_rotation_lets_the_anomalies_act() -> None:
    board = site("anomalies")
    board.board = [("red", 1, RIVAL)]
    state = given(found=["anomalies"], sites=[board, site()])
    talk = Talk(state, sky.rotate(state))
    assert talk.why(("blue", "a")) == "no-marker-there SETI-15.2.2"
    talk.say("anomaly", ("red", "a"))
    assert state.score == given().score + 4


def test_messages_are_sent_and_answered() -> None:
    state = given("s18", found=["centaurians"], sites=[site("centaurians"), site()], sent=1)
    assert Talk(state).done().message == state.score + 15
    state.score = state.message or 0
    state.arrow = "left"
    talk = Talk(state, ending.end_of_turn(state))
    talk.say("message-free", "message_publicity")
    assert state.publicity == 4 + 3 and state.message is None and state.messages == ["message_vp"]
    no_more = given("s18", found=["centaurians"], sent=3)
    Talk(no_more)
    assert "rival-cannot-message-none" in told(no_more)


def test_the_tile_takes_signals_and_gives_exofossils() -> None:
    state = given("s17", found=["oumuamua"], sites=[site("oumuamua"), site()])
    talk = Talk(state).says(("star", "vega"), ("slot-of", "right"), ("row-color", "none"))
    talk.says(("slot-of", ("tile", 1)), ("slot-of", "right"))
    assert talk.done().exofossils == 1 and state.slots["tile"] == []
    assert state.score == given().score + 2


def test_exertians_are_played_while_it_risks_little() -> None:
    board = site("exertians")
    board.board = [("red", 1, RIVAL), ("blue", 1, HUMAN)]
    state = given("s19", found=["exertians"], sites=[board, site()], exertians=4)
    assert actions.risks(state) == 5
    Talk(state)
    assert "rival-cannot-exertian" in told(state)


def test_the_expansions_card_marks_a_trace_of_any_colour() -> None:
    talk = Talk(given("se2_s1", agencies=True))
    assert len(talk.options) == 7
    talk.say("lowest", ("left", "red", 0)).say("discovered", "none")
    assert talk.done().progress == 1 + 3  # as many steps as stars


# Passing, milestones, discoveries


def test_it_passes_with_an_empty_deck() -> None:
    state = Talk(given()).done()
    assert state.passed == [False, True] and not state.reminder
    assert state.progress == 2 and state.next_disc == 2
    assert len(state.cards.rows[0]) == 5


def test_crossing_the_card_icon_brings_an_advanced_card() -> None:
    state = given(progress=11)
    gains.advance(state, 3)
    assert state.progress == 2 and len(state.cards.rows[0]) == 1
    state.cards.rows[2].clear()
    gains.advance(state, 12)
    assert state.score == given().score + 8


def test_milestones_gold_tiles_and_neutral_markers() -> None:
    state = given("s1", score=26)
    talk = Talk(state)
    talk.say("gold-free", "mission")
    assert state.gold == ["tech", "mission"]  # the arrow of S.1 points left
    assert talk.ask is not None and talk.ask.kind == "neutral-space"
    talk.say("neutral-space", ("left", "yellow"))
    assert state.sites[0].spaces == {"red": HUMAN, "yellow": -1}
    talk.say("discovered", "none")
    assert talk.done().milestones == [25, 20]


def test_a_species_is_discovered_and_the_rival_gets_its_share() -> None:
    left = site(None, red=RIVAL, yellow=RIVAL)
    state = given("s2", filled=6, sites=[left, site(None, blue=HUMAN)], level=2)
    talk = Talk(state).say("lowest", ("left", "blue", 0))
    assert talk.why("none") == "spaces-full SETI-13.7"
    talk.say("discovered", ("left", "mascamites"))
    assert talk.done().found == ["mascamites"]
    assert state.progress == 1 + 3
