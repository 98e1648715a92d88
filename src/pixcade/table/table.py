"""A table at one moment: a frozen value, computed only by folding its log."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from pixcade.games.errors import PixcadeError
from pixcade.games.game import AnyGame, Decision, Event, Outcome, Seat, Step
from pixcade.table.cached import lazily
from pixcade.table.settings import TableSettings

BOT_KEY = "bot"
"""The key of moves submitted by bots."""

DEFAULTS_BEFORE_STAND_IN = 2
"""A bot takes the seat after this many consecutive steps decided by the clock."""

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
    """Whether its holder votes to stop the game."""
    late: bool = False
    """Whether the stand-in plays this step, because the deadline of a slow game has passed."""
    off_until: int = 0
    """Until when its holder has days off: no clock runs for the seat."""

    @property
    def plays(self) -> str:
        """The key that may submit for this seat now; empty for an open one."""
        return BOT_KEY if self.away or self.late or self.holder == "bot" else self.key


class Secret(NamedTuple):
    """The submission of one decision, not yet revealed. `move` is None after a withdrawal."""

    revision: int
    move: object = None
    key: str = ""
    default: bool = False
    since: int = 0
    """The tenancy of the seat at the time: see `SeatState.since`."""
    commitment: str = ""
    salt: str = ""

    def __repr__(self) -> str:
        """Omit move and salt: a repr can end up anywhere."""
        return f"Secret(revision={self.revision})"


NOTHING = Secret(revision=0)
"""A decision without a submission."""


class Played(NamedTuple):
    """One decision of a revealed step."""

    decision: Decision
    move: str
    milliseconds: int
    default: bool
    commitment: str = ""
    salt: str = ""


class Answer(NamedTuple):
    """The result of a request: its first entry, and for a move its decision and revision."""

    number: int
    kind: str
    step: int = -1
    piece: str = ""
    seat: int = -1
    revision: int = 0


@dataclass(frozen=True)
class Table:
    """Everything that follows from a log.

    `secrets` are never sent: `pixcade.room.views` builds messages without them, and a move is sent only to its
    submitter.
    """

    id: str
    number: int
    time: int
    game: AnyGame
    rules: int
    settings: TableSettings
    """With every option drawn; `start` is empty for the game's usual position."""
    state: object
    seats: tuple[SeatState, ...]
    previous: str = ""
    timing: int = 1
    """The version of its reveal timing: see `pixcade.games.game.REVEAL_TIMING`."""
    match: str = ""
    """The first table of the match that this one continues, empty if it begins one: see `settings.best_of`."""
    host: str = ""
    """The person who may change the settings."""
    shared: frozenset[int] = frozenset()
    """The seats for which no clock runs, because their players share a device."""
    stopped: str = ""
    """Who ended the game early: `agreed`, `operator` or `server`."""
    started: bool = False
    step: int = 0
    """Steps revealed since the start; submissions name it."""
    events: tuple[Event, ...] = ()
    """The events of the last step."""
    played: tuple[tuple[Played, ...], ...] = ()
    secrets: Mapping[str, Secret] = field(default_factory=dict, repr=False)
    answers: Mapping[tuple[str, str], Answer] = field(default_factory=dict)
    """The latest completed requests, by browser and request id: a repeated one gets the same answer."""
    paused: bool = False
    paused_since: int = 0
    paused_by: str = ""
    opened: int = 0
    """When the open step was opened."""
    ticks_from: int = 0
    """When this step's clocks start: after the animation of the last reveal."""
    charged_to: int = 0
    """Time has been charged up to here."""
    piece_spent: Mapping[str, int] = field(default_factory=dict)
    """Milliseconds used for each piece in this step."""
    seat_spent: Mapping[int, int] = field(default_factory=dict)
    """Milliseconds used by each seat since the start."""
    unattended: int = 0
    """Steps in a row for which stand-ins had the seats of all people."""
    acts: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """Number of entries other than submissions in this step, by kind and originator: see `budgets`."""

    def changed(self, **changes: object) -> "Table":
        """Return this table with some fields changed.

        Same as `dataclasses.replace`, many times faster: a busy server spends its time here.
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

    @property
    def slow(self) -> bool:
        """Whether steps take hours or days: people needn't be there together."""
        return self.settings.clock == "step"

    @lazily
    def due(self) -> tuple[Decision, ...]:
        """The decisions of the open step; none before the start and after the end."""
        return self.game.deciding(self.state) if self.started and not self.stopped else ()

    @lazily
    def awaited(self) -> tuple[Decision, ...]:
        """The decisions without a submission."""
        secrets = self.secrets
        return tuple([one for one in self.due if one.piece not in secrets or secrets[one.piece].move is None])

    @lazily
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self.game.outcome(self.state)

    @lazily
    def over(self) -> bool:
        return bool(self.stopped) or self.outcome is not None

    def apply(self, moves: Mapping[Decision, object]) -> Step[object]:
        """Apply a joint move to the position. Raises IllegalMove.

        Caches the last result: a move that is alone in its step is applied once to validate it and once to play it.
        """
        known: tuple[Mapping[Decision, object], Step[object]] | None = self.__dict__.get("applied")
        if known is None or known[0] != moves:
            known = self.__dict__["applied"] = moves, self.game.apply(self.state, moves)
        return known[1]

    def secret(self, piece: str) -> Secret:
        """The submission for a piece in this step; revision 0 if there is none yet."""
        return self.secrets.get(piece, NOTHING)

    def is_submitter(self, piece: str, seat: Seat | int, key: str) -> bool:
        """Whether this requester submitted the move of a piece; bots share one key, so their tenancy counts."""
        secret = self.secret(piece)
        mine = secret.move is not None and secret.key == key
        return mine and (key != BOT_KEY or secret.since == self.seats[seat].since)

    def seat(self, seat: Seat | int) -> SeatState:
        return self.seats[seat]


def beginning(game: AnyGame, settings: TableSettings, seed: int = 0) -> object:
    """Return the start position of a table; `seed` draws missing options."""
    if settings.start:
        return game.parse_position(settings.start)
    return game.start(game.configure(settings.options, seed))
