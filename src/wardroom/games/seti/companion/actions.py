"""SETI-16b, SETI-16d: the lines of the rival's cards. Each either is done, or says why it cannot be."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from wardroom.kernel import Card, Option, Reason, Request, Steps

from ..automa.absent import SPECIES as ABSENT
from ..automa.deck import CARDS
from ..automa.message import TILES
from ..cards import COMPUTER_TECH_SPENT, RIVAL_COMPUTER, TILE_BONUSES
from ..cards import rival as printed
from ..cards.species import AHEAD
from ..cards.techs import FIRST_TILE_POINTS
from ..state import BLUE, TRACES
from . import asking, flight, gains, signals, sky, traces
from .asking import NONE
from .state import RIVAL, Companion

Tried = Generator[Request, Any, Reason | None]
"""Steps after which it is known whether the line was done (None) or why not."""


def resolve(state: Companion, card: Card) -> Steps:
    """SETI-16.13: the first line from the top that can be done, and only that one."""
    face = state.face(card)  # of a card that everybody sees
    for line, action in enumerate(CARDS[face].actions, 1):
        if isinstance(action, printed.MeetSpecies):
            if len(state.found) >= action.which:
                yield from meet(state, action, line, card)
                return
            reason: Reason | None = asking.refuse("SETI-16.32", "species", which=action.which)
        else:
            reason = yield from KINDS[type(action)](state, action, line)
        if reason is None:
            state.note(f"rival:{face}-{line}")
            return
        state.tell(f"rival-cannot-{reason.key}", line=line, rule=reason.rule, **dict(reason.args))
    state.tell("rival-idle")  # SETI-16.69


def meet(state: Companion, action: printed.MeetSpecies, line: int, card: Card) -> Steps:
    """SETI-16.32, SETI-16.67: the species' card takes the place of this one and is resolved now."""
    state.note(f"rival:{state.face(card)}-{line}")
    name = state.found[action.which - 1]
    new = gains.replace(state, card, name)
    state.tell("rival-meets", line=line, card=card, card2=new, the_species=name, arrow=state.arrow)
    yield from resolve(state, new)


def analyse(state: Companion, action: printed.Analyze, line: int) -> Tried:
    """SETI-16.30, SETI-16.65: 6 data leave; bonus; a blue trace; refill; a computer tech is spent (SETI-16.31)."""
    if state.filled < RIVAL_COMPUTER:
        return asking.refuse("SETI-16.30", "computer", data=state.filled)
    state.tell("rival-analyses", line=line)
    state.filled = 0
    gains.receive_all(state, action.bonus)
    yield from traces.mark(state, BLUE)
    if state.pool:
        state.tell("rival-refills", n=min(state.pool, RIVAL_COMPUTER))
        gains.refill(state)
    tech = gains.spend(state, "computer")
    if tech:
        state.tell("rival-spends-computer", card=tech)
        gains.receive_all(state, COMPUTER_TECH_SPENT)
    return None


def launch(state: Companion, action: printed.Launch, line: int) -> Tried:
    """SETI-16.15, SETI-16.60"""
    if state.probe:
        return Reason("SETI-16.15", "launch")
    state.probe = True
    state.tell("rival-launches", line=line)
    gains.receive_all(state, action.bonus)
    yield from ()
    return None


def research(state: Companion, action: printed.Research, line: int) -> Tried:
    """SETI-16.16 to SETI-16.18, SETI-16.54: pay, rotate, then a tile of the first stack along the track that still has
    its 2-VP tile; with none of them, of the first stack with a tile."""
    if state.publicity < action.publicity:
        return asking.refuse("SETI-16.16", "publicity", publicity=state.publicity, cost=action.publicity)
    if not any(state.stacks.values()):
        return Reason("SETI-16.55", "tiles")
    state.tell("rival-researches", line=line, cost=action.publicity)
    state.publicity -= action.publicity
    yield from sky.rotate(state)
    tech = yield from preferred(state)
    if tech is None:
        state.tell("companion-no-tile")
    else:
        yield from take(state, tech)
    gains.receive_all(state, action.bonus)
    return None


def ahead(state: Companion) -> list[str]:
    """The techs along the track, from the space of the progress marker on."""
    track = gains.track(state)
    return [*track[state.progress - 1 :], *track[: state.progress - 1]]


def preferred(state: Companion) -> Generator[Request, Any, str | None]:
    """The stack it takes from. What was passed over has lost its 2-VP tile for good."""
    order: list[Option] = [tech for tech in ahead(state) if tech in state.first_tiles]
    tech = yield from asking.first_of("first-tile", order, space=state.progress)
    passed = order if tech == NONE else order[: order.index(tech)]
    state.first_tiles = [each for each in state.first_tiles if each not in passed]
    if tech == NONE:
        return (yield from stack_left(state))
    state.first_tiles.remove(tech)
    state.tell("companion-first-tile", card=tech)
    gains.receive(state, "vp", FIRST_TILE_POINTS)
    return str(tech)


def stack_left(state: Companion) -> Generator[Request, Any, str | None]:
    """SETI-16.17, SETI-16.55: the first stack with a tile; those passed over are empty."""
    order: list[Option] = [tech for tech in ahead(state) if state.stacks[tech]]
    tech = yield from asking.first_of("tile-left", order, space=state.progress)
    for each in order if tech == NONE else order[: order.index(tech)]:
        state.stacks[str(each)] = []
    return None if tech == NONE else str(tech)


def take(state: Companion, tech: str) -> Steps:
    """SETI-16.18, SETI-7.10: the tile and its bonus; each stack has every bonus once, so none comes twice."""

    def judge(option: Any) -> Reason | None:
        gone = option not in state.stacks[tech]
        return asking.refuse("SETI-7.10", "bonus-gone", card=tech) if gone else None

    bonus = yield from asking.ask("bonus", list(TILE_BONUSES), judge, card=tech)
    state.stacks[tech].remove(bonus)
    state.techs.append(tech)
    state.taken.append(tech)
    state.note(f"tech:{tech}")
    state.tell("rival-tech-taken", card=tech, card2=bonus)
    gains.receive_all(state, TILE_BONUSES[bonus])


def listen(state: Companion, action: printed.Telescope, line: int) -> Tried:
    """SETI-16.26 to SETI-16.29, SETI-16.64: the printed signals, then one more of the row for a telescope tech."""
    state.tell("rival-listens", line=line, n=len(action.signals))
    for where in action.signals:
        yield from signals.signal(state, where)
    tech = gains.spend(state, "telescope")
    if tech:
        state.tell("rival-spends-telescope", card=tech)
        yield from signals.signal(state, "row")
    state.tell("companion-fill-row")
    return None


def strive(state: Companion, action: printed.AnomalyTrace, line: int) -> Tried:
    """SETI-16.46, SETI-16.77: the column of the next anomaly, unless its highest marker is the rival's already."""
    color = yield from asking.ask("next-anomaly", list(TRACES))
    if sky.owns(state, color) and (yield from asking.ask("highest", ["rival", "you"], feminine_color=color)) == "rival":
        return asking.refuse("SETI-16.46", "anomaly", feminine_color=color)
    state.tell("rival-traces-anomaly", line=line, feminine_color=color)
    yield from traces.mark(state, color, "anomalies")
    gains.receive_all(state, action.bonus)
    return None


def send(state: Companion, action: printed.SendMessage, line: int) -> Tried:
    """SETI-16.49, SETI-16.79: a message tile 15 points ahead, one at a time, three in all."""
    if state.message is not None:
        return asking.refuse("SETI-16.49", "message-out", score=state.message)
    if state.sent >= TILES:
        return Reason("SETI-16.49", "message-none")
    state.tell("rival-sends", line=line, left=TILES - state.sent - 1)
    place_message(state)
    gains.receive_all(state, action.bonus)
    yield from ()
    return None


def place_message(state: Companion) -> None:
    state.message = state.score + AHEAD
    state.sent += 1
    state.tell("rival-message-sent", n=state.message)


def risk(state: Companion, action: printed.PlayExertian, line: int) -> Tried:
    """SETI-16.51, SETI-16.80: a random card of the Exertians face down, while it risks little enough."""
    count = risks(state)
    if count >= action.most:
        return asking.refuse("SETI-16.51", "exertian", n=count, most=action.most)
    state.tell("rival-risks", line=line, n=count)
    state.exertians += 1
    yield from ()
    return None


def risks(state: Companion) -> int:
    """Cards it has played and its markers on the Exertians' board."""
    boards = [site.board for site in state.sites if site.name == "exertians"]
    return state.exertians + sum(owner == RIVAL for board in boards for _, _, owner in board)


def trace(state: Companion, action: printed.MarkTrace, line: int) -> Tried:
    """SETI-19.8: the expansion's trace, with progress by the level."""
    state.tell("rival-traces", line=line, color=action.color)
    yield from traces.mark(state, action.color)
    if action.progress_by_level:
        gains.receive(state, "progress", state.level)
    return None


def absent(_state: Companion, action: printed.RivalAction, _line: int) -> Tried:
    """Lines about a species of the expansion, which is no part of this game."""
    yield from ()
    return asking.refuse("SETI-16.13", "absent", the_species=ABSENT[type(action)])


KINDS: dict[type, Callable[[Companion, Any, int], Tried]] = {
    printed.Analyze: analyse,
    printed.Launch: launch,
    printed.Research: research,
    printed.Fly: flight.fly,
    printed.Telescope: listen,
    printed.FetchSample: flight.fetch,
    printed.AnomalyTrace: strive,
    printed.SendMessage: send,
    printed.PlayExertian: risk,
    printed.MarkTrace: trace,
    printed.ExploreGlyphs: absent,
    printed.BreachSecurity: absent,
    printed.GatherOrganelles: absent,
}
