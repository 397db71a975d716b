"""The notation of printed effects: one token is one icon, a list is resolved from left to right (SETI-3.9).

fx("launch", "publicity:1")                 launch without its cost, then gain 1 publicity
fx("rotate", "tech:probe")                  one rotation, then a probe tech (SETI-5.35)
fx("signal:yellow", "signal:star.vega:2")   a signal in a yellow sector, two at Vega
fx("rotate", focused_tech(vp=2))            an effect of one card or one family of cards, see `special`
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, NamedTuple, ParamSpec

from wardroom.kernel import Asking, Card

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


class Special(NamedTuple):
    """An effect of one card or one family of cards, with what is printed on this one."""

    kind: Kind[...]
    args: tuple[tuple[str, Any], ...] = ()

    @property
    def name(self) -> str:
        return self.kind.name

    def run(self, state: Seti, seat: int, card: Card) -> Gaining:
        """It is resolved."""
        kind = self.kind
        return kind.begin(state, seat, card) if kind.when else kind.body(state, seat, card, **dict(self.args))

    def happen(self, state: Seti, seat: int, face: str, place: str) -> Happening:
        """What it waits for happens."""
        happening: Happening = self.kind.body(state, seat, face, place, **dict(self.args))
        return happening

    def worth(self, mind: Mind) -> int:
        """What it would bring now, in hundredths of a point."""
        kind = self.kind
        if kind.needs_probe and not (mind.agency.probes or mind.agency.capsules):
            return 0
        return kind.average if kind.rate is None else kind.rate(mind, **dict(self.args))


Effect = Gain | Deed | TechGain | Signal | Trace | Special
Effects = tuple[Effect, ...]
Gaining = Asking[Effects | None]
"""Steps after which something may be gained."""
Happening = Asking[bool | None]
"""Steps after which it is known whether they took the place of what would have happened."""
P = ParamSpec("P")


class Kind(Generic[P]):
    """All that is known of a special effect, under the name of its function, which is that of its texts
    (`special-flyby`). Called with its arguments it is an effect that is printed on a card."""

    def __init__(
        self, body: Callable[..., Any], average: int, needs_probe: bool = False, when: str = "", keeps: str = ""
    ) -> None:
        self.name = body.__name__
        self.body = body
        self.average = average
        self.needs_probe = needs_probe
        self.when = when
        self.keeps = keeps
        self.rate: Callable[..., int] | None = None
        SPECIALS[self.name] = self

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Special:
        printed = list(signature(self.body).parameters)[4 if self.when else 3 :]
        return Special(self, (*zip(printed, args), *kwargs.items()))

    def begin(self, state: Seti, seat: int, card: Card) -> Gaining:
        """SETI-1.18: from now on it waits, to the end of the turn."""
        turn = state.agencies[seat].turn
        turn.setdefault(self.name, []).append(state.face(card))
        if self.keeps:
            turn[self.keeps] = []
        yield from ()
        return None

    def rated_by(self, rate: Callable[Concatenate[Mind, P], int]) -> None:
        """Declare what it would bring now, if that hangs on what is printed."""
        self.rate = rate


SPECIALS: Final[dict[str, Kind[...]]] = {}
"""Every special effect by its name."""


def special(
    average: int = 300, needs_probe: bool = False, worth: Callable[[Mind], int] | None = None
) -> Callable[[Callable[Concatenate[Seti, int, Card, P], Gaining]], Kind[P]]:
    """Declare a special effect. The function below is what happens; its arguments after the card are what differs from
    card to card, and what it gives back is gained after it. For computer players, in hundredths of a point: `average`
    is what it is worth if nothing is known of the position, `worth` what it would bring now (or see `rated_by`), which
    may be nothing to who has no probe in space."""

    def declare(body: Callable[Concatenate[Seti, int, Card, P], Gaining]) -> Kind[P]:
        kind: Kind[P] = Kind(body, average, needs_probe)
        if worth is not None:
            kind.rate = lambda mind, **_: worth(mind)
        return kind

    return declare


def lasting(
    when: str, average: int, needs_probe: bool = False, keeps: str = ""
) -> Callable[[Callable[Concatenate[Seti, int, str, str, P], Happening]], Kind[P]]:
    """Declare an effect for the rest of the turn, which waits for something (SETI-1.18, `flow.this_turn`). The function
    below is what happens then; it is told the face of the card, and where. `keeps`: a list in `agency.turn` that it
    makes use of. Such effects stand first on a card, so that its own moves and signals already count for them."""

    def declare(body: Callable[Concatenate[Seti, int, str, str, P], Happening]) -> Kind[P]:
        return Kind(body, average, needs_probe, when, keeps)

    return declare


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
            args = dict(effect.args)
            found += parts((*args.get("cost", ()), *args.get("gain", ())))
    return tuple(found)
