"""Doorways."""

from __future__ import annotations

from functools import partial

from .kinds import DOORWAY
from .making import playable

doorway = partial(playable, DOORWAY)

doorway("alternate_universe_door", "Alternate Universe Door", plays="doorway phase, hand")
doorway("battle_bridge_door", "Battle Bridge Door", plays="doorway phase, battle")
doorway("holding_cell_door", "Holding Cell Door", plays="seed, vessel, hand", traits="Brig, capturing", effects="play")
doorway("holodeck_door", "Holodeck Door", plays="seed, vessel, hand")
doorway("qs_tent", "Q's Tent", plays="doorway phase, hand")
doorway("q_flash", "Q-Flash", plays="doorway phase, like a dilemma, hand")
doorway("ready_room_door", "Ready Room Door", plays="hand", tier=2)
doorway("space_time_portal", "Space-Time Portal", plays="seed, table", tier=2)
doorway("storage_compartment_door", "Storage Compartment Door", plays="doorway phase, hand")
doorway("temporal_vortex", "Temporal Vortex", icons="AU", plays="time location, borg ship, table, hand", countdown=3)
