"""People at one table who are connected to different processes play as if these were one."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pixcade.core.record import read_record
from pixcade.games import rules
from pixcade.protocol.server_messages import Present, Said
from pixcade.server.cluster import sync
from pixcade.store.api import ChatLine
from tests.cluster.processes import NEVER, played, processes, spread, through
from tests.engines.redis import Redis
from tests.server.support.people import known, log, waited
from tests.server.support.server import run

pytestmark = pytest.mark.usefixtures("redis_may_be_slow")

FOUR = ("Ann", "Ben", "Cleo", "Dan")
SHORT = {"options": {"players": "4", "game": "short"}}


def test_two_people_on_two_processes_play_a_whole_game_of_pixl(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sync, "COMPARED", NEVER)  # news come over the bus, and not by looking every two seconds

    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", options={"players": "2"})
            async with spread(made, several, FOUR[:2]) as tables:
                async with through(host, several[1]).table(made.table) as elsewhere:
                    await elsewhere.start()
                await played(tables)
                assert known(tables[0]).current.position == known(tables[1]).current.position
            records = [await through(host, one).record(made.table) for one in several]
            assert records[0] == records[1]
            read_record(records[0], rules)

    run(main())


@pytest.mark.slow(4)
def test_programs_handed_in_at_once_through_different_processes_are_all_kept(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 3) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixoid", **SHORT)
            async with spread(made, several, FOUR) as tables, through(host, several[1]).table(made.table) as page:
                await page.start()
                await played(tables)
                positions = {known(table).current.position for table in tables}
                assert len(positions) == 1
                entries = await log(several[0], made)
                assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))

    run(main())


def test_writing_by_turns_through_two_processes_never_reads_the_whole_chat(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", options={"players": "2"})
            async with spread(made, several, FOUR[:2]) as people:
                await people[0].say(0, "first")
                await waited(lambda: all(one.said for one in people))
                read: list[int] = []
                for one in several:
                    one.store.chat = counted(one.store.chat, read)
                for turn in range(1, 11):
                    await people[turn % 2].say(turn % 2, str(turn))
                await asyncio.gather(*(person.say(seat, "at once") for seat, person in enumerate(people)))
            lines = await several[0].store.chat(made.table)
            assert [line.text for line in lines] == ["first", *map(str, range(1, 11)), "at once", "at once"]
            assert 0 not in read[:-1], "nobody reads the whole chat, but what was written since they last heard of it"

    run(main())


def counted(reading: Any, read: list[int]) -> Any:
    """Note behind which message each reading of a chat begins."""

    async def noted(table: str, after: int = 0) -> list[ChatLine]:
        read.append(after)
        return list(await reading(table, after))

    return noted


def test_who_is_there_and_what_is_written_is_known_through_every_process(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", options={"players": "2"})
            async with spread(made, several, FOUR[:2]) as (ann, ben):

                def both_there() -> bool:
                    return all(
                        any(isinstance(told, Present) and told.seats == (True, True) for told in one.heard[-20:])
                        for one in (ann, ben)
                    )

                await waited(both_there)
                await ben.say(1, "hello from elsewhere")
                await waited(lambda: any(isinstance(told, Said) and "elsewhere" in told.text for told in ann.heard))
                await ann.say(0, "and back")
                await waited(lambda: any(isinstance(told, Said) and told.text == "and back" for told in ben.heard))
                assert [line.number for line in await several[0].store.chat(made.table)] == [1, 2]

            def nobody_there() -> bool:
                return not any(
                    room.broadcast.elsewhere for one in several for room in one.application.registry.rooms.values()
                )

            await waited(nobody_there)

    run(main())
