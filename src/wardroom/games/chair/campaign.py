"""A campaign (CHAIR-36): games against the Bot that follow one another. It is nothing but its game files in order: all
that is said here follows from them, and whoever has the files can check it.

    campaign = begin("picard", "yellow_alert", ["only_ship"])
    settings = settings_for(campaign, opponent="sela", board="advanced")
    ...                                   # an ordinary game for one with these settings
    campaign = follow(campaign, record)   # or after(records), all at once
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from wardroom.kernel import Game, Record, Settings, find, replay
from wardroom.kernel.errors import BadSetup, WardroomError
from wardroom.kernel.game import AND

from .cards.boards import CAPTAINS
from .cards.campaigns import CHALLENGES, CLOCK, DIFFICULTY, MODES, MOST_GAMES, WINS_NEEDED, grade, rank_of
from .flow.opening import NO_CAMPAIGN
from .flow.setup import RANDOM
from .flow.upgrade import BOOST
from .scoring import totals
from .state import BOT, RIVAL, Chair

RULES = {"career": "CHAIR-36.1", "modes": "CHAIR-36.3", "review": "CHAIR-36.22", "opponents": "CHAIR-36.4"}
"""What pages name beside what they show."""
LINK = 16
"""So much of the end of a game's hash chain is named by the game that follows it."""
FREE = ("captain_2", "board_1", "board_2")
"""What the games before do not decide: the opponent, within limits (CHAIR-36.4), and the side of one's board
(CHAIR-36.24)."""
SCORED, BURNED, SHIP_LOST, GIVEN_UP = "scored", "burned", "ship-lost", "given-up"
"""How a game ended."""


class BrokenCampaign(WardroomError):
    """A game that does not follow from those before it: `number` says which one, the key why. Its text is
    `error-<key>`."""


class Plan(NamedTuple):
    """What is chosen once, before the first game (CHAIR-36.2, CHAIR-36.13)."""

    captain: str
    mode: str
    challenges: tuple[str, ...] = ()


class Played(NamedTuple):
    """A line of the campaign log (CHAIR-36.23). `upgrade`: what was chosen, as `("market", face)`, `("boost", name)`,
    `("reserve", face)` or `("available", face)`; nothing if there was none."""

    number: int
    date: str
    rank: str
    board: str
    opponent: str
    difficulty: str
    points: int
    theirs: int
    won: bool
    end: str
    upgrade: tuple[str, ...]
    link: str


@dataclass(frozen=True)
class Campaign:
    """A campaign as it stands after some games."""

    plan: Plan
    games: tuple[Played, ...] = ()

    @property
    def wins(self) -> int:
        return sum(game.won for game in self.games)

    @property
    def rank(self) -> str:
        """CHAIR-36.5."""
        return rank_of(self.wins)

    @property
    def streak(self) -> int:
        """Successes in a row, up to now."""
        lost = [place for place, game in enumerate(self.games, 1) if not game.won]
        return len(self.games) - (lost[-1] if lost else 0)

    @property
    def faced(self) -> tuple[str, ...]:
        """The captains met so far, in the order of the first meeting."""
        return tuple(dict.fromkeys(game.opponent for game in self.games))

    @property
    def beaten(self) -> tuple[str, ...]:
        return tuple(game.opponent for game in self.games if game.won)

    @property
    def opponents(self) -> tuple[str, ...]:
        """CHAIR-36.4, CHAIR-37.14: whom one may meet next: captains not faced yet; after all have been, those not
        beaten."""
        if self.is_over:
            return ()
        others = [name for name in CAPTAINS if name != self.plan.captain]
        new = tuple(name for name in others if name not in self.faced)
        return new or tuple(name for name in others if name not in self.beaten)

    @property
    def boosts(self) -> tuple[str, ...]:
        """In the order in which one got them (CHAIR-36.26)."""
        return tuple(game.upgrade[1] for game in self.games if game.upgrade and game.upgrade[0] == BOOST)

    @property
    def reinforcements(self) -> tuple[str, ...]:
        """The Reinforcement pile as the next game begins: it grows and never shrinks."""
        return tuple(game.upgrade[1] for game in self.games if game.upgrade and game.upgrade[0] != BOOST)

    @property
    def games_left(self) -> int:
        """CHAIR-36.1: at most; fewer if one becomes Admiral before."""
        return 0 if self.is_over else MOST_GAMES - len(self.games)

    @property
    def is_over(self) -> bool:
        return self.wins >= WINS_NEEDED or len(self.games) >= MOST_GAMES

    @property
    def grade(self) -> int | None:
        """CHAIR-36.22: the review, from 1 to 8, once the campaign is over."""
        return grade(self.wins, len(self.games)) if self.is_over else None

    @property
    def difficulty(self) -> str | None:
        """CHAIR-36.3: how hard the Bot of the next game is."""
        return None if self.is_over else DIFFICULTY[self.plan.mode][self.wins]


@dataclass(frozen=True)
class Header:
    """What the settings of a game say of its campaign."""

    settings: Settings

    @property
    def number(self) -> int:
        return int(self.settings["assignment"])

    @cached_property
    def plan(self) -> Plan:
        named = str(self.settings["challenges"]).split(AND) if self.settings["challenges"] else []
        ticking = [CLOCK] if self.settings["clock"] else []
        return Plan(str(self.settings["captain_1"]), str(self.settings["campaign"]), (*named, *ticking))


# A campaign from its files


def begin(captain: str, mode: str, challenges: Sequence[str] = ()) -> Campaign:
    """CHAIR-36.2: a campaign without a game yet. `BadSetup` for what is no captain, mode or challenge."""
    known = {"captain": tuple(CAPTAINS), "campaign": MODES, "challenges": CHALLENGES}
    for name, values in (("captain", [captain]), ("campaign", [mode]), ("challenges", challenges)):
        for value in values:
            if value not in known[name]:
                raise BadSetup("bad-setting", setting=name, value=str(value)[:40], choices=", ".join(known[name]))
    return Campaign(Plan(captain, mode, tuple(each for each in CHALLENGES if each in challenges)))


def after(records: Sequence[Record], plan: Plan | None = None, dates: Sequence[str] = ()) -> Campaign:
    """The campaign after these games, all of which are played again and checked, alone and one after the other.
    Without a plan that of the first game is taken. `BrokenCampaign` names the first game that does not follow."""
    if plan is None:
        if not records:
            raise BrokenCampaign("campaign-empty")
        plan = header_of(records[0], 1).plan
    campaign = begin(*plan)
    for number, record in enumerate(records, 1):
        check_place(records, number)
        campaign = follow(campaign, record, dates[number - 1] if number <= len(dates) else "")
    return campaign


def check_place(records: Sequence[Record], number: int) -> None:
    """Whether the game in this place is the one that belongs there, among all that are given."""
    chains = [record.chain for record in records[:number]]
    found = header_of(records[number - 1], number).number
    if chains[-1] in chains[:-1]:
        raise BrokenCampaign("campaign-repeated", number=number, other=chains.index(chains[-1]) + 1)
    later = [header_of(record, place).number for place, record in enumerate(records[number:], number + 1)]
    if found > number and number not in later:
        raise BrokenCampaign("campaign-missing", number=number, found=found)
    if found != number:
        raise BrokenCampaign("campaign-order", number=number, found=found)


def follow(campaign: Campaign, record: Record, date: str = "") -> Campaign:
    """The campaign after one more game, which is played again and checked."""
    number = len(campaign.games) + 1
    check_header(campaign, record)
    if record.result is None:
        raise BrokenCampaign("campaign-running", number=number)
    try:
        table = replay(game_of(), record)
    except WardroomError as error:
        raise BrokenCampaign("campaign-altered", number=number) from error
    played = line(campaign, table.line.state, record, table.conceded is not None, date)
    return replace(campaign, games=(*campaign.games, played))


def check_header(campaign: Campaign, record: Record) -> None:
    """Whether a game, finished or not, begins as the next one of this campaign must."""
    number = len(campaign.games) + 1
    if campaign.is_over:
        raise BrokenCampaign("campaign-over", number=number, games=number - 1)
    header = header_of(record, number)
    if record.chain[:LINK] in [game.link for game in campaign.games]:
        raise BrokenCampaign("campaign-repeated", number=number, other=header.number)
    if header.number != number:
        raise BrokenCampaign("campaign-order", number=number, found=header.number)
    if header.plan != campaign.plan or header.settings["before"] != link_to(campaign):
        raise BrokenCampaign("campaign-foreign", number=number)
    opponent = str(header.settings["captain_2"])
    if opponent not in (RANDOM, *campaign.opponents):
        raise BrokenCampaign("campaign-opponent", number=number, name_captain=opponent)
    wanted = game_of().agreed(settings_for(campaign))
    for name, value in header.settings.items():
        if name not in FREE and value != wanted[name]:
            facts = {"setting": name, "value": str(value)[:80] or "-", "wanted": str(wanted[name])[:80] or "-"}
            raise BrokenCampaign("campaign-settings", number=number, **facts)


def header_of(record: Record, number: int) -> Header:
    """What a game file says of its campaign, if it belongs to one."""
    game = game_of()
    if record.game != game.name or len(record.names) != 1:
        raise BrokenCampaign("campaign-foreign", number=number)
    try:
        settings = game.agreed(record.settings)
    except BadSetup as error:
        raise BrokenCampaign("campaign-altered", number=number) from error
    if settings["campaign"] == NO_CAMPAIGN or settings["alone"] != BOT:
        raise BrokenCampaign("campaign-foreign", number=number)
    return Header(settings)


def line(campaign: Campaign, state: Chair, record: Record, given_up: bool, date: str) -> Played:
    """CHAIR-36.23: what the log keeps of a game. CHAIR-36.27: one that was given up is lost and brings nothing."""
    own, bot = state.captaincies
    assignment = state.assignment
    assert assignment is not None
    points = state.scores or totals(state)
    end = GIVEN_UP if given_up else BURNED if state.burned else SHIP_LOST if assignment.failed else SCORED
    return Played(
        number=len(campaign.games) + 1,
        date=date,
        rank=campaign.rank,
        board=own.board,
        opponent=bot.captain,
        difficulty=state.pile,
        points=points[0],
        theirs=points[RIVAL],
        won=game_of().victors(state) == [0] and not given_up,  # type: ignore[misc]
        end=end,
        upgrade=() if given_up else assignment.upgrade,
        link=record.chain[:LINK],
    )


# The next game


def settings_for(campaign: Campaign, opponent: str = RANDOM, board: str = "basic") -> dict[str, Any]:
    """What the next game is set up with: all that follows from those before it, the opponent, and the side of one's
    board. A random opponent is drawn at the deal among those that are allowed (CHAIR-36.4)."""
    number = len(campaign.games) + 1
    if campaign.is_over:
        raise BrokenCampaign("campaign-over", number=number, games=number - 1)
    if opponent not in (RANDOM, *campaign.opponents):
        raise BrokenCampaign("campaign-opponent", number=number, name_captain=opponent[:40])
    captain, mode, challenges = campaign.plan
    barred = [name for name in CAPTAINS if name != captain and name not in campaign.opponents]
    return {
        "captain_1": captain,
        "captain_2": opponent,
        "board_1": board,
        "alone": BOT,
        "rank": campaign.difficulty,
        "clock": CLOCK in challenges,
        "campaign": mode,
        "assignment": number,
        "wins": campaign.wins,
        "streak": campaign.streak,
        "barred": AND.join(barred),
        "reinforcements": AND.join(campaign.reinforcements),
        "boosts": AND.join(campaign.boosts),
        "challenges": AND.join(each for each in challenges if each != CLOCK),
        "before": link_to(campaign),
    }


def link_to(campaign: Campaign) -> str:
    """How the next game names the one before it; the first one names none."""
    return campaign.games[-1].link if campaign.games else ""


def read_link(text: str) -> str:
    """The beginning of a hash chain, as a setting; `BadSetup` for anything else."""
    if text and (len(text) != LINK or text.strip("0123456789abcdef")):
        raise BadSetup("bad-setting", setting="before", value=text[:40], choices="-")
    return text


def game_of() -> Game[Any]:
    return find("chair")


# In plain values


def plan_from(data: Mapping[str, Any]) -> Plan:
    """A plan as a campaign file has it; `BadSetup` or `BrokenCampaign` for anything else."""
    challenges = data.get("challenges", [])
    given = [data.get("captain"), data.get("mode"), *(challenges if isinstance(challenges, list) else [None])]
    if set(data) != {"captain", "mode", "challenges"} or not all(isinstance(each, str) for each in given):
        raise BrokenCampaign("campaign-plan")
    return begin(data["captain"], data["mode"], challenges).plan


def describe(campaign: Campaign) -> dict[str, Any]:
    """All there is to know of a campaign, for programs."""
    plan = campaign.plan
    return {
        "captain": plan.captain,
        "mode": plan.mode,
        "challenges": list(plan.challenges),
        "rank": campaign.rank,
        "wins": campaign.wins,
        "streak": campaign.streak,
        "games_left": campaign.games_left,
        "over": campaign.is_over,
        "grade": campaign.grade,
        "difficulty": campaign.difficulty,
        "opponents": list(campaign.opponents),
        "boosts": list(campaign.boosts),
        "reinforcements": list(campaign.reinforcements),
        "games": [{**game._asdict(), "upgrade": list(game.upgrade)} for game in campaign.games],
    }
