"""Tribbles and what trouble they make."""

from __future__ import annotations

from .kinds import FIRST_SKILL, LOSE, TEAM, TROUBLE, VESSEL, Modifier
from .making import adds, tribble, who

tribble("tribbles_1", "1 Tribble", 1, modifiers=adds("cunning", -1, TEAM, "non-klingon", both=True))
tribble(
    "tribbles_10",
    "10 Tribbles",
    10,
    modifiers=(
        *adds("integrity", -1, TEAM, "klingon", both=True),
        Modifier(FIRST_SKILL, LOSE, 1, TEAM, who("klingon"), "no_divok", both=True),
    ),
)
tribble("tribbles_100", "100 Tribbles", 100)
tribble("tribbles_1000", "1,000 Tribbles", 1000, modifiers=Modifier(FIRST_SKILL, LOSE, 1, TEAM, both=True))
tribble("tribbles_10000", "10,000 Tribbles", 10000)
tribble("tribbles_100000", "100,000 Tribbles", 100000)
tribble("in_the_engine_room", "... in the Engine Room", 100, kind=TROUBLE, modifiers=adds("weapons, range", -1, VESSEL))
tribble("in_the_transporters", "... in the Transporters", 100, kind=TROUBLE)
tribble("on_the_bridge", "... on the Bridge", 100, kind=TROUBLE)
tribble("on_the_station", "... on the Station", 1000, kind=TROUBLE, tier=2)
