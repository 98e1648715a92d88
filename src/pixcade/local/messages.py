"""Messages between the web client's worker and the engine, as JSON: inputs go in, outputs come out in order."""

from msgspec import Struct

from pixcade.room.rows import GameRow, Grant, SeatRow, TableRow


class Input(Struct, frozen=True, tag_field="type", tag=str.lower):
    """An input of the engine."""


class Call(Input, frozen=True):
    """A request as a server gets it over HTTP; answered by `Answered`."""

    id: int
    method: str
    path: str
    body: str = ""


class Connect(Input, frozen=True):
    """A page opens the socket of a table; it sends hello next."""

    socket: int
    table: str


class Receive(Input, frozen=True):
    """A message on a socket."""

    socket: int
    text: str


class Disconnect(Input, frozen=True):
    """A page has closed a socket."""

    socket: int


class Stored(Input, frozen=True):
    """A batch is in the browser's storage; with an `error` nothing of it is, nor of the table's later batches."""

    batch: int
    error: str = ""


class Tick(Input, frozen=True):
    """The time of the last `Wake` has come."""


class Think(Input, frozen=True):
    """There is time to compute one decision of a bot."""


AnyInput = Call | Connect | Receive | Disconnect | Stored | Tick | Think


class Found(Struct, frozen=True):
    """What the browser's storage has: every table, and the log of the one that was needed."""

    tables: tuple[str, ...]
    lines: tuple[str, ...] = ()


class Output(Struct, frozen=True, tag_field="type", tag=str.lower):
    """An output of the engine."""


class Answered(Output, frozen=True):
    """The answer to a `Call`: the status and body that a server would send."""

    id: int
    status: int
    text: str


class Frame(Output, frozen=True):
    """A message for a socket."""

    socket: int
    text: str


class Closed(Output, frozen=True):
    """A socket is closed."""

    socket: int


class Line(Struct, frozen=True, array_like=True):
    """One entry of a table's log."""

    table: str
    number: int
    text: str


class Store(Output, frozen=True):
    """Write these tables and lines in one transaction, then send `Stored`."""

    batch: int
    table: str
    tables: tuple[tuple[str, str], ...]
    lines: tuple[Line, ...]


class Wake(Output, frozen=True):
    """Send `Tick` at this time instead of the time requested before; None for never."""

    time: int | None


class Thinking(Output, frozen=True):
    """Bots have decisions to compute: send `Think`."""


class Need(Output, frozen=True):
    """Nothing was done: send the same input again with what the storage has of this table, or of none if empty."""

    table: str


class StoredTable(Struct, frozen=True):
    """Everything that is stored of a table next to its log."""

    row: TableRow
    seats: tuple[SeatRow, ...] = ()
    grants: tuple[Grant, ...] = ()
    game: GameRow | None = None
    """Set when the game is over."""


class Import(Struct, frozen=True):
    """The body of a request that imports a file."""

    file: str


class SavedGame(Struct, frozen=True):
    """A table in a file of exported games."""

    table: StoredTable
    log: tuple[str, ...]


class SavedGames(Struct, frozen=True, tag_field="file", tag="pixcade-games"):
    """A file of exported games."""

    version: int
    games: tuple[SavedGame, ...]
