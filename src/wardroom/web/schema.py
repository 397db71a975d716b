"""The description of the HTTP API, as a page of ours: other people's viewers load scripts from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from . import render
from .guard import Call
from .routes.common import words

METHODS = ("get", "post")


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    kind: str
    required: bool


@dataclass(frozen=True, slots=True)
class Operation:
    method: str
    path: str
    summary: str
    secured: bool
    sends: list[Field]
    gets: list[Field]
    statuses: list[tuple[str, str]]


class SchemaPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        call = cast(Call, request)
        scene = {"operations": list(operations(openapi_schema)), "version": openapi_schema["info"]["version"]}
        return render.page("schema.html", call.reader, words(call), **scene).encode()


def operations(schema: dict[str, Any]) -> Iterator[Operation]:
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                yield operation(method.upper(), path, item[method], schema)


def operation(method: str, path: str, found: dict[str, Any], schema: dict[str, Any]) -> Operation:
    fine = next(status for status in found["responses"] if status.startswith("2"))
    return Operation(
        method,
        path,
        found.get("description", ""),
        bool(found.get("security")),
        [*queries(found, schema), *fields(found.get("requestBody", {}), schema)],
        fields(found["responses"][fine], schema),
        [(status, each["description"]) for status, each in sorted(found["responses"].items()) if status != fine],
    )


def queries(found: dict[str, Any], schema: dict[str, Any]) -> list[Field]:
    """What is sent in the address, after the question mark."""
    sent = [each for each in found.get("parameters", ()) if each["in"] == "query"]
    return [Field(f"?{each['name']}", kind(each["schema"], schema), each.get("required", False)) for each in sent]


def fields(body: dict[str, Any], schema: dict[str, Any]) -> list[Field]:
    content = body.get("content", {}).get("application/json", {}).get("schema", {})
    found = resolved(content, schema)
    required = found.get("required", ())
    return [Field(name, kind(each, schema), name in required) for name, each in found.get("properties", {}).items()]


def resolved(part: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    part = part.get("allOf", [part])[0]
    name = part.get("$ref", "").rpartition("/")[2]
    found: dict[str, Any] = schema["components"]["schemas"][name] if name else part
    return found


def kind(part: dict[str, Any], schema: dict[str, Any]) -> str:
    """A type in a few letters: `string`, `[{key, text}]`, `integer | null`."""
    if "oneOf" in part:
        return " | ".join(kind(each, schema) for each in part["oneOf"])
    found = resolved(part, schema)
    if "properties" in found:
        return "{" + ", ".join(found["properties"]) + "}"
    if "enum" in found:
        return " | ".join(f'"{each}"' for each in found["enum"])
    if found.get("type") == "array":
        return f"[{kind(found.get('items', {}), schema)}]"
    given = found.get("type", "any")
    return " | ".join(given) if isinstance(given, list) else str(given)
