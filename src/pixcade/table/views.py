"""What may be told of a table before the reveal: to everybody, and to one seat. Both are built up from nothing."""

from dataclasses import dataclass

from pixcade.table.table import SeatState, Table


@dataclass(frozen=True, slots=True)
class DecisionView:
    """A decision of the open step: whose it is, whether it is made and how often it was changed, never what it is."""

    piece: str
    seat: int
    decided: bool
    revision: int


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
        over=table.outcome is not None,
        paused=table.paused,
        step=table.step,
        seats=tuple(SeatView(seat.holder, seat.name, seat.away) for seat in table.seats),
        decisions=tuple(decision_view(table, one.piece, one.seat) for one in table.due),
    )


def decision_view(table: Table, piece: str, seat: int) -> DecisionView:
    """One decision of the open step."""
    secret = table.secret(piece)
    return DecisionView(piece, seat, secret.move is not None, secret.revision)


def own_programs(table: Table, seat: int, key: str) -> dict[str, str]:
    """Return what this person has programmed for this seat's pieces; what somebody else gave for it stays hidden."""
    state: SeatState = table.seats[seat]
    if not key or state.plays != key:
        return {}
    own = [one.piece for one in table.due if one.seat == seat]
    return {
        piece: table.game.format_move(table.state, table.secret(piece).move)
        for piece in own
        if table.secret(piece).move is not None and table.secret(piece).key == key
    }
