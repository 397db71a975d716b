"""CCG-3.14: deck codes: their canonical form, and what means no deck."""

from __future__ import annotations

import os
from random import Random

import pytest

from wardroom.games.ccg.advice import advice
from wardroom.games.ccg.cards.decks import READY
from wardroom.games.ccg.cards.kinds import FACES
from wardroom.games.ccg.decks import code, deck_of, parse, read
from wardroom.games.ccg.legality import legality
from wardroom.games.ccg.random_deck import random_deck
from wardroom.kernel import Chance
from wardroom.kernel.errors import BadSetup
from wardroom.language import LANGUAGES, Text

GARBLED = int(os.environ.get("WARDROOM_DECK_CODES", 400))
SHORT = READY["academy_federation"]


@pytest.mark.rule("CCG-3.14")
def test_a_code_has_one_canonical_form() -> None:
    made = code(SHORT)
    assert made.startswith("academy/missions:diplomacy_mission,first_contact,repair_mission,study_stellar_collision;")
    assert "darian_wallace*2" in made
    assert read(made) == made
    loose = made.replace(",", " ,\n ").replace(";", " ; ").replace("academy/", " Academy / ") + ";"
    assert read(loose) == made
    sections = made.removeprefix("academy/").split(";")
    assert read("academy/" + ";".join(reversed(sections))) == made
    assert read(made.replace("darian_wallace*2", "darian_wallace, DARIAN_WALLACE")) == made
    assert "\n" not in made


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "deck-format"),
        ("academy", "deck-format"),
        ("sealed/missions:", "deck-format"),
        ("full/hand:data", "deck-section"),
        ("full/draw:data;draw:data", "deck-section"),
        ("full/draw:captain_kirk", "deck-card"),
        ("full/draw:data*0", "deck-copies"),
        ("full/draw:data*", "deck-copies"),
        ("full/draw:data*-2", "deck-copies"),
        ("full/draw:data*61", "deck-copies"),
        ("full/draw:data*²", "deck-copies"),
        ("full/draw:" + ",".join(["data*60"] * 4), "deck-large"),
        ("full/draw:" + "data," * 2000, "deck-long"),
        ("full/", "deck-missions"),
    ],
)
def test_what_means_no_deck_is_refused_with_words(text: str, key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read(text)
    assert refused.value.key == key
    for language in LANGUAGES:
        assert Text(language, "wardroom.games.ccg").error(refused.value)


@pytest.mark.rule("CCG-3.14")
def test_garbled_codes_are_refused_or_mean_a_legal_deck() -> None:
    """And none that a checker looks at makes it fail, legal or not."""
    dice = Random(1)
    drawn = [random_deck(format, Chance(b"%d" % number)) for format in ("academy", "full") for number in range(5)]
    codes = [code(deck) for deck in (*READY.values(), *drawn)]
    refused = legal = 0
    for _ in range(GARBLED):
        text = garbled(dice.choice(codes), dice)
        try:
            deck = parse(text)
        except BadSetup as error:
            refused += 1
            assert all(Text(language, "wardroom.games.ccg").error(error) for language in LANGUAGES)
            with pytest.raises(BadSetup):
                read(text)
            continue
        faults, said = legality(deck), advice(deck)
        for language in LANGUAGES:
            assert all(Text(language, "wardroom.games.ccg").reason(each) for each in (*faults, *said))
        if faults:
            refused += 1
            with pytest.raises(BadSetup, match=faults[0].key):
                read(text)
            continue
        legal += 1
        found = read(text)
        assert read(found) == found
        assert deck_of(found) == parse(found) and legality(deck_of(found)) == []
    assert refused > GARBLED // 2
    assert legal > GARBLED // 20


def garbled(text: str, dice: Random) -> str:
    """A code with some of its signs or words changed, moved or lost."""
    for _ in range(dice.randint(1, 3)):
        place = dice.randrange(max(1, len(text)))
        match dice.randrange(9):
            case 6:
                text = text[:place] + "".join(chr(dice.randrange(1, 0x3000)) for _ in range(5)) + text[place:]
            case 7:
                text = text[place:] if dice.random() < 0.5 else text[:place]
            case 8:
                text += dice.choice((";", ",", "*", "")) + text[place : place + dice.choice((10, 200, 9000))]
            case 0:
                text = text[:place] + dice.choice(",;:*/ \n9-é") + text[place:]
            case 1:
                text = text[:place] + text[place + 1 :]
            case 2:
                words = text.split(",")
                dice.shuffle(words)
                text = ",".join(words)
            case 3:
                words = text.split(",")
                words[dice.randrange(len(words))] = dice.choice(list(FACES))
                text = ",".join(words)
            case 4:
                words = text.split(",")
                words.insert(dice.randrange(len(words)), dice.choice(list(FACES)))
                text = ",".join(words)
            case _:
                text = text.replace(dice.choice(list(FACES)), dice.choice(list(FACES)))
    return text
