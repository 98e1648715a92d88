"""What `pixcade.store.api.Store` promises of people: seats, browsers, chat, finished games, the operator."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from pixcade.store.api import (
    Ban,
    Browser,
    ChatGone,
    Conflict,
    GameGone,
    Grant,
    LogLine,
    NameGone,
    OperatorSetting,
    Report,
    ReportDone,
    Salt,
    SeatLink,
    Store,
    StoreSizes,
)
from pixcade.table.snapshot import Snapshot
from tests.store.stores import STRANGE, Place, chat, game, table

# Seats and browsers


def test_grants_tell_who_holds_and_who_held_a_seat(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("t"), Grant("t", "k1", "b1"), Grant("t", "k1", "b2"), Grant("t", "k2", "b1"))
        await store.write(Grant("t", "k1", "b1", held=False))
        assert sorted(map(repr, await store.grants("t"))) == sorted(
            map(repr, [Grant("t", "k1", "b1", held=False), Grant("t", "k1", "b2"), Grant("t", "k2", "b1")])
        )
        assert await store.grants("nowhere") == []

    place.run(scenario)


def test_a_browser_replaces_what_was_known_of_it(place: Place) -> None:
    browser = Browser("id", "person", "Ada", program=False, created=1, seen=2)

    async def scenario(store: Store) -> None:
        await store.write(browser)
        assert await store.browser("id") == browser
        await store.write(replace(browser, name="Eve", seen=3, program=True))
        assert await store.browser("id") == replace(browser, name="Eve", seen=3, program=True)
        assert await store.browser("other") is None

    place.run(scenario)


def test_a_link_works_once_and_not_after_its_time(place: Place) -> None:
    good, late = SeatLink("good", "t", "k", expires=100), SeatLink("late", "t", "k", expires=100)

    async def scenario(store: Store) -> None:
        await store.write(good, late)
        taken = await asyncio.gather(*(store.take_link("good", 99) for _ in range(5)))
        assert [link for link in taken if link] == [good]
        assert await store.take_link("late", 100) is None
        assert await store.take_link("late", 1) is None, "it was deleted"
        assert await store.take_link("unknown", 1) is None

    place.run(scenario)


def test_the_links_to_one_seat_key_end_together(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(*(SeatLink(f"{t}{k}{n}", t, k, 100) for t in "tu" for k in "kl" for n in "12"))
        await store.end_links("t", "k")
        left = [name async for name in links_left(store)]
        assert left == ["tl1", "tl2", "uk1", "uk2", "ul1", "ul2"]

    async def links_left(store: Store) -> Any:
        for name in (f"{t}{k}{n}" for t in "tu" for k in "kl" for n in "12"):
            if await store.take_link(name, 1):
                yield name

    place.run(scenario)


# Chat


def test_chat_is_read_in_order_and_a_message_can_be_removed(place: Place) -> None:
    lines = [chat(1), chat(2, seat=-1, seats=False, spectators=True, text=STRANGE), chat(3, text="", phrase="hurry")]

    async def scenario(store: Store) -> None:
        await store.write(*lines, chat(1, table="other"))
        assert await store.chat("t") == lines
        assert await store.chat("t", after=1) == lines[1:]
        with pytest.raises(Conflict):
            await store.write(chat(2))
        await store.write(ChatGone("t", 2))
        assert await store.chat("t") == [lines[0], lines[2]]

    place.run(scenario)


# Finished games


def test_a_finished_game_is_found_with_its_players_by_seat(place: Place) -> None:
    async def scenario(store: Store) -> None:
        kept = game("a", 5)
        await store.write(replace(kept, players=kept.players[::-1]), game("b", 6, players=()))
        assert await store.game("a") == kept
        assert await store.game("b") == game("b", 6, players=())
        assert await store.game("nowhere") is None
        await store.write(replace(kept, result="other", players=kept.players[:1]))
        assert await store.game("a") == replace(kept, result="other", players=kept.players[:1])

    place.run(scenario)


def test_games_are_listed_the_last_first_by_person_and_by_what_is_public(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(game("a", 5), game("b", 9, public=False), game("c", 7), game("d", 8, players=()))

        async def ids(**limits: Any) -> list[str]:
            return [row.table for row in await store.games(**limits)]

        assert await store.games() == [game("b", 9, public=False), game("d", 8, players=()), game("c", 7), game("a", 5)]
        assert await ids(most=2) == ["b", "d"]
        assert await ids(before=8) == ["c", "a"]
        assert await ids(before=8, most=1) == ["c"]
        assert await ids(public=True) == ["d", "c", "a"]
        assert await ids(public=False) == ["b"]
        assert await ids(person="shared") == ["b", "c", "a"]
        assert await ids(person="person a") == ["a"]
        assert await ids(person="nobody") == []
        assert await ids(person="shared", public=True, before=7) == ["a"]

    place.run(scenario)


def test_a_name_is_taken_out_of_a_game_and_of_what_was_written_there(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(game("a", 1), game("b", 2), game("c", 3))
        await store.write(replace(chat(1, table="b"), person="shared"), chat(2, table="b"))

        async def names() -> dict[str, list[str]]:
            return {row.table: [player.name for player in row.players] for row in await store.games()}

        await store.write(NameGone("shared", "b", "somebody"), NameGone("", "a"))
        assert await names() == {
            "a": ["Ada", "greedy", "Bob"], "b": ["Ada", "greedy", ""], "c": ["Ada", "greedy", "Bob"]
        }  # fmt: skip
        assert [line.name for line in await store.chat("b")] == ["somebody", chat(2).name]
        assert len(await store.games(person="shared")) == 3, "it is still their game"

    place.run(scenario)


def test_the_games_of_a_person_are_counted_through_in_pieces(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(*(game(table, 7) for table in ("c", "a", "B", "b")))
        assert await store.games_of("shared", most=3) == ["B", "a", "b"]
        assert await store.games_of("shared", after="b", most=3) == ["c"]
        assert await store.games_of("person a") == ["a"]
        assert await store.games_of("") == []

    place.run(scenario)


def test_a_removed_game_takes_everything_of_its_table_with_it_and_nothing_else(place: Place) -> None:
    async def fill(store: Store, name: str) -> None:
        await store.write(
            table(name, phase="over"), LogLine(name, 1, "x"), Salt(name, 1, "a", "s"), Grant(name, "k", "b"),
            SeatLink(f"link {name}", name, "k", 100), chat(1, table=name), game(name, 1),
        )  # fmt: skip

    async def found(store: Store, name: str) -> list[bool]:
        things: list[Any] = [
            await store.table(name), await store.log(name), await store.salts(name), await store.grants(name),
            await store.take_link(f"link {name}", 1), await store.chat(name), await store.game(name),
        ]  # fmt: skip
        return [bool(thing) for thing in things]

    async def scenario(store: Store) -> None:
        await fill(store, "a")
        await fill(store, "b")
        await store.write(GameGone("a"))
        assert not any(await found(store, "a"))
        assert [row.table for row in await store.games(person="shared")] == ["b"]
        assert all(await found(store, "b"))

    place.run(scenario)


# The operator


def test_bans_count_until_they_end(place: Place) -> None:
    ban, other = Ban("browser", "p", 100, "rude"), Ban("address", "::1", 50, "")

    async def scenario(store: Store) -> None:
        await store.write(ban, other)
        assert await store.bans(49) == [other, ban]
        assert await store.bans(50) == [ban]
        await store.write(replace(ban, until=0))
        assert await store.bans(10) == [other]

    place.run(scenario)


def test_reports_stay_until_they_are_dealt_with(place: Place) -> None:
    one, two = Report("2", 1, "t", "name", "Ada", "hm", "b"), Report("1", 2, "t", "message", "3", STRANGE, "")

    async def scenario(store: Store) -> None:
        await store.write(two, one)
        assert await store.reports() == [one, two]
        await store.write(ReportDone("2"), ReportDone("unknown"))
        assert await store.reports() == [two]

    place.run(scenario)


def test_settings_are_replaced_and_an_empty_one_is_removed(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(OperatorSetting("announcement", "hello"), OperatorSetting("maintenance", "yes"))
        await store.write(
            OperatorSetting("announcement", STRANGE), OperatorSetting("maintenance", ""), OperatorSetting("unknown", "")
        )
        assert await store.settings() == {"announcement": STRANGE}

    place.run(scenario)


def test_tidying_removes_old_chat_links_and_lobbies_and_nothing_else(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(
            chat(1, time=9), chat(2, time=10), SeatLink("old", "t", "k", 19), SeatLink("new", "t", "k", 20)
        )
        for name, row in {
            "old lobby": table("old lobby", touched=29),
            "new lobby": table("new lobby", touched=30),
            "playing": table("playing", touched=1, phase="playing"),
            "over": table("over", touched=1, phase="over"),
        }.items():
            await store.write(row, LogLine(name, 1, "x"), Grant(name, "k", "b"), Salt(name, 1, "a", "s"))
        assert list(await store.tidy(chat_before=10, lobbies_before=30, links_before=20)) == ["old lobby"]
        assert await store.chat("t") == [chat(2, time=10)]
        assert await store.take_link("old", 1) is None
        assert await store.take_link("new", 1) is not None
        assert await store.table("old lobby") is None
        assert await store.log("old lobby") == []
        assert await store.grants("old lobby") == []
        assert await store.salts("old lobby") == {}
        for name in ("new lobby", "playing", "over"):
            assert await store.table(name) is not None
            assert await store.log(name) == ["x"]
        assert list(await store.tidy(chat_before=10, lobbies_before=30, links_before=20)) == []

    place.run(scenario)


def test_a_store_tells_how_much_it_holds_of_everything(place: Place) -> None:
    async def scenario(store: Store) -> None:
        empty = await store.sizes()
        counts = {name: getattr(empty, name) for name in StoreSizes.__slots__ if name not in BYTES}
        assert set(counts.values()) == {0}
        assert empty.database > 0
        await store.write(table("l"), replace(table("p"), phase="playing"), replace(table("g"), phase="over"))
        await store.write(*(LogLine("l", number, "x") for number in range(1, 4)))
        await store.write(*(LogLine("p", number, "x") for number in range(1, 6)))
        await store.write(LogLine("g", 1, "x" * 5_000), game("g", 70), Salt("g", 0, "amber", "s"))
        await store.write(*(chat(number, table="l") for number in range(1, 4)), chat(1, table="p"))
        await store.write(Snapshot("p", 5, "1", "", b"12345"), SeatLink("link", "l", "k", 100))
        await store.write(Browser("b", "person", "Ada", program=False, created=1, seen=2))
        await store.write(Ban("browser", "b", 5, ""), Report("r", 1, "l", "name", "b", "", "a"))
        sizes = await store.sizes()
        assert (sizes.games, sizes.oldest_game, sizes.lobbies, sizes.playing) == (1, 70, 1, 1)
        assert 5_000 < sizes.game_bytes < 6_000
        assert (sizes.lobby_entries, sizes.game_entries) == (3, 5)
        assert (sizes.chat, sizes.chat_at_a_table) == (4, 3)
        assert sizes.oldest_chat == chat(1).time
        assert sizes.oldest_lobby == table("l").touched
        assert (sizes.snapshots, sizes.snapshot_bytes) == (1, 5)
        assert (sizes.browsers, sizes.links, sizes.bans, sizes.reports) == (1, 1, 1, 1)

    place.run(scenario)


BYTES = ("database", "write_ahead_log", "disk_free")
