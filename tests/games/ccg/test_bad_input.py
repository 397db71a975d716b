"""What nobody should send, and positions that nobody hopes for: a refusal with its rule and nothing changed, or what
the rules say; never a dead end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.games.ccg.given import Given, Sitting, said
from wardroom.games.ccg import GAME
from wardroom.games.ccg.cards.kinds import FACES, KINDS
from wardroom.games.ccg.decks import code, deck_of
from wardroom.games.ccg.legality import legality
from wardroom.games.ccg.state import FIRST_SIDE, FIRST_UNDER, UNDERS
from wardroom.kernel import Card, Table
from wardroom.kernel.errors import BadSetup, CannotUndo, NotAsked, Refused
from wardroom.kernel.state import digest
from wardroom.language import LANGUAGES, Text

PACKAGE = "wardroom.games.ccg"


def everything(game: Sitting) -> tuple[Any, ...]:
    """All that a choice may change."""
    table = game.table
    return digest(table.line.state), table.chain, len(table.moves), len(table.log), game.asked, game.options


def stays_as_it_was(game: Sitting, key: str, rule: str = "") -> None:
    """A choice is refused, by this rule and in words, and nothing has changed."""
    before = everything(game)
    assert game.refused(key) == rule
    assert everything(game) == before
    if rule:
        reason = game.seat.why_key(key)
        assert reason is not None and said(reason)


# A card at the wrong time


@pytest.mark.parametrize(
    ("part", "face", "rule"),
    [
        ("play", "archer", "CCG-7.5"),  # a dilemma
        ("play", "first_contact", "CCG-7.5"),  # a mission
        ("play", "escape_pod", "CCG-14.4"),  # an answer to nothing
        ("play", "klingon_death_yell", "CCG-14.4"),
        ("play", "spacedock", "CCG-14.3"),  # no outpost in play
        ("play", "worf", "CCG-7.6"),  # nowhere to report
        ("play", "federation_outpost", "CCG-5.30"),  # nobody there to build it
        ("play", "torture", "CCG-7.3"),  # of a later stage
        ("orders", "red_alert", "CCG-6.6"),  # the play phase is over
        ("orders", "worf", "CCG-6.6"),
        ("orders", "amanda_rogers", "CCG-14.4"),
    ],
)
@pytest.mark.rule("CCG-6.6", "CCG-7.5", "CCG-14.4", "CCG-14.3")
def test_a_card_at_the_wrong_time_is_refused_and_stays_in_hand(part: str, face: str, rule: str) -> None:
    given = Given()
    given.mission("excavation")
    (card,) = given.hand(0, face)
    game = given.sit(part)
    stays_as_it_was(game, game.key("play", card), rule)
    assert game.lies(card) == "hand1"


@pytest.mark.rule("CCG-7.3")
def test_one_card_too_many_is_refused() -> None:
    given = Given()
    given.outpost("federation_outpost", given.mission("first_contact"))
    worf, data, sarek = given.hand(0, "worf", "data", "sarek")
    game = given.sit("play").order("play", worf).passing().order("play", data).passing()
    stays_as_it_was(game, game.key("play", sarek), "CCG-7.3")


# Orders to those who cannot carry them out

Fault = Callable[[Given, Card, Card], None]


def stop(given: Given, ship: Card, person: Card) -> None:
    given.state.stopped |= 1 << ship | 1 << person


def disable(given: Given, _ship: Card, person: Card) -> None:
    given.state.disabled |= 1 << person


def freeze(given: Given, _ship: Card, person: Card) -> None:
    given.state.stasis |= 1 << person


@pytest.mark.parametrize(
    ("fault", "word", "rule"),
    [
        (stop, "fly", "CCG-18.1"),
        (stop, "attempt", "CCG-18.1"),
        (stop, "attack", "CCG-18.1"),
        (stop, "cloak", "CCG-18.1"),
        (stop, "dock", "CCG-18.1"),
        (stop, "beam", "CCG-12.6"),
        (disable, "fly", "CCG-11.3"),
        (disable, "attempt", "CCG-18.1"),
        (disable, "attack", "CCG-16.41"),
        (disable, "cloak", "CCG-11.3"),
        (disable, "dock", "CCG-11.3"),
        (freeze, "fly", "CCG-11.3"),
        (freeze, "attempt", "CCG-18.1"),
    ],
)
@pytest.mark.rule("CCG-18.1", "CCG-18.20", "CCG-18.25", "CCG-12.6", "CCG-11.12", "CCG-17.1", "CCG-11.5")
def test_the_stopped_and_the_disabled_take_no_orders(fault: Fault, word: str, rule: str) -> None:
    given = Given()
    number, other = given.mission("study_hole_in_space"), given.mission("krios_suppression")
    ship = given.ship("i_k_c_kvort", number)
    (person,) = given.aboard(ship, "kurn")
    outpost = given.outpost("klingon_outpost", number)
    enemy = given.ship("u_s_s_oberth", number, seat=1)
    here, there = (given.state.locations[each].missions[0] for each in (number, other))
    orders = {
        "fly": (ship, there),
        "attempt": (here, ship),
        "attack": (ship, enemy),
        "cloak": (ship,),
        "dock": (ship, outpost),
        "beam": (ship, outpost),
    }
    fault(given, ship, person)
    game = given.sit()
    stays_as_it_was(game, game.key(word, *orders[word]), rule)


@pytest.mark.rule("CCG-18.1")
def test_a_stopped_attacker_does_not_fight() -> None:
    given = Given()
    number = given.mission("krios_suppression")
    (kurn,) = given.surface(number, "kurn")
    (taitt,) = given.surface(number, "taitt", seat=1)
    given.state.stopped |= 1 << kurn
    game = given.sit()
    stays_as_it_was(game, game.key("battle", kurn, taitt), "CCG-18.1")


@pytest.mark.parametrize(
    "key", ["", "fly", "fly::", "end:end", "attempt:first_contact", "play:worf@", "\x00", "é" * 500]
)
def test_what_is_no_order_at_all_changes_nothing(key: str) -> None:
    given = Given()
    ship = given.ship("u_s_s_oberth", given.mission("first_contact"))
    given.aboard(ship, "taitt")
    given.hand(0, "worf")
    stays_as_it_was(given.sit(), key)


def test_the_ships_of_the_other_take_no_orders() -> None:
    given = Given()
    numbers = [given.mission(face) for face in ("first_contact", "excavation")]
    ship = given.ship("u_s_s_oberth", numbers[0], seat=1)
    given.aboard(ship, "taitt", seat=1)
    game = given.sit()
    stays_as_it_was(game, game.key("fly", ship, given.state.locations[numbers[1]].missions[0]))


# Forged answers


def window() -> tuple[Sitting, Card, list[Card]]:
    """The second seat may answer an event."""
    given = Given()
    given.mission("first_contact")
    (fajo,) = given.hand(0, "kivas_fajo_collector")
    hand = given.hand(1, "kevin_uxbridge", "escape_pod", "taitt")
    return given.sit("play").order("play", fajo).choose("you"), fajo, hand


@pytest.mark.rule("CCG-14.4", "CCG-14.6")
def test_a_forged_answer_is_refused_and_the_window_stays_open() -> None:
    game, fajo, hand = window()
    assert (game.asked, game.ask.window) == ((1, "answer-about"), "played")
    for card in hand[1:]:
        stays_as_it_was(game, game.key("", card), "CCG-14.4")
    for key in ("hail", "kevin_uxbridge@core1", "download:kevin_uxbridge", "play:kevin_uxbridge", "done", "end"):
        stays_as_it_was(game, key)
    assert game.lies(fajo) == "table" and len(game.state.hand(1)) == 3


@pytest.mark.rule("CCG-14.6")
def test_who_is_not_asked_does_not_answer() -> None:
    game, _, _ = window()
    before = everything(game)
    for key in ("pass", "kevin_uxbridge", "done"):
        with pytest.raises(NotAsked):
            game.table.choose_key(0, key)
    with pytest.raises(NotAsked):
        game.table.choose(0, Card(0))
    assert everything(game) == before


def test_an_answer_cannot_be_taken_back_by_the_other() -> None:
    game, _, _ = window()
    game.choose("pass")
    before = everything(game)
    with pytest.raises(CannotUndo):
        game.table.undo(0)
    assert everything(game) == before


@pytest.mark.rule("CCG-14.4")
def test_several_answers_at_once_are_all_or_none() -> None:
    game, _, hand = window()
    before = everything(game)
    with pytest.raises(Refused):
        game.table.choose_keys(1, ["kevin_uxbridge", "escape_pod"])
    assert everything(game) == before and game.lies(hand[0]) == "hand2"


# Cards that no rule would have laid there


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("mission", ["first_contact", "repair_mission"])
@pytest.mark.rule("CCG-5.22", "CCG-13.12")
def test_a_card_that_does_not_belong_under_a_mission_is_met_without_effect(kind: str, mission: str) -> None:
    """As it may happen in an imagined world: whatever lies there is passed over, and the attempt goes on."""
    faces = [face.id for face in FACES.values() if face.kind == kind]
    wrong = "nanites" if mission == "first_contact" else "archer"  # of the other kind of place
    face = wrong if kind == "dilemma" else faces[0]
    given = Given()
    number = given.mission(mission)
    (card,) = given.under(number, face)
    people = ("jean_luc_picard", "deanna_troi", "geordi_la_forge", "data", "taitt")
    ship = given.ship("u_s_s_nebula", number)
    space = mission == "repair_mission"
    team = given.aboard(ship, *people) if space else given.surface(number, *people)
    game = given.sit().order("attempt", given.state.locations[number].missions[0], ship if space else team[0])
    while game.ask.kind != "order":
        game.choose("done" if "done" in game.options else game.options[0])
    assert game.state.locations[number].solved == 0
    if kind != "artifact":  # that is found, wherever it lies
        assert game.lies(card) == "out2"
    assert not game.stopped(*team[:1]) and all(game.lies(each) == "table" for each in team)


@pytest.mark.rule("CCG-13.50", "CCG-5.20")
def test_two_copies_under_one_mission_are_both_met() -> None:
    given = Given()
    number = given.mission("first_contact")
    cards = given.under(number, "males_love_interest", "males_love_interest")
    (troi,) = given.surface(number, "deanna_troi")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], troi).passing()
    assert [game.lies(card) for card in cards] == ["out2", "out2"] and not game.stopped(troi)


@pytest.mark.rule("CCG-5.19")
@pytest.mark.parametrize("seat", [0, 1])
def test_imagined_worlds_can_be_played_on(seat: int) -> None:
    """From the middle of a game, whatever lies under the missions there."""
    dice = Random(seat)
    table = Table(GAME, 2, b"%032d" % 7, settings={"deck_1": "academy_romulan", "deck_2": "academy_federation"})
    game = Sitting(table)
    for _ in range(120):
        game.choose(dice.choice(game.options))
    for number in range(6):
        world = table.line.imagine(seat, b"%d" % number)
        for _ in range(60):
            if not world.asks:
                break
            ask = world.asks[0]
            world.answer(ask.seat, dice.choice(ask.options))


# Decks


@pytest.mark.rule("CCG-3.14")
@pytest.mark.parametrize(
    "name",
    ["", "enterprise", "academy/", "full/missions:nowhere", "klingon_warriors", "x" * 9000],
)
def test_an_unknown_deck_begins_no_game(name: str) -> None:
    """Or one that is not for this format: of a deck that is known it is said which it needs."""
    try:
        GAME.agreed({"deck_1": name})
    except BadSetup as refused:
        for language in LANGUAGES:
            assert Text(language, PACKAGE).error(refused)
        return
    with pytest.raises(BadSetup):
        Table(GAME, 2, b"%032d" % 1, settings={"deck_1": name})


@pytest.mark.rule("CCG-3.12", "CCG-5.12", "CCG-3.3")
def test_a_full_row_holds_sixteen_locations_and_no_deck_brings_more() -> None:
    """Eight missions each, four of them Space: the most there can be, and each has its own place for seed cards."""
    plain = deck_of("federation_explorers")
    other = deck_of("romulan_shadows")
    many = [
        code(deck._replace(missions=(*deck.missions[:4], *["space"] * 4), seeds=deck.seeds[:1]))
        for deck in (plain, other)
    ]
    settings = {"format": "full", "deck_1": many[0], "deck_2": many[1]}
    state = Table(GAME, 2, b"%032d" % 1, settings=settings).line.state
    assert len(state.locations) == 16 == UNDERS
    assert {location.under for location in state.locations} == set(range(FIRST_UNDER, FIRST_SIDE))
    for missions in ((*plain.missions[:5], *["space"] * 4), (*plain.missions[:3], *["space"] * 5), plain.missions[:5]):
        assert {fault.rule for fault in legality(plain._replace(missions=missions))} & {"CCG-3.3", "CCG-3.12"}
