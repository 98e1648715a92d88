"""`pixcade backup` names every table whose log can't be read, the first of them where there are many."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pixcade.cli import main as command
from pixcade.server.cli.backup import MOST_NAMED, damage
from pixcade.store.private_files import DATABASE
from pixcade.words import LANGUAGES, Words
from tests.store.golden_stores import FIRST_LOGS, write_sqlite


def test_all_damaged_tables_are_named_in_one_run_with_the_exit_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "nice", lambda by: by)  # this process goes on with other tests
    asyncio.run(write_sqlite(tmp_path / "data"))
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as connection, connection:
        connection.execute("UPDATE log SET text = 'x' WHERE number = 2")
    typed = ["backup", str(tmp_path / "backup"), "--data", str(tmp_path / "data"), "--language", "en"]
    assert command(typed) == 1
    said = capsys.readouterr().out
    assert all(table in said for table in FIRST_LOGS)
    assert (tmp_path / "backup").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, MOST_NAMED, MOST_NAMED + 1, 500])
def test_of_many_damaged_tables_the_first_are_named_and_the_others_counted(language: str, count: int) -> None:
    tables = [f"table{at:03}" for at in range(count)]
    said = damage(tables, Path("/data of games"), Words(language, strict=True))
    assert [table for table in tables if table in said] == tables[:MOST_NAMED]
    assert "--data '/data of games'" in said
    assert "remove-game" in said
    if count > 1:
        assert f" {count} " in said
    if count > MOST_NAMED:
        assert f" {count - MOST_NAMED}" in said
