"""Solo mode: Captain Tenebre's action cards and the passengers (SHIP-1.3, SHIP-17)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects, fx, special

TAKE_TECH: Final = "take_tech"
MISSION: Final = "mission"
FIGHT: Final = "fight"
PASSENGER: Final = "passenger"
ACTION_TYPES: Final[tuple[str, ...]] = (TAKE_TECH, MISSION, FIGHT, PASSENGER)

#: The pirates on the map that Marshal Brandt puts up with.
PIRATES_TOLERATED: Final = 5
#: Empty cargo slots in a group that Kavor pays for (SHIP-17.21).
EMPTY_GROUP: Final = 3
#: Envoy Orelle praises a track worth so much, and blames one worth less than the second number.
TRACK_PRAISED: Final = 3
TRACK_BLAMED_BELOW: Final = 2


class Action(NamedTuple):
    """One of Tenebre's cards (SHIP-17.8)."""

    id: str
    type: str


class Score(NamedTuple):
    """What a passenger adds to the score at the end: `good` for every good thing, `bad` for every bad one.

    no_cargo_damage          good once, if no damage lies in cargo, overflow included
    per_3_empty_cargo_slots  good for each group of EMPTY_GROUP empty cargo slots; locker slots count
    tracks_balance           good for each track worth TRACK_PRAISED or more, bad for each below TRACK_BLAMED_BELOW
    icons_and_slots          good for each matching pair (SHIP-14.23), bad for each tech slot without a card
    pirates                  good for each pirate token, bad for each pirate on the map beyond PIRATES_TOLERATED
    androids                 good for each android, bad once if there is none
    """

    rule: str
    good: int
    bad: int = 0


class Passenger(NamedTuple):
    """A passenger: the techs put on the Zinca event (SHIP-17.7), the action (SHIP-17.15), the score line."""

    id: str
    techs: tuple[str, ...]
    action: Effects
    score: Score


ACTION_CARDS: Final[tuple[Action, ...]] = (
    Action("action_tech_1", TAKE_TECH),
    Action("action_tech_2", TAKE_TECH),
    Action("action_mission_1", MISSION),
    Action("action_mission_2", MISSION),
    Action("action_fight_1", FIGHT),
    Action("action_fight_2", FIGHT),
    Action("action_passenger_1", PASSENGER),
)

PASSENGER_CARDS: Final[tuple[Passenger, ...]] = (
    Passenger(
        "teddy",
        techs=("mech_bots", "maintenance_drones", "repair_bay_1"),
        action=(),
        score=Score("no_cargo_damage", 3),
    ),
    Passenger(
        "kavor_the_smuggler",
        techs=("dimensional_lockers_1", "dimensional_lockers_2", "repair_bay_1"),
        action=fx(special("kavor")),
        score=Score("per_3_empty_cargo_slots", 2),
    ),
    Passenger(
        "envoy_orelle",
        techs=("universal_translator", "nian_transmitter", "observer_red"),
        action=fx(special("orelle")),
        score=Score("tracks_balance", 1, -2),
    ),
    Passenger(
        "professor_quill",
        techs=("wormhole_generator", "training_headset", "research_lab"),
        action=fx(special("quill")),
        score=Score("icons_and_slots", 1, -1),
    ),
    Passenger(
        "marshal_brandt",
        techs=("quantum_torpedoes", "trophy_display", "hull_plating"),
        action=fx("ambush"),
        score=Score("pirates", 1, -1),
    ),
    Passenger(
        "unit_seven",
        techs=("robotics_bay", "android_workshop", "zinca_relay"),
        action=fx(special("unit_seven")),
        score=Score("androids", 2, -3),
    ),
)

#: Every action card by its id.
ACTIONS: Final[dict[str, Action]] = {card.id: card for card in ACTION_CARDS}
#: Every passenger by id; Teddy is for the first game (SHIP-17.6).
PASSENGERS: Final[dict[str, Passenger]] = {card.id: card for card in PASSENGER_CARDS}
