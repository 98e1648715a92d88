"""A private PostgreSQL: in a temporary folder, on the loopback interface only, removed at the end."""

import asyncio
import itertools
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it publishes no types

from pixcade.store.postgres import NAMESPACE
from pixcade.store.schema import TABLES, VERSION
from tests.engines.programs import free_port, give, ordinary_user, required, started, wait_until
from tests.waits import LIMIT

USER = "pixcade"
VERSION_KNOWN = f"SELECT 1 FROM {NAMESPACE}.meta WHERE (name, value) = ('schema', '{VERSION}')"
ATTEMPTS = 5
"""Another process can take a free port before we listen on it."""
QUICK = {"fsync": "off", "full_page_writes": "off"}
"""Survives a killed server, but not a power failure, which no test simulates. Commits still wait as usual."""
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "100",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "log_min_messages": "warning",
}


class Postgres:
    """A server with any number of databases. It can be stopped and restarted at the same address.

    All methods block: in coroutines, use `asyncio.to_thread`.
    """

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        """Use an empty folder. `durable` keeps PostgreSQL's default settings."""
        self.initdb, self.server = required("initdb", "postgres")
        self.folder = folder
        self.data = folder / "data"
        self.log = folder / "log"
        self.password = secrets.token_hex(8)
        self.settings = SETTINGS | ({} if durable else QUICK)
        self.numbers = itertools.count(1)
        self.emptied: list[str] = []
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Create it, and start it on a free port."""
        give(self.folder)
        self.make()
        for _ in range(ATTEMPTS):
            self.port = free_port()
            if self.try_to_start():
                return
        raise RuntimeError(self.log.read_text(errors="replace"))

    def make(self) -> None:
        """Create the folder of the databases."""
        secret = self.folder / "password"
        secret.write_text(self.password)
        give(secret)
        line = [self.initdb, "--pgdata", self.data, "--username", USER, "--pwfile", secret, "--auth", "scram-sha-256",
                "--encoding", "UTF8", "--locale", "C", "--no-sync"]  # fmt: skip
        done = subprocess.run(
            [str(part) for part in line], cwd=self.folder, capture_output=True, text=True, timeout=LIMIT,
            check=False, env={"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C"}, **ordinary_user(),
        )  # fmt: skip
        assert done.returncode == 0, done.stderr

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}:{self.password}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it again after a stop."""
        assert self.try_to_start(), self.log.read_text(errors="replace")

    def try_to_start(self) -> bool:
        """Start it and wait until it answers; return False if it has exited."""
        options = [f"-c{name}={value}" for name, value in (self.settings | {"port": str(self.port)}).items()]
        line: list[str | Path] = [self.server, "-D", self.data, *options]
        self.process = started(line, self.folder, self.log, signal.SIGQUIT)
        return wait_until(self.answers, self.process)

    def answers(self) -> bool:
        """Whether it accepts connections."""
        try:
            self.do()
        except (OSError, asyncpg.CannotConnectNowError):
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: transactions are aborted, committed data is kept. SIGQUIT skips the checkpoint."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(LIMIT)

    def kill(self) -> None:
        """Kill it with all its processes, as in a crash."""
        self.stop(signal.SIGQUIT)

    def do(self, *statements: str, database: str = "postgres") -> list[asyncpg.Record]:
        """Execute statements outside a transaction, and return the last result."""

        async def done() -> list[asyncpg.Record]:
            connection = await asyncpg.connect(self.url(database), timeout=LIMIT)
            found: list[asyncpg.Record] = []
            try:
                for statement in statements:
                    found = await connection.fetch(statement)
            finally:
                await connection.close()
            return found

        return asyncio.run(done())

    def new_database(self, template: str = "template0") -> str:
        """Create a database, and return its address."""
        name = f"d{next(self.numbers)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {template} ENCODING 'UTF8'")
        return self.url(name)

    def lend_database(self) -> str:
        """Return the address of an empty database until `empty`. Reuses databases, since creating one is slow."""
        return self.emptied.pop() if self.emptied else self.new_database()

    def empty(self, url: str) -> None:
        """Disconnect everyone from a lent database and delete its rows, for the next user.

        Its SQL tables stay: creating them takes longer than most tests.
        """
        name = urlsplit(url).path[1:]
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        self.do(
            f"SELECT pg_terminate_backend(pid, {LIMIT * 1000:.0f}) FROM pg_stat_activity WHERE {others}", database=name
        )
        listed = f"SELECT tablename FROM pg_tables WHERE schemaname = '{NAMESPACE}'"
        tables = {row["tablename"] for row in self.do(listed, database=name)}
        if tables >= TABLES.keys() and self.do(VERSION_KNOWN, database=name):
            kept = {"meta": " WHERE name <> 'schema'"}
            self.do(*(f"DELETE FROM {NAMESPACE}.{table}{kept.get(table, '')}" for table in tables), database=name)
        else:
            self.do(f"DROP SCHEMA IF EXISTS {NAMESPACE} CASCADE", database=name)
        self.emptied.append(url)

    def drop(self, url: str) -> None:
        """Remove a database, with its connections."""
        self.do(f"DROP DATABASE IF EXISTS {urlsplit(url).path[1:]} WITH (FORCE)")

    def end(self) -> None:
        """End it permanently."""
        if self.process is not None and self.process.poll() is None:
            self.kill()


@contextmanager
def private_postgres(*, durable: bool = False) -> Iterator[Postgres]:
    """Run a private PostgreSQL, to be stopped and started at will."""
    required("initdb", "postgres")
    folder = Path(tempfile.mkdtemp(prefix="pixcade-postgres-"))
    server = Postgres(folder, durable=durable)
    try:
        server.begin()
        yield server
    finally:
        server.end()
        shutil.rmtree(folder, ignore_errors=True)
