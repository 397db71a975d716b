"""What a hand is worth, and why: line by line, counted fast, with the owner's best choices; and the best hands."""

from .choices import Refused, choices_from_json
from .explained import explain

__all__ = ["Refused", "choices_from_json", "explain"]
