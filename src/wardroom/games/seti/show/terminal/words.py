"""What all parts of the table say in the same way: whose something is, what an effect gives, a card in a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardroom.kernel import HIDDEN
from wardroom.language import Scene

Plain = dict[str, Any]
NEUTRAL = -1


def owner(seat: int, scene: Scene) -> str:
    """Whose marker it is."""
    if seat == NEUTRAL:
        return scene.text.say("seti-neutral")
    solo = scene.view["solo"]
    return scene.text.say("seti-rival") if solo and seat == solo["seat"] else scene.text.seat(seat)


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


def together(parts: Sequence[str], scene: Scene) -> str:
    return scene.text.say("seti-then").join(part for part in parts if part)


def labelled(name: str, said: str, scene: Scene) -> str:
    """Something by its name, and what is said of it."""
    return scene.text.say("seti-named", {"name": name, "said": said})


def numbered(face: str, scene: Scene, what: str = "text") -> str:
    if face.startswith(HIDDEN):
        return scene.text.card(face)
    number = scene.numbers.get(face)
    said = labelled(scene.text.card(face), scene.text.say(f"card-{face}.{what}"), scene)
    return said if number is None else f"{number}. {said}"
