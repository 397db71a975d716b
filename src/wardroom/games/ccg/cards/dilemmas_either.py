"""Dilemmas that may lie under any mission."""

from __future__ import annotations

from typing import Any

from .kinds import AUTOMATIC, CONDITIONS, CURE, EITHER, OUT_OF_PLAY, RESEED, SELF_CONTROLLING, STAYS, UNIQUE
from .making import dilemma, kill


def either(id: str, title: str, way: str = CONDITIONS, **facts: Any) -> None:
    dilemma(id, title, EITHER, way, **facts)


either(
    "barclays_protomorphosis_disease",
    "Barclay's Protomorphosis Disease",
    points=10,
    unless="MEDICAL + SCIENCE + SECURITY",
    fail=kill("all non-android"),
    after=OUT_OF_PLAY,
)
either(
    "cardassian_trap",
    "Cardassian Trap",
    unless="Empathy",
    targets="unique & non-Cardassian",
    effects="fail, standing",
    after=STAYS,
)
either("chula_the_chandra", "Chula: The Chandra", AUTOMATIC)
either(
    "crystalline_entity",
    "Crystalline Entity",
    points=5,
    unless="space: SHIELDS>6 OR Music | planet: SCIENCE + MEDICAL",
    fail=kill("all"),
    after=OUT_OF_PLAY,
)
either("dead_end", "Dead End", limit=UNIQUE, unless="points(50)", after=STAYS)
either("faux_pas", "Faux Pas", icons="Botany Bay", unless="count(3, Diplomacy) OR count(3, class V.I.P.)")
either("friendly_fire", "Friendly Fire", unless="Leadership x2 + SECURITY x2", after=STAYS, countdown=2)
either(
    "outpost_raid",
    "Outpost Raid",
    unless="with your outpost here: STRENGTH>81 | elsewhere: STRENGTH>18",
    fail={"own_outpost": kill("opp_choice 2"), "elsewhere": ()},
    after={"own_outpost": OUT_OF_PLAY, "elsewhere": RESEED},
    tier=2,
)
either("q", "Q", unless="Leadership x2 + INTEGRITY>60", after=OUT_OF_PLAY, traits="Q-related")
either(
    "rem_fatigue_hallucinations",
    "REM Fatigue Hallucinations",
    CURE,
    points=5,
    cure="MEDICAL x3 present",
    effects="effect, turns",
    points_when="cured",
)
either(
    "shaka_when_the_walls_fell",
    "Shaka, When the Walls Fell",
    unless="Diplomacy x2 + CUNNING>30",
    traits="Tamarian-related",
)
either(
    "spaceborne_entity", "Spaceborne Entity", SELF_CONTROLLING, icons="self", range=6, weapons=14, shields=14, tier=2
)
either("stand_off", "Stand-Off", icons="Botany Bay", unless="count(3, Anthropology) OR count(3, class SECURITY)")
