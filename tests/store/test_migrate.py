"""Everything moves from one store to another whole, compared, or not at all; interrupted at any point, run again."""

import asyncio
import shutil
import signal
import sqlite3
import stat
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pixcade.cli import main
from pixcade.store.api import Browser, ChatLine, Grant, LogLine, OperatorSetting
from pixcade.store.errors import StoreRefused
from pixcade.store.key import replace_key, server_key
from pixcade.store.migrate.ends import AT_ONCE, MOVED
from pixcade.store.migrate.move import MoveReport, move
from pixcade.store.postgres.key import shared_key
from pixcade.store.postgres.store import open_postgres
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite.schema import MIGRATIONS
from pixcade.store.sqlite.store import open_store
from pixcade.table.entries import FORMAT
from pixcade.words import Words, languages
from tests.amounts import amount
from tests.engines.postgres import Postgres
from tests.engines.programs import free_port
from tests.store.child_processes import said, started
from tests.store.golden_stores import FIRST, sqlite_store, write_sqlite
from tests.store.stores import STRANGE
from tests.waits import LIMIT

BROWSERS = AT_ONCE + 700
WHOLE = MoveReport(tables=4, lines=FIRST.lines, games=1, browsers=BROWSERS + 1, new=True, key=True)
STEPS = [f"{what} {part.table}" for what in ("copied", "same") for part in MOVED]


async def fill(folder: Path) -> None:
    """Write everything that a store can keep, more of something than fits into one piece, and strange texts."""
    await write_sqlite(folder)
    store = open_store(folder, now=0)
    await store.write(*(Browser(f"b {at}", "p", STRANGE, at % 2 == 0, at, at) for at in range(BROWSERS)))
    await store.write(
        OperatorSetting("strange", f"a\0b\x1a{STRANGE}"), Grant("t", "z", "first"), Grant("t", "a", "second")
    )
    await store.write(ChatLine("pixl-lobby", 7, 1, "p", -1, "", "\0", "", seats=False, spectators=True))
    await store.close()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a store that no test changes."""
    folder = tmp_path_factory.mktemp("filled") / "data"
    asyncio.run(fill(folder))
    server_key(folder)
    return folder


def moved(source: Path | str, target: Path | str) -> MoveReport:
    return asyncio.run(move(str(source), str(target), now=0))


def refused(source: Path | str, target: Path | str) -> str:
    with pytest.raises(StoreRefused) as refusal:
        moved(source, target)
    return refusal.value.code


def contents(folder: Path) -> dict[str, list[Any]]:
    """Everything in a folder's database; grants in the order in which they came."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        return {part.table: connection.execute(part.selection("rowid")).fetchall() for part in MOVED}


def is_empty(postgres: Postgres, url: str) -> bool:
    statement = " + ".join(f"(SELECT count(*) FROM pixcade.{part.table})" for part in MOVED)
    return bool(postgres.do(f"SELECT {statement}", database=url.rpartition("/")[2])[0][0] == 0)


def test_every_table_of_ours_is_moved() -> None:
    with closing(sqlite3.connect(sqlite_store(len(MIGRATIONS), FORMAT))) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for part in MOVED:
            columns = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({part.table})")]
            assert sorted(columns) == sorted(part.columns)
    assert {part.table for part in MOVED} == {name for (name,) in tables} - {"probes", "snapshots"}


def test_every_table_of_postgres_is_moved_or_is_of_no_use_elsewhere(postgres: Postgres, database: str) -> None:
    async def opened() -> None:
        await (await open_postgres(database)).close()

    asyncio.run(opened())
    statement = "SELECT tablename::text FROM pg_tables WHERE schemaname = 'pixcade'"
    tables = {row[0] for row in postgres.do(statement, database=database.rpartition("/")[2])}
    assert {part.table for part in MOVED} == tables - {"version", "writers", "server_key", "snapshots"}


def test_there_and_back_everything_is_the_same(filled: Path, database: str, tmp_path: Path) -> None:
    before = contents(filled)
    assert moved(filled, database) == WHOLE
    assert moved(database, tmp_path / "back") == WHOLE
    assert contents(tmp_path / "back") == before == contents(filled)
    assert moved(tmp_path / "back", tmp_path / "copy") == WHOLE
    assert contents(tmp_path / "copy") == before
    assert sorted(path.name for path in (tmp_path / "back").iterdir()) == ["key", "lock", DATABASE]


def test_what_was_moved_is_read_by_the_other_store_and_goes_on(filled: Path, database: str) -> None:
    moved(filled, database)

    async def look() -> None:
        store = await open_postgres(database)
        for name in FIRST.logs:
            assert await store.log(name) == FIRST.logs[name]
            assert await store.table(name) == FIRST.tables[name]
        assert await store.salts("pixoid-playing") == FIRST.salts["pixoid-playing"]
        assert await store.grants("pixoid-playing") == FIRST.grants
        assert await store.games() == FIRST.games
        assert await store.chat("pixoid-playing") == FIRST.chat
        assert (await store.settings())["strange"] == f"a\0b\x1a{STRANGE}"
        assert await store.take_link(FIRST.link.id, 1) == FIRST.link
        assert [grant.key for grant in await store.grants("t")] == ["a", "z"]
        await store.write(LogLine("pixl-lobby", len(FIRST.logs["pixl-lobby"]) + 1, "more"), Grant("t", "b", "third"))
        await store.close()

    asyncio.run(look())


def test_people_are_recognised_where_everything_has_moved(filled: Path, database: str, tmp_path: Path) -> None:
    key = server_key(filled)
    moved(filled, database)
    assert asyncio.run(shared_key(database)) == key
    open_store(tmp_path / "back", now=0).close_and_wait()
    server_key(tmp_path / "back")  # of a server that was started there once, and that nobody has visited
    moved(database, tmp_path / "back")
    assert server_key(tmp_path / "back") == key
    assert stat.S_IMODE((tmp_path / "back" / "key").stat().st_mode) == 0o600
    assert sorted(path.name for path in (tmp_path / "back").iterdir()) == ["key", "lock", DATABASE]
    replace_key(tmp_path / "back", b"x" * 32)
    assert refused(tmp_path / "back", database) == "store.moving-full", "its people would be strangers"
    assert asyncio.run(shared_key(database)) == key


def test_a_move_that_was_finished_is_found_to_be_the_same(filled: Path, database: str, tmp_path: Path) -> None:
    for target in (database, tmp_path / "data"):
        assert moved(filled, target) == WHOLE
        assert moved(filled, target) == replace(WHOLE, new=False)


@pytest.mark.parametrize(
    "step",
    amount(
        ["copied log", "kept"], ["copied log", "copied browsers", "copied players", "same log", "same players", "kept"]
    ),
)
@pytest.mark.parametrize("kind", ["to-postgres", "to-sqlite"])
def test_a_move_that_is_killed_has_done_nothing_or_everything_and_is_run_again(
    filled: Path, database: str, postgres: Postgres, tmp_path: Path, step: str, kind: str
) -> None:
    source, target = (str(filled), database) if kind == "to-postgres" else (database, str(tmp_path / "data"))
    if kind == "to-sqlite":
        moved(filled, database)
    with started("moving", tmp_path, source, target, step) as process:
        steps = list(told_until(process, step))
        process.send_signal(signal.SIGKILL)
        process.wait(LIMIT)
    assert steps == [*STEPS, "kept"][: len(steps)]
    if step != "kept" and kind == "to-postgres":
        assert is_empty(postgres, database)
    elif step != "kept":
        assert not any(contents(tmp_path / "data").values())
    assert moved(source, target) == replace(WHOLE, new=step != "kept")
    back = tmp_path / "data" if kind == "to-sqlite" else tmp_path / "back"
    if kind == "to-postgres":
        moved(database, back)
    assert contents(back) == contents(filled)
    assert server_key(back) == server_key(filled)


def told_until(process: "subprocess.Popen[str]", last: str) -> Any:
    """The steps that a move tells of, up to the one at which it stops."""
    for step in said(process):
        yield step
        if step == last:
            return


def test_a_place_that_holds_something_else_is_left_as_it_is(filled: Path, database: str, tmp_path: Path) -> None:
    async def write_one() -> None:
        for store in (open_store(tmp_path / "data", now=0), await open_postgres(database)):
            await store.write(OperatorSetting("announcement", "mine"))
            await store.close()

    asyncio.run(write_one())
    before = contents(tmp_path / "data")
    assert refused(filled, database) == "store.moving-full"
    assert refused(filled, tmp_path / "data") == "store.moving-full"
    assert contents(tmp_path / "data") == before
    assert moved(database, tmp_path / "data") == MoveReport(0, 0, 0, 0, new=False, key=False), (
        "by chance it is the same"
    )


def changed(how: str) -> Callable[[Any], Awaitable[None]]:
    async def change(store: Any) -> None:
        if how == "more":
            await store.write(OperatorSetting("later", "x"))
        else:
            await store.write(Browser("b 1", "p", "another name", False, 1, 1))

    return change


@pytest.mark.parametrize("how", ["more", "other"])
@pytest.mark.parametrize("side", ["source", "target"])
def test_a_copy_that_has_changed_since_is_no_copy(
    filled: Path, database: str, tmp_path: Path, how: str, side: str
) -> None:
    moved(filled, tmp_path / "data")
    moved(tmp_path / "data", database)

    async def change() -> None:
        store = open_store(tmp_path / "data", now=0) if side == "source" else await open_postgres(database)
        await changed(how)(store)
        await store.close()

    asyncio.run(change())
    assert refused(tmp_path / "data", database) == "store.moving-full"


def test_nothing_is_moved_while_a_server_runs(
    filled: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pixcade.store.migrate.ends.PATIENCE_SECONDS", 0.1)
    store = open_store(filled, now=0)
    assert refused(filled, database) == "store.in-use"
    store.close_and_wait()
    store = open_store(tmp_path / "data", now=0)
    assert refused(filled, tmp_path / "data") == "store.in-use"
    store.close_and_wait()

    async def serving() -> None:
        store = await open_postgres(database)
        for places in ((str(filled), database), (database, str(tmp_path / "new"))):
            with pytest.raises(StoreRefused, match=r"store\.database-in-use"):
                await move(*places, now=0)
        await store.close()

    asyncio.run(serving())


def test_no_server_starts_on_either_place_while_everything_moves(filled: Path, database: str, tmp_path: Path) -> None:
    with started("moving", tmp_path, str(filled), database, "copied log") as process:
        assert list(told_until(process, "copied log"))[-1] == "copied log"
        with pytest.raises(StoreRefused, match=r"store\.in-use"):
            open_store(filled, now=0)
        with pytest.raises(StoreRefused, match=r"store\.database-in-use"):
            asyncio.run(open_postgres(database))
    assert process.returncode == 0


def test_a_log_that_can_not_be_read_stops_a_move(
    filled: Path, database: str, postgres: Postgres, tmp_path: Path
) -> None:
    moved(filled, tmp_path / "data")
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE, isolation_level=None)) as connection:
        connection.execute("UPDATE log SET text = 'x' WHERE table_id = 'pixl-playing' AND number = 20")
    with pytest.raises(StoreRefused) as refusal:
        moved(tmp_path / "data", database)
    assert (refusal.value.code, refusal.value.values) == ("store.moving-log", {"table": "pixl-playing"})
    assert is_empty(postgres, database)


def test_places_that_can_not_be_are_refused(filled: Path, database: str, tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere", database) == "store.nothing-kept"
    assert not (tmp_path / "nowhere").exists()
    assert refused(filled, filled) == "store.moving-same"
    assert refused(database, database) == "store.moving-same"
    assert refused(filled, "mysql://somewhere/else") == "store.database-url"
    assert refused(filled, "postgresql://127.0.0.1:99999/somewhere") == "store.database-url"
    assert refused(filled, f"postgresql://127.0.0.1:{free_port()}/somewhere") == "store.database-away"


@pytest.mark.parametrize("language", amount(["en"], languages()))
def test_the_command_says_what_it_has_done_without_the_password(
    language: str, filled: Path, database: str, postgres: Postgres, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("PIXCADE_WORDS", "strict")
    monkeypatch.setenv("TO_MOVE", database)
    moved = "env:TO_MOVE"

    def told(*places: str) -> tuple[int, str, str]:
        code = main(["--language", language, "migrate-store", *places])
        return code, *capsys.readouterr()

    done, again = told(str(filled), moved), told(str(filled), moved)
    for code, output, errors in (done, again):
        assert (code, errors) == (0, "")
        assert postgres.password not in output
        assert f"127.0.0.1:{postgres.port}/" in output
    assert len(again[1].splitlines()) > len(done[1].splitlines()), "it says that it had been there before"
    for places in ((moved, moved), (str(filled), database)):
        code, output, errors = told(*places)
        assert (code, output) == (2, "")
        assert postgres.password not in errors
        assert len(errors.splitlines()) == 1


@pytest.mark.parametrize("language", amount(["en"], languages()))
def test_whoever_moves_a_folder_without_its_key_is_told_that_nobody_will_be_recognised(
    language: str, filled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keyless = tmp_path / "keyless"
    shutil.copytree(filled, keyless)
    (keyless / "key").unlink()
    assert main(["--language", language, "migrate-store", str(keyless), str(tmp_path / "to")]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == Words(language).say("operating-moved-no-key", place=str(keyless))
    assert not (tmp_path / "to" / "key").exists()
