"""`pixcade serve`: arguments, startup and shutdown."""

import argparse
import gc
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from pixcade.games.errors import PixcadeError
from pixcade.locales import Words, chosen_language
from pixcade.server.cli.announcements import (
    Terminal,
    announce_elsewhere,
    announce_here,
    announce_operator,
    show_page,
)
from pixcade.server.cli.assembly import application
from pixcade.server.cli.browser import has_browser
from pixcade.server.cli.data_folder import operator_errors
from pixcade.server.net.connections import raise_descriptors
from pixcade.server.net.listeners import Listeners
from pixcade.server.net.uvicorn_server import Application
from pixcade.server.services.log import logging_lines
from pixcade.server.settings import ServerSettings, add_arguments, read_settings
from pixcade.store.errors import OK
from pixcade.store.lock import running_server
from pixcade.store.store import Store

ApplicationFactory = Callable[[Listeners, ServerSettings], Application]
Running = Callable[[Path], Mapping[str, object] | None]
"""Returns the server that uses a data folder, with its `address` from the lock file, or None."""

Ended = Callable[[], PixcadeError | None]
"""Returns the problem with the closed store, or None."""

__all__ = ["add_arguments", "run"]


def run(parsed: argparse.Namespace, screen: Terminal, words: Words) -> int:
    """Serve until stopped. Raises a PixcadeError."""
    settings = read_settings(parsed, os.environ)
    raise_descriptors()

    ended = StoreAtEnd()

    def made(listeners: Listeners, final: ServerSettings) -> Application:
        listeners.when_ready(settle_down)
        page = chosen_language(getattr(parsed, "language", None), os.environ)
        built, ended.store = application(listeners, final, page)
        return built

    def running(folder: Path) -> Mapping[str, object] | None:
        return None if settings.database_url else running_server(folder)

    with (
        logging_lines(form=settings.log_format, level=settings.log_level),
        operator_errors(settings.data, database_url=settings.database_url),
    ):
        return serve(settings, made, words, screen, running=running, ended=ended.problem, environment=os.environ)


class StoreAtEnd:
    """The store of this run, checked after it is closed."""

    store: Store | None = None

    def problem(self) -> PixcadeError | None:
        """Return the problem with the closed store, or None if it has everything that was acknowledged."""
        state = OK if self.store is None else self.store.state_at_end()
        if state == OK:
            return None
        return PixcadeError("serving.ended-doubtful", state=state)


def no_server(folder: Path) -> None: ...


def no_problem() -> None: ...


def serve(
    settings: ServerSettings,
    application_factory: ApplicationFactory,
    words: Words,
    screen: Terminal,
    *,
    running: Running = no_server,
    ended: Ended = no_problem,
    environment: Mapping[str, str] = os.environ,
) -> int:
    """Serve until stopped, and return the exit code. Raises a PixcadeError if it can't start.

    If a server is already running on the data folder, its page is opened instead. The last line, once the store is
    closed and `ended` has checked it, confirms that nothing was lost.
    """
    opening = settings.open_browser and has_browser(environment)
    address = (running(settings.data) or {}).get("address")
    if address:
        screen.say(words.say("serving-already", address=str(address)))
        show_page(str(address), words, screen, opening=opening)
        return 0
    with Listeners(settings) as listeners:
        listeners.bind()
        final = replace(settings, port=listeners.port)
        application = application_factory(listeners, final)

        def ready() -> None:
            announce_here(listeners, words, screen, opening=opening)
            announce_elsewhere(listeners, words, screen, environment)
            if not settings.admin_token:
                announce_operator(listeners, words, screen)
            screen.say(words.say("serving-stop"))
            screen.writing.flush()

        async def ending() -> None:
            screen.say(words.say("serving-ending"))
            screen.writing.flush()

        listeners.when_ready(ready)
        listeners.before_end(ending)
        listeners.run(application)
    error = ended()
    screen.say(words.say("serving-ended") if error is None else words.error(error))
    return 0 if error is None else 1


def settle_down() -> None:
    """Tune the garbage collector for many long-lived objects, and thread switches for the store's thread.

    The young generation is collected often, since every collection delays the move that triggers it: 700 objects for a
    millisecond, 200 for a tenth to a third of one. The large old ones are collected seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200, 12_000, 100)
    sys.setswitchinterval(0.0005)
