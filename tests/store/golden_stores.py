"""Golden stores: what servers have left behind, in fixtures/stores (by the version of their tables and the format of
their logs), the backups of them and the records of their finished games. Once a release has written one it stays.

`python -m tests.store.golden_stores` writes those of today's version and format where they are missing.
"""

import asyncio
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it publishes no types

from pixcade.core.record import result_of
from pixcade.games import rules
from pixcade.server.replays.replay import written
from pixcade.server.rooms.views import phase_of
from pixcade.store.api import (
    Ban,
    Browser,
    ChatLine,
    GamePlayer,
    GameRow,
    Grant,
    LogLine,
    OperatorSetting,
    Report,
    Salt,
    SeatLink,
    Store,
    TableRow,
    Write,
)
from pixcade.store.postgres.key import shared_key
from pixcade.store.postgres.schema import MIGRATIONS as POSTGRES_MIGRATIONS
from pixcade.store.postgres.store import open_postgres
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite.backup import backup
from pixcade.store.sqlite.schema import MIGRATIONS
from pixcade.store.sqlite.store import open_store
from pixcade.table.codec import decode
from pixcade.table.entries import FORMAT, Submitted
from pixcade.table.fold import restore
from pixcade.table.table import Table
from tests.engines.postgres import private_postgres
from tests.engines.programs import required
from tests.table.golden_logs import lines_of, names, salt_of

FIXTURES = Path(__file__).parents[2] / "fixtures"
STORES = FIXTURES / "stores"
BACKUPS = FIXTURES / "backups"
RECORDS = FIXTURES / "records"
KEY = bytes(range(32))
"""The server's key in a dump of PostgreSQL; that of SQLite lies in a file of its own."""


@dataclass(frozen=True)
class Contents:
    """Everything that a golden store holds."""

    logs: Mapping[str, list[str]]
    tables: Mapping[str, TableRow]
    salts: Mapping[str, Mapping[tuple[int, str], str]]
    grants: list[Grant]
    browser: Browser
    link: SeatLink
    chat: list[ChatLine]
    games: list[GameRow]
    """The last that ended first."""
    ban: Ban
    report: Report
    setting: OperatorSetting

    @property
    def lines(self) -> int:
        """How many lines all logs have together."""
        return sum(map(len, self.logs.values()))

    async def write(self, store: Store) -> None:
        """Write all of it into a new store."""
        for table, lines in self.logs.items():
            await store.write(self.tables[table], *(LogLine(table, at, text) for at, text in enumerate(lines, 1)))
        salts = (Salt(table, *at, salt) for table, known in self.salts.items() for at, salt in known.items())
        rest: Iterable[Write] = chain(
            salts, self.grants, (self.browser, self.link), self.chat, self.games, (self.ban, self.report, self.setting)
        )
        await store.write(*rest)

    async def be_in(self, store: Store) -> None:
        """Make sure that a store holds exactly this, and can go on. It is changed by that."""
        for table, lines in self.logs.items():
            assert await store.log(table) == lines
            assert await store.table(table) == self.tables[table]
            assert await store.salts(table) == self.salts.get(table, {})
            assert await store.grants(table) == [grant for grant in self.grants if grant.table == table]
            assert await store.chat(table) == [line for line in self.chat if line.table == table]
            followers = [row.id for row in self.tables.values() if row.previous == table]
            assert [row.id for row in await store.followers(table)] == followers
            assert await store.heads([table]) == {table: len(lines)}
        every = await store.tables(("lobby", "playing", "over", "closed"))
        assert {row.id: row for row in every} == self.tables
        for row in self.tables.values():
            if row.code:
                assert await store.table_by_code(row.code) == row
        assert await store.browser(self.browser.id) == self.browser
        assert await store.games() == self.games
        assert await store.bans(1) == [self.ban]
        assert await store.reports() == [self.report]
        assert await store.settings() == {self.setting.name: self.setting.value}
        assert await store.take_link(self.link.id, 1) == self.link
        for table, lines in self.logs.items():
            await store.write(LogLine(table, len(lines) + 1, "more"))


def log_of(name: str, table: str) -> list[str]:
    """The lines of a golden log under another table's id. Commitments name the id, so it is for logs without them."""
    return [line.replace('"table":"t1"', f'"table":"{table}"', 1) for line in lines_of(name)]


# A store with logs of format 1, as the first version of the tables had it

FIRST_LOGS = {
    "pixoid-over": log_of("format-1-pixoid-4-bank", "pixoid-over")[:90],
    "pixoid-playing": log_of("format-1-pixoid-3-none", "pixoid-playing")[:40],
    "pixl-playing": log_of("format-1-pixl-3-decision", "pixl-playing")[:60],
    "pixl-lobby": log_of("format-1-pixl-2-none", "pixl-lobby")[:3],
}


def first_row(table: str) -> TableRow:
    """A table's row."""
    game, phase = table.split("-")
    code = "c0de" if phase == "lobby" else ""
    previous = "pixoid-over" if table == "pixoid-playing" else ""
    public = game == "pixl"
    return TableRow(table, game, phase, public, 1000, 2000 + len(FIRST_LOGS[table]), code, table.encode(), previous)


FIRST = Contents(
    logs=FIRST_LOGS,
    tables={table: first_row(table) for table in FIRST_LOGS},
    salts={"pixoid-playing": {(1, "amber"): "5a" * 32, (1, "sky"): "17" * 32, (2, "amber"): "00" * 32}},
    grants=[Grant("pixoid-playing", "key 0", "b1"), Grant("pixoid-playing", "key 1", "b2", held=False)],
    browser=Browser("b1", "p1", "Zoë", program=False, created=1, seen=2),
    link=SeatLink("l1", "pixoid-playing", "key 0", expires=5000),
    chat=[
        ChatLine("pixoid-playing", 1, 1500, "p1", 0, "Zoë", "cześć!", "", seats=True, spectators=True),
        ChatLine("pixoid-playing", 2, 1600, "p3", -1, "Guest", "", "well-played", seats=False, spectators=True),
    ],
    games=[
        GameRow(
            "pixoid-over", "pixoid", 3000, public=False, result="7 5 3 1", players=(GamePlayer(0, "p1", "Zoë"),
            GamePlayer(1, "p2", "Bob"), GamePlayer(2, "", "greedy"), GamePlayer(3, "p3", "")),
        )
    ],
    ban=Ban("address", "192.0.2.7", 9000, "rude"),
    report=Report("r1", 1700, "pixoid-playing", "message", "2", "please look", "p1"),
    setting=OperatorSetting("announcement", "Tea at five"),
)  # fmt: skip


# A store with logs of a later format, as a server leaves it that has been updated since the first


def later_logs(format: int) -> dict[str, list[str]]:
    """The golden logs of a format by the ids of their tables, and games that had ended before."""
    logs = [lines_of(name) for name in names(format)]
    before = {table: log_of(f"format-1-{table}", table) for table in ("pixl-3-over", "pixoid-4-over")}
    return {decode(lines[0]).table: lines for lines in logs} | before


def row_of(table: Table, created: int) -> TableRow:
    """The row that a server has of a table."""
    phase = phase_of(table)
    code = f"{table.id} code" if phase == "lobby" else ""
    return TableRow(
        table.id,
        table.game.info.id,
        phase,
        table.settings.public,
        created,
        table.time,
        code,
        table.id.encode(),
        table.previous,
    )


def game_of(table: Table) -> GameRow:
    """The row that a server has of a finished game."""
    result = result_of(table.outcome, table.game.points(table.state))
    players = tuple(GamePlayer(at, seat.person, seat.name) for at, seat in enumerate(table.seats))
    return GameRow(table.id, table.game.info.id, table.time, table.settings.public, result, players)


def salts_of(lines: list[str]) -> dict[tuple[int, str], str]:
    """The salts of all commitments in a log."""
    entries = [decode(line) for line in lines]
    given = [(entry.table, entry.what) for entry in entries if isinstance(entry.what, Submitted)]
    return {(what.step, what.piece): salt_of(id, what.step, what.piece) for id, what in given if what.commitment}


def later(format: int) -> Contents:
    """Everything that a store of a format holds."""
    logs = later_logs(format)
    entries = {table: [decode(line) for line in lines] for table, lines in logs.items()}
    tables = {table: restore(known, rules) for table, known in entries.items()}
    games = [game_of(table) for table in tables.values() if table.over]
    return Contents(
        logs=logs,
        tables={id: row_of(table, entries[id][0].time) for id, table in tables.items()},
        salts={table: salts for table, lines in logs.items() if (salts := salts_of(lines))},
        grants=[
            Grant("playing", "key 0", "b1"),
            Grant("playing", "key 1", "b2"),
            Grant("playing", "key 2", "b1", held=False),
            Grant("lobby", "key 3", "b3"),
        ],
        browser=Browser("b1", "a1" * 8, "Zoë", program=True, created=1, seen=2),
        link=SeatLink("l1", "playing", "key 0", expires=5000),
        chat=[
            ChatLine("playing", 1, 1500, "a1" * 8, 0, "Zoë", 'cześć! "\\ 🎲', "", seats=True, spectators=True),
            ChatLine("playing", 2, 1600, "p3", -1, "Guest", "", "well-played", seats=False, spectators=True),
        ],
        games=sorted(games, key=lambda game: game.ended, reverse=True),
        ban=Ban("browser", "c3" * 8, 9000, "rude"),
        report=Report("r1", 1700, "playing", "message", "2", "please look", "a1" * 8),
        setting=OperatorSetting("announcement", "Tea at five"),
    )


CONTENTS = {1: FIRST, **{format: later(format) for format in range(2, FORMAT + 1)}}
"""By the newest format of their logs."""


def sqlite_store(version: int, format: int) -> Path:
    """Where a store of SQLite lies."""
    return STORES / "sqlite" / str(version) / f"logs-{format}.sqlite3"


def postgres_dump(version: int, format: int) -> Path:
    """Where the dump of a store of PostgreSQL lies."""
    return STORES / "postgres" / str(version) / f"logs-{format}.sql"


def backup_file(version: int, format: int) -> Path:
    """Where a backup lies."""
    return BACKUPS / f"{version}-logs-{format}"


def record_file(table: str, lines: list[str]) -> Path:
    """Where the record of a finished game with this log lies."""
    return RECORDS / f"format-{decode(lines[-1]).format}-{table}.pixcade"


def record_text(contents: Contents, game: GameRow) -> str:
    """The record of a finished game, as a server hands it out today."""
    return written(game, contents.logs[game.table], contents.salts.get(game.table, {}))


async def write_sqlite(folder: Path, contents: Contents = FIRST) -> None:
    """Make a store in a folder."""
    store = open_store(folder, now=0)
    await contents.write(store)
    await store.close()


async def write_postgres(url: str, contents: Contents) -> None:
    """Make a store in an empty database."""
    store = await open_postgres(url)
    await contents.write(store)
    await store.close()
    await shared_key(url, KEY)


def dump(url: str) -> str:
    """Return statements that make a database again, on any version of PostgreSQL."""
    (program,) = required("pg_dump")
    line = [str(program), "--inserts", "--no-owner", "--schema=pixcade", url]
    text = subprocess.run(line, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    kept = (one for one in text.splitlines() if one and not one.startswith(("--", "\\", "SET ")))
    return "\n".join(kept) + "\n"


async def load(url: str, text: str) -> None:
    """Do the statements of a dump in an empty database."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(text)
    finally:
        await connection.close()


def write_missing(folder: Path) -> None:
    """Write what there is not yet of today's versions and format; `folder` is empty, and for us alone."""
    version, contents = len(MIGRATIONS), CONTENTS[FORMAT]
    if not (file := sqlite_store(version, FORMAT)).exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        asyncio.run(write_sqlite(folder / "made", contents))
        file.write_bytes((folder / "made" / DATABASE).read_bytes())
    for format in CONTENTS:
        if not (file := backup_file(version, format)).exists() and sqlite_store(version, format).exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            (folder / str(format)).mkdir()
            (folder / str(format) / DATABASE).write_bytes(sqlite_store(version, format).read_bytes())
            backup(folder / str(format), file)
            file.chmod(0o644)
    if not (file := postgres_dump(len(POSTGRES_MIGRATIONS), FORMAT)).exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        with private_postgres() as server:
            url = server.new_database()
            asyncio.run(write_postgres(url, contents))
            file.write_text(dump(url), encoding="utf-8")
    for game in contents.games:
        if not (file := record_file(game.table, contents.logs[game.table])).exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(record_text(contents, game), encoding="utf-8")


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as made:
        write_missing(Path(made))
