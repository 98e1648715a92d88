"""What `pixcade.store.api.Store` promises of logs, salts and tables; `test_store_people` has the rest."""

import asyncio
import random
from typing import Any

import pytest

from pixcade.store.api import (
    Conflict,
    GameGone,
    Grant,
    LogLine,
    OperatorSetting,
    Salt,
    SaltGone,
    SeatLink,
    Store,
    StoreTrouble,
    Write,
)
from pixcade.table.snapshot import Snapshot
from tests.store.stores import STRANGE, Place, game, table

# Logs


def test_a_log_is_read_in_order_and_from_any_number_on(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(LogLine("t", 2, "two"), LogLine("t", 1, "one"), LogLine("other", 1, "else"))
        await store.write(LogLine("t", 10, "ten"))
        assert await store.log("t") == ["one", "two", "ten"]
        assert await store.log("t", after=1) == ["two", "ten"]
        assert await store.log("t", after=10) == []
        assert await store.log("t", after=1, most=1) == ["two"]
        assert await store.log("t", most=5) == ["one", "two", "ten"]
        assert await store.log("nowhere") == []

    place.run(scenario)


def test_the_last_snapshot_of_a_table_is_kept_and_goes_with_it(place: Place) -> None:
    first, last = Snapshot("t", 5, "1", "abc", b"\0\xffone"), Snapshot("t", 9, "2", "def", b"two")
    other = Snapshot("u", 1, "1", "", b"")

    async def scenario(store: Store) -> None:
        assert await store.snapshot("t") is None
        await store.write(table("t"), first, other)
        assert await store.snapshot("t") == first
        await store.write(last)
        assert await store.snapshot("t") == last
        await store.write(GameGone("t"))
        assert await store.snapshot("t") is None
        assert await store.snapshot("u") == other

    place.run(scenario)


def test_tables_with_clocks_are_found_and_when_each_table_was_last_written_to(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(
            table("a", phase="playing", touched=10), table("b", phase="playing", touched=20, clocks=False),
            table("c", phase="lobby", touched=30), table("d", phase="over", touched=40),
            LogLine("a", 1, '{"time":5,"number":1}'), LogLine("a", 2, '{"number":2,"time":50,"what":{"time":90}}'),
            LogLine("b", 1, "damaged"), LogLine("d", 1, '{"time":99}'),
        )  # fmt: skip
        assert [row.id for row in await store.tables(("playing",), clocks=True)] == ["a"]
        assert [row.id for row in await store.tables(("playing",), clocks=False)] == ["b"]
        assert await store.last_times() == {"a": 50, "b": 20, "c": 30}

    place.run(scenario)


def test_the_heads_of_many_logs_are_read_at_once(place: Place) -> None:
    names = [f"t{at}" for at in range(1200)]

    async def scenario(store: Store) -> None:
        await store.write(*(LogLine(name, number, "x") for name in names[1:] for number in (1, 2, 9)))
        await store.write(LogLine("t7", 10, "x"), LogLine("t7", 3, "x"))
        heads = await store.heads(names)
        assert heads == dict.fromkeys(names, 9) | {"t0": 0, "t7": 10}
        assert await store.heads(["t7", "nowhere", STRANGE]) == {"t7": 10, "nowhere": 0, STRANGE: 0}
        assert await store.heads([]) == {}

    place.run(scenario)


def test_texts_come_back_exactly(place: Place) -> None:
    texts = [STRANGE, "", "\0", "a\0b", "\x1a", "\x1a0\x1a\0\x1a1\0\0", "x" * 100_000]

    async def scenario(store: Store) -> None:
        await asyncio.gather(*(store.write(LogLine("t", at, text)) for at, text in enumerate(texts, 1)))
        assert await store.log("t") == texts
        await store.write(table("named", secret=b"\0\xff", previous=STRANGE), Salt("t", 1, STRANGE, "s"))
        assert (await store.table("named")) == table("named", secret=b"\0\xff", previous=STRANGE)
        assert await store.salts("t") == {(1, STRANGE): "s"}

    place.run(scenario)


def test_a_line_whose_number_is_taken_is_a_conflict_and_nothing_of_its_write_happens(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(LogLine("t", 1, "first"))
        with pytest.raises(Conflict):
            await store.write(Salt("t", 1, "amber", "s"), table(), LogLine("t", 1, "second"), LogLine("t", 2, "more"))
        with pytest.raises(Conflict):
            await store.write(Salt("t", 1, "amber", "s"), LogLine("t", 1, "second"))
        with pytest.raises(Conflict):
            await store.write(LogLine("t", 5, "five"), LogLine("t", 5, "five again"))
        assert await store.log("t") == ["first"]
        assert await store.salts("t") == {}
        assert await store.table("t") is None

    place.run(scenario)


def test_a_conflict_hurts_nobody_who_writes_at_the_same_time(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(LogLine("t", 1, "first"))
        good = range(2, 40)
        writes = [store.write(LogLine("t", number, str(number)), Salt("t", number, "a", "s")) for number in good]
        writes.insert(20, store.write(LogLine("t", 1, "taken"), Salt("t", 1, "a", "s")))
        writes.insert(10, store.write(table(), LogLine("t", 1, "taken as well")))
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes if outcome] == [Conflict, Conflict]
        assert await store.log("t") == ["first", *map(str, good)]
        assert set(await store.salts("t")) == {(number, "a") for number in good}
        assert await store.table("t") is None

    place.run(scenario)


def test_a_value_that_can_not_be_kept_fails_for_its_writer_alone(place: Place) -> None:
    async def scenario(store: Store) -> None:
        outcomes = await asyncio.gather(
            store.write(LogLine("t", 1, "one")),
            store.write(LogLine("t", 2, "\ud800")),
            store.write(LogLine("t", 1 << 70, "large")),
            store.write(table(), LogLine("t", 3, "three"), LogLine("t", 4, "\udfff")),
            store.write(GameGone("other"), LogLine("t", 4, "\udfff")),
            store.write(LogLine("t", 1, "taken")),
            store.write(LogLine("t", 5, "five")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            type(None), UnicodeEncodeError, OverflowError, UnicodeEncodeError, UnicodeEncodeError, Conflict, type(None)
        ]  # fmt: skip
        assert await store.log("t") == ["one", "five"]
        assert await store.table("t") is None

    place.run(scenario)


def test_jobs_of_every_kind_at_once_are_each_done_whole_or_not_at_all(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(LogLine("t", 1, "first"), LogLine("gone", 1, "x"), SeatLink("l", "t", "k", 100))
        outcomes = await asyncio.gather(
            store.write(LogLine("t", 2, "two"), Salt("t", 2, "a", "s")),
            store.write(LogLine("t", 2, "two again"), Salt("t", 2, "a", "other")),
            store.write(OperatorSetting("announcement", "kept"), LogLine("t", 3, "three")),
            store.write(OperatorSetting("announcement", "not kept"), LogLine("t", 1, "taken")),
            store.take_link("l", 1),
            store.write(GameGone("gone"), LogLine("gone", 1, "anew")),
            store.write(LogLine("t", 4, "four"), LogLine("t", 3, "taken")),
            store.write(LogLine("t", 4, "really four"), SaltGone("t", 2, "a")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            type(None), Conflict, type(None), Conflict, SeatLink, type(None), Conflict, type(None)
        ]  # fmt: skip
        assert await store.log("t") == ["first", "two", "three", "really four"]
        assert await store.log("gone") == ["anew"]
        assert await store.settings() == {"announcement": "kept"}
        assert await store.salts("t") == {}

    place.run(scenario)


def test_of_many_who_append_at_once_each_number_goes_to_exactly_one(place: Place) -> None:
    async def scenario(store: Store) -> None:
        won: list[tuple[str, int, int]] = []

        async def writer(me: int) -> None:
            chance = random.Random(me)
            for number in range(1, 31):
                name = f"t{chance.randrange(2)}"
                try:
                    await store.write(LogLine(name, number, str(me)), Salt(name, number, "a", str(me)))
                except Conflict:
                    continue
                won.append((name, number, me))

        await asyncio.gather(*(writer(me) for me in range(40)))
        assert len({(name, number) for name, number, _ in won}) == len(won) == 60
        for name in ("t0", "t1"):
            winners = [str(me) for table, number, me in sorted(won) if table == name]
            assert await store.log(name) == winners
            assert list((await store.salts(name)).values()) == winners

    place.run(scenario)


def test_writes_are_done_in_the_order_in_which_they_were_asked_for(place: Place) -> None:
    writes: list[tuple[Write, ...]] = [
        (LogLine("t", 1, "a"), Salt("t", 1, "amber", "old")),
        (SaltGone("t", 1, "amber"),),
        (Salt("t", 1, "amber", "new"),),
        (Salt("t", 1, "amber", "newer"), Salt("t", 1, "amber", "newest")),
        (GameGone("gone"),),
        (LogLine("gone", 1, "again"),),
        (GameGone("u"),),
        (LogLine("u", 1, "a"),),
        (GameGone("u"),),
    ]

    async def scenario(store: Store) -> None:
        await asyncio.gather(*(store.write(*some) for some in writes))
        assert await store.salts("t") == {(1, "amber"): "newest"}
        assert await store.log("gone") == ["again"]
        assert await store.log("u") == []

    place.run(scenario)


def test_everything_written_is_there_when_the_store_is_opened_again(place: Place) -> None:
    async def fill(store: Store) -> None:
        await store.write(LogLine("t", 1, "one"), Salt("t", 1, "amber", "s"), table(), Grant("t", "k", "b"))

    async def look(store: Store) -> None:
        assert await store.log("t") == ["one"]
        assert await store.salts("t") == {(1, "amber"): "s"}
        assert await store.table("t") == table()
        assert await store.grants("t") == [Grant("t", "k", "b")]

    place.run(fill)
    place.run(look)


def test_what_is_asked_before_closing_is_done_and_what_is_asked_later_is_refused(place: Place) -> None:
    async def fill(store: Store) -> None:
        asked = [asyncio.ensure_future(store.write(LogLine("t", number, "x"))) for number in range(1, 21)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)
        await store.close()
        for later in (store.write(LogLine("t", 99, "x")), store.log("t"), store.take_link("l", 0)):
            with pytest.raises(StoreTrouble) as refusal:
                await later
            assert refusal.value.code == "store.closed"

    async def look(store: Store) -> None:
        assert len(await store.log("t")) == 20

    place.run(fill)
    place.run(look)


def test_whoever_stops_waiting_hurts_nobody(place: Place) -> None:
    async def scenario(store: Store) -> None:
        asked = [asyncio.ensure_future(store.write(LogLine("t", number, "x"))) for number in range(1, 21)]
        reading = asyncio.ensure_future(store.log("t"))
        await asyncio.sleep(0)
        reading.cancel()
        for task in asked[::2]:
            task.cancel()
        await asyncio.gather(*asked[1::2])
        numbers = await store.log("t")
        assert 10 <= len(numbers) <= 20

    place.run(scenario)


# Salts


def test_a_salt_replaces_the_one_before_and_can_be_deleted(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(Salt("t", 1, "amber", "old"), Salt("t", 1, "sky", "other"), Salt("t", 2, "amber", "next"))
        await store.write(Salt("t", 1, "amber", "new"))
        assert await store.salts("t") == {(1, "amber"): "new", (1, "sky"): "other", (2, "amber"): "next"}
        await store.write(SaltGone("t", 1, "amber"))
        assert await store.salts("t") == {(1, "sky"): "other", (2, "amber"): "next"}
        assert await store.salts("nowhere") == {}

    place.run(scenario)


# Tables


def test_a_table_replaces_its_row_and_is_found_by_id_code_and_predecessor(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("a", code="digest"), table("c", previous="a", created=3), table("b", previous="a"))
        await store.write(table("a", code="", phase="playing", secret=b"s", public=False))
        assert await store.table("a") == table("a", phase="playing", secret=b"s", public=False)
        assert await store.table_by_code("digest") is None
        assert await store.table_by_code("") is None
        await store.write(table("b", previous="a", code="other"))
        assert await store.table_by_code("other") == table("b", previous="a", code="other")
        assert [row.id for row in await store.followers("a")] == ["b", "c"]
        assert await store.followers("") == []
        assert await store.table("nowhere") is None

    place.run(scenario)


def test_a_series_is_read_back_to_its_first_game_or_to_a_table_without_one(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(*(table(id, previous=before) for id, before in ("a ", "ba", "cb", "dc", "ed", "xy", "zx")))
        await store.write(*(game(id, ended=7) for id in "abcdx"))  # e goes on; the table before x was removed

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


def test_tables_are_listed_by_phase_the_last_touched_first(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(
            table("a", touched=5),
            table("b", touched=9, public=False),
            table("c", touched=7, phase="playing"),
            table("d", touched=8, phase="over"),
        )

        async def ids(*phases: str, **limits: Any) -> list[str]:
            return [row.id for row in await store.tables(phases, **limits)]

        assert await ids("lobby") == ["b", "a"]
        assert await ids("lobby", "playing") == ["b", "c", "a"]
        assert await ids("lobby", "playing", public=True) == ["c", "a"]
        assert await ids("lobby", "playing", public=False) == ["b"]
        assert await ids("lobby", "playing", "over", most=2) == ["b", "d"]
        assert await ids() == []

    place.run(scenario)
