"""100,000 slow tables on SQLite: how long a server takes to start, its memory compared with ten tables, and how soon it
acts on a deadline.

`python3 run.py bench slow`
"""

import asyncio
import contextlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from pixcade.protocol.http_messages import NewSeat
from pixcade.room.change import Policy
from pixcade.room.guest import Guest
from pixcade.room.inputs import At
from pixcade.room.new_table import NewTable
from pixcade.server.services.log import wall_clock
from pixcade.store.api import Browser, LogLine, Write
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import open_store
from pixcade.store.sqlite_files import connect
from pixcade.table.settings import TableSettings

MANY, FEW = 100_000, 10
AT_ONCE = 2_000
DAY = 24 * 3_600_000
HOST = "127.0.0.1"
SOON_MS = 4_000
OVERDUE = 7
"""The table whose time is over by its log; the index says so when it is measured."""


def template(opened: int) -> list[Write]:
    """Return the rows of one slow table, for two people at a device and bots."""
    new = NewTable("template", "", Guest("browser", "person", "Ann"), At(opened, bytes(32)), Policy())
    new.open(TableSettings("pixoid", clock="step", milliseconds=3 * DAY), host="person")
    for seat in range(4):
        new.fill(seat, NewSeat("me" if seat < 2 else "bot", level="easy", name=f"Ann {seat}"))
    new.finish(start=True)
    return list(new.rows)


async def fill(folder: Path, tables: int) -> None:
    """Write that many tables, whose deadlines are days away."""
    store = open_store(folder, now=wall_clock())
    rows, old = ([row for row in template(wall_clock() - ago) if not isinstance(row, Browser)] for ago in (0, 4 * DAY))
    for start in range(0, tables, AT_ONCE):
        writes: list[Write] = []
        for at in range(start, min(tables, start + AT_ONCE)):
            writes += [renamed(row, f"table{at}") for row in (old if at == OVERDUE else rows)]
        await store.write(*writes)
    await store.close()
    with contextlib.closing(connect(folder / DATABASE)) as connection:
        connection.execute("UPDATE tables SET deadline = ?", (wall_clock() + 2 * DAY,))


def renamed(row: Any, id: str) -> Any:
    """Return a row for another table."""
    if isinstance(row, LogLine):
        return LogLine(id, row.number, row.text.replace('"template"', f'"{id}"'))
    fields = {name: getattr(row, name) for name in row.__dataclass_fields__}
    return type(row)(**{**fields, "table" if "table" in fields else "id": id})


def free_port() -> int:
    with contextlib.closing(socket.socket()) as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


def measure(folder: Path) -> tuple[float, float, float]:
    """Start a server; return its seconds to start, its MB, and the seconds from a deadline to the entry in the log."""
    port = free_port()
    began = time.monotonic()
    flags = ["--port", str(port), "--data", str(folder), "--no-open-browser"]
    command = [sys.executable, "-m", "pixcade", "serve", *flags]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        started = time.monotonic() - began
        time.sleep(3)
        memory = megabytes(server.pid)
        due = wall_clock() + SOON_MS
        with contextlib.closing(connect(folder / DATABASE)) as connection:
            name = f"table{OVERDUE}"
            count = "SELECT count(*) FROM log WHERE table_id = ?"
            (before,) = connection.execute(count, (name,)).fetchone()
            connection.execute("UPDATE tables SET deadline = ? WHERE id = ?", (due, name))
            entries = before
            while entries == before and wall_clock() < due + 60_000:
                time.sleep(0.02)
                (entries,) = connection.execute(count, (name,)).fetchone()
        return started, memory, (wall_clock() - due) / 1000
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)


def wait_for(port: int) -> None:
    while True:
        try:
            urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=2).read()
            return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.02)


def megabytes(pid: int) -> float:
    """Return the resident memory of a process (Linux)."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def main() -> int:
    with tempfile.TemporaryDirectory() as made:
        print(f"{'tables':>8} {'start s':>8} {'MB':>8} {'late s':>8}")
        for tables in (FEW, MANY):
            folder = Path(made) / str(tables)
            asyncio.run(fill(folder, tables))
            started, memory, late = measure(folder)
            print(f"{tables:>8,} {started:>8.2f} {memory:>8.1f} {late:>8.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
