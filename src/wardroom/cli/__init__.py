"""The terminal context: `wardroom` and its commands.

Everything said to people comes from `text/`, in the language asked for. Every command is a module with a function
`run(arguments, context)` that returns the exit code: 0 fine, 1 the answer is no, 2 wrong use.
"""

from __future__ import annotations

from collections.abc import Sequence

WRONG, INTERRUPTED = 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    try:  # imports take a moment, and Ctrl-C may come meanwhile
        from .dispatch import dispatch

        return dispatch(argv)
    except KeyboardInterrupt:
        return INTERRUPTED
