"""A table at one moment: a frozen value, computed only by folding its log."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from pixcade.games.errors import PixcadeError
from pixcade.games.game import AnyGame, Decision, Event, Outcome, Seat, Step
from pixcade.table.cached import lazily
from pixcade.table.settings import TableSettings

BOT_KEY = "bot"
"""The giver of a program that a bot has computed."""

DEFAULTS_BEFORE_STAND_IN = 2
"""After so many steps in a row that the clock decided, a bot takes the seat."""

DECIDING = frozenset({"game", "state", "started", "stopped"})
"""The fields that `due` and `over` depend on."""

AWAITING = DECIDING | {"secrets"}
"""The fields that `awaited` depends on."""


class TableError(PixcadeError):
    """A request that this table rejects in its present state."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """A seat: `holder` is `open`, `person` or `bot`; `away` means that the stand-in plays for the person."""

    holder: str = "open"
    name: str = ""
    key: str = ""
    away: bool = False
    defaults_in_a_row: int = 0
    since: int = 0
    """The entry at which the present holder's tenancy began."""
    person: str = ""
    program: bool = False
    agreed: bool = False
    """Whether they vote to stop the game in its present state."""

    @property
    def plays(self) -> str:
        """The key of whoever may submit for this seat now; empty for an open one."""
        return BOT_KEY if self.away or self.holder == "bot" else self.key


class Secret(NamedTuple):
    """The move of one decision, not yet revealed. `move` is None after a withdrawal."""

    revision: int
    move: object = None
    key: str = ""
    default: bool = False
    since: int = 0
    """The tenancy of the seat when it was given: see `SeatState.since`."""
    commitment: str = ""
    salt: str = ""

    def __repr__(self) -> str:
        """Leave out move and salt: a repr could end up anywhere."""
        return f"Secret(revision={self.revision})"


NOTHING = Secret(revision=0)
"""The state of a decision without a program."""


class Played(NamedTuple):
    """One decision of a step that has been revealed."""

    decision: Decision
    move: str
    milliseconds: int
    default: bool
    commitment: str = ""
    salt: str = ""


class Answer(NamedTuple):
    """What a request did: its first entry, and for a move its decision and revision."""

    number: int
    kind: str
    step: int = -1
    piece: str = ""
    seat: int = -1
    revision: int = 0


@dataclass(frozen=True)
class Table:
    """Everything that follows from a log. `secrets` are never sent: messages are built without them, by
    `pixcade.room.views`, and a program is sent only to whoever gave it (see `gave`)."""

    id: str
    number: int
    time: int
    game: AnyGame
    rules: int
    settings: TableSettings
    """As settled: every option drawn, `start` empty for a game's own position."""
    state: object
    seats: tuple[SeatState, ...]
    previous: str = ""
    timing: int = 1
    """The timing of its reveals: see `pixcade.games.game.REVEAL_TIMING`."""
    match: str = ""
    """The first table of the match that this one goes on with, empty where it begins one: see `settings.best_of`."""
    host: str = ""
    """The person who may change the settings."""
    shared: frozenset[int] = frozenset()
    """The seats for which no clock runs, since several people play at one device."""
    stopped: str = ""
    """Who ended the game before its end: `agreed`, `operator` or `server`."""
    started: bool = False
    step: int = 0
    """Joint moves revealed since the start; submissions name it."""
    events: tuple[Event, ...] = ()
    """The events of the last step."""
    played: tuple[tuple[Played, ...], ...] = ()
    secrets: Mapping[str, Secret] = field(default_factory=dict, repr=False)
    answers: Mapping[tuple[str, str], Answer] = field(default_factory=dict)
    """The last requests that were done, by browser and request id: a repeated one gets the same answer."""
    paused: bool = False
    paused_since: int = 0
    paused_by: str = ""
    opened: int = 0
    """When the open step was opened."""
    ticks_from: int = 0
    """When this step's clocks begin to run: after the reveal of the last one has been shown."""
    charged_to: int = 0
    """Up to when time has been charged."""
    piece_spent: Mapping[str, int] = field(default_factory=dict)
    """Milliseconds used for each piece in this step."""
    seat_spent: Mapping[int, int] = field(default_factory=dict)
    """Milliseconds used by each seat since the start."""
    acts: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """How often something other than programming was done in this step, by kind and by whom: see `budgets`."""

    def changed(self, **changes: object) -> "Table":
        """Return this table with some fields changed.

        It does what `dataclasses.replace` does, many times faster: this is where a busy server spends its time.
        """
        values = {**self.__dict__, **changes}
        if not AWAITING.isdisjoint(changes):
            values.pop("awaited", None)
            if not DECIDING.isdisjoint(changes):
                for name in ("due", "outcome", "over", "applied"):
                    values.pop(name, None)
        table = object.__new__(Table)
        object.__setattr__(table, "__dict__", values)
        return table

    @lazily
    def due(self) -> tuple[Decision, ...]:
        """The decisions of the open step; none before the start and after the end."""
        return self.game.deciding(self.state) if self.started and not self.stopped else ()

    @lazily
    def awaited(self) -> tuple[Decision, ...]:
        """The decisions without a program."""
        secrets = self.secrets
        return tuple([one for one in self.due if one.piece not in secrets or secrets[one.piece].move is None])

    @lazily
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self.game.outcome(self.state)

    @lazily
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.stopped) or self.outcome is not None

    def apply(self, moves: Mapping[Decision, object]) -> Step[object]:
        """Apply a joint move to the position. Raises IllegalMove.

        The last one is kept: a move that is alone in its step is applied to see whether it may be, and then to make it.
        """
        known: tuple[Mapping[Decision, object], Step[object]] | None = self.__dict__.get("applied")
        if known is None or known[0] != moves:
            known = self.__dict__["applied"] = moves, self.game.apply(self.state, moves)
        return known[1]

    def secret(self, piece: str) -> Secret:
        """The program of a piece in this step; revision 0 for none yet."""
        return self.secrets.get(piece, NOTHING)

    def gave(self, piece: str, seat: Seat | int, key: str) -> bool:
        """Whether the program of a piece was given by this requester; bots share one key, so their tenancy counts."""
        secret = self.secret(piece)
        mine = secret.move is not None and secret.key == key
        return mine and (key != BOT_KEY or secret.since == self.seats[seat].since)

    def seat(self, seat: Seat | int) -> SeatState:
        """The state of a seat."""
        return self.seats[seat]


def beginning(game: AnyGame, settings: TableSettings, seed: int = 0) -> object:
    """Return the start position of a table; `seed` draws the options that are left open."""
    if settings.start:
        return game.parse_position(settings.start)
    return game.start(game.configure(settings.options, seed))
