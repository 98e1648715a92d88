"""Stores, dumps, backups and records of earlier versions are read completely."""

import asyncio
from pathlib import Path

import pytest

from pixcade.games import rules
from pixcade.games.record import read_record, write_record
from pixcade.store.backup import restore
from pixcade.store.private_files import DATABASE
from pixcade.store.store import Store
from tests.engines.postgres import Postgres
from tests.store.golden_stores import (
    BACKUP,
    GAMES,
    KEY,
    POSTGRES,
    SQLITE,
    check,
    dump,
    load,
    record_file,
    record_text,
    write_postgres,
)
from tests.store.stores import Place, postgres_place, sqlite_place


def checked(place: Place) -> None:
    async def scenario(store: Store) -> None:
        assert store.key == KEY
        await check(store)

    place.run(scenario)


def test_golden_database_is_read_completely(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o700)
    (tmp_path / "data" / DATABASE).write_bytes(SQLITE.read_bytes())
    checked(sqlite_place(tmp_path))


def test_golden_backup_is_restored_completely(tmp_path: Path) -> None:
    restore(tmp_path / "data", BACKUP, now=0)
    checked(sqlite_place(tmp_path))


def test_golden_dump_is_read_completely(postgres: Postgres) -> None:
    url = postgres.new_database()
    asyncio.run(load(url, POSTGRES.read_text(encoding="utf-8")))
    checked(postgres_place(url))
    postgres.drop(url)


def test_postgres_dump_equals_the_golden_one(postgres: Postgres) -> None:
    url = postgres.new_database()
    asyncio.run(write_postgres(url))
    again = postgres.new_database()
    asyncio.run(load(again, POSTGRES.read_text(encoding="utf-8")))
    postgres_place(again).run(lambda store: store.settings())  # upgrades it
    assert sorted(dump(url).splitlines()) == sorted(dump(again).splitlines())  # an updated row has moved
    for one in (url, again):
        postgres.drop(one)


@pytest.mark.parametrize("table", [game.table for game in GAMES])
def test_golden_record_is_written_identically(table: str) -> None:
    text = record_file(table).read_text(encoding="utf-8")
    assert record_text(table) == text
    assert write_record(read_record(text, rules), rules) == text
