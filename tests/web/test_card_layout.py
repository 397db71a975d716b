"""Equal cards on the page: each by where it lies, with the option and the refusal that name it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.kernel.games import fleet
from wardroom.kernel import Label, Reason, Show, Table
from wardroom.kernel.state import Plain
from wardroom.web.render import PACKAGE, Words
from wardroom.web.scenes.card_layout import LaidCard, make_layer, make_safe, number_copies
from wardroom.web.scenes.faces import Faces
from wardroom.web.scenes.options import groups, refusals, tag_of
from wardroom.web.scenes.position import read_position

CREWS = {"deck_1": "guard*11,ambush*1;", "deck_2": "guard*11,ambush*1;"}


def printed() -> dict[str, dict[str, Plain]]:
    return {face: {"back": "fleet"} for face in (*fleet.SHIPS, *fleet.DRAWN)}


GAME = replace(fleet.GAME, show=Show(printed=printed))
EN = Words("en", PACKAGE, fleet.GAME.package, names=("Ann", "Bo"), reader=0)


def beaming() -> Table[Any]:
    """Two guards aboard the Pagh; who goes over to the Bounty?"""
    table = Table(GAME, 2, bytes(32), settings=CREWS)
    for _ in range(2):
        table.choose_key(0, next(label.key for label in table.seat(0).labels if label.key.startswith("play:guard:1")))
        table.choose_key(0, "pagh@home")
    table.choose_key(0, "beam:pagh@home:bounty@home")
    return table


def laid(table: Table[Any], cards: list[str], **how: Any) -> list[LaidCard]:
    look, deck = read_position(table.seat(0)), Faces(GAME, "en")
    found = groups(look.labels, EN, {})
    lay = make_layer(deck, look, found, {}, refusals(look.refusals, EN), 0, "age")
    result: list[LaidCard] = lay(cards, **how)
    return result


def shown(cards: list[LaidCard]) -> list[tuple[str, str, str]]:
    return [(it.id, it.face.id, it.option.key if it.option else "") for it in cards]


def test_each_of_equal_cards_has_its_own_id_and_option() -> None:
    table = beaming()
    view: Any = table.seat(0).view
    crew = [card for card in view["cards"]["table"] if card.startswith("guard")]
    assert crew == ["guard@pagh-1", "guard@pagh-1"]
    assert shown(laid(table, crew)) == [
        ("c-guard-pagh-1", "guard", "guard@pagh-1"),
        ("c-guard-pagh-1-2", "guard", "guard@pagh-1~2"),
    ]
    table.choose_key(0, "guard@pagh-1")
    assert [option for _, _, option in shown(laid(table, crew))] == ["guard@pagh-1", ""], "one is left to choose"


def test_what_lies_elsewhere_or_in_a_hand_is_another_card() -> None:
    found = laid(beaming(), ["guard@bounty-1", "guard", "pagh@home", "?deck", "?deck@pagh-1"])
    assert shown(found) == [("c-guard-bounty-1", "guard", ""), ("c-guard", "guard", ""), ("c-pagh-home", "pagh", "")]


def test_equal_cards_in_order() -> None:
    found = laid(beaming(), ["guard@pagh-1", "guard", "guard@pagh-1"], in_order=True)
    assert sorted(it.name for it in found) == ["guard", "guard-pagh-1", "guard-pagh-1-2"]
    assert sum(it.option is not None for it in found) == 2


def test_cards_without_a_place_are_what_they_were() -> None:
    """Equal faces in a hand share their option, as in all games that tell no places."""
    table = Table(GAME, 2, bytes(32), settings=CREWS)
    first, second = laid(table, ["guard", "guard"])
    assert (first.id, first.option) == (second.id, second.option) and first.id == "c-guard" and first.option
    assert first.option.tag == first.option.card == "guard"
    assert number_copies(["a", "a", "a@b", "a@b", "a@b"]) == ["a", "a", "a@b", "a@b~2", "a@b~3"]


def test_refusals_belong_to_the_card_they_name() -> None:
    table = Table(GAME, 2, bytes(32), settings=CREWS)
    pagh, bounty = laid(table, ["pagh@home", "bounty@home"])
    assert pagh.refused and bounty.refused, "nobody is aboard"
    reason = Reason("FLEET-7", "already-there")
    args = {"card": "pagh", "at": "vega", "word": "vega"}
    label = Label("fly:pagh@vega:vega", "option-order-fly", args, False, "fly")
    (refusal,) = refusals([(label, reason)], EN)
    assert refusal.cards == ("pagh@vega",) and refusal.things == ("Fly Pagh (at vega) to Vega",)


@pytest.mark.parametrize(
    ("key", "args", "tag"),
    [
        ("guard@pagh-1", {"card": "guard", "at": "pagh-1"}, "guard@pagh-1"),
        ("guard@pagh-1~3", {"card": "guard", "at": "pagh-1"}, "guard@pagh-1~3"),
        ("beam:pagh@home:bounty@home", {"card": "pagh", "at": "home", "card2": "bounty", "at2": "home"}, "pagh@home"),
        ("play:guard:1~2", {"card": "guard", "n": 1}, "guard"),
        ("guard", {"card": "guard", "at": "somewhere"}, "guard"),
        ("end", {}, ""),
    ],
)
def test_an_option_names_its_card(key: str, args: dict[str, Any], tag: str) -> None:
    """What `about` adds is no place of a card unless its key says so."""
    assert tag_of(Label(key, "option-x", args, False)) == tag


def test_names_on_the_page_are_safe() -> None:
    assert make_safe("guard@the gap/2~2") == "guard-the-gap-2-2"
    assert make_safe("lieutenant_worf") == "lieutenant_worf"
