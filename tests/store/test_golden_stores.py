"""What servers of each version have left behind is read whole: stores, dumps, backups, and the records made of them."""

import asyncio
from pathlib import Path

import pytest

from pixcade.core.record import read_record, write_record
from pixcade.games import rules
from pixcade.store.migrate.move import move
from pixcade.store.postgres.key import shared_key
from pixcade.store.postgres.schema import MIGRATIONS as POSTGRES_MIGRATIONS
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite.backup import Checked, check_backup, restore
from pixcade.store.sqlite.schema import MIGRATIONS
from pixcade.table.entries import FORMAT
from tests.store.golden_stores import (
    BACKUPS,
    CONTENTS,
    KEY,
    RECORDS,
    STORES,
    backup_file,
    dump,
    load,
    postgres_dump,
    record_file,
    record_text,
    sqlite_store,
    write_postgres,
)
from tests.store.stores import postgres_place, sqlite_place

FIRST_ON_POSTGRES = 2
"""The format of logs when the first server wrote to PostgreSQL."""


def found(pattern: str) -> list[tuple[int, int]]:
    """The version and the format of every golden store of a kind."""
    paths = STORES.glob(pattern)
    return sorted((int(path.parent.name), int(path.stem.removeprefix("logs-"))) for path in paths)


SQLITE, POSTGRES = found("sqlite/*/logs-*.sqlite3"), found("postgres/*/logs-*.sql")
BACKED_UP = sorted(tuple(map(int, path.name.split("-logs-"))) for path in BACKUPS.iterdir())
GAMES = [(format, game.table) for format, contents in CONTENTS.items() if format > 1 for game in contents.games]


def test_every_version_and_every_format_has_golden_stores() -> None:
    for known, newest, first in ((SQLITE, MIGRATIONS, 1), (POSTGRES, POSTGRES_MIGRATIONS, FIRST_ON_POSTGRES)):
        assert (len(newest), FORMAT) in known
        assert {version for version, _ in known} == set(range(1, len(newest) + 1))
        assert {format for _, format in known} == set(range(first, FORMAT + 1))
    assert BACKED_UP == SQLITE


def put(folder: Path, version: int, format: int) -> None:
    """Have a golden store where a server looks for its own."""
    folder.mkdir()
    (folder / DATABASE).write_bytes(sqlite_store(version, format).read_bytes())


@pytest.mark.parametrize(("version", "format"), SQLITE)
def test_a_database_of_each_earlier_version_is_read_whole(version: int, format: int, tmp_path: Path) -> None:
    put(tmp_path / "data", version, format)
    sqlite_place(tmp_path).run(CONTENTS[format].be_in)


@pytest.mark.parametrize(("version", "format"), POSTGRES)
def test_a_dump_of_each_earlier_version_is_read_whole(version: int, format: int, database: str) -> None:
    asyncio.run(load(database, postgres_dump(version, format).read_text(encoding="utf-8")))
    postgres_place(database).run(CONTENTS[format].be_in)
    assert asyncio.run(shared_key(database)) == KEY


def test_the_newest_dump_is_what_is_written_today(database: str) -> None:
    asyncio.run(write_postgres(database, CONTENTS[FORMAT]))
    newest = postgres_dump(len(POSTGRES_MIGRATIONS), FORMAT).read_text(encoding="utf-8")
    assert rows(dump(database)) == rows(newest)


def rows(text: str) -> list[str]:
    """What a dump puts into its tables. How these are made is spelt differently by versions of PostgreSQL."""
    return [line for line in text.splitlines() if line.startswith("INSERT ")]


@pytest.mark.parametrize(("version", "format"), SQLITE)
def test_a_database_of_each_earlier_version_moves_whole(
    version: int, format: int, tmp_path: Path, database: str
) -> None:
    put(tmp_path / "data", version, format)
    asyncio.run(move(str(tmp_path / "data"), database, now=0))
    postgres_place(database).run(CONTENTS[format].be_in)


@pytest.mark.parametrize(("version", "format"), BACKED_UP)
def test_a_backup_of_each_earlier_version_is_put_back_whole(version: int, format: int, tmp_path: Path) -> None:
    file, contents = backup_file(version, format), CONTENTS[format]
    games = len(contents.games)
    assert check_backup(file) == Checked(version, logs=len(contents.logs), lines=contents.lines, games=games)
    assert restore(tmp_path / "data", file, now=0) is None
    sqlite_place(tmp_path).run(contents.be_in)


@pytest.mark.parametrize(("format", "table"), GAMES)
def test_a_finished_game_has_the_same_record_for_ever(format: int, table: str) -> None:
    contents = CONTENTS[format]
    game = next(one for one in contents.games if one.table == table)
    text = record_file(table, contents.logs[table]).read_text(encoding="utf-8")
    assert record_text(contents, game) == text
    assert write_record(read_record(text, rules), rules) == text


def test_golden_records_hold_everything_that_only_a_server_knows() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in RECORDS.iterdir()}
    assert set(texts) == {record_file(table, CONTENTS[format].logs[table]).stem for format, table in GAMES}
    for mark in ("table = ", "start = ", "result = stopped", "milliseconds=", " default", "commitment=", "salt="):
        assert any(mark in text for text in texts.values()), mark
