"""The table of all HTTP calls: body, answer, who may call, and expected errors."""

from dataclasses import dataclass
from typing import Literal

from pixcade.protocol import admin_messages as ops
from pixcade.protocol import analysis_messages as analysis
from pixcade.protocol import http_messages as http
from pixcade.protocol import notice_messages as notices
from pixcade.protocol import person_messages as people

Who = Literal["anyone", "known", "here", "metrics", "operator"]

SVG, RECORD, METRICS = "image/svg+xml", "text/plain; charset=utf-8", "text/plain; version=0.0.4; charset=utf-8"
FLUENT = RECORD
CALENDAR = "text/calendar; charset=utf-8"

WHO: dict[Who, str] = {
    "anyone": "Anyone.",
    "known": "A browser with a session, or an API client with a token.",
    "here": "A browser with a session on the server's machine.",
    "metrics": "A client on the server's machine, or one with the metrics token.",
    "operator": "The operator, with a bearer token: on the server's machine, over HTTPS, or with --admin-lan.",
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
CALLER_ERRORS: dict[Who, tuple[str, ...]] = {
    "anyone": ("server.banned", "server.unknown-token"),
    "known": ("server.banned", "server.unknown-token", "server.no-session", "server.password"),
    "here": ("server.banned", "server.unknown-token", "server.no-session", "server.password", "server.here-only"),
    "metrics": ("server.metrics-token",),
    "operator": ("server.operator-here", "server.operator-none", "server.operator-token", "limits.code"),
}
"""Errors that any call can return, by who may make it."""


@dataclass(frozen=True)
class Call:
    """One HTTP call. `answer` is a type, or the media type if it isn't JSON; `query` are its optional parameters."""

    method: str
    path: str
    summary: str
    who: Who
    body: type | None
    answer: type | str
    errors: tuple[str, ...] = ()
    query: tuple[tuple[str, str], ...] = ()

    @property
    def all_errors(self) -> tuple[str, ...]:
        """Every error code that this call is known to return."""
        changing = CHANGING if self.method != "GET" else ()
        return tuple(dict.fromkeys((*EVERYWHERE, *changing, *CALLER_ERRORS[self.who], *self.errors)))


TABLE = ("server.no-such-table", "server.table-damaged")
MAKING = (
    "server.tables-by-host", "server.maintenance", "server.no-such-level", "core.unknown-game", "core.unknown-option",
    "core.option-value", "names.empty", "names.too-long", "names.forbidden-character", "server.too-many-tables",
)  # fmt: skip
NAMING = ("names.empty", "names.too-long", "names.forbidden-character")
FINISHED = ("server.no-such-game", "server.not-over", "server.table-damaged", "limits.message", "limits.waiting")
POSITION = ("core.unknown-game", "core.position-word", "core.position-impossible", "limits.whatif")
SEAT = (*TABLE, "table.not-your-seat")
PERSONAL = ("server.people-only", "limits.message")
JOINING = ("server.people-only", "server.wrong-device-link", "server.own-device", "limits.code")


def admin(method: str, name: str, summary: str, body: type | None, answer: type, *errors: str) -> Call:
    """Return a call that only the operator may make."""
    return Call(method, f"/api/admin/{name}", summary, "operator", body, answer, errors)


CALLS: tuple[Call, ...] = (
    Call("GET", "/api/server", "Server information.", "anyone", None, http.ServerInfo),
    Call(
        "POST", "/api/session", "Get a cookie, set a name, enter the server's password.", "anyone",
        http.NewSession, http.SessionView, ("server.password", "limits.join", "limits.code", "limits.name", *NAMING),
    ),
    Call("GET", "/api/tables", "Public tables.", "known", None, http.TableList, ("server.no-list", *TABLE)),
    Call(
        "GET", "/api/open-seats", "Slow games with seats for everyone.", "known", None, http.OpenTables,
        ("server.no-open-seats", "limits.message"),
    ),
    Call(
        "POST", "/api/tables/running", "Tables in progress where the caller has a seat.", "known",
        http.AskRunning, http.RunningTables, ("limits.message",),
    ),
    Call("GET", "/api/days-off", "The caller's days off.", "known", None, notices.DaysOffView),
    Call(
        "POST", "/api/days-off", "Take days off from all slow games, or return early.", "known", notices.TakeDaysOff,
        notices.DaysOffView, ("server.no-days-off", "limits.message"),
    ),
    Call("GET", "/api/notices", "Where the caller gets notices of slow games.", "known", None, notices.NoticesView),
    Call(
        "POST", "/api/notices/webhook", "Add a webhook.", "known", notices.NewWebhook, notices.NoticesView,
        ("server.notice-address", "server.notice-too-many", "limits.join"),
    ),
    Call(
        "POST", "/api/notices/mail", "Add a mail address; a link to verify it is sent there.", "known", notices.NewMail,
        notices.NoticesView, ("server.mail-address", "server.notice-too-many", "limits.mail"),
    ),
    Call(
        "POST", "/mail/{token}", "Verify a mail address, or unsubscribe it: the address of a link in a mail.", "anyone",
        None, notices.LinkDone, ("server.mail-link", "limits.message"),
    ),
    Call(
        "POST", "/api/notices/push", "Add a browser by its push subscription.", "known", notices.NewPush,
        notices.NoticesView, ("server.notice-address", "server.push-keys", "server.notice-too-many", "limits.join"),
    ),
    Call(
        "POST", "/api/notices/test", "Send a test to a channel.", "known", notices.NoticeId, notices.NoticesView,
        ("server.notice-no-such-channel", "server.push-gone", "limits.name"),
    ),
    Call(
        "POST", "/api/notices/change", "Turn a channel on or off, or remove it.", "known", notices.ChangeNotices,
        notices.NoticesView, ("server.notice-no-such-channel", "limits.message"),
    ),
    Call(
        "POST", "/api/notices/quiet", "Set when notices come.", "known", notices.QuietHours, notices.NoticesView,
        ("limits.message",),
    ),
    Call("GET", "/api/devices", "The caller's devices.", "known", None, people.DevicesView, PERSONAL),
    Call(
        "POST", "/api/devices/link", "Create a link that adds a device.", "known", http.NoBody, http.LinkMade,
        ("server.people-only", "limits.join"),
    ),
    Call(
        "POST", "/api/devices/look", "Whose device this one would become.", "known", people.DeviceLink,
        people.DeviceOwner, JOINING,
    ),
    Call(
        "POST", "/api/devices/join", "Make this device one of another person's.", "known", people.DeviceLink,
        people.DeviceJoined, (*JOINING, "server.games-here"),
    ),
    Call(
        "POST", "/api/devices/mail", "Send a link that adds this device to a confirmed mail address.", "known",
        people.MailAddress, http.NoBody, ("server.people-only", "server.mail-address", "limits.mail"),
    ),
    Call(
        "POST", "/api/devices/remove", "Sign another device out.", "known", people.DeviceId, people.DevicesView,
        (*PERSONAL, "server.no-such-device"),
    ),
    Call("GET", "/api/passkeys", "The caller's passkeys.", "known", None, people.PasskeysView, PERSONAL),
    Call(
        "POST", "/api/passkeys/new", "Options to create a passkey.", "known", http.NoBody, people.PasskeyOptions,
        ("server.people-only", "server.no-such-page", "limits.code"),
    ),
    Call(
        "POST", "/api/passkeys/add", "Add a passkey.", "known", people.NewPasskey, people.PasskeysView,
        ("server.people-only", "server.no-such-page", "server.wrong-passkey", "limits.code"),
    ),
    Call(
        "POST", "/api/passkeys/remove", "Remove a passkey.", "known", people.DeviceId, people.PasskeysView, PERSONAL,
    ),
    Call(
        "POST", "/api/passkeys/ask", "Options to come back with a passkey.", "known", http.NoBody,
        people.PasskeyOptions, ("server.people-only", "server.no-such-page", "limits.code"),
    ),
    Call(
        "POST", "/api/passkeys/use", "Create a link that adds this device to a passkey's person.", "known",
        people.NewPasskey, http.LinkMade,
        ("server.people-only", "server.no-such-page", "server.wrong-passkey", "limits.code"),
    ),
    Call(
        "GET", "/api/person/export", "Everything that is stored of the caller.", "known", None, people.PersonExport,
        ("server.people-only", "limits.upload"),
    ),
    Call(
        "POST", "/api/person/delete", "Delete everything of the caller.", "known", http.NoBody, http.NoBody, PERSONAL,
    ),
    Call(
        "GET", "/calendar/{name}", "The deadlines of a person, as a calendar.", "anyone", None, CALENDAR,
        ("server.no-such-page", "limits.code"),
    ),
    Call(
        "GET", "/api/tables/{table}/history", "All steps of the current round at a table.", "known", None,
        http.HistoryView, (*TABLE, "server.not-invited", "limits.message"),
    ),
    Call(
        "POST", "/api/tables", "Create a table.", "known", http.NewTable, http.TableMade,
        (*MAKING, "server.no-public-tables", "table.no-such-seat", "table.seat-open", "limits.create"),
    ),
    Call(
        "POST", "/api/join", "Join a table by its code.", "known", http.JoinByCode, http.Joined,
        ("guard.code", "server.wrong-code", "limits.code", *TABLE),
    ),
    Call(
        "POST", "/api/tables/{table}/join", "Join a table by its link.", "known", http.JoinByLink, http.Joined,
        ("server.wrong-invite", "limits.code", *TABLE),
    ),
    Call(
        "POST", "/api/tables/{table}/link", "Create a link that takes a seat to another device.", "known", http.NewLink,
        http.LinkMade, SEAT,
    ),
    Call(
        "POST", "/api/tables/{table}/use-link", "Take a seat to this device.", "known", http.UseLink, http.Joined,
        ("server.wrong-link", "limits.code", *TABLE),
    ),
    Call(
        "POST", "/api/tables/{table}/sign-out", "Take a seat away from all other devices.", "known", http.SignOut,
        http.NoBody, SEAT,
    ),
    Call(
        "POST", "/api/token", "Create a token for an API client.", "known", http.NewToken, http.TokenMade,
        ("server.people-only", "limits.create", *NAMING),
    ),
    Call(
        "POST", "/api/report", "Report a name or a message to the operator.", "known", http.NewReport,
        http.NoBody, ("server.nothing-to-report", "names.forbidden-character", "limits.report"),
    ),
    Call(
        "POST", "/api/lan", "Admit other devices of this network, or stop admitting them.", "here", http.OpenLan,
        http.ServerInfo, ("serving.no-network", "serving.lan-busy"),
    ),
    Call(
        "GET", "/api/games", "Finished games: public ones, or those of a person.", "known", None, http.GameList,
        ("server.no-list",),
        (("person", "The person whose games to list."), ("before", "`before` of the previous answer.")),
    ),
    Call(
        "GET", "/api/games/{table}", "One finished game.", "known", None, http.GameSummary, FINISHED,
    ),
    Call(
        "GET", "/api/games/{table}/replay", "A finished game, step by step.", "known", None, http.ReplayView, FINISHED,
    ),
    Call(
        "GET", "/api/games/{table}/review", "Review of a finished game: cost of decisions, and luck.", "known", None,
        analysis.ReviewProgress,
        (
            *FINISHED, "server.being-played", "server.no-hint-now", "limits.hint", "review.nothing-played",
            "review.no-reviewer", "review.no-values", "core.exact-needs-numpy",
        ),
    ),
    Call("GET", "/api/games/{table}/record", "A finished game's record.", "known", None, RECORD, FINISHED),
    Call(
        "POST", "/api/forget", "Remove one's name from finished games.", "known", http.Forget, http.NoBody,
        ("server.no-such-game", "limits.message"),
    ),
    Call(
        "POST", "/api/upload", "Validate a record, and get it step by step.", "known", http.Uploaded,
        http.ReplayView,
        ("server.upload-too-slow", "server.upload-not-read", "record.commitment", "limits.upload", "limits.waiting"),
    ),
    Call(
        "POST", "/api/whatif", "Play on from a position against bots.", "known", http.WhatIf, http.TableMade,
        (*MAKING, "server.position-over", "table.no-such-seat", "limits.create"),
    ),
    Call(
        "POST", "/api/position", "Facts and choices of a position.", "known", http.AskPosition, http.PositionView,
        POSITION,
    ),
    Call(
        "POST", "/api/try", "Try one step from a position.", "known", http.TryMoves, http.TriedMoves,
        (*POSITION, "core.game-over", "core.not-awaited", "core.move-missing"),
    ),
    Call(
        "GET", "/api/exact", "The exact value of a position, with both sides' mixes and a certificate.", "known", None,
        analysis.ExactView,
        (
            "core.unknown-game", "core.position-word", "core.position-impossible", "core.game-over",
            "core.no-exact-answers", "core.exact-needs-numpy", "solver.nothing-known", "solver.other-ruling",
            "server.being-played", "server.no-hint-now", "limits.hint", "limits.waiting",
        ),
        (("position", "The position's one-line text."),),
    ),
    Call(
        "GET", "/api/words/{game}/{language}", "A game's sentences in a language, as Fluent text.", "anyone", None,
        FLUENT, ("server.no-such-words",),
    ),
    Call("GET", "/api/mark/{person}.svg", "A person's avatar.", "anyone", None, SVG),
    Call("GET", "/mark/{person}.svg", "A person's avatar, cacheable.", "anyone", None, SVG),
    Call(
        "GET", "/api/qr.svg", "A link to this server as a QR code.", "anyone", None, SVG,
        ("server.not-our-link", "server.qr-by-post"), (("text", "The link, without a fragment."),),
    ),
    Call(
        "POST", "/api/qr.svg", "A link to this server, with its fragment, as a QR code.", "anyone", http.Linked, SVG,
        ("server.not-our-link",),
    ),
    Call("GET", "/healthz", "Health check; 503 if the store has a problem.", "anyone", None, http.Health),
    Call("GET", "/metrics", "Prometheus metrics.", "metrics", None, METRICS),
    admin("GET", "now", "State of the server.", None, ops.AdminNow),
    admin("GET", "reports", "Open reports.", None, ops.AdminReports),
    admin("GET", "bans", "Active bans.", None, ops.AdminBans),
    admin(
        "POST", "close", "End a game and close its table.", ops.CloseTable, http.NoBody, "server.no-open-table",
        "server.table-damaged",
    ),
    admin("POST", "remove-name", "Remove a name everywhere.", ops.RemoveName, http.NoBody, "server.bad-person"),
    admin(
        "POST", "remove-message", "Delete a message.", ops.RemoveMessage, http.NoBody, "server.no-such-message",
    ),
    admin(
        "POST", "remove-game", "Delete a finished game.", ops.RemoveGame, http.NoBody, "server.no-finished-game",
        "server.not-over",
    ),
    admin(
        "POST", "ban", "Ban a browser or an address.", ops.NewBan, http.NoBody, "server.bad-address",
        "server.own-address", "server.bad-person", "server.bad-date", "server.late-date", "names.text-too-long",
    ),
    admin(
        "POST", "unban", "Lift a ban.", ops.EndBan, http.NoBody, "server.bad-address", "server.no-such-ban",
    ),
    admin(
        "POST", "announce", "Show a message to everyone.", ops.NewAnnouncement, http.NoBody, "names.text-too-long",
        "names.forbidden-character",
    ),
    admin("POST", "maintenance", "Start or end maintenance.", ops.Maintenance, http.NoBody),
    admin(
        "POST", "report-done", "Close a report.", ops.ReportDealtWith, http.NoBody, "server.no-such-report",
    ),
)  # fmt: skip
