"""`wardroom games`: what can be played here."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from wardroom.interface.catalogue import describe
from wardroom.kernel import Game, Setting, games
from wardroom.kernel.game import AND

from .context import Context
from .words import Words


def run(arguments: Namespace, context: Context) -> int:
    found = games()
    if arguments.json:
        context.write_json([describe(game, context.words(game)) for game in found.values()])
    else:
        for game in found.values():
            tell(game, context)
    context.tell_bad_games()
    return 0


def tell(game: Game[Any], context: Context) -> None:
    text = context.words(game)
    context.out.title(text.say("games-title", {"name": game.name, "title": text.say("game-name")}))
    context.out.indented(text.say("game-about"))
    least, most = game.seats[0], game.seats[-1]
    context.out.indented(text.say("games-seats", {"least": least, "most": most, "spread": most - least}))
    for setting in game.asked:
        default = str(setting.default).lower()
        names = " ".join(f"--option {name}={default}" for name in setting.names(game.seats[-1]))
        facts = {"options": names, "values": values(setting, text), "about": text.say(f"setting-{setting.name}.about")}
        context.out.indented(text.say("games-setting", facts))


def values(setting: Setting, text: Words) -> str:
    """What a setting may be, in short."""
    choices = setting.listed() if len(setting.choices) else ""
    if setting.several:
        example = AND.join(str(choice) for choice in setting.choices[:2])
        choices = text.say("games-several", {"choices": choices, "example": example})
    if setting.reads is None:
        return choices
    return text.say("games-reads", {"choices": choices}) if choices else text.say("games-reads-only")
