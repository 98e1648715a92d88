"""Seats: taking, leaving, replacement, absence and return; who may chat with whom."""

from collections.abc import Callable

import pytest

from pixcade.games import GAMES
from pixcade.games.errors import PixcadeError
from pixcade.games.game import Seat
from pixcade.table import commands
from pixcade.table.entries import Entry
from pixcade.table.settings import TableSettings
from pixcade.table.silence import audience
from pixcade.table.table import BOT_KEY
from tests.table.memory_table import Running, pixoid_programming


def test_game_starts_only_when_all_seats_are_taken() -> None:
    running = Running("pixl", {"players": "3"})
    running.append(commands.sit(running.table, 1_000, 0, "Ann", "a"))
    running.append(commands.seat_bot(running.table, 1_000, 1, "random"))
    with pytest.raises(PixcadeError, match=r"table\.seat-open") as rejected:
        commands.start(running.table, 1_000)
    assert rejected.value.values["seat"] == 3
    running.append(commands.sit(running.table, 1_000, 2, "Bob", "b"))
    running.append(commands.start(running.table, 1_000))
    with pytest.raises(PixcadeError, match=r"table\.started"):
        commands.start(running.table, 1_000)


def test_seat_has_one_holder_at_a_time() -> None:
    running = Running("pixl")
    running.append(commands.sit(running.table, 1_000, 0, "Ann", "a"))
    with pytest.raises(PixcadeError, match=r"table\.seat-taken"):
        commands.sit(running.table, 1_000, 0, "Bob", "b")
    with pytest.raises(PixcadeError, match=r"table\.seat-taken"):
        commands.seat_bot(running.table, 1_000, 0, "random")
    running.append(commands.leave(running.table, 1_000, 0))
    running.append(commands.sit(running.table, 1_000, 0, "Bob", "b"))
    assert running.table.seat(0).name == "Bob"
    with pytest.raises(PixcadeError, match=r"table\.no-such-seat"):
        commands.sit(running.table, 1_000, 4, "Eve", "e")
    with pytest.raises(PixcadeError, match=r"table\.seat-open"):
        commands.leave(running.table, 1_000, 1)
    with pytest.raises(PixcadeError, match=r"table\.name-missing"):
        commands.sit(running.table, 1_000, 1, "Eve", BOT_KEY)


def test_new_holder_cannot_see_the_previous_holders_move() -> None:
    running = pixoid_programming()
    running.submit("amber", "D1")
    running.append(commands.leave(running.table, running.now, 0))
    running.append(commands.sit(running.table, running.now, 0, "Nina", "new"))
    assert "amber" not in [one.piece for one in running.table.awaited], "the program still counts"
    assert not running.table.is_submitter("amber", 0, "new")
    with pytest.raises(PixcadeError, match=r"table\.not-yours-to-take-back"):
        running.withdraw("amber", key="new")
    running.submit("amber", "D2", key="new")
    assert running.table.is_submitter("amber", 0, "new")


def test_bots_move_does_not_belong_to_another_bot() -> None:
    running = pixoid_programming()
    running.append(commands.go_away(running.table, running.now, 0))
    running.submit("amber", "D1", key=BOT_KEY)
    running.append(commands.leave(running.table, running.now, 0))
    running.append(commands.seat_bot(running.table, running.now, 0, "another"))
    assert not running.table.is_submitter("amber", 0, BOT_KEY)
    with pytest.raises(PixcadeError, match=r"table\.not-yours-to-take-back"):
        running.withdraw("amber", key=BOT_KEY)
    running.submit("amber", "D1", key=BOT_KEY)


@pytest.mark.parametrize("name", ["", " Ann", "a\nb", "x" * 41, "\ud800"])
def test_name_not_allowed_in_a_record_is_rejected(name: str) -> None:
    running = Running("pixl")
    with pytest.raises(PixcadeError, match=r"record\.name"):
        commands.sit(running.table, 1_000, 0, name, "key")
    with pytest.raises(PixcadeError, match=r"record\.name"):
        commands.seat_bot(running.table, 1_000, 0, name)


def test_finished_table_cannot_change() -> None:
    running = Running("pixl").begin()
    while running.table.outcome is None:
        running.play_defaults()
    table = running.table
    attempts: list[Callable[[], Entry | None]] = [
        lambda: commands.leave(table, 0, 0),
        lambda: commands.sit(table, 0, 0, "Thief", "t"),
        lambda: commands.seat_bot(table, 0, 0, "bot"),
        lambda: commands.go_away(table, 0, 0),
        lambda: commands.come_back(table, 0, 0, "key 0"),
        lambda: commands.pause(table, 0),
        lambda: commands.resume(table, 0),
    ]
    for ask in attempts:
        with pytest.raises(PixcadeError, match=r"core\.game-over"):
            ask()


def test_returning_person_may_replace_the_stand_ins_move() -> None:
    running = pixoid_programming()
    running.append(commands.go_away(running.table, running.now, 0))
    with pytest.raises(PixcadeError, match=r"table\.bot-plays"):
        running.request("amber", "D1")
    running.submit("amber", "D1", key=BOT_KEY)
    running.append(commands.come_back(running.table, running.now, 0, "key 0"))
    assert not running.table.is_submitter("amber", 0, "key 0")
    with pytest.raises(PixcadeError, match=r"table\.not-your-seat"):
        running.request("amber", "D2", key=BOT_KEY)
    running.submit("amber", "D2")
    assert running.table.is_submitter("amber", 0, "key 0")


def test_only_the_absent_person_can_return() -> None:
    running = pixoid_programming()
    with pytest.raises(PixcadeError, match=r"table\.not-away"):
        commands.come_back(running.table, running.now, 0, "key 0")
    running.append(commands.go_away(running.table, running.now, 0))
    with pytest.raises(PixcadeError, match=r"table\.not-your-seat"):
        commands.come_back(running.table, running.now, 0, "key 1")
    with pytest.raises(PixcadeError, match=r"table\.nobody-there"):
        commands.go_away(running.table, running.now, 0)


def test_bugs_are_silent_until_the_end_of_the_round() -> None:
    running = Running("pixoid", {"layout": "p1-1A.2A.3A.4A"})
    everybody = frozenset(Seat(seat) for seat in range(4))
    assert audience(running.table, Seat(1)).seats == everybody, "in the lobby everybody may talk"
    running.begin()
    assert audience(running.table, Seat(1)).seats == everybody, "no cube is set yet"
    running.play_defaults()
    for step in range(6):
        del step
        assert not audience(running.table, Seat(1))
        assert audience(running.table, Seat(0)).seats == everybody, "Pixoid may write to all"
        assert audience(running.table, None).seats == frozenset(), "spectators write to spectators"
        assert audience(running.table, None).spectators
        running.play_defaults()


def test_everyone_reads_everything_after_the_game() -> None:
    running = Running("pixl").begin()
    while running.table.outcome is None:
        assert audience(running.table, Seat(1)).seats, "nobody is silent in Pixl"
        running.play_defaults()
    assert audience(running.table, None).seats == frozenset(Seat(seat) for seat in range(4))


def test_table_with_an_invalid_clock_is_rejected() -> None:
    for clock, milliseconds, code in (("sand", 5_000, "clock-kind"), ("bank", 10, "clock-time")):
        settings = TableSettings("pixl", clock=clock, milliseconds=milliseconds)  # type: ignore[arg-type]  # as meant
        with pytest.raises(PixcadeError, match=rf"table\.{code}"):
            commands.open_table("t", 0, GAMES["pixl"], settings)
