"""`python -m tests.golden [--texts | --anew] [GAME ...]`: make golden games, or write down again what their logs say.
`--anew`: also those of a rules version that has some, and the counts from their positions. `--campaign` makes the
golden campaign anew."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace

from tests.counting.__main__ import main as count_again
from wardroom.kernel import find

from . import MODES, campaigns, made, path, read, replayed, told, write


def main(arguments: Sequence[str]) -> int:
    if "--campaign" in arguments:
        campaigns.write(campaigns.make())
        print(f"the golden campaign: {campaigns.PATH.stat().st_size // 1000} KB.")
        return 0
    names = [each for each in arguments if each not in ("--texts", "--anew")] or list(MODES)
    for name in names:
        if "--texts" in arguments:
            rewrite_texts(name)
        elif "--anew" in arguments:
            make(name)
            count_again([name])
        elif path(name).exists() and {golden.rules for golden in read(name)} == {find(name).rules}:
            print(f"{name}: kept. Games are made anew only for a new rules version, or with --anew.")
        else:
            make(name)
    return 0


def rewrite_texts(name: str) -> None:
    if name == "chair":
        golden = campaigns.read()
        campaigns.write(golden._replace(told=campaigns.hashes(golden.file.games)))
    games = list(read(name))
    fresh = [replace(golden, told=told(replayed(find(name), golden))) for golden in games]
    write(name, fresh)
    print(f"{name}: the logs of {sum(old != new for old, new in zip(games, fresh))} games say something else now.")


def make(name: str) -> None:
    games = [made(name, mode, number) for mode in MODES[name] for number in range(mode.games)]
    write(name, games)
    print(f"{name}: {len(games)} games, {path(name).stat().st_size // 1000} KB.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
