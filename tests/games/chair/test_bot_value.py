"""CHAIR-32: what a card is worth to whom, and how the Bot decides between equals."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.automa.value import decide, least_valuable, most_valuable, value
from wardroom.games.chair.state import RIVAL

from .bots import against
from .given import Sitting


def worth(game: Sitting, face: str, side: int = RIVAL) -> int:
    return value(game.state, game.card(face), side)


def best(game: Sitting, *faces: str, side: int = RIVAL) -> tuple[str, str]:
    chosen = most_valuable(game.state, [game.card(face) for face in faces], side)
    assert chosen is not None
    return game.state.cards.faces[chosen.card], chosen.how


def worst(game: Sitting, *faces: str, side: int = RIVAL) -> tuple[str, str]:
    chosen = least_valuable(game.state, [game.card(face) for face in faces], side)
    assert chosen is not None
    return game.state.cards.faces[chosen.card], chosen.how


@pytest.mark.rule("CHAIR-32.1")
@pytest.mark.parametrize(
    ("face", "tokens", "points"),
    [
        ("bolians", (0, 0, 0), 3),  # VP
        ("plasma_manifold", (0, 0, 0), 3),  # Military FOCUS at x3
        ("baku", (0, 0, 0), 6),  # 1 VP and an ENDGAME operation
        ("verex_iii", (0, 0, 0), 5),  # an ENDGAME operation alone
        ("rom", (0, 0, 2), 3),  # 1 VP and 2 Glory
        ("rom", (4, 3, 0), 1),  # other resources do not count
        ("red_alert", (0, 0, 0), -2),
        ("pic_analyze", (0, 0, 0), 0),
        ("bur_uss_federation", (0, 0, 0), 7),  # Research FOCUS at x2, and an ENDGAME operation
    ],
)
def test_the_sum_of_four_things(face: str, tokens: tuple[int, int, int], points: int) -> None:
    """Sela at 5 Military (x3); Burnham's Research at 2 is x2."""
    bot = "burnham" if face.startswith("bur_") else "sela"
    tracks: Any = [{}, {"military": 5, "research": 2}]
    assert worth(against(bot, tracks=tracks, tokens={face: tokens}), face) == points


@pytest.mark.rule("CHAIR-32.2")
def test_each_side_counts_with_its_own_multipliers() -> None:
    """Research: Picard at 7 has x3, the Bot at 0 x1; on the advanced side he would have x2."""
    game = against("sela", tracks=[{"research": 7}])
    assert (worth(game, "biobed", 0), worth(game, "biobed")) == (3, 1)
    game = against("sela", tracks=[{"research": 7}], boards=("advanced", "basic"))
    assert (worth(game, "biobed", 0), worth(game, "biobed")) == (2, 1)


@pytest.mark.rule("CHAIR-32.3")
def test_for_the_most_valuable_more_tokens_decide_then_the_left() -> None:
    tokens = {"phasers": (0, 1, 0), "borg_probe": (1, 1, 0)}
    game = against("sela", tokens=tokens, market=["rom", "phasers", "borg_probe", "bolians"])
    assert best(game, "rom", "phasers", "borg_probe") == ("borg_probe", "tokens")
    assert best(game, "rom", "bolians") == ("bolians", "value")
    assert best(game, "bolians", "denobulans") == ("bolians", "left")
    assert best(game, "rom") == ("rom", "only")


@pytest.mark.rule("CHAIR-32.4")
def test_for_the_least_valuable_fewer_tokens_decide_then_the_left() -> None:
    tokens = {"phasers": (0, 1, 0), "borg_probe": (1, 1, 0)}
    game = against("sela", tokens=tokens, market=["rom", "phasers", "borg_probe", "bolians"])
    assert worst(game, "borg_probe", "phasers", "bolians") == ("phasers", "tokens")
    assert worst(game, "bolians", "rom") == ("rom", "value")
    assert worst(game, "bolians", "denobulans") == ("bolians", "left")


@pytest.mark.rule("CHAIR-32.5", "CHAIR-37.12")
def test_left_is_the_order_of_the_market_and_of_the_places_in_the_neutral_zone() -> None:
    from wardroom.games.chair.automa.zone import places
    from wardroom.games.chair.flow import neutral
    from wardroom.games.chair.pieces import Do

    game = against("sela")
    state = game.state
    assert game.market() == ["rom", "ferengi_wine", "borg_probe", "bolians"]
    assert [state.cards.faces[place] for place in places(state)] == ["dozaria", "betazed", "indri_viii"]
    slot = neutral.vacate(Do(state, 0, state.captain(0)), game.card("betazed"))
    neutral.fill(state, slot)
    assert slot == 1 and [state.cards.faces[place] for place in places(state)][::2] == ["dozaria", "indri_viii"]


@pytest.mark.rule("CHAIR-32.6")
@pytest.mark.example("CHAIR-32.6")
def test_the_example() -> None:
    """Influence x4: a FOCUS is worth 4; a card of 3 VP with 1 Glory is worth 4 too and wins by its token; a Location of
    1 VP with an ENDGAME operation is worth 6."""
    game = against("picard", tracks=[{}, {"influence": 11}], tokens={"bolians": (0, 0, 1)})
    assert worth(game, "orb_of_time") == 5  # Picard's board has x5 there; Shran's has a x4
    game = against("shran", tracks=[{}, {"influence": 10}], tokens={"bolians": (0, 0, 1)})
    assert worth(game, "orb_of_time") == 4 and worth(game, "bolians") == 4
    assert best(game, "orb_of_time", "bolians") == ("bolians", "tokens")
    assert worth(game, "baku") == 6


@pytest.mark.rule("CHAIR-32.7")
def test_card_text_is_not_evaluated_and_an_asterisk_counts_as_printed() -> None:
    """Su'Kal would return INCIDENTs at the end, the Daystrom Institute score each synthetic: 1, and 1 + 5."""
    held = ["red_alert", "hostile_contact"]
    game = against("picard", theirs={"discard": held, "log": ["pic_data", "b_4"]})
    assert worth(game, "sukal") == 1 and worth(game, "pic_daystrom_institute") == 6


def test_nothing_to_choose_from_is_no_choice() -> None:
    assert decide([]) is None
