"""The table of Starship Captains: the map, the tracks, the central tech board, and the ships."""

from __future__ import annotations

from collections import Counter
from typing import Any

from wardroom.kernel.points import points
from wardroom.language import Scene, Screen, Terminal

from ..cards import ARTIFACTS, PIRATES, SLOT_BOARDS, track_points
from ..flow.charts import CHARTS

FACTIONS = ("coop", "zinca", "nian")


def show(scene: Scene, screen: Screen) -> None:
    show_round(scene, screen)
    show_map(scene, screen)
    show_boards(scene, screen)
    show_others(scene, screen)
    show_own(scene, screen)


def show_brief(scene: Scene, screen: Screen) -> None:
    show_round(scene, screen)
    show_own(scene, screen)


def show_boards(scene: Scene, screen: Screen) -> None:
    show_tracks(scene, screen)
    show_market(scene, screen)


def show_others(scene: Scene, screen: Screen) -> None:
    for seat in range(len(scene.view["ships"])):
        if seat != scene.reader:
            show_other(seat, scene, screen)


def show_round(scene: Scene, screen: Screen) -> None:
    view, say = scene.view, scene.text.say
    screen.print(say("starship-round", {"round": view["round"], "seat": view["active"]}))
    if view["passenger"]:
        place = {"card": view["passenger"], "name_place": view["tenebre"], "left": view["supplies"]["actions"]}
        screen.print(say("starship-solo", place))


def show_map(scene: Scene, screen: Screen) -> None:
    """Every location: what lies there, who stands there, and the three routes with their pirates."""
    view, text = scene.view, scene.text
    chart = CHARTS[view["map"]]
    rows = []
    for place in chart.places:
        routes = [route(place, color, chart.colors(place)[color], scene) for color in chart.colors(place)]
        rows.append([text.say(f"place-{place}"), lying(place, scene), standing(place, scene), *routes])
    heads = [text.say(f"starship-map-{head}") for head in ("place", "there", "ships", "green", "purple", "yellow")]
    screen.title(text.say("starship-map"))
    screen.table(heads, rows)


def lying(place: str, scene: Scene) -> str:
    """The mission, the numbered tile or the station at a place."""
    view, text = scene.view, scene.text
    if place in view["missions"]:
        return text.card(view["missions"][place])
    if place in view["numbers"]:
        number = view["numbers"][place]
        return text.say("tile-number.up" if number > 0 else "tile-number.down", {"number": abs(number)})
    for station, at in view["stations"].items():
        if at == place:
            used = station in view["waiting"]
            return text.say("starship-station-used" if used else "starship-station", {"name_place": station})
    return ""


def standing(place: str, scene: Scene) -> str:
    """The ships at a place; a star for whoever holds the reservation."""
    view = scene.view
    names = []
    for seat, ship in enumerate(view["ships"]):
        if ship["place"] == place:
            names.append(scene.text.seat(seat) + ("*" if view["holders"].get(place) == seat else ""))
    if view["tenebre"] == place:
        names.append(scene.text.say("captain-tenebre"))
    return ", ".join(names)


def route(place: str, color: str, number: str, scene: Scene) -> str:
    """Where a route leads, and its pirate."""
    one, other = CHARTS[scene.view["map"]].ends(number)
    far = scene.text.say(f"place-{other if one == place else one}")
    pirate = scene.view["pirates"].get(number)
    if pirate is None:
        return far
    reward = scene.text.say(f"reward-{PIRATES[pirate].reward}")
    return scene.text.say("starship-route-pirate", {"place": far, "reward": reward})


def show_tracks(scene: Scene, screen: Screen) -> None:
    """How far everybody is, what that is worth, and the event lying there."""
    view, text = scene.view, scene.text
    rows = []
    for track, faction in enumerate(FACTIONS):
        event = view["events"][track]
        steps = [f"{ship['steps'][track]} ({track_points(ship['steps'][track])})" for ship in view["ships"]]
        rows.append([text.say(f"faction-{faction}.short"), *steps, text.card(event) if event else ""])
    names = [text.seat(seat) for seat in range(len(view["ships"]))]
    screen.title(text.say("starship-tracks"))
    screen.table(["", *names, text.say("starship-event")], rows, right=range(1, len(names) + 1))


def show_market(scene: Scene, screen: Screen) -> None:
    """The central tech board; the number of the option that takes a card stands before it."""
    screen.title(scene.text.say("starship-market", {"left": scene.view["supplies"]["techs"]}))
    for face in [*scene.view["central"], *(scene.view["piles"]["zinca"] if scene.view["archive"] else [])]:
        if face is not None:
            screen.indented(numbered(face, scene))


def numbered(face: str, scene: Scene) -> str:
    number = scene.numbers.get(face)
    said = f"{scene.text.card(face)}: {scene.text.say(f'card-{face}.text')}"
    return said if number is None else f"{number}. {said}"


def show_own(scene: Scene, screen: Screen) -> None:
    if 0 <= scene.reader < len(scene.view["ships"]):
        show_ship(scene.reader, scene, screen)


def show_other(seat: int, scene: Scene, screen: Screen) -> None:
    ship, text = scene.view["ships"][seat], scene.text
    facts = {
        "name": text.seat(seat),
        "ready": crew(ship["ready"], scene),
        "queue": crew(ship["queue"], scene),
        "medals": ship["medals"],
        "pirates": ship["pirates"],
        "damage": ship["damage"] + ship["overflow"] + sum(ship["damaged"]),
        "done": len(ship["done"]),
    }
    screen.print("", text.say("starship-other", facts))
    if any(ship["slots"]):
        screen.indented(", ".join(text.card(face) for face in ship["slots"] if face))


def show_ship(seat: int, scene: Scene, screen: Screen) -> None:
    """One's own ship, in full."""
    ship, text = scene.view["ships"][seat], scene.text
    screen.title(text.say("starship-ship", {"points": points(scene.total or 0, 2), "name_place": ship["place"]}))
    rows = [
        [text.say("starship-ready"), crew(ship["ready"], scene)],
        [text.say("starship-queue"), crew(ship["queue"], scene, ordered=True)],
        [text.say("starship-hold"), hold(ship, scene)],
        [text.say("starship-medals"), text.say("starship-purse", {"medals": ship["medals"], "rings": ship["rings"]})],
        [text.say("starship-done"), ", ".join(map(text.card, ship["done"])) or "-"],
    ]
    screen.table(["", ""], rows)
    show_slots(ship, scene, screen)


def show_slots(ship: dict[str, Any], scene: Scene, screen: Screen) -> None:
    board, text = SLOT_BOARDS[scene.view["board"]], scene.text
    for number, (face, hurt) in enumerate(zip(ship["slots"], ship["damaged"]), 1):
        if face is None:
            said = text.say("starship-slot-damaged" if hurt else "starship-slot-empty")
            edges = [icon for side in board.slots[number - 1] for icon in side if icon]
            said += "".join(f", {text.say(f'edge-{icon}')}" for icon in edges)
        else:
            said = numbered(face, scene)
        screen.indented(text.say("starship-slot", {"number": number, "said": said}))


def crew(figures: list[str], scene: Scene, ordered: bool = False) -> str:
    """Figures, equal ones together; a queue keeps its order, front first."""
    if not figures:
        return "-"
    if ordered:
        return ", ".join(scene.text.say(f"figure-{figure}") for figure in figures)
    return ", ".join(f"{count} {scene.text.say(f'figure-{figure}')}" for figure, count in Counter(figures).items())


def hold(ship: dict[str, Any], scene: Scene) -> str:
    text = scene.text
    kinds = Counter(ARTIFACTS[face].type for face in ship["artifacts"])
    tokens = [f"{count} {text.say(f'artifact-{kind}')}" for kind, count in sorted(kinds.items())]
    if ship["pirates"]:
        tokens.append(text.say("token-pirate", {"n": ship["pirates"]}))
    facts = {
        "damage": ship["damage"] + ship["overflow"],
        "capacity": ship["capacity"],
        "tokens": ", ".join(tokens) or "-",
    }
    return text.say("starship-cargo", facts)


PARTS = {"map": show_map, "boards": show_boards, "hand": show_own, "rival": show_others}
TERMINAL = Terminal(show, show_own, brief=show_brief, parts=PARTS)
