"""Answers that nobody reads: so much of them is kept, for connections that are counted, and then nothing."""

import asyncio
import contextlib
import select
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pixcade.server.net import bounded_http, connection_limits
from pixcade.server.net.connection_limits import ConnectionLimits
from pixcade.server.net.drained_transport import DrainedTransport
from pixcade.server.net.listeners import RECEIVE_BUFFER, SEND_BUFFER
from tests.server.net.test_connection_limits import Counting, opened, server
from tests.server.support.threaded import HERE
from tests.waits import LIMIT, until_blocking

ASSET = b"x" * 100_000
"""As much as the largest file of the page."""
ASK = b"GET /asset HTTP/1.1\r\nHost: x\r\n\r\n"
ASK_AND_CLOSE = b"GET /asset HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


class Assets(Counting):
    """An application that answers with a file, and remembers its loop."""

    loop: asyncio.AbstractEventLoop

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.loop = asyncio.get_running_loop()
        if scope["type"] != "http" or scope["path"] != "/asset":
            await super().__call__(scope, receive, send)
            return
        self.asked += 1
        head = [(b"content-length", b"%d" % len(ASSET))]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": ASSET})


@contextlib.contextmanager
def connection(port: int, room: int = 2048) -> Iterator[socket.socket]:
    """Connect with hardly any room for what is received."""
    with socket.socket() as talk:
        talk.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        talk.settimeout(LIMIT)
        talk.connect((HERE, port))
        yield talk


def in_kernel(port: int) -> int:
    """Return the bytes that the kernel keeps for whoever has not taken them from a port."""
    lines = Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]
    columns = [line.split() for line in lines]
    return sum(int(one[4].partition(":")[0], 16) for one in columns if int(one[1].rpartition(":")[2], 16) == port)


def is_writable(talk: socket.socket, seconds: float = 0.2) -> bool:
    """Whether there is room for more, now or in a moment."""
    return bool(select.select([], [talk], [], seconds)[1])


def everything(talk: socket.socket) -> bytes:
    """Return all that comes until the other side closes. Raises ConnectionResetError."""
    received = b""
    while part := talk.recv(65_536):
        received += part
    return received


@pytest.mark.parametrize("way", ["asks to close", "is idle", "sends an end", "asks again and again"])
def test_of_an_answer_that_nobody_reads_nothing_is_left_to_the_kernel(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "LOOK_SECONDS", 0.05)
    sent = {"asks to close": ASK_AND_CLOSE, "asks again and again": 10 * ASK}.get(way, ASK)
    with server(application=Assets()) as (listeners, application):
        assert listeners._server is not None
        listeners._server.config.timeout_keep_alive = 0
        with connection(listeners.port) as talk:
            talk.sendall(sent)
            until_blocking(lambda: application.asked)
            if way == "sends an end":
                talk.shutdown(socket.SHUT_WR)
            opened(listeners, 0)
            with pytest.raises(ConnectionResetError):
                everything(talk)
        until_blocking(lambda: not in_kernel(listeners.port))


def test_who_reads_slowly_and_steadily_gets_an_answer_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "LOOK_SECONDS", 3600.0)  # we look by ourselves
    application = Assets()
    with server(application=application) as (listeners, _), connection(listeners.port, 4096) as talk:

        async def look() -> int:
            listeners.limits.look()
            return sum(one.unsent() for one in listeners.limits.open)

        talk.sendall(ASK_AND_CLOSE)
        received, looks = talk.recv(1024), 0
        unsent = asyncio.run_coroutine_threadsafe(look(), application.loop).result(LIMIT)
        while unsent:
            before = in_kernel(listeners.port)
            while in_kernel(listeners.port) == before and (part := talk.recv(1024)):
                received += part
            unsent, looks = asyncio.run_coroutine_threadsafe(look(), application.loop).result(LIMIT), looks + 1
        received += everything(talk)
        assert looks > 2 * connection_limits.STUCK_LOOKS
        assert received.partition(b"\r\n\r\n")[2] == ASSET
        opened(listeners, 0)


def test_the_kernel_buffers_so_much_for_a_connection() -> None:
    with server() as (listeners, application), connection(listeners.port) as talk:
        talk.sendall(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
        until_blocking(lambda: application.asked)
        opened(listeners, 1)
        (accepted,) = listeners.limits.open
        room = accepted.get_extra_info("socket").getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
        assert room <= 2 * SEND_BUFFER
        assert 0 < in_kernel(listeners.port) <= room


def test_what_is_sent_and_not_read_has_so_much_room_in_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_http, "SECONDS_A_READ", 3600.0)
    with server() as (listeners, _), connection(listeners.port) as talk:
        talk.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        talk.sendall(b"POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n")
        opened(listeners, 1)
        (accepted,) = listeners.limits.open
        room = accepted.get_extra_info("socket").getsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF)
        assert room == 2 * RECEIVE_BUFFER, "and it does not grow: it was asked for"
        while accepted.is_reading():
            talk.sendall(b"x")
        sent, part = 0, b"x" * 65_536
        talk.setblocking(False)
        while is_writable(talk):
            sent += talk.send(part)
        assert sent <= 2 * room


def test_who_goes_away_while_several_answers_wait_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    with server() as (listeners, application):
        with connection(listeners.port) as talk:
            talk.sendall(3 * b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
            until_blocking(lambda: application.asked == 2)
        opened(listeners, 0)
    assert [line for line in caplog.messages if "xception" in line] == []


class Connected:
    """A transport that takes everything and sends nothing."""

    closed = False

    def get_extra_info(self, name: str) -> Any:
        return ("192.0.2.1", 5) if name == "peername" else None

    def get_write_buffer_size(self) -> int:
        return 1

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: bytes) -> None:
        raise AssertionError("it was closed")

    def abort(self) -> None:
        self.closed = True

    pause_reading = resume_reading = write_eof = lambda self: None


def test_a_socket_that_is_being_closed_gives_way() -> None:
    async def main() -> None:
        limits = ConnectionLimits(16)  # 12 connections, 6 of one address
        raw: list[Any] = [Connected() for _ in range(7)]
        sockets = [DrainedTransport(one, limits.closing) for one in raw]
        for one in sockets[:6]:
            assert limits.accepted(one)
            limits.upgraded(one)
        assert not limits.accepted(sockets[6])
        sockets[3].close()
        sockets[3].write(b"not any more")
        assert sockets[3].is_closing()
        assert not raw[3].closed
        assert limits.accepted(sockets[6])
        assert [one.closed for one in raw] == [number == 3 for number in range(7)]

    asyncio.run(main())
