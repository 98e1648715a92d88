"""Acknowledged writes survive a killed process, a full disk, and a read-only file."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from pixcade.store.api import LogLine, OperatorSetting, StoreTrouble
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import open_store
from pixcade.store.store import Store
from tests.store.child_processes import ROOT, child, command, output_lines, run
from tests.store.child_programs import check_after, fill
from tests.store.permissions import FORBIDDEN_TO
from tests.store.stores import table
from tests.waits import LIMIT

ROOT_ONLY = pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a small disk")


# A killed process


@pytest.mark.parametrize("lines", [1, 60, 700])
def test_acknowledged_lines_survive_a_kill(lines: int, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with child("many", folder) as process:
        acknowledged = []
        for line in output_lines(process):
            acknowledged.append(line)
            if len(acknowledged) == lines:
                process.send_signal(signal.SIGKILL)
        process.wait(LIMIT)
    assert len(acknowledged) >= lines

    async def look() -> None:
        store = open_store(folder, now=0)
        kept = {name: await store.log(name) for name in "abc"}
        lines = {line for log in kept.values() for line in log}
        assert set(acknowledged) <= lines
        assert (await store.settings()).keys() == lines, "no part of a write without the other"
        await store.write(LogLine("a", len(kept["a"]) + 100, "goes on"))
        await store.close()

    asyncio.run(look())


# A power failure


@pytest.mark.skipif(shutil.which("strace") is None, reason="there is no strace on this machine")
def test_wal_is_synced_before_every_acknowledgement(tmp_path: Path) -> None:
    assert unsynced(tmp_path / "data", "FULL") == []


@pytest.mark.skipif(shutil.which("strace") is None, reason="there is no strace on this machine")
def test_missing_sync_is_detected(tmp_path: Path) -> None:
    assert unsynced(tmp_path / "data", "OFF") == list(range(1, 13))


def unsynced(folder: Path, synchronous: str) -> list[int]:
    """Return the acknowledgements, of twelve writes, that had no sync since the one before."""
    trace = folder.parent / "trace"
    watch = ["strace", "-f", "-y", "-e", "trace=fdatasync,fsync,write", "-o", str(trace)]
    line = [*watch, *command("one_by_one", folder, "12", synchronous)]
    subprocess.run(line, cwd=ROOT, check=True, timeout=LIMIT, stdout=subprocess.DEVNULL)
    found = []
    synced = False
    syncing: dict[str, bool] = {}
    for row in trace.read_text(encoding="utf-8", errors="replace").splitlines():
        thread, _, call = row.partition(" ")
        call = call.strip()
        if call.startswith(("fdatasync(", "fsync(")):
            syncing[thread] = re.search(rf"{re.escape(DATABASE)}(\.new)?-wal", call) is not None
        if re.search(r"f(data)?sync.*\) += 0$", call):
            synced = synced or syncing.get(thread, False)
        elif said_so := re.match(r'write\(1.*"acknowledged (\d+)', call):
            if not synced:
                found.append(int(said_so[1]))
            synced = False
    assert re.search(r'write\(1.*"acknowledged 12', trace.read_text(encoding="utf-8", errors="replace"))
    return found


# A full disk


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte."""
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m,mode=0700", "tmpfs", str(disk)], check=True)
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


@pytest.mark.slow(3)
@ROOT_ONLY
def test_store_recovers_when_a_full_disk_has_room_again(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(300_000))

    async def scenario() -> None:
        store = open_store(small_disk / "data", now=0)
        await store.write(table("t"), *(table(f"many {at}") for at in range(20)))
        try:
            rejected = await fill(store)
            assert store.healthy == "full"
            results = await asyncio.gather(
                *(store.write(LogLine(f"many {at}", 1, "x" * 100_000)) for at in range(20)), return_exceptions=True
            )
            assert {str(result) for result in results if result} == {"store.full"}
            for at, result in enumerate(results):
                assert (await store.log(f"many {at}") == []) == (result is not None)
            await fill_with_small_writes(store)
            ballast.unlink()
            await check_after(store, rejected)
        finally:
            await store.close()
        again = open_store(small_disk / "data", now=0)
        assert len(await again.log("t")) == rejected
        await again.close()

    asyncio.run(scenario())


@ROOT_ONLY
def test_next_write_notices_free_space(small_disk: Path) -> None:
    ballast = small_disk / "ballast"

    async def scenario() -> None:
        store = open_store(small_disk / "data", now=0)
        assert await after_a_small_write(store) == "ok"
        fill_up(ballast)
        await fill_with_small_writes(store)
        assert store.healthy == "full"
        ballast.unlink()
        assert await after_a_small_write(store) == "ok"
        assert store.healthy == "ok"
        await store.close()
        with pytest.raises(StoreTrouble, match=r"store\.closed"):
            await store.write(OperatorSetting("tried", "closed"))

    asyncio.run(scenario())


async def after_a_small_write(store: Store, value: int = 0) -> str:
    """Try a small durable write, and return the state of the store. The same value again would not reach the disk."""
    with suppress(StoreTrouble):
        await store.write(OperatorSetting("tried", str(value)))
    return store.healthy


async def fill_with_small_writes(store: Store) -> None:
    """Write until even small writes fail: a large write may be rejected although a small one fits."""
    for value in range(1, 5000):
        if await after_a_small_write(store, value) == "full":
            return
    raise AssertionError("it never became full")


def fill_up(file: Path) -> None:
    """Write to a file until the disk is full."""
    with file.open("wb", buffering=0) as ballast, suppress(OSError):
        while True:
            ballast.write(bytes(4096))
    assert os.statvfs(file).f_bavail == 0


@ROOT_ONLY
def test_store_is_not_created_on_a_full_disk(small_disk: Path) -> None:
    fill_up(small_disk / "ballast")
    (small_disk / "data").mkdir()
    with pytest.raises(StoreTrouble, match=r"store\.full"):
        open_store(small_disk / "data", now=0)
    (small_disk / "ballast").unlink()
    asyncio.run(open_store(small_disk / "data", now=0).close())


def test_file_size_limit_counts_as_a_full_disk(tmp_path: Path) -> None:
    assert re.fullmatch(r"rejected \d+\n", run("limited", tmp_path / "data"))


@pytest.mark.skipif(shutil.which("strace") is None, reason="there is no strace on this machine")
def test_failing_disk_is_not_reported_as_full(tmp_path: Path) -> None:
    wal = tmp_path / "data" / f"{DATABASE}-wal"
    failing = ["strace", "-f", "-qq", "-o", os.devnull, "-P", str(wal), "-e", "inject=pwrite64:error=EIO:when=40+"]
    line = [*failing, *command("until_rejected", tmp_path / "data")]
    done = subprocess.run(line, cwd=ROOT, check=True, timeout=LIMIT, stdout=subprocess.PIPE, text=True)
    assert done.stdout == "store.broken broken\n"


# A read-only file


def test_store_recovers_when_its_folder_is_accessible_again(
    tmp_path: Path,
) -> None:
    line = [*FORBIDDEN_TO, *command("shut_out", tmp_path / "data")]
    done = subprocess.run(line, cwd=ROOT, check=True, timeout=LIMIT, stdout=subprocess.PIPE, text=True)
    assert done.stdout.splitlines() == ["noticed read-only", "store.read-only", "before after"]


@ROOT_ONLY
def test_read_only_disk_is_an_error(small_disk: Path) -> None:
    async def write(store: Store) -> None:
        await store.write(table("t"), LogLine("t", 1, "x"))
        await store.close()

    asyncio.run(write(open_store(small_disk / "data", now=0)))
    before = (small_disk / "data" / DATABASE).read_bytes()
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    for folder in (small_disk / "data", small_disk / "new"):
        with pytest.raises(StoreTrouble, match=r"store\.read-only"):
            open_store(folder, now=0)
    assert (small_disk / "data" / DATABASE).read_bytes() == before
    subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)
    asyncio.run(open_store(small_disk / "data", now=0).close())


# A disk that corrupts data


def test_store_recovers_when_damage_is_repaired(tmp_path: Path) -> None:
    async def fill_it() -> None:
        store = open_store(tmp_path, now=0)
        await store.write(table("t"), *(LogLine("t", number, "x" * 1000) for number in range(1, 200)))
        await store.close()

    async def scenario() -> None:
        store = open_store(tmp_path, now=0)
        whole = (tmp_path / DATABASE).read_bytes()
        overwrite(tmp_path / DATABASE, whole[:4096] + b"?" * (len(whole) - 4096))
        for attempt in (store.log("t"), store.write(LogLine("t", 1000, "more"))):
            with pytest.raises(StoreTrouble, match=r"store\.broken"):
                await attempt
            assert store.healthy == "broken"
        overwrite(tmp_path / DATABASE, whole)
        await store.write(LogLine("t", 1000, "more"))
        assert len(await store.log("t")) == 200
        assert store.healthy == "ok"
        await store.close()

    asyncio.run(fill_it())
    asyncio.run(scenario())


def overwrite(file: Path, content: bytes) -> None:
    """Change a file's content behind its users' backs, like a bad disk."""
    with file.open("r+b") as opened:
        opened.write(content)
