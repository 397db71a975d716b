"""A wire between one person and the server that keeps every byte the server sends, and that can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

CHUNK = 1 << 16


class Wire:
    """Listens on a loopback port and passes everything on, unchanged."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.received: list[tuple[int, bytes]] = []
        """All that came from the server: by which connection, and what, in the order in which it came."""
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.cut()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def mark(self) -> int:
        with self._lock:
            return len(self.received)

    def told(self, since: int, until: int) -> list[bytes]:
        """What came between two marks, put together by connection."""
        found: dict[int, bytes] = {}
        for connection, chunk in self.received[since:until]:
            found[connection] = found.get(connection, b"") + chunk
        return list(found.values())

    def cut(self) -> None:
        """Close all connections; new ones may be made."""
        with self._lock:
            sockets = list(self._open)
        for each in sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.to), timeout=120)
            except OSError:
                near.close()
                continue
            far.settimeout(None)
            with self._lock:
                self._open |= {near, far}
            for source, target, kept in ((near, far, False), (far, near, True)):
                threading.Thread(target=self._pass, args=(source, target, kept), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, kept: bool) -> None:
        with suppress(OSError):
            while chunk := source.recv(CHUNK):
                if kept:
                    with self._lock:
                        self.received.append((id(source), chunk))
                target.sendall(chunk)
        for each in (source, target):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        with self._lock:
            self._open -= {source, target}
        source.close()
