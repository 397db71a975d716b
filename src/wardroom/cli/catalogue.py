"""`wardroom games`: what can be played here."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from wardroom.kernel import Game, games

from .door import Door
from .words import Words


def run(arguments: Namespace, door: Door) -> int:
    found = games()
    if arguments.json:
        door.write_json([described(game, door.words(game)) for game in found.values()])
        return 0
    for game in found.values():
        tell(game, door)
    return 0


def described(game: Game[Any], text: Words) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": text.say("game-name"),
        "about": text.say("game-about"),
        "seats": list(game.seats),
        "rules": game.rules,
        "settings": [
            {"name": setting.name, "default": setting.default, "choices": list(setting.choices)}
            for setting in game.settings
        ],
    }


def tell(game: Game[Any], door: Door) -> None:
    text = door.words(game)
    door.out.title(text.say("games-title", {"name": game.name, "title": text.say("game-name")}))
    door.out.indented(text.say("game-about"))
    door.out.indented(text.say("games-seats", {"least": game.seats[0], "most": game.seats[-1]}))
    for setting in game.settings:
        facts = {"name": setting.name, "default": str(setting.default).lower(), "choices": setting.listed()}
        door.out.indented(text.say("games-setting", {**facts, "about": text.say(f"setting-{setting.name}.about")}))
