"""Golden stores in fixtures/stores: a SQLite database, a dump of PostgreSQL and a backup, and in fixtures/records the
records of their finished games.

`python -m tests.store.golden_stores` writes missing ones.
"""

import asyncio
import subprocess
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it publishes no types

from pixcade.games import rules
from pixcade.room.change import finished_game, seat_rows
from pixcade.room.replay import text_of_record
from pixcade.room.views import phase_of
from pixcade.store.api import (
    Ban,
    Browser,
    ChatLine,
    Grant,
    LogLine,
    OperatorSetting,
    PasswordGiven,
    Report,
    SeatLink,
    TableRow,
    Write,
)
from pixcade.store.backup import backup
from pixcade.store.postgres import open_postgres
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import open_store
from pixcade.store.sqlite_files import connect
from pixcade.store.store import Store
from pixcade.table.codec import decode
from pixcade.table.fold import restore
from pixcade.table.table import Table
from tests.engines.postgres import private_postgres
from tests.engines.programs import required
from tests.table.golden_logs import lines_of

FIXTURES = Path(__file__).parents[2] / "fixtures"
SQLITE = FIXTURES / "stores" / "store.sqlite3"
POSTGRES = FIXTURES / "stores" / "store.sql"
BACKUP = FIXTURES / "stores" / "backup"
RECORDS = FIXTURES / "records"
KEY = bytes(range(32))

STORED = ("agreed", "lobby", "over", "playing", "stopped")
"""The golden logs when these stores were written, by version 1 of the schema."""
LOGS = {name: lines_of(name) for name in STORED}
"""By table id."""
TABLES = {id: restore(map(decode, lines), rules) for id, lines in LOGS.items()}
GAMES = sorted((finished_game(table) for table in TABLES.values() if table.over), key=lambda one: -one.ended)
GRANTS = [Grant("lobby", "key 3", "b3"), Grant("playing", "key 0", "b1"), Grant("playing", "key 2", "b1", held=False)]
BROWSER = Browser("b1", "a1" * 8, "Zoë", program=True, created=1, seen=2)
LINK = SeatLink("l1", "playing", "key 0", expires=5000)
CHAT = [
    ChatLine(
        "playing", 1, 1500, "a1" * 8, 0, "Zoë", 'cześć! "\\ 🎲', "", seats=True, spectators=True,
        request="id 7", browser="b1",
    ),
    ChatLine("playing", 2, 1600, "p3", -1, "Guest", "", "well-played", seats=False, spectators=True),
]  # fmt: skip
BAN = Ban("browser", "c3" * 8, 9000, "rude")
REPORT = Report("r1", 1700, "playing", "message", "2", "please look", "a1" * 8)
SETTING = OperatorSetting("announcement", "Tea at five")


def row_of(table: Table) -> TableRow:
    """Return a table's row as a server writes it."""
    phase, settings = phase_of(table), table.settings
    return TableRow(
        id=table.id,
        game=table.game.info.id,
        phase=phase,
        public=settings.public,
        created=decode(LOGS[table.id][0]).time,
        touched=table.time,
        code=f"{table.id} code" if phase == "lobby" else "",
        secret=table.id.encode(),
        previous=table.previous,
        clocks=settings.clock != "none",
    )


def everything() -> list[Write]:
    """Return the content of a golden store."""
    lines = (LogLine(id, at, text) for id, log in LOGS.items() for at, text in enumerate(log, 1))
    seats = (row for table in TABLES.values() for row in seat_rows(table))
    rows = map(row_of, TABLES.values())
    people: list[Write] = [*GRANTS, BROWSER, LINK, PasswordGiven("b1"), *CHAT]
    return [*rows, *lines, *seats, *people, *GAMES, BAN, REPORT, SETTING]


async def check(store: Store) -> None:
    """Check that a store has exactly this content and works. Changes it."""
    for id, lines in LOGS.items():
        assert await store.log(id) == lines
        assert await store.table(id) == row_of(TABLES[id])
        assert await store.grants(id) == [grant for grant in GRANTS if grant.table == id]
        assert await store.chat(id) == [line for line in CHAT if line.table == id]
    seats = await store.seats(list(LOGS))
    assert seats == {id: [row for row in seat_rows(table) if row.name] for id, table in TABLES.items()}
    assert {row.id for row in await store.tables(("lobby", "playing", "over", "closed"))} == set(LOGS)
    assert [row.id for row in await store.followers("lobby")] == ["agreed"]
    assert await store.table_by_code("lobby code") == row_of(TABLES["lobby"])
    assert await store.own_seats("b1") == [(row_of(TABLES["playing"]), 0)]
    assert await store.browser(BROWSER.id) == BROWSER
    assert await store.gave_password("b1")
    assert await store.games() == GAMES
    assert await store.bans(1) == [BAN]
    assert await store.reports() == [REPORT]
    assert await store.settings() == {SETTING.name: SETTING.value}
    assert await store.take_link(LINK.id, 1) == LINK
    for id, lines in LOGS.items():
        await store.write(LogLine(id, len(lines) + 1, "more"))


def record_file(table: str) -> Path:
    return RECORDS / f"{table}.pixcade"


def record_text(table: str) -> str:
    """Return the record of a finished game, as a server serves it."""
    return text_of_record(next(game for game in GAMES if game.table == table), LOGS[table])


async def write_sqlite(folder: Path) -> None:
    store = open_store(folder, now=0)
    await store.write(*everything())
    await store.close()


async def write_postgres(url: str) -> None:
    store = await open_postgres(url)
    await store.write(*everything())
    await store.close()
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE pixcade.meta SET value = $1 WHERE name = 'key'", KEY.hex())
    await connection.close()


def dump(url: str) -> str:
    """Return statements that recreate a database on any version of PostgreSQL."""
    (program,) = required("pg_dump")
    line = [str(program), "--inserts", "--no-owner", "--schema=pixcade", url]
    text = subprocess.run(line, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    kept = (one for one in text.splitlines() if one and not one.startswith(("--", "\\", "SET ")))
    return "\n".join(kept) + "\n"


async def load(url: str, text: str) -> None:
    """Execute the statements of a dump in an empty database."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(text)
    finally:
        await connection.close()


def write_missing(folder: Path) -> None:
    """Write missing files, using an empty folder."""
    SQLITE.parent.mkdir(parents=True, exist_ok=True)
    RECORDS.mkdir(exist_ok=True)
    if not SQLITE.exists():
        asyncio.run(write_sqlite(folder))
        with closing(connect(folder / DATABASE)) as connection:
            connection.execute("UPDATE meta SET value = ? WHERE name = 'key'", (KEY.hex(),))
        SQLITE.write_bytes((folder / DATABASE).read_bytes())
    if not BACKUP.exists():
        (folder / DATABASE).write_bytes(SQLITE.read_bytes())
        backup(folder, BACKUP)
        BACKUP.chmod(0o644)
    if not POSTGRES.exists():
        with private_postgres() as server:
            url = server.new_database()
            asyncio.run(write_postgres(url))
            POSTGRES.write_text(dump(url), encoding="utf-8")
    for game in GAMES:
        if not record_file(game.table).exists():
            record_file(game.table).write_text(record_text(game.table), encoding="utf-8")


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as made:
        write_missing(Path(made))
