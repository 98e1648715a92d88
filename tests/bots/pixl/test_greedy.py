"""The greedy bot: it comes to meet its prey, and never gives up a point for that."""

from random import Random

from pixcade.bots.pixl.greedy import greedy_pixl, hex_distance, standing
from pixcade.games.game import AnyGame
from pixcade.games.pixl import Pixl
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.moves import PASS
from pixcade.games.pixl.state import State

PIXL: AnyGame = Pixl()
EARTH, WATER = ELEMENTS.index("earth"), ELEMENTS.index("water")


def alone_on_the_move(state: State, element: int, seed: int, placements: int) -> State:
    """Let the greedy bot place for one element while the others pass."""
    random = Random(seed)
    while placements:
        (decision,) = PIXL.deciding(state)
        moves = ELEMENTS.index(decision.piece) == element
        state = PIXL.apply(state, {decision: greedy_pixl(PIXL, state, decision, random) if moves else PASS}).state
        placements -= moves
    return state


def gap(state: State) -> int:
    board = state.options.board
    return min(hex_distance(board, one, other) for one in standing(state, EARTH) for other in standing(state, WATER))


def test_chain_grows_straight_to_its_prey() -> None:
    state = PIXL.parse_position("pixl turn=4 fire@c9 water@f4 earth@i8 spirit@d11")
    before = gap(state)
    for seed in range(5):
        assert gap(alone_on_the_move(state, EARTH, seed, before - 1)) == 1


def test_conversion_comes_before_the_way_to_the_prey() -> None:
    state = PIXL.parse_position("pixl turn=6 fire@c9 water@f4 earth@i8 spirit@d11 stacks=h8:e.g8:f")
    for seed in range(5):
        after = alone_on_the_move(state, EARTH, seed, 1)
        assert after.tops[ELEMENTS.index("fire")] == 0, "Fire at g8 is converted"
