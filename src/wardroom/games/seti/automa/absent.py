"""Lines that need a species of the expansion, which is no part of this game (SETI-19): they are never possible."""

from __future__ import annotations

from wardroom.kernel import Card, Reason, Steps

from ..cards.rival import BreachSecurity, ExploreGlyphs, GatherOrganelles
from ..state import Seti

Absent = ExploreGlyphs | BreachSecurity | GatherOrganelles
SPECIES: dict[type, str] = {ExploreGlyphs: "glyphids", BreachSecurity: "arkhos", GatherOrganelles: "amoeba"}


def why_not(_state: Seti, action: Absent, _line: int) -> Reason | None:
    return Reason("SETI-16.13", "absent", (("the_species", SPECIES[type(action)]),))


def act(_state: Seti, _action: Absent, _line: int, _card: Card) -> Steps:
    yield from ()
