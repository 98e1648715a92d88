"""The operator's pages: plain HTML in English."""

from collections.abc import Mapping
from html import escape
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response

from pixcade.games.errors import PixcadeError
from pixcade.locales import Words

CODES = (
    "server.operator-token", "server.operator-none", "server.operator-here", "server.no-open-table",
    "server.no-finished-game", "server.not-over", "server.no-such-message", "server.no-such-ban",
    "server.no-such-report", "server.own-address",
)  # fmt: skip
"""Errors that the page can show, as sentences that need no values."""

PLACES = (
    "operating-page-title", "operating-page-token", "operating-page-token-where", "operating-page-sign-in",
    "operating-page-sign-out", "operating-page-refresh",
    "operating-page-lobbies", "operating-page-playing", "operating-page-connections", "operating-page-store",
    "operating-page-tables", "operating-page-people", "operating-page-reports", "operating-page-bans",
    "operating-page-none", "operating-page-close", "operating-page-remove-name", "operating-page-remove-message",
    "operating-page-remove-game", "operating-page-ban-browser", "operating-page-ban-address",
    "operating-page-unban", "operating-page-done", "operating-page-announcement", "operating-page-announce",
    "operating-page-maintenance-on", "operating-page-maintenance-off", "operating-page-maintenance-is-on",
    "operating-page-hours", "operating-page-reason", "operating-page-game-id", "operating-page-sure",
    "operating-page-failed", "operating-page-away", "operating-page-by", "operating-page-until",
    "operating-page-minutes", "operating-page-bot", "operating-page-seat-open", "operating-page-unreachable",
    "operating-page-phase-lobby", "operating-page-phase-playing", "operating-page-phase-over",
    "operating-page-unread",
    "operating-page-game-id-missing", "operating-page-kind-browser", "operating-page-kind-address",
)  # fmt: skip
PREFIX = "operating-page-"
STATES = ("ok", "full", "read-only", "broken", "gone", "unreachable")
"""States of the store."""
WARNINGS: Mapping[str, tuple[str, ...]] = {
    "store-full": (), "store-read-only": (), "store-broken": (), "store-gone": (),
    "store-unreachable": (),
}  # fmt: skip
"""Warnings for the operator; the page fills in the values."""


def texts() -> dict[str, str]:
    """Return all texts of the page."""
    words = Words()
    texts_by_name = {name.removeprefix(PREFIX): words.say(name) for name in PLACES}
    texts_by_name |= {f"state-{state}": words.say(f"operating-state-{state}") for state in STATES}
    for warning, values in WARNINGS.items():
        texts_by_name[f"warning-{warning}"] = words.say(
            f"operating-warning-{warning}", **{one: f"{{{one}}}" for one in values}
        )
    return texts_by_name | {code: words.say(code.replace(".", "-")) for code in CODES}


def page_text(name: str, sentence: str = "") -> str:
    """Return an HTML file of this package with our texts; `sentence` says what went wrong."""
    texts_by_name = {name: escape(text) for name, text in texts().items()}
    hidden = "\n".join(f'<data value="{name}">{text}</data>' for name, text in texts_by_name.items())
    text = (files(__package__) / name).read_text(encoding="utf-8")
    for place, found in (*texts_by_name.items(), ("sentence", escape(sentence)), ("texts", hidden)):
        text = text.replace("{{" + place + "}}", found)
    return text


def html(text: str, status: int = 200) -> Response:
    return Response(text, status, {"cache-control": "no-store"}, "text/html; charset=utf-8")


def admin_page() -> Response:
    return html(page_text("page.html"))


def sign_in_page(error: PixcadeError | None = None, status: int = 200) -> Response:
    """Return the form to sign in, with what was wrong with the last attempt."""
    return html(page_text("sign_in.html", Words().error(error) if error else ""), status)


def refused_page(error: PixcadeError, status: int) -> Response:
    """Return a page with a sentence on why the admin page doesn't open there."""
    return html(page_text("refused.html", Words().error(error)), status)


def package_file(name: str, kind: str) -> Response:
    """Return a file from this package."""
    return Response((files(__package__) / name).read_bytes(), media_type=kind)


async def style(request: Request) -> Response:
    del request
    return package_file("page.css", "text/css; charset=utf-8")


async def script(request: Request) -> Response:
    del request
    return package_file("page.js", "text/javascript; charset=utf-8")
