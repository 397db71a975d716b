"""Star Trek: Captain's Chair. Two captains build decks, crews and influence; one alone meets the printed Bot, or trains
as a cadet."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from wardroom.kernel import Game, Mind, Setting, Show, highest
from wardroom.kernel.game import AND

from . import campaign
from .cards.boards import CAPTAINS, SIDES
from .cards.campaigns import CHALLENGES, CLOCK, DIFFICULTY, MODES, MOST_GAMES, WINS_NEEDED
from .cards.decks import FACES
from .cards.stardates import RANKS
from .cards.upgrades import BOOSTS, SOURCES, is_market_card, own_cards
from .flow import flow, setup
from .flow.opening import NO_CAMPAIGN
from .flow.setup import RANDOM
from .mind import POINT, evaluate, rate
from .scoring import is_won, totals
from .show.notices import brings, notices
from .show.picture import picture
from .show.printed import printed
from .show.sheet import EFFECTS, measures, reached, sheet
from .show.terminal import TERMINAL
from .state import BOT, CADET, Chair
from .view import view


def result(state: Chair) -> list[int]:
    """CHAIR-25: everybody's points; after a Burn who has fewer INCIDENTs is ahead (CHAIR-5.5). The Bot's are on its
    sheet."""
    return (state.scores or totals(state))[: state.seats]


def victors(state: Chair) -> list[int]:
    """CHAIR-25.12: the most points win, equal ones share it. CHAIR-26.9: in cadet training a Burn is a defeat. Against
    the Bot one needs more points than it (CHAIR-31.8); a Burn is its victory (CHAIR-31.1)."""
    if state.mode == BOT:
        return [0] if is_won(state) else []
    return highest(result(state)) if state.seats > 1 else [] if state.burned else [0]


def sample_settings(dice: Random) -> Mapping[str, object]:
    """Two different captains (CHAIR-2.10), each with one side of its board; alone either mode, and any rank; some games
    against the Bot with the ticking clock, or in the middle of a campaign."""
    captains = dice.sample(list(CAPTAINS), 2)
    drawn: dict[str, object] = {f"captain_{side}": name for side, name in enumerate(captains, 1)}
    boards: dict[str, object] = {"board_1": dice.choice(SIDES), "board_2": dice.choice(SIDES)}
    drawn |= {**boards, "alone": dice.choice(ALONE), "rank": dice.choice(RANKS)}
    if drawn["alone"] == BOT and dice.random() < 0.5:
        drawn |= sample_campaign(dice, captains[0])
    return drawn


def sample_campaign(dice: Random, captain: str) -> Mapping[str, object]:
    """What a game of a campaign may begin with."""
    mode, number = dice.choice(MODES), dice.randint(1, MOST_GAMES)
    wins = dice.randint(0, min(number, WINS_NEEDED) - 1)
    boosted = dice.randint(0, number - 1)
    own = [face for source in SOURCES for face in own_cards(captain, source)]
    common = [face.id for face in FACES.values() if is_market_card(face)]
    piled = [*dice.sample(own, 1), *dice.sample(common, 2)][: number - 1 - boosted]
    return {
        "campaign": mode,
        "assignment": number,
        "wins": wins,
        "streak": dice.randint(0, wins),
        "rank": DIFFICULTY[mode][wins],
        "boosts": AND.join(dice.choices(list(BOOSTS), k=boosted)),
        "reinforcements": AND.join(piled),
        "challenges": AND.join(each for each in CHALLENGES if each != CLOCK and dice.random() < 0.4),
        "clock": dice.random() < 0.4,
    }


def carried(name: str, default: int | str, choices: Sequence[int | str], **more: Any) -> Setting:
    """A setting that the earlier games of a campaign decide."""
    return Setting(name, default, choices, solo=True, carried=True, added=True, **more)


ALONE = (BOT, CADET)
"""What one can play alone."""
CARRIED = (
    carried("campaign", NO_CAMPAIGN, (NO_CAMPAIGN, *MODES)),
    carried("assignment", 1, range(1, MOST_GAMES + 1)),
    carried("wins", 0, range(WINS_NEEDED)),
    carried("streak", 0, range(WINS_NEEDED)),
    carried("barred", "", tuple(CAPTAINS), several=True),
    carried("reinforcements", "", tuple(FACES), several=True, ordered=True),
    carried("boosts", "", tuple(BOOSTS), several=True, ordered=True),
    carried("challenges", "", CHALLENGES[:-1], several=True),
    carried("before", "", (), reads=campaign.read_link),
)
"""What a game of a campaign begins with (CHAIR-36): its mode and place, victories so far and in a row, captains that
are not met again, Reinforcements, Boosts, challenges, and which game came before it. The clock is a setting of its
own, since it may tick in any game against the Bot."""
GAME = Game(
    name="chair",
    rules=1,
    reasons={1: "the first version"},
    seats=(1, 2),
    settings=(
        Setting("captain", RANDOM, (RANDOM, *CAPTAINS), each=True),
        Setting("board", "basic", SIDES, each=True),
        Setting("alone", BOT, ALONE, solo=True),
        Setting("rank", RANKS[0], RANKS, solo=True),  # CHAIR-29.1
        Setting("clock", False, (False, True), solo=True, added=True),  # CHAIR-36.21
        *CARRIED,
    ),
    sample_settings=sample_settings,
    setup=setup,
    flow=flow,
    result=result,
    victors=victors,
    view=view,
    mind=Mind(
        evaluate=evaluate,
        grain=POINT,  # hundredths of a point
        rate=rate,
        glance=rate,  # without slips: what looks best is played, so that options meet the same luck
        foresee=evaluate,  # it is a margin
        errors={16: 150, 48: 80},  # so that beginners can be beaten; hardly measured
        doubt=3 * POINT,  # a turn is worth about as much
        horizon=1,  # the other captain's turn and one's own next one: to the end of this turn greedy looks, too
        budgets={160: 96, 500: 220, 1600: 400},  # a simulation of two turns more tells more, and costs more
    ),
    effects=EFFECTS,
    reached=reached,
    campaign=campaign,
    package=__name__,
    prefix="CHAIR",
    show=Show(
        sheet=sheet,
        measures=measures,
        printed=printed,
        picture=picture,
        notices=notices,
        brings=brings,
        terminal=TERMINAL,
    ),
)
