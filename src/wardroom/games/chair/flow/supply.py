"""Resources and tracks: gaining, spending, stealing (CHAIR-11, CHAIR-12, CHAIR-17)."""

from __future__ import annotations

from wardroom.kernel import Asking, Reason, Steps

from ..cards.kinds import DILITHIUM, GLORY, RESOURCES, TRACKS
from ..pieces import Do, Happening
from ..state import CADET, NO_TOKENS, Chair
from . import standing, stardates
from .asking import pick_word
from .happenings import GAINED_DILITHIUM, GAINED_LATINUM, GAINED_TRACK, happen

LAST_SPACE = 15
"""CHAIR-17.1."""
ACTION, DRAW = "action", "draw"
"""Plain gains besides resources and points on tracks."""
TOO_LITTLE = Reason("CHAIR-12.2", "cannot-spend")
Payment = tuple[int, int, int]
"""Dilithium, Latinum and Glory that are handed in."""


def gain(do: Do, what: str, n: int, from_supply: bool = False) -> Steps:
    """Gain a resource, points on a track, or Actions (CHAIR-12.1, CHAIR-17.1, CHAIR-27.22)."""
    if n <= 0:
        return
    if what in TRACKS:
        yield from advance(do, what, n)
    elif what == GLORY:
        gain_glory(do, n, from_supply)
    elif what == ACTION:
        do.state.actions += n
        do.state.tell_of("gained", do.side, name_gain=ACTION, count=n)
    else:
        yield from gain_token(do, what, n)


def gain_token(do: Do, what: str, n: int) -> Steps:
    """Dilithium or Latinum from the supply. CHAIR-28.1: Burnham's Dilithium goes onto her Status card."""
    state, own = do.state, do.own
    inert = standing.inert_card(state, do.side) if what == DILITHIUM else None
    if inert is not None:
        dilithium, latinum, glory = state.tokens.get(inert, NO_TOKENS)
        state.tokens[inert] = dilithium + n, latinum, glory
    elif what == DILITHIUM:
        own.dilithium += n
    else:
        own.latinum += n
    state.tell_of("gained", do.side, name_gain=what, count=n)
    yield from happen(state, Happening(GAINED_DILITHIUM if what == DILITHIUM else GAINED_LATINUM, do.side, n=n))


def gain_glory(do: Do, n: int, from_supply: bool = False) -> None:
    """CHAIR-11.1; in cadet training Glory comes from the supply (CHAIR-26.2)."""
    do.own.glory += n
    do.state.tell_of("gained", do.side, name_gain=GLORY, count=n)
    if not from_supply and do.state.mode != CADET:
        stardates.take_glory(do.state, n)


def advance(do: Do, track: str, n: int) -> Steps:
    """CHAIR-17.1: never past the last space."""
    own, place = do.own, TRACKS.index(track)
    before = own.tracks[place]
    own.tracks[place] = min(LAST_SPACE, before + n)
    made = own.tracks[place] - before
    if made:
        do.state.tell_of("advanced", do.side, name_track=track, count=made, space=own.tracks[place])
        yield from happen(do.state, Happening(GAINED_TRACK, do.side, n=made, place=track))


def advance_one_of(do: Do, tracks: tuple[str, ...] = TRACKS, n: int = 1) -> Asking[str]:
    """One of these tracks, as its owner chooses."""
    track: str = yield from pick_word(do, "track", tracks)
    yield from advance(do, track, n)
    return track


def advance_lowest(do: Do, tracks: tuple[str, ...] = TRACKS) -> Steps:
    """The lowest of these tracks; its owner breaks ties."""
    low = min(do.own.track(track) for track in tracks)
    yield from advance_one_of(do, tuple(track for track in tracks if do.own.track(track) == low))


# Spending


def payments(state: Chair, side: int, dilithium: int, latinum: int) -> list[Payment]:
    """All ways to pay so much: 1 Glory counts as 1 Latinum or as 2 Dilithium, an unused half is lost (CHAIR-12.3).
    Those with the least Glory come first. CHAIR-28.1: with Inert Dilithium Glory does not count as Dilithium."""
    own = state.captaincies[side]
    as_dilithium = (dilithium + 1) // 2
    if as_dilithium and standing.total(state, side, standing.NO_GLORY_AS_DILITHIUM):
        as_dilithium = 0
    found = []
    for for_dilithium in range(as_dilithium + 1):
        left = max(0, dilithium - 2 * for_dilithium)
        if left > own.dilithium:
            continue
        for for_latinum in range(latinum + 1):
            glory = for_dilithium + for_latinum
            if latinum - for_latinum <= own.latinum and glory <= own.glory:
                found.append((left, latinum - for_latinum, glory))
    return sorted(found, key=lambda way: way[2]) if len(found) > 1 else found


def why_not_spend(state: Chair, side: int, dilithium: int, latinum: int) -> Reason | None:
    """Whether there is a way to pay at all, without listing them (CHAIR-12.3)."""
    own = state.captaincies[side]
    lacking = dilithium - own.dilithium
    glory = (lacking + 1) // 2 if lacking > 0 else 0
    if latinum > own.latinum:
        glory += latinum - own.latinum
    if glory > own.glory or lacking > 0 and standing.total(state, side, standing.NO_GLORY_AS_DILITHIUM):
        return TOO_LITTLE
    return None


def spend(do: Do, dilithium: int = 0, latinum: int = 0) -> Steps:
    """CHAIR-12.2, CHAIR-12.6: the payer chooses the mix where several are possible."""
    ways = payments(do.state, do.side, dilithium, latinum)
    way: Payment = yield from pick_word(do, "pay", ways)
    own = do.own
    own.dilithium -= way[0]
    own.latinum -= way[1]
    own.glory -= way[2]
    tell_tokens(do, "spent", way)


def tell_tokens(do: Do, key: str, tokens: Payment) -> None:
    """What moved, kind by kind; what did not is not told."""
    for what, n in zip(RESOURCES, tokens):
        if n:
            do.state.tell_of(key, do.side, name_gain=what, count=n)


def may_spend(do: Do, kind: str, dilithium: int = 0, latinum: int = 0) -> Asking[bool]:
    """Whether a captain pays for what it may have (CHAIR-8.8); who cannot pay is not asked."""
    if why_not_spend(do.state, do.side, dilithium, latinum) is not None:
        return False
    answer: str = yield from pick_word(do, kind, ("yes", "no"), (("dilithium", dilithium), ("latinum", latinum)))
    if answer != "yes":
        return False
    yield from spend(do, dilithium, latinum)
    return True


def move_inert(do: Do, most: int | None) -> int:
    """CHAIR-27.55: Dilithium from the Status card to the pool; it is not gaining."""
    inert = standing.inert_card(do.state, do.side)
    if inert is None:
        return 0
    dilithium, latinum, glory = do.state.tokens.get(inert, NO_TOKENS)
    moved = dilithium if most is None else min(most, dilithium)
    do.state.tokens[inert] = dilithium - moved, latinum, glory
    do.own.dilithium += moved
    if moved:
        do.state.tell_of("recrystallized", do.side, count=moved)
    return moved


def take_tokens(do: Do, tokens: tuple[int, int, int]) -> Steps:
    """CHAIR-16.3, CHAIR-11.9: what lies on a Market card, straight into the pool, inert or not (CHAIR-28.1)."""
    own = do.own
    own.dilithium += tokens[0]
    own.latinum += tokens[1]
    own.glory += tokens[2]
    tell_tokens(do, "took-tokens", tokens)
    if tokens[0]:
        yield from happen(do.state, Happening(GAINED_DILITHIUM, do.side, n=tokens[0]))
    if tokens[1]:
        yield from happen(do.state, Happening(GAINED_LATINUM, do.side, n=tokens[1]))
