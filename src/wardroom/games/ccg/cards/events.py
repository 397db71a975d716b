"""Events."""

from __future__ import annotations

from functools import partial

from .kinds import EVENT, SIDE, UNIQUE, VESSEL
from .making import adds, playable

event = partial(playable, EVENT)

event("alien_probe", "Alien Probe", plays="table", tier=3)
event("anti_time_anomaly", "Anti-Time Anomaly", plays="table", tier=3)
event("atmospheric_ionization", "Atmospheric Ionization", limit=UNIQUE, plays="planet", tier=3)
event("brainwash", "Brainwash", plays="captive", traits="capturing", effects="play")
event(
    "bynars_weapon_enhancement",
    "Bynars Weapon Enhancement",
    plays="ship",
    modifiers=adds("weapons", 2, VESSEL, cumulative=True),
)
event("calamarain", "Calamarain", plays="location", immune="Kevin Uxbridge")
event(
    "captains_log",
    "Captain's Log",
    plays="table",
    traits="Captain's Order",
    modifiers=adds("weapons, shields", 3, SIDE, when="matching_commander"),
)
event("disengage_safety_protocols", "Disengage Safety Protocols", plays="table", tier=2)
event("distortion_field", "Distortion Field", limit=UNIQUE, plays="planet", tier=3)
event("engage_shuttle_operations", "Engage Shuttle Operations", plays="table", tier=2)
event(
    "espionage_federation_on_klingon",
    "Espionage: Federation on Klingon",
    plays="klingon mission",
    traits="espionage",
    tier=3,
)
event(
    "espionage_klingon_on_federation",
    "Espionage: Klingon on Federation",
    plays="federation mission",
    traits="espionage",
)
event(
    "espionage_romulan_on_federation",
    "Espionage: Romulan on Federation",
    plays="federation mission",
    traits="espionage",
)
event(
    "espionage_romulan_on_klingon", "Espionage: Romulan on Klingon", plays="klingon mission", traits="espionage", tier=3
)
event(
    "establish_landing_protocols", "Establish Landing Protocols", plays="seed, table", traits="Captain's Order", tier=2
)
event("gaps_in_normal_space", "Gaps in Normal Space", plays="between", tier=3)
event("genetronic_replicator", "Genetronic Replicator", plays="table", effects="standing")
event("goddess_of_empathy", "Goddess of Empathy", plays="table", tier=3)
event("holo_projectors", "Holo-Projectors", plays="planet", tier=3)
event("interrogation", "Interrogation", plays="captive", traits="capturing", effects="play, turns")
event("kivas_fajo_collector", "Kivas Fajo - Collector", plays="resolve", effects="play")
event("lore_returns", "Lore Returns", plays="ship", tier=3)
event("lores_fingernail", "Lore's Fingernail", plays="table", tier=3)
event(
    "lower_decks",
    "Lower Decks",
    plays="table",
    traits="Captain's Order",
    modifiers=adds("integrity, cunning, strength", 2, SIDE, "universal & non-hologram"),
)
event("masaka_transformations", "Masaka Transformations", plays="resolve", tier=3)
event("metaphasic_shields", "Metaphasic Shields", plays="own ship", modifiers=adds("shields", "science_aboard", VESSEL))
event("neural_servo_device", "Neural Servo Device", plays="non_aligned ship", tier=3)
event(
    "nutational_shields", "Nutational Shields", plays="own ship", modifiers=adds("shields", "engineers_aboard", VESSEL)
)
event("pattern_enhancers", "Pattern Enhancers", plays="table", tier=3)
event("plasma_fire", "Plasma Fire", plays="ship", cure="SECURITY aboard", effects="turns")
event("q_net", "Q-Net", plays="between")
event("red_alert", "Red Alert!", plays="table", effects="standing")
event("res_q", "Res-Q", plays="resolve", tier=3)
event("spacedock", "Spacedock", plays="outpost", effects="standing")
event("static_warp_bubble", "Static Warp Bubble", plays="table")
event("subspace_warp_rift", "Subspace Warp Rift", plays="location", tier=3)
event("supernova", "Supernova", plays="mission", tier=3)
event("telepathic_alien_kidnappers", "Telepathic Alien Kidnappers", plays="table", tier=3)
event("tetryon_field", "Tetryon Field", plays="location", tier=3)
event(
    "the_traveler_transcendence",
    "The Traveler: Transcendence",
    plays="player",
    effects="standing",
    nullifies="Static Warp Bubble",
)
event(
    "thermal_deflectors", "Thermal Deflectors", plays="table", nullifies="Firestorm, Plasma Fire, Phaser Burns", tier=2
)
event("torture", "Torture", points=-7, plays="captive", traits="capturing", countdown=3, tier=2)
event(
    "treaty_federation_klingon",
    "Treaty: Federation/Klingon",
    plays="table",
    traits="treaty",
    effects="standing",
    immune="Kevin Uxbridge",
)
event(
    "treaty_federation_romulan",
    "Treaty: Federation/Romulan",
    plays="table",
    traits="treaty",
    effects="standing",
    immune="Kevin Uxbridge",
    tier=3,
)
event(
    "treaty_romulan_klingon",
    "Treaty: Romulan/Klingon",
    plays="table",
    traits="treaty",
    effects="standing",
    immune="Kevin Uxbridge",
)
event("warp_core_breach", "Warp Core Breach", plays="ship", cure="ENGINEER aboard", tier=3)
event("where_no_one_has_gone_before", "Where No One Has Gone Before", plays="table", tier=3)
event(
    "yellow_alert",
    "Yellow Alert",
    plays="table",
    traits="Captain's Order",
    modifiers=adds("cunning", 1, SIDE),
    nullifies="Red Alert!",
    tier=2,
)
