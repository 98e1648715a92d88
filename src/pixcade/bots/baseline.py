"""Two simple bots for each game: one that plays any legal move, and one that looks a single step ahead."""

from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Any, TypeVar

from pixcade.core.game import AnyGame, Decision
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.hexes import Hex, HexBoard
from pixcade.games.pixl.moves import Place, PutPort
from pixcade.games.pixl.scoring import seat_points
from pixcade.games.pixl.state import State as PixlState
from pixcade.games.pixoid.board import Board, Pix
from pixcade.games.pixoid.moves import Placement, Program
from pixcade.games.pixoid.state import State as PixoidState

Bot = Callable[[AnyGame, Any, Decision, Random], Any]
"""`choose(game, state, decision, random)` returns a legal move."""

T = TypeVar("T")


def random_move(game: AnyGame, state: Any, decision: Decision, random: Random) -> Any:
    """Any legal move, all equally likely."""
    return random.choice(game.legal(state, decision))


def greedy_move(game: AnyGame, state: Any, decision: Decision, random: Random) -> Any:
    """The move that looks best one step ahead."""
    return GREEDY[game.info.id](game, state, decision, random)


BOTS: dict[str, Bot] = {"greedy": greedy_move, "random": random_move}
"""Every simple bot by its name; the first is the one to play against unless another is asked for."""


def best(candidates: Iterable[T], value: Callable[[T], Any]) -> list[T]:
    """Return the candidates of the highest value, in their order."""
    rated = [(value(candidate), candidate) for candidate in candidates]
    highest = max(rate for rate, _ in rated)
    return [candidate for rate, candidate in rated if rate == highest]


def greedy_pixoid(game: AnyGame, state: PixoidState, decision: Decision, random: Random) -> Placement | Program:
    """Any free Start Pix; then Pixoid keeps out of the Bugs' lines and Bugs cover where he can run."""
    if state.placing:
        start: Placement = random_move(game, state, decision, random)
        return start
    board = state.options.board
    cube = state.options.controllers.index(decision.piece)
    options = distinct_programs(board, pix_of(state, cube))
    if cube == state.roles.pixoid:
        return random.choice(safest(state, options))
    return random.choice(closing_in(state, options))


def pix_of(state: PixoidState, cube: int) -> Pix:
    """Return where a cube stands that is on the board."""
    pix = state.cubes[cube]
    assert pix is not None, "everybody programs only when all cubes are set"
    return pix


def distinct_programs(board: Board, here: Pix) -> dict[Program, tuple[Pix, ...]]:
    """Return one program for each direction and length that differ in effect, with its path."""
    return {program: path for program, path in board.paths[here].items() if program.distance == len(path)}


def bug_pix(state: PixoidState) -> list[Pix]:
    """Return where the Bugs stand."""
    return [pix_of(state, bug) for bug in state.roles.bugs]


def free_paths(state: PixoidState, options: dict[Program, tuple[Pix, ...]]) -> dict[Program, tuple[Pix, ...]]:
    """Return those of Pixoid's paths that run into no Bug."""
    bugs = set(bug_pix(state))
    return {program: path for program, path in options.items() if bugs.isdisjoint(path)}


def safest(state: PixoidState, options: dict[Program, tuple[Pix, ...]]) -> list[Program]:
    """Return Pixoid's programs that end in the fewest Bugs' straight lines, and of these pick up most bonus cubes."""
    board = state.options.board
    seen = [{pix for ray in board.rays[bug].values() for pix in ray} for bug in bug_pix(state)]

    def value(program: Program) -> tuple[int, int]:
        path = options[program]
        danger = sum(path[-1] in line for line in seen)
        return -danger, sum(pix in state.bonus for pix in path)

    return best(free_paths(state, options) or options, value)


def closing_in(state: PixoidState, options: dict[Program, tuple[Pix, ...]]) -> list[Program]:
    """Return a Bug's programs that cover most Pix where Pixoid may end, and of these end nearest to him."""
    board = state.options.board
    pixoid = pix_of(state, state.roles.pixoid)
    targets = {path[-1] for path in free_paths(state, distinct_programs(board, pixoid)).values()}
    distance = walking_distances(board.size, board.joined)[pixoid]

    def value(program: Program) -> tuple[int, int]:
        path = options[program]
        return sum(pix in targets for pix in path), -distance[path[-1]]

    return best(options, value)


@cache
def walking_distances(size: int, joined: frozenset[tuple[Pix, Pix]]) -> tuple[tuple[int, ...], ...]:
    """Return for every two Pix how many steps lie between them; more than there are Pix where no way does."""
    near: list[list[Pix]] = [[] for _ in range(size * size)]
    for one, other in joined:
        near[one].append(other)
        near[other].append(one)
    table = []
    for start in range(size * size):
        found = [size * size + 1] * (size * size)
        found[start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in near[here]:
                if found[there] > found[here] + 1:
                    found[there] = found[here] + 1
                    queue.append(there)
        table.append(tuple(found))
    return tuple(table)


def greedy_pixl(game: AnyGame, state: PixlState, decision: Decision, random: Random) -> Any:
    """The placement that gains most points over the others; passing or moving the Port only where nothing else is."""
    legal = game.legal(state, decision)
    puts = [move for move in legal if isinstance(move, PutPort)]
    if puts:
        return random.choice(most_central(state.options.board, puts))
    places = [move for move in legal if isinstance(move, Place)]
    if not places:
        return legal[-1]
    before = seat_points(state)
    seat = state.options.seat_of[ELEMENTS.index(decision.piece)]

    def value(move: Place) -> float:
        after = seat_points(game.apply(state, {decision: move}).state)
        gains = [new - old for new, old in zip(after, before, strict=True)]
        own = gains.pop(seat)
        return own - sum(gains) / len(gains)

    return random.choice(best(places, value))


def most_central(board: HexBoard, puts: list[PutPort]) -> list[PutPort]:
    """Return the Port hexes that are no further than one step from the most central one there is."""
    rings = {put: centre_distance(board, put.hex) for put in puts}
    nearest = min(rings.values())
    return [put for put in puts if rings[put] <= nearest + 1]


def centre_distance(board: HexBoard, hex: Hex) -> int:
    """Return how many steps a hex is from the centre."""
    name = board.names[hex]
    q, r = ord(name[0]) - 96 - board.side, int(name[1:]) - board.side
    return max(abs(q), abs(r), abs(q + r))


GREEDY: dict[str, Callable[[AnyGame, Any, Decision, Random], Any]] = {"pixoid": greedy_pixoid, "pixl": greedy_pixl}
"""The greedy bot of each game."""
