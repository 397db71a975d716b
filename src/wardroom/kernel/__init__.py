"""What every game stands on; knows no game and no language, and needs nothing but the standard library."""

from .ask import (
    DONE,
    PASS,
    STEP,
    TURN,
    UNLISTED,
    Ask,
    Asking,
    Checkpoint,
    EndOfGame,
    Judge,
    Notice,
    Option,
    Reason,
    Request,
    Steps,
    Together,
    pick_one,
    pick_several,
)
from .card import Card
from .cards import EVERYBODY, HIDDEN, SPECTATOR, Cards, Zone
from .chance import Chance, commitment, new_seed
from .copies import copy_of
from .game import Game, Mind, Setting, Settings, Show, Worlds, bad_games, find, games, highest
from .keys import Label, keys, labels
from .line import Choice, Line
from .record import Move, Record
from .seat import Seat
from .state import Event, Plain, State, digest, plain
from .table import Table, replay, steps

__all__ = [
    "DONE",
    "EVERYBODY",
    "HIDDEN",
    "PASS",
    "SPECTATOR",
    "STEP",
    "TURN",
    "UNLISTED",
    "Ask",
    "Asking",
    "Card",
    "Cards",
    "Chance",
    "Checkpoint",
    "Choice",
    "EndOfGame",
    "Event",
    "Game",
    "Judge",
    "Label",
    "Line",
    "Mind",
    "Move",
    "Notice",
    "Option",
    "Plain",
    "Reason",
    "Request",
    "Record",
    "Seat",
    "Setting",
    "Settings",
    "Show",
    "State",
    "Steps",
    "Table",
    "Together",
    "Worlds",
    "Zone",
    "bad_games",
    "commitment",
    "copy_of",
    "digest",
    "find",
    "games",
    "highest",
    "keys",
    "labels",
    "new_seed",
    "pick_one",
    "pick_several",
    "plain",
    "replay",
    "steps",
]
