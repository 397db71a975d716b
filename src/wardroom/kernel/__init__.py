"""What every game stands on; knows no game."""

from .ask import STEP, TURN, Ask, Checkpoint, Judge, Option, Reason, Request, Steps, Together
from .card import Card
from .cards import EVERYBODY, HIDDEN, Cards, Zone
from .chance import Chance, commitment, new_seed
from .game import Game, Setting, Settings, Worlds, find, games, highest
from .keys import Label, keys, labels
from .line import Choice, Line
from .record import Move, Record
from .rulebook import Rule, rulebook
from .seat import Seat
from .state import Event, Plain, State, digest, plain
from .table import Table, replay, steps
from .text import LANGUAGES, Text

__all__ = [
    "EVERYBODY",
    "HIDDEN",
    "LANGUAGES",
    "STEP",
    "TURN",
    "Ask",
    "Card",
    "Cards",
    "Chance",
    "Checkpoint",
    "Choice",
    "Event",
    "Game",
    "Judge",
    "Label",
    "Line",
    "Move",
    "Option",
    "Plain",
    "Reason",
    "Request",
    "Record",
    "Rule",
    "Seat",
    "Setting",
    "Settings",
    "State",
    "Steps",
    "Table",
    "Text",
    "Together",
    "Worlds",
    "Zone",
    "commitment",
    "digest",
    "find",
    "games",
    "highest",
    "keys",
    "labels",
    "new_seed",
    "plain",
    "replay",
    "rulebook",
    "steps",
]
