"""Silent Bugs (P3.4): whatever a silent seat can do that others see is one act in a step, beside its commitment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from pixcade.client import TableClient
from pixcade.protocol.client_messages import Shown, StandIn
from pixcade.protocol.server_messages import Changed, Decided, Present
from pixcade.server.http.tables import table_told
from pixcade.table.entries import Agreed, Paused, Returned, Submitted
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    at,
    company,
    guest,
    half_step,
    known,
    log,
    log_of,
    moves,
    program,
    refused,
    stepped,
    waited,
)
from tests.server.support.server import Served, run, serving

FOUR = ("Pia", "Ann", "Ben", "Cleo")
"""Pixoid has the first seat, Bugs the others."""


def news(table: TableClient) -> list[Any]:
    """Return what somebody was told since the game began, other than that the server is there."""
    return [told for told in table.heard if isinstance(told, Changed | Decided | Present)]


async def tables_of(served: Served, **more: Any) -> Any:
    """Return a table in the middle of a round, to which four people come."""
    host = await served.person("Host")
    return host, await served.table(host, "pixoid", **half_step(), **more)


def piece_of(table: TableClient, seat: int) -> str:
    """Return the piece that a seat decides for."""
    return next(one.piece for one in known(table).current.decisions if one.seat == seat)


def test_a_silent_seat_votes_or_changes_its_program_once_a_step_and_takes_nothing_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host, made = await tables_of(served)
            async with at(host, made) as screen, company(served, made, *FOUR) as (pia, ann, ben, _):
                await screen.start()
                await stepped(0, pia, ann, ben)
                with refused("table.silent-vote"):  # which nobody has begun who may speak
                    await ann.agree(1)
                await pia.agree(0)
                await ann.agree(1)
                for _ in range(3):
                    await ann.agree(1)  # nothing changes: nothing is written
                    with refused("table.silent-once"):
                        await ann.agree(1, yes=False)
                mine = piece_of(ann, 1)
                first, second, third = moves(ann, mine)[:3]
                await ann.submit(mine, first)
                with refused("table.silent-once"):  # the vote was its act
                    await ann.submit(mine, second)
                theirs = piece_of(ben, 2)
                first, second, third = moves(ben, theirs)[:3]
                await ben.submit(theirs, first)
                await ben.submit(theirs, first)  # the same again is no change
                await ben.submit(theirs, second)
                for again in (first, third):
                    with refused("table.silent-once"):
                        await ben.submit(theirs, again)
                with refused("table.silent-once"):
                    await ben.withdraw(theirs)
                with refused("table.silent-once"):
                    await ben.agree(2)
                assert [vote.seat for vote in await log_of(served, made, Agreed)] == [0, 1]
                assert [given.seat for given in await log_of(served, made, Submitted)] == [1, 2, 2]
                for yes in (False, True, False):  # Pixoid may talk
                    await pia.agree(0, yes=yes)

    run(main())


def test_the_next_step_gives_a_silent_seat_its_act_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host, made = await tables_of(served)
            async with at(host, made) as screen, company(served, made, *FOUR) as tables:
                await screen.start()
                await stepped(0, *tables)
                ann = tables[1]
                mine = piece_of(ann, 1)
                first, second = moves(ann, mine)[:2]
                await ann.submit(mine, second)
                await ann.submit(mine, first)
                for seat in (0, 2, 3):
                    await program(tables[seat], seat)
                await stepped(1, *tables)
                assert 1 in known(ann).current.silent, "the round goes on"
                first, second = moves(ann, mine)[:2]
                await ann.submit(mine, second)
                await ann.submit(mine, first)

    run(main())


def test_a_silent_host_does_not_pause_while_somebody_may_speak(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host, made = await tables_of(served, clock="decision", milliseconds=600_000)
            async with at(host, made) as cleo, company(served, made, *FOUR[:3]) as (pia, *_):
                await cleo.sit(3, "Cleo")
                await cleo.start()
                await stepped(0, cleo, pia)
                with refused("table.silent-host"):
                    await cleo.pause()
                assert await log_of(served, made, Paused) == []

    run(main())


@asynccontextmanager
async def against_a_bot(served: Served) -> AsyncIterator[tuple[Any, TableClient, TableClient]]:
    """A round with clocks in which two people are Bugs, the second one as host, and bots play the others."""
    host, made = await tables_of(served, clock="decision", milliseconds=600_000)
    async with at(host, made) as cleo, at(await guest(served, made, "Ann"), made) as ann:
        await ann.sit(1, "Ann")
        await cleo.sit(3, "Cleo")
        for seat, bot in ((0, "rookie"), (2, "regular")):
            await cleo.seat_bot(seat, bot)
        await cleo.start()
        await stepped(0, cleo, ann)
        yield made, ann, cleo


def test_where_a_bot_plays_pixoid_a_silent_host_pauses_once_a_step(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, against_a_bot(served) as (made, ann, cleo):
            await cleo.pause()
            await cleo.resume()
            for ask in (cleo.pause(), cleo.agree(3)):
                with refused("table.silent-once"):
                    await ask
            await ann.agree(1)
            assert [vote.seat for vote in await log_of(served, made, Agreed)] == [1]

    run(main())


def test_going_on_after_a_pause_of_an_earlier_step_is_an_act_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, against_a_bot(served) as (_, ann, cleo):
            await cleo.pause()
            await program(ann, 1)
            await program(cleo, 3)
            await stepped(1, ann, cleo)
            assert 3 in known(cleo).current.silent, "the round goes on"
            await cleo.resume()
            for ask in (cleo.pause(), cleo.agree(3)):
                with refused("table.silent-once"):
                    await ask

    run(main())


def test_a_host_who_watches_pauses_once_a_step_while_seats_are_silent(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host, made = await tables_of(served, clock="decision", milliseconds=600_000)
            async with at(host, made) as watcher, company(served, made, *FOUR) as (pia, *_):
                await watcher.start()
                await stepped(0, watcher, pia)
                await watcher.pause()
                await watcher.resume()
                with refused("table.silent-once"):
                    await watcher.pause()

    run(main())


def test_a_silent_host_does_nothing_for_other_seats(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host, made = await tables_of(served)
            async with at(host, made) as cleo, company(served, made, *FOUR[:3]) as (pia, ann, _):
                await cleo.sit(3, "Cleo")
                await cleo.start()
                await stepped(0, cleo, ann)
                assert 3 in known(cleo).current.silent
                await pia.__aexit__(None, None, None)
                await cleo.until(lambda: cleo.present is not None and not cleo.present.seats[0])
                with refused("table.silent-host"):
                    await cleo.ask(StandIn(cleo.new_id(), 0))
                time.advance(known(cleo).settings.grace)
                await cleo.until(lambda: known(cleo).seats[0].away)
                for ask in (cleo.leave(0), cleo.seat_bot(0, "master")):
                    with refused("table.silent-host"):
                        await ask

    run(main())


def test_coming_back_is_a_silent_seats_act_and_its_own_program_is_none(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host, made = await tables_of(served)
            async with at(host, made) as screen, company(served, made, *FOUR) as (pia, ann, ben, _):
                await screen.start()
                await stepped(0, pia, ann, ben)
                await ann.__aexit__(None, None, None)
                await waited(lambda: 1 in served.application.registry.rooms[made.table].presence.gone)
                time.advance(known(ben).settings.grace)
                mine = piece_of(ben, 1)
                await ben.until(lambda: next(one for one in known(ben).current.decisions if one.piece == mine).decided)
                async with at(served.people[2], made) as again:
                    await again.until(lambda: not known(again).seats[1].away)
                    await pia.agree(0)
                    with refused("table.silent-once"):
                        await again.agree(1)
                    first, second = moves(again, mine)[:2]
                    await again.submit(mine, first)  # in place of the stand-in's: it is the seat's own
                    with refused("table.silent-once"):
                        await again.submit(mine, second)
                    assert len(await log_of(served, made, Returned)) == 1

    run(main())


def test_who_has_acted_and_was_gone_has_the_seat_again_in_the_next_step(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host, made = await tables_of(served)
            async with at(host, made) as screen, company(served, made, *FOUR) as (pia, ann, ben, cleo):
                await screen.start()
                await stepped(0, pia, ann, ben)
                await pia.agree(0)
                await ann.agree(1)
                await ann.__aexit__(None, None, None)
                await waited(lambda: 1 in served.application.registry.rooms[made.table].presence.gone)
                time.advance(known(ben).settings.grace)
                await ben.until(lambda: known(ben).seats[1].away)
                async with at(served.people[2], made) as again:
                    with refused("table.silent-once"):
                        await again.back(1)
                    assert await log_of(served, made, Returned) == []
                    for seat, table in ((0, pia), (2, ben), (3, cleo)):
                        await program(table, seat)
                    await stepped(1, again)
                    await again.until(lambda: not known(again).seats[1].away)

    run(main())


def test_how_far_a_hosts_screen_is_changes_once_a_step_while_seats_are_silent(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host, made = await tables_of(served)
            async with at(host, made) as hosting, company(served, made, *FOUR) as tables:
                await hosting.start()
                await stepped(0, *tables)
                ann = tables[1]

                def told() -> list[int]:
                    found = [one.shown for one in ann.heard if isinstance(one, Present)]
                    return [one for one, before in zip(found, [-1, *found], strict=False) if one != before]

                for _ in range(3):
                    async with at(host, made, screen=True) as screen:
                        await screen.ask(Shown(screen.new_id(), 0))
                    await waited(lambda: served.application.registry.rooms[made.table].presence.shown == -1)
                await ann.agree(1, yes=False)  # nothing changes; what was told before has come by then
                assert told() == [0]
                for seat, table in enumerate(tables):
                    await program(table, seat)
                await stepped(1, *tables)
                await ann.until(lambda: told() == [0, -1])

    run(main())


def test_a_bug_whose_fellows_are_bots_has_nobody_to_talk_to_and_changes_what_it_likes(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host, made = await tables_of(served)
            async with at(host, made) as screen, company(served, made, *FOUR[:2]) as (pia, ann):
                for seat in (2, 3):
                    await screen.seat_bot(seat, "rookie")
                await screen.start()
                await stepped(0, ann, pia)
                mine = piece_of(ann, 1)
                for move in moves(ann, mine)[:3]:
                    await ann.submit(mine, move)
                await ann.withdraw(mine)
                for yes in (True, False):
                    await ann.agree(1, yes=yes)

    run(main())


def test_coming_and_going_of_silent_seats_and_of_spectators_is_told_to_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, time=ManualTime(), ticking=False) as served:
            host, made = await tables_of(served)
            async with at(host, made) as screen, company(served, made, *FOUR[:3]) as (pia, ann, ben):
                cleo = await guest(served, made, "Cleo")
                async with at(cleo, made) as table:
                    await table.sit(3, "Cleo")
                    await screen.start()
                    await stepped(0, pia, ann, ben)
                    before = len(news(ann))
                watcher = await guest(served, made, "Watcher")
                room = served.application.registry.rooms[made.table]
                for _ in range(4):
                    async with at(cleo, made), at(watcher, made):
                        assert table_told(room).watching == 1, "the list of tables tells nothing more"
                here = served.application.registry.rooms[made.table].broadcast.connections
                await waited(lambda: len(here) == 4)
                await ann.agree(1, yes=False)  # nothing changes; what was told before has come by then
                assert news(ann)[before:] == []
                assert ann.present is not None
                assert ann.present.seats == (True, True, True, True)
                assert ann.present.spectators == 1, "the host, who has watched since the start"

    run(main())


def test_nothing_is_said_by_words_phrases_or_names_while_seats_are_silent(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host, made = await tables_of(served)
            async with at(host, made) as screen, company(served, made, *FOUR[:3]) as (pia, ann, ben):
                cleo = await guest(served, made, "Cleo")
                async with at(cleo, made) as table:
                    await table.sit(3, "Cleo")
                    await screen.start()
                    await stepped(0, pia, ann, ben)
                for asked in ({"text": "left"}, {"phrase": "hello"}):
                    with refused("server.silent"):
                        await ann.say(1, **asked)
                with refused("server.silent-name"):
                    await ann.rename(1, "go left")
                await served.people[2].session("go left")
                time.advance(known(ann).settings.grace)
                await pia.until(lambda: known(pia).seats[3].away)
                await screen.leave(3)
                await pia.until(lambda: known(pia).seats[3].holder == "open")
                async with at(await guest(served, made, "go left"), made) as eve:
                    await eve.sit(3, "go left")
                    await pia.until(lambda: known(pia).seats[3].holder == "person")
                    assert known(pia).seats[3].name == "Player 4"
                names = {seat.name for seat in known(pia).seats}
                assert names == {"Pia", "Ann", "Ben", "Player 4"}
                assert "go left" not in repr(pia.heard)

    run(main())


def test_toggling_a_vote_as_fast_as_one_can_writes_next_to_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host, made = await tables_of(served)
            async with at(host, made) as screen, company(served, made, *FOUR) as (pia, ann, *_):
                await screen.start()
                await stepped(0, pia, ann)
                before = len(await log(served, made))
                for yes in (True, False) * 20:
                    await asyncio.gather(pia.agree(0, yes=yes), ann.agree(1, yes=yes), return_exceptions=True)
                written = len(await log(served, made)) - before
                assert written <= 6 + 1, "six votes of Pixoid's, and one of a silent seat"

    run(main())
