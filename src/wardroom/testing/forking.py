"""Forks: a line's independent doubles."""

from __future__ import annotations

from random import Random
from typing import Any

from wardroom.kernel import Chance, Line, digest

from .faults import Fault, Property
from .observing import all_options, same
from .playing import run_out


def check_fork(line: Line[Any]) -> None:
    """A fork is where its line is, and offers the same."""
    fork = line.fork()
    if digest(fork.state) != digest(line.state):
        raise Fault(Property.FORK, "a fork is in another position")
    if fork.answers != line.answers:
        raise Fault(Property.FORK, "a fork has other answers to a simultaneous ask")
    same(Property.FORK, "a fork offers something else", all_options(line), all_options(fork))


def check_fork_to_the_end(line: Line[Any], dice: Random) -> None:
    """A fork, its fork and a light fork end alike with the same dice, and the line has not noticed."""
    before, seed = digest(line.state), dice.random()
    fork = line.fork()
    double, light = fork.fork(), line.fork(light=True)
    for each in (fork, double, light):
        run_out(each, Random(seed))
    if digest(fork.state) != digest(double.state):
        raise Fault(Property.FORK, "a fork and its fork end differently")
    if light.state.cards.faces != fork.state.cards.faces or light.state.cards.rows != fork.state.cards.rows:
        raise Fault(Property.FORK, "a light fork leaves the cards elsewhere")
    if line.game.result(light.state) != line.game.result(fork.state):
        raise Fault(Property.FORK, "a light fork ends with another result")
    if digest(line.state) != before:
        raise Fault(Property.FORK, "a fork that was played on has changed the line it came from")


def check_chance(line: Line[Any], dice: Random) -> None:
    """Chance is taken from the state at every draw: a flow that held on to it would go on drawing the true future in
    worlds that were only imagined."""
    fork = line.fork()
    held, drawn = fork.state.chance, fork.state.chance.counter
    fork.state.chance = Chance(dice.randbytes(8))
    run_out(fork, dice)
    if held.counter != drawn:
        raise Fault(Property.CHANCE, "a flow drew from chance that it kept across an ask")
