"""What a store promises, whichever database is behind it.

`write` takes everything that must be stored atomically: all of it is durable when the call returns, or none of it is
stored. Keys, codes and tokens are passed as digests: no store ever sees one itself.
"""

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from pixcade.core.errors import Refusal
from pixcade.table.snapshot import Snapshot

if TYPE_CHECKING:
    from pixcade.store.changes import TableChanges


class StoreTrouble(Refusal):
    """The store can't read or write at the moment.

    `store.full`, `store.read-only`, `store.broken`, `store.unreachable`, `store.gone`, `store.closed`. Nothing of the
    write was stored, unless it is Unclear; the same write may be tried again.
    """


class Unclear(StoreTrouble):
    """`store.unclear`: the connection was lost during a write, which was stored completely or not at all.

    Read to find out. Where the write has a line of a log it may be tried again: it raises Conflict if it was stored.
    """


class Conflict(Exception):
    """A line with this table and number exists already: another writer was first."""


class NoSuchTable(Exception):
    """A table that had to exist was removed. Nothing of the write was stored."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One entry of a table's log, encoded. Unique by table and number; never changed."""

    table: str
    number: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Salt:
    """The salt of the commitment to a program; it replaces and deletes the one of the same table, step and piece."""

    table: str
    step: int
    piece: str
    salt: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class SaltGone:
    """A program was taken back: the salt of its commitment is deleted."""

    table: str
    step: int
    piece: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is known of a table without reading its log; it replaces the row of the same id.

    `phase` is `lobby`, `playing`, `over` or `closed`. `code` is the digest of the code to join by, empty where none is
    valid. `secret` seeds the randomness of its bots. `previous` is the table that this one follows. `clocks` says that
    clocks may run at it, so that it has to go on after a restart though nobody asks for it.
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


@dataclass(frozen=True, slots=True)
class TableThere:
    """A table must exist, and can't be removed until the rest of the write is committed; otherwise NoSuchTable."""

    table: str


@dataclass(frozen=True, slots=True)
class Grant:
    """A browser holds a seat key of a table from now on; with `held=False` it held one and no longer does."""

    table: str
    key: str
    browser: str
    held: bool = True


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser, or a program with a token: the digest of its secret, whose it is, and the name it used last."""

    id: str
    person: str
    name: str
    program: bool
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class SeatLink:
    """A link that carries a seat key to another device: works once, until it expires. `id` is its digest."""

    id: str
    table: str
    key: str
    expires: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat message at a table. `seat` is -1 for a spectator; `phrase` names a ready-made one.

    `seats` says whether players read it, `spectators` whether spectators do, while the game goes on.
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


@dataclass(frozen=True, slots=True)
class ChatGone:
    """A message was removed by the operator."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game that is over: for lists, and to find its log by. `result` is the line of its record."""

    table: str
    game: str
    ended: int
    public: bool
    result: str
    players: tuple["GamePlayer", ...] = ()


@dataclass(frozen=True, slots=True)
class GamePlayer:
    """Who sat where when a game ended. `person` is empty for a bot of ours."""

    seat: int
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class GameGone:
    """A game was removed by the operator: its row, log, salts and chat."""

    table: str


@dataclass(frozen=True, slots=True)
class NameGone:
    """A person's name is removed from a finished game (not from its log) and from what they wrote at its table.

    It is empty in their player row, and `instead` in their messages.
    """

    person: str
    table: str
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Ban:
    """A browser (`browser`, by person id) or an address (`address`) is banned until a time; a past time ends it."""

    kind: str
    value: str
    until: int
    reason: str


@dataclass(frozen=True, slots=True)
class Report:
    """Somebody asks the operator to look at a name or a message."""

    id: str
    time: int
    table: str
    kind: str
    about: str
    text: str
    by: str


@dataclass(frozen=True, slots=True)
class ReportDone:
    """A report was handled."""

    id: str


@dataclass(frozen=True, slots=True)
class OperatorSetting:
    """A setting that the operator changed at run time (an announcement, maintenance); an empty value removes it."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class StoreSizes:
    """How much a store holds. Times are in milliseconds, 0 where there is nothing; -1 stands for what is not known."""

    database: int
    """Bytes on disk, without the write-ahead log."""
    write_ahead_log: int
    disk_free: int
    copies: int
    """Bytes of what was rescued, replaced or put aside, in files beside the database."""
    games: int
    game_bytes: int
    """About how many bytes one of the last finished games takes."""
    oldest_game: int
    chat: int
    chat_at_a_table: int
    oldest_chat: int
    lobbies: int
    playing: int
    lobby_entries: int
    """Entries in the longest log of a lobby."""
    game_entries: int
    """Entries in the longest log of a game that goes on."""
    oldest_lobby: int
    snapshots: int
    snapshot_bytes: int
    browsers: int
    grants: int
    links: int
    bans: int
    reports: int


Write = (
    LogLine | Salt | SaltGone | TableRow | TableThere | Grant | Browser | SeatLink | ChatLine | ChatGone | GameRow
    | GameGone | NameGone | Ban | Report | ReportDone | OperatorSetting | Snapshot
)  # fmt: skip


class Store(Protocol):
    """The logs of tables and the rows beside them. Every method may raise StoreTrouble."""

    @property
    def changes(self) -> "TableChanges | None":
        """The tables that were written to; None where other processes write to the database too."""

    def write(self, *writes: Write) -> Awaitable[None]:
        """Do all of these in this order, durably, or none of them. Raises Conflict and NoSuchTable."""

    async def clock(self) -> int | None:
        """Return the time of the store's own clock in milliseconds; None where it has none that others share."""

    async def log(self, table: str, after: int = 0, most: int | None = None) -> list[str]:
        """Return the lines of a log with a number above `after`, in order, the first `most` of them.

        None for a table that does not exist.
        """

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return the last snapshot of a table, which may be of any version."""

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        """Return the highest number in the log of each of these tables; 0 where there is no log."""

    async def playing(self, among: Sequence[str] | None = None) -> Sequence[tuple[str, str, int]]:
        """Return the tables that are being played, of these or of all: id, game, and the highest number in the log."""

    async def last_times(self) -> Mapping[str, int]:
        """Return when each table that is not over was last written to, by its row and the last line of its log."""

    async def salts(self, table: str, since: int = 0) -> Mapping[tuple[int, str], str]:
        """Return the salts of a table by step and piece, from a step on."""

    async def table(self, table: str) -> TableRow | None:
        """Return one table."""

    async def tables(
        self, phases: Sequence[str], *, public: bool | None = None, clocks: bool | None = None, most: int = 1000
    ) -> list[TableRow]:
        """Return the tables in these phases, the last touched first."""

    async def table_by_code(self, code: str) -> TableRow | None:
        """Return the table that the digest of a code leads to."""

    async def followers(self, table: str) -> list[TableRow]:
        """Return the tables that follow this one (rematches), the oldest first."""

    async def grants(self, table: str) -> list[Grant]:
        """Return the present and past holders of the seats of a table."""

    async def granted(self, table: str, browser: str) -> bool:
        """Return whether a browser was ever let in to a table."""

    async def browser(self, browser: str) -> Browser | None:
        """Return what is known of a browser."""

    async def take_link(self, link: str, now: int) -> SeatLink | None:
        """Use up a seat link: return it once, if it has not expired, and delete it."""

    async def end_links(self, table: str, key: str) -> None:
        """End all links to a seat key that have not been used."""

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        """Return the chat of a table, in order."""

    async def game(self, table: str) -> GameRow | None:
        """Return a finished game."""

    async def games(
        self, *, person: str = "", public: bool | None = None, before: int | None = None, most: int = 50
    ) -> list[GameRow]:
        """Return finished games that ended before a time, the last first; of a person where one is named."""

    async def series(self, table: str, most: int) -> list[GameRow]:
        """Return the finished games of a table and of those that led to it by rematches, the last one first.

        At most so many, and none before a table that has no game.
        """

    async def games_of(self, person: str, *, after: str = "", most: int = 50) -> list[str]:
        """Return the tables of a person's finished games in the order of their ids, from behind one of them."""

    async def bans(self, now: int) -> list[Ban]:
        """Return the bans that have not ended."""

    async def reports(self) -> list[Report]:
        """Return the reports that the operator has not handled."""

    async def settings(self) -> Mapping[str, str]:
        """Return what the operator has set."""

    async def sizes(self) -> StoreSizes:
        """Return how much there is of everything; takes longer the more there is."""

    async def tidy(self, *, chat_before: int, lobbies_before: int, links_before: int) -> Sequence[str]:
        """Delete chat and links from before these times, and lobbies untouched since then with their logs.

        Returns the ids of the tables that were removed.
        """

    async def close(self) -> None:
        """Wait for pending writes, then close. Later calls raise StoreTrouble `store.closed`."""
