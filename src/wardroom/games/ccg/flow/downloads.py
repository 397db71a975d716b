"""CCG-15: special downloads."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from wardroom.kernel import EVERYBODY, Ask, Card, Reason, Steps, pick_one

from ..cards.kinds import EQUIPMENT, FACES, INTERRUPT, PERSONNEL
from ..looking import remembered
from ..places import host_of, location_of, vessels
from ..spaceline import has_planet
from ..state import ABOARD, DECK, SURFACE, Ccg, place_at, zone
from . import attempt, do
from .compatible import compatible, why_not_aboard
from .entering import choose_mode, why_not_enter
from .options import option
from .refusing import refuse
from .teams import join_surface
from .windows import PAUSE, PLAYED, SUSPENDING, USES, Trigger, may_be_hidden, window

NONE = "none"


def offered(state: Ccg, seat: int, trigger: Trigger) -> list[Any]:
    """CCG-25.12: special downloads of a player's cards in play. Public: the icon is not used yet (CCG-15.8), the card
    is not disabled (CCG-15.9), and a card that it names may still be in deck or hand."""
    if trigger.kind not in SUSPENDING:
        return []
    return [option("download", card) for card in with_icon(state, seat) if can_download(state, seat, card)]


@remembered
def with_icon(state: Ccg, seat: int) -> list[Card]:
    """A player's cards in play with a special download icon."""
    faces, wanted = state.cards.faces, downloading()
    return [card for card in state.table() if faces[card] in wanted and state.controller(card) == seat]


@cache
def downloading() -> frozenset[str]:
    """The faces with a special download icon."""
    return frozenset(face.id for face in FACES.values() if face.downloads)


def can_download(state: Ccg, seat: int, card: Card) -> bool:
    if state.downloaded >> card & 1 or state.is_idle(card) or location_of(state, card) < 0:
        return False
    return any(
        may_be_hidden(state, seat, face) for face in named(state, seat, card) if is_of_use(state, seat, face, card)
    )


def named(state: Ccg, seat: int, card: Card) -> list[str]:
    """The faces of a player's list that an icon names."""
    titles = state.face(card).downloads
    return [face for face in state.listed[seat] if FACES[face].title in titles and FACES[face].kind in FETCHED]


FETCHED = (PERSONNEL, EQUIPMENT, INTERRUPT)
"""What can be downloaded so far."""


def is_of_use(state: Ccg, seat: int, face: str, source: Card) -> bool:
    """CCG-15.4: whether an interrupt could be played there now. Public."""
    return FACES[face].kind != INTERRUPT or why_not_play(state, seat, face, source) is None


def why_not_play(state: Ccg, seat: int, face: str, source: Card) -> Reason | None:
    use = USES.get(face)
    return Reason("CCG-15.4", "nowhere") if use is None else use.why(state, seat, at_icon(state, seat, source))


def at_icon(state: Ccg, seat: int, source: Card) -> Trigger:
    """CCG-15.8: it is played where the card with the icon is."""
    return Trigger(PAUSE, seat, location=location_of(state, source))


def use(state: Ccg, seat: int, choice: Any, trigger: Trigger) -> Steps:
    """CCG-15.1 to CCG-15.4, CCG-15.8: search the deck, put the card into play where the icon is, reshuffle."""
    from . import playing  # it opens windows, where downloads are offered

    _, source = choice
    state.downloaded |= 1 << source
    deck = state.deck(seat)
    state.cards.show(deck, 1 << seat)
    state.tell("searches", seat=seat, card=source)
    judge = partial(why_not_fetch, state, seat, source)
    card: Any = yield Ask(seat, "fetch", [NONE, *deck, *state.hand(seat)], judge, args=(("card", source),))
    if card != NONE:
        do.put(state, card, place_at("core", seat))
        state.cards.show((card,), EVERYBODY)
    state.cards.shuffle(zone(seat, DECK), state.chance)
    if card == NONE:
        return
    state.tell("downloads", seat=seat, card=card)
    state.note("downloaded")
    if state.kind(card) == INTERRUPT:
        yield from playing.play_out(state, seat, card, at_icon(state, seat, source))
        return
    played = Trigger(PLAYED, seat, (card,))  # CCG-14.13
    yield from window(state, played)
    if played.cancelled:
        do.nullify(state, card)
        return
    places = hosts(state, seat, source, card)
    if not places:  # CCG-14.16: the answers have changed what it judged by
        do.discard(state, [card])
        return
    host = yield from pick_one(seat, "report-to", places, args=(("card", card),))
    yield from choose_mode(state, seat, card)
    if state.kind(host) == "mission":
        do.put(state, card, place_at(SURFACE, state.where[host].host))
        join_surface(state, [card], state.where[host].host)
        same = state.where[source] == state.where[card]
        if same and compatible(state, seat, card, source) and state.team.get(source):
            state.team[card] = state.team[source]
    else:
        do.put(state, card, place_at(ABOARD, host))
        if state.is_stopped(host):
            do.stop(state, [card])
    attempt.joins(state, trigger.parties, card)


def why_not_fetch(state: Ccg, seat: int, source: Card, card: Any) -> Reason | None:
    """CCG-15.4: it must be able to enter play there."""
    if card == NONE:
        return None
    face = state.face(card)
    if face.title not in state.face(source).downloads or face.kind not in FETCHED:
        return refuse(state, "CCG-15.7", "not-named", card2=source)
    if face.kind == INTERRUPT:
        return why_not_play(state, seat, face.id, source)
    wrong = why_not_enter(state, seat, card)
    if wrong is None and not hosts(state, seat, source, card):
        wrong = Reason("CCG-15.4", "nowhere")
    return wrong


def hosts(state: Ccg, seat: int, source: Card, card: Card) -> list[Card]:
    """CCG-15.8, CCG-15.12: at the location of the icon, aboard any ship or facility that it is compatible with, the
    opponent's too, or on the planet. CCG-17.2, CCG-17.5: no cloaked ship, but the one that has the icon aboard."""
    number = location_of(state, source)
    location = state.locations[number]
    found = [
        host
        for host in vessels(state, number)
        if (not state.is_cloaked(host) or host == host_of(state, source))
        and why_not_aboard(state, seat, card, host) is None
    ]
    return [*found, location.missions[0]] if has_planet(state, location) else found
