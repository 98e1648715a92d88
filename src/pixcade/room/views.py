"""Views of a table that clients are sent. Built from nothing: only fields named here are sent.

Of `secrets` only commitments and revisions are read, except in `own_moves`, which has what a browser submitted itself.
"""

from collections.abc import Mapping
from functools import lru_cache

from pixcade.games.game import Decision
from pixcade.protocol.board_view import BoardView, choices_view
from pixcade.protocol.server_messages import (
    Changed,
    Decided,
    DecisionView,
    EventView,
    LastStep,
    OutcomeView,
    OwnMove,
    PlayedMove,
    Revealed,
    SeatView,
    SettingsView,
    State,
    StepView,
)
from pixcade.room.series import Series
from pixcade.table.clocks import milliseconds_left
from pixcade.table.entries import Entry, Expired, Submitted, TakenBack, Withdrawn
from pixcade.table.settings import settings_fields
from pixcade.table.table import Table

NO_SERIES = Series()


def phase_of(table: Table) -> str:
    """Return `lobby`, `playing` or `over`."""
    return "over" if table.over else "playing" if table.started else "lobby"


def seat_views(table: Table, now: int) -> tuple[SeatView, ...]:
    """Return who sits where, without their keys."""
    shared = table.shared
    return tuple(
        [
            SeatView(
                seat.holder,
                seat.name,
                seat.person,
                seat.program,
                seat.away,
                seat.agreed,
                at in shared,
                seat.late,
                max(0, seat.off_until - now),
            )
            for at, seat in enumerate(table.seats)
        ]
    )


def settings_view(table: Table) -> SettingsView:
    return SettingsView(rules=table.rules, **settings_fields(table.settings))


def changes_of(revision: int) -> int:
    """Return how often a submission was changed, from its revision."""
    return max(0, revision - 1)


@lru_cache(512)
def undecided_views(due: tuple[Decision, ...]) -> tuple[DecisionView, ...]:
    """Return the decisions of a newly opened step."""
    return tuple(DecisionView(one.piece, one.seat, False, "", 0) for one in due)


def decision_views(table: Table) -> tuple[DecisionView, ...]:
    """Return who has decided, but not what."""
    if not table.secrets:
        return undecided_views(table.due)
    given = [(one, table.secret(one.piece)) for one in table.due]
    return tuple(
        DecisionView(one.piece, one.seat, secret.move is not None, secret.commitment, changes_of(secret.revision))
        for one, secret in given
    )


def outcome_view(table: Table) -> OutcomeView | None:
    outcome = table.outcome
    if outcome is not None:
        return OutcomeView(tuple(outcome.winners), outcome.points, outcome.reason, "")
    if table.stopped:
        return OutcomeView((), table.game.points(table.state), "stopped", table.stopped)
    return None


def step_view(table: Table, board: BoardView) -> StepView:
    """Return the open step: the position, who decides, what they can choose."""
    game, state = table.game, table.state
    return StepView(
        step=table.step,
        position=game.format_position(state),
        facts=board.differing(game.facts(state)),
        points=game.points(state),
        decisions=decision_views(table),
        choices=choices_view(game, state, table.due),
        silent=tuple(sorted(game.silent(state))) if table.started and not table.over else (),
        wait=max(0, table.ticks_from - table.opened),
        outcome=outcome_view(table),
    )


def last_step(table: Table) -> LastStep | None:
    if not table.played:
        return None
    return LastStep(
        step=table.step - 1,
        played=tuple(
            [
                PlayedMove(*decision, move, spent, default, bound, salt)
                for decision, move, spent, default, bound, salt in table.played[-1]
            ]
        ),
        events=tuple([EventView(code, values) for code, values in table.events]),
    )


def state_view(table: Table, board: BoardView, now: int, *, next_table: str, series: Series = NO_SERIES) -> State:
    """Return everything that everyone may know."""
    return State(
        number=table.number,
        table=table.id,
        phase=phase_of(table),
        previous=table.previous,
        next=next_table,
        settings=settings_view(table),
        host=table.host,
        paused=table.paused,
        paused_by=table.paused_by,
        seats=seat_views(table, now),
        board=board.facts,
        current=step_view(table, board),
        clocks=clock_times(table, now),
        last=last_step(table),
        series=series.view() if table.previous else None,
        match=series.match_view(table.settings.best_of),
    )


def clock_times(table: Table, now: int) -> dict[str, int]:
    return dict(milliseconds_left(table, now))


def news(before: Table, entry: Entry, table: Table, board: BoardView, now: int) -> Changed | Decided | Revealed | None:
    """Return what an entry has changed, or None if only the whole state can express it."""
    what = entry.what
    clocks = clock_times(table, now) if table.settings.clock != "none" else {}
    if isinstance(what, TakenBack):
        return None
    if table.step != before.step:
        last = last_step(table)
        assert last is not None, "a step has been revealed"
        return Revealed(
            entry.number, last.step, last.played, last.events, seat_views(table, now), step_view(table, board), clocks
        )
    if isinstance(what, Submitted | Withdrawn):
        secret = table.secret(what.piece)
        return Decided(
            number=entry.number,
            step=what.step,
            piece=what.piece,
            seat=what.seat,
            decided=secret.move is not None,
            commitment=secret.commitment,
            changes=changes_of(secret.revision),
            clocks=clocks,
        )
    if isinstance(what, Expired) or table.over or not before.started:
        return None
    return Changed(
        number=entry.number,
        what=type(what).__name__.lower(),
        seat=getattr(what, "seat", -1),
        by=getattr(what, "by", ""),
        phase=phase_of(table),
        host=table.host,
        paused=table.paused,
        paused_by=table.paused_by,
        seats=seat_views(table, now),
        clocks=clocks,
    )


def own_moves(table: Table, seats: Mapping[int, str], *, with_own_moves: bool) -> tuple[OwnMove, ...]:
    """Return the moves submitted for a browser's seats; the moves themselves only if `with_own_moves`."""
    moves = []
    for one in table.due:
        key = seats.get(one.seat)
        if key is None or table.seat(one.seat).key != key:
            continue
        secret = table.secret(one.piece)
        mine = with_own_moves and table.is_submitter(one.piece, one.seat, key) and table.seat(one.seat).plays == key
        moves.append(
            OwnMove(
                piece=one.piece,
                seat=one.seat,
                programmed=secret.move is not None,
                revision=secret.revision,
                move=table.game.format_move(table.state, secret.move) if mine else "",
                commitment=secret.commitment,
                salt=secret.salt if mine else "",
            )
        )
    return tuple(moves)
