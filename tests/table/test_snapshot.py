"""A snapshot is the table that the log folds to, and is discarded wherever anything about it is odd."""

from dataclasses import fields, replace
from typing import Any

import pytest

from pixcade.games import rules
from pixcade.table.codec import decode
from pixcade.table.fold import fold
from pixcade.table.snapshot import FIELDS, InvalidSnapshot, Snapshot, line_number, snapshot_of, table_in
from pixcade.table.table import Table
from tests.table.golden_logs import lines_of, names
from tests.table.random_tables import random_evening

ODD_NUMBERS: tuple[Any, ...] = (0, -(2**63), 2**63 - 1, "9", None, 1.5)
ODD_CONTENTS: tuple[Any, ...] = ("text", None, 9)
"""What a row of SQLite may hold, whatever its columns are declared to be."""


def table_and_line(seed: int = 1) -> tuple[Table, str]:
    """A table in the middle of a game, and the last line of its log."""
    running = random_evening(seed, entries=60)
    return running.table, running.log[-1]


@pytest.mark.parametrize("name", names())
def test_a_snapshot_of_every_golden_log_is_the_table_that_it_folds_to(name: str) -> None:
    table = None
    for line in lines_of(name):
        table = fold(table, decode(line), rules)
        assert table_in(snapshot_of(table, line), line, rules) == table


def test_every_field_of_a_table_is_in_its_snapshot_with_the_same_types() -> None:
    table, line = table_and_line()
    again = table_in(snapshot_of(table, line), line, rules)
    assert {*FIELDS, "game"} == {field.name for field in fields(Table)}
    for name in FIELDS:
        assert repr(getattr(again, name)) == repr(getattr(table, name)), name
    assert [secret.move for secret in again.secrets.values()] == [secret.move for secret in table.secrets.values()]


def test_a_snapshot_of_another_version_line_number_table_or_content_is_discarded() -> None:
    table, line = table_and_line()
    good = snapshot_of(table, line)
    odd: list[tuple[Snapshot, str]] = [
        (replace(good, version="0.0.1/1/0"), line),
        (replace(good, number=good.number - 1), line),
        (replace(good, table="another"), line),
        (replace(good, content=good.content[:-1] + bytes([good.content[-1] ^ 1])), line),
        (replace(good, content=b""), line),
        (replace(good, digest=""), line),
        *((replace(good, number=number), line) for number in ODD_NUMBERS),
        *((replace(good, content=content), line) for content in ODD_CONTENTS),
        (good, line.replace("1", "2", 1)),
        (good, ""),
    ]
    assert line_number(good) == good.number
    for snapshot, of in odd:
        with pytest.raises(InvalidSnapshot):
            table_in(snapshot, of, rules)
    assert table_in(good, line, rules) == table


def test_a_program_that_is_not_revealed_is_in_no_repr_of_a_snapshot() -> None:
    table, line = table_and_line()
    assert "content" not in repr(snapshot_of(table, line))
