"""A start that fails: one sentence names the folder and what to do, and it is not the players'."""

import errno
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from pixcade.server.cli.data_folder import CODES, operator_refusals
from pixcade.store.api import StoreTrouble
from pixcade.store.errors import StoreRefused, trouble
from pixcade.store.postgres.connection import address
from pixcade.store.postgres.schema import MIGRATIONS
from pixcade.store.private_files import DATABASE, current_user
from pixcade.store.sqlite.backup import backup
from pixcade.store.sqlite.store import open_store
from pixcade.words import LANGUAGES, Words
from tests.engines.postgres import Postgres
from tests.store.permissions import FORBIDDEN_TO
from tests.store.test_postgres import asked, opened_with
from tests.waits import LIMIT

PLAYERS = ("store-full", "store-read-only", "store-broken", "store-unreachable")


def started(*arguments: str) -> str:
    """Run a command of ours that can't do what it is asked for, and return the one sentence that it says."""
    done = subprocess.run(
        [*FORBIDDEN_TO, sys.executable, "-m", "pixcade", *arguments, "--language", "en"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT,
    )
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert not any(done.stderr.strip() == Words().say(code) for code in PLAYERS)
    return done.stderr


def serve(folder: Path) -> str:
    return started("serve", "--port", "0", "--no-open-browser", "--data", str(folder))


def test_a_folder_that_may_not_be_written_to_is_named_with_the_user_and_what_to_do(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    folder.chmod(0o500)
    said = serve(folder / "data")
    assert str(folder / "data") in said
    assert current_user() in said
    assert "--data" in said


def test_a_damaged_database_is_named_with_how_to_put_a_backup_back(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    (tmp_path / DATABASE).write_bytes(b"not a database at all" * 100)
    said = serve(tmp_path)
    assert str(tmp_path) in said
    assert "pixcade restore" in said


@pytest.mark.parametrize("table", ["settings", "log", "snapshots"])
def test_a_database_that_lacks_a_table_is_damaged(tmp_path: Path, table: str) -> None:
    open_store(tmp_path, now=0).close_and_wait()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute(f"DROP TABLE {table}")
    said = serve(tmp_path)
    assert str(tmp_path) in said
    assert "pixcade restore" in said


def test_a_database_of_a_newer_pixcade_is_named_with_the_copy_that_was_made_before_it(tmp_path: Path) -> None:
    open_store(tmp_path, now=0).close_and_wait()
    copy = tmp_path / "pixcade-version-1-20261101-120000.sqlite3"
    shutil.copyfile(tmp_path / DATABASE, copy)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert f"pixcade restore {copy} --data {tmp_path}" in serve(tmp_path)


def test_a_backup_that_has_no_place_names_where_it_was_to_be(tmp_path: Path) -> None:
    with pytest.raises(StoreRefused) as refused, operator_refusals(tmp_path / "data", tmp_path / "backups"):
        raise trouble(OSError(errno.ENOSPC, "full"), tmp_path / "data" / DATABASE)
    assert (refused.value.code, refused.value.values["folder"]) == ("serving.target-full", str(tmp_path / "backups"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_failure_of_a_disk_names_the_folder_in_every_language(tmp_path: Path, code: str, language: str) -> None:
    with pytest.raises(StoreRefused) as refused, operator_refusals(tmp_path):
        raise StoreTrouble(code)
    sentence = Words(language, strict=True).refusal(refused.value)
    assert str(tmp_path) in sentence
    assert "--data" in sentence


def test_a_database_that_is_away_is_named_and_not_its_password(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    monkeypatch.setenv("PIXCADE_DATABASE_URL", f"postgresql://me:secret@127.0.0.1:{port}/games")
    monkeypatch.setenv("PIXCADE_BUS_URL", f"redis://127.0.0.1:{port}/0")
    said = started("serve", "--port", "0", "--no-open-browser")
    assert f"127.0.0.1:{port}" in said
    assert "secret" not in said


def test_a_database_in_postgresql_that_lacks_a_table_is_named_with_what_to_do_and_not_its_password(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened_with(database, *MIGRATIONS)
    asked(postgres, database, "DROP TABLE pixcade.salts")
    monkeypatch.setenv("PIXCADE_DATABASE_URL", database)
    monkeypatch.setenv("PIXCADE_BUS_URL", "redis://127.0.0.1/0")
    said = started("serve", "--port", "0", "--no-open-browser")
    assert address(database) in said
    assert "pg_restore" in said
    assert postgres.password not in said


def test_a_password_file_that_others_can_read_is_told_in_one_sentence_by_server_and_doctor(
    postgres: Postgres, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "passwords"
    file.write_text(f"*:*:*:*:{postgres.password}\n")
    file.chmod(0o644)
    monkeypatch.delenv("PGPASSWORD", raising=False)
    monkeypatch.setenv("PGPASSFILE", str(file))
    monkeypatch.setenv("PIXCADE_DATABASE_URL", database.replace(f":{postgres.password}@", "@"))
    monkeypatch.setenv("PIXCADE_BUS_URL", "redis://127.0.0.1/0")
    said = started("serve", "--port", "0", "--no-open-browser")
    assert f"chmod 600 {file}" in said
    assert address(database) in said
    assert postgres.password not in said
    line = [sys.executable, "-m", "pixcade", "doctor", "--language", "en"]
    looked = subprocess.run(line, capture_output=True, text=True, check=False, timeout=LIMIT)
    assert said.strip() in looked.stdout
    assert looked.stderr == ""


@pytest.mark.parametrize("command", ["backup", "admin", "migrate-store"])
def test_a_folder_that_may_not_be_entered_is_named_by_every_command(command: str, tmp_path: Path) -> None:
    hidden = tmp_path / "hidden"
    (hidden / "data").mkdir(parents=True)
    hidden.chmod(0)
    data, target = str(hidden / "data"), str(tmp_path / "target")
    arguments = {
        "backup": (target, "--data", data),
        "admin": ("now", "--data", data),
        "migrate-store": (data, target),
    }
    try:
        said = started(command, *arguments[command])
    finally:
        hidden.chmod(0o700)
    assert data in said
    assert current_user() in said


@pytest.mark.parametrize("name", ["key", "lock"])
def test_a_file_that_is_no_file_is_named_and_the_database_is_not_blamed(name: str, tmp_path: Path) -> None:
    open_store(tmp_path, now=0).close_and_wait()
    (tmp_path / name).unlink(missing_ok=True)
    (tmp_path / name).mkdir()
    said = serve(tmp_path)
    assert str(tmp_path / name) in said
    assert "pixcade restore" not in said


@pytest.mark.parametrize(
    ("name", "command"),
    [
        ("key", "serve --port 0 --no-open-browser"),
        ("lock", "serve --port 0 --no-open-browser"),
        ("pixcade.toml", "serve --port 0 --no-open-browser"),
        (DATABASE, "serve --port 0 --no-open-browser"),
        ("lock", "admin now"),
        (DATABASE, "backup FOLDER/new"),
        ("earlier", "backup FOLDER/earlier"),
        ("earlier", "restore FOLDER/earlier"),
        (DATABASE, "restore FOLDER/backup"),
        ("token", "serve --port 0 --no-open-browser --admin-token-file FOLDER/token"),
    ],
)
def test_a_named_pipe_in_the_place_of_a_file_is_named_and_not_waited_for(
    name: str, command: str, tmp_path: Path
) -> None:
    open_store(tmp_path, now=0).close_and_wait()
    backup(tmp_path, tmp_path / "backup")
    (tmp_path / name).unlink(missing_ok=True)
    os.mkfifo(tmp_path / name)
    said = started(*command.replace("FOLDER", str(tmp_path)).split(), "--data", str(tmp_path))
    assert said.strip() == Words().say("core-named-pipe", path=str(tmp_path / name))
    assert (tmp_path / name).is_fifo()
