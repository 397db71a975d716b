"""The other captain, as cards deal with it: a person; in cadet training one that has exactly one of everything
(CHAIR-26.4); or the Bot, which has no hand and is never asked (CHAIR-35.4 to CHAIR-35.10). Cards never ask which.

All that is done to the other captain is here. Each says what came of it, so that a card can go on by it."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import EVERYBODY, Asking, Card, Steps

from ..automa import defence
from ..cards.kinds import ATTACK, DILITHIUM, LATINUM
from ..pieces import Do, Happening
from ..state import CADET, DISCARD, DUTY, FLEET, HAND, NO_TOKENS, zone
from . import leaving, neutral, standing, supply
from .asking import agree, pick, pick_word
from .happenings import LOGGED, WOULD_DISMISS_OFFICER, WOULD_REMOVE_TEAM, happen, would
from .verbs import cards, crew, incidents, ships
from .wants import ANYTHING, Wants, fits, shows


def is_virtual(do: Do) -> bool:
    return do.state.mode == CADET


def is_bot(do: Do) -> bool:
    return do.state.is_bot(do.foe)


def as_foe(do: Do) -> Do:
    """The same operation seen from the other side: they carry it out and choose (CHAIR-27.18)."""
    return Do(do.state, do.foe, do.card)


def discard(do: Do, n: int = 1, wants: Wants = ANYTHING) -> Asking[list[Card]]:
    """They discard from their hand, as they choose."""
    if is_virtual(do):
        return []
    if is_bot(do):
        return defence.lose_no_card(do)
    gone: list[Card] = []
    for _ in range(n):
        card = yield from cards.discard(as_foe(do), wants)
        if card is None:
            break
        gone.append(card)
    return gone


def take_incident(do: Do, n: int = 1) -> Steps:
    """They take INCIDENTs. CHAIR-26.8: in cadet training one gains 1 Glory instead of each."""
    if is_virtual(do):
        yield from supply.gain(do, "glory", n)
    elif is_bot(do):
        for _ in range(n):
            yield from defence.take_incident(do)
    else:
        yield from incidents.take_incident(do, n, do.foe)


def take_incident_to_pile(do: Do) -> Steps:
    """They take an INCIDENT straight into their Discard pile; only a row of the Bot's asks for it."""
    yield from incidents.take_incident(do, 1, do.foe, to=DISCARD)


def log(do: Do, wants: Wants, zones: Sequence[int]) -> Asking[bool]:
    """They log a card of their own; whether they could (CHAIR-23.5, CHAIR-26.16)."""
    if is_virtual(do):
        return True
    if is_bot(do):
        return (yield from defence.count_as_done(do))
    return (yield from cards.log(as_foe(do), wants, tuple(zones))) is not None


def may_draw(do: Do) -> Steps:
    """They may draw a card."""
    if is_bot(do):
        yield from defence.draw(do)
    elif not is_virtual(do) and (yield from agree(do, "may-draw", side=do.foe)):
        yield from cards.draw(as_foe(do))


def may_return_incident(do: Do) -> Asking[bool]:
    """They may return an INCIDENT from their hand or Discard pile; whether they did."""
    if is_virtual(do):
        return False
    if is_bot(do):
        return defence.decline_to_return(do)
    returned = yield from incidents.return_incident(as_foe(do), (HAND, DISCARD), optional=True)
    return returned is not None


def gains(do: Do, what: str, n: int) -> Steps:
    """They gain something, the Bot too (CHAIR-35.6); in cadet training it is ignored (CHAIR-26.18)."""
    if not is_virtual(do):
        yield from supply.gain(as_foe(do), what, n)


def mill(do: Do) -> Asking[Card | None]:
    """The top card of their deck goes to their Discard pile."""
    if is_virtual(do):
        return None
    return (yield from defence.mill(do)) if is_bot(do) else (yield from cards.mill(as_foe(do)))


def choose(do: Do, kind: str, ways: Sequence[str]) -> Asking[str]:
    """They choose one of these effects, all of which they can carry out (CHAIR-27.18). The Bot takes the first
    (CHAIR-35.8)."""
    return ways[0] if is_bot(do) else (yield from pick_word(do, kind, ways, side=do.foe))


def pick_own(do: Do, kind: str, found: Sequence[Card], rule: str) -> Asking[Card | None]:
    """They choose one of these cards of theirs that all see (CHAIR-34.24 for the Bot)."""
    if is_bot(do):
        return defence.pick_least(do, found)
    return (yield from pick(do, kind, found, rule, side=do.foe))


# Duty Officers and SHIPs


def officers(do: Do, wants: Wants = ANYTHING) -> list[Card]:
    if is_virtual(do):
        return []
    return [card for card in do.state.row(do.foe, DUTY) if fits(do.state, card, wants, strict=True)]


def deployed_ships(do: Do) -> int:
    """How many SHIPs they have deployed (CHAIR-26.19: one)."""
    return 1 if is_virtual(do) else len([card for card in do.state.row(do.foe, FLEET) if card in do.state.ship_at])


def has_ship_at(do: Do, place: Card) -> bool:
    """Whether they have a Ship token there. CHAIR-26.5: the virtual opponent has none."""
    return bool(neutral.ships_at(do.state, do.foe, place))


def dismiss_officer(do: Do, theirs: bool = True) -> Asking[bool]:
    """One of their Duty Officers is dismissed; they choose which, or with `theirs=False` the attacker does. Whether
    one was; in cadet training it succeeds (CHAIR-26.16)."""
    if is_virtual(do):
        return True
    if theirs:
        card = yield from pick_own(do, "dismiss-officer", officers(do), "CHAIR-27.18")
    else:
        card = yield from pick(do, "dismiss-officer", officers(do), "CHAIR-27.18")
    return False if card is None else (yield from dismiss_this_officer(do, card))


def dismiss_officers(do: Do, wants: Wants) -> Asking[int]:
    """All their Duty Officers of a kind; how many there were, one in cadet training (CHAIR-26.16)."""
    gone = 0
    for card in officers(do, wants):
        gone += yield from dismiss_this_officer(do, card)
    return 1 if is_virtual(do) else gone


def dismiss_this_officer(do: Do, card: Card) -> Asking[bool]:
    """CHAIR-27.58: they may react just before it."""
    if (yield from would(do.state, Happening(WOULD_DISMISS_OFFICER, do.foe, card))):
        return False
    yield from dismiss(do, card)
    return True


def dismiss(do: Do, card: Card) -> Steps:
    do.state.tell_of("dismissed", do.foe, card=card)
    leaving.dismissed(do.state, card)
    yield from crew.dismiss_surplus(as_foe(do))


def dismiss_ship(do: Do) -> Asking[bool]:
    """They dismiss one of their deployed SHIPs; whether there was one. In cadet training there is (CHAIR-26.16)."""
    if is_virtual(do):
        return True
    if is_bot(do):
        return (yield from defence.dismiss_ship(do))
    card = yield from pick(do, "dismiss-ship", ships.deployed(as_foe(do)), "CHAIR-27.18", side=do.foe)
    if card is None:
        return False
    yield from dismiss(do, card)
    return True


def recall_ship(do: Do) -> Steps:
    """They recall one of their deployed SHIPs; the Bot dismisses it (CHAIR-34.22)."""
    if is_virtual(do):
        return
    if is_bot(do):
        yield from defence.dismiss_ship(do)
        return
    card = yield from pick(do, "recall-ship", ships.deployed(as_foe(do)), "CHAIR-27.18", side=do.foe)
    if card is not None:
        yield from crew.recall_card(as_foe(do), card)


def dismiss_card(do: Do, wants: Wants) -> Steps:
    """The attacker dismisses one of their cards in play with such a trait: no Captain, no Location, nothing in their
    Staging area; no Wildcard counts (CHAIR-15.8)."""
    if is_virtual(do):
        return
    state = do.state
    found = [card for card in crew.dismissable(as_foe(do)) if fits(state, card, wants, strict=True)]
    card = yield from pick(do, "dismiss-card", found, "CHAIR-27.18")
    if card is not None and state.lies(card) == DUTY:
        yield from dismiss_this_officer(do, card)
    elif card is not None:
        yield from dismiss(do, card)


def log_in_play(do: Do, found: Sequence[Card], theirs: bool) -> Asking[Card | None]:
    """One of these cards of theirs goes to their Log; they choose it, or the attacker does (CHAIR-23.5)."""
    if theirs:
        card = yield from pick_own(do, "log-theirs", found, "CHAIR-23.5")
    else:
        card = yield from pick(do, "log-theirs", found, "CHAIR-23.5")
    if card is not None:
        leaving.logged(do.state, card)
        do.state.tell_of("logged", do.foe, card=card)
        yield from happen(do.state, Happening(LOGGED, do.foe, card))
    return card


# Tokens


def steal(do: Do, what: str, n: int) -> Asking[int]:
    """CHAIR-12.8: at most what they have; it is not gaining. CHAIR-26.6: one of it in cadet training. CHAIR-35.9: from
    the Bot all of it, out of the supply."""
    if is_virtual(do):
        stolen = min(1, n)
    elif is_bot(do):
        stolen = n
    elif what == DILITHIUM:
        stolen = take_dilithium(do, n)
    else:
        stolen = min(n, do.state.captaincies[do.foe].latinum)
        do.state.captaincies[do.foe].latinum -= stolen
    if what == LATINUM:
        do.own.latinum += stolen
    else:
        do.own.dilithium += stolen
    do.state.tell_of("stole", do.side, name_gain=what, count=stolen)
    yield from ()
    return stolen


def take_dilithium(do: Do, n: int) -> int:
    """CHAIR-28.3: from Inert Dilithium first; none while Discovery-A is in play."""
    state, foe = do.state, do.foe
    if standing.total(state, foe, standing.KEEPS_DILITHIUM):
        return 0
    taken, inert = 0, standing.inert_card(state, foe)
    if inert is not None:
        dilithium, latinum, glory = state.tokens.get(inert, NO_TOKENS)
        taken = min(n, dilithium)
        state.tokens[inert] = dilithium - taken, latinum, glory
    more = min(n - taken, state.captaincies[foe].dilithium)
    state.captaincies[foe].dilithium -= more
    return taken + more


def remove_teams(do: Do, n: int, places: Sequence[Card], optional: bool = False) -> Asking[int]:
    """So many of their Away Teams, if there are, from one of these Locations, as the attacker chooses; `optional`: up
    to so many. They may react once, just before it (CHAIR-27.58). How many went home. CHAIR-26.16: one in cadet
    training, where each neutral Location has one."""
    state = do.state
    if is_virtual(do):
        return 1 if any(place in state.neutral for place in places) else 0
    place = yield from place_to_clear(do, places, optional)
    if place is None:
        return 0
    removed = min(n, neutral.teams_at(state, do.foe, place))
    if optional and removed > 1:
        removed = yield from pick_word(do, "remove-how-many", tuple(range(removed, 0, -1)))
    if (yield from would(state, Happening(WOULD_REMOVE_TEAM, do.foe, place))):
        return 0
    for _ in range(removed):
        ships.bring_home(state, do.foe, place)
    return removed


def place_to_clear(do: Do, places: Sequence[Card], optional: bool = False) -> Asking[Card | None]:
    """From which of these Locations an Away Team of theirs is removed, as the attacker chooses. Those of cadet training
    are all alike (CHAIR-26.4)."""
    if is_virtual(do):
        return next((place for place in places if place in do.state.neutral), None)
    there = [place for place in places if neutral.teams_at(do.state, do.foe, place)]
    return (yield from pick(do, "remove-team", there, "CHAIR-20.4", optional=optional))


def places_with_teams(do: Do) -> list[Card]:
    """Locations where they have an Away Team."""
    if is_virtual(do):
        return ships.neutral_places(do)
    return ships.teams_elsewhere(do.state, do.foe)


def controlled_places(do: Do) -> list[Card]:
    """Locations under their control."""
    return [] if is_virtual(do) else ships.controlled_places(as_foe(do))


def disarm(do: Do) -> Asking[bool]:
    """They show their hand, and one may discard an attack card of it; whether one did. CHAIR-26.16: there is one in
    cadet training. CHAIR-35.7: of the Bot it is as if."""
    if is_virtual(do):
        return (yield from agree(do, "may-disarm"))
    if is_bot(do):
        return (yield from defence.count_as_done(do))
    armed = [card for card in reveal_hand(do) if shows(do.state, card, ATTACK)]
    card = yield from pick(do, "disarm", armed, "CHAIR-27.52", optional=True)
    if card is not None:
        do.state.cards.move(card, zone(do.foe, DISCARD))
        do.state.tell_of("discarded", do.foe, card=card)
    return card is not None


def reveal_hand(do: Do) -> list[Card]:
    """They show their hand; in the order of the faces, since nobody can tell a hand's cards apart from outside."""
    state = do.state
    hand = state.row(do.foe, HAND)[:]
    state.cards.show(hand, EVERYBODY)
    if hand:
        state.tell_of("revealed", do.foe, cards=tuple(hand))
    return sorted(hand, key=lambda card: state.cards.faces[card])
