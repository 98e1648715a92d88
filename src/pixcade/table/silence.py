"""Bugs may not talk (P3.4): who may write to whom, and what else a silent seat may do that others see.

Beside giving its program a silent seat has one act in a step, or it could talk by toggling something: to change the
program. Others are possible only where everybody knows that one may come: to vote to stop after somebody has who may
speak; to come back from a stand-in; as host, to go on after a pause or to fill an open seat. Where nobody may speak,
since a bot plays Pixoid, a silent seat may begin the vote as well, and pause as host. Nothing is taken back, and a host
who is silent does nothing for seats of others.

A seat can be held by several devices, and each of them is a browser with a person of its own. So a host is known by
seats: those of the person who is host (`host_seats`), whichever device asks, and those that the device holds (`own`).
"""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from pixcade.core.game import Seat
from pixcade.table.budgets import is_spent
from pixcade.table.entries import HOST
from pixcade.table.table import Table, TableRefusal

HOST_ACTS = (("paused", HOST), ("resumed", HOST), ("seated", HOST))
"""What a host does while a game goes on, as it is counted in a step: the last is a bot that gets a seat."""


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


def speaking_seats(table: Table) -> frozenset[int]:
    """Return the seats of people who are there and may speak while others are silent."""
    silent = silent_seats(table)
    people = ((at, seat) for at, seat in enumerate(table.seats) if seat.holder == "person" and not seat.away)
    return frozenset(at for at, _ in people if at not in silent)


def host_seats(table: Table) -> frozenset[int]:
    """Return the seats of the host: whoever holds one of them is host, on whichever device."""
    return frozenset(
        at for at, seat in enumerate(table.seats) if seat.holder == "person" and seat.person == table.host != ""
    )


def has_acted(table: Table, seat: int) -> bool:
    """Whether a seat has done something in this step that others saw, beside giving its own program."""
    state, acts = table.seats[seat], table.acts
    if ("agreed", state.key) in acts or ("returned", state.key) in acts:
        return True
    if seat in host_seats(table) and not acts.keys().isdisjoint(HOST_ACTS):
        return True
    return any(table.secret(one.piece).revision > 1 for one in table.due if one.seat == seat)


def refuse_second_act(table: Table, seat: int) -> None:
    """Raise TableRefusal where a silent seat has done something in this step that others saw, beside programming."""
    if seat in silent_seats(table) and has_acted(table, seat):
        raise TableRefusal("table.silent-once", rule="P3.4")


def refuse_voting(table: Table, seat: int) -> None:
    """Raise TableRefusal where a silent seat may not vote to stop now: it begins no vote of people who may speak.

    The game would not end by it anyway, and its own program and the vote would be two different things to tell by.
    """
    if seat not in silent_seats(table):
        return
    speaking = speaking_seats(table)
    if speaking and not any(table.seats[at].agreed for at in speaking):
        raise TableRefusal("table.silent-vote", rule="P3.4")
    refuse_second_act(table, seat)


def refuse_pausing(table: Table, own: AbstractSet[int], *, going_on: bool = False) -> None:
    """Raise TableRefusal where a host who may tell silent seats nothing would stop or start the clocks once more.

    That is a host who watches, and one who is silent, who only goes on where somebody may speak. `own` are the seats
    that the asking device holds. To go on after a pause in the same step is no second act. What would be no act of the
    device's own seats is refused.
    """
    silent, hosting = silent_seats(table), host_seats(table)
    if not silent or not own <= silent:
        return
    if own and not own <= hosting <= silent:
        raise TableRefusal("table.silent-host", rule="P3.4")
    paused, resumed = (kind in table.acts for kind in (("paused", HOST), ("resumed", HOST)))
    if going_on and paused and not resumed:
        return
    if not going_on and hosting & silent and speaking_seats(table):
        raise TableRefusal("table.silent-host", rule="P3.4")
    if paused or resumed or any(has_acted(table, at) for at in hosting & silent):
        raise TableRefusal("table.silent-once", rule="P3.4")


def refuse_silent_host(table: Table, own: AbstractSet[int]) -> None:
    """Raise TableRefusal where a host who is silent would do something for another seat: which one could tell much.

    `own` are the seats that the asking device holds.
    """
    if silent_seats(table) & (own | host_seats(table)):
        raise TableRefusal("table.silent-host", rule="P3.4")


def refuse_filling(table: Table, own: AbstractSet[int], bot: str) -> None:
    """Raise TableRefusal where a host who is silent would fill an open seat, unless by the stand-in as its one act.

    Otherwise nobody could go on with a game in which somebody has left a seat open.
    """
    hosting = host_seats(table)
    if bot != table.settings.stand_in or not own <= hosting:
        refuse_silent_host(table, own)
    for seat in hosting:
        refuse_second_act(table, seat)


def may_pass_host(table: Table) -> bool:
    """Whether somebody else may become host now: while seats are silent once a step, and not beside a pause."""
    if silent_seats(table):
        return table.acts.keys().isdisjoint((("hosted", ""), *HOST_ACTS))
    return not is_spent(table, "hosted")


def may_share(table: Table) -> bool:
    """Whether it may be told now that seats share a device, or no longer: while others are silent, once a step."""
    return not silent_seats(table) or ("shared", "") not in table.acts


def refuse_taking_back(table: Table, seat: int) -> None:
    """Raise TableRefusal where a silent seat would take something back that others have seen."""
    if seat in silent_seats(table):
        raise TableRefusal("table.silent-once", rule="P3.4")
