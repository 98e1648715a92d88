"""What servers have ever written stays readable and keeps its meaning; what is written now is held by golden logs."""

import json
import random
import tomllib
from functools import cache
from typing import Any, get_args

import pytest
from msgspec import NODEFAULT
from msgspec.structs import FieldInfo
from msgspec.structs import fields as fields_of

from pixcade.games import rules
from pixcade.table import commands
from pixcade.table.codec import decode, encode
from pixcade.table.entries import ADDED, FORMAT, Arranged, Entry, Opened, What
from pixcade.table.fold import restore
from pixcade.table.settings import TableSettings
from tests.table.golden_logs import EVENINGS, LOGS, described, golden_table, lines_of, names, table_text
from tests.table.memory_table import Running

KINDS: dict[str, tuple[FieldInfo, ...]] = {kind.__name__.lower(): fields_of(kind) for kind in get_args(What)}
FORMATS = range(1, FORMAT + 1)
ADD = "A change of an entry is a new format: see the docstring of pixcade.table.entries."


@cache
def golden(format: int) -> list[dict[str, Any]]:
    """Every golden line of a format, as JSON has it."""
    lines = (json.loads(line) for name in names() for line in lines_of(name))
    return [line for line in lines if line["format"] == format]


def known_in(format: int) -> dict[str, list[FieldInfo]]:
    """The kinds of a format, each with its fields in order."""
    later = {name for other, added in ADDED.items() if other > format for name in added}
    return {
        kind: [field for field in own if f"{kind}.{field.name}" not in later]
        for kind, own in KINDS.items()
        if kind not in later
    }


@pytest.mark.parametrize("name", names())
def test_a_log_of_any_format_leads_to_the_same_table(name: str) -> None:
    expected = golden_table(name)
    found = described(restore([decode(line) for line in lines_of(name)], rules))
    assert {field: found.get(field) for field in expected} == expected


@pytest.mark.parametrize("name", [name for name in names() if golden_table(name)["awaited"]])
def test_a_log_of_any_format_is_played_on_to_its_end(name: str) -> None:
    running = Running.read(lines_of(name))
    generator = random.Random(1)
    for _ in range(400):
        if running.table.outcome is not None:
            break
        for one in running.table.awaited:
            if running.table.seat(one.seat).holder == "open":
                running.append(commands.seat_bot(running.table, running.now, one.seat, "random"))
            key = running.table.seat(one.seat).plays
            move = generator.choice(running.table.game.legal(running.table.state, one))
            running.submit(one.piece, running.table.game.format_move(running.table.state, move), key=key)
    assert running.table.outcome is not None
    assert running.restored() == running.table


@pytest.mark.parametrize("format", FORMATS)
def test_golden_logs_of_each_format_hold_exactly_its_kinds_and_fields(format: int) -> None:
    known = {kind: ["kind", *(field.name for field in own)] for kind, own in known_in(format).items()}
    assert {line["what"]["kind"] for line in golden(format)} == set(known), ADD
    for line in golden(format):
        assert list(line) == list(Entry.__struct_fields__)
        assert list(line["what"]) == known[line["what"]["kind"]], ADD


@pytest.mark.parametrize("format", FORMATS)
def test_every_field_of_each_format_says_something_in_a_golden_log(format: int) -> None:
    def says(field: FieldInfo, value: Any) -> bool:
        return bool(value) if field.default is NODEFAULT else value != field.default

    silent = [
        f"{kind}.{field.name}"
        for kind, own in known_in(format).items()
        for field in own
        if not any(line["what"]["kind"] == kind and says(field, line["what"][field.name]) for line in golden(format))
    ]
    assert silent == [], ADD


def test_golden_lines_of_the_newest_format_are_written_again_byte_for_byte() -> None:
    newest = [line for name in names() for line in lines_of(name) if decode(line).format == FORMAT]
    assert [encode(decode(line)) for line in newest] == newest


@pytest.mark.parametrize("evening", EVENINGS)
def test_the_script_writes_the_golden_logs_of_the_newest_format_again(evening: str) -> None:
    made = EVENINGS[evening]()
    assert made.log == lines_of(f"format-{FORMAT}-{evening}")
    assert json.loads(table_text(made.restored())) == golden_table(f"format-{FORMAT}-{evening}")


def test_a_field_that_was_added_has_the_default_with_which_older_lines_are_read() -> None:
    added = {(format, *name.split(".")) for format, names_added in ADDED.items() for name in names_added if "." in name}
    kept = tomllib.loads((LOGS / "defaults.toml").read_text(encoding="utf-8"))
    defaults = {
        (int(format), kind, field): value
        for format, kinds in kept.items()
        for kind, own in kinds.items()
        for field, value in own.items()
    }
    assert set(defaults) == added
    by_name = {(kind, field.name): field.default for kind, own in KINDS.items() for field in own}
    assert {name: by_name[name[1], name[2]] for name in defaults} == defaults


def test_only_what_was_added_later_has_a_default() -> None:
    added = {name for every in ADDED.values() for name in every}
    with_default = {f"{kind}.{field.name}" for kind, own in KINDS.items() for field in own if not field.required}
    assert with_default == {name for name in added if "." in name}, ADD


@pytest.mark.parametrize("kind", [Opened, Arranged])
def test_a_log_keeps_every_setting_of_a_table(kind: type[Opened | Arranged]) -> None:
    kept = {field.name for field in fields_of(kind)}
    assert kept - {"rules", "previous", "timing", "match"} == set(TableSettings.__struct_fields__)
