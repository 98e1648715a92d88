"""What can't be read, comes too late or takes too long does no harm to anything else."""

import asyncio
import gc
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pixcade.bots.api import Budget, DecisionTask
from pixcade.bots.running.fair_queue import NOBODY, Owner
from pixcade.bots.running.pool import Pool
from pixcade.client import Server
from pixcade.protocol.client_messages import Hint
from pixcade.protocol.http_messages import NewSeat
from pixcade.server.services.log import ServerLog
from pixcade.server.services.tasks import BackgroundTasks
from tests.server.support.server import Served, first_choice, run, serving
from tests.waits import LIMIT

NOT_UNDERSTOOD = "server.not-understood"
BOTS = [NewSeat("bot", level="easy")] * 3


class Slow:
    """Bots as usual, except that hints block until released."""

    def __init__(self) -> None:
        self.pool = Pool(1)
        self.asked, self.go = asyncio.Event(), asyncio.Event()

    async def think(self, table: str, task: DecisionTask, *budget: Budget) -> Any:
        if table.endswith("-hint"):
            self.asked.set()
            await self.go.wait()
        return await self.pool.think(table, task, *budget)

    def prepare(self, name: str, game_id: str) -> None:
        self.pool.prepare(name, game_id)

    def start_worker(self) -> None:
        pass

    def prefer(self, table: str, wanted: bool, owner: Owner = NOBODY) -> None:
        self.pool.prefer(table, wanted, owner)

    def busy(self, table: str) -> bool:
        return self.pool.busy(table)


def test_submission_is_acknowledged_while_a_hint_computes(tmp_path: Path) -> None:
    async def main() -> None:
        slow = Slow()
        async with serving(tmp_path, thinking=slow) as served:
            ann = await served.person("Ann")
            made = await served.table(ann, "pixoid", NewSeat("me", name="Ann"), *BOTS)
            async with ann.table(made.table) as table:
                await table.start()
                step = await anext(table.steps())
                piece = step.mine[0].piece
                hint = asyncio.create_task(table.ask(Hint(table.new_id(), 0, piece)))
                await slow.asked.wait()
                try:
                    async with asyncio.timeout(LIMIT):
                        await table.submit(piece, first_choice(step.choices(piece)))
                finally:
                    slow.go.set()
                    await asyncio.gather(hint, return_exceptions=True)
        await slow.pool.close()

    run(main())


async def responses_to(served: Served, person: Server, table: str, code: str, *texts: str | bytes) -> list[str]:
    """Send text, and return the responses: up to the message with a code, or to the end."""
    address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
    heard: list[str] = []
    async with connect(address, additional_headers=person.headers, compression=None, proxy=None) as socket:
        for text in texts:
            with suppress(ConnectionClosed):
                await socket.send(text)
        with suppress(ConnectionClosed):
            while f'"{code}"' not in "".join(heard[-1:]):
                heard.append(str(await socket.recv()))
    return heard


@pytest.mark.parametrize("text", [b'{"type":"hello","protocol":1,"build":"\xff"}', '{"a":' * 3000])
def test_socket_always_closes_with_a_code(tmp_path: Path, text: str | bytes) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            made = await served.table(ann, "pixoid")
            assert '"server.not-understood"' in "".join(
                await responses_to(served, ann, made.table, NOT_UNDERSTOOD, text)
            )

    run(main())


@pytest.mark.parametrize("text", [b'{"type":"chat","id":"1","seat":0,"text":"\xff"}', '{"a":' * 3000, "[" * 15000])
def test_unreadable_input_is_not_logged_as_a_fault(tmp_path: Path, text: str | bytes) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            made = await served.table(ann, "pixoid")
            heard = "".join(
                await responses_to(served, ann, made.table, NOT_UNDERSTOOD, '{"type":"hello","protocol":1}', text)
            )
            assert '"server.not-understood"' in heard
            assert "fault" not in served.log.getvalue()

    run(main())


def test_client_during_shutdown_gets_the_reason(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            made = await served.table(ann, "pixoid")
            served.application.goodbye()
            heard = await responses_to(served, ann, made.table, "server.going-down", '{"type":"hello","protocol":1}')
            assert '"server.going-down"' in "".join(heard[:1])

    run(main())


def test_task_cancelled_before_start_leaves_no_warning(recwarn: Any) -> None:
    async def work() -> None:
        """Never begun."""

    async def main() -> None:
        tasks = BackgroundTasks(ServerLog(lambda: 0), table="t")
        tasks.begin(work())
        tasks.close()
        await asyncio.sleep(0.01)

    run(main())
    gc.collect()
    assert not [one for one in recwarn if "never awaited" in str(one.message)]
