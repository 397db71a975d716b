"""Artifacts."""

from __future__ import annotations

from .kinds import TEAM, VESSEL
from .making import artifact, multiplies

INTERPHASE = (
    "Chalnoth, Archer, Rebel Encounter, Impassable Door, Phased Matter, Crystalline Entity, "
    "Armus - Skin of Evil, Nausicaans"
)

artifact("betazoid_gift_box", "Betazoid Gift Box", "immediate", effects="earned")
artifact("horgahn", "Horga'hn", "table")
artifact("interphase_generator", "Interphase Generator", "equipment", nullifies=INTERPHASE)
artifact(
    "kurlan_naiskos",
    "Kurlan Naiskos",
    "event",
    effects="play",
    modifiers=multiplies("range, weapons, shields", 3, VESSEL, when="all_classifications"),
)
artifact("thought_maker", "Thought Maker", "interrupt", effects="play")
artifact("time_travel_pod", "Time Travel Pod", "interrupt", tier=3)
artifact("tox_uthat", "Tox Uthat", "event or interrupt", tier=3)
artifact(
    "varon_t_disruptor",
    "Varon-T Disruptor",
    "equipment",
    traits="hand weapon, disruptor",
    modifiers=multiplies("strength", 2, TEAM),
)
artifact("vulcan_stone_of_gol", "Vulcan Stone of Gol", "event")
