"""The 56 epilogues, worst first (SHIP-16). Their words are in the text files: `epilogue-1` to `epilogue-56`."""

from __future__ import annotations

from typing import Final

#: SHIP-16.2: the score that would be rank 0.
BASE: Final = 19
EPILOGUES: Final = range(1, 57)


def epilogue(points: int) -> int:
    """The rank that goes with a score, given without its half point (SHIP-16.1, SHIP-16.2)."""
    return min(max(points - BASE, EPILOGUES[0]), EPILOGUES[-1])
