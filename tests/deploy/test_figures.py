"""Bounds in docs/security.md and docs/operating.md: each is read out of its sentence and compared with the code.

`{}` in a sentence is a figure, `...` the rest of a table's cell, and `` code. A number without a line here fails.
"""

import re
from collections.abc import Iterable
from itertools import chain

import pytest
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT

from pixcade.bus import redis, redis_jobs
from pixcade.core.commitment import SALT_BYTES
from pixcade.protocol.admin_messages import MOST_HOURS
from pixcade.server.access import proxies, rate_limits, tokens
from pixcade.server.access.rate_limits import Rate
from pixcade.server.auth import authenticate, middleware
from pixcade.server.cluster import sync
from pixcade.server.http import games, pictures, reviews, tables
from pixcade.server.net import (
    bounded_http,
    connection_limits,
    frame_filter,
    frame_protocol,
    listeners,
    read_budget,
    read_slices,
    uvicorn_server,
)
from pixcade.server.net.connection_limits import ConnectionLimits
from pixcade.server.registry import (
    create,
    invitations,
    maintenance,
    registry,
    running_positions,
    surroundings,
)
from pixcade.server.replays import upload_process
from pixcade.server.rooms import bots, chat, presence, room
from pixcade.server.services import bundle, client_noise, fair_slots, growth
from pixcade.server.services.growth import Amount
from pixcade.server.ws import connection
from pixcade.store import rows
from pixcade.store.postgres import acknowledged, reader, writer
from pixcade.store.sqlite import writer as sqlite_writer
from pixcade.table import budgets, commands, settings
from pixcade.words import Words
from tests.deploy.deploy_files import ROOT

Sentence = tuple[str, tuple[float, ...]]

KB, MB, GB = 1 << 10, 1 << 20, 1 << 30
MINUTE, HOUR, DAY = 60_000, 3_600_000, 24 * 3_600_000
WORDS = {
    "one": 1, "an": 1, "once": 1, "two": 2, "twice": 2, "four": 4, "half a": 1 / 2, "quarter": 1 / 4, "fifth": 1 / 5,
    "eighth": 1 / 8, "sixteenth": 1 / 16, "four fifths": 4 / 5, "seven eighths": 7 / 8,
}  # fmt: skip
"""Figures in words."""
NUMBER = r"\d(?:[\d,]*\d)?(?:\.\d+)?"
FIGURE = rf"({NUMBER}|{'|'.join(sorted(WORDS, key=len, reverse=True))})"

ROOMY = ConnectionLimits(16 * 8 * 512)
"""The limits of a process with so many descriptors that each share of them is a whole number."""
USUAL = ConnectionLimits(1_024)
ADDRESS_MIB = 2 * listeners.SEND_BUFFER * connection_limits.MOST_PER_ADDRESS / MB
"""Linux doubles what is asked for, to have room for what it writes down of each packet."""
UNREAD_MIB = 2 * listeners.RECEIVE_BUFFER * connection_limits.MOST_PER_ADDRESS / MB
STEP = budgets.BUDGETS
ALL_IN_LOBBY = (STEP["seated"], STEP["left"], STEP["arranged"], STEP["swapped"])


def rate(one: Rate) -> tuple[float, ...]:
    """Return a rate as it is told: how many at once, then how many in how many seconds."""
    count = 1 if one.every >= 100 else 1_000 // one.every
    return one.burst, count, one.every * count / 1_000


def near(share: float) -> float:
    """Return the share itself if it is the first at which the operator is told that little is left."""
    below, at = (growth.state_of(Amount(round(share * 1_000) + more, 1_000)) for more in (-1, 0))
    return share if (below, at) == ("ok", "near") else 0


BY_NAME = {name: (*rate(budget.person), *rate(budget.address)) for name, budget in rate_limits.BUDGETS.items()}
CREATE, JOIN, NAME, CHAT, REPORT = (BY_NAME[name] for name in ("create", "join", "name", "chat", "report"))

SECURITY: tuple[Sentence, ...] = (
    ("a salt of its own, {} bytes", (SALT_BYTES,)),
    ("({} seconds by itself, {} at least)", (settings.GRACE / 1_000, commands.LEAST_GRACE / 1_000)),
    ("and kept for {} days", (tokens.COOKIE_SECONDS * 1_000 / DAY,)),
    (
        "A request has {} KiB of head and {} MiB in all, at most {} headers",
        (bounded_http.LONGEST_HEAD / KB, bounded_http.LONGEST_REQUEST / MB, bounded_http.MOST_HEADERS),
    ),
    ("{} parameters in a query of {} KiB", (middleware.MOST_PARAMETERS, middleware.LONGEST_QUERY / KB)),
    (
        "head must be there in {} seconds and its body {} seconds later",
        (bounded_http.SECONDS_TO_ASK, bounded_http.SECONDS_TO_SEND),
    ),
    ("more than {} chunks has {} bytes", (bounded_http.FREE_CHUNKS, bounded_http.LEAST_CHUNK)),
    ("is read {} times at once, and then {} a second", (bounded_http.READS_AT_ONCE, 1 / bounded_http.SECONDS_A_READ)),
    ("A body is at most {} KiB", (middleware.BODY_LIMIT / KB,)),
    ("an upload at most {} MiB", (middleware.UPLOAD_LIMIT / MB,)),
    ("a message on a socket at most {} KiB", (uvicorn_server.LONGEST_MESSAGE / KB,)),
    ("a message on a socket at most {} KiB", (frame_protocol.LONGEST_HEARD / KB,)),
    (
        "{} connections a person, {} connections an address",
        (rate_limits.CONNECTIONS_PER_PERSON, rate_limits.CONNECTIONS_PER_ADDRESS),
    ),
    ("Table ids have {} random bits", (8 * create.ID_BYTES,)),
    ("the secret of a link to a table {}", (4 * invitations.INVITE_DIGITS,)),
    ("seat links and tokens {}", (8 * tokens.SECRET_BYTES,)),
    ("A seat link works once, for {} minutes", (tables.LINK_SECONDS / 60,)),
    ("has {} signs out of {}", (tokens.CODE_LENGTH, len(tokens.CODE_SIGNS))),
    ("{} seconds of processor time and {} MiB", (upload_process.SECONDS, upload_process.MEBIBYTES)),
    ("Chat is deleted after {} days", (chat.CHAT_KEPT / DAY,)),
    ("or the first {} bits of one of ``", (proxies.IPV6_HOUSEHOLD,)),
    ("up to the newest {} lines that it acknowledged", (acknowledged.MOST_NOTED,)),
    (
        "more than {} sockets, through all processes, are told {} times a second",
        (registry.CROWD, 1 / registry.CROWD_SECONDS),
    ),
    ("has touched for {} hours", (create.LOBBY_KEPT / HOUR,)),
    ("is {} line a minute for each kind", (60 / client_noise.EVERY_SECONDS,)),
    ("was not heard is looked up within {}", (sync.RELOADED / 1_000,)),
    ("or within {} seconds where the news were lost", (sync.RELOADED / 1_000,)),
    ("told to the others {} times a second", (1_000 / sync.USED_TOLD,)),
    ("and there for {} minutes at most", (2 * redis_jobs.KEPT / MINUTE,)),
    ("a stop counts as {} hour at most", (surroundings.STOP_COUNTED / HOUR,)),
    ("a read handles {} frames", (read_budget.FRAMES_AT_ONCE,)),
    ("turns that get a {} of the loop's time", (read_budget.LOOP_SHARE,)),
    (
        "has {} frames at once and {} a second of its own",
        (read_budget.OWN_FRAMES, read_budget.OWN_FRAMES_A_SECOND),
    ),
    ("together {} and {} a second more", (read_budget.SHARED_FRAMES, read_budget.SHARED_FRAMES_A_SECOND)),
    ("the last is answered, {} a second", (1 / frame_protocol.SECONDS_A_PONG,)),
    ("at most {} of an address", (connection_limits.MOST_PER_ADDRESS,)),
    ("an {} of the room is closed to WebSockets", (1 - ROOMY.most_sockets / ROOMY.most,)),
    (
        "what is sent to them for {} seconds",
        (connection_limits.LOOK_SECONDS * connection_limits.STUCK_LOOKS,),
    ),
    (
        "take {} KiB of the kernel's memory for each of its {} connections, {} MiB in all, and {} KiB and",
        (2 * listeners.SEND_BUFFER / KB, connection_limits.MOST_PER_ADDRESS, ADDRESS_MIB, HIGH_WATER_LIMIT / KB),
    ),
    ("we do not read yet takes {} KiB for each, {} MiB in all", (2 * listeners.RECEIVE_BUFFER / KB, UNREAD_MIB)),
    ("Bans are put in place {} at a time", (authenticate.BANS_AT_ONCE,)),
    ("in slices of {} bytes", (read_slices.SLICE,)),
    ("pings beyond {} a second", (1 / frame_filter.SECONDS_A_PING,)),
    ("who is {} KiB ahead", (read_slices.MOST_WAITING / KB,)),
    ("by its {} frames", (read_slices.SLICE // 6,)),
    (
        "closed after {} seconds, instead of {} for a head and {} for a body",
        (read_slices.SECONDS_OPEN, bounded_http.SECONDS_TO_ASK, bounded_http.SECONDS_TO_SEND),
    ),
    ("Of one person {} wait in each queue", (fair_slots.MOST_OF_A_PERSON,)),
    ("of all hints {} is computed at a time", (bundle.HINTS_AT_ONCE,)),
    ("{} votes and {} returns of a seat, {} pauses", (STEP["agreed"], STEP["returned"], STEP["paused"])),
    ("pauses, {} changes of a program", (commands.MOST_CHANGES,)),
    *(("in a lobby {} times sitting down, leaving or arranging", (most,)) for most in ALL_IN_LOBBY),
    ("for each person, {} entries in all", (budgets.MOST_IN_LOBBY,)),
    ("the last {} messages are kept, for {} days", (chat.MOST_KEPT, chat.CHAT_KEPT / DAY)),
    ("as it stands after {} days", (maintenance.GAME_KEPT / DAY,)),
    ("a position among them) after {}.", (maintenance.ALONE_KEPT / DAY,)),
    ("at most about {} entries after it", (2 * room.SNAPSHOT_EVERY,)),
    (
        "may be {} at once and {} a second; who",
        (connection_limits.REQUESTS, connection_limits.REQUESTS_A_SECOND),
    ),
    ("Whole logs are read {} at a time", (games.REVIEWS_AT_ONCE,)),
)
SECURITY_NO_BOUND = (
    "Player 3", "SHA-256", "UTF-8", "version 0.3", "RFC 6455",
    "each step is seen within 3 seconds",  # its test says so
    # What proofs do.
    "a real server of 1,024 descriptors: what 99 of 100 acknowledgements take while 20 sockets flood",
    "999 unfinished requests", "The bar of 100 ms", "50,000 finished games",
)  # fmt: skip
"""Figures of security.md that bound nothing."""

GROWTH: tuple[Sentence, ...] = (
    ("At {} of a bound", (near(4 / 5),)),
    ("the disk has less than {} GiB", (growth.ENOUGH_FREE / GB,)),
    ("checkpointed after {} writes", (sqlite_writer.CHECKPOINT_WRITES,)),
    ("never pause at {} MB", (sqlite_writer.CHECKPOINT_PAGES * 4_096 // 1_000_000,)),
    ("its file keeps {} MiB at most", (sqlite_writer.WAL_BYTES / MB,)),
    ("the page weighs the last {}", (rows.GAMES_WEIGHED,)),
    ("| Chat messages | {} at once, then {} in {} s for a person | {} a table", (*CHAT[:3], chat.MOST_KEPT)),
    ("| Oldest chat message | time | {} days", (chat.CHAT_KEPT / DAY,)),
    ("one for each table with over {} entries", (room.SNAPSHOT_EVERY,)),
    ("each; {} at once, then {} a second for an address", (NAME[3], NAME[4] / NAME[5])),
    ("each; {} at once, then {} in {} s for a person", JOIN[:3]),
    ("| Seat links | ... | {} minutes", (tables.LINK_SECONDS / 60,)),
    ("| Reports | {} at once, then {} a minute for a person", (REPORT[0], 60 * REPORT[1] / REPORT[2])),
    ("| Lobbies | {} at once, then {} in {} s for a person; {}, then {} in {} s for an address", CREATE),
    ("| {} hours untouched", (create.LOBBY_KEPT / HOUR,)),
    ("| Lobby untouched for longest | time | {} hours", (create.LOBBY_KEPT / HOUR,)),
    ("whoever is there and the last {} of the others", (create.MOST_ALONG,)),
    ("| Entries in a lobby's log | ... | {} |", (budgets.MOST_IN_LOBBY,)),
    ("| Game at rest for longest | time | {} days without an entry", (maintenance.GAME_KEPT / DAY,)),
    ("| Game against bots at rest for longest | time | {} days without an entry", (maintenance.ALONE_KEPT / DAY,)),
    ("| Tables in memory | ... | {} seconds after", (registry.STAYS / 1_000,)),
    ("| Changes of a program in a turn | ... | {} |", (commands.MOST_CHANGES,)),
    ("| Connections of all kinds | ... | `` less what is kept; {} |", (connection_limits.MOST_PER_ADDRESS,)),
    (
        "| Sockets at tables | ... | {} of that; the sum; {}; {} |",
        (
            ROOMY.most_sockets / ROOMY.most,
            rate_limits.CONNECTIONS_PER_PERSON,
            rate_limits.CONNECTIONS_PER_ADDRESS,
        ),
    ),
    ("| Messages not yet taken | ... | {};", (connection.MOST_WAITING,)),
    (
        "| Requests over HTTP | an address, of {} that were heard last | {} at once, {} a second",
        (connection_limits.MOST_ADDRESSES, connection_limits.REQUESTS, connection_limits.REQUESTS_A_SECOND),
    ),
    (
        "| Frames beyond a connection's own share | an address | {} at once, {} a second",
        (read_budget.SHARED_FRAMES, read_budget.SHARED_FRAMES_A_SECOND),
    ),
    ("| Reviews kept in memory | ... | {},", (reviews.MOST_REVIEWS,)),
    ("| Running games kept folded in memory | ... | {},", (running_positions.MOST_FOLDED,)),
    ("| QR codes kept in memory | ... | {},", (pictures.QR_KEPT,)),
    *(
        (f"| {name} | a person | {{}} |", (fair_slots.MOST_OF_A_PERSON,))
        for name in ("Hints asked for", "Games being reviewed", "Records being read", "Names being taken out of games")
    ),
    ("| QR codes to be drawn | ... | {} |", (pictures.QR_WAITING,)),
    ("| Messages to other processes that wait | ... | {};", (redis.MOST_WAITING,)),
    (
        "the kernel keeps {} KiB for a connection, so {} MiB for the {} of an address",
        (2 * listeners.SEND_BUFFER / KB, ADDRESS_MIB, connection_limits.MOST_PER_ADDRESS),
    ),
    ("the process keeps {} KiB and one answer", (HIGH_WATER_LIMIT / KB,)),
    ("for now, the kernel keeps {} KiB for a connection, so {} MiB", (2 * listeners.RECEIVE_BUFFER / KB, UNREAD_MIB)),
    ("reset after {} seconds in which", (connection_limits.LOOK_SECONDS * connection_limits.STUCK_LOOKS,)),
    ("| Budgets of people kept in memory | {},", (rate_limits.MOST_BUCKETS,)),
    ("| Budgets of addresses kept in memory | - | {},", (rate_limits.MOST_BUCKETS,)),
)
BOUNDS: tuple[Sentence, ...] = (
    (
        "| frames on a socket | ... | {} at once, {} a second",
        (read_budget.OWN_FRAMES, read_budget.OWN_FRAMES_A_SECOND),
    ),
    ("| beyond that | ... | {} at once, {} a second", (read_budget.SHARED_FRAMES, read_budget.SHARED_FRAMES_A_SECOND)),
    ("| pings | ... | {} answer a second", (1 / frame_protocol.SECONDS_A_PONG,)),
    ("| pings | ... | {} answer a second", (1 / frame_filter.SECONDS_A_PING,)),
    (
        "| a request | ... | {} seconds for its head, {} more for its body",
        (bounded_http.SECONDS_TO_ASK, bounded_http.SECONDS_TO_SEND),
    ),
    (
        "| reads of a request | ... | {} as it arrives, then {} a second",
        (bounded_http.READS_AT_ONCE, 1 / bounded_http.SECONDS_A_READ),
    ),
    ("| connections | an address | {};", (connection_limits.MOST_PER_ADDRESS,)),
    (
        "| `` less a {}, at least {} (a {} of fewer than {}) and at most {};",
        (
            1 - ROOMY.most / (16 * 8 * 512),
            1_024 - USUAL.most,
            1 - ConnectionLimits(512).most / 512,
            4 * connection_limits.KEPT,
            (1 << 20) - ConnectionLimits(1 << 20).most,
        ),
    ),
    ("| sockets of tables | the process | {} of that", (ROOMY.most_sockets / ROOMY.most,)),
    (
        "| sockets of tables | a person, an address | {}, {}:",
        (rate_limits.CONNECTIONS_PER_PERSON, rate_limits.CONNECTIONS_PER_ADDRESS),
    ),
    (
        "With 1,024 descriptors these are {} connections, {} of them sockets, and {} of an address",
        (USUAL.most, USUAL.most_sockets, USUAL.most_per_address),
    ),
    ("each process has {} connections to the one", (reader.LINES + 1,)),
)
FAILURES: tuple[Sentence, ...] = (
    ("thinking about is thought again after {} seconds", (bots.CLAIM / 1_000,)),
    ("| the only process dies | ... or for {} seconds", (presence.AFTER_RESTART / 1_000,)),
    ("Whatever is sent waits for {} seconds", (writer.PATIENCE_SECONDS,)),
    ("look absent after {} seconds", (sync.BELIEVED / 1_000,)),
    ("tried again every {} seconds", (sqlite_writer.RESCUE_SECONDS,)),
    ("goes ahead by {} second every {} seconds at most", (bundle.LONGEST_STAND / 1_000, sync.RELOADED / 1_000)),
    ("restart all processes together: {} hour of the difference", (surroundings.STOP_COUNTED / HOUR,)),
    ("after the grace ({} seconds by itself)", (settings.GRACE / 1_000,)),
)
ELSEWHERE: tuple[Sentence, ...] = (
    ("PostgreSQL gets {} connections from each server process", (reader.LINES + 1,)),
    ("is being written and ends within {} seconds", (uvicorn_server.SECONDS_TO_END,)),
    ("Both are {} hours (ten years) at most", (MOST_HOURS,)),
)
OPERATING_NO_BOUND = (
    # What was measured.
    "writes, about 12 MB", "57 KB (Pixl for two) to 87 KB (Pixoid for four)", "about 200 bytes", "about 0.1 MB each",
    "about 3 KB each", "about 0.6 KB each, and 0.2 KB for each turn", "about 7 KB each", "about 20 KB each",
    "10,000 finished games take 0.6 to 0.9 GB",
    "; 1 while Bugs are silent",  # tests/server/security/test_silence.py
    # What proofs do.
    "floods 20 sockets", "keeps 999 requests",
    "With 1,024 descriptors", "asks for 65,536", "in pages of 4 KiB",
)  # fmt: skip
"""Figures of these sections of operating.md that bound nothing."""


def rows_of_growth() -> Iterable[Sentence]:
    """Return the rows of budgets of a step, of people and of addresses, by the names that the operator's page has."""
    words = Words("en", strict=True)
    for kind, most in STEP.items():
        end = ";" if kind in ("shared", "hosted") else " |"
        yield f"| {words.say(f'operating-growth-step-{kind}')} | ... | {{}}{end}", (most,)
    for name, figures in BY_NAME.items():
        row = words.say(f"operating-growth-rate-{name}")
        yield f"| {row} | {{}}, then {{}} in {{}} s | {{}}, then {{}} in {{}} s |", figures


def plain(document: str, section: str = "") -> str:
    """Return a document, or a section of it, in one line, without code, names of tests and numbers of promises."""
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    if section:
        text = text.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
        assert text, section
    text = re.sub(r"^```.*?^```$|^ *- `tests/[^\n]*$", "", text, flags=re.DOTALL | re.MULTILINE)
    return " ".join(re.sub(r"\bS\d+\b", "S", re.sub(r"`[^`]*`", "``", text)).split())


def found(sentence: str, text: str) -> re.Match[str]:
    """Return the one place at which a sentence stands."""
    pattern = re.escape(sentence).replace(re.escape("{}"), FIGURE).replace(re.escape("..."), "[^|]*?")
    places = list(re.finditer(rf"(?<![\d,.]){pattern}(?!\d)", text))
    assert len(places) == 1, f"{sentence!r} stands there {len(places)} times"
    return places[0]


def value(figure: str) -> float:
    """Return a figure as a number."""
    return WORDS[figure] if figure in WORDS else float(figure.replace(",", ""))


PARTS = {
    ("security.md", ""): (SECURITY, SECURITY_NO_BOUND),
    ("operating.md", "What grows, and how far"): ((*GROWTH, *rows_of_growth()), OPERATING_NO_BOUND),
    ("operating.md", "When somebody is at it"): (BOUNDS, OPERATING_NO_BOUND),
    ("operating.md", "What each failure looks like to players"): (FAILURES, None),
    ("operating.md", ""): (ELSEWHERE, None),
}
"""The sentences of each document or section, and its other figures; None where these are not looked for."""


@pytest.mark.parametrize(
    ("document", "section", "sentence", "figures"),
    [(*part, *sentence) for part, (sentences, _) in PARTS.items() for sentence in sentences],
)
def test_a_bound_in_a_document_is_that_of_the_program(
    document: str, section: str, sentence: str, figures: tuple[float, ...]
) -> None:
    stated = tuple(map(value, found(sentence, plain(document, section)).groups()))
    assert stated == pytest.approx(figures)


@pytest.mark.parametrize(("document", "section"), [part for part, (_, rest) in PARTS.items() if rest is not None])
def test_no_figure_stands_there_that_is_compared_with_nothing(document: str, section: str) -> None:
    sentences, rest = PARTS[document, section]
    text = plain(document, section)
    spans = chain.from_iterable(found(sentence, text).regs[1:] for sentence, _ in sentences)
    compared = {at for begin, end in spans for at in range(begin, end)}
    for one in rest or ():
        compared |= {at for place in re.finditer(re.escape(one), text) for at in range(*place.span())}
    left = [place for place in re.finditer(NUMBER, text) if place.start() not in compared]
    assert [text[max(0, place.start() - 40) : place.end() + 20] for place in left] == []


def test_the_table_beside_the_budgets_has_their_numbers() -> None:
    table = " ".join((rate_limits.__doc__ or "").split())
    for name, (*person, burst, count, seconds) in BY_NAME.items():
        mine = f"{person[0]:,}, {person[1]:,} in {person[2]:g} s"
        assert f" {name} {mine} {burst:,}, {count:,} in {seconds:g} s " in table, name
