"""What an operation requires, and what its triggers look for, as data for the cards (CHAIR-9.16)."""

from __future__ import annotations

from wardroom.kernel import Reason

from ..cards.kinds import TRACKS, Fits, Requirement, Trigger
from ..pieces import Happening
from ..state import Chair
from .happenings import (
    ATTACKED,
    CONTROLLED,
    EITHER,
    GAINED_CARD,
    GAINED_DILITHIUM,
    GAINED_LATINUM,
    GAINED_TRACK,
    LOGGED,
    OTHER,
    OWN,
    PAID_LATINUM,
    PLAYED,
    PUT,
    RETURNED_INCIDENT,
    TOOK_INCIDENT,
    WAS_ATTACKED,
    WOULD_ATTACK,
    WOULD_DISMISS_OFFICER,
    WOULD_GAIN_BY_SUIT,
    WOULD_REMOVE_TEAM,
)
from .wants import Wants, count, fits

# What is required


def at_least(**tracks: int) -> tuple[Requirement, ...]:
    """Requires a track to stand at so much."""
    made: list[Requirement] = []
    for name, least in tracks.items():
        made.append(standing_at(name, least))
    return tuple(made)


def standing_at(name: str, least: int) -> Requirement:
    too_low = Reason("CHAIR-9.16", "track-too-low", (("name_track", name), ("count", least)))
    place = TRACKS.index(name)

    def requirement(state: Chair, side: int) -> Reason | None:
        return None if state.captaincies[side].tracks[place] >= least else too_low

    return requirement


def having_in_play(wants: Wants, n: int = 1) -> Requirement:
    """Requires so many such cards in play."""

    missing = Reason("CHAIR-9.16", "not-in-play")

    def requirement(state: Chair, side: int) -> Reason | None:
        return None if count(state, side, wants) >= n else missing

    return requirement


def glory_at_least(n: int, rule: str = "CHAIR-13.8") -> Requirement:
    """A condition that is only checked, of a Development unless `rule` says otherwise: the Glory is not spent."""

    too_little = Reason(rule, "too-little-glory", (("count", n),))

    def requirement(state: Chair, side: int) -> Reason | None:
        return None if state.captaincies[side].glory >= n else too_little

    return requirement


# What is answered to


def of_card(wants: Wants) -> Fits:
    """The card that it happened to is such a one."""

    def test(state: Chair, side: int, what: Happening) -> bool:
        return what.card is not None and fits(state, what.card, wants)

    return test


def you_put(wants: Wants) -> Trigger:
    """You put such a card into play (CHAIR-27.32)."""
    return Trigger(PUT, OWN, of_card(wants))


def you_play(wants: Wants) -> Trigger:
    return Trigger(PLAYED, OWN, of_card(wants))


def anyone_plays(wants: Wants) -> Trigger:
    return Trigger(PLAYED, EITHER, of_card(wants))


def you_gain_card(wants: Wants) -> Trigger:
    """You gain such a card, by GAIN or SCAN (CHAIR-16.10)."""
    return Trigger(GAINED_CARD, OWN, of_card(wants))


def you_log_this() -> Trigger:
    """For a SPECIAL: it answers for the very card that was logged."""
    return Trigger(LOGGED, OWN)


YOU_GAIN_DILITHIUM = Trigger(GAINED_DILITHIUM)
YOU_GAIN_LATINUM = Trigger(GAINED_LATINUM)
YOU_TAKE_INCIDENT = Trigger(TOOK_INCIDENT)
YOU_RETURN_INCIDENT = Trigger(RETURNED_INCIDENT)
YOU_TAKE_CONTROL = Trigger(CONTROLLED)
THEY_TAKE_CONTROL = Trigger(CONTROLLED, OTHER)
YOU_LOG = Trigger(LOGGED)
YOU_ATTACKED = Trigger(ATTACKED)
YOU_WERE_ATTACKED = Trigger(WAS_ATTACKED)
YOU_PAID_LATINUM = Trigger(PAID_LATINUM)
YOU_WOULD_BE_ATTACKED = Trigger(WOULD_ATTACK)
TEAM_WOULD_BE_REMOVED = Trigger(WOULD_REMOVE_TEAM)
OFFICER_WOULD_BE_DISMISSED = Trigger(WOULD_DISMISS_OFFICER)
YOU_WOULD_GAIN_BY_SUIT = Trigger(WOULD_GAIN_BY_SUIT)


def you_gain_track(*tracks: str) -> Trigger:
    return Trigger(GAINED_TRACK, OWN, on_track(tracks))


def they_gain_track(*tracks: str) -> Trigger:
    return Trigger(GAINED_TRACK, OTHER, on_track(tracks))


def on_track(tracks: tuple[str, ...]) -> Fits:
    def test(state: Chair, side: int, what: Happening) -> bool:
        return what.place in tracks

    return test
