"""MIS-11: how the game is conducted at a digital table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from wardroom.games.missions import GAME
from wardroom.games.missions.cards import AFFILIATIONS, CARDS, LIFEFORMS, SPECIALTIES, TYPES
from wardroom.games.missions.state import DISCARD, MEDDLING, SCORING, TURN
from wardroom.kernel import SPECTATOR
from wardroom.kernel.errors import BadSetup
from wardroom.language import LANGUAGES, Text

from .given import Sitting, dealt, given, holding, turns

BACKS = [*["?galaxy"] * 5, *["?mission"] * 2]


# MIS-11.1: what is public


@pytest.mark.rule("MIS-11.1")
def test_discard_deck_sizes_whose_turn_and_kinds_held_are_public() -> None:
    game = given(
        hands=[holding(missions=1), holding(), holding()],
        discard=["bridge", "away_team"],
        galaxy=["sovak"],
        active=1,
    )
    for reader in game.everybody:
        view = game.view(reader)
        assert view["discard"] == ["bridge", "away_team"]
        assert view["out"] == [1, 1]
        assert view["decks"] == {"galaxy": 50 - 17, "missions": 24 - 6}
        assert view["active"] == 1
        assert view["counts"] == [[6, 1], [5, 2], [5, 2]]
    game.choose("mission")
    for reader in game.everybody:
        assert game.view(reader)["counts"] == [[6, 1], [5, 4], [5, 2]]
        assert game.view(reader)["decks"] == {"galaxy": 50 - 17, "missions": 24 - 8}


@pytest.mark.rule("MIS-11.1")
def test_hands_are_hidden_until_scoring() -> None:
    game = given(hands=[holding(), holding(missions=1), holding("borg_cube")])
    for reader in game.everybody:
        hands = game.view(reader)["hands"]
        for seat, backs in enumerate([BACKS, [*["?galaxy"] * 6, "?mission"], BACKS]):
            if seat == reader:
                assert set(hands[seat]) == game.hand(seat)
            else:
                assert hands[seat] == backs
    scoring = given(hands=[holding(), holding(), holding("borg_cube")], phase=SCORING)
    for reader in scoring.everybody:
        assert [set(hand) for hand in scoring.view(reader)["hands"]] == [scoring.hand(seat) for seat in range(3)]


@pytest.mark.rule("MIS-11.1")
@pytest.mark.parametrize("aid", [True, False])
def test_what_reaches_a_reader_does_not_depend_on_what_is_hidden_from_it(aid: bool) -> None:
    """Two tables with the same course of events, but other cards hidden from one player, or from the spectator."""
    crew = ["bridge", "captain_picard", "commander_riker", "lieutenant_worf", "vash", "away_team", "computer_virus"]
    team = ["bridge", "doctor_crusher", "turbolift", "engine_room", "holodeck_1", "borg_cube", "intruder_alert"]
    foes = ["minuet", "sovak", "lore", "spock", "daimon_bok", "scientific_puzzle", "meddlesome_q"]
    junk = ["minuet", "computer", "tricorder", "batleth", "shields", "time_distortion", "ethical_dilemma"]
    for reader, first in ((0, crew), (SPECTATOR, team)):
        tables = [
            given(hands=[crew, foes], discard=["quarters", "distress_call"], galaxy=["sickbay"], aid=aid),
            given(hands=[first, junk], discard=["quarters", "distress_call"], galaxy=["stone_of_gol"], aid=aid),
        ]
        for choice in ("quarters", "bridge", "galaxy", "minuet", "distress_call"):
            one, other = (table.choose(choice).seen_by(reader) for table in tables)
            assert one == other


@pytest.mark.rule("MIS-11.1")
def test_a_seat_cannot_tell_the_true_world_from_an_imagined_one() -> None:
    random = Random(11)
    for seed in range(6):
        game = dealt(2 + seed % 3, seed, memory_aid=bool(seed % 2))
        while game.state.phase == TURN:
            for reader in range(game.state.seats):
                seat = game.table.seat(reader)
                world = seat.imagine(random.randbytes(8), light=False)
                assert GAME.view(world.state, reader) == seat.view
                for of in range(game.state.seats):
                    assert GAME.show.sheet(world.state, of, reader) == seat.sheet(of)
            game.choose(random.choice(sorted(game.options)))


# MIS-11.2: the memory aid


@pytest.mark.rule("MIS-11.2")
def test_a_card_taken_from_the_discard_is_seen_by_all_and_remembered() -> None:
    game = given(hands=[holding("bridge"), holding(), holding()], discard=["quarters"], galaxy=["sovak", "vash"])
    game.choose("quarters", "bridge")
    for reader in (1, 2, SPECTATOR):
        assert game.told(reader)[0] == ("took", {"seat": 0, "card": "quarters"})
        assert game.view(reader)["hands"][0] == [*["?galaxy"] * 4, *["?mission"] * 2, "quarters"]
    game.turn("bridge").turn("galaxy")
    game.choose("galaxy", "quarters")
    for reader in (1, 2, SPECTATOR):
        assert game.view(reader)["hands"][0] == BACKS  # it has left the hand again
    assert game.view(0)["hands"][1] == [*["?galaxy"] * 4, *["?mission"] * 2, "bridge"]


@pytest.mark.rule("MIS-11.2")
def test_the_memory_aid_can_be_switched_off() -> None:
    """What was taken is still seen when it is taken; only nobody is reminded."""
    game = given(hands=[holding("bridge"), holding(), holding()], discard=["quarters"], aid=False)
    game.choose("quarters", "bridge")
    for reader in (1, 2, SPECTATOR):
        assert game.told(reader)[0] == ("took", {"seat": 0, "card": "quarters"})
        assert game.view(reader)["hands"][0] == BACKS
    assert set(game.view(0)["hands"][0]) == game.hand(0)


@pytest.mark.rule("MIS-11.2")
def test_without_the_memory_aid_hands_are_shown_at_scoring_all_the_same() -> None:
    game = given(hands=[holding(), holding("borg_cube")], phase=SCORING, aid=False)
    for reader in game.everybody:
        assert [set(hand) for hand in game.view(reader)["hands"]] == [game.hand(0), game.hand(1)]


@pytest.mark.rule("MIS-11.2", "MIS-11.3")
@pytest.mark.parametrize("aid", [True, False])
def test_the_score_of_a_hand_that_was_wholly_taken_from_the_discard(aid: bool) -> None:
    """Who has seen all seven cards could work it out; without the memory aid nobody does it for him."""
    theirs = ["sovak", "lore", "spock", "minuet", "daimon_bok", "away_team", "computer_virus"]
    game = given(hands=[holding(), theirs], taken=theirs, aid=aid)
    assert (game.sheet(1, reader=0) is not None) == aid


@pytest.mark.rule("MIS-11.2")
def test_the_memory_aid_is_a_setting_of_the_table() -> None:
    assert dealt(2).view(0)["memory_aid"] is True
    assert dealt(2, memory_aid=False).view(0)["memory_aid"] is False
    with pytest.raises(BadSetup):
        dealt(2, memory_aid="sometimes")


# MIS-11.3: the current score


@pytest.mark.rule("MIS-11.3")
def test_ones_own_hand_can_be_counted_at_any_time() -> None:
    """Before, during and after a turn, with as many cards as are held; by nobody else."""
    hand = ["lieutenant_worf", "vash", "quarters", "turbolift", "minuet", "away_team", "computer_virus"]
    game = given(hands=[hand, holding()], galaxy=["commander_kurn"])
    assert game.sheet(0)["total"] == 5  # Away Team, for Worf
    game.choose("galaxy")
    assert game.sheet(0)["total"] == 15  # Kurn, for Worf
    game.choose("vash")
    assert game.asked == (1, "source")
    assert game.sheet(0)["total"] == 15
    assert [game.sheet(0, reader) is None for reader in game.everybody] == [False, True, True]
    assert [game.sheet(1, reader) is None for reader in game.everybody] == [True, False, True]


# MIS-11.4: the stalemate guard


def quiet_round(game: Sitting) -> None:
    """Everybody takes from the discard."""
    for _ in range(game.state.seats):
        game.turn(game.discard[0])


def near(rounds: int, left: int) -> tuple[str, dict[str, int]]:
    return "stalemate-near", {"rounds": rounds, "left": left}


def announced(game: Sitting) -> list[tuple[str, dict[str, int]]]:
    """What everybody was told about a stalemate."""
    heard = [[(key, args) for key, args in game.told(reader) if "stalemate" in key] for reader in game.everybody]
    assert all(each == heard[0] for each in heard)
    return heard[0]


@pytest.mark.rule("MIS-11.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_rounds_of_nothing_but_the_discard_end_the_game(seats: int) -> None:
    game = given(hands=[holding() for _ in range(seats)], discard=["minuet"], active=1)
    for _ in range(7):
        quiet_round(game)
    assert announced(game) == []
    quiet_round(game)
    assert announced(game) == [near(8, 2)]
    quiet_round(game)
    assert announced(game) == [near(8, 2), near(9, 1)]
    for _ in range(seats - 1):
        game.turn(game.discard[0])
    assert game.asked == (0, "source")
    game.turn(game.discard[0])
    assert announced(game) == [near(8, 2), near(9, 1), ("stalemate", {"rounds": 10})]
    assert game.over
    assert len(game.result) == seats


@pytest.mark.rule("MIS-11.4")
@pytest.mark.parametrize("limit", [3, 12])
def test_the_limit_is_a_setting_of_the_table(limit: int) -> None:
    game = given(hands=[holding(), holding()], discard=["minuet"], limit=limit)
    for rounds in range(limit):
        assert game.view(0)["stalemate_rounds"] == limit
        assert game.view(0)["quiet_rounds"] == rounds
        assert not game.over
        quiet_round(game)
    assert game.over
    assert announced(game) == [near(limit - 2, 2), near(limit - 1, 1), ("stalemate", {"rounds": limit})]


@pytest.mark.rule("MIS-11.4")
def test_what_the_limit_may_be() -> None:
    assert dealt(2).state.limit == 10
    assert dealt(2, stalemate_rounds=3).state.limit == 3
    for wrong in (0, 2, 51, "never"):
        with pytest.raises(BadSetup):
            dealt(2, stalemate_rounds=wrong)


@pytest.mark.rule("MIS-11.4")
@pytest.mark.parametrize("draw", ["galaxy", "mission"])
def test_a_single_draw_starts_the_count_anew(draw: str) -> None:
    game = given(hands=[holding(), holding()], discard=["minuet"], limit=3)
    quiet_round(game)
    quiet_round(game)
    game.turn(game.discard[0])
    game.turn(draw)  # the last turn of the third round
    for _ in range(3):
        assert not game.over
        quiet_round(game)
    assert game.over


@pytest.mark.rule("MIS-11.4", "MIS-7.6")
def test_extra_turns_do_not_count_towards_a_round() -> None:
    hands = [holding("bridge", missions=1), holding()]
    game = given(hands=hands, discard=["time_distortion", "minuet"], limit=3, quiet=2)
    game.choose("time_distortion", "bridge", "take")
    assert game.state.quiet == 3
    game.turn("bridge")
    assert game.state.quiet == 3
    assert game.asked == (1, "source")
    drawing = given(hands=hands, discard=["time_distortion", "minuet"], limit=3, quiet=2)
    drawing.choose("time_distortion", "bridge", "take").turn("galaxy")
    assert drawing.state.quiet == 0


@pytest.mark.rule("MIS-11.4", "MIS-7.5", "MIS-7.6", "MIS-8.1")
def test_a_stalemate_is_an_end_like_any_other() -> None:
    """Time Distortion still grants its extra turn, and Meddlesome Q still meddles."""
    game = given(
        hands=[holding("bridge", missions=1), holding("meddlesome_q")],
        discard=["time_distortion", "minuet"],
        limit=3,
        quiet=5,
    )
    game.choose("time_distortion", "bridge", "take")
    assert game.events[-2:] == ["stalemate", "extra"]
    game.turn("galaxy")
    assert game.asked == (1, "q-take")


# MIS-11.5: the score sheet


@pytest.mark.rule("MIS-11.5", "MIS-1.4")
def test_the_score_sheet_lists_every_card_with_its_points() -> None:
    """Minuet is blanked without a holodeck; a card that scores nothing has a row all the same."""
    hand = ["lieutenant_worf", "commander_kurn", "vash", "turbolift", "the_traveler", "minuet", "distress_call"]
    game = given(hands=[hand, holding()], phase=SCORING)
    for reader in game.everybody:
        sheet = game.sheet(0, reader)
        assert {row["card"]: row["points"] for row in sheet["rows"]} == {**dict.fromkeys(hand, 0), "commander_kurn": 10}
        assert [row["card"] for row in sheet["rows"] if row["blanked"]] == ["minuet"]
        assert sheet["total"] == game.result[0] == 10


@pytest.mark.rule("MIS-11.5", "MIS-8.3")
def test_a_hand_of_nine_has_a_ninth_row() -> None:
    hand = ["lieutenant_worf", "commander_kurn", "vash", "turbolift", "the_traveler", "meddlesome_q", "distress_call"]
    game = given(
        hands=[hand, holding()],
        discard=["quarters", "minuet"],
        galaxy=["shields"],
        missions=["language_barrier"],
        phase=MEDDLING,
    )
    game.choose("quarters", "language_barrier")
    sheet = game.sheet(0)
    assert len(sheet["rows"]) == 9
    points = {row["card"]: row["points"] for row in sheet["rows"]}
    scoring = {"lieutenant_worf": 4, "commander_kurn": 10, "vash": 7, "shields": 8}
    assert points == {**dict.fromkeys(game.hand(0), 0), **scoring}
    assert points["meddlesome_q"] == 0
    assert sheet["total"] == game.result[0] == 29


@pytest.mark.rule("MIS-11.5", "MIS-10.8")
def test_a_card_blanked_by_choice_is_shown_as_blanked_with_what_it_scores() -> None:
    hand = ["chancellor_gowron", "lieutenant_worf", "vash", "turbolift", "the_traveler", "lore", "borg_cube"]
    game = given(hands=[hand, holding()], phase=SCORING).choose("own", "turbolift", "enough")
    rows = {row["card"]: row for row in game.sheet(0)["rows"]}
    assert rows["turbolift"]["blanked"]
    assert rows["turbolift"]["points"] == rows["borg_cube"]["points"] == 10
    assert not any(row["blanked"] for card, row in rows.items() if card != "turbolift")


# MIS-11.6: card texts


SECTIONS = {"type": TYPES, "specialty": SPECIALTIES, "lifeform": LIFEFORMS, "affiliation": AFFILIATIONS}
TAGS = {"type": "type", "spec": "specialty", "life": "lifeform", "aff": "affiliation"}
PIECE = re.compile(r"<(?P<tag>[a-z]+)>(?P<tagged>[^<>]+)</(?P=tag)>|(?P<plain>[^<>]+)")


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """A card text piece by piece, each with its tag; it fails if anything is left open or nested."""
    at = 0
    while at < len(text):
        found = PIECE.match(text, at)
        assert found, text[at:]
        yield found["tag"] or "", found["tagged"] or found["plain"]
        at = found.end()


def vocabulary(text: Text, section: str) -> list[str]:
    """The words of a section in one language."""
    return [text.say(f"{section}-{value}") for value in SECTIONS[section]]


@pytest.mark.rule("MIS-11.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_can_show_its_five_parts(language: str) -> None:
    text = Text(language, GAME.package)
    for part in (*SECTIONS, "text"):
        assert text.say(f"section-{part}")
    for card in CARDS:
        printed = CARDS[card].printed
        assert text.say(f"card-{card}.text")
        words = [text.say(f"type-{value}") for value in printed.types]
        words += [text.say(f"specialty-{value}") for value in printed.specialties]
        words += [text.say(f"lifeform-{value}") for value in printed.lifeforms]
        words += [text.say(f"affiliation-{value}") for value in printed.affiliations]
        assert all(words)


@pytest.mark.rule("MIS-11.6")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_word_of_a_card_text_is_marked_with_its_section(card: str, language: str) -> None:
    """A marked word belongs to the vocabulary of its section, or names the section; no such word stands unmarked. Only
    "Mission" may: it also tells the decks apart."""
    text = Text(language, GAME.package)
    every_word = {word for section in SECTIONS for word in vocabulary(text, section)} - {text.say("type-mission")}
    for tag, words in pieces(text.say(f"card-{card}.text")):
        if tag in TAGS:
            known = [*vocabulary(text, TAGS[tag]), text.say(f"section-{TAGS[tag]}")]
            assert any(stem(word) in words.casefold() for word in known), words
        elif tag == "card":
            assert words in [text.card(each) for each in CARDS]
        else:
            assert tag in ("", "key")
            assert not any(re.search(rf"\b{re.escape(word)}\b", words) for word in every_word), words


def stem(word: str) -> str:
    """What singular and plural have in common."""
    return word[:-1].casefold()


@pytest.mark.rule("MIS-11.6")
@pytest.mark.parametrize("card", CARDS)
def test_both_languages_mark_the_same_sections(card: str) -> None:
    marked = [
        sorted({tag for tag, _ in pieces(Text(language, GAME.package).say(f"card-{card}.text"))} - {""})
        for language in LANGUAGES
    ]
    assert all(each == marked[0] for each in marked)


# MIS-11.7: only DISCARD turns can go on for ever


@pytest.mark.rule("MIS-11.7", "MIS-4.17")
def test_every_draw_makes_the_discard_grow_and_there_is_little_room() -> None:
    grows = {"galaxy": 1, "mission": 2, "discard": 0}
    for seed in range(200):
        draws = 0
        for turn in turns(2 + seed % 3, seed):
            before, after = (len(state.cards.rows[DISCARD]) for state in (turn.before, turn.after))
            assert after - before == grows[turn.source]
            draws += turn.source != "discard"
            if not turn.after.ending:
                galaxy, missions = turn.after.out()
                assert galaxy <= 7
                assert missions <= 11
                assert after <= 18
                assert draws <= after
