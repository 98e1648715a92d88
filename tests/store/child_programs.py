"""Programs that tests run in child processes: `python -m tests.store.child_programs WHAT FOLDER ...`."""

import asyncio
import os
import resource
import sys
from pathlib import Path

from pixcade.store.api import Conflict, LogLine, OperatorSetting, StoreTrouble
from pixcade.store.lock import take_lock
from pixcade.store.sqlite import open_store
from pixcade.store.store import Store
from tests.store.stores import table

TEXT = "x" * 200


def report(line: str) -> None:
    """Print a line in one system call, so that it is complete before anything else happens."""
    os.write(1, f"{line}\n".encode())


async def many(folder: Path) -> None:
    """Append to three tables from twelve tasks until killed, and print what was acknowledged."""
    store = open_store(folder, now=0)
    numbers = {"a": 0, "b": 0, "c": 0}
    await store.write(*(table(name) for name in numbers))

    async def writer(name: str) -> None:
        while True:
            number = numbers[name] = numbers[name] + 1
            text = f"{name} {number}"
            try:
                await store.write(LogLine(name, number, text), OperatorSetting(text, "x"))
            except Conflict:
                continue
            report(text)

    await asyncio.gather(*(writer(table) for table in numbers for _ in range(4)))


async def one_by_one(folder: Path, count: str, synchronous: str) -> None:
    """Write `count` times, one after another, and print each acknowledgement."""
    store = open_store(folder, now=0, synchronous=synchronous)
    await store.write(table("t"))
    report("acknowledged 0")
    for number in range(1, int(count) + 1):
        await store.write(LogLine("t", number, TEXT), OperatorSetting("last", str(number)))
        report(f"acknowledged {number}")
    await store.close()


async def limited(folder: Path) -> None:
    """Hit a file size limit, then have it lifted."""
    store = open_store(folder, now=0)
    await store.write(table("t"))
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
    rejected = await fill(store)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await check_after(store, rejected)
    await store.close()


async def fill(store: Store) -> int:
    """Write until the store is full, and return the number of the rejected write."""
    for number in range(1, 10_000):
        try:
            await store.write(LogLine("t", number, TEXT * 20), OperatorSetting("last", str(number)))
        except StoreTrouble as trouble:
            if trouble.code != "store.full":
                raise
            return number
    raise AssertionError("it never became full")


async def check_after(store: Store, rejected: int) -> None:
    """Check that a store that was full has lost nothing, has nothing of the rejected write, and works again."""
    assert store.healthy == "full"
    assert len(await store.log("t")) == rejected - 1, "what was acknowledged is there, and no more"
    assert (await store.settings())["last"] == str(rejected - 1)
    await store.write(LogLine("t", rejected, "again"), OperatorSetting("last", str(rejected)))
    assert store.healthy == "ok"
    assert (await store.log("t"))[-1] == "again"
    report(f"rejected {rejected}")


async def until_rejected(folder: Path) -> None:
    """Write until rejected, and print why."""
    store = open_store(folder, now=0)
    try:
        await store.write(table("t"))
        for number in range(1, 1000):
            await store.write(LogLine("t", number, TEXT))
    except StoreTrouble as trouble:
        report(f"{trouble.code} {store.healthy}")
    await store.close()


async def shut_out(folder: Path) -> None:
    """Lose access to the folder, then get it back."""
    store = open_store(folder, now=0)
    await store.write(table("t"), LogLine("t", 1, "before"))
    folder.chmod(0)
    while store.healthy == "ok":
        await asyncio.sleep(0.01)
    report(f"noticed {store.healthy}")
    try:
        await store.write(LogLine("t", 2, "rejected"))
    except StoreTrouble as trouble:
        report(trouble.code)
    folder.chmod(0o700)
    while store.healthy != "ok":
        await asyncio.sleep(0.01)
    await store.write(LogLine("t", 2, "after"))
    report(" ".join(await store.log("t")))
    await store.close()


async def hold(folder: Path, address: str) -> None:
    """Hold a store until standard input ends."""
    store = open_store(folder, now=0, address=address)
    await store.write(table("held"))
    report("ready")
    await asyncio.to_thread(sys.stdin.read)
    await store.close()


async def fork(folder: Path) -> None:
    """End while a forked process lives on until standard input ends.

    The forked process prints itself, since it may run only after its parent has ended.
    """
    lock = take_lock(folder)
    if os.fork() == 0:
        report("forked")
        sys.stdin.read()
    else:
        assert lock.descriptor >= 0
    os._exit(0)


PROGRAMS = {program.__name__: program for program in (many, one_by_one, limited, until_rejected, shut_out, hold, fork)}

if __name__ == "__main__":
    asyncio.run(PROGRAMS[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:]))
