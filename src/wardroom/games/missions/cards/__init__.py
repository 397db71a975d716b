"""The cards: printed facts as data.

A card's name and text are in the text files; what it is and what it scores is here. Cards keep the order of the fact
sheet: 50 Galaxy cards, then 24 Missions.
"""

from typing import Final

from .clauses import Galaxy, Mission
from .galaxy import GALAXY_CARDS
from .missions import MISSION_CARDS
from .vocabulary import AFFILIATIONS, LIFEFORMS, SPECIALTIES, TYPES

__all__ = [
    "AFFILIATIONS",
    "CARDS",
    "GALAXY",
    "LIFEFORMS",
    "MISSIONS",
    "ORDER",
    "SPECIALTIES",
    "TYPES",
    "Galaxy",
    "Mission",
]

#: MIS-1.2
GALAXY: Final[tuple[str, ...]] = tuple(card.id for card in GALAXY_CARDS)
#: MIS-1.3
MISSIONS: Final[tuple[str, ...]] = tuple(card.id for card in MISSION_CARDS)
#: Every card by its id.
CARDS: Final[dict[str, Galaxy | Mission]] = {
    **{card.id: card for card in GALAXY_CARDS},
    **{card.id: card for card in MISSION_CARDS},
}
#: Where each card stands in the fact sheet: the fixed order in which cards are looked at.
ORDER: Final[dict[str, int]] = {card: index for index, card in enumerate(CARDS)}
