"""Somebody who wants to harm, as a process: `python -m tests.server.support.attacker WAY FROM PORT PATH COOKIE`.

`frames` floods with small frames on 20 sockets, `bodies` keeps 999 requests open whose bodies arrive a byte at a time.
Both open again what is closed, until they are stopped, and then print how much they have sent. They stop by themselves
after ten minutes.
"""

import contextlib
import json
import selectors
import signal
import socket
import sys
import time
from collections.abc import Callable

from tests.server.support.floods import CLOSE, KINDS, TEXT, flood, frame

HOST = "127.0.0.1"
MOST_SECONDS = 600.0
SOCKETS = 20
BODIES = 999
HELLO = frame(TEXT, b'{"type":"hello","protocol":1}')
FLOODS = [flood(kind, 2_000) for kind in KINDS] + [frame(CLOSE) + flood("pings", 2_000)]


class Attacker:
    """Connections that send without end, from one address."""

    def __init__(self, source: str, port: int, path: str, cookie: str) -> None:
        self.source = source
        self.port = port
        self.path = path
        self.cookie = cookie
        self.until = time.monotonic() + MOST_SECONDS
        self.sent = 0
        self.opened = 0
        self.open: dict[socket.socket, bytes] = {}
        """What each connection sends again and again."""
        self.left: dict[socket.socket, bytes] = {}
        """What of that it has not sent yet."""
        self.ready = selectors.DefaultSelector()

    def connect(self, first: bytes, rest: bytes, *, upgrade: bool = False) -> None:
        """Open a connection, send what begins it, and then the rest again and again."""
        talk = socket.create_connection((HOST, self.port), timeout=5, source_address=(self.source, 0))
        talk.sendall(first)
        if upgrade:
            talk.recv(4096)
            talk.sendall(HELLO)
        talk.setblocking(False)
        self.open[talk] = self.left[talk] = rest
        self.ready.register(talk, selectors.EVENT_READ | selectors.EVENT_WRITE)
        self.opened += 1

    def fill(self, count: int, connect: Callable[[], None]) -> None:
        """Open what is missing, a few at a time."""
        for _ in range(min(20, count - len(self.open))):
            with contextlib.suppress(OSError):
                connect()

    def exchange(self, pause: float) -> None:
        """Send whatever goes, and throw away what comes."""
        for key, events in self.ready.select(0.05):
            talk = key.fileobj
            assert isinstance(talk, socket.socket)
            try:
                if events & selectors.EVENT_READ and not talk.recv(65_536):
                    raise ConnectionResetError
                if events & selectors.EVENT_WRITE:
                    sent = talk.send(self.left[talk])
                    self.sent += sent
                    self.left[talk] = self.left[talk][sent:] or self.open[talk]
            except BlockingIOError:
                continue
            except OSError:
                self.ready.unregister(talk)
                del self.open[talk], self.left[talk]
                talk.close()
        time.sleep(pause)

    def flood(self) -> None:
        """Send small frames of every kind on sockets of a table."""
        key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        head = self.head("GET", self.path, f"Upgrade: websocket\r\nConnection: Upgrade\r\n{key}")
        while time.monotonic() < self.until:
            self.fill(SOCKETS, lambda: self.connect(head, FLOODS[self.opened % len(FLOODS)], upgrade=True))
            self.exchange(0.001)

    def drip(self) -> None:
        """Send bodies a byte at a time."""
        head = self.head("POST", "/api/tables", "Content-Length: 9999\r\n")
        while time.monotonic() < self.until:
            self.fill(BODIES, lambda: self.connect(head, b"{"))
            self.exchange(0.05 if len(self.open) < BODIES else 1.0)

    def head(self, method: str, path: str, fields: str) -> bytes:
        """Return the head of a request of somebody who has a session."""
        here = f"{HOST}:{self.port}"
        line = f"{method} {path} HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\nCookie: {self.cookie}\r\n"
        return f"{line}{fields}\r\n".encode()


def main(way: str, source: str, port: int, path: str, cookie: str) -> None:
    attacker = Attacker(source, port, path, cookie)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        if way == "frames":
            attacker.flood()
        else:
            attacker.drip()
    finally:
        print(json.dumps({"megabytes": round(attacker.sent / 1e6, 1), "opened": attacker.opened}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), *sys.argv[4:])
