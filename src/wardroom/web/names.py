"""Names that strangers give themselves, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

from wardroom.kernel.table import LONGEST_NAME as LONGEST

UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control and formatting characters (bidirectional overrides among them), halves of characters, private and unknown
ones, line ends."""
MARKS = 2
"""Accents on one letter; a hundred of them would paint over the neighbours."""


def clean(name: str, longest: int = LONGEST) -> str:
    """In one normal form, on one line, without tricks; perhaps nothing is left."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name[: 8 * longest]):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in UNWANTED or marks > MARKS:
            letter = " " if letter in "\t\n\r\u2028\u2029" else ""
        kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()


def distinct(name: str, taken: list[str]) -> str:
    """Two of the same name are told apart by a number."""
    folded = [each.casefold() for each in taken]
    if name.casefold() not in folded:
        return name
    number = 2
    while f"{name[: LONGEST - 3]} {number}".casefold() in folded:
        number += 1
    return f"{name[: LONGEST - 3]} {number}"
