"""How somebody plays Captain's Chair in the tests: by a rule that needs no luck to come to the end soon."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.kinds import Gains, Op
from wardroom.games.chair.flow.costs import TakeIncidents

from .people import Person

END = "end"
MOST = 250
"""Answers after which a game should be over."""
PICKS = 3
"""Every so many answers, one of several things that may be picked is."""


def gains_glory(op: Op) -> bool:
    """It moves the clock (CHAIR-11.1)."""
    return any(what == "glory" for part in op.effect if isinstance(part, Gains) for what, _ in part.parts)


def takes_incidents(op: Op) -> bool:
    """It brings the Burn nearer (CHAIR-5.5)."""
    return any(isinstance(cost, TakeIncidents) for cost in (*op.cost, *op.needs))


def hurries(op: Op) -> bool:
    return gains_glory(op) or takes_incidents(op)


class Captain:
    """Completes missions, takes control, and resolves whatever operation it is eager for; so many others a turn, then
    it ends the step. To other questions it gives now the first, now another answer."""

    def __init__(
        self, me: Person, operations: int, eager: Callable[[Op], bool] = gains_glory, tap: bool = False
    ) -> None:
        self.me = me
        self.operations = operations
        self.eager = eager
        self.tap = tap
        self.made = 0  # answers
        self.resolved = 0  # operations of this turn

    def answers(self) -> None:
        """The question on the page."""
        boxes = self.me.boxes
        if boxes:
            self.me.picks(*boxes[: self.made % PICKS == 0], tap=self.tap)
        else:
            self.me.says(self.chosen(self.me.offered), tap=self.tap)
        self.made += 1
        assert self.made < MOST, "this game does not end"

    def chosen(self, keys: Sequence[str]) -> str:
        wanted = [key for key in keys if key.startswith(("mission:", "control:")) or self.is_eager_for(key)]
        if wanted:
            return wanted[0]
        if END not in keys:
            return keys[self.made % min(3, len(keys))]
        others = [key for key in keys if key != END]
        if not others or self.resolved == self.operations:
            self.resolved = 0
            return END
        self.resolved += 1
        return others[self.made % len(others)]

    def is_eager_for(self, key: str) -> bool:
        """Whether this plays or uses a card for such an operation."""
        verb, *named = key.split(":")
        if verb not in ("play", "use"):
            return False
        face, number = FACES[named[0]], int(named[1])
        places = face.plays if verb == "play" else face.activations
        return number < len(places) and self.eager(face.ops[places[number]])
