"""The server under test, as a process of its own: everything as shipped but the limits, which are off.

It prints its port in one line and runs until its input ends. With `--profile FILE` it notes, for every millisecond of
the processor, where it is, and writes that at the end; with `--stages FILE`, when each program reached which stage.
"""

import argparse
import asyncio
import gc
import io
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn

from bench.server.sampling import Sampler
from bench.server.stages import Stages
from bench.server.turns import PARTS
from bench.server.without import WITHOUT
from pixcade.bots.running.pool import Pool
from pixcade.bus.open import open_bus
from pixcade.games import register
from pixcade.games.pixoid.board import board, layouts
from pixcade.games.pixoid.tiles import TILE_SETS
from pixcade.server.access.rate_limits import Limits
from pixcade.server.access.tokens import Identity, cookie_name
from pixcade.server.app import Application
from pixcade.server.cli.serve import settle_down
from pixcade.server.net.uvicorn_server import configuration
from pixcade.server.services.bundle import Services, SystemTime
from pixcade.server.services.log import ServerLog, lines_to
from pixcade.server.services.metrics import Metrics
from pixcade.store.key import server_key
from pixcade.store.postgres.key import shared_key
from pixcade.store.postgres.store import open_postgres
from pixcade.store.sqlite.store import open_store

HOST = "127.0.0.1"


COOKIE = "pixcade-bench"
"""All processes of a server know browsers by the same."""


async def serve(folder: Path, database: str = "", bus: str = "", port: int = 0) -> None:
    """Serve until nobody wants it any more: with a folder of its own, or as one of several processes."""
    time = SystemTime()
    store: Any = await open_postgres(database) if database else open_store(folder, now=time.now())
    key = await shared_key(database) if database else server_key(folder)
    pool = Pool(1)
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((HOST, port))
    listening.listen(2048)
    port = listening.getsockname()[1]
    services = Services(
        store=store,
        thinking=pool,
        identity=Identity(key),
        bus=open_bus(bus, time.now),
        limits=Limits(time.now, on=False),
        log=ServerLog(time.now, lines_to(io.StringIO())),
        metrics=Metrics(),
        time=time,
        build="bench",
    )
    cookie = COOKIE if database else cookie_name(port)
    application = Application(services, served=lambda: {(HOST, port)}, cookie=cookie)
    server = uvicorn.Server(configuration(application.app))
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if running.done():
            running.result()
    settle_down()
    print(port, flush=True)
    ending = asyncio.get_running_loop().run_in_executor(None, commands)
    await ending
    application.goodbye()
    server.should_exit = True
    with suppress(asyncio.CancelledError, TimeoutError):
        await asyncio.wait_for(running, 10)
    await pool.close()
    await store.close()


def commands() -> None:
    """Wait until whoever started us wants us to end; a line asks us to put memory away that nobody uses."""
    for _ in sys.stdin:
        gc.collect()
        print("ok", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--profile", type=Path)
    parser.add_argument("--stages", type=Path)
    parser.add_argument("--database", default="")
    parser.add_argument("--bus", default="")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--without", choices=list(WITHOUT), help="one of the fast twins, see docs/twins.md")
    parser.add_argument("--boards", action="store_true", help="make all boards first: tables share them")
    given = parser.parse_args()
    register(PARTS)
    if given.without:
        WITHOUT[given.without]()
    if given.boards:
        for layout in layouts(TILE_SETS[-1]):
            board(layout)
    stages = Stages()
    if given.stages:
        stages.begin()
    sampler = Sampler() if given.profile else None
    if sampler is not None:
        sampler.begin()
    config = uvicorn.Config(serve, loop="auto")  # the loop that the shipped configuration takes
    factory = config.get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(given.folder, given.database, given.bus, given.port))
    if sampler is not None:
        sampler.end()
        given.profile.write_text(sampler.written(), encoding="utf-8")
    if given.stages:
        given.stages.write_bytes(stages.written())


if __name__ == "__main__":
    main()
