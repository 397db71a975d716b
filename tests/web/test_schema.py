"""The HTTP API answers whatever it is sent: no request makes it fail."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import booleans
from schemathesis import GenerationMode

from .door import ORIGIN, Server, config, running

BOUNDED = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)
WISH = {"game": "missions", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(config(tmp_path_factory.mktemp("schema"))) as made:
        yield made


def test_the_description_is_a_page_and_a_document(server: Server) -> None:
    page = server.client.get("/schema")
    assert page.status_code == 200 and "POST /api/games" in unescape(page.text) and "<script>" not in page.text
    document = server.client.get("/schema/openapi.json").json()
    assert set(document["paths"]) == {
        "/api/games",
        "/api/games/{id}",
        "/api/games/{id}/choices",
        "/api/games/{id}/why/{candidate}",
        "/api/games/{id}/events",
        "/api/games/{id}/export",
    }


def test_no_request_makes_the_server_fail(server: Server) -> None:
    """Well formed and malformed requests, by nobody and by a player, at a table that is there and at others."""
    schema = schemathesis.openapi.from_dict(server.client.get("/schema/openapi.json").json())
    made = server.client.post("/api/games", json=WISH).json()
    seat = {"authorization": f"Bearer {made['seats'][0]['token']}"}
    sent = 0
    described: Any = schema.get_all_operations()
    for found in described:
        operation = found.ok()
        if operation.path.endswith("/events"):
            continue  # it would listen for ever

        def send(case: Any, known: bool) -> None:
            nonlocal sent
            if known and "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = made["id"]
            try:
                how = case.as_transport_kwargs(base_url=ORIGIN)
            except ValueError:
                return  # what cannot be written as a request
            headers = {name: value for name, value in how["headers"].items() if value.isascii()} | (
                seat if known else {}
            )
            body = {name: how[name] for name in ("json", "data", "params") if how.get(name)}
            if isinstance(body.get("data"), bytes):
                body["content"] = body.pop("data")
            answer = server.client.request(how["method"], how["url"], headers=headers, **body)
            sent += 1
            assert answer.status_code < 500, (how, answer.text)
            if answer.status_code >= 400:
                assert set(answer.json()["error"]) == {"code", "message", "rule"}

        takes_anything = bool(list(operation.iter_parameters()) or operation.body)
        for mode in (
            (GenerationMode.POSITIVE, GenerationMode.NEGATIVE) if takes_anything else (GenerationMode.POSITIVE,)
        ):
            strategy = operation.as_strategy(generation_mode=mode)
            BOUNDED(given(case=strategy, known=booleans())(send))()
    assert sent > 100
