"""How players come to our tables: sessions, tables and invitations, over plain HTTP."""

import asyncio
from typing import Any

from msgspec import json

from bench.server.fleet import Failed, Fleet
from bench.server.guest import Guest

HOST = "127.0.0.1"
AT_ONCE = 8


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
    fleet: Fleet, port: int, tables: int, game: str, options: dict[str, str], *, start: bool = True
) -> None:
    """Let so many tables be filled with people, each with a browser of their own; return when all of them play."""
    left = list(range(tables))

    async def worker() -> None:
        reader, writer = await asyncio.open_connection(HOST, port)
        caller = Caller(port, reader, writer)
        while left:
            left.pop()
            guests = await one_table(caller, fleet, game, options)
            fleet.players += guests
            for guest in guests if start else ():
                await fleet.until(guest.playing, "a game to begin")
        writer.close()

    await asyncio.gather(*(worker() for _ in range(min(AT_ONCE, tables))))


async def one_table(caller: Caller, fleet: Fleet, game: str, options: dict[str, str]) -> list[Guest]:
    """Make a table and bring everybody to it; they sit down by themselves."""
    players = int(options["players"])
    made: dict[str, str] = {}
    guests = []
    for seat in range(players):
        name = f"Player {seat + 1}"
        _, cookie = await caller.post("/api/session", {"name": name})
        if seat == 0:
            body = {"settings": {"game": game, "options": options}, "seats": [{"holder": "me", "name": name}]}
            made, cookie = await caller.post("/api/tables", body, cookie)
        else:
            await caller.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]}, cookie)
        guests.append(Guest(fleet, caller.port, seat, players, headers(caller.port, cookie)))
    for guest in guests:
        await guest.come(made["table"])
    return guests
