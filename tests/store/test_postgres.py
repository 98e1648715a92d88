"""What is PostgreSQL's own: versions, who is let in, and what its errors are told as."""

import asyncio
import os
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import asyncpg  # type: ignore[import-untyped]  # it publishes no types
import pytest

from pixcade.store.api import Conflict, LogLine, OperatorSetting, StoreTrouble
from pixcade.store.errors import StoreRefused
from pixcade.store.postgres.connection import given, kept
from pixcade.store.postgres.key import shared_key
from pixcade.store.postgres.schema import MIGRATIONS, Migration
from pixcade.store.postgres.store import PostgresStore, open_postgres
from tests.engines.postgres import Postgres
from tests.engines.programs import free_port, give
from tests.waits import WHOLE

T = TypeVar("T")
SCHEMAS = Path(__file__).parent / "postgres"
"""The tables as each version makes them. Once a release has made them they stay."""
CATALOGUE = """
    SELECT table_name || ' ' || string_agg(column_name || ' ' || data_type || ' ' || is_nullable || ' '
        || coalesce(collation_name, '-'), ', ' ORDER BY ordinal_position)
    FROM information_schema.columns WHERE table_schema = 'pixcade' GROUP BY table_name
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'pixcade'
    ORDER BY 1
"""
GENTLE = Migration(("ALTER TABLE settings ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'",), oldest=1)
HARD = Migration(("ALTER TABLE settings RENAME COLUMN value TO worth",), oldest=len(MIGRATIONS) + 1)
FAILING = Migration((*GENTLE.statements, "INSERT INTO settings (name) VALUES (NULL)"), oldest=1)


def with_store(url: str, scenario: Callable[[PostgresStore], Awaitable[T]]) -> T:
    async def opened() -> T:
        store = await open_postgres(url)
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def opened_with(url: str, *migrations: Migration) -> None:
    """Open a store with the tables of a later program, and close it."""

    async def opened() -> None:
        await (await open_postgres(url, migrations=migrations)).close()

    asyncio.run(opened())


def refused(url: str, *migrations: Migration) -> str:
    """The code with which a store is refused."""
    with pytest.raises(StoreRefused) as refusal:
        opened_with(url, *(migrations or MIGRATIONS))
    assert "secret" not in str(refusal.value), "a password stands in no message"
    return refusal.value.code


def asked(postgres: Postgres, url: str, *statements: str) -> list[Any]:
    """The first column of what a statement finds."""
    return [row[0] for row in postgres.do(*statements, database=url.rpartition("/")[2])]


def settings_columns(postgres: Postgres, url: str) -> list[str]:
    return asked(
        postgres, url, "SELECT column_name::text FROM information_schema.columns"
        " WHERE table_schema = 'pixcade' AND table_name = 'settings' ORDER BY ordinal_position",
    )  # fmt: skip


# Versions


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_a_migration_that_a_release_has_held_still_makes_the_same_tables(
    version: int, postgres: Postgres, database: str
) -> None:
    opened_with(database, *MIGRATIONS[:version])
    made = "\n".join(asked(postgres, database, "SET search_path = pixcade", CATALOGUE)) + "\n"
    assert made == (SCHEMAS / f"{version}.txt").read_text(encoding="utf-8")


def test_many_who_start_at_once_make_the_tables_once(postgres: Postgres, database: str) -> None:
    async def scenario() -> None:
        stores = await asyncio.gather(*(open_postgres(database) for _ in range(6)))
        for at, store in enumerate(stores, 1):
            await store.write(LogLine("t", at, "x"))
        assert len(await stores[0].log("t")) == 6
        for store in stores:
            await store.close()

    asyncio.run(scenario())
    assert asked(postgres, database, "SELECT version FROM pixcade.version") == [len(MIGRATIONS)]
    assert asked(postgres, database, "SELECT id FROM pixcade.writers") == [], "those who close leave nothing behind"


def test_another_s_tables_in_the_same_database_are_left_alone(postgres: Postgres, database: str) -> None:
    asked(postgres, database, "CREATE TABLE log (mine INT)", "INSERT INTO log VALUES (7)")
    with_store(database, lambda store: store.write(LogLine("t", 1, "ours")))
    assert asked(postgres, database, "SELECT mine FROM public.log") == [7]
    assert asked(postgres, database, "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'") == ["log"]


def test_a_migration_keeps_everything_and_the_program_of_before_runs_beside_it(
    postgres: Postgres, database: str
) -> None:
    async def scenario(old: PostgresStore) -> None:
        await old.write(OperatorSetting("announcement", "hello"))
        new = await open_postgres(database, migrations=(*MIGRATIONS, GENTLE))
        await new.write(OperatorSetting("maintenance", "on"))
        await old.write(OperatorSetting("announcement", "still here"), LogLine("t", 1, "old"))
        assert await new.settings() == await old.settings() == {"announcement": "still here", "maintenance": "on"}
        await new.close()

    with_store(database, scenario)
    assert settings_columns(postgres, database) == ["name", "value", "colour"]
    assert with_store(database, lambda store: store.log("t")) == ["old"], "it may even start again"


def test_a_newer_database_is_refused_unchanged(postgres: Postgres, database: str) -> None:
    with_store(database, lambda store: store.write(LogLine("t", 1, "x")))
    opened_with(database, *MIGRATIONS, HARD)
    assert refused(database) == "store.newer"
    assert settings_columns(postgres, database) == ["name", "worth"]


def test_a_migration_that_servers_of_before_can_not_live_with_waits_until_they_are_gone(
    postgres: Postgres, database: str
) -> None:
    async def scenario(store: PostgresStore) -> str:
        with pytest.raises(StoreRefused) as refusal:
            await open_postgres(database, migrations=(*MIGRATIONS, HARD))
        await store.write(OperatorSetting("announcement", "not disturbed"))
        return refusal.value.code

    assert with_store(database, scenario) == "store.database-in-use"
    assert settings_columns(postgres, database) == ["name", "value"]
    opened_with(database, *MIGRATIONS, HARD)
    assert settings_columns(postgres, database) == ["name", "worth"]


def test_a_migration_that_fails_changes_nothing(postgres: Postgres, database: str) -> None:
    with_store(database, lambda store: store.write(LogLine("t", 1, "one")))
    with pytest.raises(asyncpg.NotNullViolationError):
        opened_with(database, *MIGRATIONS, FAILING)
    assert settings_columns(postgres, database) == ["name", "value"]
    assert with_store(database, lambda store: store.log("t")) == ["one"]


# The key


def test_all_processes_have_the_key_that_the_first_of_them_has_made(database: str) -> None:
    async def scenario() -> None:
        await (await open_postgres(database)).close()
        keys = await asyncio.gather(*(shared_key(database) for _ in range(5)))
        assert len(set(keys)) == 1
        assert len(keys[0]) == 32
        assert await shared_key(database, b"x" * 32) == keys[0], "one that is there stays"

    asyncio.run(scenario())


# Starting


def test_an_address_that_leads_nowhere_is_refused(postgres: Postgres, database: str) -> None:
    user, _, place = database.partition("@")
    assert refused(f"postgresql://pixcade:secret@{place}") == "store.database-refuses"
    assert refused(f"{database}-nowhere") == "store.database-refuses"
    assert refused(f"{user}@127.0.0.1:{free_port()}/nowhere") == "store.database-away"
    for nonsense in ("postgresql://[secret/", "postgresql://a:secret@h:port/", "mysql://a:secret@h/"):
        assert refused(nonsense) == "store.database-url"


def test_a_password_file_that_others_can_read_is_not_read_and_named_where_that_keeps_us_out(
    postgres: Postgres, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "pass word"
    file.write_text(f"*:*:*:*:{postgres.password}\n")
    bare = database.replace(f":{postgres.password}@", "@")
    monkeypatch.delenv("PGPASSWORD", raising=False)
    monkeypatch.setenv("PGPASSFILE", str(file))
    file.chmod(0o600)
    opened_with(bare, *MIGRATIONS)
    file.chmod(0o640)
    with pytest.raises(StoreRefused, match=r"store\.password-file-open") as told:
        opened_with(bare, *MIGRATIONS)
    assert told.value.values["file"] == f"'{file}'", "as it stands in a command"
    named = f"{bare}?passfile={quote(str(file))}"
    monkeypatch.setenv("PGPASSFILE", str(tmp_path))
    assert refused(named) == "store.password-file-open"
    assert refused(bare) == "store.database-refuses", "a folder holds no password, whoever can read it"
    opened_with(f"{database}?passfile={quote(str(file))}", *MIGRATIONS)
    monkeypatch.setenv("PGPASSWORD", postgres.password)
    opened_with(named, *MIGRATIONS)


def test_a_store_connects_when_it_is_first_used_in_an_event_loop_that_had_yet_to_begin(database: str) -> None:
    opened_with(database, *MIGRATIONS)
    store = PostgresStore(database)

    async def scenario() -> list[str]:
        await store.write(LogLine("t", 1, "x"))
        lines = await store.log("t")
        await store.close()
        return lines

    assert asyncio.run(scenario()) == ["x"]


def test_a_database_that_can_not_keep_every_letter_is_refused(postgres: Postgres) -> None:
    postgres.do("CREATE DATABASE letters TEMPLATE template0 ENCODING 'LATIN1'")
    assert refused(postgres.url("letters")) == "store.database-encoding"
    assert asked(postgres, postgres.url("letters"), "SELECT 1 FROM pg_namespace WHERE nspname = 'pixcade'") == []
    postgres.drop(postgres.url("letters"))


@pytest.mark.slow(5)
def test_a_server_that_starts_together_with_its_database_waits_for_it(own_postgres: Postgres) -> None:
    url = own_postgres.new_database()
    with_store(url, lambda store: store.write(LogLine("t", 1, "x")))
    own_postgres.kill()

    async def scenario() -> None:
        starting = asyncio.create_task(asyncio.to_thread(own_postgres.start))
        codes = set()
        store: PostgresStore | None = None
        while store is None:
            try:
                store = await open_postgres(url)
            except StoreRefused as refusal:
                codes.add(refusal.code)
                await asyncio.sleep(0.001)
        assert await store.log("t") == ["x"]
        await store.close()
        await starting
        assert codes <= {"store.database-away"}, "while it does not listen at all"

    asyncio.run(asyncio.wait_for(scenario(), WHOLE))


# What is kept


def test_a_commit_is_durable_even_where_the_database_would_not_wait(postgres: Postgres, database: str) -> None:
    asked(postgres, database, f"ALTER DATABASE {database.rpartition('/')[2]} SET synchronous_commit = off")

    async def scenario(store: PostgresStore) -> list[tuple[str, ...]]:
        line = await store.writer.connection()
        return await line.fetch("SHOW synchronous_commit")

    assert with_store(database, scenario) == [("on",)]


def test_a_text_is_kept_as_it_is_unless_it_holds_what_postgres_can_not_keep() -> None:
    assert kept("Zażółć \x19\x1b") == "Zażółć \x19\x1b"
    for text in ("\0", "\x1a", "\x1a0", "\x1a1", "\0\x1a\0", "\x1a\x1a01", "a\0b\x1ac"):
        assert "\0" not in kept(text)
        assert given(kept(text)) == text
    assert len({kept(text) for text in ("\0", "\x1a0", "\x1a", "\x1a1", "0", "1")}) == 6


def test_thousands_of_lines_share_a_commit(database: str) -> None:
    async def scenario(store: PostgresStore) -> int:
        before = store.writer.batch
        await asyncio.gather(*(store.write(LogLine(f"t{at % 50}", at // 50 + 1, "x")) for at in range(5000)))
        assert len(await store.log("t0")) == 100
        return store.writer.batch - before

    assert with_store(database, scenario) <= 3


# Trouble


def test_a_database_that_may_only_be_read_is_told_as_such(postgres: Postgres, database: str) -> None:
    name = database.rpartition("/")[2]

    async def scenario(store: PostgresStore) -> None:
        await store.write(LogLine("t", 1, "x"))
        turn = f"ALTER DATABASE {name} SET default_transaction_read_only"
        await asyncio.to_thread(postgres.do, f"{turn} = on", f"SELECT {HANG_UP}('{name}')")
        for _ in range(2):
            with pytest.raises(StoreTrouble, match=r"store\.read-only"):
                await store.write(LogLine("t", 2, "x"))
            assert store.healthy == "read-only"
            assert await store.log("t") == ["x"]
        await asyncio.to_thread(postgres.do, f"{turn} = off")
        await store.write(LogLine("t", 2, "x"))
        assert store.healthy == "ok"

    postgres.do(
        f"CREATE OR REPLACE FUNCTION {HANG_UP}(name text) RETURNS bigint LANGUAGE sql AS "
        "'SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = name'"
    )
    with_store(database, scenario)


HANG_UP = "hang_up_on_everybody"


def test_tables_that_somebody_has_removed_are_a_broken_store(postgres: Postgres, database: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        await store.write(LogLine("t", 1, "x"))
        await asyncio.to_thread(asked, postgres, database, "ALTER TABLE pixcade.log RENAME TO lost")
        for attempt in (store.write(LogLine("t", 2, "x")), store.log("t")):
            with pytest.raises(StoreTrouble, match=r"store\.broken"):
                await attempt
            assert store.healthy == "broken"
        await asyncio.to_thread(asked, postgres, database, "ALTER TABLE pixcade.lost RENAME TO log")
        with pytest.raises(Conflict):
            await store.write(LogLine("t", 1, "x"))
        assert await store.log("t") == ["x"]
        await store.write(LogLine("t", 2, "x"))
        assert store.healthy == "ok"

    with_store(database, scenario)


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of four megabytes that an ordinary user may write to: every start of pytest closes its folders to them."""
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
def test_a_full_disk_is_a_refusal_and_the_store_goes_on_when_there_is_room(
    own_postgres: Postgres, small_disk: Path
) -> None:
    url = own_postgres.new_database()
    with_store(url, lambda store: store.log("t"))
    own_postgres.do(f"CREATE TABLESPACE small LOCATION '{small_disk}'")
    asked(own_postgres, url, "ALTER TABLE pixcade.log SET TABLESPACE small")

    async def scenario(store: PostgresStore) -> None:
        number = 0

        async def fill() -> None:
            nonlocal number
            while True:
                number += 1
                await store.write(LogLine("t", number, os.urandom(50_000).hex()), OperatorSetting("last", str(number)))

        with pytest.raises(StoreTrouble, match=r"store\.full"):
            await fill()
        assert store.healthy == "full"
        assert len(await store.log("t")) == number - 1
        assert await store.settings() == {"last": str(number - 1)}, "nothing of it has happened"
        await asyncio.to_thread(asked, own_postgres, url, "ALTER TABLE pixcade.log SET TABLESPACE pg_default")
        await store.write(LogLine("t", number, "fits"))
        assert store.healthy == "ok"

    with_store(url, scenario)
