"""CHAIR-29: a game against the Bot is laid out."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest

from wardroom.cli.scene import scene
from wardroom.cli.screen import Screen
from wardroom.cli.tables import table_of
from wardroom.cli.words import Words
from wardroom.games.chair import GAME
from wardroom.games.chair.automa.command import SUIT_ROWS, TRAITS, WITH, WITHOUT
from wardroom.games.chair.automa.matching import suits_side
from wardroom.games.chair.cards import kinds
from wardroom.games.chair.cards.boards import CAPTAINS
from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.stardates import PILES, RANKS
from wardroom.games.chair.flow import standing
from wardroom.games.chair.state import (
    CAPTAIN,
    DECK,
    DEVELOPMENT,
    DISCARD,
    DUTY,
    FACE_DOWN,
    FLEET,
    GONE,
    HAND,
    INCIDENTS,
    PLACES,
    RESERVE,
    RIVAL,
    STAGING,
)
from wardroom.kernel import Table
from wardroom.kernel.errors import BadSetup

from .bots import against
from .given import Sitting

OTHERS = [name for name in CAPTAINS if name != "picard"]


def dealt(bot: str = "shran", person: str = "picard", seed: int = 0, **settings: object) -> Sitting:
    chosen = {"captain_1": person, "captain_2": bot, "alone": "bot", **settings}
    table: Table[Any] = Table(GAME, 1, bytes([seed] * 32), settings=chosen)
    return Sitting(table)


def marked(crew: str, *marks: str) -> list[str]:
    return sorted(face.id for face in FACES.values() if face.crew == crew and face.start in marks)


@pytest.mark.rule("CHAIR-29.1", "CHAIR-29.2")
@pytest.mark.parametrize("rank", RANKS)
def test_each_rank_has_its_stardates_and_harder_ones_more_bot_actions(rank: str) -> None:
    game = dealt(rank=rank)
    date = game.view()["stardate"]
    assert [card["actions"] for card in date["pile"]] == [card.bot_actions for card in PILES[rank]]
    assert (date["glory"], date["left"]) == (PILES[rank][0].glory, 4)
    assert game.view()["bot"]["rank"] == rank


@pytest.mark.rule("CHAIR-29.1")
def test_ranks_go_from_the_easiest_to_the_hardest() -> None:
    assert RANKS == ("ensign", "lieutenant", "commander", "captain", "admiral")
    assert [sum(card.bot_actions for card in PILES[rank]) for rank in RANKS] == [11, 13, 15, 17, 19]
    assert GAME.agreed({})["rank"] == "ensign" and GAME.agreed({})["alone"] == "bot"


@pytest.mark.rule("CHAIR-29.2", "CHAIR-29.10")
@pytest.mark.parametrize("seed", range(4))
def test_the_person_is_first_with_everything_a_player_has(seed: int) -> None:
    game = dealt(seed=seed)
    assert game.state.first == game.state.active == 0 and game.asked == (0, "act")
    own = game.own()
    assert (own.dilithium, own.latinum, own.glory, len(game.held(HAND))) == (1, 1, 1, 5)
    assert game.view()["captains"][0]["missions"] and not game.view()["captains"][RIVAL]["missions"]


@pytest.mark.rule("CHAIR-29.3")
def test_the_two_solo_directives_stay_in_the_box() -> None:
    state = dealt().state
    assert not {"reinforce", "conspiracy"} & set(state.cards.faces)


@pytest.mark.rule("CHAIR-29.4", "CHAIR-29.10", "CHAIR-29.11")
@pytest.mark.parametrize("bot", OTHERS)
def test_the_bot_begins_with_its_basic_side_and_nothing_else(bot: str) -> None:
    game = dealt(bot, board_2="advanced")
    theirs = game.own(RIVAL)
    assert (theirs.captain, theirs.board, theirs.tracks) == (bot, "basic", [0, 0, 0])
    assert (theirs.dilithium, theirs.latinum, theirs.glory, theirs.done) == (0, 0, 0, [])
    assert game.held(HAND, RIVAL) == game.held(FLEET, RIVAL) == game.held(PLACES, RIVAL) == []


@pytest.mark.rule("CHAIR-29.4")
def test_burnhams_incident_goes_to_the_common_deck_and_her_status_card_out_of_the_game() -> None:
    game = dealt("burnham")
    assert "bur_subspace_phenomenon" in game.table_zone(INCIDENTS)
    assert len(game.table_zone(INCIDENTS)) == 7
    assert game.table_zone(GONE) == ["bur_inert_dilithium"]
    assert standing.inert_card(game.state, RIVAL) is None


@pytest.mark.rule("CHAIR-29.4", "CHAIR-2.10")
def test_the_bot_uses_another_captains_deck() -> None:
    with pytest.raises(BadSetup):
        dealt("picard")
    drawn = {dealt("random", seed=seed).own(RIVAL).captain for seed in range(12)}
    assert "picard" not in drawn and len(drawn) > 2


@pytest.mark.rule("CHAIR-29.5")
@pytest.mark.parametrize("bot", OTHERS)
def test_the_supplement_deck_has_reserves_on_top_of_developments(bot: str) -> None:
    orders = set()
    for seed in range(6):
        cards = dealt(bot, seed=seed).held(RESERVE, RIVAL)
        developments = marked(bot, kinds.DEVELOPMENT)
        assert sorted(cards[: len(developments)]) == developments
        assert sorted(cards[len(developments) :]) == marked(bot, kinds.RESERVE)
        orders.add(tuple(cards))
    assert len(orders) == 6  # both are shuffled
    assert len({order[-1] for order in orders}) > 1 and len({order[0] for order in orders}) > 1


@pytest.mark.rule("CHAIR-29.6")
@pytest.mark.parametrize("bot", OTHERS)
def test_deployed_and_controlled_cards_lie_on_top_of_the_available_ones(bot: str) -> None:
    orders = set()
    for seed in range(6):
        cards = dealt(bot, seed=seed).held(DECK, RIVAL)
        first = marked(bot, kinds.DEPLOYED, kinds.CONTROLLED)
        assert sorted(cards[-len(first) :]) == first
        assert sorted(cards[: -len(first)]) == marked(bot, kinds.AVAILABLE)
        orders.add(tuple(cards))
    assert len(orders) == 6
    if bot == "sisko":  # the two are shuffled together
        assert {order[-1] for order in orders} == {"sis_bajor", "sis_deep_space_9"}


@pytest.mark.rule("CHAIR-29.7")
def test_cards_marked_for_the_discard_pile_begin_there() -> None:
    game = dealt("sela")
    assert sorted(game.held(DISCARD, RIVAL)) == ["sel_irw_terix", "sel_remans", "sel_utilize"]
    assert game.view()["captains"][RIVAL]["discard"] == game.held(DISCARD, RIVAL)
    assert dealt("shran").held(DISCARD, RIVAL) == []


@pytest.mark.rule("CHAIR-29.8")
@pytest.mark.parametrize("bot", OTHERS)
def test_its_away_teams_lie_on_its_captain_and_its_areas_are_empty(bot: str) -> None:
    game = dealt(bot)
    assert game.held(CAPTAIN, RIVAL) == [CAPTAINS[bot].card]
    assert game.own(RIVAL).teams == FACES[CAPTAINS[bot].card].teams
    for kind in (DUTY, FLEET, PLACES, STAGING, FACE_DOWN, DEVELOPMENT):
        assert game.held(kind, RIVAL) == []


@pytest.mark.rule("CHAIR-29.9", "CHAIR-1.9")
@pytest.mark.parametrize("bot", OTHERS)
def test_its_command_cards_show_traits_and_suits_without_duty_officer(bot: str) -> None:
    game = dealt(bot)
    assert suits_side(game.state) == game.view()["bot"]["suits"] == WITHOUT
    picture: Any = GAME.show.picture(game.view())
    command = picture["command"]
    assert list(command) == [TRAITS, WITHOUT, WITH]
    assert [row["names"] for row in command[WITH]] == [[suit] for suit in SUIT_ROWS]
    assert [row["number"] for row in command[TRAITS]] == list(range(1, len(command[TRAITS]) + 1))


def lines(game: Sitting) -> Iterator[str]:
    words = Words("en", "wardroom.cli", GAME.package, names=("Ann",), reader=0)
    out = StringIO()
    table_of(GAME).parts["rival"](scene(game.table.seat(0), words), Screen(out, width=300))
    yield from out.getvalue().splitlines()


@pytest.mark.rule("CHAIR-29.12", "CHAIR-29.8")
def test_the_bots_table_shows_captain_control_area_staging_area_and_its_three_piles() -> None:
    theirs = {"duty": ["shr_talas"], "fleet": ["shr_kumari"], "places": ["risa"], "staging": ["shr_aenar"]}
    game = against("shran", theirs={**theirs, "reserve": ["shr_coridan"]})
    said = list(lines(game))
    found = [next(n for n, line in enumerate(said) if word in line) for word in ("Thy", "Talas", "Kumari", "Risa")]
    piles = next(n for n, line in enumerate(said) if "Bot deck 5" in line)
    assert found == sorted(found) and max(found) < piles and "Supplement deck 1" in said[piles]
    assert any("Aenar" in line for line in said[:piles])
    assert any("SUITS with Duty Officer" in line for line in said) and any("weapon" in line for line in said)
