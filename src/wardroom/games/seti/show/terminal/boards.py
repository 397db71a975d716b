"""The boards: planets, species, gold tiles, techs and the card row."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.language import Scene, Screen

from .words import Plain, effects, labelled, numbered, owner, together


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


def figures(there: Sequence[Plain], scene: Scene) -> list[str]:
    return [owner(each["seat"], scene) + (f" ×{each['n']}" if each["n"] > 1 else "") for each in there]


def moon(each: Plain, scene: Scene) -> str:
    taken = ", ".join(owner(seat, scene) for seat in each["seats"])
    return labelled(scene.text.say(f"moon-{each['id']}"), taken or effects(each["land"], scene), scene)


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
            gives = labelled(scene.text.say("seti-pay", {"cost": effects(row["cost"], scene)}), gives, scene)
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
