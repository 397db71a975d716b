"""What is said, in every language: the texts and the rules references of games and interfaces."""

from .rulebook import Rule, rulebook
from .terminal import PARTS, Scene, Screen, Terminal, show_card, show_rules
from .text import LANGUAGES, MissingText, SpokenText, Text, untagged

__all__ = [
    "LANGUAGES",
    "PARTS",
    "MissingText",
    "Rule",
    "Scene",
    "Screen",
    "SpokenText",
    "Terminal",
    "Text",
    "rulebook",
    "show_card",
    "show_rules",
    "untagged",
]
