"""How each kind of write becomes SQL for PostgreSQL: many rows in one statement where their order does not matter."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import groupby
from typing import Any

from pixcade.store.api import (
    ChatGone,
    ChatLine,
    GameGone,
    GameRow,
    LogLine,
    NameGone,
    NoSuchTable,
    OperatorSetting,
    ReportDone,
    Salt,
    SaltGone,
    TableThere,
    Write,
)
from pixcade.store.postgres.connection import PostgresConnection, columns
from pixcade.store.rows import BY_TABLE, KINDS, RowKind

TYPES: Mapping[Any, str] = {str: "text", int: "bigint", bool: "boolean", bytes: "bytea"}
PLAIN = frozenset((*KINDS, SaltGone)) - {GameRow, OperatorSetting}
"""Kinds that can be written in bulk: rows that are inserted, replaced or deleted, each by its own key."""
NUMBERED = (LogLine, ChatLine)
"""Kinds whose rows are never replaced: a number that exists is a conflict."""


@dataclass(frozen=True, eq=False)
class StatementPart:
    """A part of a statement that takes many rows, as one list for each column."""

    kind: RowKind
    gone: bool = False
    """Whether rows are deleted, by their keys, instead of inserted."""

    def text(self, first: int) -> str:
        """Return the SQL, with placeholders numbered from a number on."""
        own = [field.type for field in fields(self.kind.of) if field.name != "players"]
        types = own[: self.kind.key] if self.gone else own
        places = ", ".join(f"${first + at}::{TYPES[of]}[]" for at, of in enumerate(types))
        names = ", ".join(self.kind.columns[: len(types)])
        if self.gone:
            return f"DELETE FROM {self.kind.table} WHERE ({names}) IN (SELECT * FROM unnest({places}))"
        return f"INSERT INTO {self.kind.table} ({names}) SELECT * FROM unnest({places}){self.replacing()}"

    def replacing(self) -> str:
        """Return the ON CONFLICT clause: without a key an existing row is a conflict."""
        key, rest = self.kind.columns[: self.kind.key], self.kind.columns[self.kind.key :]
        if not key:
            return ""
        return (
            f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in rest)}"
        )

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return self.kind.key if self.gone else len(self.kind.columns)


PUTTING = {of: StatementPart(kind) for of, kind in KINDS.items()}
TAKING = {Salt: StatementPart(KINDS[Salt], gone=True)}


@cache
def statement(parts: tuple[StatementPart, ...]) -> str:
    """Return one statement that does all these parts, and records the writer's batch by its first two values."""
    texts: list[str] = []
    first = 3
    for part in parts:
        texts.append(f"part_{len(texts)} AS ({part.text(first)})")
        first += part.width
    marking = (
        "INSERT INTO writers (id, batch) VALUES ($1, $2)"
        " ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, seen = now()"
    )
    return f"WITH {', '.join(texts)} {marking}" if texts else marking


def gathered(writes: Iterable[Any]) -> list[tuple[StatementPart, list[tuple[Any, ...]]]]:
    """Group plain writes by what they do; of those that replace each other only the last remains.

    Rows are sorted by key, so that concurrent writers of the same rows wait for each other without a deadlock.
    """
    numbered: dict[type, list[tuple[Any, ...]]] = {}
    keyed: dict[type, dict[tuple[Any, ...], tuple[Any, ...] | None]] = {}
    for write in writes:
        of = type(write)
        if of is SaltGone:
            keyed.setdefault(Salt, {})[write.table, write.step, write.piece] = None
            continue
        kind = KINDS[of]
        values = kind.values(write)
        if kind.key:
            keyed.setdefault(of, {})[values[: kind.key]] = values
        else:
            numbered.setdefault(of, []).append(values)
    found = [(PUTTING[of], sorted(numbered[of])) for of in NUMBERED if of in numbered]
    for of in KINDS:
        rows = keyed.get(of, {})
        coming = sorted(row for row in rows.values() if row is not None)
        going = sorted(key for key, row in rows.items() if row is None)
        found += [(PUTTING[of], coming)] if coming else []
        found += [(TAKING[of], going)] if going else []
    return found


async def write_plain(line: PostgresConnection, writer: str, batch: int, writes: Iterable[Write]) -> None:
    """Do many plain writes, all or none, and record the batch, in one statement."""
    parts = gathered(writes)
    values = [column for _, rows in parts for column in columns(rows)]
    await line.execute(statement(tuple(part for part, _ in parts)), writer, batch, *values)


async def taken(line: PostgresConnection, writes: Sequence[Any]) -> set[tuple[type, str, int]]:
    """Return which of the numbers to be written exist already."""
    found: set[tuple[type, str, int]] = set()
    for of in NUMBERED:
        rows = [(write.table, write.number) for write in writes if type(write) is of]
        if rows:
            there = await line.fetch(
                f"SELECT table_id, number FROM {KINDS[of].table}"
                " WHERE (table_id, number) IN (SELECT * FROM unnest($1::text[], $2::bigint[]))",
                *columns(rows),
            )
            found |= {(of, table, number) for table, number in there}
    return found


async def do_all(line: PostgresConnection, writer: str, batch: int, writes: Sequence[Write]) -> None:
    """Do the writes of one job in order, inside the open transaction."""
    for plain, some in groupby(writes, key=lambda write: type(write) in PLAIN):
        if plain:
            await write_plain(line, writer, batch, some)
        else:
            for write in some:
                await SPECIAL[type(write)](line, write)


async def put(line: PostgresConnection, write: Any) -> None:
    """Insert a row or replace the one with its key."""
    kind = KINDS[type(write)]
    await line.execute(PUTTING[type(write)].text(1), *columns([kind.values(write)]))


async def table_there(line: PostgresConnection, write: TableThere) -> None:
    """Lock a table against removal until the transaction ends, or raise NoSuchTable."""
    if not await line.fetch("SELECT 1 FROM tables WHERE id = $1 FOR KEY SHARE", write.table):
        raise NoSuchTable


async def chat_gone(line: PostgresConnection, write: ChatGone) -> None:
    """Delete one message."""
    await line.execute("DELETE FROM chat WHERE table_id = $1 AND number = $2", write.table, write.number)


async def game_row(line: PostgresConnection, write: GameRow) -> None:
    """Insert or replace a game and its players."""
    await put(line, write)
    await line.execute("DELETE FROM players WHERE table_id = $1", write.table)
    players = [(player.seat, player.person, player.name) for player in write.players]
    if players:
        await line.execute(
            "INSERT INTO players (table_id, seat, person, name)"
            " SELECT $1, * FROM unnest($2::bigint[], $3::text[], $4::text[])",
            write.table,
            *columns(players),
        )


async def game_gone(line: PostgresConnection, write: GameGone) -> None:
    """Delete a game and its table with everything that belongs to them: a table without its log is of no use."""
    await remove_tables(line, [write.table])


async def name_gone(line: PostgresConnection, write: NameGone) -> None:
    """Empty a person's name in a finished game, and replace it in what they wrote there."""
    whose = (write.table, write.person)
    await line.execute(
        "UPDATE players SET name = '' WHERE table_id = $1 AND person = $2 AND person <> '' AND name <> ''", *whose
    )
    await line.execute(
        "UPDATE chat SET name = $3 WHERE table_id = $1 AND person = $2 AND name <> $3", *whose, write.instead
    )


async def report_done(line: PostgresConnection, write: ReportDone) -> None:
    """Delete a report."""
    await line.execute("DELETE FROM reports WHERE id = $1", write.id)


async def setting(line: PostgresConnection, write: OperatorSetting) -> None:
    """Store a setting, or delete it."""
    if write.value:
        await put(line, write)
    else:
        await line.execute("DELETE FROM settings WHERE name = $1", write.name)


SPECIAL: Mapping[type, Callable[[PostgresConnection, Any], Awaitable[None]]] = {
    TableThere: table_there,
    ChatGone: chat_gone,
    GameRow: game_row,
    GameGone: game_gone,
    NameGone: name_gone,
    ReportDone: report_done,
    OperatorSetting: setting,
}
"""The kinds that are not exactly one row."""


async def remove_tables(line: PostgresConnection, tables: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them."""
    for name in BY_TABLE:
        await line.execute(f"DELETE FROM {name} WHERE table_id = ANY($1::text[])", list(tables))
    await line.execute("DELETE FROM tables WHERE id = ANY($1::text[])", list(tables))
