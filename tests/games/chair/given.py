"""Positions of Captain's Chair said in a sentence, so that tests read like the rulebook.

    game = given(hand=[["pic_diplomacy", "pic_worf"]], dilithium=[1])
    game.choose("play:pic_diplomacy:0", "pic_worf")
    assert game.own().track("influence") == 1

It begins with a real set-up. Lists are by side and may be shorter than the table; whatever a test does not mention
stays as it was dealt, except hands, which are empty unless they are given. Cards are named by their faces, which are
unique.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from wardroom import testing
from wardroom.games.chair import GAME
from wardroom.games.chair.cards.kinds import MARKET_SUITS, TRACKS
from wardroom.games.chair.flow.leaving import clear
from wardroom.games.chair.flow.setup import setup
from wardroom.games.chair.flow.verbs.market import refill
from wardroom.games.chair.pieces import Captaincy
from wardroom.games.chair.state import (
    ACTION,
    BEAMED,
    CADET,
    DECK,
    DEVELOPMENT,
    DISCARD,
    DUTY,
    ENCOUNTERS,
    FACE_DOWN,
    FLEET,
    GONE,
    HAND,
    INCIDENTS,
    JUNK,
    LOCATIONS,
    LOG,
    MARKET,
    NEUTRAL,
    NO_TEAMS,
    NO_TOKENS,
    PLACES,
    RESERVE,
    STAGING,
    Chair,
    zone,
)
from wardroom.kernel import Card, Chance

Faces = Sequence[Sequence[str]]
OWN_ZONES = {
    "deck": DECK,
    "discard": DISCARD,
    "staging": STAGING,
    "fleet": FLEET,
    "places": PLACES,
    "duty": DUTY,
    "log": LOG,
    "reserve": RESERVE,
    "development": DEVELOPMENT,
    "face_down": FACE_DOWN,
}


def given(
    seats: int = 2,
    *,
    captains: Sequence[str] = ("picard", "shran"),
    boards: Sequence[str] = ("basic", "basic"),
    seed: int = 0,
    active: int = 0,
    first: int = 0,
    stage: str = ACTION,
    hand: Faces = (),
    zones: Mapping[str, Faces] | None = None,
    only: Sequence[str] = (),
    beamed: Mapping[str, Sequence[str]] | None = None,
    market: Sequence[str] = (),
    neutral: Sequence[str] = (),
    tops: Mapping[int, Sequence[str]] | None = None,
    dilithium: Sequence[int] = (),
    latinum: Sequence[int] = (),
    glory: Sequence[int] = (),
    tracks: Sequence[Mapping[str, int]] = (),
    done: Faces = (),
    held: Sequence[Sequence[int]] = (),
    at: Mapping[str, str] | None = None,
    teams: Mapping[str, tuple[int, int]] | None = None,
    tokens: Mapping[str, tuple[int, int, int]] | None = None,
    exhausted: Sequence[str] = (),
    junk: Sequence[str] = (),
    names: Sequence[str] = (),
    alone: str = CADET,
    rank: str = "ensign",
    more: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Sitting:
    """A game at this position. `zones` lays cards into zones of a side (`deck`, `discard`, `staging`, `fleet`,
    `places`, `duty`, `log`, `reserve`, `development`, `face_down`), the last one on top; those named in `only` hold
    nothing else. `beamed`: what lies under which card. `market` and `neutral` replace what was dealt, in their order.
    `tops`: cards on top of a deck of the table (`ENCOUNTERS`, `INCIDENTS`, `LOCATIONS` or a Market deck), the last one
    topmost. `at`: where Ship tokens are. `held`: Stardates to be carried out, by their places in the pile. `alone`:
    what one seat plays. `more`: further settings. `fields` are those of the state."""
    settings = {f"captain_{side + 1}": name for side, name in enumerate(captains)}
    settings |= {f"board_{side + 1}": board for side, board in enumerate(boards)}
    agreed = GAME.agreed({**settings, "alone": alone, "rank": rank, **(more or {})})
    state = dealt(seats, seed, tuple(agreed.items())).copy()
    state.first, state.active, state.stage, state.fresh = first, active, stage, True
    for side in range(seats):
        for card in state.row(side, HAND)[:]:
            state.cards.move(card, zone(side, DECK), under=True)
    for slot, face in enumerate(neutral):
        lay_neutral(state, slot, face)
    for face in market:
        lay_market(state, face)
    lay_own_cards(state, zones or {}, only)
    for side, faces in enumerate(hand):
        for face in faces:
            put(state, face, zone(side, HAND))
    for host, faces in (beamed or {}).items():
        for face in faces:
            put(state, face, zone(state.owner(find(state, host)), BEAMED))
            state.host[find(state, face)] = find(state, host)
    for deck, faces in (tops or {}).items():
        for face in faces:
            put(state, face, deck)
    for face in junk:
        put(state, face, JUNK)
    for name, amounts in (("dilithium", dilithium), ("latinum", latinum), ("glory", glory)):
        for side, amount in enumerate(amounts):
            setattr(state.captaincies[side], name, amount)
    for side, spaces in enumerate(tracks):
        for name, space in spaces.items():
            state.captaincies[side].tracks[TRACKS.index(name)] = space
    for side, missions in enumerate(done):
        state.captaincies[side].done = list(missions)
    for side, stardates in enumerate(held):
        state.captaincies[side].held = list(stardates)
    for ship, place in (at or {}).items():
        state.ship_at[find(state, ship)] = find(state, place)
    for place, counts in (teams or {}).items():
        land(state, find(state, place), counts)
    for face, lying in (tokens or {}).items():
        state.tokens[find(state, face)] = lying
    for face in exhausted:
        state.exhausted[find(state, face)] = None
    for name, value in fields.items():
        if name not in Chair.__dataclass_fields__:
            raise TypeError(f"a position of Captain's Chair has no field {name}")
        setattr(state, name, value)
    return Sitting(testing.at(GAME, state, names=names, settings=agreed))


@cache
def dealt(seats: int, seed: int, agreed: tuple[tuple[str, Any], ...]) -> Chair:
    """A real set-up; positions are made from copies of it."""
    return setup(seats, dict(agreed), Chance(b"%d" % seed))


def lay_own_cards(state: Chair, zones: Mapping[str, Faces], only: Sequence[str]) -> None:
    for name, rows in zones.items():
        kind = OWN_ZONES[name]
        for side, faces in enumerate(rows):
            if name in only:
                for card in state.row(side, kind)[:]:
                    clear(state, card)
                    state.cards.move(card, GONE)
            for face in faces:
                card = put(state, face, zone(side, kind))
                if kind == FLEET and state.face(card).suit == "ship":
                    state.ship_at[card] = None
                if kind == PLACES or face == "sha_ka_ree" and kind == FLEET:
                    state.teams[card] = NO_TEAMS


def find(state: Chair, face: str) -> Card:
    """The card with this face, wherever it lies."""
    for row in state.cards.rows:
        for card in row:
            if state.cards.faces[card] == face:
                return card
    raise ValueError(f"{face} is not in this game")


def put(state: Chair, face: str, to: int) -> Card:
    """Lay the card with this face somewhere, and fill the gap that it leaves in the Market or the Neutral Zone."""
    card = find(state, face)
    at = state.cards.at[card]
    if at == MARKET:
        state.market[state.market.index(card)] = None
    if at == NEUTRAL:
        state.neutral[state.neutral.index(card)] = None
    clear(state, card)
    state.cards.move(card, to)
    if at == MARKET:
        refill(state, state.face(card).suit)
    if at == NEUTRAL and None in state.neutral:
        lay_neutral(state, state.neutral.index(None), state.cards.faces[state.cards.rows[LOCATIONS][-1]])
    return card


def lay_market(state: Chair, face: str) -> None:
    """This card lies in its slot of the Market; the one that was there goes under its deck."""
    card = find(state, face)
    slot = MARKET_SUITS.index(state.face(card).suit)
    old = state.market[slot]
    if old == card:
        return
    if old is not None:
        state.cards.move(old, slot, under=True)
    state.cards.move(card, MARKET)
    state.market[slot] = card


def lay_neutral(state: Chair, slot: int, face: str) -> None:
    """This Location lies in that place of the Neutral Zone; the one that was there goes under the Location deck."""
    card = find(state, face)
    if card in state.neutral:
        other = state.neutral.index(card)
        state.neutral[slot], state.neutral[other] = card, state.neutral[slot]
        return
    old = state.neutral[slot]
    if old is not None:
        clear(state, old)
        state.cards.move(old, LOCATIONS, under=True)
    state.cards.move(card, NEUTRAL)
    state.neutral[slot] = card
    state.teams[card] = NO_TEAMS


def land(state: Chair, place: Card, counts: tuple[int, int]) -> None:
    """Away Teams from the Captains to a Location."""
    for side, n in enumerate(counts[: state.sides]):
        state.captaincies[side].teams -= n
    state.teams[place] = counts


class Sitting(testing.Sitting[Chair]):
    """A table of Captain's Chair."""

    def own(self, side: int = 0) -> Captaincy:
        return self.state.captaincies[side]

    def held(self, kind: int, side: int = 0) -> list[str]:
        """The faces in a zone of a side, the top one last."""
        return [self.state.cards.faces[card] for card in self.state.row(side, kind)]

    def card(self, face: str) -> Card:
        return find(self.state, face)

    def market(self) -> list[str | None]:
        return [None if card is None else self.state.cards.faces[card] for card in self.state.market]

    def neutral(self) -> list[str | None]:
        return [None if card is None else self.state.cards.faces[card] for card in self.state.neutral]

    def tokens(self, face: str) -> tuple[int, int, int]:
        return self.state.tokens.get(self.card(face), NO_TOKENS)

    def teams(self, place: str) -> tuple[int, int]:
        return self.state.teams.get(self.card(place), NO_TEAMS)

    def where(self, ship: str) -> str | None:
        """Where a Ship token is: a Location, or None on its card."""
        at = self.state.ship_at[self.card(ship)]
        return None if at is None else self.state.cards.faces[at]

    def is_exhausted(self, face: str) -> bool:
        return self.card(face) in self.state.exhausted

    def table_zone(self, kind: int) -> list[str]:
        """The faces in a zone of the table, the top one last."""
        return [self.state.cards.faces[card] for card in self.state.cards.rows[kind]]


__all__ = ["DECK", "ENCOUNTERS", "INCIDENTS", "JUNK", "LOCATIONS", "Sitting", "given"]
