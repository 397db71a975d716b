"""What is printed in Captain's Chair, and does a test carry it out? `python -m tests.games.chair.executed`.

Runs the tests of this folder, except those that play at random, and notes every operation that is resolved
(a PASSIVE: that grants something; an ENDGAME: that scores), every mission completed, every Development paid for,
every Stardate card emptied and carried out, and every multiplier of a board that is reached. What no test does is
printed, one a line; then it fails.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.rules import TESTS
from wardroom.games.chair import scoring
from wardroom.games.chair.automa import matching
from wardroom.games.chair.cards.boards import CAPTAINS, Board
from wardroom.games.chair.cards.campaigns import CONSPIRACY
from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.goals import MISSIONS
from wardroom.games.chair.cards.kinds import ENDGAME, SURPRISED, TRACKS
from wardroom.games.chair.cards.stardates import PILES
from wardroom.games.chair.cards.upgrades import BOOSTS
from wardroom.games.chair.flow import asking, cycling, missions, opening, operations, standing, stardates, turn
from wardroom.games.chair.flow.verbs import crew, ships
from wardroom.games.chair.pieces import Do
from wardroom.games.chair.state import STARDATE, Chair
from wardroom.kernel import Card

HERE = Path(__file__).parent
AT_RANDOM = (
    "test_bot_games.py",
    "test_campaign_chain.py",
    "test_conformance.py",
    "test_gains.py::test_what_is_told_happens",
    "test_players.py",
    "test_specialties.py::test_no_track_ever_moves_back",
)
"""Such games show that nothing breaks, not that a card does what is printed on it."""
PLAYED = ("two_player", "cadet")
"""The other Stardate cards are the Bot's."""
DEAD = ("borg_spatial_trajector 2", "sakonna 2")
"""Operations that ask for what is not in this box (CHAIR-27.8, CHAIR-19.8): nobody can use them."""
DONE: set[str] = set()


def printed() -> list[str]:
    """Everything that a test should carry out."""
    ops = [f"{face.id} {place}" for face in FACES.values() for place in range(1, len(face.ops) + 1)]
    cards = [(pile, card) for pile in PLAYED for card in PILES[pile]]
    return [
        *(f"operation {each}" for each in ops if each not in DEAD),
        *(f"mission {name}" for name in MISSIONS),
        *(f"cost {face.id}" for face in FACES.values() if face.development is not None),
        *(f"emptied {pile} {card.number}" for pile, card in cards),
        *(f"carried-out {pile} {card.number}" for pile, card in cards if card.wipes),
        *(f"boost {name}" for name in BOOSTS),
        *(f"space {name} {track} {marked}" for name, board in boards() for track, marked in marked_spaces(board)),
    ]


def boards() -> Iterator[tuple[str, Board]]:
    return ((f"{name} {side}", board) for name, captain in CAPTAINS.items() for side, board in captain.boards.items())


def marked_spaces(board: Board) -> list[tuple[str, int]]:
    rows = (board.research, board.influence, board.military)
    return [(track, marked) for track, row in zip(TRACKS, rows) for marked, _ in row]


# What is watched


def note_op(state: Chair, card: Card, place: int) -> None:
    DONE.add(f"operation {state.cards.faces[card]} {place + 1}")


def note_granting(state: Chair, card: Card, what: str) -> None:
    """The PASSIVE or SPECIAL of a card that grants this."""
    for place, op in enumerate(state.face(card).ops):
        if any(name == what for name, _ in op.stands):
            note_op(state, card, place)


def resolves(result: Any, do: Do, place: int) -> None:
    if place >= 0:
        note_op(do.state, do.card, place)


def grants_in_all(result: int, state: Chair, side: int, what: str) -> None:
    for card in state.table(side) if result else []:
        if standing.granted_by(state, side, card, what):
            note_granting(state, card, what)


def grants(result: int, state: Chair, side: int, card: Card, what: str) -> None:
    if result:
        note_granting(state, card, what)


def is_inert(result: Card | None, state: Chair, side: int) -> None:
    if result is not None:
        note_granting(state, result, standing.INERT)


def refuses_promotion(result: Any, do: Do, card: Card) -> None:
    if result == crew.NOT_PROMOTED:
        note_granting(do.state, card, standing.NOT_PROMOTED)


def counts_as_location(result: list[Card], do: Do) -> None:
    if any(do.state.cards.faces[place] == "sha_ka_ree" for place in result):
        DONE.add("operation sha_ka_ree 2")


def returns_incidents(result: int, state: Chair, cards: Any) -> None:
    if result:
        DONE.add("operation sukal 2")


def scores(result: list[scoring.Line], state: Chair, side: int, cards: Any = None) -> None:
    for line in result:
        if line.what == "endgame" and line.points and line.card is not None:
            for place, op in enumerate(state.face(line.card).ops):
                if op.kind == ENDGAME:
                    note_op(state, line.card, place)


def completes(result: Any, do: Do, name: str) -> None:
    DONE.add(f"mission {name}")


def pays(result: Any, do: Do, card: Card, lower: Any) -> None:
    DONE.add(f"cost {do.state.cards.faces[card]}")


def empties(result: Any, state: Chair) -> None:
    DONE.add(f"emptied {state.pile} {PILES[state.pile][state.stardate].number}")


def carries_out(result: Any, state: Chair) -> None:
    for held in state.captaincies[state.active].held:
        DONE.add(f"carried-out {state.pile} {PILES[state.pile][held].number}")


def reaches(result: int, board: Board, track: int, space: int) -> None:
    rows = (board.research, board.influence, board.military)
    reached = [marked for marked, _ in rows[track] if marked <= space][-1:]
    for name, known in boards():
        if known is board:
            DONE.update(f"space {name} {TRACKS[track]} {marked}" for marked in reached)


def begins_with(result: Any, state: Chair, name: str) -> None:
    DONE.add(f"boost {name}")


def stays(result: bool, state: Chair, card: Card) -> None:
    if result:
        note_granting(state, card, standing.NOT_DISCARDED)


def is_destroyed(result: bool, state: Chair, side: int, card: Card) -> None:
    if not result and state.cards.faces[card] == CONSPIRACY:
        DONE.add(f"operation {CONSPIRACY} 3")


def surprises(result: Any, do: Do) -> None:
    for place, op in enumerate(do.state.face(do.card).ops):
        if op.kind == SURPRISED:
            note_op(do.state, do.card, place)


def watched(place: Any, name: str, note: Callable[..., None], before: bool = False) -> None:
    """From now on this function is noted. One that asks is noted when it begins."""
    whole = getattr(place, name)

    def watching(*args: Any, **named: Any) -> Any:
        if before:
            note(None, *args)
            return whole(*args, **named)
        result = whole(*args, **named)
        note(result, *args)
        return result

    setattr(place, name, watching)


def watch() -> None:
    watched(operations, "resolve", resolves)
    watched(standing, "total", grants_in_all)
    watched(standing, "granted_by", grants)
    watched(standing, "inert_card", is_inert)
    watched(crew, "why_not_promote", refuses_promotion)
    watched(ships, "controlled_places", counts_as_location)
    watched(scoring, "incidents_returned", returns_incidents)
    watched(scoring, "lines", scores)
    watched(missions, "complete", completes)
    watched(cycling, "pay_for", pays)
    watched(stardates, "empty", empties, before=True)
    watched(turn, "carry_out_stardates", carries_out, before=True)
    turn.STEPS[STARDATE] = turn.carry_out_stardates
    watched(Board, "multiplier", reaches)
    watched(opening, "carry_out", begins_with, before=True)
    watched(asking, "stays", stays)
    watched(scoring, "counts", is_destroyed)
    watched(matching, "surprise", surprises, before=True)


def main() -> int:
    watch()
    left_out = [f"--deselect={HERE.relative_to(TESTS.parent)}/{each}" for each in (*AT_RANDOM, "test_executed.py")]
    settings = ["-p", "no:cacheprovider", "-c", str(TESTS.parent / "pyproject.toml")]
    code = pytest.main([*settings, str(HERE), *left_out])
    everything = printed()
    missing = [each for each in everything if each not in DONE]
    for each in missing:
        print(f"No test carries out: {each}")
    print(f"{len(everything) - len(missing)} of {len(everything)} printed things are carried out by a test.")
    return 1 if code or missing else 0


if __name__ == "__main__":
    sys.exit(main())
