"""PostgreSQL is looked at and not believed: tables that are missing."""

import asyncio

import pytest

from pixcade.store.api import LogLine, OperatorSetting, Salt, StoreTrouble, TableRow
from pixcade.store.errors import BROKEN, OK, StoreRefused
from pixcade.store.postgres import writer
from pixcade.store.postgres.connection import address, connected
from pixcade.store.postgres.schema import MIGRATIONS, Migration, columns, columns_after
from pixcade.store.postgres.store import PostgresStore
from tests.engines.postgres import Postgres
from tests.store.test_postgres import GENTLE, HARD, asked, opened_with, with_store

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
