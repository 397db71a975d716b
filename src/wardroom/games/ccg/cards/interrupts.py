"""Interrupts."""

from __future__ import annotations

from functools import partial

from .kinds import INTERRUPT
from .making import playable

interrupt = partial(playable, INTERRUPT)

interrupt("alien_groupie", "Alien Groupie", timing="completed", tier=3)
interrupt("amanda_rogers", "Amanda Rogers", timing="played", effects="play", immune="Amanda Rogers")
interrupt("asteroid_sanctuary", "Asteroid Sanctuary", plays="undocked ship", timing="battle, pause", effects="play")
interrupt("auto_destruct_sequence", "Auto-Destruct Sequence", plays="own ship")
interrupt("crosis", "Crosis", plays="rogue borg")
interrupt("disruptor_overload", "Disruptor Overload", plays="team", effects="play")
interrupt("distortion_of_space_time_continuum", "Distortion of Space/Time Continuum", plays="ship", effects="play")
interrupt(
    "emergency_transporter_armbands",
    "Emergency Transporter Armbands",
    timing="pause, battle, before_winner",
    effects="play",
)
interrupt("energy_vortex", "Energy Vortex", timing="played", tier=3)
interrupt("escape_pod", "Escape Pod", timing="destroying", effects="play")
interrupt("full_planet_scan", "Full Planet Scan", timing="start")
interrupt("hail", "Hail", timing="passing, battle, pause", effects="play")
interrupt("honor_challenge", "Honor Challenge", timing="battle", effects="play")
interrupt("hugh", "Hugh", timing="pause, battle")
interrupt("incoming_message_federation", "Incoming Message - Federation", plays="federation ship", tier=3)
interrupt("incoming_message_klingon", "Incoming Message - Klingon", plays="klingon ship", tier=3)
interrupt("incoming_message_romulan", "Incoming Message - Romulan", plays="romulan ship", tier=3)
interrupt("jaglom_shrek_information_broker", "Jaglom Shrek - Information Broker", tier=3)
interrupt("kevin_uxbridge", "Kevin Uxbridge", timing="pause, played", effects="play", immune="Amanda Rogers")
interrupt("klingon_death_yell", "Klingon Death Yell", points=5, timing="killed", effects="play")
interrupt(
    "klingon_right_of_vengeance",
    "Klingon Right of Vengeance",
    timing="killed",
    effects="play",
)
interrupt("la_forge_maneuver", "La Forge Maneuver", tier=2)
interrupt("life_form_scan", "Life-form Scan", tier=3)
interrupt("long_range_scan", "Long-Range Scan", tier=3)
interrupt("loss_of_orbital_stability", "Loss of Orbital Stability", plays="orbiting ship", effects="play")
interrupt("near_warp_transport", "Near-Warp Transport", timing="own_turn", tier=3)
interrupt("outgunned", "Outgunned", timing="battle", traits="capturing", tier=2)
interrupt("palor_toff_alien_trader", "Palor Toff - Alien Trader")
interrupt("particle_fountain", "Particle Fountain", points=5, timing="completed", effects="play")
interrupt("phaser_burns", "Phaser Burns", timing="before_winner", effects="play")
interrupt("q2", "Q2", timing="played, encounter")
interrupt("rescue_captives", "Rescue Captives", traits="capturing", tier=2)
interrupt("rogue_borg_mercenaries", "Rogue Borg Mercenaries", plays="occupied ship")
interrupt("romulan_ambush", "Romulan Ambush", timing="own_turn", traits="capturing", effects="play")
interrupt("scan", "Scan", timing="start")
interrupt("security_sacrifice", "Security Sacrifice", timing="selected")
interrupt("senior_staff_meeting", "Senior Staff Meeting", timing="attempt", traits="Captain's Order")
interrupt("ship_seizure", "Ship Seizure", timing="own_turn", tier=3)
interrupt("subspace_interference", "Subspace Interference", timing="played", tier=3)
interrupt("subspace_schism", "Subspace Schism", timing="drawn", tier=3)
interrupt("tachyon_detection_grid", "Tachyon Detection Grid")
interrupt("temporal_rift", "Temporal Rift", plays="own ship", countdown=2, tier=3)
interrupt("the_devil", "The Devil", timing="pause, encounter")
interrupt("the_gift", "The Gift")
interrupt("the_juggler", "The Juggler", icons="ref", tier=3)
interrupt("transwarp_conduit", "Transwarp Conduit", effects="play")
interrupt("vulcan_mindmeld", "Vulcan Mindmeld", tier=3)
interrupt("vulcan_nerve_pinch", "Vulcan Nerve Pinch", timing="battle", tier=2)
interrupt("weak_spot", "Weak Spot", timing="battle", tier=2)
interrupt("wolf", "Wolf", icons="AU", timing="selected")
interrupt("wormhole", "Wormhole", plays="own ship, location", timing="own_turn")
