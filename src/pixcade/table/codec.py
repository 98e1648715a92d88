"""Entries as lines of text, read strictly: one JSON object each, with exactly the fields of its kind."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, get_type_hints

from pixcade.core.errors import Refusal
from pixcade.table.entries import FORMAT, KINDS, Entry, What

BY_NAME: dict[str, type[What]] = {kind.__name__.lower(): kind for kind in KINDS}
HINTS = {kind: get_type_hints(kind) for kind in (*KINDS, Entry)}


class InvalidLog(Refusal):
    """A log that can't be read or does not fold: damaged, or written by a newer version."""


def encode(entry: Entry) -> str:
    """Write an entry as one line, without its line end."""
    what: dict[str, Any] = {"kind": type(entry.what).__name__.lower()}
    for field in fields(entry.what):
        value = getattr(entry.what, field.name)
        what[field.name] = list(value) if isinstance(value, tuple) else value
    plain = {"table": entry.table, "number": entry.number, "format": entry.format, "time": entry.time, "what": what}
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def decode(line: str) -> Entry:
    """Read a line that `encode` wrote. Raises InvalidLog."""
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError):
        raise InvalidLog("table.log-line", text=line[:80]) from None
    if not isinstance(plain, dict) or not isinstance(plain.get("format"), int):
        raise InvalidLog("table.log-line", text=line[:80])
    if plain["format"] > FORMAT:
        raise InvalidLog("table.log-newer", format=plain["format"], newest=FORMAT)
    what = plain.get("what")
    name = what.pop("kind", "") if isinstance(what, dict) else ""
    kind = BY_NAME.get(name) if isinstance(name, str) else None
    if kind is None or not isinstance(what, dict):
        raise InvalidLog("table.log-line", text=line[:80])
    return Entry(**checked(Entry, {**plain, "what": kind(**checked(kind, what, line))}, line))


def checked(kind: type, values: Mapping[str, Any], line: str) -> dict[str, Any]:
    """Return the values of a kind of entry if they are exactly its fields, each of its type. Raises InvalidLog."""
    hints = HINTS[kind]
    good: dict[str, Any] = {}
    for name, value in values.items():
        hint = hints.get(name)
        if hint == tuple[str, ...] and isinstance(value, list) and all(isinstance(one, str) for one in value):
            good[name] = tuple(value)
        elif hint == Mapping[str, str] and isinstance(value, dict) and all(isinstance(v, str) for v in value.values()):
            good[name] = value
        elif (hint in (int, str) and type(value) is hint) or (name == "what" and kind is Entry):
            good[name] = value
    if set(good) != set(hints) or set(values) != set(hints):
        raise InvalidLog("table.log-line", text=line[:80])
    return good


def decode_all(lines: Iterable[str]) -> list[Entry]:
    """Read the lines of a log, empty ones left out."""
    return [decode(line) for line in lines if line.strip()]
