"""The notation of printed effects: one token is one icon of the effects list (SHIP-14), a list is read left to right.

fx("move:3", "any:1")                                 three moves, then one step on a track of your choice
fx(spend("pirate", 1, "tech", "any:2"))               discard a pirate token to get the rest (SHIP-14.12)
fx(choose(fx("repair"), fx("nian:2")))                one of the lists (SHIP-14.14)
fx(special("hive_mind"))                              an effect of one card only, named in `SPECIALS`
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

#: SHIP-14.1 to SHIP-14.20, without the icons that have a form of their own (`Spend`, `Choose`).
VERBS: Final[tuple[str, ...]] = (
    "move",
    "jump",
    "fight",
    "tech",
    "tech_recycle",
    "repair",
    "damage",
    "android",
    "medal",
    "artifact",
    "pirate",
    "ambush",
    "pull",
    "coop",
    "zinca",
    "nian",
    "any",
)
#: What a crossed-out icon can show (SHIP-14.12, SHIP-14.13).
SPENDABLE: Final[tuple[str, ...]] = ("medal", "artifact", "pirate", "tech")
#: Every effect that is not made of icons, by the kind of card it stands on.
SPECIALS: Final[tuple[str, ...]] = (
    # missions (omega_draft is also on the Omega Supercomputer)
    "hive_mind",
    "star_gate",
    "zinca_library",
    "omega_draft",
    # techs
    "holodeck",
    "hull_plating",
    "dimensional_lockers",
    "training_headset",
    "hyper_charger",
    "observer",
    "stealth_paint",
    "mech_bots",
    "artifact_display",
    "trophy_display",
    "wormhole_generator",
    "universal_translator",
    "nian_transmitter",
    "shield_generator",
    # events
    "jump_to_station",
    "crowd_production",
    "pirates_at_stations",
    "honesty_summit",
    "take_zinca_tech",
    "passenger_archive",
    # passengers
    "kavor",
    "orelle",
    "quill",
    "unit_seven",
)


class Icon(NamedTuple):
    """One icon. `n` is its number: how often it is printed (SHIP-14.29), how many moves it allows, how far a marker
    may go."""

    verb: str
    n: int = 1


class Spend(NamedTuple):
    """You may discard `n` of `what` to get `gain` (SHIP-14.12, SHIP-14.13)."""

    what: str
    n: int
    gain: Effects


class Choose(NamedTuple):
    """Pick one of the lists (SHIP-14.14)."""

    lists: tuple[Effects, ...]


class Special(NamedTuple):
    """An effect that belongs to one card or one family of cards."""

    name: str
    args: tuple[tuple[str, Any], ...] = ()

    def arg(self, name: str) -> Any:
        return dict(self.args)[name]


Effect = Icon | Spend | Choose | Special
Effects = tuple[Effect, ...]


def fx(*tokens: str | Effect) -> Effects:
    """A list of effects; `"move:2"` stands for `Icon("move", 2)`."""
    return tuple(icon(token) if isinstance(token, str) else token for token in tokens)


def icon(token: str) -> Icon:
    verb, _, number = token.partition(":")
    if verb not in VERBS:
        raise ValueError(f"{token} is no icon")
    return Icon(verb, int(number or 1))


def spend(what: str, n: int, *gain: str | Effect) -> Spend:
    if what not in SPENDABLE:
        raise ValueError(f"{what} cannot be spent")
    return Spend(what, n, fx(*gain))


def choose(*lists: Effects) -> Choose:
    return Choose(lists)


def special(name: str, **args: Any) -> Special:
    if name not in SPECIALS:
        raise ValueError(f"{name} is no special effect")
    return Special(name, tuple(args.items()))


def parts(effects: Effects) -> tuple[Effect, ...]:
    """All effects of a list and of the lists inside it, in print order."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        if isinstance(effect, Spend):
            found += parts(effect.gain)
        elif isinstance(effect, Choose):
            for each in effect.lists:
                found += parts(each)
        elif isinstance(effect, Special):
            found += parts(dict(effect.args).get("gain", ()))
    return tuple(found)
