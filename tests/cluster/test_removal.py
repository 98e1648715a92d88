"""A table that one process has removed is gone for all of them, and nothing of it comes back."""

import asyncio
from pathlib import Path

import pytest

from pixcade.core.errors import Refusal
from pixcade.server.registry.create import LOBBY_KEPT
from pixcade.server.rooms.room import Room
from pixcade.store.api import LogLine, NoSuchTable, TableRow, TableThere
from pixcade.store.postgres.store import open_postgres
from pixcade.table import commands
from tests.cluster.processes import farewell, mute, processes, through
from tests.engines.redis import Redis
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import at, refused, waited
from tests.server.support.server import Served, run

GONE = "server.no-such-table"


async def nothing_is_left(served: Served, table: str) -> bool:
    """Whether the store knows nothing of a table any more."""
    return await served.store.table(table) is None and await served.store.log(table) == []


def test_a_lobby_that_one_process_tidies_away_is_closed_in_all_of_them(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with processes(tmp_path, database, [redis.url] * 2, time=time, ticking=False) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host)
            async with at(through(host, several[1]), made) as page:
                registry = several[1].application.registry
                assert await several[1].services.bus.hears(f"table.{made.table}")
                time.advance(LOBBY_KEPT + 1)
                await several[0].application.maintenance.tidy()
                assert await farewell(page) == GONE
                await waited(lambda: made.table not in registry.rooms)
                with refused(GONE):
                    await through(host, several[1]).join_by_link(made.table, made.invite)

    run(main())


def test_a_late_append_to_a_removed_lobby_is_refused_and_no_log_begins_in_its_middle(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with processes(tmp_path, database, [redis.url] * 2, time=time, ticking=False) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host)
            async with at(through(host, several[1]), made) as page:
                mute(several[0])
                time.advance(LOBBY_KEPT + 1)
                await several[0].application.maintenance.tidy()
                with refused(GONE):
                    await page.sit(0, "Ann")
                with refused(GONE):
                    await page.seat_bot(1, "rookie")
                assert await nothing_is_left(several[0], made.table)
                await several[1].application.cluster.compare()
                assert await farewell(page) == GONE, "whoever compares heads finds that there is none"
                assert await nothing_is_left(several[0], made.table)

    run(main())


def test_whoever_touches_a_lobby_while_it_is_tidied_away_keeps_all_of_it_or_comes_too_late(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    codes = set[str]()

    async def main() -> None:
        time = ManualTime()
        outcomes = set[bool]()
        async with processes(tmp_path, database, [redis.url] * 2, time=time, ticking=False) as several:
            host = await several[1].person("Host")
            for number in range(24):
                made = await several[1].table(host)
                room = await several[1].application.registry.room(made.table)
                time.advance(LOBBY_KEPT + 1)
                tidying = several[0].application.maintenance.tidy()
                late = asyncio.sleep(number % 8 / 1000)  # at another moment each time
                kept, *_ = await asyncio.gather(named(room, late), tidying)
                lines = await several[0].store.log(made.table)
                row = await several[0].store.table(made.table)
                assert bool(lines) == (row is not None) == kept
                if kept:
                    assert len(lines) == room.table.number, "from its beginning to its end"
                outcomes.add(kept)
        assert codes <= {GONE}
        assert outcomes

    async def named(room: Room, late: object) -> bool:
        await late  # type: ignore[misc]  # a coroutine
        try:
            await room.perform(lambda table, now: commands.host(table, now, "another"))
        except Refusal as refusal:
            codes.add(refusal.code)
            return False
        return True

    run(main())


def test_a_write_to_a_table_that_is_gone_does_nothing(database: str) -> None:
    async def main() -> None:
        store = await open_postgres(database)
        row = TableRow("there", "pixl", "lobby", False, 1, 1)
        await store.write(row)
        await store.write(TableThere("there"), LogLine("there", 1, "one"))
        with pytest.raises(NoSuchTable):
            await store.write(
                TableThere("gone"), LogLine("gone", 7, "seven"), TableRow("gone", "pixl", "lobby", False, 1, 1)
            )
        assert (await store.log("there"), await store.log("gone")) == (["one"], [])
        assert await store.table("gone") is None
        await store.close()

    run(main())


def test_a_table_that_is_written_to_can_not_be_removed_at_that_moment(database: str) -> None:
    async def main() -> None:
        first, second = await open_postgres(database), await open_postgres(database)
        await first.write(TableRow("lobby", "pixl", "lobby", False, 1, 1), LogLine("lobby", 1, "one"))
        for number in range(2, 40):
            moment = 10 * number
            touched = TableRow("lobby", "pixl", "lobby", False, 1, moment)
            writing = first.write(TableThere("lobby"), LogLine("lobby", number, "more"), touched)
            removing = second.tidy(chat_before=0, lobbies_before=moment - 9, links_before=0)
            written, removed = await asyncio.gather(writing, removing, return_exceptions=True)
            lines = await first.log("lobby")
            if isinstance(written, NoSuchTable):
                assert removed == ["lobby"]
                assert lines == []
                await first.write(
                    TableRow("lobby", "pixl", "lobby", False, 1, moment),
                    *(LogLine("lobby", line, "again") for line in range(1, number + 1)),
                )
            else:
                assert (written, removed, len(lines)) == (None, [], number)
        await first.close()
        await second.close()

    run(main())
