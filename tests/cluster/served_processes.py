"""Processes of one server as they are shipped: `pixcade serve` with a database and a bus."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from pixcade.client import Server
from tests.server.durability.unreliable_network import ROOT, Child

PUBLIC = "http://games.example"
"""Where all of them are said to be: browsers have one cookie for all."""


class Process(Child):
    """One of them, which can be killed and started again at the same address."""

    def __init__(self, folder: Path, database: str, bus: str, *more: str) -> None:
        super().__init__(folder)
        self.environment = {"PIXCADE_DATABASE_URL": database, "PIXCADE_BUS_URL": bus}  # they may hold passwords
        self.line = ["--public-url", PUBLIC, *more]

    async def start(self) -> None:
        """Let it start, without waiting."""
        line = ["serve", "--data", str(self.folder), "--port", str(self.port), "--no-open-browser", "--thinkers", "1"]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "pixcade", *line, *self.line,
                cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=log, env=os.environ | self.environment,
            )  # fmt: skip

    async def person(self, name: str) -> Server:
        """Return a new browser with a session."""
        server = Server(self.address)
        await server.session(name)
        return server


@asynccontextmanager
async def children(folder: Path, database: str, buses: Sequence[str], *more: str) -> AsyncIterator[list[Process]]:
    """Run one process for each address of a bus; all start at once."""
    async with AsyncExitStack() as stack:
        found = [Process(folder / str(number), database, bus, *more) for number, bus in enumerate(buses)]
        for one in found:
            stack.push_async_callback(one.close)
        await asyncio.gather(*(one.start() for one in found))
        await asyncio.gather(*(one.ready() for one in found))
        yield found


def moved(person: Server, process: Process) -> Server:
    """Return the same browser, at another process."""
    return Server(process.address, cookie=person.cookie)
