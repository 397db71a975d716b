"""What the person reports: whatever the Bot's rules look at and only the table shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardroom.kernel import Ask, Card, Option, Reason, Steps

from ...cards.kinds import MARKET_SUITS, TRACKS
from ...flow import leaving, neutral, stardates
from ...flow.supply import LAST_SPACE
from ...flow.verbs import market
from ...pieces import Do
from ...state import DISCARD, NO_TOKENS, PLACES, zone
from .. import turn as bot
from . import correct, onbot, unseen
from .asking import BACK, HUMAN, Answer, ask, refuse
from .setup import teams_of
from .state import LAST, PAUSE, Companion

GLORY, BOT, CORRECT = "glory", "bot", "correct"
TURN = "turn"
ENDS = {TURN: "done", PAUSE: "next", LAST: "finish"}
"""When there is a report to make, and the word that says that there is none."""
SLOT, TOKENS, HERE, CONTROL, LIES, TRACK = "slot", "tokens", "here", "control", "lies", "track"
MOST_GLORY, MOST_TOKENS, MOST_SHIPS = 9, 9, 6
"""So much is reported at a time; so many tokens of a kind can lie on a Market card; so many SHIPs at a Location."""


def menu(state: Companion, when: str) -> Answer:
    """One report. Whether there are no more. The Bot's next card is final, and so is the end."""
    yield from bot.look(state)

    def judge(option: Any) -> Reason | None:
        return why_not(state, option)

    end = ENDS[when]
    final = () if when == TURN else (end,)
    answer = yield Ask(HUMAN, "report", [end, *options(state)], judge, final=final, args=(("when", when),))
    if answer == end:
        return True
    yield from take(state, answer)
    return False


def options(state: Companion) -> list[Option]:
    """After the Bot's last turn only what may have been forgotten."""
    found: list[Option] = []
    if state.stage != LAST:
        places = [place for place in state.neutral if place is not None]
        found += [(each, suit) for each in (SLOT, TOKENS) for suit in MARKET_SUITS]
        found += [(each, place) for each in (HERE, CONTROL) for place in places]
        found += [(LIES, number) for number, _ in enumerate(state.neutral, 1)]
        found += [*((TRACK, track) for track in TRACKS), GLORY]
    return [*found, BOT, CORRECT]


def why_not(state: Companion, option: Any) -> Reason | None:
    if option == GLORY and state.closing >= 0:
        return refuse("CHAIR-11.4", "glory-from-supply")
    if isinstance(option, tuple) and option[0] == TOKENS and card_in(state, option[1]) is None:
        return refuse("CHAIR-16.3", "slot-empty", name_suit=option[1])
    return None


def card_in(state: Companion, suit: str) -> Card | None:
    return state.market[market.deck_of(suit)]


def take(state: Companion, answer: Any) -> Steps:
    """One report that does not end the turn."""
    if answer == GLORY:
        yield from glory(state)
    elif answer == BOT:
        yield from onbot.menu(state)
    elif answer == CORRECT:
        yield from correct.menu(state)
    else:
        yield from REPORTS[answer[0]](state, answer[1])


# The Market


def slot(state: Companion, suit: str) -> Steps:
    """The card that lay there is gone, and another one came: it is asked for next."""
    card = card_in(state, suit)
    if card is not None:
        state.tokens.pop(card, None)
        state.market[market.deck_of(suit)] = None
        state.cards.move(card, zone(HUMAN, DISCARD))
        state.tell("companion-left-market", card=card)
    unseen.open_again(state, suit)
    market.refill(state, suit)
    yield from ()


def tokens(state: Companion, suit: str) -> Steps:
    """How many tokens of a kind lie on a Market card."""
    card = card_in(state, suit)
    assert card is not None
    now = list(state.tokens.get(card, NO_TOKENS))
    kinds = ("dilithium", "latinum", "glory")
    counts: list[Option] = [(what, n) for what in reversed(kinds) for n in range(MOST_TOKENS + 1)]
    answer = yield from ask("tokens", [*counts, BACK], card=card, dilithium=now[0], latinum=now[1], glory=now[2])
    if answer != BACK:
        now[kinds.index(answer[0])] = answer[1]
        state.tokens[card] = now[0], now[1], now[2]
        if not any(now):
            del state.tokens[card]
        state.tell("companion-tokens", card=card, n=answer[1], name_gain=answer[0])


def glory(state: Companion) -> Steps:
    """CHAIR-11.1: the person took so much from the Stardate card."""
    n = yield from ask("glory", [*range(1, MOST_GLORY + 1), BACK], left=state.on_stardate)
    if n != BACK:
        state.tell("companion-glory", n=n)
        stardates.take_glory(state, n)


# The Neutral Zone


def here(state: Companion, place: Card) -> Steps:
    """How many Away Teams and SHIPs the person has at a neutral Location. CHAIR-3.10: no more than the captain has."""
    own, theirs = state.teams[place]
    out = sum(neutral.teams_at(state, HUMAN, each) for each in state.neutral if each is not None) - own
    most = teams_of(state, HUMAN)

    def judge(option: Any) -> Reason | None:
        if option == BACK or option + out <= most:
            return None
        return refuse("CHAIR-3.10", "too-many-teams", count=most)

    teams = yield from ask("your-teams", [*range(most + 1), BACK], judge, card=place, n=own)
    if teams == BACK:
        return
    ships = yield from ask("your-ships", list(range(MOST_SHIPS + 1)), judge_ships(state, place), card=place)
    state.teams[place] = teams, theirs
    unseen.put_ships(state, place, ships)
    state.tell("companion-here", card=place, teams=teams, ships=ships)


def judge_ships(state: Companion, place: Card) -> Any:
    """CHAIR-1.6: there is one token for each SHIP; more than these nobody has."""
    most = len(unseen.spare_ships(state)) + len(neutral.ships_at(state, HUMAN, place))
    return lambda n: None if n <= most else refuse("CHAIR-1.6", "too-many-ships", count=unseen.SHIPS)


def control(state: Companion, place: Card) -> Steps:
    """CHAIR-7.4 to CHAIR-7.7: the Bot gains Glory for its tokens there, they leave, and another Location comes."""
    free_place = neutral.vacate(Do(state, HUMAN, place), place)
    state.cards.move(place, zone(HUMAN, PLACES))
    state.tell("companion-you-control", card=place)
    neutral.fill(state, free_place)
    yield from ()


def lies(state: Companion, number: int) -> Steps:
    """Another Location lies there, whatever the reason: tokens of the old one are taken back."""
    old = state.neutral[number - 1]
    if old is not None:
        leaving.clear_location(state, old)
        state.neutral[number - 1] = None
        state.cards.move(old, zone(HUMAN, DISCARD))
        state.tell("companion-left-zone", card=old)
    unseen.open_again(state, "location")
    neutral.fill(state, number - 1)
    yield from ()


def track(state: Companion, name: str) -> Steps:
    """Where the person's marker is: it makes the value of a card for them (CHAIR-32.2)."""
    own = state.captaincies[HUMAN]
    n = yield from ask("your-track", [*range(LAST_SPACE + 1), BACK], name_track=name, n=own.track(name))
    if n != BACK:
        own.tracks[TRACKS.index(name)] = n
        state.tell("companion-track", name_track=name, n=n)


REPORTS: dict[str, Callable[[Companion, Any], Steps]] = {
    SLOT: slot,
    TOKENS: tokens,
    HERE: here,
    CONTROL: control,
    LIES: lies,
    TRACK: track,
}
