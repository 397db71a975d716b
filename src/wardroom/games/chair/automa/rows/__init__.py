"""The rows of the Automated Command cards, a module for each captain. Each registers its rows when it is imported."""

from . import burnham, koloth, picard, sela, shran, sisko

MODULES = (burnham, koloth, picard, sela, shran, sisko)
