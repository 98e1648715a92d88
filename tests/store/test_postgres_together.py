"""Several servers on one database: every line is kept once, in one order that all of them see."""

import asyncio
import json
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

import pytest

from pixcade.store.api import Conflict, LogLine, OperatorSetting, Salt, SeatLink
from pixcade.store.postgres.store import PostgresStore, open_postgres
from tests.engines.postgres import Postgres
from tests.store.child_processes import said, started
from tests.store.stores import table
from tests.waits import WHOLE


async def append(store: PostgresStore, name: str, text: str) -> int:
    """Append a line to a log to which others append as well; returns its number."""
    head = (await store.heads([name]))[name]
    while True:
        try:
            await store.write(LogLine(name, head + 1, text), Salt(name, head + 1, "p", text))
        except Conflict:
            missed = await store.log(name, after=head)
            assert missed, "whoever is told of a conflict can read what was there first"
            head += len(missed)
        else:
            return head + 1


def test_two_servers_that_append_to_one_table_keep_every_line_in_one_order(database: str) -> None:
    async def scenario() -> None:
        stores = [await open_postgres(database) for _ in range(2)]
        names = ["a", "b"]
        lines = [(at, name, f"{at} {writer} {line}") for at in range(2) for name in names for writer in range(5)
                 for line in range(20)]  # fmt: skip

        async def one(at: int, name: str, texts: list[str]) -> dict[int, str]:
            return {await append(stores[at], name, text): text for text in texts}

        tasks: dict[str, list[asyncio.Task[dict[int, str]]]] = {name: [] for name in names}
        for at in range(2):
            for name in names:
                for writer in range(5):
                    texts = [text for place, table, text in lines if (place, table) == (at, name)]
                    own = [text for text in texts if text.startswith(f"{at} {writer} ")]
                    tasks[name].append(asyncio.create_task(one(at, name, own)))
        for name in names:
            told = [pair for task in tasks[name] for pair in (await task).items()]
            assert sorted(number for number, _ in told) == list(range(1, 201)), "no gap, each number once"
            order = [text for _, text in sorted(told)]
            assert await stores[0].log(name) == await stores[1].log(name) == order
            salts = await stores[0].salts(name)
            assert [salts[number, "p"] for number in range(1, 201)] == order, "each line came with what belongs to it"
        for store in stores:
            await store.close()

    asyncio.run(asyncio.wait_for(scenario(), WHOLE))


def test_processes_that_append_to_the_same_tables_keep_every_line_in_one_order(database: str, tmp_path: Path) -> None:
    told: list[tuple[str, int, str]] = []

    def in_order(name: str) -> list[str]:
        """What both were told is kept of a table, in the order of its numbers."""
        return [text for _, text in sorted((number, text) for where, number, text in told if where == name)]

    def changes() -> int:
        """How often a line of one follows a line of the other."""
        return sum(one[0] != other[0] for name in "abc" for one, other in pairwise(in_order(name)))

    with ExitStack() as ending:
        processes = [ending.enter_context(started("appending", tmp_path, database, me)) for me in "01"]
        heard = [said(process) for process in processes]
        while len(told) < 600 or changes() < 20:
            # whoever is far ahead waits for us to listen, so that the other is heard too
            told += [tuple(json.loads(next(lines))) for lines in heard for _ in range(50)]
        for process in processes:
            assert process.stdin is not None
            process.stdin.close()
        told += [tuple(json.loads(line)) for lines in heard for line in lines]

    async def look() -> None:
        store = await open_postgres(database)
        for name in "abc":
            numbers = sorted(number for where, number, _ in told if where == name)
            assert numbers == list(range(1, len(numbers) + 1)), "no gap, each number once"
            assert await store.log(name) == in_order(name)
        await store.close()

    asyncio.run(look())


def test_a_batch_with_one_conflict_keeps_the_others(database: str) -> None:
    async def scenario() -> None:
        here, there = await open_postgres(database), await open_postgres(database)
        await there.write(LogLine("t", 500, "taken elsewhere"), LogLine("u", 1, "taken elsewhere"))
        before = here.writer.batch
        outcomes = await asyncio.gather(
            *(here.write(LogLine("t", number, "mine"), Salt("t", number, "p", "s")) for number in range(1, 1001)),
            here.write(LogLine("u", 1, "mine"), table("u")),
            return_exceptions=True,
        )
        assert here.writer.batch == before + 1, "they were one batch"
        assert [at for at, outcome in enumerate(outcomes, 1) if isinstance(outcome, Conflict)] == [500, 1001]
        assert not [outcome for outcome in outcomes if outcome and not isinstance(outcome, Conflict)]
        assert await there.log("t") == [*["mine"] * 499, "taken elsewhere", *["mine"] * 500]
        assert len(await there.salts("t")) == 999
        assert await there.table("u") is None
        await here.close()
        await there.close()

    asyncio.run(scenario())


def test_a_link_that_is_taken_at_two_servers_at_once_works_at_one(database: str) -> None:
    async def scenario() -> None:
        stores = [await open_postgres(database) for _ in range(2)]
        for at in range(20):
            link = SeatLink(f"link {at}", "t", "k", expires=100)
            await stores[0].write(link)
            taken = await asyncio.gather(*(store.take_link(link.id, 1) for store in stores))
            assert sorted(taken, key=bool) == [None, link]
        for store in stores:
            await store.close()

    asyncio.run(scenario())


@pytest.mark.slow(4)
def test_servers_that_wait_for_each_other_both_go_on(own_postgres: Postgres) -> None:
    url = own_postgres.new_database()
    own_postgres.do("ALTER SYSTEM SET deadlock_timeout = '10ms'", "SELECT pg_reload_conf()")
    name = url.rpartition("/")[2]
    deadlocks = f"SELECT deadlocks FROM pg_stat_database WHERE datname = '{name}'"

    async def scenario() -> int:
        stores = [await open_postgres(url) for _ in range(2)]
        rounds = 0
        while True:
            rounds += 1
            x, y = OperatorSetting("x", str(rounds)), OperatorSetting("y", str(rounds))
            lines = [LogLine(f"{at}", rounds, "x") for at in range(2)]
            await asyncio.gather(
                *(stores[0].write(x, lines[0]) for _ in range(1)), *(stores[0].write(y) for _ in range(20)),
                *(stores[1].write(y, lines[1]) for _ in range(1)), *(stores[1].write(x) for _ in range(20)),
            )  # fmt: skip
            assert await stores[0].settings() == {"x": str(rounds), "y": str(rounds)}
            if (await asyncio.to_thread(own_postgres.do, deadlocks))[0][0]:
                break
        for at, store in enumerate(stores):
            assert await store.log(f"{at}") == ["x"] * rounds
            await store.close()
        return rounds

    asyncio.run(asyncio.wait_for(scenario(), WHOLE))


def test_a_lobby_that_is_tidied_away_twice_at_once_is_told_of_once(database: str) -> None:
    async def scenario() -> None:
        stores = [await open_postgres(database) for _ in range(2)]
        for at in range(50):
            await stores[0].write(table(f"t{at}", touched=at), LogLine(f"t{at}", 1, "x"))
        touching = stores[0].write(table("t7", touched=100), LogLine("t7", 2, "just in time"))
        here, there = (store.tidy(chat_before=0, lobbies_before=100, links_before=0) for store in stores)
        _, first, second = await asyncio.gather(touching, there, here)
        gone = [*first, *second]
        assert len(gone) == len(set(gone))
        assert {f"t{at}" for at in range(50)} - set(gone) <= {"t7"}
        for store in stores:
            await store.close()

    asyncio.run(scenario())


def test_a_store_that_was_opened_does_not_take_the_place_of_another(database: str) -> None:
    async def scenario() -> None:
        here, there = await open_postgres(database), await open_postgres(database)
        await here.write(LogLine("t", 1, "here"))
        with pytest.raises(Conflict):
            await there.write(LogLine("t", 1, "there"))
        await there.close()
        await here.write(LogLine("t", 2, "here"))
        await here.close()

    asyncio.run(scenario())
