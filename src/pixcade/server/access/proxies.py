"""The client address and host of a request; forwarded headers count only from trusted proxies.

In a list of addresses only the entries appended by trusted proxies count: clients can forge the rest.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # `pixcade doctor` works without the server's packages
    from starlette.types import Scope

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address
Authority = tuple[str, int]
"""A normalised host (lower case, no brackets, no trailing dot) and a port."""

DEFAULT_PORTS = {"http": 80, "https": 443}
SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?)(?::([0-9]{1,5}))?", re.ASCII)
ORIGIN = re.compile(r"(https?)://([^/?#@\\\s]+)", re.ASCII)
PAIR = r'\s*[A-Za-z]+=(?:[^\s",;=]+|"(?:[^"\\]|\\.)*")\s*'
ELEMENT = re.compile(rf"{PAIR}(?:;{PAIR})*", re.ASCII)
IPV6_HOUSEHOLD = 64
LONGEST_NAME = 300
"""Longest accepted host with scheme and port, in characters (a host name has at most 253)."""
LONGEST_FORWARDED = 2_000
FIELDS = "pixcade.fields"
"""The scope key under which headers are cached by name."""


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    return tuple(ip_network(text) for text in texts)


@lru_cache(maxsize=1024)
def authority(text: str, scheme: str) -> Authority | None:
    """Return the host and port of a `Host` header, or None if it is invalid; the port defaults to the scheme's."""
    match = HOST.fullmatch(text.strip().lower())
    if not match:
        return None
    six, host, digits = match.groups()
    port = int(digits) if digits else DEFAULT_PORTS[scheme]
    if port > 65_535:
        return None
    if six:
        number = address(six)
        return (str(number), port) if isinstance(number, IPv6Address) else None
    return host, port


@lru_cache(maxsize=1024)
def origin(text: str) -> tuple[str, Authority] | None:
    """Return the scheme, host and port of an `Origin`, or None for `null` and anything else that isn't a web origin."""
    match = ORIGIN.fullmatch(text.strip())
    if not match:
        return None
    scheme = match[1]
    found = authority(match[2], scheme)
    return (scheme, found) if found else None


def written_origin(scheme: str, host: str, port: int) -> str:
    """Return an origin as browsers write it, without the scheme's default port."""
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}://{shown}" if DEFAULT_PORTS[scheme] == port else f"{scheme}://{shown}:{port}"


def client_address(scope: "Scope", trusted: Sequence[Network]) -> str:
    """Return the client's address: the first from the right that isn't a trusted proxy.

    An invalid entry ends the search at the proxy before it. Empty if the peer is unknown.
    """
    found = peer(scope)
    if found is None or not is_trusted(found, trusted):
        return str(found or "")
    for hop in reversed(hops(scope)):
        before = address(without_port(hop[:100]))
        if before is None:
            break
        found = before
        if not is_trusted(found, trusted):
            break
    return str(found)


def scheme_and_host(scope: "Scope", trusted: Sequence[Network]) -> tuple[str, str]:
    """Return `http` or `https`, and the requested host as sent; empty unless there is exactly one.

    A trusted proxy's headers replace both. Of several values the last counts: the nearest proxy wrote it.
    """
    scheme = SCHEMES[scope.get("scheme", "http")]
    hosts = fields(scope, b"host")
    host = hosts[0] if len(hosts) == 1 else ""
    found = peer(scope)
    if found is None or not is_trusted(found, trusted):
        return scheme, host
    forwarded = forwarded_words(scope)
    return SCHEMES.get(forwarded.get("proto", "").lower(), scheme), forwarded.get("host", host)


def forwarded_words(scope: "Scope") -> dict[str, str]:
    """Return `proto` and `host` as the nearest proxy reports them.

    `Forwarded` counts only without `X-Forwarded-...`: common proxies pass on the one they don't write.
    """
    words = {}
    for word, name in (("proto", b"x-forwarded-proto"), ("host", b"x-forwarded-host")):
        if values := header_items(scope, name):
            words[word] = values[-1]
    if words or fields(scope, b"x-forwarded-for"):
        return words
    elements = forwarded_elements(scope)
    return elements[-1] if elements else {}


def hops(scope: "Scope") -> list[str]:
    """Return the addresses that proxies appended, nearest last."""
    if fields(scope, b"x-forwarded-for"):
        return header_items(scope, b"x-forwarded-for")
    return [element.get("for", "unknown") for element in forwarded_elements(scope)]


def forwarded_elements(scope: "Scope") -> list[dict[str, str]]:
    """Return the elements of `Forwarded` (RFC 7239), or none if one is invalid or the header is too long."""
    found = []
    rest = ",".join(fields(scope, b"forwarded"))
    if len(rest) > LONGEST_FORWARDED:
        return []
    while rest:
        match = ELEMENT.match(rest)
        if not match or rest[match.end() : match.end() + 1] not in ("", ","):
            return []
        found.append(element_words(match[0]))
        rest = rest[match.end() + 1 :]
    return found


def element_words(element: str) -> dict[str, str]:
    words = {}
    for pair in re.findall(PAIR, element):
        name, _, value = pair.strip().partition("=")
        if value.startswith('"'):
            value = re.sub(r"\\(.)", r"\1", value[1:-1])
        words[name.lower()] = value
    return words


def fields(scope: "Scope", name: bytes) -> list[str]:
    """Return all values of a header; not every ASGI server lower-cases names. Cached per scope."""
    known: dict[bytes, list[str]] | None = scope.get(FIELDS)
    if known is None:
        known = scope[FIELDS] = {}
        for found, value in scope["headers"]:
            known.setdefault(found.lower(), []).append(value.decode("latin-1").strip())
    return known.get(name, [])


def header_items(scope: "Scope", name: bytes) -> list[str]:
    return [part.strip() for value in fields(scope, name) for part in value.split(",")]


def peer(scope: "Scope") -> Address | None:
    client = scope.get("client")
    return address(client[0]) if client else None


@lru_cache(maxsize=4096)
def address(text: str) -> Address | None:
    """Return a normalised address: IPv4-mapped IPv6 as IPv4, without a zone."""
    try:
        found = ip_address(text[:60].partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def is_loopback(text: str) -> bool:
    try:
        return ip_address(text).is_loopback
    except ValueError:
        return False


def is_trusted(found: Address, trusted: Sequence[Network]) -> bool:
    return any(found in network for network in trusted)


@lru_cache(maxsize=4096)
def subnet(text: str) -> str:
    """Return the part of an address that one household or club shares: all of IPv4, the /64 of IPv6."""
    found = address(text)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, IPV6_HOUSEHOLD), strict=False))
    return str(found) if found else text
