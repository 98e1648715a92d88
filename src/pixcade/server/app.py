"""The ASGI app: all routes and sockets of a server, assembled."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from pixcade.core.errors import Refusal
from pixcade.server.access.proxies import Authority, Network
from pixcade.server.auth.authenticate import Authenticator
from pixcade.server.auth.middleware import SecurityMiddleware
from pixcade.server.cluster.sync import ClusterSync
from pixcade.server.http.admin.growth import Growth, GrowthSources
from pixcade.server.http.admin.routes import AdminRoutes
from pixcade.server.http.client_files import nowhere, pages
from pixcade.server.http.exact import ExactAnswering
from pixcade.server.http.games import Archive
from pixcade.server.http.pictures import Pictures
from pixcade.server.http.positions import Lessons
from pixcade.server.http.reviews import MOST_REVIEWS, Reviews
from pixcade.server.http.routes import Routes
from pixcade.server.http.sessions import SessionRoutes
from pixcade.server.http.tables import TableRoutes
from pixcade.server.http.words import words_routes
from pixcade.server.net.connection_limits import ConnectionLimits
from pixcade.server.net.lan import Lan, NoLan
from pixcade.server.net.responses import refused
from pixcade.server.registry.maintenance import BEAT, BUSY_LOOK, Maintenance
from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.registry.running_positions import RunningPositions
from pixcade.server.registry.surroundings import LOOK
from pixcade.server.services.bundle import Services
from pixcade.server.ws.connection import MOST_WAITING
from pixcade.server.ws.endpoint import SocketEndpoint, TableSocketServer
from pixcade.store.api import StoreTrouble
from pixcade.words.language import FALLBACK

TIDY = 3_600_000
GROWTH = 60_000
"""Milliseconds between two looks at what grows."""
LOOP_LOOK = 50
"""Milliseconds after which the event loop is asked to do something, to see how late it is."""
RESUMING = 500
"""For so many milliseconds a start waits for games that are resumed; the rest of them is resumed meanwhile."""
UPLOADS = ("/api/upload",)


class Application:
    """A server's app and its lifespan: startup, periodic tasks, shutdown."""

    def __init__(
        self,
        services: Services,
        *,
        served: Callable[[], Collection[Authority]],
        cookie: str,
        lan: Lan | None = None,
        trusted: Sequence[Network] = (),
        admin_token: str = "",
        metrics_token: str = "",
        language: str = FALLBACK,
        paced: bool = True,
        ticking: bool = True,
        connections: ConnectionLimits | None = None,
        closing: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        """Assemble everything; `ticking` is off where a test controls time; `closing` is called last.

        `connections` are those of the process, where they are counted.
        """
        self.services = services
        self.ticking = ticking
        self.closing = closing
        self.registry = RoomRegistry(services, paced=paced)
        self.maintenance = Maintenance(self.registry)
        self.authenticator = Authenticator(services)
        self.sockets = TableSocketServer(self.registry)
        self.cluster = ClusterSync(self.registry, self.sockets, self.authenticator)
        routes = Routes(self.registry, self.authenticator, lan or NoLan())
        running = RunningPositions(services)
        self.archive = Archive(routes)
        self.reviews = Reviews(self.archive, running)
        pictures = Pictures(routes)
        queues = {
            "reviews-person": self.archive.reviews,
            "uploads-person": self.archive.uploads,
            "names-person": self.archive.names,
            "qr-codes-address": pictures.slots,
        }
        sources = GrowthSources(
            self.sockets.open,
            MOST_WAITING,
            self.sockets.read_budgets,
            queues,
            self.reviews.jobs,
            MOST_REVIEWS,
            running,
            pictures.drawn,
            connections,
        )
        self.growth = Growth(self.registry, sources, self.maintenance.surroundings)
        operator = AdminRoutes(
            routes,
            self.sockets.open,
            self.maintenance.surroundings,
            self.growth,
            admin_token=admin_token,
            metrics_token=metrics_token,
        )
        self.starlette = Starlette(
            routes=[
                *SessionRoutes(routes, cookie).all(),
                *TableRoutes(routes).all(),
                *self.archive.all(),
                *pictures.all(),
                *Lessons(routes).all(),
                *ExactAnswering(routes, running).all(),
                *self.reviews.all(),
                *words_routes(routes),
                *operator.all(),
                *pages(language=language),
                Route("/{path:path}", nothing(language), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            ],
            lifespan=self.lifespan,
        )
        self.app: ASGIApp = SecurityMiddleware(
            self.starlette,
            sockets=SocketEndpoint(self.sockets, self.authenticator, self.starlette),
            served=served,
            identity=services.identity,
            fair_turns=services.fair_turns,
            cookie=cookie,
            trusted=trusted,
            handed_on=connections.handed_on if connections is not None else None,
            uploads=UPLOADS,
        )

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Start, run the periodic tasks, and shut down."""
        del app
        await self.cluster.follow_clock()
        await self.services.bus.start()
        await self.cluster.begin()
        await self.maintenance.surroundings.begin()
        await self.authenticator.load()
        if await self.maintenance.begin():
            resuming = self.registry.tasks.begin(self.maintenance.resume_games())
            await asyncio.wait([resuming], timeout=RESUMING / 1000)
        self.cluster.peers.serving = True
        lives = (
            self.live, self.keep_tidy, self.watch_bots, self.watch_surroundings, self.watch_growth, self.watch_loop,
            self.cluster.live,
        )  # fmt: skip
        tasks = [asyncio.create_task(self.keep_going(life)) for life in lives] if self.ticking else []
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            self.goodbye()
            self.registry.close()
            for close in self.closing:
                await close()
            if self.ticking:
                self.maintenance.surroundings.look()
            await self.services.bus.close()  # last: jobs at remote bot workers are withdrawn over it

    def goodbye(self) -> None:
        """Notify all clients that the server shuts down."""
        self.sockets.close()

    async def say_goodbye(self) -> None:
        """Notify all clients that the server shuts down, and wait until the messages are sent."""
        self.goodbye()
        await self.sockets.flushed()

    async def keep_going(self, life: Callable[[], Awaitable[None]]) -> None:
        """Run a task for as long as the server runs: an error is logged, and it is restarted after a while."""
        while True:
            try:
                await life()
            except Exception as error:
                self.services.log.fault(error, task=getattr(life, "__qualname__", "life"))
                await asyncio.sleep(BEAT / 1000)
            else:
                return

    async def live(self) -> None:
        """Send heartbeats, evict idle rooms, refresh the gauges."""
        while True:
            await asyncio.sleep(BEAT / 1000)
            try:
                await self.sockets.beat()
                await self.maintenance.beat()
            except StoreTrouble:  # of which the operator is told when somebody looks at the store
                self.services.metrics.store_healthy.set(0)
            else:
                self.services.metrics.store_healthy.set(1)
            self.services.metrics.bus_healthy.set(int(self.services.bus.healthy))
            load = getattr(self.services.thinking, "load", None)  # a test's bot service may have none
            self.services.metrics.bots_waiting.set(load.waiting if load is not None else 0)

    async def watch_bots(self) -> None:
        """Notify clients whether the bots that they wait for are busy."""
        while True:
            await asyncio.sleep(BUSY_LOOK / 1000)
            self.maintenance.tell_busy_bots()

    async def watch_surroundings(self) -> None:
        """Notice soon that a clock was set, or that the database file is gone."""
        while True:
            self.maintenance.look()
            await asyncio.sleep(LOOK / 1000)

    async def watch_growth(self) -> None:
        """Tell the operator when little is left until a bound."""
        while True:
            await asyncio.sleep(GROWTH / 1000)
            with suppress(StoreTrouble):  # which is told elsewhere
                await self.growth.note()

    async def watch_loop(self) -> None:
        """Count how late the event loop is: whatever holds it up holds up everybody."""
        loop, late = asyncio.get_running_loop(), self.services.metrics.loop_late
        while True:
            due = loop.time() + LOOP_LOOK / 1000
            await asyncio.sleep(LOOP_LOOK / 1000)
            late.observe(round(1000 * (loop.time() - due)))

    async def keep_tidy(self) -> None:
        """Delete data whose retention time is over."""
        while True:
            with suppress(StoreTrouble):  # as above
                await self.maintenance.tidy()
            await asyncio.sleep(TIDY / 1000)


def nothing(language: str) -> Callable[[Request], Awaitable[Response]]:
    """Return what answers 404: with a page for a person, with a refusal for a program."""

    async def answer(request: Request) -> Response:
        return nowhere(request, language) or refused(Refusal("server.no-such-page"))

    return answer
