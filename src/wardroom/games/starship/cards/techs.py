"""The 50 technology cards, alpha and beta (SHIP-1.3): 48 designs, two of them printed twice.

What a card does is its design; where its edge icons stand (SHIP-8.11, SHIP-8.12) is each card's own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects, choose, fx, special, spend

ROOM: Final = "room"
ABILITY: Final = "ability"

#: The three tech bonuses (SHIP-8.13).
EDGE_ICONS: Final[tuple[str, ...]] = ("repair", "medal", "move")
#: The icons on one side of a card or slot, top and bottom (SHIP-8.12).
Edge = tuple[str | None, str | None]

#: When an ability applies (SHIP-8.23).
TIMINGS: Final[tuple[str, ...]] = (
    "passive",
    "when_you_would_take_damage",
    "during_mission",
    "after_mission",
    "after_fight",
    "after_helm_activation",
    "on_tech_bonus_medal",
    "on_tech_bonus_repair",
    "on_tech_bonus_move",
    "on_move_or_jump_gained",
    "on_faction_advance",
    "when_you_spend_a_medal",
    "start_of_new_round",
    "when_android_leaves_after_mission",
)


class Tech(NamedTuple):
    """What a technology does. A room has a colour (`any`: whatever it copies, SHIP-15.6), an ability has a timing."""

    id: str
    kind: str
    color: str | None
    deck: str
    effects: Effects
    timing: str | None = None
    single_use: bool = False  # "Discard to:" (SHIP-14.27)
    can_replace: bool = False  # SHIP-14.28


class TechCard(NamedTuple):
    """A piece of cardboard: a design and its edge icons."""

    id: str
    design: str
    left: Edge
    right: Edge


def room(
    id: str, color: str, deck: str, effects: Effects, *, single_use: bool = False, can_replace: bool = False
) -> Tech:
    return Tech(id, ROOM, color, deck, effects, None, single_use, can_replace)


def ability(id: str, timing: str, deck: str, effects: Effects, *, can_replace: bool = False) -> Tech:
    return Tech(id, ABILITY, None, deck, effects, timing, False, can_replace)


ROOM_DESIGNS: Final[tuple[Tech, ...]] = (
    room("impulse_engines", "red", "alpha", fx("move:3", "any:1")),
    room("observation_lounge", "red", "alpha", fx("any:2", "medal")),
    room("shuttle_bay", "red", "alpha", fx("move", "fight")),
    room("emergency_beacon", "red", "alpha", fx("pull", "pull", "any:1"), single_use=True),
    room("jump_drive", "red", "beta", fx("jump", "any:2"), can_replace=True),
    room("embassy_suite", "red", "beta", fx("coop:1", "zinca:1", "nian:1", "move")),
    room("laser_cannons", "yellow", "alpha", fx("fight", "move")),
    room("security_office", "yellow", "alpha", fx("medal", "nian:2")),
    room("brig", "yellow", "alpha", fx(spend("pirate", 1, "medal:2", "any:2"))),
    room("plasma_cannons", "yellow", "beta", fx("fight", "repair"), can_replace=True),
    room("quantum_torpedoes", "yellow", "beta", fx("fight", "fight"), can_replace=True),
    room("tractor_beam", "yellow", "beta", fx("pirate", "nian:2")),
    room("boarding_pods", "yellow", "beta", fx("pirate:2", "medal:2"), single_use=True),
    room("research_lab", "blue", "alpha", fx("tech_recycle", "any:1")),
    room("xeno_lab", "blue", "alpha", fx("artifact", "zinca:2")),
    room("med_bay", "blue", "alpha", fx("medal", "repair")),
    room("sensor_array", "blue", "alpha", fx("any:1", "any:1", "artifact")),
    room("prototype_core", "blue", "alpha", fx("tech_recycle", "tech"), single_use=True),
    room("robotics_bay", "blue", "beta", fx("android", "zinca:1")),
    room("fabricator", "blue", "beta", fx(choose(fx("repair:2", "any:1"), fx("artifact", "medal", "any:1")))),
    room("omega_supercomputer", "blue", "beta", fx(special("omega_draft")), single_use=True),
    room("repair_bay", "grey", "alpha", fx("repair:2")),
    room("mess_hall", "grey", "alpha", fx("medal", "any:1")),
    room("arboretum", "grey", "beta", fx("repair", "any:2")),
    room("holodeck", "any", "beta", fx(special("holodeck")), can_replace=True),
)

ABILITY_DESIGNS: Final[tuple[Tech, ...]] = (
    ability("hull_plating", "when_you_would_take_damage", "alpha", fx(special("hull_plating"))),
    ability("dimensional_lockers", "passive", "alpha", fx(special("dimensional_lockers"))),
    ability("training_headset", "on_tech_bonus_medal", "alpha", fx(special("training_headset"))),
    ability("hyper_charger", "on_move_or_jump_gained", "alpha", fx(special("hyper_charger"))),
    ability("observer_red", "after_mission", "alpha", fx(special("observer", color="red", gain=fx("coop:1")))),
    ability("observer_yellow", "after_mission", "alpha", fx(special("observer", color="yellow", gain=fx("nian:1")))),
    ability("observer_blue", "after_mission", "alpha", fx(special("observer", color="blue", gain=fx("zinca:1")))),
    ability("stealth_paint", "during_mission", "alpha", fx(special("stealth_paint"))),
    ability("mech_bots", "on_tech_bonus_repair", "alpha", fx(special("mech_bots"))),
    ability("artifact_display", "when_you_spend_a_medal", "alpha", fx(special("artifact_display"))),
    ability("trophy_display", "when_you_spend_a_medal", "alpha", fx(special("trophy_display"))),
    ability("merit_board", "start_of_new_round", "alpha", fx("medal")),
    ability("maintenance_drones", "start_of_new_round", "alpha", fx("repair")),
    ability("wormhole_generator", "on_tech_bonus_move", "beta", fx(special("wormhole_generator")), can_replace=True),
    ability("universal_translator", "on_faction_advance", "beta", fx(special("universal_translator"))),
    ability(
        "nian_transmitter",
        "after_mission",
        "beta",
        fx(special("nian_transmitter", icons=("damage", "fight", "ambush"), gain=fx("nian:2"))),
    ),
    ability("navigation_computer", "after_helm_activation", "beta", fx("move")),
    ability("targeting_computer", "after_fight", "beta", fx("any:1")),
    ability("shield_generator", "passive", "beta", fx(special("shield_generator")), can_replace=True),
    ability("salvage_crane", "after_fight", "beta", fx("repair")),
    ability("rec_room", "start_of_new_round", "beta", fx("pull")),
    ability("android_workshop", "start_of_new_round", "beta", fx("android")),
    ability("zinca_relay", "when_android_leaves_after_mission", "beta", fx("zinca:2")),
)

TECH_CARDS: Final[tuple[TechCard, ...]] = (
    TechCard("impulse_engines", "impulse_engines", (None, "move"), (None, "move")),
    TechCard("observation_lounge", "observation_lounge", (None, "repair"), ("move", None)),
    TechCard("shuttle_bay", "shuttle_bay", ("move", None), ("medal", None)),
    TechCard("emergency_beacon", "emergency_beacon", (None, None), ("move", "medal")),
    TechCard("jump_drive", "jump_drive", ("move", None), ("move", None)),
    TechCard("embassy_suite", "embassy_suite", (None, "move"), (None, "move")),
    TechCard("laser_cannons", "laser_cannons", ("medal", None), ("medal", None)),
    TechCard("security_office", "security_office", (None, "repair"), ("medal", None)),
    TechCard("brig", "brig", (None, None), ("repair", "repair")),
    TechCard("plasma_cannons", "plasma_cannons", ("medal", None), ("move", None)),
    TechCard("quantum_torpedoes", "quantum_torpedoes", (None, None), ("move", "move")),
    TechCard("tractor_beam", "tractor_beam", (None, "medal"), (None, "move")),
    TechCard("boarding_pods", "boarding_pods", (None, None), ("move", "move")),
    TechCard("research_lab", "research_lab", ("repair", "medal"), (None, None)),
    TechCard("xeno_lab", "xeno_lab", ("move", "move"), (None, None)),
    TechCard("med_bay", "med_bay", ("move", None), (None, "move")),
    TechCard("sensor_array", "sensor_array", (None, None), ("medal", "move")),
    TechCard("prototype_core", "prototype_core", ("move", None), (None, "repair")),
    TechCard("robotics_bay", "robotics_bay", ("medal", "move"), (None, None)),
    TechCard("fabricator", "fabricator", (None, None), ("repair", "medal")),
    TechCard("omega_supercomputer", "omega_supercomputer", (None, "repair"), ("medal", None)),
    TechCard("repair_bay_1", "repair_bay", (None, "repair"), ("repair", None)),
    TechCard("repair_bay_2", "repair_bay", (None, None), ("repair", "repair")),
    TechCard("mess_hall", "mess_hall", ("medal", None), (None, "move")),
    TechCard("arboretum", "arboretum", (None, "repair"), (None, "repair")),
    TechCard("holodeck", "holodeck", ("repair", "medal"), (None, None)),
    TechCard("hull_plating", "hull_plating", ("move", "move"), ("move", None)),
    TechCard("dimensional_lockers_1", "dimensional_lockers", ("medal", None), ("medal", "medal")),
    TechCard("dimensional_lockers_2", "dimensional_lockers", ("repair", "move"), ("repair", None)),
    TechCard("training_headset", "training_headset", ("repair", "repair"), (None, "medal")),
    TechCard("hyper_charger", "hyper_charger", ("move", "repair"), (None, "repair")),
    TechCard("observer_red", "observer_red", ("repair", "move"), ("repair", None)),
    TechCard("observer_yellow", "observer_yellow", ("move", None), ("medal", "medal")),
    TechCard("observer_blue", "observer_blue", ("medal", None), ("repair", "move")),
    TechCard("stealth_paint", "stealth_paint", ("move", None), ("move", "repair")),
    TechCard("mech_bots", "mech_bots", (None, "medal"), ("medal", "repair")),
    TechCard("artifact_display", "artifact_display", ("medal", "repair"), (None, "repair")),
    TechCard("trophy_display", "trophy_display", ("move", "move"), (None, "repair")),
    TechCard("merit_board", "merit_board", ("repair", "move"), ("repair", None)),
    TechCard("maintenance_drones", "maintenance_drones", (None, "move"), ("move", "repair")),
    TechCard("wormhole_generator", "wormhole_generator", ("medal", None), ("medal", "medal")),
    TechCard("universal_translator", "universal_translator", ("repair", "medal"), ("medal", None)),
    TechCard("nian_transmitter", "nian_transmitter", ("repair", "medal"), (None, "repair")),
    TechCard("navigation_computer", "navigation_computer", ("medal", "medal"), (None, "repair")),
    TechCard("targeting_computer", "targeting_computer", ("repair", "medal"), (None, "medal")),
    TechCard("shield_generator", "shield_generator", ("repair", "repair"), ("move", None)),
    TechCard("salvage_crane", "salvage_crane", (None, "move"), ("medal", "medal")),
    TechCard("rec_room", "rec_room", (None, "medal"), ("move", "medal")),
    TechCard("android_workshop", "android_workshop", (None, "repair"), ("repair", "medal")),
    TechCard("zinca_relay", "zinca_relay", ("move", "medal"), ("repair", None)),
)

#: Every design by its id.
DESIGNS: Final[dict[str, Tech]] = {tech.id: tech for tech in (*ROOM_DESIGNS, *ABILITY_DESIGNS)}
#: Every card by its id, in the order in which the deck is built (SHIP-2.11).
CARDS: Final[dict[str, TechCard]] = {card.id: card for card in TECH_CARDS}


def design(card: str) -> Tech:
    """What the card with this id does."""
    return DESIGNS[CARDS[card].design]
