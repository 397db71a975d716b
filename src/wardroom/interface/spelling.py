"""How words are compared when people type them."""

from __future__ import annotations

import unicodedata

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def fold(name: str) -> str:
    """Letters and digits only, without accents and case."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(LIGATURES))
    return "".join(letter for letter in plain if letter.isalnum())
