"""`plain-N`: the baseline for Pixl's bots, a plain tree search with N play-outs that shares the rules with them."""

from dataclasses import dataclass
from typing import ClassVar

from pixcade.bots.api import Thought, View, Weighed
from pixcade.bots.search import AVAILABLE
from pixcade.games.errors import PixcadeError

NODES_A_PLAYOUT = 60
MOST_NODES = 3_000_000


@dataclass(frozen=True)
class PlainSearch:
    """Plays the most visited move of a plain UCT. Its code is compiled when it first plays."""

    playouts: int
    searches: ClassVar[bool] = True

    def __call__(self, view: View) -> Thought:
        """Choose a move. Raises a PixcadeError without a compiler: a smaller search would make a bad baseline."""
        if not AVAILABLE:
            raise PixcadeError("bots.yardstick-compiled")
        from pixcade.bots.search.jit import np
        from pixcade.bots.search.pixl import plain_uct
        from pixcade.bots.search.pixl import rules as pixl

        state = view.state
        playouts = max(1, int(self.playouts * view.budget.work))
        nodes = min(NODES_A_PLAYOUT * playouts, MOST_NODES) + pixl.MOST_MOVES
        moves, times = np.zeros(pixl.MOST_MOVES, np.int64), np.zeros(pixl.MOST_MOVES, np.int64)
        values = np.zeros(pixl.MOST_MOVES)
        table, position = pixl.tables(state.options), pixl.pack(state)
        seed = np.uint64(view.random.getrandbits(64))
        many = plain_uct.plain_uct(table, position, seed, playouts, nodes, moves, times, values)
        found = [(pixl.move_of(int(moves[at])), int(times[at]), float(values[at])) for at in range(many)]
        most = max(visits for _, visits, _ in found)
        move = next(one for one, visits, _ in found if visits == most)
        weighed = [Weighed(view.game.format_move(state, one), visits / playouts, value) for one, visits, value in found]
        return Thought(move, tuple(sorted(weighed, key=lambda one: -one.probability)))
