"""CHAIR-12: Dilithium, Latinum and Glory: gaining, spending, stealing."""

from __future__ import annotations

import pytest

from wardroom.games.chair.scoring import lines
from wardroom.games.chair.state import HAND

from .given import Sitting, given


def resources(game: Sitting, side: int = 0) -> tuple[int, int, int]:
    own = game.own(side)
    return own.dilithium, own.latinum, own.glory


@pytest.mark.rule("CHAIR-12.1")
def test_dilithium_and_latinum_come_from_the_supply() -> None:
    """The Omega Particle: 3 Dilithium and 3 Latinum; nobody loses any."""
    game = given(hand=[["omega_particle"]])
    game.choose("play:omega_particle:0")
    assert resources(game) == (4, 4, 1) and resources(game, 1) == (1, 1, 1)
    assert game.state.on_stardate == 5


@pytest.mark.rule("CHAIR-12.2")
def test_spending_and_being_unable_to_spend() -> None:
    """Confiscate: spend 2 Dilithium to gain a CARGO, 4 to gain a SHIP."""
    game = given(captains=("shran", "picard"), hand=[["shr_confiscate"]], dilithium=[3], glory=[0])
    assert game.why("play:shr_confiscate:0") == ("CHAIR-12.2", "cannot-spend")
    game.choose("play:shr_confiscate:1", "deck:cargo", "discard")
    assert resources(game) == (1, 1, 0)


@pytest.mark.rule("CHAIR-12.3")
@pytest.mark.parametrize(
    ("face", "pool", "after"),
    [
        ("trade_embargo", (0, 0, 1), (0, 0, 0)),  # 1 Latinum: a Glory
        ("energy_drain", (0, 0, 1), (0, 0, 0)),  # 2 Dilithium: a Glory
        ("energy_drain", (1, 0, 1), (1, 0, 0)),  # the Dilithium would not be enough and stays
        ("pic_diplomacy", (0, 0, 1), (0, 0, 0)),  # 1 Dilithium: the other half is lost
    ],
)
def test_glory_counts_as_one_latinum_or_two_dilithium(
    face: str, pool: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    game = given(hand=[[face]], dilithium=[pool[0]], latinum=[pool[1]], glory=[pool[2]])
    game.choose(f"play:{face}:0")
    assert resources(game) == after


@pytest.mark.rule("CHAIR-12.3", "CHAIR-12.4")
@pytest.mark.parametrize(
    ("face", "pool"),
    [
        ("trade_embargo", (9, 0, 0)),  # Dilithium is no Latinum
        ("energy_drain", (1, 9, 0)),  # nor the other way round
        ("kol_kang_the_dahar_master", (99, 99, 14)),  # nothing becomes Glory: its second PLAY requires 15
    ],
)
def test_no_other_conversion(face: str, pool: tuple[int, int, int]) -> None:
    game = given(captains=("koloth", "shran"), hand=[[face]], dilithium=[pool[0]], latinum=[pool[1]], glory=[pool[2]])
    number = 1 if face.startswith("kol") else 0
    assert game.why(f"play:{face}:{number}") is not None


@pytest.mark.rule("CHAIR-12.4")
@pytest.mark.parametrize(("dilithium", "points"), [(3, 0), (4, 1), (11, 2)])
def test_glory_is_converted_only_to_pay(dilithium: int, points: int) -> None:
    """Coridan: a VP per 4 Dilithium one has; 9 Glory and 9 Latinum are none."""
    game = given(
        captains=("shran", "picard"), zones={"places": [["shr_coridan"]]}, dilithium=[dilithium], latinum=[9], glory=[9]
    )
    coridan = [line.points for line in lines(game.state, 0) if line.what == "endgame"]
    assert coridan == [points]


@pytest.mark.rule("CHAIR-12.5", "CHAIR-12.6")
@pytest.mark.example("CHAIR-12.5")
@pytest.mark.parametrize(("way", "after"), [("3:0:0", (0, 5, 2)), ("1:0:1", (2, 5, 1)), ("0:0:2", (3, 5, 0))])
def test_three_dilithium_can_be_paid_in_three_ways(way: str, after: tuple[int, int, int]) -> None:
    """Plasma Manifold costs 3 Dilithium; the payer chooses."""
    game = given(hand=[["plasma_manifold"]], dilithium=[3], latinum=[5], glory=[2])
    game.choose("play:plasma_manifold:0")
    assert game.asked == (0, "pay") and game.options == ["3:0:0", "1:0:1", "0:0:2"]
    game.choose(way)
    assert resources(game) == after and game.state.actions == 4


@pytest.mark.rule("CHAIR-12.6")
def test_only_way_to_pay_needs_no_choice() -> None:
    game = given(hand=[["plasma_manifold"]], dilithium=[2], glory=[1])
    game.choose("play:plasma_manifold:0")
    assert game.asked == (0, "act") and resources(game) == (1, 1, 0)


@pytest.mark.rule("CHAIR-12.6", "CHAIR-12.3")
def test_mixed_cost_can_be_paid_in_many_ways() -> None:
    """Starbase 74, enlisted as a Development: 2 Dilithium and 1 Latinum."""
    game = given(
        hand=[["organians"]],
        zones={"development": [["pic_starbase_74"]]},
        only=["development"],
        dilithium=[2],
        latinum=[1],
        glory=[2],
        tracks=[{"research": 6}],
    )
    game.choose("play:organians:1", "pic_starbase_74")
    assert game.options == ["2:1:0", "2:0:1", "0:1:1", "0:0:2"]


@pytest.mark.rule("CHAIR-12.7")
def test_spent_glory_does_not_go_back_to_the_stardate() -> None:
    game = given(hand=[["energy_drain"]], dilithium=[0], glory=[1], on_stardate=3)
    game.choose("play:energy_drain:0")
    assert game.own().glory == 0 and game.state.on_stardate == 3


@pytest.mark.rule("CHAIR-12.8")
@pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (1, 1), (5, 2)])
def test_stealing_takes_what_is_there_and_never_another_kind(theirs: int, stolen: int) -> None:
    """The Son'a Battlecruiser steals 2 Dilithium."""
    game = given(
        hand=[["sona_battlecruiser"], []],
        dilithium=[0, theirs],
        latinum=[0, 9],
        glory=[0, 9],
        tracks=[{"military": 6}],
    )
    game.choose("play:sona_battlecruiser:1")
    assert resources(game) == (stolen, 0, 0)
    assert resources(game, 1) == (theirs - stolen, 9, 9)


@pytest.mark.rule("CHAIR-12.8")
@pytest.mark.parametrize(("face", "number", "asked"), [("sona_battlecruiser", 0, "act"), ("pic_analyze", 2, "react")])
def test_stealing_is_not_gaining(face: str, number: int, asked: str) -> None:
    """The Horta reacts to Dilithium gained, not to Dilithium stolen."""
    game = given(hand=[[face]], zones={"fleet": [["horta"]]}, tracks=[{"research": 4}], dilithium=[0, 3])
    game.choose(f"play:{face}:{number}")
    assert game.asked[1] == asked
    assert game.own().dilithium == (1 if asked == "act" else 2)


@pytest.mark.rule("CHAIR-12.9")
def test_tokens_on_ones_cards_can_neither_be_spent_nor_scored() -> None:
    """Burnham: 3 Dilithium to gain an ALLY; Theta Zeta counts the Dilithium one has."""
    game = given(
        captains=("burnham", "shran"),
        zones={"places": [["bur_theta_zeta"]]},
        tokens={"bur_inert_dilithium": (8, 0, 4)},
        dilithium=[2],
        glory=[0],
    )
    assert game.why("use:bur_michael_burnham:0") == ("CHAIR-12.2", "cannot-spend")
    scored = {line.what: line.points for line in lines(game.state, 0)}
    assert scored["glory"] == 0 and scored["endgame"] == 1
    game = given(captains=("burnham", "shran"), dilithium=[3], glory=[0])
    game.choose("use:bur_michael_burnham:0", "deck:ally", "discard")
    assert game.own().dilithium == 0 and game.held(HAND) == []
