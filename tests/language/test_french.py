"""French as it is printed: a title has one capital letter, at its beginning; only names have others. What is called the
same in English is a name."""

from __future__ import annotations

import re

import pytest

from wardroom.kernel import games
from wardroom.language import Text
from wardroom.testing.words import messages

INNER = re.compile(r"(?<=[\s’'(\-«])([A-ZÀ-ÝŒ]\w*)")
NAMES = """
A ALMA Algonquin Alpha Amargosa Apollo Arecibo Array B Bajor Bank Barnard Bashir Beta Beverly Bok Boltzmann Book
Booker Borg Bozeman Brahms Brandt Breakthrough Brien Bruce Burnham C CHIME Canaveral Cap Cassini Centaure Center
Chandra Clean Clipper Cochrane Cornell Crusher Culber D Dahar Dal Darvin Data Dax Daystrom Deanna Defiant Detmer
Devisor Discovery Dorg Effelsberg Ehleyr Enterprise Etor Euclide Eupatoria FAST Faille Farpoint Federation Forge
Forward Fédération Galileo Gateway Geordi Ger Gol Goraxus Gowron Gr Grande Green Hamper Heavy Herschel Hubble I
II III IV James Jarok Jean Juno Jupiter K Ka Kahless Kahn Kal Kamarag Kelvas Kepler Khazara Kilometre Klothos
Kovich Krit Kurn Kyr La Laboratory Lagrange Large Launch Listen Longshot Lovell Luc Lunar MESSENGER Maddox
Magellan Mariner Mars Mercure Mogh Moriarty Movar Mudd NASA NIAC Nakamura Necheyev Neptune Neral Nerys Ni Noto O
ODINUS Onsala Orelle Oumuamua Owosekun PV Parkes Pasteur Pel Penthe Perseverance Picard Pictoris Pioneer
Pressman Procyon Proxima Quill REx Ree Reliant Reno Riker Rio Roman Rosetta Rul S SE2_S SETI Sarek Saturne
Science Sela Sept Shoemaker Shran Sirius Sisko Solvay Soran Space Stamets Starship Starshot Synoptic System T
Tal Telescope Terix Thoris Tilly Tog Tomalak Tor Trident Troi Uranus Uthat VERITAS VIII Valdore Vance Var Vega
Venera Virginis Voyager Voyageur Véga Vénus Watch Webb Wesley Westerbork William Worf Wow Zeta Zinca Émissaire
"""
PROPER = frozenset(NAMES.split())
TITLES = ("card-", "affiliation-", "star-")
UNNAMED = "card-unseen_"
"""What lies on a real table before somebody names it: no title, but words like “a new SHIP”."""
KINDS = frozenset({"Technologie", "Mission", "Revenus", "Autre"})
"""What the gold tiles are for, as it is printed on them."""


@pytest.mark.parametrize("name", games())
def test_titles_have_one_capital(name: str) -> None:
    game = games()[name]
    said, english = Text("fr", game.package), Text("en", game.package)
    keys = {key for key in messages(game.package, "fr") if key.startswith(TITLES) and "." not in key}
    keys = {key for key in keys if not key.startswith(UNNAMED)}
    titles = {said.say(key) for key in keys} - {english.say(key) for key in keys}
    wrong = {title for title in titles if set(INNER.findall(title)) - PROPER - KINDS}
    assert not wrong
