"""Missions of space: who may try them, and what it takes."""

from __future__ import annotations

from .kinds import DELTA, GAMMA, SPACE, UNIVERSAL
from .making import mission

mission(
    "catalog_phenomena",
    "Catalog Phenomena",
    "any",
    SPACE,
    30,
    4,
    "SCIENCE + Astrophysics + Stellar Cartography + Computer Skill",
    limit=UNIVERSAL,
    quadrant=DELTA,
    region="nekrit_expanse",
    tier=2,
)
mission(
    "explore_black_cluster",
    "Explore Black Cluster",
    "Federation, Klingon",
    SPACE,
    35,
    3,
    "Stellar Cartography + Leadership OR CUNNING>50",
    "Sector 97",
)
mission(
    "explore_dyson_sphere",
    "Explore Dyson Sphere",
    "Federation",
    SPACE,
    35,
    2,
    "ENGINEER x3 + Navigation + Computer Skill + Physics",
    "Norpin V",
)
mission(
    "explore_typhon_expanse",
    "Explore Typhon Expanse",
    "Romulan, Klingon",
    SPACE,
    35,
    5,
    "Astrophysics + Stellar Cartography OR CUNNING>50",
    "Typhon Expanse",
)
mission(
    "investigate_alien_probe",
    "Investigate Alien Probe",
    "Klingon",
    SPACE,
    40,
    2,
    "Anthropology + Biology + Computer Skill",
    "Parvenium System",
)
mission(
    "investigate_anomaly",
    "Investigate Anomaly",
    "Federation, Romulan, Klingon",
    SPACE,
    30,
    4,
    "Exobiology + STRENGTH>35",
    "Gamma Arigulon II",
    tier=3,
)
mission(
    "investigate_disappearance",
    "Investigate Disappearance",
    "Federation",
    SPACE,
    35,
    5,
    "Physics + Navigation + CUNNING>40 OR Astrophysics x3",
    "Hekaras Corridor",
    tier=3,
)
mission(
    "investigate_rogue_comet",
    "Investigate Rogue Comet",
    "Federation",
    SPACE,
    30,
    3,
    "Archaeology + Exobiology + Computer Skill",
    "Sector 1156",
)
mission(
    "investigate_shattered_space",
    'Investigate "Shattered Space"',
    "Romulan",
    SPACE,
    45,
    5,
    "Leadership + Computer Skill + Astrophysics x2 + Stellar Cartography",
    "Near Neutral Zone",
    region="neutral_zone",
)
mission(
    "investigate_sighting",
    "Investigate Sighting",
    "Federation, Romulan",
    SPACE,
    35,
    4,
    "Empathy x3 OR Treachery + Exobiology + CUNNING>40",
    "Beta Stromgren",
    tier=3,
)
mission("nebula", "Nebula", "", SPACE, None, 4, limit=UNIVERSAL, traits="nebula", tier=2)
mission(
    "pegasus_search",
    "Pegasus Search",
    "Federation, Romulan, Klingon",
    SPACE,
    50,
    4,
    "Navigation + Diplomacy + Leadership + Treachery + INTEGRITY>40 OR {Interphase Generator}",
    "Devlin System Asteroid Belt",
    tier=3,
)
mission(
    "repair_mission",
    "Repair Mission",
    "Federation",
    SPACE,
    35,
    2,
    "ENGINEER x3 + Computer Skill",
    "Edge of Federation Space",
)
mission(
    "secret_salvage",
    "Secret Salvage",
    "Romulan, Klingon",
    SPACE,
    30,
    3,
    "Treachery x4 OR Navigation x2 + Computer Skill",
    "Wolf 359",
)
mission(
    "seek_life_form", "Seek Life-form", "Klingon", SPACE, 40, 3, "Exobiology + Astrophysics + ENGINEER", "Alpha Omicron"
)
mission("space", "Space", "", SPACE, None, None, limit=UNIVERSAL, tier=2)
mission(
    "study_hole_in_space",
    'Study "Hole in Space"',
    "Federation, Klingon",
    SPACE,
    35,
    4,
    "Leadership + Diplomacy + INTEGRITY>40",
    "Morgana Quadrant",
)
mission(
    "study_lonka_pulsar",
    "Study Lonka Pulsar",
    "Romulan",
    SPACE,
    40,
    2,
    "Navigation + Astrophysics + Stellar Cartography",
    "Lonka Cluster",
)
mission(
    "study_nebula",
    "Study Nebula",
    "Federation",
    SPACE,
    35,
    4,
    "Astrophysics + Stellar Cartography + CUNNING>40",
    "Gamma Erandi",
    traits="nebula",
)
mission(
    "study_plasma_streamer",
    "Study Plasma Streamer",
    "Federation, Romulan, Klingon",
    SPACE,
    30,
    4,
    "Astrophysics + Youth",
    "Igo System",
    tier=3,
)
mission(
    "study_stellar_collision",
    "Study Stellar Collision",
    "Federation, Romulan, Klingon",
    SPACE,
    25,
    3,
    "Stellar Cartography",
    "Detrian System",
)
mission(
    "survey_mission",
    "Survey Mission",
    "Klingon",
    SPACE,
    35,
    5,
    "Stellar Cartography + Physics",
    "Mar Oscura",
    traits="nebula",
    tier=3,
)
mission(
    "survey_star_system",
    "Survey Star System",
    "Klingon, Cardassian, Bajoran, Ferengi",
    SPACE,
    30,
    3,
    "Navigation + Stellar Cartography + Diplomacy + SCIENCE",
    limit=UNIVERSAL,
    quadrant=GAMMA,
    tier=2,
)
mission(
    "test_mission", "Test Mission", "Federation, Klingon", SPACE, 25, 3, "Physics + INTEGRITY>28", "Praxillus System"
)
mission(
    "wormhole_negotiations",
    "Wormhole Negotiations",
    "Federation, Romulan, Klingon",
    SPACE,
    45,
    4,
    "Diplomacy x5 OR Honor x4 OR Treachery x4",
    "Wormhole Terminus",
)
