"""The words printed on cards: attributes, classifications, skills, special equipment. In code they are keys: lower
case, blanks and hyphens as `_`, without apostrophes and dots."""

from __future__ import annotations

ATTRIBUTES = ("integrity", "cunning", "strength")
SHIP_NUMBERS = ("range", "weapons", "shields")
CLASSIFICATIONS = ("officer", "engineer", "medical", "science", "security", "vip", "civilian", "animal")
SKILLS = (
    *("acquisition", "anthropology", "archaeology", "astrophysics", "barbering", "biology", "cantankerousness"),
    *("computer_skill", "cybernetics", "diplomacy", "empathy", "exobiology", "fca", "geology", "greed", "guramba"),
    *("honor", "klingon_intelligence", "law", "leadership", "memory_omega", "mindmeld", "miracle_worker", "music"),
    *("navigation", "obsidian_order", "physics", "resistance", "section_31", "smuggling", "stellar_cartography"),
    *("tal_shiar", "transporter_skill", "treachery", "v_shar", "youth"),
)
"""Regular skills. A classification word in the skill box is an extra skill of that name (CCG-9.2)."""
INTELLIGENCE = (
    *("fca", "klingon_intelligence", "memory_omega", "section_31", "obsidian_order", "tal_shiar", "v_shar"),
)
"""CCG-9.8: any of these is Intelligence."""
SPECIAL_EQUIPMENT = ("cloaking_device", "tractor_beam", "holodeck", "long_range_scan_shielding")
AFFILIATIONS = (
    *("federation", "klingon", "romulan", "non_aligned", "neutral", "borg", "cardassian", "bajoran", "ferengi"),
)


def key(word: str) -> str:
    """`V.I.P.` -> `vip`, `V'Shar` -> `v_shar`, `Soong-type android` -> `soong_type_android`."""
    plain = word.strip().lower()
    if plain == "v'shar":
        return "v_shar"
    for dropped in "'.’\"":
        plain = plain.replace(dropped, "")
    return plain.replace(" ", "_").replace("-", "_")
