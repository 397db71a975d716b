"""The companion of SETI: the rival's board, the objectives, the discs, and what else is known of the real table."""

from __future__ import annotations

from wardroom.language import Scene, Screen, Terminal

from ....show.terminal.sky import drawing
from ..picture import picture


def show(scene: Scene, screen: Screen) -> None:
    view, say = scene.view, scene.text.say
    screen.print(say("table-round", {"round": view["round"]}))
    show_own(scene, screen)
    show_objectives(scene, screen)
    show_discs(scene, screen)
    screen.title(say("companion-known"))
    heads = [say(f"companion-{each}") for each in ("slots", "slot-left", "slot-own")]
    rows = [[say(f"star-{slot['star']}"), str(slot["left"]), str(slot["own"])] for slot in view["slots"]]
    screen.table(heads, rows, right=(1, 2))
    for side, site in zip(("left", "right"), view["sites"]):
        name = say(f"species-{site['name']}") if site["name"] else say(f"species-side-{side}")
        own = sum(owner == 1 for owner in site["spaces"].values())
        screen.print(f"{name}: {say('companion-species-spaces', {'own': own})}")


def show_discs(scene: Scene, screen: Screen) -> None:
    """The discs as they stand, once somebody has said so, drawn as in SETI."""
    view, say, drawn = scene.view, scene.text.say, picture(scene.view)
    screen.title(say("zone-solar_system"))
    if isinstance(drawn, dict):
        screen.print(drawing(drawn, scene), say("seti-sky-key.companion"))
        screen.print(say("companion-discs", {**view["discs"], "disc": view["next_disc"]}))
    else:
        screen.print(say("companion-discs-unknown"))


def show_own(scene: Scene, screen: Screen) -> None:
    """The rival, line by line."""
    view, say = scene.view, scene.text.say
    screen.title(say("companion-rivals-board"))
    techs = {kind: len(held) for kind, held in view["techs"].items() if held}
    named = [f"{say(f'tech-type-{kind}.plural')} {count}" for kind, count in techs.items()]
    here = next(step for step in view["track"] if step["here"])
    rows = [
        ("score", str(view["score"])),
        ("total", str(view["total"])),
        ("publicity", f"{view['publicity']} / 10"),
        ("computer", f"{view['filled']} / {len(view['computer'])}"),
        ("pool", str(view["pool"])),
        ("techs", ", ".join(named) or say("companion-no-techs")),
        ("track", f"{view['progress']} / {len(view['track'])}: {scene.text.card(here['tech'])}"),
        ("deck", str(view["deck"])),
        ("advanced-left", str(view["advanced"])),
        ("arrow", say(f"arrow-{view['arrow']}")),
    ]
    if view["played"]:
        rows.append(("last", scene.text.card(view["played"][-1])))
    screen.table(("", ""), [(say(f"companion-{key}"), value) for key, value in rows])
    screen.print(say("companion-probe-there" if view["probe"] else "companion-probe-away"))
    if view["message"]:
        screen.print(say("companion-message-at", {"n": view["message"]}))


def show_objectives(scene: Scene, screen: Screen) -> None:
    view, say = scene.view, scene.text.say
    screen.title(say("companion-objectives"))
    if not view["objectives"] and not view["stack"]:
        screen.print(say("companion-objectives-none"))
        return
    for goal in view["objectives"]:
        tasks = [say("companion-task-done" if done else "companion-task-open") for done in goal["tasks"]]
        screen.print(f"{scene.text.card(goal['face'])}: {', '.join(tasks)}")
    screen.print(say("companion-objectives-about", {key: view[key] for key in ("done", "due", "stack")}))


TERMINAL = Terminal(show, show_own, brief=show_own, parts={"map": show_discs, "rival": show_own})
