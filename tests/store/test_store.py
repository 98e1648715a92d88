"""Logs and tables in every store; see `test_store_people` for the rest."""

import asyncio
import random
from typing import Any

import pytest

from pixcade.store.api import (
    Conflict,
    GameGone,
    Grant,
    LogLine,
    NoSuchTable,
    OperatorSetting,
    SeatLink,
    SeatRow,
    StoreTrouble,
    TableUpdate,
)
from pixcade.store.store import Store
from tests.store.stores import STRANGE, Place, finished, game, table

# Logs


def test_log_is_read_in_order(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("t"), table("other"))
        await store.write(LogLine("t", 2, "two"), LogLine("t", 1, "one"), LogLine("other", 1, "else"))
        await store.write(LogLine("t", 10, "ten"))
        assert await store.log("t") == ["one", "two", "ten"]
        assert await store.log("nowhere") == []

    place.run(scenario)


def test_texts_survive_a_round_trip(place: Place) -> None:
    texts = [STRANGE, "", "\x1a", "x" * 100_000]

    async def scenario(store: Store) -> None:
        await store.write(table("t", secret=b"\0\xff", previous=STRANGE))
        await asyncio.gather(*(store.write(LogLine("t", at, text)) for at, text in enumerate(texts, 1)))
        assert await store.log("t") == texts
        assert await store.table("t") == table("t", secret=b"\0\xff", previous=STRANGE)

    place.run(scenario)


def test_conflicting_line_rolls_back_its_whole_write(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("t"), LogLine("t", 1, "first"))
        for lines in ([(1, "second"), (2, "more")], [(5, "five"), (5, "five again")]):
            with pytest.raises(Conflict):
                await store.write(OperatorSetting("a", "b"), *(LogLine("t", *line) for line in lines))
        assert await store.log("t") == ["first"]
        assert await store.settings() == {}

    place.run(scenario)


def test_write_to_a_removed_table_is_rejected(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("t"), LogLine("t", 1, "one"))
        await store.write(GameGone("t"))
        for late in (LogLine("t", 2, "two"), SeatRow("t", 0), Grant("t", "k", "b")):
            with pytest.raises(NoSuchTable):
                await store.write(TableUpdate(table("t", phase="playing")), late)
        await store.write(TableUpdate(table("t", phase="closed")))
        assert await store.table("t") is None

    place.run(scenario)


def test_conflict_does_not_fail_other_writes(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("t"), LogLine("t", 1, "first"))
        good = range(2, 40)
        writes = [store.write(LogLine("t", number, str(number))) for number in good]
        writes.insert(20, store.write(LogLine("t", 1, "taken")))
        writes.insert(10, store.write(table("new"), LogLine("t", 1, "taken as well")))
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes if outcome] == [Conflict, Conflict]
        assert await store.log("t") == ["first", *map(str, good)]
        assert await store.table("new") is None

    place.run(scenario)


def test_unstorable_value_does_not_fail_other_writes(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("t"))
        outcomes = await asyncio.gather(
            store.write(LogLine("t", 1, "one")),
            store.write(LogLine("t", 2, "\ud800")),
            store.write(LogLine("t", 1 << 70, "large")),
            store.write(table("new"), LogLine("t", 3, "three"), LogLine("t", 4, "\udfff")),
            store.write(LogLine("t", 1, "taken")),
            store.write(LogLine("t", 5, "five")),
            return_exceptions=True,
        )
        assert [outcome is None for outcome in outcomes] == [True, False, False, False, False, True]
        assert isinstance(outcomes[4], Conflict)
        assert await store.log("t") == ["one", "five"]
        assert await store.table("new") is None
        assert store.healthy == "ok"

    place.run(scenario)


def test_each_number_goes_to_one_of_many_writers(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("t0"), table("t1"))
        won: list[tuple[str, int, int]] = []

        async def writer(me: int) -> None:
            chance = random.Random(me)
            for number in range(1, 31):
                name = f"t{chance.randrange(2)}"
                try:
                    await store.write(LogLine(name, number, str(me)))
                except Conflict:
                    continue
                won.append((name, number, me))

        await asyncio.gather(*(writer(me) for me in range(10)))
        assert len({(name, number) for name, number, _ in won}) == len(won) == 60
        for name in ("t0", "t1"):
            winners = [str(me) for table, number, me in sorted(won) if table == name]
            assert await store.log(name) == winners

    place.run(scenario)


def test_writes_keep_the_order_of_their_calls(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("gone"), LogLine("gone", 1, "x"))
        await asyncio.gather(
            store.write(OperatorSetting("motto", "old")),
            store.write(OperatorSetting("motto", "")),
            store.write(OperatorSetting("motto", "newer"), OperatorSetting("motto", "newest")),
            store.write(GameGone("gone")),
            store.write(table("gone"), LogLine("gone", 1, "again")),
        )
        assert await store.settings() == {"motto": "newest"}
        assert await store.log("gone") == ["again"]

    place.run(scenario)


def test_table_can_follow_its_rows_within_one_write(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(LogLine("t", 1, "one"), SeatRow("t", 0, "k", "p", "Ada"), table("t"))
        assert await store.log("t") == ["one"]

    place.run(scenario)


def test_reopened_store_has_everything(place: Place) -> None:
    async def fill(store: Store) -> bytes:
        await store.write(table("t"), LogLine("t", 1, "one"), Grant("t", "k", "b"))
        return store.key

    async def look(store: Store) -> bytes:
        assert await store.log("t") == ["one"]
        assert await store.table("t") == table()
        assert await store.grants("t") == [Grant("t", "k", "b")]
        return store.key

    key = place.run(fill)
    assert len(key) == 32
    assert place.run(look) == key, "cookies stay valid"


def test_closing_finishes_writes_and_rejects_later_calls(place: Place) -> None:
    async def fill(store: Store) -> None:
        await store.write(table("t"))
        writing = [asyncio.ensure_future(store.write(LogLine("t", number, "x"))) for number in range(1, 21)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)
        await store.close()
        for later in (store.write(LogLine("t", 99, "x")), store.log("t"), store.take_link("l", 0)):
            with pytest.raises(StoreTrouble) as error:
                await later
            assert error.value.code == "store.closed"

    async def look(store: Store) -> None:
        assert len(await store.log("t")) == 20

    place.run(fill)
    place.run(look)


def test_cancelled_writer_does_not_affect_others(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("t"))
        writing = [asyncio.ensure_future(store.write(LogLine("t", number, "x"))) for number in range(1, 21)]
        reading = asyncio.ensure_future(store.log("t"))
        await asyncio.sleep(0)
        reading.cancel()
        for task in writing[::2]:
            task.cancel()
        await asyncio.gather(*writing[1::2])
        assert 10 <= len(await store.log("t")) <= 20

    place.run(scenario)


# Tables


def test_table_is_found_by_id_code_and_predecessor(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("a", code="digest"), table("c", previous="a", created=3), table("b", previous="a"))
        assert await store.table_by_code("digest") == table("a", code="digest")
        await store.write(TableUpdate(table("a", code="", phase="playing", public=False, touched=8)))
        assert await store.table("a") == table("a", phase="playing", public=False, touched=8)
        assert await store.table_by_code("digest") is None
        assert await store.table_by_code("") is None
        assert [row.id for row in await store.followers("a")] == ["b", "c"]
        assert await store.followers("") == []
        assert await store.table("nowhere") is None
        with pytest.raises(Conflict):
            await store.write(table("a"))

    place.run(scenario)


def test_series_goes_back_to_the_first_game_or_gap(place: Place) -> None:
    async def scenario(store: Store) -> None:
        for id, previous in (("a", ""), ("b", "a"), ("c", "b"), ("d", "c"), ("x", "removed")):
            await store.write(*finished(game(id, ended=7), previous=previous))
        await store.write(table("e", previous="d"), table("z", previous="x"))

        async def series(id: str, most: int = 30) -> list[str]:
            return [found.table for found in await store.series(id, most)]

        assert await series("d") == ["d", "c", "b", "a"]
        assert await series("d", most=3) == ["d", "c", "b"]
        assert await series("e") == [], "no game of it is over"
        assert await series("z") == []
        assert await series("x") == ["x"]
        assert await series("nowhere") == []
        assert await store.series("a", 30) == [game("a", ended=7)]

    place.run(scenario)


def test_tables_are_listed_by_phase_latest_first(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(
            table("a", touched=5),
            table("b", touched=9, public=False),
            table("c", touched=7, phase="playing"),
            table("d", touched=8, phase="over", clocks=False),
        )

        async def ids(*phases: str, **limits: Any) -> list[str]:
            return [row.id for row in await store.tables(phases, **limits)]

        assert await ids("lobby") == ["b", "a"]
        assert await ids("lobby", "playing") == ["b", "c", "a"]
        assert await ids("lobby", "playing", public=True) == ["c", "a"]
        assert await ids("lobby", "playing", public=False) == ["b"]
        assert await ids("lobby", "playing", "over", clocks=True) == ["b", "c", "a"]
        assert await ids("lobby", "playing", "over", touched_before=8) == ["c", "a"]
        assert await ids("lobby", "playing", "over", most=2) == ["b", "d"]
        assert await ids() == []

    place.run(scenario)


def test_only_one_of_many_gets_a_link(place: Place) -> None:
    good, late = SeatLink("good", "t", "k", expires=100), SeatLink("late", "t", "k", expires=100)

    async def scenario(store: Store) -> None:
        await store.write(table("t"), good, late)
        taken = await asyncio.gather(*(store.take_link("good", 99) for _ in range(5)))
        assert [link for link in taken if link] == [good]
        assert await store.take_link("late", 100) is None
        assert await store.take_link("late", 1) is None, "it was deleted"
        assert await store.take_link("unknown", 1) is None

    place.run(scenario)
