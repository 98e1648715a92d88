"""Which tables were written to is told until it can be read, and never forgotten."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pixcade.store import changes
from pixcade.store.api import GameGone, LogLine, OperatorSetting, Store
from pixcade.store.changes import TableChanges
from pixcade.store.postgres import connection
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite.store import open_store
from tests.store.stores import Place, game, postgres_place, table


def test_tables_that_are_played_are_found_with_the_heads_of_their_logs(place: Place) -> None:
    names = [f"t{at}" for at in range(1_200)]

    async def scenario(store: Store) -> None:
        rows = (table(name, phase="playing", game="pixl" if name == "t7" else "pixoid") for name in names)
        await store.write(*rows, table("lobby"), table("over", phase="over"), game("over", 5))
        await store.write(*(LogLine(name, number, "x") for name in ("t7", "lobby", "over") for number in (1, 2, 3)))
        expected = {(name, "pixoid", 0) for name in names if name != "t7"} | {("t7", "pixl", 3)}
        assert set(await store.playing()) == expected
        assert set(await store.playing([*names, "lobby", "over", "nowhere"])) == expected
        assert list(await store.playing(["t7", "lobby"])) == [("t7", "pixl", 3)]
        assert list(await store.playing([])) == []

    place.run(scenario)


def test_the_event_loop_goes_on_between_every_few_rows_of_postgresql(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stretch = longest = 0
    given = connection.given

    def counted(text: str) -> str:
        nonlocal stretch, longest
        stretch += 1
        longest = max(longest, stretch)
        return given(text)

    async def ticking() -> None:
        nonlocal stretch
        while True:
            stretch = 0
            await asyncio.sleep(0)

    async def scenario(store: Store) -> None:
        await store.write(*(table(f"t{at}", phase="playing") for at in range(1_200)))
        monkeypatch.setattr(connection, "given", counted)
        ticker = asyncio.create_task(ticking())
        assert len(await store.playing()) == 1_200
        ticker.cancel()
        assert 0 < longest <= 2 * 500, "id and game of a row are texts"

    postgres_place(database).run(scenario)


def test_a_table_is_given_until_what_was_written_is_durable() -> None:
    settled = 0
    noted = TableChanges(lambda: settled)
    noted.note([LogLine("before", 1, "")], 1)
    assert noted.take() is None, "whoever asks first has to look at all"
    noted.note([LogLine("t", 1, ""), OperatorSetting("a", "b"), table("u"), GameGone("v")], 2)
    assert noted.take() == noted.take() == ("t", "u", "v")
    noted.note([LogLine("t", 2, "")], 3)
    settled = 2
    assert noted.take() == ("t", "u", "v")
    assert noted.take() == ("t",), "its last write is not durable yet"
    settled = 3
    assert noted.take() == ("t",)
    assert noted.take() == ()


def test_what_could_not_be_read_is_given_again() -> None:
    noted = TableChanges(lambda: 9)
    noted.put_back(noted.take())
    assert noted.take() is None
    noted.note([LogLine("t", 1, "")], 1)
    taken = noted.take()
    noted.note([LogLine("u", 1, "")], 10)
    noted.put_back(taken)
    assert noted.take() == ("t", "u")
    assert noted.take() == ("u",)


def test_where_too_many_were_written_to_all_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "MOST_CHANGED", 2)
    noted = TableChanges(lambda: 9)
    noted.take()
    for number in range(3):
        noted.note([LogLine(f"t{number}", 1, "")], number)
    noted.note([LogLine("t", 1, "")], 4)
    assert noted.take() is None
    assert noted.take() == ()


def test_a_write_that_nobody_waits_for_any_more_is_told_when_it_is_durable(tmp_path: Path) -> None:
    async def main() -> None:
        store = open_store(tmp_path, now=0)
        try:
            assert store.changes.take() is None
            with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")  # nothing is written meanwhile
                asyncio.ensure_future(store.write(LogLine("t", 1, "x"))).cancel()
                assert store.changes.take() == store.changes.take() == ("t",)
                other.execute("ROLLBACK")
            await store.write()  # jobs are done in order
            assert await store.log("t") == ["x"]
            assert store.changes.take() == ("t",)
            assert store.changes.take() == ()
        finally:
            await store.close()

    asyncio.run(main())
