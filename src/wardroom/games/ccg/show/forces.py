"""Places, ships and teams of the CCG in words, a line each, for the terminal."""

from __future__ import annotations

from wardroom.language import Scene

from .lines import Seen, line, names, terms


def owner(seat: int, scene: Scene) -> str:
    return scene.text.say("ccg-you") if seat == scene.reader else scene.text.seat(seat)


# Places


def location_line(place: Seen, scene: Scene) -> str:
    """`[P] Krios Suppression: 30, span 3, 2 seed cards | you: I.K.S. K'Vort (5) | Bo: Klingon Outpost (2)`."""
    say = scene.text.say
    facts = [say("ccg-no-points") if place["points"] is None else str(place["points"])]
    facts.append(say("ccg-span", {"span": "?" if place["span"] is None else place["span"]}))
    if place["solved"] >= 0:
        facts.append(say("ccg-solved", {"seat": place["solved"]}))
    elif place["seeds"]:
        facts.append(say("ccg-seeds", {"count": len(place["seeds"])}))
    icon = say(f"ccg-icon-{place['icon']}")
    said = line(f"{icon} {scene.text.card(place['face'])}", facts, scene)
    for seat, side in enumerate(place["sides"]):
        there = forces(side, scene)
        if there:
            said += f" | {line(owner(seat, scene), there, scene)}"
    return said


def forces(side: Seen, scene: Scene) -> list[str]:
    """What a player has at a location, each in a few words."""
    found = []
    for vessel in all_vessels(side):
        crew = len(vessel["crew"]["people"]) if vessel["crew"] else 0
        name = short_name(vessel, scene)
        notes = [str(crew)] * bool(crew) + conditions(vessel, scene)
        found.append(f"{name} ({', '.join(notes)})" if notes else name)
    for team in side["teams"]:
        found.append(scene.text.say("ccg-team-short", {"count": len(team["people"])}))
    return found


def short_name(vessel: Seen, scene: Scene) -> str:
    """A facility by what it is: whose it is stands before it."""
    if vessel["kind"] == "facility":
        return scene.text.say(f"facility-{vessel['facility']}")
    return scene.text.card(vessel["face"])


def all_vessels(side: Seen) -> list[Seen]:
    """Ships and facilities, docked ships after their facility."""
    found = []
    for vessel in (*side["space"], *side["landed"], *side["surface"]):
        found += [vessel, *vessel["docked"]]
    return found


def conditions(card: Seen, scene: Scene) -> list[str]:
    """Stopped, disabled, captive, cloaked, damaged, docked."""
    holds = {
        "docked": card.get("place") == "docked",
        "landed": card.get("place") == "landed",
        "cloaked": card.get("cloaked", False),
        "damaged": bool(card.get("damage")),
        "stopped": card["stopped"],
        "disabled": card["idle"] and not card["captive"],
        "captive": card["captive"],
    }
    return [scene.text.say(f"ccg-is-{name}") for name, is_so in holds.items() if is_so]


def lying(card: Seen, scene: Scene) -> str:
    """A card in play with its countdown and its condition."""
    notes = conditions(card, scene)
    if card["countdown"] is not None:
        notes.append(scene.text.say("ccg-countdown", {"count": card["countdown"]}))
    name = scene.text.card(card["face"])
    return f"{name} ({', '.join(notes)})" if notes else name


# Ships and teams


def vessel_line(vessel: Seen, place: Seen, scene: Scene, whole: bool = True) -> str:
    """Its numbers, and why it cannot fly. Without `whole`: only what one goes by, and how many are aboard."""
    say = scene.text.say
    facts = conditions(vessel, scene)
    if not whole and vessel["crew"]:
        facts.append(say("ccg-aboard", {"count": len(vessel["crew"]["people"])}))
    if vessel["kind"] == "ship":
        facts.append(say("ccg-range", {"left": vessel["range_left"], "full": vessel["range"]}))
    if whole:
        facts.append(say("ccg-vessel-numbers", {"weapons": vessel["weapons"], "shields": vessel["shields"]}))
    if vessel["kind"] == "ship" and vessel["unstaffed"]:
        facts.append(unstaffed(vessel, scene))
    if vessel["on"]:
        facts.append(say("ccg-on-it", {"cards": [each["face"] for each in vessel["on"]]}))
    if vessel["guests"]:
        facts.append(say("ccg-guests", {"count": len(vessel["guests"]["people"])}))
    if not whole and vessel["crew"]:
        facts += lacks(vessel["crew"], scene)
    where = {"card": vessel["face"], "card2": place["face"]}
    return line(say("ccg-vessel", where), facts, scene)


def unstaffed(ship: Seen, scene: Scene) -> str:
    if ship["unstaffed"]["key"] == "no-staff":
        return scene.text.say("ccg-lacks-staff", {"names": names("icon", ship["missing"], scene)})
    return scene.text.say("ccg-lacks-match", {"name_affiliation": ship["affiliation"][0]})


def team_line(team: Seen, place: Seen, scene: Scene, whole: bool = True) -> str:
    """How many, and what they come to together; without `whole` also what they lack."""
    where = {"card": place["face"], "count": len(team["people"])}
    facts = [totals(team, scene), *([] if whole else lacks(team, scene))]
    return line(scene.text.say("ccg-team", where), facts, scene)


def totals(team: Seen, scene: Scene) -> str:
    return scene.text.say("ccg-totals", team["totals"])


def lacks(team: Seen, scene: Scene) -> list[str]:
    """What a crew or a team lacks for the mission where it is; nothing where it cannot attempt it."""
    if team["lacks"]:
        return [scene.text.say("ccg-lacks", {"needs": terms(team["lacks"], scene)})]
    return [] if team["lacks"] is None else [scene.text.say("ccg-lacks-nothing")]
