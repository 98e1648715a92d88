"""What a log is made of. An entry is unique by table and number; formats are only ever added to.

A reveal, the application of moves and the end of a round are no entries: they follow from these. Format 2 added what a
server needs: commitments, who is host, who did something to somebody else's seat (`by`), and the end by agreement. A
field that came with it is marked so, and an older line is read with its default.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

FORMAT = 2
"""The newest format that this version writes and reads."""


GRACE = 60_000
"""How long somebody may be gone before the stand-in has their seat, unless a table says otherwise."""


def newer(default: Any, **settings: Any) -> Any:
    """A field that came with format 2."""
    return field(default=default, metadata={"format": 2}, **settings)


@dataclass(frozen=True, slots=True)
class Opened:
    """The table came to be. `start` is the position it begins with, empty for a game's own; `clock` is `none`,
    `decision` or `bank`, with its milliseconds; `stand_in` names the bot that plays for somebody who is away, after
    `grace` milliseconds; `previous` is the table that this one is a rematch of."""

    game: str
    rules: int
    options: Mapping[str, str]
    start: str
    clock: str
    milliseconds: int
    stand_in: str
    grace: int = newer(GRACE)
    public: bool = newer(False)
    chat: bool = newer(True)
    previous: str = newer("")


@dataclass(frozen=True, slots=True)
class Arranged:
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


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody has a seat from now on. `holder` is `person` or `bot`, `key` says who without saying anything else.

    `person` is the public id of whoever it is, `program` says that a program of theirs plays, `by` who did it where
    it was not themselves: `host`, `operator` or `server`.
    """

    seat: int
    holder: str
    name: str
    key: str
    person: str = newer("")
    program: bool = newer(False)
    by: str = newer("")


@dataclass(frozen=True, slots=True)
class Left:
    """A seat is open again."""

    seat: int
    by: str = newer("")


@dataclass(frozen=True, slots=True)
class Swapped:
    """Before the start: two seats have changed places."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Started:
    """The game has begun: its first step is open."""


@dataclass(frozen=True, slots=True)
class Submitted:
    """A program is in, replacing revision `revision - 1` of the same decision. `key` is whoever gave it.

    `commitment` binds it: see `pixcade.core.commitment`. Its salt is in no log.
    """

    step: int
    piece: str
    seat: int
    move: str = field(repr=False)
    revision: int
    id: str
    key: str
    commitment: str = newer("")


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A program was taken back; the decision is awaited again."""

    step: int
    piece: str
    seat: int
    revision: int
    id: str
    key: str


@dataclass(frozen=True, slots=True)
class Expired:
    """Time ran out for these pieces: the game's default is their program."""

    step: int
    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Away:
    """A person is absent: the stand-in plays for them."""

    seat: int


@dataclass(frozen=True, slots=True)
class Returned:
    """A person is back and has their seat at once."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paused:
    """Clocks stand from `since` on, which may lie before this entry where nobody was there to write it."""

    since: int
    by: str = newer("")


@dataclass(frozen=True, slots=True)
class Resumed:
    """Clocks run on from this entry."""

    by: str = newer("")


@dataclass(frozen=True, slots=True)
class Hosted:
    """This person is host from now on."""

    person: str
    by: str


@dataclass(frozen=True, slots=True)
class Shared:
    """These seats, and no others, sit at a device with somebody else: no clock runs for them."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Agreed:
    """A seat wants to stop the game as it stands, or no longer does. When all people who are there do, it is over."""

    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Stopped:
    """The game was ended as it stands by somebody who may: `operator`, or `server` for one that nobody came back to."""

    by: str


What = (
    Opened | Arranged | Seated | Left | Swapped | Started | Submitted | Withdrawn | Expired | Away | Returned | Paused
    | Resumed | Hosted | Shared | Agreed | Stopped
)  # fmt: skip
KINDS: tuple[type[What], ...] = (
    Opened, Arranged, Seated, Left, Swapped, Started, Submitted, Withdrawn, Expired, Away, Returned, Paused,
    Resumed, Hosted, Shared, Agreed, Stopped,
)  # fmt: skip
NEWER: tuple[type[What], ...] = (Arranged, Swapped, Hosted, Shared, Agreed, Stopped)
"""The kinds that came with format 2."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log. `number` counts from 1, `time` is in whole milliseconds UTC and never goes back."""

    table: str
    number: int
    format: int
    time: int
    what: What
