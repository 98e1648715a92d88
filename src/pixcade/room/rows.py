"""Rows that are stored with a table's log, or that a room writes for the server."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class LogLine:
    """One encoded entry of a table's log. Unique by table and number; never changed."""

    table: str
    number: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table's row for lists and look-ups.

    `phase` is `lobby`, `playing`, `over` or `closed`. `touched` is the time of the last step, in the lobby of the last
    entry. `code` is the digest of the code to join by, or empty. `secret` seeds the randomness of its bots. `previous`
    is the table that this one follows. `clocks` means that clocks may run, so that the table has to be loaded after a
    restart. `deadline` is when the server has to act at a slow table, 0 for never: until then it needn't be loaded.
    `pace` is the time for a step there, 0 for other tables. `offered` is until when everyone may take a free seat in
    its lobby, 0 for never; `deadline` is then when bots take them, or the offer ends.
    """

    id: str
    game: str
    phase: str
    public: bool
    created: int
    touched: int
    code: str = ""
    secret: bytes = field(default=b"", repr=False)
    previous: str = ""
    clocks: bool = True
    deadline: int = 0
    pace: int = 0
    offered: int = 0


@dataclass(frozen=True, slots=True)
class TableUpdate:
    """Update a table's row, if the table still exists."""

    row: TableRow


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who has a seat, and whether their move is awaited.

    `key` and `person` are empty for a bot; an open seat has only a `name`.
    """

    table: str
    seat: int
    key: str = ""
    person: str = ""
    name: str = ""
    awaited: bool = False


@dataclass(frozen=True, slots=True)
class Grant:
    """A browser holds a seat key of a table from now on, or no longer (`held=False`)."""

    table: str
    key: str
    browser: str
    held: bool = True


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser or API client: the digest of its secret, its person, and the name it used last."""

    id: str
    person: str
    name: str
    program: bool
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat message. `seat` is -1 for a spectator; `phrase` names a ready-made message.

    `seats` says whether players can read it, `spectators` whether spectators can, while the game is in progress.
    """

    table: str
    number: int
    time: int
    person: str
    seat: int
    name: str
    text: str
    phrase: str
    seats: bool
    spectators: bool
    request: str = ""
    browser: str = ""


@dataclass(frozen=True, slots=True)
class ChatGone:
    """A chat message was removed."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class GamePlayer:
    """Who sat where when a game ended. `person` is empty for a bot."""

    seat: int
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class GameRow:
    """A finished game, for lists and to find its log by. `result` is the result in its record."""

    table: str
    game: str
    ended: int
    public: bool
    result: str
    players: tuple[GamePlayer, ...] = ()


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice to a person that a slow game waits for them, not to be sent before `due`.

    `kind` is `turn` or `reminder`. `channel` is empty until it is known where to send it.
    """

    person: str
    table: str
    step: int
    kind: str
    channel: str
    due: int
    attempts: int = 0


@dataclass(frozen=True, slots=True)
class NoticesGone:
    """Delete the notices of a table for steps before this one."""

    table: str
    step: int


@dataclass(frozen=True, slots=True)
class Visit:
    """A person has opened a slow game: they get notices again."""

    person: str
    visited: int


Row = (
    TableRow
    | TableUpdate
    | LogLine
    | SeatRow
    | Grant
    | Browser
    | ChatLine
    | ChatGone
    | GameRow
    | Notice
    | NoticesGone
    | Visit
)
