"""CHAIR-36.7: the upgrade at the end of a game of a campaign."""

from __future__ import annotations

import pytest

from wardroom.games.chair import GAME
from wardroom.games.chair.cards.boards import CAPTAINS
from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.upgrades import BOOSTS, SOURCES, UPGRADES, own_cards
from wardroom.games.chair.flow.wants import fits_printed
from wardroom.games.chair.state import INCIDENTS, LOG, OVER, PLACES, RIVAL, zone
from wardroom.kernel import Table

from .campaigns import assignment_of, ending, header, in_the_middle
from .given import Sitting, find, given

ONLY = ["deck", "discard"]
PRINTED = {
    "picard": (["research_three", "find_two"], ["research_one", "find_one"]),
    "shran": (["find_location", "dilithium_two"], ["dilithium_one", "reserve"]),
    "koloth": (["military_three", "glory_two"], ["reserve", "available"]),
    "sela": (["find_and_log", "take_reinforcement"], ["reserve", "available"]),
    "sisko": (["influence_three", "latinum_two"], ["influence_one", "dilithium_one"]),
    "burnham": (["draw_two", "reserve"], ["draw_one", "available"]),
}


def kinds(game: Sitting) -> set[str]:
    """Which bonuses are offered, each REINFORCE bonus as one."""
    words = [each.split(":") for each in game.options]
    return {what if word == "boost" else word for word, what in words if word != "market"}


def owned(game: Sitting) -> set[str]:
    return {each.removeprefix("market:") for each in game.options if each.startswith("market:")}


def person(bot: str) -> str:
    return "sisko" if bot == "picard" else "picard"


@pytest.mark.rule("CHAIR-36.7", "CHAIR-1.9")
@pytest.mark.parametrize("bot", PRINTED)
@pytest.mark.parametrize("won", [True, False])
def test_each_bot_offers_its_two_bonuses_for_a_victory_and_for_a_defeat(bot: str, won: bool) -> None:
    game = ending(won, {"captain": person(bot), "bot": bot})
    assert game.asked == (0, "upgrade") and game.state.phase == OVER and game.state.scores
    assert kinds(game) == set(PRINTED[bot][0 if won else 1])


@pytest.mark.rule("CHAIR-36.7")
def test_twenty_four_bonuses() -> None:
    printed = [name for upgrades in UPGRADES.values() for offer in upgrades for name in offer.bonuses]
    assert len(printed) == 24 and set(UPGRADES) == set(CAPTAINS)
    assert set(printed) == {*BOOSTS, *SOURCES}
    assert sum(name in SOURCES for name in printed) == 7 and printed.count("dilithium_one") == 2


@pytest.mark.rule("CHAIR-36.7")
@pytest.mark.parametrize(("bot", "won"), [(bot, won) for bot in PRINTED for won in (True, False)])
def test_market_cards_that_match_may_join_the_pile(bot: str, won: bool) -> None:
    """All Market cards of the game are owned: exactly those that match are offered, by what is printed on them."""
    lists = {
        ("picard", True): ("alien", "transcendent"),
        ("picard", False): ("ally", "alien", "synthetic"),
        ("shran", True): ("weapon", "business"),
        ("shran", False): ("cargo", "human", "tellarite"),
        ("koloth", True): ("ship",),
        ("koloth", False): ("weapon", "attack", "klingon"),
        ("sela", True): ("attack", "shady", "cloak"),
        ("sela", False): ("weapon", "attack", "romulan"),
        ("sisko", True): ("anomaly", "scientist"),
        ("sisko", False): ("cargo", "ally", "person"),
        ("burnham", True): ("person", "creature"),
        ("burnham", False): ("cargo", "starfleet", "person"),
    }
    asked = lists[bot, won]
    common = [face for face in FACES.values() if not face.crew and face.suit in ("person", "cargo", "ship", "ally")]
    expected = {face.id for face in common if face.suit in asked or set(face.traits) & set(asked)}
    game = ending(won, {"captain": person(bot), "bot": bot}, zones={"discard": [[face.id for face in common]]})
    assert owned(game) == expected and expected and len(expected) < len(common)


@pytest.mark.rule("CHAIR-36.7")
def test_only_cards_that_one_owns_are_offered() -> None:
    game = ending(True, {"bot": "koloth"}, zones={"deck": [["borg_probe"]]}, junk=["uss_pasteur"])
    assert owned(game) == {"borg_probe"}
    game.choose("market:borg_probe")
    assert assignment_of(game).upgrade == ("market", "borg_probe") and game.table.over


@pytest.mark.rule("CHAIR-36.7", "CHAIR-36.25")
def test_a_card_that_was_taken_from_the_pile_stays_of_the_pile() -> None:
    zones = {"discard": [["borg_probe", "uss_pasteur"]]}
    game = ending(True, {"bot": "koloth", "pile": ["borg_probe"]}, zones=zones)
    assert owned(game) == {"uss_pasteur"}


@pytest.mark.rule("CHAIR-36.8")
def test_without_a_match_a_bonus_must_be_chosen() -> None:
    game = ending(True, {"bot": "koloth"}, zones={"deck": [["rom"]]})
    assert game.options == ["boost:military_three", "boost:glory_two"]
    assert game.refused("market:rom") == ""
    game.choose("boost:glory_two")
    assert assignment_of(game).upgrade == ("boost", "glory_two")


@pytest.mark.rule("CHAIR-36.9", "CHAIR-36.7")
@pytest.mark.parametrize(
    ("bot", "won", "held", "place"),
    [
        ("picard", True, ["iconian_gateway", "guardian_of_forever", "energy_drain"], "solum"),
        ("shran", True, ["koala", "energy_drain"], "risa"),
        ("sela", True, ["sha_ka_ree", "energy_drain"], "verex_iii"),
        ("sisko", True, ["omega_particle", "ancient_gene_fragments"], "regula_i"),
        ("burnham", False, ["pic_worf", "pic_data"], "memory_alpha"),
    ],
)
def test_only_market_cards_join_the_pile(bot: str, won: bool, held: list[str], place: str) -> None:
    """ENCOUNTERs, INCIDENTs, common Locations and cards of a crew with what the list asks for; a WILDCARD is none of
    its traits after scoring (CHAIR-15.10)."""
    offer = UPGRADES[bot].win if won else UPGRADES[bot].loss
    fitting = [face for face in (*held, place) if fits_printed(FACES[face], offer.match)]
    assert len(fitting) >= 1
    zones = {"discard": [held], "places": [[place]]}
    game = ending(won, {"captain": person(bot), "bot": bot}, zones=zones, only=ONLY)
    assert owned(game) == set() and place in game.held(PLACES)


@pytest.mark.rule("CHAIR-36.12", "CHAIR-36.9")
@pytest.mark.parametrize(("source", "mark"), [("reserve", "reserve"), ("available", "available")])
def test_a_reinforce_bonus_takes_one_of_ones_own_cards_but_no_incident(source: str, mark: str) -> None:
    game = ending(False, {"captain": "shran", "bot": "koloth"})
    expected = [face for face in FACES.values() if (face.crew, face.start) == ("shran", mark)]
    assert any(face.suit == "incident" for face in FACES.values() if face.crew == "shran")
    own = {face.id for face in expected if face.suit != "incident"}
    assert {each.split(":")[1] for each in game.options if each.startswith(f"{source}:")} == own
    chosen = sorted(own)[0]
    game.choose(f"{source}:{chosen}")
    assert assignment_of(game).upgrade == (source, chosen)


@pytest.mark.rule("CHAIR-36.12")
def test_an_own_card_goes_to_the_pile_once() -> None:
    first = own_cards("picard", "reserve")[0]
    game = ending(False, {"bot": "koloth", "pile": [first]})
    assert f"reserve:{first}" not in game.options and "reserve" in kinds(game)


@pytest.mark.rule("CHAIR-36.7", "CHAIR-31.1")
def test_after_a_burn_too() -> None:
    """The last INCIDENT is taken: the Bot wins, and its LOSS part is chosen from."""
    game = in_the_middle({"bot": "koloth"}, glory=[500, 0], hand=[["pic_recruit"]])
    for card in game.state.cards.rows[INCIDENTS][:-1]:
        game.state.cards.move(card, zone(RIVAL, LOG))
    game.choose("play:pic_recruit:1")
    assert game.asked == (0, "upgrade") and game.state.burned and kinds(game) == {"reserve", "available"}


@pytest.mark.rule("CHAIR-36.6", "CHAIR-31.8")
def test_a_tie_is_a_loss() -> None:
    """Equal points: the LOSS part."""
    game = ending(True, {"bot": "koloth"})
    mine, theirs = game.state.scores
    again = ending(True, {"bot": "koloth"}, glory=[500, mine - theirs])
    assert again.state.scores[0] == again.state.scores[1]
    assert kinds(again) == {"reserve", "available"}
    again.choose(again.options[0])
    assert again.table.winners == []


@pytest.mark.rule("CHAIR-36.7")
def test_a_game_by_itself_brings_no_upgrade() -> None:
    game = given(1, captains=("picard", "koloth"), alone="bot", stage="bot_clean_up", active=RIVAL, closing=0)
    assert game.table.over


@pytest.mark.rule("CHAIR-36.7")
def test_the_upgrade_is_a_move_of_the_record_and_can_be_taken_back_until_it_is_made() -> None:
    game = ending(True, {"bot": "koloth"})
    assert not game.table.over and game.table.result is None
    game.choose("boost:glory_two")
    assert game.table.moves[-1].key == "boost:glory_two" and game.table.over and game.table.winners == [0]
    assert game.log()[-1] == "upgraded-boost" and game.view()["campaign"]["upgrade"] == ["boost", "glory_two"]


@pytest.mark.rule("CHAIR-36.11")
def test_cards_left_in_the_pile_do_not_score() -> None:
    """The same position with and without a Reinforcement pile worth 3 VP and more."""
    known = {"deck": [["pic_worf"]], "discard": [[]]}

    def points(pile: list[str]) -> int:
        return ending(True, {"bot": "koloth", "pile": pile}, zones=known, only=ONLY, glory=[50, 0]).state.scores[0]

    assert FACES["bolians"].vp and points(["bolians"]) == points([])


# Challenges


@pytest.mark.rule("CHAIR-36.18")
def test_rules_of_acquisition_after_a_success_only_cards() -> None:
    known = {"bot": "koloth", "challenges": ["rules_of_acquisition"]}
    game = ending(True, known, zones={"deck": [["borg_probe"]]})
    assert game.options == ["market:borg_probe"]


@pytest.mark.rule("CHAIR-36.18")
def test_rules_of_acquisition_without_a_match_no_upgrade() -> None:
    game = ending(True, {"bot": "koloth", "challenges": ["rules_of_acquisition"]}, stage="bot_draw", closing=0)
    while not game.table.over:
        assert game.asked[1] != "upgrade"
        game.choose(game.options[0])
    assert assignment_of(game).upgrade == () and game.log()[-1] == "no-upgrade"


@pytest.mark.rule("CHAIR-36.18")
def test_rules_of_acquisition_say_nothing_of_a_failure() -> None:
    game = ending(False, {"bot": "koloth", "challenges": ["rules_of_acquisition"]})
    assert kinds(game) == {"reserve", "available"}


@pytest.mark.rule("CHAIR-36.19")
@pytest.mark.parametrize("captain", CAPTAINS)
def test_every_captain_of_this_box_has_one_ship_to_lose(captain: str) -> None:
    from wardroom.games.chair.flow.challenges import starting_ship

    ship = FACES[starting_ship(captain)]
    assert (ship.crew, ship.suit, ship.start) == (captain, "ship", "deployed")


def dismissing(challenges: list[str]) -> Sitting:
    """Picard takes a Location where the Enterprise is: she is dismissed (CHAIR-7.5)."""
    return in_the_middle(
        {"challenges": challenges},
        stage="control",
        neutral=["betazed"],
        at={"pic_uss_enterprise_d": "betazed"},
        teams={"betazed": (2, 0)},
        glory=[500, 0],
    )


@pytest.mark.rule("CHAIR-36.19", "CHAIR-36.7")
def test_the_only_ship_dismissed_fails_the_game_at_once() -> None:
    game = dismissing(["only_ship"])
    game.choose("control:betazed")
    assert game.asked == (0, "upgrade") and assignment_of(game).failed
    assert kinds(game) == {"dilithium_one", "reserve"}  # the LOSS part, whatever the points
    assert game.state.scores[0] > game.state.scores[RIVAL]
    game.choose("boost:dilithium_one")
    assert game.table.winners == [] and GAME.show.sheet(game.state, 0, 0)["story"] == "story-bot-ship"  # type: ignore[call-overload,index]


@pytest.mark.rule("CHAIR-36.19")
def test_without_the_challenge_the_game_goes_on() -> None:
    game = dismissing([])
    game.choose("control:betazed")
    assert not assignment_of(game).failed and game.asked[1] != "upgrade"


@pytest.mark.rule("CHAIR-36.19")
def test_the_only_ship_recalled_fails_the_game_too_but_logged_or_destroyed_it_does_not() -> None:
    from wardroom.games.chair.flow import leaving
    from wardroom.kernel import EndOfGame

    for leave, fails in ((leaving.recalled, True), (leaving.dismissed, True), (leaving.logged, False)):
        game = in_the_middle({"challenges": ["only_ship"]})
        ship = find(game.state, "pic_uss_enterprise_d")
        if fails:
            with pytest.raises(EndOfGame):
                leave(game.state, ship)
        else:
            leave(game.state, ship)
        assert assignment_of(game).failed is fails
    game = in_the_middle({"challenges": ["only_ship"]}, zones={"fleet": [["uss_pasteur"]]})
    leaving.dismissed(game.state, find(game.state, "uss_pasteur"))
    assert not assignment_of(game).failed


@pytest.mark.rule("CHAIR-36.27")
def test_a_game_that_is_given_up_brings_no_upgrade() -> None:
    table = Table(GAME, 1, bytes(32), settings=header(bot="koloth"))
    table.concede(0)
    assignment = table.line.state.assignment
    assert table.over and table.winners == [] and assignment is not None and assignment.upgrade == ()
    late = ending(True, {"bot": "koloth"})  # won, but not yet at its end
    late.table.concede(0)
    assert late.table.winners == [] and assignment_of(late).upgrade == ()
