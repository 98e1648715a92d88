"""How players come to our tables: sessions, tables and invitations, over plain HTTP."""

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import json

from bench.server.fleet import Failed, Fleet
from bench.server.frames import HOST
from bench.server.guest import Guest

AT_ONCE = 8
DONE = '{"type":"done"'
NEWS = ('{"type":"decided"', '{"type":"revealed"')


class Caller:
    """One connection on which requests are made, one after the other."""

    def __init__(self, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.port = port
        self.reader = reader
        self.writer = writer

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """Ask for something; return the answer and the cookie that is ours now."""
        content = json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n{headers(self.port, cookie)}"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        self.writer.write(head.encode() + content)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        fields = [line.split(": ", 1) for line in answer[1:] if ": " in line]
        length = next(int(value) for name, value in fields if name.lower() == "content-length")
        found = await self.reader.readexactly(length)
        if " 200 " not in answer[0] + " ":
            raise Failed(f"{path}: {answer[0]} {found[:200].decode()}")
        given = next((value.partition(";")[0] for name, value in fields if name.lower() == "set-cookie"), cookie)
        return json.decode(found), given


def headers(port: int, cookie: str) -> str:
    """Return the lines that say who we are."""
    return f"Origin: http://{HOST}:{port}\r\n" + (f"Cookie: {cookie}\r\n" if cookie else "")


async def arrive(
    fleet: Fleet, ports: Sequence[int], tables: int, game: str, options: dict[str, str], *, apart: bool = True
) -> None:
    """Let so many tables be filled with people, each with a browser of their own; return when all of them play.

    Where a server has several processes, people of one table come through different ones, or not `apart` through one.
    """
    left = list(range(tables))

    async def worker() -> None:
        caller = await connected(ports[0])
        while left:
            first = left.pop()
            mine = [*ports[first % len(ports) :], *ports] if apart else [ports[first % len(ports)]]
            guests = await one_table(caller, fleet, game, options, mine)
            fleet.players += guests
            for guest in guests:
                await guest.come(guest.table)
            for guest in guests:
                await fleet.until(guest.playing, "a game to begin")
        caller.writer.close()

    await asyncio.gather(*(worker() for _ in range(min(AT_ONCE, tables))))


async def connected(port: int) -> Caller:
    """Return a connection to make requests on."""
    return Caller(port, *await asyncio.open_connection(HOST, port))


async def one_table(
    caller: Caller, fleet: Fleet, game: str, options: dict[str, str], ports: Sequence[int] = ()
) -> list[Guest]:
    """Make a table and let everybody in; they sit down by themselves when they come."""
    ports = ports or (caller.port,)
    made: dict[str, str] = {}
    guests = []
    for seat in range(int(options["players"])):
        name = f"Player {seat + 1}"
        _, cookie = await caller.post("/api/session", {"name": name})
        if seat == 0:
            body = {"settings": {"game": game, "options": options}, "seats": [{"holder": "me", "name": name}]}
            made, cookie = await caller.post("/api/tables", body, cookie)
        else:
            await caller.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]}, cookie)
        port = ports[seat % len(ports)]
        guests.append(Guest(fleet, port, made["table"], seat, headers(port, cookie)))
    return guests


async def record(port: int, game: str, options: dict[str, str]) -> dict[str, Any]:
    """Play one game as fast as can be and return everything that was told in it, for `echo` to repeat."""
    fleet = Fleet()
    fleet.at_once = True
    caller = await connected(port)
    guests = await one_table(caller, fleet, game, options)
    fleet.players += guests
    for guest in guests:
        guest.kept = []
    for guest in guests:
        await guest.come(guest.table)
    await fleet.finish(1)
    for guest in guests:
        if guest.line is not None:
            guest.line.close()
    caller.writer.close()
    heard = [[text.decode() for text in guest.kept or []] for guest in guests]
    return {
        "table": guests[0].table,
        "before": [texts[: first_of(texts)] for texts in heard],
        "done": [[text for text in texts[first_of(texts) :] if text.startswith(DONE)] for texts in heard],
        "news": [text for text in heard[0][first_of(heard[0]) :] if text.startswith(NEWS)],
    }


def first_of(texts: list[str]) -> int:
    """Return where the game itself begins."""
    return next(at for at, text in enumerate(texts) if text.startswith(NEWS) or is_program(text))


def is_program(text: str) -> bool:
    """Whether a text acknowledges a program."""
    return text.startswith(DONE) and bool(json.decode(text)["commitment"])


async def rehearse(fleet: Fleet, port: int, recorded: dict[str, Any], tables: int) -> None:
    """Come to so many tables of `echo`, where a recorded game is repeated."""
    for at in range(tables):
        guests = [
            Guest(fleet, port, recorded["table"], seat, "", rehearsed=True) for seat in range(len(recorded["before"]))
        ]
        for guest in guests:
            await guest.come(guest.table, f"/{at}/{guest.seat}")
        for guest in guests:
            await fleet.until(guest.playing, "a rehearsal to begin")
        fleet.players += guests
