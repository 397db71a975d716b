"""SETI-16.13: the lines of a card, tried from top to bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardroom.kernel import Asking, Card, Reason, Steps

from ..cards import rival as printed
from ..state import Seti
from . import analysis, anomaly, deck, exertian, flight, launch, meeting, message, research, sample, telescope, tracing

Tried = Asking[Reason | None]
"""Steps after which it is known whether a line was done (None), or why it cannot be."""
ABSENT: dict[type, str] = {
    printed.ExploreGlyphs: "glyphids",
    printed.BreachSecurity: "arkhos",
    printed.GatherOrganelles: "amoeba",
}
"""Species of the expansion, which are no part of this game (SETI-19)."""


def absent(_state: Seti, action: printed.RivalAction, _line: int) -> Tried:
    """A line about a species that is not there."""
    yield from ()
    return Reason("SETI-16.13", "absent", (("the_species", ABSENT[type(action)]),))


KINDS: dict[type, Callable[[Seti, Any, int], Tried]] = {
    printed.Analyze: analysis.analyse,
    printed.Launch: launch.launch,
    printed.Research: research.research,
    printed.Fly: flight.fly,
    printed.Telescope: telescope.listen,
    printed.MeetSpecies: meeting.meet,
    printed.FetchSample: sample.fetch,
    printed.AnomalyTrace: anomaly.strive,
    printed.SendMessage: message.send,
    printed.PlayExertian: exertian.risk,
    printed.MarkTrace: tracing.trace,
    **dict.fromkeys(ABSENT, absent),
}
"""Each kind of action."""


def resolve(state: Seti, card: Card) -> Steps:
    """SETI-16.13: the first line from the top that can be done, and only that one."""
    face = state.face(card)  # of a card that everybody sees
    for line, action in enumerate(deck.CARDS[face].actions, 1):
        reason = yield from KINDS[type(action)](state, action, line)
        if reason is None:
            state.note(f"rival:{face}-{line}")
            return
        state.tell(f"rival-cannot-{reason.key}", line=line, rule=reason.rule, **dict(reason.args))
    state.tell("rival-idle")  # SETI-16.69
