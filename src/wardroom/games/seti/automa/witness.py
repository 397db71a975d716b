"""Who tells the rival how the table stands.

The rival's rules are written once. They look at the state, and at a table of the program that says all: the `Witness`
tells what lies there and asks nobody. Beside a real table the state holds what somebody said, and the companion has a
witness of its own: a person, who is asked before the rival decides, and whose answers are written into the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from wardroom.kernel import Asking, Card, Request, Steps

from ..cards import HAND_CARDS
from ..flow import discovery, rotation, signals, supply, techs, traces
from ..flow.species import anomalies, exertians, mascamites
from ..state import END_1, GONE, RIVAL, Seti, alien_deck
from .arrow import arrow

S = TypeVar("S", bound=Seti)
T = TypeVar("T")
Looked = Iterable[Request]
"""Steps after which the state knows."""


class Witness(Generic[S]):
    """What the rival must know before it decides, and what it does with things that are not its own."""

    __slots__ = ()

    def first(self, state: S, kind: str, order: Sequence[T], **args: Any) -> Asking[T | None]:
        """The first that is free of these, which stand in the order of the rival's preference and are free as far as
        the state knows. None: none is."""
        yield from ()
        return order[0] if order else None

    # The sky

    def discs(self, state: S) -> Looked:
        """How the discs stand."""
        return ()

    def rotate(self, state: S) -> Steps:
        """SETI-10.10: the solar system turns, with all that follows."""
        return rotation.rotate(state, RIVAL)

    # Sectors

    def star(self, state: S, body: str) -> Asking[str]:
        """The star in whose sector Earth or a planet is."""
        yield from ()
        return signals.star_of(state, body)

    def slots(self, state: S, stars: Sequence[str]) -> Looked:
        """What lies in the slots of these stars, or on 'Oumuamua's tile."""
        return ()

    def row_color(self, state: S) -> Asking[str | None]:
        """SETI-16.26: the outermost card of the row is discarded: its sector colour. An empty row has none."""
        yield from ()
        lying = supply.row_cards(state)
        if not lying:
            return None
        card = arrow(state, lying)
        color = HAND_CARDS[state.face(card)].sector
        state.tell("rival-signal-row", card=card, arrow=state.arrow, feminine_color=color)
        supply.discard_row(state, RIVAL, card)
        return color

    # Planets, techs

    def first_places(self, state: S, planet: str) -> Looked:
        """Which of the first places at a planet are free: the orbiter's, the landers'."""
        return ()

    def landing_data(self, state: S, planet: str) -> Looked:
        """Which landing data of a planet are uncovered."""
        return ()

    def top_tile(self, state: S, tech: str) -> Asking[Card]:
        """The tile on top of a stack."""
        yield from ()
        return state.cards.rows[techs.STACKS[tech]][-1]

    # Species

    def sample_on(self, state: S, row: int) -> Asking[Card | None]:
        """The sample that lies on a space of the Mascamites."""
        yield from ()
        return traces.sample(state, row)

    def lay_sample(self, state: S, planet: str) -> Steps:
        """SETI-16.45: a random sample of a planet goes face up on the next blue sample space, without its reward."""
        yield from ()
        pile = mascamites.samples(state, planet)
        if not pile:
            state.tell("rival-no-sample", name_place=planet)
            return
        sample = state.chance.pick(pile)
        mascamites.lay(state, sample)
        state.tell("rival-lays-sample", card=sample, name_place=planet)

    def next_anomaly(self, state: S) -> Asking[str]:
        """The colour of the next anomaly, as it is now."""
        yield from ()
        column = anomalies.next_column(state)
        assert column is not None
        return state.anomalies[column][0]

    def leads(self, state: S, color: str) -> Asking[bool]:
        """Whether the rival's marker is the highest in a column of the Anomalies; in an empty one it is not."""
        yield from ()
        return anomalies.highest(state, color) == RIVAL

    def exertians(self, state: S) -> int:
        """How many of the Exertians' cards the rival has played."""
        return len(exertians.played(state, RIVAL))

    def play_exertian(self, state: S) -> None:
        """SETI-16.80: the top card of their shuffled deck, which nobody sees until the end."""
        exertians.lay(state, RIVAL, state.cards.rows[alien_deck(exertians.NAME)][-1])

    # The end of a turn and of a round

    def complete_sectors(self, state: S) -> Steps:
        """SETI-16.53: they are resolved, clockwise from Earth."""
        return signals.resolve_sectors(state, RIVAL)

    def discoveries(self, state: S, first: int) -> Asking[bool]:
        """SETI-13.11: species whose discovery spaces are filled are discovered. Whether there was any."""
        return discovery.discoveries(state, first)

    def take_end_card(self, state: S) -> None:
        """SETI-16.59: the top card of this round's stack leaves the game unseen."""
        state.cards.move(state.cards.rows[END_1 + state.round - 1][-1], GONE)

    def discard_end_cards(self, state: S) -> None:
        """SETI-16.59: what the last to pass leaves of the stack is discarded."""
        for card in state.cards.rows[END_1 + state.round - 1][:]:
            state.tell("end-card-left", card=supply.to_discard(state, card))


KNOWN: Witness[Seti] = Witness()


def witness(state: Seti) -> Witness[Any]:
    """The one who tells how this table stands."""
    return state.witness or KNOWN
