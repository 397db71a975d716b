"""`wardroom serve`: players come in by the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from argparse import Namespace
from contextlib import suppress
from threading import Thread
from time import monotonic, sleep

import litestar  # noqa: F401  # so that its absence is noticed before the server starts
import uvicorn
from uvicorn.supervisors import Multiprocess

from wardroom.store import open_store
from wardroom.store.engine import parse_address, without_password
from wardroom.store.lock import serving_alone
from wardroom.web.config import PREFIX, Config, read_config
from wardroom.web.connections import configure

from .context import Context
from .errors import Mistake

PORT = 8420
APP = "wardroom.web.app:from_environment"
PATIENCE = 10
"""Seconds that running requests get when the server stops."""


def run(arguments: Namespace, context: Context) -> int:
    tell_environment(arguments)
    config = read_config()
    if arguments.workers > 1 and not config.shared:
        raise Mistake("workers")
    with serving_alone(config.database):
        return open_doors(arguments, context, config)


def open_doors(arguments: Namespace, context: Context, config: Config) -> int:
    listener = bind(arguments.host, arguments.port)
    address = address_of(arguments.host, listener)
    os.environ[f"{PREFIX}HERE"] = address
    os.environ.setdefault(f"{PREFIX}LOG", "warning" if sys.stderr.isatty() else "info")
    open_store(config.database, backups=config.backups).close()  # upgrades it, or says why not, before anybody comes
    context.tell_bad_games()
    welcome(context, address, config)
    if arguments.open:
        Thread(target=open_browser, args=(address,), daemon=True).start()
    with suppress(KeyboardInterrupt):
        serve(listener, arguments.workers)
    context.out.print(context.text.say("serve-closed"))
    return 0


def tell_environment(arguments: Namespace) -> None:
    """What the command line says goes to the server processes by environment variables."""
    for name, given in (("DATABASE", arguments.database), ("DATA_DIR", arguments.data_dir)):
        if given:
            os.environ[PREFIX + name] = given


def bind(host: str, port: int | None) -> socket.socket:
    """A socket that listens: at the port asked for, or at the usual one, or at any that is free."""
    wanted = [PORT, 0] if port is None else [port]
    for each in wanted:
        try:
            return listen(host, each)
        except OSError:
            continue
    raise Mistake("port-taken", host=host, port=str(port))


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(2048)
        made.set_inheritable(True)
    except OSError:
        made.close()
        raise
    return made


def address_of(host: str, listener: socket.socket) -> str:
    """The address as a browser on this machine writes it."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{listener.getsockname()[1]}"


def welcome(context: Context, address: str, config: Config) -> None:
    context.out.print(context.text.say("serve-open", {"address": f"{address}/"}))
    context.out.print(context.text.say("serve-how", {"database": without_password(parse_address(config.database))}))
    sys.stdout.flush()


def serve(listener: socket.socket, workers: int) -> None:
    config = configure(APP, factory=True, workers=workers, timeout_graceful_shutdown=PATIENCE)
    if workers > 1:
        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])


def open_browser(address: str) -> None:
    """Once the server answers; only where windows can be opened."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    host, _, port = address.removeprefix("http://").rpartition(":")
    until = monotonic() + 30
    while monotonic() < until:
        with suppress(OSError), socket.create_connection((host.strip("[]"), int(port)), timeout=1):
            break
        sleep(0.1)
    with suppress(webbrowser.Error):
        webbrowser.open(address)
