"""From settings to an application: the store, the bus, the bots and the app of `pixcade serve`."""

import asyncio
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.types import ASGIApp

from pixcade import __version__
from pixcade.bots.remote.pool import RemotePool
from pixcade.bots.running.pool import Pool
from pixcade.bus.api import Bus
from pixcade.bus.open import open_bus
from pixcade.server.access.proxies import DEFAULT_PORTS, networks
from pixcade.server.access.rate_limits import Limits
from pixcade.server.access.tokens import Identity, cookie_name
from pixcade.server.app import Application
from pixcade.server.http.client_files import client_build
from pixcade.server.net.listeners import Listeners
from pixcade.server.services.bundle import Policy, Services, SystemTime
from pixcade.server.services.log import ServerLog
from pixcade.server.services.metrics import Metrics
from pixcade.server.settings import ServerSettings
from pixcade.store.key import server_key
from pixcade.store.sqlite.store import SqliteStore, open_store
from pixcade.words.language import FALLBACK

if TYPE_CHECKING:
    from pixcade.store.postgres.store import PostgresStore


class LanListeners:
    """The listeners of this process, as the interface to the local network."""

    def __init__(self, listeners: Listeners) -> None:
        self.listeners = listeners

    @property
    def is_open(self) -> bool:
        """Whether other devices can reach us."""
        return bool(self.listeners.link_bases())

    def link_bases(self) -> tuple[str, ...]:
        """The base addresses of links for other devices."""
        return self.listeners.link_bases()

    async def open(self) -> None:
        """Listen on the local network."""
        await self.listeners.open_lan()

    async def close(self) -> None:
        """Listen on this machine only."""
        await self.listeners.close_lan()


def application(
    listeners: Listeners, settings: ServerSettings, language: str = FALLBACK
) -> tuple[ASGIApp, "SqliteStore | PostgresStore"]:
    """Open the store and assemble the server; return both. Raises a Refusal where the store can't be opened.

    `language` is that of the page for clients that accept none of its languages.
    """
    time = SystemTime()
    store, key = opened_store(listeners, settings, time.now())
    bus = open_bus(settings.bus_url, time.now)
    pool = thinkers(settings, bus)
    services = Services(
        store=store,
        thinking=pool,
        identity=Identity(key),
        bus=bus,
        limits=Limits(time.now, most_connections=listeners.limits.most_sockets),
        log=ServerLog(time.now),
        metrics=Metrics(),
        time=time,
        policy=Policy(
            public=settings.public,
            tables_by=settings.tables_by,
            join_password=settings.join_password,
            chat=settings.chat,
            keep_games=settings.keep_games,
            grace=settings.grace * 1000,
        ),
        build=client_build() or __version__,
    )
    built = Application(
        services,
        served=lambda: {(name.host, name.port) for name in listeners.names_we_serve()},
        cookie=cookie_name(port_seen(settings.public_url) or listeners.port),
        lan=LanListeners(listeners),
        trusted=networks(settings.trusted_proxy),
        admin_token=settings.admin_token,
        metrics_token=settings.metrics_token,
        language=language,
        connections=listeners.limits,
        closing=(pool.close, store.close),
    )
    listeners.before_end(built.say_goodbye)
    return built.app, store


def opened_store(
    listeners: Listeners, settings: ServerSettings, now: int
) -> tuple["SqliteStore | PostgresStore", bytes]:
    """Return the store of one machine or of several, opened, and the server's key. Raises a Refusal."""
    if not settings.database_url:
        store = open_store(settings.data, now=now, begin_anew=settings.new_database)
        store.lock.announce(listeners.address)
        key = server_key(settings.data)
        store.rescue_key(key)
        return store, key
    from pixcade.store.postgres.key import shared_key
    from pixcade.store.postgres.store import PostgresStore, open_postgres  # only here: most servers do not need it

    async def prepared() -> bytes:
        await (await open_postgres(settings.database_url)).close()
        return await shared_key(settings.database_url)

    key = asyncio.run(prepared())
    return PostgresStore(settings.database_url), key


def thinkers(settings: ServerSettings, bus: Bus) -> Pool | RemotePool:
    """Return where bots run: in local processes, and in those of `pixcade work` where there are any."""
    pool = Pool(settings.thinkers)
    if bus.alone:
        return pool
    from pixcade.bus.redis import RedisBus  # only here: most servers do not need it
    from pixcade.bus.redis_jobs import RedisWork

    assert isinstance(bus, RedisBus)
    return RemotePool(pool, RedisWork(bus, __version__))


def port_seen(public_url: str) -> int | None:
    """Return the port that browsers see behind a proxy: all processes behind it share their cookies."""
    if not public_url:
        return None
    parts = urlsplit(public_url)
    return parts.port or DEFAULT_PORTS[parts.scheme]
