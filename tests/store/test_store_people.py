"""People in every store: seats, browsers, chat, finished games, the operator."""

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
    LinksGone,
    LogLine,
    NameGone,
    OperatorSetting,
    PasswordGiven,
    Report,
    ReportDone,
    SeatLink,
    SeatRow,
)
from pixcade.store.store import Store
from tests.store.stores import STRANGE, Place, chat, finished, game, table

# Seats and browsers


def test_grants_have_present_and_past_holders(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("t"), Grant("t", "k1", "b1"), Grant("t", "k1", "b2"), Grant("t", "k2", "b1"))
        await store.write(Grant("t", "k1", "b1", held=False))
        assert sorted(map(repr, await store.grants("t"))) == sorted(
            map(repr, [Grant("t", "k1", "b1", held=False), Grant("t", "k1", "b2"), Grant("t", "k2", "b1")])
        )
        assert await store.grants("nowhere") == []

    place.run(scenario)


def test_seats_are_found_by_table_and_by_browser(place: Place) -> None:
    async def scenario(store: Store) -> None:
        rows = {id: table(id, phase=phase) for id, phase in (("l", "lobby"), ("o", "over"), ("p", "playing"))}
        await store.write(*rows.values(), *(SeatRow(id, 1, f"k {id}", "ada", "Ada") for id in rows))
        await store.write(SeatRow("p", 0, "", "", "greedy", awaited=True), SeatRow("p", 2, "k 2", "bob", "Bob"))
        await store.write(SeatRow("p", 2))
        await store.write(*(Grant(id, f"k {id}", "device") for id in rows), Grant("p", "guest", "watches"))
        assert await store.seats(["p", "o"]) == {
            "p": [SeatRow("p", 0, "", "", "greedy", awaited=True), SeatRow("p", 1, "k p", "ada", "Ada")],
            "o": [SeatRow("o", 1, "k o", "ada", "Ada")],
        }
        assert await store.seats([]) == {}
        assert await store.own_seats("device") == [(rows["l"], 1), (rows["p"], 1)], "not at the table that is over"
        assert await store.own_seats("watches") == []
        await store.write(Grant("p", "k p", "device", held=False))
        assert await store.own_seats("device") == [(rows["l"], 1)]

    place.run(scenario)


def test_tables_of_a_person_are_where_they_sit_or_wrote(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(*(table(id) for id in "abc"))
        await store.write(SeatRow("b", 0, "k", "ada", "Ada"), replace(chat(1, table="a"), person="ada"))
        assert [row.id for row in await store.tables_of("ada")] == ["a", "b"]
        assert await store.tables_of("") == []

    place.run(scenario)


def test_browser_that_gave_the_password_is_remembered(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(PasswordGiven("b"))
        await store.write(PasswordGiven("b"))
        assert await store.gave_password("b")
        assert not await store.gave_password("c")

    place.run(scenario)


def test_browser_row_replaces_the_previous_one(place: Place) -> None:
    browser = Browser("id", "person", "Ada", program=False, created=1, seen=2)

    async def scenario(store: Store) -> None:
        await store.write(browser)
        assert await store.browser("id") == browser
        await store.write(replace(browser, name="Eve", seen=3, program=True))
        assert await store.browser("id") == replace(browser, name="Eve", seen=3, program=True)
        assert await store.browser("other") is None

    place.run(scenario)


def test_links_to_one_seat_key_are_deleted_together(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("t"), table("u"))
        await store.write(*(SeatLink(f"{t}{k}{n}", t, k, 100) for t in "tu" for k in "kl" for n in "12"))
        await store.write(LinksGone("t", "k"))
        left = [name async for name in links_left(store)]
        assert left == ["tl1", "tl2", "uk1", "uk2", "ul1", "ul2"]

    async def links_left(store: Store) -> Any:
        for name in (f"{t}{k}{n}" for t in "tu" for k in "kl" for n in "12"):
            if await store.take_link(name, 1):
                yield name

    place.run(scenario)


# Chat


def test_chat_is_ordered_and_a_message_can_be_removed(place: Place) -> None:
    lines = [chat(1), chat(2, seat=-1, seats=False, spectators=True, text=STRANGE), chat(3, text="", phrase="hurry")]

    async def scenario(store: Store) -> None:
        await store.write(table("t"), table("other"), *lines, chat(1, table="other", request="id 1", browser="b"))
        assert await store.chat("t") == lines
        assert await store.chat("other") == [chat(1, table="other", request="id 1", browser="b")]
        with pytest.raises(Conflict):
            await store.write(chat(2))
        await store.write(ChatGone("t", 2))
        assert await store.chat("t") == [lines[0], lines[2]]

    place.run(scenario)


# Finished games


def test_finished_game_has_its_players_by_seat(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(*finished(game("a", 5))[::-1], *finished(game("b", 6, players=())))
        assert await store.game("a") == game("a", 5)
        assert await store.game("b") == game("b", 6, players=())
        assert await store.game("nowhere") is None

    place.run(scenario)


def test_games_are_listed_latest_first_by_person_or_public(place: Place) -> None:
    async def scenario(store: Store) -> None:
        for one in (game("a", 5), game("b", 9, public=False), game("c", 7), game("d", 8, players=())):
            await store.write(*finished(one))

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


def test_name_is_removed_from_a_game_and_its_chat(place: Place) -> None:
    async def scenario(store: Store) -> None:
        for one in (game("a", 1), game("b", 2), game("c", 3)):
            await store.write(*finished(one))
        await store.write(replace(chat(1, table="b"), person="shared"), chat(2, table="b"))
        await store.write(table("runs", phase="playing"), SeatRow("runs", 0, "k", "shared", "Bob"))

        async def names() -> dict[str, list[str]]:
            return {row.table: [player.name for player in row.players] for row in await store.games()}

        await store.write(NameGone("shared", "b", "someone"), NameGone("", "a"), NameGone("shared", "runs"))
        assert await names() == {
            "a": ["Ada", "greedy", "Bob"], "b": ["Ada", "greedy", ""], "c": ["Ada", "greedy", "Bob"]
        }  # fmt: skip
        assert [line.name for line in await store.chat("b")] == ["someone", chat(2).name]
        assert len(await store.games(person="shared")) == 3, "it is still their game"
        assert [seat.name for seat in (await store.seats(["runs"]))["runs"]] == ["Bob"], "that game is not over"

    place.run(scenario)


def test_removing_a_game_deletes_exactly_its_tables_rows(place: Place) -> None:
    async def fill(store: Store, name: str) -> None:
        await store.write(
            *finished(game(name, 1)), LogLine(name, 1, "x"), Grant(name, "k", "b"),
            SeatLink(f"link {name}", name, "k", 100), chat(1, table=name),
        )  # fmt: skip

    async def found(store: Store, name: str) -> list[bool]:
        things: list[Any] = [
            await store.table(name), await store.log(name), await store.seats([name]), await store.grants(name),
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


def test_bans_apply_until_they_end(place: Place) -> None:
    ban, other = Ban("browser", "p", 100, "rude"), Ban("address", "::1", 50, "")

    async def scenario(store: Store) -> None:
        await store.write(ban, other)
        assert await store.bans(49) == [other, ban]
        assert await store.bans(50) == [ban]
        await store.write(replace(ban, until=0))
        assert await store.bans(10) == [other]

    place.run(scenario)


def test_reports_stay_open_until_closed(place: Place) -> None:
    one, two = Report("2", 1, "t", "name", "Ada", "hm", "b"), Report("1", 2, "t", "message", "3", STRANGE, "")

    async def scenario(store: Store) -> None:
        await store.write(two, one)
        assert await store.reports() == [one, two]
        await store.write(ReportDone("2"), ReportDone("unknown"))
        assert await store.reports() == [two]

    place.run(scenario)


def test_empty_setting_is_removed(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(OperatorSetting("announcement", "hello"), OperatorSetting("maintenance", "yes"))
        await store.write(
            OperatorSetting("announcement", STRANGE), OperatorSetting("maintenance", ""), OperatorSetting("unknown", "")
        )
        assert await store.settings() == {"announcement": STRANGE}

    place.run(scenario)


def test_tidying_removes_only_old_chat_links_and_lobbies(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.write(table("t", phase="over"), chat(1, time=9), chat(2, time=10))
        await store.write(SeatLink("old", "t", "k", 19), SeatLink("new", "t", "k", 20))
        for name, row in {
            "old lobby": table("old lobby", touched=29),
            "new lobby": table("new lobby", touched=30),
            "playing": table("playing", touched=1, phase="playing"),
            "over": table("over", touched=1, phase="over"),
        }.items():
            await store.write(row, LogLine(name, 1, "x"), Grant(name, "k", "b"))
        assert await store.tidy(chat_before=10, lobbies_before=30, links_before=20) == ["old lobby"]
        assert await store.chat("t") == [chat(2, time=10)]
        assert await store.take_link("old", 1) is None
        assert await store.take_link("new", 1) is not None
        assert await store.table("old lobby") is None
        assert await store.log("old lobby") == []
        assert await store.grants("old lobby") == []
        for name in ("new lobby", "playing", "over"):
            assert await store.table(name) is not None
            assert await store.log(name) == ["x"]
        assert await store.tidy(chat_before=10, lobbies_before=30, links_before=20) == []

    place.run(scenario)
