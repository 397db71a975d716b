"""Tactics, for the Battle Bridge side deck."""

from __future__ import annotations

from .making import lowers, tactic

tactic(
    "attack_wing",
    "Attack Wing",
    1,
    2,
    "FF",
    "FFFF",
    25,
    modifiers=lowers(range=-1, weapons=-1, shields=-1),
    casualty="rand 1 MEDICAL or Exobiology or disabled",
    tier=2,
)
tactic(
    "crimson_forcefield",
    '"Crimson Forcefield"',
    0,
    2,
    "F",
    "FF",
    40,
    modifiers=lowers(range=-2, weapons=-2, shields=-3),
    off_line="cloaking device",
    tier=2,
)
tactic(
    "evasive_maneuvers",
    "Evasive Maneuvers",
    -2,
    4,
    "FF",
    "FFFF",
    35,
    modifiers=lowers(range=-1),
    casualty="rand 1 ENGINEER or Astrophysics or Physics",
)
tactic(
    "full_phaser_spread",
    "Full Phaser Spread",
    3,
    2,
    "FF",
    "FFFF",
    30,
    modifiers=lowers(range=-1, weapons=-1, shields=-1),
    casualty="rand 1 SCIENCE or Stellar Cartography",
    tier=2,
)
tactic(
    "maximum_firepower",
    "Maximum Firepower",
    6,
    -3,
    "FF",
    "FFFF",
    20,
    modifiers=lowers(shields=-2),
    off_line="transporters",
)
tactic(
    "phaser_banks",
    "Phaser Banks",
    1,
    2,
    "FF",
    "FFFF",
    30,
    modifiers=lowers(range=-1, weapons=-2, shields=-1),
    casualty="rand 1",
    tier=2,
)
tactic(
    "photon_torpedo",
    "Photon Torpedo",
    2,
    2,
    "FF",
    "FFFF",
    35,
    modifiers=lowers(weapons=-1, shields=-1),
    casualty="rand 1 SECURITY or Computer Skill",
)
tactic("picard_maneuver", "Picard Maneuver", 3, 0, "FF", "FFFF", 20, modifiers=lowers(range=-2, shields=-2), tier=2)
tactic(
    "plasma_torpedo",
    "Plasma Torpedo",
    1,
    2,
    "FF",
    "FFFF",
    30,
    modifiers=lowers(range=-1, weapons=-1, shields=-2),
    casualty="rand 1",
    tier=2,
)
tactic(
    "primary_energy_weapon",
    "Primary Energy Weapon",
    1,
    2,
    "FF",
    "FFFF",
    30,
    modifiers=lowers(range=-1, weapons=-2, shields=-2),
    casualty="rand 1",
    tier=2,
    module="borg",
)
tactic(
    "pulse_disruptor",
    "Pulse Disruptor",
    1,
    2,
    "FF",
    "FFFF",
    30,
    modifiers=lowers(range=-2, weapons=-1, shields=-1),
    casualty="rand 1",
)
tactic(
    "strafing_run",
    "Strafing Run",
    4,
    -1,
    "DF",
    "DFFF",
    20,
    modifiers=lowers(range=-1, weapons=-1, shields=-1),
    casualty="rand 1 OFFICER or Leadership or Navigation",
)
tactic("target_engines", "Target Engines", 2, 1, "DF", "DFFF", 25, modifiers=lowers(range=-2), off_line="range")
tactic(
    "target_shields",
    "Target Shields",
    2,
    2,
    "DF",
    "DFFF",
    0,
    miss="D",
    modifiers=lowers(shields=-2),
    off_line="shields",
)
tactic(
    "target_these_coordinates",
    "Target These Coordinates",
    3,
    1,
    "DF",
    "DFFF",
    20,
    modifiers=lowers(range=-1, weapons=-1, shields=-1),
    tier=2,
)
tactic("target_weapons", "Target Weapons", 2, 1, "DF", "DFFF", 25, modifiers=lowers(weapons=-2), off_line="weapons")
