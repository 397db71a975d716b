"""What each option would bring, as far as a seat can know it: followed in a world that the seat imagines."""

from __future__ import annotations

from typing import Any, NamedTuple

from wardroom.kernel import Seat

SEED = b"what follows"
"""Of the world in which options are followed. Any would do: what is told is the same in every one."""


class Foreseen(NamedTuple):
    """Whether an option cannot be taken back, and what the seat's own sheet then adds up to, where that is certain."""

    final: bool
    points: int | None


def follow_options(seat: Seat[Any]) -> dict[str, Foreseen]:
    """By the key of each option. An option that ends the turn, draws from chance or teaches the seat something cannot
    be taken back. If it ends the turn and does neither of the others, the points are the same in every world that the
    seat believes in; only then are they told."""
    ask = seat.ask
    if ask is None:
        return {}
    named = dict(zip(ask.candidates, seat.candidates))
    counts = read_total(seat.sheet(seat.number)) is not None
    return {named[option]: follow_safely(seat, place, counts) for place, option in enumerate(ask.options)}


def follow_safely(seat: Seat[Any], place: int, counts: bool) -> Foreseen:
    """What follows the option at this place. Where the game's own code fails, nothing can be foreseen: whoever chooses
    that will be told, and the other options are shown all the same."""
    try:
        return follow_option(seat, place, counts)
    except Exception:
        ask = seat.ask
        return Foreseen(ask is not None and ask.is_final(ask.options[place]), None)


def follow_option(seat: Seat[Any], place: int, counts: bool) -> Foreseen:
    """What follows the option at this place."""
    ask = seat.ask
    world = seat.imagine(SEED, light=False)
    asked = world.ask(seat.number)
    assert ask is not None and asked is not None
    state, turns = world.state, world.turns
    before = state.cards.learned[seat.number], state.chance.counter
    world.answer(seat.number, asked.options[place])
    ended = world.over or world.turns != turns
    quiet = (state.cards.learned[seat.number], state.chance.counter) == before
    final = ask.is_final(ask.options[place]) if ask.final is not None else ended or not quiet
    return Foreseen(
        final, read_total(seat.game.show.sheet(state, seat.number, seat.number)) if counts and ended and quiet else None
    )


def read_total(sheet: Any) -> int | None:
    return sheet.get("total") if isinstance(sheet, dict) else None
