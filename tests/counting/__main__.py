"""`python -m tests.counting [GAME ...]`: count the sequences of options again and write the numbers down."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from wardroom.kernel import find, games

from . import FILE, count_positions, read_counts, write_counts


def main(names: Sequence[str]) -> None:
    before = read_counts() if FILE.exists() else {}
    fresh = {name: count_positions(find(name)) for name in names or games()}
    for name, counts in fresh.items():
        changed = sum(before.get(name, {}).get(place) != each for place, each in counts.items())
        print(f"{name}: {changed} of {len(counts)} positions have other counts now.")
    write_counts(before | fresh)


if __name__ == "__main__":
    main(sys.argv[1:])
