"""Who may write to whom, and when: Bugs may not talk (P3.4)."""

from dataclasses import dataclass

from pixcade.core.game import Seat
from pixcade.table.table import Table


@dataclass(frozen=True, slots=True)
class Audience:
    """Who reads a message: these seats, and the spectators or not. An empty audience means that it is refused."""

    seats: frozenset[Seat]
    spectators: bool

    def __bool__(self) -> bool:
        """Whether anybody reads it."""
        return bool(self.seats) or self.spectators


def audience(table: Table, writer: Seat | None) -> Audience:
    """Return who reads what a seat writes, or a spectator (None). Once the game is over everybody reads everything."""
    everybody = frozenset(Seat(seat) for seat in range(len(table.seats)))
    if not table.started or table.over:
        return Audience(everybody, spectators=True)
    if writer is None:
        return Audience(frozenset(), spectators=True)
    if writer in table.game.silent(table.state):
        return Audience(frozenset(), spectators=False)
    return Audience(everybody, spectators=True)
