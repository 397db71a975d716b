"""Costs, as data: each says whether it can be paid and pays itself (CHAIR-8.5, CHAIR-8.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wardroom.kernel import Card, Reason, Steps

from ..pieces import Do
from ..state import DECK, DISCARD, HAND, STAGING
from . import supply
from .asking import pick, pick_cards, pick_word, stays
from .verbs import cards as card_verbs
from .verbs import incidents
from .wants import ANYTHING, Wants, number, of_these

NO_SUCH_CARD = Reason("CHAIR-8.5", "cannot-pay-card")
TOO_FEW_CARDS = Reason("CHAIR-8.7", "cannot-pay-cards")


@dataclass(frozen=True, slots=True)
class Spend:
    """So much Dilithium and Latinum (CHAIR-12.2)."""

    dilithium: int = 0
    latinum: int = 0

    def why(self, do: Do, public: bool = False) -> Reason | None:
        return supply.why_not_spend(do.state, do.side, self.dilithium, self.latinum)

    def pay(self, do: Do) -> Steps:
        yield from supply.spend(do, self.dilithium, self.latinum)
        do.latinum = do.latinum or self.latinum > 0

    def lowered(self, dilithium: int, latinum: int) -> Spend:
        return Spend(max(0, self.dilithium - dilithium), max(0, self.latinum - latinum))


@dataclass(frozen=True, slots=True)
class SpendEither:
    """So much Dilithium, or so much Latinum."""

    dilithium: int
    latinum: int

    def why(self, do: Do, public: bool = False) -> Reason | None:
        first = supply.why_not_spend(do.state, do.side, self.dilithium, 0)
        return first and supply.why_not_spend(do.state, do.side, 0, self.latinum)

    def pay(self, do: Do) -> Steps:
        ways = [(self.dilithium, 0), (0, self.latinum)]
        legal = [way for way in ways if supply.why_not_spend(do.state, do.side, *way) is None]
        way = yield from pick_word(do, "price", legal)
        yield from supply.spend(do, *way)
        do.latinum = do.latinum or way[1] > 0


@dataclass(frozen=True, slots=True)
class SpendLatinum:
    """X Latinum, X being one of these numbers: `do.amount`."""

    amounts: tuple[int, ...]

    def why(self, do: Do, public: bool = False) -> Reason | None:
        return supply.why_not_spend(do.state, do.side, 0, self.amounts[0])

    def pay(self, do: Do) -> Steps:
        legal = [n for n in self.amounts if supply.why_not_spend(do.state, do.side, 0, n) is None]
        do.amount = yield from pick_word(do, "amount", legal)
        yield from supply.spend(do, 0, do.amount)
        do.latinum = True


@dataclass(frozen=True, slots=True)
class FromHand:
    """Cards from one's hand to a stated place: the Discard pile, the top of the deck, the Staging area, the Log. The
    card whose operation it is never pays its own cost."""

    to: int
    n: int = 1
    wants: Wants = ANYTHING
    most: int = 0  # more than n, if given
    discard_too: bool = False  # or from one's Discard pile

    def why(self, do: Do, public: bool = False) -> Reason | None:
        if self.to == DISCARD and not public:
            there = [card for card in self.sources(do) if not stays(do.state, card)]
            return None if number(do.state, there, self.wants) >= self.n else self.lacking(len(there))
        if self.wants is ANYTHING and not self.discard_too and not do.picked:  # most often: counting is enough
            hand = do.state.row(do.side, HAND)
            return None if len(hand) - (do.card in hand) >= self.n else TOO_FEW_CARDS
        there = self.sources(do)
        if len(there) < self.n:
            return TOO_FEW_CARDS
        if public or self.wants is ANYTHING:
            return None
        return None if number(do.state, there, self.wants) >= self.n else NO_SUCH_CARD

    def lacking(self, held: int) -> Reason:
        return TOO_FEW_CARDS if held < self.n else NO_SUCH_CARD

    def pay(self, do: Do) -> Steps:
        kind = {DISCARD: "discard", DECK: "put-top", STAGING: "put-stage"}.get(self.to, "log")
        if self.most:
            picked = yield from pick_cards(do, kind, self.sources(do), RULES[kind], self.wants, self.most, self.n)
            for each in picked:
                yield from self.lay(do, each)
            do.amount = len(picked)
            return
        for _ in range(self.n):
            card = yield from pick(do, kind, self.sources(do), RULES[kind], self.wants)
            if card is not None:
                yield from self.lay(do, card)

    def sources(self, do: Do) -> list[Card]:
        state, side = do.state, do.side
        own, picked = do.card, do.picked
        found = [card for card in state.row(side, HAND) if card != own and card not in picked]
        return [*found, *state.row(side, DISCARD)] if self.discard_too else found

    def lay(self, do: Do, card: Card) -> Steps:
        do.picked.append(card)
        yield from card_verbs.lay(do, card, self.to)


RULES = {"discard": "CHAIR-27.5", "put-top": "CHAIR-27.31", "put-stage": "CHAIR-27.31", "log": "CHAIR-23.2"}


def discarding(n: int = 1, wants: Wants = ANYTHING, most: int = 0) -> FromHand:
    return FromHand(DISCARD, n, wants, most)


def putting_on_top(n: int = 1, wants: Wants = ANYTHING) -> FromHand:
    return FromHand(DECK, n, wants)


def staging(wants: Wants) -> FromHand:
    return FromHand(STAGING, 1, wants)


def logging(wants: Wants = ANYTHING, discard_too: bool = False) -> FromHand:
    from ..state import LOG

    return FromHand(LOG, 1, wants, discard_too=discard_too)


@dataclass(frozen=True, slots=True)
class TakeIncidents:
    """CHAIR-16.12: the top card of the Incident deck, into the hand. It can always be paid: an empty deck ends the
    game."""

    n: int = 1

    def why(self, do: Do, public: bool = False) -> Reason | None:
        return None

    def pay(self, do: Do) -> Steps:
        yield from incidents.take_incident(do, self.n)


Choices = Callable[[Do], Sequence[Card]]


@dataclass(frozen=True, slots=True)
class OnTable:
    """Something is done with one of one's cards that all see: `act` says what, `among` with which."""

    kind: str
    rule: str
    among: Choices
    act: Callable[[Do, Card], Steps]
    wants: Wants = ANYTHING

    def why(self, do: Do, public: bool = False) -> Reason | None:
        picked = do.picked
        for card in of_these(do.state, self.among(do), self.wants):
            if card not in picked:
                return None
        return Reason(self.rule, "cannot-pay-card")

    def pay(self, do: Do) -> Steps:
        found = [card for card in of_these(do.state, self.among(do), self.wants) if card not in do.picked]
        card = yield from pick(do, self.kind, found, self.rule)
        if card is not None:
            do.picked.append(card)
            yield from self.act(do, card)


@dataclass(frozen=True, slots=True)
class SpendAction:
    """CHAIR-27.22: without an Action the effect cannot start."""

    def why(self, do: Do, public: bool = False) -> Reason | None:
        return None if do.state.actions > 0 else Reason("CHAIR-27.22", "no-action")

    def pay(self, do: Do) -> Steps:
        do.state.actions -= 1
        yield from ()
