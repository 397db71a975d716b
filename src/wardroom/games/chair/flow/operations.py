"""Operations: whether one can be used, and how it is resolved (CHAIR-8, CHAIR-9)."""

from __future__ import annotations

from functools import cache

from wardroom.kernel import UNLISTED, Card, Reason, Steps

from ..cards.kinds import ATTACK, CONTROL, FACES, INCIDENT, Gains, Op
from ..pieces import Do, Happening
from ..state import DUTY, FIRST_SIDE, SIDE_ZONES, STAGING, Chair, zone
from . import attacks, standing, supply
from .happenings import PAID_LATINUM, PLAYED, PUT, happen

OTHER_WAY = 3
"""The number of the operation that a PASSIVE gives INCIDENTs (Deanna Troi); no card has so many PLAYs of its own."""
NOT_PLAYABLE = Reason("CHAIR-9.3", "not-playable")
NO_ACTION = Reason("CHAIR-8.2", "no-action")
EXHAUSTED = Reason("CHAIR-9.5", "exhausted")
NO_ATTACKS = Reason("CHAIR-9.17", "no-attacks")
WARPED_ENOUGH = Reason("CHAIR-28.12", "warped-enough")
MOST_WARPS, WARPS_ON = 10, "bur_uss_discovery_a"


# Whether


def why_not_play(state: Chair, side: int, card: Card, number: int, free: bool = False) -> Reason | None:
    """CHAIR-9.1: why a card cannot be played with this one of its PLAY operations; `free`: without an Action
    (CHAIR-27.19)."""
    face = FACES[state.cards.faces[card]]
    if number == OTHER_WAY:
        way = other_way(state, side)
        if face.suit != INCIDENT or way is None:
            return UNLISTED
        return why_not(Do(state, side, card, way), free)
    if not face.plays and number == 0:
        return NOT_PLAYABLE
    if number >= len(face.plays):
        return UNLISTED
    if ATTACK in face.traits and standing.total(state, side, standing.NO_ATTACKS):
        return NO_ATTACKS
    return why_not(Do(state, side, card, face.ops[face.plays[number]]), free)


def why_not_use(state: Chair, side: int, card: Card, number: int) -> Reason | None:
    """CHAIR-9.5, CHAIR-28.12: why an ACTIVATION of a card in table position cannot be used."""
    if card in state.exhausted:
        return EXHAUSTED
    face = FACES[state.cards.faces[card]]
    if state.warps >= MOST_WARPS and face.id == WARPS_ON and number == 0:
        return WARPED_ENOUGH
    return why_not(Do(state, side, card, face.ops[face.activations[number]]), False)


def why_not(do: Do, free: bool, public: bool = False) -> Reason | None:
    """Action, requirements, costs: the first thing that is missing."""
    op = do.op
    assert op is not None
    if op.action and not free and do.state.actions < 1:
        return NO_ACTION
    for requirement in op.requires:
        refused = requirement(do.state, do.side)
        if refused is not None:
            return refused
    return why_not_pay(do, public)


def why_not_pay(do: Do, public: bool = False) -> Reason | None:
    """CHAIR-8.5, CHAIR-37.4: costs, those in the middle of the effect too."""
    op = do.op
    assert op is not None
    for cost in op.due:
        refused = cost.why(do, public)
        if refused is not None:
            return refused
    return None


def can_pay(do: Do, card: Card, op: Op) -> bool:
    """Whether nothing but perhaps an Action is missing for an operation of a card."""
    for requirement in op.requires:
        if requirement(do.state, do.side) is not None:
            return False
    do.card, do.op = card, op
    for cost in op.due:  # noqa: SIM110  much faster so
        if cost.why(do) is not None:
            return False
    return True


def other_way(state: Chair, side: int) -> Op | None:
    """What a PASSIVE in play offers for INCIDENTs in place of their own operations."""
    if not standing.total(state, side, standing.INCIDENT_WAY):
        return None
    from ..cards.picard_developments import COUNSEL_AN_INCIDENT

    return COUNSEL_AN_INCIDENT


# How


def play(state: Chair, side: int, card: Card, number: int, free: bool = False) -> Steps:
    """CHAIR-9.1: the card goes to the Staging area, and one of its PLAY operations is resolved. Reactions to putting it
    into play come after it (CHAIR-27.59)."""
    state.cards.move(card, zone(side, STAGING))
    face = FACES[state.cards.faces[card]]
    if number == OTHER_WAY:
        op, place = other_way(state, side), -1
        assert op is not None
    else:
        place = face.plays[number]
        op = face.ops[place]
    state.tell_of("played", side, card=card)
    if op.action and not free:
        spend_action(state, card)
    yield from resolve(Do(state, side, card, op), place)
    yield from happen(state, Happening(PUT, side, card))
    yield from happen(state, Happening(PLAYED, side, card, number))


def use(state: Chair, side: int, card: Card, number: int) -> Steps:
    """CHAIR-9.5: exhaust the card and resolve one of its ACTIVATIONs, for an Action if it shows one (CHAIR-8.2)."""
    face = FACES[state.cards.faces[card]]
    place = face.activations[number]
    op = face.ops[place]
    state.exhausted[card] = None
    state.tell_of("used", side, card=card)
    if op.action:
        spend_action(state, card)
    yield from resolve(Do(state, side, card, op), place)


def spend_action(state: Chair, card: Card) -> None:
    """CHAIR-8.2: the token lies on the card for the rest of the turn."""
    state.actions -= 1
    state.spent_on[card] = state.spent_on.get(card, 0) + 1


def trigger(state: Chair, side: int, card: Card, place: int) -> Steps:
    """A RESUPPLY, CONTROL or CLEAN-UP operation, in its step or when an effect triggers it; what cannot be paid or
    lacks what it requires is not resolved."""
    do = Do(state, side, card, FACES[state.cards.faces[card]].ops[place])
    if why_not(do, free=True) is None:
        if do.op is not None and do.op.kind != CONTROL:  # that a Location was taken under control was told
            state.tell_of("triggers", side, card=card)
        yield from resolve(do, place)


def resolve(do: Do, place: int) -> Steps:
    """Pay the cost, then resolve the effect in printed order (CHAIR-8.9). An attack has happened once the operation is
    over (CHAIR-27.58); so has a payment in Latinum, which is one only as a cost (CHAIR-8.5). Where a reaction to the
    first part of a cost has used up what the next one takes, nothing is resolved (CHAIR-8.5)."""
    state, op = do.state, do.op
    assert op is not None
    if place >= 0:
        state.note(name_of(state.cards.faces[do.card], place))
    for number, cost in enumerate(op.cost):
        if number and cost.why(do) is not None:
            return
        yield from cost.pay(do)
    yield from run(do, op)
    if op.attack:
        yield from attacks.conclude(do)
    if do.latinum:
        yield from happen(state, Happening(PAID_LATINUM, do.side, do.card))
    rows = state.cards.rows
    for side in range(state.seats):
        if len(rows[FIRST_SIDE + SIDE_ZONES * side + DUTY]) > 1:  # a slot may have ended with its card (CHAIR-27.57)
            yield from crew.dismiss_surplus(Do(state, side, state.captain(side)))


def run(do: Do, op: Op) -> Steps:
    """The effect alone."""
    for part in op.effect:
        if isinstance(part, Gains):
            for what, n in part.parts:
                if what == supply.DRAW:
                    yield from cards.draw(do, n)
                else:
                    yield from supply.gain(do, what, n)
        else:
            yield from part(do)


@cache
def name_of(face: str, place: int) -> str:
    """An operation, as what happened in a game is written down."""
    return f"{FACES[face].text}-{place + 1}"


def places_of(state: Chair, card: Card, kind: str) -> tuple[int, ...]:
    """Where the operations of a kind stand among all that are printed on a card."""
    return places_on(state.cards.faces[card], kind)


@cache
def places_on(face: str, kind: str) -> tuple[int, ...]:
    return tuple(place for place, op in enumerate(FACES[face].ops) if op.kind == kind)


def duplicate(do: Do, original: Card, place: int) -> Steps:
    """CHAIR-27.9: an operation printed on another card, as if it stood on this one: no Action, but its costs
    (CHAIR-27.10). It neither plays nor puts anything into play (CHAIR-27.61)."""
    op = FACES[do.state.cards.faces[original]].ops[place]
    do.state.tell_of("duplicated", do.side, card=original)
    yield from resolve(Do(do.state, do.side, do.card, op, copied=True), -1)


def why_not_duplicate(do: Do, original: Card, place: int, public: bool = False) -> Reason | None:
    """CHAIR-27.10: its requirement must be met, its costs must be payable; with `public` as far as all can tell."""
    op = FACES[do.state.cards.faces[original]].ops[place]
    return why_not(Do(do.state, do.side, do.card, op, copied=True), free=True, public=public)


def reset(state: Chair, side: int) -> None:
    """CHAIR-10.13: refresh one's cards; three Actions again. CHAIR-15.12, CHAIR-28.12: what was so until the end of the
    turn ends."""
    for card in [card for card in state.exhausted if state.owner(card) == side]:
        del state.exhausted[card]
    state.treated.clear()
    state.spent_on.clear()
    state.resolved.clear()
    state.warps = 0


from .verbs import cards, crew  # noqa: E402  last, since verbs use operations
