"""Incidents and objectives."""

from __future__ import annotations

from functools import partial

from .kinds import INCIDENT, OBJECTIVE, UNIQUE
from .making import playable

incident = partial(playable, INCIDENT)
objective = partial(playable, OBJECTIVE)

objective(
    "assign_mission_specialists",
    "Assign Mission Specialists",
    limit=UNIQUE,
    plays="seed, table",
    effects="play, solved",
)
incident("captured", "Captured", icons="HA", plays="seed, table", traits="capturing", effects="play, standing")
objective("commandeer_ship", "Commandeer Ship", plays="personnel", tier=2)
objective("hq_secure_homeworld", "HQ: Secure Homeworld", plays="seed, homeworld", traits="HQ, capturing", tier=2)
incident("intuition", "Intuition", plays="seed, table")
objective("plans_of_the_tal_shiar", "Plans of the Tal Shiar", icons="HA", plays="seed, table", tier=2)
objective(
    "prepare_assault_teams", "Prepare Assault Teams", icons="HA", plays="table", effects="play, standing", countdown=4
)
