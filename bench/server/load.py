"""The load generator, as a process of its own: `load KIND PORTS GAME`, then one command a line, each with an answer.

KIND is `pixcade`, `boardgame` or `echo`.
"""

import asyncio
import gc
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvloop
from msgspec import json

from bench.server.arriving import AT_ONCE, arrive, record, rehearse
from bench.server.fleet import Failed, Fleet
from bench.server.guest import REMATCH, Guest
from bench.server.visitor import visit

CONNECTING = 1_000
"""Connections that are being made at once: more than a server accepts in one go, less than a system refuses."""
PATIENCE_BACK = 300.0
POLL = 0.002
PLAYERS = {"pixl": 2, "pixoid": 4, "turns": 2, "programs": 4}


class Load:
    """All that can be asked for."""

    def __init__(self, kind: str, ports: tuple[int, ...], game: str) -> None:
        self.kind = kind
        self.ports = ports
        self.port = ports[0]
        self.game = game
        self.options = {"players": str(PLAYERS[game])}
        self.fleet = Fleet()
        self.extra: list[Guest] = []

    async def come(self, tables: int, recorded: str = "", apart: bool = True) -> dict[str, float]:
        """Fill so many more tables; people of one come through different processes, where there are several."""
        began = time.perf_counter()
        if self.kind == "pixcade":
            await arrive(self.fleet, self.ports, tables, self.game, self.options, apart=apart)
        elif self.kind == "boardgame":
            await visit(self.fleet, self.port, tables, PLAYERS[self.game], self.game)
        else:
            await rehearse(self.fleet, self.port, json.decode(Path(recorded).read_bytes()), tables)
        self.fleet.check()
        return {"seconds": time.perf_counter() - began}

    async def record(self, file: str) -> dict[str, float]:
        """Play one game beside all others and keep what was told."""
        Path(file).write_bytes(json.encode(await record(self.port, self.game, self.options)))
        return {}

    async def watch(self, connections: int) -> dict[str, float]:
        """Let so many more players open one more connection, which does nothing."""
        there = len(self.extra)
        for player in self.fleet.players[there : there + connections]:
            assert isinstance(player, Guest)
            silent = Guest(Fleet(), self.port, player.table, player.seat, player.more)
            await silent.come(player.table)
            await self.fleet.until(silent.playing, "a second connection")
            self.extra.append(silent)
        return {"connections": len(self.extra)}

    async def unwatch(self) -> dict[str, float]:
        """Close what was opened beside."""
        for guest in self.extra:
            if guest.line is not None:
                guest.line.close()
        self.extra.clear()
        return {}

    async def come_back(self) -> dict[str, float]:
        """Let everybody come back at once to a server that was started again; those who can't connect try again."""
        began, back = time.perf_counter(), list[float]()
        connecting = asyncio.Semaphore(CONNECTING)
        self.fleet.waiting.clear()

        async def again(guest: Guest) -> None:
            async with connecting:
                guest.problem, guest.pending = "", []
                guest.sent.clear()
                await guest.come(guest.table)
                assert guest.playing is not None
                await guest.playing
            back.append(time.perf_counter() - began)

        async with asyncio.timeout(PATIENCE_BACK):
            await asyncio.gather(*(again(one) for one in self.fleet.players if isinstance(one, Guest)))
        self.fleet.check()
        return {"seconds": back[-1], "half": back[len(back) // 2]}

    async def end(self) -> dict[str, Any]:
        """Play all games to their end; nobody asks for another one."""
        self.fleet.goes_on = False
        tables = len({player.table for player in self.fleet.players if isinstance(player, Guest)})
        return await self.fleet.finish(len(self.fleet.finished) + tables, PATIENCE_BACK)

    async def go_on(self) -> dict[str, float]:
        """Let everybody go on to another game, a few tables at a time, until all of these have begun."""
        self.fleet.goes_on = True
        guests = [one for one in self.fleet.players if isinstance(one, Guest)]
        over = {guest.table for guest in guests}
        going = asyncio.Semaphore(AT_ONCE)

        async def table(people: list[Guest]) -> None:
            async with going:
                next(one for one in people if one.seat == 0).ask(REMATCH)
                while any(one.table in over or one.playing is None or not one.playing.done() for one in people):
                    self.fleet.check()
                    await asyncio.sleep(POLL)

        async with asyncio.timeout(PATIENCE_BACK):
            await asyncio.gather(*(table([one for one in guests if one.table == name]) for name in over))
        return {"tables": len(over)}

    async def reopen(self) -> dict[str, float]:
        """Let everybody close their socket and open another, a few at a time."""
        for at in range(0, len(self.fleet.players), AT_ONCE):
            some = [one for one in self.fleet.players[at : at + AT_ONCE] if isinstance(one, Guest)]
            for guest in some:
                assert guest.line is not None
                guest.line.close()
                await guest.come(guest.table)
            for guest in some:
                await self.fleet.until(guest.playing, "a socket that was opened again")
        self.fleet.waiting = deque(player for player in self.fleet.players if player.ready)
        return {"sockets": len(self.fleet.players)}

    async def saturate(self, seconds: float) -> dict[str, float]:
        return await self.fleet.saturate(seconds)

    async def steadily(self, rate: float, seconds: float, file: str = "") -> dict[str, float]:
        """Measure at a rate; with `file`, keep when each move was sent and acknowledged."""
        found = await self.fleet.steadily(rate, seconds)
        if file:
            Path(file).write_bytes(json.encode(self.fleet.moves))
        return found

    async def in_turns(self, period: float, seconds: float) -> dict[str, float]:
        return await self.fleet.in_turns(period, seconds)

    async def finish(self, games: int) -> dict[str, Any]:
        await self.fleet.finish(games)
        return {"finished": self.fleet.finished}

    async def beat(self) -> None:
        """Keep everybody's connections alive."""
        while True:
            await self.fleet.beat_once(self.extra)


async def answer(load: Load) -> None:
    """Do what is asked for until nothing more is. Garbage is collected in between: else the server's times had it."""
    gc.disable()
    loop = asyncio.get_running_loop()
    beating = loop.create_task(load.beat())
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        asked = json.decode(line)
        command: Callable[..., Awaitable[dict[str, Any]]] = getattr(load, asked.pop("do"))
        before = load.fleet.acknowledged
        gc.collect()
        try:
            found = await command(**asked)
            found["acknowledged"] = load.fleet.acknowledged - before
        except Failed as failure:
            found = {"failure": str(failure)}
        print(json.encode(found).decode(), flush=True)
    beating.cancel()


if __name__ == "__main__":
    uvloop.run(answer(Load(sys.argv[1], tuple(map(int, sys.argv[2].split(","))), sys.argv[3])))
