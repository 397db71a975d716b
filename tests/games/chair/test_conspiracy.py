"""CHAIR-28.9: Conspiracy, the card of the ticking clock."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.scoring import lines
from wardroom.games.chair.state import (
    BOT_CARD,
    DECK,
    DISCARD,
    FACE_DOWN,
    GONE,
    HAND,
    INCIDENTS,
    LOG,
    RESERVE,
    RIVAL,
    STAGING,
)

from .campaigns import in_the_middle
from .given import Sitting, find

CLOCK = {"challenges": ["ticking_clock"]}
"""The Bot is Shran."""
NOTHING = ["deck", "discard", "fleet", "places"]


def holding(*hand: str, **more: Any) -> Sitting:
    """Conspiracy and these cards in hand."""
    return in_the_middle(CLOCK, hand=[["conspiracy", *hand]], **more)


@pytest.mark.rule("CHAIR-28.9", "CHAIR-36.21")
def test_its_play_discards_a_person_and_itself_and_draws() -> None:
    game = holding("pic_worf", "pic_set_a_course", zones={"deck": [["pic_data"]]})
    assert game.why("play:conspiracy:0") is None
    game.choose("play:conspiracy:0", "pic_worf")
    assert set(game.held(DISCARD)) == {"pic_worf", "conspiracy"} and game.held(STAGING) == []
    assert set(game.held(HAND)) == {"pic_set_a_course", "pic_data"} and game.state.actions == 3


@pytest.mark.rule("CHAIR-28.9")
def test_without_a_person_to_discard_it_cannot_be_played() -> None:
    game = holding("pic_set_a_course")
    assert game.why("play:conspiracy:0") == ("CHAIR-8.5", "cannot-pay-card")


@pytest.mark.rule("CHAIR-28.9", "CHAIR-10.10")
def test_it_cannot_be_discarded_in_clean_up() -> None:
    game = holding("pic_worf", stage="discarding")
    assert game.asked == (0, "discard-any") and "conspiracy" not in game.options
    assert game.refused("conspiracy") == "CHAIR-28.9"
    game.choose("pic_worf", "done")
    assert "conspiracy" in game.held(HAND)


@pytest.mark.rule("CHAIR-28.9", "CHAIR-8.7")
def test_nor_as_a_cost() -> None:
    """The Enterprise beams a card for a discarded one."""
    alone = holding()
    assert alone.why("use:pic_uss_enterprise_d:1") == ("CHAIR-8.7", "cannot-pay-cards")
    game = holding("pic_worf", "pic_data")
    game.choose("use:pic_uss_enterprise_d:1")
    assert game.asked == (0, "discard") and game.why("conspiracy") == ("CHAIR-28.9", "not-discarded")


@pytest.mark.rule("CHAIR-28.9", "CHAIR-21.1")
def test_it_cannot_be_beamed() -> None:
    game = holding("pic_worf", "pic_data").choose("use:pic_uss_enterprise_d:1", "pic_worf")
    assert game.asked == (0, "beam") and game.options == ["pic_data"]
    assert game.why("conspiracy") == ("CHAIR-28.9", "not-beamed")


@pytest.mark.rule("CHAIR-28.9")
def test_what_lies_staged_of_it_stays_there() -> None:
    game = in_the_middle(CLOCK, stage="discarding", zones={"staging": [["conspiracy", "pic_worf"]]})
    game.choose("done") if game.asked[1] == "discard-any" else None
    assert "conspiracy" not in game.held(DISCARD) and "pic_worf" in game.held(DISCARD)


def points(game: Sitting, side: int) -> list[int]:
    return [line.points for line in lines(game.state, side) if line.card == find(game.state, "conspiracy")]


@pytest.mark.rule("CHAIR-28.9", "CHAIR-25.7")
@pytest.mark.parametrize("place", ["deck", "discard"])
def test_it_costs_its_owner_four_points(place: str) -> None:
    assert FACES["conspiracy"].vp == -4
    assert points(in_the_middle(CLOCK, zones={place: [["conspiracy"]]}), 0) == [-4]
    assert points(holding(), 0) == [-4]


@pytest.mark.rule("CHAIR-28.9")
def test_in_a_log_or_of_the_bot_it_is_destroyed_before_scoring() -> None:
    assert points(in_the_middle(CLOCK, zones={"log": [["conspiracy"]]}), 0) == []
    assert points(in_the_middle(CLOCK, zones={"deck": [[], ["conspiracy"]]}), RIVAL) == []
    assert points(in_the_middle(CLOCK, zones={"discard": [[], ["conspiracy"]]}), RIVAL) == []


def turned_up() -> Sitting:
    """The Bot turns Conspiracy up."""
    zones = {"face_down": [[], ["conspiracy"]], "discard": [[], []], "deck": [["pic_worf"], ["shr_jhamel"]]}
    return in_the_middle(CLOCK, stage=BOT_CARD, active=RIVAL, zones=zones, only=NOTHING)


@pytest.mark.rule("CHAIR-33.1", "CHAIR-36.21", "CHAIR-28.9")
def test_turned_up_by_the_bot_it_is_taken_with_an_incident_under_ones_deck() -> None:
    game = turned_up()
    assert game.asked == (0, "bot-conspiracy") and game.options == ["take", "leave"]
    top = game.table_zone(INCIDENTS)[-1]
    before = len(game.held(RESERVE, RIVAL))
    game.choose("take")
    assert game.held(DECK)[:3] == ["conspiracy", top, "pic_worf"]
    assert game.held(HAND) == [] and len(game.held(RESERVE, RIVAL)) == before
    assert not game.state.told_rows and game.own(RIVAL).glory == 0


@pytest.mark.rule("CHAIR-33.1", "CHAIR-36.21")
def test_or_left_to_the_bot_which_gains_two_glory_and_discards_its_top_supplement_card() -> None:
    game = turned_up()
    top = game.held(RESERVE, RIVAL)[-1]
    game.choose("leave")
    assert game.own(RIVAL).glory == 2 and top in game.held(DISCARD, RIVAL)
    assert "conspiracy" in game.held(DISCARD, RIVAL) and game.held(FACE_DOWN, RIVAL) == []
    assert "conspiracy" not in [*game.held(DECK), *game.held(HAND), *game.held(LOG)]


@pytest.mark.rule("CHAIR-33.1", "CHAIR-5.5")
def test_the_last_incident_taken_for_it_is_the_burn() -> None:
    game = turned_up()
    for card in game.state.cards.rows[INCIDENTS][:-1]:
        game.state.cards.move(card, GONE)
    game.choose("take")
    assert game.state.burned


@pytest.mark.rule("CHAIR-27.54")
def test_no_card_of_this_box_gives_a_card() -> None:
    """GIVE is explained, and nothing asks for it: no text of a card moves a card to the other captain's hand."""
    from wardroom.games.chair import GAME
    from wardroom.language import Text

    text = Text("en", GAME.package)
    told = {face.id: text.say(f"card-{face.id}.text") for face in FACES.values() if text.has(f"card-{face.id}.text")}
    assert len(told) > 200
    assert not [
        name for name, said in told.items() if "give a card" in said.lower() or "give an incident" in said.lower()
    ]
