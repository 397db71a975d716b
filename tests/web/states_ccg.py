"""Interesting states of the Star Trek CCG: games in which everybody chooses at random but likes to go on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from wardroom.games.ccg import GAME
from wardroom.games.ccg.state import ORDERS, Ccg
from wardroom.kernel import SPECTATOR, Table
from wardroom.testing import Sitting, at

from ..games.ccg.given import FILLER, Given
from .states import NAMES, State

READER = 0
LAST = ("end", "no", "pass", "done", "none")
"""What is chosen only where there is nothing else, so that much lies on the table."""
AVOIDED = ("undock", "dock", "split", "walk", "decloak", "cloak")
ACADEMY: dict[str, Any] = {"deck_1": "academy_federation", "deck_2": "academy_klingon"}
FULL: dict[str, Any] = {"format": "full", "deck_1": "federation_explorers", "deck_2": "romulan_shadows"}

Stop = Callable[[Table[Ccg]], bool]


def played(stop: Stop, seed: bytes = b"7", dice: int = 4, most: int = 4000, **settings: Any) -> Table[Ccg]:
    table: Table[Ccg] = Table(GAME, 2, seed, names=NAMES[:2], settings=GAME.agreed({**ACADEMY, **settings}))
    random = Random(dice)
    while not table.over and not stop(table) and len(table.moves) < most:
        seat = table.waiting()[0]
        assert seat.ask is not None
        seat.choose(pick(random, seat.ask.kind, list(seat.ask.options)))
    if not stop(table):
        raise LookupError("no such position in this game")
    return table


def pick(random: Random, kind: str, options: list[Any]) -> Any:
    """Attempts before all else; an order after another as long as they lead somewhere."""
    if kind == "order":
        tries = [each for each in options if each[0] in ("attempt", "attack", "battle")]
        if tries and random.random() < 0.7:
            return random.choice(tries)
        if random.random() < 0.12:
            return "end"
        options = [each for each in options if each[0] not in AVOIDED] or options
    if "everybody" in options and random.random() < 0.8:
        return "everybody"
    return random.choice([each for each in options if each not in LAST] or options)


def asks(kind: str, turn: int = 0, seat: int = READER, doing: str = "", options: int = 1) -> Stop:
    """Whether somebody is asked this, not before a turn, and while this is under way."""

    def stop(table: Table[Ccg]) -> bool:
        asked, state = table.waiting()[0], table.line.state
        assert asked.ask is not None
        under_way = "" if state.doing is None else type(state.doing).__name__
        fits = asked.number == seat and asked.ask.kind == kind and state.turn >= turn
        return fits and under_way == doing and len(asked.ask.options) >= options

    return stop


def state(stop: Stop, reader: int = READER, **more: Any) -> Callable[[], State]:
    return lambda: State(played(stop, **more), reader)


# Positions made by hand, with everything that a table can show

MISSIONS = (
    *(("seek_life_form", 1), ("avert_disaster", 0), ("investigate_alien_probe", 1), ("explore_black_cluster", 0)),
    *(("krios_suppression", 1), ("cultural_observation", 0), ("study_nebula", 0), ("investigate_disturbance", 1)),
    *(("explore_dyson_sphere", 0), ("fever_emergency", 1), ("observe_ritual", 0), ("study_hole_in_space", 1)),
)
DILEMMAS = ("barclays_protomorphosis_disease", "rebel_encounter", "archer", "chalnoth")
TEAM = ("worf", "darian_wallace", "alyssa_ogawa", "taitt", "tricorder", "starfleet_type_ii_phaser")
HAND = ("kevin_uxbridge", "hail", "particle_fountain", "sarek", "u_s_s_nebula", "jean_luc_picard")


def seeds(board: Given, location: int, *faces: str, seat: int) -> None:
    """Seed cards, the bottom one first; whoever laid them knows them."""
    board.state.cards.show(board.under(location, *faces, seat=seat), 1 << seat)


def late() -> Given:
    """Far into a full game: twelve locations, three of them completed, ships in every condition, teams on planets."""
    board = Given()
    state = board.state
    state.format = "full"
    for face, seat in MISSIONS:
        board.mission(face, seat)
    for number, by in ((2, 1), (3, 0), (10, 0)):
        state.locations[number].solved = by
    for number, (_, owner) in enumerate(MISSIONS):
        if state.locations[number].solved < 0 and number != 5:
            seeds(board, number, *DILEMMAS[: 2 + number % 3], seat=1 - owner)
    state.mission_points[:], state.bonus_points[:] = [70, 40], [10, 5]
    own = board.outpost("federation_outpost", 6)
    oberth = board.docked("u_s_s_oberth", own)
    board.aboard(own, "reginald_barclay", "calloway")
    board.aboard(oberth, "christopher_hobson")
    enterprise = board.ship("u_s_s_enterprise", 5)
    board.aboard(enterprise, "jean_luc_picard", "deanna_troi", "geordi_la_forge", "data")
    state.spent[enterprise] = 4
    team = board.surface(5, "william_t_riker", *TEAM)
    board.surface(10, "dr_selar")
    base = board.outpost("klingon_outpost", 4, 1)
    board.aboard(base, "klag", "kromm", "kurn", "batrell", seat=1)
    bortas = board.docked("i_k_c_bortas", base, 1)
    board.aboard(bortas, "kargan", "kvada", "torin", seat=1)
    state.damage[bortas] = 1
    hidden = board.ship("i_k_c_kvort", 1, 1)
    board.aboard(hidden, "gorath", "jddan", "nudaq", seat=1)
    state.cloaked |= 1 << hidden
    vorcha = board.ship("i_k_c_vorcha", 11, 1)
    board.aboard(vorcha, "gowron", "morag", "kell", "konmel", seat=1)
    board.surface(10, "vekma", seat=1)
    state.stopped |= 1 << team[2]
    for seat in (0, 1):
        board.core("red_alert", seat)
    board.core("the_traveler_transcendence")
    board.hand(0, *HAND)
    board.hand(1, *HAND)
    board.deck(0, *FILLER, *FILLER)
    return board


def laid(board: Given, *keys: str, part: str = ORDERS, turn: int = 17, **fields: Any) -> Table[Ccg]:
    """A table at this position, after these choices."""
    board.sit(part, turn, **fields)
    table = at(GAME, board.state, names=NAMES[:2])
    sitting = Sitting(table)
    for key in keys:
        sitting.choose(key)
    return table


def attempted(*keys: str) -> Table[Ccg]:
    """The team on Mintaka III attempts its mission, where four seed cards lie."""
    board = late()
    seeds(board, 5, *DILEMMAS, seat=1)
    return laid(board, "attempt:cultural_observation@row6-1:william_t_riker@surface6-1", *keys)


def at_war() -> Given:
    """Klingons with two ships and a team where the Enterprise and its team are."""
    board = late()
    first = board.ship("i_k_c_heghta", 5, 1)
    board.aboard(first, "koroth", "korris", "vagh", "koral", seat=1)
    second = board.ship("i_k_c_vorn", 5, 1)
    board.aboard(second, "kang", "divok", "kurak", "lursa", seat=1)
    board.surface(5, "koloth", "betor", "kor", "bijik", "kahless", "batleth", seat=1)
    return board


def fired_at() -> Table[Ccg]:
    """Two Klingon ships fire at the Enterprise; may it fire back?"""
    attackers = [f"i_k_c_{name}@space6-2" for name in ("heghta", "vorn")]
    ways = (f"attack:{attackers[0]}:u_s_s_enterprise@space6-1", attackers[1], "pass", "pass")
    return laid(at_war(), *ways, active=1)


def fought() -> Table[Ccg]:
    """Teams fight on the planet; somebody has just been stunned."""
    return laid(at_war(), "battle:koloth@surface6-2:william_t_riker@surface6-1", active=1)


HERE = "cultural_observation@row6-1"
STATES: dict[str, Callable[[], State]] = {
    "ccg-orders": lambda: State(laid(late()), 0),
    "ccg-attempt": lambda: State(attempted(), 0),
    "ccg-struck": lambda: State(attempted("tricorder@surface6-1"), 1),
    "ccg-watched": lambda: State(attempted("tricorder@surface6-1"), 0),
    "ccg-beam": lambda: State(laid(late(), f"beam:{HERE}:u_s_s_enterprise@space6-1"), 0),
    "ccg-fire": lambda: State(fired_at(), 0),
    "ccg-fight": lambda: State(fought(), 1),
    "ccg-chain": state(asks("sarjenka", doing="Attempt"), seed=b"5", dice=1, **FULL),
    "ccg-academy": state(asks("order", 8), dice=1),
    "ccg-play": state(asks("play", 6), dice=2, seed=b"3"),
    "ccg-answer": state(asks("answer-about", 2), dice=1, **FULL),
    "ccg-missions": state(asks("mission-end", options=2), **FULL, seeding="by_hand", dice=2),
    "ccg-dilemmas": state(asks("seed-dilemma", options=20), **FULL, seeding="by_hand", dice=2),
    "ccg-spectator": lambda: State(laid(late()), SPECTATOR),
    "ccg-waiting": lambda: State(laid(late(), active=1), 0),
}
