"""Five small games that stress the kernel. Bids and Fleet also say everything they do, in every language."""

from typing import Any

from wardroom.kernel import Game

from . import bids, crew, draft, duel, fleet

GAMES: dict[str, Game[Any]] = {game.name: game for game in (bids.GAME, duel.GAME, crew.GAME, draft.GAME, fleet.GAME)}
