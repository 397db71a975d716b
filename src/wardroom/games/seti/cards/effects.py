"""The notation of printed effects: one token is one icon, a list is resolved from left to right (SETI-3.9).

fx("launch", "publicity:1")                 launch without its cost, then gain 1 publicity
fx("rotate", "tech:probe")                  one rotation, then a probe tech (SETI-5.35)
fx("signal:yellow", "signal:star.vega:2")   a signal in a yellow sector, two at Vega
fx("rotate", FocusedTech(vp=2))             an effect of one card or one family of cards, a class of its own
"""

from __future__ import annotations

import re
from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, TypeVar, dataclass_transform

from wardroom.kernel import Card, Request

if TYPE_CHECKING:
    from ..mind.expectations import Mind
    from ..state import Seti

#: What is gained by count.
GAINS: Final = (
    "vp",
    "credit",
    "energy",
    "publicity",
    "data",
    "move",
    "card_any",
    "card_random",
    "alien_card",
    "tuck",
    "exofossil",
    "progress",  # the rival's only
)
#: Main actions without their cost, and the rotation.
DEEDS: Final = ("launch", "orbit", "land", "orbit_or_land", "scan", "rotate")
TECH_TYPES: Final = ("probe", "telescope", "computer", "any")
TRACE_COLORS: Final = ("red", "yellow", "blue", "any")
#: Where a signal goes, besides `star.<id>` and `planet.<id>`.
SIGNAL_PLACES: Final = (
    "red",
    "yellow",
    "blue",
    "black",
    "any",
    "earth",
    "probe",
    "row",
    "hand",
    "oumuamua",
    "tile",
    "next_anomaly",
)


class Gain(NamedTuple):
    """So many of something."""

    what: str
    n: int = 1


class Deed(NamedTuple):
    """A main action without its cost, or a rotation."""

    verb: str


class TechGain(NamedTuple):
    """A tech of one of these types."""

    types: tuple[str, ...]


class Signal(NamedTuple):
    """So many signals, each in a sector of this kind."""

    where: str
    n: int = 1


class Trace(NamedTuple):
    """A life trace of a colour."""

    color: str


class Special:
    """An effect of one card or one family of cards. Its class is the one place where all of it stands: what is printed
    differently from card to card (its fields), what happens, and what computer players need to know of it."""

    name: ClassVar[str]
    average: ClassVar[int] = 300
    """What it is worth if nothing is known of the position, in hundredths of a point."""
    needs_probe: ClassVar[bool] = False
    """Whether it is worth nothing to who has no probe in space."""

    def run(self, state: Seti, seat: int, card: Card) -> Generator[Request, Any, Effects]:
        """What happens when the effect is resolved. What comes back is gained after it."""
        yield from ()
        return self.gives(state, seat, card)

    def gives(self, state: Seti, seat: int, card: Card) -> Effects:
        """What is gained, if nobody is asked."""
        raise NotImplementedError

    def worth(self, mind: Mind) -> int:
        """What it would bring now, in hundredths of a point."""
        return 0 if self.needs_probe and not (mind.agency.probes or mind.agency.capsules) else self.average


class ThisTurn(Special):
    """SETI-1.18: an effect that holds from the moment its card is played to the end of that turn. It stands first in a
    list, so that the moves and signals of the same card already count for it. See `flow.this_turn`."""

    when: ClassVar[str]
    """What it waits for."""

    def run(self, state: Seti, seat: int, card: Card) -> Generator[Request, Any, Effects]:
        state.agencies[seat].turn.setdefault(self.name, []).append(state.face(card))
        yield from ()
        return ()

    def happen(self, state: Seti, seat: int, face: str, place: str) -> Generator[Request, Any, bool]:
        """What the card with this face waits for happens, at a place. Whether something else happens instead."""
        yield from ()
        return False


SPECIALS: Final[dict[str, type[Special]]] = {}
"""Every special effect by its name, which is that of its texts: `special-flyby`."""
S = TypeVar("S", bound=Special)


@dataclass_transform(frozen_default=True)
def special(cls: type[S]) -> type[S]:
    """A class of special effects, named after itself: `ScanPerSignal` is `scan_per_signal`."""
    cls.name = re.sub("(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
    SPECIALS[cls.name] = cls
    return dataclass(frozen=True)(cls)


Effect = Gain | Deed | TechGain | Signal | Trace | Special
Effects = tuple[Effect, ...]


def fx(*tokens: str | Effect) -> Effects:
    """A list of effects; a string may hold several icons that are gained together: `"vp:7 publicity:1"`."""
    made: list[Effect] = []
    for token in tokens:
        made += [icon(part) for part in token.split()] if isinstance(token, str) else [token]
    return tuple(made)


def icon(token: str) -> Effect:
    verb, *rest = token.split(":")
    if verb in GAINS:
        return Gain(verb, int(rest[0]) if rest else 1)
    if verb in DEEDS and not rest:
        return Deed(verb)
    if verb == "tech" and all(each in TECH_TYPES for each in rest[0].split("|")):
        return TechGain(tuple(rest[0].split("|")))
    if verb == "trace" and rest[0] in TRACE_COLORS:
        return Trace(rest[0])
    if verb == "signal" and (rest[0] in SIGNAL_PLACES or rest[0].partition(".")[0] in ("star", "planet")):
        return Signal(rest[0], int(rest[1]) if len(rest) > 1 else 1)
    raise ValueError(f"{token} is no icon")


def parts(effects: Effects) -> tuple[Effect, ...]:
    """All effects of a list and of the lists inside it, in print order."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        if isinstance(effect, Special):
            found += parts((*vars(effect).get("cost", ()), *vars(effect).get("gain", ())))
    return tuple(found)
