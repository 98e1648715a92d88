"""Limits on log entries: only effective commands are logged, a limited number per step."""

from collections.abc import Callable

import pytest

from pixcade.games import GAMES
from pixcade.games.errors import PixcadeError
from pixcade.table import commands
from pixcade.table.budgets import BUDGETS, MAX_LOBBY_ENTRIES
from pixcade.table.entries import HOST, Entry, Seated
from pixcade.table.table import Table
from tests.table.memory_table import Running, pixoid_programming


def error(ask: Callable[[], object]) -> str:
    """Return the error code of a command."""
    with pytest.raises(PixcadeError) as rejected:
        ask()
    return rejected.value.code


def until_rejected(running: Running, *asking: Callable[[Table, int], Entry | None]) -> tuple[int, str]:
    """Run commands round-robin until one is rejected; return the number of entries, and the code."""
    before = len(running.log)
    for _ in range(MAX_LOBBY_ENTRIES):
        try:
            for ask in asking:
                running.append(ask(running.table, running.now))
        except PixcadeError as rejected:
            return len(running.log) - before, rejected.code
    raise AssertionError("nothing is rejected")


def test_command_without_effect_writes_no_entry() -> None:
    lobby = Running("pixl")
    table = lobby.append(commands.seat_bot(lobby.table, 0, 0, "greedy"))
    assert commands.seat_bot(table, 0, 0, "greedy") is None
    assert commands.arrange(table, 0, GAMES["pixl"], table.settings) is None
    assert commands.swap(table, 0, 1, 2) is None
    assert commands.share(table, 0, []) is None
    running = Running("pixl").begin()
    table = running.table
    assert commands.agree(table, 0, 0, "key 0", yes=False) is None
    table = running.append(commands.agree(table, 0, 0, "key 0", yes=True))
    assert commands.agree(table, 0, 0, "key 0", yes=True) is None


def test_resubmitting_the_same_move_writes_no_entry() -> None:
    running = pixoid_programming()
    (first, *_) = running.table.awaited
    choices = running.table.game.legal(running.table.state, first)
    moves = [running.table.game.format_move(running.table.state, move) for move in choices[:2]]
    running.submit(first.piece, moves[0])
    assert running.request(first.piece, moves[0]) is None
    assert running.request(first.piece, moves[1]) is not None
    running.append(commands.go_away(running.table, running.now, first.seat))
    assert running.request(first.piece, moves[0], key="bot") is not None, "it is another who gives it"


def test_votes_are_limited_per_seat_and_step() -> None:
    running = Running("pixl").begin()

    def vote(seat: int, yes: bool) -> Callable[[Table, int], Entry | None]:
        return lambda table, now: commands.agree(table, now, seat, f"key {seat}", yes=yes)

    assert until_rejected(running, vote(0, True), vote(0, False)) == (BUDGETS["agreed"], "table.enough")
    running.append(vote(1, True)(running.table, running.now))
    running.play_defaults()
    assert running.table.acts == {}
    running.append(vote(0, True)(running.table, running.now))


def test_pauses_and_returns_are_limited_per_step() -> None:
    running = Running("pixl").begin()
    stops = until_rejected(
        running,
        lambda table, now: commands.pause(table, now, by=HOST),
        lambda table, now: commands.resume(table, now, by=HOST),
    )
    assert stops == (2 * BUDGETS["paused"], "table.enough")
    running.append(commands.pause(running.table, running.now, by="restart"))
    running.append(commands.resume(running.table, running.now, by="restart"))
    returns = until_rejected(
        running,
        lambda table, now: commands.go_away(table, now, 0),
        lambda table, now: commands.come_back(table, now, 0, "key 0"),
    )
    assert returns == (2 * BUDGETS["returned"] + 1, "table.enough"), "the stand-in has the seat until the next step"
    running.append(commands.go_away(running.table, running.now, 1))


def test_lobby_budget_is_separate_for_each_person() -> None:
    running = Running("pixl")

    def sit(person: str) -> Callable[[Table, int], Entry | None]:
        return lambda table, now: commands.sit(table, now, 0, "Ann", "key", person=person)

    def leave(table: Table, now: int) -> Entry:
        return commands.leave(table, now, 0)

    assert until_rejected(running, sit("eve"), leave) == (2 * BUDGETS["seated"], "table.enough")
    assert until_rejected(running, sit("ann"), leave) == (2 * BUDGETS["seated"], "table.enough")
    running.append(commands.sit(running.table, running.now, 0, "Ben", "key", person="ben"))


def test_lobby_over_its_entry_limit_can_still_be_started() -> None:
    running = Running("pixl")
    names = iter(range(MAX_LOBBY_ENTRIES))

    def change(table: Table, now: int) -> Entry:
        commands.sit(table, now, 1, "Ann", "key", person=f"person {next(names)}")
        return commands.entry(table, now, Seated(0, "person", "Ann", "key"))

    running.table = running.table.changed(number=MAX_LOBBY_ENTRIES - 2)
    assert until_rejected(running, change) == (2, "table.enough")
    assert error(lambda: commands.arrange(running.table, 0, GAMES["pixl"], running.table.settings)) == "table.enough"
    full = running.table.changed(seats=tuple([running.table.seats[0]] * len(running.table.seats)))
    assert commands.start(full, running.now).number == MAX_LOBBY_ENTRIES + 1
