"""`python -m tests.mutants GAME [--n 100] [--seed 0]`: break a sample of a game's functions; do the tests notice?"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.rules import TESTS, collected
from wardroom.kernel import games
from wardroom.language import rulebook

from .functions import Cited, citing
from .running import Run, Verdict
from .sampling import known_equivalents, sample

HERE = Path(__file__).parent


def main() -> int:
    asked = arguments()
    shelf = {name: game.package for name, game in games().items()}
    package = shelf.get(asked.game, asked.game)
    inner = [other for other in shelf.values() if other.startswith(f"{package}.")]
    cited = citing(package, list(rulebook(package, "en")), inner)
    marks = collected(asked.tests)
    root = "" if asked.tests.is_relative_to(TESTS.parent) else f"{asked.tests}/"  # where pytest counts names from
    tests = {each: tests_of(each, root, marks.rules, marks.examples) for each in cited}
    for each in cited:
        if not tests[each]:
            print(f"{each} cites {', '.join(each.rules)}: no test names that.")
    if not any(tests.values()):
        raise SystemExit(f"Nothing to break: no function of {package} cites a rule that a test names.")
    mutants = sample([each for each in cited if tests[each]], asked.n, f"{asked.game} {asked.seed}")
    equivalents = known_equivalents(asked.equivalent)
    counted = Counter[Verdict | str]()
    with TemporaryDirectory(prefix="wardroom-mutants-") as folder:
        run = Run(Path(folder), mutants[0].function, {test for each in mutants for test in tests[each.function]})
        for number, mutant in enumerate(mutants, 1):
            known = mutant.key in equivalents
            verdict = "equivalent" if known else run.verdict(mutant, tests[mutant.function])
            counted[verdict] += 1
            if asked.verbose:
                print(f"{number:4} {verdict:10} {mutant}", flush=True)
            if verdict == Verdict.SURVIVED:
                print(mutant.report(tests[mutant.function]), flush=True)
            if verdict == Verdict.TIMED_OUT:
                print(f"timed out: {mutant}", flush=True)
    print(
        f"{asked.game}, seed {asked.seed}: {len(mutants)} mutants of {len(cited)} functions; "
        f"{counted[Verdict.KILLED] + counted[Verdict.TIMED_OUT]} killed ({counted[Verdict.TIMED_OUT]} timed out), "
        f"{counted['equivalent']} equivalent, {counted[Verdict.SURVIVED]} survived"
    )
    return 1 if counted[Verdict.SURVIVED] else 0


def arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.mutants", description=sys.modules["tests.mutants"].__doc__)
    parser.add_argument("game", help="the name of a game, or the package of one")
    parser.add_argument("--n", type=int, default=100, help="how many mutants")
    parser.add_argument("--seed", default="0", help="another seed, another sample")
    parser.add_argument("--tests", type=Path, default=TESTS, help="where the tests are")
    parser.add_argument("--equivalent", type=Path, default=HERE / "equivalent.toml", help="mutants that change nothing")
    parser.add_argument("--verbose", action="store_true", help="a line for every mutant")
    return parser.parse_args()


def tests_of(function: Cited, root: str, *marks: dict[str, list[str]]) -> list[str]:
    """The tests that name a rule which this function cites, or play it as an example."""
    found = [test for rule in function.rules for named in marks for test in named.get(rule, ())]
    return [root + test for test in dict.fromkeys(found)]


if __name__ == "__main__":
    sys.exit(main())
