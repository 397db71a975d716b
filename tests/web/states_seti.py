"""Interesting states of SETI: laid out by hand, or played by computer players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.games.seti.given import given
from wardroom.kernel import SPECTATOR
from wardroom.players import Advice
from wardroom.web.scenes.hint import Hint

from . import states
from .states import NAMES, State, asks_late

READER = 0
SOLO: dict[str, Any] = {
    "seats": 1,
    "settings": {"difficulty": 3},
    "round": 3,
    "score": [28, 37],
    "publicity": [5, 4],
    "credits": [3],
    "energy": [4],
    "data": [3],
    "upper": [3, 5],
    "lower": [[1]],
    "computers": [{1: "computer_1", 3: "computer_4"}],
    "techs": [["probe_3", "telescope_2"], ["probe_1", "computer_2", "telescope_1"]],
    "probes": [[(2, 3)], [(1, 0)]],
    "orbiters": [{"venus": 1}, {"saturn": 1}],
    "landers": [{"mars": 1}, {"mars": 1}],
    "moons": [[], ["titan"]],
    "wins": [["barnards_star"], []],
    "milestones": [[20, 25], [20, 25, 30]],
    "gold": [{"tech": 0}, {"income": 0}],
    "hand": [["atmospheric_entry", "perseverance_rover", "juno_probe", "james_webb_space_telescope"]],
    "tucked": [["grant", "europa_clipper", "pixl"]],
    "played": [["galileo_mission", "mars_science_laboratory", "venera_probe"]],
    "circles": [{"galileo_mission": [1]}],
    "done": [["mariner_10_mission"]],
    "turned": (3, 6, 1),
    "next_disc": 2,
    "stars": {
        "proxima_centauri": [1, 0, 1],
        "procyon": [0],
        "vega": [0, 1],
        "61_virginis": [0, 1, 1],
        "sirius_a": [0, 0],
        "barnards_star": [1],
    },
    "won": ["barnards_star"],
    "species": ("anomalies", "oumuamua"),
    "found": ["anomalies"],
    "traces": [{"red": -1, "yellow": 0, "blue": 1}, {"red": -1, "yellow": -1}],
    "board": [[("red", 1, 0), ("yellow", 1, 1), ("blue", 1, 1), ("blue", 2, 0)], []],
    "overflow": [[], [("yellow", 1)]],
    "objectives": {"obj_205": [], "obj_211": [2], "obj_304": [1]},
    "completed": ["obj_102"],
    "progress": 9,
    "row": ("hayabusa", "chandra_space_observatory", "falcon_heavy"),
}
"""In the middle of a solo game."""
FOUR: dict[str, Any] = {
    **{name: SOLO[name] for name in ("round", "turned", "next_disc", "species", "row")},
    "seats": 4,
    "score": [31, 44, 26, 52],
    "publicity": [6, 3, 9, 2],
    "credits": [4, 2, 3, 1],
    "energy": [5, 1, 3, 2],
    "data": [2, 6, 1, 4],
    "upper": [6, 4, 2, 5],
    "computers": [{1: "computer_1"}, {3: "computer_2", 5: "computer_3"}],
    "techs": [["probe_1", "probe_4"], ["telescope_1"], ["probe_2"], ["telescope_3", "probe_3"]],
    "probes": [[(3, 4), (1, 0)], [(1, 0)], [(4, 3)], []],
    "orbiters": [{"venus": 1, "mars": 1}, {"jupiter": 1}, {"venus": 2}, {"mars": 1}],
    "landers": [{"mars": 1}, {"mercury": 1}, {}, {"mars": 1, "saturn": 1}],
    "moons": [[], ["io"], [], ["titania"]],
    "hand": [["grant", "pixl", "juno_probe"], ["alice"], ["dune", "venera_probe"]],
    "played": [["galileo_mission"], ["mariner_10_mission"], [], ["europa_clipper", "mars_science_laboratory"]],
    "stars": {"vega": [0, 1, 2], "procyon": [3, 3], "kepler_22": [2, 1, 0, 3]},
    "wins": [["vega"], ["procyon", "sirius_a"], [], ["kepler_22"]],
    "traces": [{"red": 0, "yellow": 1, "blue": 3}, {"red": 2, "yellow": 0, "blue": 1}],
    "row": ("hayabusa", "chandra_space_observatory", "falcon_heavy"),
}
"""In the middle of a game of four."""


def laid(position: dict[str, Any], *choices: str, reader: int = READER, **more: Any) -> Callable[[], State]:
    """A position, with some choices made in it."""

    def made() -> State:
        at = {"seats": 2, **position, **more}
        game = given(**at, names=NAMES[: at["seats"]])
        return State(game.choose(*choices).table, reader)

    return made


def with_species(one: str, two: str, *choices: str, **more: Any) -> Callable[[], State]:
    """Both species are known."""
    full = {"red": 0, "yellow": 1, "blue": -1}
    marks = [("red", 1, 0), ("yellow", 2, 1), ("blue", 1, 1)]
    known = {"species": (one, two), "found": [one, two], "traces": [full, full], "overflow": [[], []]}
    return laid({**SOLO, **known, "board": [marks, marks]}, *choices, **more)


played, asks = partial(states.played, game="seti", seats=1, player="random"), asks_late


def hinted() -> State:
    found = laid(SOLO, "move")()
    keys = [label.key for label in found.table.seat(READER).labels]
    advice = [Advice(key, 0.5 / (place + 1), 0.6 - place * 0.013) for place, key in enumerate(keys)]
    return State(found.table, READER, {"hint": Hint("commander", advice)})


HARD: dict[str, Any] = {"difficulty": 3}
STATES: dict[str, Callable[[], State]] = {
    "seti-turn": laid(SOLO),
    "seti-move": laid(SOLO, "move"),
    "seti-play": laid(SOLO, "play"),
    "seti-corner": laid(SOLO, "corner"),
    "seti-exchange": laid(SOLO, "exchange"),
    "seti-card": laid(SOLO, "buy"),
    "seti-place": laid(SOLO, "place"),
    "seti-scan": laid(SOLO, "scan"),
    "seti-row": laid(SOLO, "scan", "row"),
    "seti-signal": laid(SOLO, "scan", "row", "hayabusa"),
    "seti-land": laid(SOLO, "land", probes=[[(3, 4), (1, 4)], [(1, 0)]], techs=[["probe_1", "probe_4"], []]),
    "seti-orbit": laid(SOLO, "orbit", probes=[[(3, 4), (1, 4)], [(1, 0)]]),
    "seti-tech": laid(SOLO, "research", publicity=[8, 4]),
    "seti-trace": laid(SOLO, "analyse", upper=[6, 5], data=[4]),
    "seti-mascamites": with_species(
        "mascamites", "centaurians", "analyse", upper=[6, 5], message=[43, 52], capsules=[{"sample_data": (3, 4)}]
    ),
    "seti-oumuamua": with_species(
        "oumuamua", "exertians", exofossils=[2, 1], exertians=[["deflector", "oscillating_probes"]], milestones=[[], []]
    ),
    "seti-many": laid(
        SOLO,
        hand=[["grant", "pixl", "dune", "alice", "venera_probe", "messenger_probe", "cassini_probe", "odinus_mission"]],
        tucked=[[]],
    ),
    "seti-end-card": laid(SOLO, "pass"),
    "seti-remove": laid(SOLO, "play", "atmospheric_entry", orbiters=[{"venus": 1, "mars": 2}, {"saturn": 1}]),
    "seti-circle": laid(SOLO, "move", "0:2:4", "move", "0:3:4", energy=[9], techs=[["probe_2"], []], circles=[{}]),
    "seti-resolving": laid(SOLO, "play", "james_webb_space_telescope", credits=[6]),
    "seti-four": laid(FOUR),
    "seti-four-resolving": laid(
        FOUR, "play", "james_webb_space_telescope", hand=[["james_webb_space_telescope"]], reader=2
    ),
    "seti-four-move": laid(FOUR, "move"),
    "seti-opening": lambda: State(played(asks("first-income")), READER),
    "seti-late": lambda: State(played(asks("turn", round=5), player="greedy", **HARD), READER),
    "seti-waiting": lambda: State(played(asks("turn", round=2, reader=1), seats=2), READER),
    "seti-spectator": laid(SOLO, reader=SPECTATOR),
    "seti-spectator-four": laid(FOUR, reader=SPECTATOR),
    "seti-over": lambda: State(played(lambda table: table.over, **HARD), READER),
    "seti-hinted": hinted,
}
