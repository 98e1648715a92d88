"""Checks of the machine: disk, descriptors, the port, and TLS as people meet it."""

import shutil
import socket
import ssl
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from pixcade.core.errors import Refusal
from pixcade.server.doctor.findings import Finding, Severity, error, ok, warning
from pixcade.server.services.growth import ENOUGH_FREE, LEAST_FREE, MEGABYTE
from pixcade.server.settings import LOOPBACK, ServerSettings
from pixcade.store.sqlite.lock import running_server

LEAST_DESCRIPTORS, ENOUGH_DESCRIPTORS = 1024, 4096
"""A connection takes one, and a server some dozen for itself."""
DAYS_LEFT = 14
"""Certificates are renewed a month before they end: one with less than this was forgotten."""
TLS_SECONDS = 5.0


def nearest(folder: Path) -> Path:
    """Return a folder, or the nearest one above it that exists."""
    while not folder.exists() and folder != folder.parent:
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
    """Look at how many files and connections a process may have open."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return ok("descriptors", "descriptors-unlimited")
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        return ok("descriptors", "descriptors-unlimited")
    if most < LEAST_DESCRIPTORS:
        return error("descriptors", "descriptors-few", most=most)
    if most < ENOUGH_DESCRIPTORS:
        return warning("descriptors", "descriptors-few", most=most)
    return ok("descriptors", "descriptors", most=most)


def port(settings: ServerSettings) -> Finding:
    """Look whether the port is free, or is this server's own."""
    found = None if settings.database_url else running_server(settings.data)
    if found is not None and found["address"]:
        return ok("port", "port-own", address=str(found["address"]))
    from pixcade.server.net.listeners import Listeners  # only here: all else is told without the server's packages

    try:
        with Listeners(settings) as listeners:
            listeners.bind()
            if listeners.moved:
                return warning("port", "port-taken", port=str(settings.port), free=str(listeners.port))
            return ok("port", "port", port=str(listeners.port))
    except Refusal as refusal:
        return Finding("port", Severity.ERROR, refusal.code, dict(refusal.values))


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
        reason = getattr(failure, "verify_message", "") or failure.reason or type(failure).__name__
        return error("tls", "tls-refused", name=name, reason=reason)
    except OSError:
        return warning("tls", "tls-unreachable", name=name, port=str(at))
    ends = ssl.cert_time_to_seconds(str(certificate["notAfter"]))
    days = int((ends - (time.time() if now is None else now)) // 86_400)
    if days < DAYS_LEFT:
        return warning("tls", "tls-ending", name=name, days=days)
    return ok("tls", "tls", name=name, days=days)
