"""CCG-6, CCG-7: turns, playing cards, reporting; CCG-4.10 to CCG-4.14: what may be in play together."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.kernel import Card


class Home:
    """An outpost of the first seat, and a hand."""

    def __init__(self, outpost: str, *hand: str, mission: str = "first_contact") -> None:
        self.given = Given()
        self.number = self.given.mission(mission)
        self.outpost = self.given.outpost(outpost, self.number)
        self.hand = self.given.hand(0, *hand)

    def sit(self, **fields: Any) -> Sitting:
        return self.given.sit("play", **fields)

    def why(self, card: int = 0, **fields: Any) -> tuple[str, str] | None:
        return self.sit(**fields).because("play", self.hand[card])


@pytest.mark.rule("CCG-7.6", "CCG-7.10", "CCG-7.11", "CCG-2.4")
def test_people_and_equipment_report_aboard_ships_dock() -> None:
    home = Home("federation_outpost", "worf", "u_s_s_oberth")
    game = home.sit()
    for card in home.hand:
        game.order("play", card).passing()
    worf, ship = home.hand
    assert game.state.where[worf] == ("aboard", home.outpost)
    assert game.state.where[ship] == ("docked", home.outpost)
    assert not game.stopped(worf, ship)
    game.order("walk", home.outpost, ship).choose("everybody")
    assert game.state.where[worf] == ("aboard", ship)


@pytest.mark.rule("CCG-7.6", "CCG-8.1")
def test_only_to_a_compatible_facility() -> None:
    assert Home("klingon_outpost", "worf").why() == ("CCG-8.1", "incompatible")
    assert Home("klingon_outpost", "u_s_s_oberth").why() == ("CCG-7.6", "incompatible")
    assert Home("klingon_outpost", "dr_reyga").why() is None


@pytest.mark.rule("CCG-7.6", "CCG-4.20")
def test_only_to_a_facility_of_ones_own() -> None:
    given = Given()
    given.outpost("federation_outpost", given.mission("first_contact"), seat=1)
    (worf,) = given.hand(0, "worf")
    assert given.sit("play").because("play", worf) == ("CCG-7.6", "no-facility")


@pytest.mark.rule("CCG-7.9", "CCG-4.19")
def test_equipment_reports_without_regard_to_affiliation_or_quadrant() -> None:
    assert Home("federation_outpost", "klingon_disruptor", mission="catalog_phenomena").why() is None


@pytest.mark.rule("CCG-7.6", "CCG-4.22")
def test_not_in_another_quadrant() -> None:
    assert Home("federation_outpost", "u_s_s_oberth", mission="catalog_phenomena").why() == (
        "CCG-7.6",
        "other-quadrant",
    )


@pytest.mark.rule("CCG-7.12")
def test_not_where_incompatible_people_are() -> None:
    home = Home("neutral_outpost", "worf")
    home.given.aboard(home.outpost, "sela")
    assert home.why() == ("CCG-7.12", "incompatible")


@pytest.mark.rule("CCG-7.7", "CCG-7.8")
def test_vulcans_report_to_the_planet_of_observe_ritual() -> None:
    given = Given()
    number = given.mission("observe_ritual")
    sarek, worf = given.hand(0, "sarek", "worf")
    game = given.sit("play")
    assert game.because("play", worf) == ("CCG-7.6", "no-facility")
    game.order("play", sarek).passing()
    assert game.state.where[sarek] == ("surface", number)


@pytest.mark.rule("CCG-7.3", "CCG-27.4")
def test_two_card_plays_in_an_academy_turn() -> None:
    home = Home("federation_outpost", "worf", "data", "taitt")
    game = home.sit()
    for card in home.hand[:2]:
        game.order("play", card).passing()
    assert game.because("play", home.hand[2]) == ("CCG-7.3", "no-card-play")


@pytest.mark.rule("CCG-7.3", "CCG-27.10")
def test_one_card_play_in_a_full_turn() -> None:
    home = Home("federation_outpost", "worf", "data")
    home.given.state.plays = 1
    game = home.sit().order("play", home.hand[0]).passing()
    assert game.because("play", home.hand[1]) == ("CCG-7.3", "no-card-play")


@pytest.mark.rule("CCG-7.1", "CCG-7.4")
def test_interrupts_cost_no_card_play() -> None:
    home = Home("federation_outpost", "transwarp_conduit")
    home.given.ship("u_s_s_oberth", 0)
    assert home.sit(plays=0).because("play", home.hand[0]) is None


@pytest.mark.rule("CCG-7.5")
@pytest.mark.parametrize("face", ["archer", "extraction", "betazoid_gift_box", "pulse_disruptor"])
def test_what_is_never_played_from_hand(face: str) -> None:
    assert Home("federation_outpost", face).why() == ("CCG-7.5", "unplayable")


@pytest.mark.rule("CCG-4.11", "CCG-4.14")
def test_a_unique_card_once_for_each_player() -> None:
    home = Home("federation_outpost", "worf")
    home.given.aboard(home.outpost, "worf")
    assert home.why() == ("CCG-4.11", "already-in-play")


@pytest.mark.rule("CCG-4.10", "CCG-7.25")
def test_universal_cards_without_limit() -> None:
    home = Home("federation_outpost", "taitt")
    home.given.aboard(home.outpost, "taitt", "taitt")
    assert home.why() is None


@pytest.mark.rule("CCG-7.14")
def test_each_player_may_have_a_version() -> None:
    home = Home("federation_outpost", "worf")
    home.given.aboard(home.outpost, "worf", seat=1)
    assert home.why() is None


@pytest.mark.rule("CCG-7.13")
def test_one_version_of_a_persona() -> None:
    home = Home("federation_outpost", "alyssa_ogawa_first_contact")
    home.given.aboard(home.outpost, "alyssa_ogawa")
    assert home.why() == ("CCG-7.13", "already-in-play")


@pytest.mark.rule("CCG-7.15")
def test_a_version_in_play_is_exchanged_at_the_start_of_the_turn() -> None:
    home = Home("federation_outpost", "alyssa_ogawa_first_contact")
    (old,) = home.given.aboard(home.outpost, "alyssa_ogawa")
    game = home.given.sit("start")
    assert game.asked == (0, "persona")
    game.order("replace", old, home.hand[0]).passing()
    assert game.state.where[home.hand[0]] == ("aboard", home.outpost)
    assert game.lies(old) == "hand1"


@pytest.mark.rule("CCG-7.20", "CCG-3.10")
def test_alternate_universe_cards_need_a_door() -> None:
    home = Home("federation_outpost", "major_rakal")
    assert home.why() == ("CCG-7.20", "needs-au-door")
    opened = Home("federation_outpost", "major_rakal")
    opened.given.core("alternate_universe_door")
    assert opened.why() is None


@pytest.mark.rule("CCG-5.30", "CCG-5.27")
def test_a_facility_is_built_where_a_matching_engineer_is() -> None:
    given = Given()
    there, bare = given.mission("first_contact"), given.mission("extraction")
    given.surface(there, "geordi_la_forge")
    given.surface(bare, "kromm")
    (outpost,) = given.hand(0, "federation_outpost")
    game = given.sit("play").order("play", outpost).passing()
    assert game.state.where[outpost] == ("space", there)
    assert game.state.plays_left == 1
    assert bare != there


@pytest.mark.rule("CCG-5.26", "CCG-5.30")
def test_no_outpost_at_a_homeworld() -> None:
    given = Given()
    given.surface(given.mission("cloaked_mission"), "geordi_la_forge")
    (outpost,) = given.hand(0, "federation_outpost")
    assert given.sit("play").because("play", outpost) == ("CCG-5.30", "nowhere-to-build")


# Turns


def empty(**fields: Any) -> Sitting:
    given = Given()
    given.mission("first_contact")
    return given.sit(**fields)


@pytest.mark.rule("CCG-6.1", "CCG-6.8", "CCG-6.5")
def test_the_parts_of_a_turn() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.outpost("federation_outpost", number)
    given.hand(0, "worf")
    game = given.sit("play")
    assert (game.asked, game.state.part) == ((0, "play"), "play")
    game.choose("done")
    assert (game.asked, game.state.part) == ((0, "order"), "orders")
    game.choose("end")
    assert game.state.active == 1 and len(game.state.hand(0)) == 2


@pytest.mark.rule("CCG-6.6")
def test_after_the_play_phase_nothing_else_is_played() -> None:
    home = Home("federation_outpost", "worf")
    game = home.sit().choose("done")
    assert game.because("play", home.hand[0]) == ("CCG-6.6", "play-phase-over")


@pytest.mark.rule("CCG-6.3", "CCG-18.4")
def test_all_stopped_cards_of_both_are_ready_at_the_start_of_every_turn() -> None:
    given = Given()
    number = given.mission("first_contact")
    cards = [*given.surface(number, "worf"), *given.surface(number, "sela", seat=1)]
    for card in cards:
        given.state.stopped |= 1 << card
    game = given.sit()
    assert game.stopped(*cards)
    game.end_turn()
    assert not game.stopped(cards[0]) and not game.stopped(cards[1])


@pytest.mark.rule("CCG-6.8", "CCG-6.15")
def test_the_draw_is_compulsory_and_nothing_comes_from_an_empty_deck() -> None:
    game = empty().end_turn()
    assert len(game.state.hand(0)) == 1
    given = Given()
    given.mission("first_contact")
    given.deck(0, "taitt")
    game = given.sit().end_turn()
    assert (len(game.state.hand(0)), game.table.over) == (1, False)
    game.end_turn().end_turn()
    assert (len(game.state.hand(0)), game.table.over) == (1, False)


@pytest.mark.rule("CCG-6.8", "CCG-19.1")
def test_the_traveler_draws_one_more_once() -> None:
    given = Given()
    given.mission("first_contact")
    for _ in range(2):
        card = given.core("the_traveler_transcendence")
        given.state.chosen[card] = 0
    assert len(given.sit().end_turn().state.hand(0)) == 2


@pytest.mark.rule("CCG-6.13")
def test_a_double_turn_follows_at_once() -> None:
    game = empty(extra_turns=1)
    game.choose("end")
    assert (game.state.turn, game.state.active, game.state.extra_turns) == (2, 0, 0)


@pytest.mark.rule("CCG-20.1", "CCG-20.2")
def test_countdowns_count_at_the_end_of_the_owners_turns() -> None:
    given = Given()
    given.mission("first_contact")
    card = given.core("red_alert")
    given.state.counts[card] = 2
    game = given.sit().end_turn()
    assert game.state.counts[card] == 1
    game.end_turn()
    assert game.state.counts[card] == 1
    game.end_turn()
    assert game.lies(card) == "discard1"


# Events


@pytest.mark.rule("CCG-14.2", "CCG-2.6")
def test_kivas_fajo_lets_the_chosen_player_draw_three() -> None:
    for word, seat in (("you", 0), ("opponent", 1)):
        home = Home("federation_outpost", "kivas_fajo_collector")
        game = home.sit().order("play", home.hand[0])
        game.choose(word).passing()
        assert len(game.state.hand(seat)) == 3
        assert game.lies(home.hand[0]) == "discard1"


@pytest.mark.rule("CCG-7.18")
def test_metaphasic_shields_stay_on_the_ship() -> None:
    home = Home("romulan_outpost", "metaphasic_shields")
    ship = home.given.ship("khazara", 0)
    game = home.sit().order("play", home.hand[0]).passing()
    assert game.state.where[home.hand[0]] == ("on", ship)


@pytest.mark.rule("CCG-7.3", "CCG-7.18")
def test_red_alert_reports_any_number_instead_of_a_card_play() -> None:
    home = Home("federation_outpost", "worf", "data", "taitt", "kivas_fajo_collector")
    alert = home.given.core("red_alert")
    home.given.state.plays = 1
    game = home.sit().order("alert", alert)
    for card in home.hand[:3]:
        game.order("play", card).passing()
    assert all(game.state.where[card] == ("aboard", home.outpost) for card in home.hand[:3])
    assert game.because("play", home.hand[3]) == ("CCG-7.3", "no-card-play")


@pytest.mark.rule("CCG-7.21", "CCG-4.2")
def test_what_lies_on_a_card_is_discarded_with_it_to_its_owners_pile() -> None:
    from wardroom.games.ccg.flow import do

    given = Given()
    ship = given.ship("u_s_s_oberth", given.mission("first_contact"))
    mine, theirs = given.on(ship, "metaphasic_shields"), given.on(ship, "plasma_fire", seat=1)
    (worf,) = given.aboard(ship, "worf")
    game = given.sit()
    do.leave(game.state, ship)
    lies: list[str] = [game.lies(card) for card in (ship, mine, theirs, worf)]
    assert lies == ["discard1", "discard1", "discard2", "discard1"]


@pytest.mark.rule("CCG-16.68", "CCG-2.6")
def test_spacedock_repairs_what_docks_there() -> None:
    given = Given()
    number = given.mission("first_contact")
    outpost = given.outpost("federation_outpost", number)
    given.on(outpost, "spacedock")
    ship = given.ship("u_s_s_oberth", number)
    given.aboard(ship, "taitt")
    given.state.damage[ship] = 1
    game = given.sit()
    assert game.state.damage == {ship: 1}
    game.order("dock", ship, outpost)
    assert game.state.damage == {}


@pytest.mark.rule("CCG-6.12")
def test_plasma_fire_burns_from_the_end_of_the_next_turn_until_security_comes() -> None:
    given = Given()
    ship: Card = given.ship("u_s_s_oberth", given.mission("first_contact"), seat=1)
    given.aboard(ship, "taitt", seat=1)
    (fire,) = given.hand(0, "plasma_fire")
    game = given.sit("play").order("play", fire).passing()
    game.end_turn()
    assert not game.state.damage
    game.end_turn()
    assert game.state.damage == {ship: 1}
    game.end_turn()
    assert game.state.damage == {ship: 1}
    game.end_turn()
    assert game.lies(ship) == "discard2"
