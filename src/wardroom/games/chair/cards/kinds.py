"""What can be printed on a card: suits, traits, operations. Pure facts; what they do is in the flow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol

from wardroom.kernel import Card, Reason, Steps

if TYPE_CHECKING:
    from ..pieces import Do, Happening
    from ..state import Chair

PERSON, CARGO, SHIP, ALLY = "person", "cargo", "ship", "ally"
ENCOUNTER, INCIDENT, LOCATION, DIRECTIVE = "encounter", "incident", "location", "directive"
CAPTAIN, STATUS = "captain", "status"
MARKET_SUITS = (PERSON, CARGO, SHIP, ALLY)
"""In the order of the Market, left to right (CHAIR-2.1)."""
SUITS = (*MARKET_SUITS, ENCOUNTER, INCIDENT, LOCATION, DIRECTIVE)
"""CHAIR-1.10. Captain and Status are labels, not suits (CHAIR-14.6)."""

RESEARCH, INFLUENCE, MILITARY = "research", "influence", "military"
TRACKS = (RESEARCH, INFLUENCE, MILITARY)
ANY, VARIABLE = "any", "variable"
"""Skill icons that match every track, or as a PASSIVE of the card says (CHAIR-17.2)."""
DILITHIUM, LATINUM, GLORY = "dilithium", "latinum", "glory"
RESOURCES = (DILITHIUM, LATINUM, GLORY)

ATTACK, ONGOING, SURPRISE, WILDCARD = "attack", "ongoing", "surprise", "wildcard"
GAMEPLAY_TRAITS = (ATTACK, ONGOING, SURPRISE, WILDCARD)
SPECIES = (
    *("alien", "aenar", "andorian", "android", "bajoran", "betazoid", "borg", "breen", "cardassian", "changeling"),
    *("ferengi", "human", "kelpien", "klingon", "orion", "pakled", "reman", "romulan", "synthetic", "tellarite"),
    *("transcendent", "trill", "vulcan", "xindi"),
)
REGULAR_TRAITS = (
    *("ambassador", "anomaly", "augment", "beverage", "business", "cloak", "communication", "creature", "doctor"),
    *("dominion", "engineer", "hologram", "imperial", "maquis", "ops", "pilot", "scientist", "security", "shady"),
    *("spy", "starbase", "starfleet", "telepath", "time_travel", "weapon"),
)
TRAITS = (*SPECIES, *GAMEPLAY_TRAITS, *REGULAR_TRAITS)

PLAY, ACTIVATION, RESUPPLY, CONTROL, CLEAN_UP = "play", "activation", "resupply", "control", "clean_up"
REACTION, PASSIVE, SPECIAL, ENDGAME, SURPRISED = "reaction", "passive", "special", "endgame", "surprised"
KINDS = (PLAY, ACTIVATION, RESUPPLY, CONTROL, CLEAN_UP, REACTION, PASSIVE, SPECIAL, ENDGAME, SURPRISED)
"""Kinds of operations (CHAIR-9)."""

AVAILABLE, RESERVE, DEVELOPMENT, DEPLOYED = "available", "reserve", "development", "deployed"
CONTROLLED, DISCARDED, INCIDENT_DECK = "controlled", "discarded", "incident_deck"
STARTING, ADVANCED, SOLO = "starting_location", "advanced_location", "solo"
"""Start marks: where a card begins (CHAIR-3.4, CHAIR-2.5)."""


class Gains(NamedTuple):
    """Plain gains, in printed order: resources, points on tracks, `action`, `draw`."""

    parts: tuple[tuple[str, int], ...]


Effect = Callable[["Do"], Steps]
Part = Effect | Gains
"""Effects are lists of these. Plain gains stay data, everything else is a function."""
Requirement = Callable[["Chair", int], Reason | None]
"""What must be so before an operation can be used (CHAIR-9.16): None, or why it is not."""
Points = Callable[["Chair", int, Card, Sequence[Card]], int]
"""What an ENDGAME operation scores: the position, the side, the card it stands on, and the cards that the side owns."""
Standing = int | Callable[["Chair", int], int]
"""How much of a standing fact a PASSIVE grants, always or as things stand."""
Fits = Callable[["Chair", int, "Happening"], bool]


class Cost(Protocol):
    """What must be paid in full before anything else happens (CHAIR-8.5)."""

    def why(self, do: Do, public: bool = False) -> Reason | None:
        """Why it cannot be paid; with `public` as far as everybody can tell."""

    def pay(self, do: Do) -> Steps:
        """Pay it. Cards that it moves are noted in `do.picked`."""


class Trigger(NamedTuple):
    """What a REACTION, a PASSIVE or a SPECIAL answers to: a kind of happening; whether it is one's own, the other
    captain's, or either; and what else must fit."""

    kind: str
    whose: str = "own"
    fits: Fits | None = None


@dataclass(frozen=True, slots=True)
class Op:
    """One printed operation. `effect` is resolved part by part, in printed order (CHAIR-8.9). `needs` are costs that
    stand in the middle of the effect (CHAIR-37.4): they must be payable beforehand, and the effect pays them."""

    kind: str
    effect: tuple[Part, ...] = ()
    action: bool = False
    attack: bool = False
    cost: tuple[Cost, ...] = ()
    needs: tuple[Cost, ...] = ()
    requires: tuple[Requirement, ...] = ()
    on: tuple[Trigger, ...] = ()
    stands: tuple[tuple[str, Standing], ...] = ()
    points: Points | None = None
    due: tuple[Cost, ...] = field(init=False)  # all that must be payable
    plain: bool = field(init=False)  # nothing but an Action is needed for it

    def __post_init__(self) -> None:
        object.__setattr__(self, "due", (*self.cost, *self.needs))
        object.__setattr__(self, "plain", not (self.due or self.requires))


class Development(NamedTuple):
    """The cost of a Development, and what is only checked (CHAIR-13.8). `waived`: when it costs nothing."""

    cost: tuple[Cost, ...] = ()
    requires: tuple[Requirement, ...] = ()
    waived: Requirement | None = None


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card. `text` names its operations' texts: twins share them."""

    id: str
    suit: str
    traits: tuple[str, ...]
    ops: tuple[Op, ...]
    skills: tuple[str, ...]
    focus: str
    vp: int | None
    start: str
    crew: str
    text: str
    development: Development | None
    playable: bool
    teams: int
    plays: tuple[int, ...]  # the places of its PLAY operations among all
    activations: tuple[int, ...]
    play_ops: tuple[Op, ...]
    use_ops: tuple[Op, ...]  # its ACTIVATIONs
    governs: bool  # a PASSIVE of it says what may be played


FACES: dict[str, Face] = {}
"""All cards, by their id. The modules of this folder fill it."""
