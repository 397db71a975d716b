"""What things are worth to computer players, in hundredths of a point. Set by judgement, hardly measured."""

from __future__ import annotations

POINT = 100
VICTORY = 100 * POINT
PERSON = 150
SKILL = 12
"""More for each level of a skill that a person has."""
SHIP = 250
UNSTAFFED = 100
THING = 40
"""Anything else in play."""
CARD_IN_HAND = 60
IDLE = 30
"""Per cent that is left of somebody disabled, in stasis or captive."""
DAMAGE = 200
THREAT = 250
"""A dilemma that lies on a ship or facility of one's own."""
BONUS_OVER = 25
"""A bonus point that does not count yet (CCG-1.5)."""
FAILING = 150
"""What a failed attempt costs: people, and a turn; less what is learned from it."""
FAILING_LATE = 20
"""Where nobody else can come, trying is all that is left."""
MISSION_AT_HAND, MISSION_ABOARD, MISSION_IN_PLAY = 60, 45, 30
"""Per cent of a mission's worth: with the people there, aboard a ship, in play anywhere."""
GAP = 60
"""One thing that everybody together lacks for one of the best missions."""
APART = 5
"""Somebody on a planet who is not with the first team there."""
