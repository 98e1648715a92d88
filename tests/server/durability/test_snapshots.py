"""A table is opened from its snapshot and what came after it, however long its log is, and only when it is wanted."""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from pixcade.cli import main as command
from pixcade.client import Server, TableClient
from pixcade.games import rules
from pixcade.protocol.admin_messages import AdminNow, RemoveGame
from pixcade.protocol.http_messages import NoBody
from pixcade.server.registry.maintenance import Maintenance
from pixcade.server.rooms import restore
from pixcade.server.rooms.room import SNAPSHOT_EVERY
from pixcade.store.private_files import DATABASE
from pixcade.table.codec import decode
from pixcade.table.entries import Paused
from pixcade.table.fold import restore as restored
from pixcade.table.settings import TableSettings
from pixcade.table.snapshot import table_in
from pixcade.table.table import Table
from tests.server.durability.test_restart import moved
from tests.server.support.long_logs import long_table
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import at, half_step, known, waited
from tests.server.support.server import Served, run, serving
from tests.waits import LIMIT

TOKEN = "operator-token-of-this-test"
LONG = "longlonglonglong"
PLAIN = TableSettings(game="pixoid", stand_in="rookie", **half_step())
CLOCKED = TableSettings(game="pixl", options={"players": "2"}, stand_in="rookie", clock="bank", milliseconds=600_000)


async def used_for_years(
    served: Served, person: Server, settings: TableSettings = PLAIN, entries: int = 2 * SNAPSHOT_EVERY, id: str = LONG
) -> None:
    """Have a table with a long log, at which somebody has a seat."""
    made = await served.table(person)
    (grant, *_) = await served.store.grants(made.table)
    clocks = settings.clock != "none"
    now = served.services.time.now()
    await served.store.write(*long_table(id, now, grant.browser, settings, entries, clocks=clocks))


async def visited(served: Served, person: Server) -> int:
    """Come to the long table and go; return the number of its last entry. It is read anew when somebody comes again."""
    async with at(person, LONG) as table:
        number = served.application.registry.rooms[LONG].table.number
        assert known(table).phase == "playing"
    room = served.application.registry.rooms[LONG]
    await waited(lambda: not room.broadcast.connections and not room.tasks.tasks)
    served.application.registry.put_away(room)
    return number


def first_program(table: TableClient) -> tuple[str, str]:
    """A piece of somebody at a table, and what they may program for it."""
    piece = next(one.piece for one in known(table).current.decisions if one.seat == 0)
    return piece, str(known(table).current.choices[piece]["default"])


def test_a_long_log_gets_a_snapshot_that_is_the_table_it_folds_to(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            await used_for_years(served, person)
            assert await visited(served, person) == 2 * SNAPSHOT_EVERY
            snapshot, lines = await served.store.snapshot(LONG), await served.store.log(LONG)
            assert snapshot.number == len(lines)
            assert table_in(snapshot, lines[-1], rules) == restored(map(decode, lines), rules)
            async with at(person, LONG) as ann:  # what comes after it is folded on top of it
                await ann.submit(*first_program(ann))
            lines = await served.store.log(LONG)
            table, last, kept = await served.application.registry.reader.table(LONG)
            assert (table, last, kept) == (restored(map(decode, lines), rules), lines[-1], snapshot.number)

    run(main())


def test_while_people_play_a_snapshot_is_stored_every_so_many_entries(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            await used_for_years(served, person, entries=SNAPSHOT_EVERY - 2)
            async with at(person, LONG) as ann:
                piece, move = first_program(ann)
                for _ in range(2):
                    await ann.submit(piece, move)
                    await ann.withdraw(piece)
                room = served.application.registry.rooms[LONG]
                await waited(lambda: not room.tasks.tasks)
                snapshot = await served.store.snapshot(LONG)
                assert snapshot.number == SNAPSHOT_EVERY
                lines = (await served.store.log(LONG))[:SNAPSHOT_EVERY]
                assert table_in(snapshot, lines[-1], rules) == restored(map(decode, lines), rules)

    run(main())


@pytest.mark.one_machine
def test_what_a_snapshot_holds_is_not_read_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            await used_for_years(served, person)
            await visited(served, person)
            with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
                connection.execute("UPDATE log SET text = '' WHERE number < ?", (2 * SNAPSHOT_EVERY,))
            assert await visited(served, person) == 2 * SNAPSHOT_EVERY

    run(main())


def test_a_snapshot_that_does_not_fit_is_discarded_and_the_log_is_folded(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            await used_for_years(served, person)
            await visited(served, person)
            good = await served.store.snapshot(LONG)
            for odd in (
                replace(good, version="0.0.0"), replace(good, content=good.content[:-9]),
                replace(good, number=good.number - 1), replace(good, number=good.number + 1),
            ):  # fmt: skip
                await served.store.write(odd)
                assert await visited(served, person) == 2 * SNAPSHOT_EVERY
                assert await served.store.snapshot(LONG) == good
            assert served.log.getvalue().count("snapshot-discarded") == 4

    run(main())


ODD_ROWS = {
    "content-text": "UPDATE snapshots SET content = 'just text'",
    "content-no-text": "UPDATE snapshots SET content = CAST(x'fffe80' AS TEXT)",
    "digest-no-text": "UPDATE snapshots SET digest = CAST(x'fffe80' AS TEXT)",
    "number-text": "UPDATE snapshots SET number = 'abc'",
    "number-least": f"UPDATE snapshots SET number = {-(2**63)}",
    "number-most": f"UPDATE snapshots SET number = {2**63 - 1}",
}


def executed(statement: str, connection: sqlite3.Connection) -> None:
    """Change one row in a database."""
    assert connection.execute(statement).rowcount == 1


def damaged(folder: Path, statement: str) -> None:
    """Change one row in the database of a server that is stopped."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        executed(statement, connection)


@pytest.mark.one_machine
def test_a_row_of_a_snapshot_that_holds_anything_is_discarded_and_the_operator_sees_the_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, admin_token=TOKEN) as served:
            person = await served.person("Ann")
            await used_for_years(served, person)
            await visited(served, person)
            good = await served.store.snapshot(LONG)
            for statement in ODD_ROWS.values():
                await served.store.writer.submit((), partial(executed, statement))
                now = await Server(served.address, token=TOKEN).ask("GET", "/api/admin/now", None, AdminNow)
                assert LONG in [table.table for table in now.tables]
                assert await visited(served, person) == 2 * SNAPSHOT_EVERY
                assert await served.store.snapshot(LONG) == good
            assert served.log.getvalue().count("snapshot-discarded") == 2 * len(ODD_ROWS)
            assert "fault" not in served.log.getvalue()

    run(main())


@pytest.mark.one_machine
def test_an_early_line_that_a_snapshot_hides_is_told_by_a_backup_and_its_table_can_be_removed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup"
    typed = ["backup", str(file), "--data", str(tmp_path / "data"), "--language", "en"]

    async def main() -> None:
        async with serving(tmp_path / "data", admin_token=TOKEN) as served:
            person = await served.person("Ann")
            await used_for_years(served, person)
            await visited(served, person)
            assert await asyncio.to_thread(command, typed) == 0
            early = f"UPDATE log SET text = '{{' WHERE table_id = '{LONG}' AND number = 3"
            await served.store.writer.submit((), partial(executed, early))
            assert await visited(served, person) == 2 * SNAPSHOT_EVERY  # an opening does not read what is before
            assert await asyncio.to_thread(command, typed) == 1
            assert f"pixcade admin remove-game {LONG}" in capsys.readouterr().out
            assert file.exists()
            operator = Server(served.address, token=TOKEN)
            await operator.ask("POST", "/api/admin/remove-game", RemoveGame(LONG), NoBody)
            assert await asyncio.to_thread(command, typed) == 0

    run(main())


@pytest.mark.one_machine
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE log SET text = CAST(x'fffe80' AS TEXT) WHERE table_id = 'second' AND number = 1",
        "INSERT INTO snapshots VALUES ('second', 'abc', 'x', 'x', x'00')",
        "INSERT INTO salts VALUES ('second', 'abc', 'x', 'x')",
    ],
    ids=["log", "snapshot", "salts"],
)
def test_whatever_one_table_holds_the_clocks_of_others_are_resumed(tmp_path: Path, statement: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            for id in ("first", "second", "third"):  # whichever of them is resumed first
                await used_for_years(served, person, CLOCKED, entries=10, id=id)
        damaged(tmp_path, statement)
        async with serving(tmp_path) as again:
            await waited(lambda: not again.application.registry.tasks.tasks)
            for id in ("first", "third"):
                whats = [decode(line).what for line in await again.store.log(id)]
                assert [what.by for what in whats if isinstance(what, Paused)] == ["restart"]

    run(main())


@pytest.mark.one_machine  # of several processes, one that was just stopped still counts as alive
def test_after_a_start_only_tables_with_clocks_are_restored_before_somebody_asks(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            await used_for_years(served, person)
            await used_for_years(served, person, CLOCKED, entries=10, id="clock")
        async with serving(tmp_path) as again:
            registry = again.application.registry
            await waited(lambda: not registry.tasks.tasks)
            assert set(registry.rooms) == {"clock"}
            async with at(moved(person, again.address), LONG) as ann:
                assert known(ann).phase == "playing"

    run(main())


def test_a_clock_stands_though_somebody_comes_before_its_table_was_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def later(self: Maintenance) -> None:
        """Be slow."""

    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            person = await served.person("Ann")
            await used_for_years(served, person, CLOCKED, entries=10)
            await served.application.maintenance.beat()
        time.advance(3_600_000)
        monkeypatch.setattr(Maintenance, "resume_games", later)
        async with serving(tmp_path, time=time, ticking=False) as again, at(moved(person, again.address), LONG):
            whats = [decode(line).what for line in await again.store.log(LONG)]
            assert [what.by for what in whats if isinstance(what, Paused)] == ["restart"]
            room = again.application.registry.rooms[LONG]
            assert room.table.seat_spent == {}

    run(main())


def test_others_are_answered_while_a_long_log_is_folded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folded, folding = restore.folded, threading.Event()

    def noted(table: Table | None, lines: Sequence[str], *, gently: bool = False) -> Table:
        folding.set()
        try:
            return folded(table, lines, gently=gently)
        finally:
            folding.clear()

    monkeypatch.setattr(restore, "folded", noted)

    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            await used_for_years(served, person, entries=8_000)
            made = await served.table(person)
            async with at(person, made) as other:
                await other.sit(0, "Ann")
                opening = asyncio.create_task(served.application.registry.room(LONG))
                answered = meanwhile = 0
                async with asyncio.timeout(LIMIT):
                    while not opening.done():
                        await other.leave(0) if answered % 2 == 0 else await other.sit(0, "Ann")
                        answered += 1
                        meanwhile += folding.is_set()  # what is folded in the loop is never seen to be
                assert (await opening).table.number == 8_000
                assert meanwhile > 0

    run(main())
