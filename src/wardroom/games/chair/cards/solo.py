"""The two DIRECTIVEs of the campaign: Reinforce, and Conspiracy, the ticking clock (CHAIR-1.2, CHAIR-29.3)."""

from __future__ import annotations

from functools import partial

from wardroom.kernel import Reason, Steps

from ..automa import deck
from ..flow import costs, foe, supply
from ..flow.verbs import cards, incidents
from ..flow.verbs import reinforcements as pile
from ..flow.wants import suit
from ..pieces import Do
from ..state import DECK, Chair, zone
from .campaigns import CONSPIRACY, REINFORCE
from .kinds import DIRECTIVE, PERSON, SOLO
from .parts import face, gains, play, special, surprise

directive = partial(face, suit=DIRECTIVE, start=SOLO)


def pile_holds_a_card(state: Chair, side: int) -> Reason | None:
    return None if pile.of(state) else Reason("CHAIR-36.10", "pile-empty")


def pile_is_empty(state: Chair, side: int) -> Reason | None:
    return Reason("CHAIR-36.10", "pile-not-empty") if pile.of(state) else None


directive(
    REINFORCE,
    ops=(
        play(pile.take, requires=(pile_holds_a_card,)),
        play(gains(draw=1), cards.log_this, requires=(pile_is_empty,)),
    ),
)


def let_choose(do: Do) -> Steps:
    """The person takes an INCIDENT and puts it, and this card, under the own deck; or the Bot gains 2 Glory and
    discards the top card of its Supplement deck."""
    state = do.state
    if (yield from foe.choose(do, "bot-conspiracy", ("take", "leave"))) == "leave":
        yield from supply.gain(do, "glory", 2)
        yield from deck.discard_supplement(do)
        return
    taken = yield from incidents.take_incident(do, 1, do.foe)
    for card in taken:
        if card in state.hand(do.foe):  # a reaction may have sent it elsewhere
            state.cards.move(card, zone(do.foe, DECK), under=True)
    state.tell("conspiracy", seat=do.foe, card=do.card)
    state.cards.move(do.card, zone(do.foe, DECK), under=True)


directive(
    CONSPIRACY,
    traits="shady surprise starfleet",
    vp=-4,
    ops=(
        play(cards.discard_this, gains(draw=1), cost=(costs.discarding(wants=suit(PERSON)),)),
        special(not_discarded=1, not_beamed=1),
        special(),
        surprise(let_choose),
    ),
)
