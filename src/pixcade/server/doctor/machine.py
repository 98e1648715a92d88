"""Checks of the machine: disk, descriptors, the port, and TLS as people meet it."""

import asyncio
import http
import os
import shutil
import socket
import ssl
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from pixcade.core.errors import Refusal
from pixcade.protocol.http_messages import Health
from pixcade.server.doctor.findings import Finding, Severity, error, ok, warning
from pixcade.server.net.descriptors import raised_descriptors
from pixcade.server.services.growth import ENOUGH_FREE, LEAST_FREE, MEGABYTE
from pixcade.server.settings import LOOPBACK, ServerSettings
from pixcade.store.sqlite.lock import running_server

LEAST_DESCRIPTORS, ENOUGH_DESCRIPTORS = 1024, 4096
"""A connection takes one, and a server some dozen for itself."""
DAYS_LEFT = 14
"""Certificates are renewed a month before they end: one with less than this was forgotten."""
TLS_SECONDS = 5.0
NO_TLS = frozenset({"WRONG_VERSION_NUMBER", "HTTP_REQUEST", "UNKNOWN_PROTOCOL", "PACKET_LENGTH_TOO_LONG"})
"""How OpenSSL names it that the first bytes of an answer are no TLS, by its versions and by those bytes."""
HEALTH_SECONDS = 2.0
"""For the whole answer of whoever listens at our port."""
MOST_HEALTH = 1 << 16
"""Bytes that are read of it."""


def nearest(folder: Path) -> Path:
    """Return a folder, or the nearest one above it that exists and can be looked at."""
    while not os.path.exists(folder) and folder != folder.parent:
        folder = folder.parent
    return folder


def disk(settings: ServerSettings) -> Finding:
    """Look at the free space where the data is."""
    place = nearest(settings.data)
    free = shutil.disk_usage(place).free
    values: dict[str, str | int] = {"folder": str(place), "megabytes": free // MEGABYTE}
    if free < LEAST_FREE:
        return error("disk", "disk-full", **values)
    return warning("disk", "disk-short", **values) if free < ENOUGH_FREE else ok("disk", "disk", **values)


def descriptors() -> Finding:
    """Look at how many files and connections a server could have open, which raises its soft limit itself."""
    most = raised_descriptors()
    if most is None:
        return ok("descriptors", "descriptors-unlimited")
    if most < LEAST_DESCRIPTORS:
        return error("descriptors", "descriptors-few", most=most)
    if most < ENOUGH_DESCRIPTORS:
        return warning("descriptors", "descriptors-few", most=most)
    return ok("descriptors", "descriptors", most=most)


def port(settings: ServerSettings) -> Finding:
    """Look whether the port is free, or is this server's own.

    The lock of the data folder tells the address of a server that has its data there. One on PostgreSQL has no such
    lock: then a Pixcade that answers at the port is taken for this one.
    """
    found = None if settings.database_url else running_server(settings.data)
    if found is not None and found["address"]:
        return ok("port", "port-own", address=str(found["address"]))
    from pixcade.server.net.listeners import Listeners, Name  # only here: all else needs no packages of the server

    try:
        with Listeners(settings) as listeners:
            listeners.bind()
            if not listeners.moved:
                return ok("port", "port", port=str(listeners.port))
            values = {"port": str(settings.port), "free": str(listeners.port)}
    except Refusal as refusal:
        if refusal.code != "serving.ports-busy" or not settings.database_url or not is_pixcade(LOOPBACK, settings.port):
            return Finding("port", Severity.ERROR, refusal.code, dict(refusal.values))
    else:
        if not is_pixcade(LOOPBACK, settings.port):
            return warning("port", "port-taken", **values)
        if not settings.database_url:
            return warning("port", "port-other", **values)
    return ok("port", "port-own", address=Name("http", LOOPBACK, settings.port).origin)


def is_pixcade(host: str, port: int) -> bool:
    """Whether what listens at an address answers to /healthz as Pixcade does, in time."""

    async def answer() -> bytes:
        async with asyncio.timeout(HEALTH_SECONDS):
            reader, writer = await asyncio.open_connection(host, port)
            try:
                writer.write(f"GET /healthz HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
                content = b""
                while len(content) < MOST_HEALTH and (more := await reader.read(MOST_HEALTH)):
                    content += more
                return content
            finally:
                writer.transport.abort()

    try:
        head, _, body = asyncio.run(answer()).partition(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        msgspec.json.decode(body, type=Health)
    except (OSError, ValueError, IndexError, msgspec.MsgspecError):
        return False
    return status in (http.HTTPStatus.OK, http.HTTPStatus.SERVICE_UNAVAILABLE)


def tls(settings: ServerSettings, now: float | None = None) -> Finding:
    """Look at the certificate that people meet; where there is none, at whether others can listen in."""
    address = urlsplit(settings.public_url)
    if address.scheme != "https":
        opened = settings.public_url or settings.lan or settings.host != LOOPBACK
        return warning("tls", "tls-none") if opened else ok("tls", "tls-unneeded")
    if not settings.trusted_proxy:
        return warning("tls", "tls-untrusted")
    name, at = address.hostname or "", address.port or 443
    try:
        context = ssl.create_default_context()
        with (
            socket.create_connection((name, at), TLS_SECONDS) as plain,
            closing(context.wrap_socket(plain, server_hostname=name)) as secured,
        ):
            certificate = secured.getpeercert() or {}
    except ssl.SSLError as failure:
        if failure.reason in NO_TLS:
            return error("tls", "tls-not-spoken", name=name, port=str(at))
        reason = getattr(failure, "verify_message", "") or failure.reason or type(failure).__name__
        return error("tls", "tls-refused", name=name, reason=reason)
    except OSError:
        return warning("tls", "tls-unreachable", name=name, port=str(at))
    ends = ssl.cert_time_to_seconds(str(certificate["notAfter"]))
    days = int((ends - (time.time() if now is None else now)) // 86_400)
    if days < DAYS_LEFT:
        return warning("tls", "tls-ending", name=name, days=days)
    return ok("tls", "tls", name=name, days=days)
