"""Golden games: whole games of every mode, kept with what they came to, and replayed on every change.

A golden game is its header, its moves, the hash chain it ended with, and a hash of what its log said in each language.
A changed chain means that old game files replay differently: then the game's rules version must be bumped, with a
reason. `python -m tests.golden GAME` makes the games of such a version; `python -m tests.golden --texts` only writes
down again what the logs say, after texts were changed on purpose. `python -m tests.golden --anew GAME` makes those of a
game that was never released yet, whose first version may still change, and counts its positions again.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from wardroom.kernel import SPECTATOR, Game, Settings, Table, find
from wardroom.language import LANGUAGES, Text
from wardroom.testing import named_player

FOLDER = Path(__file__).parent
PER_MODE = 10
CHANGE_OF_MIND = 0.08
"""How often a choice that can be taken back is."""


@dataclass(frozen=True)
class Golden:
    """One game: everything that decides its course, and what it came to."""

    mode: str
    number: int
    rules: int
    players: list[str]
    settings: Settings
    seed: str
    moves: list[str]  # "seat key"
    chain: str
    told: dict[str, str]  # by language: the hash of what everybody was told


@dataclass(frozen=True)
class Mode:
    """A way to play a game: how many sit down, what is agreed on, how many games are kept. Settings with several values
    take turns."""

    name: str
    seats: int
    settings: dict[str, Sequence[Any]]
    games: int = PER_MODE

    def settled(self, number: int) -> dict[str, Any]:
        return {name: values[number % len(values)] for name, values in self.settings.items()}


def several(seats: Sequence[int], **settings: Sequence[Any]) -> list[Mode]:
    return [Mode(f"{count} players", count, settings) for count in seats]


LIMITS = ("end_of_turn", "on_pass")
LEVELS = range(1, 6)
AGENCIES = (False, False, True, True)
PASSENGERS = [each for each in find("starship").settings[1].choices if each != "random"]
CREWS = [each for each in find("chair").settings[0].choices if each != "random"]
OTHER_CREWS = [CREWS[(number + 1 + 2 * (number // len(CREWS))) % len(CREWS)] for number in range(PER_MODE)]
BOARDS = ("basic", "advanced", "advanced")
STARTERS = ("academy_federation", "academy_klingon", "academy_romulan")
WAYS = {"seeding": ("dealt", "by_hand"), "plays": (1, 2, 2)}
MODES: dict[str, list[Mode]] = {
    "missions": several((2, 3, 4), stalemate_rounds=(10, 10, 3), memory_aid=(True, False)),
    "starship": [
        *several((2, 3, 4), board=find("starship").settings[0].choices),
        *(Mode(f"alone, {each}", 1, {"passenger": [each]}) for each in PASSENGERS),
    ],
    "seti": [
        *several((2, 3, 4), hand_limit=LIMITS, agencies=AGENCIES),
        *(
            Mode(f"alone, level {level}", 1, {"difficulty": [level], "hand_limit": LIMITS, "agencies": AGENCIES})
            for level in LEVELS
        ),
    ],
    "seti-companion": [
        Mode(f"level {level}", 1, {"difficulty": [level], "agencies": (False, True)}) for level in LEVELS
    ],
    "chair": [
        Mode(
            *("duel", 2),
            {"captain_1": CREWS, "captain_2": OTHER_CREWS, "board_1": BOARDS, "board_2": BOARDS[::-1]},
        ),
        Mode("cadet training", 1, {"captain_1": CREWS, "board_1": BOARDS, "alone": ["cadet"]}),
        *(
            Mode(
                *(f"alone against {bot}", 1),
                {
                    "captain_1": [each for each in CREWS if each != bot],
                    "captain_2": [bot],
                    "board_1": BOARDS,
                    "alone": ["bot"],
                    "rank": find("chair").named_settings["rank"].choices,
                },
            )
            for bot in ("sela", "sisko", "burnham")
        ),
    ],
    "chair-companion": [
        Mode(
            *(f"beside {bot}", 1),
            {
                "captain": [each for each in CREWS if each != bot],
                "bot": [bot],
                "board": BOARDS,
                "rank": find("chair-companion").named_settings["rank"].choices,
            },
            games=5,
        )
        for bot in CREWS
    ],
    "ccg": [
        *(
            Mode(f"{one} against {other}", 2, {"deck_1": [one], "deck_2": [other], **WAYS}, games=5)
            for one, other in combinations(STARTERS, 2)
        ),
        Mode(
            *("full game", 2),
            {
                "format": ["full"],
                "deck_1": ("federation_explorers", "romulan_shadows", "romulan_shadows"),
                "deck_2": ("romulan_shadows", "federation_explorers"),
                **WAYS,
            },
            games=5,
        ),
    ],
}
PLAYERS = ("random", "greedy", "random", "contrary", "random")
"""Who plays the games of a mode, in turn; the answers to a companion are random."""


def made(name: str, mode: Mode, number: int) -> Golden:
    """Play a game and write down what it came to."""
    game = find(name)
    about = f"golden {name} v{game.rules} {mode.name} {number}"
    dice, seed = Random(about), sha256(about.encode()).digest()
    beside_a_table = name.endswith("-companion")
    players = ["random" if beside_a_table else PLAYERS[(number + seat) % len(PLAYERS)] for seat in range(4)]
    choosers = [named_player(player, f"{about} {seat}") for seat, player in enumerate(players[: mode.seats])]
    table: Table[Any] = Table(game, mode.seats, seed, settings=mode.settled(number))
    while not table.over:
        seat = dice.choice(table.waiting())
        table.choose(seat.number, choosers[seat.number].choose(seat))
        if table.can_undo(seat.number) and dice.random() < CHANGE_OF_MIND:
            table.undo(seat.number)
    return Golden(
        mode=mode.name,
        number=number,
        rules=game.rules,
        players=players[: mode.seats],
        settings=table.settings,
        seed=seed.hex(),
        moves=[f"{move.seat} {move.key}" for move in table.moves],
        chain=table.chain,
        told=told(table),
    )


def replayed(game: Game[Any], golden: Golden, step: int | None = None) -> Table[Any]:
    """The game played again by its moves, or by the first of them."""
    seed = bytes.fromhex(golden.seed)
    table: Table[Any] = Table(game, len(golden.players), seed, settings=golden.settings)
    for move in golden.moves[:step]:
        seat, _, key = move.partition(" ")
        table.choose_key(int(seat), key)
    return table


def told(table: Table[Any]) -> dict[str, str]:
    """By language: the hash of all that the first seat and a spectator were told."""
    return {language: said(table, language) for language in LANGUAGES}


def said(table: Table[Any], language: str) -> str:
    hashed = sha256()
    for reader in (0, SPECTATOR):
        text = Text(language, table.game.package, names=table.names, reader=reader)
        for key, args in table.seat(reader).log:
            hashed.update(text.event(key, args).encode() + b"\n")
    return hashed.hexdigest()[:16]


def path(name: str) -> Path:
    return FOLDER / f"{name}.jsonl.gz"


def read(name: str) -> Iterator[Golden]:
    with gzip.open(path(name), "rt", encoding="utf-8") as lines:
        for line in lines:
            yield Golden(**json.loads(line))


def write(name: str, games: Sequence[Golden]) -> None:
    """One game a line; the same games give the same file."""
    lines = "".join(json.dumps(asdict(game), ensure_ascii=False, separators=(",", ":")) + "\n" for game in games)
    path(name).write_bytes(gzip.compress(lines.encode(), mtime=0))
