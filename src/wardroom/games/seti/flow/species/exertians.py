"""SETI-15.5: the Exertians, whose cards are played face down and are dangerous."""

from __future__ import annotations

from wardroom.kernel import EVERYBODY, Asking, Card, Steps

from ...cards import EXERTIAN_MILESTONES, EXERTIANS_DEALT, SPECIES
from ...cards import EXERTIANS as PRINTED
from ...state import EXERTIANS, EXERTIANS_PLAYED, Seti, alien_deck, zone
from .. import asking, discovery, supply

NAME = "exertians"


def setup(state: Seti, slot: int, first: int) -> Steps:
    """SETI-15.5.1: 3 cards for everybody and one more for each own discovery marker; then as many may be played face
    down. The milestones lie ahead of the leader (SETI-15.5.3). What is left is dealt to nobody; the solo rival plays
    from it (SETI-16.51)."""
    order = discovery.turn_order(state, first)
    for seat in order:
        count = discovery.markers(state, slot, seat)
        if not state.is_rival(seat):
            deal(state, seat, EXERTIANS_DEALT + count)
        elif count:  # SETI-16.52
            state.tell("rival-exertians", n=count)
            yield from supply.gain(state, seat, "progress", count)
    for seat in order:
        if not state.is_rival(seat):
            for _ in range(discovery.markers(state, slot, seat)):
                if not (yield from may_play(state, seat)):
                    break
    leader = max(agency.score for agency in state.agencies)
    state.milestones = [leader + milestone.ahead for milestone in EXERTIAN_MILESTONES]
    state.tell("exertian-milestones", n=state.milestones[0], n2=state.milestones[1])


def deal(state: Seti, seat: int, count: int) -> None:
    """These are not hand cards: no limit, no discard, no exchange (SETI-15.5.2)."""
    dealt = state.cards.draw(zone(seat, EXERTIANS), (alien_deck(NAME), count))
    state.tell("exertians-dealt", seat=seat, cards=tuple(dealt), n=len(dealt))


def milestone(state: Seti, seat: int, number: int) -> Steps:
    """SETI-15.5.3, 15.5.9: one more card may be played now or never; at the second milestone it costs 1 credit."""
    state.agencies[seat].chances = number + 1
    cost = EXERTIAN_MILESTONES[number].cost
    if supply.can_pay_all(state, seat, cost) and (yield from may_play(state, seat, len(cost))):
        supply.pay_all(state, seat, cost)


def may_play(state: Seti, seat: int, credits: int = 0) -> Asking[bool]:
    """Whether the player plays an Exertian card, for so many credits."""
    held, args = state.cards.rows[zone(seat, EXERTIANS)], (("n", credits),)
    card = yield from asking.may_choose(state, seat, "exertian", lambda: held, args=args, decline=asking.NONE)
    if card is not None:
        lay(state, seat, card)
    return card is not None


def lay(state: Seti, seat: int, card: Card) -> None:
    """A card is played face down."""
    state.cards.move(card, zone(seat, EXERTIANS_PLAYED))
    state.note("exertian")
    state.tell("exertian-played", seat=seat, card=card)


def played(state: Seti, seat: int) -> list[Card]:
    return state.cards.rows[zone(seat, EXERTIANS_PLAYED)]


def reveal(state: Seti) -> None:
    """SETI-15.5.5: at the end of the game the cards that were played are turned up."""
    for seat in range(len(state.agencies)):
        cards = played(state, seat)
        if cards:
            state.cards.show(cards, EVERYBODY)
            state.tell("exertians-revealed", seat=seat, cards=tuple(cards))


def danger(state: Seti, seat: int) -> int:
    """SETI-15.5.4: of cards played and of own markers on the board."""
    return sum(PRINTED[state.face(card)].danger for card in played(state, seat)) + danger_of_markers(state, seat)


def danger_of_markers(state: Seti, seat: int) -> int:
    """Those below the board are harmless."""
    printed = SPECIES[NAME].board
    boards = [found.board for found in state.species if found.name == NAME]
    return sum(printed[color][row - 1].danger for board in boards for color, row, owner in board if owner == seat)
