"""The table of the CCG in a terminal: a line for each location, one's own ships and teams, and what is under way in
full."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from wardroom.kernel import HIDDEN
from wardroom.language import Scene, Screen, Terminal
from wardroom.language import show_card as show_any_card

from ..cards.kinds import ATTRIBUTES, FACES
from .forces import (
    all_vessels,
    forces,
    lacks,
    location_line,
    lying,
    owner,
    short_name,
    team_line,
    totals,
    vessel_line,
)
from .lines import Seen, card_line, classification, counted, line, names, needs, skill_list
from .printed import printed


def show(scene: Scene, screen: Screen) -> None:
    show_turn(scene, screen)
    show_doing(scene, screen)
    show_map(scene, screen)
    show_boards(scene, screen)
    show_hand(scene, screen)


def show_brief(scene: Scene, screen: Screen) -> None:
    """What one needs when a turn begins, and no more, however late the game: points, the places where somebody is, and
    what is decided about: the hand, or a line for each of one's own ships and teams. All else is in the parts."""
    show_turn(scene, screen)
    show_doing(scene, screen)
    show_busy_places(scene, screen)
    if not plays_cards(scene):
        show_forces_brief(scene, screen)
    if plays_cards(scene) or scene.view["seeds"]:
        show_hand(scene, screen, whole=False)
    elif scene.view["hand"]:
        hand = scene.view["hand"]
        screen.print("", line(scene.text.say("ccg-hand", {"count": len(hand)}), [by_faces(hand, scene)], scene))


def show_own(scene: Scene, screen: Screen) -> None:
    """What changes in the course of a turn: ships and teams once orders are given."""
    show_turn(scene, screen)
    show_doing(scene, screen)
    if not plays_cards(scene):
        show_own_forces(scene, screen)
    show_hand(scene, screen, whole=False)


def is_seated(scene: Scene) -> bool:
    return 0 <= scene.reader < len(scene.view["players"])


def plays_cards(scene: Scene) -> bool:
    """Whether the reader is in the play phase of an own turn, where ships and teams do nothing."""
    return bool(scene.view["part"] == "play" and scene.view["active"] == scene.reader)


# Turn and points


def show_turn(scene: Scene, screen: Screen) -> None:
    """Whose turn it is and how far, and what both players need."""
    view, say = scene.view, scene.text.say
    if view["turn"]:
        facts = {"turn": view["turn"], "seat": view["active"], "part": say(f"ccg-part-{view['part']}")}
        screen.print(say("ccg-turn", facts))
    if view["part"] == "play":
        screen.print(say("ccg-plays-left", {"count": view["plays_left"]}))
    for seat, player in enumerate(view["players"]):
        points = {name: player[name] for name in ("counting", "needed", "mission_points", "bonus_points")}
        whys = [say(f"ccg-surcharge-{each}", {"count": player["surcharge"]}) for each in player["surcharges"]]
        said = "".join(f", {why}" for why in whys)
        screen.print(say("ccg-points", {"name": owner(seat, scene), **points, "said": said}))


# Spacelines


def show_rows(scene: Scene, screen: Screen, whole: bool = False) -> None:
    """One line for each location; `whole`: also what missions ask for, and what lies there."""
    for row in scene.view["rows"]:
        screen.title(scene.text.say(f"quadrant-{row['quadrant']}"))
        for place in row["locations"]:
            screen.print(location_line(place, scene))
            for said in mission_lines(place, scene) if whole else ():
                screen.indented(said, by=4)


def mission_lines(place: Seen, scene: Scene) -> list[str]:
    """What it asks for, and of whom; the seed cards that the reader knows; cards on it."""
    say = scene.text.say
    lines = []
    if place["needs"] and place["solved"] < 0:
        lines.append(say("ccg-needs", {"needs": needs(place["needs"], scene)}))
    who = say("affiliation-any") if place["anyone"] else names("affiliation", place["affiliations"], scene)
    if who:
        lines.append(say("ccg-attempted-by", {"names": who}))
    known = [each["face"] for each in place["seeds"] if not each["face"].startswith(HIDDEN)]
    if known:
        lines.append(say("ccg-known-seeds", {"cards": known}))
    if place["on"]:
        lines.append(say("ccg-on-mission", {"cards": [each["face"] for each in place["on"]]}))
    return lines


def show_busy_places(scene: Scene, screen: Screen) -> None:
    """A line for each location where somebody is, and the names of the others that are not completed yet."""
    for row in scene.view["rows"]:
        screen.title(scene.text.say(f"quadrant-{row['quadrant']}"))
        quiet = []
        for place in row["locations"]:
            if any(forces(side, scene) for side in place["sides"]):
                screen.print(location_line(place, scene))
            elif place["solved"] < 0:
                quiet.append(scene.text.card(place["face"]))
        if quiet:
            screen.print(line(scene.text.say("ccg-elsewhere"), quiet, scene))


def show_map(scene: Scene, screen: Screen) -> None:
    """All locations with what their missions ask for."""
    show_rows(scene, screen, whole=True)


# Ships and teams


def show_own_forces(scene: Scene, screen: Screen) -> None:
    if is_seated(scene):
        show_forces(scene.reader, scene, screen, whole=False)


def show_forces_brief(scene: Scene, screen: Screen) -> None:
    if not is_seated(scene):
        return
    lines = []
    for place in (place for row in scene.view["rows"] for place in row["locations"]):
        side = place["sides"][scene.reader]
        manned = [vessel for vessel in all_vessels(side) if vessel["crew"] or vessel["kind"] == "ship"]
        lines += [vessel_line(vessel, place, scene, whole=False) for vessel in manned]
        lines += [team_line(team, place, scene, whole=False) for team in side["teams"]]
    if lines:
        screen.title(scene.text.say("ccg-forces", {"name": owner(scene.reader, scene), "you": "yes"}))
    for said in lines:
        screen.print(said)


def show_boards(scene: Scene, screen: Screen) -> None:
    """Both players, the reader last: what lies before them, and their ships and teams with everybody's skills."""
    for seat in sorted(range(len(scene.view["players"])), key=lambda seat: seat == scene.reader):
        show_player(seat, scene, screen)
        show_forces(seat, scene, screen, whole=seat == scene.reader)


def show_rival(scene: Scene, screen: Screen) -> None:
    for seat, player in enumerate(scene.view["players"]):
        if seat != scene.reader:
            show_player(seat, scene, screen)
            show_list(player["list"], scene, screen)
            show_forces(seat, scene, screen, whole=True)


def show_list(copies: dict[str, int], scene: Scene, screen: Screen) -> None:
    """CCG-3.15: deck lists are open."""
    screen.print(
        scene.text.say("ccg-list", {"said": counted({scene.text.card(face): copies[face] for face in copies})})
    )


def show_player(seat: int, scene: Scene, screen: Screen) -> None:
    """Piles, and the cards before a player."""
    player, say = scene.view["players"][seat], scene.text.say
    screen.title(owner(seat, scene))
    piles = {name: player[name] for name in ("hand", "deck")}
    screen.print(say("ccg-piles", {**piles, "discard": len(player["discard"]), "out": len(player["out"])}))
    if player["core"]:
        screen.print(say("ccg-core", {"said": ", ".join(lying(each, scene) for each in player["core"])}))
    if player["agenda"]:
        screen.print(say("ccg-agendas", {"count": player["agenda"]}))
    if player["discard"]:
        screen.print(say("ccg-discarded", {"cards": player["discard"]}))


def by_faces(faces: Sequence[str], scene: Scene) -> str:
    """Equal cards together."""
    return counted(Counter(scene.text.card(face) for face in faces))


def show_forces(seat: int, scene: Scene, screen: Screen, whole: bool) -> None:
    """Ships, facilities with people, and Away Teams, each with where it is. `whole`: everybody with skills."""
    say, lines = scene.text.say, []
    for row in scene.view["rows"]:
        for place in row["locations"]:
            side = place["sides"][seat]
            for vessel in all_vessels(side):
                if whole or vessel["crew"] or vessel["kind"] == "ship":
                    lines.append((vessel_line(vessel, place, scene), short_name(vessel, scene), vessel["crew"]))
            for team in side["teams"]:
                lines.append((team_line(team, place, scene), scene.text.card(place["face"]), team))
    if not lines:
        return
    screen.title(say("ccg-forces", {"name": owner(seat, scene), "you": "yes" if seat == scene.reader else "no"}))
    for said, name, team in lines:
        screen.print(said)
        if team is not None:
            show_team(team, name, scene, screen, whole)


def show_team(team: Seen, where: str, scene: Scene, screen: Screen, whole: bool) -> None:
    """A crew or an Away Team: by names, after where they are, as only lines that change are shown again; or each person
    with skills. Then what it lacks for the mission here."""
    if whole:
        for person in team["people"]:
            screen.indented(person_line(person, scene), by=4)
        if team["things"]:
            screen.indented(", ".join(lying(each, scene) for each in team["things"]), by=4)
    else:
        screen.indented(line(where, [by_names([*team["people"], *team["things"]], scene)], scene), by=4)
    for said in lacks(team, scene):
        screen.indented(said, by=4)


def odds_said(odds: Seen | None, scene: Scene) -> list[str]:
    """What may stop them, as far as their player may know."""
    if odds is None:
        return []
    keys = [key for key, holds in (("known-stops", odds["known"]), ("may-stop", odds["may"])) if holds]
    return [scene.text.say(f"remark-{key}", odds) for key in keys]


def by_names(cards: Sequence[Seen], scene: Scene) -> str:
    """Equal cards together; who is stopped or disabled is marked."""
    return counted(Counter(lying(each, scene) for each in cards))


def person_line(person: Seen, scene: Scene) -> str:
    parts = []
    for kind, numbers, skills in zip(person["classes"], person["numbers"], person["skills"]):
        values = "-".join(str(numbers[what]) for what in ATTRIBUTES)
        parts.append(" ".join(filter(None, [classification(kind, scene), values, skill_list(skills, scene)])))
    icons = names("icon", person["icons"], scene)
    return "; ".join(filter(None, [line(lying(person, scene), [" / ".join(parts)], scene), icons]))


# What is under way


def show_doing(scene: Scene, screen: Screen) -> None:
    doing = scene.view["doing"]
    if doing is not None:
        {"attempt": show_attempt, "ship_battle": show_ship_battle, "people_battle": show_people_battle}[doing["kind"]](
            doing, scene, screen
        )


def show_attempt(doing: Seen, scene: Scene, screen: Screen) -> None:
    """The seed cards in their order, what the one at hand asks for, and the team."""
    say = scene.text.say
    screen.title(say("ccg-attempt", {"seat": doing["seat"], "card": doing["mission"]}))
    for each in doing["met"]:
        how = "now" if each["now"] else "back" if each["back"] else "past"
        screen.print(say(f"ccg-met-{how}", {"card": each["face"]}))
        if each["now"]:
            show_dilemma(each, scene, screen)
    if doing["seeds"] and not doing["over"]:
        screen.print(say("ccg-to-come", {"count": len(doing["seeds"])}))
        for said in odds_said(doing["odds"], scene):
            screen.indented(said, by=4)
    screen.print(say("ccg-then", {"needs": needs(doing["needs"], scene)}))
    count = {"count": len(doing["people"])}
    screen.print(line(say("ccg-taking-part", count), [totals(doing, scene)], scene))
    screen.indented(by_names([*doing["people"], *doing["things"]], scene), by=4)


def show_dilemma(met: Seen, scene: Scene, screen: Screen) -> None:
    """What is printed on it, and how the team stands to it."""
    if scene.text.has(f"card-{met['face']}.text"):
        screen.indented(scene.marked(scene.text.say(f"card-{met['face']}.text")), by=4)
    for asked in met["asks"]:
        screen.indented(scene.text.say(f"ccg-asks-{asked['what']}", {"needs": needs(asked["needs"], scene)}), by=4)


def show_ship_battle(doing: Seen, scene: Scene, screen: Screen) -> None:
    """Both sides' sums."""
    say = scene.text.say
    screen.title(say("ccg-battle", {"seat": doing["seat"]}))
    for fired in doing["volleys"]:
        if fired["attack"] is not None:
            ships = ", ".join(scene.text.card(each["face"]) for each in fired["ships"])
            sums = {"attack": fired["attack"], "defense": fired["defense"]}
            screen.print(say("ccg-volley", {"names": ships, "card": fired["face"], **sums}))


def show_people_battle(doing: Seen, scene: Scene, screen: Screen) -> None:
    screen.title(scene.text.say("ccg-battle", {"seat": doing["seat"]}))
    for side in doing["sides"]:
        fighters = ", ".join(fighter(each, scene) for each in side["people"])
        facts = {"name": owner(side["seat"], scene), "total": side["total"], "names": fighters}
        screen.print(scene.text.say("ccg-side", facts))


def fighter(person: Seen, scene: Scene) -> str:
    notes = [str(person["strength"])]
    notes += [scene.text.say(f"ccg-is-{name}") for name in ("stunned", "wounded") if person[name]]
    return f"{scene.text.card(person['face'])} ({', '.join(notes)})"


# Cards


def show_hand(scene: Scene, screen: Screen, whole: bool = True) -> None:
    """One's own hand, seed cards still to be laid, and what one looks at; `whole`: with all that is printed."""
    if not is_seated(scene):
        return
    piles = {"hand": scene.view["hand"], "seeds-left": scene.view["seeds"], "looked-at": scene.view["looked_at"]}
    for name, faces in piles.items():
        if not faces and name != "hand":
            continue
        screen.title(scene.text.say(f"ccg-{name}", {"count": len(faces)}))
        for face in dict.fromkeys(faces):
            screen.print(card_line(face, faces.count(face), scene))
            if whole and scene.text.has(f"card-{face}.text"):
                screen.indented(scene.marked(scene.text.say(f"card-{face}.text")), by=4)


def show_card(face: str, scene: Scene, screen: Screen) -> None:
    """All that is printed on a card."""
    if face in FACES:
        screen.print(card_line(face, 1, scene._replace(numbers={})))
        facts: Any = printed()[face]["facts"]
        if facts.get("needs"):
            screen.indented(scene.text.say("ccg-needs", {"needs": needs(facts["needs"], scene)}))
    show_any_card(face, scene, screen)


PARTS = {"map": show_map, "boards": show_boards, "hand": show_hand, "rival": show_rival}
TERMINAL = Terminal(show, show_own, show_card=show_card, brief=show_brief, line=card_line, parts=PARTS)
