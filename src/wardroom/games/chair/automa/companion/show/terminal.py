"""The companion of Captain's Chair: what is known of the table, and all of the Bot, as in a game against it."""

from __future__ import annotations

from wardroom.language import Scene, Screen, Terminal

from ....cards.kinds import TRACKS
from ....show.terminal import named, show_captain, show_card, show_command, show_neutral, tokens, with_number

BOT = 1


def show(scene: Scene, screen: Screen) -> None:
    show_clock(scene, screen)
    show_map(scene, screen)
    show_bot(scene, screen)


def show_clock(scene: Scene, screen: Screen) -> None:
    view, say = scene.view, scene.text.say
    date = view["stardate"]
    screen.print(say("companion-clock", {"turn": view["turn"] + 1, "number": date["number"], "glory": date["glory"]}))
    if view["closing"] >= 0:
        screen.print(say("chair-closing", {"left": view["closing"]}))


def show_map(scene: Scene, screen: Screen) -> None:
    """The Market, the Neutral Zone, and the person's tracks, as they were reported."""
    view, text = scene.view, scene.text
    rows = []
    for slot in view["market"]:
        card = "-" if slot["card"] is None else with_number(slot["card"], named(slot["card"], scene), scene)
        rows.append([text.say(f"suit-{slot['suit']}"), card, tokens(slot["tokens"], scene)])
    screen.title(text.say("companion-market"))
    screen.table(["", text.say("chair-card"), text.say("chair-tokens")], rows)
    show_neutral(scene, screen, text.say("companion-neutral"))
    own = view["captains"][1 - BOT]
    said = [
        text.say("chair-track", {"name_track": track, "space": own["tracks"][track], "n": own["multipliers"][track]})
        for track in TRACKS
    ]
    screen.print(text.say("companion-your-tracks", {"said": ", ".join(said)}))


def show_bot(scene: Scene, screen: Screen) -> None:
    show_captain(BOT, scene, screen)


def show_rival(scene: Scene, screen: Screen) -> None:
    show_bot(scene, screen)
    show_command(scene, screen)


PARTS = {"map": show_map, "rival": show_rival}
TERMINAL = Terminal(show, show_bot, show_card=show_card, brief=show, parts=PARTS)
