"""Rules, cards and the score pad."""

from __future__ import annotations

import pytest

from wardroom.games.missions.show.pad import chosen, offers
from wardroom.interface.score_pad import Scorer
from wardroom.kernel import find
from wardroom.language import rulebook
from wardroom.web.scenes.cards import cards
from wardroom.web.scenes.pad import MOST_CARDS, pad
from wardroom.web.scenes.prose import prose
from wardroom.web.scenes.rules import rules

from . import samples
from .pages import CHOOSY, HAND, game_words, rendered

MISSIONS = find(samples.GAME)
EN, FR = game_words("en"), game_words("fr")


def numbers(scene: dict[str, object]) -> list[str]:
    return [law.id for section in scene["sections"] for law in section.laws]  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_has_its_anchor(language: str) -> None:
    page = rendered("rules", language)
    for rule in rulebook(MISSIONS.package, language):
        assert f'id="{rule}"' in page


def test_rules_are_found_by_number_and_by_words() -> None:
    assert numbers(rules(MISSIONS, EN, "4.7"))[0] == "MIS-4.7"
    assert "MIS-7.4" not in numbers(rules(MISSIONS, EN, "4.7"))
    assert "MIS-4.10" not in numbers(rules(MISSIONS, EN, "mis-4.1"))
    assert "MIS-4.1" in numbers(rules(MISSIONS, EN, "passing allowed"))
    assert numbers(rules(MISSIONS, FR, "DEFAUSSE")), "accents and case do not matter"
    assert rules(MISSIONS, EN, "tribble")["found"] == 0


def test_rules_name_the_cards_that_refer_to_them() -> None:
    laws = {law.id: law for section in rules(MISSIONS, EN)["sections"] for law in section.laws}
    assert ("unidentified_ship", "Unidentified Ship") in laws["MIS-10.1"].cards


def test_prose_escapes_first_and_marks_then() -> None:
    said = str(prose("**Take** *one* `x` <script> *(card)* see MIS-4.7.", "missions", "MIS"))
    assert said == (
        "<b>Take</b> <i>one</i> <code>x</code> &lt;script&gt; "
        '<small class="remark">(card)</small> see <a class="rule" href="/rules/missions#MIS-4.7">MIS-4.7</a>.'
    )


def shown(**given: list[str]) -> list[str]:
    return [face.id for face in cards(MISSIONS, EN, given)["faces"]]


def test_cards_by_what_is_printed_on_them() -> None:
    assert len(shown()) == 74
    klingons = shown(lifeform=["klingon"])
    assert klingons == [
        "ambassador_kehleyr",
        "chancellor_gowron",
        "commander_kurn",
        "lieutenant_worf",
        "lursa_and_betor",
    ]
    assert shown(lifeform=["klingon"], affiliation=["federation"]) == ["ambassador_kehleyr", "lieutenant_worf"]
    assert set(shown(lifeform=["klingon", "romulan"])) > set(klingons)
    assert len(shown(lifeform=["tribble"], colour=["red"])) == 74, "what is not printed on any card is no filter"


def test_cards_by_a_word_of_name_text_or_section() -> None:
    assert [face.id for face in cards(MISSIONS, EN, {}, "kehleyr")["faces"]] == ["ambassador_kehleyr"]
    assert "commander_kurn" in [face.id for face in cards(MISSIONS, EN, {}, "worf")["faces"]]
    assert [face.id for face in cards(MISSIONS, FR, {}, "epidemie mysterieuse")["faces"]] == ["mysterious_plague"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_has_its_anchor(language: str) -> None:
    page = rendered("cards", language)
    for face in MISSIONS.show.printed():
        assert f'id="{face}"' in page


# ---- score pad ------------------------------------------------------------------------------------------------------


def test_the_pad_counts_as_the_game_does() -> None:
    scene = pad(MISSIONS, "en", HAND)
    assert scene["sheet"].total == Scorer(MISSIONS).sheet(HAND, {})["total"] > 0
    assert scene["fields"] == []
    assert scene["address"] == "/pad/missions?" + "&".join(f"card={face}" for face in HAND)


def test_what_is_no_card_or_twice_or_too_much_is_passed_over() -> None:
    scene = pad(MISSIONS, "en", ["bridge", "<script>", "bridge", "no_card"])
    assert [face.id for face in scene["picked"]] == ["bridge"]
    everything = pad(MISSIONS, "en", list(MISSIONS.show.printed()))
    assert len(everything["picked"]) == MOST_CARDS and everything["full"]
    assert pad(MISSIONS, "en", [])["sheet"] is None


def test_what_is_picked_is_not_on_offer_and_search_keeps_it() -> None:
    scene = pad(MISSIONS, "en", ["lieutenant_worf"], q="klingon")
    offered = [face.id for pile in scene["piles"] for face in pile.faces]
    assert "chancellor_gowron" in offered and "lieutenant_worf" not in offered and "bridge" not in offered
    assert [face.id for face in scene["picked"]] == ["lieutenant_worf"]


@pytest.mark.rule("MIS-9.8")
def test_the_best_choices_are_taken_and_can_be_made_otherwise() -> None:
    best = pad(MISSIONS, "en", CHOOSY)
    assert [field.name for field in best["fields"]] == [
        "choose.unidentified_ship.type",
        "choose.unidentified_ship.lifeform",
        "choose.unidentified_ship.affiliation",
        "choose.unidentified_ship.specialty",
        "choose.thought_maker.target",
        "choose.thought_maker.affiliation",
        "choose.borg_cube.1",
        "choose.borg_cube.2",
        "choose.mysterious_plague",
    ]
    assert best["sheet"].total == best["best"]
    own = pad(
        MISSIONS, "en", CHOOSY, fields={"choose.unidentified_ship.lifeform": "ferengi", "choose.borg_cube.1": "nobody"}
    )
    assert not own["wrong"]
    assert own["sheet"].total < own["best"]


def test_the_best_choices_filled_in_by_hand_give_the_same() -> None:
    fields = {offer.name: offer.best for offer in offers(CHOOSY)}
    scorer = Scorer(MISSIONS)
    assert scorer.sheet(CHOOSY, chosen(CHOOSY, fields))["total"] == scorer.sheet(CHOOSY, {})["total"]


@pytest.mark.parametrize("value", ["android", "<b>", "x" * 5_000])
def test_a_choice_that_is_not_allowed_is_explained_and_the_best_is_counted(value: str) -> None:
    scene = pad(MISSIONS, "en", CHOOSY, fields={"choose.mysterious_plague": value})
    assert scene["wrong"] and scene["wrong_rule"] == "MIS-10.17"
    assert scene["sheet"].total == scene["best"]


@pytest.mark.parametrize(
    "fields",
    [
        {"choose.thought_maker.target": "lieutenant_worf"},
        {"choose.thought_maker.affiliation": "hostile"},
        {"choose.thought_maker.target": "no_card"},
        {"choose.thought_maker.target": "nobody", "choose.thought_maker.affiliation": "federation"},
        {"choose.borg_cube.1": "bridge", "choose.borg_cube.2": "bridge"},
        {"choose.borg_cube.1": "no_card"},
        {"choose.unidentified_ship.type": "mission"},
        {"choose.strange": "value"},
    ],
)
def test_whatever_a_form_says_there_is_a_sheet(fields: dict[str, str]) -> None:
    assert pad(MISSIONS, "fr", CHOOSY, fields=fields)["sheet"] is not None
