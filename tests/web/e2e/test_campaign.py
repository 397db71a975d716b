"""A campaign of three games in a real browser: begun from the lobby, its first two games played up to their upgrade by
moves that are sent, the third given up; then its file goes into a browser that was never there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from wardroom.games.chair import GAME, campaign
from wardroom.kernel import Table
from wardroom.kernel.chance import SEED_BYTES
from wardroom.testing import named_player

from ..look import found_by_axe
from .conftest import Somebody
from .people import RESULT, Person
from .test_whole_games import PHONE, in_french, no_wider_than_the_screen

LUCK = b"luck"
"""What `same_deals.py` mixes into every deal."""


def up_to_the_upgrade(begun: Any, **chosen: str) -> Table[Any]:
    """The next game as the server deals it, played at random up to its last question."""
    settings = campaign.settings_for(begun, **chosen)
    table: Table[Any] = Table(GAME, 1, bytes(SEED_BYTES), salt=LUCK, settings=settings, names=["Ann"])
    player = named_player("random", "campaign")
    while (seat := table.waiting()[0]).ask is not None and seat.ask.kind != "upgrade":
        seat.choose(player.choose(seat))
    return table


def sends_moves(me: Person, table: Table[Any]) -> None:
    """All moves of a game, as the forms of its page would send them."""
    me.is_asked()
    csrf = me.page.locator("#do input[name=csrf]").input_value()
    origin = me.page.url.partition("/games/")[0]
    for position, move in enumerate(table.moves):
        fields = {"csrf": csrf, "position": str(position), "once": f"{position}-0", "as": "0", "option": move.key}
        sent = me.context.request.post(
            f"/games/{me.game}/choose", form={**fields, "sure": "1"}, headers={"origin": origin}, max_redirects=0
        )
        assert sent.status == 303, (position, move, sent.status)
    me.page.reload()
    me.sees(len(table.moves))


def chooses_an_upgrade(me: Person, begun: Any, table: Table[Any]) -> Any:
    """Here and at our own table alike; what the campaign has come to."""
    assert me.is_asked()
    assert not found_by_axe(me.page)
    keys = me.offered
    assert keys == [label.key for label in table.seat(0).labels] and len(keys) > 1
    me.says(keys[0])
    table.seat(0).choose_key(keys[0])
    me.page.locator(RESULT).wait_for()
    return campaign.follow(begun, table.record())


def goes_to_the_campaign(me: Person) -> None:
    me.page.locator(f"{RESULT} .verdict__do a.button--main").click()
    me.page.locator("main.campaign").wait_for()


def begins_the_next(me: Person, opponent: str) -> None:
    me.page.locator("select[name=opponent]").select_option(opponent)
    me.page.locator("form.next button").press("Enter")
    me.table.wait_for()


def test_a_campaign_of_three_games(somebody: Somebody, tmp_path: Path) -> None:
    me = somebody()
    me.opens("/").page.locator("a[href='/campaigns/chair']").click()
    page = me.page
    assert not found_by_axe(page)
    page.locator("input[name=captain][value=koloth]").check(force=True)
    page.locator("input[name=mode][value=yellow_alert]").check()
    page.locator("input[name=challenge][value=on_tuesday]").check()
    page.locator("input[name=opponent][value=sela]").check(force=True)
    page.locator("input[name=name]").fill("Ann")
    page.locator(".setup__do button").click()
    me.table.wait_for()
    begun = campaign.begin("koloth", "yellow_alert", ["on_tuesday"])

    for opponent in ("sela", "shran"):
        table = up_to_the_upgrade(begun, opponent=opponent)
        sends_moves(me, table)
        begun = chooses_an_upgrade(me, begun, table)
        assert not found_by_axe(page)
        goes_to_the_campaign(me)
        expect(page.locator(".campaign__table tbody tr")).to_have_count(len(begun.games))
        begins_the_next(me, "shran" if opponent == "sela" else "picard")

    me.is_asked()
    page.locator("a.tool[href$='/campaign']").click()
    expect(page.locator(".campaign__table tbody tr")).to_have_count(3)
    page.locator(".campaign__next a").click()
    page.locator(".tool[popovertarget=panel-concede]").click()
    page.locator("#panel-concede form button").click()
    page.locator(RESULT).wait_for()
    goes_to_the_campaign(me)
    expect(page.locator(".campaign__table tbody tr").last).to_contain_text("given up")
    page.locator("form[action$='/verify'] button").click()
    expect(page.locator(".toast--good")).to_contain_text("All 3 games")
    assert not found_by_axe(page)
    with page.expect_download() as got:
        page.locator("a[href$='/campaign/file']").click()
    got.value.save_as(tmp_path / "campaign.json")

    phone = somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR", java_script_enabled=False)
    phone.opens("/campaigns/chair")
    no_wider_than_the_screen(phone.page)
    in_french(phone.page)
    phone.page.locator("input[name=file]").set_input_files(tmp_path / "campaign.json")
    phone.page.locator("form.bring button").click()
    phone.page.locator("main.campaign").wait_for()
    expect(phone.page.locator(".campaign__table tbody tr")).to_have_count(3)
    assert not phone.page.locator("form.next").count(), "the campaign is another’s here"
    no_wider_than_the_screen(phone.page)
    in_french(phone.page)
