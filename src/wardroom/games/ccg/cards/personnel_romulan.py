"""Romulan personnel, those with a second affiliation included."""

from __future__ import annotations

from .kinds import UNIVERSAL
from .making import dual, member, personnel

MAJOR_RAKAL = {
    "romulan": member("Major Rakal", "V.I.P.", (4, 8, 4), "Tal Shiar, Empathy, Treachery", "AU, command"),
    "federation": member("Major Rakal", "V.I.P.", (8, 7, 4), "Empathy, Diplomacy", "AU, command"),
}
"""CCG-8.8: what she is as a Romulan and as a Federation officer."""

personnel(
    "alidar_jarok",
    "Alidar Jarok",
    "Romulan",
    "OFFICER",
    (2, 8, 8),
    "Navigation, Leadership",
    icons="command",
    traits="Admiral",
)
personnel(
    "bochra",
    "Bochra",
    "Romulan",
    "OFFICER",
    (7, 7, 6),
    "Navigation, Youth",
    icons="staff",
    named_in_lore="Geordi La Forge",
    tier=3,
)
dual(
    "data_and_picard",
    "Data and Picard",
    "Romulan, Federation",
    member("Data", "CIVILIAN", (8, 12, 12), "ENGINEER, Astrophysics, Computer Skill", "staff"),
    member("Picard", "CIVILIAN", (8, 8, 6), "Diplomacy, Anthropology, Archaeology", "staff"),
    species="android, human",
    traits="Captain, Soong-type android",
    names="Data, Jean-Luc Picard",
    tier=2,
)
personnel(
    "galathon",
    "Galathon",
    "Romulan",
    "OFFICER",
    (3, 7, 9),
    "Archaeology, Greed, Treachery",
    icons="command",
    limit=UNIVERSAL,
)
personnel("jaron", "Jaron", "Romulan", "SECURITY", (4, 7, 9), "Geology, Youth", icons="staff", limit=UNIVERSAL)
personnel(
    "jera",
    "Jera",
    "Romulan",
    "MEDICAL",
    (4, 7, 6),
    "Biology, Youth",
    icons="holo",
    limit=UNIVERSAL,
    gender="female",
    tier=3,
)
personnel(
    "major_rakal",
    "Major Rakal",
    "Romulan, Federation",
    "V.I.P.",
    (4, 8, 4),
    icons="AU, command",
    species="human, betazoid",
    gender="female",
    names="Deanna Troi",
    modes=MAJOR_RAKAL,
)
personnel(
    "mendak",
    "Mendak",
    "Romulan",
    "OFFICER",
    (4, 7, 7),
    "Treachery, Exobiology",
    icons="command",
    matching_ships="Devoras",
    named_in_lore="Selok, Devoras",
)
personnel("mirok", "Mirok", "Romulan", "SCIENCE", (3, 8, 7), "ENGINEER, Astrophysics, Physics", icons="staff")
personnel(
    "movar",
    "Movar",
    "Romulan",
    "OFFICER",
    (5, 7, 7),
    "Treachery, Anthropology",
    icons="command",
    traits="Duras-related, General",
    named_in_lore="Duras",
)
personnel(
    "nvek",
    "N'Vek",
    "Romulan",
    "SCIENCE",
    (6, 8, 8),
    "Honor, Biology, Computer Skill",
    icons="command",
    traits="Romulan underground",
)
personnel(
    "neral",
    "Neral",
    "Romulan",
    "V.I.P.",
    (4, 7, 7),
    "Treachery, Youth",
    traits="Proconsul",
    named_in_lore="Pardek, Sela",
)
personnel(
    "palteth",
    "Palteth",
    "Romulan",
    "ENGINEER",
    (3, 8, 7),
    "Computer Skill",
    icons="staff",
    limit=UNIVERSAL,
    named_in_lore="Khazara",
)
personnel("pardek", "Pardek", "Romulan", "V.I.P.", (4, 8, 6), "Diplomacy x2, Treachery", traits="Senator")
personnel("parem", "Parem", "Romulan", "OFFICER", (4, 8, 9), "Treachery", icons="staff", tier=3)
personnel(
    "sela",
    "Sela",
    "Romulan",
    "V.I.P.",
    (6, 9, 8),
    "Diplomacy, Leadership, Treachery, Youth",
    icons="command",
    species="romulan, human",
    gender="female",
    matching_ships="Goraxus",
)
personnel(
    "selok",
    "Selok",
    "Romulan",
    "V.I.P.",
    (4, 8, 5),
    "Treachery",
    icons="staff",
    limit=UNIVERSAL,
    gender="female",
    traits="Ambassador",
    tier=3,
)
personnel(
    "sirol",
    "Sirol",
    "Romulan",
    "OFFICER",
    (7, 8, 7),
    "Diplomacy, Leadership, Navigation, ENGINEER, Treachery",
    icons="command",
    matching_ships="Terix",
)
dual(
    "sisters_of_duras",
    "Sisters of Duras",
    "Romulan, Klingon",
    member("Lursa", "V.I.P.", (2, 8, 8), "Treachery, Leadership, Geology, Greed", "staff"),
    member("B'Etor", "V.I.P.", (2, 8, 7), "Treachery, Physics, Youth, Greed", "staff"),
    species="klingon",
    gender="female",
    traits="Duras-related",
    names="Lursa, B'Etor",
    matching_ships="Cha'Joh",
)
personnel(
    "taibak",
    "Taibak",
    "Romulan",
    "SCIENCE",
    (2, 8, 8),
    "Treachery, Biology, Computer Skill",
    icons="staff",
    named_in_lore="Geordi La Forge",
)
personnel("takket", "Takket", "Romulan", "MEDICAL", (4, 7, 7), "Exobiology", icons="command", limit=UNIVERSAL)
personnel(
    "tallus",
    "Tallus",
    "Romulan",
    "OFFICER",
    (3, 7, 7),
    "Leadership",
    icons="command",
    limit=UNIVERSAL,
    named_in_lore="Sela",
)
personnel("tarus", "Tarus", "Romulan", "SCIENCE", (4, 8, 7), "Stellar Cartography", icons="staff", limit=UNIVERSAL)
personnel("taul", "Taul", "Romulan", "SECURITY", (4, 7, 8), "Treachery, Archaeology", icons="staff", limit=UNIVERSAL)
personnel("tebok", "Tebok", "Romulan", "OFFICER", (5, 7, 9), "Diplomacy, Leadership, Navigation", icons="command")
personnel(
    "telak",
    "Telak",
    "Romulan",
    "SECURITY",
    (5, 6, 9),
    "Treachery, Tal Shiar, Cybernetics",
    icons="staff",
    traits="Bodyguard",
)
personnel(
    "thei",
    "Thei",
    "Romulan",
    "OFFICER",
    (4, 6, 8),
    "Geology, Physics",
    icons="command",
    limit=UNIVERSAL,
    traits="Duras-related",
    named_in_lore="Duras",
)
personnel("tokath", "Tokath", "Romulan", "OFFICER", (6, 7, 6), "Anthropology, Honor", icons="staff", tier=3)
personnel(
    "tomalak",
    "Tomalak",
    "Romulan",
    "OFFICER",
    (6, 7, 9),
    "Diplomacy, Leadership",
    icons="command",
    traits="U.S.S. Enterprise-related personnel",
    named_in_lore="D'deridex, U.S.S. Enterprise",
)
personnel("tomek", "Tomek", "Romulan", "ENGINEER", (4, 7, 6), "Astrophysics", icons="holo", limit=UNIVERSAL, tier=3)
personnel(
    "toreth",
    "Toreth",
    "Romulan",
    "OFFICER",
    (5, 8, 7),
    "Leadership, Honor, Navigation",
    icons="command",
    gender="female",
    traits="Captain",
    matching_ships="Khazara",
    named_in_lore="Khazara",
)
personnel(
    "varel",
    "Varel",
    "Romulan",
    "SCIENCE",
    (4, 7, 5),
    "Physics, Computer Skill, Youth",
    icons="staff",
    limit=UNIVERSAL,
    gender="female",
)
