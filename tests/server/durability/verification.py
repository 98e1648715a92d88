"""Verification after games under stress: every promise was kept."""

from collections import Counter
from dataclasses import dataclass, field

import msgspec

from pixcade.games import rules
from pixcade.games.commitment import commitment
from pixcade.games.errors import PixcadeError
from pixcade.games.record import read_record, write_record
from pixcade.protocol.board_view import BoardView
from pixcade.protocol.client_messages import Submit, Withdraw
from pixcade.protocol.server_messages import Decided, Done, Revealed, State
from pixcade.room.views import state_view
from pixcade.store.postgres import open_postgres
from pixcade.store.sqlite import open_store
from pixcade.store.store import Store
from pixcade.table.codec import decode
from pixcade.table.entries import Away, Entry, Expired, Hosted, Stopped, Submitted, Withdrawn
from pixcade.table.fold import restore
from pixcade.table.record import record_of
from pixcade.table.table import Table, beginning
from tests.server.durability.surrounding_faults import GONE
from tests.server.durability.torture import Torture
from tests.server.durability.unreliable_network import Notes

DATE = "2026-11-15"
MOST_LOBBIES = 100_000
MOST_STEPS_AT_ONCE = 3
"""Of one table in a millisecond: players wait for the last step first."""


@dataclass
class Findings:
    """The findings. `wrong` is empty if every promise was kept."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def expect(self, true: bool, said: str) -> None:
        """Record a problem unless the condition holds."""
        if not true:
            self.wrong.append(said)


async def examined(torture: Torture) -> Findings:
    """Check everything a run has left: the store, received messages, clients' copies, records."""
    found = Findings()
    store = await left_store(torture)
    try:
        for table in torture.tables:
            notes = [one for one in torture.notes if one.table == table]
            await examine_table(store, table, notes, torture.records.get(table, ""), found)
            if not torture.database:
                examine_pace(table, [decode(line) for line in await store.log(table)], found)
        await examine_lobbies(store, torture.lobbies, found)
    finally:
        await store.close()
    found.expect(torture.ended, "somebody waits for ever, or the server has not ended well")
    errors = [line for line in torture.child.log.read_text().splitlines() if " error " in line]
    faults = [line for line in errors if not torture.losses or f"store-trouble code={GONE}" not in line]
    found.expect(not faults, f"the server has noted {faults[:3]}")
    found.wrong += [*torture.wrong, *torture.answers.wrong]
    found.counts.update(torture.faults)
    found.counts["games"] = len(torture.tables)
    found.counts["kills"] = torture.killed
    for one in torture.notes:
        found.wrong += one.contradictions + one.dropped
        found.counts["connections"] += one.connections
        found.counts["connections broken by the client"] += one.broken
        found.counts["messages sent again"] += one.sent_again
    return found


async def left_store(torture: Torture) -> Store:
    """Open the server's store."""
    return await open_postgres(torture.database) if torture.database else open_store(torture.folder, now=0)


async def examine_table(store: Store, id: str, notes: list[Notes], served: str, found: Findings) -> None:
    """Look at one table."""
    log = [decode(line) for line in await store.log(id)]
    found.expect([entry.number for entry in log] == list(range(1, len(log) + 1)), f"{id}: a number is missing")
    if not log:
        found.expect(not id, f"{id}: it is gone")  # one that was not made yet when the run ended has no id
        return
    table = restore(log, rules)
    found.expect(table.over and not table.stopped, f"{id}: it is not over")
    found.counts[f"games of {table.game.info.id} with {len(table.seats)} players"] += 1
    found.counts["steps"] += table.step
    found.counts["entries in logs"] += len(log)
    examine_times(id, log, found)
    examine_log(id, log, table, found)
    counted = {(step, one.decision.piece): one for step, all in enumerate(table.played) for one in all}
    own = {request.seat for one in notes if not one.shared for request, _ in one.acknowledged}
    seats = [one.decision.seat for step in table.played for one in step]
    found.counts["decisions played"] += len(seats)
    found.counts["decisions played at a device of one's own"] += sum(seat in own for seat in seats)
    for one in notes:
        for request, done in one.acknowledged:
            examine_answer(request, done, log, found, id, shared=one.shared)
            counts = counted.get((request.step, request.piece))
            if done.salt and counts is not None and counts.commitment == done.commitment:
                found.expect(counts.salt == done.salt, f"{id}: a salt was lost")
        examine_news(one, log, found)
        found.expect(one.state is not None and same_view(one.state, table), f"{id}: a client sees another table")
        found.counts["views compared"] += 1
    try:
        text = write_record(record_of(table, DATE), rules)
        examine_record(text, found)
        examine_record(served, found)
        found.expect(undated(served) == undated(text), f"{id}: the server gives another record")
    except PixcadeError as error:
        found.wrong.append(f"{id}: a record is invalid: {error}")


async def examine_lobbies(store: Store, ids: list[str], found: Findings) -> None:
    """Check that every abandoned table still exists."""
    there = {row.id for row in await store.tables(("lobby",), most=MOST_LOBBIES)}
    for id in ids:
        found.expect(id in there, f"{id}: a lobby was deleted")
        examine_times(id, [decode(line) for line in await store.log(id)], found)
        found.counts["lobbies that stay"] += 1


def examine_times(id: str, log: list[Entry], found: Findings) -> None:
    """Check that time never went backwards, and no clock ran out: all are set to ten minutes."""
    times = [entry.time for entry in log]
    found.expect(times == sorted(times), f"{id}: time has gone back")
    for entry in log:
        what = entry.what
        late = isinstance(what, Expired | Away | Stopped) or (isinstance(what, Hosted) and what.by == "server")
        found.expect(not late, f"{id}: number {entry.number} is there because of a clock: {type(what).__name__}")


def examine_pace(id: str, log: list[Entry], found: Findings) -> None:
    """Check that time advances: a clock that was set back must not stop it."""
    steps: dict[int, set[int]] = {}
    for entry in log:
        if isinstance(entry.what, Submitted):
            steps.setdefault(entry.time, set()).add(entry.what.step)
    longest = max(map(len, steps.values()), default=0)
    found.expect(longest <= MOST_STEPS_AT_ONCE, f"{id}: time has stood for {longest} steps")


def undated(record: str) -> list[str]:
    """Return the lines of a record but its date."""
    return [line for line in record.splitlines() if not line.startswith("date = ")]


def examine_log(id: str, log: list[Entry], table: Table, found: Findings) -> None:
    """Check that no request was done twice, and that each step uses the last submission."""
    given = [entry.what for entry in log if isinstance(entry.what, Submitted | Withdrawn)]
    asked = [(entry.browser, entry.request) for entry in log if isinstance(entry.what, Submitted | Withdrawn)]
    people = [one for one in asked if one[1]]
    found.expect(len(set(people)) == len(people), f"{id}: a request was done twice")
    found.expect([one.step for one in given] == sorted(one.step for one in given), f"{id}: a step came back")
    last: dict[tuple[int, str], Submitted] = {}
    revisions: Counter[tuple[int, str]] = Counter()
    for one in given:
        place = one.step, one.piece
        revisions[place] += 1
        found.expect(one.revision == revisions[place], f"{id}: revision {one.revision} at {place}")
        if isinstance(one, Submitted):
            last[place] = one
    found.counts["programs changed or taken back"] += sum(count - 1 for count in revisions.values())
    played = {(step, one.decision.piece): one for step, all in enumerate(table.played) for one in all}
    found.expect(len(played) == sum(map(len, table.played)), f"{id}: a piece has moved twice in a step")
    for place, shown in played.items():
        counts = last.get(place)
        same = counts is not None and (counts.commitment, counts.move) == (shown.commitment, shown.move)
        found.expect(same, f"{id}: another program was played at {place}")


def already_in(request: Submit, done: Done, log: list[Entry]) -> Submitted | None:
    """Return the entry of the program that was in when the same one was given again, if that was not written."""
    if any(line.request == request.id for line in log):
        return None
    for line in log[: done.number]:
        what = line.what
        if (
            isinstance(what, Submitted)
            and (what.step, what.piece, what.revision) == (request.step, request.piece, done.revision)
            and what.move == request.move
        ):
            return what
    return None


def examine_answer(
    request: Submit | Withdraw, done: Done, log: list[Entry], found: Findings, id: str, *, shared: bool
) -> None:
    """Check that acknowledged data is in the log, and that commitment secrets went only to devices of one player."""
    found.counts["acknowledgements"] += 1
    entry = log[done.number - 1] if 0 < done.number <= len(log) else None
    what = None if entry is None else entry.what
    if entry is None or entry.request != request.id:  # the same move again is answered, and not written twice
        what = already_in(request, done, log) if isinstance(request, Submit) else None
    if not isinstance(what, Submitted | Withdrawn):
        found.wrong.append(f"{id}: number {done.number} was acknowledged and is not in the log")
        return
    same = (what.step, what.piece, what.seat, what.revision) == (
        request.step, request.piece, request.seat, done.revision,
    )  # fmt: skip
    found.expect(same, f"{id}: number {done.number} is not what was acknowledged")
    if isinstance(request, Submit) and isinstance(what, Submitted):
        found.expect(what.move == request.move, f"{id}: number {done.number} is another move")
    if done.commitment and isinstance(request, Submit) and isinstance(what, Submitted):
        found.expect(done.commitment == what.commitment, f"{id}: number {done.number} is not committed to")
        found.expect(bool(done.salt) != shared, f"{id}: who is told a salt at number {done.number}")
    if done.salt and isinstance(request, Submit):
        bound = commitment(id, request.step, request.piece, request.move, done.salt)
        found.expect(done.commitment == bound, f"{id}: number {done.number} does not open its commitment")
        found.counts["commitments opened by those who made them"] += 1


def examine_news(notes: Notes, log: list[Entry], found: Findings) -> None:
    """Check that everything a client received has happened, under the number that it was sent with."""
    for number, message in notes.news.items():
        what = log[number - 1].what if number <= len(log) else None
        told = isinstance(what, Submitted | Withdrawn) and what.step == message.step
        if isinstance(message, Decided) and isinstance(what, Submitted | Withdrawn):
            told = told and (what.piece, getattr(what, "commitment", "")) == (message.piece, message.commitment)
        found.expect(told, f"{notes.table}: number {number} was told and has not happened")
        found.counts["news compared"] += 1
        if isinstance(message, Revealed):
            for one in message.played:
                bound = commitment(notes.table, message.step, one.piece, one.move, one.salt)
                found.expect(bound == one.commitment, f"{notes.table}: step {message.step} does not verify")


def same_view(state: State, table: Table) -> bool:
    """Whether a client's copy matches the log; clocks are stopped at the end."""
    board = BoardView(table.game, beginning(table.game, table.settings))
    told = state_view(table, board, table.time, next_table="")
    expected = msgspec.json.decode(msgspec.json.encode(told), type=State)
    return msgspec.structs.replace(state, clocks={}) == msgspec.structs.replace(expected, clocks={})


def examine_record(text: str, found: Findings) -> None:
    """See that a record is valid and all its commitments verify."""
    record = read_record(text, rules)
    for (step, piece), marks in record.server.items():
        bound = commitment(record.table, step - 1, piece, record.moves[step - 1][piece], marks["salt"])
        found.expect(marks["commitment"] == bound, f"{record.table}: step {step} of the record does not verify")
        found.counts["commitments verified in records"] += 1
    found.expect(len(record.server) == sum(map(len, record.moves)), f"{record.table}: a commitment is missing")
    found.counts["valid records"] += 1
