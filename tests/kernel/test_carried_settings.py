"""Settings that came later, that keep their order, and that earlier games decide."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.kernel.games import fleet
from wardroom.kernel import Record, Setting, Table, replay

SEED = bytes(32)


def test_several_values_in_the_order_given() -> None:
    setting = Setting("log", "", ("a", "b", "c"), several=True, ordered=True)
    assert setting.parse("c+a+c") == "c+a+c" and setting.parse("") == ""


def test_a_later_setting_leaves_the_files_of_games_without_it_as_they_were() -> None:
    before: Table[Any] = Table(fleet.GAME, 2, SEED)
    later = replace(fleet.GAME, settings=(*fleet.GAME.settings, Setting("fog", False, (False, True), added=True)))
    after: Table[Any] = Table(later, 2, SEED)
    assert after.settings["fog"] is False and after.chain == before.chain
    assert after.record(host=True).to_json() == before.record(host=True).to_json()
    assert replay(later, Record.from_json(before.record(host=True).to_json())).settings == after.settings
    foggy: Table[Any] = Table(later, 2, SEED, settings={"fog": True})
    assert foggy.chain != before.chain and foggy.record(host=True).settings["fog"] is True


def test_a_setting_that_is_simply_new_changes_the_chain() -> None:
    """So that the flag is not for nothing."""
    wider = replace(fleet.GAME, settings=(*fleet.GAME.settings, Setting("fog", False, (False, True))))
    assert Table(wider, 2, SEED).chain != Table(fleet.GAME, 2, SEED).chain


def test_nobody_is_asked_for_what_is_carried_over() -> None:
    carried = Setting("wins", 0, range(5), carried=True)
    game = replace(fleet.GAME, settings=(*fleet.GAME.settings, carried))
    assert carried not in game.asked and len(game.asked) == len(game.settings) - 1
    assert "wins" in game.named_settings
