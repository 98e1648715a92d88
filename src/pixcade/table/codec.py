"""Entries as lines of text, read strictly: one JSON object each, with exactly the fields of its kind."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, get_type_hints

from msgspec.json import Encoder

from pixcade.core.errors import Refusal
from pixcade.table.entries import FORMAT, KINDS, NEWER, Entry, What

BY_NAME: dict[str, type[What]] = {kind.__name__.lower(): kind for kind in KINDS}
NAMES: dict[type, Any] = {kind: name for name, kind in BY_NAME.items()}
HINTS = {kind: get_type_hints(kind) for kind in (*KINDS, Entry)}


def known_in(format: int) -> dict[type, dict[str, Any]]:
    """Return the kinds of a format, each with its fields and their types."""
    return {
        kind: {
            field.name: HINTS[kind][field.name] for field in fields(kind) if field.metadata.get("format", 1) <= format
        }
        for kind in (*KINDS, Entry)
        if format > 1 or kind not in NEWER
    }


ENCODER = Encoder()
KNOWN = {format: known_in(format) for format in range(1, FORMAT + 1)}


class InvalidLog(Refusal):
    """A log that can't be read or does not fold: damaged, or written by a newer version."""


def encode(entry: Entry) -> str:
    """Write an entry as one line, without its line end."""
    what = entry.what
    kind = type(what)
    written = {"kind": NAMES[kind]}
    for name in KNOWN[entry.format][kind]:
        written[name] = getattr(what, name)  # a tuple is written as a list
    plain = {"table": entry.table, "number": entry.number, "format": entry.format, "time": entry.time, "what": written}
    return ENCODER.encode(plain).decode()


def decode(line: str) -> Entry:
    """Read a line that `encode` wrote. Raises InvalidLog."""
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError):
        raise InvalidLog("table.log-line", text=line[:80]) from None
    if not isinstance(plain, dict) or type(plain.get("format")) is not int or plain["format"] < 1:
        raise InvalidLog("table.log-line", text=line[:80])
    if plain["format"] > FORMAT:
        raise InvalidLog("table.log-newer", format=plain["format"], newest=FORMAT)
    known = KNOWN[plain["format"]]
    what = plain.get("what")
    name = what.pop("kind", "") if isinstance(what, dict) else ""
    kind = BY_NAME.get(name) if isinstance(name, str) else None
    if kind not in known or not isinstance(what, dict):
        raise InvalidLog("table.log-line", text=line[:80])
    return Entry(**checked(known[Entry], {**plain, "what": kind(**checked(known[kind], what, line))}, line))


def checked(hints: Mapping[str, Any], values: Mapping[str, Any], line: str) -> dict[str, Any]:
    """Return the values of an entry if they are exactly its fields, each of its type. Raises InvalidLog."""
    good: dict[str, Any] = {}
    for name, value in values.items():
        hint = hints.get(name)
        if hint == tuple[str, ...] and isinstance(value, list) and all(isinstance(one, str) for one in value):
            good[name] = tuple(value)
        elif hint == tuple[int, ...] and isinstance(value, list) and all(type(one) is int for one in value):
            good[name] = tuple(value)
        elif hint == Mapping[str, str] and isinstance(value, dict) and all(isinstance(v, str) for v in value.values()):
            good[name] = value
        elif (hint in (int, str, bool) and type(value) is hint) or hint is What:
            good[name] = value
    if set(good) != set(hints) or set(values) != set(hints):
        raise InvalidLog("table.log-line", text=line[:80])
    return good


def decode_all(lines: Iterable[str]) -> list[Entry]:
    """Read the lines of a log, empty ones left out."""
    return [decode(line) for line in lines if line.strip()]
