"""CCG-4.10 to CCG-4.14, CCG-7.13 to CCG-7.20: what may enter play, and in which affiliation."""

from __future__ import annotations

from wardroom.kernel import Asking, Card, Reason, pick_one

from ..cards.kinds import ENIGMA, SINGLE, UNIQUE, Face
from ..places import core
from ..state import TABLE, Ccg
from .refusing import refuse

AU = "au"
AU_DOORS = ("alternate_universe_door",)
"""CCG-7.20: cards that let restricted cards enter play."""


def why_not_enter(state: Ccg, seat: int, card: Card) -> Reason | None:
    """CCG-4.14: what would break a limit does not enter play."""
    face = state.face(card)
    if face.limit in (UNIQUE, ENIGMA, SINGLE):
        other = version_in_play(state, seat, face, card)
        if other is not None:
            rule = {SINGLE: "CCG-4.13", ENIGMA: "CCG-4.12"}.get(face.limit)
            rule = rule or ("CCG-4.11" if state.cards.faces[other] == face.id else "CCG-7.13")
            return refuse(state, rule, "already-in-play", card=other)
    if AU in face.icons and not any(state.cards.faces[each] in AU_DOORS for each in core(state, seat)):
        return Reason("CCG-7.20", "needs-au-door")
    return None


def version_in_play(state: Ccg, seat: int, face: Face, but: Card) -> Card | None:
    """A card in play of the same title or persona that the limit is about: the player's own (CCG-7.14), or of anybody,
    if it is not duplicatable. CCG-7.25: universal cards bind nobody."""
    for other in state.cards.rows[TABLE]:
        if other == but or (face.limit != SINGLE and state.owner[other] != seat):
            continue
        there = state.face(other)
        if there.kind != face.kind or there.limit not in (UNIQUE, ENIGMA, SINGLE):
            continue
        if any(name in face.names for name in there.names):
            return other
    return None


def choose_mode(state: Ccg, seat: int, card: Card, host: Card | None = None) -> Asking[None]:
    """CCG-8.4: a card with several affiliations enters play with one of them, one that fits where it goes."""
    from .compatible import agree

    several = state.face(card).affiliations
    if len(several) < 2:
        return
    fits = [one for one in several if host is None or agree(state, seat, (one,), state.affiliations(host))]
    state.mode[card] = yield from pick_one(seat, "mode", fits or list(several), args=(("card", card),))
