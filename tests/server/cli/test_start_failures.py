"""A start that fails: one sentence names the folder and what to do, and it is not the players'."""

import asyncio
import errno
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from pixcade.locales import Words
from pixcade.server.cli.data_folder import CODES, operator_errors
from pixcade.store.api import StoreTrouble
from pixcade.store.backup import backup
from pixcade.store.disk import trouble
from pixcade.store.errors import StoreError
from pixcade.store.private_files import DATABASE, current_user
from pixcade.store.sqlite import open_store
from tests.store.permissions import FORBIDDEN_TO
from tests.waits import LIMIT

PLAYERS = ("store-full", "store-read-only", "store-broken", "store-unreachable")


def started(*arguments: str) -> str:
    """Run a command that must fail, and return its one sentence."""
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


def test_unwritable_folder_error_names_folder_user_and_remedy(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    folder.chmod(0o500)
    said = serve(folder / "data")
    assert str(folder / "data") in said
    assert current_user() in said
    assert "--data" in said


def test_damaged_database_error_explains_restore(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    (tmp_path / DATABASE).write_bytes(b"not a database at all" * 100)
    said = serve(tmp_path)
    assert str(tmp_path) in said
    assert "pixcade restore" in said


def test_newer_database_error_says_so(tmp_path: Path) -> None:
    asyncio.run(open_store(tmp_path, now=0).close())
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("UPDATE meta SET value = '99' WHERE name = 'schema'")
    assert "99" in serve(tmp_path)


def test_failed_backup_names_its_target(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as rejected, operator_errors(tmp_path / "data", tmp_path / "backups"):
        raise trouble(OSError(errno.ENOSPC, "full"), tmp_path / "data" / DATABASE)
    assert (rejected.value.code, rejected.value.values["folder"]) == ("serving.target-full", str(tmp_path / "backups"))


@pytest.mark.parametrize("code", CODES)
def test_every_disk_error_names_the_folder(tmp_path: Path, code: str) -> None:
    with pytest.raises(StoreError) as rejected, operator_errors(tmp_path):
        raise StoreTrouble(code)
    sentence = Words(strict=True).error(rejected.value)
    assert str(tmp_path) in sentence
    assert "--data" in sentence


def test_unreachable_database_is_named_without_password(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    monkeypatch.setenv("PIXCADE_DATABASE_URL", f"postgresql://me:secret@127.0.0.1:{port}/games")
    said = started("serve", "--port", "0", "--no-open-browser")
    assert f"127.0.0.1:{port}" in said
    assert "secret" not in said


@pytest.mark.parametrize("command", ["backup", "admin", "migrate-store"])
def test_unreadable_folder_is_named_by_every_command(command: str, tmp_path: Path) -> None:
    hidden = tmp_path / "hidden"
    (hidden / "data").mkdir(parents=True)
    hidden.chmod(0)
    data, target = str(hidden / "data"), str(tmp_path / "target")
    arguments = {
        "backup": (target, "--data", data),
        "admin": ("now", "--data", data),
        "migrate-store": (data, "postgresql://127.0.0.1:1/nowhere"),
    }
    try:
        said = started(command, *arguments[command])
    finally:
        hidden.chmod(0o700)
    assert data in said
    assert current_user() in said


def test_invalid_lock_file_is_named_not_the_database(tmp_path: Path) -> None:
    name = "lock"
    asyncio.run(open_store(tmp_path, now=0).close())
    (tmp_path / name).unlink(missing_ok=True)
    (tmp_path / name).mkdir()
    said = serve(tmp_path)
    assert str(tmp_path / name) in said
    assert "pixcade restore" not in said


@pytest.mark.parametrize(
    ("name", "command"),
    [
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
def test_named_pipe_is_rejected_without_waiting(name: str, command: str, tmp_path: Path) -> None:
    asyncio.run(open_store(tmp_path, now=0).close())
    backup(tmp_path, tmp_path / "backup")
    (tmp_path / name).unlink(missing_ok=True)
    os.mkfifo(tmp_path / name)
    said = started(*command.replace("FOLDER", str(tmp_path)).split(), "--data", str(tmp_path))
    assert said.strip() == Words().say("core-named-pipe", path=str(tmp_path / name))
    assert (tmp_path / name).is_fifo()
