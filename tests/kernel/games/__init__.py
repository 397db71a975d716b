"""Four small games that stress the kernel. Bids also says everything it does, in every language."""

from typing import Any

from wardroom.kernel import Game

from . import bids, crew, draft, duel

GAMES: dict[str, Game[Any]] = {game.name: game for game in (bids.GAME, duel.GAME, crew.GAME, draft.GAME)}
