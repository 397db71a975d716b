"""Everything is said in every language, by the same messages; what is missing is found here, not by a player."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import wardroom
import wardroom.kernel.errors as errors
import wardroom.testing.words
from tests.kernel.games import bids
from wardroom.kernel import Label, Move, Reason, Table, find, games, replay
from wardroom.kernel.errors import Refused, WardroomError
from wardroom.language import LANGUAGES, Text
from wardroom.language.text import COMMON, MissingText, untagged
from wardroom.testing import Fault, check_languages
from wardroom.testing.words import messages

PACKAGE = bids.GAME.package
HOME = Path(wardroom.__file__).parent
GAME_PACKAGES = [PACKAGE, *(game.package for game in games().values())]
PACKAGES = [PACKAGE, *(".".join(folder.parent.relative_to(HOME.parent).parts) for folder in HOME.rglob("text"))]
"""Whoever says something: all in common, every game, every interface."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def text(language: str = "en", **more: Any) -> Text:
    return Text(language, PACKAGE, **more)


def test_what_all_have_in_common_and_every_game_say_something() -> None:
    assert {COMMON, *GAME_PACKAGES} <= set(PACKAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_the_same_messages_and_attributes_in_every_language(package: str) -> None:
    check_languages(package)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_is_there_and_no_other(package: str) -> None:
    assert {folder.name for folder in files(package).joinpath("text").iterdir()} == set(LANGUAGES)


@every_language
@pytest.mark.parametrize("package", GAME_PACKAGES)
def test_no_game_redefines_what_all_have_in_common(package: str, language: str) -> None:
    assert not messages(package, language) & messages(COMMON, language)


def test_a_message_in_one_language_only_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wardroom.testing.words, "messages", lambda _package, language: {"a", f"only-{language}"})
    with pytest.raises(Fault, match="only-en, only-fr"):
        check_languages(PACKAGE)


# Saying


@every_language
@pytest.mark.parametrize("key", ["no-such-key", "ask-bid.no-such-attribute", "no.no", ""])
def test_a_missing_message_raises(language: str, key: str) -> None:
    assert not text(language).has(key)
    with pytest.raises(MissingText, match=language):
        text(language).say(key, {"card": "1"})


@every_language
def test_a_missing_argument_raises(language: str) -> None:
    with pytest.raises(MissingText, match="card"):
        text(language).say("option-bid")


def test_a_message_without_a_value_raises() -> None:
    said = Text("en")
    said._bundle = FluentBundle(["en"])
    said._bundle.add_resource(FluentResource("only-attributes =\n    .rule = X-1\n"))
    assert said.say("only-attributes.rule") == "X-1"
    with pytest.raises(MissingText, match="no value"):
        said.say("only-attributes")


def test_messages_and_attributes() -> None:
    assert text().say("ask-bid", {"card": "3"}) == "What do you bid for prize 3?"
    assert text("fr").say("ask-bid", {"card": "3"}) == "Que misez-vous pour le prix 3\u202f?"
    assert text().say("ask-bid.rule") == text("fr").say("ask-bid.rule") == "BID-2.1"


def test_cards_and_backs_have_names() -> None:
    assert text().card("?favour") == "a favour"
    assert text().card("?") == "a hidden card" and text("fr").card("?") == "une carte cachée"
    with pytest.raises(MissingText, match="card-99"):
        text().card("99")


@pytest.mark.parametrize(
    ("names", "english", "french"),
    [
        ([], "nothing", "rien"),
        (["1"], "1", "1"),
        (["1", "2"], "1 and 2", "1 et 2"),
        (["1", "2", "3"], "1, 2 and 3", "1, 2 et 3"),
        (["1", "?favour"], "1 and a favour", "1 et une faveur"),
    ],
)
def test_lists(names: list[str], english: str, french: str) -> None:
    assert text().cards(names) == english and text("fr").cards(names) == french


def test_you() -> None:
    """`you` tells whether the reader is meant, alone."""
    args = {"seat": 1, "card": "4"}
    assert text(names=["Ada", "Bob"], reader=1).event("bid", args) == "You bid 4."
    assert text(names=["Ada", "Bob"], reader=0).event("bid", args) == "Bob bids 4."
    assert text("fr", names=["Ada", "Bob"], reader=1).event("bid", args) == "Vous misez 4."
    assert text(reader=2).event("bid", args) == "seat 2 bids 4."
    assert text(names=["Ada", "Bob"], reader=1).event("bid", {"seat": [1], "card": "4"}) == "You bid 4."
    assert text(names=["Ada", "Bob"], reader=1).event("bid", {"seat": [0, 1], "card": "4"}) == "Ada and Bob bids 4."


def test_names_are_not_markup() -> None:
    assert text(names=["{ $card }", "x"]).event("bid", {"seat": 0, "card": "4"}) == "{ $card } bids 4."


@pytest.mark.parametrize(("points", "said"), [(0, "0 points"), (1, "one point"), (2, "2 points")])
def test_numbers_choose_their_form(points: int, said: str) -> None:
    assert text(names=["Ada"]).event("scored", {"seat": 0, "points": points}) == f"Ada has {said}."


def test_labels_and_reasons() -> None:
    assert text().label(Label("1", "option-bid", {"card": "1"}, False)) == "Bid 1"
    reason = Reason("BID-2.2", "too-early", (("card", "6"),))
    assert text().reason(reason) == "6 may not be bid in the first round. (BID-2.2)"
    assert text().reason(Reason("", "not-offered")) == "That is not something to choose now."


def test_tags_can_be_left_out() -> None:
    assert untagged("<key>WITH</key> <type>Captain</type>: 3 < 5") == "WITH Captain: 3 < 5"


# Errors


def raised() -> list[WardroomError]:
    """One of every kind of mistake, from where it is really made."""
    table = Table(bids.GAME, 2, bytes(32))
    record = table.record(host=True)
    attempts: list[Any] = [
        lambda: find("chess"),
        lambda: Table(bids.GAME, 9),
        lambda: Table(bids.GAME, 2, settings={"rounds": 9}),
        lambda: Table(bids.GAME, 2, settings={"speed": 9}),
        lambda: Table(bids.GAME, 2, names="abc"),
        lambda: Table(bids.GAME, 2, names=[""]),
        lambda: Table(bids.GAME, 2, salt=bytes(2000)),
        lambda: table.choose(5, "x"),
        lambda: table.choose(0, "x"),
        lambda: table.undo(0),
        lambda: table.line.fork(light=True).fork(),
        lambda: table.line.fork(light=True).imagine(0, b""),
        lambda: type(record).from_json(" " * 5_000_000),
        lambda: type(record).from_json("x"),
        lambda: type(record).from_json("{}"),
        lambda: type(record).from_json(record.to_json().replace("{", '{"x": 1,', 1)),
        lambda: type(record).from_json(record.to_json().replace('"rules": 1', '"rules": "1"')),
        lambda: type(record).from_json(record.to_json().replace('"wardroom": 1', '"wardroom": 7')),
        lambda: replay(find("missions"), record),
        lambda: replay(bids.GAME, table.record()),
        *(lambda changed=changed: replay(bids.GAME, altered(record, **changed)) for changed in ALTERED),
    ]
    found = []
    for attempt in attempts:
        with pytest.raises(WardroomError) as error:
            attempt()
        found.append(error.value)
    return found


ALTERED: list[dict[str, Any]] = [
    {"seed": "00"},
    {"start": "0" * 16},
    {"chain": "0" * 64},
    {"result": (1, 1)},
    {"moves": ((0, "x", "0" * 16),)},
    {"moves": ((0, "1", "0" * 16),)},
]


def altered(record: Any, **changed: Any) -> Any:
    if "moves" in changed:
        changed["moves"] = tuple(Move(*move) for move in changed["moves"])
    return replace(record, **changed)


@every_language
def test_every_error_is_said_in_every_language(language: str) -> None:
    for error in raised():
        said = Text(language, PACKAGE, names=["Ada", "Bob"]).error(error)
        assert len(said) > 10 and error.key not in said.split()


def test_no_words_for_errors_that_nobody_raises() -> None:
    source = "".join(file.read_text("utf-8") for file in HOME.rglob("*.py"))
    words = {key.removeprefix("error-") for key in messages(COMMON, "en") if key.startswith("error-")}
    assert {error.key for error in raised() if not isinstance(error, Refused)} <= words
    assert [key for key in words if f'"{key}"' not in source] == []


def test_every_kind_of_error_is_in_the_tree() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, WardroomError)]
    assert errors.__doc__ is not None
    for kind in kinds:
        assert kind.__name__ in errors.__doc__ and kind.__doc__


def test_several_words_of_the_game_are_listed_by_their_names() -> None:
    words = Text("en", "wardroom.games.chair")
    assert words.event("rival-none-wanted", {"names_want": ["person", "ship", "klingon"], "n": 3}) == (
        "It looks for the best of PERSON, SHIP and “Klingon” in the Market: none (CHAIR-34.4)."
    )
    assert "looks for “alien” in" in words.event("rival-none-wanted", {"names_want": ("alien",), "n": 1})


def test_words_of_an_option_without_a_message_of_its_own_are_named_in_order() -> None:
    """`option-pair` takes two words of the kind it names; the leading one is the first."""
    words = Text("en", "wardroom.games.starship")
    label = Label("red_yellow:red_blue", "option-pair-red_yellow", {"word": "red_blue"}, False, "red_yellow")
    assert words.label(label) == "Ember Shard and Dusk Shard"
    assert words.label(Label("veridia", "option-move-veridia", {}, False, "veridia")) == "Fly to Veridia"
    assert words.label(Label("stay", "option-move-stay", {}, False, "stay")) == "Stay here"
