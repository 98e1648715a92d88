"""Leases, claims and the fence in PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from pixcade.store import owners
from pixcade.store.api import ChatLine, LogLine, OperatorSetting, TableRow
from pixcade.store.owners import Owners
from pixcade.store.postgres import Fenced, connect, open_postgres
from tests.engines.postgres import Postgres
from tests.engines.proxy import Proxy
from tests.store.stores import chat, table
from tests.waits import WHOLE, until

LEASE_S = 0.2


def run(database: str, scenario: Callable[..., Awaitable[None]], count: int = 2) -> None:
    """Run a scenario with several registered processes."""

    async def played() -> None:
        await (await open_postgres(database)).close()
        processes = [Owners(database) for _ in range(count)]
        for number, process in enumerate(processes):
            await process.register(f"http://process-{number}", now=1_000)
        try:
            await scenario(*processes)
        finally:
            for process in processes:
                await process.close()

    asyncio.run(asyncio.wait_for(played(), WHOLE))


async def overtake(process: Owners, other: Owners) -> None:
    """Let a process send heartbeats until the other's lease has ended."""
    while True:
        heartbeat = await process.beat(now=2_000)
        assert heartbeat is not None
        if other.id not in heartbeat.live:
            return
        await asyncio.sleep(LEASE_S / 10)


@pytest.fixture(autouse=True)
def short_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owners, "LEASE_MS", int(1000 * LEASE_S))


def test_claimed_table_is_unavailable_until_released(database: str) -> None:
    async def scenario(first: Owners, second: Owners) -> None:
        assert (await first.claim(["t"]))["t"].process == first.id
        assert (await second.claim(["t"]))["t"] == (first.id, "http://process-0", None)
        await second.release(["t"])
        assert (await first.claim(["t"]))["t"].process == first.id, "only its owner releases it"
        await first.release(["t"])
        assert (await second.claim(["t"]))["t"] == (second.id, "http://process-1", None)

    run(database, scenario)


def test_concurrent_claims_give_each_table_one_owner(database: str) -> None:
    tables = [f"t{number}" for number in range(50)]

    async def scenario(*processes: Owners) -> None:
        found = await asyncio.gather(*(one.claim(tables) for one in processes))
        await processes[0].retire(now=3_000)
        again = await asyncio.gather(*(one.claim(tables[::-1]) for one in processes[1:]))
        for views in (found, again):
            for name in tables:
                assert len({view[name].process for view in views}) == 1
        for name in tables:
            before, after = found[0][name], again[0][name]
            assert after.process != processes[0].id
            assert before.process in (after.process, processes[0].id), "only an ended process loses its tables"

    run(database, scenario, count=6)


def test_stopped_process_leaves_tables_and_last_heartbeat(database: str) -> None:
    async def scenario(first: Owners, second: Owners) -> None:
        await first.claim(["t"])
        await first.retire(now=5_000)
        assert await first.beat(now=5_100) is None
        assert (await second.claim(["t"]))["t"] == (second.id, "http://process-1", 5_000)

    run(database, scenario)


def test_lease_that_is_not_renewed_expires(database: str) -> None:
    async def scenario(first: Owners, second: Owners) -> None:
        await first.claim(["t"])
        assert (await second.claim(["t"]))["t"].process == first.id
        await overtake(second, first)
        assert await first.beat(now=3_000) is None
        assert (await second.claim(["t"]))["t"] == (second.id, "http://process-1", 1_000)
        before = first.id
        await first.register("http://process-0", now=4_000)
        assert first.id != before
        assert (await first.claim(["t"]))["t"].process == second.id

    run(database, scenario)


def test_no_lease_expires_right_after_an_outage(database: str) -> None:
    async def scenario(first: Owners, second: Owners) -> None:
        await asyncio.sleep(2 * LEASE_S)
        for process in (second, first):
            heartbeat = await process.beat(now=2_000)
            assert heartbeat is not None
            assert set(heartbeat.live) == {first.id, second.id}

    run(database, scenario)


def test_ended_process_writes_nothing(database: str) -> None:
    async def scenario(first: Owners, second: Owners) -> None:
        store = await open_postgres(database, fence=first)
        writes: list[LogLine | ChatLine | TableRow] = [LogLine("t", 2, "two"), chat(1), table("new")]
        await store.write(table("t"), LogLine("t", 1, "one"))
        await first.retire(now=2_000)
        for one in writes:
            with pytest.raises(Fenced):
                await store.write(one)
        with pytest.raises(Fenced):
            await store.tidy(chat_before=0, lobbies_before=0, links_before=0)
        assert store.healthy == "ok"
        assert (await store.log("t"), await store.chat("t"), await store.table("new")) == (["one"], [], None)
        await first.register("http://process-0", now=3_000)
        await store.write(*writes)
        assert await store.log("t") == ["one", "two"]
        await store.close()

    run(database, scenario)


@pytest.mark.parametrize("deaf", [False, True], ids=["answer-lost", "request-lost"])
def test_commit_whose_answer_is_lost_is_looked_up(postgres: Postgres, database: str, deaf: bool) -> None:
    async def scenario(first: Owners, _: Owners) -> None:
        async with Proxy(postgres.port) as wire:
            store = await open_postgres(wire.url(database), fence=first)
            await store.write(table("t"), LogLine("t", 1, "one"))
            wire.losing, wire.deaf = b"COMMIT", deaf
            writing = asyncio.create_task(store.write(LogLine("t", 2, "two")))
            await wire.lost.wait()
            wire.losing = b""
            wire.cut()
            await writing
            assert await store.log("t") == ["one", "two"]
            assert store.healthy == "ok"
            await store.close()

    run(database, scenario)


def test_lease_does_not_expire_during_a_write(database: str) -> None:
    async def scenario(first: Owners, second: Owners) -> None:
        line = await connect(database)
        async with line.transaction():
            await first.enter(line, 1)
            for _ in range(10):
                heartbeat = await second.beat(now=2_000)
                await asyncio.sleep(LEASE_S / 3)
            assert heartbeat is not None
            assert first.id in heartbeat.live
        await overtake(second, first)
        await line.close()

    run(database, scenario)


def test_heartbeat_returns_news_and_unowned_clocked_tables(database: str) -> None:
    async def scenario(first: Owners, second: Owners) -> None:
        store = await open_postgres(database, fence=first)
        clocked, calm = (table(id, phase="playing", clocks=id == "clocked") for id in ("clocked", "calm"))
        await store.write(clocked, calm, OperatorSetting("announcement", "hello"), OperatorSetting("alive", "1"))
        await first.claim(["clocked", "calm"])
        heartbeat = await second.beat(now=2_000)
        assert heartbeat is not None
        assert (heartbeat.news, heartbeat.orphans) == ({"announcement": "hello"}, [])
        await first.retire(now=2_000)
        heartbeat = await second.beat(now=2_000)
        assert heartbeat is not None
        assert heartbeat.orphans == ["clocked"]
        await store.close()

    run(database, scenario)


def test_lost_connection_is_reopened(database: str) -> None:
    async def scenario(first: Owners, _: Owners) -> None:
        assert first._line is not None
        first._line.terminate()
        await until(lambda: first._line.is_closed())
        assert (await first.claim(["t"]))["t"].process == first.id

    run(database, scenario)
