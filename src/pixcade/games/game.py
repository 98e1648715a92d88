"""The contract: what a game is to everything that stands above it.

The whole position is public. Secrets (what is programmed and not yet revealed) live in the table, never in a state.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, NamedTuple, NewType, NotRequired, Protocol, TypedDict, TypeVar, cast, final

from pixcade.games.errors import IllegalMove, PixcadeError

V = TypeVar("V")

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 and clockwise; people are told `seat + 1`."""

Plain = Mapping[str, object]
"""JSON-able data. What it holds is declared by each game: see WireTypes."""

OptionTexts = Annotated[Mapping[str, str], "options"]
"""Every option of a game as text. In what a game declares it stands for the options of that game."""

EventValue = str | int | tuple[str, ...] | tuple[int, ...]

REVEAL_TIMING = 3
"""The newest timing of reveals. A table keeps the one it was opened with, so that its log always means the same."""


class Decision(NamedTuple):
    """One thing to be decided now: the piece (controller, element) and the seat that decides for it."""

    piece: str
    seat: Seat


class Event(NamedTuple):
    """Something that happened, as a code with values: clients animate it, logs translate it, tests read it."""

    code: str
    values: Mapping[str, EventValue]


class EventData(TypedDict):
    """An event as plain data. In what a game declares of its choices it stands for an event of that game."""

    code: str
    values: Plain


@dataclass(frozen=True, slots=True)
class EventKind(Generic[V]):
    """One code of a game's events, with the TypedDict of its values. Called with values it makes the event."""

    code: str
    values: type[V]

    def __call__(self, values: V) -> Event:
        """Return an event of this kind."""
        return Event(self.code, cast(Mapping[str, EventValue], values))

    def data(self, values: V) -> EventData:
        """Return an event of this kind as plain data."""
        return {"code": self.code, "values": cast(Plain, values)}


@final
class Locked(TypedDict):
    """Why something can't be chosen: the code of the error that it would meet, with its rule and its values."""

    locked: str
    rule: str
    values: NotRequired[Mapping[str, str | int]]


@dataclass(frozen=True, slots=True)
class WireTypes:
    """The types of a game's plain data: what its facts, choices and events hold. What is left out can be anything.

    They are TypedDicts of texts, numbers, booleans, None, Literal, Sequence, Mapping and unions of these, and
    `Annotated[Sequence[T], n]` for a list of n. mypy checks the functions that build the data against them, a test
    checks the data of recorded games, and the documents for clients (TypeScript, JSON Schema) are generated from them.
    `names` are the names of unions and literals there; a TypedDict is called as its class.
    """

    facts: object = Plain
    choices: object = Plain
    events: tuple[EventKind[Any], ...] = ()
    names: Mapping[str, object] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. `points` has one number a seat, or is empty where a game gives none."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """One option of a game. `choices` is empty where the value is a text of its own kind (a layout code)."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str


UNDECLARED = WireTypes()


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is true of a game before it starts. `rules_version` rises only when a legal game would go differently.

    `wire` holds the types of what `facts`, `choices` and events say.
    `reveal_ms` are the parts of which a reveal consists, in milliseconds: clocks wait for them, clients animate them.
    """

    id: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    rules_version: int
    wire: WireTypes = UNDECLARED
    reveal_ms: Mapping[str, int] = field(default_factory=dict, hash=False)


S = TypeVar("S")
A = TypeVar("A")
Options = TypeVar("Options")


class Step(Generic[S]):
    """What `apply` gives back: the new state, and what happened on the way in tellable order.

    The telling is put off until somebody listens, since most steps are taken by searching programs that don't.
    """

    __slots__ = ("_events", "_tell", "state")

    def __init__(self, state: S, tell: Callable[[], list[Event]]) -> None:
        """Keep the new state, and how to tell what led to it."""
        self.state = state
        self._tell = tell
        self._events: tuple[Event, ...] | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in tellable order."""
        if self._events is None:
            self._events = tuple(self._tell())
        return self._events


class Game(Protocol[S, A, Options]):
    """A game's rules: stateless, with frozen states `S`, moves `A` and `Options`. No method changes anything."""

    @property
    def info(self) -> GameInfo:
        """The game's id, numbers of players, options and rules version."""

    def configure(self, values: Mapping[str, str], seed: int) -> Options:
        """Options from texts; what is left out takes its default or is drawn from `seed`. Raises InvalidOption."""

    def option_values(self, options: Options) -> dict[str, str]:
        """Every option as text: `configure(option_values(o), any_seed) == o`."""

    def start(self, options: Options) -> S:
        """The position before the first move."""

    def options_of(self, state: S) -> Options:
        """The options that this state is played under."""

    def seats(self, state: S) -> int:
        """How many players sit at this game."""

    def deciding(self, state: S) -> tuple[Decision, ...]:
        """Who decides now: several at once where moves are simultaneous, nobody when the game is over."""

    def legal(self, state: S, decision: Decision) -> Sequence[A]:
        """Every legal move of a decision that is due, in a fixed order; never empty."""

    def choices(self, state: S, decision: Decision, *, previews: bool = True) -> Plain:
        """The legal moves of a decision that is due, and why others are forbidden.

        `previews` adds what each move would bring, if a game can tell and it takes long. Data of the type
        `info.wire.choices` that follows from the state alone. Parts are shared between answers: never change them.
        """

    def apply(self, state: S, moves: Mapping[Decision, A]) -> Step[S]:
        """All moves of one step at once. Raises IllegalMove, changing nothing, where one is missing or forbidden."""

    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    def points(self, state: S) -> tuple[int, ...]:
        """Each seat's points as they stand now."""

    def default(self, state: S, decision: Decision) -> A:
        """The move made for somebody whose time is up: public, and without randomness."""

    def silent(self, state: S) -> frozenset[Seat]:
        """Seats that may not write to anybody just now."""

    def reveal_milliseconds(self, events: Sequence[Event], timing: int = REVEAL_TIMING) -> int:
        """How long showing these events takes; clocks of the next step wait for it. Older timings stay as they were."""

    def parse_move(self, state: S, text: str) -> A:
        """A move from its notation. Raises InvalidNotation."""

    def format_move(self, state: S, move: A) -> str:
        """A move's one spelling: `parse_move(s, format_move(s, m)) == m`."""

    def parse_position(self, text: str) -> S:
        """A state from its one-line text. Raises InvalidNotation or InvalidOption."""

    def format_position(self, state: S) -> str:
        """A state's one-line text: `parse_position(format_position(s)) == s`."""

    def unreachable(self, state: S) -> tuple[PixcadeError, ...]:
        """Why no game comes to a state that was parsed; none where no reason is known, which is no proof.

        `core.position-impossible` is what contradicts itself, `core.position-unreachable` what only no moves lead to.
        """

    def facts(self, state: S) -> Plain:
        """The whole position as data of the type `info.wire.facts`, complete enough to check a move from outside.

        Parts of it are shared between answers: nobody may change one.
        """


AnyGame = Game[Any, Any, Any]
"""A game of which only the contract is known: its states, moves and options are handed on as `object`."""


def require_due(due: tuple[Decision, ...], moves: Mapping[Decision, object], rule: str) -> None:
    """Raise IllegalMove, by the rule that says who decides now, unless `moves` answers exactly what is due."""
    if not due:
        raise IllegalMove("core.game-over", rule=rule)
    if len(moves) == len(due):
        for decision in due:
            if decision not in moves:
                break
        else:
            return
    pieces = {decision.piece: decision for decision in due}
    for decision in moves:
        if decision.piece not in pieces:
            raise IllegalMove("core.not-awaited", rule=rule, piece=decision.piece)
        if decision != pieces[decision.piece]:
            raise IllegalMove("core.not-your-piece", rule=rule, piece=decision.piece, seat=decision.seat + 1)
    missing = next(decision for decision in due if decision not in moves)
    raise IllegalMove("core.move-missing", rule=rule, piece=missing.piece, seat=missing.seat + 1)
