"""Effects that belong to one card (SHIP-15), each a function of its own."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Ask, Card, Steps, pick_one

from ..cards import FACTIONS, ROOM, ROOMS, SPACES
from ..state import (
    ANDROID,
    ARTIFACT_DISCARD,
    ARTIFACT_SUPPLY,
    ARTIFACTS,
    CROWD,
    DRAWN,
    MISSION_DECK,
    OMEGA_DECK,
    ON_ZINCA,
    PIRATE_SUPPLY,
    TECH_DECK,
    Starship,
    zone,
)
from .hold import damage, gain_medals, repair
from .moving import jump
from .pirates import put_pirate
from .supply import draw
from .techs import OrNone, open_slots, place, read_techs, replace_tech, throw_away
from .tracks import ZINCA, advance, step_forward

LOOK = 3
BACK = 3
Effect = Callable[[Starship, int], Steps]
SPECIALS: dict[str, Effect] = {}
"""By the names in `cards.effects`."""


def special(effect: Effect) -> Effect:
    SPECIALS[effect.__name__] = effect
    return effect


@special
def hive_mind(state: Starship, seat: int) -> Steps:
    """SHIP-15.2, 15.25: a Zinca step for each android of the crew, those on the mission included."""
    crew = state.ships[seat].ready + state.ships[seat].busy
    for _ in range(crew.count(ANDROID)):
        yield from advance(state, seat, ZINCA, 1)


@special
def star_gate(state: Starship, seat: int) -> Steps:
    """SHIP-15.3, 15.27: look alone at the top of the mission deck; the order stays."""
    top = state.cards.rows[MISSION_DECK][-LOOK:]
    state.cards.show(top, 1 << seat)
    state.tell("star-gate", seat=seat, cards=tuple(reversed(top)))
    yield from ()


@special
def zinca_library(state: Starship, seat: int) -> Steps:
    """SHIP-15.1: draw 3 techs, you may place 1, the rest are discarded."""
    yield from draw_and_place(state, seat, TECH_DECK, recycle=False)


@special
def omega_draft(state: Starship, seat: int) -> Steps:
    """SHIP-15.4: draw 3 omegas, place 1 in an empty slot or instead of a tech, the others are discarded."""
    yield from draw_and_place(state, seat, OMEGA_DECK, recycle=True)


def draw_and_place(state: Starship, seat: int, deck: int, recycle: bool) -> Steps:
    """Draw 3 cards, place one of them or none, discard the rest."""
    drawn = []
    for _ in range(LOOK):
        card = draw(state, deck)
        if card is not None:
            state.cards.move(card, DRAWN)
            drawn.append(card)
    state.tell("library", seat=seat, cards=tuple(drawn))
    yield from place_one(state, seat, drawn, recycle)
    for card in state.cards.rows[DRAWN][:]:
        throw_away(state, card)


def place_one(state: Starship, seat: int, drawn: list[Card], recycle: bool) -> Steps:
    fitting = [card for card in drawn if open_slots(state, seat, card, recycle)]
    if not fitting:
        return
    chosen: OrNone = yield Ask(seat, "tech", [*fitting, "none"])
    if chosen != "none":
        yield from place(state, seat, chosen, recycle)


@special
def jump_to_station(state: Starship, seat: int) -> Steps:
    """Diplomatic Order No. 12, Explosive Crisis: you may jump to one of the three stations."""
    yield from jump(state, seat, stations_in_order(state))


def stations_in_order(state: Starship) -> list[str]:
    """Home Station, Zinca Station, Ni'an Station."""
    return [state.stations[name] for name in ("home_station", "zinca_station", "nian_station")]


@special
def crowd_production(state: Starship, seat: int) -> Steps:
    """SHIP-15.22: two face-down artifacts, unseen, on two different rooms of your own."""
    ship = state.ships[seat]
    for _ in range(2):
        card = draw(state, ARTIFACT_SUPPLY)
        rooms = [room for room in own_rooms(state, seat) if key_of(state, seat, room) not in ship.crowd]
        if card is None or not rooms:
            return
        room: str | Card = yield Ask(seat, "crowd", rooms)
        state.cards.move(card, zone(seat, CROWD))
        ship.crowd[key_of(state, seat, room)] = card
        if isinstance(room, Card):
            state.tell("crowd-tech", seat=seat, card=room)
        else:
            state.tell("crowd", seat=seat, name_room=room)


def own_rooms(state: Starship, seat: int) -> list[str | Card]:
    """The basic rooms, then the room techs."""
    techs = read_techs(state, state.ships[seat].slots)
    return [*ROOMS, *(card for card, tech in techs if tech.kind == ROOM)]


def key_of(state: Starship, seat: int, room: str | Card) -> str:
    """How a room is called in `crowd`: a basic room by its name, a tech by its slot."""
    return room if isinstance(room, str) else str(state.ships[seat].slots.index(room) + 1)


@special
def pirates_at_stations(state: Starship, seat: int) -> Steps:
    """Explosive Crisis: a pirate on a free route of each station, colours ignored (SHIP-7.6)."""
    for station in stations_in_order(state):
        free = {color: route for color, route in state.chart.colors(station).items() if route not in state.pirates}
        card = draw(state, PIRATE_SUPPLY) if free else None
        if card is None:
            continue
        color = yield from pick_one(seat, "crisis", list(free), (("name_place", station),))
        put_pirate(state, card, free[color])


@special
def honesty_summit(state: Starship, seat: int) -> Steps:
    """SHIP-15.23: one marker may go back up to 3 spaces, never across its start space; a medal for each."""
    ship = state.ships[seat]
    able = [faction for track, faction in enumerate(FACTIONS) if ship.steps[track] % SPACES]
    if not able:
        return
    answer: str = yield Ask(seat, "summit", [*able, "none"])
    if answer == "none":
        return
    track = FACTIONS.index(answer)
    most = min(BACK, ship.steps[track] % SPACES)
    steps: int = yield Ask(seat, "back", list(range(most, -1, -1)), args=(("track_faction", answer),))
    if steps:
        ship.steps[track] -= steps
        state.tell("went-back", seat=seat, track_faction=answer, steps=steps)
        gain_medals(state, seat, steps)


@special
def take_zinca_tech(state: Starship, seat: int) -> Steps:
    """Shared Technology: you may take the tech lying on the Zinca track; otherwise it is discarded."""
    lying = state.cards.rows[ON_ZINCA][:]
    yield from place_one(state, seat, lying, recycle=True)
    for card in state.cards.rows[ON_ZINCA][:]:
        throw_away(state, card)


@special
def passenger_archive(state: Starship, seat: int) -> Steps:
    """Solo Zinca event: take one of the passenger's techs; the others can be taken by later effects."""
    yield from place_one(state, seat, state.cards.rows[ON_ZINCA][:], recycle=True)
    state.open_archive = True


@special
def kavor(state: Starship, seat: int) -> Steps:
    """SHIP-17.21: an artifact into an empty cargo slot; without one it is discarded, and 1 damage."""
    card = draw(state, ARTIFACT_SUPPLY)
    if card is None:
        return
    if state.load(seat) < state.capacity(seat):
        state.cards.move(card, zone(seat, ARTIFACTS))
        state.tell("artifact", seat=seat, card=card)
    else:
        state.cards.move(card, ARTIFACT_DISCARD)
        state.tell("dropped", seat=seat, card=card)
        yield from damage(state, seat)


@special
def orelle(state: Starship, seat: int) -> Steps:
    """Exactly 1 step on the least advanced track."""
    steps = state.ships[seat].steps
    least = [FACTIONS[track] for track, gone in enumerate(steps) if gone == min(steps)]
    answer = yield from pick_one(seat, "orelle", least)
    yield from step_forward(state, seat, FACTIONS.index(answer), 1)


@special
def quill(state: Starship, seat: int) -> Steps:
    """The leftmost tech of the central board is replaced; then you may repair a tech slot."""
    for number, card in enumerate(state.central):
        if card is not None:
            replace_tech(state, number)
            break
    yield from repair(state, seat, only_slots=True)


@special
def unit_seven(state: Starship, seat: int) -> Steps:
    """With an android in the ready room you may advance 1 on the Zinca track, otherwise 1 damage."""
    if ANDROID in state.ships[seat].ready:
        yield from advance(state, seat, ZINCA, 1)
    else:
        yield from damage(state, seat)
