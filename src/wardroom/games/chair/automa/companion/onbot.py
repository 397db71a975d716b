"""What the person's cards did to the Bot (CHAIR-35.4 to CHAIR-35.10, CHAIR-35.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardroom.kernel import Card, Option, Reason, Steps

from ...cards.kinds import INCIDENT, TRACKS
from ...flow import leaving, neutral
from ...flow.verbs import ships
from ...state import DUTY, FLEET, PLACES, RIVAL
from .. import deck, defence, tracks
from .. import turn as bot
from .. import zone as tokens
from . import unseen
from .asking import BACK, ask, refuse
from .state import Companion

TAKES, DISCARDS, SHIP, LOCATION = "incident", "discards", "ship", "location"
CARD, TEAM, GAIN = "card", "team", "gain"
GAINS = ("glory", "dilithium", "latinum", *TRACKS)
MOST = 9
"""So much is reported at a time."""
LOST, LOGGED, DESTROYED = "lost", "logged", "destroyed"


def menu(state: Companion) -> Steps:
    there = [place for place in tokens.places(state) if neutral.teams_at(state, RIVAL, place)]
    found: list[Option] = [TAKES, DISCARDS, SHIP, LOCATION]
    found += [(CARD, card) for card in in_control(state)]
    found += [(TEAM, place) for place in there]
    found += [(GAIN, what) for what in GAINS]
    answer = yield from ask("on-bot", [*found, BACK], lambda option: why_not(state, option))
    if isinstance(answer, tuple):
        yield from NAMED[answer[0]](state, answer[1])
    elif answer != BACK:
        yield from PLAIN[answer](state)


def in_control(state: Companion) -> list[Card]:
    """CHAIR-29.8, CHAIR-35.14: its Duty Officer, deployed SHIPs, Locations."""
    return [*state.row(RIVAL, DUTY), *state.row(RIVAL, FLEET), *state.row(RIVAL, PLACES)]


def why_not(state: Companion, option: Any) -> Reason | None:
    if option == TAKES and unseen.left(state, INCIDENT) <= 0:
        return refuse("CHAIR-5.5", "no-incident-left")
    if option == SHIP and not tokens.deployed(state):
        return refuse("CHAIR-34.22", "bot-has-no-ship")
    if option == LOCATION and not state.row(RIVAL, PLACES):
        return refuse("CHAIR-34.24", "bot-has-no-location")
    return None


def takes_incident(state: Companion) -> Steps:
    yield from defence.take_incident(bot.captain_does(state))


def discards_top(state: Companion) -> Steps:
    yield from deck.discard_top(bot.captain_does(state))


def loses_ship(state: Companion) -> Steps:
    yield from tokens.dismiss_latest_ship(bot.captain_does(state))


def logs_location(state: Companion) -> Steps:
    yield from tokens.log_least(bot.captain_does(state), state.row(RIVAL, PLACES))


def loses_card(state: Companion, card: Card) -> Steps:
    """A card of its Control area that the person chose."""
    answer = yield from ask("bot-card", [LOST, LOGGED, DESTROYED, BACK], card=card)
    if answer == LOST:
        state.tell("rival-dismissed", card=card)
        leaving.dismissed(state, card)
    elif answer == LOGGED:
        yield from deck.log(bot.captain_does(state), card)
    elif answer == DESTROYED:
        state.tell("companion-destroyed", card=card)
        leaving.destroyed(state, card)


def loses_team(state: Companion, place: Card) -> Steps:
    ships.bring_home(state, RIVAL, place)
    yield from ()


def gains(state: Companion, what: str) -> Steps:
    """CHAIR-35.6."""
    n = yield from ask("bot-gains", [*range(1, MOST + 1), BACK], name_gain=what)
    if n != BACK:
        yield from tracks.gains(bot.captain_does(state), **{what: n})


PLAIN: dict[str, Callable[[Companion], Steps]] = {
    TAKES: takes_incident,
    DISCARDS: discards_top,
    SHIP: loses_ship,
    LOCATION: logs_location,
}
NAMED: dict[str, Callable[[Companion, Any], Steps]] = {CARD: loses_card, TEAM: loses_team, GAIN: gains}
