"""HTTP messages: creating and joining tables, and everything outside a table.

Every unsuccessful answer is an `ErrorBody`. A GET changes nothing.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pixcade.protocol.client_messages import Name, SeatNumber, Text
from pixcade.protocol.server_messages import EventView, GameData
from pixcade.table.settings import TableSettings, Word

Secret = Annotated[str, Meta(min_length=1, max_length=100)]
TableId = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}$")]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; an unknown field is rejected."""


class ErrorBody(Struct, frozen=True):
    """An error: a code, the rule behind it, and values for a message."""

    code: str
    rule: str
    values: dict[str, str | int]


class NoBody(Body, frozen=True):
    """An empty answer."""


class NewSession(Body, frozen=True):
    """Start a session: a browser without a cookie gets one. The name is remembered for the next table.

    `password` is the server's, if it has one; it is needed once.
    """

    name: Name = ""
    password: Annotated[str, Meta(max_length=200)] = ""


class SessionView(Struct, frozen=True):
    """This browser's identity."""

    person: str
    name: str


class OptionView(Struct, frozen=True):
    """An option of a game: its choices (empty for free text), default and rule."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str


class PlayableGame(Struct, frozen=True):
    """A game offered here, with the levels of its bots, weakest first."""

    id: str
    players: tuple[int, ...]
    rules: int
    options: tuple[OptionView, ...]
    levels: tuple[str, ...]


class ServerInfo(Struct, frozen=True):
    """What this server offers. `here` means that the browser runs on the same machine, `mail` that it sends mail,
    `open_seats` that free seats can be offered to everyone, `passkeys` that
    browsers offer them at this address.

    A bot is named by one of the `levels`, or by a level and one of the `personas`: `hard.blip`.
    """

    protocol: int
    build: str
    games: tuple[PlayableGame, ...]
    levels: tuple[str, ...]
    phrases: tuple[str, ...]
    public: bool
    password: bool
    may_create: bool
    chat: bool
    grace: int
    announcement: str
    maintenance: bool
    here: bool
    lan: bool
    links: tuple[str, ...]
    person: str
    name: str
    personas: tuple[str, ...] = ()
    mail: bool = False
    open_seats: bool = False
    passkeys: bool = False


class NewSeat(Body, frozen=True):
    """A seat of a new table: `open`, a `bot` with a level (and perhaps a persona), or `me` with a name."""

    holder: Literal["open", "bot", "me"] = "open"
    level: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""


class NewTable(Body, frozen=True):
    """Create a table. `start` starts the game immediately if every seat is taken."""

    settings: TableSettings
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=8)] = ()
    start: bool = False


class TableMade(Struct, frozen=True):
    """A new table: its id, the secret after the # of its link, and the code to join by."""

    table: str
    invite: str
    code: str


class JoinByLink(Body, frozen=True):
    """Join a table with the secret after the # of its link."""

    invite: Secret


class JoinByCode(Body, frozen=True):
    """Join a table with its six-letter code."""

    code: Secret


class Joined(Struct, frozen=True):
    """Admitted to a table. `screen`: a shared screen shows the board, so a phone can be a mere controller.

    `seat` is the first free seat, from 0; -1 if there is none.
    """

    table: str
    screen: bool = False
    seat: int = -1


class NewLink(Body, frozen=True):
    """Create a link that takes one's seat to another device."""

    seat: SeatNumber


class LinkMade(Struct, frozen=True):
    """The secret of a seat link: valid once, for `seconds`."""

    secret: str
    seconds: int


class UseLink(Body, frozen=True):
    """Take a seat to this device with the secret of a seat link."""

    secret: Secret


class SignOut(Body, frozen=True):
    """Take a seat away from all other devices."""

    seat: SeatNumber


class TableSummary(Struct, frozen=True):
    """A table in a list. `free` counts open seats, `players` are the names of the others (a bot's is its level).

    `bots` has for each of them whether it is a bot.
    """

    table: str
    game: str
    phase: str
    free: int
    players: tuple[str, ...]
    bots: tuple[bool, ...]
    clock: str
    milliseconds: int
    watching: int


class TableList(Struct, frozen=True):
    """Public tables."""

    tables: tuple[TableSummary, ...]


class OpenTable(Struct, frozen=True):
    """A slow game with seats for everyone: its options, the time for a step, its people, how many bots, how many seats.

    `bots_in` is after how many milliseconds bots take the free seats, -1 for never.
    """

    table: str
    game: str
    options: dict[str, str]
    pace: int
    players: tuple[str, ...]
    bots: int
    free: int
    bots_in: int


class OpenTables(Struct, frozen=True):
    """Tables with open seats, the latest first."""

    tables: tuple[OpenTable, ...]


class AskRunning(Body, frozen=True):
    """Ask which of these tables are still in progress; a device remembers those where its user took a seat.

    Slow games are returned even if they are not in the list.
    """

    tables: Annotated[tuple[Word, ...], Meta(max_length=20)]


class RunningTable(Struct, frozen=True):
    """A table where you have a seat: its state, whether it waits for you, and the time since the last activity.

    `players` are the names of the others (a bot's is its level); `bots` has for each whether it is a bot. `waiting` are
    the names of those whose moves are missing. `ago` is in milliseconds, and so is in a slow game the time `left` (-1
    without a deadline), of `pace` for a step, and after how long the first of those it waits for is `back` from days
    off.
    """

    table: str
    game: str
    phase: str
    due: bool
    ago: int
    players: tuple[str, ...]
    bots: tuple[bool, ...]
    waiting: tuple[str, ...] = ()
    left: int = -1
    pace: int = 0
    back: int = 0


class RunningTables(Struct, frozen=True):
    """Tables in progress where you have a seat: first those that wait for you, then in the order of the request."""

    tables: tuple[RunningTable, ...]


class ListedPlayer(Struct, frozen=True):
    """A player of a finished game; a removed name is empty, a bot has no person."""

    seat: int
    person: str
    name: str


class GameSummary(Struct, frozen=True):
    """A finished game. `ago` is in milliseconds."""

    table: str
    game: str
    ago: int
    public: bool
    result: str
    players: tuple[ListedPlayer, ...]


class GameList(Struct, frozen=True):
    """Finished games, latest first. Pass `before` to get more; it is 0 at the end."""

    games: tuple[GameSummary, ...]
    before: int


class FrameView(Struct, frozen=True):
    """One frame of a replay: the position, and the moves and events that led to it."""

    step: int
    position: str
    facts: GameData
    points: tuple[int, ...]
    moves: dict[str, str]
    events: tuple[EventView, ...]


class ReplayView(Struct, frozen=True):
    """A whole game, to be shown step by step. `board` and `facts` are as in `state` messages."""

    game: str
    rules: int
    options: dict[str, str]
    players: tuple[str, ...]
    result: str
    board: GameData
    frames: tuple[FrameView, ...]


class PastStep(Struct, frozen=True):
    """A revealed step: the position before it, the events, and the seats whose time had run out."""

    step: int
    facts: GameData
    events: tuple[EventView, ...]
    late: tuple[int, ...]


class HistoryView(Struct, frozen=True):
    """The steps of the current round, in order. Facts are the difference to the table's `board`."""

    steps: tuple[PastStep, ...]


class Forget(Body, frozen=True):
    """Remove one's name from a finished game, or from all if none is given."""

    table: Annotated[str, Meta(max_length=16)] = ""


class NewToken(Body, frozen=True):
    """Create a token for an API client that plays in this person's name."""

    name: Name = ""


class TokenMade(Struct, frozen=True):
    """A new token. It is shown only once."""

    token: str
    person: str


class NewReport(Body, frozen=True):
    """Report a name (`about` is a person) or a message (`about` is its number) to the operator."""

    table: Annotated[str, Meta(max_length=16)]
    kind: Literal["name", "message"]
    about: Word
    text: Text = ""


class Uploaded(Body, frozen=True):
    """A record to validate and show."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class WhatIf(Body, frozen=True):
    """Play on from a position against bots of a level, at a private table on a seat of one's choice."""

    game: Word
    position: Annotated[str, Meta(min_length=1, max_length=4000)]
    seat: SeatNumber = 0
    level: Word = "normal"


class AskPosition(Body, frozen=True):
    """Evaluate a position by the rules. Nothing is stored."""

    game: Word
    position: Annotated[str, Meta(min_length=1, max_length=4000)]


class PositionView(Struct, frozen=True):
    """A position according to the rules: facts (docs/engine.md) and choices by piece (docs/protocol.md)."""

    position: str
    facts: GameData
    choices: GameData
    points: tuple[int, ...]
    over: bool


class TryMoves(Body, frozen=True):
    """Try one step from a position, with a move for every pending piece. Nothing is stored."""

    game: Word
    position: Annotated[str, Meta(min_length=1, max_length=4000)]
    moves: Annotated[dict[Word, Word], Meta(max_length=8)]


class TriedMoves(Struct, frozen=True):
    """The position after the moves, and the events."""

    position: str
    facts: GameData
    events: tuple[EventView, ...]
    choices: GameData
    points: tuple[int, ...]
    over: bool


class Linked(Body, frozen=True):
    """A link to this server, to be shown as a QR code. Its fragment (after the #) is never sent in an address."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Health(Struct, frozen=True):
    """The server's health: `ok`, or the problem of its store."""

    status: str
    store: str


class OpenLan(Body, frozen=True):
    """Admit other devices of this network; only from the same machine."""

    open: bool = True
