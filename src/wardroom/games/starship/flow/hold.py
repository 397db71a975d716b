"""SHIP-6: damage, repair and cargo; SHIP-10: medals and what pays for them."""

from __future__ import annotations

from typing import Literal

from wardroom.kernel import Ask, Card, Steps, pick_one

from ..cards import CARGO_SLOTS
from ..state import (
    ARTIFACT_DISCARD,
    ARTIFACT_SUPPLY,
    ARTIFACTS,
    PIRATE_DISCARD,
    PIRATE_SUPPLY,
    PIRATES,
    Starship,
    zone,
)
from .supply import draw

PIRATE = "pirate"
KAVOR = "kavor_the_smuggler"


def artifact_type(face: str) -> str:
    """The type of an artifact: its two colours (SHIP-1.10)."""
    return face.rpartition("_")[0]


def tokens(state: Starship, seat: int) -> list[str]:
    """The kinds of tokens in a hold, each once: equal tokens are one option."""
    faces = state.cards.faces
    found = sorted({artifact_type(faces[card]) for card in state.row(seat, ARTIFACTS)})
    return [*found, PIRATE] if state.row(seat, PIRATES) else found


def discard(state: Starship, seat: int, token: str) -> None:
    """One token of this kind leaves the hold for its discard pile (SHIP-14.30)."""
    if token == PIRATE:
        card = state.row(seat, PIRATES)[-1]
        state.cards.move(card, PIRATE_DISCARD)
    else:
        card = next(each for each in state.row(seat, ARTIFACTS) if artifact_type(state.face(each)) == token)
        state.cards.move(card, ARTIFACT_DISCARD)
    state.tell("dropped", seat=seat, card=card)


def make_room(state: Starship, seat: int) -> Steps:
    """SHIP-6.2, 6.9: what does not fit is discarded, the captain chooses which."""
    while state.load(seat) > state.capacity(seat):
        token = yield from pick_one(seat, "drop", tokens(state, seat))
        discard(state, seat, token)


def damage(state: Starship, seat: int) -> Steps:
    """SHIP-6.1: 1 damage, always to cargo."""
    ship = state.ships[seat]
    first, ship.unscathed = ship.unscathed, False
    if first and state.has(seat, "stealth_paint"):  # SHIP-15.15, also when it was placed on this mission (SHIP-8.24)
        state.tell("painted", seat=seat)
        return
    if state.row(seat, PIRATES) and state.has(seat, "hull_plating"):  # SHIP-15.8
        answer: str = yield Ask(seat, "hull", ["discard", "take"])
        if answer == "discard":
            discard(state, seat, PIRATE)
            return
    if ship.damage == CARGO_SLOTS:  # SHIP-6.3
        ship.overflow += 1
        state.tell("overflow", seat=seat)
        return
    ship.damage += 1
    state.tell("damaged", seat=seat)
    yield from make_room(state, seat)


def is_damaged(state: Starship, seat: int) -> bool:
    """Whether there is anything to repair (SHIP-6.13)."""
    ship = state.ships[seat]
    return ship.damage > 0 or any(ship.damaged)


def repair(state: Starship, seat: int, only_slots: bool = False) -> Steps:
    """SHIP-6.4: you may remove 1 damage, from cargo or from a tech slot."""
    ship = state.ships[seat]
    cargo = ["cargo"] if ship.damage and not only_slots else []
    slots = [("slot", number) for number, hurt in enumerate(ship.damaged, 1) if hurt]
    if not cargo and not slots:  # SHIP-6.13
        return
    answer: Literal["cargo", "none"] | tuple[str, int] = yield Ask(seat, "repair", [*cargo, *slots, "none"])
    if answer == "cargo":
        repair_cargo(state, seat)
    elif answer != "none":
        _, slot = answer
        ship.damaged[slot - 1] = False
        state.tell("mended-slot", seat=seat, slot=slot)


def repair_cargo(state: Starship, seat: int) -> None:
    """SHIP-6.5: the overflow goes first."""
    ship = state.ships[seat]
    if ship.overflow:
        ship.overflow -= 1
    else:
        ship.damage -= 1
    state.tell("mended", seat=seat)


def gain_artifacts(state: Starship, seat: int, count: int) -> Steps:
    """SHIP-6.11, 14.11: draw all, then decide which to keep."""
    yield from stow(state, seat, [card for _ in range(count) for card in load_artifact(state, seat)])


def load_artifact(state: Starship, seat: int) -> list[Card]:
    """An artifact comes aboard, if there is one left; whether it can stay is seen to by `stow`."""
    card = draw(state, ARTIFACT_SUPPLY)
    if card is None:
        return []
    state.cards.move(card, zone(seat, ARTIFACTS))
    state.tell("artifact", seat=seat, card=card)
    return [card]


def gain_pirate(state: Starship, seat: int) -> Steps:
    """SHIP-14.10: straight from the supply, without reward and without damage; it stays face down (SHIP-7.15)."""
    card = draw(state, PIRATE_SUPPLY)
    if card is not None:
        state.cards.move(card, zone(seat, PIRATES))
        state.tell("pirate", seat=seat, card=card)
        yield from stow(state, seat, [card])


def stow(state: Starship, seat: int, gained: list[Card]) -> Steps:
    """SHIP-6.9: new tokens are kept or discarded first, so that older ones go only to make room for what is kept.
    An empty slot is worth something only with Kavor aboard, so nobody else is asked about each (SHIP-14.0)."""
    if state.passenger == KAVOR:
        for card in gained:
            answer: str = yield Ask(seat, "keep", ["keep", "discard"], args=(("card", card),))
            if answer == "discard":
                pile = ARTIFACT_DISCARD if state.cards.at[card] == zone(seat, ARTIFACTS) else PIRATE_DISCARD
                state.cards.move(card, pile)
                state.tell("dropped", seat=seat, card=card)
    yield from make_room(state, seat)


def gain_medals(state: Starship, seat: int, count: int) -> None:
    """SHIP-10.2: kept without limit."""
    state.ships[seat].medals += count
    state.tell("medals", seat=seat, count=count)


def purse(state: Starship, seat: int) -> int:
    """How many medals a captain can pay, with what counts as one (SHIP-15.19)."""
    worth = state.ships[seat].medals
    if state.has(seat, "artifact_display"):
        worth += len(state.row(seat, ARTIFACTS))
    if state.has(seat, "trophy_display"):
        worth += len(state.row(seat, PIRATES))
    return worth


def pay(state: Starship, seat: int, cost: int) -> Steps:
    """SHIP-15.28: medals, or a mix with what the display cases allow."""
    ship = state.ships[seat]
    for _ in range(cost):
        ways = ["medal"] if ship.medals else []
        artifacts, pirates = state.has(seat, "artifact_display"), state.has(seat, "trophy_display")
        ways += [token for token in tokens(state, seat) if (pirates if token == PIRATE else artifacts)]
        way = yield from pick_one(seat, "pay", ways)
        if way == "medal":
            ship.medals -= 1
        else:
            discard(state, seat, way)
    state.tell("paid", seat=seat, count=cost)
