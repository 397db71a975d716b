"""SETI-8 and SETI-5e: signals, scans, and sectors that are complete.

A signal goes to a star, named by its word, or to 'Oumuamua's tile (`TILE`), open to every signal in its sector.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wardroom.kernel import Asking, Card, Reason, Steps

from .. import automa as rival
from ..cards import EARTH, HAND_CARDS, SECTOR_COLORS, STARS, Trigger, fx
from ..cards.setup import (
    SCAN_COST,
    SECOND_POSITION_POINTS,
    SECTOR_PUBLICITY,
    TELESCOPE_2_PUBLICITY,
    TELESCOPE_4_ENERGY,
)
from ..cards.solar import COLUMNS
from ..state import NEUTRAL, Seti
from . import discovery, effects, figures, missions, moving, species, supply, this_turn
from .asking import NONE, may_choose

TILE = "tile"
Marked = Asking[str | None]
"""Steps after which it is known where a signal was marked (a star, or `TILE`), or that none was."""

OF_COLOR = {color: tuple(star.id for star in STARS.values() if star.color == color) for color in SECTOR_COLORS}
"""SETI-5.21: the two sectors of each colour."""
ALL_STARS = tuple(STARS)
WIN_REWARDS = {star.id: (fx(star.first), fx(star.later)) for star in STARS.values()}

MERCURY = "mercury"
ROW, TOKEN, DONE = "row", "token", "done"
BESIDE_EARTH, AT_MERCURY, FROM_HAND, SPACE_TELESCOPE = "telescope_1", "telescope_2", "telescope_3", "telescope_4"
LAUNCH, MOVE = "launch", "move"

CANNOT_PAY_SCAN = Reason("SETI-5.20", "scan-cost")
NO_PUBLICITY = Reason("SETI-7.6", "telescope-2-cost")
NO_HAND_CARD = Reason("SETI-7.7", "telescope-3-cost")
NO_ENERGY = Reason("SETI-7.8", "telescope-4-cost")
NO_USE = Reason("SETI-7.8", "telescope-4-idle")


# One signal


def star_of(state: Seti, body: str) -> str:
    """The star in whose sector Earth or a planet is now (SETI-1.11)."""
    return state.columns[state.where(body)[1]]


def mark(state: Seti, seat: int, star: str, data: bool = True) -> Steps:
    """SETI-8.2 to 8.5: a marker takes the place of the leftmost data, which goes to the pool, or to the supply without
    `data`. With none left it is an excess marker. The second position scores."""
    if star == TILE:
        yield from species.oumuamua.mark_tile(state, seat, data)
        return
    slot = state.stars[star]
    slot.markers.append(seat)
    state.note(f"signal:{star}")
    if slot.data == 0:
        state.tell("signal-excess", seat=seat, in_star=star)
    else:
        slot.data -= 1
        second = STARS[star].capacity - slot.data == 2
        state.tell("signal", seat=seat, in_star=star)
        if slot.data == 0:  # SETI-8.7
            slot.complete = True
            state.tell("sector-complete", in_star=star)
        if data:
            yield from supply.add_data(state, seat, 1)
        if second:
            supply.score(state, seat, SECOND_POSITION_POINTS)
    yield from missions.happen(state, seat, Trigger("mark_signal", STARS[star].color))


def signal(state: Seti, seat: int, where: str, data: bool = True) -> Marked:
    """One signal, which cannot be declined (SETI-8.1). `where` is one of SIGNAL_PLACES, `star.<id>` or `planet.<id>`;
    without such a sector nothing happens (SETI-3.8). A card of the row is not replaced here (SETI-5.24)."""
    if state.is_rival(seat):
        yield from rival.signal(state, where)
        return None
    if where == ROW:
        return (yield from row_signal(state, seat, data))
    if where == "hand":
        return (yield from hand_signal(state, seat, data=data))
    if where == TILE:
        yield from mark(state, seat, TILE, data)
        return TILE
    return (yield from signal_among(state, seat, sectors(state, seat, where), data))


def sectors(state: Seti, seat: int, where: str) -> Sequence[str]:
    """The stars that a signal may go to."""
    if where in OF_COLOR:
        return OF_COLOR[where]
    if where == "any":
        return ALL_STARS
    if where == "probe":  # capsules count as probes (SETI-15.1.8)
        return list(dict.fromkeys(state.columns[column] for _, column in moving.pieces(state, seat)))
    if where == "next_anomaly":
        column = species.anomalies.next_column(state)
        return () if column is None else (state.columns[column],)
    kind, _, name = where.partition(".")
    if kind == "star":
        return (name,)
    body = name if kind == "planet" else where
    return (star_of(state, body),) if body in state.system.places else ()


def choose_star(state: Seti, seat: int, stars: Sequence[str]) -> Marked:
    """One of several sectors, to be marked more than once; the tile is not yet chosen."""
    return (yield from may_choose(state, seat, "signal", lambda: stars))


def signal_among(state: Seti, seat: int, stars: Sequence[str], data: bool = True) -> Marked:
    """A signal in one of these sectors, or on the tile if that is in one of them (SETI-15.3.3)."""

    def offer() -> Sequence[str]:
        return [*stars, TILE] if tile_in(state, stars) else stars

    place = yield from may_choose(state, seat, "signal", offer)
    if place is not None:
        yield from mark(state, seat, place, data)
    return place


def tile_in(state: Seti, stars: Sequence[str]) -> bool:
    """Whether 'Oumuamua's tile is in the sector of one of these stars."""
    return state.visitor and any(
        species.oumuamua.may_mark_tile(state, column) for column, star in enumerate(state.columns) if star in stars
    )


def row_signal(state: Seti, seat: int, data: bool = True) -> Marked:
    """SETI-5.20: a card of the row is discarded for a signal in a sector of its colour; an empty row gives none
    (SETI-4.12)."""
    card = yield from may_choose(state, seat, "row", lambda: supply.row_cards(state))
    if card is None:
        return None
    supply.discard_row(state, seat, card)
    return (yield from card_signal(state, seat, card, data))


def hand_signal(state: Seti, seat: int, optional: bool = False, data: bool = True) -> Marked:
    """SETI-7.7: a hand card is discarded for a signal in a sector of its colour; an alien card will do (SETI-5.25)."""
    decline = NONE if optional else ""
    card = yield from may_choose(state, seat, "hand-signal", lambda: state.hand(seat)[:], decline=decline)
    if card is None:
        return None
    supply.discard(state, seat, card)
    return (yield from card_signal(state, seat, card, data))


def card_signal(state: Seti, seat: int, card: Card, data: bool = True) -> Marked:
    """A signal in a sector of the colour of a card that everybody sees."""
    return (yield from signal_among(state, seat, OF_COLOR[HAND_CARDS[state.face(card)].sector], data))


# Scanning


def why_not_scan(state: Seti, seat: int) -> Reason | None:
    return None if supply.can_pay_all(state, seat, SCAN_COST) else CANNOT_PAY_SCAN


def scan_action(state: Seti, seat: int) -> Steps:
    """SETI-5.20: the main action."""
    supply.pay_all(state, seat, SCAN_COST)
    yield from scan(state, seat)


def scan(state: Seti, seat: int) -> Asking[list[str]]:
    """SETI-5.20, 5.22: a signal for Earth and one for a card of the row, and each telescope tech once, in any order.
    The row is filled when all is done (SETI-5.24). Where the signals of this scan were marked."""
    used: list[str] = []
    marked: list[str] = []
    state.tell("scans", seat=seat)

    def offer() -> list[str]:
        return parts_left(state, seat, used)

    def judge(part: str) -> Reason | None:
        return why_not_part(state, seat, part)

    while True:
        part = yield from may_choose(state, seat, "scan", offer, judge)
        if part is None or part == DONE:
            break
        used.append(part)
        place = yield from PARTS[part](state, seat)
        if place is not None:
            marked.append(place)
    supply.refill(state)
    yield from missions.happen(state, seat, Trigger("action", "scan"))
    return marked


def parts_left(state: Seti, seat: int, used: Sequence[str]) -> list[str]:
    """What is still open in a scan. It is done once both signals that belong to it are marked (SETI-8.1)."""
    agency = state.agencies[seat]
    left: list[str] = []
    if EARTH not in used and BESIDE_EARTH not in used:
        left.append(EARTH)
        if agency.has(BESIDE_EARTH):
            left.append(BESIDE_EARTH)
    cards = len(supply.row_cards(state))
    own = 1 if cards and ROW not in used else 0  # the scan's own signal takes one of them
    if own:
        left.append(ROW)
    must = bool(left)
    left += [tech for tech in (AT_MERCURY, FROM_HAND, SPACE_TELESCOPE) if tech not in used and agency.has(tech)]
    if agency.signal_tokens and cards > own:  # two at most, since the row is not filled meanwhile (SETI-19.3)
        left.append(TOKEN)
    return left if must else [*left, DONE]


def why_not_part(state: Seti, seat: int, part: str) -> Reason | None:
    """SETI-5.3, SETI-5.22: a telescope tech is used only if its extra cost can be paid."""
    if part == AT_MERCURY:
        return None if supply.can_pay(state, seat, "publicity", TELESCOPE_2_PUBLICITY) else NO_PUBLICITY
    if part == FROM_HAND:
        return None if state.hand(seat) else NO_HAND_CARD
    if part == SPACE_TELESCOPE:
        return None if any(why_not_space(state, seat, use) is None for use in (LAUNCH, MOVE)) else NO_USE
    return None


def earth_signal(state: Seti, seat: int) -> Marked:
    return (yield from signal_among(state, seat, (star_of(state, EARTH),)))


def beside_earth(state: Seti, seat: int) -> Marked:
    """SETI-7.5: instead of Earth's sector one of the two beside it."""
    column = state.where(EARTH)[1]
    beside = [state.columns[(column + side) % COLUMNS] for side in (1, -1)]
    return (yield from signal_among(state, seat, beside))


def at_mercury(state: Seti, seat: int) -> Marked:
    """SETI-7.6"""
    supply.pay(state, seat, "publicity", TELESCOPE_2_PUBLICITY)
    return (yield from signal_among(state, seat, (star_of(state, MERCURY),)))


def why_not_space(state: Seti, seat: int, use: str) -> Reason | None:
    """Why the space telescope cannot be used like this."""
    if use == MOVE:
        return None if moving.pieces(state, seat) else moving.NO_PIECE
    if figures.at_limit(state, seat):
        return figures.PROBE_LIMIT_REACHED
    return None if supply.can_pay(state, seat, "energy", TELESCOPE_4_ENERGY) else NO_ENERGY


def space_telescope(state: Seti, seat: int) -> Marked:
    """SETI-7.8: 1 energy for a launch without credits, or 1 move."""

    def offer() -> list[str]:
        return [use for use in (LAUNCH, MOVE) if judge(use) is None]

    def judge(use: str) -> Reason | None:
        return why_not_space(state, seat, use)

    use = yield from may_choose(state, seat, "telescope-4", offer, judge)
    if use == LAUNCH:
        supply.pay(state, seat, "energy", TELESCOPE_4_ENERGY)
        yield from figures.launch(state, seat)
    elif use == MOVE:
        yield from moving.move(state, seat, 1)
    return None


def token_signal(state: Seti, seat: int) -> Marked:
    """SETI-19.2: a signal token is discarded for one more card of the row."""
    state.agencies[seat].signal_tokens -= 1
    state.tell("signal-token", seat=seat)
    return (yield from row_signal(state, seat))


PARTS: dict[str, Callable[[Seti, int], Marked]] = {
    EARTH: earth_signal,
    ROW: row_signal,
    BESIDE_EARTH: beside_earth,
    AT_MERCURY: at_mercury,
    FROM_HAND: hand_signal,
    SPACE_TELESCOPE: space_telescope,
    TOKEN: token_signal,
}
"""What a scan is made of."""


# Complete sectors


def ranking(markers: Sequence[int]) -> list[int]:
    """SETI-8.10: who has markers in a slot, the most first; of equals the one whose last marker is further right."""
    last = {owner: place for place, owner in enumerate(markers)}
    return sorted(last, key=lambda owner: (markers.count(owner), last[owner]), reverse=True)


def winner(markers: Sequence[int]) -> int | None:
    """Who wins a sector. Neutral markers never do (SETI-19.4)."""
    return next((owner for owner in ranking(markers) if owner != NEUTRAL), None)


def tied(markers: Sequence[int]) -> bool:
    """Whether the last marker had to decide who wins."""
    first = winner(markers)
    others = [owner for owner in ranking(markers) if owner not in (first, NEUTRAL)]
    return bool(others) and first is not None and markers.count(others[0]) == markers.count(first)


def second(markers: Sequence[int]) -> int | None:
    """SETI-8.13: whose marker stays on the first position; nobody's if all are the winner's (SETI-8.14)."""
    first = winner(markers)
    return next((owner for owner in ranking(markers) if owner != first), None)


def resolve_sectors(state: Seti, seat: int) -> Steps:
    """SETI-8.8: all complete sectors, in the order that the player whose turn it is chooses, the tile among them
    (SETI-15.3.8); on the rival's turn clockwise from Earth (SETI-16.53)."""

    def offer() -> list[str]:
        ready = [star for star in state.columns if state.stars[star].complete]
        return [*ready, TILE] if species.oumuamua.tile_complete(state) else ready

    while True:
        if not state.visitor and not any(star.complete for star in state.stars.values()):
            return
        if state.is_rival(seat):
            ready = offer()
            stars = rival.sector_order(state, [star for star in ready if star != TILE])
            place = stars[0] if stars else TILE if ready else None
        else:
            place = yield from may_choose(state, seat, "sector", offer)
        if place is None:
            return
        if place == TILE:
            yield from species.oumuamua.resolve_tile(state)
        else:
            yield from resolve_sector(state, seat, place)


def resolve_sector(state: Seti, seat: int, star: str) -> Steps:
    """SETI-8.22: winner and second, publicity for everybody with a marker, the win and its reward, the reset."""
    slot = state.stars[star]
    first, runner_up = winner(slot.markers), second(slot.markers)
    slot.complete = False
    state.note(f"sector:{star}")
    state.tell("sector-resolved", in_star=star, name_star=star, tie="yes" if tied(slot.markers) else "no")
    for owner in discovery.turn_order(state, seat):  # SETI-8.12
        if owner in slot.markers:
            supply.publicity(state, owner, SECTOR_PUBLICITY)
    if first is not None:
        yield from win(state, first, star)
    slot.markers = [] if runner_up is None else [runner_up]  # SETI-8.13 to 8.15
    slot.data = STARS[star].capacity - len(slot.markers)
    slot.complete = False
    tell_reset(state, star, runner_up)
    yield from this_turn.happen(state, seat, this_turn.SECTOR)


def tell_reset(state: Seti, star: str, left: int | None) -> None:
    """Whose marker stays on the first position."""
    if left is None or left == NEUTRAL or state.is_rival(left):
        nobody = "no" if left is None else "neutral" if left == NEUTRAL else "rival"
        state.tell("sector-reset", in_star=star, name_star=star, second=nobody)
    else:
        state.tell("sector-reset", seat=left, in_star=star, name_star=star, second="yes")


def win(state: Seti, seat: int, star: str) -> Steps:
    """SETI-8.11, 8.19: a marker beside the star, which is no signal (SETI-8.16), and its reward."""
    slot = state.stars[star]
    reward = WIN_REWARDS[star][slot.won]
    slot.won = True
    state.agencies[seat].wins.append(star)
    state.tell("sector-won", seat=seat, in_star=star, name_star=star)
    yield from effects.run(state, seat, reward)
    color = STARS[star].color
    yield from missions.happen(state, seat, Trigger("win_sector", color), Trigger("win_sector", "any"))
