"""A position of Pixl: frozen and public. Elements are indexes into ELEMENTS, hexes are numbers in board order."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, reduce, wraps
from operator import or_
from typing import NamedTuple, TypeVar

from pixcade.games.game import Decision, Seat
from pixcade.games.pixl.elements import ELEMENTS, LETTERS, PIXLS, Relation, relations
from pixcade.games.pixl.hexes import Hex, HexBoard, HexSet, hex_board

S = TypeVar("S")
T = TypeVar("T")


def cached(function: Callable[[S], T]) -> Callable[[S], T]:
    """Cache a function of a state on the state itself.

    After a move a server needs the points, facts and choices of one position, which share intermediate results. The
    cache lives as long as the state.
    """
    name = function.__name__

    @wraps(function)
    def answer(state: S) -> T:
        known: dict[str, T] = state.__dict__
        try:
            return known[name]
        except KeyError:
            found = known[name] = function(state)
            return found

    return answer


@dataclass(frozen=True)
class Options:
    """The setup of a game. `elements` has the elements of each seat, `order` is the turn order."""

    players: int
    elements: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]
    side: int
    ports: str
    conversion: str
    end: str
    board: HexBoard = field(init=False, repr=False, compare=False)
    relations: tuple[tuple[Relation, ...], ...] = field(init=False, repr=False, compare=False)
    hunted: tuple[tuple[int, int, int], ...] = field(init=False, repr=False, compare=False)
    """The prey, neutral and predator of each element; itself if there is none in play (X1.3)."""
    seat_of: tuple[Seat, ...] = field(init=False, repr=False, compare=False)
    port_hexes: HexSet = field(init=False, repr=False, compare=False)
    """All hexes where Ports may stand (X2.2)."""
    decisions: tuple[tuple[Decision, ...], ...] = field(init=False, repr=False, compare=False)
    """Who decides, by the turn's index in the order."""
    hashed: int = field(init=False, repr=False, compare=False)
    """The hash, computed once: caches look options up at every move."""

    def __post_init__(self) -> None:
        board = hex_board(self.side)
        seat_of = {element: Seat(seat) for seat, own in enumerate(self.elements) for element in own}
        forbidden = board.gray
        if self.ports == "clear-of-gray":
            forbidden = reduce(or_, (near for at, near in enumerate(board.near) if board.gray >> at & 1), forbidden)
        setting = object.__setattr__
        setting(self, "board", board)
        setting(self, "relations", relations(len(self.order)))
        setting(self, "hunted", tuple(hunted(element, row) for element, row in enumerate(self.relations)))
        setting(self, "seat_of", tuple(seat_of[element] for element in range(len(self.order))))
        setting(self, "port_hexes", board.every & ~forbidden)
        decisions = tuple((Decision(ELEMENTS[element], seat_of[element]),) for element in self.order)
        setting(self, "decisions", decisions)
        chosen = (self.players, self.elements, self.order, self.side, self.ports, self.conversion, self.end)
        setting(self, "hashed", hash(chosen))

    def __hash__(self) -> int:
        return self.hashed


def hunted(element: int, relations: tuple[Relation, ...]) -> tuple[int, int, int]:
    """Return an element's prey, neutral and predator; itself if there is none in play."""
    of = {relation: other for other, relation in enumerate(relations) if other != element}
    return of["prey"], of.get("neutral", element), of["predator"]


class Position(NamedTuple):
    """The fields of a position. Every tuple but `stacks` has one entry per element."""

    options: Options
    turn: int
    """Turns taken so far; they determine whose turn it is."""
    passes: int
    """Consecutive passes up to now."""
    stacks: tuple[str, ...]
    """The stack on each hex, from the bottom up, as letters; empty if there is none."""
    tops: tuple[HexSet, ...]
    """The hexes with an element on top: redundant with `stacks`, for fast lookup."""
    ports: tuple[Hex | None, ...]
    came_from: tuple[Hex | None, ...]
    """The hex that an absent Port was taken off from (X5.2)."""
    fresh: tuple[bool, ...]
    """Whether the Port was moved and no Pixl placed since (X5.3)."""
    supply: tuple[int, ...]
    prisoners: tuple[int, ...]
    """Imprisoned Pixls by captor; all are of its one predator."""


class State(Position):
    """A position, with a cache of what was computed about it: see `memo`."""

    def __getstate__(self) -> None:
        """Don't copy or pickle the cache."""

    @property
    def mover(self) -> int:
        return self.options.order[self.turn % len(self.options.order)]


@lru_cache(128)
def start(options: Options) -> State:
    """The empty board, every element with its 24 Pixls (X1.1). Shared, together with its cache."""
    count = len(options.order)
    return State(
        options=options,
        turn=0,
        passes=0,
        stacks=("",) * len(options.board.names),
        tops=(0,) * count,
        ports=(None,) * count,
        came_from=(None,) * count,
        fresh=(False,) * count,
        supply=(PIXLS,) * count,
        prisoners=(0,) * count,
    )


def tops_of(stacks: tuple[str, ...], count: int) -> tuple[HexSet, ...]:
    """Compute `State.tops` from `State.stacks`."""
    return tuple(
        sum(1 << at for at, stack in enumerate(stacks) if stack.endswith(letter)) for letter in LETTERS[:count]
    )


@cached
def occupied(state: State) -> HexSet:
    """Return every hex with a stack or a Port (X2.3)."""
    taken = 0
    for tops in state.tops:
        taken |= tops
    for port in state.ports:
        if port is not None:
            taken |= 1 << port
    return taken
