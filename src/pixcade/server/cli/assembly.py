"""From settings to an application: the store, the bots and the app of `pixcade serve`."""

import asyncio
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.types import ASGIApp

from pixcade import __version__
from pixcade.bots.running.pool import Pool
from pixcade.locales.language import FALLBACK
from pixcade.room.change import Policy
from pixcade.server.access.proxies import DEFAULT_PORTS, networks
from pixcade.server.access.rate_limits import Limits
from pixcade.server.access.site import Site
from pixcade.server.access.tokens import Identity, cookie_name
from pixcade.server.app import Application
from pixcade.server.cli.token_file import ensure_token
from pixcade.server.http.admin.sign_in import Operator
from pixcade.server.http.client_files import client_build
from pixcade.server.net.listeners import Listeners
from pixcade.server.owners.lease import Sharing
from pixcade.server.services.bundle import Services, SystemTime
from pixcade.server.services.log import ServerLog
from pixcade.server.services.mail import Mailer
from pixcade.server.services.metrics import Metrics
from pixcade.server.settings import InvalidSetting, ServerSettings
from pixcade.store.errors import StoreError
from pixcade.store.sqlite import open_store
from pixcade.store.store import Store

if TYPE_CHECKING:
    from pixcade.store.owners import Owners


class LanListeners:
    """Adapts this process's listeners to the `Lan` interface."""

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
        await self.listeners.open_lan()

    async def close(self) -> None:
        await self.listeners.close_lan()


def application(listeners: Listeners, settings: ServerSettings, language: str = FALLBACK) -> tuple[ASGIApp, Store]:
    """Open the store and assemble the server; return both. Raises a PixcadeError if the store can't be opened.

    `language` is the fallback for clients that accept none of the page's languages.
    """
    mail = mailer(settings)
    time = SystemTime()
    store, owners = opened_store(listeners, settings, time.now())
    pool = Pool(settings.thinkers)
    services = Services(
        store=store,
        thinking=pool,
        identity=Identity(store.key),
        limits=Limits(time.now, most_connections=listeners.connections.most_sockets),
        log=ServerLog(time.now),
        metrics=Metrics(),
        time=time,
        policy=Policy(
            public=settings.public,
            open_seats=settings.open_seats,
            tables_by=settings.tables_by,
            join_password=settings.join_password,
            chat=settings.chat,
            keep_games=settings.keep_games,
            grace=settings.grace * 1000,
        ),
        build=client_build() or __version__,
        mail=mail,
    )
    built = Application(
        services,
        Site(
            served=lambda: {(name.host, name.port) for name in listeners.names_we_serve()},
            cookie=cookie_name(port_seen(settings.public_url) or listeners.port),
            trusted=networks(settings.trusted_proxy),
            language=language,
            lan=LanListeners(listeners),
        ),
        Operator(settings.admin_token or created_token(settings), settings.metrics_token, settings.admin_lan),
        sharing=Sharing(owners, listeners.peer_url) if owners is not None else None,
        closing=(pool.close, store.close),
    )
    if built.lease is not None:
        built.lease.when_met.append(listeners.expect_peers)
    listeners.before_end(built.say_goodbye)
    return built.app, store


def mailer(settings: ServerSettings) -> Mailer | None:
    """Return what sends mail, None without a mail server. Raises InvalidSetting if it lacks something."""
    if not settings.mail_server:
        return None
    if not settings.mail_from or not settings.public_url:
        raise InvalidSetting("serving.mail-incomplete")
    return Mailer(settings.mail_server, settings.mail_from, settings.public_url)


def created_token(settings: ServerSettings) -> str:
    """Return the admin token in the data folder, empty if a server on PostgreSQL can't write there."""
    try:
        return ensure_token(settings.data)
    except (OSError, StoreError):
        if settings.database_url:
            return ""
        raise


def opened_store(listeners: Listeners, settings: ServerSettings, now: int) -> tuple[Store, "Owners | None"]:
    """Return this server's opened store, and its owners if several processes may share it. Raises a PixcadeError."""
    if not settings.database_url:
        return open_store(settings.data, now=now, address=listeners.address, begin_anew=settings.new_database), None
    from pixcade.store.owners import Owners
    from pixcade.store.postgres import Postgres, open_postgres  # imported late: most servers don't need it

    async def prepared() -> bytes:
        store = await open_postgres(settings.database_url)
        await store.close()
        return store.key

    key = asyncio.run(prepared())
    owners = Owners(settings.database_url)
    return Store(Postgres(settings.database_url, fence=owners), key), owners  # connect in the server's event loop


def port_seen(public_url: str) -> int | None:
    """Return the port that browsers see behind a proxy: all processes behind it share their cookies."""
    if not public_url:
        return None
    parts = urlsplit(public_url)
    return parts.port or DEFAULT_PORTS[parts.scheme]
