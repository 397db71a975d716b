"""A deck that chance draws: agreed on before the deal, in the table's settings after it."""

from __future__ import annotations

from pathlib import Path

from wardroom.games.ccg.decks import READY, read

from .door import config, running

FORM = {"who1": "me", "who2": "bot:ensign", "set-format": "academy", "set-deck_1": "drawn", "set-deck_2": "random"}


def test_the_table_keeps_the_deck_that_was_drawn(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        browser = server.browser()
        assert browser.post("/setup/ccg", FORM).status_code == 303
        (id,) = server.services.store.ids()
        row = server.services.store.game(id)
        drawn = str(row.settings["deck_1"])
        assert row.status == "playing" and row.settings["deck_2"] == "random"
        assert drawn not in READY and read(drawn) == drawn and drawn.startswith("academy/")


def test_programs_get_one_too(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        options = {"format": "full", "deck_1": "drawn", "deck_2": "drawn"}
        wish = {"game": "ccg", "seats": [{"kind": "person"}, {"kind": "person"}], "options": options}
        made = server.client.post("/api/games", json=wish)
        assert made.status_code == 201
        (id,) = server.services.store.ids()
        decks = [str(server.services.store.game(id).settings[f"deck_{seat}"]) for seat in (1, 2)]
        assert decks[0] != decks[1] and [read(deck) for deck in decks] == decks
        assert all(deck.startswith("full/") for deck in decks)
