"""The notation of printed effects: one token is one icon, a list is resolved from left to right (SETI-3.9).

fx("launch", "publicity:1")                 launch without its cost, then gain 1 publicity
fx("rotate", "tech:probe")                  one rotation, then a probe tech (SETI-5.35)
fx("signal:yellow", "signal:star.vega:2")   a signal in a yellow sector, two at Vega
fx("rotate", special("focused_tech", vp=2)) an effect of one card or one family of cards, named in `SPECIALS`
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

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
#: Effects that hold from the moment a card is played to the end of that turn (SETI-1.18). They stand first in a list,
#: so that the moves and signals of the same card already count for them.
THIS_TURN: Final[tuple[str, ...]] = (
    "flyby",  # place, gain: when that place is visited
    "planets_visited",  # vp: for each different planet visited, Earth included
    "ring_move",  # gain: after a move within one ring
    "slingshot",  # a visit to a planet may give a move instead of publicity
    "free_asteroids",  # leaving asteroids costs no extra move
    "no_visit_publicity",  # moving gives no publicity
    "sector_completed",  # gain: if you complete a sector
)
#: Every effect that is not made of icons, with its arguments.
SPECIALS: Final[tuple[str, ...]] = (
    *THIS_TURN,
    # launching, landing, figures
    "launch_past_limit",  # the limit of probes does not count
    "launch_by_anomaly",  # gain: if Earth's sector has an anomaly
    "launch_window",  # a move for each other planet and comet in Earth's sector
    "land_anywhere",  # on a planet or a moon
    "land_on_occupied",  # an occupied space may be chosen, with its reward
    "land_bonus",  # places, gain: if it was there; "moon" is any moon
    "remove_orbiter",  # gain: if one was removed
    "remove_lander",  # gain: if one was removed
    # signals
    "signals_together",  # where ("probe" or "any"), n, data: all in one sector
    "signal_and_neighbours",  # at a probe, and in the sectors on both sides
    "signals_at_probes",  # most: of anybody's probes
    "signals_without_data",  # colors
    "signals_from_hand",  # most: optional
    "signals_from_deck",  # n: with the top cards of the deck
    "row_signals_by_sector",  # n, vp: for each different sector marked
    "signal_and_return",  # at a probe; the card comes back if it is your only signal there
    "scan_per_signal",  # where (a colour or "tile"), vp
    "scan_if_signal",  # where, gain: if one signal went there
    # cards
    "card_with_corner",  # take a card and gain its corner
    "row_corners",  # discard the row and gain all its corners
    "take_row",  # take all cards of the row
    "draw_and_use",  # n: one for its corner, one for its income, one to keep
    "show_cards",  # part ("corner" or "income"), kind, gain: for each hand card shown
    "per_tucked",  # income, gain: for each card tucked
    "tuck_this",  # the card itself becomes income
    # techs and traces
    "focused_tech",  # vp: a tech of any type, and for each tech of its type
    "shared_tech",  # gain: a tech of any type, and if somebody else has it
    "copied_tech",  # a tech somebody else has, without its tile's bonus
    "trace_per_color",  # vp: any trace, and for each of your traces of its colour
    "trace_where_marked",  # color: for a species where you have one
    "trace_for_that_species",  # any colour, for the species that met the condition
    # counts and conditions
    "osiris",  # on, adjacent: data for a probe on asteroids and for each asteroid space beside it
    "if_so",  # condition, gain
    "points_for_publicity",  # vp
    # Mascamites
    "collect_sample",  # by: what comes before it
    "look_at_samples",  # where ("probe" or "any"): gain the reward of one and put it back
    "sample_reward",  # times: of the sample delivered
    "sample_here",  # the reward of the sample lying on that space
    # Anomalies
    "next_anomaly_reward",
    "points_for_anomaly_signals",  # vp
    # 'Oumuamua
    "pay",  # cost, gain
    "may_pay",  # cost, gain, often: once or any number of times
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
    """An effect of one card or one family of cards."""

    name: str
    args: tuple[tuple[str, Any], ...] = ()

    def arg(self, name: str) -> Any:
        return dict(self.args)[name]


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


def special(name: str, **args: Any) -> Special:
    if name not in SPECIALS:
        raise ValueError(f"{name} is no special effect")
    return Special(name, tuple(args.items()))


def parts(effects: Effects) -> tuple[Effect, ...]:
    """All effects of a list and of the lists inside it, in print order."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        if isinstance(effect, Special):
            args = dict(effect.args)
            found += parts((*args.get("cost", ()), *args.get("gain", ())))
    return tuple(found)
