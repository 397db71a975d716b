"""MIS-1 and MIS-3: the game, its components, and how it is set up."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from wardroom.games.missions import GAME
from wardroom.games.missions.cards import CARDS
from wardroom.games.missions.cards import GALAXY as GALAXY_CARDS
from wardroom.games.missions.cards import MISSIONS as MISSION_CARDS
from wardroom.games.missions.state import DISCARD, GALAXY, MISSIONS
from wardroom.kernel.errors import BadSetup
from wardroom.language import LANGUAGES, Text

from .given import dealt, given, holding, lying, turns

SEATS = (2, 3, 4)
DEALS = 1000


def about(count: int, chance: float) -> bool:
    """Whether something of this chance may well have happened so often in all deals (five standard deviations)."""
    return abs(count - DEALS * chance) < 5 * sqrt(DEALS * chance * (1 - chance))


@pytest.mark.rule("MIS-1.1")
def test_two_to_four_players() -> None:
    for seats in range(8):
        if seats in SEATS:
            assert dealt(seats).state.seats == seats
        else:
            with pytest.raises(BadSetup) as refused:
                dealt(seats)
            assert refused.value.key == "bad-seats"
            assert (refused.value.facts["least"], refused.value.facts["most"]) == (2, 4)


@pytest.mark.rule("MIS-1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_fifty_different_galaxy_cards(seats: int) -> None:
    cards = dealt(seats).state.cards
    galaxy = [face for face, back in zip(cards.faces, cards.backs) if back == "?galaxy"]
    assert len(galaxy) == len(set(galaxy)) == 50
    assert set(galaxy) == set(GALAXY_CARDS)


@pytest.mark.rule("MIS-1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_twenty_four_different_missions(seats: int) -> None:
    cards = dealt(seats).state.cards
    missions = [face for face, back in zip(cards.faces, cards.backs) if back == "?mission"]
    assert len(missions) == len(set(missions)) == 24
    assert set(missions) == set(MISSION_CARDS)


@pytest.mark.rule("MIS-1.7")
@pytest.mark.parametrize("seats", SEATS)
def test_the_box_holds_nothing_else_and_nothing_gets_lost(seats: int) -> None:
    names = [zone.name for zone in dealt(seats).state.cards.zones]
    assert names == ["galaxy", "missions", "discard", *(f"hand{seat}" for seat in range(seats))]
    for seed in range(10):
        for turn in turns(seats, seed):
            lying_about = [card for row in turn.after.cards.rows for card in row]
            assert len(lying_about) == 50 + 24
            assert sorted(turn.after.cards.faces[card] for card in lying_about) == sorted(CARDS)


@pytest.mark.rule("MIS-1.4")
def test_a_score_sheet_has_a_name_numbered_rows_and_a_total() -> None:
    game = given(hands=[holding(), holding()])
    sheet = game.sheet(0)
    assert game.table.seat(0).names == ("Seat 1", "Seat 2")
    assert {row["card"] for row in sheet["rows"]} == game.hand(0)
    assert len(sheet["rows"]) == 7
    assert sheet["total"] == sum(row["points"] for row in sheet["rows"])
    for language in LANGUAGES:
        text = Text(language, GAME.package)
        assert all(text.card(row["card"]) for row in sheet["rows"])


@pytest.mark.rule("MIS-1.5", "MIS-9.5")
def test_draw_from_three_places_to_form_the_better_hand() -> None:
    """Worf makes Kurn and K'Ehleyr worth 10 each: whoever holds all three beats seven strangers."""
    crew = ["lieutenant_worf", "commander_kurn", "ambassador_kehleyr", "vash", "tricorder", "minuet", "computer_virus"]
    strangers = ["james_moriarty", "lore", "quarters", "batleth", "the_traveler", "daimon_tog", "language_barrier"]
    game = given(hands=[strangers, crew], discard=lying("bridge", galaxy=7), galaxy=["shields"])
    assert set(game.options) == {"galaxy", "mission", *game.discard}
    game.choose("galaxy", "shields")
    assert game.over
    assert game.result == [0, 20]
    assert game.winners == [1]


@pytest.mark.rule("MIS-1.6")
def test_two_face_down_decks_and_one_common_discard() -> None:
    game = given(hands=[holding("bridge"), holding("away_team")], galaxy=["sovak"], missions=["borg_cube"])
    cards = game.state.cards
    assert set(game.galaxy) <= set(GALAXY_CARDS)
    assert set(game.missions) <= set(MISSION_CARDS)
    assert not any(cards.known[card] for card in [*cards.rows[GALAXY], *cards.rows[MISSIONS]])
    game.choose("galaxy", "bridge")
    game.choose("galaxy", "away_team")
    assert game.discard == ["bridge", "away_team"]
    assert set(game.options) == {"galaxy", "mission", "bridge", "away_team"}


@pytest.mark.rule("MIS-3.1")
def test_both_decks_are_shuffled_separately() -> None:
    """Every Galaxy card, and every Mission, is as likely as any other to lie on top; one order says nothing of the
    other; and no Mission ever gets into the Galaxy deck."""
    tops: Counter[str] = Counter()
    together: Counter[tuple[bool, bool]] = Counter()
    for seed in range(DEALS):
        game = dealt(2, seed)
        assert set(game.galaxy) < set(GALAXY_CARDS)
        assert set(game.missions) < set(MISSION_CARDS)
        tops.update([game.galaxy[0], game.missions[0]])
        together[game.galaxy[0] in GALAXY_CARDS[:25], game.missions[0] in MISSION_CARDS[:12]] += 1
    assert all(about(tops[card], 1 / 50) for card in GALAXY_CARDS)
    assert all(about(tops[card], 1 / 24) for card in MISSION_CARDS)
    assert len(together) == 4
    assert all(about(count, 1 / 4) for count in together.values())


@pytest.mark.rule("MIS-3.2")
@pytest.mark.parametrize("seats", SEATS)
def test_five_galaxy_cards_and_two_missions_each(seats: int) -> None:
    game = dealt(seats)
    for seat in range(seats):
        assert len(game.hand(seat) & set(GALAXY_CARDS)) == 5
        assert len(game.hand(seat) & set(MISSION_CARDS)) == 2
        assert len(game.hand(seat)) == 7


@pytest.mark.rule("MIS-3.3")
@pytest.mark.parametrize("seats", SEATS)
def test_decks_face_down_and_an_empty_discard(seats: int) -> None:
    game = dealt(seats)
    cards = game.state.cards
    assert len(cards.rows[GALAXY]) == 50 - 5 * seats
    assert len(cards.rows[MISSIONS]) == 24 - 2 * seats
    assert cards.rows[DISCARD] == []
    for reader in game.everybody:
        assert set(cards.seen(GALAXY, reader)) == {"?galaxy"}
        assert set(cards.seen(MISSIONS, reader)) == {"?mission"}


@pytest.mark.rule("MIS-3.4")
@pytest.mark.parametrize("seats", SEATS)
def test_a_random_player_begins(seats: int) -> None:
    first = Counter(dealt(seats, seed).asked for seed in range(DEALS))
    assert set(first) == {(seat, "source") for seat in range(seats)}
    assert all(about(count, 1 / seats) for count in first.values())


@pytest.mark.rule("MIS-3.5")
@pytest.mark.parametrize("seats", SEATS)
def test_play_proceeds_clockwise(seats: int) -> None:
    for first in range(seats):
        game = given(hands=[holding() for _ in range(seats)], active=first)
        game.turn("galaxy")
        for turn in range(1, 2 * seats):
            assert game.asked == ((first + turn) % seats, "source")
            game.turn(game.discard[-1])


@pytest.mark.rule("MIS-3.6", "MIS-11.1")
@pytest.mark.parametrize("seats", SEATS)
def test_hands_are_hidden_from_the_others(seats: int) -> None:
    game = dealt(seats)
    for reader in game.everybody:
        for seat, hand in enumerate(game.view(reader)["hands"]):
            if seat == reader:
                assert set(hand) == game.hand(seat)
            else:
                assert hand == ["?galaxy"] * 5 + ["?mission"] * 2


@pytest.mark.rule("MIS-3.7")
@pytest.mark.example("MIS-3.7")
def test_example_of_a_setup_with_three_players() -> None:
    game = dealt(3)
    for seat in range(3):
        assert len(game.hand(seat) & set(GALAXY_CARDS)) == 5
        assert len(game.hand(seat) & set(MISSION_CARDS)) == 2
    assert len(game.galaxy) == 35
    assert len(game.missions) == 18
    assert game.discard == []
