"""A game beside a real table: the person plays and reports, the Bot's turns are worked out (CHAIR-30)."""

from __future__ import annotations

from wardroom.kernel import EVERYBODY, STEP, TURN, Ask, Card, EndOfGame, Option, Steps

from ...cards.boards import BURNHAM
from ...cards.kinds import DILITHIUM, GLORY
from ...flow import stardates, wiping
from ...flow import turn as turns
from ...flow.turn import pass_on
from ...scoring import owned
from ...state import (
    BOT_CARD,
    BOT_CLEAN_UP,
    BOT_CONTROL,
    BOT_DRAW,
    FACE_DOWN,
    NO_TOKENS,
    OVER,
    PLAYING,
    RESUPPLY,
    RIVAL,
    STARDATE,
)
from ...state import GLORY as PLACING
from .. import turn as bot
from . import naming, report, scoring
from .asking import HUMAN, NONE, ask
from .state import COUNT, LAST, PAUSE, Companion

TENS, ONES = 30, 10
"""A total is asked for in tens and ones."""
BURNHAM_PLACES = 2
"""CHAIR-28.2."""
MORE = "more"
"""CHAIR-13.8: a Development enlisted while drawing may cost a SHIP, an Away Team, a place on a track."""


def flow(state: Companion) -> Steps:
    """Every report is a step, every card of the Bot a turn: what it showed cannot be taken back."""
    if not state.told:
        state.tell("companion-set-up")
        state.tell("companion-middle")
    try:
        while state.phase != OVER:
            yield TURN if state.fresh else STEP
            state.fresh = False
            yield from STAGES[state.stage](state)
    except EndOfGame:  # CHAIR-31.1
        state.phase = OVER
        state.scores = [-1, 1]


# The person


def human_turn(state: Companion) -> Steps:
    if (yield from report.menu(state, report.TURN)):
        state.stage = STARDATE


def carry_out_stardates(state: Companion) -> Steps:
    """CHAIR-10.3: the person has emptied Stardates to carry out; new cards are asked for."""
    wiping.carry_out_stardates(state)
    state.stage = PLACING
    yield from ()


def place_token(state: Companion) -> Steps:
    """CHAIR-10.7, CHAIR-28.2: where the person's token lies; with that the turn is over, unless there is more to
    report."""
    yield from bot.look(state)
    there: list[Option] = [card for card in state.market if card is not None]
    options = there or [NONE]
    answer = yield Ask(HUMAN, "your-token", [*options, MORE], final=options)
    if answer == MORE:
        state.stage = RESUPPLY
        return
    if isinstance(answer, Card):
        dilithium, latinum, glory = state.tokens.get(answer, NO_TOKENS)
        if state.captaincies[HUMAN].captain == BURNHAM:
            state.tokens[answer] = dilithium + BURNHAM_PLACES, latinum, glory
            state.tell("placed", seat=HUMAN, name_gain=DILITHIUM, count=BURNHAM_PLACES, card=answer)
        else:
            state.tokens[answer] = dilithium, latinum, glory + 1
            state.tell("placed", seat=HUMAN, name_gain=GLORY, count=1, card=answer)
        stardates.take_glory(state, 1)
    pass_on(state)


# The Bot


def begin(state: Companion) -> Steps:
    state.since = state.told
    yield from bot.control(state)


def next_card(state: Companion) -> Steps:
    """One card; then there is time to do on the table what was told."""
    waited = bool(state.row(RIVAL, FACE_DOWN))
    yield from bot.turn_up(state)
    if waited:
        state.stage = PAUSE


def pause(state: Companion) -> Steps:
    if (yield from report.menu(state, PAUSE)):
        state.stage, state.fresh = BOT_CARD, True


def clean_up(state: Companion) -> Steps:
    """CHAIR-31.2: the game ends with a turn of the Bot's; then the person counts."""
    yield from turns.clean_up_bot(state)
    if state.phase == OVER:
        state.phase, state.stage, state.fresh = PLAYING, LAST, True


# The end


def last_reports(state: Companion) -> Steps:
    if (yield from report.menu(state, LAST)):
        state.stage, state.fresh = COUNT, True


def count(state: Companion) -> Steps:
    """CHAIR-31: the Bot's total, and the person's as it was counted."""
    yield from naming.the_rest(state)
    state.cards.show(owned(state, RIVAL), EVERYBODY)
    theirs = scoring.total(state)
    tens = yield from ask("total", list(range(TENS)), rival=theirs)
    ones = yield from ask("total-ones", list(range(ONES)), tens=tens)
    state.total = ONES * tens + ones
    state.scores = [state.total, theirs]
    state.phase = OVER
    state.tell("companion-over", total=state.total, rival=theirs)


STAGES = {
    RESUPPLY: human_turn,
    STARDATE: carry_out_stardates,
    PLACING: place_token,
    BOT_CONTROL: begin,
    BOT_DRAW: bot.draw,
    BOT_CARD: next_card,
    PAUSE: pause,
    BOT_CLEAN_UP: clean_up,
    LAST: last_reports,
    COUNT: count,
}
