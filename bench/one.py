"""One measurement in a process of its own:

    python one.py WHAT SECONDS

prints as a line of JSON the processor seconds that one unit took, and those that one iteration of the reference loop
took right before and after. WHAT is a name of `WORKS`, or `Wardroom` and a row of `wardroom bench`.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from wardroom.arena.bench import task_named, timed
from wardroom.arena.workloads import EARLY, LATE, POSITIONS, SIMULATIONS, Task, Work, reference
from wardroom.kernel import find

OURS = "Wardroom "
REFERENCE_SECONDS = 0.05


def spiel_decisions(name: str) -> Work:
    """OpenSpiel driven from Python: a whole random game. The deal is chance nodes, and not counted as decisions."""
    import pyspiel

    game = pyspiel.load_game(name)

    def work() -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                chance(state)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                made += 1
        return made

    return work


def spiel_clone(name: str) -> Work:
    """Copies of states in mid-game, as many choices into it as ours."""
    import pyspiel

    game = pyspiel.load_game(name)
    states: list[Any] = []
    while len(states) < POSITIONS:
        wanted = EARLY + len(states) * (LATE - EARLY) // POSITIONS
        state, made = game.new_initial_state(), 0
        while not state.is_terminal() and made < wanted:
            if state.is_chance_node():
                chance(state)
            else:
                state.apply_action(random.choice(state.legal_actions()))
                made += 1
        if not state.is_terminal():
            states.append(state)

    def work() -> int:
        for state in states:
            state.clone()
        return len(states)

    return work


def spiel_search(name: str) -> Work:
    """OpenSpiel's information-set search in Python, at the first decision of a game."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(name)
    rollouts = mcts.RandomRolloutEvaluator()
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, evaluator=rollouts, max_simulations=SIMULATIONS)

    def work() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            chance(state)
        bot.step(state)
        return SIMULATIONS

    return work


def chance(state: Any) -> None:
    outcomes = state.chance_outcomes()
    state.apply_action(random.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0])


def rlcard_decisions(name: str) -> Work:
    """RLCard as its users drive it: a whole random game, with an observation encoded at each step."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def work() -> int:
        made = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random.random() * len(legal))])
            made += 1
        return made

    return work


class Peer(NamedTuple):
    """How a peer's work is made, of which game, and in which unit it is told."""

    make: Callable[[str], Work]
    game: str
    unit: str = "decisions/s"


WORKS = {
    "RLCard uno": Peer(rlcard_decisions, "uno"),
    "RLCard gin-rummy": Peer(rlcard_decisions, "gin-rummy"),
    "OpenSpiel hearts": Peer(spiel_decisions, "hearts"),
    "OpenSpiel gin_rummy": Peer(spiel_decisions, "gin_rummy"),
    "OpenSpiel hanabi": Peer(spiel_decisions, "hanabi"),
    "OpenSpiel gin_rummy clone()": Peer(spiel_clone, "gin_rummy", "us"),
    "OpenSpiel ISMCTS gin_rummy": Peer(spiel_search, "gin_rummy", "simulations/s"),
    "OpenSpiel ISMCTS hearts": Peer(spiel_search, "hearts", "simulations/s"),
}


def task(what: str) -> Task:
    if what.startswith(OURS):
        name = what.removeprefix(OURS)
        return task_named([find(name.partition(":")[0])], name)  # no other game is set up for it
    peer = WORKS[what]
    return Task(what, peer.unit, peer.make(peer.game))


def main() -> None:
    what, seconds = sys.argv[1], float(sys.argv[2])
    measured = task(what)
    loop = Task("reference loop", "iterations/s", reference)
    timed(measured, seconds / 5)  # warm
    before = timed(loop, REFERENCE_SECONDS)
    spent = timed(measured, seconds)
    after = timed(loop, REFERENCE_SECONDS)
    print(json.dumps({"seconds": spent, "reference": (before + after) / 2}))


if __name__ == "__main__":
    main()
