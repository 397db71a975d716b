"""What a position promises beyond the points it has: facts about it, each with a weight (`weights.py`)."""

from __future__ import annotations

from ..cards import CARDS, DESIGNS, FACTIONS, OMEGAS, QUEUE_KEPT, ROOM, ROUNDS
from ..flow.rooms import fits
from ..state import ANDROID, ARTIFACTS, COLOR_OF, COMMANDERS, FIGURES, PIRATES, Ship, Starship
from .values import WEIGHTS, Crew, crew_of, fewest_pirates, mission_worth, promise, smooth, tech_round, ways
from .weights import EACH, SHARES, TECHS
from .weights import OMEGAS as OMEGA_GROWTH

Facts = dict[str, int]
WORTHS = {
    **EACH,
    **{f"tech:{name}": worth for name, worth in TECHS.items()},
    **{f"omega:{name}": worth for name, worth in OMEGA_GROWTH.items()},
}
"""What one of each is worth, but for what is counted in hundredths of a point itself (`SHARES`)."""
RANKS = {figure: "ensign" if figure in COLOR_OF else figure for figure in FIGURES}
RANKS |= dict.fromkeys(COMMANDERS.values(), "commander")
NOW = {figure: f"now:{rank}" for figure, rank in RANKS.items()}
LATER = {figure: f"later:{rank}" for figure, rank in RANKS.items()}


def outlook(state: Starship, seat: int) -> int:
    """What a captain may expect from here on, in hundredths of a point."""
    value = shares = 0
    for name, amount in facts(state, seat).items():
        if name in SHARES:
            shares += SHARES[name] * amount
        else:
            value += WORTHS[name] * amount
    return value + shares // 100


def facts(state: Starship, seat: int) -> Facts:
    """What is true of a captain's position, by name, with how much of it there is."""
    ship = state.ships[seat]
    left = ROUNDS - state.round
    found: Facts = {f"round{state.round}": 1, "passed": int(ship.passed)}
    crew = [] if ship.passed else ship.ready + ship.busy
    crew_facts(found, ship, crew, left)
    tech_facts(found, state, ship, crew, left)
    store_facts(found, state, seat, left)
    way_facts(found, state, seat, crew_of(crew), left)
    return found


def count(found: Facts, name: str, more: int = 1) -> None:
    found[name] = found.get(name, 0) + more


def crew_facts(found: Facts, ship: Ship, crew: list[str], left: int) -> None:
    """Who can act now, and who will in later rounds."""
    for figure in crew:
        count(found, NOW[figure])
    if not left:
        return
    for figure in ship.figures():
        count(found, LATER[figure], left)
    if not crew:
        found["kept"] = sum(figure != ANDROID for figure in ship.ready)
    found["next-colors"] = len({COLOR_OF[figure] for figure in following(ship) if figure in COLOR_OF})


def following(ship: Ship) -> list[str]:
    """Who would be ready in the next round, if all who are ready act in this one and nobody is pulled (SHIP-12.1)."""
    if ship.passed:
        return ship.ready + ship.queue[: max(0, len(ship.queue) - QUEUE_KEPT)]
    queue = ship.queue + [figure for figure in ship.ready + ship.busy if figure != ANDROID]
    return queue[: max(0, len(queue) - QUEUE_KEPT)]


def tech_facts(found: Facts, state: Starship, ship: Ship, crew: list[str], left: int) -> None:
    """Techs in slots, free slots for more, and room techs that somebody is ready for."""
    faces = state.cards.faces
    for card, hurt in zip(ship.slots, ship.damaged):
        if card is None:
            if not hurt:
                count(found, "slot-free", left)
            continue
        face = faces[card]
        if face in OMEGAS:
            count(found, f"omega:{face}", left)
            continue
        design = DESIGNS[CARDS[face].design]
        count(found, f"tech:{design.id}", left)
        if design.kind == ROOM and crew:
            color = str(design.color)
            if color == "any" or any(fits(figure, color) for figure in crew):
                count(found, "room-now", tech_round(face))


def store_facts(found: Facts, state: Starship, seat: int, left: int) -> None:
    """Tokens, damage, markers on the tracks."""
    ship = state.ships[seat]
    found["medals" if left else "medals-last"] = ship.medals
    found["artifacts"] = len(state.row(seat, ARTIFACTS))
    found["pirates"] = len(state.row(seat, PIRATES)) * left
    space = state.capacity(seat) - state.load(seat)
    found["full"] = int(space == 0) * (left + 1)
    found["tight"] = int(space == 1) * (left + 1)
    found["damage"] = (ship.damage + ship.overflow) * left
    found["all-mended"] = int(not ship.damage and not any(ship.damaged)) * left
    found["track"] = sum(map(smooth, ship.steps))
    found["promise"] = sum(map(promise, FACTIONS, state.track_sides, ship.steps))
    found["steps"] = sum(ship.steps) * left


def way_facts(found: Facts, state: Starship, seat: int, crew: Crew, left: int) -> None:
    """The missions at hand: here, two moves away with somebody for the Helm, and for the next round's crew."""
    ship = state.ships[seat]
    faces, holder, here = state.cards.faces, state.holder, ship.place
    later = crew_of(following(ship)) if left else ()
    near = dict(ways(state.map_side, here, 2))
    red = any(COLOR_OF.get(figure) == "red" for figure in crew)
    standing = within = then_here = then_near = 0
    for place, card in state.missions.items():
        if holder.get(place, seat) != seat:
            continue
        name = faces[card]
        if place == here:
            standing = mission_worth(name, crew)
            then_here = mission_worth(name, later)
        elif place in near:
            cost = WEIGHTS["damage"] * fewest_pirates(near[place], state.pirates)
            within = max(within, mission_worth(name, crew) + cost)
            then_near = max(then_near, mission_worth(name, later) + cost)
    found["mission-here"] = standing
    found["mission-near"] = within if red else 0
    if left and not standing:
        found["next-here"], found["next-near"] = then_here, then_near
    if any(COLOR_OF.get(figure) == "yellow" for figure in crew):
        prey = sum(route in state.pirates for route in state.chart.near[here].values())
        found["prey"] = min(2, prey)
    if red:
        found["station-near"] = sum(
            at in near for station, at in state.stations.items() if station not in state.waiting
        )
    if here in state.numbers:
        found["waiting-place"] = 1
