"""Star Trek CCG (First Edition). Two players, a deck each: crews attempt missions, and face what the other has hidden
there."""

from collections.abc import Mapping
from random import Random

from wardroom.kernel import Game, Mind, Setting, Show

from . import decks
from .cards import pool as pool
from .cards.kinds import ARTIFACT, DILEMMA, FACES, MISSION
from .decks import DECKS, DRAWN, RANDOM, deck_of, format_of, read
from .flow import flow, setup
from .mind import POINT, evaluate, rate
from .random_deck import drawable, settle
from .scoring import result, victors
from .show.notices import notices
from .show.picture import picture
from .show.printed import printed
from .show.sheet import measures, sheet
from .show.terminal import TERMINAL
from .state import ACADEMY, BY_HAND, DEALT, FULL, Ccg
from .view import view


def sample_settings(dice: Random) -> Mapping[str, object]:
    """Settings that go together: two decks of one format, the same one twice among them; now and then new ones."""
    format = dice.choice((ACADEMY, ACADEMY, FULL))
    names = [name for name in DECKS if format_of(name) == format]
    decks = {"deck_1": dice.choice(names), "deck_2": dice.choice(names)}
    others = {"seeding": dice.choice((DEALT, BY_HAND)), "plays": dice.choice((1, 2))}
    decks |= {name: DRAWN for name in decks if dice.random() < SHARE_DRAWN}
    return {"format": format, **others, **decks}


SHARE_DRAWN = 0.25


def reached(state: Ccg) -> list[str]:
    return list(state.happened)


HAPPENINGS = (
    *("reported", "flown", "beamed", "walked", "docked", "attempted", "overcome", "failed", "requirements missed"),
    *("solved", "killed", "damaged", "destroyed", "downloaded", "persona replaced", "decks empty"),
    *("ship battle", "battle miss", "battle hit", "battle direct-hit", "personnel battle"),
    *("cloaked", "decloaked", "repaired", "cured", "captured"),
)
"""What may happen whatever the decks are."""


def all_effects() -> tuple[str, ...]:
    """And what their cards do: seed cards are met, artifacts earned, the others played."""
    effects = dict.fromkeys(HAPPENINGS)
    ready = [face for deck in map(deck_of, DECKS) for face in (*deck.draw, *deck.seeds)]
    for face in dict.fromkeys([*ready, *sorted(drawable())]):
        if FACES[face].kind in (DILEMMA, ARTIFACT):
            effects[f"met {face}"] = None
        if FACES[face].kind == ARTIFACT:
            effects[f"earned {face}"] = None
        if FACES[face].kind not in (DILEMMA, MISSION):
            effects[f"played {face}"] = None
    return tuple(effects)


GAME = Game(
    name="ccg",
    rules=1,
    reasons={1: "the first version"},
    seats=(2,),
    settings=(
        Setting("format", ACADEMY, (ACADEMY, FULL)),
        Setting("seeding", DEALT, (DEALT, BY_HAND)),
        Setting("plays", 1, (1, 2)),
        Setting("deck", RANDOM, (RANDOM, DRAWN, *DECKS), each=True, reads=read, suits=("format", format_of)),
    ),
    sample_settings=sample_settings,
    settle=settle,
    decks=decks,
    setup=setup,
    flow=flow,
    result=result,
    victors=victors,
    view=view,
    effects=all_effects(),
    reached=reached,
    mind=Mind(
        evaluate=evaluate,
        grain=POINT,  # hundredths of a point
        rate=rate,
        glance=rate,  # without slips: what looks best is played, so that options meet the same luck
        foresee=evaluate,  # it is a margin
        doubt=6 * POINT,  # hardly measured, as all that follows
        horizon=1,  # most Academy games are over after ten turns
        budgets={48: 32, 160: 48, 500: 96, 1600: 192},
    ),
    package=__name__,
    prefix="CCG",
    show=Show(sheet=sheet, measures=measures, printed=printed, picture=picture, notices=notices, terminal=TERMINAL),
)
