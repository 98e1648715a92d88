"""Logs of tables that were used for years: votes to stop that were given and taken back, over and over."""

from collections.abc import Iterator

from pixcade.games import GAMES, rules
from pixcade.room.change import seat_rows
from pixcade.room.seat_keys import GUEST
from pixcade.store.api import GameRow, Grant, LogLine, TableRow, Write
from pixcade.table import commands
from pixcade.table.codec import encode
from pixcade.table.entries import FORMAT, Agreed, Entry
from pixcade.table.fold import fold
from pixcade.table.settings import TableSettings
from pixcade.table.table import Table

KEY = "key"


def begun(table: str, now: int, settings: TableSettings) -> tuple[Table, list[str]]:
    """A game of two people that has just begun, and its log."""
    entries = [commands.open_table(table, now, GAMES[settings.game], settings)]
    at = fold(None, entries[0], rules)

    def add(entry: Entry) -> None:
        nonlocal at
        entries.append(entry)
        at = fold(at, entry, rules)

    for seat in range(len(at.seats)):
        add(commands.sit(at, now, seat, f"Player {seat}", f"{KEY}{seat}", person=f"p{seat}"))
    add(commands.start(at, now))
    return at, [encode(entry) for entry in entries]


def long_log(table: str, now: int, settings: TableSettings, entries: int) -> Iterator[str]:
    """The lines of a log with this many entries, none of them decisions."""
    at, lines = begun(table, now, settings)
    yield from lines
    for number in range(at.number + 1, entries + 1):
        yield encode(Entry(table, number, FORMAT, now, Agreed(0, yes=number % 2 == 0)))


def long_table(
    table: str, now: int, browser: str, settings: TableSettings, entries: int, *, clocks: bool = True
) -> list[Write]:
    """All that a store holds of such a table; a browser holds its first seat. `clocks` is what its row says."""
    row = TableRow(table, settings.game, "playing", public=False, created=now, touched=now, clocks=clocks)
    lines = (LogLine(table, at, line) for at, line in enumerate(long_log(table, now, settings, entries), 1))
    seats = seat_rows(begun(table, now, settings)[0])
    return [row, Grant(table, GUEST, browser), Grant(table, f"{KEY}0", browser), *seats, *lines]


def finished_game(table: str, now: int, settings: TableSettings) -> list[Write]:
    """All that a store holds of a game that the operator has stopped at its beginning."""
    at, lines = begun(table, now, settings)
    lines.append(encode(commands.stop(at, now, by="operator")))
    row = TableRow(table, settings.game, "over", public=True, created=now, touched=now, clocks=False)
    game = GameRow(table, settings.game, now, True, "stopped")
    return [row, game, *seat_rows(at), *(LogLine(table, number, line) for number, line in enumerate(lines, 1))]
