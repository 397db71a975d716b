"""Every page, with sample data: complete in both languages, well-formed, and within the content security policy."""

from __future__ import annotations

from collections import Counter
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from wardroom.language import LANGUAGES

from .pages import PAGES, rendered

VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "use", "path", "circle", "rect", "ellipse"}
LABELLED = {"input", "select", "textarea"}
TEXTS = ("pages.ftl", "pages_after.ftl", "pages_reference.ftl")


class Reading(HTMLParser):
    """What a test wants to know of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.labels: set[str] = set()
        self.unlabelled: list[dict[str, str]] = []
        self.forms: list[tuple[dict[str, str], set[str]]] = []
        self.feed(html)
        assert self.open == [], f"left open: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append((tag, given))
        if tag == "form":
            self.forms.append((given, set()))
        if tag in LABELLED and given.get("type") != "hidden" and "label" not in self.open:
            self.unlabelled.append(given)
        if tag in LABELLED and "form" in self.open:
            self.forms[-1][1].add(given.get("name", ""))
        if tag == "label":
            self.labels.add(given.get("for", ""))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open and self.open[-1] == tag, f"{tag} closes {self.open[-3:]}"
            self.open.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))


@cache
def read(name: str, language: str) -> Reading:
    return Reading(rendered(name, language))


each_page = pytest.mark.parametrize("name", PAGES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@each_page
def test_a_page_is_well_formed_and_keeps_to_the_policy(name: str, language: str) -> None:
    page = read(name, language)
    for tag, given in page.tags:
        assert "style" not in given, "no inline style"
        assert not any(attribute.startswith("on") for attribute in given), "no inline script"
        assert not given.get("href", "").startswith(("javascript:", "http:"))
        if tag == "script":
            assert given["src"].startswith("/static/")
    assert ("html", {"lang": language}) in page.tags
    ids = Counter(given["id"] for _, given in page.tags if "id" in given)
    assert [id for id, count in ids.items() if count > 1] == []
    assert sum(tag == "h1" for tag, _ in page.tags) == 1
    assert sum(tag == "main" for tag, _ in page.tags) == 1


@each_language
@each_page
def test_every_field_has_a_label_and_every_post_a_token(name: str, language: str) -> None:
    page = read(name, language)
    for given in page.unlabelled:
        assert given.get("id") in page.labels or given.get("aria-label"), given
    for given, names in page.forms:
        assert given["method"] in ("get", "post")
        assert ("csrf" in names) == (given["method"] == "post"), given


@each_page
def test_links_within_a_page_lead_somewhere(name: str) -> None:
    page = read(name, "en")
    ids = {given["id"] for _, given in page.tags if "id" in given}
    inner = {given["href"][1:] for tag, given in page.tags if tag == "a" and given.get("href", "").startswith("#")}
    assert inner <= ids
    described = {word for _, given in page.tags for word in given.get("aria-labelledby", "").split()}
    assert described <= ids


@each_page
def test_at_most_two_things_are_lit(name: str) -> None:
    """The lamp falls on what to do now; if all is lit, nothing is."""
    assert sum("button--main" in given.get("class", "").split() for _, given in read(name, "en").tags) <= 2


# ---- texts ----------------------------------------------------------------------------------------------------------


class Arguments(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(language: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for name in TEXTS:
        source = files("wardroom.web").joinpath("text", language, name).read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                assert entry.id.name.startswith("web-")
                found[entry.id.name] = entry
    return found


def shape(entry: fluent.Message) -> tuple[set[str], set[str]]:
    arguments = Arguments()
    arguments.visit(entry)
    return {attribute.id.name for attribute in entry.attributes}, arguments.names


def test_both_languages_say_the_same_things_about_the_same() -> None:
    english, french = entries("en"), entries("fr")
    assert set(english) == set(french)
    assert {key: shape(entry) for key, entry in english.items()} == {key: shape(french[key]) for key in english}


def test_french_has_its_spaces() -> None:
    for name in TEXTS:
        for line in files("wardroom.web").joinpath("text", "fr", name).read_text("utf-8").splitlines():
            if not line.startswith("#"):
                said = line.partition(" = ")[2] or line
                assert not any(f" {mark}" in said or f"\u00a0{mark}" in said for mark in ":;?!»"), line


def test_no_text_is_left_over() -> None:
    web = files("wardroom.web")
    sources = [
        file.read_text("utf-8")
        for folder in ("scenes", "templates")
        for file in web.joinpath(folder).iterdir()
        if file.is_file()
    ]
    sources += [file.read_text("utf-8") for file in web.iterdir() if file.name.endswith(".py")]
    whole = "\n".join(sources)
    told = (
        "error",
        "rank",
        "kind",
        "mode",
        "list",
        "state",
        "do",
        "verify",
        "setup-who",
        "setup-wrong",
        "result-rival",
        "sign",
        "campaign-current",
        "campaign-end",
    )
    families = tuple(f"web-{each}-" for each in told)
    assert [key for key in entries("en") if key not in whole and not key.startswith(families)] == []
