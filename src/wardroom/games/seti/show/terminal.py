"""The table of SETI: the solar system with a small drawing, the boards, the rival or the others, one's own agency."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Any

from wardroom.kernel import HIDDEN
from wardroom.language import Scene, Screen, Terminal

from ..cards import COLUMNS, RINGS, TECH_TYPES, TECHS
from .picture import picture

Plain = dict[str, Any]
WIDE, HIGH = 6.0, 2.0
"""Letters and lines from one ring to the next in the drawing."""
NEUTRAL = -1


def show(scene: Scene, screen: Screen) -> None:
    show_round(scene, screen)
    show_map(scene, screen)
    show_boards(scene, screen)
    show_others(scene, screen)
    show_row(scene, screen)
    show_own(scene, screen)


def show_brief(scene: Scene, screen: Screen) -> None:
    show_round(scene, screen)
    show_own(scene, screen)


def show_map(scene: Scene, screen: Screen) -> None:
    show_sky(drawn(scene)["sky"], scene, screen)


def show_boards(scene: Scene, screen: Screen) -> None:
    boards = drawn(scene)
    show_planets(boards["planets"], scene, screen)
    for slot in boards["species"]:
        show_species(slot, scene, screen)
    show_gold(boards["gold"], scene, screen)
    show_techs(boards["techs"], scene, screen)


def show_others(scene: Scene, screen: Screen) -> None:
    all_drawn = drawn(scene)
    for seat, own in enumerate(all_drawn["agencies"]):
        if seat != scene.reader and not own["rival"]:
            show_other(seat, own, scene, screen)
    if all_drawn["solo"]:
        show_rival(all_drawn, scene, screen)


def show_own(scene: Scene, screen: Screen) -> None:
    show_resolving(scene, screen)
    show_agency(drawn(scene), scene, screen)


def show_hand(scene: Scene, screen: Screen) -> None:
    show_own(scene, screen)
    show_row(scene, screen)


def drawn(scene: Scene) -> Plain:
    found = picture(scene.view)
    assert isinstance(found, dict)
    return found


def owner(seat: int, scene: Scene) -> str:
    """Whose marker it is."""
    if seat == NEUTRAL:
        return scene.text.say("seti-neutral")
    solo = scene.view["solo"]
    return scene.text.say("seti-rival") if solo and seat == solo["seat"] else scene.text.seat(seat)


def show_round(scene: Scene, screen: Screen) -> None:
    view, say = scene.view, scene.text.say
    solo = view["solo"]
    if solo and view["active"] == solo["seat"]:
        screen.print(say("seti-round-rival", {"round": view["round"]}))
    else:
        screen.print(say("seti-round", {"round": view["round"], "seat": view["active"]}))


# ---- the solar system ----------------------------------------------------------------------------------------------
def show_sky(sky: Plain, scene: Scene, screen: Screen) -> None:
    """The drawing, then every sector with its four spaces, its signals in order and what winning it gives."""
    say = scene.text.say
    screen.title(say("seti-sky", {"disc": sky["next"]}))
    screen.print(drawing(sky, scene), say("seti-sky-key"))
    heads = [say("seti-sector"), *(say("seti-ring", {"ring": ring}) for ring in range(1, RINGS + 1))]
    heads += [say("seti-signals"), say("seti-win")]
    screen.table(heads, [sector(each, sky, scene) for each in sky["sectors"]])


def drawing(sky: Plain, scene: Scene) -> str:
    """Eight rays of four spaces around the Sun, the numbers of the sectors around them."""
    middle, height = round((RINGS + 1) * WIDE) + 1, round((RINGS + 1) * HIGH)
    lines = [[" "] * (2 * middle + 3) for _ in range(2 * height + 1)]

    def put(ring: int, column: int, sign: str) -> None:
        turn = radians((column + 0.5) * 360 / COLUMNS)
        x, y = middle + round(sin(turn) * ring * WIDE), height - round(cos(turn) * ring * HIGH)
        lines[y][x - 1 : x - 1 + len(sign)] = sign

    lines[height][middle] = scene.text.say("seti-sky-sun")
    for each in sky["sectors"]:
        put(RINGS + 1, each["column"], str(each["number"]))
        for space in each["spaces"]:
            put(space["ring"], each["column"], scene.text.say(f"seti-sky-{space['what']}") + standing(space, scene))
    return "\n".join("".join(line).rstrip() for line in lines if "".join(line).strip())


def standing(space: Plain, scene: Scene) -> str:
    """A sign for pieces on a space: one's own, or those of others."""
    seats = [piece["seat"] for piece in space["pieces"]]
    if not seats:
        return ""
    return scene.text.say("seti-sky-own" if scene.reader in seats else "seti-sky-other")


def sector(each: Plain, sky: Plain, scene: Scene) -> list[str]:
    say = scene.text.say
    star, color = each["star"], each["color"]
    name = f"{each['number']} {say(f'star-{star}')} ({say(f'color-{color}')})"
    signals = [owner(mark["seat"], scene) if mark["what"] == "marker" else "-" for mark in each["marks"]]
    signals = [mark for mark, shown in zip(signals, each["marks"]) if shown["what"] != "win"]
    wins = [owner(seat, scene) for seat in each["wins"]]
    won = say("seti-won", {"names": ", ".join(wins)}) if wins else ""
    spaces = [space_said(space, each, sky, scene) for space in each["spaces"]]
    return [name, *spaces, together([", ".join(signals), won], scene), effects(each["reward"], scene)]


def space_said(space: Plain, each: Plain, sky: Plain, scene: Scene) -> str:
    """What lies on a space, who stands there, and how many moves it is away."""
    say = scene.text.say
    said = say(f"seti-space-{space['what']}") if space["what"] in NAMED else say(f"place-{space['what']}")
    if each["anomaly"] and space["ring"] == RINGS:
        said += f", {say('seti-anomaly', {'feminine_color': each['anomaly'][0]})}"
    for piece in space["pieces"]:
        said += f", {say('figure-' + piece['kind'])} ({owner(piece['seat'], scene)})"
    moves = distance(space, sky, scene)
    return f"{said} [{moves}]" if moves else said


NAMED = ("empty", "asteroids", "comet", "earth")


def distance(space: Plain, sky: Plain, scene: Scene) -> int:
    if not 0 <= scene.reader < len(sky["reach"]):
        return 0
    moves: dict[str, int] = sky["reach"][scene.reader]["moves"]
    return moves.get(f"{space['ring']}-{space['column']}", 0)


# ---- effects -------------------------------------------------------------------------------------------------------
def effects(given: Sequence[Plain], scene: Scene) -> str:
    return ", ".join(effect(each, scene) for each in given) or "-"


def effect(each: Plain, scene: Scene) -> str:
    """An effect in words; see `printed.py` of the game for its forms."""
    say = scene.text.say
    if "icon" in each:
        return say(f"effect-{each['icon']}", {"n": each["n"]})
    if "trace" in each:
        return say(f"effect-trace-{each['trace']}")
    if "tech" in each:
        return say(f"effect-tech-{'-'.join(each['tech'])}")
    if "signal" in each:
        of = each["of"]
        places = {"star": say(f"star-{of}.in") if each["signal"] == "star" else ""}
        places["place"] = say(f"place-{of}") if each["signal"] == "planet" else ""
        return say(f"effect-signal-{each['signal']}", {"n": each["n"], **places})
    return say(f"special-{each['special']}", each["args"])


# ---- boards --------------------------------------------------------------------------------------------------------
def show_planets(planets: Sequence[Plain], scene: Scene, screen: Screen) -> None:
    say = scene.text.say
    screen.title(say("zone-planets"))
    rows = []
    for planet in planets:
        first = say("seti-first", {"gain": effects(planet["first_orbit"], scene)}) if planet["first_orbit"] else ""
        data = [say("seti-first", {"gain": say("token-data", {"n": number})}) for number in planet["data"]]
        rows.append(
            [
                say(f"place-{planet['id']}"),
                together([effects(planet["orbit"], scene), first, *figures(planet["orbiters"], scene)], scene),
                together([effects(planet["land"], scene), *data, *figures(planet["landers"], scene)], scene),
                together([moon(each, scene) for each in planet["moons"]], scene),
            ]
        )
    screen.table([say("seti-planet"), say("action-orbit"), say("action-land"), say("seti-moons")], rows)


def together(parts: Sequence[str], scene: Scene) -> str:
    return scene.text.say("seti-then").join(part for part in parts if part)


def figures(there: Sequence[Plain], scene: Scene) -> list[str]:
    return [owner(each["seat"], scene) + (f" ×{each['n']}" if each["n"] > 1 else "") for each in there]


def moon(each: Plain, scene: Scene) -> str:
    taken = ", ".join(owner(seat, scene) for seat in each["seats"])
    return named(scene.text.say(f"moon-{each['id']}"), taken or effects(each["land"], scene), scene)


def named(name: str, said: str, scene: Scene) -> str:
    """Something by its name, and what is said of it."""
    return scene.text.say("seti-named", {"name": name, "said": said})


def show_species(slot: Plain, scene: Scene, screen: Screen) -> None:
    """A species board, highest row first, with the discovery and overflow spaces below."""
    say = scene.text.say
    name = say(f"species-{slot['name']}") if slot["name"] else say("species-unknown")
    screen.title(say("seti-species", {"side": say(f"species-side-{slot['side']}"), "name": name}))
    rows = [species_row(row, scene) for row in slot["rows"]]
    rows.append([say("space-discovery"), *(taken(cell, scene) for cell in slot["discovery"]["cells"])])
    rows.append([say("space-overflow"), *(taken(cell, scene) for cell in slot["overflow"]["cells"])])
    colors = [say(f"color-{cell['color']}") for cell in slot["discovery"]["cells"]]
    screen.table(["", *colors], rows)
    if slot["open"]:
        screen.indented(say("seti-alien-open", {"left": slot["deck"], "cards": slot["open"]}))
    if "messages" in slot:
        free = [effects(each["reward"], scene) for each in slot["messages"] if each["free"]]
        screen.indented(say("seti-messages", {"free": together(free, scene) or "-"}))
    if "tile" in slot:
        marks = [owner(mark["seat"], scene) if mark["what"] == "marker" else "-" for mark in slot["tile"]]
        screen.indented(say("seti-tile", {"marks": ", ".join(marks)}))
    if "danger" in slot:
        danger = [f"{owner(each['seat'], scene)} {each['danger']}" for each in slot["danger"]]
        screen.indented(say("seti-danger", {"danger": ", ".join(danger)}))


def species_row(row: Plain, scene: Scene) -> list[str]:
    head = scene.text.say("space-board", {"row": row["row"]})
    if row["alike"]:
        gives = effects(row["reward"], scene)
        if row["cost"]:
            gives = named(scene.text.say("seti-pay", {"cost": effects(row["cost"], scene)}), gives, scene)
        head = f"{head} ({gives})"
    return [head, *("" if cell is None else space_of(cell, row, scene) for cell in row["cells"])]


def space_of(cell: Plain, row: Plain, scene: Scene) -> str:
    if cell["seats"] or row["alike"]:
        return taken(cell, scene)
    return scene.text.say("seti-no-sample") if cell["needs_sample"] else effects(cell["reward"], scene)


def taken(cell: Plain, scene: Scene) -> str:
    return ", ".join(owner(seat, scene) for seat in cell["seats"]) or "-"


def show_gold(gold: Sequence[Plain], scene: Scene, screen: Screen) -> None:
    say = scene.text.say
    screen.title(say("seti-gold"))
    rows = []
    for tile in gold:
        places = [
            f"{place['points']}" + "".join(f" {owner(seat, scene)}" for seat in place["seats"])
            for place in tile["places"]
        ]
        rows.append([say(f"gold-{tile['tile']}"), say(f"sets-{tile['sets']}"), *places])
    screen.table(["", "", "", "", ""], rows)


def show_techs(techs: Sequence[Plain], scene: Scene, screen: Screen) -> None:
    """The stacks: what the next tile gives, how many are left, who has it."""
    say = scene.text.say
    screen.title(say("seti-techs"))
    rows = []
    for tech in techs:
        first = say("token-vp", {"n": 2}) if tech["first"] else ""
        gains = together([first, effects(tech["bonus"], scene) if tech["bonus"] else ""], scene)
        owners = ", ".join(owner(seat, scene) for seat in tech["owners"])
        rows.append([scene.text.card(tech["id"]), gains, str(tech["left"]), owners])
    screen.table([say("seti-tech"), say("seti-tech-next"), say("seti-tech-left"), say("seti-tech-owners")], rows)


def show_row(scene: Scene, screen: Screen) -> None:
    """The card row; the number of the option that takes a card stands before it."""
    view = scene.view
    screen.title(scene.text.say("seti-row", {"left": view["deck"]}))
    for face in view["row"]:
        if face is not None:
            screen.indented(numbered(face, scene))


def show_resolving(scene: Scene, screen: Screen) -> None:
    """The card that is being carried out, which everybody sees (SETI-5.5)."""
    if scene.view["resolving"]:
        screen.title(scene.text.say("seti-resolving"))
        for face in scene.view["resolving"]:
            screen.indented(numbered(face, scene, "effect"))


def numbered(face: str, scene: Scene, what: str = "text") -> str:
    if face.startswith(HIDDEN):
        return scene.text.card(face)
    number = scene.numbers.get(face)
    said = named(scene.text.card(face), scene.text.say(f"card-{face}.{what}"), scene)
    return said if number is None else f"{number}. {said}"


# ---- the others ----------------------------------------------------------------------------------------------------
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
        screen.indented(named(text.card(last), text.say(f"card-{last}.text"), scene))
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


# ---- one's own agency ----------------------------------------------------------------------------------------------
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
        found.append(named(str(place["number"]), above + (f" / {below}" if place["tech"] else ""), scene))
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


PARTS = {"map": show_map, "boards": show_boards, "hand": show_hand, "rival": show_others}
TERMINAL = Terminal(show, show_own, brief=show_brief, parts=PARTS)
