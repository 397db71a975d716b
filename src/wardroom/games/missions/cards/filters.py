"""Which cards a bonus text means.

A filter is an object that says whether a card, as it counts at scoring, is meant; filters combine with ``&``, ``|`` and
``~``, so that a card's data reads like its print. Every filter looks at one definite section of a card (MIS-2.12).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final, NamedTuple

from . import vocabulary as v

#: The four sections of a card; each names a field of `Guise`.
TYPE: Final = "types"
SPECIALTY: Final = "specialties"
LIFEFORM: Final = "lifeforms"
AFFILIATION: Final = "affiliations"

#: The values of each section, in one fixed order.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    TYPE: v.TYPES,
    SPECIALTY: v.SPECIALTIES,
    LIFEFORM: v.LIFEFORMS,
    AFFILIATION: v.AFFILIATIONS,
}
_NONE: Final[frozenset[str]] = frozenset()


class Guise(NamedTuple):
    """A card as it counts at scoring: usually as printed, but choices and other cards may change it (MIS-9.7).

    Every section is a set of values (MIS-2.15); `affiliations` never holds more than one.
    """

    card: str
    types: frozenset[str]
    specialties: frozenset[str] = _NONE
    lifeforms: frozenset[str] = _NONE
    affiliations: frozenset[str] = _NONE

    def shows(self, section: str) -> list[str]:
        """The values in one section, in the order of the vocabulary."""
        mine: frozenset[str] = getattr(self, section)
        return [value for value in VALUES[section] if value in mine] if mine else []


class Filter(ABC):
    """Says which cards are meant."""

    @abstractmethod
    def fits(self, guise: Guise) -> bool: ...

    def __and__(self, other: Filter) -> Filter:
        return Both(self, other)

    def __or__(self, other: Filter) -> Filter:
        return Either(self, other)

    def __invert__(self) -> Filter:
        return Not(self)


@dataclass(frozen=True)
class Shows(Filter):
    """A card with this value in this section; one fitting value is enough (MIS-2.15)."""

    section: str
    value: str

    def fits(self, guise: Guise) -> bool:
        return self.value in getattr(guise, self.section)


@dataclass(frozen=True)
class ShowsAny(Filter):
    """A card with at least one value in this section."""

    section: str

    def fits(self, guise: Guise) -> bool:
        return bool(getattr(guise, self.section))


@dataclass(frozen=True)
class Named(Filter):
    """The card of this name."""

    card: str

    def fits(self, guise: Guise) -> bool:
        return guise.card == self.card


@dataclass(frozen=True)
class Both(Filter):
    first: Filter
    second: Filter

    def fits(self, guise: Guise) -> bool:
        return self.first.fits(guise) and self.second.fits(guise)


@dataclass(frozen=True)
class Either(Filter):
    first: Filter
    second: Filter

    def fits(self, guise: Guise) -> bool:
        return self.first.fits(guise) or self.second.fits(guise)


@dataclass(frozen=True)
class Not(Filter):
    inner: Filter

    def fits(self, guise: Guise) -> bool:
        return not self.inner.fits(guise)


def named(card: str, *more: str) -> Filter:
    """Any of the cards of these names."""
    meant: Filter = Named(card)
    for other in more:
        meant = meant | Named(other)
    return meant


captain = Shows(TYPE, v.CAPTAIN)
personnel = Shows(TYPE, v.PERSONNEL)
civilian = Shows(TYPE, v.CIVILIAN)
location = Shows(TYPE, v.LOCATION)
system = Shows(TYPE, v.SYSTEM)
artifact = Shows(TYPE, v.ARTIFACT)
entity = Shows(TYPE, v.ENTITY)
#: MIS-2.2: Captain, Personnel and Civilian are the three kinds of Character.
character = captain | personnel | civilian
#: MIS-2.13: whatever is not a Mission is a Galaxy card.
galaxy = ~Shows(TYPE, v.MISSION)

command = Shows(SPECIALTY, v.COMMAND)
combat = Shows(SPECIALTY, v.COMBAT)
science = Shows(SPECIALTY, v.SCIENCE)
medical = Shows(SPECIALTY, v.MEDICAL)
security = Shows(SPECIALTY, v.SECURITY)
archaeologist = Shows(SPECIALTY, v.ARCHAEOLOGIST)
ambassador = Shows(SPECIALTY, v.AMBASSADOR)
engineer = Shows(SPECIALTY, v.ENGINEER)
counselor = Shows(SPECIALTY, v.COUNSELOR)
weapon = Shows(SPECIALTY, v.WEAPON)
cosmic = Shows(SPECIALTY, v.COSMIC)

vulcan = Shows(LIFEFORM, v.VULCAN)
klingon = Shows(LIFEFORM, v.KLINGON)
romulan = Shows(LIFEFORM, v.ROMULAN)
betazoid = Shows(LIFEFORM, v.BETAZOID)
android = Shows(LIFEFORM, v.ANDROID)
hologram = Shows(LIFEFORM, v.HOLOGRAM)
any_lifeform = ShowsAny(LIFEFORM)

federation = Shows(AFFILIATION, v.FEDERATION)
klingon_empire = Shows(AFFILIATION, v.KLINGON_EMPIRE)
ferengi_alliance = Shows(AFFILIATION, v.FERENGI_ALLIANCE)
romulan_star_empire = Shows(AFFILIATION, v.ROMULAN_STAR_EMPIRE)
hostile = Shows(AFFILIATION, v.HOSTILE)
#: MIS-2.14: it takes an affiliation to be non-Federation.
non_federation = ShowsAny(AFFILIATION) & ~federation
