"""The table of Missions: decks, discard, what is known of the others, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import HIDDEN
from wardroom.language import Scene, Screen, Terminal, Text, show_rules

from ..cards import CARDS, Galaxy
from ..flow.turn import LAST_GALAXY, LAST_MISSION
from ..state import MEDDLING, TURN


def show(scene: Scene, screen: Screen) -> None:
    show_piles(scene, screen)
    show_others(scene, screen)
    if scene.view["discard"] and scene.view["phase"] in (TURN, MEDDLING):  # afterwards nobody takes from it
        screen.title(scene.text.say("missions-discard"))
        show_cards(scene.view["discard"], scene, screen)
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
    points = {"points": scene.total or 0}
    screen.title(scene.text.say("missions-hand" if scene.total is None else "missions-hand-points", points))
    show_cards(hands[scene.reader], scene, screen)


def show_card(face: str, scene: Scene, screen: Screen) -> None:
    screen.print(scene.marked(printed(face, scene.text)))
    show_rules(face, scene, screen)


def show_cards(faces: Sequence[str], scene: Scene, screen: Screen) -> None:
    screen.cards(
        [(scene.numbers.get(face), scene.points.get(face), scene.marked(printed(face, scene.text))) for face in faces]
    )


def printed(face: str, text: Text) -> str:
    """A card's five parts (MIS-2.1, MIS-11.6), each with its mark."""
    if face.startswith(HIDDEN):
        return f"<hidden>{text.card(face)}</hidden>"
    first = "  ".join([f"<key>{text.card(face)}</key>", *parts(face, text)])
    return f"{first}\n{text.say(f'card-{face}.text')}"


def parts(face: str, text: Text) -> list[str]:
    """Type, specialty, lifeform and affiliation, each with its mark."""
    card = CARDS[face]
    if not isinstance(card, Galaxy):
        return [f"<type>{text.say('type-mission')}</type>"]
    affiliation = () if card.affiliation is None else (card.affiliation,)
    sections = (
        ("type", "type", card.types),
        ("spec", "specialty", card.specialties),
        ("life", "lifeform", card.lifeforms),
        ("aff", "affiliation", affiliation),
    )
    return [
        f"<{tag}>{'/'.join(sorted(text.say(f'{section}-{value}') for value in values))}</{tag}>"
        for tag, section, values in sections
        if values
    ]


TERMINAL = Terminal(show, show_own, show_card, parts={"hand": show_own, "rival": show_others})
