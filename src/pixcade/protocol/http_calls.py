"""The table of all HTTP calls: body, answer, who may call, and expected errors."""

from dataclasses import dataclass
from typing import Literal

from pixcade.protocol import admin_messages as ops
from pixcade.protocol import analysis_messages as analysis
from pixcade.protocol import http_messages as http

Who = Literal["anybody", "known", "here", "figures", "operator"]

SVG, RECORD, FIGURES = "image/svg+xml", "text/plain; charset=utf-8", "text/plain; version=0.0.4; charset=utf-8"
FLUENT = RECORD

WHO: dict[Who, str] = {
    "anybody": "Anybody may ask.",
    "known": "A browser with a session, or a program with a token.",
    "here": "A browser with a session on the machine that the server runs on.",
    "figures": "The machine that the server runs on, or whoever has the token for figures.",
    "operator": "The operator, by a bearer token; unless it is set otherwise, on the server's own machine only.",
}

EVERYWHERE = (
    "guard.host",
    "guard.proto",
    "guard.token",
    "server.fault",
    "server.not-understood",
    "store.broken",
    "store.unreachable",
)
CHANGING = (
    "guard.origin", "guard.cross-site", "guard.too-large",
    "store.full", "store.read-only", "store.gone", "store.unclear",
)  # fmt: skip
REFUSALS: dict[Who, tuple[str, ...]] = {
    "anybody": ("server.banned", "server.unknown-token"),
    "known": ("server.banned", "server.unknown-token", "server.no-session", "server.password"),
    "here": ("server.banned", "server.unknown-token", "server.no-session", "server.password", "server.here-only"),
    "figures": ("server.metrics-token",),
    "operator": ("server.operator-here", "server.operator-none", "server.operator-token", "limits.code"),
}
"""Errors that any call can return, by who may make it."""


@dataclass(frozen=True)
class Call:
    """One HTTP call. `answer` is a type, or the media type if it isn't JSON; `query` are its optional parameters."""

    method: str
    path: str
    says: str
    who: Who
    body: type | None
    answer: type | str
    errors: tuple[str, ...] = ()
    query: tuple[tuple[str, str], ...] = ()

    @property
    def all_errors(self) -> tuple[str, ...]:
        """Every error code that this call is known to return."""
        changing = CHANGING if self.method != "GET" else ()
        return tuple(dict.fromkeys((*EVERYWHERE, *changing, *REFUSALS[self.who], *self.errors)))


TABLE = ("server.no-such-table", "server.table-damaged")
MAKING = (
    "server.tables-by-host", "server.maintenance", "server.no-such-level", "core.unknown-game", "core.unknown-option",
    "core.option-value", "names.empty", "names.too-long", "names.forbidden-sign", "server.too-many-tables",
)  # fmt: skip
NAMING = ("names.empty", "names.too-long", "names.forbidden-sign")
FINISHED = ("server.no-such-game", "server.not-over", "server.table-damaged", "limits.message", "limits.waiting")
POSITION = ("core.unknown-game", "core.position-word", "core.position-impossible", "limits.whatif")
SEAT = (*TABLE, "table.not-your-seat")


def admin(method: str, name: str, says: str, body: type | None, answer: type, *errors: str) -> Call:
    """Return a call that only the operator may make."""
    return Call(method, f"/api/admin/{name}", says, "operator", body, answer, errors)


CALLS: tuple[Call, ...] = (
    Call("GET", "/api/server", "What this server is and offers.", "anybody", None, http.ServerInfo),
    Call(
        "POST", "/api/session", "Be given a cookie, remember a name, give the server's password.", "anybody",
        http.NewSession, http.SessionView, ("server.password", "limits.join", "limits.code", "limits.name", *NAMING),
    ),
    Call("GET", "/api/tables", "Public tables.", "known", None, http.TableList, ("server.no-list", *TABLE)),
    Call(
        "POST", "/api/tables/running", "Which of these tables go on, of those at which one has a seat.", "known",
        http.AskRunning, http.RunningTables, ("limits.message",),
    ),
    Call(
        "GET", "/api/tables/{table}/history", "Every step of the round that is played at a table.", "known", None,
        http.HistoryView, (*TABLE, "server.not-invited", "limits.message"),
    ),
    Call(
        "POST", "/api/tables", "Make a table.", "known", http.NewTable, http.TableMade,
        (*MAKING, "server.no-public-tables", "table.no-such-seat", "table.seat-open", "limits.create"),
    ),
    Call(
        "POST", "/api/join", "Come to a table by its code.", "known", http.JoinByCode, http.Joined,
        ("guard.code", "server.wrong-code", "limits.code", *TABLE),
    ),
    Call(
        "POST", "/api/tables/{table}/join", "Come to a table by its link.", "known", http.JoinByLink, http.Joined,
        ("server.wrong-invite", "limits.code", *TABLE),
    ),
    Call(
        "POST", "/api/tables/{table}/link", "Be given what takes a seat to another device.", "known", http.NewLink,
        http.LinkMade, SEAT,
    ),
    Call(
        "POST", "/api/tables/{table}/use-link", "Take a seat to this device.", "known", http.UseLink, http.Joined,
        ("server.wrong-link", "limits.code", *TABLE),
    ),
    Call(
        "POST", "/api/tables/{table}/sign-out", "Let no other device hold a seat any more.", "known", http.SignOut,
        http.NoBody, SEAT,
    ),
    Call(
        "POST", "/api/token", "Be given a token for a program.", "known", http.NewToken, http.TokenMade,
        ("server.people-only", "limits.create", *NAMING),
    ),
    Call(
        "POST", "/api/report", "Ask the operator to look at a name or a message.", "known", http.NewReport,
        http.NoBody, ("server.nothing-to-report", "names.forbidden-sign", "limits.report"),
    ),
    Call(
        "POST", "/api/lan", "Let other devices of this network in, or no longer.", "here", http.OpenLan,
        http.ServerInfo, ("serving.no-network", "serving.lan-busy"),
    ),
    Call(
        "GET", "/api/games", "Finished games: public ones, or those of a person.", "known", None, http.GameList,
        ("server.no-list",),
        (("person", "The person whose games are asked for."), ("before", "`before` of the answer before this one.")),
    ),
    Call(
        "GET", "/api/games/{table}", "One finished game.", "known", None, http.GameSummary, FINISHED,
    ),
    Call(
        "GET", "/api/games/{table}/replay", "A finished game, step by step.", "known", None, http.ReplayView, FINISHED,
    ),
    Call(
        "GET", "/api/games/{table}/review", "What decisions cost and luck gave in a finished game.", "known", None,
        analysis.ReviewProgress,
        (
            *FINISHED, "server.being-played", "server.no-hint-now", "limits.hint", "review.nothing-played",
            "review.no-reviewer", "review.no-values", "core.exact-needs-numpy",
        ),
    ),
    Call("GET", "/api/games/{table}/record", "A finished game's record.", "known", None, RECORD, FINISHED),
    Call(
        "POST", "/api/forget", "Take one's name out of finished games.", "known", http.Forget, http.NoBody,
        ("server.no-such-game", "limits.message"),
    ),
    Call(
        "POST", "/api/upload", "Have a record checked, and get it step by step.", "known", http.Uploaded,
        http.ReplayView,
        ("server.upload-too-slow", "server.upload-not-read", "record.commitment", "limits.upload", "limits.waiting"),
    ),
    Call(
        "POST", "/api/whatif", "Go on from a position against bots.", "known", http.WhatIf, http.TableMade,
        (*MAKING, "server.position-over", "table.no-such-seat", "limits.create"),
    ),
    Call(
        "POST", "/api/position", "What the rules say of a position.", "known", http.AskPosition, http.PositionView,
        POSITION,
    ),
    Call(
        "POST", "/api/try", "Try out one step from a position.", "known", http.TryMoves, http.TriedMoves,
        (*POSITION, "core.game-over", "core.not-awaited", "core.move-missing"),
    ),
    Call(
        "GET", "/api/exact", "What a position is worth, with both sides' mixes and the proof.", "known", None,
        analysis.ExactView,
        (
            "core.unknown-game", "core.position-word", "core.position-impossible", "core.game-over",
            "core.no-exact-answers", "core.exact-needs-numpy", "solver.nothing-known", "solver.other-ruling",
            "server.being-played", "server.no-hint-now", "limits.hint", "limits.waiting",
        ),
        (("position", "The position's one-line text."),),
    ),
    Call(
        "GET", "/api/words/{game}/{language}", "A game's sentences in a language, as Fluent text.", "anybody", None,
        FLUENT, ("server.no-such-words",),
    ),
    Call("GET", "/api/mark/{person}.svg", "The small drawing of a person.", "anybody", None, SVG),
    Call("GET", "/mark/{person}.svg", "The same, where browsers may keep it.", "anybody", None, SVG),
    Call(
        "GET", "/api/qr.svg", "A link to this server as a QR code.", "anybody", None, SVG,
        ("server.not-our-link", "server.qr-by-post"), (("text", "The link, without anything after a #."),),
    ),
    Call(
        "POST", "/api/qr.svg", "A link to this server as a QR code, with its secret.", "anybody", http.Linked, SVG,
        ("server.not-our-link",),
    ),
    Call("GET", "/healthz", "How the server is; 503 where its store is in trouble.", "anybody", None, http.Health),
    Call("GET", "/metrics", "Figures for Prometheus.", "figures", None, FIGURES),
    admin("GET", "now", "What goes on.", None, ops.AdminNow),
    admin("GET", "reports", "What people have asked the operator to look at.", None, ops.AdminReports),
    admin("GET", "bans", "Who is kept out.", None, ops.AdminBans),
    admin(
        "POST", "close", "End a game and close its table.", ops.CloseTable, http.NoBody, "server.no-open-table",
        "server.table-damaged",
    ),
    admin("POST", "remove-name", "Take a name out everywhere.", ops.RemoveName, http.NoBody, "server.bad-person"),
    admin(
        "POST", "remove-message", "Delete a message.", ops.RemoveMessage, http.NoBody, "server.no-such-message",
    ),
    admin(
        "POST", "remove-game", "Delete a finished game.", ops.RemoveGame, http.NoBody, "server.no-finished-game",
        "server.not-over",
    ),
    admin(
        "POST", "ban", "Keep somebody out.", ops.NewBan, http.NoBody, "server.bad-address", "server.own-address",
        "server.bad-person", "server.bad-date", "server.late-date", "names.text-too-long",
    ),
    admin(
        "POST", "unban", "Let somebody in again.", ops.EndBan, http.NoBody, "server.bad-address", "server.no-such-ban",
    ),
    admin(
        "POST", "announce", "Say something to everybody.", ops.NewAnnouncement, http.NoBody, "names.text-too-long",
        "names.forbidden-sign",
    ),
    admin("POST", "maintenance", "Let no new games begin.", ops.Maintenance, http.NoBody),
    admin(
        "POST", "report-done", "A report is dealt with.", ops.ReportDealtWith, http.NoBody, "server.no-such-report",
    ),
)  # fmt: skip
