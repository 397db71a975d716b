"""What things are worth, in hundredths of a point, by how many rounds follow the present one (0 to 4)."""

from __future__ import annotations

from typing import Final

POINT: Final = 100
ByRound = tuple[int, int, int, int, int]
"""In the last round, with one more to come, and so on."""

RESOURCE: Final[ByRound] = (110, 220, 235, 285, 290)
"""A credit or an energy."""
STOCK: Final[ByRound] = (260, 290, 280, 255, 245)
"""The same in a position that is judged: what it will bring, not what it may cost."""
CARD: Final[ByRound] = (50, 150, 165, 175, 180)
ALIEN_CARD: Final[ByRound] = (90, 255, 290, 300, 300)
PUBLICITY: Final[ByRound] = (45, 80, 95, 105, 110)
DATA: Final[ByRound] = (70, 100, 110, 115, 120)
MOVE: Final[ByRound] = (60, 110, 120, 120, 120)
EXOFOSSIL: Final[ByRound] = (80, 150, 170, 170, 170)
LAUNCH: Final[ByRound] = (0, 220, 305, 330, 350)
"""A launch that is not looked at more closely."""
FIGURE: Final[ByRound] = (300, 450, 500, 500, 500)
"""An orbit or a landing without cost, for a card that waits for its probe."""
SIGNAL: Final[ByRound] = (120, 165, 180, 190, 190)
TRACE: Final[ByRound] = (450, 560, 600, 620, 620)
TECH: Final[ByRound] = (600, 800, 1000, 1130, 1265)

INCOMES: Final[dict[str, int]] = {
    "credit": 230,
    "energy": 230,
    "card_random": 190,
    "data": 125,
    "publicity": 125,
}
"""What a card tucked for this brings at every income."""
SECTOR: Final = 145
"""Hundredths of its reward that a sector counts for; more than all of it went best in games at a glance."""
KEEP: Final = 90
"""Hundredths of what can be had that count before it is had: whoever waits may lose it."""

ABILITIES: Final[dict[str, tuple[int, int]]] = {
    "probe_1": (107, 25),
    "probe_2": (8, 25),
    "probe_3": (17, 46),
    "probe_4": (65, 81),
    "telescope_1": (20, 60),
    "telescope_2": (30, 130),
    "telescope_3": (20, 80),
    "telescope_4": (20, 80),
    "computer_1": (85, 185),
    "computer_2": (85, 185),
    "computer_3": (85, 155),
    "computer_4": (85, 165),
}
"""What a tech allows: now, and in each round that follows."""

DISCOVERED: Final = 180
"""A discovery marker will bring a card of its species."""
OBJECTIVE: Final = 500
"""An objective that is not completed (SETI-17.14)."""
OBJECTIVE_DUE: Final = 150
"""One that is at hand when it is due, for each round left: it keeps the rival from advancing (SETI-17.13)."""
PACE: Final = 80
"""Fifths of a point that a round brings, when it is asked whether a milestone will be reached."""

SHARES: Final[dict[str, ByRound]] = {
    "stock": (65, 85, 100, 104, 84),
    "income": (77, 75, 77, 77, 78),
    "computer": (32, 50, 46, 51, 65),
    "publicity": (173, 103, 128, 96, 95),
    "hand": (145, 175, 195, 183, 162),
    "probes": (94, 69, 57, 34, 39),
    "sectors": (19, 48, 52, 60, 73),
    "abilities": (14, 66, 64, 60, 27),
    "missions": (82, 77, 78, 73, 65),
    "gold": (103, 102, 101, 108, 106),
    "species": (102, 107, 108, 175, 286),
}
"""Hundredths of each part of the outlook that come true for who plays alone, by least squares over games played at a
glance."""

RIVAL_TURN: Final = (600, 690, 640, 540, 490)
"""What a turn brings the rival, by round: points, and what else it will have."""
RIVAL: Final[dict[str, int]] = {
    "publicity": 35,
    "computer": 45,
    "pool": 40,
    "tech": 60,
    "probe": 150,
    "step": 38,
    "star": 45,
}
"""What else it has; a step on its track for each round left; what a turn brings more for each further star."""
