"""`/campaigns/{game}`: begin a campaign. `/games/{id}/campaign`: its log (CHAIR-36.23), how it stands, what is next.

Fields of the first: `captain`, `mode`, `challenge` (several), `opponent`, `board`, `name`, `luck`; of the second
`opponent`, `board`, `luck`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.kernel import Game, find
from wardroom.kernel.game import AND
from wardroom.kernel.table import LONGEST_NAME
from wardroom.store.rows import GameRow

from ..campaigns import Standing
from ..render import Words
from .captions import of_game, title
from .faces import Face, faces
from .settings import Choice, describe_value
from .setup import LONGEST_LUCK

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Said:
    """Something with a name, what it means, and the rule it stands in."""

    value: str
    name: str
    about: str
    rule: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Gained:
    """An upgrade: what kind it is, and the bonus or the card."""

    kind: str
    said: str
    face: Face | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A game of the log; one that is still being played has neither points nor end."""

    number: int
    href: str
    date: str
    rank: str
    board: str
    opponent: str
    difficulty: str
    points: str = ""
    end: str = ""
    won: bool = False
    upgrade: Gained | None = None


# Before the first game


def beginning(
    game: Game[Any], words: Words, me: str = "", form: Mapping[str, str] | None = None, wrong: str = ""
) -> dict[str, Any]:
    """The context of `campaign_new.html`. `form` and `wrong`: what was sent, and why it could not be done."""
    own, given, rules = of_game(game, words.language), form or {}, game.campaign
    captains = [name for name in values_of(game, "captain") if name != RANDOM]
    mode = given.get("mode", rules.MODES[0])
    return {
        "game": game.name,
        "title": title(own),
        "rules": rules.RULES,
        "captains": choices(captains, given.get("captain", captains[0]), "captain", own),
        "modes": [
            Said(name, own(f"campaign-{name}"), say_mode(name, rules, own), chosen=name == mode) for name in rules.MODES
        ],
        "challenges": [say_challenge(name, own, name in challenges_of(given)) for name in rules.CHALLENGES],
        "opponents": choices([RANDOM, *captains], given.get("opponent", RANDOM), "captain", own),
        "boards": choices(values_of(game, "board"), given.get("board", ""), "board", own),
        "name": given.get("name", me)[:LONGEST_NAME],
        "luck": given.get("luck", "")[:LONGEST_LUCK],
        "longest_name": LONGEST_NAME,
        "longest_luck": LONGEST_LUCK,
        "wrong": wrong,
    }


def challenges_of(form: Mapping[str, str]) -> list[str]:
    """The challenges that were ticked."""
    return [name for name in form.get("challenge", "").split(AND) if name]


def say_mode(mode: str, rules: Any, own: Words) -> str:
    """How hard the Bot is, from rank to rank (CHAIR-36.3)."""
    return " → ".join(own(f"setting-rank-{each}") for each in rules.DIFFICULTY[mode])


def say_challenge(name: str, own: Words, chosen: bool = False) -> Said:
    key = f"challenge-{name}"
    return Said(name, own(key), own(f"{key}.about"), own(f"{key}.rule"), chosen)


def values_of(game: Game[Any], setting: str) -> list[str]:
    return [str(value) for each in game.settings if each.name == setting for value in each.choices]


def choices(values: Sequence[str], chosen: str, setting: str, own: Words) -> list[Choice]:
    picked = chosen if chosen in values else values[0]
    return [Choice(value, own(f"setting-{setting}-{value}"), value == picked) for value in values]


# Once it has begun


def campaign(standing: Standing, words: Words, id: str, plays: bool, checked: bool = False) -> dict[str, Any]:
    """The context of `campaign.html`. `id`: the table from which it is looked at; `plays`: by whom it is played;
    `checked`: all games have just been played again."""
    last, game = standing.last, find(standing.last.game)
    own, state, deck = of_game(game, words.language), standing.campaign, faces(game.name, words.language)
    return {
        "game": game.name,
        "title": title(own),
        "id": id,
        "last": last.id,
        "captain": own(f"captain-{state.plan.captain}"),
        "mode": Said(
            state.plan.mode, own(f"campaign-{state.plan.mode}"), say_mode(state.plan.mode, game.campaign, own)
        ),
        "challenges": [say_challenge(name, own) for name in state.plan.challenges],
        "career": own(f"career-{state.rank}"),
        "state": state,
        "most_wins": game.campaign.WINS_NEEDED,
        "lines": lines(standing, game, own, deck),
        "current": standing.current,
        "waits": None if standing.current is None else own(f"web-campaign-current-{standing.current.status}"),
        "pile": [deck[face] for face in state.reinforcements],
        "boosts": [own(f"boost-{name}") for name in state.boosts],
        "faced": [own(f"captain-{name}.short") for name in state.faced],
        "unmet": [own(f"captain-{name}.short") for name in state.opponents],
        "rules": game.campaign.RULES,
        "grade": say_grade(state.grade, own) if state.grade else None,
        "opponents": choices([RANDOM, *state.opponents], RANDOM, "captain", own),
        "boards": choices(values_of(game, "board"), str(last.settings.get("board_1", "")), "board", own),
        "difficulty": own(f"setting-rank-{state.difficulty}") if state.difficulty else "",
        "longest_luck": LONGEST_LUCK,
        "plays": plays,
        "checked": checked,
    }


def lines(standing: Standing, game: Game[Any], own: Words, deck: Any) -> list[Line]:
    found = [finished_line(line, row, own, deck) for line, row in zip(standing.campaign.games, standing.rows)]
    if standing.current is not None:
        found.append(current_line(standing, standing.current, game, own))
    return found


def finished_line(line: Any, row: GameRow, own: Words, deck: Any) -> Line:
    end = line.end if line.end != "scored" else "won" if line.won else "lost"
    return Line(
        number=line.number,
        href=f"/games/{row.id}",
        date=line.date,
        rank=own(f"career-{line.rank}"),
        board=own(f"setting-board-{line.board}"),
        opponent=own(f"captain-{line.opponent}.short"),
        difficulty=own(f"setting-rank-{line.difficulty}"),
        points=own("web-campaign-points", points=line.points, theirs=line.theirs),
        end=own(f"web-campaign-end-{end}"),
        won=line.won,
        upgrade=say_upgrade(line.upgrade, own, deck),
    )


def current_line(standing: Standing, row: GameRow, game: Game[Any], own: Words) -> Line:
    """The game that is being played, as its header tells it."""
    named = {setting.name: setting for setting in game.settings}
    return Line(
        number=len(standing.campaign.games) + 1,
        href=f"/games/{row.id}",
        date="",
        rank=own(f"career-{standing.campaign.rank}"),
        board=describe_value(named["board"], row.settings.get("board_1", ""), own),
        opponent=describe_value(named["captain"], row.settings.get("captain_2", RANDOM), own),
        difficulty=own(f"setting-rank-{standing.campaign.difficulty}") if standing.campaign.difficulty else "",
    )


def say_upgrade(upgrade: Sequence[str], own: Words, deck: Any) -> Gained | None:
    if not upgrade:
        return None
    kind, what = upgrade
    if kind == "boost":
        return Gained(own("web-campaign-boost"), own(f"boost-{what}"))
    return Gained(own("web-campaign-reinforcement"), own.card(what), deck[what] if deck.known(what) else None)


def say_grade(grade: int, own: Words) -> Said:
    """The review (CHAIR-36.22)."""
    return Said(str(grade), own(f"grade-{grade}.name"), own(f"grade-{grade}"))
