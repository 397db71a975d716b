"""CHAIR-2, CHAIR-29: what the companion brings to the table: the Bot. All else lies there already."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import Cards, Chance

from ...cards import kinds
from ...cards.boards import BASIC
from ...cards.stardates import PILES
from ...flow.neutral import fill
from ...flow.setup import COMMON_DECKS, choose_captains, common, lay_out_bot, starting
from ...flow.verbs import market
from ...pieces import Captaincy
from ...state import BOT, Chair, zones
from . import unseen
from .asking import HUMAN
from .state import Companion


def setup(seats: int, settings: Mapping[str, Any], chance: Chance) -> Companion:
    """CHAIR-29.2: the person is first. What lies in the middle is asked before anything else."""
    captains = choose_captains([settings["captain"], settings["bot"]], [], chance)
    state = Companion(seats, Cards(zones(2, seats), seats), chance)
    state.mode, state.pile = BOT, settings["rank"]
    state.on_stardate = PILES[state.pile][0].glory
    boards = (settings["board"], BASIC)
    state.captaincies = [Captaincy(captain=name, board=board) for name, board in zip(captains, boards)]
    lay_out_decks(state, captains)
    unseen.lay_out_ships(state)
    lay_out_bot(state, captains[1], clock=False)
    for suit in kinds.MARKET_SUITS:
        market.refill(state, suit)
    for slot in range(len(state.neutral)):
        fill(state, slot)
    state.first = state.active = HUMAN
    state.told = 0
    return state


def lay_out_decks(state: Companion, captains: list[str]) -> None:
    """CHAIR-2.2 to CHAIR-2.6, CHAIR-2.11: what each deck on the table may hold. An INCIDENT of the person's crew may
    be among them later (CHAIR-16.14), and so may one of the Bot's, which begins in its deck."""
    own, bot = captains
    decks = {suit: common(suit)[:] for suit in COMMON_DECKS}
    decks[kinds.INCIDENT] += [*incidents_of(own), *starting(kinds.INCIDENT_DECK, bot)]
    decks[kinds.LOCATION] = [*starting(kinds.STARTING), *starting(kinds.ADVANCED)]
    for suit, faces in decks.items():
        unseen.lay_out(state, suit, faces)
        state.common += faces
    state.common += [face for face in incidents_of(bot) if face not in state.common]


def incidents_of(crew: str) -> list[str]:
    return [face.id for face in kinds.FACES.values() if face.crew == crew and face.suit == kinds.INCIDENT]


def teams_of(state: Chair, side: int) -> int:
    """CHAIR-3.10: how many Away Teams a captain has in all."""
    crew = state.captaincies[side].captain
    return sum(face.teams for face in kinds.FACES.values() if face.crew == crew)
