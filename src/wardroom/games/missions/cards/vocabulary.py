"""The words printed on cards (MIS-2.2 to MIS-2.8), each section in the order of the fact sheet."""

from typing import Final

CAPTAIN: Final = "captain"
PERSONNEL: Final = "personnel"
CIVILIAN: Final = "civilian"
LOCATION: Final = "location"
SYSTEM: Final = "system"
EQUIPMENT: Final = "equipment"
ARTIFACT: Final = "artifact"
ENTITY: Final = "entity"
WILD: Final = "wild"
MISSION: Final = "mission"

COMMAND: Final = "command"
COMBAT: Final = "combat"
SCIENCE: Final = "science"
MEDICAL: Final = "medical"
SECURITY: Final = "security"
ARCHAEOLOGIST: Final = "archaeologist"
AMBASSADOR: Final = "ambassador"
ENGINEER: Final = "engineer"
COUNSELOR: Final = "counselor"
WEAPON: Final = "weapon"
COSMIC: Final = "cosmic"

HUMAN: Final = "human"
VULCAN: Final = "vulcan"
KLINGON: Final = "klingon"
ROMULAN: Final = "romulan"
FERENGI: Final = "ferengi"
BETAZOID: Final = "betazoid"
ANDROID: Final = "android"
HOLOGRAM: Final = "hologram"
CRYSTAL: Final = "crystal"
EL_AURIAN: Final = "el_aurian"

FEDERATION: Final = "federation"
KLINGON_EMPIRE: Final = "klingon_empire"
FERENGI_ALLIANCE: Final = "ferengi_alliance"
ROMULAN_STAR_EMPIRE: Final = "romulan_star_empire"
HOSTILE: Final = "hostile"

#: MIS-2.2, MIS-2.3; Mission cards have a type of their own so that a filter can tell them apart (MIS-2.13).
TYPES: Final[tuple[str, ...]] = (
    CAPTAIN,
    PERSONNEL,
    CIVILIAN,
    LOCATION,
    SYSTEM,
    EQUIPMENT,
    ARTIFACT,
    ENTITY,
    WILD,
    MISSION,
)
#: MIS-2.5
SPECIALTIES: Final[tuple[str, ...]] = (
    COMMAND,
    COMBAT,
    SCIENCE,
    MEDICAL,
    SECURITY,
    ARCHAEOLOGIST,
    AMBASSADOR,
    ENGINEER,
    COUNSELOR,
    WEAPON,
    COSMIC,
)
#: MIS-2.6
LIFEFORMS: Final[tuple[str, ...]] = (
    HUMAN,
    VULCAN,
    KLINGON,
    ROMULAN,
    FERENGI,
    BETAZOID,
    ANDROID,
    HOLOGRAM,
    CRYSTAL,
    EL_AURIAN,
)
#: MIS-2.8
AFFILIATIONS: Final[tuple[str, ...]] = (FEDERATION, KLINGON_EMPIRE, FERENGI_ALLIANCE, ROMULAN_STAR_EMPIRE, HOSTILE)
