"""Taking back: a person alone with bots returns to their last decision, as if nothing had followed it."""

import pytest
from msgspec.structs import replace

from pixcade.table import commands
from pixcade.table.budgets import BUDGETS
from pixcade.table.record import record_of
from pixcade.table.table import TableError
from tests.table.memory_table import Running


def alone() -> Running:
    """A person with Fire and Earth against a bot, after two turns of each element."""
    running = Running("pixl", {"side": "5", "players": "2"}).begin(people=1)
    while running.table.step < 4:
        running.play_defaults()
    for _ in range(4):
        (one,) = running.table.awaited
        move = running.table.game.legal(running.table.state, one)[0]
        running.submit(
            one.piece, running.table.game.format_move(running.table.state, move), key=running.table.seat(one.seat).plays
        )
    return running


def take_back(running: Running, **changes: int | str) -> None:
    given = {"seat": 0, "key": "key 0", "before": running.table.step, **changes}
    running.append(commands.take_back(running.table, running.now, **given))  # type: ignore[arg-type]  # of their types


def test_take_back_opens_the_last_own_step_again() -> None:
    running = alone()
    states = [running.table.state]
    assert running.table.step == 8, "it is Fire's turn; Earth moved in step 6"
    take_back(running)
    assert running.table.step == 6
    assert [one.piece for one in running.table.awaited] == ["earth"]
    assert running.restored() == running.table
    assert len(record_of(running.table, "2026-11-15").moves) == 6
    running.submit("earth", "pass")
    assert running.table.state not in states
    assert running.restored() == running.table


def test_take_back_can_be_repeated_to_the_start() -> None:
    running = alone()
    for step in (6, 4, 2, 0):
        take_back(running)
        assert running.table.step == step
    assert running.table.state == running.table.game.start(running.table.game.options_of(running.table.state))
    with pytest.raises(TableError, match=r"table\.no-takeback"):
        take_back(running)


def test_late_take_back_means_the_move_that_was_seen() -> None:
    running = alone()
    take_back(running, before=6)
    assert running.table.step == 4


def test_answer_of_a_bot_before_a_take_back_does_not_count() -> None:
    running = alone()
    since = running.table.seat(1).since
    take_back(running)
    assert running.table.seat(1).since > since


@pytest.mark.parametrize("changes", [{"key": "bot", "seat": 1}, {"key": "key 1"}])
def test_take_back_of_another_seat_is_rejected(changes: dict[str, int | str]) -> None:
    with pytest.raises(TableError):
        take_back(alone(), **changes)


def test_take_back_next_to_another_person_is_rejected() -> None:
    running = Running("pixl", {"players": "2"}).begin()
    running.play_defaults()
    running.play_defaults()
    with pytest.raises(TableError, match=r"table\.no-takeback"):
        take_back(running)


def test_revealed_secret_is_never_taken_back() -> None:
    running = Running("pixoid", {"layout": "p1-1A.2A.3A.4A"}).begin(people=1)
    while running.table.step < 5:
        running.play_defaults()
    with pytest.raises(TableError, match=r"table\.no-takeback"):
        take_back(running)
    with pytest.raises(TableError, match=r"table\.no-takeback"):
        take_back(running, before=1)


def test_take_back_after_the_end_is_rejected() -> None:
    running = alone()
    running.append(commands.stop(running.table, running.now, by="operator"))
    with pytest.raises(TableError, match=r"core\.game-over"):
        take_back(running)


def test_take_backs_of_a_game_are_limited() -> None:
    running = alone()
    for _ in range(BUDGETS["takenback"]):
        take_back(running)
        running.submit(running.table.awaited[0].piece, "pass")
        while running.table.awaited[0].seat != 0:
            running.play_defaults()
    with pytest.raises(TableError, match=r"table\.takebacks-spent"):
        take_back(running)


def test_daily_challenge_is_never_taken_back() -> None:
    running = alone()
    running.table = running.table.changed(settings=replace(running.table.settings, daily="2026-11-16"))
    with pytest.raises(TableError, match=r"table\.no-takeback"):
        take_back(running)
