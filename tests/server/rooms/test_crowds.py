"""Many who come to a table or leave it at once: those who play there notice little of it (S59)."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from pixcade.client import TableClient
from pixcade.protocol.server_messages import Announced, Bye, Present
from pixcade.room.room import CROWD
from pixcade.server.limits import UNSENT_MESSAGES
from tests.server.support.people import at, guest, raw, waited
from tests.server.support.server import run, serving

MANY = 4 * CROWD


def spectator_counts(table: TableClient) -> list[int]:
    """Return the numbers of spectators in the order received."""
    return [one.spectators for one in table.heard if isinstance(one, Present)]


def test_leaving_crowd_is_announced_in_one_batch(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            watcher = await guest(served, made, "Eve")
            async with at(host, made) as table, AsyncExitStack() as crowd:
                table.keep = True
                people = await asyncio.gather(*(crowd.enter_async_context(raw(watcher, made)) for _ in range(MANY)))
                await waited(lambda: spectator_counts(table)[-1] == MANY + 1)
                came = len(spectator_counts(table))
                for one in people:
                    one.socket.transport.abort()
                await waited(lambda: spectator_counts(table)[-1] == 1)
                left = len(spectator_counts(table)) - came
                assert max(came, left) <= 2 * CROWD, "only of few each one is told by itself"
                assert not any(isinstance(one, Bye) for one in table.heard)

    run(main())


def test_few_arrivals_and_departures_are_announced_immediately(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            watcher = await guest(served, made, "Eve")
            async with at(host, made) as table:
                table.keep = True
                for _ in range(3):
                    async with raw(watcher, made):
                        await waited(lambda: spectator_counts(table)[-1] == 2)
                    await waited(lambda: spectator_counts(table)[-1] == 1)

    run(main())


def test_client_that_keeps_up_survives_a_burst(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with at(host, made) as table:
                table.keep = True
                room = served.application.rooms.open[made.table]
                for number in range(
                    2 * UNSENT_MESSAGES
                ):  # in one iteration of the loop, in which no client can read anything
                    room.tell(Announced(str(number), False))
                await waited(lambda: sum(isinstance(one, Announced) for one in table.heard) >= 2 * UNSENT_MESSAGES)
                texts = [one.text for one in table.heard if isinstance(one, Announced)]
                assert texts[-2 * UNSENT_MESSAGES :] == [str(number) for number in range(2 * UNSENT_MESSAGES)]
                assert not any(isinstance(one, Bye) for one in table.heard)

    run(main())
