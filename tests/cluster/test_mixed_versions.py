"""Two versions side by side: what the older does not know does no harm, and nobody's game is lost."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pixcade.bus.redis import RedisBus
from pixcade.core.record import read_record
from pixcade.games import GAMES, rules
from pixcade.protocol.http_messages import TableMade
from pixcade.protocol.server_messages import Bye
from pixcade.store.api import LogLine
from pixcade.store.errors import StoreRefused
from pixcade.store.postgres.schema import MIGRATIONS, Migration
from pixcade.store.postgres.store import open_postgres
from pixcade.table.entries import FORMAT, Opened
from tests.bus.buses import opened as opened_bus
from tests.cluster.processes import farewell, played, processes, spread, through
from tests.engines.redis import Redis
from tests.server.support.people import at, known, log_of, raw, stepped, waited
from tests.server.support.server import Served, run

TWO = ("Ann", "Ben")
GENTLE = Migration(("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT ''",), oldest=1)
HARSH = Migration(("ALTER TABLE log RENAME COLUMN text TO line",), oldest=len(MIGRATIONS) + 1)


def byes(heard: list[object]) -> list[tuple[str, bool]]:
    """Return the goodbyes that somebody was told."""
    return [(one.code, one.again) for one in heard if isinstance(one, Bye)]


def test_a_gentle_migration_comes_while_a_game_goes_on_and_both_versions_play_it_to_its_end(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", options={"players": "2"})
            async with spread(made, several, TWO) as tables, at(host, made, screen=True) as page:
                await page.start()
                await played(tables, steps=4)
                newer = await open_postgres(database, migrations=(*MIGRATIONS, GENTLE))
                await played(tables, steps=8)
                async with (
                    processes(tmp_path / "later", database, [redis.url]) as (later,),
                    at(through(host, later), made, screen=True) as screen,
                ):
                    await stepped(known(tables[0]).current.step, screen)
                    await played(tables)
                    await screen.until(lambda: known(screen).phase == "over")
                await newer.close()
            read_record(await host.record(made.table), rules)

    run(main())


def test_a_migration_that_the_version_before_can_not_live_with_waits_for_it_to_end_and_keeps_it_out_then(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        migrations = (*MIGRATIONS, HARSH)
        async with processes(tmp_path, database, [redis.url]) as (older,):
            await older.table(await older.person("Host"))
            with pytest.raises(StoreRefused) as caught:
                await open_postgres(database, migrations=migrations)
            assert caught.value.code == "store.database-in-use"
            await older.table(older.people[0])
        await (await open_postgres(database, migrations=migrations)).close()
        with pytest.raises(StoreRefused) as caught:
            await open_postgres(database)
        assert caught.value.code == "store.newer"

    run(main())


@pytest.mark.usefixtures("redis_may_be_slow")
@pytest.mark.slow(3)
def test_news_that_only_a_newer_version_understands_are_ignored(tmp_path: Path, database: str, redis: Redis) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several, opened_bus(redis.url) as newer:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", options={"players": "2"})
            async with spread(made, several, TWO) as tables, at(host, made, screen=True) as page:
                await page.start()
                await played(tables, steps=2)
                strange(newer, "all")
                strange(newer, f"table.{made.table}")
                await played(tables)
                assert known(tables[0]).phase == known(tables[1]).phase == "over"
            assert [one.log.getvalue() for one in several] == ["", ""]

    run(main())


def strange(bus: RedisBus, topic: str) -> None:
    """Say what nobody of this version understands."""
    told: tuple[Any, ...] = (
        {"type": "telepathy"},
        {"type": "grown"},
        {"type": "grown", "number": "many"},
        {"type": "here"},
        [],
        7,
    )
    for message in (*(json.dumps(one).encode() for one in told), b"", b"\xff\x00", b"{" * 5000):
        bus.publish(topic, message)


@pytest.mark.usefixtures("redis_may_be_slow")
def test_news_that_are_not_true_do_no_harm(tmp_path: Path, database: str, redis: Redis) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several, opened_bus(redis.url) as liar:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", options={"players": "2"})
            async with spread(made, several, TWO) as tables, at(host, made, screen=True) as page:
                await page.start()
                await played(tables, steps=2)
                for number in (10**9, -1, 0):
                    liar.publish(f"table.{made.table}", json.dumps({"type": "grown", "number": number}).encode())
                liar.publish(f"table.{made.table}", b'{"type":"spoken","number":77}')
                liar.publish(f"table.{made.table}", b'{"type":"granted"}')
                liar.publish("all", b'{"type":"barred"}')
                await played(tables)
                assert known(tables[0]).phase == "over"
            assert [one.log.getvalue() for one in several] == ["", ""]

    run(main())


async def going_on_newer(served: Served, table: str) -> None:
    """Append to a table as a newer version does."""
    lines = await served.store.log(table)
    newest = json.loads(lines[-1])
    newest |= {"number": newest["number"] + 1, "format": FORMAT + 1, "what": {"kind": "juggled", "balls": 3}}
    await served.store.write(LogLine(table, newest["number"], json.dumps(newest)))


def test_people_at_a_table_that_a_newer_version_goes_on_with_are_sent_to_come_again(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url]) as (older,), opened_bus(redis.url) as newer:
            host = await older.person("Host")
            made = await older.table(host, "pixl", options={"players": "2"})
            async with spread(made, [older], TWO) as (ann, _), at(host, made, screen=True) as page:
                await page.start()
                await stepped(0, ann)
                await going_on_newer(older, made.table)
                grown = len(await older.store.log(made.table))
                newer.publish(f"table.{made.table}", json.dumps({"type": "grown", "number": grown}).encode())
                await waited(lambda: len(byes([*ann.heard])) > 2)  # it has come again, and again
                assert set(byes([*ann.heard])) == {("server.going-down", True)}
                assert "log-damaged" not in older.log.getvalue()
                assert len(await older.store.log(made.table)) == grown, "nothing was added to what can't be read"

    run(main())


def test_a_program_for_a_table_that_a_newer_version_goes_on_with_is_not_refused_but_asked_for_elsewhere(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url], ticking=False) as (older,):
            host = await older.person("Host")
            made = await older.table(host, "pixl", options={"players": "2"})
            async with spread(made, [older], TWO) as both, at(host, made, screen=True) as page:
                await page.start()
                await stepped(0, *both)
                await going_on_newer(older, made.table)
                (one,) = known(both[0]).current.decisions
                mover = both[one.seat]
                move = known(mover).current.choices[one.piece]["default"]
                asked = asyncio.create_task(mover.submit(one.piece, move))
                await waited(lambda: bool(byes([*mover.heard])))
                assert byes([*mover.heard])[0] == ("server.going-down", True)
                assert not asked.done(), "it is still to be asked for, through a process that can read the table"
                asked.cancel()

    run(main())


@pytest.mark.slow(3)
def test_a_damaged_log_is_told_as_such_and_nobody_comes_again(tmp_path: Path, database: str, redis: Redis) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url]) as (served,):
            host = await served.person("Host")
            made = await served.table(host, "pixl", options={"players": "2"})
            async with spread(made, [served], TWO) as (ann, _), at(host, made, screen=True) as page:
                await page.start()
                number = len(await served.store.log(made.table))
                await served.store.write(LogLine(made.table, number + 1, "{"))
                assert await farewell(ann) == "server.table-damaged"
                assert "log-damaged" in served.log.getvalue()

    run(main())


def test_a_table_is_played_under_the_rules_version_it_was_opened_with_or_elsewhere(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", options={"players": "2"})
            async with spread(made, several, TWO) as tables, at(host, made, screen=True) as page:
                await page.start()
                await played(tables, steps=3)
            (opening,) = await log_of(several[1], made, Opened)
            assert opening.rules == GAMES["pixl"].info.rules_version
            for version, told in (
                (opening.rules + 1, ("server.going-down", True)),
                (0, ("server.table-damaged", False)),
            ):
                other = await opened_under(several[0], made.table, version)
                async with raw(through(host, several[1]), other) as page_of_other:
                    bye = json.loads(page_of_other.texts[-1])
                assert (bye["code"], bye["again"]) == told

    run(main())


async def opened_under(served: Served, table: str, version: int) -> TableMade:
    """Make a table like another one, under another version of the rules."""
    row = await served.store.table(table)
    id = f"under{version}"
    text = json.loads((await served.store.log(table))[0])
    text["table"], text["what"]["rules"] = id, version
    await served.store.write(replace(row, id=id), LogLine(id, 1, json.dumps(text)))
    return TableMade(id, "", "")
