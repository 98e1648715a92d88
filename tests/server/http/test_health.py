"""What a server of several processes says of its health."""

import asyncio
from pathlib import Path

import msgspec

from pixcade.client import Server
from pixcade.protocol.http_messages import Health
from tests.engines.redis import Redis
from tests.server.support.people import waited
from tests.server.support.server import run, serving


def test_a_bus_that_is_away_is_told_and_is_no_reason_to_send_anybody_elsewhere(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with serving(tmp_path, database=database, bus=redis.url) as served:
            nobody = Server(served.address)

            async def told() -> tuple[int, str]:
                status, content = await nobody.fetch("GET", "/healthz")
                return status, msgspec.json.decode(content, type=Health).bus

            assert await told() == (200, "ok")
            await asyncio.to_thread(redis.kill)
            await waited(lambda: not served.services.bus.healthy)
            assert await told() == (200, "away")
            await asyncio.to_thread(redis.start)
            await waited(lambda: served.services.bus.healthy)
            assert await told() == (200, "ok")

    run(main())
