"""What `pixcade serve` prints at startup: addresses, and warnings about them."""

from collections.abc import Iterable, Mapping
from typing import Protocol, TextIO

from pixcade.locales import Words
from pixcade.server.cli.browser import REMOTE, open_page, qr_lines
from pixcade.server.cli.token_file import TOKEN_FILE
from pixcade.server.http.client_files import client_build
from pixcade.server.net.listeners import Listeners

ADMIN_PAGE = "/admin"


class Terminal(Protocol):
    """The part of a terminal that is used here."""

    shown: bool
    coloured: bool
    plain: bool

    @property
    def writing(self) -> TextIO:
        """The underlying file."""

    def say(self, text: str = "") -> None: ...

    def show(self, lines: Iterable[str]) -> None:
        """Write the lines of a picture."""


def show_page(address: str, words: Words, screen: Terminal, *, opening: bool) -> None:
    """Open a page in the browser, or print that it can be opened."""
    if opening:
        open_page(address)
    else:
        screen.say(words.say("serving-open-it"))
    screen.writing.flush()


def announce_here(listeners: Listeners, words: Words, screen: Terminal, *, opening: bool) -> None:
    """Print the address on this machine, and open its page."""
    screen.say(words.say("serving-at", address=listeners.address))
    if listeners.moved:
        wanted, taken = str(listeners.settings.port), str(listeners.port)
        screen.say(words.say("serving-port-changed", wanted=wanted, port=taken))
    if not client_build():
        screen.say(words.say("serving-no-page"))
    show_page(listeners.address, words, screen, opening=opening)


def announce_elsewhere(listeners: Listeners, words: Words, screen: Terminal, environment: Mapping[str, str]) -> None:
    """Print the addresses for other devices, and warnings about them."""
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


def announce_operator(listeners: Listeners, words: Words, screen: Terminal) -> None:
    """Print the admin page, and the file with its token: the token itself would end up in a log."""
    public = listeners.settings.public_url
    base = public if public.startswith("https:") else listeners.address
    file = listeners.settings.data / TOKEN_FILE
    screen.say(words.say("serving-operator", address=base + ADMIN_PAGE, file=str(file)))
