"""The solar system: a small drawing, and every sector with its spaces and signals."""

from __future__ import annotations

from math import cos, radians, sin

from wardroom.language import Scene, Screen

from ...cards import COLUMNS, RINGS
from .words import Plain, effects, owner, together

WIDE, HIGH = 6.0, 2.0
"""Letters and lines from one ring to the next in the drawing."""
NAMED = ("empty", "asteroids", "comet", "earth")


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


def distance(space: Plain, sky: Plain, scene: Scene) -> int:
    if not 0 <= scene.reader < len(sky["reach"]):
        return 0
    moves: dict[str, int] = sky["reach"][scene.reader]["moves"]
    return moves.get(f"{space['ring']}-{space['column']}", 0)
