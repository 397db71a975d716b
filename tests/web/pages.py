"""Every page with sample data, by a name for it: what the tests render and `look_pages` photographs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from wardroom.kernel import find
from wardroom.web.render import PACKAGE, Reader, Words, page, table
from wardroom.web.scenes.cards import cards
from wardroom.web.scenes.error import error
from wardroom.web.scenes.graph import curve
from wardroom.web.scenes.lists import mine, open_list
from wardroom.web.scenes.lobby import lobby
from wardroom.web.scenes.logbook import logbook
from wardroom.web.scenes.pad import pad
from wardroom.web.scenes.replay import replay
from wardroom.web.scenes.result import result
from wardroom.web.scenes.rules import rules, shelves
from wardroom.web.scenes.setup import BadTable, complaint, setup
from wardroom.web.scenes.signs import signs
from wardroom.web.scenes.sit import sit
from wardroom.web.scenes.token import token
from wardroom.web.scenes.verify import verify
from wardroom.web.scenes.waiting import waiting

from . import samples

LINK = "https://wardroom.example/sit/wZr1b0u5m2YxQvJt3dKc9LhFaN8eGiPo"
MISSIONS = find(samples.GAME)
HAND = ("lieutenant_worf", "commander_kurn", "ambassador_kehleyr", "commander_sela", "diplomatic_conference", "bridge")
SIGNED = ("missions", "starship", "seti", "seti-companion", "chair", "chair-companion", "ccg")
CHOOSY = (*HAND, "unidentified_ship", "borg_cube", "thought_maker", "mysterious_plague")
Made = tuple[str, dict[str, Any], Words]


def game_words(language: str) -> Words:
    return Words(language, PACKAGE, find(samples.GAME).package, names=samples.row().names)


def plain(template: str, scene: Callable[[Words], dict[str, Any]]) -> Callable[[str], Made]:
    def made(language: str) -> Made:
        words = game_words(language)
        return template, scene(words), words

    return made


def legend(game: str) -> Callable[[str], Made]:
    def made(language: str) -> Made:
        words = Words(language, PACKAGE, find(game).package)
        return f"{game}/signs.html", signs(find(game), words), words

    return made


def crowded(count: int) -> Callable[[Words], dict[str, Any]]:
    """The lobby as it looks with so many games installed."""

    def made(words: Words) -> dict[str, Any]:
        scene = lobby(samples.my_games(), samples.open_games(), words, samples.NOW)
        tiles = (scene["tiles"] * count)[:count]
        return {**scene, "tiles": [replace(tile, game=f"{tile.game}-{number}") for number, tile in enumerate(tiles)]}

    return made


def result_of(words: Words, reader: int | None) -> dict[str, Any]:
    table = samples.finished()
    return result(table, samples.over_row(), words.language, reader=reader, curve=curve(MISSIONS, samples.record()))


def replay_of(words: Words, step: int, seat: int | None) -> dict[str, Any]:
    reader = Reader(words.language, "auto", "token", "/")
    return replay(MISSIONS, samples.record(), samples.over_row(), reader, step=step, seat=seat)


def wrong_verify(words: Words) -> dict[str, Any]:
    record = samples.record()
    moves = (record.moves[0], record.moves[1]._replace(link="0" * 16), *record.moves[2:])
    return verify(MISSIONS, replace(record, moves=moves), samples.over_row(), words.language)


def wrong_setup(words: Words) -> dict[str, Any]:
    said = complaint(BadTable("seats", count=1, least=2, most=4), words)
    return setup(find(samples.GAME), words, form={"who1": "me", "who2": "nobody", "who3": "nobody"}, wrong=said)


PAGES: dict[str, Callable[[str], Made]] = {
    "lobby": plain("lobby.html", lambda w: lobby(samples.my_games(), samples.open_games(), w, samples.NOW)),
    "lobby-new": plain("lobby.html", lambda w: lobby([], [], w, samples.NOW)),
    "lobby-2": plain("lobby.html", crowded(2)),
    "lobby-3": plain("lobby.html", crowded(3)),
    "lobby-4": plain("lobby.html", crowded(4)),
    "lobby-5": plain("lobby.html", crowded(5)),
    "mine": plain("lists.html", lambda w: mine(samples.my_games(), w, samples.NOW)),
    "open": plain("lists.html", lambda w: open_list(samples.open_games(), w, samples.NOW)),
    "open-none": plain("lists.html", lambda w: open_list([], w, samples.NOW)),
    "setup": plain("setup.html", lambda w: setup(find(samples.GAME), w, me="Ann")),
    "setup-alone": plain("setup.html", lambda w: setup(find("starship"), w, form={"alone": "yes"})),
    "setup-long": plain("setup.html", lambda w: setup(find("seti"), w)),
    "setup-chair": plain("setup.html", lambda w: setup(find("chair"), w, me="Ann")),
    "setup-ccg": plain("setup.html", lambda w: setup(find("ccg"), w, me="Ann")),
    "setup-wrong": plain("setup.html", wrong_setup),
    "waiting-host": plain(
        "waiting.html", lambda w: waiting(samples.waiting_row(), w, host=True, mine=(0,), links={1: LINK}, watch=LINK)
    ),
    "waiting-guest": plain("waiting.html", lambda w: waiting(samples.waiting_row(), w, host=False, mine=(1,))),
    "waiting-ready": plain("waiting.html", lambda w: waiting(samples.row(status="waiting"), w, host=True, mine=(0,))),
    "sit": plain("sit.html", lambda w: sit(samples.waiting_row(), w, action="/sit/secret", seat=1)),
    "watch": plain("sit.html", lambda w: sit(samples.row(), w, action="/watch/secret", seat=None)),
    "token": plain("token.html", lambda w: token(samples.row(), 0, LINK[-32:], "https://wardroom.example", w)),
    "error-404": plain("error.html", lambda w: error(w, 404)),
    "error-500": plain("error.html", lambda w: error(w, 500, reference="7f3a-91c2")),
    "error-429": plain("error.html", lambda w: error(w, 429, retry=20)),
    "error-link": plain("error.html", lambda w: error(w, "link")),
    "result": plain("result.html", lambda w: result_of(w, 0)),
    "result-watched": plain("result.html", lambda w: result_of(w, None)),
    "replay-start": plain("table", lambda w: replay_of(w, 0, None)),
    "replay-open": plain("table", lambda w: replay_of(w, 24, None)),
    "replay-seat": plain("table", lambda w: replay_of(w, 25, 1)),
    "replay-end": plain("table", lambda w: replay_of(w, 999, 0)),
    "verify": plain("verify.html", lambda w: verify(MISSIONS, samples.record(), samples.over_row(), w.language)),
    "verify-wrong": plain("verify.html", wrong_verify),
    "log": plain("log.html", lambda w: logbook(samples.finished().seat(0), samples.over_row(), w.language)),
    "shelves": plain("shelves.html", shelves),
    "rules": plain("rules.html", lambda w: rules(MISSIONS, w)),
    "rules-found": plain("rules.html", lambda w: rules(MISSIONS, w, "4.7")),
    "rules-none": plain("rules.html", lambda w: rules(MISSIONS, w, "tribble")),
    **{f"signs-{game}": legend(game) for game in SIGNED},
    "cards": plain("cards.html", lambda w: cards(MISSIONS, w, {})),
    "cards-klingon": plain("cards.html", lambda w: cards(MISSIONS, w, {"lifeform": ["klingon"]})),
    "cards-starship": plain("cards.html", lambda w: cards(find("starship"), w, {})),
    "cards-none": plain("cards.html", lambda w: cards(MISSIONS, w, {"affiliation": ["hostile"]}, "tribble")),
    "pad": plain("pad.html", lambda w: pad(MISSIONS, w.language, [])),
    "pad-hand": plain("pad.html", lambda w: pad(MISSIONS, w.language, HAND)),
    "pad-choices": plain("pad.html", lambda w: pad(MISSIONS, w.language, CHOOSY, q="klingon")),
    "pad-wrong": plain(
        "pad.html", lambda w: pad(MISSIONS, w.language, CHOOSY, fields={"choose.mysterious_plague": "android"})
    ),
}


def rendered(name: str, language: str, theme: str = "auto") -> str:
    template, scene, words = PAGES[name](language)
    if template == "table":
        return table(Reader(language, theme, "token", "/"), words, scene)
    return page(template, Reader(language, theme, "token", "/"), words, **scene)
