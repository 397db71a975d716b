"""Requests that nobody sends by mistake: for every route, in everything that a request can carry."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

DEEP = "[" * 20_000 + "]" * 20_000
DIGITS = "9" * 5_000
TEXTS = (
    "",
    "0",
    "-1",
    "+1",
    "1e9",
    "99999",
    DIGITS,
    "²",
    "١",
    "a\0b",
    "\ud800",
    "\udfff\ud800",
    "\u202e\u2066",
    "e\u0301" * 200,
    "x" * 5_000,
    "../../etc/passwd",
    "//evil.example",
    "/%2f%2fevil.example",
    "%",
    "%zz",
    "%00",
    "{{7*7}}{% raw %}",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "undo",
    "concede",
    "done",
    "hand1[3]",
    "strike~2",
    "\r\nset-cookie: a=b",
    "null",
    "[]",
)
BODIES = (
    b"",
    b"\xff\xfe\xff",
    b'{"game": "\xff"}',
    b"null",
    b"[]",
    b"0",
    b'"text"',
    b"NaN",
    b"{",
    b'{"a": ' + b"[" * 20_000,
    DEEP.encode(),
    b'{"position": ' + DIGITS.encode() + b', "option": "x"}',
    b'{"position": 1e400, "option": "x"}',
    b'{"position": 0, "option": "\\ud800"}',
    b'{"position": 0, "option": "\\u0000"}',
    b'{"position": 0, "option": "x", "once": "\\ud800"}',
    b'{"position": 0, "options": [' + b'"x",' * 150 + b'"x"]}',
    b'{"position": 0, "options": ["undo", "undo"]}',
    b'{"game": "missions", "seats": [{"kind": "person", "name": "\\ud800"}, {"kind": "person"}]}',
    b'{"game": "missions", "seats": [{"kind": "person", "name": "\\u0000"}, {"kind": "person"}]}',
    b'{"game": "missions", "seats": [{"kind": "person"}, {"kind": "bot", "player": "os:system"}]}',
    b'{"game": "missions", "seats": [{"kind": "person"}, {"kind": "person"}], "options": {"stalemate_rounds": '
    + DIGITS[:400].encode()
    + b"}}",
    b'{"game": "missions", "seats": [{"kind": "person"}, {"kind": "person"}], "options": {"\\u0000": true}}',
    b'{"game": "missions", "seats": [{"kind": "person"}, {"kind": "person"}], "luck": "\\u0000|"}',
)
KINDS = (
    "application/json",
    "application/json; charset=utf-16",
    "application/json; charset=nonsense",
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=nonsense",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=x",
    "application/x-msgpack",
    "\xff",
)
FORMS = (
    b"csrf=%ED%A0%80",
    b"csrf=\xff\xfe",
    b"csrf=%ff",
    b"=&=&=",
    b"&" * 2_000,
    b"a=b&" * 2_000,
    b'--x\r\ncontent-disposition: form-data; name="csrf"\r\n\r\n\xff\xfe\r\n--x--\r\n',
    b'--x\r\ncontent-disposition: form-data; name="csrf"; filename="\xff"\r\n\r\nx\r\n--x--\r\n',
    b'--x\r\ncontent-disposition: form-data; name="csrf"\r\n'
    b"content-type: text/plain; charset=nonsense\r\n\r\nx\r\n--x--\r\n",
    b"--x\r\n\r\n\r\n--x--\r\n",
    b"--x--",
    b"--x\r\ncontent-disposition: nonsense\r\n\r\nx",
)
HEADERS: tuple[dict[str, bytes], ...] = (
    {"origin": b"-"},
    {"origin": b"\xff"},
    {"origin": b"null", "sec-fetch-site": b"none"},
    {"host": b""},
    {"host": b"\xff:x"},
    {"host": b"a b/c?d#e"},
    {"accept-language": b"fr;q=nan,en;q=inf,\xff;q=-1"},
    {"accept-language": b",;q=;;," * 100},
    {"authorization": b"Bearer \xff\xfe"},
    {"authorization": b"Bearer"},
    {"cookie": b"wardroom=\xff; wardroom_name=\\ud800\\x00\\N{x}\\; wardroom_links=0.x"},
    {"cookie": b"wardroom_language=xx; wardroom_theme=xx; =; ;;; a"},
    {"cookie": b"wardroom_name=\\ud800"},
    {"cookie": b"wardroom_name=" + b"\\u0301" * 500},
    {"if-none-match": b"\xff"},
    {"x-csrf-token": b"\xff\xfe"},
    {"content-length": b"nonsense"},
    {"range": b"bytes=0-1,5-"},
    {"x-forwarded-for": b"\xff"},
)
FILES: tuple[bytes, ...] = (
    b"",
    b"\xff\xfe",
    b"null",
    b"[]",
    b"{}",
    DIGITS.encode(),
    DEEP.encode(),
    b'{"a":' * 20_000,
)


class Sent(NamedTuple):
    """A request: what is filled into the path, the query, the body, the headers."""

    path: str
    query: str = ""
    body: bytes = b""
    headers: dict[str, bytes] = {}


def fill(template: str, good: str, value: str) -> Iterator[str]:
    """A path that leads somewhere, with this text in one of the gaps of its route, written so that it arrives."""
    gaps, parts = template.split("/"), good.split("/")
    for place, gap in enumerate(gaps):
        if gap.startswith("{"):
            written = quote(value.encode("utf-8", "surrogatepass"), safe="")
            yield "/".join([*parts[:place], written, *parts[place + 1 :]])


def encode_form(fields: dict[str, str]) -> str:
    """As a form is sent, with what cannot be written in it too."""
    return "&".join(
        f"{name}={quote(value.encode('utf-8', 'surrogatepass'), safe='')}" for name, value in fields.items()
    )


def list_requests(
    template: str, good: str, *, posts: bool, token: str, fields: tuple[str, ...], sound: dict[str, str]
) -> Iterator[Sent]:
    """All hostile requests to a route. `good` is a path that leads somewhere; `token` makes a form ours. What is sent
    in a field is sent once in all of them, and once beside `sound` values, which lead further in."""
    for text in TEXTS:
        yield from map(Sent, fill(template, good, text))
        short = text[:60]  # a whole address must stay one
        for known in ({}, sound):
            yield Sent(good, encode_form(dict.fromkeys(fields, short) | known))
            if posts:
                form = encode_form({"csrf": token} | dict.fromkeys(fields, text) | known)
                yield Sent(good, body=form.encode(), headers={"content-type": b"application/x-www-form-urlencoded"})
                plain = dict.fromkeys(fields, text.encode("utf-8", "replace").decode()) | known | {"csrf": token}
                yield Sent(good, body=json.dumps(plain).encode(), headers={"content-type": b"application/json"})
    for headers in HEADERS:
        yield Sent(good, headers=headers)
    if posts:
        for kind in KINDS:
            for body in (*BODIES, *FORMS):
                yield Sent(good, body=body, headers={"content-type": kind.encode("latin-1")})


NONSENSE: list[Any] = [None, True, -1, 1.5, 10**400, 10**30, "", "\ud800", "\0", [], {}, [[]], {"": {}}, "x" * 5_000]
BAD_MOVES: list[Any] = [
    *[None, -1, 10**30, "x", ["0"], {}],
    *[[10**30, "galaxy", "x"], [0, 1, 2], [0, "\ud800", "\0"]],
]


def damage_file(whole: dict[str, Any]) -> Iterator[bytes]:
    """A game file with one thing in it made impossible, each thing in several ways."""
    yield from FILES
    for name in whole:
        for value in NONSENSE:
            yield json.dumps(whole | {name: value}).encode()
        text = json.dumps(whole | {name: "HERE"})
        yield text.replace('"HERE"', DIGITS).encode()
        yield text.replace('"HERE"', "[" * 2_000 + "]" * 2_000).encode()
    for move in BAD_MOVES:
        yield json.dumps(whole | {"moves": [move]}).encode()
