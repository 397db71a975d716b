"""What nobody should send, and positions that nobody hopes for: a refusal with its rule and nothing changed, or what
the rules say; never a dead end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from wardroom import testing
from wardroom.games.chair import GAME
from wardroom.games.chair.state import (
    ALLY_DECK,
    CARGO_DECK,
    DECK,
    DISCARD,
    GONE,
    HAND,
    INCIDENTS,
    JUNK,
    LOCATIONS,
    PERSON_DECK,
    SHIP_DECK,
    STAGING,
)
from wardroom.kernel import Table
from wardroom.kernel.errors import BadSetup, NotAsked, Refused
from wardroom.kernel.state import digest
from wardroom.language import LANGUAGES, Text

from .common import in_play, table
from .given import ENCOUNTERS, Sitting, given

NOTHING: dict[str, list[list[str]]] = {"fleet": [[]], "places": [[]], "duty": [[]], "deck": [[]], "discard": [[]]}
MARKET_DECKS = (PERSON_DECK, CARGO_DECK, SHIP_DECK, ALLY_DECK)


def everything(game: Sitting) -> tuple[Any, ...]:
    """All that a choice may change."""
    table = game.table
    return digest(table.line.state), table.chain, len(table.moves), len(table.log), game.asked, game.options


def stays_as_it_was(game: Sitting, key: str, rule: str = "") -> None:
    """A choice is refused, by this rule, and nothing has changed."""
    before = everything(game)
    assert game.refused(key) == rule
    assert everything(game) == before


# Options that are not offered


@pytest.mark.parametrize(
    "key",
    [
        "play:shr_talas:0",  # in the other captain's hand
        "play:laris:0",  # in the Market
        "play:pic_data:0",  # in a deck
        "play:pic_uss_enterprise_d:0",  # deployed
        "use:shr_kumari:0",  # the other captain's
        "use:pic_worf:0",  # in the hand
        "play:nobody:0",
        "play:pic_worf:9",
        "play:pic_worf:-1",
        "play:pic_worf",
        "mission:the_eugenics_wars",
        "control:betazed",
        "yes",
        "done",
        "END",
        "",
        "hand1[0]",
        "x" * 5000,
    ],
)
def test_forged_options_are_refused(key: str) -> None:
    game = given(hand=[["pic_worf", "pic_utilize"], ["shr_talas"]], market=["laris"], neutral=["betazed"])
    stays_as_it_was(game, key)


@pytest.mark.parametrize("key", ["play:pic_worf:1", "play:pic_worf:2", "play:pic_worf:3"])
def test_an_operation_that_is_not_printed_is_no_option_in_any_hand(key: str) -> None:
    """Whoever points at them learns nothing: they stand for every card of a hand (CHAIR-24.1)."""
    game = given(hand=[["pic_worf"]])
    stays_as_it_was(game, key)
    assert key not in [label.key for label, _ in game.seat.refusals]


def test_an_option_of_the_last_question_is_refused() -> None:
    game = given(hand=[["pic_recruit", "pic_worf"]])
    game.choose("play:pic_recruit:0")
    assert game.asked == (0, "put-top")
    for stale in ("play:pic_recruit:0", "play:pic_worf:0", "end", "pic_recruit"):
        stays_as_it_was(game, stale)
    game.choose("pic_worf")
    stays_as_it_was(game, "pic_worf")


def test_who_is_not_asked_chooses_nothing() -> None:
    game = given(hand=[["pic_utilize"], ["shr_recruit"]])
    before = everything(game)
    for seat in (1, 2, -1):
        with pytest.raises(NotAsked):
            game.table.choose_key(seat, "end")
    assert everything(game) == before


def test_several_answers_at_once_are_all_made_or_none() -> None:
    game = given(hand=[["pic_recruit", "pic_worf"]])
    before = everything(game)
    with pytest.raises(Refused):
        game.table.choose_keys(0, ["play:pic_recruit:0", "pic_worf", "deck:cargo"])
    assert everything(game) == before


# Costs that cannot be paid any more


@pytest.mark.rule("CHAIR-12.2", "CHAIR-8.2", "CHAIR-9.5")
def test_what_could_be_paid_before_is_refused_once_it_cannot() -> None:
    game = table(["pic_diplomacy", "pic_utilize", "pic_will_riker"], dilithium=[1])
    assert {"play:pic_diplomacy:0", "use:pic_uss_enterprise_d:0"} <= set(game.options)
    game.choose("use:pic_uss_enterprise_d:0", "warp:pic_uss_enterprise_d:dozaria")  # the only Dilithium
    stays_as_it_was(game, "play:pic_diplomacy:0", "CHAIR-12.2")
    stays_as_it_was(game, "use:pic_uss_enterprise_d:1", "CHAIR-9.5")
    game = given(hand=[["pic_utilize"]], actions=0)
    stays_as_it_was(game, "play:pic_utilize:0", "CHAIR-8.2")


@pytest.mark.rule("CHAIR-8.5")
@pytest.mark.parametrize(("paid", "encounters"), [("yes", 0), ("no", 1)])
def test_a_cost_that_a_reaction_uses_up_ends_the_operation(paid: str, encounters: int) -> None:
    """Zephram Cochrane: a SHIP is put into play and 3 Dilithium are spent for an ENCOUNTER. Starbase 375 answers to the
    SHIP; Lenara Kahn spends one of the three."""
    game = table(
        ["uss_pasteur", "lenara_kahn"],
        captains=("sisko", "shran"),
        zones=in_play("zephram_cochrane", "sis_starbase_375"),
        dilithium=[3],
    )
    game.choose("use:zephram_cochrane:0", "uss_pasteur", "use:sis_starbase_375:2", "play:lenara_kahn:0", paid, "no")
    assert game.asked == (0, "act") and "use:zephram_cochrane:0" not in game.options
    assert "uss_pasteur" in game.held(STAGING) and game.own().dilithium == (2 if paid == "yes" else 0)
    assert len(game.held(HAND)) == encounters


# Before the game


@pytest.mark.rule("CHAIR-2.10")
@pytest.mark.parametrize(
    ("seats", "settings", "key"),
    [
        (2, {"captain_1": "sela", "captain_2": "sela"}, "same-captain"),
        (2, {"captain_1": "kirk"}, "bad-setting"),
        (1, {"captain_1": ""}, "bad-setting"),
        (2, {"board_2": "expert"}, "bad-setting"),
        (1, {"alone": "admiral"}, "bad-setting"),
        (2, {"captain": "picard"}, "unknown-setting"),
        (2, {"captain_3": "picard"}, "unknown-setting"),
        (3, {}, "bad-seats"),
        (0, {}, "bad-seats"),
    ],
)
def test_settings_that_cannot_be(seats: int, settings: Mapping[str, str], key: str) -> None:
    with pytest.raises(BadSetup) as wrong:
        Table(GAME, seats, bytes(32), settings=settings)
    assert wrong.value.key == key
    for language in LANGUAGES:
        assert Text(language, GAME.package).error(wrong.value)


@pytest.mark.parametrize(("language", "said"), [("en", "Sela"), ("fr", "Sela")])
def test_the_same_captain_twice_is_told_by_name_with_its_rule(language: str, said: str) -> None:
    with pytest.raises(BadSetup) as wrong:
        Table(GAME, 2, bytes(32), settings={"captain_1": "sela", "captain_2": "sela"})
    told = Text(language, GAME.package).error(wrong.value)
    assert said in told and "sela" not in told and "CHAIR-2.10" in told


@pytest.mark.rule("CHAIR-2.10")
def test_who_trains_alone_may_leave_any_captain_beside_the_table() -> None:
    settings = {"alone": "cadet", "captain_1": "sela", "captain_2": "sela"}
    table = Table(GAME, 1, bytes(32), settings=settings)
    assert table.line.state.captaincies[0].captain == "sela"


@pytest.mark.rule("CHAIR-2.10")
def test_the_printed_opponent_is_another_captain() -> None:
    with pytest.raises(BadSetup, match="same-captain"):
        Table(GAME, 1, bytes(32), settings={"alone": "bot", "captain_1": "sela", "captain_2": "sela"})


@pytest.mark.rule("CHAIR-2.10")
@pytest.mark.parametrize("seed", range(8))
def test_a_captain_drawn_at_random_is_another_one(seed: int) -> None:
    table = Table(GAME, 2, bytes([seed] * 32), settings={"captain_2": "shran"})
    assert table.line.state.captaincies[0].captain != "shran"


# Decks that run out


def without(game: Sitting, *decks: int, leaving: int = 0) -> Sitting:
    """The same position, in which only so many cards of these decks are left, the topmost."""
    state = game.state.copy()
    for deck in decks:
        for card in state.cards.rows[deck][: len(state.cards.rows[deck]) - leaving]:
            state.cards.move(card, GONE)
    return Sitting(testing.at(GAME, state, settings=game.table.settings))


@pytest.mark.rule("CHAIR-16.3", "CHAIR-16.6")
def test_a_deck_that_a_scan_empties() -> None:
    """First Contact scans 2 ALLY cards: the last one is looked at, and goes back before the slot is refilled."""
    game = without(table(["pic_first_contact"]), ALLY_DECK, leaving=1)
    [last] = game.table_zone(ALLY_DECK)
    game.choose("play:pic_first_contact:0")
    assert game.table_zone(ALLY_DECK) == [] and sorted(game.options) == sorted([last, "karemma"])
    game.choose("karemma", "discard")
    assert game.market()[3] == last and game.held(DISCARD)[-1] == "karemma"


@pytest.mark.rule("CHAIR-16.6")
def test_a_scan_of_an_empty_deck_gains_the_face_up_card() -> None:
    game = without(table(["pic_first_contact"]), ALLY_DECK).choose("play:pic_first_contact:0")
    assert game.asked == (0, "place")
    game.choose("discard")
    assert game.held(DISCARD)[-1] == "karemma" and game.market()[3] is None


@pytest.mark.rule("CHAIR-16.2", "CHAIR-16.3")
@pytest.mark.parametrize("source", ["market:ally", "deck:ally"])
def test_the_last_cards_of_a_suit_are_gained_one_after_the_other(source: str) -> None:
    game = without(table(["pic_diplomacy", "pic_recruit"]), ALLY_DECK, leaving=1)
    [last] = game.table_zone(ALLY_DECK)
    game.choose("play:pic_diplomacy:1", source, "discard")
    assert game.table_zone(ALLY_DECK) == []
    assert game.market()[3] == (last if source == "market:ally" else "karemma")
    game.choose("pass", "play:pic_recruit:1", "discard", "pass")  # of the only one left nobody asks which
    assert game.market()[3] is None and sorted(game.held(DISCARD)[-2:]) == sorted([last, "karemma"])


@pytest.mark.rule("CHAIR-16.7")
def test_scan_for_with_every_deck_empty_brings_two_glory() -> None:
    hand = ["sel_general_movar", "sel_disruptor_rifles"]
    game = without(table(hand, captains=("sela", "shran"), dilithium=[1]), *MARKET_DECKS)
    game.choose("play:sel_general_movar:0", "sel_disruptor_rifles")
    assert game.asked == (0, "act") and game.own().glory == 2


@pytest.mark.rule("CHAIR-10.9", "CHAIR-37.11")
def test_a_turn_with_nothing_left_in_the_middle() -> None:
    """No Market, no Neutral Zone, no decks: wipes, refills and Glory placement find nothing, and turns go on."""
    game = table(captains=("koloth", "shran"), held=[[2]])
    state = game.state.copy()
    for slot, card in enumerate(state.market):
        assert card is not None
        state.cards.move(card, JUNK)
        state.market[slot] = None
    game = without(Sitting(testing.at(GAME, state, settings=game.table.settings)), *MARKET_DECKS, LOCATIONS, ENCOUNTERS)
    glory = game.state.on_stardate
    game.choose("end")
    while game.state.active == 0:
        game.choose(game.options[-1])
    assert game.state.on_stardate == glory and game.market() == [None] * 4
    assert game.asked == (1, "act")


@pytest.mark.rule("CHAIR-13.10", "CHAIR-10.11")
def test_who_has_no_card_at_all_plays_on() -> None:
    """Neither deck, Discard pile nor hand: nothing is drawn, and the turn passes on."""
    game = table(zones=NOTHING, only=list(NOTHING))
    game.choose("end", game.market()[0] or "")
    assert game.held(HAND) == [] == game.held(DECK) and game.state.active == 1


# Hands that are good for nothing


INCIDENT_HAND = ["energy_drain", "hostile_contact", "political_crisis", "trade_embargo"]


@pytest.mark.rule("CHAIR-9.1", "CHAIR-14.3")
def test_a_hand_of_incidents_only() -> None:
    """Those that take another card are got rid of with one another; what cannot be paid says why."""
    game = table(INCIDENT_HAND, zones=NOTHING, only=list(NOTHING))
    assert game.why("play:energy_drain:0") == ("CHAIR-12.2", "cannot-spend")
    assert "end" in game.options
    before = len(game.table_zone(INCIDENTS))
    game.choose("play:political_crisis:0", "energy_drain")
    assert len(game.table_zone(INCIDENTS)) == before + 1 and game.held(DISCARD)[-1] == "energy_drain"


@pytest.mark.rule("CHAIR-8.2", "CHAIR-8.11")
def test_without_a_legal_action_the_step_can_only_be_ended() -> None:
    """A single INCIDENT that cannot be paid, nothing on the table that can be used: there is "end", with nothing unused
    to warn of, and the refusal has its rule."""
    used: dict[str, Any] = {"captains": ("koloth", "shran"), "exhausted": ["kol_koloth_the_dahar_master"]}
    game = table(["energy_drain"], zones=NOTHING, only=list(NOTHING), actions=0, **used)
    assert game.options == ["end"]
    assert {reason.rule for _, reason in game.seat.refusals} >= {"CHAIR-8.2", "CHAIR-9.5"}
    assert game.seat.notices["end"].unused == ()
    game.choose("end")
    assert game.ask.kind == "place-token"


@pytest.mark.rule("CHAIR-10.7")
@pytest.mark.parametrize("seats", [1, 2])
def test_who_does_nothing_but_end_comes_to_the_end(seats: int) -> None:
    """The clock needs no help, even where no card is left to draw (CHAIR-10.7)."""
    game = given(seats, zones={**NOTHING, "reserve": [[]]}, only=[*NOTHING, "reserve"])
    for _ in range(200):
        if game.table.over:
            break
        game.choose(next((key for key in ("end", "done", "no", "pass") if key in game.options), game.options[0]))
    assert game.table.over and game.table.result is not None and not game.state.burned
