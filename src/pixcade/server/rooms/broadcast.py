"""The sockets at one table: what is sent to all of them, and kept for those who reconnect."""

from collections.abc import Collection
from typing import NamedTuple, Protocol

from msgspec.json import Encoder

from pixcade.core.errors import Refusal
from pixcade.protocol.server_messages import FromServer, Refused
from pixcade.server.access.guest import Guest
from pixcade.server.net.frames import framed
from pixcade.server.services.bundle import Services
from pixcade.store.api import StoreTrouble

RECENT_BYTES = 32_768
"""So much of what was sent last is kept for those who were away for a moment."""
GOING_AWAY = 1001
"""The status of a socket that is closed because its server goes down or gives a table up."""
ENCODER = Encoder()


class Connection(Protocol):
    """A socket, as a room knows it."""

    @property
    def guest(self) -> Guest:
        """Who is there."""

    @property
    def screen(self) -> bool:
        """Whether it is a shared screen, which plays for nobody."""

    def push(self, frame: bytes) -> None:
        """Send a frame when there is time; never waits."""

    def end(self, code: str, *, again: bool, number: int = ...) -> None:
        """Say goodbye and close with a status number; `again` asks the client to reconnect."""


class Distant(NamedTuple):
    """Somebody who is at a table through another process."""

    guest: Guest
    screen: bool


def encoded(message: FromServer) -> bytes:
    """A message as it travels: framed, so that one frame can go to many."""
    return framed(ENCODER.encode(message))


def refuse(services: Services, connection: Connection, id: str, refusal: Refusal) -> None:
    """Answer a request with a refusal, and count it. What was asked is in no figure: it could be a program."""
    kind = "store" if isinstance(refusal, StoreTrouble) else refusal.code.partition(".")[0]
    services.metrics.refusals.labels(kind if kind in ("store", "server", "limits") else "game").inc()
    connection.push(encoded(Refused(id, refusal.code, refusal.rule, dict(refusal.values))))


class Broadcast:
    """Everybody at a table, here and through other processes, and the frames that were sent last."""

    __slots__ = ("_recent", "_recent_bytes", "connections", "elsewhere")

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[int, list[Distant]]] = {}
        """Who is at this table through which other process, and until when that is believed."""
        self._recent: list[tuple[int, bytes]] = []
        self._recent_bytes = 0

    def everybody(self) -> Collection[Connection | Distant]:
        """All who are at this table, here and through other processes."""
        if not self.elsewhere:
            return self.connections
        return [*self.connections, *(one for _, people in self.elsewhere.values() for one in people)]

    def push(self, frame: bytes) -> None:
        """Send a frame to every socket here."""
        for connection in self.connections:
            connection.push(frame)

    def tell(self, message: FromServer) -> None:
        """Send a message without a number to every socket here."""
        self.push(encoded(message))

    def publish(self, number: int, message: FromServer) -> None:
        """Send what an entry has changed, and keep it for those who reconnect."""
        frame = encoded(message)
        self._recent.append((number, frame))
        self._recent_bytes += len(frame)
        while self._recent_bytes > RECENT_BYTES:
            self._recent_bytes -= len(self._recent.pop(0)[1])
        self.push(frame)

    def publish_whole(self, state: FromServer) -> None:
        """Send the whole table. What was sent before it is of no use any more."""
        self.forget_recent()
        self.tell(state)

    def forget_recent(self) -> None:
        """Keep nothing of what was sent: whoever reconnects is sent the whole table."""
        self._recent.clear()
        self._recent_bytes = 0

    def missed(self, have: int, number: int) -> list[bytes] | None:
        """The frames after entry `have` up to `number`; None where that is too long ago, or never was."""
        if have == number:
            return []
        frames = [frame for at, frame in self._recent if at > have]
        if not 0 < have < number or len(frames) != number - have:
            return None
        return frames
