"""What the table page is measured against: a plain page of the same size, and the page's bytes as stored."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, get
from litestar.enums import MediaType

TEMPLATE = Path(__file__).parent / "pages" / "plain.html"


def plain() -> Any:
    """Litestar with Jinja, as one would write it first."""
    import jinja2

    template = jinja2.Environment(autoescape=True).from_string(TEMPLATE.read_text("utf-8"))
    size, cards = int(os.environ["BENCH_BYTES"]), 1
    while len(template.render(context(cards)).encode()) < size:
        cards += 1
    filled = context(cards)

    @get("/", media_type=MediaType.HTML)
    async def page() -> str:
        return str(template.render(filled))

    return Litestar([page], debug=False)


def context(cards: int) -> dict[str, Any]:
    values = [{"section": "type", "id": f"t-{n}", "name": f"Value {n}"} for n in range(3)]
    made = [
        {
            "id": f"card-{n}",
            "new": n % 7 == 0,
            "type": "Personnel",
            "points": n,
            "name": f"Card number {n}",
            "attrs": values,
            "text": "Four points for each weapon and each other combat card in the hand.",
            "option": f"card-{n}" if n % 2 else None,
            "act": "Discard",
        }
        for n in range(cards)
    ]
    return {
        "title": "A table",
        "lanes": [{"name": "Hand", "cards": made[::2]}, {"name": "Discard", "cards": made[1::2]}],
    }


def stored() -> Any:
    """Litestar, the same bytes as they are."""
    page_bytes = Path(os.environ["BENCH_PAGE"]).read_bytes()

    @get("/")
    async def page() -> Response[bytes]:
        return Response(page_bytes, media_type=MediaType.HTML)

    return Litestar([page], debug=False)
