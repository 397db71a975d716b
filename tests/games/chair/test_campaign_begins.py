"""CHAIR-36: what a game of a campaign begins with: BOOSTs, the Reinforcement pile, challenges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from wardroom.games.chair import GAME
from wardroom.games.chair.cards.campaigns import CHALLENGES, CLOCK
from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.upgrades import BOOSTS, MOMENTS
from wardroom.games.chair.state import DECK, HAND, INCIDENTS, LOG, PLACES, REINFORCEMENTS, RESERVE, RIVAL, STAGING
from wardroom.kernel import Table
from wardroom.kernel.errors import BadSetup
from wardroom.language import LANGUAGES, Text

from .campaigns import assignment_of, beginning, header, in_the_middle
from .given import Sitting

AVAILABLE = [face.id for face in FACES.values() if (face.crew, face.start) == ("picard", "available")]
RESERVES = [face.id for face in FACES.values() if (face.crew, face.start) == ("picard", "reserve")]


def boosted(*boosts: str, seed: int = 0, **more: Any) -> Sitting:
    return beginning(seed, boosts=boosts, **more)


# BOOSTs


@pytest.mark.rule("CHAIR-36.12")
def test_without_boosts_the_hand_is_drawn_and_the_first_turn_begins() -> None:
    game = beginning()
    assert len(game.held(HAND)) == 5 and game.asked == (0, "act")
    assert "drew" in game.log()


@pytest.mark.rule("CHAIR-36.12")
@pytest.mark.parametrize(
    ("boost", "have"),
    [
        ("research_three", (3, 0, 0)),
        ("research_one", (1, 0, 0)),
        ("influence_three", (0, 3, 0)),
        ("influence_one", (0, 1, 0)),
        ("military_three", (0, 0, 3)),
    ],
)
def test_boosts_of_a_track(boost: str, have: tuple[int, int, int]) -> None:
    game = boosted(boost)
    assert tuple(game.own().tracks) == have and len(game.held(HAND)) == 5 and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-36.12")
@pytest.mark.parametrize(
    ("boost", "have"),
    [
        ("dilithium_two", (3, 1, 1)),
        ("dilithium_one", (2, 1, 1)),
        ("latinum_two", (1, 3, 1)),
        ("glory_two", (1, 1, 3)),
    ],
)
def test_boosts_of_a_resource(boost: str, have: tuple[int, int, int]) -> None:
    own = boosted(boost).own()
    assert (own.dilithium, own.latinum, own.glory) == have


@pytest.mark.rule("CHAIR-36.12", "CHAIR-11.1")
def test_glory_of_a_boost_comes_from_the_stardate_card() -> None:
    assert (beginning().state.on_stardate, boosted("glory_two").state.on_stardate) == (6, 4)


@pytest.mark.rule("CHAIR-36.12", "CHAIR-28.1")
def test_dilithium_of_a_boost_is_gained_as_ever() -> None:
    game = boosted("dilithium_two", captain="burnham")
    assert game.own().dilithium == 1 and game.tokens("bur_inert_dilithium") == (2, 0, 0)


@pytest.mark.rule("CHAIR-36.12")
@pytest.mark.parametrize(("boost", "held"), [("draw_one", 6), ("draw_two", 7)])
def test_boosts_after_the_hand_draw_more_than_its_size(boost: str, held: int) -> None:
    assert len(boosted(boost).held(HAND)) == held


@pytest.mark.rule("CHAIR-36.12", "CHAIR-3.11")
@pytest.mark.parametrize(("boost", "found"), [("find_one", 1), ("find_two", 2)])
def test_cards_found_before_the_hand_count_towards_its_size(boost: str, found: int) -> None:
    game = boosted(boost)
    assert game.held(HAND) == []
    wanted = ["pic_worf", "pic_set_a_course"][:found]
    for face in wanted:
        assert game.asked == (0, "find") and "no" not in game.options
        assert not set(RESERVES) & set(game.options)
        game.choose(face)
    assert game.asked == (0, "act") and set(wanted) < set(game.held(HAND)) and len(game.held(HAND)) == 5


@pytest.mark.rule("CHAIR-36.12")
def test_what_was_found_first_is_not_found_again() -> None:
    game = boosted("find_two").choose("pic_worf")
    assert "pic_worf" not in game.options


@pytest.mark.rule("CHAIR-36.12", "CHAIR-27.19")
def test_a_location_is_found_and_played_at_once() -> None:
    """Farpoint Station, the one LOCATION among the Available cards: its PLAY takes control of it."""
    game = boosted("find_location")
    assert game.options == ["pic_farpoint_station"]
    game.choose("pic_farpoint_station")
    assert game.asked == (0, "free") and "no" not in game.options
    game.choose("play:pic_farpoint_station:0")
    assert game.held(PLACES) == ["pic_farpoint_station"]
    assert game.state.actions == 3 and len(game.held(HAND)) == 5


@pytest.mark.rule("CHAIR-36.12", "CHAIR-27.17")
def test_a_captain_without_a_location_finds_none() -> None:
    game = boosted("find_location", captain="burnham")
    assert game.asked == (0, "find") and game.options == ["no"]
    game.choose("no")
    assert len(game.held(HAND)) == 6


@pytest.mark.rule("CHAIR-36.12")
def test_a_card_of_deck_or_reserve_deck_is_logged() -> None:
    game = boosted("find_and_log")
    assert set(game.options) == {*AVAILABLE, *RESERVES}
    game.choose(RESERVES[0])
    assert game.held(LOG) == [RESERVES[0]] and len(game.held(HAND)) == 5
    assert len(game.held(RESERVE)) == len(RESERVES) - 1


@pytest.mark.rule("CHAIR-36.12", "CHAIR-36.10")
def test_a_card_of_the_pile_is_taken_after_the_hand() -> None:
    game = boosted("take_reinforcement", pile=["rom", "phasers"])
    assert game.asked == (0, "take-reinforcement") and game.options == ["rom", "phasers"]
    assert len(game.held(HAND)) == 5
    game.choose("phasers")
    assert "phasers" in game.held(HAND) and len(game.held(HAND)) == 6
    assert game.faces(REINFORCEMENTS) == ["rom"]


@pytest.mark.rule("CHAIR-36.12", "CHAIR-8.6")
def test_an_empty_pile_gives_nothing() -> None:
    game = boosted("take_reinforcement")
    assert game.asked == (0, "act") and len(game.held(HAND)) == 5


@pytest.mark.rule("CHAIR-36.12")
def test_moments_come_in_their_order() -> None:
    """Before the hand, the hand, after it, the start: whatever the order in which one got them."""
    game = boosted("dilithium_one", "draw_one", "find_one").choose("pic_worf")
    told = [(key, args.get("name_boost")) for key, args in game.table.seat(0).log if key in ("boosted", "drew")]
    assert told == [
        ("boosted", "find_one"),
        ("drew", None),
        ("boosted", "draw_one"),
        ("drew", None),
        ("boosted", "dilithium_one"),
    ]
    assert MOMENTS == ("before_hand", "after_hand", "start")


@pytest.mark.rule("CHAIR-36.26")
def test_those_of_a_moment_come_in_the_order_in_which_one_got_them() -> None:
    def told(*boosts: str) -> list[str]:
        log = boosted(*boosts).table.seat(0).log
        return [args["name_boost"] for key, args in log if key == "boosted"]

    assert told("latinum_two", "dilithium_one") == ["latinum_two", "dilithium_one"]
    assert told("dilithium_one", "latinum_two") == ["dilithium_one", "latinum_two"]


@pytest.mark.rule("CHAIR-36.26")
def test_the_same_boost_twice_applies_twice() -> None:
    assert boosted("dilithium_one", "dilithium_one").own().dilithium == 3


@pytest.mark.rule("CHAIR-36.12")
def test_no_boost_of_this_box_has_a_cost() -> None:
    """So none is optional: nobody is asked whether. 17 of the 24 bonuses are BOOSTs, two of them the same."""
    assert len(BOOSTS) == 16
    assert all(boost.moment in MOMENTS for boost in BOOSTS.values())


# The Reinforcement pile


@pytest.mark.rule("CHAIR-36.10")
def test_reinforce_is_in_the_starting_deck_if_the_pile_holds_a_card() -> None:
    game = beginning(pile=["rom"])
    assert (game.held(DECK) + game.held(HAND)).count("reinforce") == 1
    assert "reinforce" not in beginning().state.cards.faces
    places = {beginning(seed, pile=["rom"]).held(DECK).index("reinforce") for seed in range(12) if in_deck(seed)}
    assert len(places) > 1  # it is shuffled in


def in_deck(seed: int) -> bool:
    return "reinforce" in beginning(seed, pile=["rom"]).held(DECK)


@pytest.mark.rule("CHAIR-36.10", "CHAIR-37.16")
def test_reinforce_takes_a_card_of_ones_choice() -> None:
    game = in_the_middle({"pile": ["rom", "phasers"]}, hand=[["reinforce"]])
    assert game.why("play:reinforce:1") == ("CHAIR-36.10", "pile-not-empty")
    game.choose("play:reinforce:0")
    assert game.options == ["rom", "phasers"]
    game.choose("rom")
    assert game.held(HAND) == ["rom"] and game.held(STAGING) == ["reinforce"]
    assert game.faces(REINFORCEMENTS) == ["phasers"] and game.state.actions == 3


@pytest.mark.rule("CHAIR-36.10")
def test_the_only_card_of_the_pile_is_taken_unasked() -> None:
    game = in_the_middle({"pile": ["rom"]}, hand=[["reinforce"]]).choose("play:reinforce:0")
    assert game.held(HAND) == ["rom"] and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-36.10")
def test_with_an_empty_pile_reinforce_draws_and_logs_itself() -> None:
    game = in_the_middle({"pile": ["rom"]}, hand=[["reinforce", "rom"]], zones={"deck": [["pic_worf"]]})
    assert game.faces(REINFORCEMENTS) == []
    assert game.why("play:reinforce:0") == ("CHAIR-36.10", "pile-empty")
    game.choose("play:reinforce:1")
    assert game.held(LOG) == ["reinforce"] and "pic_worf" in game.held(HAND)


@pytest.mark.rule("CHAIR-36.25")
def test_a_card_in_the_pile_is_nowhere_else() -> None:
    game = beginning(pile=["rom", "pic_worf", RESERVES[0]])
    faces = game.state.cards.faces
    for face in ("rom", "pic_worf", RESERVES[0]):
        assert faces.count(face) == 1 and face in game.faces(REINFORCEMENTS)
    assert len(game.held(RESERVE)) == len(RESERVES) - 1
    assert "rom" not in game.view()["market"][0]["left"]
    assert game.view()["campaign"]["pile"] == ["rom", "pic_worf", RESERVES[0]]


# Challenges


@pytest.mark.rule("CHAIR-36.13")
def test_challenges_can_be_combined() -> None:
    game = beginning(wins=2, streak=2, challenges=CHALLENGES, pile=["rom"])
    assert assignment_of(game).challenges == list(CHALLENGES)
    own = game.own()
    assert (own.dilithium, own.latinum, own.teams) == (0, 0, 3)
    assert "conspiracy" in game.state.cards.faces and "reinforce" in game.held(RESERVE)
    assert assignment_of(beginning()).challenges == []


@pytest.mark.rule("CHAIR-36.14")
@pytest.mark.parametrize(("missing", "have"), [("dilithium", (0, 1)), ("latinum", (1, 0))])
def test_after_a_success_one_does_without_dilithium_or_latinum(missing: str, have: tuple[int, int]) -> None:
    game = beginning(wins=1, streak=1, challenges=["live_long_and_prosper"])
    assert game.asked == (0, "live-long") and len(game.held(HAND)) == 0
    game.choose(missing)
    assert (game.own().dilithium, game.own().latinum) == have and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-36.14")
@pytest.mark.parametrize(("streak", "have"), [(0, (1, 1)), (2, (0, 0)), (3, (0, 0))])
def test_after_two_successes_without_both_and_after_a_failure_with_both(streak: int, have: tuple[int, int]) -> None:
    game = beginning(wins=3, streak=streak, challenges=["live_long_and_prosper"])
    assert (game.own().dilithium, game.own().latinum) == have and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-36.15")
def test_from_lieutenant_on_reserve_and_available_cards_are_mixed() -> None:
    def reserves(**more: Any) -> list[list[str]]:
        return [sorted(beginning(seed, **more).held(RESERVE)) for seed in range(6)]

    mixed = reserves(wins=1, challenges=["that_is_life"])
    assert all(len(each) == len(RESERVES) and set(each) <= {*RESERVES, *AVAILABLE} for each in mixed)
    assert len({tuple(each) for each in mixed}) > 3 and any(set(each) & set(AVAILABLE) for each in mixed)
    assert reserves(challenges=["that_is_life"]) == reserves(wins=1) == [sorted(RESERVES)] * 6


@pytest.mark.rule("CHAIR-36.15", "CHAIR-36.25")
def test_the_mixed_reserve_deck_is_as_large_as_it_was() -> None:
    game = beginning(wins=1, challenges=["that_is_life"], pile=[RESERVES[0]])
    assert len(game.held(RESERVE)) == len(RESERVES) - 1 and "reinforce" not in game.held(RESERVE)


@pytest.mark.rule("CHAIR-36.16")
@pytest.mark.parametrize(("streak", "late"), [(0, False), (1, True), (2, True)])
def test_after_a_success_reinforce_is_in_the_reserve_deck(streak: int, late: bool) -> None:
    game = beginning(wins=2, streak=streak, challenges=["closest_outpost"], pile=["rom"])
    assert ("reinforce" in game.held(RESERVE)) is late
    assert ("reinforce" in game.held(DECK) + game.held(HAND)) is not late


@pytest.mark.rule("CHAIR-36.17")
@pytest.mark.parametrize(("streak", "incidents"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_after_two_successes_an_incident_is_in_the_starting_deck(streak: int, incidents: int) -> None:
    plain = beginning(wins=3, streak=streak)
    game = beginning(wins=3, streak=streak, challenges=["baby_gazelle"])
    common = [face.id for face in FACES.values() if face.suit == "incident" and not face.crew]
    held = game.held(DECK) + game.held(HAND)
    assert len([face for face in held if face in common]) == incidents
    assert len(plain.table_zone(INCIDENTS)) - len(game.table_zone(INCIDENTS)) == incidents


@pytest.mark.rule("CHAIR-36.20")
@pytest.mark.parametrize(("streak", "aside"), [(0, 1), (1, 2), (2, 2)])
def test_away_teams_are_set_aside(streak: int, aside: int) -> None:
    game = beginning(wins=2, streak=streak, challenges=["on_tuesday"])
    assert (game.own().teams, assignment_of(game).waiting) == (5 - aside, aside)


@pytest.mark.rule("CHAIR-36.20")
def test_they_arrive_when_the_reserve_deck_is_empty() -> None:
    game = in_the_middle(
        {"challenges": ["on_tuesday"]},
        zones={"reserve": [RESERVES[:2]]},
        only=["reserve"],
    )
    enlist(game)
    assert len(game.held(RESERVE)) == 1 and (game.own().teams, assignment_of(game).waiting) == (4, 1)
    enlist(game)
    assert len(game.held(RESERVE)) == 0 and (game.own().teams, assignment_of(game).waiting) == (5, 0)
    assert game.log().count("teams-arrived") == 1


def enlist(game: Sitting) -> None:
    """The top card of the Reserve deck, by the verb for it."""
    from wardroom.games.chair.flow.cycling import enlist_reserve
    from wardroom.games.chair.pieces import Do

    assert enlist_reserve(Do(game.state, 0, game.state.captain(0)))


@pytest.mark.rule("CHAIR-36.20", "CHAIR-27.16")
def test_they_arrive_too_when_a_boost_takes_the_last_reserve_card() -> None:
    game = beginning(challenges=["on_tuesday"], pile=RESERVES[1:], boosts=["find_and_log"])
    left = [face for face in RESERVES if face not in RESERVES[1:]]
    assert game.held(RESERVE) == left and game.own().teams == 4
    game.choose(left[0])
    assert game.held(RESERVE) == [] and game.own().teams == 5


@pytest.mark.rule("CHAIR-36.21", "CHAIR-29.3", "CHAIR-29.5")
def test_under_the_clock_conspiracy_is_among_the_reserve_cards_of_the_bot() -> None:
    """Shran's Bot: five Reserve cards on top of seven Developments."""
    places = set()
    for seed in range(12):
        supplement = beginning(seed, challenges=[CLOCK]).held(RESERVE, RIVAL)
        assert len(supplement) == 13 and supplement.count("conspiracy") == 1
        places.add(supplement.index("conspiracy"))
    assert places <= set(range(7, 13)) and len(places) > 3


@pytest.mark.rule("CHAIR-36.21", "CHAIR-36.13")
def test_the_clock_can_tick_in_a_game_by_itself() -> None:
    settings = {"captain_1": "picard", "captain_2": "shran", "clock": True}
    game = Sitting(Table(GAME, 1, bytes(32), settings=settings))
    assert "conspiracy" in game.held(RESERVE, RIVAL) and game.state.assignment is None
    for seats, more in ((2, {}), (1, {"alone": "cadet"})):
        table = Table(GAME, seats, bytes(32), settings={**settings, **more})
        assert "conspiracy" not in table.line.state.cards.faces


@pytest.mark.rule("CHAIR-36.24")
@pytest.mark.parametrize("board", ["basic", "advanced"])
def test_either_side_of_the_board(board: str) -> None:
    assert beginning(number=2, board_1=board).own().board == board


# What no game of a campaign can begin with


@pytest.mark.rule("CHAIR-36.3", "CHAIR-36.9", "CHAIR-36.25", "CHAIR-36.1")
@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda known: {**known, "captain_1": "random"}, "captain"),
        (lambda known: {**known, "barred": "sela+shran"}, "opponent"),
        (lambda known: {**known, "captain_2": "random", "barred": "sisko+burnham+koloth+sela+shran"}, "opponent"),
        (lambda known: {**known, "wins": 4, "rank": "captain"}, "wins"),
        (lambda known: {**known, "streak": 3}, "wins"),
        (lambda known: {**known, "rank": "admiral"}, "rank"),
        (lambda known: {**known, "boosts": "+".join(["draw_one"] * 5)}, "upgrades"),
        (lambda known: {**known, "reinforcements": "rom+rom"}, "reinforcements"),
        (lambda known: {**known, "reinforcements": "koala"}, "reinforcements"),
        (lambda known: {**known, "reinforcements": "trade_embargo"}, "reinforcements"),
        (lambda known: {**known, "reinforcements": "dozaria"}, "reinforcements"),
        (lambda known: {**known, "reinforcements": "sel_donatra"}, "reinforcements"),
        (lambda known: {**known, "reinforcements": "pic_uss_enterprise_d"}, "reinforcements"),
    ],
)
def test_headers_that_cannot_be(change: Callable[[dict[str, Any]], dict[str, Any]], what: str) -> None:
    known = header(number=4, wins=2, streak=1)
    Table(GAME, 1, bytes(32), settings=known)
    with pytest.raises(BadSetup) as wrong:
        Table(GAME, 1, bytes(32), settings=change(known))
    assert (wrong.value.key, wrong.value.facts) == ("not-of-a-campaign", {"what": what})
    told = {Text(language, GAME.package).error(wrong.value) for language in LANGUAGES}
    assert len(told) == 2 and all(len(each) > 40 for each in told)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("boosts", "draw_nine"),
        ("reinforcements", "nobody"),
        ("challenges", "ticking_clock"),
        ("campaign", "red_alert"),
        ("assignment", 11),
        ("before", "xyz"),
        ("before", "0123456789abcde"),
        ("wins", 5),
    ],
)
def test_values_that_no_campaign_has(name: str, value: object) -> None:
    with pytest.raises(BadSetup, match="bad-setting"):
        Table(GAME, 1, bytes(32), settings={**header(), name: value})
