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
HARM = 300
"""Per cent of their worth that people count by whom an attempt may cost: they are missed all game."""
LATER = 30
"""Per cent of a mission's worth that is left if it takes another turn or two to come through."""
STOPPED = 60
"""What it costs to be stopped for a turn by what then leaves."""
STUCK = 150
"""What it costs to meet a wall: a turn; less what is learned from it."""
NEXT_TURN = 80
"""Per cent of what something is worth that is done next turn."""
FAR = 2
"""Tenths by which something is worth less for each turn of flight."""
FETCH = 90
"""Per cent of what something is worth for which others must be fetched first."""
WANTED = 3
"""For so many missions people are brought into play."""
MISSION_AT_HAND, MISSION_IN_PLAY = 60, 30
"""Per cent of a mission's worth: with people who can solve it at hand, or in play anywhere."""
APART = 5
"""Somebody on a planet who is not with the first team there."""
ORDER = 3
"""An order, so that nobody goes to and fro."""
