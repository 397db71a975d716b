"""Games of a campaign in a sentence: how one begins, how one ends, and whole campaigns of games played at random.

game = beginning(boosts=["find_two", "dilithium_two"], number=3)
assert game.asked == (0, "find")
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from wardroom.games.chair import GAME, campaign
from wardroom.games.chair.campaign import Campaign, Played
from wardroom.games.chair.cards.campaigns import CLOCK, DIFFICULTY
from wardroom.games.chair.pieces import Assignment
from wardroom.games.chair.state import BOT_CLEAN_UP, RIVAL
from wardroom.kernel import Record, Table
from wardroom.testing import named_player

from .given import Sitting, given

EASY = "set_phasers_to_stun"


def header(
    number: int = 1,
    wins: int = 0,
    streak: int = 0,
    challenges: Sequence[str] = (),
    boosts: Sequence[str] = (),
    pile: Sequence[str] = (),
    mode: str = EASY,
    captain: str = "picard",
    bot: str = "shran",
    **more: Any,
) -> dict[str, Any]:
    """The settings of a game of a campaign; there were as many games before as it needs."""
    return {
        "captain_1": captain,
        "captain_2": bot,
        "alone": "bot",
        "campaign": mode,
        "rank": DIFFICULTY[mode][wins],
        "assignment": max(number, 1 + wins, 1 + len(boosts) + len(pile)),
        "wins": wins,
        "streak": streak,
        "challenges": "+".join(each for each in challenges if each != CLOCK),
        "clock": CLOCK in challenges,
        "boosts": "+".join(boosts),
        "reinforcements": "+".join(pile),
        **more,
    }


def beginning(seed: int = 0, **campaigned: Any) -> Sitting:
    """A game as it is dealt, up to its first question."""
    return Sitting(Table(GAME, 1, bytes([seed] * 32), settings=header(**campaigned)))


def in_the_middle(campaigned: dict[str, Any] | None = None, **position: Any) -> Sitting:
    """A position of a game of a campaign, in the person's first turn unless it says otherwise."""
    settings = header(**(campaigned or {}))
    known = {"captains": (settings["captain_1"], settings["captain_2"]), "alone": "bot", "rank": settings["rank"]}
    return given(1, **known, more=settings, **position)


def ending(won: bool, campaigned: dict[str, Any] | None = None, **position: Any) -> Sitting:
    """The Bot's last turn is over: scoring and the upgrade."""
    glory = [500, 0] if won else [0, 500]
    known = {"stage": BOT_CLEAN_UP, "active": RIVAL, "closing": 0, "glory": glory}
    return in_the_middle(campaigned, **{**known, **position})


def assignment_of(game: Sitting) -> Assignment:
    assignment = game.state.assignment
    assert assignment is not None
    return assignment


# Whole campaigns


def play_out(begun: Campaign, seed: str, give_up: bool = False, **chosen: Any) -> Record:
    """The next game of a campaign, played at random."""
    settings = campaign.settings_for(begun, **chosen)
    table: Table[Any] = Table(GAME, 1, seed.encode().ljust(32, b"."), settings=settings, names=["Ann"])
    player = named_player("random", seed)
    if give_up:
        table.concede(0)
    while not table.over:
        seat = table.waiting()[0]
        seat.choose(player.choose(seat))
    return table.record()


@cache
def chain() -> tuple[Record, ...]:
    """Three games of a campaign of Koloth's, the second of which was given up."""
    begun = campaign.begin("koloth", "yellow_alert", ["on_tuesday", "ticking_clock"])
    records: list[Record] = []
    for number in range(3):
        records.append(play_out(begun, f"chain {number}", give_up=number == 1))
        begun = campaign.follow(begun, records[-1])
    return tuple(records)


def said(*results: str, captain: str = "picard", mode: str = EASY, challenges: Sequence[str] = ()) -> Campaign:
    """A campaign after games that are only told of: `sela+` was won against Sela, `sela-` lost."""
    begun = campaign.begin(captain, mode, challenges)
    for number, result in enumerate(results, 1):
        line = Played(
            number=number,
            date="",
            rank=begun.rank,
            board="basic",
            opponent=result[:-1],
            difficulty=str(begun.difficulty),
            points=0,
            theirs=0,
            won=result.endswith("+"),
            end="scored",
            upgrade=("boost", "draw_one"),
            link=f"{number:016}",
        )
        begun = Campaign(begun.plan, (*begun.games, line))
    return begun
