"""Where the server listens: sockets, host names, and the base addresses of links for other devices.

All sockets of a server share one port and one process; those for the local network are opened and closed at run time.
"""

import asyncio
import errno
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from ipaddress import ip_address
from types import TracebackType
from typing import NamedTuple
from urllib.parse import urlsplit

from pixcade.games.errors import PixcadeError
from pixcade.server import limits
from pixcade.server.access.proxies import DEFAULT_PORTS, networks, written_origin
from pixcade.server.net.connections import Connections
from pixcade.server.net.interfaces import OwnAddress, lan_addresses, own_addresses
from pixcade.server.net.uvicorn_server import Application, StartupErrors, UvicornServer, configuration
from pixcade.server.settings import LOOPBACK, ServerSettings

LOOPBACK_6 = "::1"
WILDCARDS = ("0.0.0.0", "::")
OURS_ALONE = (LOOPBACK, LOOPBACK_6, "localhost")
"""Names and addresses of the machine itself, which are no use in a link for another."""
PORTS_TRIED = 10
PRIVILEGED = 1024

SECONDS_KNOWN = 5.0
"""Lifetime of the cached list of the machine's addresses."""


class CannotListen(PixcadeError):
    """A port or address that can't be bound, or an unknown network."""


class Name(NamedTuple):
    """A host name of this server. `host` is in lower case, an IPv6 address without brackets."""

    scheme: str
    host: str
    port: int

    @property
    def origin(self) -> str:
        """What browsers put into the Origin header."""
        return written_origin(self.scheme, self.host, self.port)


def name_of(address: str) -> Name:
    """Return the name in a validated web address."""
    parts = urlsplit(address)
    return Name(parts.scheme, parts.hostname or "", parts.port or DEFAULT_PORTS[parts.scheme])


def listening_socket(address: str, port: int) -> socket.socket:
    """Return a socket that listens at an address. Raises OSError."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    # Without the protocol asyncio would not set TCP_NODELAY, and small messages would be delayed (Nagle).
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform == "win32":  # on Windows SO_REUSEADDR would let two programs share a port
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        # Accepted connections inherit these.
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.SEND_BUFFER_BYTES)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, limits.RECEIVE_BUFFER_BYTES)
        if sys.platform == "linux":
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, limits.UNREAD_MS)
        opened.bind((address, port))
        opened.listen(limits.BACKLOG)  # right away: two that are only bound could share a port
    except OSError:
        opened.close()
        raise
    return opened


def host_addresses(host: str) -> tuple[str, ...]:
    """Return the addresses to bind for a host. Raises CannotListen."""
    try:
        return (str(ip_address(host)),)
    except ValueError:
        pass
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except OSError as error:
        raise CannotListen("serving.host-unknown", host=host) from error
    return tuple(dict.fromkeys(str(entry[4][0]) for entry in found))


def addresses_of(hosts: Collection[str]) -> frozenset[str]:
    """Return the known addresses of these hosts."""
    found: set[str] = set()
    for host in hosts:
        with suppress(CannotListen):
            found.update(host_addresses(host))
    return frozenset(found)


def sockets_at(addresses: Sequence[str], port: int) -> dict[str, socket.socket] | None:
    """Return a socket for each address, all on one port (any free one for 0), or None if the port is taken.

    IPv6 loopback is left out if the system has none. Raises CannotListen.
    """
    opened: dict[str, socket.socket] = {}
    for address in addresses:
        try:
            opened[address] = listening_socket(address, port)
        except OSError as error:
            if address == LOOPBACK_6 and error.errno != errno.EADDRINUSE:
                continue
            for other in opened.values():
                other.close()
            if error.errno == errno.EACCES and port < PRIVILEGED:
                raise CannotListen("serving.port-forbidden", port=str(port)) from error
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise CannotListen("serving.not-our-address", address=address) from error
            return None
        port = opened[address].getsockname()[1]
    return opened


class Listeners:
    """The listening sockets of one server, and its UvicornServer.

    First `bind`, which fixes the port; then `run` with the application, until a signal or `stop`.
    """

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.port = settings.port
        self.connections = Connections(networks(settings.trusted_proxy))
        self._sockets: dict[str, socket.socket] = {}
        self._lan: dict[str, asyncio.AbstractServer | None] = {}
        """By address; None until the server has started."""
        self._changing = asyncio.Lock()
        self._server: UvicornServer | None = None
        self._ready: list[Callable[[], None]] = []
        self._ending: list[Callable[[], Awaitable[None]]] = []
        self._own: tuple[float, tuple[OwnAddress, ...]] | None = None

    def __enter__(self) -> "Listeners":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def bind(self) -> None:
        """Bind the port of the settings, or the next free one of ten. Raises CannotListen."""
        wished = list(lan_addresses()) if self.settings.lan else []
        addresses = self._wanted(wished)
        first = self.settings.port
        for port in range(first, min(first + PORTS_TRIED, 65536)) if first else (0,):
            opened = sockets_at(addresses, port)
            if opened is not None:
                self._sockets = opened
                self.port = next(iter(opened.values())).getsockname()[1]
                self._lan = dict.fromkeys(wished)
                return
        last = min(first + PORTS_TRIED, 65536) - 1
        raise CannotListen("serving.ports-busy", first=str(first), last=str(last))

    def _wanted(self, lan: Sequence[str]) -> list[str]:
        """Return every address to bind, each once; always loopback, since pages on this machine need it."""
        host = host_addresses(self.settings.host)
        if "::" in host:
            return ["0.0.0.0", "::"]
        if "0.0.0.0" in host:
            return ["0.0.0.0", LOOPBACK_6]
        return list(dict.fromkeys((LOOPBACK, LOOPBACK_6, *host, *lan)))

    @property
    def moved(self) -> bool:
        """Whether another port was bound than the settings ask for."""
        return self.settings.port not in (0, self.port)

    @property
    def address(self) -> str:
        """The address to open on this machine."""
        return Name("http", LOOPBACK, self.port).origin

    @property
    def peer_url(self) -> str:
        """The address at which other processes of this server reach it."""
        if self.settings.peer_url:
            return self.settings.peer_url
        own = [one.address for one in self._own_addresses()] if self.everywhere else [self.settings.host]
        return Name("http", own[0] if own else LOOPBACK, self.port).origin

    @property
    def everywhere(self) -> bool:
        """Whether it listens at all addresses of the machine from the start."""
        return self.settings.host in WILDCARDS

    @property
    def lan(self) -> tuple[str, ...]:
        """The addresses that devices on the network can use now."""
        if self.everywhere:
            return lan_addresses(self._own_addresses())
        outside = [address for address in self._sockets if address not in OURS_ALONE]
        return tuple(dict.fromkeys((*outside, *self._lan)))

    def names_we_serve(self) -> frozenset[Name]:
        """Return every host name that a request may use now."""
        hosts = [LOOPBACK, "localhost", self.settings.host, *self._sockets, *self.lan]
        if LOOPBACK_6 in self._sockets or "::" in self._sockets:
            hosts.append(LOOPBACK_6)
        if self.everywhere:
            hosts += [own.address for own in self._own_addresses()]
        names = {Name("http", host, self.port) for host in hosts if host not in WILDCARDS}
        if self.settings.public_url:
            names.add(name_of(self.settings.public_url))
        return frozenset(names)

    def _own_addresses(self) -> tuple[OwnAddress, ...]:
        """Return the machine's addresses, from a cache that expires: networks come and go."""
        now = time.monotonic()
        if self._own is None or now - self._own[0] >= SECONDS_KNOWN:
            self._own = (now, own_addresses())
        return self._own[1]

    def link_bases(self) -> tuple[str, ...]:
        """Return the base addresses of links and QR codes for other devices, the best first, without a trailing slash.

        Empty if no other device can reach us.
        """
        if self.settings.public_url:
            return (self.settings.public_url,)
        hosts = [self.settings.host, *self.lan]
        usable = [host for host in dict.fromkeys(hosts) if host not in (*OURS_ALONE, *WILDCARDS)]
        return tuple(Name("http", host, self.port).origin for host in usable)

    async def expect_peers(self, urls: Mapping[str, str]) -> None:
        """Exempt connections of other processes from the limit per subnet."""
        hosts = {name_of(url).host for url in urls.values()}
        self.connections.peers = await asyncio.to_thread(addresses_of, hosts)

    async def open_lan(self, addresses: Sequence[str] | None = None) -> tuple[str, ...]:
        """Listen at these addresses of the machine too (all suitable ones, if none are given); return those now open.

        Open ones stay open. Raises CannotListen if none of them can be bound.
        """
        async with self._changing:
            wanted = lan_addresses() if addresses is None else tuple(addresses)
            if not wanted:
                raise CannotListen("serving.no-network")
            for address in [] if self.everywhere else wanted:
                if address not in self.lan:
                    await self._open(address)
            if not any(address in self.lan for address in wanted):
                raise CannotListen("serving.lan-busy", port=str(self.port))
            return self.lan

    async def _open(self, address: str) -> None:
        """Listen at one more address, if its port is free. Raises CannotListen if it isn't ours."""
        assert self._server is not None, "the network is opened while the server runs"
        if address in WILDCARDS:
            raise CannotListen("serving.not-our-address", address=address)
        opened = sockets_at([address], self.port)
        if opened is not None:
            self._lan[address] = await self._server.listen(opened[address])

    async def close_lan(self) -> None:
        """Listen on this machine only, and close the connections that came over the network."""
        async with self._changing:
            closing, self._lan = self._lan, {}
            for address, listener in closing.items():
                self._sockets.pop(address, None)
                if listener is not None and self._server is not None:
                    self._server.unlisten(listener, address)

    def when_ready(self, callback: Callable[[], None]) -> None:
        """Register a callback, called once when requests are answered."""
        self._ready.append(callback)

    def before_end(self, callback: Callable[[], Awaitable[None]]) -> None:
        """Register a coroutine that notifies clients; it has two seconds before connections close."""
        self._ending.append(callback)

    def run(self, application: Application) -> None:
        """Serve until a signal or `stop`. Raises the PixcadeError that kept the application from starting."""
        starting = StartupErrors(application)
        self._server = UvicornServer(configuration(starting, self.connections), self._started, self._ending)
        try:
            self._server.run(sockets=list(self._sockets.values()))
        except SystemExit:  # raised by uvicorn if the application did not start
            raise starting.error or CannotListen("serving.not-started") from None
        finally:
            self.close()

    def _started(self, servers: Sequence[asyncio.AbstractServer]) -> None:
        """Record which listener is for the network, then call the callbacks."""
        for address, listener in zip(self._sockets, servers, strict=True):
            if address in self._lan:
                self._lan[address] = listener
        for callback in self._ready:
            callback()

    def stop(self) -> None:
        """Shut down gracefully, as after a first signal."""
        if self._server is not None:
            self._server.should_exit = True

    def close(self) -> None:
        for opened in self._sockets.values():
            opened.close()
