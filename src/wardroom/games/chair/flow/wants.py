"""What an effect asks for, as data: cards of a suit, with a trait, by name. Wildcards are here and nowhere else.

`has` is for one's own counts and choices, where a WILDCARD counts as any trait (CHAIR-15.5); `shows` is for attacks and
scoring, where it does not (CHAIR-15.8, CHAIR-15.10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from wardroom.kernel import Card

from ..cards.kinds import ANY, FACES, GAMEPLAY_TRAITS, WILDCARD, Face
from ..state import BEAMED, CAPTAIN, FIRST_SIDE, IN_PLAY, SIDE_ZONES, STAGING, Chair


@dataclass(frozen=True, slots=True, eq=False)
class Want:
    """A card that is asked for. Everything given must be so; of several suits or traits one is enough. Each is made
    once, and known by which it is: to compare their words would take longer than all else."""

    suits: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  # faces, or what twins share
    shows: tuple[str, ...] = ()  # tracks of which it shows a skill or a focus icon (CHAIR-17.8)


Wants = tuple[Want, ...]
"""Any of these."""
ANYTHING: Wants = (Want(),)


@cache
def suit(*suits: str) -> Wants:
    return (Want(suits=suits),)


@cache
def trait(*traits: str) -> Wants:
    return (Want(traits=traits),)


@cache
def named(*names: str) -> Wants:
    return (Want(names=names),)


@cache
def showing(*tracks: str) -> Wants:
    return (Want(shows=tracks),)


NOT_TIME_TRAVEL: Wants = (Want(without=("time_travel",)),)


def has(state: Chair, card: Card, trait: str) -> bool:
    """Whether a card counts as having a trait for its owner (CHAIR-15.5). A WILDCARD never counts as a trait that its
    card shows, nor as a gameplay trait."""
    traits = FACES[state.cards.faces[card]].traits
    if trait in traits:
        return True
    if state.treated and state.treated.get(state.cards.faces[card]) == trait:
        return True
    return WILDCARD in traits and trait not in GAMEPLAY_TRAITS


def shows(state: Chair, card: Card, trait: str) -> bool:
    """Whether a card has the trait itself (CHAIR-15.8), or is treated as if, this turn (CHAIR-15.12)."""
    face = state.cards.faces[card]
    return trait in FACES[face].traits or state.treated.get(face) == trait


def fits(state: Chair, card: Card, wants: Wants, strict: bool = False) -> bool:
    """Whether a card is what is asked for; `strict`: without Wildcards."""
    if wants is ANYTHING:
        return True
    face = state.cards.faces[card]
    return fits_now(state, card, wants, strict) if face in state.treated else face in fitting(wants, strict)


def number(state: Chair, cards: Iterable[Card], wants: Wants, strict: bool = False) -> int:
    """How many of these are what is asked for."""
    if state.treated:
        return sum(fits(state, card, wants, strict) for card in cards)
    return sum(map(fitting(wants, strict).__contains__, map(state.cards.faces.__getitem__, cards)))


@cache
def fitting(wants: Wants, strict: bool) -> frozenset[str]:
    """The faces that are what is asked for, by what is printed on them. No effect asks for a LOCATION by its suit, so
    Sha Ka Ree is no exception."""
    return frozenset(face.id for face in FACES.values() if printed_fits(face, wants, strict))


def fits_printed(face: Face, wants: Wants) -> bool:
    """Whether a card is what is asked for by what is printed on it, without Wildcards."""
    return face.id in fitting(wants, True)


def printed_fits(face: Face, wants: Wants, strict: bool) -> bool:
    wild = not strict and WILDCARD in face.traits
    for want in wants:
        if want.suits and face.suit not in want.suits:
            continue
        if want.names and face.id not in want.names and face.text not in want.names:
            continue
        if want.without and any(trait in face.traits for trait in want.without):
            continue
        if want.shows and not any(shows_track(face.skills, face.focus, track) for track in want.shows):
            continue
        if want.traits and not any(
            trait in face.traits or wild and trait not in GAMEPLAY_TRAITS for trait in want.traits
        ):
            continue
        return True
    return False


def fits_now(state: Chair, card: Card, wants: Wants, strict: bool) -> bool:
    """The same of a card that counts as more than what is printed on it."""
    face = FACES[state.cards.faces[card]]
    test = shows if strict else has
    for want in wants:
        if want.suits and face.suit not in want.suits:
            continue
        if want.names and face.id not in want.names and face.text not in want.names:
            continue
        if want.without and any(shows(state, card, trait) for trait in want.without):
            continue
        if want.shows and not any(shows_track(face.skills, face.focus, track) for track in want.shows):
            continue
        if want.traits and not any(test(state, card, trait) for trait in want.traits):
            continue
        return True
    return False


def shows_track(skills: tuple[str, ...], focus: str, track: str) -> bool:
    """CHAIR-17.8: a matching skill or focus icon; an ANY icon matches."""
    return focus == track or track in skills or ANY in skills


def in_play(state: Chair, side: int) -> list[Card]:
    """CHAIR-4.2, the beamed cards last."""
    found: list[Card] = []
    rows, first = state.cards.rows, FIRST_SIDE + SIDE_ZONES * side
    for kind in IN_PLAY:
        found += rows[first + kind]
    return found


def count(
    state: Chair, side: int, wants: Wants, leaving_out: Card | None = None, captain: bool = True, strict: bool = False
) -> int:
    """How many of one's cards in play are what is asked for; `captain`: the Captain too."""
    total = 0
    for kind in IN_PLAY:
        if captain or kind != CAPTAIN:
            total += number(state, state.row(side, kind), wants, strict)
    if leaving_out is not None and state.owner(leaving_out) == side and state.lies(leaving_out) in IN_PLAY:
        total -= (captain or state.lies(leaving_out) != CAPTAIN) and fits(state, leaving_out, wants, strict)
    return total


def of_these(state: Chair, cards: Iterable[Card], wants: Wants, strict: bool = False) -> list[Card]:
    return list(cards) if wants is ANYTHING else [card for card in cards if fits(state, card, wants, strict)]


def beamed_on(state: Chair, host: Card) -> list[Card]:
    """The cards under another card, in the order in which they were beamed."""
    return [card for card, under in state.host.items() if under == host]


def on_ship(state: Chair, ship: Card) -> list[Card]:
    """CHAIR-22.4: the SHIP itself and what is beamed under it."""
    return [ship, *beamed_on(state, ship)]


def skills(state: Chair, side: int, track: str) -> int:
    """CHAIR-17.3, CHAIR-17.10: matching skill icons on one's cards in play, beamed ones left out."""
    from .standing import variable_skills

    total = 0
    for kind in IN_PLAY:
        if kind == BEAMED:
            continue
        for card in state.row(side, kind):
            icons = FACES[state.cards.faces[card]].skills
            if icons:
                total += icons.count(track) + icons.count(ANY)
                if "variable" in icons and kind != STAGING:  # a PASSIVE, so only from a table position (CHAIR-4.7)
                    total += variable_skills(state, side, card, track)
    return total
