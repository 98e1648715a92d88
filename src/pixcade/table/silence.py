"""Bugs may not talk (P3.4): who may write to whom, and what else a silent seat may do that others see.

Beside programming that is one act in a step: to change the program, to vote to stop, or to pause as host. Otherwise
whoever toggles something could talk by it.
"""

from dataclasses import dataclass

from pixcade.core.game import Seat
from pixcade.table.table import Table, TableRefusal


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


def silent_seats(table: Table) -> frozenset[int]:
    """Return the seats of people who may tell each other nothing now; none where there is only one of them."""
    if not table.started or table.over:
        return frozenset()
    silent = [seat for seat in table.game.silent(table.state) if table.seats[seat].holder == "person"]
    return frozenset(silent) if len(silent) > 1 else frozenset()


def refuse_second_act(table: Table, seat: int) -> None:
    """Raise TableRefusal where a silent seat has done something in this step that others saw, beside programming."""
    if seat not in silent_seats(table):
        return
    state = table.seats[seat]
    seen = table.acts.get(("agreed", state.key), 0)
    seen += table.acts.get(("paused", "host"), 0) if state.person == table.host else 0
    seen += sum(max(0, table.secret(one.piece).revision - 1) for one in table.due if one.seat == seat)
    if seen:
        raise TableRefusal("table.silent-once", rule="P3.4")


def refuse_second_return(table: Table, seat: int) -> None:
    """Raise TableRefusal where a silent seat would come back from its stand-in for the second time in a step."""
    if seat in silent_seats(table) and ("returned", table.seats[seat].key) in table.acts:
        raise TableRefusal("table.silent-once", rule="P3.4")


def refuse_taking_back(table: Table, seat: int) -> None:
    """Raise TableRefusal where a silent seat would take something back that others have seen."""
    if seat in silent_seats(table):
        raise TableRefusal("table.silent-once", rule="P3.4")
