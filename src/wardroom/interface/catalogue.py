"""A game in plain values: what it is called, who can play it, what can be agreed on."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Game
from wardroom.language import Text


def describe(game: Game[Any], text: Text) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": text.say("game-name"),
        "about": text.say("game-about"),
        "seats": list(game.seats),
        "rules": game.rules,
        "settings": [
            {
                "name": name,
                "default": setting.default,
                "choices": list(setting.choices),
                "seat": setting.names(game.seats[-1]).index(name) + 1 if setting.each else None,
                "several": setting.several,
                "reads": setting.reads is not None,
            }
            for name, setting in game.named_settings.items()
        ],
    }
