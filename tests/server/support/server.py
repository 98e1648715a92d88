"""A real server for tests: real sockets on 127.0.0.1, a real SQLite store, bots in real processes."""

import asyncio
import io
import os
import socket
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn

from pixcade.bots.running.pool import Pool
from pixcade.client import Server, TableClient
from pixcade.client import server as client_server
from pixcade.locales.language import FALLBACK
from pixcade.protocol.http_messages import NewSeat, TableMade
from pixcade.protocol.server_messages import HeartbeatReply
from pixcade.room.change import Policy
from pixcade.server.access.proxies import Network, networks
from pixcade.server.access.rate_limits import Limits
from pixcade.server.access.site import Lan, NoLan, Site
from pixcade.server.access.tokens import Identity, cookie_name
from pixcade.server.app import Application
from pixcade.server.http.admin.sign_in import Operator
from pixcade.server.net.connections import Connections
from pixcade.server.net.uvicorn_server import configuration
from pixcade.server.owners.lease import Sharing
from pixcade.server.services.bundle import Services, SystemTime, Time
from pixcade.server.services.log import ServerLog, lines_to
from pixcade.server.services.mail import Mailer
from pixcade.server.services.metrics import Metrics
from pixcade.store.owners import Owners
from pixcade.store.postgres import open_postgres
from pixcade.store.sqlite import open_store
from pixcade.table.settings import TableSettings
from tests.engines.postgres import Postgres
from tests.server.support.prompt_server import PromptServer
from tests.waits import LIMIT, WHOLE

client_server.SECONDS = WHOLE
"""Timeout of exact answers and reviews: on a busy machine longer than a person would wait."""

HOST = "127.0.0.1"


class Engines:
    """A PostgreSQL in place of folders: each folder has its own database."""

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres
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

    def beat(self) -> None:
        """Send everyone a message that arrives after all earlier ones."""
        for room in self.application.rooms.open.values():
            room.tell(HeartbeatReply(room.table.number))

    async def person(self, name: str = "") -> Server:
        """Return a new browser with a session."""
        server = Server(self.address)
        await server.session(name)
        self.people.append(server)
        return server

    async def table(self, host: Server, game: str = "pixoid", *seats: NewSeat, **settings: Any) -> TableMade:
        """Create a table."""
        return await host.create(TableSettings(game=game, **{"stand_in": "easy", **settings}), *seats)


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
    language: str = FALLBACK,
    database: str = "",
    trusted: Sequence[Network] = (),
    operator: Operator | None = None,
    ticking: bool = True,
    mail_server: str = "",
) -> AsyncIterator[Served]:
    """Run a server in this event loop for a while, on a folder or a `database`. It answers to `names` as well."""
    time = time or SystemTime()
    listening = listening_at(port)  # before anything else is opened: where the port is taken nothing is left behind
    port = listening.getsockname()[1]
    if ENGINES is not None and not database:
        database = await ENGINES.database(folder)
    owners = Owners(database) if database else None
    if owners is not None:
        store: Any = await open_postgres(database, fence=owners)
    else:
        address = f"http://{HOST}:{port}"
        store = open_store(folder, now=time.now(), address=address, synchronous=synchronous)
    log = io.StringIO()
    pool = thinking or Pool(1)
    services = Services(
        store=store,
        thinking=pool,
        identity=Identity(key or store.key),
        limits=Limits(time.now, on=limits),
        log=ServerLog(time.now, lines_to(log)),
        metrics=Metrics(),
        time=time,
        random_bytes=random_bytes,
        policy=policy or Policy(),
        build="test",
        mail=Mailer(mail_server, "pixcade@games.example", f"http://{HOST}:{port}") if mail_server else None,
    )
    site = Site(
        served=lambda: {(one, port) if isinstance(one, str) else one for one in (HOST, "localhost", *names)},
        cookie=cookie or cookie_name(port),
        trusted=trusted,
        language=language,
        lan=lan or NoLan(),
    )
    sharing = Sharing(owners, f"http://{HOST}:{port}") if owners is not None else None
    application = Application(services, site, operator or Operator(), sharing=sharing, paced=paced, ticking=ticking)
    server = PromptServer(configuration(application.app, Connections(networks((HOST,)))))
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
    """Seat people at a table in order, each with their own browser."""
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
    """Return the default move after a timeout: always legal."""
    return str(choices["default"])
