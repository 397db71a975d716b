"""The 11 faction events and the 3 solo events (SHIP-1.3, SHIP-11.5, SHIP-17.4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects, choose, fx, special, spend


class Event(NamedTuple):
    """What an event does, list by list in this order (SHIP-11.16): for the player who set it off, for each player from
    that one on, for the others only, and once more for the first player."""

    id: str
    faction: str
    trigger: Effects = ()
    each: Effects = ()
    others: Effects = ()
    trigger_after: Effects = ()


EVENT_CARDS: Final[tuple[Event, ...]] = (
    Event("diplomatic_order_12", "coop", each=fx(special("jump_to_station"), "any:1")),
    Event("crowd_production", "coop", each=fx(special("crowd_production"))),
    Event("fleet_review", "coop", trigger=fx("medal"), each=fx("medal")),
    Event("shore_leave", "coop", trigger=fx("pull"), each=fx("pull")),
    Event("dry_dock", "coop", trigger=fx("repair"), each=fx("repair")),
    Event(
        "explosive_crisis",
        "nian",
        trigger=fx(special("pirates_at_stations")),
        each=fx(special("jump_to_station"), "repair"),
    ),
    Event("honesty_summit", "nian", each=fx(special("honesty_summit"))),
    Event("pirate_amnesty", "nian", each=fx(spend("pirate", 1, "any:3"), spend("pirate", 1, "any:3"))),
    Event("raiding_season", "nian", each=fx("ambush", "fight"), trigger_after=fx("repair")),
    Event("black_market", "nian", trigger=fx("artifact"), each=fx("artifact")),
    Event(
        "shared_technology",
        "zinca",
        trigger=fx(special("take_zinca_tech")),
        others=fx(choose(fx("repair"), fx("medal"))),
    ),
)
SOLO_EVENT_CARDS: Final[tuple[Event, ...]] = (
    Event("solo_commendation", "coop", trigger=fx("medal:2", "pull")),
    Event("solo_passenger_archive", "zinca", trigger=fx(special("passenger_archive"))),
    Event("solo_reckoning", "nian", trigger=fx("ambush", "fight", "artifact")),
)

#: The events of a game with several players, by id.
EVENTS: Final[dict[str, Event]] = {card.id: card for card in EVENT_CARDS}
#: The events of a solo game, by id: one for each faction.
SOLO_EVENTS: Final[dict[str, Event]] = {card.id: card for card in SOLO_EVENT_CARDS}
