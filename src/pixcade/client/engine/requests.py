"""The engine's requests: the fields and the effect of each."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Protocol, Self

from pixcade.client.engine import answers
from pixcade.client.engine.fields import Fields, check_type
from pixcade.client.engine.json_lines import InvalidRequest
from pixcade.client.engine.session import Session, load, set_up, start
from pixcade.games import GAMES, analyst_of
from pixcade.games.errors import PixcadeError
from pixcade.games.exact_answer import answer_data

PROTOCOL = 1
"""Incremented when older clients would no longer understand this protocol."""

LARGEST_SEED = 2**53 - 1  # the largest integer that JSON numbers hold exactly in every language
MOST_STEPS = 1_000_000


class NoGame(PixcadeError):
    """A request needs a game, and none has been started."""


class Reply(NamedTuple):
    """A request's result: the new state of the game, the response, and whether to quit."""

    session: Session | None
    body: dict[str, object]
    last: bool = False


class Request(Protocol):
    """One kind of request, typed."""

    do: ClassVar[str]

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """Read the fields. Raises InvalidRequest."""

    def run(self, session: Session | None) -> Reply:
        """Run it. Raises a PixcadeError, having changed nothing."""


def most_seats() -> int:
    """Return the number of seats of the largest game."""
    return max(max(game.info.players) for game in GAMES.values())


def require_game(session: Session | None) -> Session:
    """Return the current game. Raises NoGame."""
    if session is None:
        raise NoGame("engine.no-game")
    return session


def read_only(fields: Fields) -> tuple[str, ...]:
    """Read which parts of the new state to return: those of the summary unless others are named."""
    return fields.texts("only") if fields.has("only") else answers.SUMMARY


def state_reply(session: Session, only: tuple[str, ...]) -> Reply:
    """Reply with these parts of the game's new state. Raises InvalidRequest for an unknown part."""
    return Reply(session, {"state": answers.state(session, only)})


@dataclass(frozen=True)
class Games:
    """List the games."""

    do: ClassVar[str] = "games"

    @classmethod
    def read(cls, fields: Fields) -> Self:
        return cls()

    def run(self, session: Session | None) -> Reply:
        return Reply(session, {"protocol": PROTOCOL, "games": [answers.game(game) for game in GAMES.values()]})


@dataclass(frozen=True)
class New:
    """Start a game."""

    do: ClassVar[str] = "new"
    game: str
    options: dict[str, str]
    seed: int
    only: tuple[str, ...]

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """Missing options take their defaults; the default seed is 0."""
        return cls(
            game=fields.text("game"),
            options=fields.text_by_name("options") if fields.has("options") else {},
            seed=fields.number("seed", 0, LARGEST_SEED) if fields.has("seed") else 0,
            only=read_only(fields),
        )

    def run(self, session: Session | None) -> Reply:
        return state_reply(start(self.game, self.options, self.seed), self.only)


@dataclass(frozen=True)
class State:
    """Describe the position."""

    do: ClassVar[str] = "state"
    only: tuple[str, ...]

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """All parts by default."""
        return cls(fields.texts("only") if fields.has("only") else tuple(answers.PARTS))

    def run(self, session: Session | None) -> Reply:
        return Reply(session, {"state": answers.state(require_game(session), self.only)})


@dataclass(frozen=True)
class Legal:
    """List one piece's legal moves."""

    do: ClassVar[str] = "legal"
    piece: str

    @classmethod
    def read(cls, fields: Fields) -> Self:
        return cls(fields.text("piece"))

    def run(self, session: Session | None) -> Reply:
        played = require_game(session)
        decision = played.decision(self.piece)
        moves = played.legal(decision)
        return Reply(session, {"piece": decision.piece, "seat": decision.seat + 1, "moves": moves})


@dataclass(frozen=True)
class Play:
    """Play one step."""

    do: ClassVar[str] = "play"
    moves: dict[str, str]
    seats: dict[str, int]
    only: tuple[str, ...]

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """All moves of the step by piece, and optionally the seat that decides, to be checked."""
        return cls(
            moves=fields.text_by_name("moves"),
            seats=fields.number_by_name("seats", 1, most_seats()) if fields.has("seats") else {},
            only=read_only(fields),
        )

    def run(self, session: Session | None) -> Reply:
        after, happened = require_game(session).play(self.moves, self.seats)
        return Reply(after, {"events": answers.events(happened), "state": answers.state(after, self.only)})


@dataclass(frozen=True)
class Undo:
    """Take steps back."""

    do: ClassVar[str] = "undo"
    steps: int
    only: tuple[str, ...]

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """One step by default."""
        return cls(
            steps=fields.number("steps", 1, MOST_STEPS) if fields.has("steps") else 1,
            only=read_only(fields),
        )

    def run(self, session: Session | None) -> Reply:
        return state_reply(require_game(session).undo(self.steps), self.only)


@dataclass(frozen=True)
class Position:
    """Set up a position."""

    do: ClassVar[str] = "position"
    position: str
    only: tuple[str, ...]

    @classmethod
    def read(cls, fields: Fields) -> Self:
        return cls(fields.text("position"), read_only(fields))

    def run(self, session: Session | None) -> Reply:
        return state_reply(set_up(self.position), self.only)


@dataclass(frozen=True)
class Exact:
    """Evaluate a position exactly."""

    do: ClassVar[str] = "exact"
    position: str | None

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """A position's one-line text; the current one by default."""
        return cls(fields.text("position") if fields.has("position") else None)

    def run(self, session: Session | None) -> Reply:
        subject = require_game(session) if self.position is None else set_up(self.position)
        answer = analyst_of(subject.game.info.id).answer(subject.state)
        return Reply(session, {"exact": answer_data(answer)})


@dataclass(frozen=True)
class Save:
    """Return the record."""

    do: ClassVar[str] = "save"
    players: tuple[str, ...] | None
    date: str | None

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """The players' names in the order of seats, and a date."""
        return cls(
            players=fields.texts("players") if fields.has("players") else None,
            date=fields.text("date") if fields.has("date") else None,
        )

    def run(self, session: Session | None) -> Reply:
        return Reply(session, {"record": require_game(session).save(self.players, self.date)})


@dataclass(frozen=True)
class Load:
    """Load a record."""

    do: ClassVar[str] = "load"
    record: str
    only: tuple[str, ...]

    @classmethod
    def read(cls, fields: Fields) -> Self:
        return cls(fields.text("record"), read_only(fields))

    def run(self, session: Session | None) -> Reply:
        """Continue where the record ends."""
        return state_reply(load(self.record), self.only)


@dataclass(frozen=True)
class Quit:
    """Quit."""

    do: ClassVar[str] = "quit"

    @classmethod
    def read(cls, fields: Fields) -> Self:
        return cls()

    def run(self, session: Session | None) -> Reply:
        """Answer once more."""
        return Reply(session, {}, last=True)


KINDS: tuple[type[Request], ...] = (Games, New, State, Legal, Play, Undo, Position, Exact, Save, Load, Quit)
REQUESTS = {kind.do: kind for kind in KINDS}
"""Every request by its name."""


def read_request(values: dict[str, object]) -> Request:
    """Read a decoded line. Raises InvalidRequest."""
    if "do" not in values:
        raise InvalidRequest("engine.missing-field", field="do")
    name = check_type(values["do"], str, "do")
    if name not in REQUESTS:
        raise InvalidRequest("engine.unknown-request", name=name, known=", ".join(REQUESTS))
    fields = Fields(values)
    request = REQUESTS[name].read(fields)
    fields.end()
    return request


def read_id(values: dict[str, object]) -> str | int | None:
    """Return the id to be echoed. Raises InvalidRequest unless it is a string or a whole number."""
    found = values.get("id")
    if found is None or (isinstance(found, str | int) and not isinstance(found, bool)):
        return found
    raise InvalidRequest("engine.field-type", field="id", expected="string or integer")
