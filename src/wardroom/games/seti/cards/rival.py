"""The action cards of the solo rival (SETI-16b, SETI-16d): the first possible action from the top is done."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects, fx

LEFT: Final = "left"
RIGHT: Final = "right"
ORBITER: Final = "orbiter"
LANDER: Final = "lander"


class Analyze(NamedTuple):
    """With 6 data in the computer (SETI-16.30, SETI-16.65)."""

    bonus: Effects = ()


class Launch(NamedTuple):
    """Without a probe on Earth (SETI-16.15)."""

    bonus: Effects = ()


class Research(NamedTuple):
    """With enough publicity and a tile left (SETI-16.16 to SETI-16.18, SETI-16.54)."""

    publicity: int
    bonus: Effects = ()


class Fly(NamedTuple):
    """With a probe on Earth and one of the planets in reach (SETI-16.19 to SETI-16.25, SETI-16.61, SETI-16.62)."""

    moves: int
    planets: tuple[str, ...]
    prefer: tuple[str, str]


class Telescope(NamedTuple):
    """Always (SETI-16.26 to SETI-16.29, SETI-16.64)."""

    signals: tuple[str, ...]  # earth, row, tile


class MeetSpecies(NamedTuple):
    """If the first or second discovered species is known: take its card instead (SETI-16.32, SETI-16.33)."""

    which: int


class FetchSample(NamedTuple):
    """With a probe on Earth: land where samples are (SETI-16.45, SETI-16.76)."""

    reach: tuple[tuple[str, int], ...]  # planet, moves


class AnomalyTrace(NamedTuple):
    """If it does not lead the next anomaly's column: mark that column (SETI-16.46, SETI-16.77)."""

    bonus: Effects


class SendMessage(NamedTuple):
    """With a message tile in reserve and none on the track (SETI-16.49, SETI-16.79)."""

    bonus: Effects


class PlayExertian(NamedTuple):
    """With fewer than `most` cards and markers together (SETI-16.51, SETI-16.80)."""

    most: int


class MarkTrace(NamedTuple):
    """The expansion: a trace, and for some cards as much progress as there are stars."""

    color: str
    progress_by_level: bool = False


class ExploreGlyphs(NamedTuple):
    """The expansion's Glyphids: fly to planets with a glyph only."""

    moves: int
    planets: tuple[str, ...]
    prefer: tuple[str, str]


class BreachSecurity(NamedTuple):
    """The expansion's Arkhos: breach a security card at random."""

    bonus: Effects
    explorations: int


class GatherOrganelles(NamedTuple):
    """The expansion's Amoeba: the bonuses of a section with so many organelles."""

    organelles: int


RivalAction = (
    Analyze
    | Launch
    | Research
    | Fly
    | Telescope
    | MeetSpecies
    | FetchSample
    | AnomalyTrace
    | SendMessage
    | PlayExertian
    | MarkTrace
    | ExploreGlyphs
    | BreachSecurity
    | GatherOrganelles
)


class RivalCard(NamedTuple):
    """A card of the rival: its decision arrow and its actions from top to bottom."""

    id: str
    arrow: str
    actions: tuple[RivalAction, ...]
    species: str = ""


def rival_cards(*cards: RivalCard) -> dict[str, RivalCard]:
    return {card.id: card for card in cards}


LAND_FIRST: Final = (LANDER, ORBITER)
ORBIT_FIRST: Final = (ORBITER, LANDER)
RESEARCH: Final = Research(6)
ADVANCED_RESEARCH: Final = Research(6, fx("progress"))
FREE_RESEARCH: Final = Research(0, fx("progress"))
ADVANCED_ANALYZE: Final = Analyze(fx("vp:3"))
ADVANCED_LAUNCH: Final = Launch(fx("publicity progress"))
TELESCOPE: Final = Telescope(("earth", "row", "row"))
ADVANCED_TELESCOPE: Final = Telescope(("earth", "earth", "row"))

BASIC_CARDS: Final = rival_cards(
    RivalCard(
        "s1",
        LEFT,
        (Analyze(), Launch(fx("publicity")), RESEARCH, Fly(3, ("saturn", "mars", "jupiter", "venus"), ORBIT_FIRST)),
    ),
    RivalCard("s2", RIGHT, (Analyze(), RESEARCH, TELESCOPE)),
    RivalCard("s3", LEFT, (MeetSpecies(1), RESEARCH, TELESCOPE)),
    RivalCard(
        "s4", RIGHT, (MeetSpecies(2), Fly(3, ("jupiter", "mars", "saturn", "venus"), ORBIT_FIRST), FREE_RESEARCH)
    ),
)
ADVANCED_CARDS: Final = rival_cards(
    RivalCard("s5", LEFT, (ADVANCED_ANALYZE, ADVANCED_RESEARCH, ADVANCED_TELESCOPE)),
    RivalCard("s6", LEFT, (ADVANCED_RESEARCH, ADVANCED_LAUNCH, ADVANCED_TELESCOPE)),
    RivalCard(
        "s7",
        RIGHT,
        (ADVANCED_RESEARCH, Fly(4, ("neptune", "saturn", "mercury", "venus"), LAND_FIRST), ADVANCED_TELESCOPE),
    ),
    RivalCard(
        "s8",
        LEFT,
        (ADVANCED_ANALYZE, Fly(4, ("uranus", "jupiter", "mercury", "venus"), LAND_FIRST), ADVANCED_TELESCOPE),
    ),
    RivalCard(
        "s9", RIGHT, (ADVANCED_ANALYZE, ADVANCED_LAUNCH, Fly(4, ("neptune", "uranus", "mercury", "venus"), ORBIT_FIRST))
    ),
    RivalCard("s10", RIGHT, (ADVANCED_ANALYZE, ADVANCED_LAUNCH, ADVANCED_TELESCOPE)),
    RivalCard("s11", RIGHT, (ADVANCED_RESEARCH, ADVANCED_ANALYZE, ADVANCED_TELESCOPE)),
    RivalCard(
        "s12",
        LEFT,
        (ADVANCED_RESEARCH, ADVANCED_LAUNCH, Fly(4, ("mercury", "saturn", "jupiter", "venus"), LAND_FIRST)),
    ),
    RivalCard(
        "s13", LEFT, (Fly(4, ("neptune", "uranus", "mars", "venus"), LAND_FIRST), ADVANCED_ANALYZE, ADVANCED_TELESCOPE)
    ),
    RivalCard("s14", RIGHT, (ADVANCED_LAUNCH, ADVANCED_RESEARCH, ADVANCED_TELESCOPE)),
)
SPECIES_CARDS: Final = rival_cards(
    RivalCard("s15", RIGHT, (Launch(fx("publicity")), FetchSample((("saturn", 4), ("jupiter", 5)))), "mascamites"),
    RivalCard("s16", LEFT, (AnomalyTrace(fx("vp:3")), FREE_RESEARCH), "anomalies"),
    RivalCard("s17", LEFT, (Fly(4, ("oumuamua",), LAND_FIRST), Telescope(("earth", "row", "tile"))), "oumuamua"),
    RivalCard("s18", RIGHT, (SendMessage(fx("progress")), TELESCOPE), "centaurians"),
    RivalCard("s19", RIGHT, (PlayExertian(5), TELESCOPE), "exertians"),
)
RIVAL_CARDS: Final = {**BASIC_CARDS, **ADVANCED_CARDS, **SPECIES_CARDS}

#: The expansion's cards. Its own species and boards are not part of this game.
AGENCIES_CARDS: Final = rival_cards(
    RivalCard("se2_s1", LEFT, (MarkTrace("any", progress_by_level=True),)),
    RivalCard(
        "se2_s2",
        LEFT,
        (
            ExploreGlyphs(4, ("mercury", "neptune", "uranus", "saturn", "jupiter", "mars", "venus"), LAND_FIRST),
            ADVANCED_TELESCOPE,
        ),
        "glyphids",
    ),
    RivalCard("se2_s3", RIGHT, (BreachSecurity(fx("vp:3"), 2), MarkTrace("any")), "arkhos"),
    RivalCard("se2_s4", RIGHT, (GatherOrganelles(3), FREE_RESEARCH), "amoeba"),
)
