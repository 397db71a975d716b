"""SETI-16.13: the lines of a card, tried from top to bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardroom.kernel import Card, Reason, Steps

from ..cards import rival as printed
from ..state import Seti
from . import (
    absent,
    analysis,
    anomaly,
    deck,
    exertian,
    flight,
    launch,
    meeting,
    message,
    research,
    sample,
    telescope,
    tracing,
)

WhyNot = Callable[[Seti, Any, int], Reason | None]
Act = Callable[[Seti, Any, int, Card], Steps]
KINDS: dict[type, tuple[WhyNot, Act]] = {
    printed.Analyze: (analysis.why_not, analysis.act),
    printed.Launch: (launch.why_not, launch.act),
    printed.Research: (research.why_not, research.act),
    printed.Fly: (flight.why_not, flight.act),
    printed.Telescope: (telescope.why_not, telescope.act),
    printed.MeetSpecies: (meeting.why_not, meeting.act),
    printed.FetchSample: (sample.why_not, sample.act),
    printed.AnomalyTrace: (anomaly.why_not, anomaly.act),
    printed.SendMessage: (message.why_not, message.act),
    printed.PlayExertian: (exertian.why_not, exertian.act),
    printed.MarkTrace: (tracing.why_not, tracing.act),
    printed.ExploreGlyphs: (absent.why_not, absent.act),
    printed.BreachSecurity: (absent.why_not, absent.act),
    printed.GatherOrganelles: (absent.why_not, absent.act),
}
"""Each kind of action: why a line cannot be done (None: it can), and how it is done."""


def resolve(state: Seti, card: Card) -> Steps:
    """SETI-16.13: the first line from the top that can be done, and only that one."""
    face = state.face(card)  # of a card that everybody sees
    for line, action in enumerate(deck.CARDS[face].actions, 1):
        why_not, act = KINDS[type(action)]
        reason = why_not(state, action, line)
        if reason is None:
            state.note(f"rival:{face}-{line}")
            yield from act(state, action, line, card)
            return
        state.tell(f"rival-cannot-{reason.key}", line=line, rule=reason.rule, **dict(reason.args))
    state.tell("rival-idle")  # SETI-16.69
