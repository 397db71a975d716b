"""What can be printed on a card: kinds, icons, numbers. Pure facts; what cards do is in the flow.

Words are lower snake case keys, the same in code, data and texts. Titles are names and stay as printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ..needs import ANYBODY, Needs, Selection, Who

MISSION, DILEMMA, ARTIFACT = "mission", "dilemma", "artifact"
PERSONNEL, SHIP, FACILITY, EQUIPMENT = "personnel", "ship", "facility", "equipment"
EVENT, INCIDENT, OBJECTIVE, INTERRUPT, DOORWAY = "event", "incident", "objective", "interrupt", "doorway"
SITE, TIME_LOCATION, TACTIC, Q_CARD, TRIBBLE, TROUBLE = (
    *("site", "time_location", "tactic", "q_card", "tribble", "trouble"),
)
KINDS = (
    *(MISSION, DILEMMA, ARTIFACT, PERSONNEL, SHIP, FACILITY, EQUIPMENT, EVENT, INCIDENT, OBJECTIVE, INTERRUPT),
    *(DOORWAY, SITE, TIME_LOCATION, TACTIC, Q_CARD, TRIBBLE, TROUBLE),
)
"""CCG-2."""
REPORTING = (PERSONNEL, SHIP, EQUIPMENT)
"""CCG-2.4: what reports for duty."""
UNPLAYABLE = (MISSION, DILEMMA, ARTIFACT, Q_CARD, TACTIC, TRIBBLE, TROUBLE)
"""CCG-7.5: what cannot be played from hand."""

FEDERATION, KLINGON, ROMULAN = "federation", "klingon", "romulan"
NON_ALIGNED, NEUTRAL, BORG = "non_aligned", "neutral", "borg"
CARDASSIAN, BAJORAN, FERENGI = "cardassian", "bajoran", "ferengi"
AFFILIATIONS = (FEDERATION, KLINGON, ROMULAN, NON_ALIGNED, NEUTRAL, BORG, CARDASSIAN, BAJORAN, FERENGI)
UNBOUND = (NON_ALIGNED, NEUTRAL)
"""CCG-4.17: compatible with every affiliation except Borg."""

INTEGRITY, CUNNING, STRENGTH = "integrity", "cunning", "strength"
ATTRIBUTES = (INTEGRITY, CUNNING, STRENGTH)
RANGE, WEAPONS, SHIELDS = "range", "weapons", "shields"
SHIP_NUMBERS = (RANGE, WEAPONS, SHIELDS)
COMMAND, STAFF = "command", "staff"
ANIMAL = "animal"

ALPHA, GAMMA, DELTA, MIRROR = "alpha", "gamma", "delta", "mirror"
QUADRANTS = (ALPHA, GAMMA, DELTA, MIRROR)
PLANET, SPACE, DUAL, EITHER = "planet", "space", "dual", "either"
"""Icons of missions (planet, space, dual) and of dilemmas (planet, space, either)."""
UNIVERSAL, UNIQUE, ENIGMA, SINGLE = "universal", "unique", "enigma", "single"
"""Limits (CCG-4.10 to CCG-4.13): SINGLE is not duplicatable. Cards without any have none (CCG-4.31)."""
OUTPOST, HEADQUARTERS, STATION = "outpost", "headquarters", "station"
CONDITIONS, CURE, NULLIFY, AUTOMATIC, CHOICE, SELF_CONTROLLING = (
    *("conditions", "cure", "nullify", "automatic", "choice", "self_controlling"),
)
"""Ways of dilemmas: what is done about them."""
RESEED, OUT_OF_PLAY, STAYS = "reseed", "out_of_play", "stays"
"""Where a dilemma goes: back under its mission if its conditions failed, else out of play (CCG-13.32, CCG-13.40); out
of play in any case (CCG-13.33); it stays where its effect put it (CCG-13.42)."""


class Modifier(NamedTuple):
    """What a card changes about others while it is where it works (CCG-19.3). `what`: an attribute, a ship number, a
    skill, or FIRST_SKILL. `op`: `set`, `add` or `multiply` for numbers; `give` or `lose` for levels of a skill.
    `amount`: a number, or the name of what is counted (a word that `values.py` knows). `on`: whom it changes. `who`:
    only these personnel. `when`: a condition (a word of `values.py`). `users`: affiliations that may use it (CCG-10.2).
    `both`: it changes those of both players."""

    what: str
    op: str
    amount: int | str
    on: str
    who: Who = ANYBODY
    when: str = ""
    users: tuple[str, ...] = ()
    cumulative: bool = False
    both: bool = False


SET, ADD, MULTIPLY, GIVE, LOSE = "set", "add", "multiply", "give", "lose"
FIRST_SKILL = "first_skill"
"""The first-listed skill (CCG-9.4)."""
TEAM, OTHERS, VESSEL, CREW, SIDE = "team", "others", "vessel", "crew", "side"
"""Whom modifiers change: your personnel present with the card; those but for itself; the ship or facility that it is on
or aboard of; the personnel aboard of that; all your personnel, or ships, in play."""


class Deed(NamedTuple):
    """A plain effect of a dilemma: one verb, and whom it befalls. `verb`: `kill`, `stop`, `disable`, `out_of_play`; or
    `damage`, `destroy`, which befall the ship."""

    verb: str
    who: Selection | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """What is printed on a card. Ids are those of texts (`card-<id>`), `title` is the printed name. `names`: its title
    and the personas it is a version of (CCG-7.13); filled in with the title if left out."""

    id: str
    kind: str
    title: str
    limit: str = ""
    icons: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    affiliations: tuple[str, ...] = ()
    quadrant: str = ALPHA
    points: int | None = None
    countdown: int | None = None
    downloads: tuple[str, ...] = ()
    named_in_lore: tuple[str, ...] = ()
    immune: tuple[str, ...] = ()  # titles of cards that cannot affect it (CCG-14.17), or EVERYTHING
    nullifies: tuple[str, ...] = ()  # titles of cards that do nothing where it is present, or in play (CCG-14.19)
    modifiers: tuple[Modifier, ...] = ()
    effects: tuple[str, ...] = ()  # moments of which a function of the flow knows what this card does then (`EFFECTS`)
    plays: tuple[str, ...] = ()  # where it may be played: words of the facts (`table`, `seed`, `ship`, `resolve` ...)
    tier: int = 1
    module: str = ""

    def __post_init__(self) -> None:
        if not self.names:
            object.__setattr__(self, "names", (self.title,))


class Member(NamedTuple):
    """One person. `skills` in printed order with levels; the first is the first-listed skill (CCG-9.4). A star counts
    as 0 (CCG-9.55)."""

    name: str
    classification: str
    integrity: int
    cunning: int
    strength: int
    skills: tuple[tuple[str, int], ...] = ()
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Personnel(Face):
    """A card with one person, or with two (CCG-9.11)."""

    kind: str = PERSONNEL
    members: tuple[Member, ...]
    species: tuple[str, ...] = ()
    gender: str = "male"
    matching_ships: tuple[str, ...] = ()
    partners: tuple[str, ...] = ()
    specialist: bool = False
    nemesis: tuple[str, str] | None = None  # colour, side
    modes: Mapping[str, Member] = field(default_factory=dict)  # by affiliation, where they differ (CCG-8.8)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ship(Face):
    """`staffing`: icons, one personnel each (CCG-11.1). `equipment`: special equipment aboard."""

    kind: str = SHIP
    ship_class: str = ""
    range: int = 0
    weapons: int = 0
    shields: int = 0
    staffing: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Facility(Face):
    """An outpost, a headquarters or a station (CCG-2.5). `homeworld`: whose, of a headquarters. `seeds`: it may be
    seeded. `builder`: the classification that builds it where it is unstopped."""

    kind: str = FACILITY
    facility: str = OUTPOST
    shields: int = 0
    weapons: int = 0
    homeworld: str = ""
    seeds: bool = True
    builder: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mission(Face):
    """`affiliations`: the icons that may attempt; `anyone`: any crew or Away Team may (CCG-13.2). `location`: the
    place, for sharing (CCG-5.11). `homeworld`: of which affiliation. `span` None: computed."""

    kind: str = MISSION
    icon: str
    location: str = ""
    region: str = ""
    homeworld: str = ""
    span: int | None
    needs: Needs | None = None
    anyone: bool = False

    @property
    def is_planet(self) -> bool:
        return self.icon in (PLANET, DUAL)

    @property
    def is_space(self) -> bool:
        return self.icon in (SPACE, DUAL)


Cases = Mapping[str, Needs]
"""Conditions by case: `space` and `planet`, or whatever the card's own function asks for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dilemma(Face):
    """`fail`, `effect`: plain deeds; a dilemma that does more has a function of its own under its id in the flow, and
    nothing here. By case where space and planet differ."""

    kind: str = DILEMMA
    icon: str
    way: str = CONDITIONS
    targets: tuple[Who | Selection, ...] = ()  # each must find somebody (CCG-13.30)
    unless: Needs | Cases | None = None
    cure: Needs | None = None
    nullify: Needs | None = None
    fail: tuple[Deed, ...] | Mapping[str, tuple[Deed, ...]] = ()
    effect: tuple[Deed, ...] = ()
    after: str | Mapping[str, str] = OUT_OF_PLAY
    points_when: str = ""
    range: int = 0
    weapons: int = 0
    shields: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Artifact(Face):
    """`use`: what becomes of it when it is earned: `immediate`, `table`, `equipment`, `event`, `interrupt`."""

    kind: str = ARTIFACT
    use: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Equipment(Face):
    kind: str = EQUIPMENT


@dataclass(frozen=True, slots=True, kw_only=True)
class Playable(Face):
    """Events, incidents, objectives, interrupts, doorways. `timing`: the moments at which it may be played: triggers of
    windows, where `pause` is any time, the only one of an interrupt that names none; `start` of one's turn, `own_turn`,
    `after_battle`."""

    timing: tuple[str, ...] = ()
    cure: Needs | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Site(Face):
    kind: str = SITE
    site: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLocation(Face):
    kind: str = TIME_LOCATION
    icon: str
    matches: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Tactic(Face):
    """`attack`, `defense`: bonuses. `hit`, `direct`, `miss`: sequences of D and F (CCG-16.51). `hull`: the share of
    HULL in per cent that it takes as damage; what it lowers is among the `modifiers`."""

    kind: str = TACTIC
    attack: int = 0
    defense: int = 0
    hit: str = ""
    direct: str = ""
    miss: str = ""
    hull: int = 0
    casualty: Selection | None = None  # who dies when it is placed as damage (CCG-16.61)
    off_line: tuple[
        str, ...
    ] = ()  # special equipment, `transporters`, or numbers without their enhancements (CCG-16.76)


@dataclass(frozen=True, slots=True, kw_only=True)
class QCard(Face):
    kind: str = Q_CARD
    q_type: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Tribble(Face):
    """Tribbles with their number, or trouble with the size of a group that it needs."""

    count: int = 0


def works_as(face: Face) -> str:
    """CCG-2.12: the kind that a card is treated as in play: an artifact used as equipment is equipment."""
    return EQUIPMENT if isinstance(face, Artifact) and face.use == EQUIPMENT else face.kind


EVERYTHING = "everything"
"""Immune to it: cannot be nullified at all."""
EFFECTS = (
    *("earned", "effect", "fail", "first", "killed", "order", "play", "reports", "seed", "solved", "standing", "turns"),
)
"""Moments at which a card does what no data say. `play`: played or used; `standing`: asked for by a rule while it is in
play; `turns`: at the start or end of turns; `order`: an order that it gives; `first`, `effect`, `fail`: of a dilemma,
before its conditions, without conditions, and when they are not met; `earned`: an artifact; `solved`, `reports`: a
mission; `seed`: a card that is seeded; `killed`: when it dies."""

FACES: dict[str, Face] = {}
"""All cards, by their id. The modules of this folder fill it."""


def enter(*faces: Face) -> None:
    """Put faces into the list."""
    for face in faces:
        if face.id in FACES:
            raise ValueError(f"there are two cards {face.id}")
        FACES[face.id] = face
