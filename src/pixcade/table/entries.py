"""What a log is made of: one struct for each kind of entry.

A reveal, the application of moves and the end of a round are no entries: they follow from these.

Lines stay readable, so once a format is released it keeps its meaning: a kind or a field is never removed, renamed or
given another type or default. A new field comes last and has a default, which says what the lines before it mean. Every
addition is a new format: a server of an older version rejects its lines (`table.log-newer`) instead of misreading them.
Golden logs in `fixtures/logs` hold every kind and every field; `tests/table/golden_logs.py` makes them.
"""

from collections.abc import Mapping

from msgspec import Struct

from pixcade.table.settings import GRACE

FORMAT = 1
HOST = "host"
"""Stands in a log for the host."""


class EntryKind(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """Base of all kinds of entries: frozen structs, tagged in a line by their name in lower case."""


class Opened(EntryKind, frozen=True):
    """The table came to be. `rules` is the version of the game's rules, `previous` the table that this one is a rematch
    of, `timing` that of its reveals, `match` the first table of the match that it goes on with, empty where it begins
    one. The rest are the fields of `TableSettings`, spelt out since a log has its own
    form: a test compares them."""

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


class Arranged(EntryKind, frozen=True):
    """Before the start: what `Opened` said is replaced. Whoever has a seat that still exists keeps it."""

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


class Seated(EntryKind, frozen=True):
    """Somebody has a seat from now on. `holder` is `person` or `bot`, `key` says who without saying anything else.

    `person` is the public id of whoever it is, `program` says that a program of theirs plays, `by` who did it where
    it was not themselves: `host`, `operator` or `server`.
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
    """Before the start: two seats were swapped."""

    seat: int
    other: int


class Started(EntryKind, frozen=True):
    """The game has begun: its first step is open."""


class Submitted(EntryKind, frozen=True):
    """A move is in, replacing revision `revision - 1` of the same decision. `key` says who gave it.

    `commitment` and `salt` bind it: see `pixcade.games.commitment`. Move and salt stay secret until the reveal.
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
        """List every field but the secret ones: a repr could end up anywhere."""
        return [(name, getattr(self, name)) for name in self.__struct_fields__ if name not in ("move", "salt")]

    def __repr__(self) -> str:
        return f"Submitted({', '.join(f'{name}={value!r}' for name, value in self.__rich_repr__())})"


class Withdrawn(EntryKind, frozen=True):
    """A program was taken back; the decision is awaited again."""

    step: int
    piece: str
    seat: int
    revision: int
    key: str


class Expired(EntryKind, frozen=True):
    """Time ran out for these pieces: the game's default is their program."""

    step: int
    pieces: tuple[str, ...]


class Away(EntryKind, frozen=True):
    """A person is absent: the stand-in plays for them."""

    seat: int


class Returned(EntryKind, frozen=True):
    """A person is back and has their seat at once."""

    seat: int


class Paused(EntryKind, frozen=True):
    """Clocks are stopped from `since` on, which may lie before this entry where no server was running to write it."""

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
    """These seats, and no others, share a device with somebody else: no clock runs for them."""

    seats: tuple[int, ...]


class Agreed(EntryKind, frozen=True):
    """A seat votes to stop the game in its present state, or withdraws that. A vote of all people present ends it."""

    seat: int
    yes: bool


class Stopped(EntryKind, frozen=True):
    """The game was ended in its present state by `operator`, or by `server` where nobody came back to it."""

    by: str


What = (
    Opened | Arranged | Seated | Left | Swapped | Started | Submitted | Withdrawn | Expired | Away | Returned | Paused
    | Resumed | Hosted | Shared | Agreed | Stopped
)  # fmt: skip


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a table's log. `number` counts from 1, `time` is in whole milliseconds UTC and never goes back.

    `request` and `browser` say which request of whom has caused it, so that a repeated request is recognised.
    """

    table: str
    number: int
    format: int
    time: int
    what: What
    request: str = ""
    browser: str = ""
