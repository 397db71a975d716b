"""What the companion brings to the table."""

from __future__ import annotations

import pytest

from wardroom.games.seti.automa.companion import GAME
from wardroom.games.seti.automa.companion.state import Companion
from wardroom.games.seti.cards import ADVANCED_CARDS, LEVELS, TRACKS
from wardroom.games.seti.state import (
    OBJECTIVES,
    OBJECTIVES_OPEN,
    RIVAL,
    RIVAL_ADVANCED,
    RIVAL_ASIDE,
    RIVAL_DECK,
)
from wardroom.kernel import Chance


def fresh(level: int, agencies: bool = False, seed: int = 0) -> Companion:
    return GAME.setup(1, GAME.agreed({"difficulty": level, "agencies": agencies}), Chance(seed.to_bytes(32, "big")))


@pytest.mark.rule("SETI-16.2", "SETI-16.3", "SETI-17.1", "SETI-2.12", "SETI-16.10")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_each_level_has_its_deck_track_and_objectives(level: int) -> None:
    state, printed = fresh(level), LEVELS[level]
    rows = state.cards.rows
    assert len(rows[RIVAL_DECK]) == 4 + printed.advanced_cards
    assert len(rows[RIVAL_ADVANCED]) == len(ADVANCED_CARDS) - printed.advanced_cards
    assert len(rows[RIVAL_ASIDE]) == 5
    assert state.progress == printed.start and TRACKS[printed.track]
    assert len(rows[OBJECTIVES_OPEN]) == len(state.tasks) == (3 if level > 1 else 0)
    assert len(rows[OBJECTIVES]) + len(rows[OBJECTIVES_OPEN]) == sum(printed.objectives)
    levels = [int(state.face(card)[4]) for card in (*state.tasks, *reversed(rows[OBJECTIVES]))]
    assert levels == sorted(levels)
    assert state.rival.publicity == 4 and state.rival.score == (1 if state.first == RIVAL else 2)


@pytest.mark.rule("SETI-16.1")
def test_either_may_begin() -> None:
    assert {fresh(2, seed=number).first for number in range(20)} == {0, 1}


@pytest.mark.rule("SETI-19.1", "SETI-19.8", "SETI-17.1")
def test_with_the_expansion_rounds_2_to_5_and_long_term_objectives() -> None:
    state = fresh(3, agencies=True)
    faces = [state.face(card) for card in state.tasks]
    assert state.round == 2
    assert sorted(face[4] for face in faces) == ["2", "2", "2", "9", "9"]
    assert sorted(state.face(card) for card in state.cards.rows[RIVAL_DECK] if state.face(card).startswith("se2")) == [
        "se2_s1"
    ]


def test_a_copy_is_exact_and_apart() -> None:
    state = fresh(4)
    copy = state.copy()
    copy.stars["vega"].markers.append(RIVAL)
    copy.species[0].spaces["red"] = RIVAL
    copy.landing_data["mars"].clear()
    copy.near["earth"] = "vega"
    copy.asked[0] = 1
    assert not state.stars["vega"].markers and not state.species[0].spaces
    assert state.landing_data["mars"] and not state.near and state.asked == [0, 0]
