"""What travels over plain HTTP: making and joining tables, and everything that is not at a table.

Every answer that is no success is a `PixcadeError`. A GET changes nothing.
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
    """Why something was not done: a code, the rule that it stands on, and values for a sentence."""

    code: str
    rule: str
    values: dict[str, str | int]


class NoBody(Body, frozen=True):
    """Nothing more is to be said."""


class NewSession(Body, frozen=True):
    """Begin to be somebody: a browser without a cookie is given one. A name is remembered for the next table.

    `password` is the one of the server, where it has one; it is asked for once.
    """

    name: Name = ""
    password: Annotated[str, Meta(max_length=200)] = ""


class SessionView(Struct, frozen=True):
    """Who this browser is."""

    person: str
    name: str


class OptionView(Struct, frozen=True):
    """An option of a game: its choices (none where the value is a text of its own kind), default and rule."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str


class PlayableGame(Struct, frozen=True):
    """A game that is played here, with the levels of its bots, the weakest first."""

    id: str
    players: tuple[int, ...]
    rules: int
    options: tuple[OptionView, ...]
    levels: tuple[str, ...]


class ServerInfo(Struct, frozen=True):
    """What this server is and offers. `here` says that the page is open on the machine itself.

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


class NewSeat(Body, frozen=True):
    """A seat of a new table: left `open`, given to a `bot` of a level (or with a persona), or to `me` under a name."""

    holder: Literal["open", "bot", "me"] = "open"
    level: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""


class NewTable(Body, frozen=True):
    """Make a table. `start` begins the game at once, where every seat is taken."""

    settings: TableSettings
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=8)] = ()
    start: bool = False


class TableMade(Struct, frozen=True):
    """A table: where it is, what stands after the # of a link to it, and the code to join by."""

    table: str
    invite: str
    code: str


class JoinByLink(Body, frozen=True):
    """Come to a table with what stood after the # of a link."""

    invite: Secret


class JoinByCode(Body, frozen=True):
    """Come to a table with the six letters that somebody has read aloud."""

    code: Secret


class Joined(Struct, frozen=True):
    """You may come to this table. `screen`: a shared screen shows its board, so a phone need only be a controller."""

    table: str
    screen: bool = False


class NewLink(Body, frozen=True):
    """Ask for a link that takes one's seat to another device."""

    seat: SeatNumber


class LinkMade(Struct, frozen=True):
    """The secret of a seat link: works once, for so many seconds."""

    secret: str
    seconds: int


class UseLink(Body, frozen=True):
    """Take a seat to this device with the secret of a seat link."""

    secret: Secret


class SignOut(Body, frozen=True):
    """Let only this device hold a seat from now on."""

    seat: SeatNumber


class TableSummary(Struct, frozen=True):
    """A table as a list shows it. `free` counts open seats, `players` are the names of the others, a bot's its level.

    `bots` says of each of them whether it is one.
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


class AskRunning(Body, frozen=True):
    """Ask which of these tables still go on; a device remembers those at which somebody sat down on it."""

    tables: Annotated[tuple[Word, ...], Meta(max_length=20)]


class RunningTable(Struct, frozen=True):
    """A table at which you have a seat: how it stands, whether it waits for you, how long nothing has happened there.

    `players` are the names of the others who sit there, a bot's its level; `bots` says of each whether it is one.
    `ago` is in milliseconds.
    """

    table: str
    game: str
    phase: str
    due: bool
    ago: int
    players: tuple[str, ...]
    bots: tuple[bool, ...]


class RunningTables(Struct, frozen=True):
    """Tables that go on at which you have a seat, those that wait for you first, then as they were asked for."""

    tables: tuple[RunningTable, ...]


class ListedPlayer(Struct, frozen=True):
    """Who sat where when a game ended; a name that was taken out is empty, a bot has no person."""

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
    """Finished games, the last first. `before` asks for more, 0 where there are none."""

    games: tuple[GameSummary, ...]
    before: int


class FrameView(Struct, frozen=True):
    """One moment of a replay: the position, and the programs and events that led to it."""

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
    """A step that was revealed: how things stood before it, what happened, and the seats whose time had run out."""

    step: int
    facts: GameData
    events: tuple[EventView, ...]
    late: tuple[int, ...]


class HistoryView(Struct, frozen=True):
    """The steps of the round that is played, the first first. Facts are what differs from the table's `board`."""

    steps: tuple[PastStep, ...]


class Forget(Body, frozen=True):
    """Take one's name out of a finished game, or out of all where none is named."""

    table: Annotated[str, Meta(max_length=16)] = ""


class NewToken(Body, frozen=True):
    """Ask for a token by which a program can come to tables in this person's name."""

    name: Name = ""


class TokenMade(Struct, frozen=True):
    """A token: it is shown this once."""

    token: str
    person: str


class NewReport(Body, frozen=True):
    """Ask the operator to look at a name (`about` is a person) or a message (`about` is its number)."""

    table: Annotated[str, Meta(max_length=16)]
    kind: Literal["name", "message"]
    about: Word
    text: Text = ""


class Uploaded(Body, frozen=True):
    """A record, to be checked and shown."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class WhatIf(Body, frozen=True):
    """Go on from a position against bots of a level, at a table of one's own and on a seat of one's choice."""

    game: Word
    position: Annotated[str, Meta(min_length=1, max_length=4000)]
    seat: SeatNumber = 0
    level: Word = "normal"


class AskPosition(Body, frozen=True):
    """Ask what the rules say of a position. Nothing is kept of it."""

    game: Word
    position: Annotated[str, Meta(min_length=1, max_length=4000)]


class PositionView(Struct, frozen=True):
    """A position as the rules see it: facts (docs/engine.md) and choices by piece (docs/protocol.md)."""

    position: str
    facts: GameData
    choices: GameData
    points: tuple[int, ...]
    over: bool


class TryMoves(Body, frozen=True):
    """Try out one step from a position, with a move for every piece that is due. Nothing is kept of it."""

    game: Word
    position: Annotated[str, Meta(min_length=1, max_length=4000)]
    moves: Annotated[dict[Word, Word], Meta(max_length=8)]


class TriedMoves(Struct, frozen=True):
    """What the moves have led to, and what happened on the way."""

    position: str
    facts: GameData
    events: tuple[EventView, ...]
    choices: GameData
    points: tuple[int, ...]
    over: bool


class Linked(Body, frozen=True):
    """A link to this server, to be drawn as a QR code. What stands after its # travels in no address."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Health(Struct, frozen=True):
    """How the server is: `ok`, or what is wrong with its store."""

    status: str
    store: str


class OpenLan(Body, frozen=True):
    """Let other devices of this network in, asked on the machine itself."""

    open: bool = True
