"""From the log to the table. Folding is the only place where a table changes."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from pixcade.core.errors import Refusal
from pixcade.core.game import AnyGame, Seat
from pixcade.core.record import Rules
from pixcade.table.clocks import charge
from pixcade.table.codec import InvalidLog
from pixcade.table.entries import (
    Away,
    Entry,
    Expired,
    Left,
    Opened,
    Paused,
    Resumed,
    Returned,
    Seated,
    Started,
    Submitted,
    What,
    Withdrawn,
)
from pixcade.table.table import (
    BOT_KEY,
    DEFAULTS_BEFORE_STAND_IN,
    Answer,
    ClockSettings,
    Played,
    SeatState,
    Secret,
    Table,
)


def restore(entries: Iterable[Entry], rules: Rules) -> Table:
    """Make a table from its whole log. Raises InvalidLog."""
    table: Table | None = None
    for entry in entries:
        table = fold(table, entry, rules)
    if table is None:
        raise InvalidLog("table.log-empty")
    return table


def fold(table: Table | None, entry: Entry, rules: Rules) -> Table:
    """Add one entry. Raises InvalidLog where it does not follow on the last one."""
    if isinstance(entry.what, Opened):
        if table is not None or entry.number != 1:
            raise InvalidLog("table.log-order", number=entry.number)
        return opened(entry, entry.what, rules)
    if table is None or entry.number != table.number + 1 or entry.table != table.id or entry.time < table.time:
        raise InvalidLog("table.log-order", number=entry.number)
    until = entry.what.since if isinstance(entry.what, Paused) else entry.time
    table = replace(charge(table, max(until, table.time)), number=entry.number, time=entry.time)
    try:
        return FOLDS[type(entry.what)](table, entry.what)
    except (Refusal, LookupError) as error:
        raise InvalidLog("table.log-order", number=entry.number) from error


def opened(entry: Entry, what: Opened, rules: Rules) -> Table:
    """A new table with nobody at it."""
    try:
        game: AnyGame = rules(what.game, what.rules)
        state = game.parse_position(what.start) if what.start else game.start(game.configure(what.options, seed=0))
    except Refusal as error:
        raise InvalidLog(error.code, rule=error.rule, **error.values) from None
    return Table(
        id=entry.table,
        number=entry.number,
        time=entry.time,
        game=game,
        rules=what.rules,
        options=what.options,
        start=what.start,
        state=state,
        seats=(SeatState(),) * game.seats(state),
        clock=ClockSettings(what.clock, what.milliseconds),
        stand_in=what.stand_in,
        charged_to=entry.time,
    )


def with_seat(table: Table, seat: int, state: SeatState) -> Table:
    """The table with one seat changed."""
    assert 0 <= seat < len(table.seats), "the request has checked it"
    return replace(table, seats=(*table.seats[:seat], state, *table.seats[seat + 1 :]))


def seated(table: Table, what: Seated) -> Table:
    """Whoever sits down begins with a clean slate; a program already given stays in (and stays secret)."""
    return with_seat(table, what.seat, SeatState(what.holder, what.name, what.key))


def left(table: Table, what: Left) -> Table:
    """The seat is open; a program already given stays in."""
    return with_seat(table, what.seat, SeatState())


def started(table: Table, what: Started) -> Table:
    """The first step is open and its clocks run."""
    del what
    return replace(table, started=True, ticks_from=table.time)


def submitted(table: Table, what: Submitted) -> Table:
    """A program is in; if it was the last one awaited, the step is revealed."""
    move = table.game.parse_move(table.state, what.move)
    answer = Answer(table.number, what.step, what.piece, what.seat, what.revision)
    table = replace(table, answers={**table.answers, what.id: answer})
    return revealed(with_secret(table, what.piece, Secret(what.revision, move, what.key)))


def withdrawn(table: Table, what: Withdrawn) -> Table:
    """A decision is awaited again."""
    answer = Answer(table.number, what.step, what.piece, what.seat, what.revision)
    table = replace(table, answers={**table.answers, what.id: answer})
    return with_secret(table, what.piece, Secret(what.revision))


def expired(table: Table, what: Expired) -> Table:
    """The game's default is in for those whose time is up."""
    for decision in table.due:
        if decision.piece in what.pieces:
            move = table.game.default(table.state, decision)
            revision = table.secret(decision.piece).revision + 1
            table = with_secret(table, decision.piece, Secret(revision, move, default=True))
    return revealed(table)


def away(table: Table, what: Away) -> Table:
    """The stand-in plays for this seat."""
    return with_seat(table, what.seat, replace(table.seat(what.seat), away=True))


def returned(table: Table, what: Returned) -> Table:
    """The person plays for themselves again."""
    return with_seat(table, what.seat, replace(table.seat(what.seat), away=False, defaults_in_a_row=0))


def paused(table: Table, what: Paused) -> Table:
    """Clocks stand; time up to `since` has been charged."""
    del what
    return replace(table, paused=True, charged_to=table.time)


def resumed(table: Table, what: Resumed) -> Table:
    """Clocks run on; the time of the pause is charged to nobody."""
    del what
    return replace(table, paused=False, charged_to=table.time)


def with_secret(table: Table, piece: str, secret: Secret) -> Table:
    """The table with one program changed."""
    return replace(table, secrets={**table.secrets, piece: secret})


def revealed(table: Table) -> Table:
    """If nobody is awaited any more: reveal, apply, and open the next step."""
    if table.awaited:
        return table
    due = table.due
    game = table.game
    step = game.apply(table.state, {one: table.secret(one.piece).move for one in due})
    played = tuple(
        Played(
            one,
            game.format_move(table.state, table.secret(one.piece).move),
            table.piece_spent.get(one.piece, 0),
            table.secret(one.piece).default,
        )
        for one in due
    )
    return replace(
        table,
        state=step.state,
        events=step.events,
        step=table.step + 1,
        played=(*table.played, played),
        seats=after_defaults(table, played),
        secrets={},
        piece_spent={},
        ticks_from=table.time + game.reveal_milliseconds(step.events),
    )


def after_defaults(table: Table, played: tuple[Played, ...]) -> tuple[SeatState, ...]:
    """Count steps in a row that the clock decided for a seat; after two, the stand-in has it from the next step on."""
    seats = list(table.seats)
    for at, seat in enumerate(seats):
        own = [one for one in played if one.decision.seat == Seat(at)]
        if not own or seat.plays == BOT_KEY:
            continue
        count = seat.defaults_in_a_row + 1 if any(one.default for one in own) else 0
        seats[at] = replace(seat, defaults_in_a_row=count, away=count >= DEFAULTS_BEFORE_STAND_IN)
    return tuple(seats)


FOLDS: Mapping[type[What], Callable[[Table, Any], Table]] = {
    Seated: seated,
    Left: left,
    Started: started,
    Submitted: submitted,
    Withdrawn: withdrawn,
    Expired: expired,
    Away: away,
    Returned: returned,
    Paused: paused,
    Resumed: resumed,
}
