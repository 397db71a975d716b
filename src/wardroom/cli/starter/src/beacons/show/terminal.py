"""The table in the terminal."""

from __future__ import annotations

from wardroom.language import Scene, Screen, Terminal


def show(scene: Scene, screen: Screen) -> None:
    say, view = scene.text.say, scene.view
    screen.print(say("table-row", {"cards": view["row"], "count": len(view["row"])}))
    screen.print(*(say("table-points", {"seat": seat, "points": points}) for seat, points in enumerate(view["points"])))
    show_own(scene, screen)


def show_own(scene: Scene, screen: Screen) -> None:
    if scene.reader < len(scene.view["hands"]):  # a spectator has no hand
        screen.print(scene.text.say("table-hand", {"cards": scene.view["hands"][scene.reader]}))


TERMINAL = Terminal(show, show_own)
