"""Two fleets: crews aboard ships, hidden hazards under two places, ambushes in answer to a flight.

Shows: several picks at once, equal cards told apart by where they lie, cards on cards and tokens on cards, what public
rules exclude, response windows that open by public facts and can be passed once and for all, an end at once in the
other's turn, settings of each seat, a deck code, a setting with several values.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal

from wardroom.kernel import (
    DONE,
    EVERYBODY,
    PASS,
    STEP,
    TURN,
    Ask,
    Asking,
    Card,
    Cards,
    Chance,
    EndOfGame,
    Game,
    Judge,
    Reason,
    Setting,
    State,
    Steps,
    Zone,
    pick_one,
    pick_several,
)
from wardroom.kernel.ask import UNLISTED
from wardroom.kernel.errors import BadSetup

TABLE = 0
PLACES = ("vega", "gap")
UNDER = {place: number for number, place in enumerate(PLACES, 1)}
SHIPS = ("pagh", "bounty")
DRAWN, SEEDED = ("guard", "pilot", "ambush"), ("mine", "nebula", "decoy")
HOME = {"mine": ("vega",), "nebula": ("gap",), "decoy": PLACES}
DECKS = {
    "guards": "guard*5,pilot*2,ambush*3;mine*2,nebula*1,decoy*1",
    "raiders": "guard*3,pilot*3,ambush*4;mine*1,nebula*2,decoy*1",
}
BONUSES = ("head_start", "extra_card")
HAND_SIZE, ORDERS, GOAL, LAST_TURN, SOUND = 3, 3, 6, 24, 2
LEAST, MOST = 6, 12
Order = tuple[str, Card, int | str]
"""`play` a card in one of two ways, `fly` a ship to a place, `beam` from a ship to another."""


def zone(seat: int, what: int) -> int:
    return 3 + 6 * seat + what


DECK, HAND, SEEDS, DISCARD, LAID = range(5)


@dataclass(slots=True, eq=False, repr=False)
class Fleet(State):
    """Crews, ships and tokens are fields keyed by cards that all see; the rest says where the flow goes on."""

    phase: str = "seeding"
    turn: int = 0
    active: int = 0
    orders: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])
    owner: list[int] = field(default_factory=list)  # of every card, by its number
    listed: list[int] = field(default_factory=lambda: [0, 0])  # ambushes in each deck
    aboard: dict[Card, Card] = field(default_factory=dict)  # crew -> its ship
    where: dict[Card, str] = field(default_factory=dict)  # ship -> where it is
    damage: dict[Card, int] = field(default_factory=dict)  # ship -> tokens
    happened: dict[str, None] = field(default_factory=dict)

    def place(self, card: Card) -> str:
        """A ship is where it is, a crew card aboard its ship."""
        if card in self.where:
            return self.where[card]
        ship = self.aboard.get(card)
        return "" if ship is None else f"{self.cards.faces[ship]}-{self.owner[ship] + 1}"

    def row(self, seat: int, what: int) -> list[Card]:
        return self.cards.rows[zone(seat, what)]

    def ships(self, seat: int) -> list[Card]:
        return [card for card in self.cards.rows[TABLE] if card in self.where and self.owner[card] == seat]

    def crew(self, ship: Card) -> list[Card]:
        return [card for card in self.cards.rows[TABLE] if self.aboard.get(card) == ship]


# Decks


def read_deck(text: str) -> str:
    """FLEET-1: a deck code, `guard*5,ambush*3;mine*2`: what is drawn, what is seeded; in one order."""
    parts = text.split(";")
    if len(parts) != 2:
        raise BadSetup("bad-setting", setting="deck", value=text[:40], choices=", ".join(DECKS))
    drawn, seeded = (counted(part, known) for part, known in zip(parts, (DRAWN, SEEDED)))
    if not LEAST <= sum(drawn.values()) <= MOST or sum(seeded.values()) > LEAST:
        raise BadSetup("bad-setting", setting="deck", value=text[:40], choices=f"{LEAST}-{MOST}")
    return ";".join(
        ",".join(f"{face}*{pile[face]}" for face in known if pile[face])
        for pile, known in ((drawn, DRAWN), (seeded, SEEDED))
    )


def counted(text: str, known: Sequence[str]) -> Counter[str]:
    pile: Counter[str] = Counter()
    for part in filter(None, (part.strip() for part in text.split(","))):
        face, _, times = part.partition("*")
        if face not in known or not times.isdecimal() or not 0 < int(times) <= MOST:
            raise BadSetup("bad-setting", setting="deck", value=part[:40], choices=", ".join(known))
        pile[face] += int(times)
    return pile


def unfolded(code: str) -> tuple[list[str], list[str]]:
    drawn, seeded = DECKS.get(code, code).split(";")
    first, second = counted(drawn, DRAWN), counted(seeded, SEEDED)
    return list(first.elements()), list(second.elements())


def sample_settings(dice: Random) -> Mapping[str, object]:
    """Settings that go together: a deck of one's own for the second seat now and then."""
    own = f"guard*{dice.randint(4, 6)},pilot*{dice.randint(1, 2)},ambush*{dice.randint(1, 3)};mine*2,decoy*1"
    return {
        "deck_1": dice.choice([*DECKS]),
        "deck_2": dice.choice([*DECKS, own]),
        "bonuses": "+".join(dice.choices(BONUSES, k=dice.randint(0, 3))),
    }


# Set-up and turns


def setup(_seats: int, settings: Mapping[str, Any], chance: Chance) -> Fleet:
    """FLEET-1: two ships each at home, a shuffled deck, a hand, and hazards to be laid out."""
    zones = [Zone("table", EVERYBODY), *(Zone(place) for place in PLACES)]
    for seat in (0, 1):
        mine = 1 << seat
        zones += [Zone(f"deck{seat}"), Zone(f"hand{seat}", mine, True), Zone(f"seeds{seat}", mine, True)]
        zones += [Zone(f"discard{seat}", EVERYBODY), *(Zone(f"laid{seat}-{place}") for place in PLACES)]
    cards = Cards(zones, 2)
    state = Fleet(2, cards, chance)
    bonuses = str(settings["bonuses"]).split("+")
    for seat in (0, 1):
        drawn, seeded = unfolded(str(settings[f"deck_{seat + 1}"]))
        ships = cards.add(TABLE, SHIPS)
        state.where |= dict.fromkeys(ships, "home")
        cards.add(zone(seat, SEEDS), seeded)
        cards.add(zone(seat, DECK), drawn)
        cards.shuffle(zone(seat, DECK), chance)
        state.owner += [seat] * (len(cards.faces) - len(state.owner))
        state.listed[seat] = drawn.count("ambush")
        cards.draw(zone(seat, HAND), (zone(seat, DECK), HAND_SIZE + bonuses.count("extra_card")))
    state.points[0] += bonuses.count("head_start")
    return state


def flow(state: Fleet) -> Steps:
    """FLEET-2: both lay out their hazards, then turns, until somebody has six points or time is up."""
    while state.phase != "over":
        yield TURN if state.phase in ("seeding", "draw") else STEP
        yield from PHASES[state.phase](state)


def seed(state: Fleet) -> Steps:
    """FLEET-3: lay any of your hazards face down: mines under Vega, nebulae under the Gap, decoys under either. Where
    each lies is seen as it is laid, and what it cannot be is known from then on."""
    seat, cards = state.active, state.cards
    onward = 0
    while pairs := [(card, place) for card in state.row(seat, SEEDS) for place in PLACES]:
        pick: tuple[Card, str] | Literal["done"] = yield Ask(
            seat, "seed", [*pairs, DONE], may_lie(state), many=True, onward=onward
        )
        if pick == DONE:
            break
        card, place = pick
        onward = pairs.index(pick) // len(PLACES) * len(PLACES)
        cards.move(card, zone(seat, LAID + PLACES.index(place)))
        cards.within((card,), hazards_of(place))
    for place, number in UNDER.items():
        for card in sorted(state.row(seat, LAID + PLACES.index(place))):
            cards.move(card, number)
    state.tell("seeded", seat=seat, count=sum(state.owner[card] == seat for row in cards.rows[1:3] for card in row))
    state.phase = "seeding" if seat == 0 else "draw"
    state.active = 1 - seat


def may_lie(state: Fleet) -> Judge:
    faces = state.cards.faces

    def judge(option: tuple[Card, str] | Literal["done"]) -> Reason | None:
        if option == DONE:
            return None
        card, place = option
        return None if place in HOME[faces[card]] else Reason("FLEET-3", "not-there", (("card", faces[card]),))

    return judge


def hazards_of(place: str) -> Callable[[str], bool]:
    return lambda face: place in HOME.get(face, ())


def draw(state: Fleet) -> Steps:
    """FLEET-4: a turn begins with a card; after the last turn the game is over."""
    seat = state.active
    state.turn += 1
    if state.turn > LAST_TURN:
        state.phase = "over"
        return
    for card in state.cards.draw(zone(seat, HAND), (zone(seat, DECK), 1)):
        state.tell("drew", seat=seat, card=card)
    state.orders = ORDERS
    state.phase = "orders"
    yield from ()


def order(state: Fleet) -> Steps:
    """FLEET-5: up to three orders: play a card, fly a ship, beam a crew over; then the turn ends."""
    seat = state.active
    ships = state.ships(seat)
    candidates: list[Order] = [("play", card, number) for card in state.row(seat, HAND) for number in (1, 2)]
    candidates += [("fly", ship, place) for ship in ships for place in PLACES]
    candidates += [("beam", ship, other) for ship in ships for other in ships if other != ship]
    choice: Order | Literal["end"] = yield Ask(seat, "order", [*candidates, "end"], may_order(state))
    state.orders -= 1
    if choice != "end":
        kind, card, what = choice
        yield from ORDERS_BY_WORD[kind](state, seat, card, what)
    if choice == "end" or not state.orders:
        state.active = 1 - seat
        state.phase = "draw"


def may_order(state: Fleet) -> Judge:
    faces = state.cards.faces

    def judge(option: Order | Literal["end"]) -> Reason | None:
        if option == "end":
            return None
        kind, card, what = option
        if kind == "play":
            return may_play(faces[card], what, bool(state.ships(state.active)))
        if not state.crew(card):
            return Reason("FLEET-7", "nobody-aboard", (("card", faces[card]),))
        if kind == "fly" and state.where[card] == what:
            return Reason("FLEET-7", "already-there")
        if kind == "beam" and isinstance(what, Card) and state.where[card] != state.where[what]:
            return Reason("FLEET-8", "too-far")
        return None

    return judge


def may_play(face: str, number: str | int, has_ship: bool) -> Reason | None:
    """FLEET-6: crew reports aboard; a pilot may scout instead. An ambush only answers."""
    if face == "ambush":
        return UNLISTED if number == 2 else Reason("FLEET-9", "only-an-answer")
    if number == 2:
        return None if face == "pilot" else UNLISTED
    return None if has_ship else Reason("FLEET-6", "no-ship")


def play(state: Fleet, seat: int, card: Card, number: int) -> Steps:
    """FLEET-6: report aboard a ship, or look at what lies on top under a place and go."""
    cards = state.cards
    if number == 1:
        ship = yield from pick_one(seat, "ship", state.ships(seat))
        cards.move(card, TABLE)
        state.aboard[card] = ship
        state.tell("reported", seat=seat, card=card, card2=ship)
        return
    cards.move(card, zone(seat, DISCARD))
    place: str = yield Ask(seat, "scout", list(PLACES))
    top = cards.rows[UNDER[place]][:1]
    cards.show(top, 1 << seat)
    state.tell("scouted", seat=seat, cards=top, name_place=place)
    state.happened["scouted"] = None


def beam(state: Fleet, seat: int, ship: Card, other: Card) -> Steps:
    """FLEET-8: any of the crew go over to another ship at the same place."""
    picks = yield from pick_several(seat, "beam", state.crew(ship), args=(("card", ship),))
    for card in picks:
        state.aboard[card] = other
    state.tell("beamed", seat=seat, count=len(picks), card=other)
    if len(picks) > 1:
        state.happened["beamed"] = None


def fly(state: Fleet, seat: int, ship: Card, place: str) -> Steps:
    """FLEET-7: the other may ambush the flight. At its end the first hazard is met; where none is left, two of the crew
    score two points, and the other may answer that as well."""
    state.tell("flies", seat=seat, card=ship, name_place=place)
    if (yield from window(state, seat, "flight")):
        return
    state.where[ship] = place
    row = state.cards.rows[UNDER[place]]
    if row:
        meet(state, ship, row[0])
        return
    if len(state.crew(ship)) >= 2 and not (yield from window(state, seat, "score")):
        score(state, seat, 2)


def window(state: Fleet, seat: int, kind: str) -> Asking[bool]:
    """FLEET-9: the other seat is asked if an ambush of its deck may still be in its hand, as everybody can tell. It
    scores a point with it. Returns whether what was answered is off."""
    other, cards = 1 - seat, state.cards
    faces = cards.faces
    spent = sum(faces[card] == "ambush" for card in state.row(other, DISCARD))
    if spent == state.listed[other] or not state.row(other, HAND):
        return False

    def judge(option: Card | Literal["pass"]) -> Reason | None:
        wrong = option != PASS and faces[option] != "ambush"
        return Reason("FLEET-9", "no-ambush") if wrong else None

    answer: Card | Literal["pass"] = yield Ask(other, "respond", [PASS, *state.row(other, HAND)], judge, window=kind)
    if answer == PASS:
        return False
    cards.move(answer, zone(other, DISCARD))
    state.tell("ambushed", seat=other, card=answer)
    state.happened[f"ambush-{kind}"] = None
    score(state, other, 1)
    return True


def meet(state: Fleet, ship: Card, hazard: Card) -> None:
    """FLEET-10: a mine damages the ship, twice damaged it is lost; a nebula sends it home; a decoy does nothing."""
    cards = state.cards
    cards.move(hazard, zone(state.owner[hazard], DISCARD))
    state.tell("met", seat=state.owner[ship], card=hazard)
    if cards.faces[hazard] == "mine":
        state.damage[ship] = state.damage.get(ship, 0) + 1
        if state.damage[ship] == SOUND:
            state.happened["lost"] = None
            for card in (*state.crew(ship), ship):
                leave(state, card)
    elif cards.faces[hazard] == "nebula":
        state.where[ship] = "home"


def leave(state: Fleet, card: Card) -> None:
    """A card leaves play: nothing lies on it any more, and it lies on nothing."""
    state.cards.move(card, zone(state.owner[card], DISCARD))
    for carried in (state.aboard, state.where, state.damage):
        carried.pop(card, None)


def score(state: Fleet, seat: int, points: int) -> None:
    """FLEET-11: whoever has six points has won, at once, in anybody's turn."""
    state.points[seat] += points
    state.tell("scored", seat=seat, points=state.points[seat])
    if state.points[seat] >= GOAL:
        state.happened["won-in-the-other-turn" if seat != state.active else "won"] = None
        raise EndOfGame


PHASES: dict[str, Callable[[Fleet], Steps]] = {"seeding": seed, "draw": draw, "orders": order}
ORDERS_BY_WORD: dict[str, Callable[[Fleet, int, Card, Any], Steps]] = {"play": play, "fly": fly, "beam": beam}
EFFECTS = ("scouted", "beamed", "ambush-flight", "ambush-score", "lost", "won", "won-in-the-other-turn")


def result(state: Fleet) -> list[int]:
    return state.points[:]


def reached(state: Fleet) -> Sequence[str]:
    return list(state.happened)


GAME = Game(
    "fleet",
    1,
    (2,),
    setup,
    flow,
    result,
    package=__name__,
    prefix="FLEET",
    settings=(
        Setting("deck", "guards", tuple(DECKS), each=True, reads=read_deck),
        Setting("bonuses", "", BONUSES, several=True),
    ),
    sample_settings=sample_settings,
    effects=EFFECTS,
    reached=reached,
    reasons={1: "the first version"},
)
