"""One damaged row: only its table fails to open, bookkeeping starts over, and everyone else plays on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pixcade.client import Goodbye
from pixcade.store.private_files import DATABASE
from tests.server.durability.test_restart import moved
from tests.server.support.people import at, known
from tests.server.support.server import run, serving

pytestmark = pytest.mark.one_machine

DAY = 24 * 3_600_000
NO_TEXT = "CAST(x'227bfffe80' AS TEXT)"
"""What SQLite gives back as text and is no UTF-8."""
LAST_LINE = "table_id = '{table}' AND number = (SELECT max(number) FROM log WHERE table_id = '{table}')"


def change(folder: Path, statement: str) -> None:
    """Change something in a server's database behind its back."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        assert connection.execute(statement).rowcount == 1


@pytest.mark.parametrize("text", [NO_TEXT, "'[1, 2'", "''"], ids=["no-utf8", "no-json", "nothing"])
def test_damaged_last_line_affects_only_its_table(tmp_path: Path, text: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            damaged, whole = [(await served.table(person)).table for _ in range(2)]
        change(tmp_path, f"UPDATE log SET text = {text} WHERE {LAST_LINE.format(table=damaged)}")
        async with serving(tmp_path) as again:
            ann = moved(person, again.address)
            async with at(ann, whole) as table:
                assert known(table).phase == "lobby"
            with pytest.raises(Goodbye, match=r"server\.table-damaged"):
                await ann.table(damaged).__aenter__()
            assert again.log.getvalue().count(" error log-damaged ") == 1
            assert "fault" not in again.log.getvalue()

    run(main())
