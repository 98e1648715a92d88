"""The log is authoritative: any table can be restored exactly, at every moment."""

from typing import Any

import pytest

from pixcade.games import rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import read_record, write_record
from pixcade.table.codec import InvalidLog, decode, encode
from pixcade.table.entries import FORMAT, Away, Entry, Expired, Left, Seated, Started, Submitted, What, Withdrawn
from pixcade.table.fold import fold, restore
from pixcade.table.record import record_of
from pixcade.table.table import BOT_KEY, Table
from tests.table.memory_table import Running, pixoid_programming
from tests.table.random_tables import random_evening


@pytest.mark.parametrize("seed", range(24))
def test_record_of_any_table_replays_to_its_position(seed: int) -> None:
    running = random_evening(seed, entries=150)
    record = record_of(running.table, "2026-11-15")
    text = write_record(record, rules)
    assert read_record(text, rules) == record
    assert text == write_record(read_record(text, rules), rules)


def test_partly_submitted_step_survives_a_restart() -> None:
    running = pixoid_programming()
    running.submit("amber", "D1")
    running.submit("rose", first_legal(running.table, "rose"))
    again = running.restored()
    assert again == running.table
    assert [one.piece for one in again.awaited] == ["sky", "mint"]
    assert again.secrets == running.table.secrets


def first_legal(table: Table, piece: str) -> str:
    decision = next(one for one in table.due if one.piece == piece)
    return table.game.format_move(table.state, table.game.legal(table.state, decision)[0])


def test_concurrent_appends_cannot_follow_the_same_entry() -> None:
    running = pixoid_programming()
    one, other = running.request("amber", "D1"), running.request("sky", first_legal(running.table, "sky"))
    assert one is not None
    assert other is not None
    assert (one.table, one.number) == (other.table, other.number), "the store lets only one of them in"
    table = fold(running.table, one, rules)
    with pytest.raises(InvalidLog, match=r"table\.log-order"):
        fold(table, other, rules)


def of_format(line: str, format: int | str) -> str:
    return line.replace(f'"format":{FORMAT}', f'"format":{format}')


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: line[:-2],
        lambda line: of_format(line, FORMAT + 1),
        lambda line: of_format(line, 0),
        lambda line: of_format(line, f'"{FORMAT}"'),
        lambda line: line.replace('"kind":"submitted"', '"kind":"shouted"'),
        lambda line: line.replace('"step":', '"steps":'),
        lambda line: line.replace('"revision":1', '"revision":"1"'),
        lambda line: line.replace('"time":', '"extra":1,"time":'),
        lambda line: line.replace('"what":{', '"what":[{').replace("}}", "}]}"),
        lambda line: "[]",
        lambda line: line.replace('"kind":"submitted"', '"kind":[]'),
        lambda line: "[" * 100_000,
        lambda line: line.replace('"time":', '"extra":' + "[" * 100_000 + ',"time":'),
        lambda line: line.replace('"commitment":', '"commitmemt":'),
        lambda line: line.replace('"commitment":""', '"commitment":null'),
        lambda line: line.replace('"revision":1', '"revision":true'),
        lambda line: line.replace('"revision":1', '"revision":1.0'),
        lambda line: line.replace('"request":"', '"request":"\ud800'),
        lambda line: line + line,
    ],
)
def test_damaged_line_is_rejected(damage: Any) -> None:
    running = pixoid_programming()
    line = running.log[-1]
    assert encode(decode(line)) == line
    with pytest.raises(InvalidLog):
        decode(damage(line))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("", ""),
        ('"kind":"submitted"', '"kind":"juggled"'),
        ('"what":{', '"what":{"balls":3,'),
        ('"table":', '"place":'),
        ('"time":', '"time":"noon","then":'),
    ],
)
def test_line_of_a_newer_format_is_recognized(old: str, new: str) -> None:
    line = of_format(pixoid_programming().log[-1].replace(old, new), FORMAT + 1)
    with pytest.raises(InvalidLog) as rejected:
        decode(line)
    assert (rejected.value.code, rejected.value.values) == (
        "table.log-newer",
        {"format": FORMAT + 1, "newest": FORMAT},
    )


def test_entry_repr_hides_the_move() -> None:
    secret = Submitted(4, "amber", 0, "D1", 1, "key 0", "c0", "5a17")
    entry = Entry("t1", 9, FORMAT, 1_000, secret)
    shown = "Submitted(step=4, piece='amber', seat=0, revision=1, key='key 0', commitment='c0')"
    assert repr(secret) == f"{secret}" == shown
    assert "D1" not in repr(entry) + str(secret.__rich_repr__())
    assert "5a17" not in repr(entry) + str(secret.__rich_repr__())


@pytest.mark.parametrize("shuffle", ["twice", "missing", "swapped", "foreign", "first", "empty"])
def test_log_out_of_order_is_rejected(shuffle: str) -> None:
    entries = [decode(line) for line in pixoid_programming().log]
    wrong = {
        "twice": [*entries, entries[-1]],
        "missing": entries[:-2] + entries[-1:],
        "swapped": [*entries[:-2], entries[-1], entries[-2]],
        "foreign": [*entries, Entry("t2", entries[-1].number + 1, 1, entries[-1].time, entries[-1].what)],
        "first": entries[1:],
        "empty": [],
    }[shuffle]
    with pytest.raises(InvalidLog):
        restore(wrong, rules)


@pytest.mark.parametrize(
    "what",
    [
        Seated(9, "person", "Eve", "e"),
        Seated(0, "ghost", "Eve", "e"),
        Left(7),
        Away(-1),
        Started(),
        Withdrawn(3, "amber", 0, 1, "key 0"),
        Submitted(4, "amber", 1, "D1", 1, "key 0"),
        Submitted(4, "amber", 0, "D1", 3, "key 0"),
        Expired(3, ("amber",)),
        Expired(4, ("violet",)),
    ],
    ids=lambda what: type(what).__name__.lower(),
)
def test_entry_that_does_not_follow_is_rejected(what: What) -> None:
    table = pixoid_programming().table
    with pytest.raises(InvalidLog, match=r"table\.log-order"):
        fold(table, Entry("t1", table.number + 1, 1, table.time, what), rules)


def test_record_of_a_table_with_custom_start_is_readable() -> None:
    for start in ("pixl", "pixl side=7 turn=1 fire@g7", "pixl turn=2 fire@g7 water@d6"):
        running = Running("pixl", start=start).begin()
        record = record_of(running.table, "")
        assert read_record(write_record(record, rules), rules) == record


def test_bots_can_submit_only_with_the_bot_key() -> None:
    running = Running("pixl").begin(people=0)
    with pytest.raises(PixcadeError, match=r"table\.not-your-seat"):
        running.request("fire", "@g7", key="key 0")
    running.submit("fire", "@g7", key=BOT_KEY)
