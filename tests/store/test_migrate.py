"""Migration to PostgreSQL copies everything or nothing."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from pixcade.cli.command_line import main
from pixcade.store import postgres as driver
from pixcade.store.api import Browser
from pixcade.store.errors import StoreError
from pixcade.store.migrate import ROWS_AT_ONCE, move
from pixcade.store.postgres import open_postgres
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import open_store
from pixcade.store.store import Store
from tests.engines.postgres import Postgres
from tests.engines.programs import free_port
from tests.store.golden_stores import GAMES, KEY, LOGS, SQLITE, check
from tests.store.stores import STRANGE, postgres_place

BROWSERS = ROWS_AT_ONCE + 700


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a store that no test changes."""
    folder = tmp_path_factory.mktemp("filled") / "data"
    folder.mkdir(mode=0o700)
    shutil.copy(SQLITE, folder / DATABASE)

    async def fill() -> None:
        store = open_store(folder, now=0)
        await store.write(*(Browser(f"b {at}", "p", STRANGE, at % 2 == 0, at, at) for at in range(BROWSERS)))
        await store.close()

    asyncio.run(fill())
    return folder


def rejected(folder: Path, url: str) -> str:
    with pytest.raises(StoreError) as error:
        asyncio.run(move(folder, url, now=0))
    return error.value.code


def is_empty(postgres: Postgres, url: str) -> bool:
    statement = "SELECT count(*) FROM pixcade.tables"
    return bool(postgres.do(statement, database=url.rpartition("/")[2])[0][0] == 0)


def test_migrated_store_has_everything_and_works(filled: Path, database: str) -> None:
    moved = asyncio.run(move(filled, database, now=0))
    assert moved["tables"] == len(LOGS)
    assert moved["log"] == sum(map(len, LOGS.values()))
    assert moved["browsers"] == BROWSERS + 1

    async def scenario(store: Store) -> None:
        assert store.key == KEY, "everyone is recognised as before"
        assert await store.browser("b 7") == Browser("b 7", "p", STRANGE, False, 7, 7)
        await check(store)

    postgres_place(database).run(scenario)


def test_nonempty_database_is_rejected_unchanged(filled: Path, database: str) -> None:
    asyncio.run(move(filled, database, now=0))
    assert rejected(filled, database) == "store.moving-full"


def test_failed_migration_leaves_nothing_behind(
    filled: Path, postgres: Postgres, database: str, tmp_path: Path
) -> None:
    shutil.copytree(filled, tmp_path / "data")
    store = open_store(tmp_path / "data", now=0)
    asyncio.run(store.close())
    with sqlite3.connect(tmp_path / "data" / DATABASE) as connection:
        connection.execute("UPDATE settings SET value = 'a' || char(0)")  # unstorable in PostgreSQL
    with pytest.raises(Exception, match="invalid byte sequence"):
        asyncio.run(move(tmp_path / "data", database, now=0))
    assert is_empty(postgres, database)


def test_migration_is_rejected_while_a_server_runs(
    filled: Path, postgres: Postgres, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "START_SECONDS", 0.1)
    shutil.copytree(filled, tmp_path / "data")

    async def scenario() -> None:
        store = open_store(tmp_path / "data", now=0)
        with pytest.raises(StoreError, match=r"store\.in-use"):
            await move(tmp_path / "data", database, now=0)
        await store.close()
        other = await open_postgres(database)
        with pytest.raises(StoreError, match=r"store\.database-in-use"):
            await move(tmp_path / "data", database, now=0)
        await other.close()

    asyncio.run(scenario())
    assert is_empty(postgres, database)


def test_invalid_places_are_rejected(filled: Path, database: str, tmp_path: Path) -> None:
    assert rejected(tmp_path / "nowhere", database) == "store.nothing-kept"
    assert not (tmp_path / "nowhere").exists()
    assert rejected(filled, f"postgresql://a:secret@127.0.0.1:{free_port()}/d") == "store.database-away"
    assert rejected(filled, "mysql://h/d") == "store.database-url"


def test_command_reports_its_result_without_the_password(
    filled: Path, database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    password = database.partition("@")[0].rpartition(":")[2]
    assert main(["--language", "en", "migrate-store", str(filled), database]) == 2
    assert "env:NAME" in capsys.readouterr().err
    monkeypatch.setenv("TARGET", database)
    assert main(["--language", "en", "migrate-store", str(filled), "env:TARGET"]) == 0
    output = capsys.readouterr().out
    assert f"{len(GAMES)} finished games" in output
    assert password not in output
