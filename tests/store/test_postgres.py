"""PostgreSQL in particular: access, error classification, and an unreachable database."""

import asyncio
import os
import signal
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from pixcade.store import postgres as driver
from pixcade.store.api import Conflict, LogLine, OperatorSetting, StoreTrouble, Unclear
from pixcade.store.errors import StoreError
from pixcade.store.postgres import Postgres as Driver
from pixcade.store.postgres import open_postgres
from pixcade.store.store import Store
from tests.engines.postgres import Postgres
from tests.engines.programs import free_port, give
from tests.engines.proxy import Proxy
from tests.store.stores import table
from tests.waits import WHOLE

T = TypeVar("T")


def with_store(url: str, scenario: Callable[[Store], Awaitable[T]]) -> T:
    async def opened() -> T:
        store = await open_postgres(url)
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(asyncio.wait_for(opened(), WHOLE))


async def nothing(store: Store) -> None:
    del store


async def one_line(store: Store) -> None:
    await store.write(table("t"), LogLine("t", 1, "one"))


def rejected(url: str) -> str:
    """Return the error code of opening a store."""
    with pytest.raises(StoreError) as error:
        with_store(url, nothing)
    assert "secret" not in str(error.value), "a password is in no message"
    return error.value.code


def fetch(postgres: Postgres, url: str, *statements: str) -> list[Any]:
    """Return the first column of a query's result."""
    return [row[0] for row in postgres.do(*statements, database=url.rpartition("/")[2])]


# Starting


def test_servers_and_migrations_exclude_each_other(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "START_SECONDS", 0.1)

    async def scenario(store: Store) -> None:
        other = await open_postgres(database)
        migration = Driver(database, alone=True)
        with pytest.raises(StoreTrouble):
            await migration.prepare()
        await asyncio.gather(store.close(), other.close())
        await migration.prepare()
        with pytest.raises(StoreError, match=r"store\.database-in-use"):
            await open_postgres(database)
        await migration.close()

    with_store(database, scenario)


def test_servers_starting_together_create_the_sql_tables_once(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def scenario() -> list[bytes]:
        async def key() -> bytes:
            store = await open_postgres(url)
            await store.close()
            return store.key

        return await asyncio.gather(*(key() for _ in range(4)))

    assert len(set(asyncio.run(asyncio.wait_for(scenario(), WHOLE)))) == 1
    postgres.drop(url)


def test_foreign_sql_tables_are_left_unchanged(postgres: Postgres, database: str) -> None:
    fetch(postgres, database, "CREATE TABLE log (mine INT)", "INSERT INTO log VALUES (7)")
    with_store(database, one_line)
    assert fetch(postgres, database, "SELECT mine FROM public.log") == [7]
    assert fetch(postgres, database, "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'") == ["log"]


def test_newer_database_is_rejected(postgres: Postgres, database: str) -> None:
    with_store(database, nothing)
    fetch(postgres, database, "UPDATE pixcade.meta SET value = '99' WHERE name = 'schema'")
    assert rejected(database) == "store.newer"


def test_unreachable_address_is_rejected(database: str) -> None:
    user, _, place = database.partition("@")
    assert rejected(f"postgresql://pixcade:secret@{place}") == "store.database-rejects"
    assert rejected(f"{database}-nowhere") == "store.database-rejects"
    assert rejected(f"{user}@127.0.0.1:{free_port()}/nowhere") == "store.database-away"
    for nonsense in ("postgresql://[secret/", "postgresql://a:secret@h:port/", "mysql://a:secret@h/"):
        assert rejected(nonsense) == "store.database-url"


def test_database_without_utf8_is_rejected(postgres: Postgres) -> None:
    postgres.do("CREATE DATABASE letters TEMPLATE template0 ENCODING 'LATIN1'")
    assert rejected(postgres.url("letters")) == "store.database-encoding"
    assert fetch(postgres, postgres.url("letters"), "SELECT 1 FROM pg_namespace WHERE nspname = 'pixcade'") == []
    postgres.drop(postgres.url("letters"))


def test_store_connects_on_first_use(database: str) -> None:
    with_store(database, nothing)
    store = Store(Driver(database), b"")

    async def scenario() -> list[str]:
        await one_line(store)
        lines = await store.log("t")
        await store.close()
        return lines

    assert asyncio.run(scenario()) == ["one"]


def test_commit_is_durable_despite_asynchronous_default(postgres: Postgres, database: str) -> None:
    fetch(postgres, database, f"ALTER DATABASE {database.rpartition('/')[2]} SET synchronous_commit = off")

    async def scenario(store: Store) -> str:
        assert isinstance(store.driver, Driver)
        return str(await store.driver._writer.fetchval("SHOW synchronous_commit"))

    assert with_store(database, scenario) == "on"


# Errors


HANG_UP = "hang_up_on_everyone"


def test_read_only_database_is_reported(postgres: Postgres, database: str) -> None:
    name = database.rpartition("/")[2]

    async def scenario(store: Store) -> None:
        await one_line(store)
        turn = f"ALTER DATABASE {name} SET default_transaction_read_only"
        await asyncio.to_thread(postgres.do, f"{turn} = on", f"SELECT {HANG_UP}('{name}')")
        for _ in range(2):
            with pytest.raises(StoreTrouble, match=r"store\.read-only"):
                await store.write(LogLine("t", 2, "x"))
            assert store.healthy == "read-only"
            assert await store.log("t") == ["one"]
        await asyncio.to_thread(postgres.do, f"{turn} = off", f"SELECT {HANG_UP}('{name}')")
        await store.write(LogLine("t", 2, "x"))
        assert store.healthy == "ok"

    postgres.do(
        f"CREATE OR REPLACE FUNCTION {HANG_UP}(name text) RETURNS bigint LANGUAGE sql AS "
        "'SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = name'"
    )
    with_store(database, scenario)


def test_missing_sql_table_is_a_broken_store(postgres: Postgres, database: str) -> None:
    async def scenario(store: Store) -> None:
        await one_line(store)
        await asyncio.to_thread(fetch, postgres, database, "ALTER TABLE pixcade.log RENAME TO lost")
        for attempt in (store.write(LogLine("t", 2, "x")), store.log("t")):
            with pytest.raises(StoreTrouble, match=r"store\.broken"):
                await attempt
            assert store.healthy == "broken"
        await asyncio.to_thread(fetch, postgres, database, "ALTER TABLE pixcade.lost RENAME TO log")
        await store.write(LogLine("t", 2, "two"))
        assert await store.log("t") == ["one", "two"]
        assert store.healthy == "ok"

    with_store(database, scenario)


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of four megabytes that an ordinary user may write to; pytest closes its own folders to others."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o711)
        disk = Path(folder, "disk")
        disk.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(disk)], check=True)
        try:
            give(disk)
            yield disk
        finally:
            subprocess.run(["umount", str(disk)], check=True)


@pytest.mark.slow(3)
@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a small disk")
def test_store_recovers_when_a_full_disk_has_room_again(own_postgres: Postgres, small_disk: Path) -> None:
    url = own_postgres.new_database()
    with_store(url, one_line)
    own_postgres.do(f"CREATE TABLESPACE small LOCATION '{small_disk}'")
    fetch(own_postgres, url, "ALTER TABLE pixcade.log SET TABLESPACE small")

    async def scenario(store: Store) -> None:
        number = 1

        async def fill() -> None:
            nonlocal number
            while True:
                number += 1
                await store.write(LogLine("t", number, os.urandom(50_000).hex()), OperatorSetting("last", str(number)))

        with pytest.raises(StoreTrouble, match=r"store\.full"):
            await fill()
        assert store.healthy == "full"
        assert len(await store.log("t")) == number - 1
        assert await store.settings() == {"last": str(number - 1)}, "nothing of it was done"
        await asyncio.to_thread(fetch, own_postgres, url, "ALTER TABLE pixcade.log SET TABLESPACE pg_default")
        await store.write(LogLine("t", number, "fits"))
        assert store.healthy == "ok"

    with_store(url, scenario)


# An unreachable database


class Results:
    """The results of writers' attempts, by their texts."""

    def __init__(self) -> None:
        self.stored: list[tuple[str, int, str]] = []
        self.rejected: list[str] = []
        self.unclear: list[str] = []

    async def append(self, store: Store, name: str, lines: int) -> None:
        """Append lines to a table, retrying each until it succeeds: every attempt has a different text."""
        number = 1
        for attempt in range(100_000):
            text = f"{name} {number} {attempt}"
            try:
                await store.write(LogLine(name, number, text))
            except StoreTrouble as trouble:
                (self.unclear if isinstance(trouble, Unclear) else self.rejected).append(text)
                await asyncio.sleep(0.02)
                continue
            except Conflict:  # one of our attempts with an unclear result
                assert (await store.log(name))[number - 1] in self.unclear
            else:
                self.stored.append((name, number, text))
            number += 1
            if number > lines:
                return


@pytest.mark.slow(7)
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "killed"])
def test_postgres_restart_loses_nothing_acknowledged(own_postgres: Postgres, how: signal.Signals) -> None:
    url = own_postgres.new_database()
    results = Results()
    names = [f"t{at}" for at in range(20)]

    async def scenario(store: Store) -> dict[str, list[str]]:
        await store.write(*map(table, names))
        writers = [asyncio.create_task(results.append(store, name, 200)) for name in names]
        while len(results.stored) < 300:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(own_postgres.stop, how)
        while store.healthy == "ok":
            await asyncio.sleep(0.01)
        assert store.healthy == "unreachable"
        with pytest.raises(StoreTrouble, match=r"store\.unreachable"):
            await store.log("t0")
        await asyncio.to_thread(own_postgres.start)
        await asyncio.gather(*writers)
        assert store.healthy == "ok"
        return {name: await store.log(name) for name in names}

    logs = with_store(url, scenario)
    lines = {text for log in logs.values() for text in log}
    assert all(len(log) == 200 for log in logs.values())
    assert all(logs[name][number - 1] == text for name, number, text in results.stored)
    assert not lines & set(results.rejected), "what was rejected was not done"
    assert results.rejected


def through(postgres: Postgres, url: str, scenario: Callable[[Store, Proxy], Awaitable[None]]) -> None:
    """Run a scenario with a store behind a proxy."""

    async def play() -> None:
        async with Proxy(postgres.port) as wire:
            store = await open_postgres(wire.url(url))
            try:
                await scenario(store, wire)
            finally:
                await store.close()

    asyncio.run(asyncio.wait_for(play(), WHOLE))


def test_write_is_retried_if_the_connection_breaks(postgres: Postgres, database: str) -> None:
    async def scenario(store: Store, wire: Proxy) -> None:
        await one_line(store)
        wire.losing = b"two"
        writing = asyncio.create_task(store.write(LogLine("t", 2, "two")))
        await wire.lost.wait()
        wire.losing = b""
        wire.cut()
        await writing
        assert await store.log("t") == ["one", "two"]
        assert store.healthy == "ok"

    through(postgres, database, scenario)


@pytest.mark.parametrize("deaf", [False, True], ids=["answer-lost", "request-lost"])
def test_commit_whose_answer_is_lost_is_unclear(postgres: Postgres, database: str, deaf: bool) -> None:
    async def scenario(store: Store, wire: Proxy) -> None:
        await one_line(store)
        wire.losing = b"COMMIT"
        wire.deaf = deaf
        writing = asyncio.create_task(store.write(LogLine("t", 2, "two")))
        await wire.lost.wait()
        wire.losing = b""
        wire.cut()
        with pytest.raises(Unclear) as error:
            await writing
        assert error.value.code == "store.unclear"
        assert store.healthy == "unreachable"
        if deaf:
            await store.write(LogLine("t", 2, "two"))
        else:
            with pytest.raises(Conflict):
                await store.write(LogLine("t", 2, "two"))
        assert await store.log("t") == ["one", "two"]
        assert store.healthy == "ok"

    through(postgres, database, scenario)


def test_read_is_retried_over_a_new_connection(postgres: Postgres, database: str) -> None:
    async def scenario(store: Store, wire: Proxy) -> None:
        await one_line(store)
        assert await store.log("t") == ["one"]
        wire.cut()
        assert await asyncio.gather(*(store.log("t") for _ in range(20))) == [["one"]] * 20
        wire.open = False
        wire.cut()
        with pytest.raises(StoreTrouble, match=r"store\.unreachable"):
            await store.log("t")
        assert store.healthy == "unreachable"
        wire.open = True
        assert await store.log("t") == ["one"]
        assert store.healthy == "ok"

    through(postgres, database, scenario)


@pytest.mark.slow(6)
def test_store_closes_while_the_database_is_unreachable(own_postgres: Postgres) -> None:
    url = own_postgres.new_database()

    async def scenario(store: Store) -> None:
        await one_line(store)
        assert await store.log("t") == ["one"]
        await asyncio.to_thread(own_postgres.stop)
        writing = asyncio.create_task(store.write(LogLine("t", 2, "two")))
        await asyncio.sleep(0)
        await store.close()
        with pytest.raises(StoreTrouble):
            await writing
        with pytest.raises(StoreTrouble, match=r"store\.closed"):
            await store.log("t")

    with_store(url, scenario)
