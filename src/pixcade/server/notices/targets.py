"""Requests to addresses that people have entered: https only, and never into a private network."""

import asyncio
import socket
import ssl
from collections.abc import Collection, Mapping
from functools import cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from pixcade.games.errors import PixcadeError

TIMEOUT_S = 3.0
"""For everything: the name, the connection, the response."""
LONGEST_ADDRESS = 1000
EMBEDDING = tuple(map(ip_network, ("64:ff9b::/32", "2001::/32", "2002::/16")))
"""IPv6 networks whose addresses lead to an IPv4 address."""


class Target(NamedTuple):
    """A checked address: its parts, and the IP address to connect to."""

    host: str
    port: int
    path: str
    ip: str
    secure: bool = True

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == 443 else f"{host}:{self.port}"


class Targets:
    """Checks addresses and sends requests to them, exactly to the IP address that was checked."""

    def __init__(self, permitted: Collection[str] = ()) -> None:
        """Tests permit some plain http addresses, as `127.0.0.1:80`."""
        self.permitted = frozenset(permitted)

    def parse(self, address: str) -> Target:
        """Return a target that has no IP address yet. Raises PixcadeError `server.notice-address`."""
        try:
            parts = urlsplit(address)
            host, port = (parts.hostname or "").encode("idna").decode(), parts.port or 443
        except ValueError:
            raise PixcadeError("server.notice-address") from None
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        written = host + path
        if not written.isascii() or not written.isprintable() or " " in written or len(address) > LONGEST_ADDRESS:
            raise PixcadeError("server.notice-address")
        if parts.scheme == "http" and parts.netloc in self.permitted:
            return Target(host, port, path, host, secure=False)
        if parts.scheme != "https" or not host or parts.username is not None:
            raise PixcadeError("server.notice-address")
        return Target(host, port, path, "")

    async def check(self, address: str) -> Target:
        """Return a target with its IP address. Raises PixcadeError, also `server.notice-not-public`."""
        target = self.parse(address)
        if target.ip:
            return target
        found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        ips = [str(one[4][0]) for one in found]
        if not ips or not all(map(is_public, ips)):
            raise PixcadeError("server.notice-not-public")
        return target._replace(ip=ips[0])

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request and return its status; redirects aren't followed. Raises PixcadeError."""
        try:
            async with asyncio.timeout(TIMEOUT_S):
                return await exchange(await self.check(address), body, headers)
        except (OSError, EOFError, ValueError, IndexError, asyncio.LimitOverrunError):  # no HTTP, or no answer at all
            raise PixcadeError("server.notice-no-answer") from None


async def exchange(target: Target, body: bytes, headers: Mapping[str, str]) -> int:
    """Send a request to the IP address that was checked, under the name that was asked for; return the status."""
    context, name = (default_context(), target.host) if target.secure else (None, None)
    reader, writer = await asyncio.open_connection(target.ip, target.port, ssl=context, server_hostname=name)
    try:
        fields = {"host": target.authority, "content-length": str(len(body)), "connection": "close", **headers}
        lines = [f"POST {target.path} HTTP/1.1", *(f"{field}: {value}" for field, value in fields.items()), "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        status = 0
        while status < 200:  # an interim response may come first
            status = int((await reader.readuntil(b"\r\n\r\n")).split()[1])
        return status
    finally:
        writer.close()


@cache
def default_context() -> ssl.SSLContext:
    return ssl.create_default_context()


def is_public(ip: str) -> bool:
    """Whether an address is on the public internet: not private, link-local, of a cloud's metadata, or embedded."""
    address = ip_address(ip.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif any(address in network for network in EMBEDDING):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved
