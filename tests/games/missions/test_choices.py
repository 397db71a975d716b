"""MIS-9.8: choices as clients send them, and hands and choices that cannot be."""

from __future__ import annotations

import pytest

from wardroom.games.missions.scoring import fast
from wardroom.games.missions.scoring.explained import (
    DECLINED,
    BadChoice,
    BadHand,
    Choices,
    Ship,
    Thought,
    choices_from_json,
    choices_to_json,
    explain,
    score,
)
from wardroom.language import LANGUAGES, Text

from .scored import ship, thought


@pytest.mark.rule("MIS-1.2", "MIS-1.3", "MIS-1.7")
@pytest.mark.parametrize(
    ("hand", "rule", "key", "args"),
    [
        (["bridge", "bridge"], "MIS-1.2", "repeated-card", {"card": "bridge"}),
        (["away_team", "bridge", "away_team"], "MIS-1.3", "repeated-card", {"card": "away_team"}),
        (["tribble"], "MIS-1.7", "unknown-card", {"name": "tribble"}),
    ],
)
def test_a_hand_is_made_of_different_cards_of_the_box(
    hand: list[str], rule: str, key: str, args: dict[str, str]
) -> None:
    for attempt in (
        explain,
        fast.best,
        lambda cards: score(cards, Choices()),
        lambda cards: choices_from_json(cards, {}),
    ):
        with pytest.raises(BadHand) as refused:
            attempt(hand)
        assert (refused.value.rule, refused.value.key, refused.value.args) == (rule, key, args)


@pytest.mark.rule("MIS-1.7")
@pytest.mark.parametrize("data", [{"thought_maker": thought("tribble", "hostile")}, {"borg_cube": ["tribble"]}])
def test_a_choice_is_made_of_cards_of_the_box(data: dict[str, object]) -> None:
    with pytest.raises(BadChoice) as refused:
        choices_from_json(HOLDS_ALL, data)
    assert (refused.value.rule, refused.value.key) == ("MIS-1.7", "unknown-card")
    assert refused.value.args == {"name": "tribble"}


HOLDS_ALL = ["unidentified_ship", "thought_maker", "borg_cube", "mysterious_plague", "spock", "bridge"]
READING = ship("captain", "human", "hostile", "combat")


@pytest.mark.rule("MIS-9.8")
@pytest.mark.parametrize(
    ("data", "key"),
    [
        (None, "choices-malformed"),
        ([], "choices-malformed"),
        ("borg_cube", "choices-malformed"),
        ({"spock": "human"}, "choice-unknown"),
        ({"": []}, "choice-unknown"),
        ({"unidentified_ship": None}, "choice-malformed"),
        ({"unidentified_ship": []}, "choice-malformed"),
        ({"unidentified_ship": {**READING, "name": "Enterprise"}}, "choice-malformed"),
        ({"unidentified_ship": {**READING, "type": ["captain"]}}, "choice-malformed"),
        ({"unidentified_ship": {**READING, "lifeform": "tribble"}}, "ship-value"),
        ({"unidentified_ship": {**READING, "affiliation": "borg"}}, "ship-value"),
        ({"unidentified_ship": {**READING, "specialty": "cooking"}}, "ship-value"),
        ({"thought_maker": []}, "choice-malformed"),
        ({"thought_maker": {"target": "spock"}}, "choice-malformed"),
        ({"thought_maker": {"target": "spock", "affiliation": 5}}, "choice-malformed"),
        ({"thought_maker": thought("spock", "borg")}, "thought-affiliation"),
        ({"thought_maker": thought("bridge", "hostile")}, "thought-target-lifeless"),
        ({"thought_maker": thought("vash", "hostile")}, "choice-absent"),
        ({"thought_maker": thought("tribble", "hostile")}, "unknown-card"),
        ({"thought_maker": thought("spock", "federation")}, "thought-same-affiliation"),
        ({"borg_cube": None}, "choice-malformed"),
        ({"borg_cube": "spock"}, "choice-malformed"),
        ({"borg_cube": [1]}, "choice-malformed"),
        ({"borg_cube": ["mysterious_plague"]}, "borg-mission"),
        ({"mysterious_plague": None}, "choice-malformed"),
        ({"mysterious_plague": ["human"]}, "choice-malformed"),
        ({"mysterious_plague": "android"}, "plague-lifeform"),
    ],
)
def test_choices_that_are_refused(data: object, key: str) -> None:
    with pytest.raises(BadChoice) as refused:
        choices_from_json(HOLDS_ALL, data)
    assert refused.value.key == key
    for language in LANGUAGES:
        assert Text(language, "wardroom.games.missions").say(f"refuse-{key}", refused.value.args)


@pytest.mark.rule("MIS-9.8")
@pytest.mark.parametrize(
    ("name", "choice"),
    [("unidentified_ship", READING), ("thought_maker", None), ("borg_cube", []), ("mysterious_plague", "human")],
)
def test_only_who_holds_a_card_chooses_for_it(name: str, choice: object) -> None:
    hand = [card for card in HOLDS_ALL if card != name]
    with pytest.raises(BadChoice) as refused:
        choices_from_json(hand, {name: choice})
    assert (refused.value.key, refused.value.args) == ("choice-without-card", {"card": name})
    assert name in str(refused.value)
    with pytest.raises(BadChoice) as refused:  # and who holds it must have chosen before the hand is counted
        score([name, "spock"], Choices())
    assert (refused.value.key, refused.value.args) == ("choice-missing", {"card": name})
    for language in LANGUAGES:
        assert Text(language, "wardroom.games.missions").say("refuse-choice-missing", refused.value.args)


@pytest.mark.rule("MIS-9.8")
def test_choices_travel_as_json() -> None:
    data = {
        "unidentified_ship": READING,
        "thought_maker": thought("spock", "hostile"),
        "borg_cube": ["bridge", "spock"],
        "mysterious_plague": "klingon",
    }
    choices = choices_from_json(HOLDS_ALL, data)
    assert choices == Choices(
        Ship("captain", "human", "hostile", "combat"), Thought("spock", "hostile"), ("bridge", "spock"), "klingon"
    )
    assert choices_to_json(choices) == data
    assert choices_from_json(HOLDS_ALL, {}) == Choices()
    assert choices_to_json(Choices()) == {}
    declined = choices_from_json(HOLDS_ALL, {"thought_maker": None})  # to decline is not the same as not to choose
    assert declined == Choices(thought=DECLINED)
    assert choices_to_json(declined) == {"thought_maker": None}
    swapped = choices_from_json(HOLDS_ALL, {**data, "borg_cube": ["spock", "bridge"]})
    assert swapped == choices  # the order of blanked cards says nothing
