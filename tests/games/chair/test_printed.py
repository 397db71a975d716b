"""What the doors are told about each card, and of the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair import GAME
from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.kinds import TRACKS
from wardroom.kernel import Notice
from wardroom.language import LANGUAGES, Text

from .given import Sitting, given


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_word(language: str) -> None:
    words = Text(language, GAME.package)
    for name, card in GAME.show.printed().items():
        facts: Any = card["facts"]
        skills = [f"track-{skill}" if skill in TRACKS else f"skill-{skill}" for skill in facts["skills"]]
        keys = [f"card-{name}", f"suit-{card['suit'][0]}", *(f"trait-{trait}" for trait in card["trait"]), *skills]  # type: ignore[index,union-attr]
        keys += [key for op in facts["ops"] for key in (op["word"], op["text"])]
        keys += [f"card-{name}.cost"] if facts["development"] else []
        assert [key for key in keys if not words.has(key)] == []


def test_every_operation_that_can_be_chosen_names_its_option() -> None:
    printed: Any = GAME.show.printed()
    assert set(printed) == set(FACES)
    assert [op["option"] for op in printed["pic_will_riker"]["facts"]["ops"]] == [
        *("play:pic_will_riker:0", "", "use:pic_will_riker:0", "use:pic_will_riker:1")
    ]


@pytest.mark.rule("CHAIR-15.1", "CHAIR-15.2", "CHAIR-15.3", "CHAIR-15.4")
def test_signs_of_traits_have_three_shapes() -> None:
    printed: Any = GAME.show.printed()
    assert printed["horta"]["facts"]["shapes"] == {"alien": "species", "ongoing": "gameplay", "creature": "regular"}


def ending(game: Sitting) -> Notice:
    [(seat, kind)] = [game.asked]
    assert kind == "act"
    ask = game.table.line.ask(seat)
    assert ask is not None
    return GAME.show.notices(game.state, ask)["end"]


@pytest.mark.rule("CHAIR-8.11")
def test_the_end_of_the_step_says_what_is_left_unused() -> None:
    """Analyze gains Dilithium for nothing; its other operations take an Action."""
    only: dict[str, list[list[str]]] = {"fleet": [[]], "places": [[]]}
    game = given(hand=[["pic_analyze"]], zones=only, only=["fleet", "places"])
    assert ending(game) == Notice("turn", "CHAIR-8.11", (("action", 3), ("free-play", 1)))
    empty = given(zones=only, only=["fleet", "places"])
    assert ending(empty) == Notice("turn", "CHAIR-8.11")
