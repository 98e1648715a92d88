"""A server that is killed, and connections that break: messages come twice, late, and in another order.

`python -m tests.server.durability.unreliable_network FOLDER PORT [SYNCHRONOUS]` is the server that this happens to:
`pixcade serve` as it is, but without limits, or with that on frames alone. Where the environment names a database, it
writes there.
"""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Protocol, cast
from unittest.mock import patch

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from pixcade.cli.command_line import main as pixcade
from pixcade.client import Server, TableClient
from pixcade.client.connection import ServerConnection
from pixcade.client.errors import MessageLost
from pixcade.protocol.client_messages import Request, Submit, Withdraw
from pixcade.protocol.server_messages import Decided, Done, FromServer, Rejected, Revealed, State
from pixcade.server.access.rate_limits import Limits
from pixcade.server.cli import assembly
from pixcade.store.sqlite import open_store
from tests.waits import LIMIT

HOST = "127.0.0.1"
FRAMES_COUNTED = "FRAMES_COUNTED"
"""The variable with which the frames of connections and addresses are counted as everywhere; other limits stay off."""
ROOT = Path(__file__).parents[3]
QUICKEST = 3
"""Reconnection attempts after which a client backs off no further: clients under stress return soon."""


# The server


class Child:
    """A server in a separate process, which can be killed and restarted at the same address and folder."""

    def __init__(self, folder: Path, *, before: tuple[str, ...] = (), synchronous: str = "FULL") -> None:
        """Name its folder; `before` is a command that the server's is given to."""
        self.folder = folder
        self.before = before
        self.synchronous = synchronous
        self.environment: Mapping[str, str] = {}
        """Variables that it is given besides our own."""
        self.endings = 0
        """How often it was ended, counted before it is."""
        self.process: asyncio.subprocess.Process | None = None
        # Held all the time, so that no one else gets this port while the server is down.
        self.held = socket.socket()
        self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.held.bind((HOST, 0))
        self.port: int = self.held.getsockname()[1]

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://{HOST}:{self.port}"

    @property
    def log(self) -> Path:
        """Its log, across all restarts."""
        return self.folder.with_name(f"{self.folder.name}-log")

    async def start(self) -> None:
        """Let it start, without waiting."""
        line = [
            *self.before,
            sys.executable,
            "-m",
            "tests.server.durability.unreliable_network",
            str(self.folder),
            str(self.port),
        ]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *line, self.synchronous, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=log,
                env=os.environ | self.environment,
            )  # fmt: skip

    async def ready(self) -> None:
        """Wait until it serves."""
        assert self.process is not None
        assert self.process.stdout is not None
        async with asyncio.timeout(LIMIT):
            while self.address.encode() not in (line := await self.process.stdout.readline()):
                assert line, f"the server has not started: {self.log.read_text()[-2000:]}"

    async def kill(self) -> None:
        """End it as a power cut would end its process."""
        await self.end(signal.SIGKILL)

    async def end(self, number: int = signal.SIGTERM) -> int:
        """End it by a signal and return its exit status."""
        assert self.process is not None
        self.endings += 1
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(number)
        # Not communicate(): its remaining output is of no interest, and nothing else holds the pipe.
        return await asyncio.wait_for(self.process.wait(), LIMIT)

    async def last_words(self) -> list[str]:
        """Stop it as an operator does, and return its output since it was ready."""
        assert self.process is not None
        self.process.terminate()
        said, _ = await asyncio.wait_for(self.process.communicate(), LIMIT)
        return said.decode().splitlines()

    async def close(self) -> None:
        """Let nothing of it run on."""
        if self.process is not None and self.process.returncode is None:
            await self.kill()
        self.held.close()


# The layer between a client and its socket


class Witness(Protocol):
    """Observes the responses that reach any client's machine, and the server's shutdown."""

    def acknowledged(self, table: str, done: Done) -> None:
        """A program, or that one was taken back."""

    def rejected(self, code: str) -> None:
        """Anything."""

    def endings(self) -> int:
        """How often a process was ended."""


@dataclass
class Chances:
    """How likely everything is that goes wrong."""

    random: Random
    again: float = 0.15
    ghost: float = 0.05
    heard_again: float = 0.03
    broken: float = 0.01
    latest: float = 0.02
    """Seconds that a message may be late."""

    def happens(self, chance: float) -> bool:
        """Decide whether something happens."""
        return self.random.random() < chance


@dataclass
class Notes:
    """Messages to one client: every acknowledgement that has reached the machine, and all numbered updates."""

    table: str = ""
    asked: dict[str, Request] = field(default_factory=dict)
    acknowledged: list[tuple[Submit | Withdraw, Done]] = field(default_factory=list)
    news: dict[int, Decided | Revealed] = field(default_factory=dict)
    contradictions: list[str] = field(default_factory=list)
    connections: int = 0
    sent_again: int = 0
    broken: int = 0
    dropped: list[str] = field(default_factory=list)
    """How connections ended though no process and no client had ended them."""
    state: State | None = None
    shared: bool = False
    """Whether several players sit at this device."""

    def heard(self, message: Decided | Revealed) -> None:
        """Record an update; the same number must always have the same content, except clocks and seats."""
        known = self.news.setdefault(message.number, message)
        if essence(known) != essence(message):
            self.contradictions.append(f"{self.table}: number {message.number} was told in two ways")


def essence(message: Decided | Revealed) -> tuple[Any, ...]:
    """Return the part that must never differ."""
    if isinstance(message, Decided):
        return message.step, message.piece, message.decided, message.commitment, message.changes
    return message.step, message.played, message.current.position


class Tormented:
    """A socket whose messages come twice, late, in another order, or not at all because the connection breaks."""

    def __init__(self, real: ClientConnection, notes: Notes, chances: Chances, witness: Witness) -> None:
        """Stand between a client and its real socket."""
        self.real = real
        self.notes = notes
        self.chances = chances
        self.witness = witness
        self.greeted = False
        self.sending: set[asyncio.Task[None]] = set()
        self.old: list[str] = [encoded(request) for request in notes.asked.values()]
        self.repeated: str | bytes | None = None

    async def send(self, text: str) -> None:
        """Send hello as it is, everything else some time, some of it twice, sometimes with something old."""
        if not self.greeted:
            self.greeted = True
            await self.real.send(text)
            return
        texts = [text]
        if self.chances.happens(self.chances.again):
            texts.append(text)
        if self.old and self.chances.happens(self.chances.ghost):
            texts.append(self.chances.random.choice(self.old))
        self.notes.sent_again += len(texts) - 1
        for one in texts:
            task = asyncio.create_task(self.later(one, self.chances.random.uniform(0, self.chances.latest)))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)
        self.old.append(text)

    async def later(self, text: str, seconds: float) -> None:
        """Send something late."""
        await asyncio.sleep(seconds)
        with contextlib.suppress(ConnectionClosed):
            await self.real.send(text)

    async def recv(self) -> str | bytes:
        """Hear the next message, or the last one again. An acknowledgement counts even where the client misses it."""
        if self.repeated is not None:
            text, self.repeated = self.repeated, None
            return text
        text = await self.real.recv()
        if str(text).startswith('{"type":"done"'):
            self.note(msgspec.json.decode(text, type=Done))
        elif str(text).startswith('{"type":"rejected"'):
            self.witness.rejected(msgspec.json.decode(text, type=Rejected).code)
        if self.chances.happens(self.chances.broken):
            self.notes.broken += 1
            self.real.transport.abort()
            raise MessageLost
        if self.chances.happens(self.chances.heard_again):
            self.repeated = text
        return text

    def note(self, done: Done) -> None:
        """Record an acknowledgement."""
        request = self.notes.asked.get(done.id)
        if isinstance(request, Submit | Withdraw):
            self.notes.acknowledged.append((request, done))
            self.witness.acknowledged(self.notes.table, done)


def encoded(request: Request) -> str:
    """Return a request as it travels."""
    return msgspec.json.encode(request).decode()


class TormentedLine(ServerConnection):
    """A line through a tormented socket."""

    notes: Notes
    chances: Chances
    witness: Witness
    endings = 0
    """How often the server had been ended when this connection was begun."""

    async def ask(self, request: Request) -> Done:
        """Record a request, then send it."""
        self.notes.asked[request.id] = request
        return await super().ask(request)

    async def _connect(self) -> None:
        self._attempt = min(self._attempt, QUICKEST)
        self.endings = self.witness.endings()
        await super()._connect()

    async def _converse(self, socket: ClientConnection) -> None:
        self.notes.connections += 1
        tormented = Tormented(socket, self.notes, self.chances, self.witness)
        try:
            await super()._converse(cast(ClientConnection, tormented))
        except (ConnectionClosed, OSError) as error:  # the second: nothing was heard for long
            if self.witness.endings() == self.endings:
                self.notes.dropped.append(f"{self.notes.table}: somebody was dropped: {error!r}")
            raise
        finally:
            for task in tuple(tormented.sending):
                task.cancel()


class TormentedTable(TableClient):
    """A place at a table behind a tormented line."""

    def __init__(self, server: Server, table: str, chances: Chances, witness: Witness, screen: bool) -> None:
        """Join a table as a player."""
        super().__init__(server.address, lambda: server.headers, screen=screen)
        self.notes = Notes(table)
        line = TormentedLine(server.table(table)._line.address, lambda: server.headers, self._hello, self._hear)
        line.notes, line.chances, line.witness = self.notes, chances, witness
        self._line = line

    def _hear(self, message: FromServer) -> None:
        if isinstance(message, Decided | Revealed):
            self.notes.heard(message)
        super()._hear(message)
        self.notes.state = self.state

    def has(self, seat: int) -> bool:
        """Whether a seat is ours."""
        return self.yours is not None and seat in self.yours.seats

    @property
    def begun(self) -> bool:
        """Whether the game has begun, as far as is known here."""
        return self.state is not None and self.state.phase != "lobby"

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as is known here."""
        return self.state is not None and self.state.phase == "over"


class FrameLimits(Limits):
    """Only the limits on frames and connections: clients under stress request more than people do."""

    def take(self, budget: str, person: str, address: str) -> None:
        """Reject nothing."""


def serve(folder: str, port: str, synchronous: str = "FULL") -> int:
    """Run the server: as shipped, but without limits, and with a store that can be made less durable."""
    store = partial(open_store, synchronous=synchronous)
    limits = FrameLimits if FRAMES_COUNTED in os.environ else partial(Limits, on=False)
    with patch.object(assembly, "Limits", limits), patch.object(assembly, "open_store", store):
        return pixcade(["serve", "--data", folder, "--port", port, "--no-open-browser"])


if __name__ == "__main__":
    sys.exit(serve(*sys.argv[1:]))
