"""All cards of the box, from their modules."""

from __future__ import annotations

from . import (
    allies,
    burnham,
    burnham_developments,
    cargo,
    encounters,
    incidents,
    koloth,
    koloth_developments,
    missions,
    persons_a_to_l,
    persons_m_to_z,
    picard,
    picard_developments,
    places,
    sela,
    sela_developments,
    ships,
    shran,
    sisko,
    sisko_developments,
    solo,
)
from .kinds import FACES

MODULES = (
    *(allies, cargo, encounters, incidents, persons_a_to_l, missions, persons_m_to_z, places, ships),
    *(burnham, burnham_developments, koloth, koloth_developments, picard, picard_developments),
    *(sela, sela_developments, shran, sisko, sisko_developments, solo),
)
"""Each adds its cards to `FACES` when it is imported."""

__all__ = ["FACES", "MODULES"]
