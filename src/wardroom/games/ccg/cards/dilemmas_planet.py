"""Dilemmas of planets."""

from __future__ import annotations

from typing import Any

from ..notation import selection
from .kinds import AUTOMATIC, CHOICE, CONDITIONS, CURE, OUT_OF_PLAY, PLANET, STAYS
from .making import deed, dilemma, kill


def planet(id: str, title: str, way: str = CONDITIONS, **facts: Any) -> None:
    dilemma(id, title, PLANET, way, **facts)


planet(
    "a_miner_confrontation",
    "A Miner Confrontation",
    icons="Botany Bay",
    unless="count(3, Leadership) OR count(3, class ENGINEER)",
)
planet("alien_abduction", "Alien Abduction", CURE, cure="Leadership x3 present", effects="effect, solved")
planet("alien_labyrinth", "Alien Labyrinth", unless="card(tricorder) OR ENGINEER x2")
planet("alien_parasites", "Alien Parasites", unless="INTEGRITY>32", effects="fail")
planet(
    "anaphasic_organism",
    "Anaphasic Organism",
    unless="SECURITY + MEDICAL",
    targets="female",
    fail=deed("discard", "highest total & female, tie: opponent"),
    after=OUT_OF_PLAY,
)
planet("archer", "Archer", unless="SECURITY + MEDICAL", fail=kill("highest total, tie: opponent"), after=OUT_OF_PLAY)
planet("armus_skin_of_evil", "Armus - Skin of Evil", AUTOMATIC, effect=kill("rand 1"))
planet(
    "chalnoth", "Chalnoth", points=5, unless="SECURITY x3 OR STRENGTH>40", fail=kill("opp_choice 1"), after=OUT_OF_PLAY
)
planet(
    "el_adrel_creature",
    "El-Adrel Creature",
    unless="targets(STRENGTH)>16",
    targets=selection("highest 2 STRENGTH, tie: you"),
    effects="fail",
    after=OUT_OF_PLAY,
)
planet("females_love_interest", "Female's Love Interest", AUTOMATIC, targets="female", effects="effect")
planet(
    "ferengi_attack",
    "Ferengi Attack",
    unless="sum(CUNNING, STRENGTH)>68 OR Greed",
    fail=kill("opp_choice 1"),
    after=OUT_OF_PLAY,
    tier=2,
)
planet(
    "firestorm",
    "Firestorm",
    unless="{Thermal Deflectors}",
    targets="INTEGRITY<5",
    fail=kill("all INTEGRITY<5"),
    after=OUT_OF_PLAY,
)
planet("hidden_entrance", "Hidden Entrance", unless="{Geordi La Forge} OR ENGINEER + CUNNING>32")
planet("hologram_ruse", "Hologram Ruse", unless="INTEGRITY>30 + CUNNING>30")
planet("hunter_gangs", "Hunter Gangs", AUTOMATIC)
planet(
    "hyper_aging",
    "Hyper-Aging",
    CURE,
    points=5,
    cure="SCIENCE + MEDICAL x2 present",
    effects="effect, turns",
    points_when="cured",
)
planet("impassable_door", "Impassable Door", unless="Computer Skill")
planet("males_love_interest", "Male's Love Interest", AUTOMATIC, targets="male", effects="effect")
planet("malfunctioning_door", "Malfunctioning Door", unless="Soong-type android OR best(4, STRENGTH)>27")
planet("matriarchal_society", "Matriarchal Society", unless="female x2")
planet("microvirus", "Microvirus", points=5, unless="MEDICAL + SECURITY", fail=kill("opp_choice 1"), after=OUT_OF_PLAY)
planet("nausicaans", "Nausicaans", unless="STRENGTH>44", fail=kill("rand 1"), after=OUT_OF_PLAY)
planet("parallel_romance", "Parallel Romance", AUTOMATIC, icons="AU", targets="male, female", after=STAYS, tier=2)
planet("phased_matter", "Phased Matter", CURE, cure="ENGINEER + SCIENCE in another Away Team")
planet("portal_guard", "Portal Guard", unless="any(CUNNING>7) OR any(Honor)", effects="fail")
planet(
    "primitive_culture",
    "Primitive Culture",
    unless="Vulcan x3 OR Anthropology + CIVILIAN OR Tal Shiar x2 OR Obsidian Order x2"
    " OR Acquisition + Greed x2 OR Klingon x6",
    tier=2,
)
planet("punishment_zone", "Punishment Zone", CHOICE, points=-5, tier=2)
planet(
    "rebel_encounter",
    "Rebel Encounter",
    unless="STRENGTH>44 OR discard(1 Equipment)",
    fail=kill("rand 1"),
    after=OUT_OF_PLAY,
)
planet("rock_people", "Rock People", icons="Botany Bay", unless="count(3, Geology) OR count(3, class SCIENCE)")
planet("sarjenka", "Sarjenka", CHOICE, points=5, effects="effect", points_when="chosen")
planet("shot_in_the_back", "Shot in the Back", AUTOMATIC, tier=2)
planet("wind_dancer", "Wind Dancer", unless="{Lwaxana Troi} OR any(Youth) OR any(Music) OR any(STRENGTH>9)")
