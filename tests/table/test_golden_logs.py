"""Old logs keep their meaning: golden logs have every kind of entry with every field."""

import json
import random
from typing import Any, get_args

import pytest
from msgspec import NODEFAULT
from msgspec.structs import FieldInfo
from msgspec.structs import fields as fields_of

from pixcade.games import rules
from pixcade.table import commands
from pixcade.table.codec import decode, encode
from pixcade.table.entries import Arranged, Entry, Opened, What
from pixcade.table.fold import restore
from pixcade.table.settings import TableSettings
from tests.table.golden_logs import EVENINGS, described, golden_table, lines_of, names, table_text
from tests.table.memory_table import Running

KINDS: dict[str, tuple[FieldInfo, ...]] = {kind.__name__.lower(): fields_of(kind) for kind in get_args(What)}
ADD = "A change of an entry is a new format: see the docstring of pixcade.table.entries."
LINES: list[dict[str, Any]] = [json.loads(line) for name in names() for line in lines_of(name)]


@pytest.mark.parametrize("name", names())
def test_golden_log_folds_to_the_same_table(name: str) -> None:
    found = described(restore([decode(line) for line in lines_of(name)], rules))
    assert found == golden_table(name)


@pytest.mark.parametrize("name", [name for name in names() if golden_table(name)["awaited"]])
def test_golden_log_can_be_played_to_the_end(name: str) -> None:
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


def test_golden_logs_cover_exactly_all_kinds_and_fields() -> None:
    known = {kind: ["kind", *(field.name for field in own)] for kind, own in KINDS.items()}
    assert {line["what"]["kind"] for line in LINES} == set(known), ADD
    for line in LINES:
        assert list(line) == list(Entry.__struct_fields__)
        assert list(line["what"]) == known[line["what"]["kind"]], ADD


def test_every_field_has_a_non_default_value_in_a_golden_log() -> None:
    def says(field: FieldInfo, value: Any) -> bool:
        return bool(value) if field.default is NODEFAULT else value != field.default

    silent = [
        f"{kind}.{field.name}"
        for kind, own in KINDS.items()
        for field in own
        if not any(line["what"]["kind"] == kind and says(field, line["what"][field.name]) for line in LINES)
    ]
    assert silent == [], ADD


def test_golden_lines_are_encoded_identically() -> None:
    lines = [line for name in names() for line in lines_of(name)]
    assert [encode(decode(line)) for line in lines] == lines


@pytest.mark.parametrize("evening", EVENINGS)
def test_script_regenerates_identical_golden_logs(evening: str) -> None:
    made = EVENINGS[evening]()
    assert made.log == lines_of(evening)
    assert json.loads(table_text(made.restored())) == golden_table(evening)


@pytest.mark.parametrize("kind", [Opened, Arranged])
def test_log_has_every_table_setting(kind: type[Opened | Arranged]) -> None:
    kept = {field.name for field in fields_of(kind)}
    assert kept - {"rules", "previous", "timing", "match"} == set(TableSettings.__struct_fields__)
