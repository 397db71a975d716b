"""French as it is printed: a title has one capital letter, at its beginning; only names have others."""

from __future__ import annotations

import re

import pytest

from wardroom.kernel import games
from wardroom.language import Text
from wardroom.testing.words import messages

INNER = re.compile(r"(?<=[\s’'(\-«])([A-ZÀ-ÝŒ]\w*)")
NAMES = """
A ALMA Algonquin Apollo Arecibo Array B Bank Barnard Beta Beverly Bok Borg Brahms Brandt Breakthrough Bruce
CHIME Canaveral Cap Cassini Centaure Center Chandra Clean Clipper Cornell Crusher Data Deanna Effelsberg Ehleyr
Enterprise Etor Euclide Eupatoria FAST Faille Forge Forward Fédération Galileo Gateway Geordi Gol Gowron Green
Heavy Herschel Hubble I II James Jean Juno Jupiter K Kepler Kilometre Kurn La Laboratory Lagrange Large Launch
Listen Longshot Lovell Luc Lunar MESSENGER Maddox Magellan Mariner Mars Mercure Moriarty NASA NIAC Nakamura
Neptune Ni Noto ODINUS Onsala Orelle Oumuamua PV Parkes Perseverance Picard Pictoris Pioneer Procyon Proxima
Quill REx Riker Roman Rosetta S SE2_S SETI Sarek Saturne Science Sela Sept Shoemaker Sirius Solvay Soran Space
Starship Starshot Synoptic System Telescope Tog Tomalak Trident Troi Uranus Uthat VERITAS Venera Virginis
Voyager Voyageur Véga Vénus Watch Webb Wesley Westerbork William Worf Wow Zinca
"""
PROPER = frozenset(NAMES.split())
TITLES = ("card-", "affiliation-", "star-")
KINDS = frozenset({"Technologie", "Mission", "Revenus", "Autre"})
"""What the gold tiles are for, as it is printed on them."""


@pytest.mark.parametrize("name", games())
def test_titles_have_one_capital(name: str) -> None:
    game = games()[name]
    said = Text("fr", game.package)
    titles = {said.say(key) for key in messages(game.package, "fr") if key.startswith(TITLES) and "." not in key}
    wrong = {title for title in titles if set(INNER.findall(title)) - PROPER - KINDS}
    assert not wrong
