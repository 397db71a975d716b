"""All cards that can be in hand, with everything they do."""

from __future__ import annotations

from typing import Final

from .aliens_anomalies import ANOMALY_CARDS
from .aliens_centaurians import CENTAURIAN_CARDS
from .aliens_exertians import EXERTIANS
from .aliens_mascamites import MASCAMITE_CARDS
from .aliens_oumuamua import OUMUAMUA_CARDS
from .project import HAND_CARDS, Project
from .projects_actions import ACTIONS
from .projects_conditional import CONDITIONALS
from .projects_endgame import ENDGAME_PROJECTS
from .projects_triggered import TRIGGEREDS

PROJECTS: Final[dict[str, Project]] = {
    card.id: card
    for card in sorted((*ACTIONS, *CONDITIONALS, *TRIGGEREDS, *ENDGAME_PROJECTS), key=lambda card: card.number)
}
"""The main deck, by number."""
ALIEN_CARDS: Final[dict[str, Project]] = {**MASCAMITE_CARDS, **ANOMALY_CARDS, **OUMUAMUA_CARDS, **CENTAURIAN_CARDS}
"""The alien cards that can be in hand; those of the Exertians never are."""
ALIEN_DECKS: Final[dict[str, tuple[str, ...]]] = {
    "mascamites": tuple(MASCAMITE_CARDS),
    "anomalies": tuple(ANOMALY_CARDS),
    "oumuamua": tuple(OUMUAMUA_CARDS),
    "centaurians": tuple(CENTAURIAN_CARDS),
    "exertians": tuple(EXERTIANS),
}
HAND_CARDS.update(PROJECTS)
HAND_CARDS.update(ALIEN_CARDS)
