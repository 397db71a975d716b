"""SETI-16: the printed rival of the solo game. It plays by its cards alone, is never asked, and tells every step.

Everybody else's verbs hand over to these: what it gains (`gain`, `progress`), and what it chooses (`trace_space`,
`choose_star`, `sector_order`, `choose_gold`, `choose_message`; any other gap is decided by the `arrow`). What it must
know of the table it hears from a `witness`.
"""

from .arrow import arrow
from .gains import gain, progress
from .milestones import choose_gold, choose_message
from .signals import signal
from .spaces import trace_space
from .stars import choose_star, sector_order
from .turn import turn
from .witness import Witness, witness

__all__ = [
    "Witness",
    "arrow",
    "choose_gold",
    "choose_message",
    "choose_star",
    "gain",
    "progress",
    "sector_order",
    "signal",
    "trace_space",
    "turn",
    "witness",
]
