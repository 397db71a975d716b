"""Dilemmas of space."""

from __future__ import annotations

from typing import Any

from .kinds import (
    AUTOMATIC,
    CONDITIONS,
    CREW,
    CURE,
    FIRST_SKILL,
    LOSE,
    NULLIFY,
    OUT_OF_PLAY,
    SELF_CONTROLLING,
    SPACE,
    STAYS,
    VESSEL,
    Modifier,
)
from .making import DAMAGE, DESTROY, adds, dilemma, kill


def space(id: str, title: str, way: str = CONDITIONS, **facts: Any) -> None:
    dilemma(id, title, SPACE, way, **facts)


space("ancient_computer", "Ancient Computer", unless="Computer Skill x2 OR SCIENCE x3 OR ENGINEER x3")
space("aphasia_device", "Aphasia Device", CURE, cure="MEDICAL x2 + Biology x2 aboard")
space(
    "authorized_access_only",
    "Authorized Access Only",
    icons="Botany Bay",
    unless="count(3, Acquisition) OR count(3, class OFFICER)",
)
space(
    "birth_of_junior",
    'Birth of "Junior"',
    NULLIFY,
    nullify="ENGINEER x3 aboard",
    effects="effect, turns",
    modifiers=adds("range", "minus_count", VESSEL),
)
space(
    "borg_ship",
    "Borg Ship",
    SELF_CONTROLLING,
    points=15,
    icons="self",
    points_when="destroyed",
    range=8,
    weapons=24,
    shields=24,
)
space("conundrum", "Conundrum", icons="AU", unless="INTEGRITY>40", after=STAYS)
space(
    "cosmic_string_fragment",
    "Cosmic String Fragment",
    points=5,
    unless="Astrophysics OR ENGINEER OR Navigation",
    fail=DESTROY,
    after=OUT_OF_PLAY,
)
space("cytherians", "Cytherians", AUTOMATIC, points=15, effects="effect, standing", points_when="arrival", after=STAYS)
space("gravitic_mine", "Gravitic Mine", unless="SCIENCE + Navigation", fail=DAMAGE, after=OUT_OF_PLAY)
space("iconian_computer_weapon", "Iconian Computer Weapon", unless="SCIENCE", effects="fail", after=OUT_OF_PLAY)
space("ktarian_game", "Ktarian Game", CURE, cure="CUNNING>30 OR android aboard", effects="effect, turns")
space("maglock", "Maglock", unless="count(3, OFFICER & STRENGTH>5)")
space(
    "menthar_booby_trap",
    "Menthar Booby Trap",
    unless="MEDICAL",
    cure="ENGINEER x2 aboard",
    fail=kill("rand 1"),
    effects="first, standing",
    after=STAYS,
)
space("microbiotic_colony", "Microbiotic Colony", unless="SCIENCE + ENGINEER + OFFICER", fail=DAMAGE, after=OUT_OF_PLAY)
space("nagilum", "Nagilum", points=5, unless="Diplomacy x3 OR STRENGTH>40", fail=kill("rand half"), after=OUT_OF_PLAY)
space("nanites", "Nanites", points=5, unless="SCIENCE x2 OR Diplomacy", fail=DAMAGE, after=OUT_OF_PLAY)
space(
    "nitrium_metal_parasites",
    "Nitrium Metal Parasites",
    CURE,
    cure="SCIENCE x2 OR ENGINEER x2 aboard",
    effects="effect, turns",
)
space("null_space", "Null Space", points=5, unless="Navigation x2", fail=DAMAGE, after=OUT_OF_PLAY)
space(
    "planet_killer",
    "Planet Killer",
    SELF_CONTROLLING,
    points=10,
    icons="self",
    points_when="destroyed",
    range=6,
    weapons=10,
    shields=16,
)
space("radioactive_garbage_scow", "Radioactive Garbage Scow", AUTOMATIC, effects="effect, standing", after=STAYS)
space("stellar_flare", "Stellar Flare", AUTOMATIC, effects="effect")
space(
    "tarellian_plague_ship",
    "Tarellian Plague Ship",
    points=5,
    unless="discard(1 MEDICAL)",
    fail=kill("all"),
    after=OUT_OF_PLAY,
)
space(
    "temporal_causality_loop",
    "Temporal Causality Loop",
    points=5,
    unless="SCIENCE + CUNNING>35",
    after=OUT_OF_PLAY,
    tier=3,
)
space(
    "the_ghost_of_cyrus_ramsey",
    "The Ghost of Cyrus Ramsey",
    icons="Botany Bay",
    unless="count(3, Transporter Skill) OR count(3, class MEDICAL)",
)
space(
    "tsiolkovsky_infection",
    "Tsiolkovsky Infection",
    CURE,
    cure="MEDICAL x3 aboard",
    effects="effect",
    modifiers=Modifier(FIRST_SKILL, LOSE, 1, CREW, both=True),
)
space(
    "two_dimensional_creatures",
    "Two-Dimensional Creatures",
    CURE,
    cure="SCIENCE + ENGINEER aboard",
    effects="effect, standing",
)
