"""Folds log entries into the table. Tables change nowhere else."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from pixcade.games.errors import PixcadeError
from pixcade.games.game import AnyGame, Event, Seat
from pixcade.games.record import Rules
from pixcade.table.budgets import WHOLE_GAME, count_entry
from pixcade.table.clocks import charged
from pixcade.table.codec import InvalidLog
from pixcade.table.entries import (
    Agreed,
    Arranged,
    Away,
    Entry,
    Expired,
    Hosted,
    Left,
    Off,
    Opened,
    Paused,
    Resumed,
    Returned,
    Seated,
    Shared,
    Started,
    Stopped,
    Submitted,
    Swapped,
    TakenBack,
    What,
    Withdrawn,
)
from pixcade.table.settings import settings_in
from pixcade.table.table import (
    BOT_KEY,
    DEFAULTS_BEFORE_STAND_IN,
    Answer,
    Played,
    SeatState,
    Secret,
    Table,
    beginning,
)
from pixcade.table.takebacks import takeback_steps

Secrets = Mapping[str, Secret]

MAX_ANSWERS = 64
"""Requests remembered per table."""


def restore(entries: Iterable[Entry], rules: Rules) -> Table:
    """Fold a whole log. Raises InvalidLog."""
    table: Table | None = None
    for entry in entries:
        table = fold(table, entry, rules)
    if table is None:
        raise InvalidLog("table.log-empty")
    return table


def fold(table: Table | None, entry: Entry, rules: Rules) -> Table:
    """Apply one entry. Raises InvalidLog if it doesn't follow the last one."""
    if isinstance(entry.what, Opened):
        if table is not None or entry.number != 1:
            raise InvalidLog("table.log-order", number=entry.number)
        return fold_opened(entry, entry.what, rules)
    if table is None or entry.number != table.number + 1 or entry.table != table.id or entry.time < table.time:
        raise InvalidLog("table.log-order", number=entry.number)
    until = entry.what.since if isinstance(entry.what, Paused) else entry.time
    spent = charged(table, max(until, table.time))
    answers = {"answers": remember_answer(table, entry)} if entry.request else {}
    table = table.changed(number=entry.number, time=entry.time, **spent, **answers)
    try:
        if isinstance(entry.what, Arranged):
            return fold_arranged(table, entry.what, rules)
        return FOLDS[type(entry.what)](table, entry.what)
    except (PixcadeError, LookupError) as error:
        raise InvalidLog("table.log-order", number=entry.number) from error


def remember_answer(table: Table, entry: Entry) -> Mapping[tuple[str, str], Answer]:
    """The completed requests, including that of this entry."""
    what, key = entry.what, (entry.browser, entry.request)
    if key in table.answers:
        return table.answers
    answer = Answer(entry.number, type(what).__name__)
    if isinstance(what, Submitted | Withdrawn):
        answer = answer._replace(step=what.step, piece=what.piece, seat=what.seat, revision=what.revision)
    answers = {**table.answers, key: answer}
    if len(answers) > MAX_ANSWERS:
        del answers[next(iter(answers))]
    return answers


def fold_opened(entry: Entry, what: Opened, rules: Rules) -> Table:
    try:
        settings = settings_in(what)
        game: AnyGame = rules(settings.game, what.rules)
        state = beginning(game, settings)
    except PixcadeError as error:
        raise InvalidLog(error.code, rule=error.rule, **error.values) from None
    return Table(
        id=entry.table,
        number=entry.number,
        time=entry.time,
        game=game,
        rules=what.rules,
        settings=settings,
        state=state,
        seats=(SeatState(),) * game.seats(state),
        previous=what.previous,
        timing=what.timing,
        match=what.match,
        charged_to=entry.time,
    )


def fold_arranged(table: Table, what: Arranged, rules: Rules) -> Table:
    """Replace the settings; seats that still exist keep their holders."""
    if table.started:
        raise LookupError("it has started already")
    settings = settings_in(what)
    game: AnyGame = rules(settings.game, what.rules)
    state = beginning(game, settings)
    seats = (*table.seats, *(SeatState(),) * game.seats(state))[: game.seats(state)]
    return count_entry(table, "arranged").changed(
        game=game,
        rules=what.rules,
        settings=settings,
        state=state,
        seats=seats,
        shared=frozenset(seat for seat in table.shared if seat < len(seats)),
    )


def with_seat(table: Table, seat: int, state: SeatState) -> Table:
    if seat not in range(len(table.seats)):
        raise LookupError(f"there is no seat {seat}")
    return table.changed(seats=(*table.seats[:seat], state, *table.seats[seat + 1 :]))


def fold_seated(table: Table, what: Seated) -> Table:
    """A new holder starts with fresh counters; a submitted move stays in (and stays secret)."""
    if what.holder not in ("person", "bot"):
        raise LookupError(f"nobody is a {what.holder}")
    state = SeatState(what.holder, what.name, what.key, since=table.number, person=what.person, program=what.program)
    return with_seat(count_entry(table, "seated", what.person or what.by), what.seat, state)


def fold_left(table: Table, what: Left) -> Table:
    """The seat is open; a submitted move stays in."""
    table = count_entry(table, "left", table.seat(what.seat).person)
    return end_if_agreed(with_seat(table, what.seat, SeatState(since=table.number)))


def fold_swapped(table: Table, what: Swapped) -> Table:
    if table.started or what.seat == what.other or min(what.seat, what.other) < 0:
        raise LookupError("they can't change places")
    seats = list(table.seats)
    table = count_entry(table, "swapped", seats[what.seat].person or seats[what.other].person)
    seats[what.seat], seats[what.other] = seats[what.other], seats[what.seat]
    places = {what.seat: what.other, what.other: what.seat}
    return table.changed(seats=tuple(seats), shared=frozenset(places.get(seat, seat) for seat in table.shared))


def fold_started(table: Table, what: Started) -> Table:
    """Open the first step and start its clocks."""
    del what
    if table.started:
        raise LookupError("it has started already")
    return table.changed(started=True, opened=table.time, ticks_from=table.time, acts={})


def fold_submitted(table: Table, what: Submitted) -> Table:
    """A move is in; if it was the last one awaited, reveal the step."""
    move = table.game.parse_move(table.state, what.move)
    since = table.seat(what.seat).since
    secret = Secret(what.revision, move, what.key, since=since, commitment=what.commitment, salt=what.salt)
    return reveal_if_complete(table, with_submission(table, what, secret))


def fold_withdrawn(table: Table, what: Withdrawn) -> Table:
    return table.changed(secrets=with_submission(table, what, Secret(what.revision)))


def with_submission(table: Table, what: Submitted | Withdrawn, secret: Secret) -> Secrets:
    """Replace the submission of a decision. Raises InvalidLog unless the revision is the next one."""
    if what.step != table.step or (what.piece, what.seat) not in table.due:
        raise LookupError("this is not decided now")
    if what.revision != table.secret(what.piece).revision + 1:
        raise LookupError("a revision is missing")
    return {**table.secrets, what.piece: secret}


def fold_takenback(table: Table, what: TakenBack) -> Table:
    """Open an earlier step again. Bots start a new tenancy, so that what they chose since doesn't count."""
    if what.step not in takeback_steps(table):
        raise LookupError("this can't be taken back")
    game, state = table.game, beginning(table.game, table.settings)
    events: tuple[Event, ...] = ()
    for played in table.played[: what.step]:
        step = game.apply(state, {one.decision: game.parse_move(state, one.move) for one in played})
        state, events = step.state, step.events
    acts = {("takenback", ""): table.acts.get(("takenback", ""), 0)}
    return count_entry(table.changed(acts=acts), "takenback").changed(
        state=state,
        events=events,
        step=what.step,
        played=table.played[: what.step],
        seats=tuple([replace(seat, since=table.number) if seat.plays == BOT_KEY else seat for seat in table.seats]),
        secrets={},
        piece_spent={},
        opened=table.time,
        ticks_from=table.time,
    )


def fold_expired(table: Table, what: Expired) -> Table:
    """Decisions whose time has expired get the game's default move, in a slow game the stand-in's."""
    due = [decision for decision in table.due if decision.piece in what.pieces]
    if what.step != table.step or not due:
        raise LookupError("this is not decided now")
    if table.slow:
        late = {decision.seat for decision in due}
        seats = [
            replace(one, late=True, since=table.number) if at in late else one for at, one in enumerate(table.seats)
        ]
        return table.changed(seats=tuple(seats))
    secrets = dict(table.secrets)
    for decision in due:
        move = table.game.default(table.state, decision)
        revision = table.secret(decision.piece).revision + 1
        since = table.seat(decision.seat).since
        secrets[decision.piece] = Secret(revision, move, default=True, since=since)
    return reveal_if_complete(table, secrets)


def fold_away(table: Table, what: Away) -> Table:
    return end_if_agreed(
        with_seat(table, what.seat, replace(table.seat(what.seat), away=True, late=False, since=table.number))
    )


def fold_returned(table: Table, what: Returned) -> Table:
    seat = replace(table.seat(what.seat), away=False, defaults_in_a_row=0, since=table.number)
    return with_seat(count_entry(table, "returned", seat.key).changed(unattended=0), what.seat, seat)


def fold_off(table: Table, what: Off) -> Table:
    return with_seat(table, what.seat, replace(table.seat(what.seat), off_until=what.until))


def fold_paused(table: Table, what: Paused) -> Table:
    """Stop the clocks; time up to `since` has been charged."""
    return count_entry(table, "paused", what.by).changed(
        paused=True, paused_since=what.since, paused_by=what.by, charged_to=table.time
    )


def fold_resumed(table: Table, what: Resumed) -> Table:
    """Start the clocks; the pause isn't charged, and an interrupted reveal is shown to its end."""
    stood_from = max(table.paused_since, table.opened)
    still_to_show = max(0, table.ticks_from - stood_from)
    ticks_from = table.time + still_to_show if still_to_show else table.ticks_from
    return table.changed(paused=False, paused_by="", charged_to=table.time, ticks_from=ticks_from)


def fold_hosted(table: Table, what: Hosted) -> Table:
    return count_entry(table, "hosted").changed(host=what.person)


def fold_shared(table: Table, what: Shared) -> Table:
    if not set(what.seats) <= set(range(len(table.seats))):
        raise LookupError("there is no such seat")
    return count_entry(table, "shared").changed(shared=frozenset(what.seats))


def fold_agreed(table: Table, what: Agreed) -> Table:
    """Record a seat's vote to stop; the game ends when all people present agree."""
    if not table.started or table.over:
        raise LookupError("there is nothing to stop")
    seat = replace(table.seat(what.seat), agreed=what.yes)
    return end_if_agreed(with_seat(count_entry(table, "agreed", seat.key), what.seat, seat))


def end_if_agreed(table: Table) -> Table:
    """End the game if all people present vote to stop."""
    people = [seat for seat in table.seats if seat.holder == "person" and not seat.away]
    agree = table.started and not table.over and bool(people) and all(seat.agreed for seat in people)
    return end_game(table, "agreed") if agree else table


def fold_stopped(table: Table, what: Stopped) -> Table:
    if table.over:
        raise LookupError("it is over already")
    return end_game(table, what.by)


def end_game(table: Table, by: str) -> Table:
    """End the game; moves that were not revealed never will be."""
    return table.changed(stopped=by, secrets={})


def reveal_if_complete(table: Table, secrets: Secrets) -> Table:
    """Store the submissions. If none is awaited any more, reveal them, apply the moves and open the next step."""
    game, state, due = table.game, table.state, table.due
    given = [(one, secrets[one.piece]) for one in due if one.piece in secrets]
    if len(given) < len(due) or any(secret.move is None for _, secret in given):
        return table.changed(secrets=secrets)
    step = table.apply({one: secret.move for one, secret in given})
    played = tuple(
        [
            Played(
                one,
                game.format_move(state, secret.move),
                table.piece_spent.get(one.piece, 0),
                secret.default,
                secret.commitment,
                secret.salt,
            )
            for one, secret in given
        ]
    )
    return table.changed(
        state=step.state,
        events=step.events,
        step=table.step + 1,
        played=(*table.played, played),
        seats=after_defaults(table, secrets),
        secrets={},
        piece_spent={},
        unattended=table.unattended + 1 if is_unattended(table) else 0,
        acts={act: count for act, count in table.acts.items() if act[0] in WHOLE_GAME},
        opened=table.time,
        ticks_from=table.time + game.reveal_milliseconds(step.events, table.timing),
    )


def is_unattended(table: Table) -> bool:
    """Whether stand-ins have the seats of all people of a slow game; other games wait for them, or play on."""
    people = [seat for seat in table.seats if seat.holder == "person"]
    return table.slow and bool(people) and all(seat.away for seat in people)


def after_defaults(table: Table, secrets: Secrets) -> tuple[SeatState, ...]:
    """Count consecutive steps that the clock decided for a seat; after two, the stand-in plays from the next step on.

    Steps of an earlier holder of the seat don't count.
    """
    if not any(secret.default for secret in secrets.values()) and not any(
        seat.defaults_in_a_row or seat.late for seat in table.seats
    ):
        return table.seats
    seats = list(table.seats)
    for at, seat in enumerate(seats):
        own = [secrets[one.piece] for one in table.due if one.seat == Seat(at)]
        if not own or seat.away or seat.holder == "bot":
            continue
        defaulted = seat.late or any(secret.default and secret.since == seat.since for secret in own)
        count = seat.defaults_in_a_row + 1 if defaulted else 0
        if count == seat.defaults_in_a_row == 0:
            continue
        away = count >= DEFAULTS_BEFORE_STAND_IN
        since = table.number if away else seat.since
        seats[at] = replace(seat, defaults_in_a_row=count, away=away, since=since, late=False)
    changed = tuple(seats)
    return table.seats if changed == table.seats else changed


FOLDS: Mapping[type[What], Callable[[Table, Any], Table]] = {
    Seated: fold_seated,
    Left: fold_left,
    Swapped: fold_swapped,
    Started: fold_started,
    Submitted: fold_submitted,
    Withdrawn: fold_withdrawn,
    TakenBack: fold_takenback,
    Expired: fold_expired,
    Away: fold_away,
    Returned: fold_returned,
    Off: fold_off,
    Paused: fold_paused,
    Resumed: fold_resumed,
    Hosted: fold_hosted,
    Shared: fold_shared,
    Agreed: fold_agreed,
    Stopped: fold_stopped,
}
