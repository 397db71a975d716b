"""Interesting states of the Star Trek CCG: positions made by hand, with everything that a table can show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardroom.games.ccg import GAME
from wardroom.games.ccg.decks import deck_of
from wardroom.games.ccg.state import DILEMMAS as SEEDING
from wardroom.games.ccg.state import LAYING, ORDERS, PLAY, Ccg, zone
from wardroom.games.ccg.state import MISSIONS as MISSION_PILE
from wardroom.kernel import SPECTATOR, Table
from wardroom.testing import Sitting, at

from ..games.ccg.given import FILLER, Given
from .states import NAMES, State

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


def asked_to_choose() -> Table[Ccg]:
    """The team on Mintaka III has got past a dilemma, and is asked about the next; two more lie above it."""
    board = late()
    seeds(board, 5, "barclays_protomorphosis_disease", "sarjenka", "archer", "chalnoth", seat=1)
    return laid(board, "attempt:cultural_observation@row6-1:william_t_riker@surface6-1")


def answered() -> Table[Ccg]:
    """Bo plays an interrupt in his turn; does Ann answer?"""
    board = late()
    board.hand(0, "amanda_rogers")
    board.hand(1, "transwarp_conduit")
    return laid(board, "play:transwarp_conduit", "i_k_c_bortas@klingon_outpost-2", part=PLAY, active=1)


# The Academy: eight locations, no red alert

ACADEMY_MISSIONS = (
    *(("krios_suppression", 1), ("first_contact", 0), ("seek_life_form", 1), ("diplomacy_mission", 0)),
    *(("fever_emergency", 1), ("repair_mission", 0), ("study_hole_in_space", 1), ("study_stellar_collision", 0)),
)
RECRUITS = ("geordi_la_forge", "data", "jean_luc_picard", "medical_kit", "escape_pod")


def academy() -> Given:
    """In the middle of an Academy game: each has completed a mission and sent a team to another."""
    board = Given()
    state = board.state
    for face, seat in ACADEMY_MISSIONS:
        board.mission(face, seat)
    for number, by in ((0, 1), (7, 0)):
        state.locations[number].solved = by
    for number, face in enumerate(("", "archer", "null_space", "microvirus", "archer", "", "nanites")):
        if face:
            seeds(board, number, face, seat=1 - ACADEMY_MISSIONS[number][1])
    state.mission_points[:] = [35, 30]
    own = board.outpost("federation_outpost", 3)
    board.aboard(own, "calloway", "linda_larson")
    board.aboard(board.docked("u_s_s_oberth", own), "taitt", "reginald_barclay", "william_t_riker")
    board.surface(3, "sarek", "lwaxana_troi", "tricorder")
    base = board.outpost("klingon_outpost", 4, 1)
    board.aboard(base, "gowron", "vekma", seat=1)
    kvort = board.ship("i_k_c_kvort", 2, 1)
    board.aboard(kvort, "kurn", "torin", "kromm", seat=1)
    state.stopped |= 1 << kvort
    board.hand(0, *RECRUITS)
    board.hand(1, "kahless", "hail", "batleth")
    return board


# Before the first turn

DECKS = ("federation_explorers", "romulan_shadows")


def unpacked() -> Given:
    """Two full decks, each player with their own seed cards; no mission lies yet."""
    board = Given()
    board.state.format, board.state.seeding = "full", "by_hand"
    for seat, deck in enumerate(map(deck_of, DECKS)):
        board.seeds(seat, *deck.seeds)
        board.deck(seat, *deck.draw)
    return board


def laying() -> Table[Ccg]:
    """Five missions lie; Ann lays her third."""
    board = unpacked()
    for seat, deck in enumerate(map(deck_of, DECKS)):
        for face in deck.missions[: 2 + seat]:
            board.mission(face, seat)
        board.pile(zone(seat, MISSION_PILE), seat, deck.missions[2 + seat :], "mission")
    return laid(board, part=LAYING, turn=0)


SEEDED = (
    *(
        "under:archer:extraction@row4-2",
        "under:microvirus:extraction@row4-2",
        "under:gravitic_mine:secret_salvage@row12-2",
    ),
    *("under:kurlan_naiskos:observe_ritual@row5-1",),
)


def seeding() -> Table[Ccg]:
    """All twelve missions lie; Ann has laid four of her seed cards."""
    board = unpacked()
    for pair in zip(*(deck_of(name).missions for name in DECKS)):
        for seat, face in enumerate(pair):
            board.mission(face, seat)
    return laid(board, *SEEDED, part=SEEDING, turn=0)


HERE = "cultural_observation@row6-1"
STATES: dict[str, Callable[[], State]] = {
    "ccg-orders": lambda: State(laid(late()), 0),
    "ccg-attempt": lambda: State(attempted(), 0),
    "ccg-struck": lambda: State(attempted("tricorder@surface6-1"), 1),
    "ccg-watched": lambda: State(attempted("tricorder@surface6-1"), 0),
    "ccg-beam": lambda: State(laid(late(), f"beam:{HERE}:u_s_s_enterprise@space6-1"), 0),
    "ccg-fire": lambda: State(fired_at(), 0),
    "ccg-fight": lambda: State(fought(), 1),
    "ccg-chain": lambda: State(asked_to_choose(), 0),
    "ccg-academy": lambda: State(laid(academy(), turn=9), 0),
    "ccg-play": lambda: State(laid(academy(), part=PLAY, turn=9), 0),
    "ccg-answer": lambda: State(answered(), 0),
    "ccg-missions": lambda: State(laying(), 0),
    "ccg-dilemmas": lambda: State(seeding(), 0),
    "ccg-spectator": lambda: State(laid(late()), SPECTATOR),
    "ccg-waiting": lambda: State(laid(late(), active=1), 0),
}
