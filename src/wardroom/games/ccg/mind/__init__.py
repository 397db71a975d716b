"""How good a position looks to a player, and each option at a glance: what greedy and search go by."""

from __future__ import annotations

from .evaluate import evaluate
from .rate import rate
from .weights import POINT

__all__ = ["POINT", "evaluate", "rate"]
