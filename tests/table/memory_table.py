"""A table in memory: every entry is encoded and decoded, and only the log is stored."""

from collections.abc import Iterable
from itertools import count
from typing import Any

from msgspec.structs import replace

from pixcade.games import GAMES, rules
from pixcade.games.game import REVEAL_TIMING
from pixcade.table import commands
from pixcade.table.codec import decode, encode
from pixcade.table.entries import Entry, Submitted, Withdrawn
from pixcade.table.fold import fold, restore
from pixcade.table.settings import TableSettings
from pixcade.table.table import BOT_KEY, Table


class Running:
    """A table and its log. The keys of people are `key 0`, `key 1`, ..."""

    def __init__(
        self, game: str, options: dict[str, str] | None = None, now: int = 1_000, id: str = "t1", **settings: Any
    ) -> None:
        self.log: list[str] = []
        self.now = now
        self.ids = count()
        self.table: Table = None  # type: ignore[assignment]  # set by the first entry
        timing = settings.pop("timing", REVEAL_TIMING)
        opened = {name: settings.pop(name, "") for name in ("previous", "match")}
        chosen = TableSettings(game, options or {}, **{"stand_in": "greedy", **settings})
        first = commands.open_table(id, now, GAMES[game], chosen, seed=1, **opened)
        self.append(replace(first, what=replace(first.what, timing=timing)))

    @classmethod
    def read(cls, log: Iterable[str]) -> "Running":
        """Continue from a log."""
        running = cls.__new__(cls)
        running.log = list(log)
        running.table = running.restored()
        running.now = running.table.time + 60_000
        running.ids = count(1_000 * running.table.number)  # the log's ids are smaller
        return running

    def append(self, entry: Entry | None) -> Table:
        """Encode an entry, decode it and fold it."""
        assert entry is not None
        self.log.append(encode(entry))
        self.table = fold(self.table, decode(self.log[-1]), rules)
        return self.table

    def begin(self, people: int | None = None) -> "Running":
        """Seat people (and bots on the remaining seats) and start."""
        seats = len(self.table.seats)
        for seat in range(seats):
            if seat < (seats if people is None else people):
                self.append(commands.sit(self.table, self.now, seat, f"Player {seat + 1}", f"key {seat}"))
            else:
                self.append(commands.seat_bot(self.table, self.now, seat, "greedy"))
        self.append(commands.start(self.table, self.now))
        return self

    def request(self, piece: str, move: str, **changes: Any) -> Entry | None:
        """Return the entry for a move; missing arguments are what an honest client would send."""
        seat = changes.pop("seat", next((one.seat for one in self.table.due if one.piece == piece), 0))
        revision = changes.pop("revision", self.table.secret(piece).revision)
        arguments = {"seat": seat, "key": f"key {seat}", "step": self.table.step, **changes}
        what = Submitted(piece=piece, move=move, revision=revision + 1, **arguments)
        return commands.submit(self.table, self.now, what)

    def submit(self, piece: str, move: str, **changes: Any) -> Table:
        return self.append(self.with_request(self.request(piece, move, **changes)))

    def with_request(self, entry: Entry | None) -> Entry:
        """Return an entry as if requested by a browser."""
        assert entry is not None
        return replace(entry, request=f"id {next(self.ids)}", browser="a browser")

    def withdraw(self, piece: str, **changes: Any) -> Table:
        seat = changes.pop("seat", next(one.seat for one in self.table.due if one.piece == piece))
        revision = changes.pop("revision", self.table.secret(piece).revision)
        arguments = {"seat": seat, "key": f"key {seat}", "step": self.table.step, **changes}
        what = Withdrawn(piece=piece, revision=revision + 1, **arguments)
        return self.append(self.with_request(commands.withdraw(self.table, self.now, what)))

    def play_defaults(self) -> Table:
        """Submit the game's default move for all awaited people."""
        for one in self.table.awaited:
            key = self.table.seat(one.seat).plays
            move = self.table.game.format_move(self.table.state, self.table.game.default(self.table.state, one))
            self.submit(one.piece, move, key=key)
        return self.table

    def restored(self) -> Table:
        """Return the table restored from its log."""
        return restore([decode(line) for line in self.log], rules)


def pixoid_programming(**settings: Any) -> Running:
    """A game of Pixoid with four people and all cubes placed: amber is Pixoid and the first programs are due."""
    running = Running("pixoid", {"layout": "p1-1A.2A.3A.4A"}, **settings).begin()
    while running.table.step < 4:
        running.play_defaults()
    running.now = max(running.now, running.table.ticks_from)
    return running


__all__ = ["BOT_KEY", "Running", "pixoid_programming"]
