"""Equipment."""

from __future__ import annotations

from .kinds import FEDERATION, KLINGON, LOSE, NON_ALIGNED, ROMULAN, TEAM, VESSEL, Modifier
from .making import adds, equipment, gives

equipment(
    "batleth",
    "Bat'leth",
    traits="hand weapon, blade weapon",
    modifiers=adds("strength", 2, TEAM, "klingon", cumulative=True),
    effects="standing",
)
equipment("engineering_kit", "Engineering Kit", modifiers=gives("ENGINEER", "class OFFICER"), tier=3)
equipment("engineering_padd", "Engineering PADD", modifiers=gives("ENGINEER", "class SCIENCE"), tier=3)
equipment(
    "federation_padd",
    "Federation PADD",
    modifiers=adds("cunning", 2, TEAM, users=(FEDERATION,), cumulative=True),
    tier=3,
)
equipment("i_p_scanner", "I.P. Scanner", nullifies="Phased Matter", tier=2)
equipment(
    "klingon_disruptor",
    "Klingon Disruptor",
    traits="hand weapon, disruptor",
    modifiers=adds("strength", 2, TEAM, users=(KLINGON, NON_ALIGNED), cumulative=True),
)
equipment("klingon_padd", "Klingon PADD", modifiers=adds("cunning", 2, TEAM, users=(KLINGON,), cumulative=True))
equipment("medical_kit", "Medical Kit", traits="MEDICAL-related", modifiers=gives("MEDICAL", "class OFFICER"))
equipment(
    "medical_tricorder",
    "Medical Tricorder",
    traits="MEDICAL-related, SCIENCE-related, tricorder",
    modifiers=gives("MEDICAL", "class SCIENCE"),
)
equipment("mobile_holo_emitter", "Mobile Holo-Emitter", icons="AU")
equipment(
    "plasmadyne_relay",
    "Plasmadyne Relay",
    modifiers=(
        *adds("range, shields", 2, VESSEL, when="ship", cumulative=True),
        *adds("shields", 4, VESSEL, when="outpost_or_station", cumulative=True),
    ),
    tier=2,
)
equipment(
    "romulan_disruptor",
    "Romulan Disruptor",
    traits="hand weapon, disruptor",
    modifiers=adds("strength", 2, TEAM, users=(ROMULAN, NON_ALIGNED), cumulative=True),
)
equipment("romulan_padd", "Romulan PADD", modifiers=adds("cunning", 2, TEAM, users=(ROMULAN,), cumulative=True))
equipment(
    "starfleet_type_ii_phaser",
    "Starfleet Type II Phaser",
    traits="hand weapon, phaser",
    modifiers=adds("strength", 2, TEAM, users=(FEDERATION, NON_ALIGNED), cumulative=True),
)
equipment(
    "starfleet_type_iii_phaser_rifle",
    "Starfleet Type III Phaser Rifle",
    traits="hand weapon, phaser",
    modifiers=(
        *adds("strength", 3, TEAM, users=(FEDERATION, NON_ALIGNED), cumulative=True),
        Modifier("diplomacy", LOSE, 1, TEAM, when="not_aboard_own_ship", users=(FEDERATION, NON_ALIGNED)),
    ),
    tier=2,
)
equipment("tricorder", "Tricorder", traits="tricorder", modifiers=gives("SCIENCE", "class ENGINEER"))
