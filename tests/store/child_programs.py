"""Programs that tests start beside themselves: `python -m tests.store.child_programs WHAT FOLDER ...`."""

import asyncio
import json
import os
import resource
import sys
from pathlib import Path

from pixcade.store.api import Conflict, LogLine, Salt, StoreTrouble
from pixcade.store.migrate.move import move
from pixcade.store.postgres.store import open_postgres
from pixcade.store.sqlite.lock import take_lock
from pixcade.store.sqlite.store import SqliteStore, open_store

TEXT = "x" * 200


def say(line: str) -> None:
    """Print a line in one system call, so that it is out before anything else happens."""
    os.write(1, f"{line}\n".encode())


async def many(folder: Path) -> None:
    """Append to three tables from twelve tasks until somebody kills us, and say what was acknowledged."""
    store = open_store(folder, now=0)
    numbers = {"a": 0, "b": 0, "c": 0}

    async def writer(table: str) -> None:
        while True:
            number = numbers[table] = numbers[table] + 1
            try:
                await store.write(LogLine(table, number, f"{table} {number}"), Salt(table, number, "p", f"s{number}"))
            except Conflict:
                continue
            say(f"{table} {number}")

    await asyncio.gather(*(writer(table) for table in numbers for _ in range(4)))


async def one_by_one(folder: Path, count: str, synchronous: str) -> None:
    """Write so many times, one after another, and say so after each."""
    store = open_store(folder, now=0, synchronous=synchronous)
    say("acknowledged 0")
    for number in range(1, int(count) + 1):
        await store.write(LogLine("t", number, TEXT), Salt("t", number, "p", "s"))
        say(f"acknowledged {number}")
    await store.close()


async def limited(folder: Path) -> None:
    """Meet a limit on the size of files, then have it lifted."""
    store = open_store(folder, now=0)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
    refused = await fill(store)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await check_after(store, refused)
    await store.close()


async def fill(store: SqliteStore) -> int:
    """Write until the store is full, and return the number of the write that it refused."""
    for number in range(1, 10_000):
        try:
            await store.write(LogLine("t", number, TEXT * 20), Salt("t", number, "p", "s"))
        except StoreTrouble as trouble:
            if trouble.code != "store.full":
                raise
            return number
    raise AssertionError("it never became full")


async def check_after(store: SqliteStore, refused: int) -> None:
    """Make sure that a store that was full has lost nothing, holds nothing of what it refused, and goes on."""
    assert store.healthy == "full"
    assert len(await store.log("t")) == refused - 1, "what was acknowledged is there, and no more"
    await store.write(LogLine("t", refused, "again"), Salt("t", refused, "p", "again"))
    assert store.healthy == "ok"
    assert (await store.log("t"))[-1] == "again"
    assert len(await store.salts("t")) == refused
    say(f"refused {refused}")


async def until_refused(folder: Path) -> None:
    """Write until that is refused, and say why."""
    store = open_store(folder, now=0)
    try:
        for number in range(1, 1000):
            await store.write(LogLine("t", number, TEXT))
    except StoreTrouble as trouble:
        say(f"{trouble.code} {store.healthy}")
    await store.close()


async def shut_out(folder: Path) -> None:
    """Have the folder closed to us, then opened again."""
    store = open_store(folder, now=0)
    await store.write(LogLine("t", 1, "before"))
    folder.chmod(0)
    while store.healthy == "ok":
        await asyncio.sleep(0.01)
    say(f"noticed {store.healthy}")
    try:
        await store.write(LogLine("t", 2, "refused"))
    except StoreTrouble as trouble:
        say(trouble.code)
    folder.chmod(0o700)
    while store.healthy != "ok":
        await asyncio.sleep(0.01)
    await store.write(LogLine("t", 2, "after"))
    say(" ".join(await store.log("t")))
    await store.close()


async def hold(folder: Path, address: str) -> None:
    """Hold a store until nobody is interested any more."""
    store = open_store(folder, now=0)
    store.lock.announce(address)
    await store.write(LogLine("held", 1, "x"))
    say("ready")
    await asyncio.to_thread(sys.stdin.read)
    await store.close()


async def fork(folder: Path) -> None:
    """End while a process that was forked from us lives on, until nobody is interested any more.

    That one says so itself: it may come to run only after we have ended.
    """
    lock = take_lock(folder)
    if os.fork() == 0:
        say("forked")
        sys.stdin.read()
    else:
        assert lock.descriptor >= 0
    os._exit(0)


async def appending(folder: Path, url: str, me: str) -> None:
    """Append to three tables of a database to which others append until nobody is interested, and say what is kept."""
    del folder
    store = await open_postgres(url)
    enough = asyncio.create_task(asyncio.to_thread(sys.stdin.read))

    async def writer(table: str) -> None:
        head = 0
        while not enough.done():
            text = f"{me} after {head}"
            while True:
                try:
                    await store.write(LogLine(table, head + 1, text))
                except Conflict:
                    head += len(await store.log(table, after=head))
                else:
                    break
            head += 1
            say(json.dumps([table, head, text]))

    await asyncio.gather(*(writer(table) for table in "abc" for _ in range(4)))
    await store.close()


async def moving(folder: Path, source: str, target: str, last: str) -> None:
    """Move a store, say each step, and wait after one of them until nobody is interested any more."""
    del folder

    def tell(step: str) -> None:
        say(step)
        if step == last:
            sys.stdin.read()

    await move(source, target, now=0, tell=tell)


PROGRAMS = {
    program.__name__: program
    for program in (many, one_by_one, limited, until_refused, shut_out, hold, fork, appending, moving)
}

if __name__ == "__main__":
    asyncio.run(PROGRAMS[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:]))
