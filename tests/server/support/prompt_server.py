"""uvicorn's server, which ends at once: thousands of tests have one or more."""

import asyncio
import socket
from contextlib import suppress

import uvicorn

LOOK_SECONDS = 0.005


class PromptServer(uvicorn.Server):
    """Looks often whether it should end and whether connections are closed: uvicorn does so ten times a second."""

    async def main_loop(self) -> None:
        counter = 0
        while not await self.on_tick(counter):
            counter += 1
            await asyncio.sleep(LOOK_SECONDS)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Do the same as uvicorn, and wait for nothing else than connections, tasks and the application."""
        for server in self.servers:
            server.close()
        for sock in sockets or []:
            sock.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.config.timeout_graceful_shutdown):
                while self.server_state.connections or self.server_state.tasks:
                    await asyncio.sleep(LOOK_SECONDS)
                for server in self.servers:
                    await server.wait_closed()
        for task in self.server_state.tasks:
            task.cancel()
        await self.lifespan.shutdown()
