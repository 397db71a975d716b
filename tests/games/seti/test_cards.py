"""SETI-4, SETI-5a: cards, where they come from and go to, and playing them."""

from __future__ import annotations

import pytest

from wardroom.games.seti.flow import supply
from wardroom.games.seti.state import ALIENS_GONE, DECK, DISCARD

from .driving import resolve
from .given import Sitting, given


@pytest.mark.rule("SETI-4.1", "SETI-4.2")
def test_a_card_is_used_for_one_of_its_purposes_and_costs_only_when_played() -> None:
    game = given(2, credits=[0], data=[0], hand=[["press_statement", "grant", "iss"]])
    assert game.why("play") == ("SETI-5.1", "cards-too-dear")
    game.choose("corner", "press_statement")  # data; its effect would be 3 publicity
    assert game.wealth() == {**game.wealth(), "data": 1, "publicity": 4, "credits": 0}
    resolve(game, "tuck", game.state.hand(0)[0])  # energy
    assert game.wealth()["energy"] == 4 and game.tucked() == ["grant"]
    played = given(2, credits=[1], hand=[["press_statement"]]).choose("play", "press_statement")
    assert played.wealth() == {**played.wealth(), "credits": 0, "publicity": 7, "data": 0}


@pytest.mark.rule("SETI-4.3", "SETI-4.11")
def test_a_card_taken_from_the_row_is_replaced_at_once_in_its_slot() -> None:
    game = given(2, publicity=[6], row=["alice", "dune", "grant"], decks={"deck": ["iss", "plato"]})
    game.choose("buy", "dune")
    assert game.hand() == ["dune"] and game.row == ["alice", "iss", "grant"]
    game.choose("buy", "iss")
    assert game.row == ["alice", "plato", "grant"]


@pytest.mark.rule("SETI-4.4")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    game = given(2, decks={"deck": ["iss"]}, bare=["deck"], discards=["plato", "dragonfly", "hayabusa"])
    resolve(game, "card_random:2")
    assert game.hand()[0] == "iss" and game.hand()[1] in ("plato", "dragonfly", "hayabusa")
    assert len(game.faces(DECK)) == 2 and game.discards == []
    assert "reshuffled" in game.log()


@pytest.mark.rule("SETI-4.5")
def test_a_plain_card_icon_is_a_choice_and_one_with_a_question_mark_the_top_of_the_deck() -> None:
    game = given(2, row=["alice", "dune", "grant"], decks={"deck": ["iss", "plato", "hayabusa"]})
    assert resolve(game, "card_random") == [] and game.hand() == ["iss"]
    (ask,) = resolve(game, "card_any", "deck")
    assert ask.kind == "card" and len(ask.options) == 4
    assert game.hand() == ["iss", "plato"]
    alice = game.state.row[0]
    assert alice is not None
    resolve(game, "card_any", alice)
    assert game.hand() == ["iss", "plato", "alice"] and game.row == ["hayabusa", "dune", "grant"]


@pytest.mark.rule("SETI-4.5")
def test_without_any_card_to_draw_only_those_of_the_row_are_offered() -> None:
    game = given(2, row=["alice", "dune", "grant"], bare=["deck"])
    (ask,) = resolve(game, "card_any", game.state.row[1] or "none")
    assert ask.options == [card for card in ask.candidates if card != "deck"] and len(ask.options) == 3
    assert game.hand() == ["dune"] and game.row == ["alice", None, "grant"]


@pytest.mark.rule("SETI-4.6")
def test_a_tucked_card_gives_its_income_now_and_at_every_income() -> None:
    game = given(2, credits=[0], energy=[0], hand=[["iss"]], decks={"deck": ["grant", "plato", "hayabusa"]})
    resolve(game, "tuck", game.state.hand(0)[0])
    assert game.wealth()["credits"] == 1 and game.tucked() == ["iss"]
    for _ in (0, 1):
        game.choose("pass")
        game.choose(game.options[0])
    assert game.wealth()["credits"] == 1 + 3 + 1 and game.wealth()["energy"] == 2


@pytest.mark.rule("SETI-4.6", "SETI-4.8")
def test_income_cards_of_every_kind_and_declining() -> None:
    game = given(2, hand=[["grant", "hayabusa", "plato"]], decks={"deck": ["starship"]})
    grant, hayabusa, _ = game.state.hand(0)
    resolve(game, "tuck:2", grant, hayabusa)
    assert game.wealth()["energy"] == 4 and game.hand() == ["plato", "starship"]
    resolve(game, "tuck", "none")
    assert game.hand() == ["plato", "starship"] and game.tucked() == ["grant", "hayabusa"]


@pytest.mark.rule("SETI-4.7")
def test_a_tucked_card_is_out_of_play() -> None:
    game = given(2, tucked=[["press_statement"]], hand=[["grant"]])
    game.choose("corner")
    assert game.discards == ["grant"] and game.tucked() == ["press_statement"]
    assert game.why("corner") == ("SETI-6.12", "no-hand")
    assert game.why("play") == ("SETI-5.1", "no-card-to-play")


@pytest.mark.rule("SETI-4.9")
def test_where_played_cards_go() -> None:
    hand = ["press_statement", "tardigrades_study", "near_shoemaker", "nasa_image_of_the_day"]
    for face, zone in zip(hand, ("discards", "played", "played", "tucked")):
        game = given(2, credits=[9], hand=[hand]).choose("play", face)
        where = {"discards": game.discards, "played": game.played(), "tucked": game.tucked()}
        assert [name for name, faces in where.items() if face in faces] == [zone]
        assert face not in game.hand()


@pytest.mark.rule("SETI-4.10")
def test_alien_cards_are_hand_cards_and_those_of_the_exertians_are_not() -> None:
    game = given(
        2,
        credits=[9],
        publicity=[0],
        species=["anomalies", "exertians"],
        found=["anomalies", "exertians"],
        hand=[["signs_of_life", "grant", "iss", "plato", "hayabusa"]],
        exertians=[["extractor", "neuralab"]],
    )
    game.choose("corner", "signs_of_life")
    assert game.wealth()["publicity"] == 2
    game.choose("launch", "end")  # four cards and two Exertian ones: nothing to discard
    assert game.ask.seat == 1 and len(game.hand()) == 4
    other = given(2, credits=[9], hand=[["signs_of_life", "grant", "iss", "plato", "hayabusa"]]).choose("launch", "end")
    assert other.asked == (0, "discard") and "signs_of_life" in other.options


@pytest.mark.rule("SETI-4.11")
def test_several_empty_slots_are_filled_from_left_to_right() -> None:
    game = given(2, row=[None, "dune", None], decks={"deck": ["iss", "plato"]})
    supply.refill(game.state)
    assert game.row == ["iss", "dune", "plato"]


def nothing_left(**more: object) -> Sitting:
    return given(2, bare=["deck"], row=["alice", "dune", "grant"], **more)  # type: ignore[arg-type]


@pytest.mark.rule("SETI-4.12")
def test_with_deck_and_discard_pile_empty_no_card_is_drawn_and_the_row_stays_short() -> None:
    game = nothing_left(publicity=[9])
    resolve(game, "card_random")
    assert game.hand() == []
    game.choose("buy")
    assert "deck" not in game.options
    game.choose("dune")
    assert game.row == ["alice", None, "grant"]
    game.choose("buy", "alice", "buy")  # the last one is certain
    assert game.row == [None, None, None] and game.hand() == ["dune", "alice", "grant"]
    game.agency().publicity = 9
    assert game.why("buy") == ("SETI-4.12", "no-card-left")
    assert resolve(game, "card_any signal:row") == []
    assert not any(star.markers for star in game.state.stars.values())


@pytest.mark.rule("SETI-4.13")
def test_what_goes_to_the_discard_pile() -> None:
    game = given(2, credits=[9], hand=[["press_statement", "seti_at_home", "tardigrades_study", "grant", "iss"]])
    game.choose("corner", "seti_at_home", "exchange", "card_any:credit", "iss", "grant")
    assert game.discards == ["seti_at_home", "iss", "grant"]
    game.choose("play", "press_statement")
    assert game.discards[-1] == "press_statement"
    row = given(2, credits=[9], energy=[9], row=["alice", "dune", "grant"])
    row.choose("scan", "earth", "dune", "proxima_centauri")
    assert row.discards == ["dune"]


@pytest.mark.rule("SETI-4.13", "SETI-20.9")
def test_discarded_alien_cards_return_to_no_deck() -> None:
    held = ["signs_of_life", "close_up_view", "grant"]
    game = given(2, hand=[held], species=["anomalies", "mascamites"], found=["anomalies"])
    decks = game.faces(DISCARD), len(game.faces(DECK))
    game.choose("corner", "signs_of_life")
    assert "signs_of_life" in game.faces(ALIENS_GONE) and (game.discards, len(game.faces(DECK))) == decks
    (card,) = (card for card in game.state.cards.rows[ALIENS_GONE] if game.state.face(card) == "signs_of_life")
    assert game.state.cards.read(card, 1) == "signs_of_life"  # everybody saw it go


@pytest.mark.rule("SETI-4.14")
def test_a_card_bought_during_a_scan_is_replaced_at_once_and_the_scans_own_slots_later() -> None:
    game = given(2, credits=[9], energy=[9], publicity=[9], row=["alice", "dune", "grant"], hand=[["iss"]])
    game.choose("scan", "row", "dune")
    assert game.row == ["alice", None, "grant"] and game.ask.kind == "signal"
    game.choose("free", "buy")
    assert "dune" not in game.candidates
    top = game.state.face(game.state.cards.rows[DECK][-1])
    game.choose("alice")
    assert game.row == [top, None, "grant"]
    game.choose("proxima_centauri")  # Earth's signal follows by itself, and the scan is over
    assert None not in game.row


@pytest.mark.rule("SETI-5.1")
def test_playing_a_card_costs_what_is_printed_and_resolves_its_effect() -> None:
    game = given(2, credits=[1], energy=[0], hand=[["press_statement", "tardigrades_study"]])
    game.choose("play")
    assert game.options == ["press_statement"]
    assert game.why("tardigrades_study") == ("SETI-5.1", "too-dear")
    assert game.refused("tardigrades_study") == "SETI-5.1"
    game.choose("press_statement")
    assert game.wealth()["credits"] == 0 and game.wealth()["publicity"] == 7


@pytest.mark.rule("SETI-5.1")
def test_a_mission_stays_in_front_until_it_is_accomplished() -> None:
    game = given(2, credits=[2], hand=[["near_earth_asteroids_survey"]], decks={"deck": ["plato"]})
    game.choose("play", "near_earth_asteroids_survey")
    assert game.played() == ["near_earth_asteroids_survey"] and game.done() == []


@pytest.mark.rule("SETI-5.2")
def test_main_actions_inside_a_card_cost_nothing_more() -> None:
    game = given(2, credits=[1], hand=[["low_cost_space_launch", "grant"]])
    game.choose("play", "low_cost_space_launch")
    assert game.agency().probes == [game.state.where("earth")] and game.wealth()["credits"] == 0
    scan = given(2, credits=[2], energy=[0], hand=[["noto_radio_observatory", "grant"]])
    scan.choose("play", "noto_radio_observatory", "earth", "dune", "proxima_centauri")
    assert scan.wealth()["credits"] == 0 and scan.star("61_virginis").markers == [0]


@pytest.mark.rule("SETI-5.3")
def test_telescope_techs_in_a_cards_scan_still_cost_their_extra() -> None:
    game = given(2, credits=[2], energy=[0], publicity=[2], techs=[["telescope_2"]], hand=[["noto_radio_observatory"]])
    game.choose("play", "noto_radio_observatory", "telescope_2")
    assert game.wealth()["publicity"] == 2 + 1 - 1
    assert game.star("sirius_a").markers == [0]  # Mercury is in column 1


@pytest.mark.rule("SETI-5.4")
def test_a_card_of_cost_0_uses_up_the_main_action() -> None:
    game = given(2, credits=[0], hand=[["asteroids_research", "grant"]])
    game.choose("play", "asteroids_research")
    assert game.asked == (0, "turn") and "play" not in game.candidates and "end" in game.candidates


@pytest.mark.rule("SETI-5.5")
def test_a_mission_is_active_only_after_its_effect_is_resolved() -> None:
    game = given(2, credits=[9], hand=[["strategic_planning", "press_statement"]], played=[["cape_canaveral_sfs"]])
    game.choose("play", "strategic_planning")  # costs 1, and has a circle for that
    assert game.ask.kind == "turn" and game.agency().circles == {}
    assert game.played() == ["cape_canaveral_sfs", "strategic_planning"]  # from now on
    other = given(2, credits=[9], hand=[["press_statement", "grant"]], played=[["strategic_planning"]])
    other.choose("play", "press_statement")
    assert other.ask.kind == "circle"
