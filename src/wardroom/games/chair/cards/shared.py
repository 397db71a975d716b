"""Operations that several cards have: warping, beaming, promoting, Away Teams at home. Twins share all of theirs."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Asking, Card, Steps

from ..flow import attacks, foe, supply
from ..flow.asking import agree, pick_word, sort_by_traits
from ..flow.costs import OnTable, Spend, discarding
from ..flow.neutral import teams_at
from ..flow.verbs import cards, crew, incidents, market, plays, ships
from ..flow.verbs.ships import Places
from ..flow.wants import Wants, beamed_on, count, in_play, skills, suit, trait
from ..pieces import Do
from ..state import DUTY, HAND, STAGING, Chair, zone
from .kinds import DILITHIUM, PERSON, SHIP, TRACKS, Effect, Points
from .parts import activation, play

# Effects


def junk_one(do: Do) -> Steps:
    yield from market.junk_card(do)


def promote_from_hand(do: Do) -> Steps:
    yield from crew.promote(do)


def warp_or_beam(do: Do) -> Steps:
    """Warp this SHIP, or beam a card to it."""
    way = yield from pick_word(do, "warp-or-beam", ("warp", "beam"))
    yield from ships.warp_this(do) if way == "warp" else ships.beam_here(do)


def draw_for_teams_at_home(do: Do) -> Steps:
    """A card if an Away Team is here, another for three in all on Locations under one's control."""
    state, side = do.state, do.side
    if teams_at(state, side, do.card):
        yield from cards.draw(do)
    if teams_on_controlled(do) >= 3:
        yield from cards.draw(do)


def teams_on_controlled(do: Do) -> int:
    return sum(teams_at(do.state, do.side, place) for place in ships.controlled_places(do))


def use_skills(do: Do) -> Steps:
    """CHAIR-17.3: one track by the number of matching skill icons in play."""
    track: str = yield from pick_word(do, "track", TRACKS)
    yield from supply.advance(do, track, skills(do.state, do.side, track))


def discard_one_of(do: Do, drawn: list[Card]) -> Asking[Card | None]:
    """One of the cards just drawn."""
    return (yield from cards.discard(do, among=drawn)) if drawn else None


def draw_two_discard_one(do: Do) -> Steps:
    drawn = yield from cards.draw(do, 2)
    yield from discard_one_of(do, drawn)


def may_send_past_ships(do: Do) -> Steps:
    """An Away Team anywhere, whatever Ships are there (CHAIR-20.6)."""
    yield from ships.send(do, ignore=True, optional=True)


def take_encounter(do: Do) -> Steps:
    yield from incidents.take_encounter(do)


def look_at_encounters(do: Do) -> Steps:
    yield from incidents.look_at_two_encounters(do)


def may_log_any(do: Do) -> Steps:
    """Any card from hand or Discard pile."""
    yield from cards.log(do, zones=cards.HAND_OR_DISCARD, optional=True)


def this_card(do: Do) -> list[Card]:
    return [do.card]


DISMISS_THIS = OnTable("dismiss", "CHAIR-27.6", this_card, crew.dismiss_card)
"""A cost: this card leaves play."""


def send_to_this_ship(do: Do) -> Steps:
    """An Away Team to where this SHIP is."""
    yield from ships.send(do, 1, ships.here)


def having(do: Do, *names: str) -> Asking[dict[str, list[Card]]]:
    """One's cards in play by these traits."""
    return (yield from sort_by_traits(do, in_play(do.state, do.side), *names))


# Operations

WARP = activation(ships.warp_this, cost=(Spend(dilithium=1),))
BEAM = activation(ships.beam_here, cost=(discarding(),))
PROMOTE = activation(promote_from_hand)
SEND_THERE = activation(send_to_this_ship, action=True)
TEAMS_AT_HOME = activation(draw_for_teams_at_home)
CONTROL_THIS = play(ships.control_this, action=True)
FLAGSHIP = (
    play(ships.deploy_this, warp_or_beam, action=True),
    WARP,
    BEAM,
    PROMOTE,
)
"""Of the U.S.S. Enterprise-D and the Kumari."""


def own_zone(do: Do, kind: int) -> int:
    return zone(do.side, kind)


# Small effects and costs that several cards have


DISMISS_A_SHIP = OnTable("dismiss", "CHAIR-27.6", ships.deployed, crew.dismiss_card)


def warp_a_ship(do: Do) -> Steps:
    yield from ships.warp(do, ships.deployed(do))


def scan_one(suit: str, n: int = 1, junk: bool = False) -> Effect:
    """Scan so many cards of a suit."""

    def effect(do: Do) -> Steps:
        yield from market.scan(do, n, suit, junk=junk)

    return effect


def gain_one(*suits: str) -> Effect:
    """Gain a card of one of these suits."""

    def effect(do: Do) -> Steps:
        yield from market.gain_card(do, *suits)

    return effect


def scan_for(*traits: str, junk: bool = False) -> Effect:
    def effect(do: Do) -> Steps:
        yield from market.scan_for(do, *traits, junk=junk)

    return effect


def may_scan_for(*traits: str) -> Effect:
    """Scan for one of these traits, if one likes."""

    def effect(do: Do) -> Steps:
        if (yield from agree(do, "may-scan")):
            yield from market.scan_for(do, *traits)

    return effect


def find(wants: Wants) -> Effect:
    def effect(do: Do) -> Steps:
        yield from cards.find(do, wants)

    return effect


def free(wants: Wants, zones: tuple[int, ...] = (HAND,)) -> Effect:
    """Free play of such a card, which must be played if it can be."""

    def effect(do: Do) -> Steps:
        yield from plays.free_play(do, wants, zones, optional=False)

    return effect


def may_free(wants: Wants, zones: tuple[int, ...] = (HAND,)) -> Effect:
    def effect(do: Do) -> Steps:
        yield from plays.free_play(do, wants, zones)

    return effect


def return_incidents(zones: tuple[int, ...] = (HAND,), optional: bool = False, most: int = 1) -> Effect:
    """Return an INCIDENT, or up to so many."""

    def effect(do: Do) -> Steps:
        for n in range(most):
            if (yield from incidents.return_incident(do, zones, optional=optional or n > 0)) is None:
                return

    return effect


def send_one(places: ships.Places = ships.any_place, ignore: bool = False, optional: bool = False) -> Effect:
    """Send an Away Team."""

    def effect(do: Do) -> Steps:
        yield from ships.send(do, 1, places, ignore, optional)

    return effect


def may_promote_this(do: Do) -> Steps:
    possible = do.state.lies(do.card) == STAGING and crew.why_not_promote(do, do.card) is None
    if possible and (yield from agree(do, "may-promote")):
        yield from crew.promote_this(do)


def recall_through_time(do: Do) -> Steps:
    """A card without time travel comes back from the Staging area."""
    yield from crew.recall_from_staging(do)


def each_in_play(name: str, what: str, most: int = 99, n: int = 1, this: bool = True, captain: bool = True) -> Effect:
    """So much for each card with a trait in play; `this`: the card itself counts."""

    def effect(do: Do) -> Steps:
        found = count(do.state, do.side, trait(name), None if this else do.card, captain)
        amount = n * min(most, found)
        yield from cards.draw(do, amount) if what == supply.DRAW else supply.gain(do, what, amount)

    return effect


def make_them_take_incident(do: Do) -> Steps:
    """An attack: the other captain takes an INCIDENT."""
    if (yield from attacks.strikes(do)):
        yield from foe.take_incident(do)


def make_them_discard(n: int) -> Effect:
    """An attack: the other captain discards."""

    def effect(do: Do) -> Steps:
        if (yield from attacks.strikes(do)):
            yield from foe.discard(do, n)

    return effect


def steal_dilithium(n: int) -> Effect:
    def effect(do: Do) -> Steps:
        if (yield from attacks.strikes(do)):
            yield from foe.steal(do, DILITHIUM, n)

    return effect


def remove_up_to_two_teams(do: Do) -> Steps:
    """An attack: up to two Away Teams of the other captain leave one Location; a Glory for each."""
    if (yield from attacks.strikes(do)):
        removed = yield from foe.remove_teams(do, 2, foe.places_with_teams(do), optional=True)
        yield from supply.gain(do, "glory", removed)


def with_trait(name: str) -> Points:
    """A VP for each card one owns with this trait; Wildcards do not count (CHAIR-15.10)."""

    def points(state: Chair, side: int, card: Card, owned: Sequence[Card]) -> int:
        return sum(name in state.face(each).traits for each in owned)

    return points


def may_find(wants: Wants) -> Effect:
    """Find such a card, if one likes. Whoever begins to search must find (CHAIR-27.17)."""

    def effect(do: Do) -> Steps:
        if (yield from agree(do, "may-find")):
            yield from cards.find(do, wants)

    return effect


def ambush(do: Do) -> Steps:
    """An attack: their top card goes to their Discard pile; if it is a PERSON, both take an INCIDENT."""
    if (yield from attacks.strikes(do)):
        card = yield from foe.mill(do)
        if card is not None and do.state.face(card).suit == PERSON:
            yield from incidents.take_incident(do)
            yield from foe.take_incident(do)


def remove_teams_twice(do: Do, places: Places) -> Steps:
    """Up to two times one of their Away Teams at one of these Locations; a Glory for each. One effect in cadet training
    (CHAIR-26.16)."""
    removed = 0
    for _ in range(1 if foe.is_virtual(do) else 2):
        place = yield from foe.place_to_clear(do, places(do), optional=True)
        if place is None:
            break
        removed += yield from foe.remove_teams(do, 1, [place])
    yield from supply.gain(do, "glory", removed)


def beamed_here(do: Do) -> list[Card]:
    """What lies under this card."""
    return beamed_on(do.state, do.card)


def may_warp_a_ship(do: Do) -> Steps:
    """Warp a SHIP, if one likes."""
    yield from ships.warp(do, ships.deployed(do), optional=True)


def mill_one(do: Do) -> Steps:
    """The top card of one's deck goes to one's Discard pile."""
    yield from cards.mill(do)


def ship_from_discard(do: Do) -> Steps:
    """A SHIP of one's Discard pile to the hand."""
    yield from cards.draw_from_discard(do, suit(SHIP))


def may_pay_to_warp(do: Do) -> Steps:
    """A Dilithium to warp this SHIP."""
    if (yield from supply.may_spend(do, "may-pay", dilithium=1)):
        yield from ships.warp_this(do)


def make_them_dismiss_officer(do: Do) -> Steps:
    """An attack: the other captain dismisses a Duty Officer."""
    if (yield from attacks.strikes(do)):
        yield from foe.dismiss_officer(do)


def let_them_draw(do: Do) -> Steps:
    """The other captain may draw a card."""
    yield from foe.may_draw(do)


def beam_person_here(do: Do) -> Steps:
    """A PERSON from the hand under this card."""
    yield from ships.beam(do, [do.card], suit(PERSON))


def officers_of(do: Do) -> list[Card]:
    """One's Duty Officers."""
    return do.state.row(do.side, DUTY)
