"""Commitments, the host, shared devices, stopping by agreement."""

import pytest

from pixcade.games import GAMES, rules
from pixcade.games.commitment import commitment
from pixcade.games.errors import InvalidRecord, PixcadeError
from pixcade.games.record import read_record, write_record
from pixcade.table import clocks, commands
from pixcade.table.commands import MAX_CHANGES
from pixcade.table.entries import Entry
from pixcade.table.record import record_of
from pixcade.table.settings import TableSettings
from tests.table.memory_table import Running, pixoid_programming

SALT = "5a" * 32


def play_one_committed_step(running: Running) -> None:
    """Everyone makes the default move with a commitment."""
    for one in running.table.awaited:
        table = running.table
        move = table.game.format_move(table.state, table.game.default(table.state, one))
        bound = commitment(table.id, table.step, one.piece, move, SALT)
        running.submit(one.piece, move, commitment=bound, salt=SALT)


def test_commitment_is_the_hash_of_six_lines() -> None:
    # computed with sha256sum and printf
    assert commitment("t1", 4, "amber", "up3", "00" * 32) == (
        "6f773bf52052365d6e1699d5ed7c6900e077ee7cbf1d7dc3aaf6c2be703645b3"
    )


def test_commitments_are_stored_and_verify_in_the_record() -> None:
    running = pixoid_programming()
    step = running.table.step
    first = running.table.awaited[0]
    move = running.table.game.format_move(running.table.state, running.table.game.default(running.table.state, first))
    bound = commitment("t1", step, first.piece, move, SALT)
    running.submit(first.piece, move, commitment=bound, salt=SALT)
    assert running.table.secret(first.piece).commitment == bound
    assert "salt=" not in write_record(record_of(running.table, "2026-11-15"), rules), "it is not revealed"
    play_one_committed_step(running)
    text = write_record(record_of(running.table, "2026-11-15"), rules)
    assert read_record(text, rules).table == "t1"
    assert text.count("salt=") == 4


@pytest.mark.parametrize("what", ["salt", "commitment", "table"])
def test_record_with_a_wrong_commitment_is_rejected(what: str) -> None:
    running = pixoid_programming()
    play_one_committed_step(running)
    text = write_record(record_of(running.table, ""), rules)
    at = text.index("commitment=") + len("commitment=")
    other = {
        "salt": text.replace(f"salt={SALT}", "salt=" + "5b" * 32, 1),
        "commitment": text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :],
        "table": text.replace("table = t1", "table = t2"),
    }[what]
    with pytest.raises(InvalidRecord) as rejected:
        read_record(other, rules)
    assert rejected.value.code == "record.commitment"


def test_move_can_be_changed_at_most_twenty_times() -> None:
    running = pixoid_programming()
    piece = running.table.awaited[0].piece
    for turn in range(MAX_CHANGES + 1):
        running.submit(piece, legal_move(running, piece, turn % 2))
    with pytest.raises(PixcadeError) as rejected:
        running.submit(piece, legal_move(running, piece, 1))
    assert rejected.value.code == "table.too-many-changes"


def test_move_withdrawn_at_the_limit_can_be_resubmitted() -> None:
    running = pixoid_programming()
    piece = running.table.awaited[0].piece
    for _ in range(MAX_CHANGES // 2):
        running.submit(piece, legal_move(running, piece))
        running.withdraw(piece)
    running.submit(piece, legal_move(running, piece))
    with pytest.raises(PixcadeError) as rejected:
        running.withdraw(piece)
    assert rejected.value.code == "table.too-many-changes"
    assert running.table.secret(piece).move is not None


def legal_move(running: Running, piece: str, at: int = 0) -> str:
    table = running.table
    decision = next(one for one in table.due if one.piece == piece)
    return table.game.format_move(table.state, table.game.legal(table.state, decision)[at])


def test_no_clock_runs_for_people_who_share_a_device() -> None:
    running = pixoid_programming(clock="decision", milliseconds=10_000)
    assert len(clocks.milliseconds_left(running.table, running.now)) == 4
    running.append(commands.share(running.table, running.now, [0, 1]))
    left = clocks.milliseconds_left(running.table, running.now)
    assert {one.seat for one in running.table.due if one.piece in left} == {2, 3}
    assert commands.share(running.table, running.now, [1, 0]) is None


def test_unanimous_vote_ends_the_game() -> None:
    running = pixoid_programming()
    running.append(commands.go_away(running.table, running.now, 3))
    for seat in (0, 1):
        running.append(commands.agree(running.table, running.now, seat, f"key {seat}", yes=True))
    assert running.table.due
    running.append(commands.agree(running.table, running.now, 0, "key 0", yes=False))
    running.append(commands.agree(running.table, running.now, 2, "key 2", yes=True))
    assert running.table.due
    running.append(commands.agree(running.table, running.now, 0, "key 0", yes=True))
    ended = running.table
    assert (ended.over, ended.outcome, ended.due) == (True, None, ())
    text = write_record(record_of(running.table, ""), rules)
    assert "result = stopped points 0.0.0.0\n" in text
    assert read_record(text, rules).stopped
    with pytest.raises(PixcadeError, match=r"core\.game-over"):
        running.submit("amber", "up1")


def test_record_with_wrong_points_of_a_stopped_game_is_rejected() -> None:
    running = pixoid_programming()
    running.append(commands.stop(running.table, running.now, by="operator"))
    text = write_record(record_of(running.table, ""), rules)
    with pytest.raises(InvalidRecord, match=r"record\.result"):
        read_record(text.replace("stopped points 0.0.0.0", "stopped points 9.0.0.0"), rules)


def test_changing_settings_keeps_people_in_their_seats() -> None:
    running = Running("pixoid")
    running.append(commands.sit(running.table, 0, 2, "Ann", "key 2", person="p2"))
    running.append(
        commands.arrange(
            running.table,
            0,
            GAMES["pixl"],
            TableSettings("pixl", {"players": "3"}, clock="bank", milliseconds=60_000, public=True),
        )
    )
    table = running.table
    assert (table.game.info.id, len(table.seats), table.seats[2].name, table.settings.public) == (
        "pixl",
        3,
        "Ann",
        True,
    )
    with pytest.raises(PixcadeError, match=r"table\.seat-in-use"):
        commands.arrange(table, 0, GAMES["pixl"], TableSettings("pixl", {"players": "2"}))
    assert running.restored() == table


def test_seats_can_be_swapped_only_before_the_start() -> None:
    running = Running("pixoid")
    running.append(commands.sit(running.table, 0, 0, "Ann", "key 0"))
    running.append(commands.share(running.table, 0, [0]))
    running.append(commands.swap(running.table, 0, 0, 3))
    assert [seat.name for seat in running.table.seats] == ["", "", "", "Ann"]
    assert running.table.shared == {3}
    with pytest.raises(PixcadeError, match=r"table\.started"):
        commands.swap(Running("pixoid").begin().table, 0, 0, 1)


def test_log_names_the_host_and_who_did_what() -> None:
    running = Running("pixoid")
    running.append(commands.host(running.table, 0, "p1"))
    entry = commands.seat_bot(running.table, 0, 0, "hard", by="host")
    assert isinstance(entry, Entry)
    running.append(entry)
    assert running.table.host == "p1"
    assert '"by":"host"' in running.log[-1]
    assert running.restored() == running.table
