"""What may be told of a table before the reveal: to everybody, and to one seat. Both are built up from nothing."""

from dataclasses import dataclass

from pixcade.table.table import SeatState, Table


@dataclass(frozen=True, slots=True)
class DecisionView:
    """A decision of the open step: whose it is and whether it is made, never what it is.

    Where there are commitments, that one has changed can be seen by them.
    """

    piece: str
    seat: int
    decided: bool
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class SeatView:
    """Who sits where, without their key."""

    holder: str
    name: str
    away: bool


@dataclass(frozen=True, slots=True)
class PublicView:
    """What everybody may know."""

    table: str
    game: str
    rules: int
    position: str
    started: bool
    over: bool
    paused: bool
    step: int
    seats: tuple[SeatView, ...]
    decisions: tuple[DecisionView, ...]


def public_view(table: Table) -> PublicView:
    """Tell what everybody may know. "Has decided" is public, what is programmed is not."""
    return PublicView(
        table=table.id,
        game=table.game.info.id,
        rules=table.rules,
        position=table.game.format_position(table.state),
        started=table.started,
        over=table.over,
        paused=table.paused,
        step=table.step,
        seats=tuple(SeatView(seat.holder, seat.name, seat.away) for seat in table.seats),
        decisions=tuple(
            DecisionView(one.piece, one.seat, is_decided(table, one.piece), table.secret(one.piece).commitment)
            for one in table.due
        ),
    )


def is_decided(table: Table, piece: str) -> bool:
    """Whether a program is in for a piece."""
    return table.secret(piece).move is not None


def own_revisions(table: Table, seat: int, key: str) -> dict[str, int]:
    """Return which revision of each of its decisions a seat would replace now, to whoever plays it."""
    if not key or table.seats[seat].plays != key:
        return {}
    return {one.piece: table.secret(one.piece).revision for one in table.due if one.seat == seat}


def own_programs(table: Table, seat: int, key: str) -> dict[str, str]:
    """Return what this person has programmed for this seat's pieces; what somebody else gave for it stays hidden."""
    state: SeatState = table.seats[seat]
    if not key or state.plays != key:
        return {}
    own = [one.piece for one in table.due if one.seat == seat]
    return {
        piece: table.game.format_move(table.state, table.secret(piece).move)
        for piece in own
        if table.gave(piece, seat, key)
    }
