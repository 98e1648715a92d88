"""Requests to addresses that people have entered: https only, and never into a private network."""

import http.client
import socket
import ssl
from collections.abc import Collection
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from pixcade.games.errors import PixcadeError

TIMEOUT_S = 3.0
LONGEST_ADDRESS = 500
EMBEDDING = tuple(map(ip_network, ("64:ff9b::/32", "2001::/32", "2002::/16")))
"""IPv6 networks whose addresses lead to an IPv4 address."""


class Target(NamedTuple):
    """A checked address: its parts, and the IP address to connect to."""

    host: str
    port: int
    path: str
    ip: str
    secure: bool = True


class Targets:
    """Checks addresses and sends requests to them, exactly to the IP address that was checked."""

    def __init__(self, permitted: Collection[str] = ()) -> None:
        """Tests permit some plain http addresses, as `127.0.0.1:80`."""
        self.permitted = frozenset(permitted)

    def parse(self, address: str) -> Target:
        """Return a target that has no IP address yet. Raises PixcadeError `server.notice-address`."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port or 443
        except ValueError:
            raise PixcadeError("server.notice-address") from None
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        if not path.isascii() or not path.isprintable() or " " in path or len(address) > LONGEST_ADDRESS:
            raise PixcadeError("server.notice-address")
        if parts.scheme == "http" and parts.netloc in self.permitted:
            return Target(host, port, path, host, secure=False)
        if parts.scheme != "https" or not host or parts.username is not None:
            raise PixcadeError("server.notice-address")
        return Target(host, port, path, "")

    def check(self, address: str) -> Target:
        """Return a target with its IP address. Raises PixcadeError, also `server.notice-not-public`."""
        target = self.parse(address)
        if target.ip:
            return target
        try:
            found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise PixcadeError("server.notice-no-answer") from None
        ips = [str(one[4][0]) for one in found]
        if not ips or not all(map(is_public, ips)):
            raise PixcadeError("server.notice-not-public")
        return target._replace(ip=ips[0])

    def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """Send a request and return its status; redirects aren't followed. Raises PixcadeError."""
        target = self.check(address)
        connection = Pinned(target)
        try:
            connection.request("POST", target.path, body, headers)
            return connection.getresponse().status
        except (OSError, http.client.HTTPException):
            raise PixcadeError("server.notice-no-answer") from None
        finally:
            connection.close()


class Pinned(http.client.HTTPConnection):
    """A connection to the IP address that was checked, under the name that was asked for."""

    def __init__(self, target: Target) -> None:
        super().__init__(target.host, target.port, timeout=TIMEOUT_S)
        self.target = target

    def connect(self) -> None:
        line = socket.create_connection((self.target.ip, self.target.port), TIMEOUT_S)
        if self.target.secure:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=self.target.host)
        self.sock = line


def is_public(ip: str) -> bool:
    """Whether an address is on the public internet: not private, link-local, of a cloud's metadata, or embedded."""
    address = ip_address(ip.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif any(address in network for network in EMBEDDING):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved
