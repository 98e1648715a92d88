"""Requests and handshakes that no application sees: how they are answered, and which name they ask for."""

import asyncio
import json
from pathlib import Path

from pixcade.server.auth.middleware import HEADERS
from tests.server.support.server import HOST, Served, run, serving

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
"""docs/security.md, S9."""
OURS = {name.decode(): value.decode() for name, value in HEADERS} | {
    "content-security-policy": POLICY,
    "cache-control": "no-store",
}
SOCKET = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
ANSWERS = {
    "no request": (400, ["NONSENSE"]),
    "a long head": (400, ["GET / HTTP/1.1", "X: " + "x" * 20_000]),
    "many headers": (400, ["GET / HTTP/1.1", *[f"X{number}: x" for number in range(101)]]),
    "a socket without a key": (400, ["GET /api/tables/a/socket HTTP/1.1", *SOCKET]),
    "a socket that is none of ours": (403, ["GET /elsewhere HTTP/1.1", *SOCKET, KEY]),
    "a socket by POST": (405, ["POST /api/tables/a/socket HTTP/1.1", *SOCKET, KEY, "Content-Length: 0"]),
    "a socket of another version": (426, ["GET /api/tables/a/socket HTTP/1.1", *SOCKET[:2], KEY]),
    "a socket by HTTP/1.0": (505, ["GET /api/tables/a/socket HTTP/1.0", *SOCKET, KEY]),
}


async def answer(served: Served, *lines: str, host: str = "") -> tuple[int, list[tuple[str, str]], str]:
    """Return the status, headers and body with which a head is answered, on a connection of its own."""
    first, *others = lines
    named = (f"Host: {host or f'{HOST}:{served.port}'}", f"Origin: {served.address}")
    reader, writer = await asyncio.open_connection(HOST, served.port)
    writer.write(("\r\n".join((first, *named, *others)) + "\r\n\r\n").encode())
    head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    status, *headers = head.split("\r\n")
    fields = [line.partition(": ") for line in headers]
    return int(status.split()[1]), [(name.lower(), value) for name, _, value in fields], body


def test_an_answer_that_no_application_gives_has_our_headers_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            for name, (status, lines) in ANSWERS.items():
                found, headers, _ = await answer(served, *lines)
                assert found == status, name
                assert sorted(one for one in headers if one[0] in OURS) == sorted(OURS.items()), name

    run(main())


def test_an_absolute_target_that_names_another_server_is_misdirected_whatever_the_host_says(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ours = f"{HOST}:{served.port}"

            async def asked(target: str, host: str = "", *lines: str) -> tuple[int, str]:
                """Return the status, and the name that was refused."""
                closing = () if lines else ("Connection: close",)
                status, _, body = await answer(served, f"GET {target} HTTP/1.1", *closing, *lines, host=host)
                return status, json.loads(body)["values"]["host"] if status == 421 else ""

            path = "/api/server"
            assert await asked(f"http://{ours}{path}") == await asked(path) == (200, "")
            for other in ("rebound.example", f"rebound.example:{served.port}", f"{ours}@rebound.example", f"{HOST}:1"):
                assert await asked(f"http://{other}{path}") == (421, other)
                assert await asked(f"http://{other}/api/tables/a/socket", "", *SOCKET, KEY) == (421, other)
            assert await asked(f"http://{ours}{path}", "rebound.example") == (421, "rebound.example")
            assert await asked(f"{path}?at=http://rebound.example/") == (200, "")

    run(main())
