"""How long others wait while 1 or 20 sockets flood the server from another address.

People at a table send a request ten times a second while an attacker in another process sends as fast as it can. The
aim: 99 of 100 are answered within 100 ms, and the slowest within 500 ms.
"""

import argparse
import asyncio
import contextlib
import json
import math
import selectors
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from bench.programs import HOST, pixcade_server
from bench.table import print_table
from pixcade.client import Server
from pixcade.table.settings import TableSettings

ELSEWHERE = "127.0.0.2"
PEOPLE = 8
PAUSE_S = 0.1
P99_MS, SLOWEST_MS = 100, 500
MOST_SECONDS = 60.0
MASK = b"\0\0\0\0"
HELLO = '{"type":"hello","protocol":1}'
ASKED = '{"type":"resume","id":"x"}'


def frame(first: int, payload: bytes = b"") -> bytes:
    """Return a short masked frame; its first byte has the opcode."""
    return bytes((first, 0x80 | len(payload))) + MASK + payload


FLOODS = {
    "pings": (b"", frame(0x89)),
    "one-byte fragments": (frame(0x01, b"x"), frame(0x00, b"x")),
    "messages": (b"", frame(0x81, ASKED.encode())),
    "half-open requests": (b"", b""),
}
"""What is sent first, and then endlessly."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py bench floods", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each flood")
    parser.add_argument("--attack", nargs=5, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        kind, sockets, port, path, cookie = given.attack
        attack(kind, int(sockets), int(port), path, cookie, min(given.seconds, MOST_SECONDS))
        return 0
    with tempfile.TemporaryDirectory() as folder, pixcade_server(Path(folder)) as server:
        rows = asyncio.run(measure(server.port, given.seconds))
    header = ("flood, sockets", "p50", "p99", "slowest", "")
    print_table(f"Milliseconds until {PEOPLE} others are answered, each flood {given.seconds:g} s", header, *rows)
    return int(any(row[-1] for row in rows))


async def measure(port: int, seconds: float) -> list[tuple[str, ...]]:
    async with contextlib.AsyncExitStack() as stack:
        host = Server(f"http://{HOST}:{port}")
        await host.session("Host")
        made = await host.create(TableSettings(game="pixoid"))
        path = f"/api/tables/{made.table}/socket"
        people = []
        for number in range(PEOPLE):
            person = Server(host.address)
            await person.session(f"Person {number}")
            await person.join_by_link(made.table, made.invite)
            address = f"ws://{HOST}:{port}{path}"
            socket = await stack.enter_async_context(
                connect(address, additional_headers=person.headers, close_timeout=0.1)
            )
            await socket.send(HELLO)
            people.append(socket)
        await asyncio.sleep(1)
        rows = [row_of("none", await answers(people, seconds))]
        for kind in FLOODS:
            for sockets in (1, 20):
                line = (sys.executable, "-m", "bench.floods", "--seconds", str(seconds), "--attack", kind, str(sockets))
                attacker = (*line, str(port), path, host.headers["cookie"])
                with subprocess.Popen(attacker, stdout=subprocess.PIPE) as attacking:
                    assert attacking.stdout is not None
                    await asyncio.to_thread(attacking.stdout.readline)  # it has begun
                    rows.append(row_of(f"{kind}, {sockets}", await answers(people, seconds)))
                    attacking.terminate()
        return rows


async def answers(people: list[ClientConnection], seconds: float) -> list[float]:
    """Let everyone send requests, and return the sorted milliseconds until each answer."""
    until = time.perf_counter() + seconds
    found: list[float] = []

    async def ask(talk: ClientConnection) -> None:
        while time.perf_counter() < until:
            began = time.perf_counter()
            await talk.send(ASKED)
            while json.loads(await talk.recv())["type"] != "rejected":
                pass
            found.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(PAUSE_S)

    await asyncio.gather(*map(ask, people))
    return sorted(found)


def row_of(name: str, times: list[float]) -> tuple[str, ...]:
    p99 = times[math.ceil(0.99 * len(times)) - 1]
    missed = p99 > P99_MS or times[-1] > SLOWEST_MS
    return (name, *(f"{one:,.1f}" for one in (times[len(times) // 2], p99, times[-1])), "missed" if missed else "")


def attack(kind: str, count: int, port: int, path: str, cookie: str, seconds: float) -> None:
    """Flood from several sockets; those that are closed are opened again."""
    once, again = FLOODS[kind]
    here = f"{HOST}:{port}"
    head = f"GET {path} HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\nCookie: {cookie}\r\n"
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ready = selectors.DefaultSelector()
    until = time.monotonic() + seconds
    half_open: list[socket.socket] = []
    left: dict[socket.socket, bytes] = {}
    """The unsent rest of each socket's thousand frames."""
    print("begun", flush=True)
    while time.monotonic() < until:
        for _ in range(count - len(ready.get_map())):
            with contextlib.suppress(OSError):
                one = socket.create_connection((HOST, port), timeout=5, source_address=(ELSEWHERE, 0))
                if not again:
                    one.sendall(head.encode())
                    half_open.append(one)
                    continue
                one.sendall((head + upgrade + key).encode())
                one.recv(4096)
                one.sendall(frame(0x81, HELLO.encode()) + once)
                one.setblocking(False)
                left[one] = again * 1_000
                ready.register(one, selectors.EVENT_READ | selectors.EVENT_WRITE)
        if not again:
            time.sleep(0.001)
            continue
        for chosen, events in ready.select(0.05):
            talk = chosen.fileobj
            assert isinstance(talk, socket.socket)
            try:
                if events & selectors.EVENT_READ and not talk.recv(65_536):
                    raise ConnectionResetError
                if events & selectors.EVENT_WRITE:
                    left[talk] = left[talk][talk.send(left[talk]) :] or again * 1_000
            except BlockingIOError:
                continue
            except OSError:
                ready.unregister(talk)
                del left[talk]
                talk.close()


if __name__ == "__main__":
    sys.exit(main())
