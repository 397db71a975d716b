"""What effects of single cards would bring now, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import EARTH, PLANET_BOARD, Special
from ..flow.conditions import holds, pieces, tucked
from ..flow.figures import planets_below
from ..flow.signals import ALL_STARS
from . import weights as w
from .worths import worth

if TYPE_CHECKING:
    from .expectations import Mind


def special(mind: Mind, effect: Special) -> int:
    """Effects of single cards, where the position matters most."""
    name, args = effect.name, dict(effect.args)
    if name in ("land_anywhere", "land_on_occupied", "land_bonus", "collect_sample"):
        landed = mind.deed("orbit_or_land" if args.get("by") == "orbit_or_land" else "land")
        if name == "land_anywhere" or args.get("by") == "land_anywhere":
            for planet in planets_below(mind.state, mind.seat):
                landed = max([landed, *(mind.land(moon.id, free=True) for moon in PLANET_BOARD[planet].moons)])
        return landed + (200 if landed and name != "land_anywhere" else 0)
    if name == "if_so":
        return mind.gain(args["gain"]) if holds(mind.state, mind.seat, args["condition"]) else 0
    if name == "per_tucked":
        return worth(args["gain"], mind.left) * tucked(mind.state, mind.seat, args["income"])
    if name in ("focused_tech", "shared_tech"):
        return max(0, mind.best_tech()) + 150
    if name in ("scan_per_signal", "scan_if_signal"):
        return mind.scan() + 200
    if name == "signals_together":
        stars = ALL_STARS if args["where"] == "any" else [mind.state.columns[at] for _, at in pieces(mind.agency)]
        return max((mind.signals(star, args["n"], args["data"]) for star in stars), default=0)
    if name == "launch_past_limit":
        return mind.flight(mind.state.where(EARTH)) * 2 // 3
    if name == "launch_by_anomaly":
        return mind.launch()
    if name == "points_for_publicity":
        return mind.agency.publicity * w.POINT
    if name == "trace_per_color":
        return mind.trace("any") + w.POINT
    if name == "tuck_this":
        return mind.left * w.INCOMES["credit"]
    if name in PROBE_SPECIALS and not pieces(mind.agency):
        return 0
    if name in SIGNAL_SPECIALS:
        return SIGNAL_SPECIALS[name] * w.SIGNAL[mind.left] // 100
    return w.SPECIALS.get(name, 300)


PROBE_SPECIALS = frozenset(
    {"flyby", "planets_visited", "ring_move", "slingshot", "free_asteroids", "osiris", "signal_and_neighbours"}
    | {"signals_at_probes", "signal_and_return"}
)
SIGNAL_SPECIALS = {
    "signal_and_neighbours": 300,
    "signals_at_probes": 150,
    "signals_without_data": 260,
    "signals_from_hand": 70,
    "signals_from_deck": 280,
    "row_signals_by_sector": 400,
    "signal_and_return": 150,
}
"""How many average signals, in hundredths."""
