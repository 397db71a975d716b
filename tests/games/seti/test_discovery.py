"""SETI-13.7 to 13.15: species are discovered."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.state import GONE, LEFT, RIGHT, RIVAL, RIVAL_ADVANCED, alien_deck, alien_open
from wardroom.kernel import HIDDEN

from .aliens import FILLED, NEUTRAL, TRACE, ended, offered
from .given import Sitting, given


def before_the_last(seats: int = 2, **more: Any) -> Sitting:
    """Seat 0 plays the card for a trace; the blue discovery space on the left is still free."""
    position: dict[str, Any] = {
        "species": ("mascamites", "anomalies"),
        "hand": [[TRACE]],
        "score": [0] * max(2, seats),
        "credits": [1],
        "energy": [0],
        "traces": [{"red": 0, "yellow": 1}],
    }
    return given(seats, **{**position, **more}).choose("play", TRACE)


def test_species_lie_face_down_until_they_are_discovered() -> None:
    game = before_the_last()
    for zone in (LEFT, RIGHT):
        for reader in (0, 1):
            assert game.state.cards.seen(zone, reader) == [f"{HIDDEN}species"]
    ended(game.choose("left:blue:0"))
    assert game.state.found == ["mascamites"]
    for reader in (0, 1):
        assert game.state.cards.seen(LEFT, reader) == ["mascamites"]
        assert game.state.cards.seen(RIGHT, reader) == [f"{HIDDEN}species"]


@pytest.mark.rule("SETI-13.7")
def test_three_markers_discover_a_species_and_two_do_not() -> None:
    game = before_the_last()
    ended(game.choose("left:red:-1"))
    assert game.state.found == []
    game = before_the_last()
    ended(game.choose("left:blue:0"))
    assert game.state.found == ["mascamites"]
    assert game.state.species[0].name == "mascamites"
    assert game.state.species[1].name is None


@pytest.mark.rule("SETI-13.7", "SETI-3.10")
def test_a_discovery_waits_for_the_end_of_the_turn() -> None:
    game = before_the_last(credits=[3])  # something is left to exchange, so the turn is not over
    game.choose("left:blue:0")
    assert game.asked == (0, "turn")
    assert game.state.found == []
    game.choose("end")
    assert game.state.found == ["mascamites"]


@pytest.mark.rule("SETI-13.7", "SETI-3.10")
def test_a_discovery_comes_after_milestones() -> None:
    game = before_the_last(score=[20], milestones=[[20, 30]])  # the space brings it to 25
    ended(game.choose("left:blue:0"))
    assert game.asked == (0, "gold")
    assert game.state.found == []
    game.choose("tech")
    assert game.state.found == ["mascamites"]


@pytest.mark.rule("SETI-13.8")
def test_each_marker_on_a_discovery_space_brings_a_card_of_the_species() -> None:
    game = before_the_last(decks={"mascamites": ["the_queen", "hive_sample", "first_contact", "breeding_sample"]})
    ended(game.choose("left:blue:0"))
    assert game.hand(0) == ["the_queen", "hive_sample"]  # red and blue
    assert game.hand(1) == ["first_contact"]
    assert game.faces(alien_open("mascamites")) == ["breeding_sample"]  # the next one is laid open
    assert len(game.faces(alien_deck("mascamites"))) == 6


@pytest.mark.rule("SETI-13.8", "SETI-5.25")
def test_the_dealt_cards_are_seen_by_their_owners_alone() -> None:
    game = before_the_last(decks={"mascamites": ["the_queen", "hive_sample", "first_contact"]})
    ended(game.choose("left:blue:0"))
    cards = game.state.cards
    hands = [game.state.hand(seat) for seat in (0, 1)]
    assert [cards.read(card, 0) for card in hands[0]] == ["the_queen", "hive_sample"]
    assert [cards.read(card, 1) for card in hands[0]] == [f"{HIDDEN}mascamites"] * 2
    assert [cards.read(card, 0) for card in hands[1]] == [f"{HIDDEN}mascamites"]


@pytest.mark.rule("SETI-13.9", "SETI-13.13")
def test_neutral_and_overflow_markers_bring_nothing() -> None:
    game = before_the_last(
        traces=[{"red": NEUTRAL, "yellow": NEUTRAL}],
        overflow=[[("red", 0), ("yellow", 1), ("blue", 1)]],
    )
    ended(game.choose("left:blue:0"))
    assert game.state.found == ["mascamites"]  # neutral markers count for the discovery
    assert len(game.hand(0)) == 1
    assert game.hand(1) == []
    assert len(game.faces(alien_deck("mascamites"))) == 8


@pytest.mark.rule("SETI-13.11")
def test_the_left_species_is_discovered_first() -> None:
    game = before_the_last(
        traces=[{"red": 0, "yellow": 1}, {"red": NEUTRAL, "yellow": NEUTRAL}],
        score=[15, 0],
        neutral={20: 2, 30: 0},
    )
    ended(game.choose("left:blue:0"))  # 20 VP: the neutral marker fills the last space on the right
    assert game.traces(1) == FILLED
    assert game.state.found == ["mascamites", "anomalies"]


@pytest.mark.rule("SETI-13.12", "SETI-12.12")
def test_what_a_discovery_brings_may_discover_the_other_species() -> None:
    """Progress of the rival gives 8 VP, which reach 20 and bring the neutral marker to the last space."""
    game = before_the_last(
        1,
        settings={"difficulty": 2},
        score=[0, 12],
        traces=[{"red": RIVAL, "yellow": RIVAL}, {"red": 0, "yellow": 0}],
        neutral={20: 1, 30: 0},
        progress=12,
    )
    state = game.state
    for card in state.cards.rows[RIVAL_ADVANCED][:]:
        state.cards.move(card, GONE)
    ended(game.choose("left:blue:0"))
    assert game.state.found == ["mascamites", "anomalies"]
    assert game.traces(1)["blue"] == NEUTRAL


@pytest.mark.rule("SETI-13.15")
def test_cards_are_dealt_in_turn_order_from_the_player_whose_turn_ended() -> None:
    game = before_the_last(
        3,
        active=1,
        hand=[[], [TRACE]],
        credits=[0, 1, 0],
        energy=[0, 0, 0],
        traces=[{"red": 0, "yellow": 2}],
        decks={"mascamites": ["the_queen", "hive_sample", "first_contact"]},
    )
    ended(game.choose("left:blue:0"))
    assert game.hand(1) == ["the_queen"]
    assert game.hand(2) == ["hive_sample"]
    assert game.hand(0) == ["first_contact"]


@pytest.mark.rule("SETI-13.15")
def test_choices_at_a_discovery_follow_the_same_order() -> None:
    game = before_the_last(
        3,
        species=("exertians", "anomalies"),
        active=1,
        hand=[[], [TRACE]],
        credits=[0, 1, 0],
        energy=[0, 0, 0],
        traces=[{"red": 0, "yellow": 2}],
    )
    ended(game.choose("left:blue:0"))
    asked = []
    for _ in range(3):
        asked.append(game.asked)
        game.choose("none")
    assert asked == [(1, "exertian"), (2, "exertian"), (0, "exertian")]


@pytest.mark.rule("SETI-2.15", "SETI-13.8")
def test_alien_cards_and_pieces_wait_for_their_species() -> None:
    game = given(species=("mascamites", "oumuamua"), credits=[2], energy=[0])
    assert "oumuamua" not in game.state.system.places
    assert game.state.messages == [] and game.state.anomalies == {} and game.state.milestones == []
    for name in ("mascamites", "anomalies", "oumuamua", "centaurians"):
        assert game.faces(alien_open(name)) == []
        assert len(game.faces(alien_deck(name))) == 10
    assert ended(game.choose("launch")).state.found == []


def test_after_a_discovery_its_board_is_open() -> None:
    game = before_the_last(hand=[[TRACE], []], credits=[1, 0], energy=[0, 1], upper=[0, 6])
    ended(game.choose("left:blue:0"))
    assert game.asked == (1, "turn")
    game.choose("analyse")
    assert offered(game) == [
        "left:blue:1",
        "left:blue:2",
        "left:blue:3",
        "left:blue:-1",
        "right:blue:0",
        "right:blue:-1",
    ]
