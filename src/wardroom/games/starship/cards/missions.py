"""The 50 mission cards (SHIP-1.3): points, and lines read from top to bottom (SHIP-9.4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effect, Effects, choose, fx, special, spend

#: Gold is for androids only (SHIP-9.7).
LINE_COLORS: Final[tuple[str, ...]] = ("red", "yellow", "blue", "gold")


class Line(NamedTuple):
    """One line: the colour its figure should have, and what it does."""

    color: str
    effects: Effects


class Mission(NamedTuple):
    """One mission card."""

    id: str
    points: int
    lines: tuple[Line, ...]


def mission(id: str, points: int, *lines: Line) -> Mission:
    return Mission(id, points, lines)


def red(*tokens: str | Effect) -> Line:
    return Line("red", fx(*tokens))


def yellow(*tokens: str | Effect) -> Line:
    return Line("yellow", fx(*tokens))


def blue(*tokens: str | Effect) -> Line:
    return Line("blue", fx(*tokens))


def gold(*tokens: str | Effect) -> Line:
    return Line("gold", fx(*tokens))


MISSION_CARDS: Final[tuple[Mission, ...]] = (
    # 2 lines
    mission(
        "shipwreck_salvage", 4, yellow(choose(fx("repair"), fx("nian:2"))), blue(choose(fx("repair"), fx("nian:2")))
    ),
    mission("prototype_shuttlecraft", 3, blue(spend("pirate", 1, "tech", "any:2")), red("move:2", "any:1")),
    mission("emotion_chip_trade", 4, blue(spend("artifact", 1, "zinca:3")), red("zinca:2")),
    mission("gathering_roddenberries", 4, red("medal", "any:1"), blue("repair")),
    mission("arena_fight", 3, yellow("damage", "medal:2", "nian:2"), yellow("damage", "any:4")),
    mission("living_slime", 3, blue("artifact:2"), yellow("damage", "artifact", "any:3")),
    mission("first_contact", 4, red("any:3"), red("medal")),
    mission("rescue_the_younglings", 3, red("pull"), yellow("coop:3")),
    mission("repair_the_repair_station", 4, blue("repair"), blue("repair", "coop:1")),
    mission("omnipotent_being", 3, red("jump", "any:1"), red("any:1", "any:1", "any:1")),
    mission("hive_mind", 4, blue("zinca:1", special("hive_mind")), gold("android", "zinca:3")),
    mission("star_gate", 3, red(special("star_gate"), "jump"), blue("artifact", "any:2")),
    mission("zinca_library", 3, blue(special("zinca_library")), red("zinca:2")),
    mission("smugglers_cache", 3, yellow("artifact:2"), red("nian:2", "medal")),
    mission("training_exercise", 3, red("medal:2"), yellow("medal:2")),
    mission("comet_chase", 3, red("move:2", "any:1"), blue("tech")),
    mission("distress_call", 4, yellow("repair"), red("pull")),
    mission("minefield", 4, yellow("damage", "any:3"), blue("repair", "move")),
    mission("android_in_need", 3, blue("android"), yellow("zinca:3")),
    # 3 lines
    mission("stealing_secret_plans", 4, yellow("ambush", "fight"), blue(special("omega_draft")), red("jump", "ambush")),
    mission("lost_world", 6, red("any:2"), blue("artifact", "zinca:1"), yellow("damage", "medal:2", "nian:1")),
    mission("anti_time_anomaly", 5, blue("tech_recycle"), red("pull"), gold("any:4", "medal")),
    mission("border_incident", 6, yellow("damage:2", "any:4"), blue("repair", "artifact"), red("nian:2")),
    mission("peace_conference", 6, red("coop:2"), red("zinca:2"), yellow("nian:2")),
    mission("raiders_at_dawn", 5, yellow("ambush", "fight"), yellow("fight"), red("medal", "move")),
    mission("derelict_outpost", 5, blue("repair:2"), yellow("artifact", "medal"), red("any:2")),
    mission("plague_ship", 6, blue("medal", "repair"), blue("coop:2"), yellow("damage", "pull")),
    mission("archaeological_dig", 5, blue("artifact:2"), blue("zinca:3"), yellow("ambush", "artifact", "any:1")),
    mission(
        "hostage_exchange", 5, red(spend("medal", 1, "pull", "any:2")), yellow("nian:3"), yellow("damage", "medal:2")
    ),
    mission("supernova_survey", 6, blue("damage", "tech"), blue("any:3"), red("jump", "any:1")),
    mission("time_capsule", 5, blue("tech"), gold("any:3", "any:2"), yellow("artifact", "medal")),
    mission("diplomatic_gift", 5, red(spend("artifact", 1, "any:4")), red("coop:2"), blue("artifact", "move")),
    mission("ghost_fleet", 6, yellow("fight"), yellow("damage", "pirate", "nian:2"), red("jump", "ambush")),
    mission("cloning_facility", 4, blue("android"), blue("zinca:2", "medal"), yellow("any:3")),
    mission("escort_convoy", 6, red("move:2"), yellow("fight"), yellow("coop:2")),
    mission(
        "black_hole_probe",
        5,
        blue(spend("tech", 1, "any:5")),
        red("move:2", "any:1"),
        blue("damage", "artifact:2", "any:1"),
    ),
    mission("festival_of_moons", 6, red("any:1", "any:1"), yellow("medal"), blue("repair", "any:1")),
    mission("trial_of_captains", 6, red("medal:2"), yellow("damage", "any:3"), blue("coop:2")),
    mission(
        "salvage_rights", 5, yellow("pirate", "any:1"), blue(spend("pirate", 1, "repair:2", "any:1")), red("nian:2")
    ),
    mission("energy_barrier", 5, blue("repair:2"), red("damage", "jump", "any:2"), yellow("any:2")),
    mission("lost_colony", 6, red("coop:2"), yellow("repair"), blue("medal", "move")),
    mission("rogue_satellite", 5, yellow("fight"), blue("tech"), gold("medal:2", "zinca:3")),
    # 4 lines
    mission("grand_alliance", 8, red("coop:2"), red("any:2"), yellow("nian:2"), blue("zinca:2")),
    mission("battle_of_the_rift", 7, yellow("fight"), yellow("ambush", "fight"), blue("repair:2"), red("medal:2")),
    mission("hollow_sphere", 8, blue("tech"), blue("artifact", "zinca:1"), red("any:2"), gold("any:5")),
    mission("tow_the_flagship", 7, red("pull"), yellow("damage", "medal:2"), blue("repair:2"), red("coop:3")),
    mission("galactic_games", 8, red("medal", "any:1"), yellow("damage", "any:3"), blue("tech"), yellow("medal:2")),
    mission("machine_planet", 7, gold("zinca:4", "android"), blue("android"), red("zinca:2"), yellow("artifact:2")),
    mission(
        "invasion_fleet",
        8,
        yellow("damage", "fight", "nian:1"),
        yellow("damage:2", "any:4"),
        red("jump"),
        blue("repair:2"),
    ),
    mission(
        "edge_of_the_galaxy", 8, red("jump", "any:1"), blue("tech_recycle"), yellow("artifact", "medal"), gold("any:3")
    ),
)

#: Every mission by its id, in the order in which the deck is built (SHIP-2.4).
MISSIONS: Final[dict[str, Mission]] = {card.id: card for card in MISSION_CARDS}
