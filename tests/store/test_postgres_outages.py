"""A database that goes away: what was acknowledged is kept, what was refused is not, and all goes on by itself."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Set
from urllib.parse import urlsplit

import pytest

from pixcade.store.api import Conflict, LogLine, OperatorSetting, StoreTrouble, Unclear, Write
from pixcade.store.postgres import writer
from pixcade.store.postgres.store import PostgresStore, open_postgres
from tests.amounts import amount
from tests.engines.postgres import Postgres
from tests.engines.proxy import Proxy
from tests.waits import LIMIT, WHOLE


class Told:
    """What writers were told: of each attempt its text, and what became of it."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, int, str]] = []
        self.refused: list[str] = []
        self.unclear: list[str] = []

    async def append(self, store: PostgresStore, name: str, lines: int) -> None:
        """Append so many lines to a table, however often each must be tried: no attempt says the same as another."""
        number = 1
        for attempt in range(100_000):
            text = f"{name} {number} {attempt}"
            try:
                await store.write(LogLine(name, number, text))
            except StoreTrouble as trouble:
                (self.unclear if isinstance(trouble, Unclear) else self.refused).append(text)
                await asyncio.sleep(0.02)
                continue
            except Conflict:  # an attempt of ours of which nobody knew
                assert (await store.log(name, after=number - 1))[0] in self.unclear
            else:
                self.kept.append((name, number, text))
            number += 1
            if number > lines:
                return


@pytest.mark.slow(7)
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "killed"])
@pytest.mark.parametrize("away", amount([True], [False, True]))
def test_nothing_acknowledged_is_lost_when_postgres_is_stopped_and_started(
    own_postgres: Postgres, how: signal.Signals, away: bool
) -> None:
    url = own_postgres.new_database()
    told = Told()
    names = [f"t{at}" for at in range(20)]

    async def scenario() -> dict[str, list[str]]:
        store = await open_postgres(url)
        writers = [asyncio.create_task(told.append(store, name, 400)) for name in names]
        while len(told.kept) < 500:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(own_postgres.stop, how)
        if away:
            while store.healthy == "ok":
                await asyncio.sleep(0.01)
            assert store.healthy == "unreachable"
            with pytest.raises(StoreTrouble, match=r"store\.unreachable"):
                await store.log("t0")
        await asyncio.to_thread(own_postgres.start)
        await asyncio.gather(*writers)
        await store.write(LogLine("after", 1, "x"))
        assert store.healthy == "ok"
        found = {name: await store.log(name) for name in names}
        await store.close()
        return found

    logs = asyncio.run(asyncio.wait_for(scenario(), WHOLE))
    kept = {text for log in logs.values() for text in log}
    assert all(len(log) == 400 for log in logs.values())
    assert all(logs[name][number - 1] == text for name, number, text in told.kept)
    assert not kept & set(told.refused), "what was refused has not happened"
    assert told.refused or told.unclear or not away


def through(postgres: Postgres, url: str, scenario: Callable[[PostgresStore, Proxy], Awaitable[None]]) -> None:
    """Play a scenario with a store at the other end of a wire."""

    async def play() -> None:
        async with Proxy(postgres.port) as wire:
            store = await open_postgres(wire.url(url))
            try:
                await scenario(store, wire)
            finally:
                await store.close()

    asyncio.run(asyncio.wait_for(play(), WHOLE))


PLAIN: tuple[Write, ...] = (LogLine("t", 2, "two"),)
SPECIAL: tuple[Write, ...] = (LogLine("t", 2, "two"), OperatorSetting("announcement", "two"))


@pytest.mark.parametrize("writes", [PLAIN, SPECIAL], ids=["one-statement", "a-transaction"])
@pytest.mark.parametrize("deaf", [False, True], ids=["answer-lost", "request-lost"])
def test_a_write_whose_connection_breaks_is_done_once_and_acknowledged(
    postgres: Postgres, database: str, writes: tuple[Write, ...], deaf: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE_SECONDS", LIMIT)

    async def scenario(store: PostgresStore, wire: Proxy) -> None:
        await store.write(LogLine("t", 1, "one"))
        wire.losing = b"COMMIT" if writes is SPECIAL else b"two"
        wire.deaf = deaf
        writing = asyncio.create_task(store.write(*writes))
        beside = [asyncio.create_task(store.write(LogLine("t", 1, "taken")))] if writes is SPECIAL else []
        await wire.lost.wait()
        wire.losing = b""
        wire.cut()
        await writing
        for conflict in beside:
            with pytest.raises(Conflict):
                await conflict
        assert await store.log("t") == ["one", "two"]
        await store.write(LogLine("t", 3, "three"))
        assert store.healthy == "ok"

    through(postgres, database, scenario)


def test_a_write_of_which_nobody_can_say_whether_it_has_happened_is_unclear(postgres: Postgres, database: str) -> None:
    async def scenario(store: PostgresStore, wire: Proxy) -> None:
        await store.write(LogLine("t", 1, "one"))
        wire.losing = b"two"
        writing = asyncio.create_task(store.write(LogLine("t", 2, "two")))
        await wire.lost.wait()
        waiting = asyncio.create_task(store.write(LogLine("t", 3, "three")))
        wire.losing = b""
        wire.open = False
        wire.cut()
        with pytest.raises(Unclear) as refusal:
            await writing
        assert refusal.value.code == "store.unclear"
        with pytest.raises(StoreTrouble, match=r"store\.unreachable"):
            await waiting
        assert store.healthy == "unreachable"
        wire.open = True
        with pytest.raises(Conflict):
            await store.write(LogLine("t", 2, "two"))
        assert await store.log("t") == ["one", "two"]

    through(postgres, database, scenario)


def test_what_an_earlier_connection_has_left_behind_can_not_happen_later(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE_SECONDS", LIMIT)  # every look at who waits opens a connection
    name = urlsplit(database).path[1:]

    async def scenario(store: PostgresStore, wire: Proxy) -> None:
        await store.write(LogLine("t", 1, "one"))
        holding = await open_postgres(database)
        line = await holding.writer.connection()
        async with line.transaction():
            await line.execute("LOCK TABLE log IN SHARE MODE")
            writing = asyncio.create_task(store.write(LogLine("t", 2, "two")))
            before = await who_waits(postgres, name)
            wire.cut(beyond=False)  # the server goes on with what it was asked for, and nobody listens
            await who_waits(postgres, name, besides=before)
        await writing
        assert await store.log("t") == ["one", "two"]
        await holding.close()

    through(postgres, database, scenario)


async def who_waits(postgres: Postgres, database: str, besides: Set[int] = frozenset()) -> set[int]:
    """Wait until one connection to a database waits for a lock, and none of those from before does; return which."""
    statement = (
        f"SELECT pid FROM pg_stat_activity WHERE datname = '{database}' AND wait_event_type = 'Lock'"
        " AND query LIKE '%INSERT INTO log%'"
    )
    while True:
        waiting = {row["pid"] for row in await asyncio.to_thread(postgres.do, statement)}
        if len(waiting) == 1 and not waiting & besides:
            return waiting
        await asyncio.sleep(0.01)


def test_a_read_goes_on_over_a_new_connection(postgres: Postgres, database: str) -> None:
    async def scenario(store: PostgresStore, wire: Proxy) -> None:
        await store.write(LogLine("t", 1, "one"))
        assert await store.log("t") == ["one"]
        wire.cut()
        assert await asyncio.gather(*(store.log("t") for _ in range(20))) == [["one"]] * 20
        wire.open = False
        wire.cut()
        with pytest.raises(StoreTrouble, match=r"store\.unreachable"):
            await store.log("t")
        assert store.healthy == "unreachable"
        wire.open = True
        assert await store.log("t") == ["one"]
        assert store.healthy == "ok"

    through(postgres, database, scenario)


@pytest.mark.slow(6)
def test_a_store_is_closed_though_the_database_is_away(own_postgres: Postgres) -> None:
    url = own_postgres.new_database()

    async def scenario() -> None:
        store = await open_postgres(url)
        await store.write(LogLine("t", 1, "one"))
        assert await store.log("t") == ["one"]
        await asyncio.to_thread(own_postgres.stop)
        writing = asyncio.create_task(store.write(LogLine("t", 2, "two")))
        await asyncio.sleep(0)
        await store.close()
        with pytest.raises(StoreTrouble):
            await writing
        with pytest.raises(StoreTrouble, match=r"store\.closed"):
            await store.log("t")

    asyncio.run(asyncio.wait_for(scenario(), WHOLE))
