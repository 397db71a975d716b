"""CCG-13.30 to CCG-13.51: meeting seed cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from wardroom.kernel import EVERYBODY, Asking, Card, Option, Steps, pick_one

from ..cards.kinds import (
    ARTIFACT,
    CONDITIONS,
    DILEMMA,
    EITHER,
    KINDS,
    RESEED,
    SINGLE,
    STAYS,
    UNIQUE,
    Deed,
    Dilemma,
    works_as,
)
from ..needs import Discard, Needs, Who
from ..state import ON, ON_MISSION, OUT, TABLE, Ccg, place_at
from ..values import Team, group, skills
from . import do
from .attempt import Attempt, Party, stop_all
from .choosing import fitting, select
from .switches import is_off
from .windows import ENCOUNTER, Trigger, window


@dataclass(slots=True)
class Encounter:
    """A party meets a dilemma. It holds cards and places only."""

    state: Ccg
    this: Attempt
    party: Party
    card: Card

    @property
    def seat(self) -> int:
        return self.this.seat

    @property
    def opponent(self) -> int:
        return 1 - self.this.seat

    @property
    def face(self) -> Dilemma:
        return cast(Dilemma, self.state.face(self.card))

    @property
    def ship(self) -> Card | None:
        return self.party.ship_here(self.state)

    @property
    def case(self) -> str:
        return self.party.kind

    def there(self) -> list[Card]:
        """CCG-13.51: only the attempting team counts, with its equipment."""
        return self.party.there(self.state)

    def people(self) -> list[Card]:
        return self.party.people(self.state)

    def group(self, targets: Sequence[Card] = ()) -> Team:
        return group(self.state, self.seat, self.there(), self.ship, targets)

    def met(self, needs: Needs, targets: Sequence[Card] = ()) -> bool:
        return needs.met(self.group(targets))


Special = Callable[[Encounter], Steps]
DILEMMAS: dict[str, Special] = {}
"""Dilemmas that do more than plain deeds, by face."""


def dilemma(face: str) -> Callable[[Special], Special]:
    """Registers what a dilemma does."""

    def register(effect: Special) -> Special:
        DILEMMAS[face] = effect
        return effect

    return register


# Meeting a seed card


def meet(state: Ccg, this: Attempt, card: Card) -> Steps:
    """CCG-13.12: it is turned up for everybody, and resolved."""
    do.put(state, card, place_at(ON_MISSION, this.location))
    state.cards.show((card,), EVERYBODY)
    this.met.append(card)
    state.tell("met", seat=this.seat, card=card)
    state.note(f"met {state.cards.faces[card]}")
    state.returned &= ~(1 << card)
    kind = state.kind(card)
    if kind == ARTIFACT:  # CCG-10.6
        state.tell("found", seat=this.seat, card=card)
        return
    face = state.face(card)
    if not isinstance(face, Dilemma) or kind != DILEMMA:
        do.out_of_play(state, card)  # no such card is seeded by the rules
        return
    party = yield from who_faces(this, face)
    if party is None:
        do.out_of_play(state, card)
        return
    if is_copy_in_play(state, card, party):
        do.discard(state, [card])
        return
    yield from resolve(Encounter(state, this, party, card))


def is_copy_in_play(state: Ccg, card: Card, party: Party) -> bool:
    """CCG-13.50: a copy of a unique or not duplicatable dilemma; CCG-13.44: of any on the same mission or ship."""
    face = state.face(card)
    for other in state.table():
        if other == card or state.cards.faces[other] != face.id:
            continue
        if face.limit == SINGLE or (face.limit == UNIQUE and state.owner[other] == state.owner[card]):
            return True
        place = state.where[other]
        if place == state.where[card] or (party.ship is not None and place == (ON, party.ship)):
            return True
    return False


def who_faces(this: Attempt, face: Dilemma) -> Asking[Party | None]:
    """CCG-13.9: in a dual-icon attempt the crew meets space dilemmas, the Away Team planet ones, and the attempter
    chooses for those that are either. Otherwise the one party meets what fits its place."""
    fits = [party for party in this.parties if face.icon in (EITHER, party.kind)]
    if len(fits) < 2:
        return fits[0] if fits else None
    kind = yield from pick_one(this.seat, "who-faces", [party.kind for party in fits])
    return next(party for party in fits if party.kind == kind)


def resolve(do_it: Encounter) -> Steps:
    """CCG-13.43: nullified by a card present, then targets, then conditions, effects, cures. CCG-25.12: before the
    conditions are looked at, effects that suspend play may be used."""
    state, face = do_it.state, do_it.face
    yield from window(
        state, Trigger(ENCOUNTER, do_it.seat, (do_it.card,), do_it.this.location, parties=do_it.this.parties)
    )
    if state.cards.at[do_it.card] != TABLE or not do_it.people():
        yield from put_back(do_it)
        return
    if is_off(state, do_it.card, do_it.there()):  # CCG-14.19
        do.nullify(state, do_it.card)  # CCG-13.38: no effect, no points
        return
    if not has_targets(do_it):
        passed(do_it)
        return
    if face.nullify is not None and do_it.met(face.nullify):  # CCG-13.37: at once, like a condition
        do.nullify(state, do_it.card)
        return
    special = DILEMMAS.get(face.id)
    if special is not None:
        yield from special(do_it)
    elif face.way == CONDITIONS:
        yield from by_conditions(do_it)
    else:
        yield from by_effect(do_it)


def has_targets(do_it: Encounter) -> bool:
    """CCG-13.30: each kind of people that it names must be there."""
    there = do_it.people()
    return all(fitting(do_it.state, there, who) for who in do_it.face.targets if isinstance(who, Who))


def put_back(do_it: Encounter) -> Steps:
    """Nobody is left to meet it: it lies at the bottom again."""
    state = do_it.state
    if state.cards.at[do_it.card] == TABLE:
        reseed(do_it)
    do_it.this.over = True
    yield from ()


def by_conditions(do_it: Encounter) -> Steps:
    """CCG-13.31, CCG-13.32."""
    if (yield from meets_conditions(do_it)):
        overcome(do_it)
    else:
        yield from fail(do_it)


def meets_conditions(do_it: Encounter, targets: Sequence[Card] = ()) -> Asking[bool]:
    """CCG-13.20: compulsory when possible, except where a cost must be paid."""
    needs = conditions(do_it)
    if needs is None:
        return True
    if do_it.met(needs, targets):
        return True
    for price in needs.prices(do_it.group(targets)):
        if (yield from pay(do_it, price)):
            return True
    return False


def conditions(do_it: Encounter) -> Needs | None:
    """By case, where space and planet differ."""
    unless = do_it.face.unless
    if isinstance(unless, Mapping):
        return unless.get(do_it.case)
    return unless


def pay(do_it: Encounter, price: Discard) -> Asking[bool]:
    """Discard somebody present, if one wants to."""
    state = do_it.state
    payable = [
        card
        for card in do_it.there()
        if (works_as(state.face(card)) == price.what if price.what in KINDS else skills(state, card, price.what) > 0)
    ]
    if len(payable) < price.count:
        return False
    choices: list[Option] = [*payable, "no"]
    choice = yield from pick_one(do_it.seat, "pay-discard", choices, args=(("card", do_it.card),))
    if choice == "no":
        return False
    do.discard(state, [cast(Card, choice)])
    return True


def by_effect(do_it: Encounter) -> Steps:
    """CCG-13.39: the effect is automatic, and the attempt goes on."""
    yield from carry_out(do_it, do_it.face.effect)
    score_points(do_it)
    leave_table(do_it, failed=False)


# What comes of it


def overcome(do_it: Encounter) -> None:
    """CCG-13.40, CCG-13.41: out of play, and its points are scored."""
    do_it.state.tell("overcome", seat=do_it.seat, card=do_it.card)
    do_it.state.note("overcome")
    if do_it.state.cards.at[do_it.card] == TABLE:
        do.leave(do_it.state, do_it.card, OUT)
    score_points(do_it)


def passed(do_it: Encounter) -> None:
    """CCG-13.30: without a target it is passed; no points (house)."""
    do_it.state.tell("passed", seat=do_it.seat, card=do_it.card)
    do.leave(do_it.state, do_it.card, OUT)


def score_points(do_it: Encounter) -> None:
    points = do_it.face.points
    if points and not do_it.face.points_when:
        do.score(do_it.state, do_it.seat, points)


def fail(do_it: Encounter, deeds: Sequence[Deed] | None = None) -> Steps:
    """CCG-13.32: its effect happens, whoever is left is stopped, the attempt ends, and it goes back under the mission;
    CCG-13.33: unless it says that it leaves."""
    state = do_it.state
    state.tell("failed", seat=do_it.seat, card=do_it.card)
    state.note("failed")
    if deeds is None:
        failing = do_it.face.fail
        deeds = failing.get(do_it.case, ()) if isinstance(failing, Mapping) else failing
    yield from carry_out(do_it, deeds)
    end_attempt(do_it)


def end_attempt(do_it: Encounter) -> None:
    """Whoever is left is stopped, and the card goes where it goes."""
    stop_all(do_it.state, do_it.party)
    do_it.this.over = True
    leave_table(do_it, failed=True)


def leave_table(do_it: Encounter, failed: bool) -> None:
    """CCG-13.32, CCG-13.33, CCG-13.39."""
    state, after = do_it.state, do_it.face.after
    if state.cards.at[do_it.card] != TABLE:
        return
    if failed and after == RESEED:
        reseed(do_it)
    elif after != STAYS:
        do.leave(state, do_it.card, OUT)


def reseed(do_it: Encounter) -> None:
    """CCG-13.32, CCG-13.49: again the bottom seed card, and everybody knows it."""
    state, card = do_it.state, do_it.card
    do.forget(state, card)
    state.cards.move(card, state.locations[do_it.this.location].under, under=True)
    state.returned |= 1 << card
    state.tell("reseeded", card=card)


def carry_out(do_it: Encounter, deeds: Sequence[Deed]) -> Steps:
    """Plain effects, one after the other. CCG-14.16: what has gone is left out."""
    for deed in deeds:
        if deed.who is None:
            yield from befall_ship(do_it, deed.verb)
        else:
            struck = yield from select(do_it.state, do_it.seat, do_it.people(), deed.who, do_it.card)
            yield from befall(do_it, deed.verb, struck)


def befall_ship(do_it: Encounter, verb: str) -> Steps:
    ship = do_it.ship
    if ship is not None:
        yield from (do.damage if verb == "damage" else do.destroy)(do_it.state, ship)


def befall(do_it: Encounter, verb: str, struck: Sequence[Card]) -> Steps:
    state = do_it.state
    if verb == "kill":
        yield from do.kill(state, struck)
    elif verb == "stop":
        do.stop(state, struck)
    elif verb == "disable":
        do.disable(state, struck)
    elif verb == "out_of_play":
        for card in struck:
            do.out_of_play(state, card)
    else:
        do.discard(state, struck)
