"""Log entries: one struct per kind.

A reveal, its moves and the end of a round aren't entries: they follow from these.

A released format keeps its meaning: a kind or field is never removed, renamed or given another type or default. A new
field comes last and has a default, which applies to older lines. Every addition is a new format: an older server
rejects its lines (`table.log-newer`) instead of misreading them. The golden logs in `fixtures/logs` have every kind and
field; `tests/table/golden_logs.py` makes them.
"""

from collections.abc import Mapping

from msgspec import Struct

from pixcade.table.settings import GRACE

FORMAT = 1
HOST = "host"
"""The `by` of entries that the host caused."""


class EntryKind(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """Base of all kinds of entries: frozen structs, tagged with their lowercase name."""


class Opened(EntryKind, frozen=True):
    """The table was created.

    `rules` is the version of the game's rules, `previous` the table that this one is a rematch of, `timing` that of its
    reveals, `match` the first table of the match it continues, empty if it begins one. The rest are the fields of
    `TableSettings`, repeated because the log's format is independent; a test compares them.
    """

    game: str
    rules: int
    options: Mapping[str, str]
    start: str
    clock: str
    milliseconds: int
    stand_in: str
    grace: int = GRACE
    public: bool = False
    chat: bool = True
    previous: str = ""
    timing: int = 1
    best_of: int = 0
    match: str = ""
    daily: str = ""


class Arranged(EntryKind, frozen=True):
    """Settings were changed before the start. Seats that still exist keep their holders."""

    game: str
    rules: int
    options: Mapping[str, str]
    start: str
    clock: str
    milliseconds: int
    stand_in: str
    grace: int
    public: bool
    chat: bool
    best_of: int = 0
    daily: str = ""


class Seated(EntryKind, frozen=True):
    """A seat was taken. `holder` is `person` or `bot`, `key` identifies the holder without revealing anything else.

    `person` is the person's public id, `program` is true for their API client, `by` is set if someone else caused it:
    `host`, `operator` or `server`.
    """

    seat: int
    holder: str
    name: str
    key: str
    person: str = ""
    program: bool = False
    by: str = ""


class Left(EntryKind, frozen=True):
    """A seat is open again."""

    seat: int
    by: str = ""


class Swapped(EntryKind, frozen=True):
    """Two seats were swapped before the start."""

    seat: int
    other: int


class Started(EntryKind, frozen=True):
    """The game has begun: its first step is open."""


class Submitted(EntryKind, frozen=True):
    """A move was submitted, replacing revision `revision - 1` of the same decision. `key` is the submitter's.

    `commitment` and `salt` commit to it: see `pixcade.games.commitment`. Move and salt stay secret until the reveal.
    """

    step: int
    piece: str
    seat: int
    move: str
    revision: int
    key: str
    commitment: str = ""
    salt: str = ""

    def __rich_repr__(self) -> list[tuple[str, object]]:
        """Omit the secret fields: a repr can end up anywhere."""
        return [(name, getattr(self, name)) for name in self.__struct_fields__ if name not in ("move", "salt")]

    def __repr__(self) -> str:
        return f"Submitted({', '.join(f'{name}={value!r}' for name, value in self.__rich_repr__())})"


class Withdrawn(EntryKind, frozen=True):
    """A move was withdrawn; the decision is awaited again."""

    step: int
    piece: str
    seat: int
    revision: int
    key: str


class TakenBack(EntryKind, frozen=True):
    """A person alone with bots took back their move of a step and everything after it: that step is open again."""

    step: int
    seat: int


class Expired(EntryKind, frozen=True):
    """Time ran out for these pieces: they get the game's default move."""

    step: int
    pieces: tuple[str, ...]


class Away(EntryKind, frozen=True):
    """A person is absent: the stand-in plays for them."""

    seat: int


class Returned(EntryKind, frozen=True):
    """A person is back and has their seat again."""

    seat: int


class Off(EntryKind, frozen=True):
    """A person takes days off from a slow game, until this time, or is back early."""

    seat: int
    until: int


class Paused(EntryKind, frozen=True):
    """Clocks are stopped from `since` on, which may be earlier than the entry if no server was running."""

    since: int
    by: str = ""


class Resumed(EntryKind, frozen=True):
    """Clocks run again from this entry on."""

    by: str = ""


class Hosted(EntryKind, frozen=True):
    """This person is host from now on."""

    person: str
    by: str


class Shared(EntryKind, frozen=True):
    """These seats, and no others, share a device: no clock runs for them."""

    seats: tuple[int, ...]


class Agreed(EntryKind, frozen=True):
    """A seat votes to stop the game in its present state, or withdraws its vote.

    It ends when all people present agree.
    """

    seat: int
    yes: bool


class Stopped(EntryKind, frozen=True):
    """The game was ended in its present state by `operator`, or by `server` because nobody returned to it."""

    by: str


What = (
    Opened | Arranged | Seated | Left | Swapped | Started | Submitted | Withdrawn | TakenBack | Expired | Away
    | Returned | Off | Paused | Resumed | Hosted | Shared | Agreed | Stopped
)  # fmt: skip


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a table's log. `number` counts from 1, `time` is UTC in milliseconds and never decreases.

    `request` and `browser` identify the request that caused it, so that a repeated request is recognised.
    """

    table: str
    number: int
    format: int
    time: int
    what: What
    request: str = ""
    browser: str = ""
