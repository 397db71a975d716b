"""Klingon personnel."""

from __future__ import annotations

from .kinds import OTHERS, UNIVERSAL
from .making import adds, dual, member, personnel

personnel(
    "betor",
    "B'Etor",
    "Klingon",
    "V.I.P.",
    (2, 8, 7),
    "Treachery, Leadership, Physics, Youth, Greed",
    icons="command",
    gender="female",
    traits="Duras-related",
    matching_ships="Cha'Joh",
    named_in_lore="Duras, Gowron, Lursa",
    tier=3,
)
personnel(
    "bijik",
    "B'iJik",
    "Klingon",
    "OFFICER",
    (4, 6, 6),
    "Navigation",
    icons="staff",
    limit=UNIVERSAL,
    named_in_lore="Gowron",
    tier=3,
)
personnel(
    "bael",
    "Ba'el",
    "Klingon",
    "CIVILIAN",
    (6, 6, 4),
    "Anthropology, Youth",
    species="klingon, romulan",
    gender="female",
    partners="Worf",
    named_in_lore="Worf",
    tier=3,
)
personnel("batrell", "Batrell", "Klingon", "OFFICER", (7, 3, 7), "Honor", icons="command", limit=UNIVERSAL)
personnel("divok", "Divok", "Klingon", "MEDICAL", (6, 6, 8), "Biology, Youth", icons="staff", limit=UNIVERSAL)
personnel(
    "dukath",
    "Dukath",
    "Klingon",
    "SCIENCE",
    (5, 6, 7),
    "Archaeology",
    icons="staff",
    limit=UNIVERSAL,
    traits="I.K.S. Pagh-related personnel",
    named_in_lore="I.K.C. Pagh",
)
personnel(
    "duras",
    "Duras",
    "Klingon",
    "V.I.P.",
    (4, 6, 8),
    "Leadership, Computer Skill, Treachery, Greed",
    icons="command",
    traits="Duras-related, High Council",
)
personnel(
    "feklhr", "Fek'lhr", "Klingon", "V.I.P.", (6, 1, 15), "Honor, Treachery", icons="holo", limit=UNIVERSAL, tier=3
)
personnel(
    "gorath",
    "Gorath",
    "Klingon",
    "SECURITY",
    (6, 4, 7),
    "Honor",
    icons="staff",
    limit=UNIVERSAL,
    traits="High Council",
    tier=3,
)
personnel(
    "gowron",
    "Gowron",
    "Klingon",
    "V.I.P.",
    (8, 7, 9),
    "Leadership x2, Diplomacy, Honor",
    icons="command",
    traits="Duras-related, High Council, High Council Leader",
    matching_ships="I.K.C. Bortas",
    named_in_lore="Duras",
)
personnel("jddan", "J'Ddan", "Klingon", "SCIENCE", (2, 6, 6), "Exobiology, Treachery", icons="staff", limit=UNIVERSAL)
personnel(
    "jadzia_dax_blaze_of_glory",
    "Jadzia Dax",
    "Klingon",
    "SCIENCE",
    (8, 9, 8),
    "ENGINEER, Diplomacy, Anthropology, Honor",
    icons="command",
    species="trill",
    gender="female",
    nemesis=("red", "right"),
    modifiers=adds("integrity, cunning, strength", 2, OTHERS, when="same_nemesis"),
)
personnel(
    "kmpec",
    "K'mpec",
    "Klingon",
    "V.I.P.",
    (7, 8, 5),
    "Leadership, Diplomacy",
    icons="command",
    traits="High Council, High Council Leader",
    named_in_lore="Gowron, Jean-Luc Picard",
)
personnel(
    "ktal", "K'Tal", "Klingon", "V.I.P.", (7, 5, 5), "Diplomacy", traits="High Council", named_in_lore="Gowron", tier=3
)
personnel(
    "ktesh", "K'Tesh", "Klingon", "ENGINEER", (5, 5, 6), "Stellar Cartography", icons="holo", limit=UNIVERSAL, tier=3
)
personnel(
    "kvada",
    "K'Vada",
    "Klingon",
    "OFFICER",
    (8, 5, 7),
    "Leadership, Navigation",
    icons="command",
    traits="Captain",
    named_in_lore="Data, Jean-Luc Picard",
)
personnel("kahless", "Kahless", "Klingon", "V.I.P.", (10, 6, 8), "Honor x2", icons="command", traits="Emperor")
personnel(
    "kang",
    "Kang",
    "Klingon",
    "OFFICER",
    (7, 7, 8),
    "Leadership, Honor, SECURITY, Physics",
    icons="command",
    nemesis=("red", "right"),
)
personnel(
    "kargan",
    "Kargan",
    "Klingon",
    "OFFICER",
    (7, 5, 9),
    "Honor, Computer Skill",
    icons="command",
    traits="Captain, I.K.S. Pagh-related personnel",
    matching_ships="I.K.C. Pagh",
    named_in_lore="I.K.C. Pagh, William T. Riker",
)
personnel(
    "kell",
    "Kell",
    "Klingon",
    "V.I.P.",
    (2, 6, 5),
    "Treachery",
    traits="High Council",
    named_in_lore="Geordi La Forge, Vagh",
    tier=3,
)
personnel(
    "klag",
    "Klag",
    "Klingon",
    "OFFICER",
    (6, 5, 7),
    "Navigation",
    icons="command",
    limit=UNIVERSAL,
    traits="I.K.S. Pagh-related personnel",
    named_in_lore="I.K.C. Pagh",
)
personnel(
    "kleeg", "Kle'eg", "Klingon", "SECURITY", (6, 4, 7), "Honor", icons="staff", limit=UNIVERSAL, named_in_lore="K'mpec"
)
personnel(
    "koloth",
    "Koloth",
    "Klingon",
    "V.I.P.",
    (8, 7, 8),
    "Diplomacy x2, Exobiology, Honor, Klingon Intelligence",
    icons="command",
    downloads="Bat'leth",
    nemesis=("red", "right"),
)
personnel(
    "konmel", "Konmel", "Klingon", "OFFICER", (8, 5, 8), "Navigation", icons="staff", named_in_lore="Korris", tier=3
)
personnel(
    "kor",
    "Kor",
    "Klingon",
    "V.I.P.",
    (6, 8, 8),
    "Leadership x2, Anthropology, Honor, Music",
    icons="command",
    traits="Ambassador",
    nemesis=("red", "right"),
    modifiers=adds("strength", 2, OTHERS, "klingon"),
)
personnel(
    "koral", "Koral", "Klingon", "CIVILIAN", (3, 4, 10), "Navigation, Archaeology", icons="command", traits="Captain"
)
personnel(
    "koroth", "Koroth", "Klingon", "SCIENCE", (8, 6, 6), "Biology, Archaeology, Anthropology", named_in_lore="Kahless"
)
personnel("korris", "Korris", "Klingon", "OFFICER", (8, 6, 8), "Honor", icons="command", named_in_lore="Konmel", tier=3)
personnel("kromm", "Kromm", "Klingon", "ENGINEER", (5, 6, 8), "Physics", icons="staff", limit=UNIVERSAL)
personnel(
    "kurak",
    "Kurak",
    "Klingon",
    "SCIENCE",
    (6, 7, 6),
    "Astrophysics, Computer Skill, Physics, Honor",
    icons="staff",
    gender="female",
    traits="Metaphasic Shield-related personnel",
)
personnel(
    "kurn",
    "Kurn",
    "Klingon",
    "OFFICER",
    (8, 6, 8),
    "Honor, Computer Skill, Navigation, Diplomacy",
    icons="command",
    traits="High Council",
    matching_ships="I.K.C. Hegh'ta",
    named_in_lore="Worf",
)
personnel("lkor", "L'Kor", "Klingon", "CIVILIAN", (7, 6, 7), "Leadership, Music", icons="command", tier=3)
personnel(
    "lursa",
    "Lursa",
    "Klingon",
    "V.I.P.",
    (2, 8, 8),
    "Treachery, Leadership, Geology, Greed",
    icons="command",
    gender="female",
    traits="Duras-related",
    matching_ships="Cha'Joh",
    named_in_lore="Duras, Sela",
)
personnel("morag", "Morag", "Klingon", "OFFICER", (7, 4, 8), "Computer Skill, Greed", icons="command", tier=3)
personnel(
    "nudaq",
    "Nu'Daq",
    "Klingon",
    "OFFICER",
    (8, 5, 8),
    "Archaeology, Navigation, Exobiology",
    icons="command",
    traits="Captain",
    matching_ships="I.K.C. Maht-H'a",
)
dual(
    "sons_of_mogh",
    "Sons of Mogh",
    "Klingon",
    member("Kurn", "OFFICER", (8, 6, 8), "Honor, Computer Skill, Navigation", "command"),
    member("Worf", "SECURITY", (8, 6, 10), "Honor x2, Navigation, Diplomacy", "command"),
    names="Kurn, Worf",
    matching_ships="I.K.C. Hegh'ta",
)
personnel(
    "targ",
    "Targ",
    "Klingon",
    "ANIMAL",
    (4, 1, 5),
    limit=UNIVERSAL,
    species="targ",
    modifiers=adds("strength", 1, OTHERS, "klingon & non-targ"),
    tier=2,
)
personnel(
    "toq", "Toq", "Klingon", "CIVILIAN", (6, 5, 6), "Leadership, Computer Skill, Youth", named_in_lore="Worf", tier=3
)
personnel("torak", "Torak", "Klingon", "V.I.P.", (5, 4, 7), "Diplomacy, Geology", traits="Governor", tier=3)
personnel(
    "toral",
    "Toral",
    "Klingon",
    "V.I.P.",
    (6, 5, 6),
    "Leadership, Youth",
    icons="staff",
    traits="Duras-related, High Council",
    named_in_lore="B'Etor, Duras, Lursa",
)
personnel("torin", "Torin", "Klingon", "SCIENCE", (7, 6, 6), "Astrophysics", limit=UNIVERSAL)
personnel(
    "vagh",
    "Vagh",
    "Klingon",
    "V.I.P.",
    (7, 5, 6),
    "Diplomacy, Anthropology",
    traits="Governor",
    named_in_lore="Geordi La Forge",
)
personnel(
    "vekma",
    "Vekma",
    "Klingon",
    "MEDICAL",
    (6, 5, 6),
    "Honor",
    icons="staff",
    limit=UNIVERSAL,
    gender="female",
    traits="I.K.S. Pagh-related personnel",
    named_in_lore="I.K.C. Pagh, William T. Riker",
)
