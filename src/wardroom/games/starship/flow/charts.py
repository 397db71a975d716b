"""The map ready for flying: who neighbours whom, along which route (SHIP-5.1)."""

from __future__ import annotations

from typing import Final

from ..cards import ROUTE_COLORS, SIDES, Side, far_end, routes_at


class Chart:
    """One side of the main board."""

    def __init__(self, side: Side) -> None:
        self.places = tuple(place.id for place in side.places)
        self.skulls = tuple(route.id for route in side.routes if route.skull)
        self.near = {
            place: {far_end(route, place): route.id for route in routes_at(side, place)} for place in self.places
        }
        self._ends = {route.id: (route.a, route.b) for route in side.routes}
        self._by_color = {(place, route.color): route.id for place in self.places for route in routes_at(side, place)}

    def route(self, place: str, color: str) -> str | None:
        """The route of this colour at a place."""
        return self._by_color.get((place, color))

    def colors(self, place: str) -> dict[str, str]:
        """The routes at a place by colour."""
        return {color: self._by_color[place, color] for color in ROUTE_COLORS if (place, color) in self._by_color}

    def ends(self, route: str) -> tuple[str, str]:
        return self._ends[route]


CHARTS: Final = {name: Chart(side) for name, side in SIDES.items()}
