"""A scripted client that checks every response closely."""

import re
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pixcade.client import Server
from pixcade.client.connection import DECODER as FROM_SERVER
from pixcade.client.state import apply_message
from pixcade.protocol.client_messages import MAX_MESSAGE_BYTES, PROTOCOL, FromClient, Heartbeat
from pixcade.protocol.server_messages import (
    Bye,
    Changed,
    Decided,
    Done,
    FromServer,
    Rejected,
    Revealed,
    State,
    Welcome,
    Yours,
)
from tests.server.protocol.mutations import Message

TOO_BIG = 1009
"""What WebSocket itself says of a message that is longer than anything we read."""
CODE = re.compile(r"[a-z]+\.[a-z0-9-]+")
SEAT_ONLY = ("submit", "withdraw", "back", "vote-stop")
HOST_ONLY = ("start", "pause", "resume", "change-settings", "seat-bot")
FROM_CLIENT = msgspec.json.Decoder(FromClient)


class Found(AssertionError):
    """Something is wrong with the server."""


def reject_bad_code(code: str) -> None:
    """Raise Found for a fault, or for a text that isn't a code."""
    if code == "server.fault":
        raise Found("the server met a bug of its own")
    if not CODE.fullmatch(code):
        raise Found(f"{code!r} is no code")


class Voice:
    """One socket: sends scripted messages, and checks every response."""

    def __init__(self, address: str, server: Server, *, screen: bool = False) -> None:
        self.address = address
        self.server = server
        self.screen = screen
        self.seats: tuple[int, ...] = ()
        self.host = False
        self.state: State | None = None
        self.said: list[str] = []
        self.used: set[str] = set()
        self.socket: ClientConnection | None = None

    def hello(self) -> Message:
        """Return the message to begin with."""
        have = self.state.number if self.state is not None else 0
        return {"type": "hello", "protocol": PROTOCOL, "build": "fuzz", "have": have, "screen": self.screen}

    async def open(self, hello: str | bytes) -> bool:
        """Connect and greet; return whether we are welcome."""
        await self.close()
        self.socket = await connect(self.address, additional_headers=self.server.headers, compression=None, proxy=None)
        await self.socket.send(hello)
        while True:
            message = await self.hear()
            if message is None:
                return False
            if isinstance(message, Yours):
                return True

    async def hear(self) -> FromServer | None:
        """Return the next message, or None after a goodbye. Raises Found for an end without one."""
        assert self.socket is not None
        try:
            message: FromServer = FROM_SERVER.decode(await self.socket.recv())
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == TOO_BIG:
                await self.close()
                return None
            raise Found(f"a socket was closed without a code: {closed}") from None
        if isinstance(message, Bye):
            reject_bad_code(message.code)
            await self.close()
            return None
        self.take(message)
        return message

    def take(self, message: FromServer) -> None:
        """Record a message. Raises Found if a number is missing."""
        if isinstance(message, Welcome | Yours):
            self.seats, self.host = tuple(message.seats), message.host
        number = message.number if isinstance(message, Changed | Decided | Revealed) else 0
        if isinstance(message, State):
            self.state = message
        elif self.state is not None and number > self.state.number + 1:
            raise Found(f"number {number} was told after {self.state.number}")
        elif self.state is not None and not 0 < number <= self.state.number:
            self.state = apply_message(self.state, message)

    async def say(self, text: str | bytes) -> Done | Rejected | None:
        """Send a text and return the response, or None without one or at the end."""
        if self.socket is None and not await self.open(encoded(self.hello())):
            return None
        assert self.socket is not None
        asked = read(text)
        await self.socket.send(text)
        if isinstance(asked, Heartbeat) and len(text) <= MAX_MESSAGE_BYTES:
            return None
        while True:
            message = await self.hear()
            if message is None or isinstance(message, Done | Rejected):
                break
        if isinstance(message, Rejected):
            reject_bad_code(message.code)
        elif message is not None:
            self.examine(asked, message)
        if asked is not None:
            self.used.add(getattr(asked, "id", ""))
        return message

    def examine(self, asked: Any, done: Done) -> None:
        """Raise Found where something was done that this voice may not do, or not in this way."""
        if asked is None:
            raise Found("something was done that can't be read")
        kind = asked.__struct_config__.tag
        if asked.id != done.id:
            raise Found(f"{asked.id} was answered as {done.id}")
        if asked.id in self.used:  # the first answer is given again
            return
        if kind in SEAT_ONLY and (asked.seat not in self.seats or self.screen):
            raise Found(f"{kind} was done for seat {asked.seat} by somebody who has {self.seats}")
        if kind in HOST_ONLY and not self.host:
            raise Found(f"{kind} was done for somebody who is not host")
        same = kind == "submit" and 0 < asked.revision == done.revision  # the program that is in already
        if kind in ("submit", "withdraw") and done.revision != asked.revision + 1 and not same:
            raise Found(f"revision {asked.revision} was replaced by {done.revision}")

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None


def read(text: str | bytes) -> Any:
    """Decode a message as the server does, None if it can't."""
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return FROM_CLIENT.decode(text)
    return None


def encoded(message: Any) -> str:
    """Return a message as it travels."""
    return msgspec.json.encode(message).decode()
