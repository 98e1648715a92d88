"""Shutdown: clients are notified, pending work is finished, and the process ends even if something hangs."""

import asyncio
import contextlib
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pixcade.server import limits
from pixcade.server.net import uvicorn_server
from pixcade.server.net.listeners import Listeners
from pixcade.server.settings import ServerSettings
from tests.server.support.threaded import HERE, serving
from tests.waits import LIMIT, until_blocking

ROOT = Path(__file__).resolve().parents[3]


@dataclass
class Child:
    """A stubborn server in a separate process, with one client."""

    process: subprocess.Popen[str]
    client: ClientConnection


@contextlib.contextmanager
def child(way: str, faster: int = 1) -> Iterator[Child]:
    """Have a stubborn server and its client until the test ends; its times to end are divided by `faster`."""
    line = [sys.executable, "-m", "tests.server.support.hanging_server", way, str(faster)]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        with connect(f"ws://{HERE}:{int(line_of(process))}/", open_timeout=LIMIT) as client:
            assert client.recv(timeout=LIMIT) == "welcome"
            yield Child(process, client)
            process.kill()  # so that the client need not wait for an answer to its goodbye
    finally:
        process.kill()
        process.communicate()


def line_of(process: subprocess.Popen[str]) -> str:
    """Return the next line that a process writes."""
    assert process.stdout is not None
    return process.stdout.readline().rstrip()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_signal_ends_server_after_notifying_clients(number: int) -> None:
    with child("none") as one:
        one.process.send_signal(number)
        assert one.client.recv(timeout=LIMIT) == "going"
        with pytest.raises(ConnectionClosed) as closed:
            one.client.recv(timeout=LIMIT)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # service restart: clients come back
        out, err = one.process.communicate(timeout=LIMIT)
        assert (one.process.returncode, out, err) == (0, "put away\n", "")


@pytest.mark.slow(4)
def test_signal_ends_server_even_if_something_hangs() -> None:
    put_away = {"socket": True, "telling": True, "thread": True, "lifespan": False, "loop": False}
    with contextlib.ExitStack() as stack:  # all at once, since each takes its time
        children = {way: stack.enter_context(child(way, 3)) for way in put_away}
        children["loop"].client.send("hang")
        assert line_of(children["loop"].process) == "hanging"
        begun = time.monotonic()
        for one in children.values():
            one.process.send_signal(signal.SIGTERM)
        written = {way: one.process.communicate(timeout=LIMIT)[0] for way, one in children.items()}
        assert time.monotonic() - begun >= 3.2  # they were given their time: 10 s, divided by 3
        assert {way: one.process.returncode for way, one in children.items()} == dict.fromkeys(put_away, 1)
        assert {way: text == "put away\n" for way, text in written.items()} == put_away


@pytest.mark.parametrize("second", [signal.SIGTERM, signal.SIGINT])
def test_second_signal_ends_server_immediately(second: int) -> None:
    with child("lifespan") as one:
        one.process.send_signal(signal.SIGTERM)
        assert one.client.recv(timeout=LIMIT) == "going"
        one.process.send_signal(second)
        one.process.communicate(timeout=LIMIT)
        assert one.process.returncode == 128 + second


def test_shutdown_time_limits_fit_into_ten_seconds() -> None:
    assert uvicorn_server.SECONDS_TO_END == 10
    assert (
        uvicorn_server.SECONDS_TO_TELL + uvicorn_server.SECONDS_TO_CLOSE
        < uvicorn_server.SECONDS_IN_ALL
        < uvicorn_server.SECONDS_TO_END
    )


def test_failing_shutdown_callback_does_not_stop_others() -> None:
    told: list[str] = []

    async def tell() -> None:
        told.append("told")

    async def fail() -> None:
        raise OSError

    async def silent(scope: Any, receive: Any, send: Any) -> None:
        """Answer nothing."""

    async def main() -> None:
        await uvicorn_server.UvicornServer(uvicorn_server.configuration(silent), lambda _: None, [fail, tell])._tell()

    asyncio.run(main())
    assert told == ["told"]


async def greet(scope: Any, receive: Any, send: Any) -> None:
    """Answer each request, without a look at its body."""
    if scope["type"] == "lifespan":
        for stage in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{stage}.complete"})
    else:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"hi"})


def exchange(port: int, *parts: bytes) -> bytes:
    """Send some bytes, and return everything that comes before the other side closes."""
    answer = b""
    with socket.create_connection((HERE, port), timeout=LIMIT) as talk:
        with contextlib.suppress(OSError):  # the other side may have had enough
            for part in parts:
                talk.sendall(part)
        with contextlib.suppress(ConnectionResetError):
            while more := talk.recv(65536):
                answer += more
    return answer


def test_request_in_progress_is_answered_during_shutdown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEAD_S", 0.5)
    asked, later = threading.Event(), threading.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            asked.set()
            await asyncio.to_thread(later.wait, 1.0)  # twice as long as a head may take
        await greet(scope, receive, send)

    with Listeners(ServerSettings(data=Path(), thinkers=1, port=0)) as listeners:
        listeners.bind()
        with serving(listeners, slow):
            request = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            answers: list[bytes] = []

            def was_asked() -> bool:
                answers.append(exchange(listeners.port, request))
                return asked.is_set()

            until_blocking(was_asked)  # on a busy machine a request may itself come too late
            assert answers[-1].endswith(b"hi")
