"""`pixcade doctor`: checks for the most common problems of a server; changes nothing."""

import argparse
import os
import shutil
import socket
import sqlite3
import ssl
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import closing
from importlib.resources import files
from typing import NamedTuple
from urllib.parse import urlsplit

from pixcade.bots.search import AVAILABLE
from pixcade.games.errors import PixcadeError
from pixcade.locales import Words
from pixcade.packages import packages_of
from pixcade.server.cli.admin import Printer
from pixcade.server.settings import LOOPBACK, ServerSettings, add_arguments, read_settings
from pixcade.store.private_files import DATABASE

__all__ = ["add_arguments", "run"]

OK, WARNING, ERROR = "ok", "warning", "ERROR"
MB = 1 << 20
FULL_MB, SHORT_MB = 200, 1024
TIMEOUT_S = 5.0


class Finding(NamedTuple):
    """The result of a check, and advice."""

    level: str
    text: str
    remedy: str = ""


def data(settings: ServerSettings) -> Finding:
    """The data folder is writable, and its disk has room."""
    folder = there = settings.data
    while not there.exists() and there != there.parent:
        there = there.parent
    for path in (there, folder / DATABASE):
        if path.exists() and not os.access(path, os.W_OK | os.R_OK):
            return Finding(ERROR, f"You may not write to {path}.", "Run this and the server as the user who owns it.")
    if not there.is_dir():
        return Finding(ERROR, f"{there} is not a folder.", "Choose another one with --data.")
    free = shutil.disk_usage(there).free // MB
    if free < SHORT_MB:
        level = ERROR if free < FULL_MB else WARNING
        return Finding(level, f"Only {free:,} MB are free on the disk of {folder}.", "Make room there.")
    return Finding(OK, f"{folder}, {free:,} MB free.")


def database(settings: ServerSettings) -> Finding:
    """The database opens, and passes SQLite's integrity check."""
    if settings.database_url:
        return postgres(settings.database_url)
    file = settings.data / DATABASE
    if not file.exists():
        return Finding(OK, "Not created yet; the first start does that.")
    restore = f"Stop the server and put a backup in its place: pixcade restore FILE --data {settings.data}"
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        return Finding(ERROR, f"{file}: {error}.", restore)
    if found != "ok":
        return Finding(ERROR, f"{file} is damaged: {found}.", restore)
    return Finding(OK, f"{file} ({file.stat().st_size // MB:,} MB).")


def postgres(url: str) -> Finding:
    import asyncio

    import asyncpg  # type: ignore[import-untyped] # it publishes no types

    async def answer() -> str:
        connection = await asyncpg.connect(url, timeout=TIMEOUT_S)
        try:
            return str(await connection.fetchval("SELECT current_database()"))
        finally:
            await connection.close()

    try:
        return Finding(OK, f"PostgreSQL answers, database {asyncio.run(answer())}.")
    except Exception as error:  # whatever the driver raises
        return Finding(ERROR, f"PostgreSQL: {error or type(error).__name__}.", "Check --database-url and the password.")


def port(settings: ServerSettings) -> Finding:
    """The port is free, or the server is running there."""
    if not settings.port:
        return Finding(OK, "Any free port.")
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((LOOPBACK, settings.port))
        except PermissionError:
            return Finding(
                ERROR, f"Port {settings.port} is reserved by the system.", "Choose one above 1023 with --port."
            )
        except OSError:
            status = health(f"http://{LOOPBACK}:{settings.port}")
            if status in ("200", "503"):
                return Finding(OK, f"A server is running on port {settings.port}.")
            remedy = "End that program, or choose another port with --port."
            return Finding(WARNING, f"Another program uses port {settings.port}.", remedy)
    return Finding(OK, f"{settings.port} is free.")


def address(settings: ServerSettings) -> Finding:
    """The public address reaches the server, over TLS."""
    if not settings.public_url:
        if settings.lan or settings.host != LOOPBACK:
            remedy = "Fine at home. For the internet, put a proxy with TLS in front and set --public-url."
            return Finding(WARNING, "The server is reachable without TLS, so traffic can be intercepted.", remedy)
        return Finding(OK, "Only this machine can reach the server.")
    secure = urlsplit(settings.public_url).scheme == "https"
    if secure and not settings.trusted_proxy:
        remedy = "Name the proxy with --trusted-proxy, or all visitors seem to share its address."
        return Finding(ERROR, "The public address is https, but no proxy is trusted.", remedy)
    status = health(settings.public_url)
    if status not in ("200", "503"):
        remedy = "Start the server; then check the proxy, the certificate and the DNS name."
        return Finding(WARNING, f"{settings.public_url} can't be reached from here: {status}.", remedy)
    return Finding(OK, f"{settings.public_url} answers.")


def health(base: str) -> str:
    """Return the status of a server's /healthz, or the reason for its absence."""
    try:
        with urllib.request.urlopen(f"{base.rstrip('/')}/healthz", timeout=TIMEOUT_S) as answer:
            return str(answer.status) if b'"' in answer.read(1 << 16) else "it isn't a Pixcade server"
    except urllib.error.HTTPError as error:
        return str(error.code)
    except urllib.error.URLError as error:
        reason = error.reason
        return reason.verify_message if isinstance(reason, ssl.SSLCertVerificationError) else str(reason)
    except (OSError, ValueError) as error:
        return str(error) or type(error).__name__


def installation(settings: ServerSettings) -> Finding:
    """The web client and all packages are installed."""
    del settings
    if not (files("pixcade") / "web" / "index.html").is_file():
        remedy = "Install a release, or start a checkout with: python3 run.py serve"
        return Finding(ERROR, "The web client is missing.", remedy)
    if not AVAILABLE:
        return Finding(WARNING, "numba is missing, so strong bots are weaker.", "pip install numba")
    return Finding(OK, "The web client is built, numba is installed.")


CHECKS: dict[str, Callable[[ServerSettings], Finding]] = {
    "data folder": data,
    "database": database,
    "port": port,
    "address": address,
    "installation": installation,
}


def run(parsed: argparse.Namespace, screen: Printer, words: Words) -> int:
    """Print the findings; return 1 if the server can't work like this. Raises a PixcadeError."""
    settings = read_settings(parsed, os.environ)
    findings = {name: looked_at(check, settings, words) for name, check in CHECKS.items()}
    width = max(map(len, findings))
    for name, (level, text, remedy) in findings.items():
        screen.show([f"{level:7}  {name:{width}}  {text}", *([f"{'':{width + 9}}  {remedy}"] if remedy else [])])
    return int(any(finding.level == ERROR for finding in findings.values()))


def looked_at(check: Callable[[ServerSettings], Finding], settings: ServerSettings, words: Words) -> Finding:
    try:
        with packages_of("postgres"):
            return check(settings)
    except PixcadeError as error:
        return Finding(ERROR, words.error(error))
