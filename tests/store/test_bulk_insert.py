"""Many writes in one statement do what they do one after the other, or nothing."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from pixcade.store.api import Browser, GamePlayer, GameRow, Grant, LogLine, NoSuchTable, Salt, TableRow, TableThere
from pixcade.store.sqlite.bulk_insert import BATCHED, do_batch, make_batches_possible
from pixcade.store.sqlite.connect import connect
from pixcade.store.sqlite.schema import prepare
from pixcade.store.sqlite.statements import do

NAMES = ("Ada", "Żółw", "O'Neil", 'a "b"', "\\u0041", "", "😀")


@contextmanager
def opened(folder: Path, name: str) -> Iterator[sqlite3.Connection]:
    """Open a new database that knows one table, `there`."""
    database = folder / f"{name}.sqlite"
    prepare(database, now=0)
    with closing(connect(database)) as connection:
        assert make_batches_possible(connection)
        do(connection, TableRow("there", "pixl", "lobby", False, 1, 2))
        yield connection


def content(connection: sqlite3.Connection) -> dict[str, list[Any]]:
    tables = ("log", "salts", "tables", "grants", "browsers", "games", "players")
    return {table: sorted(connection.execute(f"SELECT * FROM {table}"), key=repr) for table in tables}


def written(seed: int) -> list[Any]:
    """Return writes as an evening makes them, some of them over others; each line of a log once."""
    chance = random.Random(seed)
    tables = [f"t{number}" for number in range(4)]
    made: list[Any] = [TableThere("there")]
    for number in range(chance.randrange(1, 60)):
        table, name = chance.choice(tables), chance.choice(NAMES)
        made += chance.choice((
            [LogLine(table, number, name * 3), Salt(table, chance.randrange(3), "amber", name)],
            [Grant(table, chance.choice(("key", "other")), f"browser {chance.randrange(3)}", chance.random() < 0.5)],
            [Browser(f"browser {chance.randrange(3)}", "person", name, chance.random() < 0.5, number, number + 1)],
            [TableRow(table, "pixoid", chance.choice(("lobby", "over")), chance.random() < 0.5, number, number, name,
                      chance.randbytes(chance.choice((0, 16, 32))), chance.choice(tables))],
        ))  # fmt: skip
    for table in chance.sample(tables, chance.randrange(len(tables))):
        players = tuple(GamePlayer(seat, f"person {seat}", chance.choice(NAMES)) for seat in range(2))
        made.append(GameRow(table, "pixl", 77, chance.random() < 0.5, "1-0", players))
    return made


@pytest.mark.parametrize("seed", range(40))
def test_a_batch_does_what_its_writes_do_one_after_the_other(tmp_path: Path, seed: int) -> None:
    writes = written(seed)
    assert {type(write) for write in writes} <= BATCHED
    with opened(tmp_path, "batch") as batch, opened(tmp_path, "plain") as plain:
        assert do_batch(batch, writes)
        for write in writes:
            do(plain, write)
        assert content(batch) == content(plain)


def test_a_table_without_a_secret_comes_in_a_batch_too(tmp_path: Path) -> None:
    row = TableRow("new", "pixl", "lobby", False, 1, 2)
    with opened(tmp_path, "batch") as batch, opened(tmp_path, "plain") as plain:
        assert do_batch(batch, [row])
        do(plain, row)
        assert content(batch) == content(plain)


def test_a_second_end_of_a_game_replaces_its_players(tmp_path: Path) -> None:
    with opened(tmp_path, "batch") as connection:
        players = (GamePlayer(0, "a", "Ann"), GamePlayer(1, "b", "Ben"))
        do_batch(connection, [GameRow("there", "pixl", 1, False, "1-0", players)])
        do_batch(connection, [GameRow("there", "pixl", 2, True, "0-1", players[:1])])
        assert content(connection)["players"] == [("there", 0, "a", "Ann")]
        assert content(connection)["games"] == [("there", "pixl", 2, 1, "0-1")]


@pytest.mark.parametrize(
    ("bad", "why"), [(TableThere("gone"), "no such table"), (LogLine("there", 1, "taken"), "UNIQUE.*log")]
)
def test_of_a_batch_with_one_write_that_is_impossible_nothing_is_done(tmp_path: Path, bad: Any, why: str) -> None:
    with opened(tmp_path, "batch") as connection:
        do(connection, LogLine("there", 1, "first"))
        before = content(connection)
        with pytest.raises(sqlite3.Error, match=why):
            do_batch(connection, [LogLine("there", 2, "x"), bad, TableRow("gone", "pixl", "lobby", False, 1, 2)])
        assert content(connection) == before


def test_a_table_that_must_be_there_is_not_made_by_the_same_batch(tmp_path: Path) -> None:
    there, row = TableThere("gone"), TableRow("gone", "pixl", "playing", False, 1, 2)
    with opened(tmp_path, "batch") as connection:
        with pytest.raises(sqlite3.Error, match="no such table"):
            do_batch(connection, [there, row])
        with pytest.raises(NoSuchTable):
            do(connection, there)


def test_a_text_that_json_can_not_carry_is_left_to_the_plain_way(tmp_path: Path) -> None:
    with opened(tmp_path, "batch") as connection:
        before = content(connection)
        assert not do_batch(connection, [LogLine("there", 1, "a\0b")])
        assert content(connection) == before
