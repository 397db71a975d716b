"""The cards of the Centaurians (SETI-15)."""

from __future__ import annotations

from typing import Final

from .effects import fx
from .project import Face, Project, message, of_species
from .specials import tuck_this
from .specials_signals import signals_together

CENTAURIAN_CARDS: Final[dict[str, Project]] = of_species(
    "centaurians",
    message(Face("vessel_designs", 31, 1, "vp data", "blue", "publicity"), fx("launch"), fx(tuck_this())),
    message(Face("exocomputers", 32, 1, "vp move", "red", "data"), fx("data:2"), fx(tuck_this())),
    message(
        Face("infocluster", 33, 1, "publicity:2", "yellow", "publicity"),
        fx("publicity credit"),
        fx(tuck_this()),
    ),
    message(Face("a_message_from_afar", 34, 1, "vp move", "red", "energy"), fx("card_random"), fx("trace:red")),
    message(
        Face("synthesis_instructions", 35, 1, "publicity:2", "yellow", "card_random"), fx("data"), fx("trace:yellow")
    ),
    message(Face("alien_schematics", 36, 1, "vp data", "blue", "credit"), fx("publicity:2"), fx("trace:blue")),
    message(Face("music_of_the_spheres", 37, 2, "vp data", "black", "energy"), fx("card_any"), fx("credit trace:any")),
    message(
        Face("hivemind_concept", 38, 2, "publicity:2", "blue", "data"),
        fx("rotate", "tech:computer"),
        fx(tuck_this()),
    ),
    message(
        Face("telescope_blueprints", 39, 2, "vp move", "red", "publicity"),
        fx("rotate", "tech:telescope"),
        fx(tuck_this()),
    ),
    message(
        Face("torrent_chain_signal", 40, 2, "publicity:2", "yellow", "data"),
        fx(signals_together(where="any", n=2, data=True)),
        fx(tuck_this()),
    ),
)
