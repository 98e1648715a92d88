"""Connections are counted when they are accepted, and whoever does not finish a request gives way."""

import contextlib
import http.client
import socket
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from pixcade.server.access.proxies import networks
from pixcade.server.net import bounded_http, connection_limits
from pixcade.server.net.connection_limits import ConnectionLimits
from pixcade.server.net.descriptors import descriptors
from pixcade.server.net.listeners import Listeners
from pixcade.server.settings import ServerSettings
from tests.server.support.threaded import HERE, serving
from tests.waits import LIMIT, until_blocking

HEAD = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n"
WHOLE_REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
ELSEWHERE = "127.0.0.3"
"""Another address of this machine: Linux has all of 127.0.0.0/8."""
LARGE = b"x" * 16_000_000
"""More than the system keeps for a client that reads nothing."""


class Counting:
    """An application that answers a request when its body is there, echoes on sockets, and counts what it is asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.pieces = 0

    def has_read(self, pieces: int, or_else: Callable[[], bool]) -> bool:
        """Whether it has been given so many pieces of bodies, or something else has happened."""
        return self.pieces >= pieces or or_else()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for stage in ("startup", "shutdown"):
                await receive()
                await send({"type": f"lifespan.{stage}.complete"})
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                await send({"type": "websocket.send", "text": message["text"]})
        else:
            self.asked += 1
            while (message := await receive())["type"] == "http.request" and message["more_body"]:
                self.pieces += 1
            if message["type"] == "http.request":
                body = LARGE if scope["path"] == "/large" else b"well"
                head = [(b"content-length", b"%d" % len(body))]
                await send({"type": "http.response.start", "status": 200, "headers": head})
                await send({"type": "http.response.body", "body": body})


@contextlib.contextmanager
def server(
    descriptors: int = 64, application: Counting | None = None, **values: Any
) -> Iterator[tuple[Listeners, Counting]]:
    """Run a server that may have so many descriptors: 64 are 48 connections, 24 of one address."""
    application = application or Counting()
    with Listeners(ServerSettings(data=Path(), thinkers=1, port=0, **values)) as listeners:
        listeners.limits = ConnectionLimits(descriptors, networks(values.get("trusted_proxy", ())))
        listeners.limits.backlog = 64  # else those who come together would try again after a second
        listeners.bind()
        with serving(listeners, application):
            yield listeners, application


def slow(port: int, address: str = HERE) -> socket.socket:
    """Return a connection from an address that has sent all of a request but its body."""
    talk = socket.create_connection((HERE, port), timeout=LIMIT, source_address=(address, 0))
    talk.sendall(HEAD)
    return talk


def is_closed(talk: socket.socket) -> bool:
    """Whether the other side has closed a connection; waits for it, or for an answer."""
    try:
        return talk.recv(1) == b""
    except ConnectionResetError:
        return True


def answer(port: int, address: str = HERE) -> str:
    """Ask for something from an address."""
    asking = http.client.HTTPConnection(HERE, port, timeout=LIMIT, source_address=(address, 0))
    try:
        asking.request("GET", "/")
        return asking.getresponse().read().decode()
    finally:
        asking.close()


def opened(listeners: Listeners, count: int) -> None:
    """Wait until a server has counted so many connections."""
    until_blocking(lambda: len(listeners.limits.open) == count)


def test_at_the_limit_of_an_address_its_oldest_unfinished_request_gives_way() -> None:
    with server() as (listeners, application), contextlib.ExitStack() as stack:
        first = stack.enter_context(slow(listeners.port))
        others = [stack.enter_context(slow(listeners.port)) for _ in range(23)]
        until_blocking(lambda: application.asked == 24)
        assert answer(listeners.port) == "well"
        assert is_closed(first)
        opened(listeners, 23)
        for one in others[1:]:
            one.sendall(b"x" * 10)
            assert one.recv(12) == b"HTTP/1.1 200"


def test_who_plays_is_not_closed_for_others_and_an_address_has_at_most_half_of_all() -> None:
    with server() as (listeners, _), contextlib.ExitStack() as stack:
        player = stack.enter_context(connect(f"ws://{HERE}:{listeners.port}/", open_timeout=LIMIT))
        for _ in range(60):
            stack.enter_context(slow(listeners.port))
        opened(listeners, 24)
        player.send("still here")
        assert player.recv(timeout=LIMIT) == "still here"
        assert answer(listeners.port, ELSEWHERE) == "well"


def test_where_all_is_full_the_address_with_the_most_unfinished_requests_gives_way() -> None:
    with server() as (listeners, _), contextlib.ExitStack() as stack:
        few = [stack.enter_context(slow(listeners.port, "127.0.0.4")) for _ in range(8)]
        for address in ("127.0.0.5", "127.0.0.6"):
            for _ in range(20):
                stack.enter_context(slow(listeners.port, address))
        opened(listeners, 48)
        for _ in range(10):
            assert answer(listeners.port, ELSEWHERE) == "well"
        for one in few:
            one.sendall(b"x" * 10)
            assert one.recv(12) == b"HTTP/1.1 200"


def test_where_all_are_sockets_a_connection_is_refused_and_others_stay() -> None:
    with server(16) as (listeners, _), contextlib.ExitStack() as stack:  # 12 connections, 6 of one address
        players = [stack.enter_context(connect(f"ws://{HERE}:{listeners.port}/", open_timeout=LIMIT)) for _ in range(6)]
        with contextlib.closing(socket.create_connection((HERE, listeners.port), timeout=LIMIT)) as late:
            assert is_closed(late)
        assert listeners.limits.refused == 1
        for player in players:
            player.send("here")
            assert player.recv(timeout=LIMIT) == "here"


def test_connections_of_a_trusted_proxy_count_for_no_address() -> None:
    with server(trusted_proxy=(HERE,)) as (listeners, _), contextlib.ExitStack() as stack:
        for _ in range(40):
            stack.enter_context(slow(listeners.port))
        opened(listeners, 40)
        assert listeners.limits.gave_way == 0


def test_with_1024_descriptors_there_is_room_for_what_is_no_connection() -> None:
    limits = ConnectionLimits(1024)
    assert (limits.most, limits.most_sockets, limits.most_per_address) == (768, 672, 384)  # docs/operating.md
    assert limits.most + 2 * limits.backlog <= 1024
    assert ConnectionLimits(65_536).backlog == connection_limits.BACKLOG
    assert descriptors() > 0


def player_in_time(port: int) -> ClientConnection:
    """Return a socket whose handshake came in the short time of a test; on a busy machine not every one does."""
    sockets: list[ClientConnection] = []

    def connected() -> bool:
        with contextlib.suppress(WebSocketException, OSError):
            sockets.append(connect(f"ws://{HERE}:{port}/", open_timeout=LIMIT))
        return bool(sockets)

    until_blocking(connected)
    return sockets[0]


def test_a_body_has_its_time_however_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_http, "SECONDS_TO_ASK", 0.3)
    monkeypatch.setattr(bounded_http, "SECONDS_TO_SEND", 0.3)
    with server() as (listeners, _), contextlib.ExitStack() as stack:
        player = stack.enter_context(player_in_time(listeners.port))
        silent, dripping = (stack.enter_context(slow(listeners.port)) for _ in range(2))
        chunked = stack.enter_context(socket.create_connection((HERE, listeners.port), timeout=LIMIT))
        chunked.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n")
        with contextlib.suppress(OSError):
            for _ in range(9):
                dripping.sendall(b"x")
                time.sleep(0.1)  # as slowly as it is meant to be
        assert is_closed(silent)
        assert is_closed(dripping)
        assert is_closed(chunked)
        player.send("still here")
        assert player.recv(timeout=LIMIT) == "still here"


def is_paused(listeners: Listeners) -> bool:
    """Whether a connection of a server is not read from."""
    return not all(transport.is_reading() for transport in tuple(listeners.limits.open))


def test_a_body_that_comes_in_many_pieces_is_read_seldom_and_whole() -> None:
    with server() as (listeners, application), slow(listeners.port) as talk:
        sent = 0
        while not is_paused(listeners):
            talk.sendall(b"x")
            sent += 1
            until_blocking(partial(application.has_read, sent, or_else=partial(is_paused, listeners)))
            assert sent < 9, "it was read byte by byte to its end"
        assert sent <= bounded_http.READS_AT_ONCE + 1, "the head may have come with the first"
        for _ in range(10 - sent):
            talk.sendall(b"x")
        assert talk.recv(12) == b"HTTP/1.1 200"
        assert application.pieces <= bounded_http.READS_AT_ONCE + 2, "what comes while nothing is read is read together"


def test_who_asks_far_ahead_of_the_answers_is_closed() -> None:
    with server() as (listeners, application):
        with contextlib.closing(socket.create_connection((HERE, listeners.port), timeout=LIMIT)) as talk:
            sending = threading.Thread(target=lambda: suppressed(talk.sendall, b"GET / HTTP/1.1\r\n\r\n" * 50_000))
            sending.start()
            received = b""
            with contextlib.suppress(OSError):
                while more := talk.recv(65536):
                    received += more
            sending.join(LIMIT)
        assert application.asked <= 1


def suppressed(call: Any, *given: Any) -> None:
    """Call something that fails where the other side has had enough."""
    with contextlib.suppress(OSError):
        call(*given)


def test_who_takes_nothing_of_an_answer_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "LOOK_SECONDS", 0.05)
    with server() as (listeners, application), contextlib.ExitStack() as stack:
        talk = stack.enter_context(socket.create_connection((HERE, listeners.port), timeout=LIMIT))
        talk.sendall(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
        until_blocking(lambda: application.asked == 1)  # not until it is counted: it may be closed before we look
        opened(listeners, 0)


def test_what_gave_way_is_noted_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection_limits, "LOOK_SECONDS", 0.05)
    with server() as (listeners, _), contextlib.ExitStack() as stack:
        for count in (30, 40):
            for _ in range(count):
                stack.enter_context(slow(listeners.port))
            until_blocking(lambda: caplog.messages)
    (line,) = [line for line in caplog.messages if line.startswith("connections-full")]
    assert " refused=0 most=48" in line


def test_frames_before_the_handshake_is_answered_end_the_connection_and_are_no_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked, gone = threading.Event(), threading.Event()

    async def hesitant(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await Counting()(scope, receive, send)
            return
        await receive()
        asked.set()
        assert (await receive())["type"] == "websocket.disconnect"
        gone.set()

    with Listeners(ServerSettings(data=Path(), thinkers=1, port=0)) as listeners:
        listeners.bind()
        with serving(listeners, hesitant), socket.create_connection((HERE, listeners.port), timeout=LIMIT) as talk:
            talk.sendall(HANDSHAKE)
            assert asked.wait(LIMIT)
            talk.sendall(b"\x81\x05wrong")
            assert is_closed(talk)
            assert gone.wait(LIMIT)
    assert [line for line in caplog.messages if "Fatal" in line] == []


def test_an_address_that_asks_without_end_is_read_at_a_rate_and_others_are_answered() -> None:
    rate, burst = connection_limits.REQUESTS_A_SECOND, connection_limits.REQUESTS
    with server() as (listeners, application), contextlib.ExitStack() as stack:
        asking = http.client.HTTPConnection(HERE, listeners.port, timeout=LIMIT)
        stack.callback(asking.close)
        began = time.monotonic()
        for _ in range(burst + 300):
            asking.request("GET", "/")
            assert asking.getresponse().read() == b"well"
        lasted = time.monotonic() - began
        assert application.asked <= burst + rate * lasted + 1, "more were read than an address may send"
        for _ in range(20):
            assert answer(listeners.port, ELSEWHERE) == "well"
        assert listeners.limits.rates.full_at[HERE] > listeners.limits.rates.full_at[ELSEWHERE]


def test_a_new_connection_of_an_address_that_has_asked_too_much_is_not_read_from_either() -> None:
    rates = connection_limits.RequestRates()
    assert rates.take("a", connection_limits.REQUESTS, 0.0) == 0
    assert rates.take("a", 100, 0.0) == 100 / connection_limits.REQUESTS_A_SECOND
    assert rates.take("a", 0, 0.0) > 0, "that is what a connection is asked for before its first request"
    assert rates.take("b", 1, 0.0) == 0
    assert rates.take("a", 10**6, 0.0) == rates.take("a", 0, 0.0) == connection_limits.LONGEST_PAUSE
    assert rates.take("a", 1, 3600.0) == 0


def answers(talk: socket.socket, count: int) -> int:
    """Read so many answers of `Counting`, and return how many have come."""
    received = b""
    while received.count(b"\r\n\r\nwell") < count:
        received += talk.recv(65_536)
    return received.count(b"\r\n\r\nwell")


def few_requests(monkeypatch: pytest.MonkeyPatch, pause: float) -> None:
    """Let an address ask 10 times, and then once after each pause."""
    monkeypatch.setattr(connection_limits, "REQUESTS", 10)
    monkeypatch.setattr(connection_limits, "REQUESTS_A_SECOND", 0.001)
    monkeypatch.setattr(connection_limits, "LONGEST_PAUSE", pause)


def test_requests_that_are_sent_ahead_do_not_end_the_pause_of_their_address(monkeypatch: pytest.MonkeyPatch) -> None:
    few_requests(monkeypatch, 3600.0)
    with server() as (listeners, application), socket.create_connection((HERE, listeners.port), timeout=LIMIT) as talk:
        for _ in range(5):
            talk.sendall(2 * WHOLE_REQUEST)
            assert answers(talk, 2) == 2
        for ahead in (2, bounded_http.MOST_AHEAD, 2, 2):
            talk.sendall(ahead * WHOLE_REQUEST)
            for _ in range(2):
                assert answer(listeners.port, ELSEWHERE) == "well"
        assert application.asked == 10 + 1 + 8, "more than one was answered after the budget was used up"
        assert listeners.limits.by_address[HERE] == 1, "so many were read that the connection was closed"


def test_every_request_that_was_sent_ahead_counts_before_it_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    few_requests(monkeypatch, 3600.0)
    with server() as (listeners, application), contextlib.ExitStack() as stack:
        asking = [
            stack.enter_context(socket.create_connection((HERE, listeners.port), timeout=LIMIT)) for _ in range(4)
        ]
        opened(listeners, 4)
        for talk in asking:
            talk.sendall(bounded_http.MOST_AHEAD * WHOLE_REQUEST)
        assert answers(asking[0], 1)
        for _ in range(10):
            assert answer(listeners.port, ELSEWHERE) == "well"
        assert application.asked <= 10 + 10 + len(asking), "each connection may overdraw the budget by one"


def test_requests_that_were_sent_ahead_are_answered_when_their_address_may_ask_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    few_requests(monkeypatch, 0.02)
    with server() as (listeners, application), socket.create_connection((HERE, listeners.port), timeout=LIMIT) as talk:
        for _ in range(3):
            talk.sendall(bounded_http.MOST_AHEAD * WHOLE_REQUEST)
            assert answers(talk, bounded_http.MOST_AHEAD) == bounded_http.MOST_AHEAD
        assert application.asked == 3 * bounded_http.MOST_AHEAD


def test_a_socket_does_not_begin_before_the_request_before_it_is_answered() -> None:
    kinds: list[str] = []

    async def hesitant(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await Counting()(scope, receive, send)
            return
        kinds.append(scope["type"])
        while (await receive())["type"] == "http.request":
            pass

    with Listeners(ServerSettings(data=Path(), thinkers=1, port=0)) as listeners:
        listeners.bind()
        with serving(listeners, hesitant), socket.create_connection((HERE, listeners.port), timeout=LIMIT) as talk:
            talk.sendall(WHOLE_REQUEST + HANDSHAKE)
            assert is_closed(talk)
    assert kinds == ["http"]


def test_what_a_new_connection_sends_at_once_is_read_when_its_address_may_ask_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with server() as (listeners, application), contextlib.ExitStack() as stack:
        used_up = connection_limits.REQUESTS / connection_limits.REQUESTS_A_SECOND + 3600
        for pause, comes in ((3600.0, False), (0.2, True)):
            monkeypatch.setattr(connection_limits, "LONGEST_PAUSE", pause)
            listeners.limits.rates.full_at[HERE] = time.monotonic() + used_up
            asking = [
                stack.enter_context(socket.create_connection((HERE, listeners.port), timeout=LIMIT)) for _ in range(10)
            ]
            for one in asking:
                one.sendall(WHOLE_REQUEST)
            for _ in range(10):
                assert answer(listeners.port, ELSEWHERE) == "well"
            if comes:
                assert [one.recv(12) for one in asking] == [b"HTTP/1.1 200"] * 10
            assert application.asked == (30 if comes else 10)


def test_a_new_connection_that_sends_much_before_it_is_read_from_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "LONGEST_PAUSE", 3600.0)
    monkeypatch.setattr(bounded_http, "MOST_HELD", 1024)  # less than what the kernel gives at once
    with server() as (listeners, _):
        listeners.limits.rates.full_at[HERE] = time.monotonic() + 7200
        with socket.create_connection((HERE, listeners.port), timeout=LIMIT) as talk:
            with contextlib.suppress(ConnectionError):
                talk.sendall(LARGE)
            assert is_closed(talk)


def heard_of(port: int, *parts: bytes) -> bytes:
    """Send a request in parts and return the first line of the answer; empty where the connection was only closed."""
    with socket.create_connection((HERE, port), timeout=LIMIT) as talk:
        with contextlib.suppress(ConnectionError):
            for part in parts:
                talk.sendall(part)
            return talk.recv(65_536).partition(b"\r\n")[0]
        return b""


def test_a_request_has_so_many_headers_and_none_after_its_body() -> None:
    heads: list[list[tuple[bytes, bytes]]] = []

    async def noting(scope: Any, receive: Any, send: Any) -> None:
        await Counting()(scope, receive, send)
        if scope["type"] == "http":
            heads.append(list(scope["headers"]))

    many = b"".join(b"X-%d: x\r\n" % number for number in range(bounded_http.MOST_HEADERS - 1))
    chunked = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n0\r\n"
    with Listeners(ServerSettings(data=Path(), thinkers=1, port=0)) as listeners:
        listeners.bind()
        with serving(listeners, noting):
            assert heard_of(listeners.port, WHOLE_REQUEST[:-2] + many + b"\r\n") == b"HTTP/1.1 200 OK"
            assert heard_of(listeners.port, WHOLE_REQUEST[:-2] + many + b"Y: y\r\n\r\n").startswith(b"HTTP/1.1 400")
            assert heard_of(listeners.port, chunked + b"X-Forwarded-For: 192.0.2.1\r\n\r\n") == b"HTTP/1.1 200 OK"
            assert heard_of(listeners.port, chunked + b"a:b\r\n" * 100_000).startswith(b"HTTP/1.1 400")
    assert len(heads) >= 2
    assert all(b"x-forwarded-for" not in dict(head) for head in heads)


def test_a_body_comes_in_few_chunks_or_in_large_ones() -> None:
    start = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    end = b"0\r\n\r\n"
    with server() as (listeners, _):
        for chunk, count, line in (
            (b"1\r\nx\r\n", bounded_http.FREE_CHUNKS - 1, b"HTTP/1.1 200 OK"),
            (b"400\r\n" + b"x" * 1024 + b"\r\n", 200, b"HTTP/1.1 200 OK"),
            (b"1\r\nx\r\n", 40_000, b"HTTP/1.1 400 Bad Request"),
        ):
            assert heard_of(listeners.port, start + chunk * count + end) == line


def test_requests_are_counted_of_so_many_addresses_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "MOST_ADDRESSES", 10)
    rates = connection_limits.RequestRates()
    for number in range(100):
        rates.take(str(number), 1, 0.0)
    assert list(rates.full_at) == [str(number) for number in range(90, 100)]


def test_requests_of_a_trusted_proxy_are_not_counted_together() -> None:
    with server(trusted_proxy=(HERE,)) as (listeners, _):
        assert answer(listeners.port) == "well"
        assert not listeners.limits.rates.full_at
