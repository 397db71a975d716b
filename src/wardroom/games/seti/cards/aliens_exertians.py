"""The cards of the Exertians, which are never in hand (SETI-15.5)."""

from __future__ import annotations

from typing import Final

from .missions import Condition
from .project import Exertian

EXERTIANS: Final[dict[str, Exertian]] = {
    card.id: card
    for card in (
        Exertian("razor_edge_shuttle", 41, 6, Condition("techs", ("probe",), 3), 14),
        Exertian("deflector", 42, 7, Condition("techs", ("telescope",), 3), 15),
        Exertian("expender_core", 43, 3, Condition("techs", ("computer",), 3), 9),
        Exertian("pierced_exoplanet", 44, 4, Condition("wins", ("red",), 2), 12),
        Exertian("core_breach_exoplanet", 45, 4, Condition("wins", ("blue",), 2), 12),
        Exertian("vortex_exoplanet", 46, 4, Condition("wins", ("yellow",), 2), 12),
        Exertian("fission_sun_exoplanet", 47, 5, Condition("wins", ("black",), 2), 14),
        Exertian("oscillating_probes", 48, 3, Condition("orbiters", n=3), 11),
        Exertian("generative_infrastructure", 49, 7, Condition("landers", n=4), 16),
        Exertian("casette_deployment", 50, 2, Condition("orbiters_and_landers_at_one_planet", n=3), 10),
        Exertian("extractor", 51, 8, Condition("tucked", n=8), 18),
        Exertian("automated_lab", 52, 0, Condition("species_traces", ("exertians", "any"), 6), 7),
        Exertian("neuralab", 53, 9, Condition("other_species_traces", ("exertians",), 6), 20),
        Exertian("nanowielder_node", 54, 1, Condition("traces_of_one_color", n=5), 8),
        Exertian("stratoelevator", 55, 4, Condition("completed_missions", n=5), 12),
    )
}
