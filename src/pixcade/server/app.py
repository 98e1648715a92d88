"""The ASGI app: all routes and sockets of a server, assembled."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from pixcade.games.errors import PixcadeError
from pixcade.server.access.site import Site
from pixcade.server.auth.authenticate import Authenticator
from pixcade.server.auth.middleware import SecurityMiddleware
from pixcade.server.http import client_files
from pixcade.server.http.admin.routes import AdminRoutes
from pixcade.server.http.admin.sign_in import Operator
from pixcade.server.http.client_files import not_found_page, pages
from pixcade.server.http.coming_back import ComingBack
from pixcade.server.http.days_off import DaysOff
from pixcade.server.http.engine_files import engine_routes, with_engine
from pixcade.server.http.exact import ExactAnswering
from pixcade.server.http.games import Archive
from pixcade.server.http.notices import NoticeRoutes
from pixcade.server.http.passkeys import PasskeyRoutes
from pixcade.server.http.person import PersonRoutes
from pixcade.server.http.pictures import Pictures
from pixcade.server.http.positions import Lessons
from pixcade.server.http.reviews import Reviews
from pixcade.server.http.routes import Routes
from pixcade.server.http.sessions import SessionRoutes
from pixcade.server.http.tables import TableRoutes
from pixcade.server.http.words import words_routes
from pixcade.server.net.responses import error_response
from pixcade.server.notices.notifier import Notifier
from pixcade.server.notices.targets import Targets
from pixcade.server.owners.lease import Lease, Sharing
from pixcade.server.owners.relay import Relay
from pixcade.server.services.bundle import Services
from pixcade.server.tables.deadlines import Deadlines
from pixcade.server.tables.maintenance import BEAT, BUSY_LOOK, LOOK, Maintenance
from pixcade.server.tables.rooms import Rooms
from pixcade.server.ws.endpoint import SocketEndpoint, TableSocketServer
from pixcade.store.api import StoreTrouble

TIDY = 3_600_000
LOOP_LOOK = 50
"""Milliseconds between two measurements of the event loop's lag."""
RESUMING = 500
"""Milliseconds that startup waits for games to be resumed; the rest are resumed in the background."""
UPLOADS = ("/api/upload",)


class Application:
    """A server's app and its lifespan: startup, periodic tasks, shutdown."""

    def __init__(
        self,
        services: Services,
        site: Site,
        operator: Operator,
        *,
        sharing: Sharing | None = None,
        paced: bool = True,
        ticking: bool = True,
        closing: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        """Assemble everything. Tests that control time turn `ticking` off; `closing` is called last."""
        self.services = services
        self.ticking = ticking
        self.closing = closing
        self.rooms = Rooms(services, paced=paced)
        self.maintenance = Maintenance(self.rooms)
        self.authenticator = Authenticator(services, alone=sharing is None)
        self.deadlines = Deadlines(self.rooms)
        self.notifier = Notifier(self.rooms, Targets())
        self.lease: Lease | None = None
        relay, secret = None, ""
        if sharing is not None:
            self.lease = Lease(sharing, self.rooms)
            self.lease.when_banned.append(self.load_bans)
            secret = services.identity.digest("relay")
            relay = Relay(self.lease, secret)
        self.sockets = TableSocketServer(self.rooms, relay)
        routes = Routes(self.rooms, self.authenticator, site.lan, relay)
        self.archive = Archive(routes)
        self.reviews = Reviews(self.archive)
        pictures = Pictures(routes)
        built = with_engine(client_files.client())
        notices = NoticeRoutes(routes, self.notifier)
        person = PersonRoutes(routes, notices, self.sockets.open)
        self.starlette = Starlette(
            routes=[
                *SessionRoutes(routes, site.cookie).all(),
                *TableRoutes(routes).all(),
                *DaysOff(routes).all(),
                *notices.all(),
                *person.all(),
                *ComingBack(routes, person).all(),
                *PasskeyRoutes(routes, person).all(),
                *self.archive.all(),
                *pictures.all(),
                *Lessons(routes).all(),
                *ExactAnswering(routes).all(),
                *self.reviews.all(),
                *words_routes(routes),
                *AdminRoutes(routes, self.sockets.open, operator, site.cookie).all(),
                *pages(built, site.language),
                *engine_routes(built, site.language),
                Route("/{path:path}", not_found(site.language), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            ],
            lifespan=self.lifespan,
        )
        self.app: ASGIApp = SecurityMiddleware(
            self.starlette,
            site,
            services.identity,
            sockets=SocketEndpoint(self.sockets, self.authenticator, self.starlette),
            uploads=UPLOADS,
            secret=secret,
            log=services.log,
        )

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        del app
        if self.lease is not None:
            await self.lease.begin()
        await self.authenticator.load()
        await self.maintenance.begin()
        resuming = self.rooms.tasks.begin(self.maintenance.resume_games())
        await asyncio.wait([resuming], timeout=RESUMING / 1000)
        lives = [self.live, self.keep_tidy, self.watch_bots, self.watch_store, self.watch_loop]
        lives += [self.deadlines.live, self.notifier.live]
        if self.lease is not None:
            lives.append(self.lease.live)
        tasks = [asyncio.create_task(self.keep_going(life)) for life in lives] if self.ticking else []
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self.notifier.close()
            if self.lease is not None:
                await self.lease.end()
            self.goodbye()
            self.rooms.close()
            if self.lease is not None:
                await self.lease.close()
            for close in self.closing:
                await close()
            if self.ticking:
                self.maintenance.look()

    def goodbye(self) -> None:
        self.sockets.close()

    async def say_goodbye(self) -> None:
        """Notify all clients of the shutdown and wait until the messages are sent.

        Tables are released first, so that other processes own them when clients reconnect.
        """
        self.sockets.going = True
        if self.lease is not None:
            await self.lease.end()
        self.goodbye()
        await self.sockets.flush()

    async def load_bans(self) -> None:
        """Apply bans written by another process."""
        await self.authenticator.load()
        self.authenticator.send_away_banned(self.sockets.open)

    async def keep_going(self, life: Callable[[], Awaitable[None]]) -> None:
        """Run a task while the server runs: an error is logged, and the task restarts after a pause."""
        while True:
            try:
                await life()
            except Exception as error:
                self.services.log.fault(error, task=getattr(life, "__qualname__", "life"))
                await asyncio.sleep(BEAT / 1000)
            else:
                return

    async def live(self) -> None:
        """Close silent sockets, evict idle rooms, refresh the gauges."""
        while True:
            await asyncio.sleep(BEAT / 1000)
            try:
                self.sockets.end_silent()
                await self.maintenance.beat()
            except StoreTrouble:
                self.services.metrics.store_healthy.set(0)
            else:
                self.services.metrics.store_healthy.set(1)
            load = getattr(self.services.thinking, "load", None)  # a test's bot service may have none
            self.services.metrics.bots_waiting.set(load.waiting if load is not None else 0)

    async def watch_bots(self) -> None:
        """Notify clients when the bots they wait for become busy or free."""
        while True:
            await asyncio.sleep(BUSY_LOOK / 1000)
            self.maintenance.tell_busy_bots()

    async def watch_store(self) -> None:
        """Notice quickly that nothing can be saved."""
        while True:
            self.maintenance.look()
            await asyncio.sleep(LOOK / 1000)

    async def watch_loop(self) -> None:
        """Record how late the event loop is."""
        loop, late = asyncio.get_running_loop(), self.services.metrics.loop_late
        while True:
            due = loop.time() + LOOP_LOOK / 1000
            await asyncio.sleep(LOOP_LOOK / 1000)
            late.observe(round(1000 * (loop.time() - due)))

    async def keep_tidy(self) -> None:
        """Delete data whose retention time is over."""
        while True:
            with suppress(StoreTrouble):
                await self.maintenance.tidy()
            await asyncio.sleep(TIDY / 1000)


def not_found(language: str) -> Callable[[Request], Awaitable[Response]]:
    """Answer 404: with a page for a browser, with an error for other clients."""

    async def answer(request: Request) -> Response:
        return not_found_page(request, language) or error_response(PixcadeError("server.no-such-page"))

    return answer
