"""The table of Missions: decks, discard, what is known of the others, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text as Styled

from wardroom.games.missions.cards import CARDS, Galaxy
from wardroom.games.missions.flow.turn import LAST_GALAXY, LAST_MISSION
from wardroom.games.missions.state import MEDDLING, TURN
from wardroom.kernel import HIDDEN

from ..scene import Scene
from ..screen import Screen
from ..words import Words


def show(scene: Scene, screen: Screen) -> None:
    show_piles(scene, screen)
    show_others(scene, screen)
    if scene.view["discard"] and scene.view["phase"] in (TURN, MEDDLING):  # afterwards nobody takes from it
        screen.title(scene.text.say("missions-discard"))
        screen.print(listed(scene.view["discard"], scene))
    show_own(scene, screen)


def show_piles(scene: Scene, screen: Screen) -> None:
    view, say = scene.view, scene.text.say
    galaxy, missions = view["out"]
    out = {"galaxy": galaxy, "lastgalaxy": LAST_GALAXY, "missions": missions, "lastmission": LAST_MISSION}
    screen.print(say("missions-decks", view["decks"]), say("missions-out", out))
    if view["ending"]:
        screen.print(say("missions-ending"))
    if view["extra"]:
        screen.print(say("missions-extra", {"seat": view["active"]}))


def show_others(scene: Scene, screen: Screen) -> None:
    """How many cards each of the others holds, and those that were seen (MIS-11.1, 11.2)."""
    for seat, hand in enumerate(scene.view["hands"]):
        if seat == scene.reader:
            continue
        galaxy, missions = scene.view["counts"][seat]
        known = [face for face in hand if not face.startswith(HIDDEN)]
        facts = {"name": scene.text.seat(seat), "galaxy": galaxy, "missions": missions}
        screen.print(scene.text.say("missions-other", facts))
        if known:
            screen.indented(scene.text.say("missions-known", {"cards": known}))


def show_own(scene: Scene, screen: Screen) -> None:
    hands = scene.view["hands"]
    if not 0 <= scene.reader < len(hands):
        return
    title = "missions-hand" if scene.total is None else "missions-hand-points"
    screen.title(scene.text.say(title, {"points": scene.total or 0}))
    screen.print(listed(hands[scene.reader], scene))


def show_card(face: str, scene: Scene, screen: Screen) -> None:
    screen.print(printed(face, scene.text))
    screen.indented(scene.text.say("printed-rules", {"rules": scene.text.say(f"card-{face}.rule").replace(" ", ", ")}))


def listed(faces: Sequence[str], scene: Scene) -> Table:
    """Cards one under the other: the number of the option that concerns it, its points, what is printed on it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=3)
    grid.add_column(justify="right", no_wrap=True, min_width=3)
    grid.add_column()
    for face in faces:
        number = scene.numbers.get(face)
        points = scene.points.get(face)
        grid.add_row(
            Styled("" if number is None else f"{number}.", "bold"),
            Styled("" if points is None else str(points), "bold green" if points else ""),
            printed(face, scene.text),
        )
    return grid


def printed(face: str, text: Words) -> Styled:
    """A card's five parts (MIS-2.1, MIS-11.6)."""
    if face.startswith(HIDDEN):
        return Styled(text.card(face), "dim")
    line = Styled().append(text.card(face), "bold")
    for part in parts(face, text):
        line.append("  ").append_text(part)
    return line.append("\n").append_text(text.marked(text.say(f"card-{face}.text")))


def parts(face: str, text: Words) -> list[Styled]:
    """Type, specialty, lifeform and affiliation, each with its mark."""
    card = CARDS[face]
    if not isinstance(card, Galaxy):
        return [text.section("type", text.say("type-mission"))]
    affiliation = () if card.affiliation is None else (card.affiliation,)
    sections = (
        ("type", "type", card.types),
        ("spec", "specialty", card.specialties),
        ("life", "lifeform", card.lifeforms),
        ("aff", "affiliation", affiliation),
    )
    return [
        text.section(tag, "/".join(sorted(text.say(f"{section}-{value}") for value in values)))
        for tag, section, values in sections
        if values
    ]
