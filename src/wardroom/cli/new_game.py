"""`wardroom new-game NAME`: a small game that works, in a package of its own, to be changed rule by rule."""

from __future__ import annotations

import re
import shlex
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from wardroom.kernel.game import entries

from .context import Context
from .errors import Mistake

STARTER = "starter"
NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")


def run(arguments: Namespace, context: Context) -> int:
    name, say = arguments.name, context.text.say
    check_name(name)
    folder = Path(name)
    written = write_game(name, folder)
    context.out.print(say("new-game-written", {"folder": str(folder)}))
    for path in written:
        context.out.print(str(path), indent=2)
    context.out.print("", say("new-game-next"))
    pip = f"{shlex.quote(sys.executable)} -m pip install -e {folder}"
    for command in (pip, f"wardroom check {name}", f"wardroom play {name}"):
        context.out.verbatim(f"  {command}")
    return 0


def check_name(name: str) -> None:
    """It becomes that of the folder, of the Python package and of the game: it must be free for each of them."""
    if not NAME.fullmatch(name) or iskeyword(name):
        raise Mistake("bad-game-name", name=name[:40])
    if Path(name).exists():
        raise Mistake("exists", file=name)
    if name in entries():
        raise Mistake("game-name-taken", name=name)
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        raise Mistake("module-name-taken", name=name)


def write_game(name: str, folder: Path) -> list[Path]:
    """All files of the starter, under the game's own name."""
    own = {"beacons": name, "Beacons": name.replace("_", " ").capitalize(), "BEA": prefix_of(name)}
    written = []
    for parts, file in files_in(files(__package__).joinpath(STARTER)):
        path = folder.joinpath(*(rename(part.removesuffix(".txt"), own) for part in parts))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(rename(file.read_text("utf-8"), own), encoding="utf-8")
        written.append(path)
    return written


def prefix_of(name: str) -> str:
    """What the IDs of its rules begin with: a few capitals."""
    return re.sub("[^a-z]", "", name)[:3].upper()


def rename(words: str, own: Mapping[str, str]) -> str:
    """The names of the starter replaced by those of the game."""
    return re.sub("|".join(own), lambda found: own[found[0]], words)


def files_in(folder: Traversable, inside: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Traversable]]:
    """All files of a folder, each with the path that leads to it."""
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_file():
            yield (*inside, each.name), each
        elif each.name != "__pycache__":
            yield from files_in(each, (*inside, each.name))
