"""The interface of a game.

Positions are public. Secrets (submitted moves before the reveal) live in the table, never in a state.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, NamedTuple, NewType, NotRequired, Protocol, TypedDict, TypeVar, cast, final

from pixcade.games.errors import IllegalMove, PixcadeError

V = TypeVar("V")

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0; players see `seat + 1`."""

Plain = Mapping[str, object]
"""JSON-able data. Each game declares its shape: see WireTypes."""

OptionTexts = Annotated[Mapping[str, str], "options"]
"""All options of a game as text. In declared wire types it is replaced by the options of that game."""

EventValue = str | int | tuple[str, ...] | tuple[int, ...]

REVEAL_TIMING = 3
"""The latest version of reveal timing.

A table keeps the version it was created with, so that its log can be replayed.
"""


class Decision(NamedTuple):
    """One decision to make now: the piece (controller, element) and the seat that decides for it."""

    piece: str
    seat: Seat


class Event(NamedTuple):
    """Something that happened, as a code with values: clients animate it, logs translate it, tests check it."""

    code: str
    values: Mapping[str, EventValue]


class EventData(TypedDict):
    """An event as plain data. In a game's declared choices it is replaced by the events of that game."""

    code: str
    values: Plain


@dataclass(frozen=True, slots=True)
class EventKind(Generic[V]):
    """One event code of a game, with the TypedDict of its values. Call it with values to make the event."""

    code: str
    values: type[V]

    def __call__(self, values: V) -> Event:
        return Event(self.code, cast(Mapping[str, EventValue], values))

    def data(self, values: V) -> EventData:
        return {"code": self.code, "values": cast(Plain, values)}


@final
class Locked(TypedDict):
    """Why a choice is unavailable: code, rule and values of the error that it would raise."""

    locked: str
    rule: str
    values: NotRequired[Mapping[str, str | int]]


@dataclass(frozen=True, slots=True)
class WireTypes:
    """The types of a game's plain data: facts, choices and events. A type that is omitted is unchecked.

    They are TypedDicts of texts, numbers, booleans, None, Literal, Sequence, Mapping and unions of these, and
    `Annotated[Sequence[T], n]` for a list of n. mypy checks the functions that build the data, a test checks the data
    of recorded games, and the clients' types (TypeScript, JSON Schema) are generated from them. `names` names the
    unions and literals; a TypedDict keeps its class name.
    """

    facts: object = Plain
    choices: object = Plain
    events: tuple[EventKind[Any], ...] = ()
    names: Mapping[str, object] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. `points` has one number per seat, or is empty if the game has no points."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """One option of a game. `choices` is empty if the value is free text (a layout code)."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str


UNDECLARED = WireTypes()


@dataclass(frozen=True, slots=True)
class GameInfo:
    """Static information about a game. `rules_version` changes only if some legal game would go differently.

    `wire` has the types of facts, choices and events. `reveal_ms` has the durations of the parts of a reveal, in
    milliseconds: clocks wait for them, clients animate them.
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
    """The result of `apply`: the new state, and the events that led to it.

    Events are built on first use, since search code takes most steps and never reads them.
    """

    __slots__ = ("_events", "_make_events", "state")

    def __init__(self, state: S, make_events: Callable[[], list[Event]]) -> None:
        """Create a step; `make_events` builds the events when they are first read."""
        self.state = state
        self._make_events = make_events
        self._events: tuple[Event, ...] | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in the order to show it."""
        if self._events is None:
            self._events = tuple(self._make_events())
        return self._events


class Game(Protocol[S, A, Options]):
    """A game's rules: stateless, with frozen states `S`, moves `A` and `Options`."""

    @property
    def info(self) -> GameInfo: ...

    def configure(self, values: Mapping[str, str], seed: int) -> Options:
        """Parse options; missing ones take their default or are drawn from `seed`. Raises InvalidOption."""

    def option_values(self, options: Options) -> dict[str, str]:
        """Every option as text: `configure(option_values(o), any_seed) == o`."""

    def start(self, options: Options) -> S:
        """The position before the first move."""

    def options_of(self, state: S) -> Options:
        """The options of the game that this state belongs to."""

    def seats(self, state: S) -> int: ...

    def deciding(self, state: S) -> tuple[Decision, ...]:
        """Who decides now: several if moves are simultaneous, none if the game is over."""

    def legal(self, state: S, decision: Decision) -> Sequence[A]:
        """All legal moves of a pending decision in a fixed order; never empty."""

    def choices(self, state: S, decision: Decision, *, previews: bool = True) -> Plain:
        """The legal moves of a pending decision, and why others are forbidden.

        `previews` adds the effects of each move, if the game can compute them and they are expensive. Data of the type
        `info.wire.choices`, determined by the state alone. Answers share parts: never modify them.
        """

    def apply(self, state: S, moves: Mapping[Decision, A]) -> Step[S]:
        """Play all moves of one step. Raises IllegalMove if one is missing or forbidden."""

    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game is in progress."""

    def points(self, state: S) -> tuple[int, ...]:
        """Each seat's current points."""

    def default(self, state: S, decision: Decision) -> A:
        """The move made when a player's time runs out: public and deterministic."""

    def silent(self, state: S) -> frozenset[Seat]:
        """Seats that may not chat at the moment."""

    def reveal_milliseconds(self, events: Sequence[Event], timing: int = REVEAL_TIMING) -> int:
        """Duration of the animation of these events; clocks of the next step wait for it. Old timings never change."""

    def parse_move(self, state: S, text: str) -> A:
        """Parse a move. Raises InvalidNotation."""

    def format_move(self, state: S, move: A) -> str:
        """A move's one spelling: `parse_move(s, format_move(s, m)) == m`."""

    def parse_position(self, text: str) -> S:
        """Parse a one-line position. Raises InvalidNotation or InvalidOption."""

    def format_position(self, state: S) -> str:
        """A state's one-line position text: `parse_position(format_position(s)) == s`."""

    def unreachable(self, state: S) -> tuple[PixcadeError, ...]:
        """Reasons why no game can reach a parsed state. An empty result is not a proof that one can.

        `core.position-impossible` means that the state contradicts itself, `core.position-unreachable` that no moves
        lead to it.
        """

    def facts(self, state: S) -> Plain:
        """The whole position as data of the type `info.wire.facts`, complete enough to validate a move elsewhere.

        Answers share parts: never modify them.
        """


AnyGame = Game[Any, Any, Any]
"""A game whose concrete types are unknown; states, moves and options are passed through as `object`."""


def require_due(due: tuple[Decision, ...], moves: Mapping[Decision, object], rule: str) -> None:
    """Raise IllegalMove, citing `rule`, unless `moves` answers exactly the pending decisions."""
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
