"""Correct the table: whatever the companion keeps can be set right.

A correction changes what is kept and nothing else: no Glory, no card follows from it. What cannot be so on any table is
refused, with the rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardroom.kernel import Card, Option, Reason, Steps

from ...cards.decks import FACES
from ...cards.kinds import DILITHIUM, LATINUM, TRACKS
from ...cards.stardates import PILES
from ...flow import neutral
from ...flow.supply import LAST_SPACE
from ...state import DISCARD, DUTY, FLEET, GONE, JUNK, LOG, PLACES, RIVAL, SIDE_NAMES, STAGING
from .. import zone as tokens
from . import naming, unseen
from .asking import BACK, HUMAN, NONE, YES, ask, refuse
from .state import Companion

MOST_GLORY, MOST_MEANS = 60, 20
OPEN = (STAGING, DUTY, FLEET, PLACES, DISCARD, LOG)
"""Where the Bot's cards lie face up."""
Change = Callable[[Companion], Steps]


def menu(state: Companion) -> Steps:
    """What is wrong, and how it stands on the table."""
    what = yield from ask("correct", [*THINGS, BACK])
    if what != BACK:
        yield from THINGS[what](state)


def tell(state: Companion, what: str, n: int = 0) -> None:
    state.tell("corrected", what=what, n=n)


def burn(state: Companion) -> Steps:
    """CHAIR-5.5: the last INCIDENT was taken, by whomever."""
    if (yield from ask("burn", [NONE, YES])) == YES:
        naming.burn(state)


def on_track(name: str) -> Change:
    """A marker of the Bot's."""

    def change(state: Companion) -> Steps:
        n = yield from ask("fix-track", list(range(LAST_SPACE + 1)), name_track=name, n=state.bot.track(name))
        state.bot.tracks[TRACKS.index(name)] = n
        tell(state, name, n)

    return change


def number(what: str, most: int) -> Change:
    """What the Bot has of a resource."""

    def change(state: Companion) -> Steps:
        n = yield from ask("fix-means", list(range(most + 1)), name_gain=what, n=getattr(state.bot, what))
        setattr(state.bot, what, n)
        tell(state, what, n)

    return change


def stardate(state: Companion) -> Steps:
    """Which Stardate card is the current one, and how much Glory is left on it. CHAIR-11.4: after a Resolution nothing
    is."""
    pile = PILES[state.pile]

    def judge(option: Any) -> Reason | None:
        late = option != BACK and state.closing >= 0
        return refuse("CHAIR-11.4", "glory-from-supply") if late else None

    options: list[Option] = [(place + 1, n) for place, card in enumerate(pile) for n in range(card.glory, 0, -1)]
    now = {"number": pile[state.stardate].number, "n": state.on_stardate}
    answer = yield from ask("fix-stardate", [*options, BACK], judge, **now)
    if answer != BACK:
        state.stardate, state.on_stardate = answer[0] - 1, answer[1]
        tell(state, "stardate", answer[1])


def teams(state: Companion) -> Steps:
    """The Bot's Away Teams at a neutral Location. CHAIR-3.10: no more than it has."""
    places = tokens.places(state)

    def judge(option: Any) -> Reason | None:
        if option == BACK or option[1] - neutral.teams_at(state, RIVAL, option[0]) <= state.bot.teams:
            return None
        return refuse("CHAIR-3.10", "too-many-teams", count=state.bot.teams + tokens.teams_out(state))

    most = state.bot.teams + tokens.teams_out(state)
    options: list[Option] = [(place, n) for place in places for n in range(most + 1)]
    answer = yield from ask("fix-teams", [*options, BACK], judge)
    if answer != BACK:
        place, n = answer
        own, theirs = state.teams[place]
        state.bot.teams -= n - theirs
        state.teams[place] = own, n
        tell(state, "teams", n)


def ships(state: Companion) -> Steps:
    """Where the token of one of its SHIPs is."""
    options: list[Option] = []
    for ship in tokens.deployed(state):
        options += [*((ship, place) for place in tokens.places(state)), (NONE, ship)]
    answer = yield from ask("fix-ships", [*options, BACK])
    if answer != BACK:
        ship, place = (answer[1], None) if answer[0] == NONE else answer
        state.ship_at[ship] = place
        tell(state, "ships")


def another(state: Companion) -> Steps:
    """A card was named wrongly: it is another one of its deck, in the same place."""
    lying = [card for card in (*state.market, *state.neutral) if card is not None]
    lying += [card for kind in OPEN for card in state.row(RIVAL, kind)]
    wrong = [card for card in lying if state.face(card).id in state.common]
    card = yield from ask("fix-card", [*wrong, BACK])
    if card == BACK:
        return
    options = [*naming.faces(state.face(card).suit, state), BACK]
    face = yield from ask(
        "fix-face", options, lambda each: None if each == BACK else naming.why_not(state, each), card=card
    )
    if face != BACK:
        unseen.open_again(state, FACES[face].suit)
        right = unseen.free(state, FACES[face].suit)[face]
        exchange(state, card, right)
        state.tell("companion-renamed", card=right, card2=card)


def exchange(state: Companion, wrong: Card, right: Card) -> None:
    """One takes the other's place, also in the order of its row."""
    cards, there = state.cards, state.cards.at[wrong]
    above = cards.rows[there][cards.rows[there].index(wrong) + 1 :]
    unseen.stand_in(state, wrong, right)
    cards.move(wrong, unseen.pile_of(cards.faces[wrong]), under=True)
    for card in (right, *above):
        cards.move(card, there)


def back(state: Companion) -> Steps:
    """A card that is thought to be gone, or the person's, is in its deck."""
    rows = [state.cards.rows[JUNK], state.cards.rows[GONE]]
    rows += [state.row(HUMAN, kind) for kind, _ in enumerate(SIDE_NAMES)]
    found: list[Option] = [card for row in rows for card in row if state.cards.faces[card] in state.common]
    card = yield from ask("fix-back", [*found, BACK])
    if card != BACK:
        state.teams.pop(card, None)
        unseen.open_again(state, state.face(card).suit)
        state.cards.move(card, unseen.pile_of(state.face(card).id), under=True)
        state.tell("companion-in-deck", card=card)


def held(state: Companion) -> Steps:
    """CHAIR-11.3: which side has an emptied Stardate card that is still to be carried out."""
    cards = [place for place, card in enumerate(PILES[state.pile][: state.stardate]) if card.wipes]
    options: list[Option] = [(who, place + 1) for who in ("you", "bot", "nobody") for place in cards]
    answer = yield from ask("fix-held", [*options, BACK])
    if answer != BACK:
        who, place = answer[0], answer[1] - 1
        for side, name in enumerate(("you", "bot")):
            own = state.captaincies[side]
            own.held = sorted({*own.held, place} if who == name else {*own.held} - {place})
        tell(state, "held")


THINGS: dict[str, Change] = {
    "burn": burn,
    **{track: on_track(track) for track in TRACKS},
    "glory": number("glory", MOST_GLORY),
    DILITHIUM: number(DILITHIUM, MOST_MEANS),
    LATINUM: number(LATINUM, MOST_MEANS),
    "stardate": stardate,
    "held": held,
    "teams": teams,
    "ships": ships,
    "card": another,
    "deck": back,
}
"""Everything that can be set right, in the order in which it is offered."""
