"""The tables in PostgreSQL, created and migrated by whichever process starts first."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pixcade.store.api import StoreTrouble
from pixcade.store.errors import BROKEN, CODES, StoreRefused
from pixcade.store.postgres.connection import SCHEMA, PostgresConnection

PREPARING = 0x50697863_0001
"""The advisory lock for creating or migrating the tables."""
SERVING = 0x50697863_0002
"""The advisory lock that servers hold shared while they write; held exclusively, it locks all servers out."""

VERSION = "CREATE TABLE version (version BIGINT NOT NULL, oldest BIGINT NOT NULL)"

FIRST = (
    "CREATE TABLE log (table_id TEXT NOT NULL, number BIGINT NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY (table_id, number))",
    "CREATE TABLE salts (table_id TEXT NOT NULL, step BIGINT NOT NULL, piece TEXT NOT NULL, salt TEXT NOT NULL,"
    " PRIMARY KEY (table_id, step, piece))",
    "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, public BOOLEAN NOT NULL,"
    " created BIGINT NOT NULL, touched BIGINT NOT NULL, code TEXT NOT NULL, secret BYTEA NOT NULL,"
    " previous TEXT NOT NULL)",
    "CREATE INDEX tables_by_phase ON tables (phase, touched)",
    "CREATE INDEX tables_by_code ON tables (code) WHERE code <> ''",
    "CREATE INDEX tables_by_previous ON tables (previous) WHERE previous <> ''",
    # `place` is the order in which grants were inserted.
    "CREATE TABLE grants (table_id TEXT NOT NULL, key TEXT NOT NULL, browser TEXT NOT NULL, held BOOLEAN NOT NULL,"
    " place BIGINT GENERATED ALWAYS AS IDENTITY, PRIMARY KEY (table_id, key, browser))",
    "CREATE INDEX grants_by_browser ON grants (browser)",
    "CREATE TABLE browsers (id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, program BOOLEAN NOT NULL,"
    " created BIGINT NOT NULL, seen BIGINT NOT NULL)",
    "CREATE TABLE links (id TEXT PRIMARY KEY, table_id TEXT NOT NULL, key TEXT NOT NULL, expires BIGINT NOT NULL)",
    "CREATE INDEX links_by_key ON links (table_id, key)",
    "CREATE TABLE chat (table_id TEXT NOT NULL, number BIGINT NOT NULL, time BIGINT NOT NULL, person TEXT NOT NULL,"
    " seat BIGINT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, phrase TEXT NOT NULL, seats BOOLEAN NOT NULL,"
    " spectators BOOLEAN NOT NULL, PRIMARY KEY (table_id, number))",
    "CREATE INDEX chat_by_time ON chat (time)",
    "CREATE TABLE games (table_id TEXT PRIMARY KEY, game TEXT NOT NULL, ended BIGINT NOT NULL,"
    " public BOOLEAN NOT NULL, result TEXT NOT NULL)",
    "CREATE INDEX games_by_end ON games (ended)",
    "CREATE TABLE players (table_id TEXT NOT NULL, seat BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,"
    " PRIMARY KEY (table_id, seat))",
    "CREATE INDEX players_by_person ON players (person) WHERE person <> ''",
    "CREATE TABLE bans (kind TEXT NOT NULL, value TEXT NOT NULL, until BIGINT NOT NULL, reason TEXT NOT NULL,"
    " PRIMARY KEY (kind, value))",
    "CREATE TABLE reports (id TEXT PRIMARY KEY, time BIGINT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL,"
    " about TEXT NOT NULL, text TEXT NOT NULL, reporter TEXT NOT NULL)",
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    # The server's key, which signs cookies and links: all processes need the same.
    "CREATE TABLE server_key (id BIGINT PRIMARY KEY CHECK (id = 1), key BYTEA NOT NULL)",
    # The last batch of each running process: tells afterwards whether it was committed.
    "CREATE TABLE writers (id TEXT PRIMARY KEY, batch BIGINT NOT NULL, seen TIMESTAMPTZ NOT NULL DEFAULT now())"
    " WITH (fillfactor = 10)",
)

SECOND = (
    # Snapshots of tables, and which tables have clocks: of older ones that is not known, so they may.
    "CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, number BIGINT NOT NULL, version TEXT NOT NULL,"
    " digest TEXT NOT NULL, content BYTEA NOT NULL)",
    "ALTER TABLE tables ADD COLUMN clocks BOOLEAN NOT NULL DEFAULT true",
)


@dataclass(frozen=True)
class Migration:
    """A step from one version to the next; `oldest` is the first program version that can use the result.

    During a rolling upgrade two versions run: a step that the older one can't use has to wait until all servers are
    stopped.
    """

    statements: tuple[str, ...]
    oldest: int


MIGRATIONS: tuple[Migration, ...] = (Migration(FIRST, oldest=1), Migration(SECOND, oldest=1))
"""Step i leads from version i to i + 1; none is changed once it was released."""

CREATED = re.compile(r"CREATE TABLE (\w+) \((.+)\)")
COLUMN = re.compile(r"(?:^|, )([a-z_]+) [A-Z]")
"""A column's name is followed by its type, in capitals."""
ADDED = re.compile(r"ALTER TABLE (\w+) ADD COLUMN (\w+)")
RENAMED = re.compile(r"ALTER TABLE (\w+) RENAME COLUMN (\w+) TO (\w+)")

Columns = frozenset[tuple[str, str]]
"""Columns, each with its table."""


async def prepare(line: PostgresConnection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Create the tables or migrate them, once, however many processes start at the same time.

    Raises StoreRefused `store.newer`, `store.database-in-use`, `store.database-encoding`, and StoreTrouble
    `store.broken`; nothing is changed then.
    """
    if await line.fetch("SHOW server_encoding") != [("UTF8",)]:
        raise StoreRefused("store.database-encoding")
    async with line.transaction():
        await line.fetch("SELECT pg_advisory_xact_lock($1)", PREPARING)
        version = await known_version(line, migrations)
        steps = migrations[version:]
        if not steps:
            return
        oldest = max(step.oldest for step in migrations)
        if version and oldest > version:
            await alone(line)
        if not version:
            await line.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
            await line.execute(VERSION)
            await line.execute("INSERT INTO version VALUES (0, 0)")
        for step in steps:
            for statement in step.statements:
                await line.execute(in_byte_order(statement))
        await line.execute("UPDATE version SET version = $1, oldest = $2", len(migrations), oldest)


async def versions(line: PostgresConnection) -> tuple[int, int]:
    """Return the version of the tables, and the oldest program version that can use them; 0 where there are none."""
    (there,) = (await line.fetch(f"SELECT to_regclass('{SCHEMA}.version') IS NOT NULL"))[0]
    if not there:
        return 0, 0
    rows = await line.fetch("SELECT version, oldest FROM version")
    return (rows[0][0], rows[0][1]) if rows else (0, 0)


async def known_version(line: PostgresConnection, migrations: Sequence[Migration] = MIGRATIONS) -> int:
    """Return the version of the tables, 0 where there are none yet, without changing them.

    Raises StoreRefused `store.newer`, and StoreTrouble `store.broken` where a table or a column of it is missing, or
    tables of ours have no version.
    """
    version, oldest = await versions(line)
    if oldest > len(migrations):
        raise StoreRefused("store.newer", version=version, newest=len(migrations))
    there = await columns(line)
    whole = columns_after(migrations[:version]) <= there if version else there.isdisjoint(columns_after(migrations))
    if not whole:
        raise StoreTrouble(CODES[BROKEN])
    return version


async def has_columns(line: PostgresConnection, migrations: Sequence[Migration] = MIGRATIONS) -> bool:
    """Whether a database has all columns of all tables that these steps create."""
    return columns_after(migrations) <= await columns(line)


async def columns(line: PostgresConnection) -> Columns:
    """Return the columns in our schema, also of tables that we may not read."""
    rows = await line.fetch(
        "SELECT relname::text, attname::text FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid"
        f" WHERE relnamespace = to_regnamespace('{SCHEMA}') AND relkind IN ('r', 'p')"
        " AND attnum > 0 AND NOT attisdropped"
    )
    return frozenset((table, column) for table, column in rows)


def columns_after(migrations: Sequence[Migration]) -> Columns:
    """Return the columns that there are after these steps, as their statements say."""
    found: set[tuple[str, str]] = set()
    for statement in (VERSION, *(one for step in migrations for one in step.statements)):
        if created := CREATED.match(statement):
            found |= {(created[1], name) for name in COLUMN.findall(created[2])}
        elif added := ADDED.match(statement):
            found.add((added[1], added[2]))
        elif renamed := RENAMED.match(statement):
            found.remove((renamed[1], renamed[2]))
            found.add((renamed[1], renamed[3]))
    return frozenset(found)


async def alone(line: PostgresConnection) -> None:
    """Lock servers out until the transaction ends. Raises StoreRefused `store.database-in-use`."""
    if await line.fetch("SELECT pg_try_advisory_xact_lock($1)", SERVING) != [(True,)]:
        raise StoreRefused("store.database-in-use")


def in_byte_order(statement: str) -> str:
    """Give texts the collation "C" (byte order), whatever the locale of the database."""
    return statement.replace(" TEXT ", ' TEXT COLLATE "C" ')
