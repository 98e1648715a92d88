"""The operator's page: plain HTML in the reader's language, with a script that keeps the token in memory only."""

from collections.abc import Mapping
from html import escape
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response

from pixcade.server.services.growth import GROUPS, SPECS
from pixcade.words import Words, languages
from pixcade.words.language import FALLBACK

CODES = (
    "server.operator-token", "server.operator-none", "server.operator-here", "server.no-open-table",
    "server.no-finished-game", "server.not-over", "server.no-such-message", "server.no-such-ban",
    "server.no-such-report", "server.own-address",
)  # fmt: skip
"""What the page can be refused, as sentences that need no values."""

PLACES = (
    "operating-page-title", "operating-page-token", "operating-page-open", "operating-page-refresh",
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
    "operating-page-growth", "operating-page-what", "operating-page-now", "operating-page-bound",
    "operating-page-left", "operating-page-unbounded", "operating-page-near",
    "operating-page-full", "operating-page-clock", "operating-page-bus", "operating-page-unread",
    "operating-page-game-id-missing", "operating-page-kind-browser", "operating-page-kind-address",
)  # fmt: skip
PREFIX, SHORTER = "operating-page-", "operating-"
"""What texts of the page are called; the page itself knows them without it."""
STATES = ("ok", "full", "read-only", "broken", "gone", "unreachable", "ahead", "behind", "database", "away", "none")
"""How store, clock and other processes can be."""
WARNINGS: Mapping[str, tuple[str, ...]] = {
    "store-full": (), "store-read-only": (), "store-broken": (), "store-gone": (), "store-rescued": ("copy", "folder"),
    "store-unreachable": (), "bus-away": (), "clock-ahead": ("seconds",), "clock-behind": ("seconds",),
    "clock-database": ("seconds",), "stopped": ("hours",), "growth": ("what", "used", "most"),
}  # fmt: skip
"""What the operator is warned of, and the values in each sentence, which the page puts in."""


def wanted_language(accepted: str) -> str:
    """Return the first language of an `Accept-Language` that we speak; browsers name the dearest first."""
    known = languages()
    wishes = (part.split(";")[0].strip().split("-")[0].lower() for part in accepted[:200].split(","))
    return next((wish for wish in wishes if wish in known), FALLBACK)


def growth_texts() -> list[str]:
    """Return the names of all texts about what grows, and how things are."""
    groups = [f"operating-growth-group-{group}" for group in GROUPS]
    owners = [f"operating-growth-of-{of}" for of in dict.fromkeys(spec.of for spec in SPECS if spec.of)]
    names = [f"operating-growth-{name}" for name in dict.fromkeys(spec.name for spec in SPECS)]
    return [*groups, *owners, *names, *(f"operating-state-{state}" for state in STATES)]


def texts(words: Words) -> dict[str, str]:
    """Return everything that the page says."""
    said = {name.removeprefix(PREFIX): words.say(name) for name in PLACES}
    said["each"] = words.say("operating-page-each", size="{size}")
    said |= {name.removeprefix(SHORTER): words.say(name) for name in growth_texts()}
    for warning, values in WARNINGS.items():
        said[f"warning-{warning}"] = words.say(f"operating-warning-{warning}", **{one: f"{{{one}}}" for one in values})
    return said | {code: words.say(code.replace(".", "-")) for code in CODES}


def page_text(words: Words) -> str:
    """Return the page."""
    said = {name: escape(text) for name, text in texts(words).items()}
    hidden = "\n".join(f'<data value="{name}">{text}</data>' for name, text in said.items())
    text = (files(__package__) / "page.html").read_text(encoding="utf-8")
    for name, sentence in said.items():
        text = text.replace("{{" + name + "}}", sentence)
    return text.replace("{{language}}", words.language).replace("{{texts}}", hidden)


async def page(request: Request) -> Response:
    """Return the page in the language that the browser asks for."""
    words = Words(wanted_language(request.headers.get("accept-language", "")))
    headers = {"vary": "accept-language"}
    return Response(page_text(words), headers=headers, media_type="text/html; charset=utf-8")


def packaged(name: str, kind: str) -> Response:
    """Return a file that lies beside this one."""
    return Response((files(__package__) / name).read_bytes(), media_type=kind)


async def style(request: Request) -> Response:
    """Return how the page looks."""
    del request
    return packaged("page.css", "text/css; charset=utf-8")


async def script(request: Request) -> Response:
    """Return what the page does."""
    del request
    return packaged("page.js", "text/javascript; charset=utf-8")
