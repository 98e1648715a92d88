"""Clocks: when they run, when they stop, and what happens when they expire."""

from typing import Any

import pytest

from pixcade.games import GAMES, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.game import Event
from pixcade.games.record import read_record, write_record
from pixcade.table import commands
from pixcade.table.clocks import milliseconds_left, next_expiry
from pixcade.table.record import record_of
from pixcade.table.table import BOT_KEY
from tests.table.memory_table import Running, pixoid_programming

SECOND = 1_000


def decision_clock(seconds: int = 10) -> Running:
    return pixoid_programming(clock="decision", milliseconds=seconds * SECOND)


def expire(running: Running) -> None:
    """Let the first clock expire."""
    moment = next_expiry(running.table)
    assert moment is not None
    assert commands.expire(running.table, moment - 1) is None, "not a millisecond too early"
    running.now = moment
    running.append(commands.expire(running.table, moment))


def test_clock_runs_until_the_move_is_submitted() -> None:
    running = decision_clock()
    running.now += 3 * SECOND
    running.submit("amber", "D1")
    running.now += 2 * SECOND
    assert milliseconds_left(running.table, running.now) == {"sky": 5_000, "rose": 5_000, "mint": 5_000}
    running.withdraw("amber")
    assert milliseconds_left(running.table, running.now)["amber"] == 7_000, "it goes on where it stopped"


def test_clocks_wait_until_the_last_reveal_was_shown() -> None:
    running = decision_clock()
    running.play_defaults()
    shown = running.table.game.reveal_milliseconds(running.table.events)
    assert shown > 1_000
    assert running.table.ticks_from == running.now + shown
    assert milliseconds_left(running.table, running.now + shown)["amber"] == 10_000
    assert milliseconds_left(running.table, running.now + shown + 1)["amber"] == 9_999


def test_entries_logged_before_the_expiry_count() -> None:
    running = decision_clock()
    expired = next_expiry(running.table)
    assert expired is not None
    running.now = expired + 50  # late, but the expiry isn't logged yet
    running.submit("amber", "D1")
    running.append(commands.expire(running.table, running.now))
    assert [(one.decision.piece, one.default) for one in running.table.played[-1]] == [
        ("amber", False),
        ("sky", True),
        ("rose", True),
        ("mint", True),
    ]


def test_pixoid_default_is_first_open_direction_distance_1() -> None:
    running = decision_clock()
    firsts = [
        running.table.game.format_move(running.table.state, running.table.game.legal(running.table.state, one)[0])
        for one in running.table.due
    ]
    expire(running)
    assert [one.move for one in running.table.played[-1]] == firsts
    assert all(move[1] == "1" for move in firsts)


def test_default_placement_is_the_first_free_start_pix() -> None:
    running = Running("pixoid", {"layout": "p1-1A.2A.3A.4A"}, clock="decision", milliseconds=5_000).begin()
    starts: Any = running.table.game.facts(running.table.state)["starts"]
    for start in starts:
        expire(running)
        assert running.table.played[-1][0].move == f"@{start}"


def test_pixl_default_is_a_pass_or_else_the_first_hex() -> None:
    running = Running("pixl", clock="decision", milliseconds=5_000).begin()
    expire(running)
    assert running.table.played[-1][0].move == "@b7", "the first hex in board order where a Port may stand"
    for piece, move in (("water", "@g7"), ("earth", "@k4"), ("spirit", "@d10")):
        running.submit(piece, move)
    expire(running)
    assert running.table.played[-1][0].move == "pass"


def test_default_move_cannot_be_replaced_in_its_step() -> None:
    running = decision_clock()
    running.submit("sky", first_legal(running, "sky"))
    running.submit("rose", first_legal(running, "rose"))
    running.now += 9 * SECOND
    running.withdraw("rose")  # rose has used 0 s until the clock stopped, amber and mint 9
    running.now += 1 * SECOND
    running.append(commands.expire(running.table, running.now))
    assert [one.piece for one in running.table.awaited] == ["rose"]
    with pytest.raises(PixcadeError, match=r"table\.time-is-up"):
        running.request("amber", first_legal(running, "amber"))


def first_legal(running: Running, piece: str) -> str:
    table = running.table
    decision = next(one for one in table.due if one.piece == piece)
    return table.game.format_move(table.state, table.game.legal(table.state, decision)[0])


def test_two_consecutive_defaults_hand_the_seat_to_a_bot() -> None:
    running = decision_clock()
    for defaults in (1, 2):
        for piece in ("sky", "rose", "mint"):
            running.submit(piece, first_legal(running, piece))
        expire(running)
        assert running.table.seat(0).away == (defaults == 2)
    running.submit("amber", first_legal(running, "amber"), key=BOT_KEY)
    running.append(commands.come_back(running.table, running.now, 0, "key 0"))
    assert running.table.seat(0).defaults_in_a_row == 0
    running.submit("amber", first_legal(running, "amber"))


def test_own_move_resets_the_count_of_defaults() -> None:
    running = decision_clock()
    for by_clock in (True, False, True):
        for piece in ("sky", "rose", "mint", *(() if by_clock else ("amber",))):
            running.submit(piece, first_legal(running, piece))
        if by_clock:
            expire(running)
    assert not running.table.seat(0).away


def test_time_bank_is_shared_by_all_decisions_of_a_player() -> None:
    running = Running("pixl", {"players": "2"}, clock="bank", milliseconds=60_000).begin()
    running.now += 20 * SECOND
    running.submit("fire", "@g7")
    running.now = running.table.ticks_from + 5 * SECOND
    running.submit("water", "@c9")
    running.now = running.table.ticks_from + 1 * SECOND
    assert milliseconds_left(running.table, running.now) == {"earth": 39_000}


def test_time_bank_of_two_bugs_is_charged_once() -> None:
    running = Running("pixoid", {"players": "3"}, clock="bank", milliseconds=60_000).begin()
    while running.table.step < 4:
        running.play_defaults()
    running.now = running.table.ticks_from
    before = milliseconds_left(running.table, running.now)["sky"]
    assert milliseconds_left(running.table, running.now + 4 * SECOND)["sky"] == before - 4_000
    assert milliseconds_left(running.table, running.now + 4 * SECOND)["mint"] == before - 4_000


def test_pause_is_not_charged() -> None:
    running = decision_clock()
    running.now += 4 * SECOND
    running.append(commands.pause(running.table, running.now))
    assert next_expiry(running.table) is None
    running.now += 3_600 * SECOND
    assert commands.expire(running.table, running.now) is None
    with pytest.raises(PixcadeError, match=r"table\.paused"):
        commands.pause(running.table, running.now)
    running.append(commands.resume(running.table, running.now))
    assert milliseconds_left(running.table, running.now)["amber"] == 6_000
    with pytest.raises(PixcadeError, match=r"table\.not-paused"):
        commands.resume(running.table, running.now)


def test_downtime_is_not_charged() -> None:
    running = decision_clock()
    last_sign_of_life = running.now + 4 * SECOND
    running.now += 3_600 * SECOND  # the machine was off; the clock would have expired long ago
    running.append(commands.pause(running.table, running.now, since=last_sign_of_life))
    running.append(commands.resume(running.table, running.now))
    assert milliseconds_left(running.table, running.now)["amber"] == 6_000


def test_pause_during_a_reveal_does_not_shorten_it() -> None:
    running = decision_clock()
    running.play_defaults()
    shown = running.table.game.reveal_milliseconds(running.table.events)
    running.now += 100
    running.append(commands.pause(running.table, running.now))
    running.now += 3_600 * SECOND
    running.append(commands.resume(running.table, running.now))
    assert running.table.ticks_from == running.now + shown - 100


def test_step_opened_during_a_pause_is_shown_afterwards() -> None:
    running = decision_clock()
    running.append(commands.pause(running.table, running.now))
    running.now += 5 * SECOND
    running.play_defaults()
    shown = running.table.game.reveal_milliseconds(running.table.events)
    running.now += 60 * SECOND
    running.append(commands.resume(running.table, running.now))
    assert running.table.ticks_from == running.now + shown


def test_predecessors_defaults_do_not_count() -> None:
    running = decision_clock()
    for piece in ("sky", "rose"):
        running.submit(piece, first_legal(running, piece))
    running.now += 9 * SECOND
    running.submit("mint", first_legal(running, "mint"))
    running.withdraw("mint")
    running.append(commands.expire(running.table, running.now + 1 * SECOND))
    assert running.table.step == 5
    assert running.table.seat(0).defaults_in_a_row == 1
    running.append(commands.leave(running.table, running.now, 0))
    running.append(commands.sit(running.table, running.now, 0, "New", "new"))
    assert running.table.seat(0).defaults_in_a_row == 0


def test_time_never_goes_backwards_within_a_log() -> None:
    running = decision_clock()
    running.submit("amber", first_legal(running, "amber"))
    latest = running.table.time
    running.now -= 3_600 * SECOND  # someone has set the system clock back
    running.submit("sky", first_legal(running, "sky"))
    assert running.table.time == latest


def test_no_clock_runs_for_bots() -> None:
    running = Running("pixl", clock="decision", milliseconds=5_000).begin(people=0)
    assert next_expiry(running.table) is None
    assert milliseconds_left(running.table, running.now + 10**6) == {}


def test_record_has_times_and_defaults() -> None:
    running = decision_clock()
    running.now += 1_234
    for piece in ("sky", "rose", "mint"):
        running.submit(piece, first_legal(running, piece))
    expire(running)
    record = record_of(running.table, "2026-11-15")
    text = write_record(record, rules)
    assert "5 amber milliseconds=10000 default\n" in text
    assert "5 sky milliseconds=1234\n" in text
    assert read_record(text, rules) == record


@pytest.mark.parametrize(("codes", "shown"), [
    (["placed"], 440),
    (["placed", "covered", "replaced", "imprisoned"], 3_720),
    (["placed", "locked"], 2_580),
])  # fmt: skip
def test_clocks_wait_for_the_scenes_of_a_pixl_move(codes: list[str], shown: int) -> None:
    # How long the web client shows them: web/test/pixl-timeline.test.ts.
    events = [Event(f"pixl.{code}", {}) for code in codes]
    assert shown <= GAMES["pixl"].reveal_milliseconds(events) <= shown + 200
    assert GAMES["pixl"].reveal_milliseconds(events, 2) < shown + 1  # a table created earlier keeps its timing
