"""A server that can hang in several ways: `python -m tests.server.support.hanging_server WAY FASTER`.

It writes its port, then serves. All times to end are divided by FASTER.
"""

import asyncio
import sys
import threading
import time
from pathlib import Path
from typing import Any

from pixcade.server.net import uvicorn_server
from pixcade.server.net.listeners import Listeners
from pixcade.server.settings import ServerSettings

FOREVER = 3600.0


async def hang() -> None:
    """Wait forever, ignoring requests to stop."""
    while True:
        try:
            await asyncio.sleep(FOREVER)
        except asyncio.CancelledError:
            continue


class Stubborn:
    """An application that hangs in one way."""

    def __init__(self, way: str) -> None:
        self.way = way
        self.sends: set[Any] = set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.live(receive, send)
        elif scope["type"] == "websocket":
            await self.talk(receive, send)

    async def live(self, receive: Any, send: Any) -> None:
        await receive()
        if self.way == "thread":
            threading.Thread(target=time.sleep, args=(FOREVER,)).start()
            asyncio.get_running_loop().run_in_executor(None, time.sleep, FOREVER)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        if self.way == "lifespan":
            await hang()
        print("put away", flush=True)
        await send({"type": "lifespan.shutdown.complete"})

    async def talk(self, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.sends.add(send)
        await send({"type": "websocket.send", "text": "welcome"})
        while (await receive())["type"] != "websocket.disconnect":
            if self.way == "loop":
                print("hanging", flush=True)
                time.sleep(FOREVER)
        self.sends.discard(send)
        if self.way == "socket":
            await hang()

    async def tell(self) -> None:
        if self.way == "telling":
            await hang()
        for send in list(self.sends):
            await send({"type": "websocket.send", "text": "going"})


def main(way: str, faster: float) -> None:
    for name in ("SECONDS_TO_END", "SECONDS_TO_TELL", "SECONDS_TO_CLOSE", "SECONDS_IN_ALL"):
        setattr(uvicorn_server, name, getattr(uvicorn_server, name) / faster)
    application = Stubborn(way)
    with Listeners(ServerSettings(data=Path(), thinkers=1, port=0)) as listeners:
        listeners.bind()
        listeners.when_ready(lambda: print(listeners.port, flush=True))
        listeners.before_end(application.tell)
        listeners.run(application)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
