"""The score sheet of a seat (MIS-1.4, MIS-11.5), and which effects a finished game has shown."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import HIDDEN, Plain

from ..cards import CARDS
from ..scoring.choices import choices_from_json, choices_to_json
from ..scoring.explained import Sheet, explain
from ..state import Missions
from ..view import hand as seen_hand


def sheet(state: Missions, seat: int, reader: int) -> Plain:
    """Every card of the hand with its points and why, and the total; None while the reader does not see the hand.
    One's own hand may be counted at any time (MIS-11.3)."""
    hand = seen_hand(state, seat, reader)
    if any(face.startswith(HIDDEN) for face in hand):
        return None
    return written(explain(hand, choices_from_json(hand, state.choices[seat])))


def written(made: Sheet) -> Plain:
    """A sheet as plain data."""
    rows = [
        {
            "card": row.card,
            "points": row.points,
            "blanked": row.blanked,
            "lines": [
                {
                    "points": line.points,
                    "key": line.key,
                    "rule": line.rule,
                    "givers": list(line.givers),
                    "args": dict(line.args),
                }
                for line in row.lines
            ],
        }
        for row in made.rows
    ]
    return {"rows": rows, "total": made.total, "choices": choices_to_json(made.choices)}


def reached(state: Missions) -> Sequence[str]:
    """Which cards scored points, and which rare steps were taken."""
    found = []
    for seat in range(state.seats):
        hand = state.hand(seat)
        made = explain(hand, choices_from_json(hand, state.choices[seat]))
        found += [f"scored:{row.card}" for row in made.rows if row.points and CARDS[row.card].score]
        if "meddlesome_q" in hand:
            found.append("meddling")
        if state.choices[seat]:
            found.append("own-choices")
    if state.extras:
        found.append("extra-turn")
    return found
