"""Acknowledged data survives: a power cut, a full disk, a restart."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from pixcade.client import Server, TableClient
from pixcade.games import rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import read_record, write_record
from pixcade.protocol.server_messages import Bye, Done, Welcome
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import open_store
from pixcade.table.codec import decode
from pixcade.table.entries import Submitted
from pixcade.table.fold import restore
from pixcade.table.record import record_of
from pixcade.table.settings import TableSettings
from tests.server.durability.torture import moves_of
from tests.server.durability.unreliable_network import Child
from tests.server.support.server import run
from tests.waits import LIMIT

ROOT_ONLY = pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a small disk")
STRACE_ONLY = pytest.mark.skipif(shutil.which("strace") is None, reason="there is no strace on this machine")
NAMES = ("Ann", "Ben", "Cid", "Dee")
MAZE = "p1-1A.2A.3A.4A"
"""A seed with which no one is caught before much was acknowledged."""


@asynccontextmanager
async def started(child: Child) -> AsyncIterator[None]:
    """Have a server for a while."""
    try:
        await child.start()
        await child.ready()
        yield
    finally:
        await child.close()


@asynccontextmanager
async def sitting(child: Child, *, full: bool = False) -> AsyncIterator[list[TableClient]]:
    """Seat four people, each with a browser, at a game of Pixoid that has begun."""
    async with AsyncExitStack() as stack:
        host = Server(child.address)
        await host.session("Ann")
        options = {"game": "standard" if full else "short", "layout": MAZE}
        made = await host.create(TableSettings("pixoid", options, stand_in="easy"))
        tables: list[TableClient] = []
        for seat, name in enumerate(NAMES):
            person = Server(child.address) if seat else host
            await person.session(name)
            await person.join_by_link(made.table, made.invite)
            table = person.table(made.table)
            table.keep = True
            tables.append(await stack.enter_async_context(table))
            await table.sit(seat, name)
        await tables[0].start()
        yield tables


async def programs(table: TableClient, done: list[Done], random: Random, steps: int = 10_000) -> None:
    """Play a few steps, or to the end, and record the acknowledgements."""
    async for step in table.steps():
        if step.number >= steps:
            return
        for decision in step.mine:
            done.append(await table.submit(decision.piece, random.choice(moves_of(step.choices(decision.piece)))))


# A power cut


@STRACE_ONLY
def test_log_is_synced_before_every_acknowledgement(tmp_path: Path) -> None:
    acknowledged, unsynced = traced(tmp_path, "FULL")
    assert acknowledged > 20
    assert unsynced == []


@STRACE_ONLY
def test_missing_sync_would_be_detected(tmp_path: Path) -> None:
    acknowledged, unsynced = traced(tmp_path, "OFF")
    assert acknowledged > 20
    assert len(unsynced) == acknowledged


def traced(tmp_path: Path, synchronous: str) -> tuple[int, list[int]]:
    """Play on a server whose system calls are watched: how many programs it has acknowledged, and which too early."""
    trace = tmp_path / "trace"
    calls = "trace=fdatasync,fsync,read,recvfrom,recvmsg,write,writev,sendto,sendmsg"
    # -D: the server is our child, and strace its; so signals reach the server.
    watch = ("strace", "-D", "-f", "-y", "-s", "16384", "-e", calls, "-o", str(trace))
    done: list[Done] = []

    async def main() -> None:
        child = Child(tmp_path / "data", before=watch, synchronous=synchronous)
        async with started(child):
            async with sitting(child) as tables:
                await asyncio.gather(*(programs(table, done, Random(at), 9) for at, table in enumerate(tables)))
            assert await child.end() == 0
            pid = child.process.pid if child.process else 0
            async with asyncio.timeout(LIMIT):
                while not re.search(rf"^{pid} +\+\+\+ exited", trace.read_text(errors="replace"), re.MULTILINE):
                    await asyncio.sleep(0.02)

    run(main())
    found = early(trace.read_text(errors="replace"))
    assert {one.id for one in done} <= set(found), "every acknowledgement is in the trace, also those of sitting down"
    return len(found), [number for number, is_early in enumerate(found.values()) if is_early]


SYNCED = re.compile(r"f(data)?sync.*\) += 0$")
HEARD = re.compile(r"(?:read|recvfrom|recvmsg)\((\d+)<(?:socket|TCP).*= [1-9]\d*$")
DONE = r'\{\\"type\\":\\"done\\",\\"id\\":\\"([^\\]+)\\"'
TOLD = re.compile(r"(?:write|writev|sendto|sendmsg)\((\d+)<(?:socket|TCP)")


def early(trace: str) -> dict[str, bool]:
    """Return for every acknowledged request whether nothing was synced since the last that was heard on its socket."""
    synced: dict[str, bool] = {}
    """Whether the log was synced since something came, by socket."""
    syncing: set[str] = set()
    found: dict[str, bool] = {}
    for row in trace.splitlines():
        thread, _, call = row.partition(" ")
        call = call.strip()
        if call.startswith(("fdatasync(", "fsync(")) and f"{DATABASE}-wal" in call:
            syncing.add(thread)
        if SYNCED.search(call) and thread in syncing:
            syncing.discard(thread)
            synced = dict.fromkeys(synced, True)
        elif heard := HEARD.match(call):
            synced[heard[1]] = False
        elif told := TOLD.match(call):
            for id in re.findall(DONE, call):  # one write may cover several acknowledgements
                found.setdefault(id, not synced.get(told[1], False))
    return found


# A full disk


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes: enough for a game."""
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m,mode=0700", "tmpfs", str(disk)], check=True)
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def fill_up(file: Path) -> None:
    """Write to a file until its disk is full."""
    with file.open("wb", buffering=0) as ballast, suppress(OSError):
        while True:
            ballast.write(bytes(4096))
    assert os.statvfs(file).f_bavail == 0


async def health(child: Child) -> tuple[int, bytes]:
    """Return the server's health."""
    return await Server(child.address).fetch("GET", "/healthz")


async def rejected_for_want_of_room(tables: list[TableClient], done: list[Done], random: Random) -> None:
    """Play until the disk is full. A little always fits into allocated blocks."""
    async with asyncio.timeout(LIMIT):
        while True:
            for table in tables:
                for piece in undecided(table):
                    try:
                        done.append(await table.submit(piece, random.choice(moves_of(choices_of(table, piece)))))
                    except PixcadeError as error:
                        if error.code == "store.full":
                            return
                        raise
            await asyncio.sleep(0.01)


def undecided(table: TableClient) -> list[str]:
    """Return a player's due pieces."""
    assert table.state is not None
    assert table.yours is not None
    return [one.piece for one in table.state.current.decisions if one.seat in table.yours.seats and not one.decided]


def choices_of(table: TableClient, piece: str) -> dict[str, object]:
    """Return a piece's choices."""
    assert table.state is not None
    found: dict[str, object] = table.state.current.choices[piece]
    return found


@ROOT_ONLY
def test_full_disk_fails_requests_until_there_is_room(small_disk: Path, tmp_path: Path) -> None:
    async def main() -> None:
        done: list[Done] = []
        child = Child(small_disk)
        async with started(child), sitting(child) as tables:
            assert (await health(child))[0] == 200
            await asyncio.gather(*(programs(table, done, Random(at), 6) for at, table in enumerate(tables)))
            fill_up(small_disk / "ballast")
            await rejected_for_want_of_room(tables, done, Random(9))
            assert await health(child) == (503, b'{"status":"trouble","store":"full"}')
            before = len(done)
            for table in tables:
                for piece in undecided(table):
                    with pytest.raises(PixcadeError, match=r"store\.full"):
                        await table.submit(piece, moves_of(choices_of(table, piece))[0])
            assert {type(message) for table in tables for message in table.heard} & {Bye} == set(), "nobody was cut off"
            (small_disk / "ballast").unlink()
            await asyncio.gather(*(programs(table, done, Random(at)) for at, table in enumerate(tables)))
            assert (await health(child))[0] == 200
            assert len(done) > before
            assert {table.state.phase for table in tables if table.state} == {"over"}
            assert all(table.state is not None and table.state.phase == "over" for table in tables)
            table_id = tables[0].state.table if tables[0].state else ""
            await child.kill()
        assert not re.search("fault|Traceback", child.log.read_text())
        await assert_everything_stored(small_disk, table_id, done)

    run(main())


async def assert_everything_stored(folder: Path, table_id: str, done: list[Done]) -> None:
    """See that all that was acknowledged is in the log, and that it makes a valid record."""
    store = open_store(folder, now=0)
    log = [decode(line) for line in await store.log(table_id)]
    for one in done:
        entry = log[one.number - 1]
        what = entry.what
        assert isinstance(what, Submitted)
        assert (entry.request, what.revision, what.commitment) == (one.id, one.revision, one.commitment)
    record = record_of(restore(log, rules), "2026-11-15")
    assert read_record(write_record(record, rules), rules) == record
    await store.close()


@ROOT_ONLY
def test_read_only_disk_fails_requests_until_writable(small_disk: Path) -> None:
    async def main() -> None:
        done: list[Done] = []
        child = Child(small_disk)
        async with started(child), sitting(child) as tables:
            await asyncio.gather(*(programs(table, done, Random(at), 6) for at, table in enumerate(tables)))
            await child.kill()
            subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
            await child.start()
            assert child.process is not None
            assert await asyncio.wait_for(child.process.wait(), LIMIT) not in (0, None)
            assert len(child.log.read_text().splitlines()) == 1, "a sentence, and nothing else"
            subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)
            await child.start()
            await child.ready()
            await asyncio.gather(*(programs(table, done, Random(at)) for at, table in enumerate(tables)))
            table_id = tables[0].state.table if tables[0].state else ""
            assert await child.end() == 0
        await assert_everything_stored(small_disk, table_id, done)

    run(main())


# An end that is announced


def test_clients_reconnect_after_announced_shutdown(tmp_path: Path) -> None:
    async def main() -> None:
        done: list[Done] = []
        child = Child(tmp_path / "data")
        async with started(child), sitting(child) as tables:
            await asyncio.gather(*(programs(table, done, Random(at), 6) for at, table in enumerate(tables)))
            first = tables[0]
            await first.until(lambda: bool(undecided(first)))
            done.append(await first.submit(undecided(first)[0], moves_of(choices_of(first, undecided(first)[0]))[0]))
            assert await child.end(signal.SIGTERM) == 0
            for table in tables:
                await table.until(lambda table=table: any(isinstance(one, Bye) for one in table.heard))  # type: ignore[misc]  # bound
                told = [one for one in table.heard if isinstance(one, Bye)]
                assert [(one.code, one.again) for one in told] == [("server.going-down", True)]
            await child.start()
            await child.ready()
            for table in tables:
                await table.until(
                    lambda table=table: sum(isinstance(one, Welcome) for one in table.heard) == 2  # type: ignore[misc]  # bound
                )
            await first.until(lambda: first.yours is not None and len(first.yours.programs) == 1)
            assert first.yours is not None
            own = first.yours.programs[0]
            assert (own.revision, own.commitment, own.salt) == (1, done[-1].commitment, done[-1].salt)
            await asyncio.gather(*(programs(table, done, Random(at)) for at, table in enumerate(tables)))
            table_id = tables[0].state.table if tables[0].state else ""
            assert await child.end() == 0
        await assert_everything_stored(tmp_path / "data", table_id, done)

    run(main())
