"""What PASSIVEs grant as long as they stand: sums over the cards in table position (CHAIR-4.7, CHAIR-9.7)."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Card

from ..cards.kinds import FACES, Op
from ..state import CAPTAIN, DUTY, Chair
from .wants import Wants, fits, trait

HAND_SIZE = "hand_size"
OFFICER, OFFICER_STARFLEET, OFFICER_EXPERT = "officer", "officer_starfleet", "officer_expert"
NO_ATTACKS, SCANS_JUNK, IGNORES_SHIPS, CANNOT_WARP = "no_attacks", "scans_junk", "ignores_ships", "cannot_warp"
KEEPS_DILITHIUM, INERT, NO_TEAMS, INCIDENT_WAY, PLACES_DILITHIUM = (
    *("keeps_dilithium", "inert", "no_teams", "incident_way", "places_dilithium"),
)
NOT_PROMOTED, SKILLS, NO_GLORY_AS_DILITHIUM = "not_promoted", "skills", "no_glory_as_dilithium"
NOT_DISCARDED, NOT_BEAMED = "not_discarded", "not_beamed"
"""What a PASSIVE can grant: a larger hand; further Duty Officers, any or of a kind (CHAIR-27.29); no attack cards may
be played; scans include the Junk; Ships of the other captain do not block; a SHIP that stays; Dilithium that cannot
be stolen; Dilithium that cannot be spent; a Location without Away Teams; another way with INCIDENTs; Dilithium in
place of Glory in Clean-up; a PERSON that cannot be promoted; skill icons by what is in play (`skills_<track>`); Glory
that does not count as Dilithium; a card that is not discarded or not beamed (CHAIR-28.9)."""
PLAIN_HAND = 5
"""CHAIR-3.11."""


def total(state: Chair, side: int, what: str) -> int:
    """How much of it all one's cards grant."""
    granted_by_faces = GRANTED.get(what)
    if granted_by_faces is None:
        granted_by_faces = GRANTED[what] = {face: granting(face)[what] for face in FACES if what in granting(face)}
    faces, cards = state.cards.faces, state.table(side)
    if granted_by_faces.keys().isdisjoint(map(faces.__getitem__, cards)):  # most often
        return 0
    amount = 0
    for card in cards:
        if faces[card] in granted_by_faces:
            amount += amount_of(state, side, granted_by_faces[faces[card]], what)
    return amount


def granted_by(state: Chair, side: int, card: Card, what: str) -> int:
    """How much of it one card grants."""
    found = granting(state.cards.faces[card]).get(what)
    return 0 if found is None else amount_of(state, side, found, what)


def amount_of(state: Chair, side: int, op: Op, what: str) -> int:
    if any(requirement(state, side) is not None for requirement in op.requires):
        return 0
    value = dict(op.stands)[what]
    return value if isinstance(value, int) else value(state, side)


def granting(face: str) -> dict[str, Op]:
    """The PASSIVEs (and SPECIALs) of a face by what they grant."""
    found = GRANTING.get(face)
    if found is None:
        found = {what: op for op in FACES[face].ops for what, _ in op.stands}
        GRANTING[face] = found
    return found


GRANTING: dict[str, dict[str, Op]] = {}
GRANTED: dict[str, dict[str, Op]] = {}
"""By face, and by what is granted; filled when first asked for."""


def hand_size(state: Chair, side: int) -> int:
    """CHAIR-3.11, CHAIR-10.14."""
    return PLAIN_HAND + total(state, side, HAND_SIZE) + state.captaincies[side].hand_bonus


def variable_skills(state: Chair, side: int, card: Card, track: str) -> int:
    """CHAIR-17.2: VARIABLE icons count as the card's PASSIVE says."""
    return granted_by(state, side, card, f"{SKILLS}_{track}")


def inert_card(state: Chair, side: int) -> Card | None:
    """CHAIR-28.1: the card on which gained Dilithium lies until it is recrystallized."""
    for card in state.row(side, CAPTAIN):
        if INERT in granting(state.cards.faces[card]):
            return card
    return None


# Duty Officers (CHAIR-27.28, CHAIR-27.29)

SLOT_KINDS: tuple[tuple[str, Wants], ...] = (
    (OFFICER_STARFLEET, trait("starfleet")),
    (OFFICER_EXPERT, trait("scientist", "engineer")),
)


def officers_that_fit(state: Chair, side: int, officers: Sequence[Card]) -> bool:
    """Whether these officers can all stay: each in a slot it fits, one slot each. The kinds of slots overlap only in
    that an officer may fit both, so that counting is enough."""
    plain = 1 + total(state, side, OFFICER)
    granted = [total(state, side, kind) for kind, _ in SLOT_KINDS]
    return seated(state, list(officers), plain, granted)


def seated(state: Chair, officers: list[Card], plain: int, granted: list[int]) -> bool:
    """Whether all find a slot, the special slots being tried first."""
    if len(officers) <= plain:
        return True
    officer, rest = officers[0], officers[1:]
    for place, (_, wants) in enumerate(SLOT_KINDS):
        if granted[place] and fits(state, officer, wants):
            fewer = granted[:]
            fewer[place] -= 1
            if seated(state, rest, plain, fewer):
                return True
    return plain > 0 and seated(state, rest, plain - 1, granted)


def officers(state: Chair, side: int) -> list[Card]:
    return state.row(side, DUTY)
