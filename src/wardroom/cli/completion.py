"""`wardroom completion SHELL`: lines for a shell's settings, so that the Tab key completes commands and options."""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction
from collections.abc import Mapping, Sequence

from wardroom.kernel import games
from wardroom.players import NAMES

from .arguments import PROGRAM, build
from .context import Context

FILES = "-o bashdefault -o default"


def run(arguments: Namespace, context: Context) -> int:
    words = words_of_commands(context)
    script = fish(words) if arguments.shell == "fish" else bash(words)
    if arguments.shell == "zsh":
        script = f"autoload -U +X compinit bashcompinit\ncompinit\nbashcompinit\n{script}"
    context.out.verbatim(script)
    return 0


def words_of_commands(context: Context) -> dict[str, list[str]]:
    """What may follow each command: words that it knows (`list`, `check`), its options, and the games where it takes
    one; under "" the commands."""
    parser = build(context.text)
    [commands] = [action for action in parser._actions if isinstance(action, _SubParsersAction)]
    found = {"": [*commands.choices, "--help", "--version", "--lang"]}
    for name, each in commands.choices.items():
        options = [flag for action in each._actions for flag in action.option_strings if flag.startswith("--")]
        known = [word for action in each._actions if not action.option_strings for word in action.choices or ()]
        takes_game = any(action.dest == "game" for action in each._actions)
        takes_players = any(flag in ("--players", "--seats") for flag in options)
        found[name] = [*known, *options, *(games() if takes_game else ()), *(NAMES if takes_players else ())]
    return found


def bash(words: Mapping[str, Sequence[str]]) -> str:
    cases = "\n".join(f'    {name}) words="{" ".join(each)}" ;;' for name, each in words.items() if name)
    return f"""_{PROGRAM}() {{
  local words="{" ".join(words[""])}"
  [ "$COMP_CWORD" -gt 1 ] && case "${{COMP_WORDS[1]}}" in
{cases}
  esac
  COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete {FILES} -F _{PROGRAM} {PROGRAM}"""


def fish(words: Mapping[str, Sequence[str]]) -> str:
    first = f"complete -c {PROGRAM} -n __fish_use_subcommand -f -a '{' '.join(words[''])}'"
    later = [
        f"complete -c {PROGRAM} -n '__fish_seen_subcommand_from {name}' -a '{' '.join(each)}'"
        for name, each in words.items()
        if name
    ]
    return "\n".join([first, *later])
