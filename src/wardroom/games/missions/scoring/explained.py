"""Final scoring (MIS-9): what every card of a hand is worth, and why, line by line.

This is the plain evaluator, written to be read and to explain itself. `fast` computes the same totals for search and
finds the best choices; tests hold the two against each other.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ..cards import CARDS, ORDER, Galaxy, Mission
from ..cards.clauses import (
    Clause,
    CopyBest,
    Each,
    EachDistinct,
    EachOfChosen,
    Slots,
    Tiers,
    With,
    WithDistinct,
    WithSame,
)
from ..cards.filters import LIFEFORM, Guise, Shows
from . import fast
from .assignment import FURTHER, Fed, feed
from .choices import (
    BORG,
    CHANGE,
    DECLINED,
    PLAGUE,
    SHIP,
    THOUGHT,
    BadChoice,
    BadHand,
    Choices,
    Decline,
    Refused,
    Ship,
    Thought,
    check_choices,
    check_hand,
    choices_from_json,
    choices_to_json,
    in_order,
    ship_guise,
)

__all__ = [
    "DECLINED",
    "BadChoice",
    "BadHand",
    "Choices",
    "Decline",
    "Line",
    "Refused",
    "Row",
    "Sheet",
    "Ship",
    "Thought",
    "choices_from_json",
    "choices_to_json",
    "explain",
    "score",
]

Args = dict[str, str | int | list[str]]


class Line(NamedTuple):
    """One bonus: its points, the text that says it, the rule behind it, the cards that feed it."""

    points: int
    key: str
    rule: str
    givers: tuple[str, ...]
    args: Args


class Row(NamedTuple):
    """One row of the score sheet (MIS-11.5)."""

    card: str
    points: int
    blanked: bool
    lines: tuple[Line, ...]


class Sheet(NamedTuple):
    """A filled-in score sheet: a row for every card of the hand, in the order of the hand (MIS-1.4, MIS-11.5)."""

    rows: tuple[Row, ...]
    total: int
    choices: Choices


def score(hand: Sequence[str], choices: Choices) -> Sheet:
    """What this hand is worth with these choices, all of them made (MIS-9.4)."""
    check_hand(hand)
    check_choices(hand, choices)
    scored = _Hand(hand, in_order(choices))
    scored.evaluate()
    rows = tuple(scored.row(card) for card in hand)
    return Sheet(rows, sum(row.points for row in rows), scored.choices)


def explain(hand: Sequence[str], choices: Choices | None = None) -> Sheet:
    """What this hand is worth at best: whatever is not chosen yet is chosen for the highest total (MIS-9.8)."""
    return score(hand, fast.best(hand, choices)[1])


class _Hand:
    """A hand on its way through the order of evaluation (MIS-9.7)."""

    def __init__(self, hand: Sequence[str], choices: Choices) -> None:
        self.choices = choices
        self.cards = sorted(hand, key=ORDER.__getitem__)  # so that nothing depends on how the hand is held
        self.guises: dict[str, Guise] = {card: CARDS[card].printed for card in self.cards}
        self.blanked: dict[str, Line] = {}  # each with the line that says why
        self.lines: dict[str, tuple[Line, ...]] = {}

    def evaluate(self) -> None:
        """The steps after the choices, in their fixed order; nothing is tested twice (MIS-9.7, MIS-9.12)."""
        self.assimilate()
        self.identify_ship()
        self.make_thoughts()
        self.blank(Galaxy)
        self.blank(Mission)
        self.change_lifeforms()
        self.count()

    def live(self) -> list[Guise]:
        """MIS-9.3: blanked cards are ignored."""
        return [self.guises[card] for card in self.cards if card not in self.blanked]

    def others(self, card: str) -> list[Guise]:
        """MIS-9.1: a card scores by the other cards, never by itself."""
        return [guise for guise in self.live() if guise.card != card]

    def points(self, card: str) -> int:
        return sum(line.points for line in self.lines[card])

    def row(self, card: str) -> Row:
        return Row(card, self.points(card), card in self.blanked, self.lines[card])

    def needs(self, card: str, chosen: object) -> bool:
        """Whether this card has a say in this hand; if so its choice must have been made."""
        if card not in self.guises or card in self.blanked:
            return False
        if chosen is None:
            raise BadChoice("MIS-9.8", "choice-missing", {"card": card})
        return True

    # MIS-9.7 (3) to (7)

    def assimilate(self) -> None:
        """MIS-10.8: `borg_cube` blanks. What its victims score is known only at the end."""
        if self.needs(BORG, self.choices.borg):
            for card in self.choices.borg or ():
                self.blanked[card] = Line(0, "borg-value", "MIS-10.8", (BORG,), {})

    def identify_ship(self) -> None:
        """MIS-10.1; a blanked ship stays what is printed on it (MIS-10.11)."""
        if self.needs(SHIP, self.choices.ship) and self.choices.ship is not None:
            self.guises[SHIP] = ship_guise(self.choices.ship)

    def make_thoughts(self) -> None:
        """MIS-10.3: the new affiliation replaces the old one; void if `thought_maker` is blanked (MIS-10.11)."""
        thought = self.choices.thought
        if self.needs(THOUGHT, thought) and isinstance(thought, Thought):
            target = self.guises[thought.target]
            self.guises[thought.target] = target._replace(affiliations=frozenset((thought.affiliation,)))

    def blank(self, kind: type[Galaxy] | type[Mission]) -> None:
        """MIS-5.5, for all cards of a kind at once: a card blanked before lifts nothing (MIS-5.6)."""
        found: dict[str, Line] = {}
        for card in self.cards:
            facts = CARDS[card]
            unless = facts.blanked_unless
            if not isinstance(facts, kind) or unless is None or card in self.blanked:
                continue
            if not any(unless.of.fits(other) for other in self.others(card)):
                found[card] = Line(0, "blanked", unless.rule, (), {})
        self.blanked.update(found)

    def change_lifeforms(self) -> None:
        """MIS-10.12: the new lifeforms come instead of the printed ones."""
        for card in self.cards:
            facts = CARDS[card]
            if isinstance(facts, Galaxy) and facts.counts_as is not None and card not in self.blanked:
                beside = facts.counts_as.beside
                if any(beside.fits(other) for other in self.others(card)):
                    self.guises[card] = self.guises[card]._replace(lifeforms=facts.counts_as.lifeforms)

    # MIS-9.7 (8)

    def count(self) -> None:
        """The scores: cards that copy others come last, and only then what `borg_cube` gives its victims."""
        late = [card for card in self.cards if any(isinstance(clause, CopyBest) for clause in CARDS[card].score)]
        for card in self.cards:
            if card not in self.blanked and card not in late:
                self.lines[card] = self.bonuses(card) + self.remarks(card)
        for card in late:
            if card not in self.blanked:
                self.lines[card] = self.copies(card)
        for card, why in self.blanked.items():
            self.lines[card] = (why._replace(points=self.points(BORG)) if why.key == "borg-value" else why,)

    def bonuses(self, card: str) -> tuple[Line, ...]:
        """What the clauses of one card pay, by the assignment of givers worth most (MIS-5.18)."""
        facts = CARDS[card]
        clauses = [self.settled(clause) for clause in facts.score]
        givers = self.others(card)
        unless = facts.blanked_unless
        if unless is None or not unless.reserve:
            return _lines(facts.score, feed(clauses, givers), self.choices)
        # MIS-10.21: of the cards that lift the blank, the one that costs least is set aside.
        best: Fed | None = None
        aside = ""
        for lifting in givers:
            if unless.of.fits(lifting):
                fed = feed(clauses, [giver for giver in givers if giver is not lifting])
                if best is None or fed.points > best.points:
                    best, aside = fed, lifting.card
        if best is None:
            return ()
        return (*_lines(facts.score, best, self.choices), Line(0, "set-aside", unless.rule, (aside,), {}))

    def settled(self, clause: Clause) -> Clause:
        """MIS-10.17: the choice of a lifeform makes an ordinary clause."""
        if not isinstance(clause, EachOfChosen):
            return clause
        self.needs(PLAGUE, self.choices.plague)
        lifeform = self.choices.plague or ""
        return Each(clause.worth(lifeform), Shows(LIFEFORM, lifeform), clause.rule)

    def remarks(self, card: str) -> tuple[Line, ...]:
        """What the cards with a choice say for themselves."""
        if card == SHIP and self.choices.ship is not None:
            return (Line(0, "ship-reading", "MIS-10.1", (), {**self.choices.ship._asdict()}),)
        thought = self.choices.thought
        if card == THOUGHT and isinstance(thought, Thought):
            args: Args = {"affiliation": thought.affiliation}
            if thought.target in self.blanked:  # MIS-10.5
                return (Line(0, "thought-void", "MIS-10.5", (thought.target,), args),)
            return (Line(CHANGE.bonus, "thought-bonus", "MIS-10.3", (thought.target,), args),)
        return ()

    def copies(self, card: str) -> tuple[Line, ...]:
        """MIS-10.13: the points of the best other card that can be copied."""
        lines: list[Line] = []
        for clause in CARDS[card].score:
            if isinstance(clause, CopyBest):
                models = [other.card for other in self.others(card) if clause.of.fits(other)]
                best = max(models, key=self.points, default=None)
                if best is not None and self.points(best):
                    lines.append(Line(self.points(best), "copied", clause.rule, (best,), {}))
        return tuple(lines)


def _lines(printed: Sequence[Clause], fed: Fed, choices: Choices) -> tuple[Line, ...]:
    """A line for every clause that pays."""
    lines: list[Line] = []
    for index, clause in enumerate(fed.clauses):
        meals = [meal for meal in fed.meals if meal.clause == index]
        for line in _paid(clause, [(meal.giver, meal.note) for meal in meals]):
            source = printed[index]
            if isinstance(source, EachOfChosen):
                line = line._replace(key="each-chosen", args={**line.args, "lifeform": choices.plague or ""})
            elif isinstance(source, Tiers):
                line = line._replace(key="tier", rule=source.rule)
            lines.append(line)
    return tuple(lines)


def _paid(clause: Clause, meals: list[tuple[str, str]]) -> list[Line]:
    """What this clause pays when these cards feed it, each with a note (see `assignment.Meal`)."""
    givers = tuple(giver for giver, note in meals if note != FURTHER)
    shown = [note for _, note in meals]
    count = len(givers)
    match clause:
        case Each():
            args: Args = {"each": clause.points, "count": count}
            return [Line(clause.points * count, "each", clause.rule, givers, args)] if count else []
        case With():
            if count < clause.least:
                return []
            lines = [Line(clause.points, "with", clause.rule, givers, {"count": count})]
            extra = tuple(giver for giver, note in meals if note == FURTHER)
            if clause.further is not None and extra:
                each = clause.further.points
                args = {"each": each, "count": len(extra)}
                lines.append(Line(each * len(extra), "further", clause.further.rule, extra, args))
            return lines
        case Slots():
            return [Line(clause.points, "slots", clause.rule, givers, {})] if count == len(clause.fill) else []
        case EachDistinct():
            args = {"each": clause.points, "count": count, "section": clause.section, "shown": shown}
            return [Line(clause.points * count, "each-distinct", clause.rule, givers, args)] if count else []
        case WithDistinct():
            args = {"count": count, "section": clause.section, "shown": shown}
            return [Line(clause.points, "with-distinct", clause.rule, givers, args)] if count == clause.least else []
        case WithSame():
            args = {"count": count, "section": clause.section, "shown": shown[:1]}
            return [Line(clause.points, "with-same", clause.rule, givers, args)] if count == clause.least else []
        case _:
            raise TypeError(f"{type(clause).__name__} is not paid by givers")
