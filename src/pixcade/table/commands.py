"""Commands of people and bots. Each function returns the entry to append or raises TableError; it changes nothing.

Append the entry, fold it, acknowledge, publish.
"""

from collections.abc import Iterable
from typing import get_args

from msgspec.structs import replace

from pixcade.games.errors import IllegalMove
from pixcade.games.game import REVEAL_TIMING, AnyGame, Decision, Seat
from pixcade.games.position_text import checked_position
from pixcade.games.record import LONGEST_NAME, is_name
from pixcade.table import clocks
from pixcade.table.budgets import BUDGETS, is_spent, reject_spent
from pixcade.table.entries import (
    FORMAT,
    HOST,
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
from pixcade.table.settings import ClockKind, TableSettings, settings_fields
from pixcade.table.table import BOT_KEY, SeatState, Table, TableError, beginning
from pixcade.table.takebacks import takeback_steps

LEAST_CLOCK, MOST_CLOCK = 1_000, 24 * 3_600_000
SHORTEST_STEP, LONGEST_STEP = 12 * 3_600_000, 7 * 24 * 3_600_000
LEAST_GRACE, MOST_GRACE = 5_000, 24 * 3_600_000
MAX_CHANGES = 20
"""How often a submitted move may be changed in a step."""


def open_table(
    table: str,
    now: int,
    game: AnyGame,
    settings: TableSettings,
    *,
    seed: int = 0,
    previous: str = "",
    match: str = "",
) -> Entry:
    """Create a table with its settings.

    Omitted options take their defaults; random ones are drawn from `seed` now and logged.
    """
    fields = settings_fields(draw_options(game, settings, seed))
    what = Opened(rules=game.info.rules_version, previous=previous, timing=REVEAL_TIMING, match=match, **fields)
    return Entry(table, 1, FORMAT, now, what)


def arrange(table: Table, now: int, game: AnyGame, settings: TableSettings, *, seed: int = 0) -> Entry | None:
    """Change the settings of a game that has not started; None if nothing changes.

    People keep their seats, so these must still exist.
    """
    if table.started:
        raise TableError("table.started")
    reject_spent(table, "arranged")
    settings = draw_options(game, settings, seed)
    seats = game.seats(beginning(game, settings))
    for at, seat in enumerate(table.seats):
        if at >= seats and seat.holder == "person":
            raise TableError("table.seat-in-use", seat=at + 1, seats=seats)
    if (settings, game.info.rules_version) == (table.settings, table.rules):
        return None
    return entry(table, now, Arranged(rules=game.info.rules_version, **settings_fields(settings)))


def draw_options(game: AnyGame, settings: TableSettings, seed: int) -> TableSettings:
    """Return settings with all options drawn, without a start position that is the default or an unused time limit."""
    milliseconds, grace = settings.milliseconds, settings.grace
    if settings.clock not in get_args(ClockKind):
        raise TableError("table.clock-kind", value=settings.clock)
    if settings.clock == "none":
        milliseconds = 0
    else:
        least, most = (SHORTEST_STEP, LONGEST_STEP) if settings.clock == "step" else (LEAST_CLOCK, MOST_CLOCK)
        if not least <= milliseconds <= most:
            raise TableError("table.clock-time", value=milliseconds, least=least, most=most)
    if not LEAST_GRACE <= grace <= MOST_GRACE:
        raise TableError("table.grace", value=grace // 1000, least=LEAST_GRACE // 1000, most=MOST_GRACE // 1000)
    if settings.start:
        checked_position(game, settings.start)
    state = beginning(game, settings, seed)
    configured = game.options_of(state)
    start = "" if state == game.start(configured) else game.format_position(state)
    options = game.option_values(configured)
    return replace(settings, options=options, start=start, milliseconds=milliseconds)


def entry(table: Table, now: int, what: What) -> Entry:
    """Return the next entry of a table. Time never goes backwards within a log, even if the system clock does."""
    return Entry(table.id, table.number + 1, FORMAT, max(now, table.time), what)


def sit(table: Table, now: int, seat: int, name: str, key: str, *, person: str = "", program: bool = False) -> Entry:
    """A person takes an open seat or a bot's, before the start or during the game."""
    reject_finished(table)
    if known_seat(table, seat).holder == "person":
        raise TableError("table.seat-taken", seat=seat + 1)
    if not key or key == BOT_KEY:
        raise TableError("table.name-missing")
    reject_name(name)
    reject_spent(table, "seated", person)
    return entry(table, now, Seated(seat, "person", name, key, person, program))


def rename(table: Table, now: int, seat: int, name: str, key: str) -> Entry | None:
    """A person changes their name; None if nothing changes. Starts a new tenancy."""
    reject_finished(table)
    state = present_seat(table, seat, key)
    if state.name == name:
        return None
    reject_name(name)
    reject_spent(table, "seated", state.person)
    return entry(table, now, Seated(seat, "person", name, key, state.person, state.program))


def seat_bot(table: Table, now: int, seat: int, name: str, *, by: str = "") -> Entry | None:
    """A bot takes an open seat, or that of another bot; None if it has the seat already."""
    reject_finished(table)
    reject_name(name)
    state = known_seat(table, seat)
    if state.holder == "person":
        raise TableError("table.seat-taken", seat=seat + 1)
    if (state.holder, state.name) == ("bot", name):
        return None
    if by == HOST:
        reject_spent(table, "seated", by)
    return entry(table, now, Seated(seat, "bot", name, BOT_KEY, by=by))


def leave(table: Table, now: int, seat: int, *, by: str = "") -> Entry:
    """A seat becomes open."""
    reject_finished(table)
    state = known_seat(table, seat)
    if state.holder == "open":
        raise TableError("table.seat-open", seat=seat + 1)
    reject_spent(table, "left", state.person)
    return entry(table, now, Left(seat, by))


def swap(table: Table, now: int, seat: int, other: int) -> Entry | None:
    """Swap two seats, before the start; None if both are open."""
    if table.started:
        raise TableError("table.started")
    first, second = known_seat(table, seat), known_seat(table, other)
    if seat == other:
        raise TableError("table.same-seat", seat=seat + 1)
    if first.holder == second.holder == "open":
        return None
    reject_spent(table, "swapped", first.person or second.person)
    return entry(table, now, Swapped(seat, other))


def start(table: Table, now: int) -> Entry:
    """Start the game. All seats must be taken."""
    if table.started:
        raise TableError("table.started")
    for at, seat in enumerate(table.seats):
        if seat.holder == "open":
            raise TableError("table.seat-open", seat=at + 1)
    return entry(table, now, Started())


def submit(table: Table, now: int, what: Submitted) -> Entry | None:
    """Submit a move, or change it, until the last one is in (P3.5); None if the same move is in already."""
    replaced = what.revision - 1
    decision = open_decision(table, what, replaced)
    reject_illegal(table, decision, what.move)
    if replaced:
        if is_in(table, what):
            return None
        reject_too_many_changes(replaced, MAX_CHANGES)
    return entry(table, now, what)


def is_in(table: Table, what: Submitted) -> bool:
    """Whether this requester has already submitted this move."""
    submitter = table.is_submitter(what.piece, what.seat, what.key)
    return submitter and table.game.parse_move(table.state, what.move) == table.secret(what.piece).move


def withdraw(table: Table, now: int, what: Withdrawn) -> Entry:
    """Withdraw a move; only its submitter can."""
    replaced = what.revision - 1
    open_decision(table, what, replaced)
    if table.secret(what.piece).move is None:
        raise TableError("table.nothing-to-take-back", piece=what.piece)
    if not table.is_submitter(what.piece, what.seat, what.key):
        raise TableError("table.not-yours-to-take-back", piece=what.piece)
    reject_too_many_changes(replaced, MAX_CHANGES - 1)  # leaves one change to submit again
    return entry(table, now, what)


def take_back(table: Table, now: int, seat: int, key: str, before: int) -> Entry:
    """Return to a seat's last decision before a step: for a person alone with bots, who hides nothing from anyone."""
    reject_finished(table)
    if not table.started:
        raise TableError("table.not-started")
    own_seat(table, seat, key)
    step = next((step for step in takeback_steps(table) if step < before), None)
    if step is None:
        raise TableError("table.no-takeback")
    if is_spent(table, "takenback"):
        raise TableError("table.takebacks-spent", most=BUDGETS["takenback"])
    return entry(table, now, TakenBack(step, seat))


def reject_too_many_changes(revision: int, most: int) -> None:
    """Raise TableError if a submission has been changed too often in this step."""
    if revision > most:
        raise TableError("table.too-many-changes", most=MAX_CHANGES)


def open_decision(table: Table, what: Submitted | Withdrawn, replaced: int) -> Decision:
    """Return the decision of a request if the requester may make it now. Raises TableError."""
    if not table.started:
        raise TableError("table.not-started")
    if table.over:
        raise TableError("core.game-over")
    if what.step != table.step:
        code = "table.step-passed" if what.step < table.step else "table.step-not-open"
        raise TableError(code, step=what.step, current=table.step)
    decision = next((one for one in table.due if one.piece == what.piece), None)
    if decision is None:
        raise TableError("core.not-awaited", piece=what.piece)
    if decision.seat != what.seat:
        raise TableError("core.not-your-piece", piece=what.piece, seat=what.seat + 1)
    seat = known_seat(table, what.seat)
    if seat.plays != what.key or not what.key:
        stands_in = seat.away or seat.late
        code = "table.bot-plays" if stands_in and what.key == seat.key else "table.not-your-seat"
        raise TableError(code, seat=what.seat + 1)
    secret = table.secret(what.piece)
    if secret.revision != replaced:
        raise TableError("table.stale-revision", revision=replaced, current=secret.revision)
    if secret.default:
        raise TableError("table.time-is-up", piece=what.piece)
    return decision


def reject_illegal(table: Table, decision: Decision, text: str) -> None:
    """Raise InvalidNotation or IllegalMove unless the move is legal, whatever the others do."""
    game, state = table.game, table.state
    move = game.parse_move(state, text)
    if len(table.due) == 1:
        table.apply({decision: move})
        return
    if move in game.legal(state, decision):
        return
    others = {one: game.legal(state, one)[0] for one in table.due}
    game.apply(state, {**others, decision: move})
    raise IllegalMove("core.not-awaited", piece=decision.piece)


def expire(table: Table, now: int) -> Entry | None:
    """Return the entry for pieces whose time has expired, or None. Entries logged before it count."""
    pieces = clocks.expired_pieces(table, now)
    return entry(table, now, Expired(table.step, pieces)) if pieces else None


def go_away(table: Table, now: int, seat: int) -> Entry:
    """A person is absent: the stand-in gets the seat immediately."""
    reject_finished(table)
    state = known_seat(table, seat)
    if state.holder != "person" or state.away:
        raise TableError("table.nobody-there", seat=seat + 1)
    return entry(table, now, Away(seat))


def come_back(table: Table, now: int, seat: int, key: str) -> Entry:
    """A person is back: they get the seat immediately, and may replace a move that isn't yet revealed."""
    reject_finished(table)
    state = own_seat(table, seat, key)
    if not state.away:
        raise TableError("table.not-away", seat=seat + 1)
    reject_spent(table, "returned", key)
    return entry(table, now, Returned(seat))


def take_off(table: Table, now: int, seat: int, until: int) -> Entry | None:
    """A person has days off until a time, which stop their clock; None if nothing changes."""
    reject_finished(table)
    state = known_seat(table, seat)
    return None if state.off_until == until else entry(table, now, Off(seat, until))


def pause(table: Table, now: int, since: int | None = None, *, by: str = "") -> Entry:
    """Stop the clocks; `since` is set after downtime, which isn't charged either."""
    reject_finished(table)
    if table.paused:
        raise TableError("table.paused")
    if by == HOST:
        reject_spent(table, "paused", by)
    now = max(now, table.time)
    return entry(table, now, Paused(min(now, max(table.time, now if since is None else since)), by))


def resume(table: Table, now: int, *, by: str = "") -> Entry:
    """Start the clocks again."""
    reject_finished(table)
    if not table.paused:
        raise TableError("table.not-paused")
    return entry(table, now, Resumed(by))


def host(table: Table, now: int, person: str, *, by: str = "") -> Entry:
    """Make a person host."""
    return entry(table, now, Hosted(person, by))


def share(table: Table, now: int, seats: Iterable[int]) -> Entry | None:
    """Set which seats share a device; None if that is unchanged, or has changed too often in this step."""
    shared = frozenset(seats)
    if shared == table.shared or is_spent(table, "shared"):
        return None
    return entry(table, now, Shared(tuple(sorted(shared))))


def agree(table: Table, now: int, seat: int, key: str, *, yes: bool) -> Entry | None:
    """Vote to stop the game in its present state, or withdraw the vote; None if nothing changes."""
    reject_finished(table)
    if not table.started:
        raise TableError("table.not-started")
    state = present_seat(table, seat, key)
    if state.agreed == yes:
        return None
    reject_spent(table, "agreed", key)
    return entry(table, now, Agreed(seat, yes))


def stop(table: Table, now: int, *, by: str) -> Entry:
    """End the game in its present state."""
    reject_finished(table)
    return entry(table, now, Stopped(by))


def reject_finished(table: Table) -> None:
    """Raise TableError if the game is over: its seats can't change any more."""
    if table.over:
        raise TableError("core.game-over")


def reject_name(name: str) -> None:
    """Raise TableError for a name that isn't allowed in a record."""
    if not is_name(name):
        raise TableError("record.name", most=LONGEST_NAME)


def present_seat(table: Table, seat: int, key: str) -> SeatState:
    """Return the state of a person's own seat. Raises TableError while a bot plays for them."""
    state = own_seat(table, seat, key)
    if state.away:
        raise TableError("table.bot-plays", seat=seat + 1)
    return state


def own_seat(table: Table, seat: int, key: str) -> SeatState:
    """Return the state of a person's own seat. Raises TableError if it isn't theirs."""
    state = known_seat(table, seat)
    if state.holder != "person" or state.key != key:
        raise TableError("table.not-your-seat", seat=seat + 1)
    return state


def known_seat(table: Table, seat: int) -> SeatState:
    """Return the state of a seat. Raises TableError if the table has no such seat."""
    if not 0 <= seat < len(table.seats):
        raise TableError("table.no-such-seat", seat=seat + 1, seats=len(table.seats))
    return table.seat(Seat(seat))
