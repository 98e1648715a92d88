"""Random evenings at a table, and a check that each can be restored from any prefix of its log."""

import random

from pixcade.games import GAMES, rules
from pixcade.games.errors import PixcadeError
from pixcade.table import commands
from pixcade.table.clocks import next_expiry
from pixcade.table.codec import decode
from pixcade.table.fold import fold, restore
from pixcade.table.table import Table
from tests.random_games import OPTIONS
from tests.table.memory_table import Running


def restored(count: int, seed: int) -> dict[str, int]:
    """Restore `count` tables, each from every seventh prefix of its log and from the whole log."""
    figures = {"tables": 0, "entries": 0, "restored": 0}
    for evening in range(count):
        running = random_evening(seed * 100_000 + evening, entries=120)
        entries = [decode(line) for line in running.log]
        table: Table | None = None
        for at, entry in enumerate(entries, start=1):
            table = fold(table, entry, rules)
            if at % 7 == 0 or at == len(entries):
                assert restore(entries[:at], rules) == table
                figures["restored"] += 1
        assert table == running.table == running.restored()
        figures["tables"] += 1
        figures["entries"] += len(entries)
    return figures


def random_evening(seed: int, entries: int) -> Running:
    """A table where people submit, change their minds, leave, return, run out of time and send nonsense."""
    generator = random.Random(seed)
    game = generator.choice(list(GAMES))
    options = OPTIONS[game](generator)
    clock = generator.choice(("none", "decision", "bank"))
    running = Running(game, GAMES[game].option_values(options), clock=clock, milliseconds=20_000).begin()
    while len(running.log) < entries and running.table.outcome is None:
        running.now += generator.choice((0, 1, 700, 9_000))
        act = generator.choice((program, program, program, program, take_back, come_and_go, watch_the_clock))
        try:
            act(running, generator)
        except PixcadeError:
            continue
    return running


def program(running: Running, generator: random.Random) -> None:
    table = running.table
    decision = generator.choice(table.due)
    key = table.seat(decision.seat).plays
    move = generator.choice(table.game.legal(table.state, decision))
    entry = running.request(decision.piece, table.game.format_move(table.state, move), key=key)
    if entry is not None:  # another move than before
        running.append(running.with_request(entry))


def take_back(running: Running, generator: random.Random) -> None:
    decision = generator.choice(running.table.due)
    running.withdraw(decision.piece, key=running.table.seat(decision.seat).plays)


def come_and_go(running: Running, generator: random.Random) -> None:
    table = running.table
    seat = generator.randrange(len(table.seats))
    state = table.seat(seat)
    if state.away:
        running.append(commands.come_back(table, running.now, seat, state.key))
    elif state.holder == "open":
        running.append(commands.sit(table, running.now, seat, "Newcomer", f"new {len(running.log)}"))
    elif generator.random() < 0.5:
        running.append(commands.go_away(table, running.now, seat))
    else:
        running.append(commands.leave(table, running.now, seat))


def watch_the_clock(running: Running, generator: random.Random) -> None:
    table = running.table
    if generator.random() < 0.3:
        pausing = commands.resume if table.paused else commands.pause
        running.append(pausing(table, running.now))
        return
    moment = next_expiry(table)
    if moment is not None:
        running.now = max(running.now, moment)
        running.append(commands.expire(table, running.now))
