"""What clients do wrong fills no log: one line a minute for each kind, and no traceback."""

import io
import json
import logging
import signal
import socket
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from pixcade.client import Server
from pixcade.server.services import client_noise
from pixcade.server.services.client_noise import EVERY_SECONDS
from pixcade.server.services.log import logging_lines
from pixcade.table.settings import TableSettings
from tests.server.support.floods import CONTINUATION, TEXT, frame
from tests.server.support.server import run
from tests.waits import LIMIT, until

ROOT = Path(__file__).resolve().parents[3]
HOST = "127.0.0.1"
REFUSED = 100
"""Handshakes without an `Origin`."""


def exchange(port: int, request: bytes, *, wait: bool = True) -> bytes:
    """Send a request, and return the first bytes of the response; or disconnect immediately."""
    with socket.create_connection((HOST, port), timeout=LIMIT) as talk:
        talk.sendall(request)
        return talk.recv(1000) if wait else b""


async def misbehave(address: str) -> bytes:
    """Send texts that are no UTF-8, whole and in parts; return the beginning of a request with a body."""
    person = Server(address)
    await person.session("Ann")
    made = await person.create(TableSettings(game="pixoid", stand_in="easy"))
    there = f"{address.replace('http', 'ws', 1)}/api/tables/{made.table}/socket"
    for wrong in (frame(TEXT, b"\xff"), frame(TEXT, b"\xff", final=False) + frame(CONTINUATION)):
        socket = await connect(there, additional_headers=person.headers, compression=None)
        await socket.send('{"type":"hello","protocol":1}')
        await socket.recv()
        socket.transport.write(wrong)
        await socket.wait_closed()
        assert socket.close_code == 1007
    fields = "".join(f"{name}: {value}\r\n" for name, value in person.headers.items())
    host = address.removeprefix("http://")
    return f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\n{fields}Content-Length: 9\r\n\r\n{{".encode()


@pytest.mark.slow(8)
def test_client_errors_are_one_line_a_minute_without_traceback(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "pixcade", "serve", "--port", "0", "--no-open-browser", "--log-format", "json"]
    line += ["--data", str(tmp_path)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            assert process.stdout is not None
            address = next(word for word in process.stdout.readline().split() if word.startswith("http")).rstrip(".")
            port = int(address.rpartition(":")[2])
            upgrade = f"GET /api/tables/x/socket HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n".encode()
            upgrade += b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            upgrade += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            for _ in range(REFUSED):
                assert exchange(port, upgrade).startswith(b"HTTP/1.1 403")
            for _ in range(10):
                assert exchange(port, b"\x16\x03\x01\r\n\r\n").startswith(b"HTTP/1.1 400")
            post = run(misbehave(address))
            for _ in range(3):
                exchange(port, post, wait=False)
            slow = [socket.create_connection((HOST, port), timeout=LIMIT) for _ in range(5)]
            for one in slow:
                one.sendall(post)
            assert exchange(port, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").startswith(b"HTTP/1.1 421")
        finally:
            process.send_signal(signal.SIGTERM)
            _, written = process.communicate(timeout=LIMIT)
    for one in slow:
        one.close()
    assert process.returncode == 0
    told = [json.loads(line) for line in written.splitlines()]
    assert [one for one in told if one["level"] != "info" or "where" in one] == []
    lines, times = Counter(one["event"] for one in told), Counter[str]()
    for one in told:
        times[one["event"]] += one["times"]
    assert (times["handshake-rejected"], times["request-invalid"], times["text-invalid"]) == (REFUSED, 10, 2)
    assert max(lines.values()) <= 2 + LIMIT / EVERY_SECONDS, "the first at once, one a minute, and the rest at the end"


def test_pending_counts_are_logged_and_faults_immediately(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_noise, "EVERY_SECONDS", 0.5)  # longer than ten lines take to be written
    file, uvicorn = io.StringIO(), logging.getLogger("uvicorn.error")

    async def main() -> None:
        for _ in range(5):
            uvicorn.warning("Invalid HTTP request received.")
            uvicorn.error("something else")
        await until(lambda: file.getvalue().count("request-invalid") == 2)
        try:
            raise KeyError
        except KeyError as error:
            uvicorn.error("Exception in ASGI application\n", exc_info=error)

    with logging_lines(form="json", file=file):
        run(main())
    told: list[dict[str, Any]] = [json.loads(line) for line in file.getvalue().splitlines()]
    assert [(one["event"], one.get("times")) for one in told] == [
        ("request-invalid", 1),
        *[("library", None)] * 5,
        ("request-invalid", 4),
        ("fault", None),
    ]


def test_error_log_omits_client_noise() -> None:
    file = io.StringIO()
    with logging_lines(form="json", level="error", file=file):
        logging.getLogger("uvicorn.error").error("ASGI callable returned without completing handshake.")
    assert file.getvalue() == ""
