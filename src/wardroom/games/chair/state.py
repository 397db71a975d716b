"""Everything on the table, as plain data. Decks and hands are cards; all else is public."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from wardroom.kernel import EVERYBODY, Card, State, Zone

from .cards.kinds import FACES, MARKET_SUITS, Face
from .pieces import Assignment, Captaincy

if TYPE_CHECKING:
    from .automa.witness import Witness

(
    PERSON_DECK,
    CARGO_DECK,
    SHIP_DECK,
    ALLY_DECK,
    MARKET,
    NEUTRAL,
    JUNK,
    ENCOUNTERS,
    INCIDENTS,
    LOCATIONS,
    BOX,
    SHOWN,
    GONE,
    FIRST_SIDE,
) = range(14)
"""Zones of the table: the four Market decks, in the order of the Market; the Market, the Neutral Zone and the Junk
pile; the Encounter, Incident and Location decks; Starting Locations that nobody saw (CHAIR-2.7); cards that a scan
reveals; what left the game for good. Then those of each side."""
SIDE_ZONES = 14
(
    HAND,
    DECK,
    RESERVE,
    DISCARD,
    DEVELOPMENT,
    STAGING,
    FLEET,
    PLACES,
    DUTY,
    CAPTAIN,
    BEAMED,
    LOG,
    LOOK,
    FACE_DOWN,
) = range(SIDE_ZONES)
"""Zones of a side (CHAIR-4.1): PLACES is the Location area, DUTY holds the Duty Officers, CAPTAIN the Captain and its
Status card, BEAMED whatever lies under another card, LOOK what the side alone looks at, FACE_DOWN the cards that the
Bot has drawn and not yet turned up."""
IN_PLAY = (STAGING, FLEET, PLACES, DUTY, CAPTAIN, BEAMED)
"""CHAIR-4.2."""
TABLE = (CAPTAIN, DUTY, FLEET, PLACES)
"""Table positions (CHAIR-4.7), in the order in which cards are looked at."""

DUEL, CADET, BOT = "duel", "cadet", "bot"
"""Modes: two captains; cadet training; the printed Bot."""
RIVAL = 1
"""The side of the Bot, in its mode."""
PLAYING, OVER = "playing", "over"
RESUPPLY, CONTROL, ACTION, CLEANING, STARDATE, WIPE, GLORY, DISCARDING, DRAWING = (
    *("resupply", "control", "action", "cleaning", "stardate", "wipe", "glory", "discarding", "drawing"),
)
"""Stages, at each of which the flow can be entered: the steps of a turn (CHAIR-5.1), the last one in its parts
(CHAIR-10.1); WIPE is that of cadet training (CHAIR-26.10)."""
BOOST = "boost"
"""In a campaign, before the first turn (CHAIR-36.12)."""
BOT_CONTROL, BOT_DRAW, BOT_CARD, BOT_CLEAN_UP = "bot_control", "bot_draw", "bot_card", "bot_clean_up"
"""Those of the Bot's turn (CHAIR-30): BOT_CARD comes once for each card that it has drawn."""
ACTIONS = 3
"""CHAIR-8.1."""
NO_TOKENS = (0, 0, 0)
NO_TEAMS = (0, 0)


def zone(side: int, kind: int) -> int:
    return FIRST_SIDE + SIDE_ZONES * side + kind


REINFORCEMENTS = FIRST_SIDE + 2 * SIDE_ZONES
"""The Reinforcement pile of a campaign, after the zones of the person and of the Bot. It belongs to nobody's zones: no
card of it is owned yet (CHAIR-36.11)."""


@cache
def zones(sides: int, seats: int, campaign: bool = False) -> tuple[Zone, ...]:
    """All zones of a table, in their order. The top of a zone is its last card."""
    hidden = (*range(PERSON_DECK, MARKET), ENCOUNTERS, INCIDENTS, LOCATIONS, BOX)
    names = (*MARKET_SUITS, "market", "neutral", "junk", "encounters", "incidents", "locations", "box", "shown", "gone")
    made = [Zone(name, 0 if number in hidden else EVERYBODY) for number, name in enumerate(names)]
    for side in range(sides):
        own = 1 << side if side < seats else 0
        for kind, name in enumerate(SIDE_NAMES):
            sees = {HAND: own, LOOK: own, DECK: 0, RESERVE: 0, FACE_DOWN: 0}.get(kind, EVERYBODY)
            made.append(Zone(f"{name}{side + 1}", sees, loose=kind == HAND))
    return (*made, Zone("reinforcements", EVERYBODY)) if campaign else tuple(made)


SIDE_NAMES = (
    *("hand", "deck", "reserve", "discard", "development", "staging", "fleet", "places", "duty", "captain", "beamed"),
    *("log", "look", "face_down"),
)


@dataclass(slots=True, eq=False, repr=False)
class Chair(State):
    """A position of Captain's Chair. `witness`: who tells the Bot what the state does not say."""

    witness: ClassVar[Witness[Any] | None] = None

    mode: str = DUEL
    phase: str = PLAYING
    stage: str = RESUPPLY
    fresh: bool = True  # a new turn begins
    active: int = 0
    first: int = 0
    turn: int = 0
    closing: int = -1  # turns left after this one, once a Resolution was triggered (CHAIR-5.3)
    burned: bool = False
    market: list[Card | None] = field(default_factory=lambda: [None] * len(MARKET_SUITS))
    neutral: list[Card | None] = field(default_factory=lambda: [None] * 3)
    pile: str = ""  # which Stardate cards
    stardate: int = 0  # the place of the current one in its pile
    on_stardate: int = 0  # Glory left on it
    captaincies: list[Captaincy] = field(default_factory=list)
    # this turn
    actions: int = ACTIONS
    exhausted: dict[Card, None] = field(default_factory=dict)
    treated: dict[str, str] = field(default_factory=dict)  # face -> a trait it has until the end of the turn
    spent_on: dict[Card, int] = field(default_factory=dict)  # Action tokens lying on cards
    begun: bool = False  # the operations of this step were listed
    due: list[tuple[Card, int]] = field(default_factory=list)  # those still to be resolved
    resolved: list[tuple[Card, int]] = field(default_factory=list)  # RESUPPLY operations resolved this turn
    warps: int = 0  # of a SHIP that refreshes itself (CHAIR-28.12)
    told_rows: list[tuple[str, str]] = field(default_factory=list)  # the Bot's last turn: faces and their rows
    # on the board
    host: dict[Card, Card] = field(default_factory=dict)  # beamed card -> what it lies under
    ship_at: dict[Card, Card | None] = field(default_factory=dict)  # deployed SHIP -> where its token is; None: on it
    teams: dict[Card, tuple[int, int]] = field(default_factory=dict)  # Location -> Away Teams of each side
    tokens: dict[Card, tuple[int, int, int]] = field(default_factory=dict)  # Dilithium, Latinum, Glory on a card
    happened: dict[str, None] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)

    @property
    def assignment(self) -> Assignment | None:
        """Its place in a campaign; None: it is a game by itself."""
        return None

    @property
    def sides(self) -> int:
        return len(self.captaincies)

    def is_bot(self, side: int) -> bool:
        """Whether the printed Bot has this side."""
        return self.mode == BOT and side == RIVAL

    def row(self, side: int, kind: int) -> list[Card]:
        """The cards of a side in one of its zones."""
        return self.cards.rows[FIRST_SIDE + SIDE_ZONES * side + kind]

    def table(self, side: int) -> list[Card]:
        """The cards of a side in table position (CHAIR-4.7), in the order in which they are looked at."""
        rows, first = self.cards.rows, FIRST_SIDE + SIDE_ZONES * side
        return rows[first + CAPTAIN] + rows[first + DUTY] + rows[first + FLEET] + rows[first + PLACES]

    def hand(self, side: int) -> list[Card]:
        return self.cards.rows[FIRST_SIDE + SIDE_ZONES * side + HAND]

    def face(self, card: Card) -> Face:
        return FACES[self.cards.faces[card]]

    def owner(self, card: Card) -> int:
        """Whose zone a card lies in; -1: nobody's."""
        at = self.cards.at[card]
        return (at - FIRST_SIDE) // SIDE_ZONES if FIRST_SIDE <= at < REINFORCEMENTS else -1

    def lies(self, card: Card) -> int:
        """Which zone of its side a card lies in; -1: in none."""
        at = self.cards.at[card]
        return (at - FIRST_SIDE) % SIDE_ZONES if FIRST_SIDE <= at < REINFORCEMENTS else -1

    def captain(self, side: int) -> Card:
        return self.row(side, CAPTAIN)[0]

    def tell_of(self, key: str, side: int, **args: Any) -> None:
        """What a side does; of the Bot, who is no player and has no name, in words of its own: `rival-<key>`."""
        if side >= self.seats:
            self.tell(f"rival-{key}", **args)
        else:
            self.tell(key, seat=side, **args)

    def note(self, happening: str) -> None:
        self.happened[happening] = None


@dataclass(slots=True, eq=False, repr=False)
class CampaignChair(Chair):
    """A game of a campaign. The fields of other games stay as they were, so that their files do, too."""

    assignment: Assignment = field(default_factory=Assignment)
