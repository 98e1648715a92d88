"""PostgreSQL is looked at and not believed: tables that are missing, and acknowledged lines that are gone."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from pixcade.store.api import GameGone, LogLine, OperatorSetting, Salt, StoreTrouble, TableRow
from pixcade.store.errors import BROKEN, OK, UNREACHABLE, StoreRefused
from pixcade.store.postgres import acknowledged, store, writer
from pixcade.store.postgres.connection import address, connected
from pixcade.store.postgres.key import shared_key
from pixcade.store.postgres.schema import MIGRATIONS, Migration, columns, columns_after
from pixcade.store.postgres.store import PostgresStore, open_postgres
from tests.engines.postgres import Postgres
from tests.store.test_postgres import GENTLE, HARD, asked, opened_with, with_store
from tests.waits import WHOLE

DAMAGES = (
    "DROP TABLE pixcade.salts",
    "ALTER TABLE pixcade.tables DROP COLUMN clocks",
    "DROP TABLE pixcade.version",
    "DELETE FROM pixcade.version",
)
HIDE, SHOW = "ALTER TABLE pixcade.salts RENAME TO hidden", "ALTER TABLE pixcade.hidden RENAME TO salts"


def row(table: str, phase: str = "playing") -> TableRow:
    return TableRow(table, "pixl", phase, public=False, created=1, touched=1)


async def write_some(kept: PostgresStore) -> None:
    """Write the logs of two tables."""
    await kept.write(row("a"), row("b", "lobby"), LogLine("a", 1, "one"), Salt("a", 1, "x", "salt"))
    await kept.write(LogLine("a", 2, "two"), LogLine("b", 1, "one"))


def seen_at_end(url: str, scenario: Callable[[PostgresStore], Awaitable[object]]) -> str:
    """How a store is found when it is closed, after two logs were written and something has happened."""

    async def lived() -> PostgresStore:
        opened = await open_postgres(url)
        await shared_key(url)
        await write_some(opened)
        await scenario(opened)
        await opened.close()
        return opened

    return asyncio.run(asyncio.wait_for(lived(), WHOLE)).state_at_end()


def done(postgres: Postgres, url: str, *statements: str) -> Callable[[PostgresStore], Awaitable[object]]:
    """What somebody does to a database beside us."""
    return lambda _: asyncio.to_thread(asked, postgres, url, *statements)


# Missing tables


@pytest.mark.parametrize(
    "migrations",
    [*(MIGRATIONS[:version] for version in range(1, len(MIGRATIONS) + 1)), (*MIGRATIONS, GENTLE, HARD)],
    ids=len,
)
def test_the_columns_that_are_looked_for_are_those_that_the_migrations_make(
    migrations: tuple[Migration, ...], database: str
) -> None:
    opened_with(database, *migrations)

    async def there() -> frozenset[tuple[str, str]]:
        line = await connected(database, "test")
        try:
            return await columns(line)
        finally:
            await line.close()

    assert asyncio.run(there()) == columns_after(migrations)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_database_that_lacks_a_table_or_a_column_is_refused_by_its_address_and_unchanged(
    damage: str, postgres: Postgres, database: str
) -> None:
    opened_with(database, *MIGRATIONS)
    asked(postgres, database, damage)
    listed = "SELECT count(*) FROM information_schema.columns WHERE table_schema = 'pixcade'"
    before = asked(postgres, database, listed)
    with pytest.raises(StoreRefused) as refusal:
        opened_with(database, *MIGRATIONS)
    assert refusal.value.code == "store.database-broken"
    assert refusal.value.values == {"address": address(database)}
    assert asked(postgres, database, listed) == before


def test_an_older_database_that_lacks_a_table_is_refused_before_it_is_migrated(
    postgres: Postgres, database: str
) -> None:
    opened_with(database, *MIGRATIONS[:1])
    asked(postgres, database, "DROP TABLE pixcade.salts")
    with pytest.raises(StoreRefused, match=r"store\.database-broken"):
        opened_with(database, *MIGRATIONS)
    assert asked(postgres, database, "SELECT version FROM pixcade.version") == [1]


def test_a_store_stays_broken_while_a_table_is_missing_whatever_is_read_or_written(
    postgres: Postgres, database: str
) -> None:
    async def scenario(kept: PostgresStore) -> None:
        await write_some(kept)
        await asyncio.to_thread(asked, postgres, database, HIDE)
        for attempt in (
            lambda: kept.salts("a"),
            kept.settings,
            lambda: kept.write(Salt("a", 2, "x", "salt")),
            lambda: kept.write(OperatorSetting("alive", "1")),
            kept.settings,
        ):
            with pytest.raises(StoreTrouble, match=r"store\.broken"):
                await attempt()
            assert kept.healthy == BROKEN
        await asyncio.to_thread(asked, postgres, database, SHOW)
        await kept.write(OperatorSetting("alive", "1"))
        assert await kept.salts("a") == {(1, "x"): "salt"}
        assert kept.healthy == OK

    with_store(database, scenario)


def test_a_missing_table_is_noticed_though_nobody_reads_or_writes_it(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LOOK_SECONDS", -1.0)

    async def scenario(kept: PostgresStore) -> None:
        await kept.write(OperatorSetting("alive", "1"))
        await asyncio.to_thread(asked, postgres, database, HIDE)
        with pytest.raises(StoreTrouble, match=r"store\.broken"):
            await kept.write(OperatorSetting("alive", "2"))
        assert kept.healthy == BROKEN
        await asyncio.to_thread(asked, postgres, database, SHOW)
        await kept.write(OperatorSetting("alive", "3"))
        assert kept.healthy == OK

    with_store(database, scenario)


# The look at the end

LOSSES = {
    "emptied": "TRUNCATE pixcade.log, pixcade.tables, pixcade.salts",
    "log-emptied": "TRUNCATE pixcade.log",
    "a-log-gone": "DELETE FROM pixcade.log WHERE table_id = 'b'",
    "newest-line-gone": "DELETE FROM pixcade.log WHERE table_id = 'a' AND number = 2",
    "table-dropped": "DROP TABLE pixcade.salts",
    "column-dropped": "ALTER TABLE pixcade.tables DROP COLUMN secret",
    "all-dropped": "DROP SCHEMA pixcade CASCADE",
    "key-gone": "DELETE FROM pixcade.server_key",
}


@pytest.mark.parametrize("loss", LOSSES)
def test_a_store_that_has_lost_something_acknowledged_is_not_well_at_the_end(
    loss: str, postgres: Postgres, database: str
) -> None:
    assert seen_at_end(database, done(postgres, database, LOSSES[loss])) == BROKEN


def test_a_log_that_went_on_after_it_was_emptied_is_not_whole(postgres: Postgres, database: str) -> None:
    async def scenario(kept: PostgresStore) -> None:
        await asyncio.to_thread(asked, postgres, database, LOSSES["emptied"])
        await kept.write(LogLine("a", 3, "three"))

    assert seen_at_end(database, scenario) == BROKEN


def test_a_database_that_is_gone_or_does_not_answer_is_not_well_at_the_end(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: PostgresStore) -> None:
        pass

    assert seen_at_end(database, nothing) == OK
    closed = PostgresStore(database)
    closed.acknowledged.append((0.0, LogLine("a", 2, "two")))
    assert closed.state_at_end() == OK
    monkeypatch.setattr(store, "LOOK_SECONDS", 0.5)

    async def locked() -> str:
        line = await connected(database, "test")
        async with line.transaction():
            await line.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
            state = await asyncio.to_thread(closed.state_at_end)
        await line.close()
        return state

    assert asyncio.run(asyncio.wait_for(locked(), WHOLE)) == UNREACHABLE
    postgres.drop(database)
    assert closed.state_at_end() == UNREACHABLE


def test_tables_that_were_removed_here_are_not_missed(database: str) -> None:
    async def scenario(kept: PostgresStore) -> None:
        await kept.write(GameGone("a"))
        assert await kept.tidy(chat_before=0, lobbies_before=2, links_before=0) == ["b"]

    assert seen_at_end(database, scenario) == OK


@pytest.mark.parametrize(("seconds", "state"), [(-1.0, OK), (WHOLE, BROKEN)], ids=["long-ago", "just-now"])
def test_a_table_that_is_gone_altogether_was_removed_by_another_process_if_nobody_wrote_to_it_for_long(
    seconds: float, state: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acknowledged, "REMOVED_SECONDS", seconds)

    async def scenario(_: PostgresStore) -> None:
        other = await open_postgres(database)
        await other.tidy(chat_before=0, lobbies_before=2, links_before=0)
        await other.close()

    assert seen_at_end(database, scenario) == state
