"""Cards of the Borg affiliation."""

from __future__ import annotations

from functools import partial

from .kinds import DELTA, DOORWAY, ENIGMA, EVENT, INTERRUPT, OBJECTIVE, TEAM, UNIVERSAL, VESSEL
from .making import adds, facility, personnel, playable, ship

event = partial(playable, EVENT)
objective = partial(playable, OBJECTIVE)
interrupt = partial(playable, INTERRUPT)
doorway = partial(playable, DOORWAY)

interrupt("a_change_of_plans", "A Change of Plans", icons="BO", tier=2, module="borg")
event("activate_subcommands", "Activate Subcommands", icons="BO", plays="resolve", tier=2, module="borg")
interrupt(
    "adapt_negate_obstruction", "Adapt: Negate Obstruction", icons="BO", timing="encounter", tier=2, module="borg"
)
objective("assimilate_planet", "Assimilate Planet", points=25, icons="BO, HA", plays="table", tier=2, module="borg")
objective("assimilate_starship", "Assimilate Starship", icons="BO, HA", plays="table", tier=2, module="borg")
ship(
    "borg_cube",
    "Borg Cube",
    "Borg",
    "Borg Cube",
    (8, 24, 24),
    staffing="Borg, Borg, Borg, com, def, nav, nav",
    equipment="Tractor Beam",
    limit=UNIVERSAL,
    points=45,
    quadrant=DELTA,
    tier=2,
    module="borg",
)
facility(
    "borg_outpost",
    "Borg Outpost",
    "Borg",
    48,
    quadrant=DELTA,
    downloads="Transwarp Network Gateway",
    builder="engineer",
    tier=2,
    module="borg",
)
personnel(
    "borg_queen",
    "Borg Queen",
    "Borg",
    "",
    (6, 12, 6),
    icons="com, def, nav",
    limit=ENIGMA,
    gender="female",
    quadrant=DELTA,
    traits="Queen",
    tier=2,
    module="borg",
)
ship(
    "borg_sphere",
    "Borg Sphere",
    "Borg",
    "Borg Sphere",
    (4, 6, 6),
    staffing="nav, nav",
    limit=UNIVERSAL,
    points=10,
    quadrant=DELTA,
    tier=2,
    module="borg",
)
personnel(
    "eight_of_nineteen",
    "Eight of Nineteen",
    "Borg",
    "",
    (5, 5, 7),
    "SECURITY",
    icons="def",
    limit=UNIVERSAL,
    species="borg, humanoid",
    quadrant=DELTA,
    traits="Drone",
    modifiers=adds("strength", 2, TEAM, "borg", cumulative=True),
    tier=2,
    module="borg",
)
personnel(
    "eighteen_of_nineteen",
    "Eighteen of Nineteen",
    "Borg",
    "",
    (5, 7, 5),
    "Navigation, Computer Skill",
    icons="nav",
    limit=UNIVERSAL,
    species="borg, human",
    quadrant=DELTA,
    traits="Drone",
    modifiers=adds("range", 1, VESSEL, cumulative=True),
    tier=2,
    module="borg",
)
personnel(
    "eleven_of_nineteen",
    "Eleven of Nineteen",
    "Borg",
    "",
    (7, 5, 5),
    "Biology, MEDICAL",
    icons="com",
    limit=UNIVERSAL,
    species="borg, humanoid",
    quadrant=DELTA,
    traits="Drone",
    tier=2,
    module="borg",
)
objective("eliminate_starship", "Eliminate Starship", icons="BO, HA", plays="table", tier=2, module="borg")
objective("establish_gateway", "Establish Gateway", points=25, icons="BO, HA", plays="table", tier=2, module="borg")
personnel(
    "fifteen_of_seventeen",
    "Fifteen of Seventeen",
    "Borg",
    "",
    (7, 5, 5),
    "ENGINEER, Exobiology",
    icons="com",
    limit=UNIVERSAL,
    species="borg, klingon",
    quadrant=DELTA,
    traits="Drone",
    tier=2,
    module="borg",
)
personnel(
    "four_of_eleven",
    "Four of Eleven",
    "Borg",
    "",
    (5, 5, 7),
    "MEDICAL, Computer Skill",
    icons="def",
    limit=UNIVERSAL,
    species="borg, humanoid",
    quadrant=DELTA,
    traits="Drone",
    names="Guard Drone",
    modifiers=adds("shields", 2, VESSEL, cumulative=True),
    tier=2,
    module="borg",
)
personnel(
    "nine_of_eleven",
    "Nine of Eleven",
    "Borg",
    "",
    (7, 5, 5),
    icons="com",
    limit=UNIVERSAL,
    species="borg, cardassian",
    quadrant=DELTA,
    traits="Drone",
    tier=2,
    module="borg",
)
personnel(
    "six_of_eleven",
    "Six of Eleven",
    "Borg",
    "",
    (5, 7, 5),
    "Physics, Navigation, SCIENCE",
    icons="nav",
    limit=UNIVERSAL,
    species="borg, human",
    quadrant=DELTA,
    traits="Drone",
    tier=2,
    module="borg",
)
personnel(
    "thirteen_of_nineteen",
    "Thirteen of Nineteen",
    "Borg",
    "",
    (5, 5, 7),
    "SECURITY",
    icons="def",
    limit=UNIVERSAL,
    species="borg, humanoid",
    quadrant=DELTA,
    traits="Drone",
    modifiers=adds("weapons", 2, VESSEL, cumulative=True),
    tier=2,
    module="borg",
)
doorway(
    "transwarp_network_gateway", "Transwarp Network Gateway", icons="BO", plays="seed, location", tier=2, module="borg"
)
personnel(
    "two_of_eleven",
    "Two of Eleven",
    "Borg",
    "",
    (5, 7, 5),
    "ENGINEER, Transporter Skill",
    icons="nav",
    limit=UNIVERSAL,
    species="borg, klingon",
    quadrant=DELTA,
    traits="Drone",
    tier=2,
    module="borg",
)
personnel(
    "two_of_nineteen",
    "Two of Nineteen",
    "Borg",
    "",
    (5, 7, 5),
    "Navigation, Stellar Cartography",
    icons="nav",
    limit=UNIVERSAL,
    species="borg, humanoid",
    quadrant=DELTA,
    traits="Drone",
    tier=2,
    module="borg",
)
