"""The tool that breaks rules finds what it is there to find."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules import TESTS
from wardroom.kernel import games
from wardroom.language import rulebook

from .__main__ import HERE
from .changes import changes
from .functions import citing, functions, rules_in
from .running import child
from .sampling import known_equivalents, sample

RULES = ["TOY-1.1", "TOY-1.2", "TOY-1.3", "TOY-2.1"]
TOY = '''
def take(bag):
    """TOY-1.1: a pebble comes into the bag."""
    bag.append("pebble")


def give(bag):
    """TOY-1.2: all pebbles leave the bag."""
    bag.clear()


def look(bag):
    """TOY-1.3: looking changes nothing."""
    bag.count("pebble")


def lose(bag):
    bag.pop()  # TOY-2.1
'''
TOY_TESTS = """
import pytest, toy

@pytest.mark.rule("TOY-1.1")
def test_take():
    bag = []
    toy.take(bag)
    assert bag == ["pebble"]

@pytest.mark.rule("TOY-1.2", "TOY-1.3")
def test_too_little():
    bag = []
    toy.give(bag)
    toy.look(bag)
    assert bag == []
"""
EQUIVALENT = """
[[mutant]]
where = "toy:look"
line = 'bag.count("pebble")'
becomes = "pass"
why = "Nobody asks for the number."
"""


def toy(folder: Path, equivalent: str, *more: str) -> tuple[int, str]:
    """All mutants of a made-up game; the exit code and what was said."""
    files = {"toy/__init__.py": TOY, "test_toy.py": TOY_TESTS, "equivalent.toml": equivalent}
    files["toy/rules/en.md"] = "".join(f"- **{rule}** Pebbles.\n" for rule in RULES)
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    places = ["--tests", str(folder), "--equivalent", str(folder / "equivalent.toml")]
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutants", "toy", *places, *more],
        cwd=TESTS.parent,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert (folder / "toy" / "__init__.py").read_text() == TOY
    return run.returncode, run.stdout


def test_what_no_test_notices_is_printed(tmp_path: Path) -> None:
    code, said = toy(tmp_path, EQUIVALENT)
    assert code == 1
    assert "toy:lose cites TOY-2.1: no test names that." in said
    assert "-    bag.clear()\n+    pass\n" in said  # the weak test
    assert "rules: TOY-1.2\n" in said and "test_too_little" in said
    assert 'bag.append("pebble")\n+' not in said and "bag.count" not in said
    assert said.endswith("3 mutants of 4 functions; 1 killed (0 timed out), 1 equivalent, 1 survived\n")


def test_nothing_survives_when_all_is_noticed_or_explained(tmp_path: Path) -> None:
    both = EQUIVALENT + EQUIVALENT.replace("look", "give").replace('bag.count("pebble")', "bag.clear()")
    code, said = toy(tmp_path, both, "--verbose")
    assert code == 0
    assert "killed     toy:take" in said and "equivalent toy:give" in said


def test_tests_that_fail_by_themselves_say_nothing(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(
        "import pytest\n@pytest.fixture(autouse=True)\ndef bad():\n    raise OSError\n"
    )
    code, said = toy(tmp_path, EQUIVALENT)
    assert code == 1
    assert "The tests fail while nothing is broken" in said and "mutants of" not in said


def test_a_run_that_takes_too_long_is_ended() -> None:
    assert child([], dict(os.environ), 0.01) == (None, "")


def broken(body: str) -> list[str]:
    """What the lines of a function may become."""
    source = f"def f(a: int = 1, b=()) -> bool:\n    {body}\n"
    ((_, node),) = functions(ast.parse(source))
    found = changes(source, node)
    for change in found:
        ast.parse(change.source)
    return [change.becomes for change in found if not change.becomes.startswith("def f")]


@pytest.mark.parametrize(
    ("body", "ways"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a - b * c", ["x = (a + b * c)", "x = a - (b + c)"]),
        ("x = [a] + b", []),
        ("x = 0, 2", ["x = 1, 2", "x = 0, 3", "x = 0, 1"]),
        ("x = True", ["x = False"]),
        ("x = a and b", ["x = (a or b)", "x = (b)", "x = (a)"]),
        ("x = not a", ["x = (a)"]),
        ("x = max(a)", ["x = min(a)"]),
        ("return a", ["return (not (a))"]),
        ("a.x = b", ["pass"]),
        ("a.x += b", ["pass", "a.x -= b"]),
        ("yield from b", ["yield from ()"]),
        ("if a: b.c()", ["if True: b.c()", "if False: b.c()", "if (not (a)): b.c()", "if a: pass"]),
        ("for x in b: x.y()", ["for x in (): x.y()", "for x in list(b)[:1]: x.y()", "for x in b: pass"]),
        ("x = [c for c in b if c]", [f"x = [c for c in b if {way}]" for way in ("True", "False", "(not (c))")]),
        ("while a: a.b()", ["while False: a.b()", "while a: pass"]),
        ("state.tell('é', number=1)", []),
        ("if a: state.tell('x')", []),
        ("x: Literal[1] = a", []),
        ("assert a > 1", []),
        ("x = f'{a + 1}'", []),
        ("x = Ask(a, args=(('n', 1),))", []),
        ("'é'; x = a < b", ["'é'; x = a <= b"]),
    ],
)
def test_the_ways_to_break_a_line(body: str, ways: list[str]) -> None:
    assert sorted(broken(body)) == sorted(ways)


def test_a_default_that_is_never_read_is_left_alone() -> None:
    source = "def f(a, b=1, *, c=True, d=False):\n    return c or b\n"
    ((_, node),) = functions(ast.parse(source))
    broken = [change.becomes for change in changes(source, node) if change.becomes.startswith("def f")]
    assert [each.partition(":")[0] for each in broken] == [
        "def f(a, b=2, *, c=True, d=False)",
        "def f(a, b=0, *, c=True, d=False)",
        "def f(a, b=1, *, c=False, d=False)",
    ]


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("TOY-1.1.", ["TOY-1.1"]),
        ("(TOY-1.1), 2.1", ["TOY-1.1"]),
        ("TOY-1.1, 1.3", ["TOY-1.1", "TOY-1.3"]),
        ("TOY-2.1, TOY-1.3", ["TOY-1.3", "TOY-2.1"]),
        ("TOY-1.1 to 1.3", ["TOY-1.1", "TOY-1.2", "TOY-1.3"]),
        ("TOY-1.2 to\n    TOY-2.1", ["TOY-1.2", "TOY-1.3", "TOY-2.1"]),
        ("TOY-1, TOY-9.9, OTHER-1.1", []),
    ],
)
def test_which_rules_a_text_cites(text: str, cited: list[str]) -> None:
    assert list(rules_in(text, RULES)) == cited


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    package = "wardroom.games.starship"
    found = citing(package, list(rulebook(package, "en")))
    names = [str(mutant) for mutant in sample(found, 60, "a")]
    assert names == [str(mutant) for mutant in sample(found, 60, "a")]
    assert names != [str(mutant) for mutant in sample(found, 60, "b")]
    assert len({mutant.function for mutant in sample(found, 60, "a")}) == 60  # each function once, as far as they go


def test_what_is_listed_as_equivalent_is_still_a_way_to_break_a_game() -> None:
    packages = {game.package for game in games().values()}
    every = [each for package in packages for each in citing(package, list(rulebook(package, "en")))]
    keys = {mutant.key for mutant in sample(every, sys.maxsize, "all")}
    listed = known_equivalents(HERE / "equivalent.toml")
    assert [key for key in listed if key not in keys] == []
    assert all(listed.values())
