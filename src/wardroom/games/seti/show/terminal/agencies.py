"""The agencies: the others, the rival, one's own."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.language import Scene, Screen

from ...cards import TECH_TYPES, TECHS
from .words import Plain, effects, labelled, numbered, together


def show_other(seat: int, own: Plain, scene: Scene, screen: Screen) -> None:
    agency, text = scene.view["agencies"][seat], scene.text
    facts = {
        "name": text.seat(seat),
        **{name: agency[name] for name in ("score", "credits", "energy", "publicity", "data", "upper")},
        "hand": len(agency["hand"]),
        "figures": own["figures"],
        "wins": len(agency["wins"]),
        "done": len(agency["done"]),
    }
    screen.print("", text.say("seti-other", facts))
    techs = [text.card(tech) for tech in agency["techs"]]
    missions = [text.card(each["face"]) for each in agency["played"]]
    if techs or missions:
        screen.indented(", ".join([*techs, *missions]))


def show_rival(drawn: Plain, scene: Scene, screen: Screen) -> None:
    """The rival: what it has, its last card, its track, and the objectives it hopes you miss."""
    solo, text = drawn["solo"], scene.text
    agency = scene.view["agencies"][scene.view["solo"]["seat"]]
    facts = {
        "level": solo["level"],
        **{name: agency[name] for name in ("score", "publicity", "upper", "data")},
        "deck": scene.view["solo"]["deck"],
    }
    screen.title(text.say("seti-rival-board", facts))
    screen.indented(text.say("seti-rival-techs", tech_piles(agency["techs"])))
    if agency["message"] is not None:
        screen.indented(text.say("seti-rival-message", {"score": agency["message"]}))
    if agency["exofossils"] or agency["exertians_played"]:
        held = {"exofossils": agency["exofossils"], "exertians": len(agency["exertians_played"])}
        screen.indented(text.say("seti-rival-holds", held))
    here = next(step for step in solo["track"] if step["here"])
    screen.indented(text.say("seti-progress", {"space": here["number"], "card": here["tech"]}))
    if solo["next_tech"]:
        screen.indented(text.say("seti-next-tech", {"card": solo["next_tech"]}))
    if solo["last"]:
        last = solo["last"]
        screen.indented(labelled(text.card(last), text.say(f"card-{last}.text"), scene))
    if solo["objectives"] or solo["due"]:
        due = {"done": solo["done"], "due": solo["due"], "left": scene.view["solo"]["stack"]}
        screen.title(text.say("seti-objectives", due))
        for tile in solo["objectives"]:
            fulfilled = sum(task["done"] for task in tile["tasks"])
            said = {"card": tile["face"], "done": fulfilled, "tasks": len(tile["tasks"])}
            screen.indented(text.say("seti-objective", said))


def tech_piles(techs: Sequence[str]) -> dict[str, int]:
    """How many tiles of each type the rival can spend (SETI-16.11)."""
    return {kind: sum(TECHS[tech].type == kind for tech in techs) for kind in TECH_TYPES if kind != "any"}


def show_agency(drawn: Plain, scene: Scene, screen: Screen) -> None:
    if not 0 <= scene.reader < len(drawn["agencies"]):
        return
    own, agency, text = drawn["agencies"][scene.reader], scene.view["agencies"][scene.reader], scene.text
    screen.title(text.say("seti-agency", {"score": agency["score"], "total": scene.total or agency["score"]}))
    purse = {name: agency[name] for name in ("credits", "energy", "publicity", "data", "exofossils")}
    rows = [
        [text.say("seti-purse"), text.say("seti-purse-has", purse)],
        [text.say("zone-computer"), computer(own["computer"], scene)],
        [text.say("zone-techs"), ", ".join(map(text.card, agency["techs"])) or "-"],
        [text.say("zone-tucked"), effects(own["income"], scene)],
        [text.say("seti-miles"), miles(own["miles"], scene)],
        [text.say("zone-done"), ", ".join(map(text.card, agency["done"])) or "-"],
    ]
    screen.table(["", ""], rows)
    show_missions(agency, scene, screen)
    screen.title(text.say("seti-hand", {"count": len(agency["hand"])}))
    for face in (*agency["hand"], *agency["exertians"]):
        screen.indented(numbered(face, scene))


def computer(places: Sequence[Plain], scene: Scene) -> str:
    """The places from left to right: a cross where data lies, else what placing it gives."""
    found = []
    for place in places:
        above = "x" if place["filled"] else effects(place["effects"], scene)
        below = "x" if place["lower_filled"] else effects(place["lower"], scene)
        found.append(labelled(str(place["number"]), above + (f" / {below}" if place["tech"] else ""), scene))
    return together(found, scene)


def miles(given: Sequence[Plain], scene: Scene) -> str:
    """What waits on the score track."""
    ahead = [(each["score"], each["kind"]) for each in given if not each["past"]]
    return ", ".join(f"{score} ({scene.text.say(f'seti-mile-{kind}')})" for score, kind in ahead) or "-"


def show_missions(agency: Plain, scene: Scene, screen: Screen) -> None:
    if not agency["played"]:
        return
    screen.title(scene.text.say("zone-missions"))
    for each in agency["played"]:
        covered = f" ({scene.text.say('seti-covered', {'count': len(each['covered'])})})" if each["covered"] else ""
        screen.indented(numbered(each["face"], scene, "effect") + covered)
