"""SETI-16.5 to SETI-16.9: what the rival gains, and its deck. Nothing of this has to be asked."""

from __future__ import annotations

from wardroom.kernel import Card

from ..automa.deck import CARDS
from ..cards import LEVELS, NO_ADVANCED_CARD, PROGRESS_FOR, RIVAL_COMPUTER, SPECIES, TECHS, TRACKS, Effects, Gain
from ..cards.setup import COMPUTER, PUBLICITY_MAX
from .state import ADVANCED, ASIDE, DECK, PLAYED, Companion


def receive_all(state: Companion, effects: Effects) -> None:
    """Plain gains from left to right."""
    for effect in effects:
        if isinstance(effect, Gain):
            receive(state, effect.what, effect.n)


def receive(state: Companion, what: str, n: int = 1) -> None:
    """So many of one thing; resources become progress (SETI-16.6, SETI-16.7), a move means nothing (SETI-20.8)."""
    if what == "vp":
        state.score += n
        state.tell("rival-scored", n=n)
    elif what == "publicity":
        publicise(state, n)
    elif what == "data":
        load(state, n)
    elif what == "exofossil":
        state.exofossils += n
        state.tell("rival-exofossils", n=n, total=state.exofossils)
    elif what == "progress":
        advance(state, n)
    elif what in PROGRESS_FOR:
        state.tell("rival-converts", what=what, n=n, steps=PROGRESS_FOR[what] * n)
        advance(state, PROGRESS_FOR[what] * n)


def publicise(state: Companion, n: int) -> None:
    """SETI-16.8: up to 10."""
    gained = min(n, PUBLICITY_MAX - state.publicity)
    if gained:
        state.publicity += gained
        state.tell("rival-publicity", n=gained)
    if n > gained:
        state.tell("rival-publicity-lost", n=n - gained)


def load(state: Companion, n: int) -> None:
    """SETI-16.9: into the computer from left to right, the rest into the pool."""
    room = min(n, RIVAL_COMPUTER - state.filled)
    state.pool += n - room
    state.tell("rival-data", n=n, filled=state.filled + room, pool=state.pool)
    for _ in range(room):
        cover(state)


def refill(state: Companion) -> None:
    """SETI-16.30: the computer is filled from the pool, token by token."""
    for _ in range(min(state.pool, RIVAL_COMPUTER - state.filled)):
        state.pool -= 1
        cover(state)


def cover(state: Companion) -> None:
    """The next space of the computer, with its reward each time (SETI-16.66)."""
    state.filled += 1
    effect = COMPUTER[state.filled - 1].effect
    if effect:
        state.tell("rival-covers", space=state.filled)
        receive_all(state, effect)


def track(state: Companion) -> tuple[str, ...]:
    """The techs along the progress track of this level."""
    return TRACKS[LEVELS[state.level].track]


def advance(state: Companion, steps: int) -> None:
    """SETI-16.57: step by step; behind the last space lies the card icon (SETI-16.4)."""
    if not steps:
        return
    techs = track(state)
    there = (state.progress - 1 + steps) % len(techs)
    state.tell("rival-advances", steps=steps, space=there + 1, card=techs[there])
    for _ in range(steps):
        state.progress = state.progress % len(techs) + 1
        if state.progress == 1:
            gain_advanced(state)


def gain_advanced(state: Companion) -> None:
    """SETI-16.5, SETI-16.57: a random advanced card on top of the deck; with none left 8 VP (SETI-19.9)."""
    left = state.cards.rows[ADVANCED]
    if left:
        state.cards.move(left[-1], DECK)
        state.tell("rival-advanced-card", left=len(left))
    else:
        state.tell("rival-no-advanced-card")
        receive_all(state, NO_ADVANCED_CARD)


def spend(state: Companion, type: str) -> str | None:
    """SETI-16.56: one tile of a pile leaves the game, whichever. None: there was none."""
    for tech in state.techs:
        if TECHS[tech].type == type:
            state.techs.remove(tech)
            return tech
    return None


def reveal(state: Companion) -> Card:
    """SETI-16.13: the top card; from now on its arrow holds (SETI-16.12)."""
    card = state.cards.rows[DECK][-1]
    state.cards.move(card, PLAYED)
    state.arrow = CARDS[state.face(card)].arrow
    state.tell("rival-reveals", card=card, arrow=state.arrow)
    return card


def replace(state: Companion, card: Card, species: str) -> Card:
    """SETI-16.32, SETI-16.67: the species' card takes the place of this one for good, and its arrow holds."""
    cards, wanted = state.cards, SPECIES[species].rival_card
    new = next(each for each in cards.rows[ASIDE] if state.face(each) == wanted)
    cards.move(card, ASIDE)
    cards.move(new, PLAYED)
    state.arrow = CARDS[wanted].arrow
    return new


def form_anew(state: Companion) -> None:
    """SETI-16.34: all played cards, shuffled, are the deck of the next round."""
    for card in state.cards.rows[PLAYED][:]:
        state.cards.move(card, DECK)
    state.cards.shuffle(DECK, state.chance)
