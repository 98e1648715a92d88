"""A position of Pixl: frozen and public. Elements are places in ELEMENTS, hexes are numbers in board order."""

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


def remembered(asked: Callable[[S], T]) -> Callable[[S], T]:
    """Let a function of a position answer at once when it is asked about the same one again.

    After a move a server asks for the points, the facts and the choices of one position, and each needs what the others
    have worked out. It hangs on the position itself, so it is gone when that is.
    """
    name = asked.__name__

    @wraps(asked)
    def answer(state: S) -> T:
        known: dict[str, T] = state.__dict__
        try:
            return known[name]
        except KeyError:
            found = known[name] = asked(state)
            return found

    return answer


@dataclass(frozen=True)
class Options:
    """How a game is set up. `elements` has the elements of each seat, `order` is the order of turns."""

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
    """The prey, the neutral and the predator of each element; itself where none is in play (X1.3)."""
    seat_of: tuple[Seat, ...] = field(init=False, repr=False, compare=False)
    port_hexes: HexSet = field(init=False, repr=False, compare=False)
    """Where Ports may stand at all (X2.2)."""
    decisions: tuple[tuple[Decision, ...], ...] = field(init=False, repr=False, compare=False)
    """Who decides, by the turn's place in the order."""
    hashed: int = field(init=False, repr=False, compare=False)
    """The hash, worked out once: what follows from options is looked up by them at every move."""

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
    """Return an element's prey, neutral and predator; itself where none is in play."""
    of = {relation: other for other, relation in enumerate(relations) if other != element}
    return of["prey"], of.get("neutral", element), of["predator"]


class Position(NamedTuple):
    """What a position consists of. Every tuple but `stacks` has one entry an element."""

    options: Options
    turn: int
    """Turns taken so far; whose turn it is follows from it."""
    passes: int
    """Passes in a row just now."""
    stacks: tuple[str, ...]
    """What lies on each hex, from the bottom up, as letters; empty where nothing does."""
    tops: tuple[HexSet, ...]
    """The hexes whose top is of an element: the same as in `stacks`, for looking round quickly."""
    ports: tuple[Hex | None, ...]
    came_from: tuple[Hex | None, ...]
    """Where a Port that was taken off came from (X5.2)."""
    fresh: tuple[bool, ...]
    """Whether the Port was moved and no Pixl has been placed since (X5.3)."""
    supply: tuple[int, ...]
    prisoners: tuple[int, ...]
    """Imprisoned Pixls by captor; they are all of its one predator."""


class State(Position):
    """A position, with room for what has been worked out about it: see `memo`."""

    def __getstate__(self) -> None:
        """What has been worked out is not copied, and not sent to other processes."""

    @property
    def mover(self) -> int:
        return self.options.order[self.turn % len(self.options.order)]


@lru_cache(128)
def start(options: Options) -> State:
    """The empty board, every element with its 24 Pixls (X1.1). It is shared, with all that was worked out about it."""
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
    """Work out `State.tops` from `State.stacks`."""
    return tuple(
        sum(1 << at for at, stack in enumerate(stacks) if stack.endswith(letter)) for letter in LETTERS[:count]
    )


@remembered
def occupied(state: State) -> HexSet:
    """Every hex with a stack or a Port (X2.3)."""
    taken = 0
    for tops in state.tops:
        taken |= tops
    for port in state.ports:
        if port is not None:
            taken |= 1 << port
    return taken
