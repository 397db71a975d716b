"""What is said, in every language: the texts and the rules references of games and interfaces."""

from .rulebook import Rule, rulebook
from .text import LANGUAGES, MissingText, Text, untagged

__all__ = ["LANGUAGES", "MissingText", "Rule", "Text", "rulebook", "untagged"]
