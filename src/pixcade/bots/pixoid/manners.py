"""The personas' tastes in Pixoid, as Pixoid and as a Bug. They have none for placing cubes."""

from collections.abc import Callable

from pixcade.bots.manners import Manner
from pixcade.bots.pixoid.greedy import bug_pix, pix_of, walking_distances
from pixcade.games.game import Decision
from pixcade.games.pixoid.board import Pix
from pixcade.games.pixoid.moves import Placement, Program
from pixcade.games.pixoid.state import State

NEAR = 0.1
"""Values closer than this, in cubes, are equal: a turn of the strongest level costs about as much in exact play."""

Liking = Callable[[State, Pix, tuple[Pix, ...]], float]
"""How much a persona likes a run: the position, its first Pix, and the Pix on the way."""


def distances(state: State) -> tuple[tuple[int, ...], ...]:
    board = state.options.board
    return walking_distances(board.size, board.joined)


def far(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    del state, here
    return len(path)


def short(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    del state, here
    return -len(path)


def beside_bonus(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    del here
    return -min((distances(state)[path[-1]][pix] for pix in state.bonus), default=0)


def over_bonus_pix(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    """To run over Bonus Pix, even empty ones: preferring those with a cube was stronger than the level."""
    del here
    return sum(pix in path for pix in state.options.board.bonus)


def to_others(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    """To end near the nearest other Bug."""
    return -from_others(state, here, path)


def from_others(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    """To end far from the nearest other Bug."""
    others = bug_pix(state)
    if here in others:
        others.remove(here)
    return min(distances(state)[path[-1]][bug] for bug in others)


def to_pixoid(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    return -from_pixoid(state, here, path)


def from_pixoid(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    del here
    return distances(state)[path[-1]][pix_of(state, state.roles.pixoid)]


def centre(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    del here
    size = state.options.board.size
    column, row = divmod(path[-1], size)
    return -abs(2 * column + 1 - size) - abs(2 * row + 1 - size)


def edge(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    return -centre(state, here, path)


def walls(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    """To end near many walls."""
    return -ways(state, here, path)


def ways(state: State, here: Pix, path: tuple[Pix, ...]) -> float:
    """To end at a crossing of many corridors."""
    del here
    return sum(bool(ray) for ray in state.options.board.rays[path[-1]].values())


def manner(as_pixoid: Liking, as_bug: Liking) -> Manner:
    """Return the manner of a persona with one taste as Pixoid and another as a Bug."""

    def taste(state: State, decision: Decision, move: Placement | Program) -> float:
        if isinstance(move, Placement):
            return 0.0
        cube = state.options.controllers.index(decision.piece)
        here = pix_of(state, cube)
        like = as_pixoid if cube == state.roles.pixoid else as_bug
        return like(state, here, state.options.board.paths[here][move])

    return Manner(taste, NEAR, alike=alike)


def alike(state: State, decision: Decision, own: Placement | Program, other: Placement | Program) -> bool:
    """Whether a Bug ends about as near to Pixoid: a level that looks few turns ahead misses Bugs that fall behind."""
    cube = state.options.controllers.index(decision.piece)
    if isinstance(own, Placement) or isinstance(other, Placement) or cube == state.roles.pixoid:
        return True
    here = pix_of(state, cube)
    paths = state.options.board.paths[here]
    return abs(from_pixoid(state, here, paths[own]) - from_pixoid(state, here, paths[other])) <= 1


MANNERS = {
    "blip": manner(far, far),
    "chip": manner(over_bonus_pix, beside_bonus),
    "dot": manner(short, short),
    "zap": manner(to_others, to_pixoid),
    "beep": manner(centre, to_others),
    "ping": manner(from_others, from_pixoid),
    "gizmo": manner(ways, ways),
    "widget": manner(edge, walls),
}
