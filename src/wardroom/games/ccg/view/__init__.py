"""What one seat may see, as plain data.

Everything in play is public. Seed cards, hands and decks are read through `cards.read` and `cards.seen` alone: a view
says no more than the seat knows (CCG-25.2, CCG-25.6)."""

from .table import view

__all__ = ["view"]
