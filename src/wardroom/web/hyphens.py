"""Where words may be broken, in each language: browsers know it on some machines only."""

from __future__ import annotations

import re
from functools import cache

from pyphen import Pyphen

SOFT = "\u00ad"
"""Shown only where a line ends at it."""
LONG = re.compile(r"[^\W\d_]{12,}")
"""Words that may be broken; shorter ones fit on the narrowest card, and a whole word reads better."""


@cache
def patterns(language: str) -> Pyphen:
    return Pyphen(lang=language, left=3, right=3)


@cache
def hyphenate(text: str, language: str) -> str:
    """A name with soft hyphens in its long words."""
    return LONG.sub(lambda word: patterns(language).inserted(word[0], SOFT), text)
