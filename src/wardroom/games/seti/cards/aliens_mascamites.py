"""The cards of the Mascamites (SETI-15)."""

from __future__ import annotations

from typing import Final

from .effects import fx, special
from .missions import Condition, Endgame
from .project import Face, Project, conditional, endgame, of_species

MASCAMITE_CARDS: Final[dict[str, Project]] = of_species(
    "mascamites",
    conditional(
        Face("first_contact", 1, 1, "publicity:2", "blue", "card_random"),
        fx("move", special("collect_sample", by="land")),
        Condition("sample_delivered", ("earth",)),
        fx(special("sample_reward", times=1), "data:2"),
    ),
    conditional(
        Face("rover_exploration", 2, 2, "publicity:2", "black", "energy"),
        fx(special("collect_sample", by="land_anywhere")),
        Condition("sample_delivered", ("earth",)),
        fx(special("sample_reward", times=1), "vp:3 data:3"),
    ),
    conditional(
        Face("mass_sample_collection", 3, 1, "vp data", "yellow", "energy"),
        fx(special("collect_sample", by="orbit_or_land")),
        Condition("sample_delivered", ("earth",)),
        fx(special("sample_reward", times=1), "vp:3 credit"),
    ),
    conditional(
        Face("martian_quarantine_lab", 4, 1, "vp data", "red", "credit"),
        fx(special("collect_sample", by="land")),
        Condition("sample_delivered", ("mars",)),
        fx(special("sample_reward", times=1), "vp:2 card_any"),
    ),
    endgame(
        Face("ecosystem_study", 5, 1, "vp move", "blue", "card_random"),
        fx(special("look_at_samples", where="probe")),
        Endgame("per_species_trace", "mascamites", 1),
    ),
    conditional(
        Face("the_queen", 6, 2, "vp move", "red", "credit"),
        fx(special("collect_sample", by="land_anywhere")),
        Condition("sample_delivered", ("earth",)),
        fx(special("sample_reward", times=1), "vp:6 publicity:2"),
    ),
    conditional(
        Face("breeding_sample", 7, 1, "publicity:2", "red", "energy"),
        fx(special("collect_sample", by="land")),
        Condition("sample_delivered", ("earth",)),
        fx(special("sample_reward", times=2)),
    ),
    conditional(
        Face("hive_sample", 8, 3, "vp move", "blue", "energy"),
        fx("publicity", "rotate", "tech:probe"),
        Condition("species_traces", ("mascamites", "yellow"), 2),
        fx(special("look_at_samples", where="any")),
    ),
    conditional(
        Face("orbital_monitoring", 9, 3, "vp move", "yellow", "credit"),
        fx("publicity", "rotate", "tech:telescope"),
        Condition("species_traces", ("mascamites", "red"), 2),
        fx(special("look_at_samples", where="any")),
    ),
    conditional(
        Face("computer_simulations", 10, 3, "vp data", "yellow", "card_random"),
        fx("publicity", "rotate", "tech:computer"),
        Condition("species_traces", ("mascamites", "blue"), 2),
        fx(special("look_at_samples", where="any")),
    ),
)
