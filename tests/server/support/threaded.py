"""Listeners that serve in a thread of the tests."""

import contextlib
import threading
from collections.abc import Iterator

from pixcade.server.net.listeners import Listeners
from pixcade.server.net.uvicorn_server import Application
from tests.waits import LIMIT

HERE = "127.0.0.1"


@contextlib.contextmanager
def serving(listeners: Listeners, application: Application) -> Iterator[None]:
    """Serve while a test looks at it."""
    ready = threading.Event()
    listeners.when_ready(ready.set)
    failed: list[BaseException] = []

    def run() -> None:
        try:
            listeners.run(application)
        except BaseException as error:
            failed.append(error)
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        assert ready.wait(LIMIT)
        assert failed == []
        yield
    finally:
        listeners.stop()
        thread.join(LIMIT)
        assert not thread.is_alive()
