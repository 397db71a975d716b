"""Which cards feed which bonus: the assignment worth most to the owner (MIS-5.8, MIS-5.11, MIS-5.18).

Within one scoring card, a giver feeds at most one unit of one clause. Givers are dealt with one after the other; a
clause remembers only what matters for the givers still to come (its *progress*), and of all ways to reach the same
progress the one worth most is kept. So every assignment is considered, yet few are carried along.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from ..cards.clauses import Clause, Each, EachDistinct, Slots, Tiers, With, WithDistinct, WithSame
from ..cards.filters import Guise

#: What a clause remembers: a count and words, as each kind of clause understands them.
Progress = tuple[int, tuple[str, ...]]
_NOTHING: Final[Progress] = (0, ())
#: The note of a giver that feeds what is paid beside a WITH (MIS-10.18).
FURTHER: Final = "further"


class Meal(NamedTuple):
    """One giver feeding one clause; `note` is the value it shows there, or which part of the clause it feeds."""

    giver: str
    clause: int
    note: str


class Way(NamedTuple):
    """One way to hand the givers out so far."""

    points: int
    meals: tuple[Meal, ...]


class Fed(NamedTuple):
    """The best way: points, the clauses as they were read (of graded lines, the one that is paid), who feeds what."""

    points: int
    clauses: tuple[Clause, ...]
    meals: tuple[Meal, ...]


def feed(clauses: Sequence[Clause], givers: Sequence[Guise]) -> Fed:
    """The most these clauses can pay, and how. `EachOfChosen` and `CopyBest` are settled by the caller."""
    best: Fed | None = None
    for readings in product(*(_readings(clause) for clause in clauses)):
        points, meals = _feed(readings, givers)
        if best is None or points > best.points:
            best = Fed(points, readings, meals)
    return best or Fed(0, (), ())


def _readings(clause: Clause) -> tuple[Clause, ...]:
    """MIS-5.15: of graded lines one is read, never two."""
    return clause.tiers if isinstance(clause, Tiers) else (clause,)


def _feed(clauses: tuple[Clause, ...], givers: Sequence[Guise]) -> Way:
    ways: dict[tuple[Progress, ...], Way] = {tuple(_NOTHING for _ in clauses): Way(0, ())}
    for giver in givers:
        steps: dict[tuple[Progress, ...], Way] = {}
        # A card that is paid for each time is never left out, so that a loss could not be declined either (MIS-9.9).
        idle = not any(isinstance(clause, Each) and clause.of.fits(giver) for clause in clauses)
        for standing, way in ways.items():
            if idle:
                _keep(steps, standing, way)
            for index, clause in enumerate(clauses):
                for progress, gain, note in _bites(clause, standing[index], giver):
                    after = (*standing[:index], progress, *standing[index + 1 :])
                    _keep(steps, after, Way(way.points + gain, (*way.meals, Meal(giver.card, index, note))))
        ways = steps
    standing_ways = [way for standing, way in ways.items() if _stands(clauses, standing)]
    return max(standing_ways, key=lambda way: way.points)  # the first of equals: givers come in a fixed order


def _keep(steps: dict[tuple[Progress, ...], Way], standing: tuple[Progress, ...], way: Way) -> None:
    known = steps.get(standing)
    if known is None or way.points >= known.points:  # of equals the later: it was fed by earlier givers
        steps[standing] = way


def _stands(clauses: tuple[Clause, ...], standing: tuple[Progress, ...]) -> bool:
    """MIS-10.18: what is paid only beside a pair is not paid without it."""
    return not any(
        isinstance(clause, With) and words and count < clause.least for clause, (count, words) in zip(clauses, standing)
    )


def _bites(clause: Clause, progress: Progress, giver: Guise) -> Iterator[tuple[Progress, int, str]]:
    """Every way this giver can feed this clause: the progress after it, the points it brings, a note."""
    match clause:
        case Each():
            if clause.of.fits(giver):
                yield progress, clause.points, ""
        case With():
            yield from _bites_with(clause, progress, giver)
        case Slots():
            yield from _bites_slots(clause, progress, giver)
        case EachDistinct() | WithDistinct():
            yield from _bites_distinct(clause, progress, giver)
        case WithSame():
            yield from _bites_same(clause, progress, giver)
        case _:
            raise TypeError(f"{type(clause).__name__} is not fed by givers")


def _bites_with(clause: With, progress: Progress, giver: Guise) -> Iterator[tuple[Progress, int, str]]:
    """MIS-5.1: counts up to the number needed; the points come with the last of them."""
    count, words = progress
    if count < clause.least and clause.of.fits(giver):
        yield (count + 1, words), clause.points if count + 1 == clause.least else 0, ""
    if clause.further is not None and clause.further.of.fits(giver):
        yield (count, (FURTHER,)), clause.further.points, FURTHER


def _bites_slots(clause: Slots, progress: Progress, giver: Guise) -> Iterator[tuple[Progress, int, str]]:
    """MIS-5.12: the count is the set of slots filled, the words are the values shown in those kept apart (MIS-6.10)."""
    filled, shown = progress
    for slot, wanted in enumerate(clause.fill):
        if filled >> slot & 1 or not wanted.fits(giver):
            continue
        after = filled | 1 << slot
        gain = clause.points if after.bit_count() == len(clause.fill) else 0
        if slot not in clause.apart:
            yield (after, shown), gain, ""
            continue
        for value in giver.shows(clause.section):
            if value not in shown:
                yield (after, tuple(sorted((*shown, value)))), gain, value


def _bites_distinct(
    clause: EachDistinct | WithDistinct, progress: Progress, giver: Guise
) -> Iterator[tuple[Progress, int, str]]:
    """MIS-6.2: the words are the values shown so far, the count is their number."""
    count, shown = progress
    least = clause.least if isinstance(clause, WithDistinct) else 0
    if (least and count == least) or not clause.of.fits(giver):
        return
    gain = clause.points if count + 1 == least or not least else 0
    for value in giver.shows(clause.section):
        if value not in shown:
            yield (count + 1, tuple(sorted((*shown, value)))), gain, value


def _bites_same(clause: WithSame, progress: Progress, giver: Guise) -> Iterator[tuple[Progress, int, str]]:
    """The word is the value all of them share."""
    count, shared = progress
    if count == clause.least or not clause.of.fits(giver):
        return
    for value in giver.shows(clause.section):
        if not shared or value in shared:
            yield (count + 1, (value,)), clause.points if count + 1 == clause.least else 0, value
