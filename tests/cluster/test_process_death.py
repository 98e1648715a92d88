"""A process that dies takes nobody's game with it: its people go on through another, in the same secret half-step."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from pixcade.client import TableClient
from pixcade.core.commitment import commitment
from pixcade.core.record import read_record
from pixcade.games import rules
from pixcade.protocol.client_messages import Submit
from pixcade.protocol.server_messages import Revealed
from tests.cluster.processes import played
from tests.cluster.served_processes import children, moved
from tests.engines.redis import Redis
from tests.server.support.people import at, ended, half_step, known, own, refused, settings, stepped
from tests.server.support.server import run

NAMES = ("Ann", "Ben", "Cleo", "Dan")
PIECES = ("amber", "sky", "rose", "mint")


async def over_again(stack: AsyncExitStack, table: TableClient) -> TableClient:
    """Enter a table for as long as a test lasts."""
    return await stack.enter_async_context(table)


def test_people_of_a_process_that_is_killed_go_on_through_another_in_the_same_half_step(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with children(tmp_path, database, [redis.url] * 2) as (first, second), AsyncExitStack() as stack:
            host = await first.person("Host")
            made = await host.create(settings("pixoid", **half_step()))
            people = [await (first, second)[seat % 2].person(name) for seat, name in enumerate(NAMES)]
            tables = []
            for seat, person in enumerate(people):
                await person.join_by_link(made.table, made.invite)
                tables.append(await over_again(stack, at(person, made)))
                await tables[seat].sit(seat, NAMES[seat])
            async with at(moved(host, second), made, screen=True) as screen:
                await screen.start()
            await stepped(0, *tables)
            ann, ben, cleo, dan = tables
            await cleo.submit("rose", "U1")
            asked = Submit(cleo.new_id(), 2, 0, "rose", "U2", 1)
            changed = await cleo.ask(asked)
            bens = await ben.submit("sky", "U1")
            await ann.submit("amber", "U1")
            await ann.withdraw("amber")
            await dan.until(lambda: known(dan).current.decisions[0].changes == 1)
            before = known(dan).current.decisions
            await first.kill()
            tables = [await over_again(stack, at(moved(people[0], second), made)), ben,
                      await over_again(stack, at(moved(people[2], second), made)), dan]  # fmt: skip
            ann, ben, cleo, dan = tables
            assert [own(table).seats for table in tables] == [(0,), (1,), (2,), (3,)]
            for table in (ann, cleo):
                assert known(table).current.decisions == before, "the same half-step"
            assert [(one.move, one.salt) for one in own(cleo).programs] == [("U2", changed.salt)]
            again = await cleo.ask(asked)  # as a client does whose answer was lost
            assert (again.number, again.salt, again.commitment) == (changed.number, changed.salt, changed.commitment)
            with refused("table.not-your-seat", seat=2):
                await ann.ask(Submit(ann.new_id(), 1, 0, "sky", "U2", 1))
            last = await ann.submit("amber", "R1")
            await dan.submit("mint", "U1")
            await stepped(1, *tables)
            for table in tables:
                (shown,) = [one for one in table.heard if isinstance(one, Revealed) and one.step == 0]
                opened = {one.piece: (one.move, one.salt) for one in shown.played}
                assert opened["amber"] == ("R1", last.salt)
                assert opened["sky"] == ("U1", bens.salt)
                assert opened["rose"] == ("U2", changed.salt)
                for one in shown.played:
                    assert one.commitment == commitment(made.table, 0, one.piece, one.move, one.salt)
            await played(tables)
            await ended(*tables)
            read_record(await moved(host, second).record(made.table), rules)

    run(main())


@pytest.mark.proof
@pytest.mark.slow(8)
def test_processes_can_be_killed_in_turns_and_a_game_comes_to_its_end(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with children(tmp_path, database, [redis.url] * 2) as both:
            host = await both[0].person("Host")
            made = await host.create(settings("pixl", options={"players": "2", "side": "5"}))
            people = [await both[seat].person(name) for seat, name in enumerate(NAMES[:2])]
            for seat, person in enumerate(people):
                await person.join_by_link(made.table, made.invite)
                async with at(person, made) as table:
                    await table.sit(seat, NAMES[seat])
            async with at(host, made, screen=True) as screen:
                await screen.start()
            steps = 0
            for dying, living in (both, both[::-1]):
                await dying.kill()
                async with AsyncExitStack() as stack:
                    tables = [await over_again(stack, at(moved(person, living), made)) for person in people]
                    steps += 4
                    await played(tables, steps=steps)
                await dying.start()
                await dying.ready()
            async with AsyncExitStack() as stack:
                tables = [
                    await over_again(stack, at(moved(person, one), made))
                    for person, one in zip(people, both, strict=True)
                ]
                await played(tables)
                await ended(*tables)
            records = [await moved(host, one).record(made.table) for one in both]
            assert records[0] == records[1]
            read_record(records[0], rules)

    run(main())
