"""SHIP-8: technologies: taking, placing, bonuses, refilling."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from wardroom.kernel import Ask, Card, Reason, Steps, pick_one

from ..cards import CARDS, OMEGAS, SLOT_BOARDS, TECH_SLOTS, Tech
from ..state import ARTIFACT_DISCARD, CENTRAL, OMEGA_DISCARD, ON_ZINCA, TECH_DECK, TECH_DISCARD, TECHS, Starship, zone
from .hold import gain_medals, make_room, repair
from .moving import jump, move
from .supply import draw

NO_SLOT = Reason("SHIP-8.2", "no-empty-slot")
HEIGHTS = (0, 1)
OrNone = Card | Literal["none"]
"""A card, or the word that declines."""


def read_techs(state: Starship, places: Iterable[Card | None]) -> list[tuple[Card, Tech]]:
    """The techs in these places and what they do, without omegas, which do nothing before the end."""
    found = []
    for card in places:
        if card is not None:
            tech = state.tech(card)
            if tech is not None:
                found.append((card, tech))
    return found


def take_tech(state: Starship, seat: int, recycle: bool = False) -> Steps:
    """SHIP-8.2, 8.4: you may take a card from the central board into an empty slot, or instead of one of yours."""
    offered, fitting = offered_techs(state), fitting_techs(state, seat, recycle)
    if not fitting:
        return

    def judge(card: OrNone) -> Reason | None:
        return None if card == "none" or open_slots(state, seat, card, recycle) else NO_SLOT

    chosen: OrNone = yield Ask.among(seat, "tech", [*offered, "none"], judge, [*fitting, "none"])
    if chosen != "none":
        yield from place(state, seat, chosen, recycle)


def offered_techs(state: Starship) -> list[Card]:
    """What can be taken from the central board, and from the archive where a passenger opens it."""
    offered: list[Card] = [card for card in state.central if card is not None]
    return offered + state.cards.rows[ON_ZINCA] if state.open_archive else offered


def fitting_techs(state: Starship, seat: int, recycle: bool) -> list[Card]:
    """Those for which a ship has a slot."""
    return [card for card in offered_techs(state) if open_slots(state, seat, card, recycle)]


def open_slots(state: Starship, seat: int, card: Card, recycle: bool) -> list[int]:
    """The slots (1-6) a card may go to: empty ones, and with recycling those of other techs (SHIP-8.4, 8.5)."""
    ship = state.ships[seat]
    tech = state.tech(card)
    replace = recycle or (tech is not None and tech.can_replace)
    return [
        number
        for number, (held, hurt) in enumerate(zip(ship.slots, ship.damaged), 1)
        if not hurt and (held is None or replace)
    ]


def place(state: Starship, seat: int, card: Card, recycle: bool) -> Steps:
    """Put a card into a slot, with its bonuses (SHIP-8.18)."""
    slot = yield from pick_one(seat, "slot", open_slots(state, seat, card, recycle), (("card", card),))
    ship = state.ships[seat]
    replaced = ship.slots[slot - 1]
    if replaced is not None:
        yield from discard_tech(state, seat, replaced)
    if state.cards.at[card] == CENTRAL:
        state.central[state.central.index(card)] = None  # SHIP-8.8
    ship.slots[slot - 1] = card
    state.cards.move(card, zone(seat, TECHS))
    state.tell("placed", seat=seat, card=card, slot=slot)
    yield from apply_bonuses(state, seat, slot)


def discard_tech(state: Starship, seat: int, card: Card) -> Steps:
    """SHIP-8.21: a tech leaves its slot; face-down artifacts on it are lost (SHIP-15.22), its lockers too."""
    ship = state.ships[seat]
    place = ship.slots.index(card)
    ship.slots[place] = None
    throw_away(state, card)
    state.tell("discarded", seat=seat, card=card)
    lost = ship.crowd.pop(str(place + 1), None)
    if lost is not None:
        state.cards.move(lost, ARTIFACT_DISCARD)
    yield from make_room(state, seat)


def throw_away(state: Starship, card: Card) -> None:
    """To the discard pile of its deck."""
    state.cards.move(card, OMEGA_DISCARD if state.face(card) in OMEGAS else TECH_DISCARD)


def edges(state: Starship, seat: int, slot: int) -> tuple[Sequence[str | None], Sequence[str | None]]:
    """The icons on the left and right side of a slot: those of its card, or those printed on it (SHIP-8.15)."""
    card = state.ships[seat].slots[slot - 1]
    if card is None:
        printed = SLOT_BOARDS[state.board_side].slots[slot - 1]
        return printed.left, printed.right
    face = state.face(card)
    shown = OMEGAS[face] if face in OMEGAS else CARDS[face]
    return shown.left, shown.right


def matching_icons(state: Starship, seat: int, slot: int) -> list[str]:
    """SHIP-8.11: the icons of a slot that equal the one they face, from top to bottom, left before right (8.12)."""
    left, right = edges(state, seat, slot)
    before = edges(state, seat, slot - 1)[1] if slot > 1 else (None, None)
    after = edges(state, seat, slot + 1)[0] if slot < TECH_SLOTS else (None, None)
    found = []
    for height in HEIGHTS:
        if left[height] is not None and left[height] == before[height]:
            found.append(str(left[height]))
        if right[height] is not None and right[height] == after[height]:
            found.append(str(right[height]))
    return found


def count_pairs(state: Starship, seat: int) -> int:
    """SHIP-14.23: all pairs of equal facing icons on a tech-slot board, printed ones included while visible."""
    count = 0
    for slot in range(1, TECH_SLOTS):
        right, left = edges(state, seat, slot)[1], edges(state, seat, slot + 1)[0]
        count += sum(right[height] is not None and right[height] == left[height] for height in HEIGHTS)
    return count


def apply_bonuses(state: Starship, seat: int, slot: int) -> Steps:
    """SHIP-8.13: each match is one bonus."""
    for icon in matching_icons(state, seat, slot):
        state.tell("bonus", seat=seat, name_edge=icon)
        if icon == "medal":
            gain_medals(state, seat, 2 if state.has(seat, "training_headset") else 1)  # SHIP-15.12
        elif icon == "repair":
            for _ in range(2 if state.has(seat, "mech_bots") else 1):  # SHIP-15.16
                yield from repair(state, seat)
        elif state.has(seat, "wormhole_generator"):  # SHIP-15.11
            yield from jump(state, seat)
        else:
            yield from move(state, seat)


def refill(state: Starship) -> None:
    """SHIP-8.8, 8.9: at the end of the turn every emptied place gets a card of the alpha-beta deck."""
    for number, card in enumerate(state.central):
        if card is None:
            fill(state, number)


def replace_tech(state: Starship, number: int) -> None:
    """SHIP-17.23: a tech of the central board is discarded, and its place refilled at once."""
    card = state.central[number]
    if card is not None:
        throw_away(state, card)
        state.tell("tenebre-took", card=card)
    fill(state, number)


def fill(state: Starship, number: int) -> None:
    card = draw(state, TECH_DECK)
    state.central[number] = card
    if card is not None:
        state.cards.move(card, CENTRAL)
        state.tell("refilled", card=card)
