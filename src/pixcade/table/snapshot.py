"""A snapshot of the fold: a table as it is after an entry, in bytes, so that the entries before it need not be folded.

The log is the truth. A snapshot saves time and nothing else: whatever is odd about one, it is discarded and the log is
folded from its beginning. Tests hold that both give the same table.

What it does not notice: an earlier line of the log that was changed or lost since. To find that out one has to fold the
whole log, as backing up, restoring and moving a store do. Nor is its digest a signature: whoever can write to the
database can write a log.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, get_type_hints

from msgspec import defstruct
from msgspec.msgpack import Decoder, Encoder

from pixcade import __version__
from pixcade.core.game import Event
from pixcade.core.record import Rules
from pixcade.table.entries import FORMAT
from pixcade.table.table import Secret, Table

SPELT: Mapping[str, Any] = {"state": str, "events": list[tuple[str, dict[str, Any]]], "secrets": dict[str, Secret]}
"""The fields that hold values of a game, and what stands for them: positions and moves are in notation."""
FIELDS = {
    field.name: SPELT.get(field.name, get_type_hints(Table)[field.name])
    for field in fields(Table)
    if field.name != "game"  # it follows from the settings and the version of the rules
}
IMAGE = defstruct("TableImage", list(FIELDS.items()), frozen=True)
DECODER = Decoder(IMAGE)
ENCODER = Encoder()
VERSION = f"{__version__}/{FORMAT}/{hashlib.sha256(repr(FIELDS).encode()).hexdigest()[:16]}"
"""Another version of the program, of the log's format or of these fields folds anew."""


class InvalidSnapshot(Exception):
    """A snapshot of another version, one that was changed, or one of another log."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table after the entry `number`, of a version; `digest` binds all of it to the line of that entry."""

    table: str
    number: int
    version: str
    digest: str
    content: bytes = field(repr=False)


def snapshot_of(table: Table, line: str) -> Snapshot:
    """Return the snapshot of a table after an entry, whose line is given."""
    game, state = table.game, table.state
    plain: dict[str, Any] = {name: getattr(table, name) for name in FIELDS}
    plain["state"] = game.format_position(state)
    plain["secrets"] = {
        piece: secret if secret.move is None else secret._replace(move=game.format_move(state, secret.move))
        for piece, secret in table.secrets.items()
    }
    content = ENCODER.encode(plain)
    digest = digest_of(table.id, table.number, VERSION, line, content)
    return Snapshot(table.id, table.number, VERSION, digest, content)


def line_number(snapshot: Snapshot) -> int:
    """Return the number of the entry whose line `table_in` needs.

    Raises InvalidSnapshot for a row that no server of this version has written: SQLite takes any value in any column.
    """
    if snapshot.version != VERSION:
        raise InvalidSnapshot("another version")
    if not isinstance(snapshot.number, int) or snapshot.number < 1 or not isinstance(snapshot.content, bytes):
        raise InvalidSnapshot("odd row")
    return snapshot.number


def table_in(snapshot: Snapshot, line: str, rules: Rules) -> Table:
    """Return the table of a snapshot, given the line of its entry.

    Raises InvalidSnapshot where it is of another version, was changed or does not belong to this line.
    """
    if snapshot.digest != digest_of(snapshot.table, line_number(snapshot), VERSION, line, snapshot.content):
        raise InvalidSnapshot("another digest")
    try:
        image: Any = DECODER.decode(snapshot.content)
        values: dict[str, Any] = {name: getattr(image, name) for name in FIELDS}
        game = rules(image.settings.game, image.rules)
        state = values["state"] = game.parse_position(image.state)
        values["events"] = tuple(Event(code, told(happened)) for code, happened in image.events)
        values["secrets"] = {
            piece: secret if secret.move is None else secret._replace(move=game.parse_move(state, secret.move))
            for piece, secret in image.secrets.items()
        }
        return Table(game=game, **values)
    except Exception as error:
        raise InvalidSnapshot("unreadable") from error


def told(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of an event, with tuples where bytes know only lists."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}


def digest_of(table: str, number: int, version: str, line: str, content: bytes) -> str:
    """Return the digest that binds a snapshot to its table, its entry and its version."""
    found = hashlib.sha256(f"{table}\n{number}\n{version}\n{line}\n".encode("utf-8", "surrogatepass"))
    found.update(content)
    return found.hexdigest()
