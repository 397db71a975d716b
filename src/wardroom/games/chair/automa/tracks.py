"""What the Bot gains (CHAIR-29.11, CHAIR-33.6, CHAIR-34.13): points on its tracks, and Glory."""

from __future__ import annotations

from wardroom.kernel import Steps

from ..cards.kinds import TRACKS
from ..flow import stardates, supply
from ..pieces import Do


def gains(do: Do, **amounts: int) -> Steps:
    """Points on tracks and Glory, in printed order."""
    for what, n in amounts.items():
        if what in TRACKS and n and do.own.track(what) == supply.LAST_SPACE:
            do.state.tell("rival-track-full", name_track=what)
        yield from supply.gain(do, what, n)


def lowest(do: Do, *tracks: str, n: int = 1) -> Steps:
    """CHAIR-33.6: the lowest of these; Research comes before Influence, Influence before Military."""
    track = min(tracks, key=do.own.track)
    tell_track(do, "rival-lowest", tracks, track)
    yield from gains(do, **{track: n})


def highest(do: Do, *tracks: str) -> Steps:
    track = max(tracks, key=do.own.track)
    tell_track(do, "rival-highest", tracks, track)
    yield from gains(do, **{track: 1})


def tell_track(do: Do, key: str, tracks: tuple[str, ...], track: str) -> None:
    spaces = [do.own.track(each) for each in tracks]
    tie = "yes" if spaces.count(do.own.track(track)) > 1 else "no"
    do.state.tell(key, names_track=tracks, name_track=track, space=do.own.track(track), tie=tie)


def remove_stardate_glory(do: Do) -> None:
    """CHAIR-11.8: 1 Glory of the Stardate card to the supply."""
    do.state.tell("rival-removed-glory")
    stardates.remove_glory(do.state, 1)
