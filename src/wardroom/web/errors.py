"""What may go wrong on the server, and how every error is answered: a status, a code that does not change, a sentence.

WardroomError
+-- DoorError          with the status of the answer; its text is `web-fault-<key>`
    +-- NotHere        no such page or table, or not for you: nobody learns which
    +-- Forbidden      the request did not come from a page of ours
    +-- TooMany        slow down; `wait` says for how long
    +-- Misshapen      a form or a request that says nothing we understand
    +-- Late           what was asked for is no longer possible
    +-- Faulty         the game's own code failed at a choice; the log says more under the same number
"""

from __future__ import annotations

from typing import Any

from wardroom.kernel.errors import (
    BadSetup,
    CannotConcede,
    CannotUndo,
    NotAsked,
    RecordError,
    Refused,
    UnknownGame,
    UnknownRules,
    WardroomError,
)
from wardroom.language import Text
from wardroom.store import Stale, StoreError, Unavailable, Unknown


class DoorError(WardroomError):
    """An error that only the server knows."""

    status = 400


class NotHere(DoorError):
    """No such page or table, or not for you."""

    status = 404

    def __init__(self) -> None:
        super().__init__("not-here")


class NoToken(DoorError):
    """A program must say whose seat it plays."""

    status = 401

    def __init__(self) -> None:
        super().__init__("no-bearer")


class Forbidden(DoorError):
    """The request did not come from a page of ours, or carries no token."""

    status = 403


class TooMany(DoorError):
    """Slow down."""

    status = 429

    def __init__(self, what: str, wait: int) -> None:
        super().__init__(f"too-many-{what}", wait=wait)
        self.wait = max(1, wait)


class Misshapen(DoorError):
    """A form or a request that says nothing we understand."""


class Late(DoorError):
    """What was asked for is no longer possible."""

    status = 409


class Faulty(DoorError):
    """The game's own code failed at a choice: nothing has changed, and another choice may work. What went wrong is in
    the log, under this number; nothing of it is told, since it might tell what is hidden."""

    status = 500

    def __init__(self, reference: str) -> None:
        super().__init__("flow-failed", reference=reference)


class BadDeal(BadSetup):
    """What somebody wants does not go together, as the game says in its own words."""

    def __init__(self, wrong: BadSetup, package: str) -> None:
        super().__init__(wrong.key, **wrong.facts)
        self.package = package


class BadCampaign(WardroomError):
    """Games that do not follow from one another, as the game says in its own words."""

    def __init__(self, wrong: WardroomError, package: str) -> None:
        super().__init__(wrong.key, **wrong.facts)
        self.package = package


STATUS: tuple[tuple[type[WardroomError], int], ...] = (
    (Unavailable, 503),
    (Unknown, 404),
    (UnknownGame, 404),
    (StoreError, 409),
    (NotAsked, 409),
    (CannotUndo, 409),
    (CannotConcede, 409),
    (UnknownRules, 409),
    (Refused, 422),
    (BadSetup, 422),
    (BadCampaign, 422),
    (RecordError, 422),
)


def find_status(error: WardroomError) -> int:
    if isinstance(error, DoorError):
        return error.status
    return next((code for kind, code in STATUS if isinstance(error, kind)), 400)


def find_code(error: WardroomError) -> str:
    """What programs may go by: a stale position is `stale`, a refusal is named by its reason."""
    if isinstance(error, Stale):
        return "stale"
    if isinstance(error, Unknown):
        return "not-here"
    if isinstance(error, Unavailable):
        return "unavailable"
    return error.reason.key if isinstance(error, Refused) else error.key


def find_rule(error: WardroomError) -> str | None:
    return (error.reason.rule or None) if isinstance(error, Refused) else None


def describe(error: WardroomError, words: Text) -> str:
    """One sentence."""
    if isinstance(error, DoorError):
        return words.say(f"web-fault-{error.key}", error.facts)
    if isinstance(error, Unknown):
        return words.say("web-fault-not-here")
    if isinstance(error, Stale):
        return words.say("web-fault-stale")
    if isinstance(error, Unavailable):
        return words.say("web-fault-unavailable")
    if isinstance(error, BadDeal | BadCampaign):
        return Text(words.language, error.package).error(error)
    return words.error(error)


def describe_for_program(error: WardroomError, words: Text) -> dict[str, Any]:
    """The error as programs get it."""
    return {"error": {"code": find_code(error), "message": describe(error, words), "rule": find_rule(error)}}
