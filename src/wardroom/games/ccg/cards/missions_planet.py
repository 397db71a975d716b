"""Missions of planets, the one with both icons included: who may try them, and what it takes."""

from __future__ import annotations

from .kinds import DUAL, FEDERATION, GAMMA, KLINGON, PLANET, ROMULAN, UNIVERSAL
from .making import mission

mission("avert_disaster", "Avert Disaster", "Federation", PLANET, 40, 3, "Geology + Honor + INTEGRITY>35", "Artrea")
mission(
    "cloaked_mission",
    "Cloaked Mission",
    "Klingon",
    PLANET,
    30,
    3,
    "Navigation + Diplomacy + Honor",
    "Romulus",
    region="romulus_system",
    homeworld=ROMULAN,
    tier=3,
)
mission(
    "colony_preparations",
    "Colony Preparations",
    "Klingon, Bajoran",
    PLANET,
    30,
    3,
    "SCIENCE + Geology + Biology + SECURITY",
    limit=UNIVERSAL,
    quadrant=GAMMA,
    tier=2,
)
mission(
    "covert_installation",
    "Covert Installation",
    "Romulan",
    PLANET,
    35,
    3,
    "ENGINEER + Leadership + Treachery",
    "Devora",
    region="neutral_zone",
)
mission(
    "covert_rescue",
    "Covert Rescue",
    "Romulan",
    PLANET,
    30,
    4,
    "Diplomacy + Leadership + CUNNING>35",
    "Galorndon Core",
    tier=3,
)
mission(
    "cultural_observation",
    "Cultural Observation",
    "Federation",
    PLANET,
    40,
    4,
    "Anthropology + Leadership + STRENGTH>30",
    "Mintaka III",
)
mission(
    "diplomacy_mission",
    "Diplomacy Mission",
    "Federation",
    PLANET,
    30,
    3,
    "Diplomacy + INTEGRITY>30 + CUNNING>30",
    "Peliar Zel",
)
mission(
    "espionage_mission",
    "Espionage Mission",
    "",
    PLANET,
    40,
    3,
    "Tal Shiar x2 OR Obsidian Order x2 OR FCA x2 OR Klingon Intelligence x2",
    "Earth",
    region="sector_001",
    homeworld=FEDERATION,
    tier=2,
)
mission(
    "establish_relations",
    "Establish Relations",
    "Federation, Non-Aligned, Bajoran",
    PLANET,
    25,
    3,
    "Diplomacy + INTEGRITY>32 + (Leadership OR V.I.P.)",
    limit=UNIVERSAL,
)
mission("evacuation", "Evacuation", "Federation", PLANET, 30, 3, "Diplomacy x3 + STRENGTH>35", "Dorvan V")
mission(
    "evaluate_terraforming",
    "Evaluate Terraforming",
    "Federation",
    PLANET,
    35,
    3,
    "MEDICAL + Biology + Exobiology OR {Geordi La Forge} + MEDICAL x2",
    "Velara III",
)
mission("excavation", "Excavation", "Federation, Romulan", PLANET, 25, 3, "Archaeology OR CUNNING>32", "Kurl", tier=3)
mission(
    "expose_covert_supply",
    "Expose Covert Supply",
    "Romulan",
    PLANET,
    30,
    4,
    "Treachery x3 + Navigation",
    "Qo'noS",
    homeworld=KLINGON,
    tier=3,
)
mission("extraction", "Extraction", "Romulan", PLANET, 35, 3, "Treachery + Biology + MEDICAL", "Cerberus II")
mission("fever_emergency", "Fever Emergency", "Klingon", PLANET, 35, 3, "MEDICAL x3 OR Biology + OFFICER", "Nahmi IV")
mission("first_contact", "First Contact", "Federation", PLANET, 30, 2, "Diplomacy + Empathy", "Malcor III")
mission(
    "hunt_for_dna_program",
    "Hunt for DNA Program",
    "Federation, Romulan, Klingon",
    PLANET,
    55,
    5,
    "Archaeology x3 + Computer Skill + Biology + Leadership + STRENGTH>40",
    "Vilmor II",
    tier=3,
)
mission(
    "iconia_investigation",
    "Iconia Investigation",
    "Romulan",
    PLANET,
    35,
    3,
    "Archaeology + Computer Skill x2",
    "Iconia",
    region="neutral_zone",
    tier=3,
)
mission(
    "investigate_disturbance",
    "Investigate Disturbance",
    "Klingon",
    PLANET,
    35,
    4,
    "Honor + Leadership + INTEGRITY>30 OR {Gowron} + Biology",
    "Boreth",
)
mission(
    "investigate_massacre",
    "Investigate Massacre",
    "Federation, Romulan",
    PLANET,
    35,
    3,
    "Diplomacy + INTEGRITY>35 + CUNNING>35",
    "Tarod IX",
    tier=3,
)
mission(
    "investigate_raid", "Investigate Raid", "Romulan", PLANET, 35, 2, "Exobiology + Diplomacy", "Ohniaka III", tier=3
)
mission(
    "investigate_time_continuum",
    "Investigate Time Continuum",
    "Federation",
    PLANET,
    35,
    3,
    "{Guinan} OR {Data} OR {Time Travel Pod}",
    "Devidia II",
)
mission(
    "khitomer_research",
    "Khitomer Research",
    "Romulan, Klingon",
    PLANET,
    35,
    4,
    "Honor x3 + Computer Skill + Treachery",
    "Khitomer",
    tier=3,
)
mission("krios_suppression", "Krios Suppression", "Klingon", PLANET, 30, 2, "Honor + Diplomacy + STRENGTH>35", "Krios")
mission(
    "medical_relief",
    "Medical Relief",
    "Klingon",
    PLANET,
    35,
    3,
    "Biology + Exobiology + MEDICAL",
    "Beta Lankal",
    tier=3,
)
mission(
    "mineral_survey", "Mineral Survey", "any", PLANET, 25, 2, "Geology + SCIENCE + CUNNING>28", limit=UNIVERSAL, tier=2
)
mission(
    "new_contact",
    "New Contact",
    "Romulan, Klingon",
    PLANET,
    40,
    4,
    "Diplomacy + Leadership + Empathy + Anthropology",
    "Tau Alpha C",
    tier=3,
)
mission(
    "observe_ritual",
    "Observe Ritual",
    "Federation",
    PLANET,
    35,
    4,
    "Vulcan + Diplomacy + Anthropology",
    "Vulcan",
    effects="reports",
)
mission(
    "plunder_site",
    "Plunder Site",
    "Romulan, Klingon",
    PLANET,
    30,
    2,
    "Treachery + Archaeology + STRENGTH>30",
    "Barradas III",
)
mission(
    "qualor_ii_rendezvous",
    "Qualor II Rendezvous",
    "Non-Aligned",
    PLANET,
    30,
    4,
    "Treachery + Greed OR {Amarie}",
    "Qualor II",
    tier=2,
)
mission("relief_mission", "Relief Mission", "Romulan, Klingon", PLANET, 20, 2, "Geology OR Physics", "Penthara IV")
mission(
    "restore_errant_moon",
    "Restore Errant Moon",
    "Federation",
    PLANET,
    30,
    3,
    "ENGINEER + Astrophysics + Leadership",
    "Bre'el IV",
    tier=3,
)
mission(
    "sarthong_plunder",
    "Sarthong Plunder",
    "Romulan, Klingon",
    PLANET,
    35,
    3,
    "Archaeology x2 + STRENGTH>40",
    "Sarthong V",
)
mission(
    "strategic_diversion", "Strategic Diversion", "Romulan", PLANET, 30, 3, "Treachery x3 + STRENGTH>30", "Nelvana III"
)
mission(
    "tarchannen_study",
    "Tarchannen Study",
    "Federation",
    DUAL,
    40,
    2,
    "ENGINEER x2 + {I.P. Scanner} + Holodeck",
    "Tarchannen III",
    tier=2,
)
