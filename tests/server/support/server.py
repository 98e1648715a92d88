"""A real server for tests: real sockets on 127.0.0.1, a real SQLite store, bots in real processes."""

import asyncio
import io
import os
import socket
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn

from pixcade.bots.running.pool import Pool
from pixcade.bus.open import open_bus
from pixcade.client import Server, TableClient
from pixcade.client import server as client_server
from pixcade.protocol.http_messages import NewSeat, TableMade
from pixcade.server.access.rate_limits import Limits
from pixcade.server.access.tokens import Identity, cookie_name
from pixcade.server.app import Application
from pixcade.server.net.lan import Lan
from pixcade.server.net.uvicorn_server import configuration
from pixcade.server.services.bundle import Policy, Services, SystemTime, Time
from pixcade.server.services.log import ServerLog, lines_to
from pixcade.server.services.metrics import Metrics
from pixcade.store.key import server_key
from pixcade.store.postgres.key import shared_key
from pixcade.store.postgres.store import open_postgres
from pixcade.store.sqlite.store import open_store
from pixcade.table.settings import TableSettings
from tests.engines.postgres import Postgres
from tests.server.support.prompt_server import PromptServer
from tests.waits import LIMIT, WHOLE

client_server.SECONDS = WHOLE
"""Exact answers and reviews are computed while somebody waits: on a busy machine for more than a person would."""

HOST = "127.0.0.1"


class Engines:
    """A PostgreSQL and a Redis that servers use in place of their folders: each folder has a database of its own."""

    def __init__(self, postgres: Postgres, bus: str) -> None:
        self.postgres = postgres
        self.bus = bus
        self.databases: dict[Path, str] = {}

    async def database(self, folder: Path) -> str:
        """Return the address of a folder's database, made when it is first asked for."""
        if folder not in self.databases:
            self.databases[folder] = await asyncio.to_thread(self.postgres.lend_database)
        return self.databases[folder]

    def drop(self) -> None:
        """Need none of them any more."""
        for url in self.databases.values():
            self.postgres.empty(url)


ENGINES: Engines | None = None
"""What servers keep their things in where it is not their folder."""


@dataclass
class Served:
    """A server that runs."""

    port: int
    application: Application
    store: Any
    services: Services
    log: io.StringIO
    uvicorn: uvicorn.Server
    people: list[Server] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    def stop_budgets(self) -> None:
        """Let no budget grow from now on, however slow the machine is."""
        stopped = self.services.limits.now()
        self.services.limits.now = lambda: stopped

    async def person(self, name: str = "") -> Server:
        """Return a new browser with a session."""
        server = Server(self.address)
        await server.session(name)
        self.people.append(server)
        return server

    async def table(self, host: Server, game: str = "pixoid", *seats: NewSeat, **settings: Any) -> TableMade:
        """Let somebody make a table."""
        return await host.create(TableSettings(game=game, **{"stand_in": "rookie", **settings}), *seats)


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    policy: Policy | None = None,
    time: Time | None = None,
    random_bytes: Callable[[int], bytes] = os.urandom,
    limits: bool = False,
    thinking: Any = None,
    paced: bool = False,
    port: int = 0,
    lan: Lan | None = None,
    synchronous: str = "FULL",
    key: bytes = b"",
    names: Collection[str | tuple[str, int]] = (),
    cookie: str = "",
    database: str = "",
    bus: str = "",
    **options: Any,
) -> AsyncIterator[Served]:
    """Run a server in this event loop for a while. Besides 127.0.0.1 and localhost it answers to `names`.

    With the address of a `database` and of a `bus` it is one of several processes: in one event loop or in many.
    """
    time = time or SystemTime()
    listening = listening_at(port)  # before anything else is opened: where the port is taken nothing is left behind
    port = listening.getsockname()[1]
    if ENGINES is not None and not database:
        database, bus = await ENGINES.database(folder), ENGINES.bus
    if database:
        store: Any = await open_postgres(database)
        key = key or await shared_key(database)
    else:
        store = open_store(folder, now=time.now(), synchronous=synchronous)
    log = io.StringIO()
    pool = thinking or Pool(1)
    services = Services(
        store=store,
        thinking=pool,
        identity=Identity(key or server_key(folder)),
        limits=Limits(time.now, on=limits),
        log=ServerLog(time.now, lines_to(log)),
        metrics=Metrics(),
        time=time,
        bus=open_bus(bus, time.now, prefix=f"{folder.parent.name}:" if ENGINES else "pixcade:"),
        random_bytes=random_bytes,
        policy=policy or Policy(),
        build="test",
    )
    application = Application(
        services,
        served=lambda: {(one, port) if isinstance(one, str) else one for one in (HOST, "localhost", *names)},
        cookie=cookie or cookie_name(port),
        lan=lan,
        paced=paced,
        **options,
    )
    server = PromptServer(configuration(application.app))
    running = asyncio.create_task(server._serve([listening]))
    try:
        while not server.started:
            if running.done():
                running.result()
                raise AssertionError("the server has not started")
            await asyncio.sleep(0.005)
        yield Served(port, application, store, services, log, server)
    finally:
        application.goodbye()
        server.should_exit = True
        with suppress(asyncio.CancelledError):
            await asyncio.wait_for(running, LIMIT)
        if thinking is None:
            await pool.close()
        await store.close()


def listening_at(port: int) -> socket.socket:
    """Return a socket that listens on a port. Raises OSError, and leaves nothing open then."""
    listening = socket.socket(proto=socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((HOST, port))
        listening.listen(512)
    except OSError:
        listening.close()
        raise
    return listening


def run(main: Any) -> Any:
    """Run a test's coroutine within a bound of time."""

    async def bounded() -> Any:
        async with asyncio.timeout(WHOLE):
            return await main

    return asyncio.run(bounded())


@asynccontextmanager
async def seated(served: Served, made: TableMade, names: tuple[str, ...]) -> AsyncIterator[list[TableClient]]:
    """Let people come to a table, each with a browser of their own, and sit down in order."""
    tables: list[TableClient] = []
    try:
        for seat, name in enumerate(names):
            person = await served.person(name)
            await person.join_by_link(made.table, made.invite)
            table = person.table(made.table)
            tables.append(await table.__aenter__())
            await table.sit(seat, name)
        yield tables
    finally:
        for table in tables:
            await table.__aexit__(None, None, None)


def first_choice(choices: Mapping[str, Any]) -> str:
    """Return the move that is made for somebody whose time is up: always legal."""
    return str(choices["default"])
