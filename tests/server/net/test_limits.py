"""One hostile guest can't stop the others: connections, slow requests, floods, clients that don't read."""

import asyncio
import contextlib
import http.client
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pixcade.client import Server
from pixcade.protocol.server_messages import Announced
from pixcade.server import limits
from pixcade.server.access.proxies import networks
from pixcade.server.net.connections import Connections
from pixcade.server.net.listeners import Listeners
from pixcade.server.settings import ServerSettings
from pixcade.server.ws import endpoint
from tests.server.support.floods import CONTINUATION, PING, TEXT, frame, in_bytes
from tests.server.support.people import guest, raw
from tests.server.support.server import run
from tests.server.support.server import serving as serving_games
from tests.server.support.threaded import HERE, serving
from tests.waits import LIMIT, until

ELSEWHERE = "127.0.0.3"
"""Another address of this machine: Linux has all of 127.0.0.0/8."""
GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"


async def echo_headers(scope: Any, receive: Any, send: Any) -> None:
    """Answer a request with its headers, when its body has come; a socket stays open."""
    if scope["type"] == "lifespan":
        for stage in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{stage}.complete"})
        return
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (message := await receive())["type"] == "http.request" and message["more_body"]:
        pass
    body = b" ".join(name + b"=" + value for name, value in scope["headers"])
    length = (b"content-length", b"%d" % len(body))
    await send({"type": "http.response.start", "status": 200, "headers": [length]})
    await send({"type": "http.response.body", "body": body})


@contextlib.contextmanager
def server(most_descriptors: int = 0, **values: Any) -> Iterator[int]:
    """Run a server of `echo_headers` in a thread, and return its port. With 64 descriptors it has 48 connections."""
    with Listeners(ServerSettings(data=Path(), thinkers=1, port=0, **values)) as listeners:
        listeners.connections = Connections(networks(values.get("trusted_proxy", ())), most_descriptors)
        listeners.bind()
        with serving(listeners, echo_headers):
            yield listeners.port


def opened(port: int, *parts: bytes, source: str = HERE) -> socket.socket:
    talk = socket.create_connection((HERE, port), timeout=LIMIT, source_address=(source, 0))
    for part in parts:
        talk.sendall(part)
    return talk


def answer(talk: socket.socket) -> bytes:
    """Return everything until the other side closes."""
    found = b""
    with suppress(ConnectionResetError):
        while more := talk.recv(65_536):
            found += more
    return found


def get_status(port: int, source: str = HERE) -> int:
    asking = http.client.HTTPConnection(HERE, port, timeout=LIMIT, source_address=(source, 0))
    with contextlib.closing(asking):
        asking.request("GET", "/")
        return asking.getresponse().status


# Connections and requests


def test_rejects_excess_connections_of_one_address_only() -> None:
    with server(64) as port, contextlib.ExitStack() as stack:
        first, *_ = [stack.enter_context(opened(port, GET[:9])) for _ in range(24)]
        assert answer(stack.enter_context(opened(port))) == b""
        assert get_status(port, ELSEWHERE) == 200
        first.sendall(GET[9:])
        assert first.recv(12) == b"HTTP/1.1 200"


def test_closed_connection_makes_room() -> None:
    with server(64) as port:
        for _ in range(50):
            assert get_status(port) == 200
            with opened(port, b"GET / HTTP/1.1\r\nHost: x\r\n", UPGRADE, KEY) as talk:
                assert talk.recv(12) == b"HTTP/1.1 101"


def test_trusted_proxy_connections_are_not_limited_by_address() -> None:
    with server(64, trusted_proxy=(HERE,)) as port, contextlib.ExitStack() as stack:
        for _ in range(30):
            stack.enter_context(opened(port, GET[:9]))
        assert get_status(port) == 200


@pytest.mark.parametrize("answered", [0, 1])
@pytest.mark.parametrize("part", [b"\r\n", GET[:9], GET[:-2]])
def test_closes_half_open_request(answered: int, part: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEAD_S", 0.2)
    with server() as port, opened(port) as talk:
        for _ in range(answered):
            talk.sendall(GET)
            assert talk.recv(12) == b"HTTP/1.1 200"
        talk.sendall(part)
        assert b"HTTP/1.1" not in answer(talk)


@pytest.mark.parametrize("part", [POST + b"x", CHUNKED + b"1\r\nx\r\n"])
def test_closes_request_with_slow_body(part: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_S", 0.2)
    with server() as port, opened(port, part) as talk:
        assert answer(talk) == b""


def test_socket_outlives_request_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEAD_S", 0.2)
    monkeypatch.setattr(limits, "BODY_S", 0.2)
    with server() as port, opened(port, b"GET / HTTP/1.1\r\nHost: x\r\n", UPGRADE, KEY) as talk:
        assert talk.recv(12) == b"HTTP/1.1 101"
        talk.settimeout(1.0)
        with pytest.raises(TimeoutError):
            answer(talk)


@pytest.mark.parametrize(
    "request_head",
    [
        b"NONSENSE\r\n\r\n",
        GET[:-2] + b"X: " + b"x" * limits.HEAD_BYTES,
        GET[:-2] + b"".join(b"X-%d: x\r\n" % number for number in range(limits.HEADERS)) + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + UPGRADE + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 9_000 + b"\r\n" + UPGRADE + KEY,
    ],
)
def test_answers_bad_request_with_400_and_closes(request_head: bytes) -> None:
    with server() as port, opened(port, request_head) as talk:
        assert answer(talk).startswith(b"HTTP/1.1 400 ")


def test_closes_connection_that_pipelines_many_requests() -> None:
    with server() as port, opened(port, GET * 1_000) as talk:
        assert answer(talk).count(b"HTTP/1.1 200") <= limits.PIPELINED_REQUESTS


def test_trailers_do_not_pass_for_headers() -> None:
    with (
        server() as port,
        opened(port, CHUNKED + b"1\r\nx\r\n0\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n") as talk,
    ):
        assert b"x-forwarded-for" not in talk.recv(65_536)


def test_rejects_body_that_is_too_long(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving_games(tmp_path) as served:
            person = await served.person("Ann")
            for declared in (True, False):
                reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
                fields = "".join(f"{name}: {value}\r\n" for name, value in person.headers.items())
                size = limits.BODY_BYTES + 1
                length = f"Content-Length: {size}" if declared else "Transfer-Encoding: chunked"
                body = b"x" * size if declared else b"%x\r\n%b\r\n0\r\n\r\n" % (size, b"x" * size)
                head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n{fields}{length}\r\n\r\n"
                writer.write(head.encode() + body)
                assert (await reader.readline()).startswith(b"HTTP/1.1 413 ")
                writer.close()
                with suppress(ConnectionError):
                    await writer.wait_closed()

    run(main())


# WebSockets


async def welcomed(person: Server, table: str) -> ClientConnection:
    """Return a socket that has said hello and reads nothing more."""
    address = f"{person.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    found = await connect(address, additional_headers=person.headers, compression=None, ping_interval=None)
    await found.send('{"type":"hello","protocol":1}')
    await found.recv()
    return found


async def closed(talk: ClientConnection) -> int:
    """Read until the connection is closed, and return its code; 0 if there is none."""
    with suppress(ConnectionClosed):
        while True:
            await talk.recv()
    return talk.close_code or 0


@pytest.mark.parametrize("kind", ["pings", "fragments", "messages"])
def test_closes_flooding_socket_while_others_are_served(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "FLOOD_S", 0.5)
    monkeypatch.setattr(endpoint, "DELAYED_MESSAGES", 10)
    frames = {
        "pings": frame(PING) * 1_000,
        "fragments": frame(CONTINUATION, b"", final=False) * 1_000,
        "messages": frame(TEXT, b'{"type":"heartbeat"}') * 100,
    }[kind]

    async def main() -> None:
        async with serving_games(tmp_path, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host)
            bad = await welcomed(host, made.table)
            if kind == "fragments":
                bad.transport.write(frame(TEXT, b"", final=False))
            async with raw(await guest(served, made), made) as good:
                code = asyncio.create_task(closed(bad))
                while not code.done():
                    if bad.transport.get_write_buffer_size() < len(frames):
                        bad.transport.write(frames)
                    answered = await good.answer(type="resume", id="r")
                    assert answered["code"] == "server.host-only"
                    await asyncio.sleep(0.05)
                # 1006 also for messages if the kernel's reset overtakes the close frame
                assert code.result() in ((endpoint.FLOOD, 1006) if kind == "messages" else (1006,))

    run(main())


def test_burst_of_messages_waits_and_is_answered_in_order(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving_games(tmp_path, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with raw(host, made) as one:
                sent = [f"r{number}" for number in range(limits.MESSAGES + 20)]
                for id in sent:
                    await one.send({"type": "resume", "id": id})
                answers = [await one.until(lambda message: message["type"] == "rejected") for _ in sent]
                assert [one["id"] for one in answers] == sent

    run(main())


@pytest.mark.parametrize("parts", [1, 2])
def test_closes_with_1009_after_too_long_message(parts: int, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving_games(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            bad = await welcomed(host, made.table)
            half = b"x" * (limits.MESSAGE_BYTES // parts + 1)
            for part in range(parts):
                bad.transport.write(frame(CONTINUATION if part else TEXT, half, final=part == parts - 1))
            assert await closed(bad) == 1009

    run(main())


def test_accepts_fragmented_and_binary_messages(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving_games(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with raw(host, made) as one:
                one.socket.transport.write(in_bytes(b'{"type":"resume","id":"parts"}'))
                await one.until(lambda message: message.get("id") == "parts")
                await one.socket.send(b'{"type":"resume","id":"bytes"}')
                await one.until(lambda message: message.get("id") == "bytes")

    run(main())


def announcement(number: int) -> Announced:
    return Announced(f"{number}: {'x' * 10_000}", False)


def test_disconnects_client_that_stops_reading(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving_games(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            bad = await welcomed(host, made.table)
            bad.transport.pause_reading()
            async with raw(await guest(served, made), made) as good:
                room = served.application.rooms.open[made.table]
                sent = 0
                while len(served.application.sockets.open) == 2:
                    for _ in range(20):
                        sent += 1
                        room.tell(announcement(sent))
                    for _ in range(20):
                        await good.until(lambda message: message["type"] == "announced")
                assert sent > limits.UNSENT_MESSAGES
            bad.transport.abort()

    run(main())


def test_slow_client_gets_every_message_once_and_in_order(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving_games(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with raw(host, made) as one:
                room = served.application.rooms.open[made.table]
                (ours,) = served.application.sockets.open
                one.socket.transport.pause_reading()
                sent = 0
                while ours.unsent < 100:
                    sent += 1
                    room.tell(announcement(sent))
                    await asyncio.sleep(0)
                one.socket.transport.resume_reading()
                heard = [await one.until(lambda message: message["type"] == "announced") for _ in range(sent)]
                assert [message["text"].partition(":")[0] for message in heard] == [str(at + 1) for at in range(sent)]
                await until(lambda: not ours.unsent)

    run(main())


def test_client_that_reads_no_response_is_reset_by_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(socket, "TCP_USER_TIMEOUT"):
        pytest.skip("only Linux can")
    with Listeners(ServerSettings(data=Path(), thinkers=1, port=0)) as listeners:
        listeners.bind()
        (opened_at, *_) = listeners._sockets.values()
        assert opened_at.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == limits.UNREAD_MS
        with (
            socket.create_connection((HERE, listeners.port), timeout=LIMIT),
            contextlib.closing(opened_at.accept()[0]) as accepted,
        ):
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == limits.UNREAD_MS
