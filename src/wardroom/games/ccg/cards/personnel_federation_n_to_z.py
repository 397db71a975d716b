"""Federation personnel, N to Z."""

from __future__ import annotations

from .kinds import UNIVERSAL
from .making import personnel

personnel(
    "neela_daren",
    "Neela Daren",
    "Federation",
    "SCIENCE",
    (8, 8, 5),
    "Astrophysics, Stellar Cartography, Music",
    icons="staff",
    gender="female",
    partners="Jean-Luc Picard",
    named_in_lore="Jean-Luc Picard",
)
personnel(
    "nikolai_rozhenko",
    "Nikolai Rozhenko",
    "Federation",
    "CIVILIAN",
    (3, 7, 4),
    "Anthropology, Computer Skill, Treachery",
    icons="staff",
    named_in_lore="Worf",
    tier=3,
)
personnel(
    "norah_satie",
    "Norah Satie",
    "Federation",
    "V.I.P.",
    (9, 6, 2),
    "Leadership",
    icons="command",
    gender="female",
    traits="Admiral, U.S.S. Enterprise-related personnel",
    named_in_lore="Jean-Luc Picard, U.S.S. Enterprise",
    tier=3,
)
personnel("reginald_barclay", "Reginald Barclay", "Federation", "ENGINEER", (7, 7, 5), "Computer Skill", icons="staff")
personnel(
    "richard_galen",
    "Richard Galen",
    "Federation",
    "SCIENCE",
    (7, 9, 2),
    "Archaeology x2, Biology, Exobiology",
    icons="staff",
    traits="Professor",
    named_in_lore="Jean-Luc Picard",
)
personnel(
    "richard_wilkins",
    "Richard Wilkins",
    "Federation",
    "SCIENCE",
    (7, 7, 5),
    "Stellar Cartography",
    icons="staff",
    limit=UNIVERSAL,
    tier=2,
)
personnel("riva", "Riva", "Federation", "V.I.P.", (6, 8, 3), "Diplomacy x2", species="alien")
personnel(
    "ro_laren",
    "Ro Laren",
    "Federation",
    "OFFICER",
    (4, 7, 5),
    "Computer Skill, Navigation, Treachery",
    icons="staff",
    species="bajoran",
    gender="female",
    named_in_lore="Jean-Luc Picard",
    tier=3,
)
personnel(
    "sarek",
    "Sarek",
    "Federation",
    "V.I.P.",
    (9, 10, 3),
    "Diplomacy x3, Mindmeld",
    icons="command",
    species="vulcan",
    traits="Ambassador",
    partners="Amanda, Perrin",
)
personnel(
    "satelk",
    "Satelk",
    "Federation",
    "OFFICER",
    (8, 9, 7),
    "Leadership, Mindmeld, Diplomacy",
    icons="command",
    species="vulcan",
    traits="Captain",
)
personnel(
    "shelby",
    "Shelby",
    "Federation",
    "OFFICER",
    (6, 7, 4),
    "Leadership, Exobiology",
    icons="command",
    gender="female",
    traits="U.S.S. Enterprise-related personnel",
    named_in_lore="U.S.S. Enterprise",
)
personnel(
    "simon_tarses",
    "Simon Tarses",
    "Federation",
    "MEDICAL",
    (6, 5, 5),
    "Youth",
    limit=UNIVERSAL,
    species="romulan, human",
)
personnel(
    "sir_isaac_newton",
    "Sir Isaac Newton",
    "Federation",
    "SCIENCE",
    (7, 11, 3),
    "Physics x2",
    icons="holo",
    limit=UNIVERSAL,
    tier=3,
)
personnel(
    "sirna_kolrami",
    "Sirna Kolrami",
    "Federation",
    "V.I.P.",
    (7, 9, 2),
    "Leadership",
    icons="command",
    species="alien",
    tier=3,
)
personnel(
    "sito_jaxa",
    "Sito Jaxa",
    "Federation",
    "SECURITY",
    (8, 6, 6),
    "Navigation, Youth",
    icons="staff",
    limit=UNIVERSAL,
    species="bajoran",
    gender="female",
    traits="U.S.S. Enterprise-related personnel",
    named_in_lore="U.S.S. Enterprise",
)
personnel(
    "soren",
    "Soren",
    "Federation",
    "SCIENCE",
    (6, 6, 3),
    "Astrophysics",
    icons="staff",
    species="j'naii",
    gender="neither",
    partners="William T. Riker",
    named_in_lore="William T. Riker",
    tier=3,
)
personnel(
    "tpan",
    "T'Pan",
    "Federation",
    "SCIENCE",
    (8, 9, 4),
    "SCIENCE, Mindmeld",
    icons="staff",
    species="vulcan",
    gender="female",
    tier=3,
)
personnel(
    "taitt",
    "Taitt",
    "Federation",
    "SCIENCE",
    (6, 7, 4),
    "Stellar Cartography, Geology",
    icons="staff",
    limit=UNIVERSAL,
    gender="female",
    traits="U.S.S. Enterprise-related personnel",
    named_in_lore="U.S.S. Enterprise",
)
personnel(
    "tam_elbrun", "Tam Elbrun", "Federation", "V.I.P.", (5, 7, 3), "Empathy x2, Honor", species="betazoid", tier=3
)
personnel(
    "tasha_yar",
    "Tasha Yar",
    "Federation",
    "SECURITY",
    (8, 7, 8),
    "Honor, Leadership",
    icons="staff",
    gender="female",
    traits="U.S.S. Enterprise-related personnel",
    named_in_lore="Data, U.S.S. Enterprise",
)
personnel(
    "taurik",
    "Taurik",
    "Federation",
    "ENGINEER",
    (7, 7, 8),
    "Mindmeld",
    icons="staff",
    limit=UNIVERSAL,
    species="vulcan",
)
personnel(
    "thomas_mcclure",
    "Thomas McClure",
    "Federation",
    "SECURITY",
    (6, 7, 8),
    "Leadership, Exobiology",
    icons="command",
    tier=2,
)
personnel(
    "thomas_riker",
    "Thomas Riker",
    "Federation",
    "OFFICER",
    (8, 7, 6),
    "Leadership, Navigation, Geology, Music",
    icons="command",
)
personnel(
    "toby_russell",
    "Toby Russell",
    "Federation",
    "MEDICAL",
    (6, 7, 4),
    "Physics",
    icons="staff",
    gender="female",
    named_in_lore="Worf",
    tier=3,
)
personnel(
    "vash",
    "Vash",
    "Federation",
    "CIVILIAN",
    (3, 8, 4),
    "Archaeology x2, Treachery, Anthropology",
    gender="female",
    partners="Jean-Luc Picard",
    named_in_lore="Jean-Luc Picard",
    tier=3,
)
personnel(
    "wesley_crusher",
    "Wesley Crusher",
    "Federation",
    "OFFICER",
    (6, 8, 5),
    "Youth, Computer Skill, Navigation, ENGINEER, Astrophysics",
    icons="staff",
    traits="U.S.S. Enterprise-related personnel",
    named_in_lore="Beverly Crusher, U.S.S. Enterprise",
)
personnel(
    "william_t_riker",
    "William T. Riker",
    "Federation",
    "OFFICER",
    (8, 7, 7),
    "Diplomacy, Leadership, Navigation, Honor, Music",
    icons="command",
    traits="Cook, U.S.S. Enterprise-related personnel",
    partners="Deanna Troi",
    named_in_lore="Deanna Troi, U.S.S. Enterprise",
)
personnel(
    "worf",
    "Worf",
    "Federation",
    "SECURITY",
    (8, 6, 10),
    "Honor x2, Navigation, Diplomacy",
    icons="command",
    species="klingon",
    traits="U.S.S. Enterprise-related personnel",
    named_in_lore="U.S.S. Enterprise",
)
