"""Records: strict parsing, with the position of every error."""

from dataclasses import replace

import pytest

from pixcade.games import rules
from pixcade.games.errors import InvalidRecord
from pixcade.games.record import MOST_CHARACTERS, Record, read_record, write_record
from tests.conformance.golden import GAMES_KEPT

PIXOID = (GAMES_KEPT / "pixoid-4.pixcade").read_text(encoding="utf-8")
PIXL = (GAMES_KEPT / "pixl-2.pixcade").read_text(encoding="utf-8")

TYPED_BY_HAND = """\
[pixcade record 1]
game = pixoid
rules = 1
date = -
player.1 = Ann
player.2 = Bob
player.3 = Zoë
option.players = 3
option.game = short
option.layout = p1-1A.2A.3A.4A
option.oldest = 2
option.contact-cube = left
option.controllers = amber.sky.rose.mint
result = unfinished

[moves]
1. sky:@c1
"""


def rejected(text: str) -> InvalidRecord:
    """Return the error of a bad record, checking that it has a position."""
    with pytest.raises(InvalidRecord) as error:
        read_record(text, rules)
    assert error.value.code
    line, column = error.value.values["line"], error.value.values["column"]
    assert isinstance(line, int)
    assert isinstance(column, int)
    assert 1 <= line <= text.count("\n") + 1
    assert column >= 1
    return error.value


def where(text: str) -> str:
    error = rejected(text)
    return f"{error.values['line']}:{error.values['column']} {error.code}"


def test_hand_written_record_is_valid() -> None:
    record = read_record(TYPED_BY_HAND, rules)
    assert record.players == ("Ann", "Bob", "Zoë")
    assert record.moves == ({"sky": "@c1"},)
    assert record.server == {}
    assert write_record(record, rules) == TYPED_BY_HAND


def test_record_can_start_from_a_position() -> None:
    start = "pixoid p1-1A.2A.3A.4A players=3 game=short oldest=2 taken=3 sky@c1 rose@a1 amber@a2 mint@b1"
    text = TYPED_BY_HAND.replace("result", f"start = {start}\nresult").replace("1. sky:@c1\n", "")
    with pytest.raises(InvalidRecord, match=r"record\.start-options"):
        read_record(text, rules)  # the cubes are written in the order of the controllers
    text = text.replace("sky@c1 rose@a1 amber@a2 mint@b1", "amber@a2 sky@c1 rose@a1 mint@b1")
    record = read_record(text, rules)
    assert record.start.endswith("mint@b1")
    assert write_record(record, rules) == text


@pytest.mark.parametrize("text", [PIXOID, PIXL], ids=["pixoid", "pixl"])
def test_record_truncated_anywhere_is_rejected(text: str) -> None:
    for end in range(0, len(text), 7):
        rejected(text[:end])
    lines = text.splitlines(keepends=True)
    for end in range(len(lines)):
        rejected("".join(lines[:end]))


@pytest.mark.parametrize("text", [PIXOID, PIXL], ids=["pixoid", "pixl"])
def test_reordered_or_duplicate_lines_are_rejected(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for at in range(len(lines) - 1):
        if lines[at] != lines[at + 1]:
            rejected("".join([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]))
        rejected("".join([*lines[: at + 1], *lines[at:]]))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("[pixcade record 1]", "[pixcade record 2]", "1:1 record.expected"),
        ("game = pixoid", "game = chess", "2:8 core.unknown-game"),
        ("rules = 1", "rules = 2", "3:9 core.rules-newer"),
        ("rules = 1", "rules = 0", "3:9 core.rules-unknown"),
        ("rules = 1", "rules = 01", "3:9 record.number"),
        ("date = -", "date = yesterday", "4:8 record.date"),
        ("date = -", "date = 2026-13-01", "4:8 record.date"),
        ("date = -", "date = -\nsite = here", "5:1 record.expected"),
        ("player.2 = Bob", "player.3 = Bob", "6:1 record.expected"),
        ("player.2 = Bob", "player.2 = ", "6:12 record.header-value"),
        ("player.2 = Bob", "player.2 = " + "B" * 41, "6:12 record.name"),
        ("player.2 = Bob", "player.2 = B\x1b[2Jb", "6:12 record.name"),
        ("player.3 = Zoë\n", "", "5:1 record.players"),
        ("option.players = 3", "option.players = 5", "8:18 core.option-value"),
        ("option.game = short", "option.game = blitz", "9:15 core.option-value"),
        ("p1-1A.2A.3A.4A", "p1-1A.1B.3A.4A", "10:17 pixoid.tile-twice"),
        ("option.oldest = 2", "option.oldest = 4", "11:17 pixoid.oldest-not-seated"),
        ("option.oldest = 2", "option.youngest = 2", "11:1 record.expected"),
        ("result = unfinished", "result = winners 1 points - reason caught", "14:10 record.result"),
        ("1. sky:@c1", "2. sky:@c1", "17:1 record.expected"),
        ("1. sky:@c1", "1. amber:@c1", "17:4 record.expected"),
        ("1. sky:@c1", "1. sky:@c11", "17:8 pixoid.not-a-pix"),
        ("1. sky:@c1", "1. sky:@e5", "17:4 pixoid.no-start-pix"),
        ("1. sky:@c1", "1. sky:U3", "17:4 pixoid.place-first"),
        ("1. sky:@c1", "1.  sky:@c1", "17:4 record.expected"),
        ("1. sky:@c1", "1. sky:@c1 sky:@c1", "17:12 record.too-many-moves"),
        ("1. sky:@c1\n", "1. sky:@c1", "17:11 record.cut-off"),
        ("1. sky:@c1\n", "1. sky:@c1\n\n[server]\n", "19:1 record.server-line"),
        ("1. sky:@c1\n", "1. sky:@c1\n\n[server]\n1 sky\n", "20:7 record.server-mark"),
        ("1. sky:@c1\n", "1. sky:@c1\n\n[server]\n2 sky default\n", "20:1 record.server-line"),
        ("1. sky:@c1\n", "1. sky:@c1\n\n[server]\n1 sky milliseconds=-5\n", "20:7 record.server-mark"),
        ("1. sky:@c1\n", "1. sky:@c1\n\n[server]\n1 sky default milliseconds=5\n", "20:15 record.server-mark"),
        ("1. sky:@c1\n", "1. sky:@c1\n\nThe end\n", "19:1 record.after-the-end"),
    ],
)
def test_record_errors_have_line_and_column(old: str, new: str, expected: str) -> None:
    assert old in TYPED_BY_HAND
    assert where(TYPED_BY_HAND.replace(old, new)) == expected


def test_ten_megabyte_record_is_rejected_immediately() -> None:
    assert rejected(TYPED_BY_HAND + "1. sky:@c1\n" * 1_000_000).code == "record.too-long"
    assert len(PIXL) < MOST_CHARACTERS / 100


def test_moves_after_the_end_are_rejected() -> None:
    moves = PIXL.splitlines()
    more = f"{len(moves) - moves.index('[moves]')}. fire:pass"
    assert rejected(PIXL + more + "\n").code == "core.game-over"


@pytest.mark.parametrize("name", ["", " Ann", "Ann\nBob", "A" * 41, "\u202eAnn"])
def test_unreadable_name_is_not_written(name: str) -> None:
    record = read_record(TYPED_BY_HAND, rules)
    with pytest.raises(InvalidRecord, match=r"record\.name"):
        write_record(replace(record, players=(name, "Bob", "Zoë")), rules)
    with pytest.raises(InvalidRecord, match=r"record\.date"):
        write_record(replace(record, date="today"), rules)
    with pytest.raises(InvalidRecord, match=r"record\.players"):
        write_record(replace(record, players=("Ann",)), rules)


def test_server_block_survives_a_round_trip() -> None:
    digest = "0123456789abcdef" * 4
    marks = f"milliseconds=5230 default commitment={digest} salt={digest}"
    text = f"{TYPED_BY_HAND}\n[server]\n1 sky {marks}\n"
    record = read_record(text, rules)
    assert record.server[1, "sky"]["salt"] == digest
    assert write_record(record, rules) == text


def test_unplayable_record_is_not_written() -> None:
    record = read_record(TYPED_BY_HAND, rules)
    wrong = Record(record.game, 1, "", record.players, record.options, ({"sky": "@e5"},))
    with pytest.raises(Exception, match=r"pixoid\.no-start-pix"):
        write_record(wrong, rules)
