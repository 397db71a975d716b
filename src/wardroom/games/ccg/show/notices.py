"""What to know of options: what the end of the play phase or of the turn would leave unused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import DONE, Ask, Card, Notice, Option, Reason

from ..flow.attempt import party_of
from ..flow.orders import END_ORDERS
from ..flow.playing import costs_card_play, reports_freely
from ..places import location_of
from ..state import Ccg
from ..view.chances import chances


def notices(state: Ccg, ask: Ask) -> Mapping[Option, Notice]:
    if ask.kind == "play":
        return {DONE: end_of_plays(state, ask)}
    if ask.kind == "order" and END_ORDERS in ask.options:
        return {END_ORDERS: end_of_turn(state, ask), **risks(state, ask)}
    return {}


def end_of_plays(state: Ccg, ask: Ask) -> Notice:
    """CCG-6.6: a remark where card plays could still be used. It ends no turn."""
    options: list[Any] = list(ask.options)
    playable = [option[1] for option in options if option[0] == "play" and costs_card_play(state, option[1])]
    if not playable:
        return Notice()
    if reports_freely(state, ask.seat):
        return Notice(remark=Reason("CCG-6.6", "free-reports-left", (("count", len(playable)),)))
    return Notice(remark=Reason("CCG-6.6", "card-plays-left", (("count", state.plays_left),)))


def risks(state: Ccg, ask: Ask) -> Mapping[Option, Notice]:
    """CCG-3.15: how many of the cards that may lie under a mission would stop those who could attempt it."""
    options: list[Any] = list(ask.options)
    return {option: what_may_stop(state, ask.seat, option) for option in options if option[0] == "attempt"}


def what_may_stop(state: Ccg, seat: int, option: Any) -> Notice:
    party = party_of(state, seat, option[2])
    found = chances(state, seat, party.location, party.members, party.ship)
    if found is None:
        return Notice()
    key = "known-stops" if found["known"] else "may-stop"
    return Notice(remark=Reason("CCG-3.15", key, tuple(found.items())))


def end_of_turn(state: Ccg, ask: Ask) -> Notice:
    """CCG-6.5: missions that could be attempted, and ships with people aboard that could still fly and have not
    moved."""
    options: list[Any] = list(ask.options)
    attempts = {option[1] for option in options if option[0] == "attempt"}
    ships = {option[1] for option in options if option[0] == "fly" and is_fresh(state, option[1])}
    unused = (("attempt", len(attempts)), ("ship", len(ships)))
    return Notice("turn", "CCG-6.5", tuple(each for each in unused if each[1]))


def is_fresh(state: Ccg, ship: Card) -> bool:
    """A ship that has used no RANGE this turn."""
    return not state.spent.get(ship) and location_of(state, ship) >= 0
