"""Who plays whom, how often: many games, on all cores."""

from .match import Match, play
from .simulate import simulate

__all__ = ["Match", "play", "simulate"]
