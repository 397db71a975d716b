"""SETI-3: rounds and turns."""

from __future__ import annotations

import pytest

from wardroom.games.seti.flow import asking
from wardroom.games.seti.state import END_1, GONE, OBJECTIVES_DONE

from .driving import drive, resolve
from .given import Sitting, given

MAIN = {"play", "launch", "orbit", "land", "scan", "analyse", "research", "pass"}
FREE = {"move", "place", "exchange", "buy", "corner", "mission"}
FULL_HAND = ["grant", "iss", "plato", "dragonfly", "hayabusa", "starship"]


def passing(game: Sitting) -> Sitting:
    """Whoever is to move passes, and takes the first card of the stack."""
    game.choose("pass")
    while game.ask.kind in ("discard", "end-card"):
        game.choose(game.options[0])
    return game


@pytest.mark.rule("SETI-3.1")
def test_turns_go_clockwise_from_the_first_player_and_skip_who_has_passed() -> None:
    game = given(3, first=1, active=1, credits=[9, 9, 9])
    order = []
    for action in ("launch", "launch", "pass", "scan", "scan"):
        order.append(game.ask.seat)
        if action == "pass":
            passing(game)
        else:
            game.choose(action)
            while game.ask.kind != "turn":
                game.choose(game.options[0])
            if "end" in game.candidates:
                game.choose("end")
    assert order == [1, 2, 0, 1, 2]
    assert game.ask.seat == 1


@pytest.mark.rule("SETI-3.2", "SETI-3.3")
def test_exactly_one_main_action_a_turn() -> None:
    game = given(2, credits=[9])
    assert set(game.candidates) == MAIN | FREE
    game.choose("launch")
    assert game.asked == (0, "turn")
    assert set(game.candidates) == FREE | {"end"}
    game.choose("end")
    assert game.ask.seat == 1


@pytest.mark.rule("SETI-3.4")
def test_free_actions_before_during_and_after_the_main_action() -> None:
    hand = ["breakthrough_starshot", "press_statement", "seti_at_home", "grant"]
    game = given(2, credits=[9], data=[0], probes=[[(1, 5)]], hand=[hand])
    game.choose("corner", "press_statement")
    assert game.wealth()["data"] == 1
    game.choose("play", "breakthrough_starshot")
    assert game.ask.kind == "move" and "free" in game.options
    game.choose("free", "corner", "seti_at_home")
    assert game.wealth()["data"] == 2 and game.ask.kind == "move"
    game.choose("0:1:6", "proxima_centauri")
    assert game.asked == (0, "turn")
    game.choose("corner")
    assert game.wealth()["data"] == 3 and game.hand() == []


@pytest.mark.rule("SETI-3.5")
def test_a_free_action_that_interrupts_is_resolved_completely_before_another() -> None:
    hand = ["breakthrough_starshot", "press_statement", "seti_at_home"]
    game = given(2, credits=[9], probes=[[(1, 5)]], hand=[hand])
    game.choose("play", "breakthrough_starshot", "free")
    assert set(game.candidates) == FREE
    game.choose("exchange", "credit:card_any")
    assert game.ask.kind == "card" and "free" not in game.candidates
    game.choose("deck")
    assert game.ask.kind == "move" and "free" in game.candidates
    assert game.why("free") is None


@pytest.mark.rule("SETI-3.5")
def test_the_question_is_put_anew_after_a_free_action() -> None:
    game = given(2, credits=[9], energy=[3], probes=[[(1, 5)]], hand=[["breakthrough_starshot"]])
    game.choose("play", "breakthrough_starshot")
    assert "0:1:4" in game.options
    game.choose("free", "move", "0:1:6")
    assert game.ask.kind == "move" and "0:1:5" in game.options and "0:1:4" not in game.options
    assert game.wealth()["energy"] == 2


@pytest.mark.rule("SETI-3.5")
def test_where_there_is_one_thing_to_choose_nobody_is_asked_unless_a_free_action_could_change_it() -> None:
    game = given(2, hand=[["grant"]])
    game.state.interruptible = True
    assert drive(asking.may_choose(game.state, 0, "star", lambda: ["vega"])) == []
    (ask,) = drive(asking.may_choose(game.state, 0, "star", lambda: ["vega"], even_alone=True), "vega")
    assert ask.candidates == ["vega", "free"]
    game.state.interruptible = False
    assert drive(asking.may_choose(game.state, 0, "star", lambda: ["vega"], even_alone=True)) == []


@pytest.mark.rule("SETI-3.6")
def test_no_free_actions_on_the_turn_of_another() -> None:
    game = given(2, hand=[["grant"], ["iss"]], credits=[9, 9])
    game.state.interruptible = True
    (own,) = resolve(game, "tuck", "none")
    (others,) = resolve(game, "tuck", "none", seat=1)
    assert "free" in own.candidates and "free" not in others.candidates


@pytest.mark.rule("SETI-3.7")
def test_moves_and_tucking_may_be_declined_but_signals_and_traces_not() -> None:
    game = given(2, probes=[[(1, 5)]], hand=[["grant"]], traces=[{}, {}])
    (move,) = resolve(game, "move:2", "stop")
    (tuck,) = resolve(game, "tuck", "none")
    (signal,) = resolve(game, "signal:red", "barnards_star")
    (trace,) = resolve(game, "trace:blue", ("left", "blue", 0))
    assert game.agency().probes == [(1, 5)] and game.hand() == ["grant"]
    assert not {"stop", "none", "done"} & {*signal.candidates, *trace.candidates}


@pytest.mark.rule("SETI-3.8")
def test_what_cannot_be_resolved_is_skipped_and_the_rest_goes_on() -> None:
    game = given(2, credits=[3], publicity=[4], probes=[[(2, 5)]], hand=[["venera_probe"]])
    game.choose("play", "venera_probe")  # launch and 1 publicity, with a probe in space already
    assert game.agency().probes == [(2, 5)]
    assert game.wealth()["publicity"] == 5


@pytest.mark.rule("SETI-3.9")
def test_icons_resolve_from_left_to_right() -> None:
    game = given(2, hand=[["tardigrades_study"]])
    game.choose("play", "tardigrades_study")
    gained = [key for key in game.log() if key in ("publicity", "data", "drew")]
    assert gained == ["publicity", "data", "drew"]


def many_things_at_once() -> Sitting:
    """Seat 0 is about to win a sector, pass 20 and 25 points, and fill the left species' last discovery space."""
    return given(
        2,
        score=[19],
        hand=[["wow_signal", *FULL_HAND]],
        stars={"61_virginis": [0, 0, 0, 0, 0]},
        traces=[{"yellow": 0, "blue": 1}, {}],
        species=["anomalies", "mascamites"],
        credits=[2],
    )


@pytest.mark.rule("SETI-3.10")
def test_the_end_of_a_turn_in_order() -> None:
    game = many_things_at_once()
    game.choose("play", "wow_signal")  # two signals at Earth: the sector is complete and won
    game.choose("left:red:0")  # 5 VP
    assert game.wealth()["score"] == 24
    assert "sector-won" in game.log() and "gold" not in game.log()
    game.agency().score = 26
    game.choose("end")
    while game.ask.kind == "discard":
        game.choose(game.options[0])
    assert game.asked == (0, "gold")
    game.choose("tech")
    while game.ask.kind != "turn":
        game.choose(game.options[0])
    order = [key for key in game.log() if key in ("sector-won", "discarded", "gold", "neutral", "discovered")]
    assert list(dict.fromkeys(order)) == ["sector-won", "discarded", "gold", "neutral", "discovered"]


@pytest.mark.rule("SETI-3.10")
def test_alone_completed_objectives_are_moved_last_and_only_at_the_end_of_the_humans_turn() -> None:
    game = given(
        1,
        settings={"difficulty": 2},
        score=[14],
        credits=[4],
        hand=[["grant", "iss"]],
        objectives={"obj_102": [], "obj_302": [], "obj_308": []},
    )
    game.state.agencies[0].score = 16
    resolve(game, "vp:1")
    assert game.faces(OBJECTIVES_DONE) == []
    game.choose("launch")
    assert game.faces(OBJECTIVES_DONE) == []
    game.choose("end")
    assert game.faces(OBJECTIVES_DONE) == ["obj_102"]


@pytest.mark.rule("SETI-3.11", "SETI-3.15")
def test_no_free_action_once_the_turn_is_declared_over() -> None:
    game = many_things_at_once()
    game.agency().score = 24
    game.choose("play", "wow_signal", "left:red:0", "end")
    assert game.asked == (0, "discard") and "free" not in game.candidates  # before the milestones
    game.choose("grant", "iss")
    assert game.asked == (0, "gold") and "free" not in game.candidates
    assert len(game.hand()) == 4


@pytest.mark.rule("SETI-3.12", "SETI-20.1")
def test_at_the_end_of_every_turn_the_hand_goes_down_to_four() -> None:
    game = given(2, hand=[FULL_HAND], credits=[9])
    game.choose("launch", "buy", "deck")
    assert len(game.hand()) == 7  # no limit during the turn
    game.choose("end")
    assert game.asked == (0, "discard")
    assert game.seat.prompt()["n"] == 3
    game.choose("grant", "plato", "starship")
    assert len(game.hand()) == 4 and game.discards[-3:] == ["grant", "plato", "starship"]
    assert game.ask.seat == 1


@pytest.mark.rule("SETI-3.13", "SETI-3.15", "SETI-20.1")
def test_with_the_other_hand_limit_only_passing_forces_the_discard() -> None:
    game = given(2, hand=[FULL_HAND], credits=[9], settings={"hand_limit": "on_pass"})
    game.choose("launch", "end")
    assert game.ask.seat == 1 and len(game.hand()) == 6
    passing(game)
    game.choose("pass")
    assert game.asked == (0, "discard")
    game.choose("grant", "iss")
    assert len(game.hand()) == 4 and game.ask.kind == "end-card"


@pytest.mark.rule("SETI-3.14")
def test_once_everybody_has_passed_the_round_ends() -> None:
    game = passing(given(3))
    assert game.state.round == 1 and game.ask.seat == 1
    passing(game)
    assert game.state.round == 1 and game.ask.seat == 2
    passing(game)
    assert game.state.round == 2 and not any(agency.passed for agency in game.state.agencies)


@pytest.mark.rule("SETI-3.15")
def test_the_end_of_round_card_may_be_a_fifth_card() -> None:
    game = given(2, hand=[FULL_HAND])
    game.choose("pass", "grant", "iss")
    assert len(game.hand()) == 4
    game.choose(game.options[0])
    assert len(game.hand()) == 5 and game.ask.seat == 1  # nothing forces it away
    other = given(2, hand=[["grant"], FULL_HAND[1:]], credits=[9])
    other.choose("launch", "end")
    assert len(other.hand(1)) == 5 and other.asked == (1, "turn")  # nor do cards on the turn of another


@pytest.mark.rule("SETI-3.16")
def test_a_turn_does_not_end_without_a_main_action() -> None:
    game = given(2, hand=[["grant", "iss"]])
    game.choose("corner", "grant")
    assert game.asked == (0, "turn") and "end" not in game.candidates
    assert "pass" in game.options
    game.choose("pass")
    game.choose(game.options[0])
    assert game.ask.seat == 1 and game.agency().passed


@pytest.mark.rule("SETI-3.4")
def test_with_no_free_action_left_the_turn_ends_by_itself() -> None:
    game = given(2, credits=[2], energy=[0], publicity=[0])
    game.choose("launch")
    assert game.ask.seat == 1


@pytest.mark.rule("SETI-3.1", "SETI-3.14")
def test_alone_the_rival_takes_every_other_turn_until_it_has_passed() -> None:
    game = given(1, credits=[9], settings={"difficulty": 1})
    game.choose("launch", "end")
    assert "rival-reveals" in game.log() and game.asked == (0, "turn")
    passing(game)
    assert game.state.round == 2  # the rival plays its cards to the end, then passes
    assert game.log().count("rival-reveals") >= 4 and "rival-passes" in game.log()
    assert len(game.faces(GONE)) >= 1 and game.faces(END_1) == []
