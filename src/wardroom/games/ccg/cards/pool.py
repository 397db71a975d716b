"""All cards: whoever imports this has them in `FACES`."""

from __future__ import annotations

from . import (
    artifacts,
    borg,
    dilemmas_either,
    dilemmas_planet,
    dilemmas_space,
    doorways,
    equipment,
    events,
    facilities,
    incidents_objectives,
    interrupts,
    missions_planet,
    missions_space,
    personnel_federation_a_to_g,
    personnel_federation_h_to_m,
    personnel_federation_n_to_z,
    personnel_klingon,
    personnel_other,
    personnel_romulan,
    q_cards,
    ships,
    tactics,
    tribbles,
)
from .kinds import FACES, Face

__all__ = ["BY_TITLE", "FACES", "MODULES"]
MODULES = (
    *(personnel_federation_a_to_g, personnel_federation_h_to_m, personnel_federation_n_to_z),
    *(personnel_klingon, personnel_romulan, personnel_other),
    *(ships, facilities, missions_planet, missions_space, dilemmas_planet, dilemmas_space, dilemmas_either),
    *(equipment, artifacts, events, incidents_objectives, interrupts, doorways, tactics, q_cards, tribbles, borg),
)
BY_TITLE: dict[str, list[Face]] = {}
"""Titles that several cards share name versions of one persona (CCG-7.13)."""
for face in FACES.values():
    BY_TITLE.setdefault(face.title, []).append(face)
