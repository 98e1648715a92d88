"""The HTTP side of the client: sessions, creating and joining tables."""

import asyncio
import http.client
import ssl
from types import TracebackType
from typing import Self, TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec

from pixcade.client.errors import error_in
from pixcade.client.table import TableClient
from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import (
    AskRunning,
    GameList,
    HistoryView,
    JoinByCode,
    JoinByLink,
    Joined,
    LinkMade,
    NewLink,
    NewSeat,
    NewSession,
    NewTable,
    NewToken,
    NoBody,
    ReplayView,
    RunningTables,
    ServerInfo,
    SessionView,
    SignOut,
    TableList,
    TableMade,
    TokenMade,
    UseLink,
)
from pixcade.table.settings import TableSettings

T = TypeVar("T")
SECONDS = 30.0
COOKIE = ("pixcade-", "__Host-pixcade-")
"""Prefixes of the name of a server's cookie, over http and over https."""


class Server:
    """A server, with a bearer token, or with the cookie of `session`."""

    def __init__(self, address: str, *, token: str = "", cookie: str = "") -> None:
        """`address` is, for example, http://127.0.0.1:8128. Raises a PixcadeError for an invalid one."""
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise PixcadeError("client.address", address=address[:200])
        self.address = address.rstrip("/")
        self.token = token
        self.cookie = cookie
        self._parts = parts

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        """Nothing to close: no connection stays open."""

    @property
    def origin(self) -> str:
        """The origin that requests come from: the server's own page."""
        return f"{self._parts.scheme}://{self._parts.netloc}"

    @property
    def headers(self) -> dict[str, str]:
        """The headers that identify us."""
        if self.token:
            return {"authorization": f"Bearer {self.token}"}
        return {"origin": self.origin, **({"cookie": self.cookie} if self.cookie else {})}

    def table(self, table: str, *, screen: bool = False) -> TableClient:
        """Return a client for a table, to be entered with `async with`."""
        address = ("wss" if self._parts.scheme == "https" else "ws") + self.address[len(self._parts.scheme) :]
        return TableClient(f"{address}/api/tables/{table}/socket", lambda: self.headers, screen=screen)

    # Requests

    async def about(self) -> ServerInfo:
        """Return the server's description."""
        return await self.ask("GET", "/api/server", None, ServerInfo)

    async def session(self, name: str = "", password: str = "") -> SessionView:
        """Start a session under a name."""
        return await self.ask("POST", "/api/session", NewSession(name, password), SessionView)

    async def tables(self) -> TableList:
        """Return the public tables."""
        return await self.ask("GET", "/api/tables", None, TableList)

    async def running(self, *tables: str) -> RunningTables:
        """Return those of these tables that are in progress and where we have a seat."""
        return await self.ask("POST", "/api/tables/running", AskRunning(tables), RunningTables)

    async def history(self, table: str) -> HistoryView:
        """Return the events of the current round at a table."""
        return await self.ask("GET", f"/api/tables/{table}/history", None, HistoryView)

    async def create(self, settings: TableSettings, *seats: NewSeat, start: bool = False) -> TableMade:
        return await self.ask("POST", "/api/tables", NewTable(settings, seats, start), TableMade)

    async def join(self, code: str) -> str:
        """Join a table by its code; return its id."""
        return (await self.ask("POST", "/api/join", JoinByCode(code), Joined)).table

    async def join_by_link(self, table: str, invite: str) -> str:
        """Join a table by its link; return its id."""
        return (await self.ask("POST", f"/api/tables/{table}/join", JoinByLink(invite), Joined)).table

    async def link(self, table: str, seat: int) -> LinkMade:
        """Return a link that moves a seat to another device."""
        return await self.ask("POST", f"/api/tables/{table}/link", NewLink(seat), LinkMade)

    async def use_link(self, table: str, secret: str) -> str:
        return (await self.ask("POST", f"/api/tables/{table}/use-link", UseLink(secret), Joined)).table

    async def sign_out_others(self, table: str, seat: int) -> None:
        """Take the seats away from all other devices."""
        await self.ask("POST", f"/api/tables/{table}/sign-out", SignOut(seat), NoBody)

    async def new_token(self, name: str = "") -> TokenMade:
        """Create a bearer token."""
        return await self.ask("POST", "/api/token", NewToken(name), TokenMade)

    async def games(self, person: str = "", before: int = 0) -> GameList:
        """Return finished games: a person's, or public ones."""
        query = urlencode({"person": person, "before": before})
        return await self.ask("GET", f"/api/games?{query}", None, GameList)

    async def replay(self, table: str) -> ReplayView:
        """Return a finished game, step by step."""
        return await self.ask("GET", f"/api/games/{table}/replay", None, ReplayView)

    async def record(self, table: str) -> str:
        """Return a finished game's record, as `pixcade check` reads it."""
        status, content = await self.fetch("GET", f"/api/games/{table}/record")
        if status != 200:
            raise error_in(content, status)
        return content.decode()

    async def ask(self, method: str, path: str, body: object, kind: type[T]) -> T:
        """Send a request and return the response. Raises a PixcadeError, or OSError if the server is unreachable."""
        status, content = await self.fetch(method, path, None if body is None else msgspec.json.encode(body))
        if status == 200:
            return msgspec.json.decode(content, type=kind)
        raise error_in(content, status)

    async def fetch(self, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
        """Send a request and return the response's status and body."""
        return await asyncio.to_thread(self._fetch, method, path, body)

    def _fetch(self, method: str, path: str, body: bytes | None) -> tuple[int, bytes]:
        host, port = self._parts.hostname or "", self._parts.port
        connection = (
            http.client.HTTPSConnection(host, port, timeout=SECONDS, context=ssl.create_default_context())
            if self._parts.scheme == "https"
            else http.client.HTTPConnection(host, port, timeout=SECONDS)
        )
        try:
            connection.request(method, self._parts.path.rstrip("/") + path, body, self.headers)
            answer = connection.getresponse()
            for name, value in answer.getheaders():  # a reverse proxy may set its own cookies
                if name.lower() == "set-cookie" and value.startswith(COOKIE):
                    self.cookie = value.partition(";")[0]
            return answer.status, answer.read()
        finally:
            connection.close()
