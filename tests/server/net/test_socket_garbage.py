"""What a socket leaves behind: nothing that only the garbage collector frees, which would stop everybody meanwhile."""

import gc
from pathlib import Path

from pixcade.server.net.bounded_http import BoundedHttpProtocol
from pixcade.server.net.frame_protocol import FrameProtocol
from tests.server.net.test_wrong_frames import socket_of
from tests.server.support.server import run, serving
from tests.waits import until

SOCKETS = 5


def protocols() -> int:
    """Return how many connections' protocols are in memory."""
    return sum(issubclass(type(one), BoundedHttpProtocol | FrameProtocol) for one in gc.get_objects())


def test_a_socket_that_was_closed_leaves_nothing_for_the_garbage_collector(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            gc.collect()
            gc.disable()
            try:
                before = protocols()
                for _ in range(SOCKETS):
                    await (await socket_of(host, made.table)).close()
                await until(lambda: protocols() <= before)
            finally:
                gc.enable()

    run(main())
