"""`pixcade serve`: from the settings to a server that runs, and what the person is told on the way."""

import os
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Protocol, TextIO

from pixcade.server.cli.browser import REMOTE, has_browser, open_page, qr_lines
from pixcade.server.net.listeners import Listeners
from pixcade.server.net.uvicorn_server import Application
from pixcade.server.settings import ServerSettings
from pixcade.words import Words

ADMIN_PAGE = "/admin"
TOKEN_BYTES = 24

ApplicationFactory = Callable[[Listeners, ServerSettings], Application]
Running = Callable[[Path], Mapping[str, object] | None]
"""Says which server uses a data folder now: its `address`, as the lock there has it; None where none does."""


class Terminal(Protocol):
    """As much of a terminal as is needed to be told something."""

    shown: bool
    coloured: bool
    plain: bool

    @property
    def writing(self) -> TextIO:
        """The file behind it."""

    def say(self, text: str = "") -> None:
        """Write a sentence."""

    def show(self, lines: Iterable[str]) -> None:
        """Write the lines of a picture."""


def nobody(folder: Path) -> None:
    """Say that no server uses a folder."""


def serve(
    settings: ServerSettings,
    application_factory: ApplicationFactory,
    words: Words,
    screen: Terminal,
    *,
    running: Running = nobody,
    environment: Mapping[str, str] = os.environ,
) -> int:
    """Serve until somebody stops it, and return the exit code. Raises a Refusal where it can't start.

    Where a server on the same data folder runs already, its page is opened instead.
    """
    opening = settings.open_browser and has_browser(environment)
    address = (running(settings.data) or {}).get("address")
    if address:
        screen.say(words.say("serving-already", address=str(address)))
        show_page(str(address), words, screen, opening=opening)
        return 0
    with Listeners(settings) as listeners:
        listeners.bind()
        final = replace(settings, port=listeners.port, admin_token=settings.admin_token or new_token())
        application = application_factory(listeners, final)

        def ready() -> None:
            announce_here(listeners, words, screen, opening=opening)
            announce_elsewhere(listeners, words, screen, environment)
            if not settings.admin_token:
                announce_operator(listeners, final, words, screen)
            screen.say(words.say("serving-stop"))
            screen.writing.flush()

        async def ending() -> None:
            screen.say(words.say("serving-ending"))
            screen.writing.flush()

        listeners.when_ready(ready)
        listeners.before_end(ending)
        listeners.run(application)
    return 0


def new_token() -> str:
    """Return a token for the operator of this run."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def show_page(address: str, words: Words, screen: Terminal, *, opening: bool) -> None:
    """Open a page in the browser, or say that the person has to."""
    if opening:
        open_page(address)
    else:
        screen.say(words.say("serving-open-it"))
    screen.writing.flush()


def announce_here(listeners: Listeners, words: Words, screen: Terminal, *, opening: bool) -> None:
    """Say where the server is to be found on this machine, and show its page."""
    screen.say(words.say("serving-at", address=listeners.address))
    if listeners.moved:
        wanted, taken = str(listeners.settings.port), str(listeners.port)
        screen.say(words.say("serving-port-changed", wanted=wanted, port=taken))
    show_page(listeners.address, words, screen, opening=opening)


def announce_elsewhere(listeners: Listeners, words: Words, screen: Terminal, environment: Mapping[str, str]) -> None:
    """Say where other devices find the server, and what may surprise about that."""
    settings = listeners.settings
    if settings.lan and not listeners.lan:
        screen.say(words.say("serving-no-network"))
    bases = listeners.link_bases()
    if bases:
        screen.say(words.say("serving-elsewhere", addresses=words.choices(bases)))
        if screen.shown and not screen.plain:
            screen.show(qr_lines(bases[0], coloured=screen.coloured))
        if not settings.join_password:
            screen.say(words.say("serving-everybody"))
    elif any(environment.get(name) for name in REMOTE):
        screen.say(words.say("serving-over-ssh", port=str(listeners.port)))
    if settings.public_url.startswith("https:") and not settings.trusted_proxy:
        screen.say(words.say("serving-proxy-not-trusted"))


def announce_operator(listeners: Listeners, settings: ServerSettings, words: Words, screen: Terminal) -> None:
    """Give the operator the token that was made for this run: only on a terminal, since elsewhere it would be kept."""
    if screen.shown:
        page = listeners.address + ADMIN_PAGE
        screen.say(words.say("serving-operator", address=page, token=settings.admin_token))
    else:
        screen.say(words.say("serving-operator-unset"))
