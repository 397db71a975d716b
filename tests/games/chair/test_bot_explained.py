"""The Bot's turn is told step by step: the card, the rows passed over, the row that applies, what decided, and by which
rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from wardroom.games.chair import GAME, automa
from wardroom.games.chair.automa import value, wants, zone
from wardroom.games.chair.cards.kinds import MARKET_SUITS
from wardroom.language import LANGUAGES, Text, rulebook

from .bots import Resolved, resolved
from .test_bot_turn import clean_up, whole_turn

PACKAGE = "wardroom.games.chair"
AUTOMA = Path(automa.__file__).parent
FLOW = AUTOMA.parent / "flow"
RULE = re.compile(r"CHAIR-[0-9.]*[0-9]")


def texts(language: str, file: str = "bot") -> dict[str, str]:
    """The messages of a file and how they are written."""
    source = files(PACKAGE).joinpath("text", language, f"{file}.ftl").read_text("utf-8")
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, fluent.Message)]
    return {entry.id.name: source[entry.span.start : entry.span.end] for entry in entries if entry.span}


def trees(folder: Path) -> Iterator[ast.AST]:
    for file in sorted(folder.rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text()))


def own_keys() -> set[str]:
    """What the Bot's modules tell."""
    constants = [node.value for node in trees(AUTOMA) if isinstance(node, ast.Constant)]
    return {str(value) for value in constants if str(value).startswith("rival-")}


def name_of(function: ast.expr) -> str:
    return str(getattr(function, "attr", "") or getattr(function, "id", ""))


def shared_keys() -> set[str]:
    """What everybody's modules tell of a side, which may be the Bot's."""
    found = set()
    for node in trees(FLOW):
        if isinstance(node, ast.Call) and name_of(node.func) in ("tell_of", "tell_tokens"):
            found |= {f"rival-{key.value!s}" for key in node.args if isinstance(key, ast.Constant)}
    return found


def said(done: Resolved, language: str = "en") -> list[str]:
    text = Text(language, PACKAGE, names=["Ann"], reader=0)
    return [text.event(key, args) for key, args in done.told]


def test_every_event_of_the_bot_has_a_text_and_every_text_is_told() -> None:
    written = {key.removeprefix("event-") for key in texts("en") if key.startswith("event-")}
    assert own_keys() - written == set()
    assert written - own_keys() - shared_keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_cited_exist(language: str) -> None:
    rules = rulebook(PACKAGE, language)
    cited = {rule for text in texts(language).values() for rule in RULE.findall(text)}
    assert len(cited) > 30 and not [rule for rule in cited if rule not in rules]


@pytest.mark.parametrize("file", ("bot", "command"))
def test_both_languages_say_the_same_things(file: str) -> None:
    """The same messages, with the same arguments, citing the same rules; of rows the same numbers."""
    english, french = texts("en", file), texts("fr", file)
    assert list(english) == list(french)
    for key, text in english.items():
        assert set(RULE.findall(text)) == set(RULE.findall(french[key])), key
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", french[key])), key
        if file == "command":
            assert re.findall(r"\+\d", text) == re.findall(r"\+\d", french[key]), key


def test_every_way_to_decide_and_everything_wanted_has_its_words() -> None:
    english = texts("en")
    ways = {value.ONLY, value.LEFT, value.VALUE, value.TOKENS, wants.DILITHIUM, wants.GLORY}
    ways |= {zone.SECURED, zone.TRAIT, zone.MOST, zone.FEWEST, zone.LONGEST}
    assert {key.removeprefix("how-") for key in english if key.startswith("how-")} == ways
    terms = {key.removeprefix("want-") for key in english if key.startswith("want-")}
    assert set(MARKET_SUITS) <= terms and {wants.FOCUS_R, wants.FOCUS_I, wants.FOCUS_M} <= terms
    named = [node for node in trees(AUTOMA / "rows") if isinstance(node, ast.Call)]
    calls = [node for node in named if getattr(node.func, "id", "") in ("gain", "take")]
    asked = {
        part.value for node in calls for part in ast.walk(node) if isinstance(part, ast.Constant) and part.value != 0
    }
    assert len(calls) > 50 and asked <= terms


def test_a_card_as_a_teacher_tells_it() -> None:
    done = resolved("picard", "pic_worf", teams={"indri_viii": (1, 0)})
    assert said(done)[1:] == [
        "Analyze, Utilize and Recruit go from its deck to its Discard pile.",
        "It sends an Away Team to Indri VIII, where it now has 1 token (CHAIR-34.16): decided by value.",
        "Here the row of Worf attacks you (CHAIR-35.1).",
        "One of your Away Teams returns from Indri VIII.",
    ]
    assert said(done)[0].startswith(
        "Worf has the trait Klingon: TRAITS, row 2. Row 1 names none of its traits (CHAIR-33.2). The row: It discards"
    )


def test_what_is_looked_for_in_the_market_and_a_tie() -> None:
    done = resolved("picard", "pic_analyze", officer="pic_will_riker", market=["rom", "horta"])
    lines = said(done)
    assert "SUITS with a Duty Officer, row DIRECTIVE (CHAIR-33.3)" in lines[0]
    assert lines[1] == (
        "Not possible: it has no card to log for it; none of its Away Teams is off its Captain, and it needs 2. "
        "So the other part (CHAIR-34.23)."
    )
    assert lines[2] == "It looks for Research FOCUS in the Market: none (CHAIR-34.4)."
    assert lines[3] == (
        "It looks for “alien” in the Market: Horta, worth 2 (2 VP) to it (CHAIR-34.4, CHAIR-32.1): no other fits."
    )
    tied = said(resolved("shran", "shr_utilize", officer="shr_jhamel"))
    assert any(
        line == "It looks for the best of CARGO and SHIP in the Market: Ferengi Wine, worth 2 (2 VP) to it "
        "(CHAIR-34.4, CHAIR-32.1): equal in all, so the leftmost (CHAIR-32.5)."
        for line in tied
    )


@pytest.mark.rule("CHAIR-32.1")
def test_a_value_is_told_with_its_parts() -> None:
    """CHAIR-32.6: 3 VP with 1 Glory on it; 1 VP with an ENDGAME operation; the FOCUS with its multiplier."""
    facts = {"names_want": ["ally"], "n": 1, "card": "risa", "name_how": "only"}
    told = {
        "worth 4 (3 VP, +1 Glory) to it": value.Worth(3, 0, 0, 1),
        "worth 6 (1 VP, +5 ENDGAME) to it": value.Worth(1, 0, 5, 0),
        "worth 4 (0 VP, +4 FOCUS) to it": value.Worth(0, 4, 0, 0),
    }
    for words, worth in told.items():
        assert words in Text("en", PACKAGE).event("rival-wants", {**facts, **worth.told()})
    french = Text("fr", PACKAGE).event("rival-wants", {**facts, **value.Worth(1, 2, 5, 1).told()})
    assert "qui vaut 9 (1 PV, +2 Concentration, +5 FIN DE PARTIE, +1 Gloire) pour lui" in french


@pytest.mark.rule("CHAIR-34.18", "CHAIR-34.23")
def test_where_an_away_team_comes_from_is_told_with_what_decided() -> None:
    out = {"indri_viii": (0, 2), "dozaria": (0, 1), "betazed": (0, 1)}
    done = resolved("picard", "pic_analyze", officer="pic_will_riker", teams=out, theirs={"places": ["risa"]})
    told = [line for line in said(done) if "Of the Locations with its Away Teams" in line]
    assert told == [
        "Of the Locations with its Away Teams it chooses Dozaria, with 1 token (CHAIR-34.23): "
        "equal in all, so the leftmost (CHAIR-32.5).",
        "Of the Locations with its Away Teams it chooses Betazed, with 1 token (CHAIR-34.23): fewest tokens there.",
    ]


@pytest.mark.rule("CHAIR-30.3")
def test_a_location_is_taken_before_what_follows_from_it_is_told() -> None:
    told = whole_turn(teams={"dozaria": (1, 3)}, theirs={"deck": ["pic_utilize"]}).keys
    order = [told.index(key) for key in ("rival-took-control", "gained", "rival-row-suit", "rival-refills")]
    assert order == sorted(order) and told[order[-1] + 1] == "revealed-location"


def test_the_end_of_its_turn_in_french() -> None:
    done = clean_up()
    assert said(done, "fr") == [
        "Il pose 1 Gloire sur Rom, la carte du Marché qui a le moins de valeur pour vous, 1 (1 PV) (CHAIR-30.8)\u202f: "
        "la valeur décide.",
        "Le tour du Bot est terminé\u202f; il a 0 Gloire (CHAIR-30.7).",
    ]


@pytest.mark.parametrize(
    ("key", "count", "english", "french"),
    [
        ("sent", 1, "it now has 1 token (", "il a maintenant 1 jeton ("),
        ("sent", 3, "it now has 3 tokens (", "il a maintenant 3 jetons ("),
        ("explored", 0, "which had no token (", "où il n’y avait aucun jeton ("),
        ("explored", 1, "which had 1 token in all (", "où il y avait 1 jeton en tout ("),
        ("explored", 2, "which had 2 tokens in all (", "où il y avait 2 jetons en tout ("),
        ("engaged", 0, "where you have no token (", "où vous n’avez aucun jeton ("),
        ("engaged", 1, "where you have 1 token (", "où vous avez 1 jeton ("),
        ("drew", 0, "it draws nothing", "il ne pioche rien"),
        ("drew", 1, "it draws 1 card face down", "il pioche 1 carte face cachée"),
        ("drew", 3, "it draws 3 cards face down", "il pioche 3 cartes face cachée"),
        ("cannot-give-up", 2, "none of its Away Teams is off", "aucune de ses Équipes d’exploration n’est hors"),
    ],
)
def test_numbers_agree_with_their_words(key: str, count: int, english: str, french: str) -> None:
    facts = {"card": "risa", "card2": "risa", "name_how": "most", "actions": 2, "number": 1, "teams": 0, "own": -1}
    for language, expected in zip(LANGUAGES, (english, french)):
        told = Text(language, PACKAGE).event(f"rival-{key}", {**facts, "count": count})
        assert expected in told, told


@pytest.mark.rule("CHAIR-30.7")
def test_what_its_clean_up_throws_away_is_told() -> None:
    done = clean_up(theirs={"staging": ["pic_utilize", "pic_data", "risa"]})
    assert said(done)[0] == "Utilize and Data go from its Staging area to its Discard pile (CHAIR-30.7)."
    assert "rival-clears" not in clean_up(theirs={"staging": ["risa"]}).keys


def test_a_whole_turn_is_told_from_its_beginning_to_its_end() -> None:
    done = whole_turn(theirs={"deck": ["pic_utilize", "pic_recruit", "pic_uss_enterprise_d", "pic_data"]})
    keys = done.keys
    assert keys[0] == "rival-begins" and keys[-1] == "rival-turn-over"
    assert keys.count("rival-turned-up") == 2
    for language in LANGUAGES:
        assert all(said(done, language))
    assert GAME.show.automa == ("rival",)
