""" "Your turn", told to a chat service: a small JSON document to an address that a player gave.

The address is a stranger's: only http(s), only to public networks (unless the host allows others), no redirects, a few
seconds, a few bytes of answer. The name is looked up once and that very address is called, so that a name cannot mean
one thing when it is checked and another when it is used.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM, getaddrinfo
from urllib.parse import urlsplit, urlunsplit

import httpx

from wardroom.kernel import find
from wardroom.kernel.errors import WardroomError
from wardroom.language import LANGUAGES
from wardroom.store.rows import GameRow

from .computers import find_computer
from .config import Config
from .errors import Misshapen
from .metrics import Metrics
from .render import PACKAGE, Words
from .tables import Open, Tables

SECONDS = 5.0
LONGEST = 500
LARGEST_ANSWER = 4096
AT_ONCE = 20
LOOKUPS = 8
NAT64 = IPv6Network("64:ff9b::/96")
log = logging.getLogger("wardroom.hooks")


def check_address(url: str) -> str:
    """An address as it may be kept; whether its host is public is seen whenever it is called."""
    try:
        parts = urlsplit(url.strip())
        parts.port  # noqa: B018  # raises when it is no number
    except ValueError:
        raise Misshapen("bad-hook") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or len(url) > LONGEST:
        raise Misshapen("bad-hook")
    if not url.isascii() or not url.isprintable() or " " in url.strip():
        raise Misshapen("bad-hook")
    return url.strip()


def is_public(address: str) -> bool:
    """Whether an address is somewhere on the open internet, by all its disguises."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found.sixtofour is not None or found.teredo is not None or found.is_site_local or found in NAT64:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class Hooks:
    """Notices on their way out."""

    def __init__(self, config: Config, tables: Tables, metrics: Metrics) -> None:
        self.config = config
        self.metrics = metrics
        self.address = config.address or config.here
        self._sending: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="lookup")  # slow ones hold up nothing else
        self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)
        tables.heard.append(self.turn)

    def turn(self, known: Open, before: GameRow) -> None:
        """Tell everybody who is asked now and was not before the move."""
        row = known.row
        if row.status != "playing":
            return
        asked = set(before.asked) if before.status == "playing" else set()
        for number in set(row.asked) - asked:
            seat = row.seats[number]
            if seat.webhook and find_computer(seat) is None:
                self.send(seat.webhook, write_notice(row, number, self.address))

    def send(self, url: str, message: dict[str, str]) -> None:
        """Never waits, never fails: what does not arrive is logged."""
        if len(self._sending) > 10 * AT_ONCE:
            self.metrics.hooks.labels("dropped").inc()
            return
        task = asyncio.create_task(self._send(url, message))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, url: str, message: dict[str, str]) -> None:
        outcome = "failed"
        try:
            async with self._room, asyncio.timeout(SECONDS):
                outcome = await self._post(url, message)
        except (httpx.HTTPError, OSError, TimeoutError, WardroomError, ValueError) as error:
            log.info("hook failed", extra={"facts": {"error": type(error).__name__, "game": message["game"]}})
        self.metrics.hooks.labels(outcome).inc()

    async def _post(self, url: str, message: dict[str, str]) -> str:
        parts = urlsplit(check_address(url))
        assert parts.hostname is not None
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._resolve(parts.hostname, port)
        shown = f"[{address}]" if ":" in address else address
        target = urlunsplit((parts.scheme, f"{shown}:{port}", parts.path or "/", parts.query, ""))
        request = self._client.build_request(
            "POST",
            target,
            json=message,
            headers={"Host": parts.netloc, "User-Agent": "Wardroom"},
            extensions={"sni_hostname": parts.hostname},
        )
        response = await self._client.send(request, stream=True)
        try:
            read = 0
            async for chunk in response.aiter_raw():
                read += len(chunk)
                if read > LARGEST_ANSWER:
                    break
        finally:
            await response.aclose()
        return "sent" if response.is_success else "refused"

    async def check_reachable(self, url: str) -> None:
        """`Misshapen` if this address would never be called."""
        host = urlsplit(url).hostname or ""
        with suppress(OSError, TimeoutError):  # a name that cannot be looked up now may be another time
            async with asyncio.timeout(SECONDS):
                await self._resolve(host, 443)

    async def _resolve(self, host: str, port: int) -> str:
        """The address to call: the first that the name has, if all that it has are public."""
        look_up = partial(getaddrinfo, host, port, type=SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._lookups, look_up)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not (self.config.private_hooks or all_public(addresses)):
            raise Misshapen("private-hook")
        return addresses[0]

    async def close(self) -> None:
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self._lookups.shutdown(wait=False, cancel_futures=True)
        await self._client.aclose()


def all_public(addresses: Sequence[str]) -> bool:
    return all(is_public(address) for address in addresses)


def write_notice(row: GameRow, seat: int, address: str) -> dict[str, str]:
    """Nothing that is not public at the table; `text` and `content` are what chat services show."""
    name, link = row.seats[seat].name, f"{address}/games/{row.id}"
    said = " · ".join(write_text(row, language, name, link) for language in LANGUAGES)
    return {"text": said, "content": said, "game": row.game, "seat": name, "link": link}


def write_text(row: GameRow, language: str, name: str, link: str) -> str:
    """Nobody has told us which language a chat is in."""
    words = Words(language, PACKAGE, find(row.game).package)
    return words("web-hook-turn", name=name, title=words("game-name"), link=link)
