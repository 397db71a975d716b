"""CHAIR-1 and CHAIR-14: what is in the box, counted. All numbers are those of the box, not of the code."""

from __future__ import annotations

from collections import Counter

import pytest

from wardroom.games.chair.cards import kinds
from wardroom.games.chair.cards.boards import ADVANCED, BASIC, CAPTAINS, Board
from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.goals import MISSIONS
from wardroom.games.chair.cards.kinds import Face
from wardroom.games.chair.cards.stardates import PILES

COMMON = [face for face in FACES.values() if not face.crew]


def crew(captain: str) -> list[Face]:
    return [face for face in FACES.values() if face.crew == captain]


@pytest.mark.rule("CHAIR-1.2")
def test_every_card_of_the_box() -> None:
    """250 cards with 591 operations, Reinforce and Conspiracy included, which only solo games use."""
    assert len(FACES) == 250
    assert sum(len(face.ops) for face in FACES.values()) == 591


@pytest.mark.rule("CHAIR-9.10")
def test_operations_of_each_kind() -> None:
    """Those of the two solo Directives are 3 PLAYs, 2 SPECIALs and the only SURPRISE."""
    printed = Counter(op.kind for face in FACES.values() for op in face.ops)
    assert printed == {
        "play": 297,
        "activation": 142,
        "reaction": 41,
        "control": 36,
        "passive": 27,
        "resupply": 24,
        "endgame": 13,
        "special": 7,
        "surprised": 1,
        "clean_up": 3,
    }


@pytest.mark.rule("CHAIR-1.1", "CHAIR-1.2")
def test_common_cards_by_suit() -> None:
    assert Counter(face.suit for face in COMMON) == {
        "person": 25,
        "cargo": 16,
        "ship": 13,
        "ally": 13,
        "encounter": 8,
        "incident": 6,
        "location": 20,
        "directive": 2,
    }
    assert Counter(face.start for face in COMMON) == {
        "": 81,
        "starting_location": 10,
        "advanced_location": 10,
        "solo": 2,
    }


@pytest.mark.rule("CHAIR-1.3", "CHAIR-2.1")
def test_market_suits_in_the_order_of_the_tile() -> None:
    assert kinds.MARKET_SUITS == ("person", "cargo", "ship", "ally")


@pytest.mark.rule("CHAIR-1.4", "CHAIR-3.4", "CHAIR-14.8")
@pytest.mark.parametrize(
    ("captain", "size", "starts"),
    [
        ("picard", 24, {"captain": 1, "deployed": 1, "development": 8, "reserve": 4, "available": 10}),
        ("shran", 24, {"captain": 1, "deployed": 1, "development": 7, "reserve": 5, "available": 10}),
        ("koloth", 24, {"captain": 1, "deployed": 1, "development": 7, "reserve": 5, "available": 10}),
        ("sela", 24, {"captain": 1, "deployed": 1, "development": 6, "reserve": 6, "available": 7, "discarded": 3}),
        (
            "sisko",
            25,
            {"captain": 1, "controlled": 1, "deployed": 1, "development": 7, "reserve": 5, "available": 10},
        ),
        (
            "burnham",
            26,
            {
                "captain": 1,
                "status": 1,
                "deployed": 1,
                "development": 8,
                "reserve": 4,
                "available": 10,
                "incident_deck": 1,
            },
        ),
    ],
)
def test_crew_decks_by_start_mark(captain: str, size: int, starts: dict[str, int]) -> None:
    assert len(crew(captain)) == size
    assert Counter(face.start for face in crew(captain)) == starts


@pytest.mark.rule("CHAIR-1.4", "CHAIR-1.10")
@pytest.mark.parametrize(
    ("captain", "numbers"),
    [
        ("picard", "6 person, 1 cargo, 3 ship, 1 ally, 0 encounter, 1 incident, 3 location, 8 directive"),
        ("shran", "4 person, 4 cargo, 2 ship, 2 ally, 0 encounter, 2 incident, 3 location, 6 directive"),
        ("koloth", "7 person, 3 cargo, 3 ship, 0 ally, 0 encounter, 2 incident, 3 location, 5 directive"),
        ("sela", "7 person, 2 cargo, 5 ship, 1 ally, 0 encounter, 1 incident, 2 location, 5 directive"),
        ("sisko", "8 person, 2 cargo, 3 ship, 1 ally, 1 encounter, 1 incident, 3 location, 5 directive"),
        ("burnham", "11 person, 2 cargo, 3 ship, 0 ally, 0 encounter, 1 incident, 3 location, 4 directive"),
    ],
)
def test_crew_decks_by_suit(captain: str, numbers: str) -> None:
    counted = Counter(face.suit for face in crew(captain))
    assert ", ".join(f"{counted[suit]} {suit}" for suit in kinds.SUITS) == numbers


@pytest.mark.rule("CHAIR-14.8")
@pytest.mark.parametrize(
    ("captain", "available"), [("picard", 1), ("koloth", 1), ("shran", 1), ("sela", 2), ("sisko", 1), ("burnham", 0)]
)
def test_locations_among_the_starting_cards(captain: str, available: int) -> None:
    starting = [face for face in crew(captain) if face.suit == "location" and face.start != "development"]
    assert sum(face.start == "available" for face in starting) == available
    assert sum(face.start == "controlled" for face in starting) == (captain == "sisko")


@pytest.mark.rule("CHAIR-1.10", "CHAIR-14.6")
def test_every_card_has_one_of_eight_suits_but_captains_and_the_status() -> None:
    assert len(kinds.SUITS) == 8
    labels = Counter(face.suit for face in FACES.values() if face.suit not in kinds.SUITS)
    assert labels == {"captain": 6, "status": 1}
    assert [face.id for face in FACES.values() if face.suit == "status"] == ["bur_inert_dilithium"]


@pytest.mark.rule("CHAIR-1.10", "CHAIR-14.5")
def test_directives_are_in_crew_decks_and_two_for_solo_games() -> None:
    assert {face.id: face.start for face in COMMON if face.suit == "directive"} == {
        "reinforce": "solo",
        "conspiracy": "solo",
    }


@pytest.mark.rule("CHAIR-1.5")
@pytest.mark.parametrize(
    ("pile", "glory", "actions"),
    [
        ("two_player", [5, 7, 7, 6, 5], [0, 0, 0, 0, 0]),
        ("cadet", [5, 5], [0, 0]),
        ("ensign", [6, 7, 7, 6, 5], [2, 2, 2, 2, 3]),
        ("lieutenant", [5, 7, 7, 6, 5], [2, 2, 3, 3, 3]),
        ("commander", [5, 7, 7, 6, 5], [2, 3, 3, 3, 4]),
        ("captain", [5, 6, 7, 6, 5], [3, 3, 3, 4, 4]),
        ("admiral", [5, 5, 6, 6, 5], [3, 3, 4, 4, 5]),
    ],
)
def test_stardates_of_each_mode(pile: str, glory: list[int], actions: list[int]) -> None:
    cards = PILES[pile]
    assert [card.number for card in cards] == list(range(1, len(glory) + 1))
    assert [card.glory for card in cards] == glory
    assert [card.bot_actions for card in cards] == actions
    assert [card.emptied == "end_of_game" for card in cards] == [False] * (len(cards) - 1) + [True]


@pytest.mark.rule("CHAIR-1.5")
def test_thirty_two_stardates() -> None:
    assert sum(map(len, PILES.values())) == 32


@pytest.mark.rule("CHAIR-11.5")
@pytest.mark.parametrize(
    ("pile", "removed"),
    [
        ("two_player", []),
        ("cadet", []),
        ("ensign", [2, 4]),
        ("lieutenant", [2, 4]),
        ("commander", [4]),
        ("captain", []),
        ("admiral", []),
    ],
)
def test_some_solo_stardates_are_removed_without_effect(pile: str, removed: list[int]) -> None:
    assert [card.number for card in PILES[pile] if card.emptied == "destroy"] == removed
    assert not [card.number for card in PILES[pile] if card.emptied == "destroy" and card.wipes]


@pytest.mark.rule("CHAIR-1.4", "CHAIR-3.2")
@pytest.mark.parametrize("captain", ["picard", "shran", "koloth", "sela", "sisko", "burnham"])
def test_boards_have_a_basic_side_with_one_mission_and_an_advanced_one_with_three(captain: str) -> None:
    boards = CAPTAINS[captain].boards
    assert [len(boards[side].missions) for side in (BASIC, ADVANCED)] == [1, 3]
    assert boards[BASIC].missions[0] == boards[ADVANCED].missions[0]


@pytest.mark.rule("CHAIR-1.4", "CHAIR-17.7")
@pytest.mark.parametrize("captain", ["picard", "shran", "koloth", "sela", "sisko", "burnham"])
def test_basic_multipliers_are_one_more_than_the_advanced_ones_at_the_same_space(captain: str) -> None:
    """So a track that has reached nothing counts x1 on the basic side and x0 on the advanced one."""
    assert len(CAPTAINS) == 6
    for basic, advanced in zip(tracks(CAPTAINS[captain].boards[BASIC]), tracks(CAPTAINS[captain].boards[ADVANCED])):
        assert basic == ((0, 1), *((space, factor + 1) for space, factor in advanced))
        assert [space for space, _ in basic] == sorted({space for space, _ in basic})


def tracks(board: Board) -> tuple[tuple[tuple[int, int], ...], ...]:
    return board.research, board.influence, board.military


@pytest.mark.rule("CHAIR-1.4")
def test_eighteen_missions_each_on_one_board() -> None:
    printed = [name for captain in CAPTAINS.values() for name in captain.boards[ADVANCED].missions]
    assert len(printed) == len(set(printed)) == 18
    assert set(printed) == set(MISSIONS)


@pytest.mark.rule("CHAIR-3.10")
@pytest.mark.parametrize(
    ("captain", "teams"), [("picard", 5), ("sisko", 6), ("burnham", 5), ("koloth", 6), ("sela", 4), ("shran", 5)]
)
def test_away_teams_printed_on_the_captain(captain: str, teams: int) -> None:
    assert sum(face.teams for face in crew(captain)) == teams == FACES[CAPTAINS[captain].card].teams


@pytest.mark.rule("CHAIR-15.1", "CHAIR-15.2", "CHAIR-15.3", "CHAIR-15.4")
def test_traits_are_species_gameplay_or_regular_ones() -> None:
    assert len(kinds.SPECIES) == 24
    assert kinds.GAMEPLAY_TRAITS == ("attack", "ongoing", "surprise", "wildcard")
    assert len(kinds.TRAITS) == len(set(kinds.TRAITS))
    for face in FACES.values():
        assert len(face.traits) <= 5
        assert set(face.traits) <= set(kinds.TRAITS), face.id


@pytest.mark.rule("CHAIR-15.3")
def test_cards_with_an_attack_operation_have_the_trait() -> None:
    for face in FACES.values():
        if any(op.attack for op in face.ops):
            assert "attack" in face.traits, face.id


@pytest.mark.rule("CHAIR-17.2")
def test_up_to_three_skill_icons_of_five_kinds() -> None:
    icons = {"research", "influence", "military", "any", "variable"}
    assert max(len(face.skills) for face in FACES.values()) == 3
    assert {icon for face in FACES.values() for icon in face.skills} == icons
    assert [face.id for face in FACES.values() if "variable" in face.skills] == ["bur_nivar", "bur_keyla_detmer"]


@pytest.mark.rule("CHAIR-9.3")
def test_cards_that_cannot_be_played() -> None:
    assert {face.id for face in FACES.values() if not face.playable} == {"koala", "sukal", "sis_orb_of_the_emissary"}


@pytest.mark.rule("CHAIR-9.13")
def test_surprises_are_no_operations_of_a_captains_turn() -> None:
    """No card of a duel has one; the Bot alone resolves that of Conspiracy."""
    assert [face.id for face in FACES.values() for op in face.ops if op.kind == kinds.SURPRISED] == ["conspiracy"]
