"""Who has accepted a rematch at its table, and when it starts."""

from collections.abc import Collection

from pixcade.games.errors import PixcadeError
from pixcade.room.change import Change, Saved
from pixcade.room.guest import Client
from pixcade.room.seats import is_there, own_seats
from pixcade.table import commands
from pixcade.table.table import TableError

ACCEPT_MS = 15_000
"""How long a rematch waits for the others after the first one has accepted."""


class Acceptance:
    """Seats by their keys: people may still change places. It isn't stored; after a restart everyone accepts again."""

    def __init__(self) -> None:
        self._keys: set[str] = set()
        self._first = 0
        """When the first one accepted."""

    def accept(self, saved: Saved, client: Client, now: int) -> None:
        """A client accepts for all its seats. Raises a PixcadeError."""
        table = saved.table
        if table.started:
            raise TableError("table.started")
        if not table.previous:
            raise PixcadeError("server.host-only")
        own = own_seats(saved, client)
        if not own:
            raise PixcadeError("server.players-only")
        self._first = self._first if self._keys else now
        self._keys |= set(own.values())

    def seats(self, saved: Saved, clients: Collection[Client]) -> tuple[int, ...]:
        """Return the seats that are ready: bots and connected programs need not be asked."""
        table = saved.table
        if table.started or not self._keys:
            return ()
        return tuple(
            at
            for at, seat in enumerate(table.seats)
            if seat.holder == "bot" or seat.key in self._keys or (seat.program and is_there(saved, clients, at))
        )

    def starts_at(self, saved: Saved, clients: Collection[Client]) -> int | None:
        """Return when the rematch starts; None if nobody there has accepted, or a seat is open."""
        seats = saved.table.seats
        ready = self.seats(saved, clients)
        there = any(seats[at].key in self._keys and is_there(saved, clients, at) for at in ready)
        if not there or any(seat.holder == "open" for seat in seats):
            return None
        return self._first if len(ready) == len(seats) else self._first + ACCEPT_MS


def start(change: Change) -> None:
    """Start a rematch with those who are connected; stand-ins play for the others until they come."""
    change.append(commands.start(change.table, change.now))
    for at, seat in enumerate(change.table.seats):
        if seat.holder == "person" and not change.table.over and not is_there(change.saved, change.there, at):
            change.append(commands.go_away(change.table, change.now, at))
