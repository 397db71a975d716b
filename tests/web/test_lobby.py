"""From the lobby to a table: alone or with others, lists of one's own, what can be looked up."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from wardroom.kernel import find, games
from wardroom.web.render import Words
from wardroom.web.scenes.lobby import lobby
from wardroom.web.scenes.rules import rules
from wardroom.web.scenes.setup import BOTS

from .door import Browser, Server, Table, config, running
from .pages import game_words

FRENCH = {"accept-language": "fr"}
ALONE = {"chair": "alone", "seti": "difficulty", "starship": "passenger"} | {
    "chair-companion": "captain",
    "seti-companion": "difficulty",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(config(tmp_path_factory.mktemp("lobby"))) as made:
        yield made


def words_of(page: str) -> str:
    return " ".join(re.sub("<[^>]+>", " ", page).split())


def enter(browser: Browser, path: str, fields: dict[str, str]) -> str:
    """What a form leads to."""
    answer = browser.post(path, fields)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def test_one_can_play_alone_at_the_level_in_view(server: Server) -> None:
    tiles = {tile.game: tile for tile in lobby([], [], game_words("en"), 0.0)["tiles"]}
    assert {name: tile.alone[0].name for name, tile in tiles.items() if tile.alone} == ALONE
    assert tiles["missions"].alone is None
    assert not tiles["seti-companion"].against and not tiles["chair-companion"].against
    page = server.browser().get("/").text
    for name, setting in ALONE.items():
        form = next(form for form in page.split("<form") if f'value="{name}"' in form and 'name="alone"' in form)
        assert f'name="set-{setting}"' in form and "<select" in form and "Play alone" in form
    browser = server.browser()
    path = enter(browser, "/play", {"game": "seti", "alone": "yes", "set-difficulty": "3"})
    row = server.services.store.game(path.rpartition("/")[2])
    assert [seat.kind for seat in row.seats] == ["person"] and row.settings["difficulty"] == 3
    assert browser.get(path).status_code == 200
    others = enter(browser, "/play", {"game": "missions", "alone": "yes"})
    assert len(server.services.store.game(others.rpartition("/")[2]).seats) == 3, "a game that takes others has them"
    assert browser.post("/play", {"game": "seti", "alone": "yes", "set-difficulty": "9"}).status_code == 422


def test_the_set_up_alone_needs_no_empty_seats(server: Server) -> None:
    browser = server.browser()
    page = browser.get("/setup/starship").text
    assert 'name="alone"' in page and 'name="alone"' not in browser.get("/setup/missions").text
    assert browser.get("/setup/seti-companion").text.count("<select") == 1, "nobody else, nothing to choose among"
    sent = {"alone": "yes", "who1": "me", "who2": "bot:ensign", "who3": "link", "set-passenger": "teddy"}
    row = server.services.store.game(enter(browser, "/setup/starship", sent).rpartition("/")[2])
    assert len(row.seats) == 1 and row.settings["passenger"] == "teddy"


def test_who_plays_alone_chooses_for_the_printed_opponent_too(server: Server) -> None:
    """Its row has no player and no name then, only what the game sets for its place."""
    browser = server.browser()
    rows = re.findall(r"<li(?: [^>]*)?><fieldset class=.seat.>.*?</fieldset>", browser.get("/setup/chair").text, re.S)
    assert len(rows) == 2 and "with-others" not in rows[1].partition(">")[0]
    assert "The Bot" in rows[1] and rows[1].count('class="field with-others"') == 2
    assert 'name="set-captain_2"' in rows[1]
    sent = {"alone": "yes", "who1": "me", "set-captain_1": "picard", "set-captain_2": "sela", "set-rank": "admiral"}
    row = server.services.store.game(enter(browser, "/setup/chair", sent).rpartition("/")[2])
    assert len(row.seats) == 1 and (row.settings["captain_2"], row.settings["rank"]) == ("sela", "admiral")
    page = browser.get("/setup/seti").text
    assert "seat__rival" not in page, "its rival has nothing to choose"


@pytest.mark.parametrize(
    ("headers", "host", "guest", "wrong"),
    [({}, "Captain", "Player 2", "you are You"), (FRENCH, "Capitaine", "Joueur 2", "vous êtes Vous")],
)
def test_who_gives_no_name_gets_one_in_its_language(
    server: Server, headers: dict[str, str], host: str, guest: str, wrong: str
) -> None:
    browser = server.browser()
    browser.csrf = ""
    sent = browser.post("/setup/missions", {"who1": "me", "who2": "link"}, headers=headers)
    room = words_of(browser.get(sent.headers["location"], headers=headers).text)
    assert host in room and guest in room and "Seat 2" not in room and "invité" not in room
    alone = browser.post("/setup/seti", {"who1": "me", "alone": "yes"}, headers=headers).headers["location"]
    table = words_of(browser.get(alone, headers=headers).text)
    assert f"you are {host}" in table or f"vous êtes {host}" in table
    assert wrong not in table


def test_in_the_waiting_room_a_link_is_copied_first(server: Server) -> None:
    table = Table(server, start=False)
    page = table.host.get(table.path).text
    buttons = {
        re.sub("<[^>]+>", "", body).strip(): tag for tag, body in re.findall(r"<button([^>]*)>(.*?)</button>", page)
    }
    main = [said for said, tag in buttons.items() if "button--main" in tag]
    assert main == ["Copy link, Bo"]
    assert any(said.startswith("Start now") for said in buttons)


def test_a_game_leaves_the_list_and_comes_back(server: Server) -> None:
    browser, other = server.browser(), server.browser()
    path = enter(browser, "/play", {"game": "missions"})
    id = path.rpartition("/")[2]
    assert id in browser.get("/").text and id in browser.get("/mine").text
    assert enter(browser, "/mine", {"game": id, "do": "remove"}) == "/mine"
    assert id not in browser.get("/").text
    mine = browser.get("/mine").text
    assert "One game taken off the list" in mine and id in mine[mine.index('id="removed"') :]
    assert browser.get(path).status_code == 200, "it is still one's own"
    assert enter(other, "/mine", {"game": id, "do": "restore"}) == "/mine"
    assert id not in browser.get("/").text, "everybody has a list of their own"
    enter(browser, "/mine", {"game": id, "do": "restore"})
    assert id in browser.get("/").text and "removed" not in browser.get("/mine").text
    assert browser.post("/mine", {"game": id, "do": "burn"}).status_code == 400


@pytest.mark.parametrize("path", ["/rules", "/cards", "/pad"])
@pytest.mark.parametrize("headers", [{}, FRENCH])
def test_all_that_can_be_looked_up_is_on_one_page(server: Server, path: str, headers: dict[str, str]) -> None:
    page = server.browser().get(path, headers=headers)
    assert page.status_code == 200
    found = re.findall(r'href="(/(?:rules|cards|pad)/[^"]+)"', page.text)
    assert {f"/rules/{name}" for name in games()} <= set(found)
    for each in found:
        assert server.browser().get(each, headers=headers).status_code == 200, each


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_sections_of_the_rules_are_numbered_once(name: str, language: str) -> None:
    sections = rules(find(name), game_words(language))["sections"]
    assert len({section.number for section in sections}) == len(sections)
    for section in sections:
        assert section.laws[0].id.partition("-")[2].startswith(re.sub(r"[a-z]", "", section.number))
        assert not re.match(r"\d", section.heading), section.heading


def test_settings_have_a_place_of_their_own(server: Server) -> None:
    browser = server.browser()
    page = browser.get(enter(browser, "/play", {"game": "missions"})).text
    notes, settings = (page.split(f'id="panel-{name}"')[1].split('class="sheet"')[0] for name in ("notes", "settings"))
    assert 'name="notes"' in notes
    for mark in ('name="webhook"', "data-notify", "data-keys"):
        assert mark in settings and mark not in notes
    assert 'popovertarget="panel-settings"' in page


@pytest.mark.parametrize(
    ("headers", "again", "rematch"), [({}, "Play again", "Rematch"), (FRENCH, "Rejouer", "Revanche")]
)
def test_who_played_alone_plays_again(server: Server, headers: dict[str, str], again: str, rematch: str) -> None:
    browser = server.browser()
    path = enter(browser, "/play", {"game": "starship", "alone": "yes"})
    assert browser.post(f"{path}/concede", {"as": "0", "sure": "1"}).status_code == 303
    result = words_of(browser.get(path, headers=headers).text)
    assert again in result and rematch not in result


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_all_games_share_speaks_of_no_cards(language: str) -> None:
    words = Words(language, "wardroom.web")
    shared = [words(f"web-rank-{bot}.about", seconds=5, turn=60) for bot in BOTS] + [words("web-table-over.ask")]
    assert not [text for text in shared if re.search(r"\b(hand|main|cards?|cartes?)\b", text)]
