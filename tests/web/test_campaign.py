"""A campaign through the doors of the server: begin, play on, look, take along, bring back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.games.chair.campaigns import chain, play_out, said
from wardroom.games.chair import GAME, campaign
from wardroom.games.chair.cards.campaigns import CHALLENGES, MODES
from wardroom.interface.campaign_file import CampaignFile, campaign_of
from wardroom.kernel import Record
from wardroom.store import GameRow
from wardroom.web.campaigns import Campaigns, Standing
from wardroom.web.render import PACKAGE, Words
from wardroom.web.scenes.campaign import campaign as describe

from ..store.tables import new_table, row_of
from .door import ORIGIN, Browser, Server, Table, config, running

PLAN = {"captain": "koloth", "mode": "yellow_alert", "challenge": "on_tuesday"}
FIRST = {**PLAN, "opponent": "sela", "board": "advanced", "name": "Ann"}
DAYS = ("2026-01-02", "2026-01-05", "2026-02-07")


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    with running(config(tmp_path, database=request.getfixturevalue(request.param))) as made:
        yield made


@pytest.fixture
def lite(tmp_path: Path) -> Iterator[Server]:
    with running(config(tmp_path)) as made:
        yield made


def begins(browser: Browser, **sent: str) -> str:
    """The path of the first game."""
    answer = browser.post("/campaigns/chair", {**FIRST, **sent})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def gives_up(browser: Browser, path: str) -> None:
    assert browser.post(f"{path}/concede", {"as": "0", "sure": "1"}).status_code == 303


def goes_on(browser: Browser, path: str, **sent: str) -> str:
    answer = browser.post(f"{path}/campaign", sent)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def bring(browser: Browser, source: str) -> Any:
    files = {"file": ("campaign.json", source, "application/json")}
    data = {"csrf": browser.token()}
    return browser.request("POST", "/import", data=data, files=files, headers={"origin": ORIGIN})


def row_at(server: Server, path: str) -> GameRow:
    return server.services.store.game(path.rpartition("/")[2])


def whole(games: tuple[Record, ...] = ()) -> str:
    plan = {"captain": "koloth", "mode": "yellow_alert", "challenges": ["on_tuesday", "ticking_clock"]}
    games = games or chain()
    return CampaignFile("chair", plan, games, DAYS[: len(games)]).to_json()


# Begin


@pytest.mark.rule("CHAIR-36.2")
def test_a_campaign_begins_from_the_lobby_and_from_the_set_up_page(lite: Server) -> None:
    browser = lite.browser()
    for path in ("/", "/setup/chair"):
        assert 'href="/campaigns/chair"' in browser.get(path).text
    assert "/campaigns/" not in browser.get("/setup/missions").text
    assert browser.get("/campaigns/missions").status_code == 404
    form = browser.get("/campaigns/chair").text
    for name, values in (
        ("mode", MODES),
        ("challenge", CHALLENGES),
        ("captain", ["picard", "shran"]),
    ):
        assert all(re.search(rf'name="{name}" value="{value}"', form) for value in values)
    row = row_at(lite, begins(browser, challenge="on_tuesday"))
    header = {name: row.settings[name] for name in ("captain_1", "captain_2", "board_1", "campaign", "challenges")}
    assert list(header.values()) == ["koloth", "sela", "advanced", "yellow_alert", "on_tuesday"]
    assert row.names == ("Ann",) and row.before is None and row.status == "playing"
    assert (row.settings["assignment"], row.settings["rank"], row.settings["alone"]) == (1, "lieutenant", "bot")


@pytest.mark.rule("CHAIR-36.13")
def test_several_challenges_go_together(lite: Server) -> None:
    browser = lite.browser()
    data = {**FIRST, "csrf": browser.token(), "challenge": ["ticking_clock", "only_ship"]}
    headers = {"origin": ORIGIN, "sec-fetch-site": "same-origin"}
    answer = browser.request("POST", "/campaigns/chair", data=data, headers=headers)
    row = row_at(lite, answer.headers["location"])
    assert (row.settings["challenges"], row.settings["clock"]) == ("only_ship", True)


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"opponent": "koloth"}, "Koloth, the Dahar Master cannot be the opponent now (CHAIR-36.4)"),
        ({"captain": "q"}, "captain"),
        ({"mode": ""}, "campaign"),
        ({"challenge": "sleep"}, "sleep"),
        ({"board": "third"}, "board"),
    ],
)
def test_what_cannot_begin_is_told_above_the_form(lite: Server, sent: dict[str, str], said: str) -> None:
    browser = lite.browser()
    answer = browser.post("/campaigns/chair", {**FIRST, **sent})
    assert answer.status_code == 422
    wrong = re.findall(r'role="alert">([^<]+)<', answer.text)
    assert len(wrong) == 1 and said in wrong[0]
    assert 'value="Ann"' in answer.text and lite.services.store.ids() == []


# Play on


@pytest.mark.rule("CHAIR-36.27")
def test_from_game_to_game(server: Server) -> None:
    """A game given up is lost, and no second start takes its place."""
    browser = server.browser()
    first = begins(browser)
    assert goes_on(browser, first) == first, "it is being played"
    gives_up(browser, first)
    assert browser.post(f"{first}/rematch").headers["location"] == f"{first}/campaign"
    result = browser.get(first).text
    assert f'href="{first}/campaign"' in result and "Next assignment" in result and "/rematch" not in result
    second = goes_on(browser, first, opponent="random", board="basic")
    row = row_at(server, second)
    assert row.before == row_at(server, first).id and row.names == ("Ann",)
    assert (row.settings["assignment"], row.settings["wins"], row.settings["board_1"]) == (2, 0, "basic")
    assert set(str(row.settings["barred"]).split("+")) == {"sela"}
    assert row.settings["before"] == row_link(server, first)
    assert goes_on(browser, first, opponent="shran") == second, "there is one already"
    assert 'id="next"' in browser.get(f"{first}/campaign").text
    gives_up(browser, second)
    assert browser.post(f"{first}/campaign", {"opponent": "shran"}).status_code == 409, "from its last game only"
    third = row_at(server, goes_on(browser, second, opponent="shran"))
    assert (third.settings["assignment"], third.settings["captain_2"]) == (3, "shran")


def row_link(server: Server, path: str) -> str:
    row = row_at(server, path)
    return server.services.store.moves(row.id)[-1].link


@pytest.mark.rule("CHAIR-36.4")
def test_only_who_may_be_met_is_offered(lite: Server) -> None:
    browser = lite.browser()
    first = begins(browser)
    gives_up(browser, first)
    page = browser.get(f"{first}/campaign").text
    offered = re.findall(r'value="(\w+)"', page[page.index('name="opponent"') : page.index('name="board"')])
    assert offered == ["random", "picard", "sisko", "burnham", "shran"]
    for opponent in ("sela", "koloth", "q"):
        answer = browser.post(f"{first}/campaign", {"opponent": opponent})
        assert answer.status_code == 422 and "CHAIR-36.4" in answer.text
    assert len(lite.services.store.ids()) == 1


@pytest.mark.rule("CHAIR-36.1")
def test_after_ten_games_there_is_no_next_one(lite: Server) -> None:
    browser = lite.browser()
    path = begins(browser)
    for _ in range(9):
        gives_up(browser, path)
        path = goes_on(browser, path)
    gives_up(browser, path)
    assert "The review of your campaign" in browser.get(path).text
    page = browser.get(f"{path}/campaign").text
    assert "Review 1 of 8" in page and 'id="next"' not in page
    assert page.count("given up") == 10
    assert browser.post(f"{path}/campaign").status_code == 422
    assert len(lite.services.store.ids()) == 10


# Look


@pytest.mark.rule("CHAIR-36.23")
def test_the_log_of_a_campaign(server: Server) -> None:
    browser = server.browser()
    path = bring(browser, whole()).headers["location"]
    page = unescape(browser.get(path).text)
    table = page[page.index("<tbody>") : page.index("</tbody>")]
    lines = [re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", line)).split() for line in table.split("</tr>")[:-1]]
    for number, (line, game) in enumerate(zip(lines, campaign.after(chain()).games, strict=True), 1):
        told = " ".join(line)
        assert line[1] == str(number) and DAYS[number - 1] in told and "Ensign" in told and "basic side" in told
        assert (
            f"{game.points} to {game.theirs}" in told
            and Words("en", PACKAGE, GAME.package)(f"captain-{game.opponent}.short") in told
        )
    assert "lieutenant" in table and "given up" in table and "/cards/chair#" in table
    for wanted in ("Yellow Alert", "They Will Arrive on Tuesday", "Ticking Clock", "0 of 5", "CHAIR-36.20"):
        assert wanted in page
    assert browser.get(path, headers={"accept-language": "fr"}).status_code == 200
    again = browser.post(f"{path}/verify")
    assert again.status_code == 200 and "All 3 games were just played again" in again.text


def test_the_campaign_is_one_step_from_its_tables_and_from_my_games(lite: Server) -> None:
    browser = lite.browser()
    first = begins(browser)
    assert f'href="{first}/campaign"' in browser.get(first).text
    assert "being played" in browser.get(f"{first}/campaign").text
    for path in ("/", "/mine"):
        assert re.search(rf'href="{first}/campaign">Campaign, game 1<', browser.get(path).text)
    other = Table(lite)
    assert "/campaign" not in other.host.get(other.path).text
    for what in ("", "/file"):
        assert other.host.get(f"{other.path}/campaign{what}").status_code == 409


def test_at_its_end_there_is_a_review_and_no_next_game(lite: Server) -> None:
    """Five victories in eight games: a Distinguished Admiral (CHAIR-36.22)."""
    results = ["sela+", "shran-", "sisko+", "burnham+", "koloth-", "shran-", "shran+", "koloth+"]
    for language, words in (("en", ("Distinguished Admiral", "5 of 5")), ("fr", ("5 sur 5", "Bilan 7 sur 8"))):
        spoken = Words(language, PACKAGE, GAME.package)
        rows = tuple(row_of(new_table(), game="chair", settings={}, status="over") for _ in results)
        scene = describe(Standing(said(*results), rows, None), spoken, rows[0].id, True)
        told = [scene["grade"].name, spoken("web-campaign-wins.of", wins=5, most=scene["most_wins"])]
        told.append(spoken("web-campaign-grade", grade=scene["grade"].value))
        assert set(words) <= set(told)
        assert [line.won for line in scene["lines"]] == [each.endswith("+") for each in results]
        assert scene["state"].games_left == 0 and scene["career"] == spoken("career-admiral")


def test_who_may_do_what(lite: Server) -> None:
    ann, eve = lite.browser(), lite.browser()
    path = bring(ann, whole()).headers["location"].removesuffix("/campaign")
    for what in ("", "/file"):
        assert eve.get(f"{path}/campaign{what}").status_code == 404
    for what in ("", "/verify"):
        assert eve.post(f"{path}/campaign{what}").status_code == 404
    assert bring(eve, whole()).headers["location"] == f"{path}/campaign", "who has its file may watch it"
    page = eve.get(f"{path}/campaign").text
    assert 'name="opponent"' not in page and "/campaign/file" not in page
    assert eve.get(f"{path}/campaign/file").status_code == 403
    assert eve.post(f"{path}/campaign", {"opponent": "random"}).status_code == 403
    assert eve.post(f"{path}/campaign/verify").status_code == 200


def test_nothing_of_a_running_game_comes_out(lite: Server) -> None:
    browser = lite.browser()
    path = begins(browser)
    row = row_at(lite, path)
    for what in ("", "/file"):
        told = browser.get(f"{path}/campaign{what}").text
        assert row.seed not in told and row.start not in told
    assert json.loads(browser.get(f"{path}/campaign/file").text)["games"] == []


# Take along, bring back


def test_out_of_one_server_into_another(server: Server, tmp_path: Path) -> None:
    ann = server.browser()
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    path = bring(ann, whole()).headers["location"].removesuffix("/campaign")
    answer = ann.get(f"{path}/campaign/file")
    assert "attachment" in answer.headers["content-disposition"]
    brought = CampaignFile.from_json(answer.text.encode())
    assert answer.text == whole() and len(campaign_of(brought).games) == 3
    with running(config(folder)) as other:
        bo = other.browser()
        there = bring(bo, answer.text).headers["location"].removesuffix("/campaign")
        assert len(other.services.store.ids()) == 3
        fourth = row_at(other, goes_on(bo, there))
        assert fourth.settings["assignment"] == 4 and len(other.services.store.chain(fourth.id)) == 4
        assert fourth.settings["before"] == chain()[-1].chain[: campaign.LINK]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (lambda games: [games[0], games[2]], "Game 2 of the campaign is missing"),
        (lambda games: [games[1], games[0], games[2]], "not in order"),
        (
            lambda games: [*games[:2], play_out(campaign.begin("koloth", "yellow_alert"), "b", give_up=True)],
            "game 1 stands where game 3 belongs",
        ),
        (lambda games: [games[0], games[0]], "is game 1 again"),
    ],
)
def test_a_campaign_that_does_not_fit_is_refused_with_its_reason(lite: Server, changed: Any, said: str) -> None:
    browser = lite.browser()
    answer = bring(browser, whole(tuple(changed(chain()))))
    assert answer.status_code == 422 and said in answer.text
    assert lite.services.store.ids() == []


def test_what_is_no_campaign_at_all(lite: Server) -> None:
    browser, source = lite.browser(), whole()
    sealed = json.loads(source)
    sealed["games"][1]["moves"] = sealed["games"][1]["moves"][:1] * 2
    bonus = source.replace('"reinforcements": "', '"reinforcements": "free_lunch+', 1)
    for bad in (source[:400], source.replace('"chair"', '"missions"', 1), json.dumps(sealed), bonus):
        answer = bring(browser, bad)
        assert answer.status_code in (400, 422), answer.status_code
        assert "Traceback" not in answer.text and 'class="lost__said"' in answer.text
    assert lite.services.store.ids() == []


def test_a_chain_that_lacks_a_game_says_which_and_hides_nothing_else(lite: Server) -> None:
    browser = lite.browser()
    path = bring(browser, whole()).headers["location"].removesuffix("/campaign")
    store = lite.services.store
    store.remove(store.chain(path.rpartition("/")[2])[0].id)
    lite.services.campaigns = Campaigns(store)  # as after a new start
    answer = browser.get(f"{path}/campaign")
    assert answer.status_code == 422 and "Game 1 of the campaign is missing" in answer.text
    assert browser.get(path).status_code == 200
    assert browser.post(f"{path}/campaign").status_code == 422
