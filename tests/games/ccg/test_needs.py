"""Requirements: how they are read, when they are met, what lacks (CCG-9, CCG-13.19 to 13.21)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from wardroom.games.ccg import needs, notation
from wardroom.games.ccg.needs import (
    Discard,
    Either,
    Equipped,
    HasClass,
    HasOver,
    HasSkill,
    Is,
    IsNot,
    Levels,
    Named,
    Needs,
    People,
    Points,
    Selection,
    Total,
    Who,
)


@dataclass
class Somebody:
    """One personnel as needs see it."""

    classification: str = ""
    skills: dict[str, int] = field(default_factory=dict)
    integrity: int = 0
    cunning: int = 0
    strength: int = 0
    words: frozenset[str] = frozenset()

    def levels(self, skill: str) -> int:
        return self.skills.get(skill, 0) + (skill == self.classification)

    def value(self, attribute: str) -> int:
        return int(getattr(self, attribute))


@dataclass
class Team:
    people: Sequence[Somebody] = ()
    targets: Sequence[Somebody] = ()
    names: frozenset[str] = frozenset()
    traits: frozenset[str] = frozenset()
    equipment: frozenset[str] = frozenset()
    points: int = 0
    shields: int = 0

    def levels(self, skill: str) -> int:
        return sum(person.levels(skill) for person in self.people)

    def total(self, attribute: str) -> int:
        return self.shields if attribute == "shields" else sum(person.value(attribute) for person in self.people)


WILKINS = Somebody("science", {"stellar_cartography": 1}, 7, 7, 5, frozenset({"human", "male", "universal"}))
WALLACE = Somebody("security", {"anthropology": 1}, 7, 5, 6, frozenset({"human", "male", "universal"}))
PICARD = Somebody("officer", {"diplomacy": 2, "leadership": 1, "honor": 1}, 9, 8, 6, frozenset({"human", "male"}))
YAR = Somebody("security", {"honor": 1, "leadership": 1}, 8, 7, 8, frozenset({"human", "female"}))
SPOT = Somebody("animal", {}, 4, 2, 0, frozenset({"cat", "female"}))


def met(text: str, *people: Somebody, **more: object) -> bool:
    return notation.compile(text).met(Team(people, **more))  # type: ignore[arg-type]


@pytest.mark.rule("CCG-13.19")
def test_or_binds_weaker_than_plus() -> None:
    found = notation.compile("MEDICAL + Biology OR Physics x2 + INTEGRITY>30")
    assert found == Needs(
        (
            (Levels("medical"), Levels("biology")),
            (Levels("physics", 2), Total(("integrity",), 30)),
        )
    )


@pytest.mark.rule("CCG-13.19")
def test_brackets_group() -> None:
    found = notation.compile("Diplomacy + INTEGRITY>32 + (Leadership OR V.I.P.)")
    assert found.alternatives == (
        (
            Levels("diplomacy"),
            Total(("integrity",), 32),
            Either(((Levels("leadership"),), (Levels("vip"),))),
        ),
    )
    assert met("Diplomacy + (Leadership OR V.I.P.)", PICARD)
    assert not met("Diplomacy + (Biology OR V.I.P.)", PICARD)


@pytest.mark.rule("CCG-9.3", "CCG-13.19")
def test_levels_are_added_over_the_whole_team() -> None:
    assert met("Diplomacy x2", PICARD)
    assert not met("Diplomacy x3", PICARD)
    assert met("Diplomacy x3", PICARD, Somebody(skills={"diplomacy": 1}))


@pytest.mark.rule("CCG-13.19")
def test_one_personnel_may_serve_several_terms() -> None:
    assert met("Diplomacy + Leadership + Honor + INTEGRITY>8", PICARD)


@pytest.mark.rule("CCG-9.2")
def test_a_classification_counts_as_one_level_of_its_name() -> None:
    assert met("SECURITY x2", WALLACE, YAR)
    assert not met("SECURITY x3", WALLACE, YAR)
    assert met("SECURITY x3", WALLACE, Somebody("security", {"security": 1}))


@pytest.mark.rule("CCG-9.8")
def test_intelligence_is_any_of_seven_skills() -> None:
    for skill in ("fca", "klingon_intelligence", "memory_omega", "section_31", "obsidian_order", "tal_shiar", "v_shar"):
        assert met("Intelligence", Somebody(skills={skill: 1}))
    assert met("Intelligence x2", Somebody(skills={"tal_shiar": 1}), Somebody(skills={"v_shar": 1}))
    assert not met("Intelligence", Somebody(skills={"treachery": 3}))


def test_attributes_are_added_and_must_be_above() -> None:
    assert met("INTEGRITY>13", WILKINS, WALLACE)
    assert not met("INTEGRITY>14", WILKINS, WALLACE)
    assert met("sum(CUNNING, STRENGTH)>22", WILKINS, WALLACE)
    assert not met("sum(CUNNING, STRENGTH)>23", WILKINS, WALLACE)
    assert met("best(2, STRENGTH)>13", WILKINS, WALLACE, YAR)
    assert not met("best(2, STRENGTH)>14", WILKINS, WALLACE, YAR)
    assert notation.compile("targets(STRENGTH)>13").met(Team([WILKINS], [WALLACE, YAR]))
    assert not notation.compile("targets(STRENGTH)>14").met(Team([WILKINS], [WALLACE, YAR]))


@pytest.mark.rule("CCG-19.7")
def test_no_attribute_is_below_zero_when_compared() -> None:
    weak = Somebody(strength=-3)
    assert met("best(2, STRENGTH)>7", YAR, weak)
    assert notation.read_who("STRENGTH<1").fits(weak)
    assert not notation.read_who("STRENGTH<0").fits(weak)
    assert notation.compile("targets(STRENGTH)>7").met(Team(targets=[YAR, weak]))


def test_single_people() -> None:
    assert met("any(CUNNING>7)", PICARD)
    assert not met("any(CUNNING>8)", PICARD, YAR)
    assert met("count(2, Leadership)", PICARD, YAR)
    assert not met("count(3, Leadership)", PICARD, YAR, Somebody(skills={"biology": 1}))
    assert not met("count(2, Diplomacy)", PICARD)  # two levels are not two people
    assert met("count(2, class SECURITY)", WALLACE, YAR)
    assert not met("count(1, class SECURITY)", Somebody("officer", {"security": 1}))
    assert notation.compile("count(3, OFFICER & STRENGTH>5)").alternatives == (
        (People(3, (HasSkill("officer"), HasOver("strength", 5))),),
    )
    assert met("count(1, OFFICER & STRENGTH>5)", PICARD)
    assert not met("count(1, OFFICER & STRENGTH>6)", PICARD, YAR)


@pytest.mark.rule("CCG-9.40", "CCG-9.48")
def test_characteristics_are_counted() -> None:
    assert met("female x2", YAR, SPOT)
    assert not met("female x2", YAR, PICARD)
    assert met("Soong-type android", Somebody(words=frozenset({"soong_type_android"})))


@pytest.mark.rule("CCG-13.21")
def test_named_cards_traits_and_equipment_must_be_present() -> None:
    assert met("{Data} OR {Guinan}", names=frozenset({"Guinan"}))
    assert not met("{Data}", names=frozenset({"Lore"}))
    assert met("card(tricorder)", traits=frozenset({"tricorder"}))
    assert not met("card(tricorder)")
    assert met("Holodeck", equipment=frozenset({"holodeck"}))
    assert not met("Holodeck")
    assert met("SHIELDS>6", shields=7)
    assert not met("SHIELDS>6", shields=6)
    assert met("points(50)", points=50)
    assert not met("points(50)", points=49)


@pytest.mark.rule("CCG-13.20")
def test_a_price_is_never_paid_by_itself() -> None:
    wanted = notation.compile("STRENGTH>44 OR SECURITY + discard(1 Equipment)")
    guard = Team([WALLACE])
    assert not wanted.met(guard)
    assert wanted.prices(guard) == [Discard(1, "equipment")]
    assert wanted.prices(Team([WILKINS])) == []  # something else lacks as well
    assert notation.compile("STRENGTH>5 + discard(1 Equipment)").prices(Team([WILKINS])) == []
    assert wanted.met(Team([Somebody(strength=45)]))


@pytest.mark.rule("CCG-13.19")
def test_what_lacks_is_told_of_the_way_that_lacks_least() -> None:
    wanted = notation.compile("MEDICAL + Biology OR Honor + Physics")
    assert wanted.missing(Team([YAR])) == (Levels("physics"),)
    assert wanted.missing(Team([WILKINS])) == (Levels("medical"), Levels("biology"))
    assert wanted.missing(Team([YAR, Somebody(skills={"physics": 1})])) == ()
    assert wanted.ways(Team([YAR, Somebody(skills={"physics": 1})])) == [(Levels("honor"), Levels("physics"))]


def test_cases_have_labels() -> None:
    found = notation.cases("space: SHIELDS>6 OR Music | planet: SCIENCE + MEDICAL")
    assert found == {
        "space": Needs(((Total(("shields",), 6),), (Levels("music"),))),
        "planet": Needs(((Levels("science"), Levels("medical")),)),
    }
    assert list(notation.cases("with your outpost here: STRENGTH>81 | elsewhere: STRENGTH>18")) == [
        "own_outpost",
        "elsewhere",
    ]


def test_words_at_the_end_say_where() -> None:
    assert notation.compile("SCIENCE x2 OR ENGINEER x2 aboard") == Needs(
        ((Levels("science", 2),), (Levels("engineer", 2),)), "aboard"
    )
    assert notation.compile("SCIENCE + MEDICAL x2 present").where == "present"
    assert notation.compile("ENGINEER + SCIENCE in another Away Team").where == "elsewhere"
    assert notation.compile("SECURITY").where == ""


def test_titles_may_hold_any_sign() -> None:
    assert notation.compile("ENGINEER x2 + {I.P. Scanner} + Holodeck").alternatives == (
        (Levels("engineer", 2), Named("I.P. Scanner"), Equipped("holodeck")),
    )
    assert notation.compile("{A OR B + C} OR points(5)").alternatives == ((Named("A OR B + C"),), (Points(5),))


@pytest.mark.parametrize("text", ["", "INTEGRITY>", "count(x, Honor)", "any()", "Honor + ", "3 Honor"])
def test_what_cannot_be_read_is_an_error(text: str) -> None:
    with pytest.raises(ValueError):
        notation.compile(text)


def test_who_may_be_struck() -> None:
    assert notation.read_who("unique & non-Cardassian") == Who(((Is("unique"), IsNot(Is("cardassian"))),))
    assert notation.read_who("SECURITY & android or class OFFICER").alternatives == (
        (HasSkill("security"), Is("android")),
        (HasClass("officer"),),
    )
    assert notation.read_who("female").fits(YAR)
    assert not notation.read_who("non-female").fits(YAR)
    assert needs.ANYBODY.fits(SPOT)


def test_selections() -> None:
    assert notation.selection("rand 2") == Selection("random", 2)
    assert notation.selection("rand half") == Selection("random", 0, half=True)
    assert notation.selection("rand 1 female") == Selection("random", 1, who=Who(((Is("female"),),)))
    assert notation.selection("opp_choice 1 non-android").how == "opponent"
    assert notation.selection("your choice 1 MEDICAL").how == "player"
    assert notation.selection("highest CUNNING, tie: you") == Selection("highest", of="cunning", tie="player")
    assert notation.selection("highest 2 STRENGTH") == Selection("highest", 2, of="strength")
    assert notation.selection("highest total & female, tie: opponent") == Selection(
        "highest", of="all", who=Who(((Is("female"),),)), tie="opponent"
    )
    assert notation.selection("all non-android") == Selection("all", who=Who(((IsNot(Is("android")),),)))
    assert notation.selection("all") == Selection("all")
