"""Every console example of the README and the guides is run: the commands after `$`, what is typed after `>`.

A line `...` stands for any number of lines, `...` within a line for any letters. After the last line that was typed
more may follow."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
PROGRAM = f'#!/bin/sh\nexec "{sys.executable}" -m wardroom "$@"\n'


class Example(NamedTuple):
    """A console block: where it stands, its commands, each with the lines that follow it."""

    page: Path
    line: int
    commands: list[tuple[str, list[str]]]


def blocks(page: Path) -> list[tuple[int, str, str]]:
    """The fenced blocks of a page: on which line, in which language, what."""
    text = page.read_text(encoding="utf-8")
    return [(text[: found.start()].count("\n") + 2, found[2], found[3]) for found in BLOCK.finditer(text)]


def examples() -> list[Example]:
    found = []
    for page in PAGES:
        for line, language, body in blocks(page):
            if language == "console":
                commands: list[tuple[str, list[str]]] = []
                for each in body.splitlines():
                    if each.startswith("$ "):
                        commands.append((each[2:], []))
                    else:
                        commands[-1][1].append(each)
                found.append(Example(page, line, commands))
    return found


def pattern(shown: list[str], open_end: bool) -> re.Pattern[str]:
    """What a printout must look like."""
    parts = []
    for line in shown:
        if line.strip() == "...":
            parts.append(r"(?:.*\n)*?")
        else:
            parts.append(r".*?".join(re.escape(part) for part in line.rstrip().split("...")) + r" *\n")
    return re.compile("".join(parts) + (r"(?:.*\n?)*" if open_end else ""))


def files_of(page: Path) -> dict[str, str]:
    """The files that a page tells the reader to write: `name.py` at the end of the paragraph before a block."""
    text = page.read_text(encoding="utf-8")
    return dict(re.findall(r"`(\w+\.py)`:\n\n?```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE))


@pytest.mark.parametrize("example", examples(), ids=lambda each: f"{each.page.name}:{each.line}")
def test_the_console_shows_what_is_printed(example: Example, tmp_path: Path) -> None:
    bin = tmp_path / "bin"
    bin.mkdir()
    (bin / "wardroom").write_text(PROGRAM)
    (bin / "wardroom").chmod(0o755)
    work = tmp_path / "work"
    work.mkdir()
    for name, text in files_of(example.page).items():
        (work / name).write_text(text)
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LC_ALL")}
    here = {
        **kept,
        "PATH": f"{bin}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(each for each in sys.path if each),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "LANG": "en_GB.UTF-8",
    }
    for command, shown in example.commands:
        typed = [line[2:] for line in shown if line.startswith("> ")]
        done = subprocess.run(
            ["bash", "-c", command],
            env=here,
            cwd=work,
            input="".join(f"{line}\n" for line in typed),
            capture_output=True,
            text=True,
            timeout=300,
        )
        printed = done.stdout + done.stderr
        assert pattern(shown, bool(typed)).fullmatch(printed), f"{command}\n{printed}"


def test_every_example_is_marked_so_that_it_is_run() -> None:
    assert len(examples()) >= 3
    for page in PAGES:
        for line, language, body in blocks(page):
            assert language == "console" or not re.search(r"^\s*\$ ", body, re.MULTILINE), f"{page.name}:{line}"


def test_every_command_that_a_page_names_is_there(tmp_path: Path) -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "wardroom", "--help", "--lang", "en"], capture_output=True, text=True, timeout=180
    ).stdout
    known = set(re.findall(r"^ {4,}([a-z-]+) ", listed, re.MULTILINE))
    assert {"play", "serve", "check"} <= known
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        named = set(re.findall(r"(?:`|^ *|\$ |bin/)wardroom ([a-z]+[a-z-]*)", text, re.MULTILINE))
        assert named <= known, (page.name, named - known)
