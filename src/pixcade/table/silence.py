"""Bugs may not talk during a round (P3.4): who may write to whom, and when names are fixed."""

from dataclasses import dataclass

from pixcade.games.game import Seat
from pixcade.table.table import Table


@dataclass(frozen=True, slots=True)
class Audience:
    """Who reads a message: these seats, and perhaps spectators. An empty audience means that it is rejected."""

    seats: frozenset[Seat]
    spectators: bool

    def __bool__(self) -> bool:
        return bool(self.seats) or self.spectators


def audience(table: Table, writer: Seat | None) -> Audience:
    """Return who reads a message from a seat, or from a spectator (None). After the game everyone reads everything."""
    everyone = frozenset(Seat(seat) for seat in range(len(table.seats)))
    if not table.started or table.over:
        return Audience(everyone, spectators=True)
    if writer is None:
        return Audience(frozenset(), spectators=True)
    if writer in table.game.silent(table.state):
        return Audience(frozenset(), spectators=False)
    return Audience(everyone, spectators=True)


def silent_seats(table: Table) -> frozenset[int]:
    """Return the seats of people who may not chat with each other now; empty if there is only one of them."""
    if not table.started or table.over:
        return frozenset()
    silent = [seat for seat in table.game.silent(table.state) if table.seats[seat].holder == "person"]
    return frozenset(silent) if len(silent) > 1 else frozenset()
