"""What a log is made of. An entry is unique by table and number; formats are only ever added to.

A reveal, the application of moves and the end of a round are no entries: they follow from these.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

FORMAT = 1
"""The newest format that this version writes and reads."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The table came to be. `start` is the position it begins with, empty for a game's own; `clock` is `none`,
    `decision` or `bank`, with its milliseconds; `stand_in` names the bot that plays for somebody who is away."""

    game: str
    rules: int
    options: Mapping[str, str]
    start: str
    clock: str
    milliseconds: int
    stand_in: str


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody has a seat from now on. `holder` is `person` or `bot`, `key` says who without saying anything else."""

    seat: int
    holder: str
    name: str
    key: str


@dataclass(frozen=True, slots=True)
class Left:
    """A seat is open again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Started:
    """The game has begun: its first step is open."""


@dataclass(frozen=True, slots=True)
class Submitted:
    """A program is in, replacing revision `revision - 1` of the same decision. `key` is whoever gave it."""

    step: int
    piece: str
    seat: int
    move: str = field(repr=False)
    revision: int
    id: str
    key: str


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


@dataclass(frozen=True, slots=True)
class Resumed:
    """Clocks run on from this entry."""


What = (
    Opened | Seated | Left | Started | Submitted | Withdrawn | Expired | Away | Returned | Paused | Resumed
)  # fmt: skip
KINDS: tuple[type[What], ...] = (
    Opened, Seated, Left, Started, Submitted, Withdrawn, Expired, Away, Returned, Paused, Resumed,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log. `number` counts from 1, `time` is in whole milliseconds UTC and never goes back."""

    table: str
    number: int
    format: int
    time: int
    what: What
