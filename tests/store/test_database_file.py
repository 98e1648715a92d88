"""A database file that is deleted, moved or replaced while open rejects writes until it is back."""

import asyncio
import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from pixcade.store.api import LogLine, StoreTrouble
from pixcade.store.errors import GONE, OK
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import open_store
from pixcade.store.sqlite_files import connect
from tests.store.stores import table
from tests.waits import until

WAL = f"{DATABASE}-wal"


def deleted(folder: Path) -> None:
    for file in folder.glob(f"{DATABASE}*"):
        file.unlink()


def without_wal(folder: Path) -> None:
    (folder / WAL).unlink()


def replaced(folder: Path) -> None:
    other = folder / "other"
    other.write_bytes((folder / DATABASE).read_bytes())
    os.replace(other, folder / DATABASE)


@pytest.mark.parametrize("lose", [deleted, without_wal, replaced], ids=lambda lose: lose.__name__)
def test_missing_database_file_rejects_writes(lose: Callable[[Path], None], tmp_path: Path) -> None:
    async def main() -> None:
        store = open_store(tmp_path, now=0)
        await store.write(table("t"), LogLine("t", 1, "one"))
        lose(tmp_path)
        with pytest.raises(StoreTrouble, match=r"store\.gone"):
            await store.write(LogLine("t", 2, "two"))
        assert store.healthy == GONE
        await store.close()
        assert store.state_at_end() == GONE

    asyncio.run(main())


def test_missing_database_file_is_noticed_and_recovers(tmp_path: Path) -> None:
    async def main() -> None:
        store = open_store(tmp_path, now=0)
        await store.write(table("t"), LogLine("t", 1, "one"))
        (tmp_path / DATABASE).rename(tmp_path / "aside")
        await until(lambda: store.healthy == GONE)
        (tmp_path / "aside").rename(tmp_path / DATABASE)
        await until(lambda: store.healthy == OK)
        await store.write(LogLine("t", 2, "two"))
        await store.close()
        assert store.state_at_end() == OK

    asyncio.run(main())
    with closing(connect(tmp_path / DATABASE, "ro")) as reader:
        assert [text for (text,) in reader.execute("SELECT text FROM log ORDER BY number")] == ["one", "two"]
